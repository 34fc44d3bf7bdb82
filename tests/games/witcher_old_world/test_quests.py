"""WO-QST: quests, where they lead, when they are solved, what goes back."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.board import of_terrain
from companion.games.witcher_old_world.box.names import AREAS, TERRAINS
from companion.games.witcher_old_world.play.tokens import tokens_of

LIGHT = dict.fromkeys(AREAS, "table")


@pytest.fixture
def printed(old_world):
    """Three witchers with the cards of the box; the wolf's turn."""
    return old_world("wolf", "cat", "bear", tales="printed")


def takes(table, event: int = 30, **facts) -> None:
    """The wolf explores, and the card becomes a quest."""
    table.turn_of(1, moved=True)
    table.move("explore", who=1, deck="wilds")
    table.move("take_quest", who=1, event=event, **facts)


def arrives(table, to: int, **facts) -> None:
    """The wolf has just come to a location."""
    table.has(1, location=to, **facts)
    table.turn_of(1, moved=True)


@pytest.mark.rule("WO-QST-01", "WO-QST-02", "WO-QST-04")
def test_any_number_of_cards_lie_by_the_board_until_they_are_solved(printed):
    for event in range(30, 40):
        takes(printed, event, location=6)
    quests = printed.one().quests
    assert [(one.deck, one.location, one.event, one.terrain) for one in quests] == [
        ("wilds", 6, event, None) for event in range(30, 40)
    ]
    assert printed.state.wilds.removed == []
    printed.turn_of(1)
    arrives(printed, 6)
    printed.move("solve_quest", who=1, quest=quests[4].id)
    assert len(printed.one().quests) == 9


@pytest.mark.rule("WO-QST-04", "WO-QST-07", "WO-QST-15")
def test_a_quest_is_solved_at_its_location_and_not_by_passing_through(duo):
    quest = duo.quest(1, 2)
    duo.has(1, location=3, hand=5, deck=5, discard=0)
    duo.turn_of(1)
    duo.move("travel", who=1, to=2)
    assert quest in [one.id for one in duo.one().quests]
    duo.move("travel", who=1, to=6)
    assert duo.objects("solve_quest", who=1, quest=quest).rule == "WO-QST-07"
    duo.move("travel", who=1, to=2)
    duo.move("solve_quest", who=1, quest=quest)
    assert duo.one().quests == [] and duo.state.open_card.number == 7


@pytest.mark.rule("WO-QST-05", "WO-DCK-03")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_terrain_quest_draws_a_token_of_it_that_says_where(printed, terrain):
    pile = list(printed.state.tokens[terrain])
    takes(printed, terrain=terrain)
    quest = printed.one().quests[0]
    assert quest.terrain == terrain and quest.location in set(pile) & set(of_terrain(terrain))
    assert quest.location not in printed.state.tokens[terrain]
    assert len(printed.state.tokens[terrain]) == len(pile) - 1
    assert tokens_of(printed.state, terrain) == 6


@pytest.mark.rule("WO-QST-05")
def test_the_token_that_the_table_drew_counts(printed):
    drawn = printed.state.tokens["water"][2]
    takes(printed, terrain="water", token=drawn)
    assert printed.one().quests[0].location == drawn


@pytest.mark.rule("WO-QST-06", "WO-TOK-06")
def test_an_empty_pile_is_replaced_by_any_other_one_by_lot(printed):
    with printed.arranged() as state:
        state.tokens["forest"] = []
    takes(printed, terrain="forest")
    quest = printed.one().quests[0]
    assert quest.terrain in ("mountain", "water") and quest.location in of_terrain(quest.terrain)


@pytest.mark.rule("WO-QST-06", "WO-TOK-06")
def test_read_the_other_way_the_table_says_which_other_token(old_world):
    table = old_world("wolf", "cat", "bear", tales="printed", otherwise=["WO-TOK-06"])
    with table.arranged() as state:
        state.tokens["forest"] = []
    table.turn_of(1)
    table.move("explore", who=1, deck="wilds")
    assert table.refuses("take_quest", who=1, event=30, terrain="forest").field == "token"
    token = table.state.tokens["water"][0]
    table.move("take_quest", who=1, event=30, terrain="forest", token=token)
    assert (table.one().quests[0].terrain, table.one().quests[0].location) == ("water", token)


@pytest.mark.rule("WO-QST-06", "WO-TOK-07")
def test_without_any_token_the_card_is_discarded_unplaced(printed):
    with printed.arranged() as state:
        state.tokens = {terrain: [] for terrain in TERRAINS}
    takes(printed, terrain="water")
    assert printed.one().quests == [] and len(printed.state.wilds.removed) == 1
    assert printed.state.turn.phase == "cards"


@pytest.mark.rule("WO-QST-07", "WO-QST-08")
def test_a_quest_is_solved_only_in_the_own_phase_one_after_a_move(duo):
    quest = duo.quest(1, 3)
    duo.turn_of(2, moved=True)
    assert duo.objects("solve_quest", who=1, quest=quest).rule == "WO-TRN-01"
    duo.turn_of(1)  # standing there at the turn's beginning is not enough
    assert duo.objects("solve_quest", who=1, quest=quest).rule == "WO-MOV-02"
    duo.has(1, hand=5, deck=5, discard=0)
    duo.move("travel", who=1, to=2)
    duo.move("travel", who=1, to=3)
    duo.move("solve_quest", who=1, quest=quest)
    assert duo.one().quests == []
    duo.cards_phase(1)
    later = duo.quest(1, 3)
    assert duo.objects("solve_quest", who=1, quest=later).rule == "WO-TRN-05"


