"""The end of a game: what is still to be told, who has won. MK-RND-17, MK-SCO, MK-OR-06."""

from __future__ import annotations

from ....core.draft import Draft
from ..state.agreement import Scored
from ..state.hero import Hero, called
from ..state.table import MageKnight
from . import scenarios, tally
from .scenarios.module import sides


def untold(state: MageKnight) -> list[Hero]:
    """Heroes of whom something is still to be counted by the table."""
    return [one for one in state.heroes if tally.missing(state, one)]


def cities_untold(state: MageKnight) -> bool:
    """MK-SCO-07: whether the table must say how many cities fell."""
    ending = tally.ending(state)
    return ending is not None and state.charted is None and (state.scored is None or state.scored.conquered is None)


def dummy_untold(state: MageKnight) -> bool:
    """MK-SCO-07: whether the table must say what the dummy player has left, since it kept all turns itself."""
    goals = scenarios.of(state).counting(state).goals
    told = state.scored is not None and state.scored.cards_left is not None
    return bool(goals) and not state.in_app("heroes") and not told


def unshown(state: MageKnight) -> list[tuple[int, ...]]:
    """MK-OR-06: teams that have not turned up their chosen one."""
    if "chosen_one" not in state.variants:
        return []
    return [side for side in sides(state) if not {*side} & {*state.affairs.chosen_ones}]


def show_chosen(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-OR-06: the chosen one of a team; told anew, the other one is meant."""
    state = draft.state
    if "chosen_one" not in state.variants:
        draft.object("MK-OR-06", "nobody-chosen", can_overrule=False)
    side = next(one for one in sides(state) if hero.seat in one)
    state.affairs.chosen_ones = [seat for seat in state.affairs.chosen_ones if seat not in side] + [hero.seat]
    draft.write("wrote-chosen", who=called(hero))


def score(draft: Draft[MageKnight]) -> None:
    """MK-SCO-01: the reckoning as it stands decides; what nobody has told counts nothing."""
    state = draft.state
    if state.scored is None:
        state.scored = Scored()
    if untold(state) or cities_untold(state) or dummy_untold(state):
        draft.object("MK-SCO-02", "still-to-count", who=[called(one) for one in untold(state)])
    if unshown(state):
        draft.object("MK-OR-06", "chosen-not-shown")
    result = tally.result(state)
    state.step = "over"
    winners = [called(state.at(seat)) for seat in result.winners]
    best = result.accounts[0].total if result.accounts else 0
    success = "" if result.success is None else "yes" if result.success else "no"
    if winners:
        draft.tell("tell-winner", who=winners, count=best, success=success, many="yes" if len(winners) > 1 else "no")
        draft.write("wrote-winner", who=winners, count=best, success=success)
    else:
        draft.tell("tell-no-winner", count=best, success=success)
        draft.write("wrote-no-winner", count=best, success=success)
