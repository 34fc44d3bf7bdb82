"""Cards and boards of the owner's boxes of which something is known, in the reader's words, for whoever searches them.

What was learned because somebody named a card of their own hand is in no answer while it lies in a hand: that such a
card is known would tell whose it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

import msgspec
from flask import Flask, current_app

from ..core.box_facts import CardKey
from ..core.game import Game
from ..core.secrets import HIDDEN
from ..core.viewer import EVERYBODY
from ..games import game as game_of
from ..store.errors import NoSuchTable, ThrownAway
from ..store.records import ShelvedTable
from . import boxes
from .shelf import name_of
from .stores import store
from .wording import Voice, language


class FoundCard(msgspec.Struct, frozen=True):
    """A card or a board of which something is known: what kind it is, its name, and its facts, each with its word."""

    game: str
    game_name: str
    kind: str
    kind_name: str
    key: str
    name: str
    facts: list[tuple[str, str]]

    @property
    def words(self) -> str:
        """All that is said of it."""
        return " ".join((self.game_name, self.kind_name, self.name, *(word for fact in self.facts for word in fact)))


def cards_of(game: Game) -> Iterator[FoundCard]:
    """Everything that is known of a game's box, in the reader's language."""
    voice, name, known = Voice(language(), game), name_of(game), store().cards(game.id)
    for kind in game.box:
        kind_name = voice.label("learned-", kind)
        for key, facts in known.get(kind, {}).items():
            yield _card(voice, name, kind_name, (kind, key), facts)


def _card(voice: Voice, game_name: str, kind_name: str, card: CardKey, facts: dict[str, Any]) -> FoundCard:
    assert voice.game is not None
    told = [(voice.label("fact-", name), boxes.fact_in_words(voice, fact)) for name, fact in facts.items()]
    return FoundCard(voice.game.id, game_name, card[0], kind_name, card[1], boxes.called(voice, card), told)


class HiddenHands:
    """What lies hidden at the tables just now; each table is looked into once for every move that it makes."""

    def __init__(self) -> None:
        self._hidden: dict[str, tuple[int, frozenset[str]]] = {}

    def hide(self, game: str, names: Collection[str], tables: Iterable[ShelvedTable]) -> bool:
        """Whether a card of that game that has one of these names lies hidden at one of the tables."""
        if not game_of(game).keeps_secrets:
            return False
        here = (one for one in tables if one.game == game)
        return any(not self._of(one).isdisjoint(names) for one in here)

    def _of(self, one: ShelvedTable) -> frozenset[str]:
        known = self._hidden.get(one.id)
        if known is None or known[0] != one.revision:
            known = self._hidden[one.id] = one.revision, frozenset(_hidden_at(one.id))
        return known[1]


def hands() -> HiddenHands:
    """What the app that answers this request knows of hidden hands."""
    return current_app.extensions["hidden_hands"]


def _hidden_at(id: str) -> Iterator[str]:
    try:
        record = store().get(id)
    except (NoSuchTable, ThrownAway):
        return
    yield from _covered(record.plain, game_of(record.game).seen_plain(record.plain, EVERYBODY))


def _covered(whole: Any, seen: Any) -> Iterator[str]:
    """The words of a state that stand where somebody else sees only that something is there."""
    if seen == HIDDEN:
        yield from _words(whole)
    elif isinstance(whole, dict) and isinstance(seen, dict):
        for key, part in whole.items():
            yield from _covered(part, seen.get(key, HIDDEN))
    elif isinstance(whole, list) and isinstance(seen, list):
        for part, shown in zip(whole, seen, strict=False):
            yield from _covered(part, shown)


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _words(part)


def init_app(app: Flask) -> None:
    """Remember what lies hidden, for as long as the app runs."""
    app.extensions["hidden_hands"] = HiddenHands()
