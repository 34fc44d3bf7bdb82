"""Each scenario's own rules, and which of them a table plays by. MK-SCN."""

from __future__ import annotations

from ...box.scenarios import ScenarioId
from ...state.table import MageKnight
from .conquest import Conquest
from .druids import DruidNights
from .dungeons import Lords
from .holding import Holding
from .mines import Liberation
from .module import ScenarioRules
from .portal import OneToReturn
from .reconnaissance import Reconnaissance

RULES_OF: dict[ScenarioId, ScenarioRules] = {
    "first_reconnaissance": Reconnaissance(),
    "full_conquest": Conquest(),
    "blitz_conquest": Conquest(),
    "solo_conquest": Conquest(),
    "full_cooperation": Conquest(),
    "blitz_cooperation": Conquest(),
    "mines_liberation": Liberation(),
    "dungeon_lords": Lords(),
    "druid_nights": DruidNights(),
    "one_to_return": OneToReturn(),
    "conquer_and_hold": Holding(),
}


def of(state: MageKnight) -> ScenarioRules:
    """The rules of the scenario that is played."""
    return RULES_OF[state.scenario]
