"""POK: dice poker: who may be called, the stakes, the rolls, what beats what, and the pot."""

from __future__ import annotations

from itertools import product

import pytest

from companion.games.witcher_old_world.play.poker import result, wins

# The ranking of the rulebook from the worst to the best; each hand beats all before it.
LADDER = (
    ("nothing", (1, 2, 4, 5, 6)),
    ("pair", (1, 1, 2, 3, 4)),
    ("two_pairs", (1, 1, 2, 2, 3)),
    ("three", (1, 1, 1, 2, 3)),
    ("five_high", (1, 2, 3, 4, 5)),
    ("six_high", (2, 3, 4, 5, 6)),
    ("full_house", (1, 1, 1, 2, 2)),
    ("four", (1, 1, 1, 1, 2)),
    ("five", (1, 1, 1, 1, 1)),
)
FIVES, ONES = [5, 5, 5, 5, 5], [1, 1, 1, 1, 1]


def beats(better, worse) -> bool:
    """Whether a hand wins from either side of the table, so that no tie is hidden in it."""
    return wins(better, worse) and not wins(worse, better)


def plays(table, own, their, by=1, whom=2) -> None:
    """A whole game without rerolls."""
    table.move("challenge", who=by, whom=whom)
    table.move("roll_dice", own=own, their=their)
    table.move("reroll", dice=[])
    table.move("reroll", dice=[])


@pytest.fixture
def met(trio):
    """A wolf (in turn, it has moved), a cat and a bear at Vizima 7 with two gold each."""
    for who in (1, 2, 3):
        trio.has(who, location=7, gold=2, hand=5, deck=5)
    trio.turn_of(1, moved=True)
    return trio


@pytest.mark.rule("WO-POK-01")
@pytest.mark.parametrize("whom", [2, 3])
def test_the_active_player_calls_whom_it_likes_and_nobody_is_asked(met, whom):
    met.move("challenge", who=1, whom=whom)
    assert (met.state.poker.who, met.state.poker.other) == (1, whom)
    assert not met.objects("travel", who=1, to=6).can_overrule  # the game is played out


@pytest.mark.rule("WO-POK-01")
def test_only_a_witcher_on_the_same_location_is_called_and_only_in_ones_own_turn(met):
    met.has(2, location=6)
    assert met.objects("challenge", who=1, whom=2).rule == "WO-POK-01"
    assert met.objects("challenge", who=3, whom=1).rule == "WO-TRN-01"
    assert met.refuses("challenge", who=1, whom=1).field == "whom"


@pytest.mark.rule("WO-POK-01", "WO-POK-03")
def test_where_the_table_keeps_the_map_only_the_table_knows_who_stands_there(old_world):
    table = old_world("wolf", "cat", areas={"boards": "app", "map": "table", "market": "app", "decks": "app"})
    table.move("choose_terrain", who=1, terrain="mountain")
    for who in (1, 2):
        table.has(who, gold=5)
    plays(table, FIVES, ONES)
    assert table.objects("challenge", who=1, whom=2).rule == "WO-POK-03"


@pytest.mark.rule("WO-POK-02")
@pytest.mark.parametrize("poor", [1, 2])
def test_whoever_has_no_gold_does_not_play(met, poor):
    met.has(poor, gold=0)
    assert met.objects("challenge", who=1, whom=2).rule == "WO-POK-02"
    assert met.state.poker is None


@pytest.mark.rule("WO-POK-03")
def test_one_game_a_turn_with_each_witcher(met):
    plays(met, FIVES, ONES)
    assert met.objects("challenge", who=1, whom=2).rule == "WO-POK-03"
    plays(met, FIVES, ONES, whom=3)
    assert met.objects("challenge", who=1, whom=3).rule == "WO-POK-03"
    met.turn_of(2, moved=True)
    plays(met, FIVES, ONES, by=2, whom=1)  # in its own turn the cat may call the wolf
    assert met.state.turn.played == [1]


@pytest.mark.rule("WO-POK-04")
def test_where_the_turn_began_poker_needs_a_way_there_and_back(met):
    met.turn_of(1)
    assert met.objects("challenge", who=1, whom=2).rule == "WO-MOV-02"
    met.move("travel", who=1, to=6)
    met.move("travel", who=1, to=7)
    assert met.one(1).hand == 3
    met.move("challenge", who=1, whom=2)
    assert met.state.poker is not None


