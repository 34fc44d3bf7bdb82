"""TOK: location tokens: where each of them lies, the empty piles, and the location that has none."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.names import TERRAINS
from companion.games.witcher_old_world.play.tokens import left

FOREST, MOUNTAIN, WATER = (6, 7, 8, 10, 16, 17), (2, 3, 9, 11, 13, 18), (1, 4, 5, 12, 14, 15)


def lies(table, number: int) -> list[str]:
    """Every state in which the token of that number is found."""
    state = table.state
    found = [f"pile {terrain}" for terrain, pile in state.tokens.items() for token in pile if token == number]
    found += [f"slot {terrain}" for terrain, slot in state.slots.items() if slot.location == number]
    for one in state.witchers:
        found += ["quest" for quest in one.quests if quest.terrain and quest.location == number]
        found += ["trail quest" for quest in one.trail_quests if quest.location == number]
        found += ["trail" for trail in one.trails if trail.location == number]
    return found


def empties(table, *terrains: str) -> None:
    """Everything of these piles lies face up on quests of the cat's."""
    for terrain in terrains:
        for number in list(table.state.tokens[terrain]):
            table.quest(2, number, terrain=terrain)


def draws_a_card(table, deck: str = "wilds") -> None:
    """The active witcher reads a printed exploration card."""
    table.turn_of(1)
    table.move("explore", who=1, deck=deck)
    assert table.state.open_card.source == "printed"


@pytest.fixture
def printed(old_world):
    """A wolf and a cat with the box's own exploration cards; the mountains' monster is the strong one."""
    table = old_world("wolf", "cat", tales="printed")
    table.move("choose_terrain", who=1, terrain="mountain")
    return table


@pytest.mark.rule("WO-TOK-01")
def test_a_token_is_always_in_exactly_one_place(printed):
    table = printed
    table.lives("forest", "arachas", 16)
    table.lives("mountain", "barghest", 13)
    everything = [*FOREST, *MOUNTAIN, *WATER]
    assert (lies(table, 16), lies(table, 6)) == (["slot forest"], ["pile forest"])
    table.has(1, location=2, hand=5, deck=5)
    table.turn_of(1, moved=True)
    table.move("seek_trail", who=1, terrain="forest", token=6)
    assert lies(table, 6) == ["trail quest"]
    table.move("travel", who=1, to=6)
    assert lies(table, 6) == ["trail"]
    draws_a_card(table)
    table.move("take_quest", who=1, event=7, terrain="forest", token=8)
    assert lies(table, 8) == ["quest"]
    assert all(len(lies(table, number)) == 1 for number in everything)
    table.has(1, location=16, hand=3, deck=7)
    table.turn_of(1)
    table.move("fight_monster", who=1)
    table.move("ready", who=1)
    table.move("play_combo", who=1, cards=1, damage=20)  # the monster leaves, and with it the trail
    table.move("next_monster", location=17)
    assert (lies(table, 16), lies(table, 6), lies(table, 17)) == (["pile forest"], ["pile forest"], ["slot forest"])
    assert all(len(lies(table, number)) == 1 for number in everything)


@pytest.mark.rule("WO-TOK-02")
def test_there_are_forest_mountain_and_water_tokens_and_each_names_a_location_of_its_terrain(duo):
    for terrain, numbers in {"forest": FOREST, "mountain": MOUNTAIN, "water": WATER}.items():
        assert sorted([*duo.state.tokens[terrain], duo.state.slots[terrain].location]) == list(numbers)
    assert set(duo.state.tokens) == set(duo.state.slots) == {"forest", "mountain", "water"}


@pytest.mark.rule("WO-TOK-03")
def test_one_monster_lives_on_each_terrain_where_the_open_token_says(trio):
    monsters = [slot.monster for slot in trio.state.slots.values()]
    assert all(monsters) and len(set(monsters)) == 3
    for terrain, slot in trio.state.slots.items():
        assert trio.state.monster_at(slot.location) == terrain
        for number in trio.state.tokens[terrain]:
            trio.has(1, location=number)
            assert "WO-PHII-06" in trio.objects("fight_monster", who=1).rule
        trio.has(1, location=slot.location)
        trio.move("fight_monster", who=1)
        assert (trio.state.fight.terrain, trio.state.fight.monster) == (terrain, slot.monster)
        trio.undo()


