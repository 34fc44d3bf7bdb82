"""What is kept of a table, as plain records: how it stands, what happened at it, what it taught."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..core import engine
from ..core.bounds import Word
from ..core.draft import Drawn, Ruling
from ..core.engine import Patch, Plain
from ..core.message import Message
from ..core.spine import Spine
from ..core.words import Language
from ..games import game as game_of

Part = Literal["playing", "ended", "archived", "thrown"]
_spine = msgspec.json.Decoder(Spine)


class Record(msgspec.Struct, frozen=True):
    """A table as it stands on the shelf: where its log is, and its state as plain data."""

    id: str
    game: str
    created: str
    changed: str
    revision: int
    head: int
    tip: int
    plain: Plain
    origin: str = ""
    place: str = ""
    identity: str = ""
    came: str = ""
    sample: str = ""

    @property
    def state(self) -> Any:
        """The table's typed state, in today's shape; UnknownGame, Unreadable."""
        return engine.readable(game_of(self.game), self.plain)


class ShelvedTable(msgspec.Struct, frozen=True):
    """A table as the shelf shows it, without its state. Without a spine it cannot be read: only its `name` is known."""

    id: str
    game: str
    created: str
    changed: str
    revision: int
    origin: str
    place: str
    placed: str
    came: str
    sample: str
    closed: bool
    identity: str
    spine: Spine | None
    name: str = ""


def spine_kept(text: str | bytes) -> Spine | None:
    """A spine from the text that is kept of it; None where there is none, or another version of this app kept it."""
    try:
        return _spine.decode(text) if text else None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


class Entry(msgspec.Struct, frozen=True):
    """One row of the log. `parent` is the move it follows (None for set-up, undo and redo), `head` where it led."""

    revision: int
    kind: Literal["setup", "move", "undo", "redo"]
    parent: int | None
    head: int
    tip: int
    session: int
    actor: Word
    at: str
    move: Word
    args: dict[str, Any]
    patch: Patch
    tellings: list[Message]
    chronicle: list[Message]
    rulings: list[Ruling]
    drawn: list[Drawn]


FACTS = ("args", "patch", "tellings", "chronicle", "rulings", "drawn")  # fields of an entry that are kept as JSON


class RawEntry(msgspec.Struct, frozen=True, gc=False):
    """A row of the log as it stands: what is JSON stays text, for whoever passes it on as it is."""

    revision: int
    kind: str
    parent: int | None
    head: int
    tip: int
    session: int
    actor: str
    at: str
    move: str
    args: msgspec.Raw
    patch: msgspec.Raw
    tellings: msgspec.Raw
    chronicle: msgspec.Raw
    rulings: msgspec.Raw
    drawn: msgspec.Raw


class ChronicleRow(msgspec.Struct, frozen=True):
    """What a row wrote into the chronicle, and when."""

    revision: int
    session: int
    at: str
    chronicle: list[Message]


class Happening(msgspec.Struct, frozen=True):
    """A row of the log as the history tells it: without the difference that it made, and what the hands were told."""

    revision: int
    kind: Literal["setup", "move", "undo", "redo"]
    head: int
    session: int
    actor: Word
    at: str
    move: Word
    args: dict[str, Any]
    chronicle: list[Message]
    rulings: list[Ruling]
    drawn: list[Drawn]


class Sought(msgspec.Struct, frozen=True):
    """What of a log is looked for; what is empty is not asked for.

    `actor`, `whom`: whose moves, by what the log calls who made them, or by the `who` or `seat` that a move was told.
    `rolled`: with a roll or a draw of the app's, or of the table's own. `ruled`: with something that was overruled.
    """

    actor: str = ""
    whom: tuple[int | str, ...] = ()
    move: str = ""
    evening: int | None = None
    rolled: Literal["app", "table"] | None = None
    ruled: bool = False


EVERYTHING = Sought()


class Mark(msgspec.Struct, frozen=True):
    """Where a row of the log leads, without what is written in it."""

    kind: str
    parent: int | None
    head: int
    tip: int
    session: int
    at: str
    move: str


class Lesson(msgspec.Struct, frozen=True):
    """What a move taught of a card: what was known `before` (None: nothing) and `after` it."""

    kind: str
    key: str
    before: dict[str, Any] | None
    after: dict[str, Any]


class Taught(msgspec.Struct, frozen=True):
    """A lesson and where it was learned: the table (or what else taught it), the move, its evening and its moment."""

    table: str
    revision: int
    session: int
    at: str
    lesson: Lesson


class Recording(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a passage that somebody spoke into the tablet, without the sound. `table`: "" of a book's own.

    `words`: a mark of the words as they were told then; `key`: what it is known by at its table or among the books'.
    """

    key: str
    table: str
    book: str
    passage: str
    language: Language
    words: str
    mimetype: str
    seconds: float
    size: int
    at: str
