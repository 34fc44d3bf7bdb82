"""The market of action cards: six positions, printed costs, what a card costs there. WO-SET-04..06, PHIII, ZER, EXP."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import PLACES
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import own_cards

MODIFIERS = (1, 1, 0, 0, 0, -1)  # WO-PHIII-05..07: M1 to M6


def price(cost: int, position: int) -> int:
    """WO-PHIII-04..07, WO-EDG-14: how many hand cards a card costs at that position."""
    return max(0, cost + MODIFIERS[position - 1])


def prices(state: Continent) -> list[int | None]:
    """What each of the six costs now; None where nobody has said what is printed there."""
    return [None if cost is None else price(cost, place) for place, cost in enumerate(state.market, 1)]


def take(draft: Draft[Continent], position: int, refill: int | None = None) -> None:
    """WO-PHIII-09, WO-EXP-13: a card leaves the market; the others slide right, and M1 is filled from the deck."""
    _leaves(draft, position, refill)
    draft.tell("tell-slide-market", position=position)
    reveal(draft)


def _leaves(draft: Draft[Continent], position: int, refill: int | None = None) -> None:
    if draft.state.in_app("market"):
        del draft.state.market[position - 1]
        draft.state.market.insert(0, refill)


def reveal(draft: Draft[Continent], count: int = 1) -> None:
    """WO-PHIII-13: cards off the shared action deck; an empty one is made anew of its discard pile."""
    state = draft.state
    for _ in range(count):
        if not state.actions:
            if not state.shared_discard:
                draft.tell("tell-no-actions")
                return
            state.actions, state.shared_discard = state.shared_discard, 0
            draft.tell("tell-reshuffle-actions")
        state.actions -= 1


def clear(draft: Draft[Continent], positions: list[int], removed: bool) -> None:
    """WO-LOC-15, WO-LOC-16, WO-SOL-16: cards leave the market, for the box or for the shared discard pile.

    Whoever calls this tells it, for all of them at once: which card leaves first makes no difference to the hands.
    """
    state = draft.state
    for position in sorted(positions):  # what slides in comes from the left, so the places further right stay put
        _leaves(draft, position)
        reveal(draft)
        if removed:
            state.cleared += 1
        else:
            state.shared_discard += 1


def of_cost(state: Continent, cost: int) -> list[int]:
    """WO-EXP-11, WO-ZER-02, 03: the positions with a card of that printed cost; where it lies does not count."""
    return [place for place, printed in enumerate(state.market, 1) if printed == cost]


def gain_of_cost(
    draft: Draft[Continent], witcher: Witcher, cost: int, position: int | None, missed: int, refill: int | None
) -> None:
    """WO-EXP-11, 12, WO-ZER-02..05: a card of a printed cost onto the own discard pile.

    `position`: where it lay in the market; None: none lay there, and `missed` others were turned over in the search.
    """
    state = draft.state
    if position is not None:
        if state.in_app("market") and state.market[position - 1] not in (cost, None):
            draft.object("WO-ZER-02" if not cost else "WO-EXP-11", "not-that-cost", position=position, cost=cost)
        take(draft, position, refill)
    else:
        if state.in_app("market") and (there := of_cost(state, cost)):
            draft.object("WO-ZER-02" if not cost else "WO-EXP-11", "lies-in-the-market", position=there[-1], cost=cost)
        reveal(draft, missed + 1)
        state.shared_discard += missed
        draft.tell("tell-search-cost", cost=cost)
    own_cards.gain(draft, witcher)
    draft.tell("tell-card-to-discard", who=named(witcher), cost=cost)
    draft.write("wrote-gained-cost", who=named(witcher), cost=cost)


def is_known(state: Continent) -> bool:
    """Whether all six printed costs have been said."""
    return len(state.market) == PLACES and None not in state.market
