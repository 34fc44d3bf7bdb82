"""What the JSON API is asked and what it answers, as types: they validate, they document, and they are the contract."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ..core.bounds import ShortText
from ..core.moves import LARGEST
from ..store.records import Entry, Part
from ..store.twins import Twin
from ..volume.forms import VolumeForm
from .operations import Query, Revision
from .searching import FoundKind

Codes = Annotated[list[ShortText], msgspec.Meta(max_length=40)]

# --- what is asked ---------------------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up; what `options` may hold stands with its game."""

    game: ShortText
    name: ShortText
    options: dict[str, Any] = {}


class MoveMade(msgspec.Struct, forbid_unknown_fields=True):
    """A move: the revision that the caller saw, its arguments, and the objections to overrule (true: all of them)."""

    revision: Revision
    args: dict[str, Any] = {}
    overrule: Codes | bool = []


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """Undo: the last move, or all since the moment `to` on the table's own line."""

    revision: Revision
    to: Revision | None = None


class MakeAgain(msgspec.Struct, forbid_unknown_fields=True):
    """Redo: the move that was undone last."""

    revision: Revision


class WhatIf(msgspec.Struct, forbid_unknown_fields=True):
    """A what-if table: from which moment (now, where none is given), and its name (the same, where none is given)."""

    revision: Revision | None = None
    name: ShortText | None = None


class ShelfQuery(Query):
    """A part of the shelf: at most `limit` tables after the first `skip`; without `part`, all but those thrown away."""

    part: Part | None = None
    limit: Annotated[int, msgspec.Meta(ge=1, le=500)] = 20
    skip: Annotated[int, msgspec.Meta(ge=0, le=LARGEST)] = 0


class SearchQuery(Query):
    """What is searched: words by their beginnings, capitals and diacritics do not matter; `kind`: only of that kind."""

    q: Annotated[str, msgspec.Meta(max_length=20_000)]
    kind: FoundKind | None = None
    limit: Annotated[int, msgspec.Meta(ge=1, le=100)] = 20


class SeatQuery(Query):
    """Whose eyes look: `seat` is shown its own secrets (spells in its hand, say), nobody else's."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None


class LogQuery(SeatQuery):
    """A part of the log: at most `limit` entries, from the revision after `after`."""

    after: Annotated[int, msgspec.Meta(ge=-1, le=LARGEST)] = -1
    limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 100


class ChronicleQuery(Query):
    """The chronicle of one evening, or of all."""

    session: Annotated[int, msgspec.Meta(ge=1, le=LARGEST)] | None = None


class VolumeQuery(Query):
    """In what form a volume is asked for: what stands in it as data, or a file."""

    form: VolumeForm | Literal["json"] = "json"


class NewPicture(msgspec.Struct, forbid_unknown_fields=True):
    """A picture as it was brought, in base64."""

    picture: bytes


class TakeQuery(Query):
    """What is taken out of a file of everything: its ticks, with commas; without `take`, all that is proposed."""

    take: Annotated[str, msgspec.Meta(max_length=20_000)] | None = None


# --- what is answered ------------------------------------------------------------------------------------------------


class Spoken(msgspec.Struct, frozen=True):
    """A sentence: its key and facts, and the text in the reader's language."""

    key: str
    args: dict[str, Any]
    text: str


class Told(Spoken, frozen=True):
    """What the hands do; `taken_back`: it was done once and the move was undone, so the hands put it back."""

    taken_back: bool = False


class Written(Spoken, frozen=True):
    """A sentence of the chronicle, with the move that wrote it."""

    revision: int
    session: int
    at: str


class OnShelf(msgspec.Struct, frozen=True):
    """A table as it stands on the shelf, or beside it (`place`: "archived", "thrown", "coming"; since `placed`).

    `identity` is the same for a table and every copy that is taken elsewhere; `came`: when it was imported, else
    empty; `readable`: whether its game is here and can tell of it; `over`: whether it was won or lost.
    """

    id: str
    game: str
    name: str
    created: str
    changed: str
    revision: int
    sentence: str
    closed: bool
    away: bool
    origin: str
    place: str
    placed: str
    identity: str
    came: str
    sample: bool
    readable: bool
    over: bool


class TableAnswer(msgspec.Struct, frozen=True):
    """A table, and what the hands do and what was written at the move that brought it here."""

    id: str
    game: str
    revision: int
    head: int
    state: dict[str, Any]
    tellings: list[Told]
    chronicle: list[Spoken]


class Imported(TableAnswer, frozen=True):
    """An imported table, and the tables here that are the same one: how the file stands to each of them."""

    twins: list[Twin] = []


class BroughtThing(msgspec.Struct, frozen=True):
    """One thing in a file of everything: its `tick`, how it stands to what is here, and why it cannot come, if so.

    `how`: of a table, "further" where it goes on from the one here, whose place it would take, "apart" where both went
    on; a book or a fact that "differs" is never proposed.
    """

    tick: str
    kind: str
    name: str
    how: str
    proposed: bool
    wrong: str | None


class ComingAnswer(msgspec.Struct, frozen=True):
    """What a file of everything would bring; `left_out`: tables that could not be read where it was made."""

    made: str
    things: list[BroughtThing]
    left_out: list[str]


class LogAnswer(msgspec.Struct, frozen=True):
    """A part of the log; `next` is the `after` of the part that follows, null at the end."""

    revision: int
    entries: list[Entry]
    next: int | None


class ChronicleAnswer(msgspec.Struct, frozen=True):
    """What happened, as sentences; what was undone is left out."""

    revision: int
    lang: str
    sentences: list[Written]


class GameAnswer(msgspec.Struct, frozen=True):
    """A game of this installation."""

    id: str
    code: str
    name: str
    schema: int
    areas: tuple[str, ...]


class MoveDeclared(msgspec.Struct, frozen=True):
    """A move: whose it is, its step, the rules that it follows, and the JSON schema of its arguments.

    `reveals`: by it something may be seen that nobody had seen; taken back, that stays known.
    """

    name: str
    label: str
    by: str
    step: str
    hidden: bool
    reveals: bool
    rules: list[str]
    doc: str
    args: dict[str, Any]


class GameDeclared(msgspec.Struct, frozen=True, rename={"defs": "$defs"}):
    """A game with the JSON schemas of its options, its state and its moves; they refer to `$defs`."""

    game: GameAnswer
    options: dict[str, Any]
    state: dict[str, Any]
    moves: list[MoveDeclared]
    defs: dict[str, Any]


class PictureBrought(msgspec.Struct, frozen=True):
    """What a picture is known by, which was brought."""

    picture: str
