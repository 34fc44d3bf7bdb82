"""One to Return: the portal that closes, and who stands on it when all is over. MK-OR."""

from __future__ import annotations

from collections.abc import Sequence

from .....core.draft import Draft
from ...box.names import Hex
from ...state.hero import Hero, called
from ...state.table import MageKnight
from ..scoring.figures import Ending, Figures, Result
from ..scoring.victory import returned
from .module import ScenarioRules, sides

PORTAL: Hex = "0,0"


def holder(state: MageKnight) -> int:
    """MK-OR-03: who stands on the portal's space (0: nobody, or only the table knows)."""
    if state.charted is None:
        return state.affairs.holder
    return next((one.seat for one in state.heroes if one.at == PORTAL and not one.eliminated), 0)


def first_day(state: MageKnight) -> bool:
    """MK-OR-01: whether this is the first Day of the game."""
    return state.time == "day" and state.round.number - state.affairs.nightfalls == 1


def closed(state: MageKnight) -> bool:
    """MK-OR-01: whether the first Day of the game is over, with the portal."""
    had_day, over = state.round.number > state.affairs.nightfalls, state.step in ("round_end", "scoring", "over")
    return state.scenario == "one_to_return" and had_day and (over or not first_day(state))


def eliminate(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-OR-01: whoever the closing portal takes is out of the game."""
    hero.eliminated, hero.at, hero.off = True, None, False
    draft.tell("tell-eliminated", who=called(hero))
    draft.write("wrote-eliminated", who=called(hero))


def mind_eliminated(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-OR-01: who is out of the game stands nowhere any more."""
    if hero.eliminated:
        draft.object("MK-OR-01", "hero-is-out", can_overrule=False, who=called(hero))


class OneToReturn(ScenarioRules):
    """MK-OR-03: over with its rounds; Fame decides nothing."""

    goal = False

    def round_over(self, draft: Draft[MageKnight]) -> None:
        """MK-OR-01: at the end of the first Day the portal closes, and takes who stands on it."""
        state, land = draft.state, draft.state.charted
        if not first_day(state):
            return
        draft.tell("tell-portal-closes", asks="yes" if land is None else "no")
        draft.write("wrote-portal-closes")
        if state.land is not None:  # one that the app kept before is as closed, should it keep it again
            state.land.portal_closed = True
        if land is None:
            state.affairs.closing = True
            return
        for hero in state.heroes:
            if hero.at == PORTAL and not hero.eliminated:
                eliminate(draft, hero)

    def result(self, state: MageKnight, everybody: Sequence[Figures], ending: Ending | None) -> Result:
        """MK-OR-03, MK-OR-06: who stands on the portal; of a team, its chosen one."""
        chosen = {side: seat for side in sides(state) for seat in state.affairs.chosen_ones if seat in side}
        return returned(holder(state), sides(state), chosen if "chosen_one" in state.variants else None)
