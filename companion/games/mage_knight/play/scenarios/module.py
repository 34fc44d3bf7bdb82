"""What a scenario's own rules may be: when it is over, what it does between turns and rounds, how it is decided.

A `ScenarioRules` does nothing anywhere; a module overrides what is its own. Each asks the map only where the app keeps
it: elsewhere the table says what came to pass. MK-SCN-01, MK-SET-23.
"""

from __future__ import annotations

from collections.abc import Sequence

from .....core.draft import Draft
from ...state.table import MageKnight
from ..scoring.figures import Counting, Ending, Figures, Readings, Result, sides_of
from ..scoring.reckoning import reckon


def sides(state: MageKnight) -> list[tuple[int, ...]]:
    """MK-TEAM-01, MK-CO-06: who is scored together."""
    return sides_of([one.seat for one in state.heroes], state.teams)


def readings(state: MageKnight) -> Readings:
    """How this table counts what editions print differently."""
    return Readings(
        crystal_each=not state.default("MK-KF-41"),
        wounded_up=not state.default("MK-KF-42"),
        saved_round=10 if state.default("MK-KF-83") else 30,
        lowest="lowest_scores" in state.variants,
    )


class ScenarioRules:
    """A scenario's own rules. `goal`: it ends before its rounds do, when `met` says so (MK-SCN-01)."""

    goal: bool = True

    def met(self, state: MageKnight) -> bool:
        """Whether the end condition is met, as far as the app can see."""
        return False

    def round_over(self, draft: Draft[MageKnight]) -> None:
        """What the scenario does as a round ends."""

    def round_begins(self, draft: Draft[MageKnight]) -> None:
        """What it does as a round begins, when all else is prepared."""

    def counting(self, state: MageKnight) -> Counting:
        """What is counted at the end, beyond the scoring card."""
        return Counting(titles=state.printed.titles and not state.alone)

    def result(self, state: MageKnight, everybody: Sequence[Figures], ending: Ending | None) -> Result:
        """Who wins, and by what."""
        return reckon(everybody, self.counting(state), readings(state), sides(state), ending)
