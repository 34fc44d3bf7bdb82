"""The page of Mage Knight's map: a tap on a space beside one's own is a step, one on a dashed tile reveals it."""

from __future__ import annotations

import re
from html import unescape

import pytest

from companion.games.mage_knight.box.hexes import centre, spaces_of

PEOPLE = [{"player": "Jana", "hero": "goldyx"}, {"player": "Petr", "hero": "tovak"}]


@pytest.fixture
def table(visitor):
    """A visitor at a table whose first tiles are to be revealed; Jana has the turn."""

    def lay(**options):
        given = {"scenario": "full_conquest", "players": PEOPLE, "first": 1, **options}
        visitor.id = visitor.store.create("mage_knight", "Na cestě", given).record.id
        visitor.move("leave_list")
        for who, number in ((2, 6), (1, 1)):
            visitor.move("pick_tactic", {"who": who, "number": number})
        return visitor

    return lay


def page(visitor, query=""):
    """The page of the map."""
    answer = visitor.get(f"/t/{visitor.id}/map{query}")
    assert answer.status_code == 200, answer.text[:400]
    return answer.text


def state(visitor):
    return visitor.store.get(visitor.id).state


def forms(text, move):
    """The forms of a move on a page: their hidden fields, and what their buttons are called."""
    found = []
    for action, inside in re.findall(r'<form class="[^"]*"[^>]*action="([^"]+)"[^>]*>(.*?)</form>', text, re.S):
        if action.endswith(f"/{move}"):
            fields = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', inside))
            found.append((action, fields, unescape(inside)))
    return found


def tap(visitor, text, move, **wanted):
    """Tap a button of that move whose form carries these values."""
    action, fields, _ = next(one for one in forms(text, move) if wanted.items() <= one[1].items())
    answer = visitor.post(action, fields)
    assert answer.status_code in (200, 303), answer.text[:300]


@pytest.mark.rule("MK-SET-16")
def test_the_first_tiles_are_asked_for_and_one_tap_draws_them(table):
    """The large step is the app's draw; beneath it the table says which tiles it revealed itself."""
    visitor = table()
    text = page(visitor)
    assert forms(text, "first_tiles") and 'name="tiles.0"' in text and 'name="tiles.2"' not in text
    visitor.move("first_tiles")
    assert len(state(visitor).land.tiles) == 3 and 'name="tiles.0"' not in page(visitor)


def test_the_hero_is_seen_first_and_the_whole_map_is_a_tap_away(table):
    """What lies around the hero stands before a fold with all of it."""
    visitor = table()
    visitor.move("first_tiles", {"tiles": ["2", "1"]})
    text = page(visitor)
    fold = text.index('data-keep="whole-map"')
    assert text.index("map-frame near") < fold < text.index("map-frame whole") < text.index("</details>", fold)
    assert "Celá mapa" in text[fold : text.index("map-frame whole")]
    assert text.count("map-frame whole") == text.count("map-frame near") == 1


@pytest.mark.rule("MK-MOV-01", "MK-MOV-02", "MK-MOV-07")
def test_a_step_is_one_tap_and_the_page_says_what_it_costs(table):
    """Each open neighbour can be tapped in the picture and in the list; who would be provoked is said there."""
    visitor = table()
    visitor.move("first_tiles", {"tiles": ["2", "1"]})
    visitor.move("gain_points", {"who": 1, "points": 9})
    for space in ("1,-1", "2,-2"):  # a forest, then the forest beside the orcs
        text = page(visitor)
        tap(visitor, text, "go", space=space)
    assert state(visitor).turn.points == 3
    text = page(visitor)
    steps = forms(text, "go")
    assert {fields["space"] for _, fields, _ in steps} == {"2,-1", "1,-1", "3,-2", "1,-2", "2,-3"}
    provoking = next(inside for _, fields, inside in steps if fields["space"] == "3,-2" and "hex-tap" in inside)
    assert "vyprovokuje 1 nepřítele" in provoking and "3 body Pohybu" in provoking
    assert "stojí tam drancující nepřítel" in text  # the orcs' own space is no button
    tap(visitor, text, "go", space="3,-2")
    assert state(visitor).turn.encounter.kind == "provoked"
    assert "vyprovokováním" in page(visitor) and not forms(page(visitor), "go")


