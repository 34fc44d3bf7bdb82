"""Scenarios of conquest: all cities fall, each against each, together or alone. MK-FC, MK-BC, MK-SC, MK-CO, MK-BK."""

from __future__ import annotations

from ...state.table import MageKnight
from ..scoring.figures import Counting
from .module import ScenarioRules


class Conquest(ScenarioRules):
    """MK-FC-01, MK-SC-05, MK-CO-07: over when all cities in play are conquered; cities are counted."""

    def met(self, state: MageKnight) -> bool:
        """MK-CO-01: all that are in play, whether revealed or not."""
        land = state.charted
        return land is not None and sum(one.conquered for one in land.cities) >= max(state.agreed.cities, 1)

    def counting(self, state: MageKnight) -> Counting:
        """MK-FC-02, MK-SC-06, MK-SC-07, MK-CO-08: cities for each against each, else goals and no titles."""
        rivalry = state.printed.rivalry
        if state.alone:
            return Counting(titles=False, goals="alone")
        if rivalry == "cooperative":
            return Counting(titles=False, goals="together")
        return Counting(cities=True)
