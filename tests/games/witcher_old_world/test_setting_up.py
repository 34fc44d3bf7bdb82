"""SET: how the board is laid, where the first monsters live, and what each witcher begins with."""

from __future__ import annotations

import pytest

from companion.core.errors import BadArguments
from companion.core.secrets import HIDDEN
from companion.core.viewer import Viewer
from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.box.bestiary import level_of, of_level
from companion.games.witcher_old_world.box.names import AREAS, ATTRIBUTES, TERRAINS

from .conftest import FULL, Table

SCHOOLS = ("wolf", "griffin", "bear", "cat", "viper")
SEATS = range(1, 6)
SEEDS = [f"seed-{number}" for number in range(24)]
LIGHT = dict.fromkeys(AREAS, "table")


def listed(*schools: str, seed: str = "seed", **options) -> Table:
    """A table whose set-up is still being read off the list."""
    players = [{"school": one} if one else {} for one in schools]
    return Table({"players": players, "first": 1, "areas": FULL} | options, {}, seed)


def lines(table, key: str) -> list:
    """What the lines of the set-up's list with that telling say."""
    return [line.told.args for line in table.state.checklist.lines if line.told.key == key]


def levels(table) -> list[int]:
    """The levels of the monsters on the board: forest, mountain, water."""
    return [level_of(table.state.slots[terrain].monster) for terrain in TERRAINS]


@pytest.mark.rule("WO-SET-01")
def test_one_to_five_play(old_world):
    for seats in SEATS:
        assert len(old_world(*SCHOOLS[:seats]).state.witchers) == seats
    for players in ([], [{}] * 6):
        with pytest.raises(BadArguments) as caught:
            old_world(players=players)
        assert caught.value.field == "players"


@pytest.mark.rule("WO-SET-03", "WO-SET-07", "WO-SET-12", "WO-SET-14", "WO-SET-17", "WO-SET-23")
@pytest.mark.parametrize("areas", [FULL, LIGHT])
def test_the_hands_are_told_every_deck_in_the_order_of_the_rules(areas):
    table = listed("wolf", "cat", "bear", areas=areas, tales="printed")
    told = [line.told.key for line in table.state.checklist.lines]
    decks = [
        "tell-shuffle-actions",
        "tell-market-zeros",
        "tell-market-back",
        "tell-market-three",
        "tell-shuffle-potions",
        "tell-attribute-trophies",
        "tell-event-deck",
        "tell-exploration-decks",
        "tell-location-tokens",
        "tell-monster-cards",
        "tell-fight-cards",
        "tell-open-token",
        "tell-shuffle-tokens",
        "tell-place-monster",
        "tell-shuffle-monsters",
        "tell-drew-yourselves",
    ]
    assert all(told.count(key) == 1 for key in decks if key not in ("tell-open-token", "tell-place-monster"))
    assert [key for key in dict.fromkeys(told) if key in decks] == decks
    assert table.state.potions == 28 and table.state.potion_discard == 0


@pytest.mark.rule("WO-SET-04", "WO-SET-05", "WO-SET-06")
def test_three_free_cards_lie_on_the_right_of_the_market_and_any_three_on_the_left(old_world):
    table = old_world("wolf", "cat", "bear")
    assert table.state.market == [None, None, None, 0, 0, 0]
    assert (table.state.actions, table.state.shared_discard) == (90 - 6, 0)  # what else was turned up went back
    for position, cost in enumerate((0, 1, 4), 1):
        table.move("set_market", position=position, cost=cost)
    assert table.state.market == [0, 1, 4, 0, 0, 0]


@pytest.mark.rule("WO-SET-08", "WO-SET-09")
@pytest.mark.parametrize(("seats", "each", "back"), [(2, 1, 4), (3, 1, 4), (4, 2, 0), (5, 2, 0)])
def test_how_many_trophies_of_each_attribute_lie_out(seats, each, back):
    table = listed(*SCHOOLS[:seats])
    assert table.state.attribute_trophies == dict.fromkeys(ATTRIBUTES, each)
    (line,) = lines(table, "tell-attribute-trophies")
    assert line == {"count": 4 * each, "back": back}


@pytest.mark.rule("WO-SET-10")
def test_alone_one_attribute_trophy_is_drawn_by_lot():
    shown = set()
    for seed in SEEDS:
        table = listed("wolf", seed=seed)
        trophies = table.state.attribute_trophies
        assert sorted(trophies.values()) == [0, 0, 0, 1]
        (line,) = lines(table, "tell-solo-trophy")
        assert trophies[line["attribute"]] == 1
        shown.add(line["attribute"])
    assert shown == set(ATTRIBUTES)


@pytest.mark.rule("WO-SET-12")
def test_of_our_own_tales_too_any_may_come_first(old_world):
    first = {deck: set() for deck in ("city", "wilds")}
    for seed in SEEDS:
        for deck, found in first.items():
            table = old_world("wolf", "cat", "bear", tales="ours", seed=seed)
            table.move("explore", who=1, deck=deck)
            found.add(table.state.open_card.number)
    assert all(len(found) > 8 for found in first.values())


@pytest.mark.rule("WO-SET-14", "WO-SET-15")
@pytest.mark.parametrize("seats", SEATS)
def test_a_token_of_each_terrain_is_drawn_at_random_and_lies_in_its_slot(seats):
    seen = {terrain: set() for terrain in TERRAINS}
    for seed in SEEDS:
        table = listed(*SCHOOLS[:seats], seed=seed)
        for terrain in TERRAINS:
            slot, pile = table.state.slots[terrain], table.state.tokens[terrain]
            assert len(pile) == 5 and slot.location not in pile
            seen[terrain].add(slot.location)
        told = {line["terrain"]: line["place"] for line in lines(table, "tell-open-token")}
        assert told == {terrain: table.state.slots[terrain].location for terrain in TERRAINS}
    assert all(len(found) > 3 for found in seen.values())


