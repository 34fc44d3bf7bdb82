"""What the store needs of an engine: looks at what is kept, and a pen to write with. Each engine is a folder beside.

A look is consistent, a pen's writing durable as a whole. An engine knows nothing of games and decides nothing: what is
a refusal, what a move teaches and which way a line goes is the store's to say, and the same over every engine.
`tests/store/contract.py` is what each of them must pass.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Any, Protocol, TypeVar

from ..core.engine import Patch, Plain
from ..core.family import LogTurn
from ..core.message import Message
from ..core.statistics import Trace
from .records import (
    ChronicleRow,
    Entry,
    Happening,
    Lesson,
    Mark,
    Part,
    RawEntry,
    Record,
    Recording,
    ShelvedTable,
    Sought,
    Taught,
)

R = TypeVar("R", Entry, RawEntry, ChronicleRow, Trace)
CardFacts = dict[str, Any]  # what is known of one card


class Look(Protocol):
    """One consistent look at all that is kept. What is not there is None or empty, never refused."""

    # --- tables

    def tables(self) -> list[Record]:
        """Every table that stands on the shelf or in the archive, the one last touched first."""

    def table(self, id: str) -> Record | None:
        """One table, wherever it stands."""

    def stand(self, id: str) -> tuple[int, str] | None:
        """A table's revision and its place, without its state."""

    def snapshot(self, id: str) -> str:
        """A table's state as the text that is kept, whether or not it can be read."""

    def twins(self, record: Record) -> list[str]:
        """Tables on the shelf or in the archive of the same identity, but for this one; the one last touched first."""

    def alike(self, record: Record) -> str:
        """What a table there is known by that began in the same game at the same moment ("": there is none)."""

    # --- the shelf

    def shown(self, part: Part | None, limit: int, skip: int) -> list[ShelvedTable]:
        """Some tables of a part (None: playing, ended and archived), the one last touched or put there first.

        Of one whose spine was never made, or cannot be read, the name is not known here.
        """

    def shown_one(self, id: str) -> ShelvedTable | None:
        """One table, wherever it stands."""

    def counts(self) -> dict[Part, int]:
        """How many tables stand in each part."""

    def sample(self, game: str, language: str, moves: int) -> str | None:
        """The sample on the shelf of a game, in that language, at which that many moves were made."""

    def forgotten(self, thrown: str, coming: str) -> list[str]:
        """Tables that were thrown away before the first moment, or wait for a word since before the second."""

    def begun_from(self, id: str, most: int) -> list[ShelvedTable]:
        """The what-if tables on the shelf or in the archive that began from a moment of a table, the oldest first."""

    # --- the log

    def entry(self, id: str, revision: int) -> Entry | None:
        """One row of the log."""

    def mark(self, id: str, revision: int) -> Mark | None:
        """Where one row of the log leads."""

    def last(self, id: str) -> int:
        """The revision of the log's last row."""

    def rows(self, id: str, kind: type[R], span: range, session: int | None = None) -> list[R]:
        """The rows of a part of the log, the oldest first, read as that `kind`; with `session`, that evening's."""

    def runs(self, id: str, head: int | None) -> Iterator[tuple[range, int]]:
        """The way from `head` back to the set-up, as runs of moves that follow each other, with the first's evening."""

    def happened(self, id: str, span: range, sought: Sought, most: int) -> list[Happening]:
        """The last rows of a part of the log that are such as is looked for, the latest first."""

    def turns(self, id: str, most: int) -> list[LogTurn]:
        """The last places where a log does not go on from its row before, the latest first."""

    def since_checkpoint(self, id: str, revision: int) -> tuple[Plain | None, list[Patch]]:
        """The last state kept whole up to that revision, and the differences from there."""

    def tellings(self, id: str, span: range, most: int) -> list[list[Message]]:
        """What the last rows of a part of the log told the hands, the latest first."""

    def told(self, id: str, span: range, session: int, most: int) -> list[list[Message]]:
        """What the last moves of one evening told the hands, of those that told something, the latest first."""

    def evenings(self, id: str, last: int) -> list[int]:
        """The evenings of a table up to the `last`, the newest first."""

    def span_of(self, id: str, session: int) -> range:
        """The part of the log in which all rows of an evening stand; others may stand there, too."""

    # --- pictures

    def pictures(self, id: str) -> list[str]:
        """What the pictures of a table are known by."""

    def picture(self, id: str, digest: str) -> bytes | None:
        """One picture of a table."""

    # --- recordings; of no table ("") are those that are kept with books

    def recordings(self, id: str) -> list[Recording]:
        """What is known of a table's recordings, by book and passage."""

    def recording(self, id: str, key: str) -> Recording | None:
        """What is known of one recording of a table."""

    def sound(self, id: str, key: str) -> bytes | None:
        """The sound of one recording of a table."""

    # --- keys of writes, and what is known of cards

    def made(self, key: str) -> tuple[str, str, int] | None:
        """What a key stands for: a digest of what was asked, the table and the revision that it made."""

    def stamp(self) -> Hashable:
        """What changes whenever something is learned or unlearned, by this process or another one."""

    def cards(self, game: str) -> dict[str, dict[str, CardFacts]]:
        """All that is known of a game's cards: kind, then key, then facts. What cannot be read is not known."""

    def card(self, game: str, kind: str, key: str) -> CardFacts | None:
        """What is known of one card."""

    def lessons(self, id: str, span: range) -> list[Lesson]:
        """What the moves of a part of the log taught, the last one first."""

    def taught(self, game: str, beside: Collection[str] = ()) -> list[Taught]:
        """All lessons of a game's tables, wherever these stand, and of what else taught one (`beside`: their ids).

        Of a lesson that no move taught, the evening is 0 and the moment empty.
        """


