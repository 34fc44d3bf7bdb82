"""Phase II on the turn's page: the one deed, a fight, a duel or meditation. WO-TRN."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..box.names import ATTRIBUTES, EXPLORATIONS, SUMMIT, TERRAINS, TOP, Attribute
from ..play import land, monster_fights, turns
from ..state.table import Continent
from ..state.witcher import Witcher
from .decks import ExplorationPile, exploration_pile
from .figures import Figure, MonsterHere, figure, monster_of
from .movement import others


@dataclass(frozen=True)
class Rival:
    """WO-PHII-03..05: a witcher that might be attacked, and why it cannot be; "": it can."""

    figure: Figure
    why: Literal["", "played", "school", "tavern"]


@dataclass(frozen=True)
class Meditation:
    """WO-MED: an attribute to meditate on, and whether that is a step up the track (WO-GOAL-03)."""

    attribute: Attribute
    step: bool


@dataclass(frozen=True)
class DeedsOffered:
    """WO-TRN-04: the one thing of phase II: what can be fought, meditated on, explored."""

    monsters: list[MonsterHere]
    last_alone: bool  # WO-SOL-08: it is the last monster, and may not fall yet
    last_is_shut: bool  # the table does not even let it be fought
    rivals: list[Rival]
    meditations: list[Meditation]
    explorations: list[ExplorationPile]
    late: Figure | None  # WO-TRN-06: whose phase III must be over first


def deeds(state: Continent, witcher: Witcher) -> DeedsOffered:
    """What the active witcher may choose."""
    terrains = (state.monster_at(witcher.location),) if state.in_app("map") else TERRAINS
    last_alone = monster_fights.is_last_alone(state)
    late = turns.waits_for(state)
    return DeedsOffered(
        monsters=[found for terrain in terrains if (found := monster_of(state, terrain)) is not None],
        last_alone=last_alone,
        last_is_shut=last_alone and not state.default("WO-SOL-08"),
        rivals=[Rival(figure(state, other), no_duel(state, witcher, other)) for other in others(state, witcher)],
        meditations=[
            Meditation(attribute, step=witcher.track + 1 < SUMMIT)
            for attribute in ATTRIBUTES
            if (witcher.level_of(attribute) >= TOP or not state.in_app("boards"))
            and state.attribute_trophies.get(attribute)
            and not witcher.has("attribute", attribute)
        ],
        explorations=[exploration_pile(state, deck) for deck in EXPLORATIONS],
        late=figure(state, late) if late else None,
    )


def no_duel(state: Continent, witcher: Witcher, other: Witcher) -> Literal["", "played", "school", "tavern"]:
    """WO-PHII-03..05: why this witcher cannot be attacked here and now; "" when it can."""
    if other.seat in state.turn.played:
        return "played"
    if state.in_app("map"):
        if land.is_school(state, witcher.location):
            return "school"
        if state.tavern == witcher.location:
            return "tavern"
    return ""
