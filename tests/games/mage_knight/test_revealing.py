"""What tiles bring as they are revealed: tokens, cities, ruins, secret places; what returns, what is turned up."""

from __future__ import annotations

import pytest

from companion.core.draft import Draft
from companion.games.mage_knight.box.hexes import centre
from companion.games.mage_knight.play import revealing
from companion.games.mage_knight.play.land.ground import ground
from companion.games.mage_knight.state.land import City, Laid, Space, Stack

from .laid_land import FORTH, HOME, LEFT, at, laid_table, on_turn, stand  # noqa: F401

# --- sites that are revealed

REVEALED = [
    # tile, where on it, backs of the tokens there and whether they lie face up
    ("3", "NE", [("gray", False)]),
    ("4", "C", [("violet", False)]),
    ("4", "W", [("green", True)]),
    ("core2", "SE", [("red", True)]),
    ("7", "SE", []),
    ("core1", "W", []),
    ("6", "W", []),
]


@pytest.mark.rule("MK-KF-20", "MK-KF-22", "MK-KF-24", "MK-KF-26", "MK-KF-27", "MK-KF-29", "MK-KF-30", "MK-KF-36")
@pytest.mark.parametrize(("tile", "way", "tokens"), REVEALED)
def test_what_a_site_brings_when_it_is_revealed(table, tile, way, tokens):
    """Keeps and towers a token face down, rampaging enemies one face up; adventure sites nothing yet."""
    found = table()
    who = stand(found, at("E"), 2)
    with found.arranged() as state:
        state.land.stack = Stack(core=3) if tile.startswith("core") else state.land.stack
        state.land.tiles[centre(0, 2)] = Laid(tile="11")
        state.land.tiles[centre(2, 0)] = Laid(tile="10")
        state.at(who).at = at("NW", FORTH)
    found.move("explore", who=who, at=centre(1, 1), tile=tile)
    lies = found.state.land.spaces.get(at(way, centre(1, 1)))
    assert [(token.back, token.up) for token in (lies.tokens if lies else [])] == tokens


@pytest.mark.rule("MK-KF-31", "MK-KF-33")
@pytest.mark.parametrize(("time", "up"), [("day", True), ("night", False)])
def test_a_ruin_token_lies_up_by_day_and_down_by_night(table, time, up):
    """Where ruins are revealed."""
    found = table()
    with found.arranged() as state:
        state.time = time
    who = stand(found, at("NW", FORTH), 2)
    found.move("explore", who=who, at=centre(1, 1), tile="8")
    assert found.state.land.spaces[at("NE", centre(1, 1))].ruin.up is up


@pytest.mark.rule("MK-KF-31")
def test_ruins_are_turned_up_by_whoever_enters_and_by_the_next_day(table):
    """Entering by Night shows the token; a Day that begins shows all."""
    found = table(tiles=("8", "1"))
    ruins = at("NE", LEFT)
    who = stand(found, at("C", LEFT), 20)
    with found.arranged() as state:
        state.time = "night"
        state.land.spaces[ruins].ruin.up = False
        state.land.spaces[at("C", LEFT)] = Space()
    found.move("go", who=who, space=ruins)
    assert found.state.land.spaces[ruins].ruin.up
    with found.arranged() as state:
        state.land.spaces[ruins].ruin.up = False
        state.time = "day"
    draft = Draft(found.game, found.state)
    revealing.dawn(draft)
    assert draft.state.land.spaces[ruins].ruin.up


@pytest.mark.rule("MK-EXP-09", "MK-KF-21")
def test_a_revealed_monastery_adds_a_card_to_the_unit_offer(table):
    """An Advanced Action, and not into its own offer."""
    found = table()
    who = stand(found, at("NW", FORTH), 2)
    before = len(found.state.offers.monastery), len(found.state.offers.actions)
    found.move("explore", who=who, at=centre(1, 1), tile="5")
    assert (len(found.state.offers.monastery), len(found.state.offers.actions)) == (before[0] + 1, before[1])


@pytest.mark.rule("MK-ML-02")
def test_mines_that_are_to_be_liberated_have_two_guards(table):
    """A green one face up and a brown one face down, in the countryside."""
    found = table(scenario="mines_liberation")
    tokens = found.state.land.spaces[at("SW", LEFT)].tokens
    assert [(one.back, one.up) for one in tokens] == [("green", True), ("brown", False)]