@pytest.mark.rule("WO-TOK-03")
def test_nobody_lives_on_a_terrain_whose_slot_is_empty(alone):
    with alone.arranged() as state:
        state.slots["forest"].monster, state.slots["forest"].location = "", 0
    assert [alone.state.monster_at(number) for number in FOREST] == [None] * 6


@pytest.mark.rule("WO-TOK-04")
@pytest.mark.parametrize(("trail", "begins"), [("forest", 1), ("mountain", 0), ("water", 0)])
def test_a_trail_is_of_whichever_monster_lives_on_that_terrain_now(duo, trail, begins):
    duo.owns_trail(1, trail)
    duo.fights(monster="arachas", first=None)
    assert duo.state.fight.turn == begins


@pytest.mark.rule("WO-TOK-04")
def test_a_trail_of_a_solved_quest_serves_against_a_monster_at_another_place(duo):
    duo.lives("forest", "arachas", 16)
    duo.has(1, location=2, hand=3)
    duo.seeks_trail(1, "forest", 6)
    duo.turn_of(1, moved=True)
    duo.move("travel", who=1, to=6)
    duo.fights(monster="barghest", location=16, first=None)
    assert duo.state.fight.turn == 1


@pytest.mark.rule("WO-TOK-05")
def test_an_empty_pile_gives_neither_a_trail_nor_a_trail_quest(printed):
    empties(printed, "forest")
    printed.has(1, location=2)
    printed.turn_of(1, moved=True)
    for told in ({}, {"token": 6}):
        assert printed.objects("seek_trail", who=1, terrain="forest", **told).rule == "WO-TRL-03"
    draws_a_card(printed)
    assert printed.objects("gain_trail", who=1, terrain="forest").rule == "WO-EXP-14"
    printed.move("gain_trail", who=1, terrain="forest", overrule=("*",))
    assert printed.one(1).trails == [] and printed.said == ["tell-no-trail"]


@pytest.mark.rule("WO-TOK-05")
def test_an_empty_pile_gives_no_trail_after_a_total_defeat_either(duo):
    duo.fights(first="monster")
    empties(duo, "forest")
    duo.has(1, shield=0, deck=1, hand=0)
    duo.struck("5")
    assert "wrote-total-defeat" in duo.wrote and duo.one(1).trails == []


@pytest.mark.rule("WO-TOK-05")
def test_a_pile_is_empty_though_nobody_knows_which_tokens_lie_face_down(duo):
    known = len(duo.state.tokens["forest"])
    for _ in range(known):
        duo.owns_trail(2, "forest")
    duo.has(1, location=2)
    duo.turn_of(1, moved=True)
    assert left(duo.state, "forest") == 0
    for told in ({}, {"token": duo.state.tokens["forest"][0]}):
        assert duo.objects("seek_trail", who=1, terrain="forest", **told).rule == "WO-TRL-03"


@pytest.mark.rule("WO-TOK-06")
def test_a_quest_of_an_empty_terrain_takes_a_token_of_all_other_piles_by_lot(old_world):
    came = set()
    for seed in "abcdefgh":
        table = old_world("wolf", "cat", tales="printed", seed=seed)
        table.move("choose_terrain", who=1, terrain="mountain")
        empties(table, "forest")
        draws_a_card(table)
        table.move("take_quest", who=1, event=7, terrain="forest")
        quest = table.one(1).quests[0]
        assert quest.location in (*MOUNTAIN, *WATER) and lies(table, quest.location) == ["quest"]
        assert table.told("tell-other-terrain") == [{"terrain": quest.terrain}]
        came.add(quest.terrain)
    assert came == {"mountain", "water"}


@pytest.mark.rule("WO-TOK-06")
def test_the_lot_falls_on_what_is_left_and_the_hands_may_draw_it(printed):
    empties(printed, "forest", "water")
    draws_a_card(printed)
    printed.move("take_quest", who=1, event=7, terrain="forest")
    assert printed.one(1).quests[0].location in MOUNTAIN
    printed.undo()
    token = printed.state.tokens["mountain"][0]
    printed.move("take_quest", who=1, event=7, terrain="forest", token=token)
    assert (printed.one(1).quests[0].terrain, printed.one(1).quests[0].location) == ("mountain", token)


