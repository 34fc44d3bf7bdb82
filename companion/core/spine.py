"""What the shelf shows of a table: kept beside its state when a move is made, so that a shelf need not open boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from .message import Message, say
from .table import Table
from .words import LANGUAGES

if TYPE_CHECKING:
    from .game import Game


OWN = "-set-up"  # so ends the key of what a game says itself while its table is being set up


class Spine(msgspec.Struct, frozen=True):
    """A table as the back of its box tells it: its name, where its evenings stand, and the game's one sentence, or the
    house's own while the table is being set up.

    `facts`: the sentence's facts in each language as the game speaks of them at this very table (a guest's own name,
    what a place is called here); the wording itself is chosen when the shelf is looked at.
    """

    name: str
    session: int
    away: bool
    closed: bool
    sentence: Message
    facts: dict[str, dict[str, Any]]
    over: bool = False  # the game was won or lost
    players: list[str] = []  # who sits there, as far as they told their names


def spine_of(game: Game, state: Table) -> Spine:
    """The spine of a table as it stands; raises whatever a state that contradicts itself lets a game stumble over."""
    sentence = game.sentence(state)
    if state.checklist and state.checklist.purpose == "set_up" and not sentence.key.endswith(OWN):
        sentence = say("shelf-being-laid")
    facts = {language: game.spoken(sentence.args, state, language) for language in LANGUAGES}
    over = game.over(state)
    evening, players = state.evening, [seat.player for seat in state.seats if seat.player]
    return Spine(state.name, evening.session, evening.away, state.closed, sentence, facts, over, players)
