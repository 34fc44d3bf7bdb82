"""Secret places, towers that are owned, megapolises: sections 32 and 33 of the ledger once more."""

from __future__ import annotations

import pytest

from companion.core.draft import Draft
from companion.games.mage_knight.play import cities
from companion.games.mage_knight.play.fight import aftermath
from companion.games.mage_knight.play.land.ground import around, ground, grounds
from companion.games.mage_knight.play.land.underground import distances, hiding_places, secret_of
from companion.games.mage_knight.state.fight import Fight, Foe
from companion.games.mage_knight.state.land import City, Laid, Land, Space

TILES = [*map(str, range(1, 12)), *(f"core{number}" for number in range(1, 5))]


@pytest.mark.rule("MK-DL-02", "MK-DL-03")
def test_a_secret_place_is_never_in_a_swamp_on_a_site_or_where_nobody_can_go():
    """Beside each village and monastery of each tile, laid by itself."""
    forbidden = set()
    for tile in TILES:
        land = Land(tiles={"3,-2": Laid(tile=tile)})
        for home in grounds(land):
            if home.site not in ("village", "monastery"):
                continue
            wanted = set()
            for one in around(land, home.at):
                if one.terrain in ("swamp", "lake", "mountain") or one.site is not None:
                    forbidden.add("site" if one.site else one.terrain)
                else:
                    wanted.add(one.at)
            assert {*hiding_places(land, home.at)} == wanted
    assert {"site", "swamp"} < forbidden and forbidden & {"lake", "mountain"}


@pytest.mark.rule("MK-DL-06")
def test_no_way_beneath_the_ground_leads_through_a_swamp_or_a_lake():
    met = set()
    for tile in TILES:
        land = Land(tiles={"3,-2": Laid(tile=tile)})
        terrains = {one.at: one.terrain for one in grounds(land)}
        met |= {*terrains.values()}
        start = next(at for at, terrain in terrains.items() if terrain not in ("swamp", "lake"))
        assert not {terrains[at] for at in distances(land, start)} & {"swamp", "lake"}
    assert {"swamp", "lake", "mountain"} <= met


@pytest.mark.rule("MK-DL-04")
@pytest.mark.parametrize(("secret", "back"), [("dungeon", "brown"), ("tomb", "red")])
def test_where_a_secret_place_held_a_new_token_of_its_colour_lies_there(mage_knight, secret, back):
    table = mage_knight("goldyx", "tovak", scenario="dungeon_lords")
    draft = Draft(table.game, table.state)
    land = draft.state.land
    at = next(one.at for one in grounds(land) if one.site is None)
    land.spaces = {at: Space(secret=secret)}
    aftermath.settle(draft, Fight(seat=1, kind="adventure", site=secret, at=at, foes=[Foe(number=1, back=back)]))
    assert [(token.back, token.up) for token in land.spaces[at].tokens] == [(back, False)]
    assert ground(land, at).site == secret and not land.spaces[at].shields


@pytest.mark.rule("MK-CH-06", "MK-KF-24")
@pytest.mark.parametrize(("scenario", "owed"), [("conquer_and_hold", []), ("full_conquest", ["spell"])])
def test_a_tower_gives_a_spell_only_where_nobody_owns_it(mage_knight, scenario, owed):
    table = mage_knight("goldyx", "tovak", scenario=scenario)
    draft = Draft(table.game, table.state)
    land = draft.state.land
    land.tiles, land.spaces = {"3,-2": Laid(tile="9")}, {}
    at = next(one.at for one in grounds(land) if one.site == "tower")
    foe = Foe(number=1, back="violet", dead=True)
    aftermath.settle(draft, Fight(seat=1, kind="assault", site="tower", at=at, foes=[foe]))
    assert [one.kind for one in draft.state.at(1).owed] == owed
    assert land.spaces[at].shields == [1]
    assert ground(land, at).owner == (1 if scenario == "conquer_and_hold" else None)


@pytest.mark.rule("MK-VAR-19", "MK-SC-01", "MK-CO-02")
def test_a_megapolis_is_the_city_that_is_revealed_last():
    land = Land(levels=[5, 5, 16], megapoles=1)
    found = []
    for colour in ("red", "blue", "green"):
        found.append(cities.level_of_next(land))
        land.cities.append(City(colours=[colour], at="3,-2", level=5))
    assert found == [(5, False), (5, False), (16, True)]


@pytest.mark.rule("MK-DL-03", "MK-OUT-06")
def test_a_monastery_that_burned_meanwhile_still_hides_its_tomb():
    """Its secret waits for a tile that has a place for it; what is printed there is a monastery all the same."""
    land = Land(tiles={"3,-2": Laid(tile="7")})
    home = next(one.at for one in grounds(land) if one.site == "monastery")
    assert secret_of(land, home) == "tomb"
    land.spaces[home] = Space(done=True)
    assert ground(land, home).site is None
    assert secret_of(land, home) == "tomb"
    village = Land(tiles={"3,-2": Laid(tile="1")})
    assert {secret_of(village, one.at) for one in grounds(village)} == {"dungeon", None}
