"""Cards and boards of the owner's boxes of which something is known, in the reader's words: listed, and searched.

What was learned because somebody named a card of their own hand is in no answer while it lies in a hand: that such a
card is known would tell whose it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any

import msgspec
from flask import Blueprint, Flask, current_app, render_template

from ..core.box_facts import CardKey
from ..core.game import Game
from ..core.secrets import HIDDEN
from ..core.viewer import EVERYBODY
from ..games import game as game_of
from ..store.errors import NoSuchTable, ThrownAway
from ..store.records import ShelvedTable
from . import boxes
from .finding import EVERY
from .rights import needs
from .shelf import name_of
from .stores import store
from .wording import Voice, language

parts = Blueprint("known_cards", __name__)


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
    def anchor(self) -> str:
        """Where it stands on its page."""
        return f"{self.kind}-{sha256(self.key.encode()).hexdigest()[:10]}"

    @property
    def words(self) -> str:
        """All that is said of it."""
        return " ".join((self.game_name, self.kind_name, self.name, *(word for fact in self.facts for word in fact)))


@parts.get("/boxes/<game>/cards")
@needs("keep")
def cards(game: str) -> str:
    """All that is known of a box, kind by kind; a card that lies in a hidden hand is left out."""
    chosen, tables = game_of(game), store().shelf.part(None, EVERY)
    kinds: dict[str, list[FoundCard]] = {}
    for card in cards_of(chosen):
        if not hands().hide(card, tables):
            kinds.setdefault(card.kind_name, []).append(card)
    return render_template("known_cards.html", name=name_of(chosen), kinds=kinds)


def cards_of(game: Game) -> Iterator[FoundCard]:
    """Everything that is known of a game's box, in the reader's language."""
    voice, name, known = Voice(language(), game), name_of(game), store().cards(game.id)
    for kind in game.box:
        kind_name = voice.label("learned-", kind)
        for key, facts in known.get(kind, {}).items():
            yield _card(voice, name, kind_name, (kind, key), facts)


def _card(voice: Voice, game_name: str, kind_name: str, card: CardKey, facts: dict[str, Any]) -> FoundCard:
    assert voice.game is not None
    told = [(voice.label("fact-", name), boxes.in_words(voice, fact)) for name, fact in facts.items()]
    return FoundCard(voice.game.id, game_name, card[0], kind_name, card[1], boxes.called(voice, card), told)


class HiddenHands:
    """What lies hidden at the tables just now; each table is looked into once for every move that it makes."""

    def __init__(self) -> None:
        self._hidden: dict[str, tuple[int, frozenset[str]]] = {}

    def hide(self, card: FoundCard, tables: Iterable[ShelvedTable]) -> bool:
        """Whether that card lies hidden at one of the tables of its game."""
        if not game_of(card.game).keeps_secrets:
            return False
        here = (one for one in tables if one.game == card.game)
        return any(not self._of(one).isdisjoint((card.key, card.name)) for one in here)

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
    """Register the page of known cards, and remember what lies hidden for as long as the app runs."""
    app.register_blueprint(parts)
    app.extensions["hidden_hands"] = HiddenHands()
