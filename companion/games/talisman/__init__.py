"""Talisman, 2nd edition."""

from __future__ import annotations

from pathlib import Path

from ...core.draft import Draft
from ...core.game import Game
from ...core.moves import Move
from . import pages
from .books.vocabulary import VOCABULARY
from .books.world import RealmWorld
from .box.kinds import BOX
from .box.names import AREAS, COUNTERS, MOST
from .evening import voice
from .evening.counting import lying, take_over
from .evening.packing import laying, packing
from .evening.sample import sample
from .evening.set_up import Options, set_up, setting
from .moves import moves
from .moves.collecting import take_card
from .pages.plates import plates
from .play import turns
from .play.dice import DIE
from .play.nature import drop_forbidden
from .play.obligations import hold_back
from .state.migrations import MIGRATIONS, SCHEMA
from .state.table import Realm

CARDS = {"card": "choice-", "cards": "choice-", "foes": "choice-", "first": "choice-", "spell": "choice-"}


def before_each(draft: Draft[Realm], move: Move) -> None:
    """Before each move: what must be done at once comes first."""
    hold_back(draft, move, taking=move.does is take_card)


def _can_be_kept(draft: Draft[Realm]) -> None:
    """Counters that no save holds are refused, whichever move piled them up."""
    state = draft.state
    for character in state.characters:
        for counter in (*COUNTERS, "missed"):
            if getattr(character, counter) > MOST:
                draft.refuse(counter, "argument-most", bound=MOST)
    if any(lying.gold > MOST for lying in state.spaces.values()):
        draft.refuse("gold", "argument-most", bound=MOST)


def after_each(draft: Draft[Realm], move: Move) -> None:
    """After each move: forbidden objects are put down, a last one left wins, the table stands on the turn's part."""
    state = draft.state
    if state.in_app("characters"):
        for character in state.playing:
            if character.toad is None:
                drop_forbidden(draft, character)
    turns.settle_winner(draft)
    turns.stand(state)
    _can_be_kept(draft)


GAME = Game(
    id="talisman",
    scene="talisman",
    code="TA",
    home=Path(__file__).parent,
    state=Realm,
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
    world=RealmWorld,
    before=before_each,
    after=after_each,
    sample=sample,
    leads=pages.leads,
    on_turn=pages.on_turn,
    prompts=pages.prompts,
    goes_by=pages.goes_by,
    spoken=voice.spoken,
    labels=CARDS | {"character": "choice-"},
    areas=AREAS,
    dice=(DIE,),
    lying=lying,
    take_over=take_over,
    schema=SCHEMA,
    migrations=MIGRATIONS,
)
