"""What variants do before the game and between its rounds: an auction, dice, cards that are swapped. MK-VAR."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import SeatId
from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ..box.cards import ActionId, BasicId
from ..box.names import Colour, HeroName
from ..play import rounds
from ..play.variants import auction, darkness, rampage, upgrades
from ..play.variants import draft as drafting
from ..state.table import MageKnight

moves = Moves()
ManaDice = Annotated[list[Colour], msgspec.Meta(max_length=40)]
Bid = Annotated[int, msgspec.Meta(ge=1, le=auction.MOST_BID)]


def _auction_goes_on(draft: Draft[MageKnight]) -> None:
    """MK-SET-03: when the last hero is sold, the first round begins."""
    if draft.state.auction is None:
        rounds.begin(draft)


@moves.add(step="heroes", reveals=True)
def name_hero(draft: Draft[MageKnight], hero: HeroName) -> None:
    """MK-VAR-02: the player in turn names a hero, who is free if nobody objects."""
    auction.name(draft, hero)
    _auction_goes_on(draft)


@moves.add(step="heroes")
def bid(draft: Draft[MageKnight], who: SeatId, fame: Bid) -> None:
    """MK-VAR-02: bid Fame for the hero that is named."""
    seat_of(draft, draft.state, who)
    auction.bid(draft, who, fame)


@moves.add(step="heroes", reveals=True)
def knock_down(draft: Draft[MageKnight]) -> None:
    """MK-VAR-03: nobody bids more: the hero is taken and paid for."""
    auction.knock_down(draft)
    _auction_goes_on(draft)


@moves.add(step="round_end", reveals=True)
def roll_darkness(draft: Draft[MageKnight], dice: ManaDice | None = None) -> None:
    """MK-VAR-09: two mana dice after a Day; a black one brings Night until the end of the game."""
    if not darkness.waits(draft.state):
        draft.object("MK-VAR-09", "nothing-to-roll", can_overrule=False)
    darkness.roll(draft, dice or ())


@moves.add(step="round_end", reveals=True)
def roll_rampage(draft: Draft[MageKnight], dice: ManaDice | None = None) -> None:
    """MK-VAR-14, MK-VAR-15, MK-VAR-17: a die for each space whose rampaging enemies were defeated."""
    if not draft.state.affairs.rampage:
        draft.object("MK-VAR-14", "nothing-to-roll", can_overrule=False)
    rampage.roll(draft, dice or ())


@moves.add(by="seat", step="round_end")
def take_drafted(draft: Draft[MageKnight], who: SeatId, card: ActionId) -> None:
    """MK-VAR-30: at the end of a Day one of the cards that were kept comes into the deck."""
    drafting.take(draft, seat_of(draft, draft.state, who), card)


@moves.add(by="seat", step="round_end")
def swap_action(draft: Draft[MageKnight], who: SeatId, card: ActionId, away: BasicId | ActionId) -> None:
    """MK-VAR-29: a revealed card for an own Action of the same colour, or with a type icon in common."""
    upgrades.swap(draft, seat_of(draft, draft.state, who), card, away)


@moves.add(by="seat", step="round_end")
def keep_actions(draft: Draft[MageKnight], who: SeatId) -> None:
    """MK-VAR-29: swap nothing."""
    upgrades.go_on(draft, seat_of(draft, draft.state, who))
