"""Tables on the shelf: set up, moved, undone, looked back at. Every change is one row of the log and one snapshot."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from ..core import engine
from ..core.draft import Knowledge
from ..core.engine import Outcome
from ..core.message import Message, say
from ..games import game as game_of
from . import rows
from .database import Database
from .errors import NoSuchTable, NothingThere
from .journals import Journals
from .log import Entry, entry_of, line_of
from .rows import Record

_encode = msgspec.json.encode


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

    def __init__(self, path: Path | str, clock: Callable[[], str] = now, journals: Journals | None = None) -> None:
        self.database = Database(Path(path))
        self.journals = journals
        self.clock = clock
        self._cards: dict[str, tuple[tuple[int, int], Knowledge]] = {}  # read anew when the stamp has changed
        self._taught = 0
        self.listeners: list[Callable[[str, int], None]] = []

    # --- looking -------------------------------------------------------------------------------------------------

    def all(self) -> list[Record]:
        """Every table, the one last touched first."""
        with self.database.reading() as connection:
            return [rows.record_of(row) for row in connection.execute("SELECT * FROM tables ORDER BY changed DESC, id")]

    def get(self, id: str) -> Record:
        """One table as it stands; NoSuchTable."""
        with self.database.reading() as connection:
            return rows.get(connection, id)

    def revision(self, id: str) -> int:
        """Just the table's revision, cheaply; NoSuchTable."""
        with self.database.reading() as connection:
            row = connection.execute("SELECT revision FROM tables WHERE id = ?", (id,)).fetchone()
        if row is None:
            raise NoSuchTable(id)
        return row["revision"]

    def at(self, id: str, revision: int) -> Record:
        """The table as it stood right after that revision; NoSuchTable, NoSuchMoment."""
        with self.database.reading() as connection:
            record = rows.get(connection, id)
            row = rows.row_of(connection, id, revision)
            return msgspec.structs.replace(
                record,
                revision=revision,
                head=row["head"],
                tip=row["tip"],
                changed=row["at"],
                plain=rows.folded(connection, id, revision),
            )

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

    def whole(self, id: str) -> tuple[Record, list[Entry]]:
        """The table and its whole log as they stood at one moment; NoSuchTable."""
        with self.database.reading() as connection:
            found = connection.execute("SELECT * FROM log WHERE table_id = ? ORDER BY revision", (id,))
            return rows.get(connection, id), [entry_of(row) for row in found]

    def undoable(self, id: str, record: Record) -> tuple[Entry | None, Entry | None]:
        """The move that undo would take back, and the one that redo would make again (None where there is none)."""
        with self.database.reading() as connection:
            head = entry_of(rows.row_of(connection, id, record.head))
            again = rows.redo_target(connection, id, record.head, record.tip)
            return (
                head if head.parent is not None else None,
                entry_of(rows.row_of(connection, id, again)) if again is not None else None,
            )

    # --- changing ------------------------------------------------------------------------------------------------

    def create(
        self, game_id: str, name: str, options: Any, *, actor: str = "", lax: bool = False, seed: str | None = None
    ) -> Done:
        """Set a new table up; UnknownGame, BadArguments."""
        game = game_of(game_id)
        outcome = engine.set_up(game, name, options, seed or secrets.token_hex(8), self.cards(game_id), lax)
        id = secrets.token_hex(5)
        with self.database.writing() as connection:
            at = self.clock()
            record = Record(id, game_id, at, at, 0, 0, 0, outcome.plain)
            rows.insert_table(connection, record)
            rows.insert_row(connection, record, "setup", None, "", actor, at, outcome)
            taught = self._learn(connection, game_id, "", outcome)
        self._taught += taught  # only now: what is not committed is not known
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
    ) -> Done:
        """Make a move on the revision that the caller saw; NoSuchTable, Stale, and what the engine raises."""
        with self.database.writing() as connection:
            before = rows.current(connection, id, revision)
            game, known = game_of(before.game), self._known(connection, before.game)
            outcome = engine.make(game, before.plain, name, args, overrule, lax, known, self.journals)
            new, at = revision + 1, self.clock()
            record = msgspec.structs.replace(before, changed=at, revision=new, head=new, tip=new, plain=outcome.plain)
            rows.update_table(connection, record)
            rows.insert_row(connection, record, "move", before.head, name, actor, at, outcome)
            taught = self._learn(connection, before.game, name, outcome)
        self._taught += taught
        return self.announce(Done(record, outcome.tellings, outcome.chronicle))

    def undo(self, id: str, revision: int, to: int | None = None, *, actor: str = "") -> Done:
        """Take the last move back, or all moves since the moment `to` on the table's own line; NothingThere."""
        with self.database.writing() as connection:
            before = rows.current(connection, id, revision)
            head = entry_of(rows.row_of(connection, id, before.head))
            line = [head] if to is None else line_of(connection, id, before.head)  # one step costs the same at any age
            target = head.parent if to is None else to
            if target is None or to is not None and target not in {entry.revision for entry in line[:-1]}:
                raise NothingThere(say("nothing-to-undo"))
            told = [message for entry in line if entry.revision > target for message in entry.tellings]
            done = self._go_to(connection, before, "undo", target, before.tip, actor, told)
        return self.announce(done)

    def redo(self, id: str, revision: int, *, actor: str = "") -> Done:
        """Make the move again that was undone last; NothingThere."""
        with self.database.writing() as connection:
            before = rows.current(connection, id, revision)
            target = rows.redo_target(connection, id, before.head, before.tip)
            if target is None:
                raise NothingThere(say("nothing-to-redo"))
            again = entry_of(rows.row_of(connection, id, target))
            done = self._go_to(connection, before, "redo", target, before.tip, actor, again.tellings)
        return self.announce(done)

    def fork(self, id: str, revision: int | None = None, name: str = "") -> Record:
        """A what-if table from any moment of this one: a table of its own, with the log up to there."""
        with self.database.writing() as connection:
            source = rows.get(connection, id)
            revision = source.revision if revision is None else revision
            row = rows.row_of(connection, id, revision)
            at, new = self.clock(), secrets.token_hex(5)
            plain = rows.folded(connection, id, revision)
            record = Record(new, source.game, at, at, revision, row["head"], row["tip"], plain, f"{id}@{revision}")
            rows.insert_table(connection, record)
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
        if name:
            return self.move(new, revision, "rename", {"name": name}).record
        return self.announce(Done(record, [], [])).record

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
        outcome = Outcome(record.state, plain, {"to": target}, engine.difference(before.plain, plain), told, [], [], [])
        rows.update_table(connection, record)
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
        stamp = (self._taught, self.database.exchanged)
        kept = self._cards.get(game_id)
        if kept is None or kept[0] != stamp:
            kept = self._cards[game_id] = stamp, _cards(connection, game_id)
        return kept[1]

    def _learn(self, connection: sqlite3.Connection, game_id: str, move: str, outcome: Outcome) -> bool:
        learned = game_of(game_id).learned(move, outcome.args, outcome.state)
        known = _cards(connection, game_id) if learned else {}
        for kind, cards in learned.items():
            for key, facts in cards.items():
                facts = {**known.get(kind, {}).get(key, {}), **facts}  # what was known before stays known
                connection.execute(
                    "INSERT OR REPLACE INTO cards (game, kind, key, facts) VALUES (?, ?, ?, ?)",
                    (game_id, kind, key, _encode(facts).decode()),
                )
        return bool(learned)


def _cards(connection: sqlite3.Connection, game_id: str) -> dict[str, dict[str, Any]]:
    known: dict[str, dict[str, Any]] = {}
    for row in connection.execute("SELECT kind, key, facts FROM cards WHERE game = ?", (game_id,)):
        known.setdefault(row["kind"], {})[row["key"]] = msgspec.json.decode(row["facts"])
    return known
