"""The map tiles and the terrain costs, read from the ledger's tables line by line."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.mage_knight.box.terrain import Cheaper, lessened, passable, printed_cost
from companion.games.mage_knight.box.tiles import TILES, city_of, number_of, tiles_of

TABLE = """
A | P portal | F | P | coast | coast | coast | P
B | P portal | F | P | P | coast | coast | P
1 | F glade | L | P village | P | P | F | F orcs
2 | H | F glade | P village | P | H mine green | P | H orcs
3 | F | H keep | H | H mine white | P village | P | P
4 | D tower | D | M | P village | P | H orcs | D
5 | L | P monastery | P orcs | H mine blue | F | F glade | F
6 | H mine red | F | P | F orcs | H | H den | M
7 | S | F orcs | F glade | P dungeon | P | P monastery | L
8 | S orcs | F ruins | P | S village | S | F | F glade
9 | M | M | W keep | P | W tower | P | W dungeon
10 | M | F | P | H ruins | H keep | H | H den
11 | P tower | L | L | H orcs | L | P ruins | H
core1 | D monastery | D tomb | D | D | H | H spawning | M
core2 | L | S ruins | H mine green | S Draconum | S tower | F | L
core3 | W | W ruins | H tower | W | H mine white | W tomb | M
core4 | M Draconum | H | W keep | W | W ruins | W | H mine blue
core5 | green city | S village | S orcs | S | F orcs | L | F glade
core6 | blue city | P monastery | L | L | H | M Draconum | F
core7 | white city | P | F | L Draconum | L | W keep | W spawning
core8 | red city | H mine red | D | D Draconum | W | W Draconum | D ruins
"""
ROWS = {row[0]: row[1:] for row in ([cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines())}
LETTERS = {
    "plains": "P", "hills": "H", "forest": "F", "wasteland": "W", "desert": "D", "swamp": "S", "lake": "L",
    "mountain": "M",
}  # fmt: skip


def written(place) -> str:
    """A printed space as the ledger writes it."""
    if place is None:
        return "coast"
    if place.site == "city":
        return f"{place.colour} city"
    site = {"draconum": "Draconum"}.get(place.site, place.site)
    return " ".join(part for part in (LETTERS[place.terrain], site, place.colour) if part)


@pytest.mark.rule("MK-KF-60")
@pytest.mark.parametrize("tile", ROWS)
def test_a_tile_prints_what_the_ledger_lists(tile):
    """Centre, NE, E, SE, SW, W, NW."""
    assert [written(place) for place in TILES[tile].places] == ROWS[tile]


@pytest.mark.rule("MK-CMP-09")
def test_kinds_of_tiles():
    """A two-sided starting tile, eleven of the countryside, four core tiles and four with a city."""
    assert Counter(tile.kind for tile in TILES.values()) == {"start": 2, "countryside": 11, "core": 4, "city": 4}
    assert [TILES[one].core for one in ("1", "core1", "core5")] == [False, True, True]
    assert [city_of(one) for one in tiles_of("city")] == ["green", "blue", "white", "red"]
    assert [number_of(one) for one in ("A", "11", "core8")] == ["A", "11", "8"]


@pytest.mark.rule("MK-KF-61")
@pytest.mark.parametrize(
    ("sites", "countryside", "core"),
    [
        (("keep", "tower"), ["3", "4", "9", "10", "11"], ["core2", "core3", "core4", "core7"]),
        (("mine",), ["2", "3", "5", "6"], ["core2", "core3", "core4", "core8"]),
        (("dungeon",), ["7", "9"], []),
        (("tomb",), [], ["core1", "core3"]),
        (("glade",), ["1", "2", "5", "7", "8"], ["core5"]),
        (("village",), ["1", "2", "3", "4", "8"], ["core5"]),
        (("monastery",), ["5", "7"], ["core1", "core6"]),
    ],
)
def test_which_tiles_have_which_sites(sites, countryside, core):
    """What scenarios ask for when they say which tiles are left out."""
    assert [one for one in tiles_of("countryside") if TILES[one].has(*sites)] == countryside
    assert [one for one in tiles_of("core", "city") if TILES[one].has(*sites)] == core


@pytest.mark.rule("MK-KF-61")
def test_five_keeps_and_five_towers_are_worth_what_the_rulebook_says():
    """5 × 3 + 5 × 2 = 25, on the tiles of Conquer and Hold."""
    used = [*tiles_of("countryside"), *("core2", "core3", "core4", "core7")]
    sites = Counter(site for tile in used for site in TILES[tile].sites)
    assert sites["keep"] * 3 + sites["tower"] * 2 == 25


COSTS = {
    "plains": (2, 2), "hills": (3, 3), "forest": (3, 5), "wasteland": (4, 4), "desert": (5, 3), "swamp": (5, 5),
    "lake": (None, None), "mountain": (None, None),
}  # fmt: skip


@pytest.mark.rule("MK-KF-12", "MK-MOV-02", "MK-MOV-03")
@pytest.mark.parametrize("terrain", COSTS)
def test_what_terrain_costs(terrain):
    """By Day and by Night; lakes and mountains are inaccessible."""
    assert (printed_cost(terrain, "day"), printed_cost(terrain, "night")) == COSTS[terrain]
    assert passable(terrain) is (COSTS[terrain][0] is not None)


@pytest.mark.rule("MK-MOV-10")
@pytest.mark.parametrize(
    ("cost", "effects", "comes"),
    [
        (3, [], 3),
        (3, [Cheaper(terrain="forest", less=2)], 1),
        (3, [Cheaper(terrain="hills", less=2)], 3),
        (3, [Cheaper(less=2), Cheaper(terrain="forest", less=2)], 0),
        (3, [Cheaper(less=1, least=2), Cheaper(less=1)], 1),
        (2, [Cheaper(less=1, least=2)], 2),
        (5, [Cheaper(price=2)], 2),
        (2, [Cheaper(price=4)], 2),
        (None, [Cheaper(less=2)], None),
    ],
)
def test_effects_lessen_what_a_step_costs(cost, effects, comes):
    """Several add up, in the order that suits the hero, and never below nothing."""
    assert lessened(cost, "forest", effects) == comes


@pytest.mark.rule("MK-MOV-11")
def test_a_price_opens_inaccessible_terrain():
    """A card that lets one walk over lakes for two points, and another that takes one off."""
    over_lakes = Cheaper(terrain="lake", price=2)
    assert lessened(None, "lake", [over_lakes]) == 2
    assert lessened(None, "mountain", [over_lakes]) is None
    assert lessened(None, "lake", [Cheaper(less=1), over_lakes]) == 1


POINTS = st.integers(0, 4)
EFFECTS = st.lists(
    st.one_of(st.builds(Cheaper, less=POINTS, least=POINTS), st.builds(Cheaper, price=POINTS)), max_size=4
)


@pytest.mark.rule("MK-MOV-10")
@given(cost=st.one_of(st.none(), st.integers(0, 6)), effects=EFFECTS)
def test_no_order_of_the_effects_would_be_cheaper(cost, effects):
    """Each effect once, one after another: the best order costs what the app says."""

    def one_by_one(order) -> int | None:
        now = cost
        for effect in order:
            if effect.price is not None and (now is None or effect.price < now):
                now = effect.price
            if now is not None and now > effect.least:
                now = max(effect.least, now - effect.less, 0)
        return now

    outcomes = {one_by_one(order) for order in permutations(effects)}
    assert lessened(cost, "plains", effects) == (min(outcomes - {None}) if outcomes != {None} else None)
