"""The turn's page: whose it is, the phase it stands in, and everything that may be done now."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.guide import Advice
from ....core.page import Frame, View
from ....core.procedure import Marked
from ....core.viewer import Viewer
from ..box import board
from ..box.names import TERRAINS, School, Terrain
from ..play import growth, trophies, turns
from ..state.pieces import Open
from ..state.table import Continent
from ..state.witcher import Witcher
from .cards_phase import AtOnce, CardsPhase, at_once, cards_phase, refill
from .contests import DiceShown, FightShown, dice_shown, fight_shown
from .deeds import DeedsOffered, deeds
from .figures import HUES, AttributeLevel, Figure, attributes_of, figure, figure_at, subtitle
from .guide import advice
from .movement import Movement, movement
from .next_step import next_step


@dataclass(frozen=True, kw_only=True)
class TurnView(View):
    """Whose turn it is, what may be done now, and what comes first of all."""

    guide: Advice | None
    steps: list[Marked]
    phase: str
    seats: list[Figure]  # clockwise
    active: Figure
    attributes: list[AttributeLevel]  # of the active witcher
    cap: int  # how high its Shield may stand
    reader: Figure  # who reads aloud to it
    tasks: list[AtOnce]
    fight: FightShown | None
    dice: DiceShown | None
    card: Open | None  # that lies open
    choice: Choice | None  # before the first turn
    movement: Movement | None  # in phase I
    deeds: DeedsOffered | None  # the choice that ends phase I
    drawing: list[CardsPhase]  # phase III, of this turn and of the one before it
    refill: int  # WO-PHIII-09: the market's position whose printed cost nobody has said; 0: none
    winner: Figure | None
    rating: str  # WO-SOL-17: of a game that was won alone
    standings: list[Figure]  # the best first


def view(state: Continent, viewer: Viewer) -> TurnView:
    """What the turn's page shows."""
    active, moving = state.active, state.turn.phase == "movement"
    return TurnView(
        frame=Frame(next=next_step(state), subtitle=subtitle(state)),
        guide=advice(state),
        steps=turns.procedure(state).marked(state.standing) if state.standing else [],
        phase=state.turn.phase,
        seats=[figure(state, witcher) for witcher in state.witchers],
        active=figure(state, active),
        attributes=attributes_of(active),
        cap=growth.shield_cap(state, active),
        reader=figure(state, state.reader),
        tasks=[at_once(state, task) for task in state.tasks],
        fight=fight_shown(state),
        dice=dice_shown(state),
        card=state.open_card,
        choice=choice(state) if state.turn.phase in turns.BEFORE else None,
        movement=movement(state, active) if moving else None,
        deeds=deeds(state, active) if moving else None,
        drawing=[cards_phase(state, phase) for phase in state.drawing],
        refill=refill(state),
        winner=figure_at(state, state.winner),
        rating=trophies.rating(state.turn.number) if state.winner and state.solo else "",
        standings=[figure(state, witcher) for witcher in sorted(state.witchers, key=_standing)],
    )


def _standing(witcher: Witcher) -> tuple[int, int, int]:
    return -witcher.track, -len(witcher.trophies), witcher.seat


# --- before the first turn -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BoardOffered:
    """WO-SET-27: one of the two boards to choose from, and where its school lives."""

    school: School
    place: int
    hue: str


@dataclass(frozen=True)
class TerrainOffered:
    """WO-SET-19: a terrain for the stronger monster, and where its token lies."""

    terrain: Terrain
    place: int


@dataclass(frozen=True)
class Choice:
    """WO-SET-19, 26, WO-BIG-02: whose choice it is, and between what."""

    figure: Figure
    boards: list[BoardOffered]
    slots: list[TerrainOffered]
    attributes: list[AttributeLevel]
    waiting: list[Witcher]  # who chooses afterwards


def choice(state: Continent) -> Choice | None:
    """The choice that comes next, if any is left."""
    if not state.choosing:
        return None
    first, *later = (state.at(seat) for seat in state.choosing)
    return Choice(
        figure=figure(state, first),
        boards=[BoardOffered(school, board.school_at(school), HUES[school]) for school in state.offered],
        slots=[TerrainOffered(terrain, state.slots[terrain].location) for terrain in TERRAINS],
        attributes=attributes_of(first),
        waiting=later,
    )
