"""Moves: declared once, read strictly, and every complaint names its field."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from companion import games
from companion.core.draft import Draft
from companion.core.errors import BadArguments, UnknownMove
from companion.core.moves import DEEPEST, LARGEST, Moves, read
from companion.core.secrets import OF_SEAT, hiding
from companion.core.track import Track

from .plain import PLAIN


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    """An argument with parts of its own."""

    n: Annotated[int, Meta(ge=1, le=9)] = 1


def test_a_declared_move_has_its_functions_name_parameters_and_rules():
    moves = Moves()

    @moves.add(by="seat", step="rest", hidden=True, amid=True)
    def sleep(draft: Draft, who: int, hours: Annotated[int, Meta(ge=1)] = 8) -> None:
        """TG-EOD-03, TG-EOD-01: to bed. AB-C-1 is no rule."""

    move = moves.named("sleep")
    assert (move.name, move.by, move.step, move.hidden, move.amid) == ("sleep", "seat", "rest", True, True)
    assert move.rules == ["TG-EOD-01", "TG-EOD-03"]
    args = move.read({"who": 2})
    assert (args.who, args.hours) == (2, 8)
    assert move.does is sleep


def test_a_name_that_python_keeps_for_itself_is_written_with_a_line():
    moves = Moves()

    @moves.add()
    def pass_(draft: Draft) -> None:
        """Pass."""

    assert list(moves) == ["pass"]


def test_a_move_is_declared_once():
    moves = Moves()
    moves.add()(_lie_down)
    with pytest.raises(ValueError, match="declared twice"):
        moves.add()(_lie_down)


def test_two_files_of_a_game_may_not_declare_the_same_move():
    bed, sofa = Moves(), Moves()
    bed.add()(_lie_down)
    sofa.add()(_lie_down)
    with pytest.raises(ValueError, match="_lie_down is declared twice"):
        Moves(bed, sofa)


@pytest.mark.parametrize("module", games.GAMES.values())
def test_a_game_takes_in_the_moves_of_each_of_its_files(module):
    game = import_module(module).GAME
    spec = find_spec(f"{module}.moves")
    if spec is None or spec.submodule_search_locations is None:
        return  # small enough for one file
    package = import_module(f"{module}.moves")
    declared = [import_module(f"{module}.moves.{found.name}") for found in iter_modules(package.__path__)]
    for one in declared:
        assert set(getattr(one, "moves", ())) <= set(game.moves), f"{one.__name__} is forgotten"


def _lie_down(draft: Draft) -> None:
    """Lie down."""


def test_a_secret_argument_says_so_where_it_is_declared():
    moves = Moves()

    @moves.add(by="seat")
    def whisper(draft: Draft, who: int, name: Annotated[str | None, OF_SEAT] = None) -> None:
        """Whisper a name."""

    hidden = hiding(moves["whisper"].arguments)
    assert hidden is not None and {*hidden.fields} == {"name"}
    assert moves["whisper"].read({"who": 1, "name": "Ola"}).name == "Ola"


def test_what_a_move_teaches_stands_at_the_move():
    moves = Moves()

    @moves.add(teaches=lambda args, state: {"card": {args["name"]: {"seen_by": state}}})
    def read_card(draft: Draft, name: str) -> None:
        """Read a card."""

    assert moves["read_card"].teaches({"name": "wolf"}, 3) == {"card": {"wolf": {"seen_by": 3}}}
    moves.add()(_lie_down)
    assert moves["_lie_down"].teaches({}, None) == {}


@pytest.mark.parametrize(
    ("page_after", "page", "goal"),
    [
        (None, "map", None),
        ("turn", "map", "turn"),
        ({"map": "turn"}, "map", "turn"),
        ({"map": "turn"}, "party", None),
        (lambda page, state: f"{page}-{state}", "map", "map-3"),
    ],
)
def test_the_page_after_a_move_stands_at_the_move(page_after, page, goal):
    moves = Moves()
    moves.add(page_after=page_after)(_lie_down)
    assert moves["_lie_down"].leads(page, 3) == goal


def test_a_games_moves_start_from_the_general_ones_and_leave_these_alone():
    base = Moves()
    base.add()(_lie_down)
    more = Moves(base)

    @more.add()
    def stand_up(draft: Draft) -> None:
        """Stand up."""

    assert list(more) == ["_lie_down", "stand_up"] and len(more) == 2
    assert list(base) == ["_lie_down"]


def test_an_unknown_move_is_named_shortly():
    with pytest.raises(UnknownMove) as caught:
        Moves().named("x" * 500)
    assert caught.value.message.key == "unknown-move"
    assert caught.value.message.args == {"move": "x" * 60}


WRONG = [
    (int, "x", "f", "argument-type", {"wanted": "int", "got": "str"}),
    (int, None, "f", "argument-type", {"wanted": "int", "got": "null"}),
    (int, 1.5, "f", "argument-type", {"wanted": "int", "got": "float"}),
    (int, True, "f", "argument-type", {"wanted": "int", "got": "bool"}),
    (int | None, "x", "f", "argument-type", {"wanted": "int | null", "got": "str"}),
    (Annotated[int, Meta(gt=1)], 1, "f", "argument-least", {"bound": 2}),
    (Annotated[int, Meta(ge=1)], 0, "f", "argument-least", {"bound": 1}),
    (Annotated[int, Meta(lt=9)], 9, "f", "argument-most", {"bound": 8}),
    (Annotated[int, Meta(ge=-5, le=-2)], -1, "f", "argument-most", {"bound": -2}),
    (Annotated[float, Meta(ge=0.5)], 0.2, "f", "argument-least", {"bound": 0.5}),
    (Annotated[float, Meta(le=2)], 2.5, "f", "argument-most", {"bound": 2}),
    (Annotated[int, Meta(multiple_of=5)], 3, "f", "argument-wrong", {"why": "Expected `int` that's a multiple of 5"}),
    (Annotated[str, Meta(min_length=1)], "", "f", "argument-length-least", {"bound": 1}),
    (Annotated[str, Meta(max_length=3)], "abcd", "f", "argument-length-most", {"bound": 3}),
    (Annotated[str, Meta(pattern="^a$")], "b", "f", "argument-pattern", {}),
    (Annotated[str, Meta(pattern="^a$")], "", "f", "argument-empty", {}),
    (Literal["a", "b"], "", "f", "argument-empty", {}),
    (Literal["a", "b"], "c", "f", "argument-choice", {"got": "c"}),
    (Literal["a", "b"], "c" * 99, "f", "argument-choice", {"got": "c" * 60}),
    (Literal["a", "b"], 3, "f", "argument-type", {"wanted": "str", "got": "int"}),
    (Literal[1, 2], 3, "f", "argument-choice", {"got": "3"}),
    (list[int], 3, "f", "argument-type", {"wanted": "array", "got": "int"}),
    (list[int], [1, "x"], "f[1]", "argument-type", {"wanted": "int", "got": "str"}),
    (Annotated[list[int], Meta(min_length=2)], [1], "f", "argument-length-least", {"bound": 2}),
    (Annotated[list[int], Meta(max_length=2)], [1, 2, 3], "f", "argument-length-most", {"bound": 2}),
    (tuple[int, int], [1], "f", "argument-length", {"bound": 2}),
    (dict[str, int], {"a": "x"}, "f[...]", "argument-type", {"wanted": "int", "got": "str"}),
    (dict[Literal["a"], int], {"ab": 1}, "f", "argument-choice", {"got": "ab"}),
    (dict[Annotated[str, Meta(max_length=1)], int], {"ab": 1}, "f", "argument-length-most", {"bound": 1}),
    (Inner, 3, "f", "argument-type", {"wanted": "object", "got": "int"}),
    (Inner, {"n": 0}, "f.n", "argument-least", {"bound": 1}),
    (Inner, {"m": 1}, "f.m", "argument-unknown", {}),
    (list[Inner], [{}, {"n": 10}], "f[1].n", "argument-most", {"bound": 9}),
    (Track, {"top": 3}, "f.value", "argument-missing", {}),
    (Track, {"value": 5, "top": 3}, "f", "argument-wrong", {"why": "a marker stands on 0 to 3, not 5"}),
    (Any, 2**70, "f", "argument-number", {}),
    (Any, float("nan"), "f", "argument-number", {}),
    (Any, float("inf"), "f", "argument-number", {}),
    (Any, "half \ud83d a letter", "f", "argument-broken-text", {}),
    (Any, {"\udc00": 1}, "f", "argument-broken-text", {}),
]


@pytest.mark.parametrize(("hint", "value", "field", "key", "facts"), WRONG)
def test_each_complaint_names_its_field(hint, value, field, key, facts):
    kind = msgspec.defstruct("Arguments", [("f", hint)], forbid_unknown_fields=True)
    with pytest.raises(BadArguments) as caught:
        read({"f": value}, kind)
    assert caught.value.field == field
    assert caught.value.message.key == key
    assert caught.value.message.args == {"field": field, **facts}


@pytest.mark.parametrize(
    ("raw", "field", "key"),
    [
        ({}, "f", "argument-missing"),
        ({"f": 1, "g": 2}, "g", "argument-unknown"),
        (None, "args", "argument-type"),
        ([], "args", "argument-type"),
        ("f", "args", "argument-type"),
    ],
)
def test_arguments_as_a_whole(raw, field, key):
    kind = msgspec.defstruct("Arguments", [("f", int)], forbid_unknown_fields=True)
    with pytest.raises(BadArguments) as caught:
        read(raw, kind)
    assert (caught.value.field, caught.value.message.key) == (field, key)


def test_bottomless_nesting_is_refused():
    kind = msgspec.defstruct("Arguments", [("f", Any)])
    value: Any = 1
    for _ in range(DEEPEST + 1):
        value = [value]
    with pytest.raises(BadArguments) as caught:
        read({"f": value}, kind)
    assert (caught.value.field, caught.value.message.key) == ("f", "argument-too-deep")


def test_the_largest_numbers_pass():
    kind = msgspec.defstruct("Arguments", [("f", Any)])
    for number in (LARGEST, -LARGEST, 0.5):
        assert read({"f": number}, kind).f == number


def test_arguments_from_a_form_are_text():
    kind = msgspec.defstruct("Arguments", [("n", int), ("yes", bool), ("text", str)])
    args = read({"n": "3", "yes": "true", "text": "3"}, kind, lax=True)
    assert (args.n, args.yes, args.text) == (3, True, "3")
    with pytest.raises(BadArguments) as caught:
        read({"n": "three", "yes": "true", "text": ""}, kind, lax=True)
    assert caught.value.field == "n"


@given(PLAIN | st.dictionaries(st.sampled_from(["who", "steps", "path", "value", "drew", "text", "line"]), PLAIN))
def test_no_arguments_break_the_reading(raw):
    """Whatever comes in: arguments, or a refusal with a field; nothing else."""
    for move in games.game("toy").moves.values():
        for lax in (False, True):
            try:
                args = move.read(raw, lax)
            except BadArguments as refused:
                assert refused.field and refused.message.key.startswith("argument-")
            else:
                assert isinstance(args, move.arguments)