@pytest.mark.rule("WO-POK-05")
def test_whom_one_played_with_one_does_not_fight_in_that_turn(met):
    plays(met, FIVES, ONES)
    assert met.objects("attack_witcher", who=1, whom=2).rule == "WO-PHII-03"
    met.move("attack_witcher", who=1, whom=3)
    assert met.state.fight.other == 3
    met.undo()
    met.turn_of(1, moved=True)  # the next turn
    met.move("attack_witcher", who=1, whom=2)
    assert met.state.fight.other == 2


@pytest.mark.rule("WO-POK-06", "WO-POK-17")
@pytest.mark.parametrize(("own", "their", "gold"), [(FIVES, ONES, (4, 1)), (ONES, FIVES, (1, 4))])
def test_each_stakes_a_gold_the_treasury_one_more_and_the_winner_takes_three(met, own, their, gold):
    met.move("challenge", who=1, whom=2)
    assert (met.one(1).gold, met.one(2).gold, met.told("tell-pot")) == (1, 1, [{"count": 3}])
    met.move("roll_dice", own=own, their=their)
    met.move("reroll", dice=[])
    met.move("reroll", dice=[])
    assert (met.one(1).gold, met.one(2).gold, met.one(3).gold) == (*gold, 2)
    assert met.state.poker is None and met.told("tell-gain-gold")[0]["count"] == 3


@pytest.mark.rule("WO-POK-02", "WO-POK-06", "WO-POK-17")
def test_where_the_table_keeps_the_boards_stakes_and_pot_are_told(old_world):
    table = old_world("wolf", "cat", areas={"boards": "table", "map": "app", "market": "app", "decks": "app"})
    table.move("choose_terrain", who=1, terrain="mountain")
    for who in (1, 2):
        table.has(who, location=7)
    table.turn_of(1, moved=True)
    table.move("challenge", who=1, whom=2)
    assert table.told("tell-lose-gold") == [{"who": "wolf", "count": 1}, {"who": "cat", "count": 1}]
    table.move("roll_dice", own=ONES, their=FIVES)
    table.move("reroll", dice=[])
    table.move("reroll", dice=[])
    assert table.told("tell-gain-gold") == [{"who": "cat", "count": 3}]


@pytest.mark.rule("WO-POK-07")
def test_both_roll_five_dice_at_once(met):
    met.move("challenge", who=1, whom=2)
    assert met.objects("reroll", dice=[1]).rule == "WO-POK-08"
    for hand in ([1, 2, 3, 4], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 7]):
        assert met.refuses("roll_dice", own=hand).field.startswith("own")
    met.move("roll_dice")
    assert len(met.state.poker.own) == len(met.state.poker.their) == 5 and len(met.drawn) == 10
    assert {*met.state.poker.own, *met.state.poker.their} <= {1, 2, 3, 4, 5, 6}
    assert met.objects("roll_dice").rule == "WO-POK-08"


@pytest.mark.rule("WO-POK-08", "WO-POK-09")
def test_the_one_not_in_turn_rerolls_first_then_the_active_player_once_each(met):
    met.move("challenge", who=1, whom=2)
    met.move("roll_dice", own=[1, 2, 3, 4, 6], their=[6, 6, 6, 6, 1])
    met.move("reroll", dice=[1, 5], rolled=[2, 3])
    assert (met.state.poker.their, met.state.poker.own) == ([2, 6, 6, 6, 3], [1, 2, 3, 4, 6])  # worse, and it stays
    met.move("reroll", dice=[5], rolled=[5])
    assert met.state.poker is None and met.one(1).gold == 4  # a straight beats three of a kind
    assert not met.objects("reroll", dice=[1], rolled=[6]).can_overrule


@pytest.mark.rule("WO-POK-09")
@pytest.mark.parametrize("dice", [[], [3], [1, 5], [1, 2, 3, 4, 5]])
def test_any_number_of_dice_is_rerolled_and_the_others_lie_still(met, dice):
    met.move("challenge", who=1, whom=2)
    met.move("roll_dice", own=[1, 2, 3, 4, 6], their=[1, 2, 3, 4, 6])
    met.move("reroll", dice=dice, rolled=[6] * len(dice))
    came = [6 if number in dice else face for number, face in enumerate([1, 2, 3, 4, 6], 1)]
    assert met.state.poker.their == came and met.state.poker.own == [1, 2, 3, 4, 6]
    assert met.refuses("reroll", dice=[1, 2], rolled=[6]).field == "rolled"
    assert met.refuses("reroll", dice=[6]).field.startswith("dice")


