"""Tainted Grail: The Fall of Avalon."""

from __future__ import annotations

from pathlib import Path

from ...core.draft import Draft
from ...core.game import Game
from ...core.moves import Move
from ...core.table_moves import correct
from . import pages
from .books.vocabulary import VOCABULARY
from .books.world import AvalonWorld
from .box.kinds import BOX
from .box.names import AREAS
from .evening import telling, voice
from .evening.counting import lying, take_over
from .evening.packing import laying, packing
from .evening.sample import sample
from .evening.set_up import Options, set_up, setting
from .moves import moves
from .moves.story import ORDINARY_DIE
from .pages.plates import plates
from .pages.tableaux import tableau
from .play import outcome
from .play.boards import keep_under_the_limiter
from .play.escapes import COIN
from .play.fights.upkeep import keep_going
from .play.lessons import of_the_set_up
from .play.morning import go_on_when_all_is_quiet
from .play.procedures import note_play
from .state.migrations import MIGRATIONS, SCHEMA
from .state.table import Avalon


def before_each(draft: Draft[Avalon], move: Move) -> None:
    """Before play goes on a lost game is taken up again, or not; and what waits to be divided is divided."""
    outcome.before_play(draft, move)


def after_each(draft: Draft[Avalon], move: Move) -> None:
    """After each move: the evening counts as played; a fight, and the morning after it, go on as far as they can.

    What was corrected by hand keeps to the boards' own limit at once, and not only with the next change (TG-TRK-05).
    """
    note_play(draft, move)
    if move.does is correct:
        keep_under_the_limiter(draft)
    keep_going(draft)
    go_on_when_all_is_quiet(draft)


GAME = Game(
    id="tainted_grail",
    scene="tainted_grail",
    scenes=voice.SCENES,
    code="TG",
    home=Path(__file__).parent,
    state=Avalon,
    options=Options,
    set_up=set_up,
    seated="characters",
    setting=setting,
    moves=moves,
    box=BOX,
    panels=pages.PANELS,
    plates=plates,
    sentence=voice.sentence,
    over=lambda state: bool(state.outcome),
    packing=packing,
    laying=laying,
    recap=telling.recap,
    tableau=tableau,
    manner=telling.MANNER,
    teaches=of_the_set_up,
    vocabulary=VOCABULARY,
    world=AvalonWorld,
    before=before_each,
    after=after_each,
    sample=sample,
    leads=pages.leads,
    on_turn=pages.on_turn,
    prompts=pages.prompts,
    spoken=voice.spoken,
    areas=AREAS,
    dice=(ORDINARY_DIE, COIN),
    lying=lying,
    take_over=take_over,
    told_last=(
        *("tell-move-party", "tell-suffer", "tell-suffered", "tell-paid", "tell-energy", "tell-energy-limited"),
        *("tell-drops-out", "tell-acts-again", "tell-already-marked", "tell-day-may-end"),
    ),
    schema=SCHEMA,
    migrations=MIGRATIONS,
)
