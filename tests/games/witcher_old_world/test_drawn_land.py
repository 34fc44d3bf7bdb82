"""The drawn land: each location has its place, its name and its signs, and roads lead past the others."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from companion.core.words import LANGUAGES, Words
from companion.games.witcher_old_world.box import board
from companion.games.witcher_old_world.box.board import locations
from companion.games.witcher_old_world.box.names import ATTRIBUTES, SCHOOLS, TERRAINS
from companion.games.witcher_old_world.pages import drawn_land
from companion.games.witcher_old_world.pages.drawn_land import EDGE, HIGH, WIDE
from companion.house import HOUSE, words_in

STYLE = HOUSE / "static" / "css" / "games" / "witcher_old_world.css"
MARKS = {"any", "manticore", "monster", "quest", "trail", "tavern-closed", "go"}


def test_each_sign_is_drawn():
    sprite = (HOUSE / "static" / "icons" / "witcher-old-world.svg").read_text(encoding="utf-8")
    drawn = re.findall(r'<symbol id="([a-z_-]+)"', sprite)
    assert {*TERRAINS, *SCHOOLS, *ATTRIBUTES, *MARKS} <= set(drawn) and len(drawn) == len(set(drawn))


def test_the_page_places_the_locations_where_the_land_was_drawn_for_them():
    placed = re.findall(r"\.at-(\d+) \{ --x: (\d+); --y: (\d+); \}", STYLE.read_text(encoding="utf-8"))
    assert {int(number): (int(x), int(y)) for number, x, y in placed} == {n: one.at for n, one in locations().items()}


def test_roads_stay_on_the_land_and_touch_only_the_locations_they_lead_to():
    for way in drawn_land.ways():
        for x, y in drawn_land.along(way.one, way.other):
            assert EDGE <= x <= WIDE - EDGE and EDGE <= y <= HIGH - EDGE
            for row in locations().values():
                off = ((x - row.at[0]) ** 2 + (y - row.at[1]) ** 2) ** 0.5
                assert row.number in (way.one, way.other) or off > 75, (way, row.name)


def test_only_the_unsure_road_may_cross_another():
    drawn = {(way.one, way.other): list(drawn_land.along(way.one, way.other)) for way in drawn_land.ways()}
    crossing = {
        frozenset((one, other))
        for one, path in drawn.items()
        for other, over in drawn.items()
        if not set(one) & set(other)
        and any(_cross(*leg, *stretch) for leg in pairwise(path) for stretch in pairwise(over))
    }
    assert {way for pair in crossing for way in pair} <= {(14, 15), (11, 18)}


def _cross(a: drawn_land.Point, b: drawn_land.Point, c: drawn_land.Point, d: drawn_land.Point) -> bool:
    def side(p: drawn_land.Point, q: drawn_land.Point, r: drawn_land.Point) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def test_a_table_with_other_roads_sees_its_own():
    ways = drawn_land.ways({(1, 2), (3, 18)})
    assert [(way.one, way.other) for way in ways] == [(1, 2), (3, 18)]
    assert len(drawn_land.ways()) == len(board.printed_roads())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_location_is_named(language):
    words = Words(language, words_in(language, HOUSE / "games" / "witcher_old_world" / "words"))
    assert not [one.name for one in locations().values() if not words.has(f"choice-{one.name}")]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "cs",
            "10 Haern Caduch, Lesy, škola Medvěda, nestvůra II. úrovně: Běs, "
            "zaklínači: Bero (na tahu) a Lira, 2 vaše úkoly, jít sem",
        ),
        (
            "en",
            "10 Haern Caduch, forest, school of the Bear, level II monster: Fiend, "
            "witchers: Bero (whose turn it is) and Lira, 2 quests of yours, go here",
        ),
    ],
)
def test_a_location_says_aloud_all_that_is_drawn_on_it(language, said):
    words = Words(language, words_in(language, HOUSE / "games" / "witcher_old_world" / "words"))
    here = [words.say("map-figure", name=name, active=name == "Bero") for name in ("Bero", "Lira")]
    facts = {"number": 10, "name": "Haern Caduch", "ground": "forest", "home": "bear"}
    bare = {"monster": "", "level": 0, "people": 0, "here": [], "marks": [], "marked": 0, "goal": 0}
    foe = {"monster": "Běs" if language == "cs" else "Fiend", "level": 2}
    marks = [words.say("map-quest", count=2)]
    more = {"people": 2, "here": here, "marks": marks, "marked": 1, "goal": 1}
    assert words.say("map-place", **facts, **foe, **more).replace("\u00a0", " ") == said
    bare_place = words.say("map-place", **facts | {"ground": "none", "home": "none"}, **bare)
    assert bare_place.replace("\u00a0", " ") == "10 Haern Caduch"