@pytest.mark.rule("MK-EXP-01", "MK-EXP-03")
def test_exploring_names_the_position_first(table):
    """Where the table reveals tiles itself, a tap names the position, a second one the number."""
    visitor = table()
    visitor.move("first_tiles", {"tiles": ["2", "5"]})
    visitor.move("put_figure", {"who": 1, "space": spaces_of(centre(1, 0))[6]})
    visitor.move("gain_points", {"who": 1, "points": 5})
    text = page(visitor)
    goal = centre(1, 1)
    assert f"?explore={goal}" in text and not forms(text, "explore")
    asked = page(visitor, f"?explore={goal}")
    told, drawn = forms(asked, "explore")
    assert (told[1]["at"], drawn[1]["at"]) == (goal, goal) and 'value="11"' in told[2]
    answer = visitor.post(told[0], {**told[1], "tile": "3"})
    assert answer.status_code in (200, 303) and state(visitor).land.tiles[goal].tile == "3"


@pytest.mark.rule("MK-EXP-01")
def test_where_the_app_draws_tiles_one_tap_explores(table):
    """It drew the last one, so it draws the next."""
    visitor = table()
    visitor.move("first_tiles")
    for position in (centre(1, 0), centre(0, 1)):
        for space in spaces_of(position):
            visitor.move("put_figure", {"who": 1, "space": space})
            if found := forms(page(visitor), "explore"):
                visitor.move("gain_points", {"who": 1, "points": 2})
                tap(visitor, page(visitor), "explore", at=found[0][1]["at"])
                assert len(state(visitor).land.tiles) == 4
                return
    raise AssertionError("nowhere to explore")


@pytest.mark.rule("MK-KF-22", "MK-DL-02")
@pytest.mark.parametrize("scenario", ["full_conquest", "dungeon_lords", "mines_liberation", "druid_nights"])
def test_every_space_can_be_looked_at(table, scenario):
    """Whatever lies there, in both times of the day."""
    visitor = table(scenario=scenario)
    visitor.move("first_tiles", {"tiles": ["3", "8"]})
    for space in spaces_of(centre(0, 1)):
        assert 'id="space-title"' in page(visitor, f"?space={space}")
    assert "žeton" in page(visitor, f"?space={spaces_of(centre(0, 1))[1]}")


@pytest.mark.rule("MK-CH-01")
def test_positions_of_a_prescribed_map_are_numbered(table):
    """And a tap says which back lies there."""
    visitor = table(scenario="conquer_and_hold")
    visitor.move("first_tiles", {"tiles": ["3", "4", "9"]})
    text = page(visitor, "?unfold=prescribe")
    tap(visitor, text, "prescribe", at=centre(1, 1), back="core")
    assert state(visitor).land.places == {centre(1, 1): "core"}


def test_where_the_table_keeps_the_map_the_page_says_so(table):
    """Nothing is drawn."""
    text = page(table(areas={"map": "table"}))
    assert "map-frame" not in text and "Mapu vedete sami" in text


@pytest.mark.rule("MK-OR-01")
def test_a_figure_that_is_out_of_the_game_is_put_nowhere(table):
    """Its shields may still be put right."""
    visitor = table(scenario="one_to_return")
    visitor.move("first_tiles", {"tiles": ["3", "8"]})
    visitor.store.move(
        visitor.id, visitor.revision, "correct", {"path": "/heroes/1/eliminated", "value": True}, overrule=("*",)
    )
    text = page(visitor, f"?space={spaces_of(centre(0, 1))[1]}&unfold=right")
    assert {fields["who"] for _, fields, _ in forms(text, "put_shield")} == {"1", "2"}
    assert "2" not in {fields["who"] for _, fields, _ in forms(text, "put_figure")}
