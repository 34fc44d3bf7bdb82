"""Mage Knight."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ...core.draft import Draft
from ...core.game import Game
from ...core.moves import Move
from . import pages
from .books.vocabulary import VOCABULARY
from .books.world import MageKnightWorld
from .box.names import AREAS
from .evening import voice
from .evening.counting import lying, take_over
from .evening.packing import laying, packing
from .evening.sample import sample
from .evening.set_up import Options, set_up, setting
from .moves import ASKED, listed, moves
from .pages.choices import chosen_from
from .pages.plates import plates
from .play import joint, nights, rounds, turn_end
from .play.mana import MANA_DIE
from .state.migrations import MIGRATIONS, SCHEMA
from .state.table import MageKnight

LABELLED = (
    *("hero", "time", "colour", "colours", "dice", "to", "gone", "back", "enemy", "site", "terrain"),
    *("unit", "units", "card", "cards", "skill", "skills", "reward", "tactic", "scenario"),
)
LABELS = {**dict.fromkeys(LABELLED, "choice-"), "variant": "variant-", "shape": "shape-", "tile": "tile-"}


def before_each(draft: Draft[MageKnight], move: Move) -> None:
    """Before each move of a seat: a game that is over is over."""
    if draft.state.step == "over" and move.by == "seat":
        draft.object("MK-RND-17", "game-is-over")


def after_each(draft: Draft[MageKnight], move: Move) -> None:
    """After each move: a joint assault and the end of a turn go on as far as nothing waits; the table stands on its
    step."""
    joint.settle(draft)
    rounds.look_for_end(draft)
    turn_end.settle(draft)
    rounds.say_where(draft.state)
    nights.keep_up(draft)


GAME = Game(
    id="mage_knight",
    scene="mage_knight",
    code="MK",
    home=Path(__file__).parent,
    state=MageKnight,
    options=Options,
    set_up=set_up,
    seated="players",
    setting=setting,
    moves=moves,
    lists=listed,
    chosen_from=partial(chosen_from, asked=ASKED),
    panels=pages.PANELS,
    plates=plates,
    sentence=voice.sentence,
    over=lambda state: state.step == "over",
    packing=packing,
    laying=laying,
    recap=voice.recap,
    manner=voice.MANNER,
    vocabulary=VOCABULARY,
    world=MageKnightWorld,
    before=before_each,
    after=after_each,
    sample=sample,
    leads=pages.leads,
    on_turn=pages.on_turn,
    prompts=pages.prompts,
    goes_by=pages.goes_by,
    spoken=voice.spoken,
    labels=LABELS,
    areas=AREAS,
    dice=(MANA_DIE,),
    lying=lying,
    take_over=take_over,
    schema=SCHEMA,
    migrations=MIGRATIONS,
)