class Pen(Look, Protocol):
    """A look that may write: all of it is kept when its block ends, or nothing."""

    def put(self, record: Record, spine: str, closed: bool, placed: str = "") -> None:
        """Keep a new table; its log follows."""

    def update(self, record: Record, spine: str, closed: bool) -> None:
        """Keep a table as it stands now."""

    def append(self, id: str, entries: Iterable[Entry]) -> None:
        """Write rows at the end of a table's log."""

    def check(self, id: str, states: Iterable[tuple[int, str]]) -> None:
        """Keep states whole, as JSON, each by its revision."""

    def copy_log(self, id: str, revision: int, to: str) -> None:
        """Copy the log of one table up to a revision, with its checkpoints, pictures and recordings, as another's."""

    def keep_picture(self, id: str, digest: str, picture: bytes) -> None:
        """Keep a picture of a table."""

    def keep_recording(self, recording: Recording, sound: bytes) -> None:
        """Keep a recording of a table; one of the same key makes room for it."""

    def drop_recording(self, id: str, key: str) -> None:
        """Forget a recording of a table."""

    def keep_spines(self, spines: Iterable[tuple[str, str, int]]) -> None:
        """Keep spines with their table's id, for tables that still stand at that revision."""

    def place(self, id: str, place: str, placed: str) -> None:
        """Keep where a table stands from now on, and since when."""

    def let_go(self, ids: Iterable[str]) -> None:
        """Forget tables, with all that is kept of them."""

    def keep_key(self, key: str, asked: str, id: str, revision: int, at: str, long_ago: str) -> None:
        """Keep what a key stands for; keys from before `long_ago` are forgotten."""

    def keep_card(self, game: str, kind: str, key: str, facts: CardFacts | None) -> None:
        """Keep what is known of a card from now on (None: nothing, not even that there is one); the stamp changes."""

    def keep_lesson(self, id: str, revision: int, lesson: Lesson) -> None:
        """Keep what a move taught; a later lesson of the same move on the same card takes its place."""


class Ledger(Protocol):
    """An engine: where everything is kept."""

    @property
    def sealed(self) -> Message | None:
        """Why nothing can be written now, if that is known."""

    def reading(self) -> AbstractContextManager[Look]:
        """A look; inside a block of this thread that writes, one at what it has written."""

    def writing(self) -> AbstractContextManager[Pen]:
        """A pen: one writes at a time, from the first look on. What a refusal ends leaves no trace."""

    def scratch(self) -> AbstractContextManager[Ledger]:
        """An empty ledger of the same kind, which is gone when the block ends."""

    def close(self) -> None:
        """Close whatever the engine holds open, once nobody looks or writes."""