@pytest.mark.rule("WO-QST-08")
def test_a_token_of_the_own_location_is_not_drawn_again(printed):
    printed.has(1, location=14)
    with printed.arranged() as state:
        state.tokens["water"] = [14]
    takes(printed, terrain="water")
    assert printed.one().quests[0].location == 14


@pytest.mark.rule("WO-QST-08")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_read_the_other_way_a_token_of_the_own_location_is_drawn_anew(old_world, seed):
    table = old_world("wolf", "cat", "bear", tales="printed", otherwise=["WO-QST-08"], seed=seed)
    table.has(1, location=14)
    with table.arranged() as state:
        state.slots["water"].location = 1
        state.tokens["water"] = [12, 14]
    takes(table, terrain="water")
    assert table.one().quests[0].location == 12
    assert table.state.tokens["water"] == [14]


@pytest.mark.rule("WO-QST-09", "WO-GLD-02")
def test_an_extra_payment_is_made_whole_or_the_quest_waits(printed):
    takes(printed, location=6, pays=3)
    quest = printed.one().quests[0].id
    arrives(printed, 6, gold=2)
    assert printed.objects("solve_quest", who=1, quest=quest).rule == "WO-QST-09"
    assert printed.one().gold == 2 and printed.one().quests
    printed.has(1, gold=4)
    printed.move("solve_quest", who=1, quest=quest)
    assert printed.one().gold == 1 and printed.one().quests == []


@pytest.mark.rule("WO-QST-10")
def test_solving_is_never_forced(duo):
    quest = duo.quest(1, 2)
    duo.has(1, location=3, hand=5, deck=5, discard=0)
    duo.turn_of(1)
    duo.move("travel", who=1, to=2)
    duo.move("explore", who=1, deck="city", source="ours", number=1)
    assert [one.id for one in duo.one().quests] == [quest]


@pytest.mark.rule("WO-QST-12", "WO-TOK-08")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_solved_quests_token_goes_back_and_its_card_leaves_the_game(printed, terrain):
    takes(printed, terrain=terrain)
    quest = printed.one().quests[0]
    arrives(printed, quest.location)
    printed.move("solve_quest", who=1, quest=quest.id)
    assert quest.location in printed.state.tokens[terrain]
    assert tokens_of(printed.state, terrain) == 6
    assert len(printed.state.wilds.removed) == 1 and printed.state.wilds.size == 35
    assert {"tell-token-back", "tell-quest-card-away"} <= set(printed.said)


@pytest.mark.rule("WO-QST-12")
def test_a_tale_of_our_own_that_was_solved_never_comes_again(duo):
    duo.has(1, hand=3, deck=7, discard=0)
    duo.move("explore", who=1, deck="city", source="ours", number=2)
    duo.move("choose", choice="b")
    duo.move("choose", choice="on")
    quest = duo.one().quests[0]
    assert duo.state.city.removed == []
    arrives(duo, quest.location)
    duo.move("solve_quest", who=1, quest=quest.id)
    assert duo.state.city.removed == ["2"] and "2" not in duo.state.city.shuffled


@pytest.mark.rule("WO-QST-13", "WO-NEW-07")
@pytest.mark.parametrize("end", ["defeated", "driven away"])
def test_a_monster_that_leaves_takes_no_quest_token_along(duo, end):
    duo.has(1, hand=3, deck=7, discard=0)
    duo.lives("forest", "arachas", 16)
    mine, theirs = duo.quest(1, 6, terrain="forest"), duo.quest(2, 7, terrain="forest")
    duo.fights(first="witcher" if end == "defeated" else "monster")
    if end == "defeated":
        duo.move("play_combo", who=1, cards=1, damage=20)
    else:
        with duo.arranged() as state:
            state.fight.life = 2
        duo.has(1, hand=0, deck=1, shield=0)
        duo.struck("5")
        duo.move("take_cost_card", who=1, position=6)
    assert ([one.id for one in duo.one(1).quests], [one.id for one in duo.one(2).quests]) == ([mine], [theirs])
    assert not {6, 7} & set(duo.state.tokens["forest"])
    duo.move("next_monster")
    assert duo.state.slots["forest"].location not in (6, 7) and tokens_of(duo.state, "forest") == 6


@pytest.mark.rule("WO-QST-14")
def test_several_quests_of_one_location_are_solved_on_one_stop(duo):
    quests = [duo.quest(1, 7, event=event) for event in (30, 31)]
    arrives(duo, 7)
    for quest in quests:
        duo.move("solve_quest", who=1, quest=quest)
        duo.move("close_card", who=1)
    assert duo.one().quests == []


@pytest.mark.rule("WO-QST-14")
def test_read_the_other_way_one_quest_a_stop(old_world):
    table = old_world("wolf", "cat", "bear", otherwise=["WO-QST-14"])
    first, second = table.quest(1, 7, event=30), table.quest(1, 7, event=31)
    arrives(table, 7, hand=5, deck=5)
    table.move("solve_quest", who=1, quest=first)
    table.move("close_card", who=1)
    assert table.objects("solve_quest", who=1, quest=second).rule == "WO-QST-14"
    table.move("travel", who=1, to=6)
    table.move("travel", who=1, to=7)
    table.move("solve_quest", who=1, quest=second)
    assert table.one().quests == []


@pytest.mark.rule("WO-QST-04", "WO-QST-12")
def test_where_the_table_keeps_the_map_only_it_knows_who_stands_there(old_world):
    table = old_world("wolf", "cat", "bear", tales="printed", areas=LIGHT)
    takes(table, terrain="water")
    quest = table.one().quests[0]
    table.turn_of(1)
    table.move("solve_quest", who=1, quest=quest.id)
    assert quest.location in table.state.tokens["water"] and tokens_of(table.state, "water") == 6
