"""Moves: declared once as plain functions, so that forms, the API, validation and the tests all read one signature."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_type_hints

import msgspec
from msgspec import inspect as types

from .errors import BadArguments, UnknownMove
from .message import say

Maker = Literal["table", "seat", "keeper"]
When = Literal["in play", "while laying", "always"]
Teaches = Callable[[dict[str, Any], Any], Mapping[str, Mapping[str, Any]]]  # arguments, state: kind, key, facts
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]{2,5}-\d\d\b")
PageAfter = str | Mapping[str, str] | Callable[[str, Any], str | None]  # for all pages; by page; of page and state


def nothing(args: dict[str, Any], state: Any) -> Mapping[str, Mapping[str, Any]]:
    """Most moves teach nothing of the owner's cards."""
    return {}


@dataclass(frozen=True)
class Move:
    """One kind of thing that can happen: its name, whose it is to make, its arguments as a type, and what it does."""

    name: str
    does: Callable[..., None]
    arguments: type[msgspec.Struct]
    by: Maker
    step: str
    hidden: bool
    when: When
    teaches: Teaches
    page_after: PageAfter | None
    amid: bool
    reveals: bool
    lasting: bool
    notes: bool

    @property
    def rules(self) -> list[str]:
        """The rule ids that the move's docstring names."""
        return sorted(set(RULE.findall(self.does.__doc__ or "")))

    def leads(self, page: str, state: Any) -> str | None:
        """The page on which the move leaves those who made it on `page`; None: it has no word in that."""
        if self.page_after is None or isinstance(self.page_after, str):
            return self.page_after
        return self.page_after.get(page) if isinstance(self.page_after, Mapping) else self.page_after(page, state)

    def read(self, raw: Any, lax: bool = False) -> msgspec.Struct:
        """Arguments from plain data (`lax`: from a form, where all is text). BadArguments names the wrong field."""
        return read(raw, self.arguments, lax)


