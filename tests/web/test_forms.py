"""Forms from declarations, and what comes back from them."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest

from companion.web.forms import arguments, control, controls, sent


class Wind(Enum):
    NORTH = "north"
    SOUTH = "south"


class Board(msgspec.Struct):
    energy: int
    marks: list[Literal["x", "y"]] = []
    note: str = ""


class Everything(msgspec.Struct):
    steps: Annotated[int, msgspec.Meta(ge=1, lt=10)]
    who: Literal["a", "b"]
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    eat: bool = True
    wind: Wind = Wind.NORTH
    dial: int | None = None
    story: Annotated[str, msgspec.Meta(max_length=900)] = ""
    faces: list[Literal["x", "y"]] = []
    boards: list[Board] = []
    purse: dict[str, int] = {}
    numbers: list[int] = []
    place: tuple[int, int] | None = None
    value: Any = None


def test_each_type_has_its_field():
    kinds = {one.name: one.kind for one in controls(Everything)}
    assert kinds == {
        "steps": "number",
        "who": "select",
        "title": "text",
        "eat": "check",
        "wind": "select",
        "dial": "number",
        "story": "long",
        "faces": "checks",
        "boards": "json",
        "purse": "json",
        "numbers": "numbers",
        "place": "json",
        "value": "json",
    }


def test_bounds_defaults_and_options_come_from_the_declaration():
    steps = control(Everything, "steps")
    assert (steps.least, steps.most, steps.required) == (1, 9, True)
    assert control(Everything, "title").length == 40
    assert control(Everything, "wind").options == ("north", "south")
    assert control(Everything, "dial").optional
    assert control(Everything, "eat").default is True
    with pytest.raises(KeyError):
        control(Everything, "nothing")


REQUIRED = [("steps", "3"), ("who", "a"), ("title", "T")]


def read(*sent):
    plain = arguments([*REQUIRED, *sent], Everything)
    return msgspec.convert(plain, Everything, strict=False)


def test_the_forms_own_fields_are_no_arguments():
    plain = arguments([("revision", "3"), ("page", "day"), ("overrule", "x"), *REQUIRED], Everything)
    assert plain == {"steps": "3", "who": "a", "title": "T"}


def test_dotted_names_nest():
    made = read(("boards.1.energy", "2"), ("boards.0.energy", "1"), ("boards.0.marks", "x"), ("boards.0.marks", "y"))
    assert made.boards == [Board(1, ["x", "y"]), Board(2)]


def test_brackets_are_as_good_as_dots():
    assert read(("boards[0][energy]", "5")).boards == [Board(5)]


def test_a_mapping_stays_one_even_with_numbers_for_names():
    assert read(("purse.0", "4"), ("purse.7", "1"), ("purse.9", "")).purse == {"0": 4, "7": 1}


def test_more_than_nine_rows_keep_their_order():
    made = read(*[(f"boards.{row}.energy", str(row)) for row in range(12)])
    assert [board.energy for board in made.boards] == list(range(12))


def test_repeated_names_are_a_list():
    assert read(("numbers", "3"), ("numbers", "4"), ("place", "1"), ("place", "2")).numbers == [3, 4]
    assert read(("place", "1"), ("place", "2")).place == (1, 2)


@pytest.mark.parametrize(
    ("sent", "eat"), [([], True), (["false"], False), (["false", "true"], True), (["false", "on"], True)]
)
def test_a_checkbox_follows_its_hidden_no(sent, eat):
    assert read(*[("eat", value) for value in sent]).eat is eat


def test_boxes_that_are_all_empty_are_an_empty_list():
    assert arguments([*REQUIRED, ("faces", "")], Everything)["faces"] == []
    assert read(("faces", ""), ("faces", "y")).faces == ["y"]


def test_what_was_left_empty_is_left_out():
    assert read(("dial", ""), ("story", "  ")).dial is None
    assert "story" not in arguments([("story", "")], Everything)
    assert "steps" not in arguments([("steps", "")], Everything)


def test_an_empty_required_text_is_judged_as_a_text():
    assert arguments([("title", "")], Everything) == {"title": ""}


@pytest.mark.parametrize(
    ("text", "value"),
    [("3", 3), ('{"a": [1]}', {"a": [1]}), ("true", True), ("just words", "just words"), ("[1, 2", "[1, 2")],
)
def test_data_is_read_as_json_where_it_is_some(text, value):
    assert read(("value", text)).value == value


def test_structures_may_be_typed_as_json():
    assert read(("purse", '{"gold": 2}')).purse == {"gold": 2}
    assert read(("numbers", "[5, 6]")).numbers == [5, 6]


def test_names_that_contradict_each_other_do_no_harm():
    assert arguments([("value", "1"), ("value.inner", "2"), ("..", "3")], Everything) == {"value": 1}
    assert arguments([("value.inner", "2"), ("value", "1")], Everything) == {"value": {"inner": 2}}


def test_lines_end_as_they_do_in_texts():
    assert read(("story", "a\r\nb")).story == "a\nb"


def test_empty_fields_of_another_button_are_left_out():
    """One form, several moves: what only another of them knows is no trouble while nothing is typed in it."""

    class Look(msgspec.Struct, forbid_unknown_fields=True):
        who: list[Literal["x", "y"]]

    sent = [("who", "x"), ("who", "y"), ("paying.x", ""), ("paying.y", " ")]
    assert arguments(sent, Look) == {"who": ["x", "y"]}
    assert "paying" in arguments([*sent, ("paying.x", "2")], Look)


class Row(msgspec.Struct):
    since: int = 0
    wounds: int = 0


class Sheet(msgspec.Struct):
    rows: list[Row] = []
    blow: Row | None = None
    positions: list[int] = []


def test_rows_and_parts_in_which_nothing_was_typed_are_not_there():
    sent = [
        ("rows.0.since", ""),
        ("rows.0.wounds", "2"),
        ("rows.1.since", ""),
        ("rows.1.wounds", ""),
        ("blow.wounds", ""),
    ]
    assert arguments(sent, Sheet) == {"rows": [{"wounds": "2"}]}
    assert arguments([("blow.wounds", "0")], Sheet) == {"blow": {"wounds": "0"}}


@pytest.mark.parametrize("typed", ["2, 3", "2 3", "[2, 3]", "2;3"])
def test_numbers_may_be_typed_one_after_another(typed):
    assert [int(one) for one in arguments([("positions", typed)], Sheet)["positions"]] == [2, 3]


def test_a_typed_minus_is_one():
    assert arguments([("positions", "\u22121, 2")], Sheet) == {"positions": ["-1", "2"]}


def test_what_was_told_is_sent_again_as_it_was():
    told = {
        "rows": [{"since": "0", "wounds": "2"}, {"since": "3", "wounds": "1"}],
        "blow": {"since": "1"},
        "positions": ["2", "-3"],
    }
    assert arguments(sent({**told, "positions": [2, -3]}), Sheet) == told
    names = {"faces": ["x", "y"], "eat": False, "dial": None, "purse": {"food": 2}}
    assert arguments(sent(names), Everything) == {"faces": ["x", "y"], "eat": False, "purse": {"food": "2"}}