@pytest.mark.rule("WO-TOK-06")
def test_no_token_of_another_terrain_comes_while_the_own_pile_holds_one(printed):
    draws_a_card(printed)
    assert printed.refuses("take_quest", who=1, event=7, terrain="forest", token=13).field == "token"
    printed.move("take_quest", who=1, event=7, terrain="forest")
    assert printed.one(1).quests[0].location in FOREST


@pytest.mark.rule("WO-TOK-06")
def test_what_lies_face_down_as_a_trail_cannot_be_drawn_for_a_quest(printed):
    for _ in range(len(printed.state.tokens["forest"])):
        printed.owns_trail(2, "forest")
    token = printed.state.tokens["forest"][0]
    draws_a_card(printed)
    assert printed.refuses("take_quest", who=1, event=7, terrain="forest", token=token).field == "token"
    printed.move("take_quest", who=1, event=7, terrain="forest")
    assert printed.one(1).quests[0].terrain in ("mountain", "water")


@pytest.mark.rule("WO-TOK-06")
def test_read_otherwise_the_table_chooses_the_terrain(printed):
    printed.move("house_rule", rule="WO-TOK-06", otherwise=True)
    empties(printed, "forest")
    draws_a_card(printed)
    assert printed.refuses("take_quest", who=1, event=7, terrain="forest").field == "token"
    token = printed.state.tokens["water"][0]
    printed.move("take_quest", who=1, event=7, terrain="forest", token=token)
    assert (printed.one(1).quests[0].terrain, printed.one(1).quests[0].location) == ("water", token)


@pytest.mark.rule("WO-TOK-07")
@pytest.mark.parametrize("otherwise", [False, True])
def test_without_any_token_left_there_is_no_quest_and_the_card_leaves_the_game(printed, otherwise):
    printed.move("house_rule", rule="WO-TOK-06", otherwise=otherwise)
    empties(printed, *TERRAINS)
    draws_a_card(printed)
    printed.move("take_quest", who=1, event=7, terrain="forest")
    assert printed.one(1).quests == [] and "tell-no-tokens-left" in printed.said
    assert len(printed.state.wilds.removed) == 1 and printed.state.turn.phase == "cards"


@pytest.mark.rule("WO-TOK-08")
def test_a_returned_token_lies_in_the_pile_of_its_terrain_and_can_come_again(printed):
    printed.lives("forest", "arachas", 16)
    printed.has(1, location=6)
    printed.turn_of(1, moved=True)
    quest = printed.quest(1, 6, terrain="forest")
    assert lies(printed, 6) == ["quest"]
    printed.move("solve_quest", who=1, quest=quest)
    assert lies(printed, 6) == ["pile forest"]
    assert printed.told("tell-token-back") == [{"place": 6, "terrain": "forest"}]
    printed.move("close_card", who=1)
    draws_a_card(printed)
    printed.move("take_quest", who=1, event=8, terrain="forest", token=6)
    assert lies(printed, 6) == ["quest"]


@pytest.mark.rule("WO-TOK-09")
def test_no_token_leads_to_location_0_nor_does_a_quest(printed):
    assert all(0 not in pile for pile in printed.state.tokens.values())
    printed.has(1, location=2)
    printed.turn_of(1, moved=True)
    assert printed.refuses("seek_trail", who=1, terrain="forest", token=0).field == "token"
    draws_a_card(printed)
    assert printed.refuses("take_quest", who=1, event=7, terrain="forest", token=0).field == "token"
    assert printed.objects("take_quest", who=1, event=7, location=0).rule == "WO-TOK-09"
    printed.move("take_quest", who=1, event=7, location=11)
    assert printed.one(1).quests[0].location == 11


@pytest.mark.rule("WO-TOK-09")
def test_location_0_can_be_entered_and_its_action_used(duo):
    duo.has(1, location=4, hand=4, gold=2)
    duo.move("travel", who=1, to=0, by="two_cards")
    duo.move("train", who=1, attribute="combat")
    assert (duo.one(1).location, duo.one(1).combat, duo.one(1).gold) == (0, 2, 0)


@pytest.mark.rule("WO-TOK-09")
def test_read_otherwise_no_road_leads_to_location_0(duo):
    duo.move("house_rule", rule="WO-TOK-09", otherwise=True)
    duo.has(1, location=4, hand=4)
    assert duo.objects("travel", who=1, to=0, by="two_cards").rule == "WO-MOV-04"