class Moves(Mapping[str, Move]):
    """Moves by name: those of one file, or a game's, composed of them: `Moves(table_moves, day.moves, map.moves)`."""

    def __init__(self, *others: Moves) -> None:
        self._moves: dict[str, Move] = {}
        for move in (move for other in others for move in other.values()):
            self._take_in(move)

    def add(
        self,
        *,
        by: Maker = "table",
        step: str = "",
        hidden: bool = False,
        when: When = "in play",
        teaches: Teaches = nothing,
        page_after: PageAfter | None = None,
        amid: bool = False,
        reveals: bool = False,
        lasting: bool = False,
        notes: bool = False,
    ) -> Callable[[Callable], Callable]:
        """Declare the decorated function a move: its name, parameters and types are the function's.

        `by`: whose move it is: the table's, a seat's own (then `who` or `seat` says whose), or its keeper's, who is the
        chronicler or the host (`core/rights.py`); `step`: the step that it belongs to; `hidden`: made by a page of its
        own, never offered in the list of all moves; `when`: "while laying" at a table that was put away, too, as one of
        the ways out of its box, "always" also at one that was ended; `teaches`: what this installation learns of its
        owner's cards when the move is made, from its arguments and the new state;
        `page_after`: the page on which it leaves its players: its name, or by the page on which it was made, or a
        function of that page and the new state; where it has no word (None) the game has it (`Game.leads`);
        `amid`: goes on with what is under way, so that nothing which is to be done at once can stand before it;
        `reveals`: by it something may be seen that nobody had seen, a card or dice: taken back, that stays known;
        `lasting`: means the same whatever others did since its page was drawn, and twice what it means once, as a vote
        of a seat: so it is never stale; `notes`: only notes what lies on the table, or what somebody says, so that the
        hands go on with what they were told before.
        """

        def declare(function: Callable) -> Callable:
            name = function.__name__.rstrip("_")
            arguments = _arguments_of(function, name)
            facts = (by, step, hidden, when, teaches, page_after, amid, reveals, lasting, notes)
            self._take_in(Move(name, function, arguments, *facts))
            return function

        return declare

    def _take_in(self, move: Move) -> None:
        if move.name in self._moves:
            raise ValueError(f"the move {move.name} is declared twice")
        self._moves[move.name] = move

    def __getitem__(self, name: str) -> Move:
        return self._moves[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def named(self, name: str) -> Move:
        """The move of that name; UnknownMove when there is none."""
        if name not in self._moves:
            raise UnknownMove(say("unknown-move", move=name[:60]))
        return self._moves[name]


def _arguments_of(function: Callable, name: str) -> type[msgspec.Struct]:
    hints = get_type_hints(function, include_extras=True)
    fields: list[Any] = []
    for parameter in list(inspect.signature(function).parameters.values())[1:]:
        hint = hints[parameter.name]
        if parameter.default is inspect.Parameter.empty:
            fields.append((parameter.name, hint))
        else:
            fields.append((parameter.name, hint, parameter.default))
    return msgspec.defstruct(
        "".join(word.title() for word in name.split("_")), fields, forbid_unknown_fields=True, kw_only=True, frozen=True
    )


_WHERE = re.compile(r" - at (?:`key` in )?`(?P<path>[^`]*)`$")
_NAMED = re.compile(r"field `(?P<field>[^`]*)`")
_EXPECTED = re.compile(r"Expected `(?P<wanted>.*)`, got `(?P<got>.*)`")
_BOUND = re.compile(r"Expected `(?P<kind>.*?)`(?P<length> of length)? (?P<sign>[<>]=?) (?P<bound>-?[\d.]+)")
_LENGTH = re.compile(r"Expected `array` of length (?P<bound>\d+)")
_CHOICE = re.compile(r"Invalid enum value (?P<got>.*)")


DEEPEST = 32
LARGEST = 2**53  # larger numbers would change on their way through a browser


def read(raw: Any, kind: type[msgspec.Struct], lax: bool = False) -> Any:
    """Plain data as a value of `kind`, or BadArguments with the field and a sentence for the reader."""
    check_plain(raw)
    try:
        value = msgspec.convert(raw, kind, strict=not lax)
    except msgspec.ValidationError as error:
        raise _left_empty(bad_arguments(str(error)), raw, kind) from None
    if lax:
        check_plain(msgspec.to_builtins(value))  # what was text has become numbers
    return value


def _left_empty(wrong: BadArguments, raw: Any, kind: type[msgspec.Struct]) -> BadArguments:
    """Of what can only be chosen, and was not, it is said that it is to be chosen; all else is wrong as it was."""
    declared = next((one for one in msgspec.structs.fields(kind) if one.encode_name == wrong.field), None)
    if declared is None or not isinstance(raw, Mapping) or raw.get(wrong.field, "") not in ("", None):
        return wrong
    asked = types.type_info(declared.type)
    asked = asked.type if isinstance(asked, types.Metadata) else asked
    chosen = isinstance(asked, (types.LiteralType, types.EnumType))
    if chosen or (isinstance(asked, types.StrType) and asked.pattern):  # a name in code: nobody types one
        return BadArguments(wrong.field, say("argument-empty", field=wrong.field))
    return wrong


def check_plain(raw: Any, field: str = "args", depth: int = 0) -> None:
    """Refuse what no save could carry, wherever it comes from: bottomless nesting, boundless numbers, broken text."""
    if depth > DEEPEST:
        raise BadArguments(field, say("argument-too-deep", field=field))
    if isinstance(raw, dict):
        for key, value in raw.items():
            check_plain(key, field, depth)
            check_plain(value, (depth == 0 and str(key)[:60]) or field, depth + 1)
    elif isinstance(raw, (list, tuple)):
        for value in raw:
            check_plain(value, field, depth + 1)
    elif isinstance(raw, str):
        if not raw.isascii() and any("\ud800" <= letter <= "\udfff" for letter in raw):
            raise BadArguments(field, say("argument-broken-text", field=field))
    elif isinstance(raw, (int, float)) and not -LARGEST <= raw <= LARGEST:  # also what is not a number at all
        raise BadArguments(field, say("argument-number", field=field))


def bad_arguments(complaint: str) -> BadArguments:
    """msgspec's complaint as the field that is wrong and a message in our own keys."""
    where = _WHERE.search(complaint)
    path = where["path"] if where else "$"
    what = complaint[: where.start()] if where else complaint
    field = path.lstrip("$").lstrip(".")
    if named := _NAMED.search(what):
        field = f"{field}.{named['field'][:60]}".strip(".") or "args"
        key = "argument-missing" if "missing" in what[: named.start()] else "argument-unknown"
        return BadArguments(field, say(key, field=field))
    field = field or "args"
    if bound := _BOUND.search(what):
        number = float(bound["bound"])
        if number.is_integer():  # whole numbers are named by the last one that is allowed
            number = int(number) + (0 if "float" in bound["kind"] else {">": 1, "<": -1}.get(bound["sign"], 0))
        key = f"argument-{'length-' if bound['length'] else ''}{'least' if bound['sign'][0] == '>' else 'most'}"
        return BadArguments(field, say(key, field=field, bound=number))
    if exact := _LENGTH.search(what):
        return BadArguments(field, say("argument-length", field=field, bound=int(exact["bound"])))
    if "matching regex" in what:
        return BadArguments(field, say("argument-pattern", field=field))
    if choice := _CHOICE.search(what):
        return BadArguments(field, say("argument-choice", field=field, got=choice["got"].strip("'")[:60]))
    if expected := _EXPECTED.search(what):
        return BadArguments(field, say("argument-type", field=field, wanted=expected["wanted"], got=expected["got"]))
    return BadArguments(field, say("argument-wrong", field=field, why=what))
