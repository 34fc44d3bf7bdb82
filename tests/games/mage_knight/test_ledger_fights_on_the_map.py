"""Sections 14, 20 and 38.2 of the ledger, read by other eyes: fights on a map that the app keeps."""

from __future__ import annotations

import pytest

from companion.core.viewer import Viewer
from companion.games.mage_knight.pages.fight import fight as fight_page
from companion.games.mage_knight.play.fight import facing
from companion.games.mage_knight.state.land import City, RuinToken, Space, Token

from .laid_land import FORTH, LEFT, at, laid_table  # noqa: F401
from .test_fight_on_the_map import Ground, tokens


@pytest.fixture
def land(table):
    """`land("5")`: tile 5 forth; `variants`: of the table."""

    def laid(forth: str, variants: tuple[str, ...] = (), **options) -> Ground:
        ground = Ground(table(**options), forth, "1")
        with ground.table.arranged() as state:
            state.variants = [*variants]
        return ground

    return laid


def joiners(ground: Ground) -> set[str]:
    """Who may be challenged in addition, as the page offers it."""
    running = fight_page(ground.table.state, Viewer()).running
    assert running is not None
    return {one.space for one in running.joiners}


# --- who may be challenged


@pytest.mark.rule("MK-CMB-04", "MK-TRN-09")
@pytest.mark.parametrize(("tile", "orcs", "rule"), [("8", "C", "MK-CMB-04"), ("5", "E", "MK-TRN-09")])
def test_to_a_fight_that_is_an_action_itself_nobody_is_challenged(land, tile: str, orcs: str, rule: str) -> None:
    """In the northeast of tile 8 lie ruins, of tile 5 a monastery; orcs stand beside."""
    ground, here, beside = land(tile), at("NE", FORTH), at(orcs, FORTH)
    ground.lies(beside, "prowlers", back="green")
    if tile == "8":
        medusa = [Token(back="brown", enemy="medusa", up=True)]
        ground.lies(here, tokens=medusa, ruin=RuinToken(ruin="green_brown", up=True))
    ground.stands(here)
    assert ground.table.objects("fight_site", who=ground.who, also=[beside]).rule == rule
    ground.move("fight_site")
    for foe in ground.fight.unknown:
        ground.move("turn_up", foe=foe.number, enemy="monks")
    assert joiners(ground) == set()
    assert ground.table.objects("add_foe", who=ground.who, back="green", at=beside).rule == rule
    assert ground.table.objects("add_foe", who=ground.who, back="green", rampaging=True).rule == rule
    ground.beat()
    assert tokens(ground.space(beside)) == [("prowlers", True)]  # it was never in that fight


@pytest.mark.rule("MK-CMB-06", "MK-CMB-09")
def test_only_who_stands_beside_is_challenged_and_of_several_as_many_as_one_likes(land) -> None:
    """Orcs stand in the east and in the southwest of tile 5 of the core; both are beside its southeast."""
    ground = land("core5")
    east, southwest = at("E", FORTH), at("SW", FORTH)
    ground.lies(east, "prowlers", back="green")
    ground.lies(southwest, "diggers", back="green")
    ground.stands(at("NE", FORTH))
    assert ground.table.objects("fight_site", who=ground.who, also=[southwest], site=False).rule == "MK-CMB-06"
    ground.stands(at("SE", FORTH))
    ground.move("fight_site", also=[east], site=False)
    assert joiners(ground) == {southwest}  # one of them is enough, the other one may still be called
    ground.move("add_foe", back="green", at=southwest)
    assert [(foe.enemy, foe.part) for foe in ground.fight.foes] == [
        ("prowlers", "rampaging"),
        ("diggers", "rampaging"),
    ]
    ground.beat("prowlers", "diggers")
    assert (ground.space(east).tokens, ground.space(southwest).tokens) == ([], [])
    assert (ground.hero().reputation, ground.hero().fame) == (2, 4)


