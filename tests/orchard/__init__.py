"""A small whole game, with everything that the toy lacks; `companion new-game` begins a new game as a copy of it."""

from __future__ import annotations

from pathlib import Path

from companion.core.draft import Draft
from companion.core.game import Game
from companion.core.moves import Move

from . import pages
from .box import AREAS
from .evening import voice
from .evening.counting import lying, take_over
from .evening.packing import laying, packing
from .evening.sample import sample
from .evening.set_up import Options, set_up
from .moves import moves
from .play import settle, stand
from .state.migrations import MIGRATIONS, SCHEMA
from .state.table import Harvest


def before_each(draft: Draft[Harvest], move: Move) -> None:
    """OR-END-02: before each move of a seat; those that every table has (a note, a correction) come by here, too."""
    if draft.state.winner and move.by == "seat":
        draft.object("OR-END-02", "harvest-is-over", who=draft.state.winner)


def after_each(draft: Draft[Harvest], move: Move) -> None:
    """After each move, whatever it was: whoever has earned enough has won, and the table stands where its turn does."""
    settle(draft)
    stand(draft.state)


GAME = Game(
    id="orchard",
    code="OR",
    home=Path(__file__).parent,
    state=Harvest,
    options=Options,
    set_up=set_up,
    seated="players",
    moves=moves,
    panels=pages.PANELS,
    sentence=voice.sentence,
    over=lambda state: bool(state.winner),
    packing=packing,
    laying=laying,
    recap=voice.recap,
    sample=sample,
    before=before_each,
    after=after_each,
    spoken=voice.spoken,
    labels={"fruit": "choice-"},
    areas=AREAS,
    lying=lying,
    take_over=take_over,
    schema=SCHEMA,
    migrations=MIGRATIONS,
)