@pytest.mark.rule("WO-SET-17")
def test_monster_tokens_lie_in_three_piles_by_level(trio):
    for level, size in (("1", 10 - 3), ("2", 12), ("3", 6)):
        pile = trio.state.monsters[level]
        assert len(pile) == size and {level_of(one) for one in pile} == {int(level)}
        assert GAME.seen(trio.state, Viewer(1)).chance.seed == HIDDEN  # which one comes is nobody's to know


@pytest.mark.rule("WO-SET-18")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_from_three_players_on_three_monsters_of_level_one_live_anywhere(old_world, seats):
    forest = set()
    for seed in SEEDS:
        table = old_world(*SCHOOLS[:seats], seed=seed)
        assert levels(table) == [1, 1, 1]
        assert len({slot.monster for slot in table.state.slots.values()}) == 3
        forest.add(table.state.slots["forest"].monster)
    assert len(forest) > 5


@pytest.mark.rule("WO-SET-19", "WO-SET-20")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_with_two_players_the_first_one_says_where_level_two_lives(old_world, terrain):
    table = old_world("wolf", "cat")
    assert table.state.turn.phase == "terrain" and not any(slot.taken for slot in table.state.slots.values())
    assert table.objects("choose_terrain", who=2, terrain=terrain).rule == "WO-SET-19"
    assert table.objects("travel", who=1, to=7).rule == "WO-SET-26"  # nobody sets out before
    table.move("choose_terrain", who=1, terrain=terrain)
    assert levels(table) == [2 if one == terrain else 1 for one in TERRAINS]
    assert {level: len(pile) for level, pile in table.state.monsters.items()} == {"1": 8, "2": 11, "3": 6}
    assert table.state.turn.who == 1 and table.state.turn.phase == "movement"
    assert table.objects("choose_terrain", who=1, terrain=terrain).rule == "WO-SET-19"  # once


@pytest.mark.rule("WO-SET-19")
def test_nobody_can_choose_for_the_first_player_even_by_overruling(old_world):
    table = old_world("wolf", "cat")
    with pytest.raises(Exception, match="not-its-choice"):
        table.move("choose_terrain", who=2, overrule=("*",), terrain="forest")


@pytest.mark.rule("WO-SET-19")
def test_the_two_of_level_one_are_drawn_at_random(old_world):
    forest = set()
    for seed in SEEDS:
        table = old_world("wolf", "cat", seed=seed)
        table.move("choose_terrain", who=1, terrain="water")
        forest.add(table.state.slots["forest"].monster)
    assert len(forest) > 5 and forest <= set(of_level(1))


@pytest.mark.rule("WO-SET-20", "WO-SET-24")
@pytest.mark.parametrize("first", [1, 2])
def test_who_begins_is_known_before_the_monsters_are_placed(old_world, first):
    table = old_world(players=[{"player": "Berta"}, {"player": "Otto"}], first=first)
    assert table.state.seats[0].player == ("Berta", "Otto")[first - 1]
    assert not any(slot.taken for slot in table.state.slots.values())


@pytest.mark.rule("WO-SET-24")
def test_the_starting_player_is_named_or_found_by_lot(old_world):
    players = [{"player": name} for name in "ABCD"]
    for first, seated in ((1, "ABCD"), (3, "CDAB"), (4, "DABC")):
        table = old_world(players=players, first=first)
        assert "".join(seat.player for seat in table.state.seats) == seated  # clockwise from the first one
    found = {old_world(players=players, first=0, seed=seed).state.seats[0].player for seed in SEEDS}
    assert found == set("ABCD")
    with pytest.raises(BadArguments) as caught:
        old_world(players=players, first=5)
    assert caught.value.field == "first"


@pytest.mark.rule("WO-SET-21", "WO-SET-22")
@pytest.mark.parametrize("seats", SEATS)
def test_each_token_stands_where_its_slot_says_and_the_hands_are_told(seats):
    table = listed(*SCHOOLS[:seats])
    told = lines(table, "tell-place-monster")
    if seats == 2:
        table.move("choose_terrain", who=1, terrain="water")
        told = table.told("tell-place-monster")
    lying = {terrain: (slot.monster, slot.location) for terrain, slot in table.state.slots.items()}
    assert {facts["terrain"]: (facts["monster"], facts["place"]) for facts in told} == lying
    assert [table.state.monster_at(location) for _, location in lying.values()] == list(lying)


@pytest.mark.rule("WO-SET-15", "WO-SET-18")
def test_what_the_table_drew_at_set_up_can_be_told(trio):
    slot = trio.state.slots["forest"]
    before, lived = slot.location, slot.monster
    other = next(number for number in (6, 7, 8, 10, 16, 17) if number != before)
    drawn = next(id for id in trio.state.monsters["1"] if id != lived)
    trio.move("lay_slot", terrain="forest", location=other, monster=drawn)
    slot = trio.state.slots["forest"]
    assert (slot.location, slot.monster) == (other, drawn)
    assert before in trio.state.tokens["forest"] and other not in trio.state.tokens["forest"]
    assert lived in trio.state.monsters["1"] and drawn not in trio.state.monsters["1"]
    assert trio.refuses("lay_slot", terrain="forest", location=4).field == "location"
    assert trio.refuses("lay_slot", terrain="forest", monster="leshen").field == "monster"
    assert trio.refuses("lay_slot", terrain="forest").field == "location"
