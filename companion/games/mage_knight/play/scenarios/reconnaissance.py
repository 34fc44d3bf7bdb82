"""First Reconnaissance: over as soon as a city tile lies on the map. MK-FR-06, MK-FR-07."""

from __future__ import annotations

from ...box.tiles import TILES
from ...state.table import MageKnight
from .module import ScenarioRules


class Reconnaissance(ScenarioRules):
    """MK-FR-06: the city is found."""

    def met(self, state: MageKnight) -> bool:
        """Whether a city tile was revealed."""
        land = state.charted
        return land is not None and any(TILES[one.tile].kind == "city" for one in land.tiles.values())
