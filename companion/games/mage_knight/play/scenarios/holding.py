"""Conquer and Hold: keeps and towers that change hands, and what they are worth. MK-CH."""

from __future__ import annotations

from collections.abc import Sequence

from .....core.draft import Draft
from ...state.hero import Hero, called
from ...state.table import MageKnight
from ..scoring.figures import Ending, Figures, Result
from ..scoring.victory import held
from .module import ScenarioRules, sides


class Holding(ScenarioRules):
    """MK-CH-12: over with its rounds, or when only one side has not given up."""

    goal = False

    def result(self, state: MageKnight, everybody: Sequence[Figures], ending: Ending | None) -> Result:
        """MK-CH-12: points of sites; of equal ones nobody wins."""
        return held(everybody, sides(state), state.affairs.conceded)


def decided(state: MageKnight) -> bool:
    """MK-CH-12: whether all sides but one have given up; who plays alone, whether that one has (MK-SC-07)."""
    gone = {*state.affairs.conceded}
    return len([side for side in sides(state) if not {*side} & gone]) <= (0 if state.alone else 1)


def give_up(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-CH-12: a hero's side gives the game up; the others go on, or have won."""
    state = draft.state
    if hero.seat in state.affairs.conceded:
        draft.object("MK-CH-12", "gave-up-already", can_overrule=False, who=called(hero))
    state.affairs.conceded.append(hero.seat)
    draft.write("wrote-gave-up", who=called(hero))