@pytest.mark.rule("MK-CMB-07", "MK-CMB-08", "MK-CMB-01", "MK-OUT-11", "MK-CTY-01")
def test_one_step_into_a_city_provokes_two_who_have_neither_its_walls_nor_its_gifts_nor_give_a_shield(land) -> None:
    ground = land("core5")
    east, southwest = at("E", FORTH), at("SW", FORTH)
    ground.lies(east, "prowlers", back="green")
    ground.lies(southwest, "diggers", back="green")
    with ground.table.arranged() as state:
        golems = [Token(back="gray", enemy="golems", up=True)]
        state.land.cities = [City(colours=["white"], at=FORTH, level=1, garrison=golems)]
        state.turn.points = 2
    ground.stands(at("SE", FORTH))
    with ground.table.arranged() as state:
        state.turn.points = 2
    ground.move("go", space=FORTH)
    assert {*ground.table.state.turn.encounter.rampaging} == {east, southwest}
    ground.move("fight_site")
    stand = {foe.enemy: facing.opponent_of(ground.fight, foe) for foe in ground.fight.foes}
    assert {name: (one.armor, one.walled) for name, one in stand.items()} == {
        "golems": (6, True),
        "prowlers": (3, False),
        "diggers": (3, False),
    }
    assert not stand["diggers"].doubly_fortified
    ground.beat("golems", "prowlers")
    city = ground.table.state.land.cities[0]
    assert (city.shields, city.conquered) == ([ground.who], True)  # one defender fell; the diggers need not
    assert tokens(ground.space(southwest)) == [("diggers", True)]
    assert ground.hero().reputation == -1 + 1


@pytest.mark.rule("MK-VAR-16", "MK-OUT-02")
@pytest.mark.parametrize(("variants", "red", "brown"), [((), 2, 0), (("rampage",), 1, 0), (("hordes",), 1, 0)])
def test_who_joins_by_hand_is_worth_what_the_variant_says(land, variants, red: int, brown: int) -> None:
    ground = land("3", variants)
    ground.lies(at("NE", FORTH), "golems")
    ground.met(at("NE", FORTH), at("C", FORTH))
    ground.move("fight_site")
    ground.move("add_foe", back="red", enemy="fire_dragon", rampaging=True)
    ground.move("add_foe", back="brown", enemy="medusa")
    assert [foe.reputation for foe in ground.fight.foes] == [0, red, brown]


# --- what stays


@pytest.mark.rule("MK-OUT-09", "MK-KF-30")
def test_spawning_grounds_where_nobody_fell_have_their_two_and_no_third(land) -> None:
    ground, here = land("core1"), at("SW", FORTH)
    spawning = next(way for way in ("C", "NE", "E", "SE", "SW", "W", "NW") if _site(ground, way) == "spawning")
    here = at(spawning, FORTH)
    ground.stands(here)
    ground.move("fight_site")
    ground.move("turn_up", foe=1, enemy="minotaur")
    ground.move("turn_up", foe=2, enemy="gargoyle")
    ground.beat()
    assert sorted(tokens(ground.space(here))) == [("gargoyle", True), ("minotaur", True)]
    assert ground.space(here).shields == []
    ground.again()
    ground.move("fight_site")
    ground.beat("minotaur")
    assert tokens(ground.space(here)) == [("gargoyle", True), (None, False)]
    ground.again()
    ground.move("fight_site")
    ground.move("turn_up", foe=2, enemy="medusa")
    ground.beat("gargoyle", "medusa")
    assert [(one.kind, one.count) for one in ground.hero().owed] == [("artifact", 1), ("random_crystal", 3)]
    assert (ground.space(here).shields, ground.space(here).tokens) == ([ground.who], [])
    ground.again()
    assert ground.table.refuses("fight_site", who=ground.who).message.key == "nobody-to-fight"


def _site(ground: Ground, way: str) -> str | None:
    from companion.games.mage_knight.play.land.ground import ground as ground_at

    found = ground_at(ground.table.state.land, at(way, FORTH))
    return found.site if found is not None else None


@pytest.mark.rule("MK-DL-04")
@pytest.mark.parametrize(("secret", "back", "enemy"), [("tomb", "red", "fire_dragon"), ("dungeon", "brown", "medusa")])
def test_a_secret_place_gets_a_token_of_its_own_colour_again(land, secret: str, back: str, enemy: str) -> None:
    ground, here = land("7"), at("E", LEFT)
    ground.lies(here, back=back, secret=secret)
    ground.stands(here)
    ground.move("fight_site")
    ground.move("turn_up", foe=1, enemy=enemy)
    ground.beat()
    assert [(one.back, one.enemy) for one in ground.space(here).tokens] == [(back, None)]


