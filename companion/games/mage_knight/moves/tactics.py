"""Tactics: picking one, what it does as it is taken, and when it is used. MK-TAC, MK-KF-37."""

from __future__ import annotations

from ....core.bounds import Small
from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ..box.arguments import Who
from ..box.names import Basic
from ..play import rounds, tactics, turns
from ..state.pieces import TacticNumber
from ..state.table import MageKnight

moves = Moves()


@moves.add(by="seat", step="tactics", reveals=True)
def pick_tactic(draft: Draft[MageKnight], who: Who, number: TacticNumber) -> None:
    """MK-TAC-01..06, MK-SC-03: take a tactic; when everybody has one, the first turn begins."""
    tactics.pick(draft, seat_of(draft, draft.state, who), number)
    rounds.picks(draft)


@moves.add(by="seat", step="tactics", reveals=True)
def rethink(draft: Draft[MageKnight], who: Who, cards: Small = 0, wounds: Small = 0) -> None:
    """MK-KF-37, MK-TAC-04: Rethink: discard up to three cards, Wounds too, and draw as many; then shuffle."""
    tactics.rethink(draft, seat_of(draft, draft.state, who), cards, wounds)
    rounds.picks(draft)


@moves.add(by="seat", step="tactics", reveals=True)
def steal_die(draft: Draft[MageKnight], who: Who, colour: Basic) -> None:
    """MK-KF-37, MK-TAC-04: Mana Steal: lay a die of a basic colour on the card."""
    tactics.steal(draft, seat_of(draft, draft.state, who), colour)
    rounds.picks(draft)


@moves.add(by="seat", step="tactics", reveals=True)
def leave_tactic(draft: Draft[MageKnight], who: Who) -> None:
    """MK-TAC-04: leave undone what the tactic does as it is taken."""
    tactics.stand_aside(draft, seat_of(draft, draft.state, who))
    rounds.picks(draft)


@moves.add(by="seat", step="turns", reveals=True)
def meditate(draft: Draft[MageKnight], who: Who, cards: Small = 0, wounds: Small = 0) -> None:
    """MK-KF-37, MK-TAC-07, MK-TAC-08: Midnight Meditation: shuffle up to five cards into the deck, draw as many."""
    tactics.meditate(draft, seat_of(draft, draft.state, who), cards, wounds)


@moves.add(by="seat", step="turns")
def spare_card(draft: Draft[MageKnight], who: Who) -> None:
    """MK-KF-37, MK-TAC-07: Sparing Power: put the top card of the deck under the tactic, before the own turn."""
    tactics.spare(draft, seat_of(draft, draft.state, who))


@moves.add(by="seat", step="turns", reveals=True)
def take_spared(draft: Draft[MageKnight], who: Who) -> None:
    """MK-KF-37, MK-TAC-07, MK-TAC-08: Sparing Power: turn the tactic over and take all cards under it."""
    tactics.take_spared(draft, seat_of(draft, draft.state, who))


@moves.add(by="seat", step="turns", amid=True)
def go_again(draft: Draft[MageKnight], who: Who) -> None:
    """MK-KF-37: The Right Moment: another turn of the hero follows directly after this one."""
    tactics.go_again(draft, turns.begin(draft, who))


@moves.add(by="seat", step="turns", amid=True, reveals=True)
def lengthen_night(draft: Draft[MageKnight], who: Who) -> None:
    """MK-TAC-10, MK-END-17, MK-KF-37: Long Night: shuffle the discard pile; three random cards become the deck."""
    tactics.lengthen(draft, seat_of(draft, draft.state, who))
