"""The Witcher: Old World."""

from __future__ import annotations

from pathlib import Path

from ...core.draft import Draft
from ...core.game import Game
from ...core.moves import Move
from . import pages
from .books.vocabulary import VOCABULARY
from .books.world import ContinentWorld
from .box.kinds import BOX
from .box.names import AREAS
from .evening import voice
from .evening.counting import lying, take_over
from .evening.packing import laying, packing
from .evening.sample import sample
from .evening.set_up import Options, set_up, setting
from .moves import moves
from .moves.dice import DIE
from .moves.monsters_turn import ATTACK_DIE
from .pages.plates import plates
from .play import turns
from .play.obligations import hold_back
from .state.migrations import MIGRATIONS, SCHEMA
from .state.table import Continent

LABELS = dict.fromkeys(("terrain", "terrains", "attribute", "deck", "school", "rank", "attack", "foe"), "choice-")


def before_each(draft: Draft[Continent], move: Move) -> None:
    """Before each move: what must be finished first comes first."""
    hold_back(draft, move)


def after_each(draft: Draft[Continent], move: Move) -> None:
    """After each move the table stands on the phase of the turn. Who counts cards must know the Shield (WO-DMG-03)."""
    state = draft.state
    if state.in_app("decks") and not state.in_app("boards"):
        state.kept["decks"] = "table"
    turns.go_on(draft)
    turns.stand(state)


GAME = Game(
    id="witcher_old_world",
    scene="witcher_old_world",
    code="WO",
    home=Path(__file__).parent,
    state=Continent,
    options=Options,
    set_up=set_up,
    seated="players",
    setting=setting,
    moves=moves,
    box=BOX,
    panels=pages.PANELS,
    plates=plates,
    sentence=voice.sentence,
    over=lambda state: bool(state.winner),
    packing=packing,
    laying=laying,
    recap=voice.recap,
    manner=voice.MANNER,
    vocabulary=VOCABULARY,
    world=ContinentWorld,
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
    dice=(DIE, ATTACK_DIE),
    lying=lying,
    take_over=take_over,
    told_last=(
        *("tell-stays", "tell-at-its-top", "tell-no-more-cards", "tell-gains-nothing", "tell-no-potions"),
        *("tell-no-trail", "tell-second-trail", "tell-no-second-trophy", "tell-slot-stays-empty"),
    ),
    schema=SCHEMA,
    migrations=MIGRATIONS,
)