# --- whose keep it is


@pytest.mark.rule("MK-CH-10", "MK-CH-07", "MK-EDG-06")
@pytest.mark.parametrize(
    ("number", "count", "fame"), [(1, 1, 2), (2, 1, 2), (3, 2, 3), (4, 2, 3), (5, 3, 5), (6, 3, 5)]
)
def test_anothers_keep_has_a_token_more_with_each_second_day_and_night(
    land, number: int, count: int, fame: int
) -> None:
    """Crossbowmen bring 3 each: half of 3, 6 or 9, rounded up once."""
    ground, keep = land("3"), at("NE", FORTH)
    with ground.table.arranged() as state:
        state.scenario, state.round.number = "conquer_and_hold", number
        state.time = "day" if number % 2 else "night"
        state.land.spaces[keep] = Space(shields=[3 - ground.who], done=True)
    ground.met(keep, at("C", FORTH), "raid")
    ground.move("fight_site")
    assert [foe.back for foe in ground.fight.foes] == ["gray"] * count
    for foe in [*ground.fight.foes]:
        ground.move("turn_up", foe=foe.number, enemy="crossbowmen")
    ground.beat("crossbowmen")
    assert (ground.hero().fame, ground.hero().reputation) == (fame, 0)
    assert ground.space(keep).shields == [ground.who]


@pytest.mark.rule("MK-CMB-02", "MK-MOV-20", "MK-TEAM-08")
def test_an_allys_keep_is_not_fought_for_and_a_closed_city_is_not_either(land) -> None:
    ground, keep = land("3"), at("NE", FORTH)
    other = 3 - ground.who
    with ground.table.arranged() as state:
        state.land.spaces[keep] = Space(shields=[other], done=True)
        state.teams = [[ground.who, other]]
    ground.stands(keep)
    assert ground.table.refuses("fight_site", who=ground.who).message.key == "nobody-to-fight"
    closed = land("core7")
    with closed.table.arranged() as state:
        garrison = [Token(back="gray", enemy="golems", up=True)]
        state.land.cities = [City(colours=["red"], at=FORTH, level=1, garrison=garrison)]
        state.land.ways = "closed"
    closed.stands(FORTH)
    assert closed.table.refuses("fight_site", who=closed.who).message.key == "nobody-to-fight"


@pytest.mark.rule("MK-OUT-08", "MK-CMB-02")
def test_a_garrison_of_anothers_keep_that_was_not_beaten_is_gone_and_the_keep_stays_its_owners(land) -> None:
    """It was drawn for this fight alone; the next who tries meets another one."""
    ground, keep = land("3"), at("NE", FORTH)
    other = 3 - ground.who
    with ground.table.arranged() as state:
        state.land.spaces[keep] = Space(shields=[other], done=True)
    ground.met(keep, at("C", FORTH), "raid")
    ground.move("fight_site")
    ground.move("turn_up", foe=1, enemy="golems")
    ground.beat()
    assert (ground.space(keep).tokens, ground.space(keep).shields) == ([], [other])
    assert "golems" in ground.table.state.decks.enemies["gray"].discard
    assert ground.hero().at == at("C", FORTH)


@pytest.mark.rule("MK-CH-06", "MK-OUT-05", "MK-CH-05")
@pytest.mark.parametrize(
    ("scenario", "owed", "reputation"), [("conquer_and_hold", [], 0), ("full_conquest", ["spell"], -1)]
)
def test_a_tower_that_belongs_to_its_conqueror_gives_no_spell(land, scenario: str, owed, reputation: int) -> None:
    """The tower of tile 4 lies in its middle."""
    ground = land("4")
    with ground.table.arranged() as state:
        state.scenario, state.land.towers_owned = scenario, scenario == "conquer_and_hold"
    ground.lies(FORTH, "monks", back="violet")
    ground.met(FORTH, at("SW", FORTH))
    ground.move("fight_site")
    ground.beat("monks")
    assert [one.kind for one in ground.hero().owed] == owed
    assert (ground.space(FORTH).shields, ground.hero().reputation) == ([ground.who], reputation)