# --- cities


def city_tile(table, tile: str = "core6", **changes) -> City | None:
    """That city tile is revealed in the middle of the map."""
    who = stand(table, at("NW", FORTH), 2)
    with table.arranged() as state:
        state.land.stack.countryside = 0
        for name, value in changes.items():
            setattr(state.land, name, value)
    table.move("explore", who=who, at=centre(1, 1), tile=tile)
    return table.state.land.cities[-1] if table.state.land.cities else None


@pytest.mark.rule("MK-EXP-10", "MK-CMP-10", "MK-KF-52")
def test_a_revealed_city_has_the_scenarios_level_and_its_garrison_face_down(table):
    """The blue city at level 4: gray, violet, white."""
    city = city_tile(table())
    assert (city.colours, city.level, city.at, city.conquered) == (["blue"], 4, centre(1, 1), False)
    assert [(one.back, one.up) for one in city.garrison] == [("gray", False), ("violet", False), ("white", False)]


@pytest.mark.rule("MK-SCN-03")
def test_a_friendly_city_is_open_and_has_a_shield_of_everybody(table):
    """No level, no garrison."""
    city = city_tile(table(scenario="druid_nights"), "core5")
    assert (city.conquered, city.shields, city.garrison) == (True, [1, 2], [])


@pytest.mark.rule("MK-FR-09")
def test_a_closed_city_is_never_entered(table):
    """First Reconnaissance: no city comes into play."""
    found = table(scenario="first_reconnaissance", tiles=("1", "2"))
    with found.arranged() as state:
        state.land.tiles[FORTH], state.land.tiles[LEFT] = Laid(tile="1"), Laid(tile="2")
    assert city_tile(found) is None
    who = stand(found, at("E", centre(1, 1)), 5)
    with found.arranged() as state:
        state.at(who).at = at("SW", centre(1, 1))
    assert found.objects("go", who=who, space=centre(1, 1)).rule == "MK-FR-09"


@pytest.mark.rule("MK-VAR-07")
def test_a_random_city_has_a_card_of_its_own(table):
    """Of those that are not yet in play; the table may say which one it drew."""
    found = table()
    with found.arranged() as state:
        state.land.random_cities = True
        state.land.stack.countryside = 0
    who = stand(found, at("NW", FORTH), 2)
    found.move("explore", who=who, at=centre(1, 1), tile="core6", city="red")
    assert found.state.land.cities[0].colours == ["red"]
    assert ground(found.state.land, centre(1, 1)).colour == "red"


@pytest.mark.rule("MK-VAR-19", "MK-VAR-20", "MK-VAR-21")
def test_a_megapolis_has_a_second_city_to_its_right_and_both_garrisons(table):
    """Level 9 is 5 on the left and 4 on the right; what is printed there counts no more."""
    found = table()
    with found.arranged() as state:
        state.land.stack.countryside = 0
        state.land.levels, state.land.megapoles = [9], 1
    who = stand(found, at("NW", FORTH), 2)
    found.move("explore", who=who, at=centre(1, 1), tile="core5", second="red")
    (city,) = found.state.land.cities
    assert (city.colours, city.second) == (["green", "red"], at("E", centre(1, 1)))
    assert sorted(one.back for one in city.garrison) == sorted(["brown", "brown", "white", "brown", "violet", "violet"])
    assert city.second not in found.state.land.spaces  # no orcs there


@pytest.mark.rule("MK-VAR-24")
def test_the_second_megapolis_has_the_two_cities_that_are_left(table):
    """Also where the first one took its own card."""
    found = table()
    with found.arranged() as state:
        state.land.stack.countryside = 0
        state.land.levels, state.land.megapoles = [8, 8], 2
        state.land.cities = [City(colours=["green", "blue"], at="9,9", second="10,9", level=8)]
    who = stand(found, at("NW", FORTH), 2)
    found.move("explore", who=who, at=centre(1, 1), tile="core6")
    assert {*found.state.land.cities[1].colours} == {"red", "white"}


