"""Tables on the shelf: set up, moved, undone, looked back at. Every change is one row of the log and one snapshot."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from ..core import engine
from ..core.draft import Drawer, Knowledge
from ..core.engine import Outcome
from ..core.errors import UnknownGame, Unreadable
from ..core.game import Game
from ..core.message import Message, say
from ..games import game as game_of
from ..story.library import Library
from . import keys, lessons, rows
from .errors import NothingThere
from .keys import Once
from .log import (
    MOST_TOLD,
    Entry,
    R,
    entry_of,
    evenings_of,
    line_of,
    line_spans,
    next_on_line,
    on_line,
    read_as,
    rows_in,
    told_before,
    undone,
)
from .rows import Record
from .shelf import Shelf
from .sqlite.database import Database
from .twins import Twin, compared, twins_of

_encode = msgspec.json.encode
PIECE = 250  # entries that are read at once where a whole log is


class Done(msgspec.Struct, frozen=True):
    """What a write answered: the table after it, what the hands do, and what was written."""

    record: Record
    tellings: list[Message]
    chronicle: list[Message]


def now() -> str:
    """This moment, in UTC, to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    """All tables of this installation, in one SQLite file."""

    def __init__(self, path: Path | str, clock: Callable[[], str] = now, library: Library | None = None) -> None:
        self.database = Database(Path(path))
        self.library = library  # a move may open a book and read on in it; the store only hands the library on
        self.clock = clock
        self.shelf = Shelf(self.database, lambda: self.clock())
        self._cards: dict[str, tuple[tuple[int, int], Knowledge]] = {}  # read anew when the stamp has changed
        self.draws: Drawer | None = None  # the web floor says whether the pages of a state can be drawn
        self.listeners: list[Callable[[str, int], None]] = []

    # --- looking -------------------------------------------------------------------------------------------------

    def all(self) -> list[Record]:
        """Every table that was not thrown away, with its state, the one last touched first."""
        with self.database.reading() as connection:
            found = connection.execute("SELECT * FROM tables WHERE place IN ('', 'archived') ORDER BY changed DESC, id")
            return [rows.record_of(row) for row in found]

    def get(self, id: str) -> Record:
        """One table as it stands; NoSuchTable."""
        with self.database.reading() as connection:
            return rows.get(connection, id)

    def revision(self, id: str) -> int:
        """Just the table's revision, cheaply; NoSuchTable."""
        with self.database.reading() as connection:
            return rows.row_on_shelf(connection, id, "revision")["revision"]

    def at(self, id: str, revision: int) -> Record:
        """The table as it stood right after that revision; NoSuchTable, NoSuchMoment."""
        with self.database.reading() as connection:
            return rows.at(connection, id, revision)

    def entry(self, id: str, revision: int) -> Entry:
        """One row of the log; NoSuchMoment."""
        with self.database.reading() as connection:
            return entry_of(rows.row_of(connection, id, revision))

    def log(self, id: str, after: int = -1, limit: int = 100_000) -> list[Entry]:
        """The log, oldest first, from the revision after `after`: everything that was done, also what was undone."""
        with self.database.reading() as connection:
            rows.get(connection, id)
            found = connection.execute(
                "SELECT * FROM log WHERE table_id = ? AND revision > ? ORDER BY revision LIMIT ?", (id, after, limit)
            )
            return [entry_of(row) for row in found]

    def line(self, id: str, session: int | None = None) -> list[Entry]:
        """The moves that led to where the table stands, oldest first; on demand of one session only."""
        with self.database.reading() as connection:
            return line_of(connection, id, rows.get(connection, id).head, session)

    def evenings(self, id: str, last: int) -> list[int]:
        """The evenings that the table had, up to the `last`, the newest first: no more than there were."""
        with self.database.reading() as connection:
            return evenings_of(connection, id, last)

    def pieces(self, id: str, kind: type[R], *spans: range, session: int | None = None) -> Iterator[list[R]]:
        """Parts of the log, a piece after another, each in a look of its own: what is written there never changes.

        `kind`: what is to be known of each row, as for `read_as`; `session`: of one evening only.
        """
        columns = ", ".join(kind.__struct_fields__)
        for span in spans:
            for first in range(span[0], span[-1] + 1, PIECE):
                with self.database.reading() as connection:
                    piece = range(first, min(first + PIECE, span[-1] + 1))
                    found = [read_as(kind, row) for row in rows_in(connection, id, piece, session, columns)]
                yield found

    def spans(self, id: str, session: int | None = None) -> tuple[Record, list[range]]:
        """The table, and where in its log the moves stand that led to it; on demand of one evening only."""
        with self.database.reading() as connection:
            record = rows.get(connection, id)
            return record, line_spans(connection, id, record.head, session)

    def twins(self, id: str) -> list[Twin]:
        """The tables here that are the same as this one, which came from a file: how it stands to each of them."""
        with self.database.reading() as connection:
            return [compared(connection, id, twin) for twin in twins_of(connection, rows.get(connection, id))]

    def undoable(self, id: str, record: Record) -> tuple[Entry | None, Entry | None]:
        """The move that undo would take back, and the one that redo would make again (None where there is none)."""
        with self.database.reading() as connection:
            head = entry_of(rows.row_of(connection, id, record.head))
            again = next_on_line(connection, id, record.head, record.tip)
            return (
                head if head.parent is not None else None,
                entry_of(rows.row_of(connection, id, again)) if again is not None else None,
            )

    def told_before(self, id: str, last: Entry) -> list[Message]:
        """What the last few moves of the same evening told the hands before this one, the latest first."""
        with self.database.reading() as connection:
            return told_before(connection, id, last.revision, last.session)

    # --- changing ------------------------------------------------------------------------------------------------
    # `write`: the key of a write that may be sent again; then it is answered as the first time, and done once.

    def create(
        self,
        game_id: str,
        name: str,
        options: Any,
        *,
        actor: str = "",
        lax: bool = False,
        seed: str | None = None,
        write: Once | None = None,
    ) -> Done:
        """Set a new table up; UnknownGame, BadArguments, KeyUsed."""
        game = game_of(game_id)
        outcome = engine.set_up(game, name, options, seed or secrets.token_hex(8), self.cards(game_id), lax)
        id = secrets.token_hex(5)
        with self.database.writing() as connection:
            if known := keys.made(connection, write):
                return self._as_made(connection, *known)
            at = self.clock()
            record = Record(id, game_id, at, at, 0, 0, 0, outcome.plain)
            rows.insert_table(connection, record, outcome.state)
            rows.insert_row(connection, record, "setup", None, "", actor, at, outcome)
            keys.remember(connection, write, id, 0, at)
            lessons.learn(connection, record, "", outcome)
        return self.announce(Done(record, outcome.tellings, outcome.chronicle))

    def move(
        self,
        id: str,
        revision: int,
        name: str,
        args: Any,
        overrule: Iterable[str] = (),
        *,
        actor: str = "",
        lax: bool = False,
        write: Once | None = None,
    ) -> Done:
        """Make a move on the revision that the caller saw; NoSuchTable, Stale, KeyUsed, what the engine raises."""
        with self.database.writing() as connection:
            if known := keys.made(connection, write):
                return self._as_made(connection, *known)
            before = rows.current(connection, id, revision)
            done = self._make(connection, before, name, args, overrule, actor, lax)
            keys.remember(connection, write, id, done.record.revision, done.record.changed)
        return self.announce(done)

    def can_show(self, game: Game, state: Any) -> bool:
        """Whether all that is shown of a state can be: what the game prepares, and the pages drawn."""
        return game.can_show(state) and (self.draws is None or self.draws(game, state))

    def undo(
        self, id: str, revision: int, to: int | None = None, *, actor: str = "", write: Once | None = None
    ) -> Done:
        """Take the last move back, or all moves since the moment `to` on the table's own line; NothingThere."""
        with self.database.writing() as connection:
            if known := keys.made(connection, write):
                return self._as_made(connection, *known)
            before = rows.current(connection, id, revision)
            target = rows.row_of(connection, id, before.head)["parent"] if to is None else to
            if target is None or target == before.head or not on_line(connection, id, before.head, target):
                raise NothingThere(say("nothing-to-undo"))
            told, moves = undone(connection, id, before.head, target)
            if moves > MOST_TOLD:
                told.insert(0, say("tell-far-back", moves=moves))
            lessons.unlearn(connection, before, line_spans(connection, id, before.head), target)
            done = self._go_to(connection, before, "undo", target, before.tip, actor, told)
            keys.remember(connection, write, id, done.record.revision, done.record.changed)
        return self.announce(done)

    def redo(self, id: str, revision: int, *, actor: str = "", write: Once | None = None) -> Done:
        """Make the move again that was undone last; NothingThere."""
        with self.database.writing() as connection:
            if known := keys.made(connection, write):
                return self._as_made(connection, *known)
            before = rows.current(connection, id, revision)
            target = next_on_line(connection, id, before.head, before.tip)
            if target is None:
                raise NothingThere(say("nothing-to-redo"))
            again = entry_of(rows.row_of(connection, id, target))
            lessons.learn_again(connection, before, target)
            done = self._go_to(connection, before, "redo", target, before.tip, actor, again.tellings)
            keys.remember(connection, write, id, done.record.revision, done.record.changed)
        return self.announce(done)

    def fork(self, id: str, revision: int | None = None, name: str = "", *, write: Once | None = None) -> Record:
        """A what-if table from any moment of this one: a table of its own, with the log up to there."""
        with self.database.writing() as connection:
            if known := keys.made(connection, write):
                return rows.get(connection, known[0])
            source = rows.get(connection, id)
            revision = source.revision if revision is None else revision
            row = rows.row_of(connection, id, revision)
            at, new = self.clock(), secrets.token_hex(5)
            plain = rows.folded(connection, id, revision)
            record = Record(new, source.game, at, at, revision, row["head"], row["tip"], plain, f"{id}@{revision}")
            rows.insert_table(connection, record, record.state)
            columns = ", ".join(column for column in row.keys() if column != "table_id")
            connection.execute(
                f"INSERT INTO log (table_id, {columns}) "
                f"SELECT ?, {columns} FROM log WHERE table_id = ? AND revision <= ?",
                (new, id, revision),
            )
            connection.execute(
                "INSERT INTO checkpoints "
                "SELECT ?, revision, state FROM checkpoints WHERE table_id = ? AND revision <= ?",
                (new, id, revision),
            )
            keys.remember(connection, write, new, revision, at)
            if name:
                record = self._make(connection, record, "rename", {"name": name}, (), "", False).record
        return self.announce(Done(record, [], [])).record

    def _make(
        self,
        connection: sqlite3.Connection,
        before: Record,
        name: str,
        args: Any,
        overrule: Iterable[str],
        actor: str,
        lax: bool,
    ) -> Done:
        """A move inside somebody's transaction."""
        game, known = game_of(before.game), self._known(connection, before.game)
        outcome = engine.make(game, before.plain, name, args, overrule, lax, known, self.library, self.draws)
        new, at = before.revision + 1, self.clock()
        record = msgspec.structs.replace(before, changed=at, revision=new, head=new, tip=new, plain=outcome.plain)
        rows.update_table(connection, record, outcome.state)
        rows.insert_row(connection, record, "move", before.head, name, actor, at, outcome)
        lessons.learn(connection, record, name, outcome)
        return Done(record, outcome.tellings, outcome.chronicle)

    def _as_made(self, connection: sqlite3.Connection, id: str, revision: int) -> Done:
        """What a write answered when it was first sent: the table as it stood right after it."""
        entry = entry_of(rows.row_of(connection, id, revision))
        return Done(rows.at(connection, id, revision), entry.tellings, entry.chronicle)

    def _go_to(
        self,
        connection: sqlite3.Connection,
        before: Record,
        kind: str,
        target: int,
        tip: int,
        actor: str,
        told: list[Message],
    ) -> Done:
        plain = rows.folded(connection, before.id, target)
        at, new = self.clock(), before.revision + 1
        record = msgspec.structs.replace(before, changed=at, revision=new, head=target, tip=tip, plain=plain)
        try:
            state = record.state
        except (Unreadable, UnknownGame):  # what cannot be read any more can still be left, and come back to
            state = None
        outcome = Outcome(state, plain, {"to": target}, engine.difference(before.plain, plain), told, [], [], [])
        rows.update_table(connection, record, outcome.state)
        rows.insert_row(connection, record, kind, None, "", actor, at, outcome)
        return Done(record, told, [])

    def announce(self, done: Done) -> Done:
        """Tell everyone who listens that a table has changed, once the change is safe on disk."""
        for listener in self.listeners:
            listener(done.record.id, done.record.revision)
        return done

    # --- card knowledge ------------------------------------------------------------------------------------------

    def cards(self, game_id: str) -> Knowledge:
        """What this installation has learned of the owner's boards and cards: kind, then key, then facts."""
        with self.database.reading() as connection:
            return self._known(connection, game_id)

    def _known(self, connection: sqlite3.Connection, game_id: str) -> Knowledge:
        stamp = (self.database.exchanged, lessons.stamp(connection))
        kept = self._cards.get(game_id)
        if kept is None or kept[0] != stamp:
            kept = self._cards[game_id] = stamp, lessons.cards_of(connection, game_id)
        return kept[1]
