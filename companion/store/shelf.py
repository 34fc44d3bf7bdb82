"""The shelf: what stands on it, what was put in the archive or thrown away, and a spine for each without its box."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Literal

import msgspec

from ..core import engine
from ..core.errors import Refusal
from ..core.spine import Spine
from ..games import game as game_of
from .errors import NoSuchTable
from .rows import row_on_shelf, spine_text
from .sqlite.database import Database

Part = Literal["playing", "ended", "archived", "thrown"]
PARTS: dict[Part, str] = {
    "playing": "place = '' AND closed = 0",
    "ended": "place = '' AND closed = 1",
    "archived": "place = 'archived'",
    "thrown": "place = 'thrown'",
}
KEPT_DAYS = 30  # how long what was thrown away can be taken back
WAITS = timedelta(days=1)  # how long an import waits for a word
_COLUMNS = (
    "id, game, created, changed, revision, origin, place, placed, came, sample, closed, spine, "
    "CASE identity WHEN '' THEN id ELSE identity END AS identity"
)
_spine = msgspec.json.Decoder(Spine)


class Standing(msgspec.Struct, frozen=True):
    """A table as it stands on the shelf. Without a spine, it cannot be read here: `name` is all that is known."""

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
    name: str
    spine: Spine | None


class Shelf:
    """Where each table stands. Moving one there or back is no move of its game, and not in its log."""

    def __init__(self, database: Database, clock: Callable[[], str]) -> None:
        self.database = database
        self.clock = clock
        self._swept = ""

    # --- looking -------------------------------------------------------------------------------------------------

    def part(self, part: Part | None, limit: int = 20, skip: int = 0) -> list[Standing]:
        """Some tables of a part (None: all that were not thrown away), the one last touched first."""
        where = PARTS[part] if part else "place IN ('', 'archived')"
        order = "placed DESC, id" if part in ("archived", "thrown") else "changed DESC, id"
        few = f"SELECT id FROM tables WHERE {where} ORDER BY {order} LIMIT ? OFFSET ?"  # an index knows all of this
        return self._standing(f"SELECT {_COLUMNS} FROM tables WHERE id IN ({few}) ORDER BY {order}", (limit, skip))

    def counts(self) -> dict[Part, int]:
        """How many tables stand in each part."""
        with self.database.reading() as connection:
            return {part: _count(connection, where) for part, where in PARTS.items()}

    def one(self, id: str) -> Standing:
        """One table, wherever it stands; NoSuchTable."""
        found = self._standing(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", (id,))
        if not found:
            raise NoSuchTable(id)
        return found[0]

    def sample(self, game: str, language: str, moves: int) -> str | None:
        """The sample of a game in that language that nobody has touched yet: its id, if it stands here."""
        with self.database.reading() as connection:
            row = connection.execute(
                "SELECT id FROM tables WHERE sample = ? AND game = ? AND revision = ? AND place = ''",
                (language, game, moves),
            ).fetchone()
        return row["id"] if row else None

    def _standing(self, query: str, facts: tuple[Any, ...]) -> list[Standing]:
        with self.database.reading() as connection:
            found = [_read(connection, row) for row in connection.execute(query, facts).fetchall()]
        if fresh := [(text, one.id, one.revision) for one, text in found if text]:
            self._keep(fresh)
        return [one for one, _ in found]

    def _keep(self, fresh: list[tuple[str, str, int]]) -> None:
        """Keep the spines of tables from before there were spines. Where that fails, they are made again next time."""
        try:
            with self.database.writing() as connection:
                connection.executemany("UPDATE tables SET spine = ? WHERE id = ? AND revision = ?", fresh)
        except Refusal:
            pass

    # --- changing ------------------------------------------------------------------------------------------------

    def archive(self, id: str) -> None:
        """Put a table out of the way; it can be read and played as before. NoSuchTable, ThrownAway."""
        with self.database.writing() as connection:
            row_on_shelf(connection, id, "id")
            _put(connection, id, "archived", self.clock())

    def throw_away(self, id: str) -> None:
        """Throw a table away; it can be taken back for thirty days. NoSuchTable, ThrownAway."""
        with self.database.writing() as connection:
            row_on_shelf(connection, id, "id")
            _put(connection, id, "thrown", self.clock())

    def put_back(self, id: str) -> None:
        """Put a table back on the shelf, from wherever it stands; NoSuchTable."""
        with self.database.writing() as connection:
            if connection.execute("SELECT 1 FROM tables WHERE id = ?", (id,)).fetchone() is None:
                raise NoSuchTable(id)
            _put(connection, id, "", "")

    def sweep(self) -> int:
        """Let go for good of what was thrown away long ago, once a day; how many tables that were.

        Where nothing can be written now, another day will do: nobody who only looks is told of it.
        """
        now = self.clock()
        if now[:10] == self._swept or self.database.sealed is not None:
            return 0
        long_ago = _before(now, timedelta(days=KEPT_DAYS))
        gone = "SELECT id FROM tables WHERE place = 'thrown' AND placed < ? OR place = 'coming' AND placed < ?"
        with self.database.reading() as connection:
            ids = [(row["id"],) for row in connection.execute(gone, (long_ago, _before(now, WAITS)))]
        try:
            if ids:
                self._let_go(ids)
        except Refusal:
            return 0
        self._swept = now[:10]
        return len(ids)

    def _let_go(self, ids: list[tuple[str]]) -> None:
        with self.database.writing() as connection:
            for table in ("log", "checkpoints", "keys", "lessons"):
                connection.executemany(f"DELETE FROM {table} WHERE table_id = ?", ids)
            connection.executemany("DELETE FROM tables WHERE id = ?", ids)


def _put(connection: sqlite3.Connection, id: str, place: str, at: str) -> None:
    connection.execute("UPDATE tables SET place = ?, placed = ? WHERE id = ?", (place, at, id))


def _count(connection: sqlite3.Connection, where: str) -> int:
    return connection.execute(f"SELECT count(*) FROM tables WHERE {where}").fetchone()[0]


def _before(moment: str, ago: timedelta) -> str:
    return (datetime.fromisoformat(moment) - ago).isoformat(timespec="milliseconds")


def _read(connection: sqlite3.Connection, row: sqlite3.Row) -> tuple[Standing, str]:
    """A row as it stands, and its spine as text where that was only made now."""
    facts = {field: row[field] for field in Standing.__struct_fields__ if field not in ("name", "spine", "closed")}
    spine, text, name = _known(row["spine"]), "", row["id"]
    if spine is None:
        state = connection.execute("SELECT state FROM tables WHERE id = ?", (row["id"],)).fetchone()["state"]
        name, text = _made(row["game"], state, name)
        spine = _known(text)
    return Standing(
        **facts, name=spine.name if spine else name, spine=_here(row["game"], spine), closed=bool(row["closed"])
    ), text


def _known(text: str) -> Spine | None:
    try:
        return _spine.decode(text) if text else None
    except msgspec.MsgspecError:  # kept by another version of this app
        return None


def _here(game: str, spine: Spine | None) -> Spine | None:
    """The spine, if its game is here to speak of it."""
    try:
        game_of(game)
    except Refusal:
        return None
    return spine


def _made(game: str, state: str, otherwise: str) -> tuple[str, str]:
    """A table's name and its spine from the state itself; what cannot be read has a name at most."""
    try:
        plain = msgspec.json.decode(state)
        name = str(plain.get("name") or otherwise)
    except (msgspec.DecodeError, UnicodeDecodeError, AttributeError):
        return otherwise, ""
    try:
        known = game_of(game)
        return name, spine_text(game, engine.state_of(known, plain))
    except Exception:  # a missing game, a state that does not fit it: the shelf says so, and shows all the others
        return name, ""