@pytest.mark.rule("MK-KF-25", "MK-KF-22")
def test_what_a_hero_beside_it_turns_up(table):
    """A city's garrison; a keep's token by Day only."""
    found = table(tiles=("3", "1"))
    keep = at("NE", LEFT)
    with found.arranged() as state:
        state.time = "night"
    who = stand(found, at("SW", LEFT), 20)
    found.move("go", who=who, space=at("C", LEFT))
    assert not found.state.land.spaces[keep].tokens[0].up
    with found.arranged() as state:
        state.time = "day"
        state.at(who).at = at("W", LEFT)
        state.turn.path = [at("W", LEFT)]
    found.move("go", who=who, space=at("C", LEFT))
    token = found.state.land.spaces[keep].tokens[0]
    assert (token.up, token.enemy) == (True, None)  # the hands turned it up
    found.move("name_token", at=keep, enemy="golems")
    assert found.state.land.spaces[keep].tokens[0].enemy == "golems"
    assert found.refuses("name_token", at=keep, enemy="golems")
    assert found.refuses("name_token", at=keep, nth=2)


# --- Dungeon Lords


@pytest.mark.rule("MK-DL-02", "MK-DL-03", "MK-DL-04")
def test_secret_places_are_put_beside_villages_and_monasteries(table):
    """A village hides a dungeon under a brown token, a monastery a tomb under a red one."""
    found = table(scenario="dungeon_lords", tiles=("2", "5"))
    assert {*found.state.land.owed} == {at("E", LEFT), at("NE", FORTH)}
    home = at("E", LEFT)
    assert found.refuses("hide_place", home=HOME, at=at("SE", LEFT))
    assert found.objects("hide_place", home=home, at=at("NE", LEFT)).rule == "MK-DL-02"  # a glade
    found.move("hide_place", home=home, at=at("SE", LEFT))
    lies = found.state.land.spaces[at("SE", LEFT)]
    assert (lies.secret, [(one.back, one.up) for one in lies.tokens]) == ("dungeon", [("brown", False)])
    assert ground(found.state.land, at("SE", LEFT)).site == "dungeon"
    found.move("hide_place", home=at("NE", FORTH))  # by lot: there is one such space
    assert found.state.land.spaces[at("NW", FORTH)].tokens[0].back == "red"
    assert not found.state.land.owed


@pytest.mark.rule("MK-DL-06")
def test_a_way_below_is_paid_by_its_length(table):
    """Only between conquered dungeons and tombs."""
    found = table(scenario="dungeon_lords", tiles=("9", "7"))
    start, goal = at("SE", FORTH), at("NW", LEFT)
    who = stand(found, start, 12)
    assert found.objects("go_below", who=who, space=goal).rule == "MK-DL-06"
    with found.arranged() as state:
        state.land.spaces[start] = Space(done=True, shields=[who])
        state.land.spaces[goal] = Space(done=True, shields=[3 - who])
    found.move("go_below", who=who, space=goal)
    assert found.one(who).at == goal and found.state.turn.points < 10


# --- rampaging enemies that return


RETURNS = [
    ("day", "red", ["green"], ["green", "brown"]),
    ("day", "green", ["green"], ["green", "brown"]),
    ("day", "gold", ["green", "brown"], ["green", "brown"]),
    ("day", "white", [], ["green"]),
    ("day", "black", [], ["green"]),
    ("night", "blue", ["green"], ["green", "brown"]),
    ("night", "white", ["green"], ["green", "brown"]),
    ("night", "black", ["green", "brown"], ["green", "brown"]),
    ("night", "gold", [], ["green"]),
]


@pytest.mark.rule("MK-VAR-14", "MK-VAR-15", "MK-VAR-16", "MK-VAR-17")
@pytest.mark.parametrize(("ended", "rolled", "rampage", "hordes"), RETURNS)
def test_which_rampaging_enemies_return(table, ended, rolled, rampage, hordes):
    """By what the die shows after a Day and after a Night."""
    found = table()
    land = found.state.land
    orcs = at("NW", LEFT)
    assert orcs not in revealing.beaten(land)
    land.spaces[orcs].tokens = []
    assert revealing.beaten(land) == [orcs]
    assert revealing.returning(land, orcs, ended, rolled) == rampage
    assert revealing.returning(land, orcs, ended, rolled, hordes=True) == hordes
