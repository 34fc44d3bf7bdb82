"""The moves that every table has."""

from __future__ import annotations

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import games
from companion.core import engine
from companion.core.errors import BadArguments, Objection
from companion.core.game import Panel
from companion.core.message import say
from companion.core.page import View

from .plain import PLAIN, exactly
from .test_engine import made, mill


def corrected(path: str, value: object, plain: engine.Plain | None = None) -> engine.Outcome:
    return made(plain or mill(), "correct", {"path": path, "value": value, "reason": "miscounted"})


@pytest.mark.parametrize(
    ("path", "value", "patch"),
    [
        ("/water/value", 5, {"op": "replace", "path": "/water/value", "value": 5}),
        ("/notes", "ž „x“", {"op": "replace", "path": "/notes", "value": "ž „x“"}),
        ("/seats/1/player", "Ann", {"op": "replace", "path": "/seats/1/player", "value": "Ann"}),
        ("/sacks/shuffled/0", "rye", {"op": "replace", "path": "/sacks/shuffled/0", "value": "rye"}),
        ("/sacks/shuffled/-", "rye", {"op": "add", "path": "/sacks/shuffled/6", "value": "rye"}),
        ("/water/red/1", 4, {"op": "replace", "path": "/water/red/1", "value": 4}),
        ("/kept/the~1loft~0", "table", {"op": "add", "path": "/kept/the~1loft~0", "value": "table"}),
        ("/kept/", "table", {"op": "add", "path": "/kept/", "value": "table"}),
        ("/standing", {"procedure": "dawn", "step": "eat"}, None),
    ],
)
def test_anything_tracked_can_be_put_right(path, value, patch):
    outcome = corrected(path, value)
    if patch:
        assert outcome.patch == [patch]
    assert outcome.chronicle[0].key == "wrote-corrected-because"
    assert outcome.chronicle[0].args["path"] == path and outcome.chronicle[0].args["reason"] == "miscounted"


def test_the_chronicle_says_what_stood_there_and_what_stands_there_now():
    assert corrected("/water/value", 5).chronicle == [
        say("wrote-corrected-because", path="/water/value", old="3", new="5", reason="miscounted")
    ]
    without = made(mill(), "correct", {"path": "/flour", "value": 2}).chronicle
    assert without == [say("wrote-corrected", path="/flour", old="0", new="2")]
    assert corrected("/sacks/shuffled/-", "rye").chronicle[0].args["old"] == "–"
    long = corrected("/notes", "x" * 100).chronicle[0].args["new"]
    assert len(long) == 58 and long.endswith("…")


@pytest.mark.parametrize(
    "path",
    [
        "/wather",
        "/water/value/deeper",
        "/name/0",
        "/seats/9/player",
        "/seats/-/player",
        "/sacks/shuffled/6",
        "/sacks/shuffled/-1",
        "/sacks/shuffled/01",
        "/sacks/shuffled/first",
        "/kept/not~2escaped",
        "/",
    ],
)
def test_a_path_that_leads_nowhere_is_refused(path):
    with pytest.raises(BadArguments) as caught:
        corrected(path, "app")
    assert (caught.value.field, caught.value.message.key) == ("path", "path-leads-nowhere")


@pytest.mark.parametrize("path", ["", "water", "x" * 401, 3, None])
def test_what_is_no_path_is_refused(path):
    with pytest.raises(BadArguments) as caught:
        made(mill(), "correct", {"path": path, "value": 1})
    assert caught.value.field == "path"


