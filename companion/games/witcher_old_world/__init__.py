"""The Witcher: Old World."""

from __future__ import annotations

from pathlib import Path

from ...core.draft import Draft
from ...core.game import Game
from ...core.moves import Move
from ...core.secrets import NOBODY, Place
from . import course, panels, voice
from .boxing import laying, packing
from .journal import VOCABULARY
from .journal.world import ContinentWorld
from .knowledge import setting
from .lying import lying, take_over
from .migrations import MIGRATIONS, SCHEMA
from .moves import moves
from .names import AREAS
from .obligations import hold_back
from .sample import sample
from .set_up import Options, set_up
from .state import Continent

LABELS = dict.fromkeys(("terrain", "terrains", "attribute", "deck", "school", "rank", "attack", "foe"), "choice-")


def secret(place: Place) -> int | None:
    """WO-SES-07: what the level I pile lacks, the extra one has."""
    if place[:1] == ("extra",) or place[:2] == ("monsters", "1"):
        return NOBODY
    return None


def before_each(draft: Draft[Continent], move: Move) -> None:
    """Before each move: what must be finished first comes first."""
    hold_back(draft, move)


def after_each(draft: Draft[Continent], move: Move) -> None:
    """After each move the table stands on the phase of the turn. Who counts cards must know the Shield (WO-DMG-03)."""
    state = draft.state
    if state.in_app("decks") and not state.in_app("boards"):
        state.kept["decks"] = "table"
    course.go_on(draft)
    course.stand(state)


GAME = Game(
    id="witcher_old_world",
    code="WO",
    home=Path(__file__).parent,
    state=Continent,
    options=Options,
    set_up=set_up,
    seated="players",
    setting=setting,
    moves=moves,
    panels=panels.PANELS,
    sentence=voice.sentence,
    packing=packing,
    laying=laying,
    recap=voice.recap,
    vocabulary=VOCABULARY,
    world=ContinentWorld,
    before=before_each,
    after=after_each,
    sample=sample,
    leads=panels.leads,
    spoken=voice.spoken,
    labels=LABELS,
    secret=secret,
    areas=AREAS,
    lying=lying,
    take_over=take_over,
    schema=SCHEMA,
    migrations=MIGRATIONS,
)