@pytest.mark.rule("WO-POK-10")
@pytest.mark.parametrize(("place", "row"), list(enumerate(LADDER)))
def test_each_rank_beats_all_below_it(place, row):
    rank, hand = row
    assert result(hand).name == rank
    assert all(beats(hand, worse) for _, worse in LADDER[:place])


@pytest.mark.rule("WO-POK-10")
def test_every_roll_has_the_rank_of_its_shape():
    for hand in product(range(1, 7), repeat=5):
        shape = tuple(sorted((hand.count(face) for face in set(hand)), reverse=True))
        straight = {(1, 2, 3, 4, 5): "five_high", (2, 3, 4, 5, 6): "six_high"}.get(tuple(sorted(hand)), "nothing")
        named = {(5,): "five", (4, 1): "four", (3, 2): "full_house", (3, 1, 1): "three", (2, 2, 1): "two_pairs"}
        assert result(hand).name == {**named, (2, 1, 1, 1): "pair"}.get(shape, straight)


BETTER = {
    "WO-POK-11": [
        ((2, 2, 1, 3, 4), (1, 1, 4, 5, 6)),
        ((4, 4, 4, 1, 2), (3, 3, 3, 5, 6)),
        ((2, 2, 2, 2, 1), (1, 1, 1, 1, 6)),
        ((6, 6, 6, 6, 6), (5, 5, 5, 5, 5)),
    ],
    "WO-POK-12": [((3, 3, 3, 1, 1), (2, 2, 2, 6, 6)), ((3, 3, 3, 5, 5), (3, 3, 3, 4, 4))],
    "WO-POK-13": [
        ((5, 5, 1, 1, 2), (4, 4, 3, 3, 6)),
        ((5, 5, 2, 2, 1), (5, 5, 1, 1, 6)),
        ((5, 5, 2, 2, 6), (5, 5, 2, 2, 4)),
    ],
    "WO-POK-14": [
        ((3, 3, 6, 2, 1), (3, 3, 5, 4, 2)),
        ((3, 3, 6, 4, 1), (3, 3, 6, 2, 1)),
        ((2, 2, 2, 6, 1), (2, 2, 2, 5, 4)),
        ((2, 2, 2, 5, 3), (2, 2, 2, 5, 1)),
        ((4, 4, 4, 4, 6), (4, 4, 4, 4, 5)),
    ],
    "WO-POK-16": [((1, 1, 2, 3, 4), (1, 3, 4, 5, 6)), ((1, 2, 3, 5, 6), (1, 2, 3, 4, 6))],
}


@pytest.mark.rule("WO-POK-11", "WO-POK-12", "WO-POK-13", "WO-POK-14", "WO-POK-16")
@pytest.mark.parametrize(("better", "worse"), [pair for pairs in BETTER.values() for pair in pairs])
def test_of_two_hands_of_one_rank_the_higher_combination_and_then_the_spare_dice_win(better, worse):
    assert beats(better, worse)
    assert beats(better[::-1], worse[::-1])  # how they fell on the table does not count


@pytest.mark.rule("WO-POK-14", "WO-POK-15", "WO-POK-16")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((3, 3, 6, 5, 1), (3, 3, 6, 5, 4)),  # a third spare die is never compared
        ((1, 2, 3, 5, 6), (1, 3, 4, 5, 6)),  # nor is it where nothing came
        ((1, 2, 3, 4, 5), (5, 4, 3, 2, 1)),
        ((2, 2, 2, 3, 3), (3, 2, 3, 2, 2)),
        ((4, 4, 4, 4, 4), (4, 4, 4, 4, 4)),
        ((5, 5, 2, 2, 1), (2, 2, 5, 5, 1)),
    ],
)
def test_what_is_still_equal_is_the_active_players(one, other):
    assert wins(one, other) and wins(other, one)


@pytest.mark.rule("WO-POK-15")
def test_the_active_player_takes_the_pot_of_a_tie(met):
    plays(met, [2, 2, 2, 3, 3], [3, 3, 2, 2, 2])
    assert (met.one(1).gold, met.one(2).gold) == (4, 1)
