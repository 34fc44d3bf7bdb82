"""The hero auction: who names a hero, who bids for it, who pays. MK-VAR-02..05."""

from __future__ import annotations

from .....core.draft import Draft
from ...box.names import DUMMY, HERO_NAMES, HeroName
from ...box.tracks import fame_space
from ...state.agreement import Auction
from ...state.table import MageKnight
from .. import dummy

MOST_BID = 99


def of(draft: Draft[MageKnight]) -> Auction:
    """The auction that goes on."""
    if draft.state.auction is None or draft.state.step != "heroes":
        draft.object("MK-VAR-02", "no-auction", can_overrule=False)
    return draft.state.auction


def free(auction: Auction) -> list[HeroName]:
    """Heroes that nobody has; the dummy player takes one that is left (MK-DUM-02)."""
    return [one for one in HERO_NAMES if one not in auction.sold.values()]


def least(auction: Auction, seat: int) -> int:
    """MK-VAR-02: what that seat must bid at least: more than is bid, but as much is enough for who picks earlier."""
    if not auction.bidder or not auction.bid:
        return 1
    earlier = auction.order.index(seat) < auction.order.index(auction.bidder)
    return auction.bid if earlier else auction.bid + 1


def name(draft: Draft[MageKnight], hero: HeroName) -> None:
    """MK-VAR-02: the player in turn picks a hero; it is free if nobody objects."""
    auction = of(draft)
    if auction.hero is not None:
        draft.object("MK-VAR-02", "hero-is-named", can_overrule=False, hero=auction.hero)
    if hero not in free(auction):
        draft.refuse("hero", "hero-taken", hero=hero)
    auction.hero, auction.bidder, auction.bid = hero, auction.picker, 0
    if len([seat for seat in auction.order if seat not in auction.sold]) == 1:
        knock_down(draft)


def bid(draft: Draft[MageKnight], who: int, fame: int) -> None:
    """MK-VAR-02: any player without a hero bids Fame for the one that is named."""
    auction = of(draft)
    if auction.hero is None:
        draft.object("MK-VAR-02", "no-hero-named", can_overrule=False)
    if who not in auction.order or who in auction.sold:
        draft.object("MK-VAR-02", "has-a-hero", can_overrule=False, seat=who)
    if who == auction.bidder:
        draft.object("MK-VAR-02", "bids-most-already", can_overrule=False, seat=who)
    if fame < least(auction, who):
        draft.refuse("fame", "bid-higher", least=least(auction, who))
    auction.bidder, auction.bid = who, fame
    draft.write("wrote-bid", seat=who, fame=fame, hero=auction.hero)


def knock_down(draft: Draft[MageKnight]) -> None:
    """MK-VAR-03, MK-VAR-04: nobody bids more: who bid most takes the hero and pays; the last hero goes to the last."""
    state, auction = draft.state, of(draft)
    if auction.hero is None:
        draft.object("MK-VAR-02", "no-hero-named", can_overrule=False)
    seat, hero = auction.bidder, auction.hero
    auction.sold[seat] = hero
    one = state.at(seat)
    one.fame -= auction.bid
    draft.tell("tell-hero-sold", seat=seat, hero=hero, fame=auction.bid, left=fame_space(one.fame))
    draft.write("wrote-hero-sold", seat=seat, hero=hero, fame=auction.bid)
    auction.hero, auction.bidder, auction.bid = None, 0, 0
    if not auction.picker:
        _close(draft, auction)


def _close(draft: Draft[MageKnight], auction: Auction) -> None:
    """MK-SET-03, MK-VAR-05: all have heroes; the tokens lie in the order of picking."""
    state = draft.state
    for one in state.heroes:
        one.hero = auction.sold[one.seat]
    state.order = [*auction.order]
    if state.dummy is not None:
        left = free(auction)
        state.dummy = dummy.new(state.chance.pick(left) if left else None)
        state.order.append(DUMMY)
        dots = [colour for colour, count in state.dummy.crystals.items() for _ in range(count)]
        draft.tell("tell-dummy-cards", hero=state.dummy.hero or "none", colour=dots)
    state.auction = None
    draft.tell("tell-column", who=[state.at(seat).name or state.at(seat).hero for seat in auction.order])
