"""LOC: what each kind of location gives: attributes, potions, dice with the locals, training, trails."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.names import SCHOOLS

HOMES = {"griffin": 1, "wolf": 3, "bear": 10, "viper": 15, "cat": 17}
FIVES, ONES = [5, 5, 5, 5, 5], [1, 1, 1, 1, 1]


@pytest.fixture
def at(trio):
    """The wolf stands, after a move, at a location of that kind, with facts of its own: `at(5, "potion", gold=2)`."""

    def stand(place: int, action: str = "", **facts):
        if action:
            trio.move("describe_place", place=place, action=action)
        trio.has(1, **{"location": place, "hand": 4, "deck": 6, "discard": 0, "gold": 0} | facts)
        trio.turn_of(1, moved=True)
        return trio

    return stand


@pytest.fixture
def kept(old_world):
    """A wolf and a cat with one area kept by the table; the wolf has moved to a location of that kind."""

    def set_up(area: str, place: int, action: str):
        areas = dict.fromkeys(("boards", "map", "market", "decks"), "app") | {area: "table"}
        table = old_world("wolf", "cat", areas=areas)
        table.move("choose_terrain", who=1, terrain="mountain")
        table.move("describe_place", place=place, action=action)
        table.has(1, location=place, hand=4, deck=6)
        table.turn_of(1, moved=True)
        return table

    return set_up


# --- attributes and potions ------------------------------------------------------------------------------------------


@pytest.mark.rule("WO-LOC-01")
@pytest.mark.parametrize(
    ("alchemy", "level", "allowed"), [(1, 1, True), (1, 3, True), (3, 3, True), (2, 1, False), (4, 3, False)]
)
def test_an_attribute_location_lifts_what_is_not_above_the_witchers_level(at, alchemy, level, allowed):
    table = at(4, alchemy=alchemy, level=level, combat=level, defence=level, speciality=level)
    if not allowed:
        assert table.objects("take_attribute", who=1).rule == "WO-LOC-01"
        return
    table.move("take_attribute", who=1)
    assert (table.one(1).alchemy, table.one(1).gold) == (alchemy + 1, 0)


@pytest.mark.rule("WO-LOC-01")
def test_the_printed_attribute_comes_and_no_other(at):
    table = at(4)
    table.move("take_attribute", who=1, attribute="combat")
    assert (table.one(1).alchemy, table.one(1).combat) == (2, 1)
    table.undo()
    table.move("describe_place", place=5, action="attribute", attribute="defence")
    table.has(1, location=5)
    table.move("take_attribute", who=1)
    assert table.one(1).defence == 2


@pytest.mark.rule("WO-LOC-01")
def test_where_the_table_keeps_the_map_it_says_which_attribute_is_printed(kept):
    table = kept("map", 4, "")
    table.move("take_attribute", who=1, attribute="combat")
    assert (table.one(1).combat, table.one(1).alchemy) == (2, 1)
    table.undo()
    assert table.refuses("take_attribute", who=1).field == "attribute"


@pytest.mark.rule("WO-LOC-01", "WO-LOC-02")
def test_where_the_table_keeps_the_boards_the_raise_is_told(kept):
    table = kept("boards", 4, "")
    table.move("take_attribute", who=1)
    assert table.told("tell-raise-by-hand") == [{"who": "wolf", "attribute": "alchemy", "count": 1}]


@pytest.mark.rule("WO-LOC-02")
def test_a_raise_there_brings_what_a_raise_always_brings(at):
    table = at(4, combat=2, defence=2, speciality=2)
    table.move("take_attribute", who=1)
    assert (table.one(1).potions, table.one(1).level, table.one(1).hand) == (1, 2, 5)
    table.move("describe_place", place=5, action="attribute", attribute="defence")
    for defence, shield in ((2, 3), (4, 2)):  # one more, but not for the step to five
        table.has(1, location=5, defence=defence, level=4, shield=2)
        table.turn_of(1, moved=True)
        table.move("take_attribute", who=1)
        assert (table.one(1).defence, table.one(1).shield) == (defence + 1, shield)


@pytest.mark.rule("WO-LOC-03")
@pytest.mark.parametrize(("owned", "then"), [(0, 1), (3, 4), (4, 4)])
def test_a_potion_location_gives_one_within_the_limit(at, owned, then):
    table = at(6, "potion", potions=owned)
    deck = table.state.potions
    table.move("take_potion", who=1)
    assert (table.one(1).potions, table.state.potions) == (then, deck - 1)
    assert table.one(1).gold == 0


# --- dice with the locals --------------------------------------------------------------------------------------------


@pytest.mark.rule("WO-LOC-04", "WO-LOC-05")
@pytest.mark.parametrize(("own", "their", "gold"), [(FIVES, ONES, 4), (ONES, FIVES, 1), (FIVES, FIVES, 4)])
def test_the_locals_put_in_two_and_the_winner_of_three_is_the_witcher_or_nobody(at, own, their, gold):
    table = at(6, "poker", gold=2)
    others = [table.one(who).gold for who in (2, 3)]
    table.move("play_locals", who=1)
    assert (table.one(1).gold, table.told("tell-pot")) == (1, [{"count": 3}])
    table.move("roll_dice", own=own, their=their)
    table.move("reroll", dice=[])
    table.move("reroll", dice=[])
    assert table.one(1).gold == gold and [table.one(who).gold for who in (2, 3)] == others
    assert ("tell-pot-lost" in table.said) == (gold == 1)


@pytest.mark.rule("WO-LOC-05")
def test_the_right_neighbour_rolls_for_the_locals_and_rerolls_first(at):
    table = at(6, "poker", gold=2)
    table.move("play_locals", who=1)
    assert table.told("tell-rolls-for-locals") == [{"who": "bear"}]
    table.move("roll_dice", own=[1, 2, 3, 4, 6], their=[1, 2, 3, 4, 6])
    table.move("reroll", dice=[5], rolled=[5])
    assert (table.state.poker.their, table.state.poker.own) == ([1, 2, 3, 4, 5], [1, 2, 3, 4, 6])
    table.move("reroll", dice=[1], rolled=[5])
    assert table.state.poker is None and table.one(1).gold == 4


@pytest.mark.rule("WO-LOC-06")
def test_the_locals_play_for_gold_only(at):
    table = at(6, "poker", gold=0)
    assert table.objects("play_locals", who=1).rule == "WO-LOC-06"
    assert table.state.poker is None and table.state.turn.used == []


@pytest.mark.rule("WO-LOC-18")
def test_a_game_with_the_locals_is_an_action_and_no_game_with_the_neighbour(at):
    table = at(6, "poker", gold=3)
    table.has(3, location=6, gold=2)
    table.move("play_locals", who=1)
    table.move("roll_dice", own=FIVES, their=ONES)
    table.move("reroll", dice=[])
    table.move("reroll", dice=[])
    assert table.objects("play_locals", who=1).rule == "WO-ACT-02"
    table.move("attack_witcher", who=1, whom=3)
    assert table.state.fight.other == 3
    table.undo()
    table.move("challenge", who=1, whom=3)
    assert table.state.poker.other == 3


# --- schools and trails ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WO-LOC-09", "WO-LOC-10")
@pytest.mark.parametrize("school", SCHOOLS)
def test_every_school_trains_three_attributes_and_its_own_witchers_the_speciality(at, school):
    place = HOMES[school]
    for attribute in ("combat", "defence", "alchemy"):
        table = at(place, gold=2)
        table.move("train", who=1, attribute=attribute)
        assert table.one(1).level_of(attribute) == 2 and table.one(1).gold == 0
    table = at(place, gold=2)
    if school == "wolf":
        table.move("train", who=1, attribute="speciality")
        assert table.one(1).speciality == 2
    else:
        assert table.objects("train", who=1, attribute="speciality").rule == "WO-LOC-10"
    trained = [row.attribute for row in table.page("turn").movement.stop.training]
    assert ("speciality" in trained) == (school == "wolf")


@pytest.mark.rule("WO-LOC-11")
@pytest.mark.parametrize(("level", "price"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_training_costs_as_much_gold_as_the_new_level(at, level, price):
    table = at(3, combat=level, gold=price - 1)
    assert table.objects("train", who=1, attribute="combat").rule == "WO-LOC-11"
    assert (table.one(1).combat, table.one(1).gold) == (level, price - 1)
    table = at(3, combat=level, gold=price + 1)
    assert table.page("turn").movement.stop.training[0].price == price
    table.move("train", who=1, attribute="combat")
    assert (table.one(1).combat, table.one(1).gold) == (level + 1, 1)


@pytest.mark.rule("WO-LOC-12", "WO-LOC-13")
def test_training_knows_no_balance_one_level_at_a_time_up_to_five(at):
    for level in range(1, 5):
        table = at(3, gold=9)
        table.move("train", who=1, attribute="combat")
        assert (table.one(1).combat, table.one(1).level) == (level + 1, 1)
        assert table.objects("train", who=1, attribute="defence").rule == "WO-ACT-02"
    assert at(3, gold=9).objects("train", who=1, attribute="combat").rule == "WO-LOC-12"


@pytest.mark.rule("WO-LOC-14")
@pytest.mark.parametrize("terrain", [None, "forest", "water"])
def test_a_trail_location_gives_a_gold_and_perhaps_a_trail_quest(at, terrain):
    table = at(2)
    table.move("seek_trail", who=1, terrain=terrain)
    assert table.one(1).gold == 1 and table.state.turn.used == [2]
    assert [quest.terrain for quest in table.one(1).trail_quests] == ([terrain] if terrain else [])


@pytest.mark.rule("WO-LOC-17")
def test_location_0_trains_everything_but_a_speciality(at):
    for attribute in ("combat", "defence", "alchemy"):
        table = at(0, gold=2)
        table.move("train", who=1, attribute=attribute)
        assert table.one(1).level_of(attribute) == 2
    assert at(0, gold=2).objects("train", who=1, attribute="speciality").rule == "WO-LOC-10"


@pytest.mark.rule("WO-LOC-17")
def test_read_otherwise_location_0_has_no_action_but_what_the_table_says(at):
    table = at(0, gold=2)
    table.move("house_rule", rule="WO-LOC-17", otherwise=True)
    assert table.objects("train", who=1, attribute="combat").rule == "WO-ACT-01"
    table.move("describe_place", place=0, action="potion")
    table.move("take_potion", who=1)
    assert table.one(1).potions == 1
