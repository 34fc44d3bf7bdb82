"""What the hands put right on the map: shields, tokens, tiles that lie there."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.box.hexes import centre
from companion.games.mage_knight.play.land.ground import ground, grounds
from companion.games.mage_knight.state.land import City, Laid, Token

from .laid_land import FORTH, LEFT, at, laid_table  # noqa: F401


@pytest.mark.rule("MK-OUT-04", "MK-OUT-02", "MK-SAV-01")
def test_hands_put_right_what_lies_on_a_space(table):
    """A shield on a keep makes an owner and sends its defender away; tokens come and go; a bare space has nothing."""
    found = table(tiles=("3", "1"))
    keep = at("NE", LEFT)
    found.move("put_shield", who=2, at=keep)
    lies = found.state.land.spaces[keep]
    assert (lies.shields, lies.tokens, ground(found.state.land, keep).owner) == ([2], [], 2)
    found.move("put_token", at=keep, back="gray")
    found.move("name_token", at=keep, enemy="golems")
    found.move("take_token", at=keep)
    assert found.state.land.spaces[keep].tokens == []
    assert "golems" in found.state.decks.enemies["gray"].discard
    assert found.refuses("take_token", at=keep)
    found.move("bare_space", at=keep)
    assert keep not in found.state.land.spaces
    orcs = at("NW", FORTH)
    found.move("bare_space", at=orcs)
    assert not ground(found.state.land, orcs).rampaging


@pytest.mark.rule("MK-OUT-03", "MK-OUT-06", "MK-SAV-01")
def test_a_shield_says_what_was_conquered_there(table):
    """A dungeon, a monastery that burned; a glade and a keep are nobody's conquest, and stay what they are."""
    found = table(tiles=("7", "3"))
    sites = {space.site: space.at for space in grounds(found.state.land)}
    for site in ("dungeon", "monastery", "glade", "keep"):
        found.move("put_shield", who=1, at=sites[site])
    now = {site: ground(found.state.land, sites[site]) for site in sites}
    assert now["dungeon"].conquered and now["monastery"].site is None
    assert (now["glade"].site, now["glade"].conquered) == ("glade", False)
    assert (now["keep"].owner, now["keep"].lies.done) == (1, False)


@pytest.mark.rule("MK-CTY-05", "MK-SAV-01")
def test_hands_put_right_a_city(table):
    """Its garrison and its shields lie on the card; without any token it has fallen."""
    found = table()
    with found.arranged() as state:
        state.land.tiles[centre(1, 1)] = Laid(tile="core6")
        state.land.cities = [City(colours=["blue"], at=centre(1, 1), level=4, garrison=[Token(back="gray")])]
    city = centre(1, 1)
    found.move("put_token", at=city, back="white")
    assert len(found.state.land.cities[0].garrison) == 2
    found.move("take_token", at=city, nth=2)
    found.move("put_shield", who=1, at=city)
    assert found.state.land.cities[0].shields == [1]
    found.move("bare_space", at=city)
    assert found.state.land.cities[0].conquered
    found.move("put_token", at=city, back="white")
    assert not found.state.land.cities[0].conquered


@pytest.mark.rule("MK-CH-13", "MK-EXP-02", "MK-MAP-02")
def test_a_tile_may_be_laid_that_nobody_explored(table):
    """Under the same rules of where it may lie, without points and without Fame."""
    found = table(scenario="first_reconnaissance", tiles=("1", "2"))
    found.move("lay_tile", at=centre(1, 1), tile="3")
    assert found.state.land.tiles[centre(1, 1)].tile == "3" and not any(one.fame for one in found.state.heroes)
    assert found.refuses("lay_tile", at=centre(1, 1))
    assert found.objects("lay_tile", at=centre(2, -1)).rule == "MK-MAP-02"
    for nowhere in (centre(4, 4), "1,0", "98,-49", centre(30, 0)):
        assert found.refuses("lay_tile", at=nowhere)
