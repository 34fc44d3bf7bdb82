"""The Witcher: Path of Destiny."""

from __future__ import annotations

from pathlib import Path

from ...core.draft import Draft
from ...core.game import Game
from ...core.moves import Move
from ...story.moves import choose
from . import pages
from .books.vocabulary import VOCABULARY
from .books.world import DestinyWorld
from .box.kinds import BOX
from .box.names import AREAS
from .evening import voice
from .evening.counting import lying, take_over
from .evening.packing import laying, packing
from .evening.sample import sample
from .evening.set_up import Options, completed, own_tale, set_up, setting
from .moves import listed, moves
from .pages.plates import plates
from .play import course, experience, reading, turns
from .play.reading import endings_seen
from .play.solo import TOKEN
from .state.migrations import MIGRATIONS, SCHEMA
from .state.table import Destiny

LABELLED = (
    "symbol",
    "symbols",
    "side",
    "left",
    "right",
    "colour",
    "step",
    "token",
    "window",
    "ability",
    "back",
    "effect",
    "pattern",
    "difficulty",
)
ALLIES = (f"{key}{case}" for key in voice.ALLIES for case in ("", "_gen"))
LABELS = {**dict.fromkeys(LABELLED, "choice-"), **dict.fromkeys(ALLIES, "choice-ally-")}


def before_each(draft: Draft[Destiny], move: Move) -> None:
    """WP-FIN-01: before each move of a seat: a game that is over is over."""
    if draft.state.step == "over" and move.by == "seat":
        draft.object("WP-FIN-01", "game-is-over")
    if move.does is choose and draft.state.winner == 0 and reading.waits(draft) == "scoring":
        draft.object("WP-FIN-09", "winner-first")


def after_each(draft: Draft[Destiny], move: Move) -> None:
    """After each move: what follows of itself happens, and the table stands on its step."""
    experience.keep_up(draft)
    course.go_on(draft)
    reading.keep_up(draft)
    turns.stand(draft.state)
    draft.tellings.sort(key=lambda told: told.key == "tell-effect-nothing")  # what the hands do comes first


GAME = Game(
    id="witcher_path_of_destiny",
    scene="witcher_path_of_destiny",
    code="WP",
    home=Path(__file__).parent,
    state=Destiny,
    options=Options,
    set_up=set_up,
    seated="players",
    setting=setting,
    moves=moves,
    box=BOX,
    lists=listed,
    panels=pages.PANELS,
    plates=plates,
    vocabulary=VOCABULARY,
    world=DestinyWorld,
    sentence=voice.sentence,
    over=lambda state: state.step == "over",
    packing=packing,
    laying=laying,
    recap=voice.recap,
    manner=voice.MANNER,
    sample=sample,
    before=before_each,
    after=after_each,
    on_turn=pages.on_turn,
    prompts=pages.prompts,
    spoken=voice.spoken,
    labels=LABELS,
    completed=completed,
    shelved=own_tale,
    witnessed=endings_seen,
    areas=AREAS,
    dice=(TOKEN,),
    lying=lying,
    take_over=take_over,
    schema=SCHEMA,
    migrations=MIGRATIONS,
)
