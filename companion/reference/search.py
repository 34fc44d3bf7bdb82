"""The rules reference, searched while playing: SQLite's full-text index over the entries, kept in memory.

It is made from the games' own files in a few milliseconds, so there is nothing to keep in step with them, and a rule
can still be looked up when the disk is full or the database is damaged.
"""

from __future__ import annotations

import sqlite3
import threading

import msgspec

from ..core.asked import Asked
from ..core.words import LANGUAGES
from ..games import game as game_of
from .entries import Rule, UnknownRule, rules_of


class Found(msgspec.Struct, frozen=True):
    """One entry in the reader's language; `area_title` names the part of the rules that it stands in."""

    id: str
    area: str
    area_title: str
    title: str
    text: str


class Reference:
    """All games' rules by id and by words; capitals and diacritics make no difference."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._indexed: set[str] = set()
        self._index = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        self._index.execute(
            "CREATE VIRTUAL TABLE rules USING fts5(game UNINDEXED, language UNINDEXED, rule, title, text, "
            "tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3 4')"
        )

    def entry(self, game_id: str, language: str, id: str) -> Found:
        """The entry of that id; UnknownGame, UnknownRule."""
        entry = rules_of(game_of(game_id).home).entries.get(id.upper())
        if entry is None:
            raise UnknownRule(id)
        return _found(game_id, language, entry)

    def areas(self, game_id: str, language: str) -> dict[str, list[Found]]:
        """Every entry of a game, by the title of its area, in the order of the files; UnknownGame."""
        listed: dict[str, list[Found]] = {}
        for entry in rules_of(game_of(game_id).home).entries.values():
            found = _found(game_id, language, entry)
            listed.setdefault(found.area_title, []).append(found)
        return listed

    def search(self, game_id: str, language: str, query: str, limit: int = 30) -> list[Found]:
        """Entries that hold a word beginning with each word asked for, the best first; UnknownGame.

        Words count more in an id or a title than in a text. When nothing fits, the ends of long words are left out,
        since a Czech word may be asked for in another case than the one it was written in.
        """
        asked = Asked.of(query)
        if not asked.words:
            return []
        rows = self._rows(game_id, language, asked, limit) or self._rows(game_id, language, asked.shortened, limit)
        entries = rules_of(game_of(game_id).home).entries
        return [_found(game_id, language, entries[id]) for id in rows]

    def _rows(self, game_id: str, language: str, asked: Asked, limit: int) -> list[str]:
        words = " ".join(f'"{word}"*' for word in asked.words)  # quoted: nothing that a user types is a query operator
        with self._lock:
            self._fill(game_id)
            rows = self._index.execute(
                "SELECT rule FROM rules WHERE rules MATCH ? AND game = ? AND language = ? "
                "ORDER BY bm25(rules, 0, 0, 20.0, 10.0, 1.0), rule LIMIT ?",
                (f"{{rule title text}} : ({words})", game_id, language, limit),
            )
            return [row[0] for row in rows]

    def _fill(self, game_id: str) -> None:
        if game_id in self._indexed:
            return
        entries = rules_of(game_of(game_id).home).entries.values()
        self._index.executemany(
            "INSERT INTO rules VALUES (?, ?, ?, ?, ?)",
            [
                (game_id, language, entry.id, getattr(entry.title, language), getattr(entry.text, language))
                for entry in entries
                for language in LANGUAGES
            ],
        )
        self._indexed.add(game_id)


def _found(game_id: str, language: str, entry: Rule) -> Found:
    area = rules_of(game_of(game_id).home).areas[entry.area]
    return Found(
        entry.id,
        entry.area,
        getattr(area, language) or entry.area,
        getattr(entry.title, language),
        getattr(entry.text, language),
    )
