"""Between two rounds, and at the end of the game: what scenarios and variants do there. MK-RND-17, MK-SCN-01, MK-VAR.

`rounds` calls it: as a round is over, before the next one begins, when the next one is prepared.
"""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import Time
from ..state.table import MageKnight
from . import scenarios, tally
from .scenarios.holding import decided
from .variants import darkness, rampage, upgrades
from .variants import draft as drafting


def begins(draft: Draft[MageKnight]) -> None:
    """Before the first round: what counts from its beginning."""
    state = draft.state
    state.affairs.nightfalls = int(state.night)
    drafting.begin(state)


def round_over(draft: Draft[MageKnight], last: bool) -> None:
    """A round is over: the scenario does its own, variants say what is to be rolled, swapped and taken. `last`: it was
    the last one of the game, after which no variant has anything more to do."""
    state = draft.state
    scenarios.of(state).round_over(draft)
    if state.heroes and all(one.eliminated for one in state.heroes):
        state.round.won = True  # nobody is left to play
        return
    if last:
        return
    darkness.day_is_over(state)
    rampage.round_is_over(draft)
    drafting.round_is_over(state)
    if upgrades.due(state):
        upgrades.reveal(draft, tally.everybody(state))


def unsettled(state: MageKnight) -> tuple[str, str] | None:
    """What must be done before the next round begins: its rule, and the words for it."""
    affairs = state.affairs
    if darkness.waits(state):
        return "MK-VAR-09", "roll-for-darkness"
    if affairs.closing:
        return "MK-OR-01", "whom-did-it-take"
    if affairs.rampage:
        return "MK-VAR-14", "roll-for-rampage"
    if affairs.drafting:
        return "MK-VAR-30", "take-drafted-first"
    return ("MK-VAR-29", "swap-first") if affairs.upgrade is not None else None


def next_time(state: MageKnight) -> Time:
    """MK-RND-01, MK-VAR-09: what time of day the next round is."""
    return darkness.next_time(state)


def round_begins(draft: Draft[MageKnight]) -> None:
    """A new round is prepared: Nights are counted, the scenario gives what it gives."""
    draft.state.affairs.nightfalls += draft.state.night
    scenarios.of(draft.state).round_begins(draft)


def goal_met(state: MageKnight) -> bool:
    """MK-SCN-01: whether the scenario's end condition is met, as far as the app sees, and everybody has a last turn."""
    turns = state.step == "turns" and not state.round.won
    return turns and scenarios.of(state).met(state)


def nobody_left(state: MageKnight) -> bool:
    """MK-OR-01: whether the portal took everybody, and all that was told."""
    return bool(state.heroes) and all(one.eliminated for one in state.heroes) and not state.affairs.closing


def given_up(state: MageKnight) -> bool:
    """MK-CH-12: whether only one side of Conquer and Hold has not conceded."""
    return state.scenario == "conquer_and_hold" and decided(state)
