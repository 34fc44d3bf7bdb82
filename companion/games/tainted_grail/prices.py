"""Prices that a party shares: who pays how much, and what nobody can pay for another. TG-PTY-05..08, TG-TRK-12."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.draft import Draft
from .heroes import gain, shift
from .names import TRACKS, Counted, HeroId
from .state import Avalon, Hero

# TG-PTY-05, TG-PTY-06: spent for one another; Food and Wealth change hands in one place anyway (TG-PTY-04).
SHARED: tuple[Counted, ...] = ("energy", "magic", "food", "wealth")


def purse(hero: Hero, what: Counted) -> int:
    """How much of it the character could pay: what it has, or for Terror the room that is left on its track."""
    if what == "terror":
        return hero.terror.top - hero.terror.value
    return hero.track(what).value if what in TRACKS else hero.resources[what]


def split(
    draft: Draft[Avalon],
    party: Sequence[Hero],
    cost: int,
    paying: Mapping[HeroId, int],
    *,
    each: bool = False,
    what: Counted = "energy",
) -> dict[HeroId, int]:
    """Who pays how much: `cost` for each member, or once for all. TG-PTY-05, TG-ACT-14, TG-ACT-16.

    `paying` is what the table agreed; empty: everyone pays for themselves (or the acting one alone), and where it may
    be paid for others, who can helps out whoever cannot.
    """
    total = cost * len(party) if each else cost
    if paying:
        members = {hero.id for hero in party}
        if any(name not in members for name in paying):
            draft.refuse("paying", "only-members-pay")
        if sum(paying.values()) != total:
            draft.refuse("paying", "shares-do-not-add-up", total=total, given=sum(paying.values()))
        return dict(paying)
    shares = {hero.id: min(cost, purse(hero, what)) if each else 0 for hero in party}
    for hero in party if what in SHARED else party[:1]:
        missing = total - sum(shares.values())
        shares[hero.id] += min(missing, purse(hero, what) - shares[hero.id])
    shares[party[0].id] += total - sum(shares.values())  # asked for in full, so that an objection names what is lacking
    return shares


def pay_price(
    draft: Draft[Avalon],
    party: Sequence[Hero],
    cost: int,
    paying: Mapping[HeroId, int],
    *,
    each: bool = False,
    what: Counted = "energy",
    rule: str,
) -> None:
    """Pay as `split` says, in full; objects when somebody has not enough. TG-TRK-04, TG-TRK-12."""
    if not draft.state.in_app("boards"):
        return
    for who, share in split(draft, party, cost, paying, each=each, what=what).items():
        hero = draft.state.heroes[who]
        must_have(draft, hero, what, share, rule)
        if share:
            spend(draft, hero, what, share)
            draft.tell("tell-energy" if what == "energy" else "tell-paid", who=who, what=what, value=value(hero, what))


def must_have(draft: Draft[Avalon], hero: Hero, what: Counted, amount: int, rule: str) -> None:
    """TG-TRK-12: "pay" needs the full amount; objects by `rule` where it is not there."""
    has = purse(hero, what)
    if amount > has:
        key = {"energy": "not-enough-energy", "health": "not-enough-health", "terror": "no-room-for-terror"}
        draft.object(rule, key.get(what, "has-not-enough"), who=hero.id, what=what, cost=amount, has=has)


def spend(draft: Draft[Avalon], hero: Hero, what: Counted, amount: int) -> None:
    """Take a price off the board; a price in Terror is taken by gaining it (TG-DUR-06)."""
    if what in TRACKS:
        shift(draft, hero, what, amount if what == "terror" else -amount)
    else:
        gain(hero, what, -amount)


def value(hero: Hero, what: Counted) -> int:
    """What the board shows of it now."""
    return hero.track(what).value if what in TRACKS else hero.resources[what]


def owner_pays(draft: Draft[Avalon], party: Sequence[Hero], cost: int, paying: Mapping[HeroId, int], what: Counted):
    """TG-PTY-07, TG-PTY-08: of a personal action its owner pays at least 1 Energy, and hearts and eyes alone."""
    owner = party[0]
    others = sum(share for who, share in paying.items() if who != owner.id)
    if others and what not in SHARED:
        draft.object("TG-PTY-08", "pays-alone", who=owner.id, what=what)
    if what == "energy" and cost and (others >= cost or (not paying and not owner.energy.value)):
        draft.object("TG-PTY-07", "owner-pays-one", who=owner.id)


def those_who_can(draft: Draft[Avalon], party: list[Hero], cost: int, what: Counted = "energy") -> list[Hero]:
    """TG-PTY-11: when each member is asked for a price that nobody can cover, who cannot pay drops out of it."""
    if not draft.state.in_app("boards"):
        return party
    going = list(party)
    while len(going) > 1:
        short = [hero for hero in going if purse(hero, what) < cost]
        covered = what in SHARED and sum(purse(hero, what) for hero in going) >= cost * len(going)
        if not short or covered:
            break
        going.remove(short[-1])
        draft.tell("tell-drops-out", who=short[-1].id)
    return going
