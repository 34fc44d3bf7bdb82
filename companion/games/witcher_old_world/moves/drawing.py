"""Phase III: hand down to three, up to three, one card of the market. WO-PHIII, WO-TRN-06, WO-SOL-16."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import PLACES, Cost, Position, Who
from ..play import market, own_cards, turns
from ..play.acting import active, witcher_of
from ..state.pieces import Drawing
from ..state.table import Continent
from ..state.witcher import Witcher, named

moves = Moves()
KEPT = 3  # WO-PHIII-01


def drawing(draft: Draft[Continent], who: Who) -> tuple[Drawing, Witcher]:
    """The phase III of a seat, which may go on beside the next turn."""
    witcher, found = witcher_of(draft, who), turns.drawing_of(draft.state, who)
    if found is None:
        draft.object("WO-TRN-02", "not-in-phase-three", who=named(witcher), can_overrule=False)
    return found, witcher


@moves.add(by="seat", step="cards")
def fill_hand(draft: Draft[Continent], who: Who, discarded: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0) -> None:
    """WO-PHIII-01, 02, 10, WO-CARD-12, WO-EDG-06: cards put away, at most three kept; then drawn to three.

    After a total defeat or a lost attack only to two.
    """
    phase, witcher = drawing(draft, who)
    if phase.filled:
        draft.object("WO-PHIII-02", "hand-is-filled", who=named(witcher))
    if own_cards.counted(draft):
        if witcher.hand - discarded > KEPT:
            draft.object("WO-PHIII-01", "too-many-kept", who=named(witcher), count=witcher.hand - KEPT)
            discarded = witcher.hand - KEPT
        own_cards.discard(draft, witcher, discarded)
        own_cards.draw(draft, witcher, phase.cap - witcher.hand)
    else:
        draft.tell("tell-fill-hand", who=named(witcher), count=phase.cap)
    phase.filled = True


@moves.add(by="seat", step="cards")
def gain_action(
    draft: Draft[Continent],
    who: Who,
    position: Position | None = None,
    cost: Cost | None = None,
    refill: Cost | None = None,
) -> None:
    """WO-PHIII-03..11, WO-EDG-14, WO-SOL-16: one card of the market into the hand, paid with hand cards.

    `cost`: its printed cost, where nobody has said it; `refill`: that of the card that fills the market; no `position`
    where the table keeps the market itself.
    """
    phase, witcher = drawing(draft, who)
    state = draft.state
    if own_cards.counted(draft) and not phase.filled:
        draft.object("WO-PHIII-02", "fill-the-hand-first", who=named(witcher))
    if state.in_app("market"):
        if position is None:
            draft.refuse("position", "argument-missing")
        printed = state.market[position - 1] if state.market[position - 1] is not None else cost
        if printed is None:
            draft.refuse("cost", "say-the-cost", position=position)
        own_cards.discard(draft, witcher, price := market.price(printed, position), "WO-PHIII-04")
        market.take(draft, position, refill)
        draft.write("wrote-gained", who=named(witcher), cost=printed, price=price)
        if state.solo and position != PLACES:
            draft.tell("tell-solo-last-card")
            market.clear(draft, [PLACES], removed=False)
    else:
        draft.write("wrote-gained-card", who=named(witcher))
        if state.solo and position != PLACES:  # WO-SOL-16
            draft.tell("tell-solo-last-card-unless")
    own_cards.gain(draft, witcher, to_hand=True)
    draft.tell("tell-card-to-hand", who=named(witcher))
    turns.drawn(draft, phase)


@moves.add(by="seat", step="cards")
def gain_nothing(draft: Draft[Continent], who: Who) -> None:
    """WO-PHIII-12: no card of the market can be paid for: none is gained, and the table is told.

    WO-PHIII-03: where one could be, the table rules it, and so it is told.
    """
    phase, witcher = drawing(draft, who)
    state = draft.state
    known = state.in_app("market") and own_cards.counted(draft) and market.is_known(state)
    could = any(price is not None and price <= witcher.hand for price in market.prices(state))
    if not known or could:
        draft.object("WO-PHIII-03", "must-gain-a-card", who=named(witcher))
    draft.tell("tell-gains-nothing", who=named(witcher))
    draft.write("wrote-went-without" if known and could else "wrote-gains-nothing", who=named(witcher))
    turns.drawn(draft, phase)


@moves.add(by="seat", step="cards")
def start_early(draft: Draft[Continent], who: Who) -> None:
    """WO-TRN-06: the next player begins while this one is still busy with its cards."""
    active(draft, who)
    state = draft.state
    if state.turn.phase != "cards":
        draft.object("WO-TRN-06", "only-from-phase-three", can_overrule=False)
    if state.solo:
        draft.refuse("who", "nobody-else-plays")
    if any(phase.who != who for phase in state.drawing):
        draft.object("WO-TRN-06", "one-at-a-time", can_overrule=False)
    turns.hand_on(draft)
