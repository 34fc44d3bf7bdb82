"""The map's page: who stands where, what lies there, and where the active character may go now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....core.page import View
from ....core.viewer import Viewer
from ..box import board
from ..box.board import Space
from ..box.instructions import Offer, instructions
from ..box.names import CardKind, SpaceId
from ..box.whereabouts import Spot, spot
from ..state.character import Character
from ..state.pieces import Card
from ..state.table import Realm
from .figures import Figure, figure, framed
from .goals import Gate, Goal, gate, goals
from .next_step import elsewhere
from .piles import box


@dataclass(frozen=True)
class Place:
    """A space of the board with all that is to be seen there."""

    space: Space
    spot: Spot
    here: list[Figure]
    cards: list[Card]
    gold: int
    draws: int  # how many cards it asks for, on the owner's board
    opposite: list[Spot]  # over the river
    printed: tuple[Offer, ...]
    goal: Goal | None  # the active character may go there now


@dataclass(frozen=True, kw_only=True)
class MapView(View):
    """The whole board."""

    board: Mapping[SpaceId, Place]
    active: Character
    gate: Gate | None
    box: Mapping[str, CardKind | None]  # known encounter cards, with their kinds


def view(state: Realm, viewer: Viewer) -> MapView:
    """The whole board: who stands where, what lies there, and where the active character may go now."""
    ways = {goal.spot.id: goal for goal in goals(state)}
    return MapView(
        frame=framed(state, elsewhere(state)),
        board={id: _place(state, space, ways.get(id)) for id, space in board.spaces().items()},
        active=state.active,
        gate=gate(state),
        box=box(),
    )


def _place(state: Realm, space: Space, goal: Goal | None) -> Place:
    lying = state.lying(space.id)
    return Place(
        space=space,
        spot=spot(space.id),
        here=[figure(state, character) for character in state.on(space.id)],
        cards=lying.cards,
        gold=lying.gold,
        draws=state.draws.get(space.id, space.draw),
        opposite=[spot(id) for id in space.opposite],
        printed=instructions(space.id),
        goal=goal,
    )
