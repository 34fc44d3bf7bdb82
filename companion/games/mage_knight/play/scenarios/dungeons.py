"""Dungeon Lords: dungeons and tombs, secret ones among them, and when all are conquered. MK-DL."""

from __future__ import annotations

from ...state.land import Land
from ...state.table import MageKnight
from ..land.ground import Ground, grounds
from ..scoring.figures import Counting
from .module import ScenarioRules


def delves(land: Land) -> list[Ground]:
    """MK-DL-02, MK-DL-03: all dungeons and tombs on the map, secret ones too."""
    return [one for one in grounds(land) if one.site in ("dungeon", "tomb")]


class Lords(ScenarioRules):
    """MK-DL-07: over when all tiles are revealed and all dungeons and tombs are conquered."""

    def met(self, state: MageKnight) -> bool:
        """Whether no tile is left, and no dungeon or tomb that nobody has conquered.

        A village or a monastery that has no room for a secret place hinders nobody (MK-DL-02).
        """
        land = state.charted
        return (
            land is not None and not land.stack.left and all(one.conquered or one.lies.shields for one in delves(land))
        )

    def counting(self, state: MageKnight) -> Counting:
        """MK-DL-08: dungeons and tombs are worth more, and have a title of their own."""
        return Counting(delves=True, titles=not state.alone)
