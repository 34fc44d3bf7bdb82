"""What this installation learns of its owner's cards from the moves of its tables; undone, it is unlearned."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from ..core.engine import Outcome
from ..games import game as game_of
from .rows import Record

Facts = Mapping[str, Any]
_encode = msgspec.json.encode
log = logging.getLogger(__name__)


def cards_of(connection: sqlite3.Connection, game: str) -> dict[str, dict[str, Any]]:
    """All that is known of a game's cards: kind, then key, then facts. What cannot be read any more is not known."""
    known: dict[str, dict[str, Any]] = {}
    query = "SELECT kind, key, CAST(facts AS BLOB) AS facts FROM cards WHERE game = ?"
    for row in connection.execute(query, (game,)):
        if (facts := _read(row)) is not None:
            known.setdefault(row["kind"], {})[row["key"]] = facts
    return known


def stamp(connection: sqlite3.Connection) -> int:
    """What changes whenever something is learned or unlearned, by this process or another one."""
    return connection.execute("PRAGMA user_version").fetchone()[0]


def learn(connection: sqlite3.Connection, record: Record, move: str, outcome: Outcome) -> None:
    """Keep what a move ("": the set-up) taught, on top of what was known, and what was known before it."""
    game = game_of(record.game)
    teaches = game.moves.named(move).teaches if move else game.teaches
    for kind, cards in teaches(outcome.args, outcome.state).items():
        for key, taught in cards.items():
            before = _known(connection, record.game, kind, key)
            after = {**(before or {}), **taught}
            _keep(connection, record.game, kind, key, after)
            connection.execute(
                "INSERT OR REPLACE INTO lessons VALUES (?, ?, ?, ?, ?, ?)",
                (record.id, record.revision, kind, key, _encode(before).decode(), _encode(after).decode()),
            )


def unlearn(connection: sqlite3.Connection, record: Record, line: Iterable[range], target: int) -> None:
    """Take back what the moves of a line after `target` taught, the last one first.

    A fact that another lesson has changed since stays as that one left it.
    """
    for lesson in _lessons(connection, record.id, line, target):
        before, after = _facts(lesson)
        now = _known(connection, record.game, lesson["kind"], lesson["key"])
        if now is not None:
            _keep(connection, record.game, lesson["kind"], lesson["key"], _undone(now, before, after))


def learn_again(connection: sqlite3.Connection, record: Record, revision: int) -> None:
    """Know again what a move taught that is made again."""
    for lesson in _lessons(connection, record.id, [range(revision, revision + 1)], revision - 1):
        before, after = _facts(lesson)
        old = before or {}
        taught = {name: fact for name, fact in after.items() if name not in old or old[name] != fact}
        now = _known(connection, record.game, lesson["kind"], lesson["key"])
        _keep(connection, record.game, lesson["kind"], lesson["key"], {**(now or {}), **taught})


def _undone(now: Facts, before: Facts | None, after: Facts) -> dict[str, Any] | None:
    """What is known without a lesson; None: nothing, not even that there is such a card."""
    back = dict(now)
    for name, fact in after.items():
        if before is not None and name in before and before[name] == fact:
            continue  # not of this lesson
        if name in back and back[name] == fact:
            if before is not None and name in before:
                back[name] = before[name]
            else:
                del back[name]
    return None if before is None and not back else back


def _lessons(connection: sqlite3.Connection, id: str, line: Iterable[range], target: int) -> Iterator[sqlite3.Row]:
    for run in reversed(list(line)):
        yield from connection.execute(
            "SELECT kind, key, before, after FROM lessons WHERE table_id = ? AND revision BETWEEN ? AND ? "
            "ORDER BY revision DESC",
            (id, max(run[0], target + 1), run[-1]),
        ).fetchall()


def _facts(lesson: sqlite3.Row) -> tuple[Facts | None, Facts]:
    return msgspec.json.decode(lesson["before"]), msgspec.json.decode(lesson["after"])


def _known(connection: sqlite3.Connection, game: str, kind: str, key: str) -> dict[str, Any] | None:
    row = connection.execute(
        "SELECT kind, key, CAST(facts AS BLOB) AS facts FROM cards WHERE game = ? AND kind = ? AND key = ?",
        (game, kind, key),
    ).fetchone()
    return _read(row) if row else None


def _read(row: sqlite3.Row) -> dict[str, Any] | None:
    try:
        return msgspec.json.decode(row["facts"])
    except (msgspec.DecodeError, UnicodeDecodeError):
        log.error("what was known of %s %r cannot be read any more", row["kind"], row["key"])
        return None


def _keep(connection: sqlite3.Connection, game: str, kind: str, key: str, facts: Facts | None) -> None:
    connection.execute(f"PRAGMA user_version = {stamp(connection) + 1}")
    if facts is not None:
        connection.execute(
            "INSERT OR REPLACE INTO cards (game, kind, key, facts) VALUES (?, ?, ?, ?)",
            (game, kind, key, _encode(facts).decode()),
        )
    else:
        connection.execute("DELETE FROM cards WHERE game = ? AND kind = ? AND key = ?", (game, kind, key))