@pytest.mark.parametrize(
    ("path", "value", "at"),
    [
        ("/water/value", 99, "water"),
        ("/water/value", "three", "water.value"),
        ("/water", None, "water"),
        ("/seats", 3, "seats"),
        ("/seats/0", {}, "seats[0].id"),
        ("/kept/pond", "cat", "kept[...]"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_where(path, value, at):
    with pytest.raises(BadArguments) as caught:
        corrected(path, value)
    assert caught.value.field == "value"
    assert caught.value.message == say("value-does-not-fit", field="value", path=path, at=at)


@pytest.mark.parametrize("path", ["/schema", "/checklist", "/checklist/lines/0/ticked"])
def test_what_keeps_the_save_readable_is_not_corrected(path):
    with pytest.raises(BadArguments) as caught:
        corrected(path, 7, made(mill(), "put_away").plain)
    assert (caught.value.field, caught.value.message.key) == ("path", "path-fixed")


def test_a_value_that_no_page_could_show_is_refused():
    def view(state, viewer):
        assert state.flour / len(state.sacks.shuffled) >= 0
        return View()

    toy = games.game("toy")
    game = dataclasses.replace(toy, panels=(*toy.panels, Panel("sacks", view)))
    with pytest.raises(BadArguments) as caught:
        engine.make(game, mill(), "correct", {"path": "/sacks/shuffled", "value": []})
    assert (caught.value.field, caught.value.message.key) == ("value", "value-does-not-fit")
    assert engine.make(game, mill(), "correct", {"path": "/sacks/shuffled", "value": ["rye"]}).patch


PATHS = st.text(alphabet="/~01-aw", max_size=8) | st.sampled_from(
    ["/water/value", "/water/red/-", "/sacks/top", "/seats/0", "/kept/x", "/evening/session", "/standing", "/chance"]
)


@given(PATHS, PLAIN)
def test_no_correction_breaks_a_table(path, value):
    """Refused with a field, or the table still opens and its difference leads there."""
    before = mill()
    try:
        outcome = made(before, "correct", {"path": path, "value": value})
    except BadArguments as refused:
        assert refused.field in ("path", "value")
    else:
        assert exactly(engine.patched(before, outcome.patch)) == exactly(outcome.plain)
        assert engine.plain_of(engine.state_of(games.game("toy"), outcome.plain)) == outcome.plain


def test_a_note_goes_into_the_chronicle():
    outcome = made(mill(), "note", {"text": "The cat <script> left."})
    assert outcome.chronicle == [say("wrote-noted", text="The cat <script> left.")]
    assert outcome.patch == []


@pytest.mark.parametrize("text", ["", "x" * 2001, None])
def test_a_note_has_a_length(text):
    with pytest.raises(BadArguments) as caught:
        made(mill(), "note", {"text": text})
    assert caught.value.field == "text"


def test_a_table_is_renamed():
    outcome = made(mill(), "rename", {"name": "New Mill"})
    assert outcome.plain["name"] == "New Mill"
    assert outcome.chronicle == [say("wrote-renamed", old="The Old Mill", new="New Mill")]


def test_an_area_changes_hands():
    outcome = made(mill(), "keep", {"area": "pond", "keeper": "table"})
    assert outcome.plain["kept"] == {"pond": "table"}
    with pytest.raises(BadArguments) as caught:
        made(mill(), "keep", {"area": "moon", "keeper": "table"})
    assert (caught.value.field, caught.value.message.key) == ("area", "unknown-area")


def test_an_evening_ends_and_the_next_one_begins():
    packing = made(mill(), "put_away").plain
    assert packing["checklist"]["purpose"] == "put_away" and not packing["evening"]["away"]
    away = made(packing, "close_box").plain
    assert away["checklist"] is None and away["evening"] == {"session": 1, "away": True}
    laying = made(away, "lay_table").plain
    assert laying["checklist"]["purpose"] == "lay_table"
    sitting = made(laying, "sit_down")
    assert sitting.plain["evening"] == {"session": 2, "away": False} and sitting.plain["checklist"] is None
    assert sitting.chronicle == [say("wrote-evening-began", session=2)]


def test_nobody_sits_down_twice():
    with pytest.raises(Objection) as caught:
        made(mill(), "sit_down", overrule=["*"])
    assert caught.value.code == "already-sitting"


def test_a_list_can_be_left():
    assert made(made(mill(), "put_away").plain, "leave_list").plain["checklist"] is None


def test_lines_are_ticked_off_and_on_again():
    packing = made(mill(), "put_away").plain
    ticked = made(packing, "tick", {"line": "pond"}).plain
    assert ticked["checklist"]["lines"][0]["ticked"] is True
    assert made(ticked, "tick", {"line": "pond", "done": False}).plain == packing


@pytest.mark.parametrize(("begin", "key"), [("put_away", "no-such-line"), ("leave_list", "no-checklist")])
def test_a_line_that_is_not_there_is_refused(begin, key):
    with pytest.raises(BadArguments) as caught:
        made(made(mill(), begin).plain, "tick", {"line": "moon"})
    assert (caught.value.field, caught.value.message.key) == ("line", key)


def test_a_table_is_ended_and_taken_up_again():
    closed = made(mill(), "close_table")
    assert closed.plain["closed"] and closed.chronicle == [say("wrote-table-closed")]
    assert not made(closed.plain, "reopen_table").plain["closed"]
