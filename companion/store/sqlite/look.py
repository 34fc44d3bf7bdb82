"""What is asked of a ledger in one SQLite file: every statement that reads tables, their logs, keys and cards."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Hashable, Iterator

from ...core.engine import Patch, Plain
from ...core.family import LogTurn
from ...core.message import Message
from ..ledger import CardFacts, R
from ..records import (
    Entry,
    Happening,
    Lesson,
    Mark,
    Part,
    Record,
    Recording,
    ShelvedTable,
    Sought,
    Taught,
)
from .columns import (
    COLUMNS,
    DECODERS,
    as_json,
    decode,
    entry_of,
    facts_of,
    lesson_of,
    read_as,
    record_of,
    shown,
    typed,
)

PARTS: dict[Part, str] = {
    "playing": "place = '' AND closed = 0",
    "ended": "place = '' AND closed = 1",
    "archived": "place = 'archived'",
    "thrown": "place = 'thrown'",
}
HERE = "place IN ('', 'archived')"
_AS_SHOWN = {
    "identity": "CASE identity WHEN '' THEN id ELSE identity END AS identity",
    "spine": "CAST(spine AS BLOB) AS spine",  # one that is no text any more is made anew, and closes no shelf
}
_SHOWN = ", ".join(_AS_SHOWN.get(field, field) for field in ShelvedTable.__struct_fields__ if field != "name")
_HAPPENING = ", ".join(Happening.__struct_fields__)
_SOUGHT = """
  AND (:evening IS NULL OR session = :evening) AND (:move = '' OR move = :move)
  AND (NOT :ruled OR rulings <> '[]')
  AND (:told IS NULL OR EXISTS (SELECT 1 FROM json_each(log.drawn) WHERE json_extract(value, '$.told') = :told))
  AND (:actor = '' OR actor = :actor OR json_extract(args, '$.who') IN (SELECT value FROM json_each(:whom))
       OR json_extract(args, '$.seat') IN (SELECT value FROM json_each(:whom)))
