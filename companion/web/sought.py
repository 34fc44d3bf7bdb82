"""What is looked for in a history: asked by the page and by the API in the same words, and checked in one place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal
from unicodedata import combining, normalize

import msgspec

from ..core.bounds import EveningNumber, SeatId, Word
from ..core.errors import BadArguments
from ..core.game import Game
from ..core.message import say
from ..core.table import Table
from ..core.typography import unbound
from ..store.history import Says
from ..store.records import Happening, Sought
from .api_types import SeatQuery
from .operations import Revision
from .wording import Voice

SoughtWords = Annotated[str, msgspec.Meta(max_length=100)]


class HistorySought(SeatQuery, kw_only=True):
    """What of a history is asked for: a seat's moves, a kind of move, an evening, who rolled, rulings, words.

    `before`: only what happened before that revision.
    """

    who: SeatId | None = None
    move: Word = ""
    evening: EveningNumber | None = None
    roller: Literal["app", "table"] | None = None
    ruled: bool = False
    words: SoughtWords = ""
    before: Revision | None = None


def sought_of(asked: HistorySought, game: Game, state: Table) -> Sought:
    """What the ledger is to look for; BadArguments where this table has no such seat or its game no such move."""
    if asked.move and asked.move not in game.moves:
        raise BadArguments("move", say("history-no-move", field="move"))
    if asked.who is None:
        return Sought("", (), asked.move, asked.evening, asked.roller, asked.ruled)
    if all(seat.id != asked.who for seat in state.seats):
        raise BadArguments("who", say("history-no-seat", field="who"))
    whom: tuple[int | str, ...] = (asked.who, *state.run_by(asked.who))
    return Sought(f"seat-{asked.who}", whom, asked.move, asked.evening, asked.roller, asked.ruled)


def says(asked: HistorySought, speaker: Voice) -> Says | None:
    """Whether a row says all the words that are looked for, wherever in it they stand; None: none are."""
    wanted = _bare(asked.words).split()
    if not wanted:
        return None

    def holds_all(row: Happening) -> bool:
        told = _bare(" ".join(said_by(row, speaker)))
        return all(word in told for word in wanted)

    return holds_all


def said_by(row: Happening, speaker: Voice) -> Iterator[str]:
    """Everything that a row of the history says: what was done, what was written, what was ruled."""
    if row.move:
        yield speaker.deed(row.move, row.args)
        yield speaker.label("move-", row.move)
    for message in (*row.chronicle, *(one.message for one in row.rulings)):
        yield speaker.spoken(message)


def _bare(text: str) -> str:
    """Text as it is compared: without capitals, accents and unbreakable spaces."""
    return "".join(letter for letter in normalize("NFKD", unbound(text).casefold()) if not combining(letter))