"""
_MARK = ", ".join(Mark.__struct_fields__)
ENTRY = ", ".join(COLUMNS)
_CARD = "SELECT kind, key, CAST(facts AS BLOB) AS facts FROM cards WHERE game = ?"  # text that is none is no error
RECORDED = "key, book, passage, language, words, mimetype, seconds, at, sound"
_RECORDING = (
    'SELECT key, table_id AS "table", book, passage, language, words, mimetype, seconds, length(sound) AS size, at '
    "FROM recordings"
)
LARGEST = 2**63 - 1  # more than this SQLite cannot count


class SqliteLook:
    """What can be asked inside a transaction of this connection."""

    def __init__(self, connection: sqlite3.Connection, exchanged: int) -> None:
        self.connection = connection
        self._exchanged = exchanged
        self._ask = connection.execute

    # --- tables

    def tables(self) -> list[Record]:
        """Every table that stands on the shelf or in the archive, the one last touched first."""
        return [record_of(row) for row in self._ask(f"SELECT * FROM tables WHERE {HERE} ORDER BY changed DESC, id")]

    def table(self, id: str) -> Record | None:
        """One table, wherever it stands."""
        row = self._ask("SELECT * FROM tables WHERE id = ?", (id,)).fetchone()
        return record_of(row) if row else None

    def stand(self, id: str) -> tuple[int, str] | None:
        """A table's revision and its place, without its state."""
        row = self._ask("SELECT revision, place FROM tables WHERE id = ?", (id,)).fetchone()
        return tuple(row) if row else None

    def snapshot(self, id: str) -> str:
        """A table's state as the text that is kept, whether or not it can be read."""
        row = self._ask("SELECT CAST(state AS BLOB) AS state FROM tables WHERE id = ?", (id,)).fetchone()
        return row["state"].decode(errors="replace")

    def twins(self, record: Record) -> list[str]:
        """Tables on the shelf or in the archive of the same identity, but for this one; the one last touched first."""
        found = self._ask(
            f"SELECT id FROM tables WHERE id <> :id AND {HERE} AND (id = :identity OR identity = :identity) "
            "ORDER BY changed DESC",
            {"id": record.id, "identity": record.identity},
        )
        return [row["id"] for row in found]

    def alike(self, record: Record) -> str:
        """What a table there is known by that began in the same game at the same moment ("": there is none)."""
        row = self._ask(
            f"SELECT CASE identity WHEN '' THEN id ELSE identity END AS known FROM tables WHERE id <> :id AND {HERE} "
            "AND game = :game AND created = :created AND origin = :origin ORDER BY changed DESC LIMIT 1",
            {"id": record.id, "game": record.game, "created": record.created, "origin": record.origin},
        ).fetchone()
        return row["known"] if row else ""

    # --- the shelf

    def shown(self, part: Part | None, limit: int, skip: int) -> list[ShelvedTable]:
        """Some tables of a part (None: playing, ended and archived), the one last touched or put there first."""
        where = PARTS[part] if part else HERE
        order = "placed DESC, id" if part in ("archived", "thrown") else "changed DESC, id"
        few = f"SELECT id FROM tables WHERE {where} ORDER BY {order} LIMIT ? OFFSET ?"  # an index knows all of this
        found = self._ask(f"SELECT {_SHOWN} FROM tables WHERE id IN ({few}) ORDER BY {order}", (limit, skip))
        return [shown(row) for row in found]

    def shown_one(self, id: str) -> ShelvedTable | None:
        """One table, wherever it stands."""
        row = self._ask(f"SELECT {_SHOWN} FROM tables WHERE id = ?", (id,)).fetchone()
        return shown(row) if row else None

    def counts(self) -> dict[Part, int]:
        """How many tables stand in each part."""
        return {
            part: self._ask(f"SELECT count(*) FROM tables WHERE {where}").fetchone()[0] for part, where in PARTS.items()
        }

    def sample(self, game: str, language: str, moves: int) -> str | None:
        """The sample on the shelf of a game, in that language, at which that many moves were made."""
        row = self._ask(
            "SELECT id FROM tables WHERE sample = ? AND game = ? AND revision = ? AND place = ''",
            (language, game, moves),
        ).fetchone()
        return row["id"] if row else None

    def forgotten(self, thrown: str, coming: str) -> list[str]:
        """Tables that were thrown away before the first moment, or wait for a word since before the second."""
        gone = "SELECT id FROM tables WHERE place = 'thrown' AND placed < ? OR place = 'coming' AND placed < ?"
        return [row["id"] for row in self._ask(gone, (thrown, coming))]

    def begun_from(self, id: str, most: int) -> list[ShelvedTable]:
        """The what-if tables on the shelf or in the archive that began from a moment of a table, the oldest first."""
        found = self._ask(
            f"SELECT {_SHOWN} FROM tables WHERE origin <> '' AND origin >= :id || '@' AND origin < :id || 'A' "
            f"AND {HERE} ORDER BY created, id LIMIT :most",
            {"id": id, "most": most},
        )
        return [shown(row) for row in found]

    # --- the log

    def entry(self, id: str, revision: int) -> Entry | None:
        """One row of the log."""
        row = self._row(id, revision, ENTRY)
        return entry_of(row) if row else None

    def mark(self, id: str, revision: int) -> Mark | None:
        """Where one row of the log leads."""
        row = self._row(id, revision, _MARK)
        return Mark(*row) if row else None

    def _row(self, id: str, revision: int, columns: str) -> sqlite3.Row | None:
        if not 0 <= revision <= LARGEST:
            return None
        return self._ask(f"SELECT {columns} FROM log WHERE table_id = ? AND revision = ?", (id, revision)).fetchone()

    def last(self, id: str) -> int:
        """The revision of the log's last row."""
        return self._ask("SELECT max(revision) FROM log WHERE table_id = ?", (id,)).fetchone()[0]

    def rows(self, id: str, kind: type[R], span: range, session: int | None = None) -> list[R]:
        """The rows of a part of the log, the oldest first, read as that `kind`; with `session`, that evening's."""
        if not span:
            return []
        found = self._ask(
            f"SELECT {', '.join(kind.__struct_fields__)} FROM log "
            "WHERE table_id = :id AND revision BETWEEN :first AND :last "
            "AND (:session IS NULL OR session = :session) ORDER BY revision",
            {"id": id, "first": span[0], "last": span[-1], "session": session},
        )
        return [read_as(kind, row) for row in found]

    def runs(self, id: str, head: int | None) -> Iterator[tuple[range, int]]:
        """The way from `head` back to the set-up, as runs of moves that follow each other, with the first's evening.

        A line turns only where something was undone and another move made instead. An index of these turns makes any
        line as short as its turns, however many moves it has.
        """
        while head is not None:
            turn = self._ask(
                "SELECT revision, parent, session FROM log WHERE table_id = :id AND revision = "
                "(SELECT max(revision) FROM log INDEXED BY log_turns "
                "WHERE table_id = :id AND revision <= :head AND (parent IS NULL OR parent <> revision - 1))",
                {"id": id, "head": head},
            ).fetchone()
            if turn is None:  # no log that this house wrote
                return
            yield range(turn["revision"], head + 1), turn["session"]
            head = turn["parent"]

    def happened(self, id: str, span: range, sought: Sought, most: int) -> list[Happening]:
        """The last rows of a part of the log that are such as is looked for, the latest first."""
        if not span:
            return []
        facts = {"evening": sought.evening, "move": sought.move, "ruled": sought.ruled, "actor": sought.actor}
        facts |= {"whom": as_json(sought.whom), "told": None if sought.rolled is None else sought.rolled == "table"}
        found = self._ask(
            f"SELECT {_HAPPENING} FROM log WHERE table_id = :id AND revision BETWEEN :first AND :last {_SOUGHT} "
            "ORDER BY revision DESC LIMIT :most",
            {"id": id, "first": span[0], "last": span[-1], "most": most, **facts},
        )
        return [typed(Happening, row) for row in found]

    def turns(self, id: str, most: int) -> list[LogTurn]:
        """The last places where a log does not go on from its row before, the latest first."""
        found = self._ask(
            "SELECT revision, parent, session FROM log WHERE table_id = :id AND revision IN "
            "(SELECT revision FROM log INDEXED BY log_turns "
            "WHERE table_id = :id AND (parent IS NULL OR parent <> revision - 1) ORDER BY revision DESC LIMIT :most) "
            "ORDER BY revision DESC",
            {"id": id, "most": most},
        )
        return [typed(LogTurn, row) for row in found]

    def since_checkpoint(self, id: str, revision: int) -> tuple[Plain | None, list[Patch]]:
        """The last state kept whole up to that revision, and the differences from there."""
        start = self._ask(
            "SELECT revision, state FROM checkpoints WHERE table_id = ? AND revision <= ? "
            "ORDER BY revision DESC LIMIT 1",
            (id, revision),
        ).fetchone()
        found = self._ask(
            "SELECT patch FROM log WHERE table_id = ? AND revision > ? AND revision <= ? ORDER BY revision",
            (id, start["revision"] if start else -1, revision),
        )
        return decode(start["state"]) if start else None, [decode(row["patch"]) for row in found]

    def tellings(self, id: str, span: range, most: int) -> list[list[Message]]:
        """What the last rows of a part of the log told the hands, the latest first."""
        found = self._ask(
            "SELECT tellings FROM log WHERE table_id = ? AND revision BETWEEN ? AND ? ORDER BY revision DESC LIMIT ?",
            (id, span[0], span[-1], most),
        )
        return [DECODERS["tellings"].decode(row["tellings"]) for row in found]

    def told(self, id: str, span: range, session: int, most: int) -> list[list[Message]]:
        """What the last moves of one evening told the hands, of those that told something, the latest first."""
        found = self._ask(
            "SELECT tellings FROM log WHERE table_id = ? AND revision BETWEEN ? AND ? AND session = ? "
            "AND kind = 'move' AND tellings <> '[]' ORDER BY revision DESC LIMIT ?",
            (id, span[0], span[-1], session, most),
        )
        return [DECODERS["tellings"].decode(row["tellings"]) for row in found]

    def evenings(self, id: str, last: int) -> list[int]:
        """The evenings of a table up to the `last`, the newest first, each found by one look at the index."""
        found = self._ask(
            """WITH RECURSIVE evenings(number) AS (
                 SELECT max(session) FROM log WHERE table_id = :id AND session <= :last
                 UNION ALL
                 SELECT (SELECT max(session) FROM log WHERE table_id = :id AND session < number)
                 FROM evenings WHERE number IS NOT NULL)
               SELECT number FROM evenings WHERE number IS NOT NULL""",
            {"id": id, "last": last},
        )
        return [row["number"] for row in found]

    def span_of(self, id: str, session: int) -> range:
        """The part of the log in which all rows of an evening stand; others may stand there, too."""
        of_evening = "FROM log WHERE table_id = :id AND session = :session"
        ends = f"SELECT (SELECT min(revision) {of_evening}), (SELECT max(revision) {of_evening})"  # each one look
        first, last = self._ask(ends, {"id": id, "session": session}).fetchone()
        return range(0) if first is None else range(first, last + 1)

    # --- pictures

    def pictures(self, id: str) -> list[str]:
        """What the pictures of a table are known by."""
        return [row["digest"] for row in self._ask("SELECT digest FROM pictures WHERE table_id = ?", (id,))]

    def picture(self, id: str, digest: str) -> bytes | None:
        """One picture of a table."""
        found = self._ask("SELECT picture FROM pictures WHERE table_id = ? AND digest = ?", (id, digest)).fetchone()
        return found["picture"] if found else None

    # --- recordings

    def recordings(self, id: str) -> list[Recording]:
        """What is known of a table's recordings, by book and passage."""
        found = self._ask(f"{_RECORDING} WHERE table_id = ? ORDER BY book, passage, language", (id,))
        return [Recording(**row) for row in found]

    def recording(self, id: str, key: str) -> Recording | None:
        """What is known of one recording of a table."""
        row = self._ask(f"{_RECORDING} WHERE table_id = ? AND key = ?", (id, key)).fetchone()
        return Recording(**row) if row else None

    def sound(self, id: str, key: str) -> bytes | None:
        """The sound of one recording of a table."""
        row = self._ask("SELECT sound FROM recordings WHERE table_id = ? AND key = ?", (id, key)).fetchone()
        return row["sound"] if row else None

    # --- keys of writes, and what is known of cards

    def made(self, key: str) -> tuple[str, str, int] | None:
        """What a key stands for: a digest of what was asked, the table and the revision that it made."""
        row = self._ask("SELECT asked, table_id, revision FROM keys WHERE key = ?", (key,)).fetchone()
        return tuple(row) if row else None

    def stamp(self) -> Hashable:
        """What changes whenever something is learned or unlearned, or another file takes this one's place."""
        return self._exchanged, self._lessons_learned()

    def _lessons_learned(self) -> int:
        return self._ask("PRAGMA user_version").fetchone()[0]

    def cards(self, game: str) -> dict[str, dict[str, CardFacts]]:
        """All that is known of a game's cards: kind, then key, then facts. What cannot be read is not known."""
        known: dict[str, dict[str, CardFacts]] = {}
        for row in self._ask(_CARD, (game,)):
            if (facts := facts_of(row)) is not None:
                known.setdefault(row["kind"], {})[row["key"]] = facts
        return known

    def card(self, game: str, kind: str, key: str) -> CardFacts | None:
        """What is known of one card."""
        row = self._ask(f"{_CARD} AND kind = ? AND key = ?", (game, kind, key)).fetchone()
        return facts_of(row) if row else None

    def lessons(self, id: str, span: range) -> list[Lesson]:
        """What the moves of a part of the log taught, the last one first."""
        if not span:
            return []
        found = self._ask(
            "SELECT kind, key, before, after FROM lessons WHERE table_id = ? AND revision BETWEEN ? AND ? "
            "ORDER BY revision DESC",
            (id, span[0], span[-1]),
        )
        return [lesson_of(row) for row in found]

    def taught(self, game: str, beside: Collection[str] = ()) -> list[Taught]:
        """All lessons of a game's tables, and of what else taught one."""
        others = ", ".join("?" * len(beside))
        found = self._ask(
            "SELECT lessons.table_id AS id, lessons.revision AS revision, coalesce(log.session, 0) AS session, "
            "coalesce(log.at, '') AS at, lessons.kind AS kind, lessons.key AS key, before, after "
            "FROM lessons LEFT JOIN log ON log.table_id = lessons.table_id AND log.revision = lessons.revision "
            f"WHERE lessons.table_id IN (SELECT id FROM tables WHERE game = ?) OR lessons.table_id IN ({others}) "
            "ORDER BY lessons.table_id, lessons.revision",
            (game, *beside),
        )
        return [Taught(row["id"], row["revision"], row["session"], row["at"], lesson_of(row)) for row in found]
