"""Prices that a party shares: who pays how much, and what nobody can pay for another. TG-PTY-05..08, TG-TRK-12."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ....core.draft import Draft
from ....core.errors import Instead
from ....core.message import say
from ..box.names import TRACKS, Counted, HeroId
from ..state.heroes import Hero
from ..state.table import Avalon
from .boards import gain, shift

ACTION = 1  # TG-ACT-01, TG-ACT-06: the Energy that a journey or an exploration costs each member, in every mode
# TG-PTY-05, TG-PTY-06: spent for one another; Food and Wealth change hands in one place anyway (TG-PTY-04).
SHARED: tuple[Counted, ...] = ("energy", "magic", "food", "wealth")


def purse(hero: Hero, what: Counted) -> int:
    """How much of it the character could pay: what it has, or for Terror the room that is left on its track."""
    if what == "terror":
        return hero.terror.top - hero.terror.value
    return hero.track(what).value if what in TRACKS else hero.resources[what]


def payers(
    draft: Draft[Avalon],
    party: list[Hero],
    cost: int,
    paying: Mapping[HeroId, int],
    what: Counted = "energy",
) -> tuple[list[Hero], dict[HeroId, int]]:
    """TG-PTY-11, TG-PTY-05: who goes on when each member is asked for a price, and who of them pays how much.

    `paying`: what the members agreed; whom it leaves out, and the others do not cover, stays behind. Without a word
    everyone pays for themselves; where somebody lacks what others could cover the table is asked, for nobody's purse is
    used without its owner's word. Who lacks what nobody can cover drops out.
    """
    if not draft.state.in_app("boards"):
        return party, {}
    if paying:
        return _agreed(draft, party, cost, paying)
    own = {hero.id: min(cost, purse(hero, what)) for hero in party}
    short = [hero for hero in party if own[hero.id] < cost]
    going = [hero for hero in party if hero not in short]
    if not short or not going:
        return party, {hero.id: cost for hero in party}
    ways = _covering(party, short, cost, own, what)
    if ways:
        stay = {hero.id: cost for hero in going}
        ways.append(Instead(say("instead-stay", who=_ids(short)), {"paying": stay}))
        draft.object("TG-PTY-11", "who-covers", instead=ways, who=_ids(short), what=what, amount=cost)
        return party, own  # by a ruling: they go along and pay what they have
    return going, {hero.id: cost for hero in going}


def _agreed(
    draft: Draft[Avalon], party: list[Hero], cost: int, paying: Mapping[HeroId, int]
) -> tuple[list[Hero], dict[HeroId, int]]:
    """Shares as the members told them: for all of them, or for those who are named, or who pay anything at all."""
    _members_only(draft, party, paying)
    given = sum(paying.values())
    named = [hero for hero in party if hero.id in paying]
    for going in (party, named, [hero for hero in party if paying.get(hero.id)]):
        if going and given == cost * len(going):
            return going, {who: share for who, share in paying.items() if share}
    draft.refuse("paying", "shares-do-not-add-up", total=cost * len(party), given=given)


def _covering(
    party: Sequence[Hero], short: Sequence[Hero], cost: int, own: Mapping[HeroId, int], what: Counted
) -> list[Instead]:
    """Who could cover those who are short: one for all, the others together, or one for one of them. TG-PTY-05."""
    if what not in SHARED:
        return []
    spare = {hero.id: purse(hero, what) - cost for hero in party if purse(hero, what) > cost}
    lacking = {hero.id: cost - own[hero.id] for hero in short}
    whole = sum(lacking.values())
    ways = []
    for helper, left in spare.items():
        if left >= whole:
            ways.append(_cover(helper, _ids(short), whole, what, {**own, helper: cost + whole}))
    if not ways and sum(spare.values()) >= whole:
        paying = _in_turn(spare, whole, own)
        ways.append(_together(paying, what))
    if len(short) > 1:
        for one, lack in lacking.items():
            going = {who: share for who, share in own.items() if who == one or who not in lacking}
            for helper, left in spare.items():
                if left >= lack:
                    ways.append(_cover(helper, [one], lack, what, {**going, helper: cost + lack}))
    return ways


def _cover(helper: HeroId, covered: list[HeroId], count: int, what: Counted, paying: dict[HeroId, int]) -> Instead:
    words = say("instead-cover", who=helper, whom=covered, amount=count, what=what)
    return Instead(words, {"paying": paying})


def _together(paying: dict[HeroId, int], what: Counted) -> Instead:
    shares = [say("share-of", who=who, amount=share, what=what) for who, share in paying.items() if share]
    return Instead(say("instead-together", shares=shares), {"paying": paying})


def _in_turn(spare: Mapping[HeroId, int], missing: int, own: Mapping[HeroId, int]) -> dict[HeroId, int]:
    """Everyone's own share, and what is missing from each who has something to spare, in turn."""
    paying = dict(own)
    for who, left in spare.items():
        more = min(missing, left)
        paying[who] += more
        missing -= more
    return paying


def _ids(people: Sequence[Hero]) -> list[HeroId]:
    return [hero.id for hero in people]


def _members_only(draft: Draft[Avalon], party: Sequence[Hero], paying: Mapping[HeroId, int]) -> None:
    members = {hero.id for hero in party}
    if any(name not in members for name in paying):
        draft.refuse("paying", "only-members-pay")


def split(
    draft: Draft[Avalon],
    party: Sequence[Hero],
    cost: int,
    paying: Mapping[HeroId, int],
    what: Counted = "energy",
    *,
    helping: bool = False,
    told_as: Callable[[Any], Any] = lambda shares: shares,
) -> dict[HeroId, int]:
    """Who pays how much of a price that is paid once for all. TG-PTY-05, TG-ACT-14, TG-ACT-16.

    `paying` is what the table agreed; without a word the acting one pays. Who helps out, where that is not enough, the
    table is asked, unless the others were named as `helping`; `told_as`: how the move is told such shares.
    """
    if paying:
        _members_only(draft, party, paying)
        if sum(paying.values()) != cost:
            draft.refuse("paying", "shares-do-not-add-up", total=cost, given=sum(paying.values()))
        return dict(paying)
    payer = party[0]
    missing = cost - purse(payer, what)
    spare = {hero.id: purse(hero, what) for hero in party[1:] if purse(hero, what)} if what in SHARED else {}
    if missing <= 0 or sum(spare.values()) < missing:
        return {payer.id: cost}  # asked for in full, so that an objection names what is lacking
    own = {**dict.fromkeys(_ids(party), 0), payer.id: cost - missing}
    together = _in_turn(spare, missing, own)
    if not helping:
        able = [helper for helper, left in spare.items() if left >= missing]
        ways = [_cover(helper, [payer.id], missing, what, {**own, helper: missing}) for helper in able]
        ways = ways or [_together(together, what)]
        ways = [Instead(way.message, {"paying": told_as(way.args["paying"])}) for way in ways]
        draft.object("TG-PTY-05", "who-helps", instead=ways, who=payer.id, what=what, amount=cost)
    return together


def shared_out(
    draft: Draft[Avalon], party: Sequence[Hero], cost: int, paying: Mapping[HeroId, int], what: Counted
) -> dict[HeroId, int]:
    """Who pays how much of a price that the party pays together: asked where it could be one or another. TG-PTY-05."""
    if paying:
        return split(draft, party, cost, paying, what)
    purses = {hero.id: purse(hero, what) for hero in party if purse(hero, what)}
    together = _in_turn(purses, cost, dict.fromkeys(_ids(party), 0))
    if sum(purses.values()) < cost:
        together[party[0].id] += cost - sum(purses.values())  # so that an objection names what is lacking
    elif len(purses) > 1 and sum(purses.values()) > cost:
        able = [who for who, has in purses.items() if has >= cost]
        ways = [Instead(say("instead-pays", who=who), {"paying": {who: cost}}) for who in able]
        if len([share for share in together.values() if share]) > 1:
            ways.append(_together(together, what))
        draft.object("TG-PTY-05", "who-pays", instead=ways, what=what, amount=cost)
    return together


def pay_price(
    draft: Draft[Avalon],
    party: Sequence[Hero],
    cost: int,
    paying: Mapping[HeroId, int],
    *,
    what: Counted = "energy",
    rule: str,
    **told: Any,
) -> None:
    """Pay a price once for all, as `split` says; objects when somebody has not enough. TG-TRK-04, TG-TRK-12."""
    if draft.state.in_app("boards"):
        take(draft, split(draft, party, cost, paying, what, **told), what, rule)


def take(draft: Draft[Avalon], shares: Mapping[HeroId, int], what: Counted, rule: str) -> None:
    """Take everyone's share off the boards, in full; objects when somebody has not enough. TG-TRK-04, TG-TRK-12."""
    for who, share in shares.items():
        hero = draft.state.heroes[who]
        must_have(draft, hero, what, share, rule)
        if share:
            spend(draft, hero, what, share)
            draft.tell("tell-energy" if what == "energy" else "tell-paid", who=who, what=what, value=value(hero, what))


def each_pays(
    draft: Draft[Avalon],
    party: list[Hero],
    cost: int,
    paying: Mapping[HeroId, int],
    *,
    what: Counted = "energy",
    rule: str,
) -> list[Hero]:
    """Each member pays, or drops out alone; returns who goes on. TG-PTY-05, TG-PTY-11."""
    going, shares = payers(draft, party, cost, paying, what)
    take(draft, shares, what, rule)
    for hero in party:
        if hero not in going:
            draft.tell("tell-drops-out", who=hero.id)
    return going


def must_have(
    draft: Draft[Avalon], hero: Hero, what: Counted, amount: int, rule: str, instead: Sequence[Instead] = ()
) -> None:
    """TG-TRK-12: "pay" needs the full amount; objects by `rule` where it is not there."""
    has = purse(hero, what)
    if amount > has:
        key = {"energy": "not-enough-energy", "health": "not-enough-health", "terror": "no-room-for-terror"}
        code = key.get(what, "has-not-enough")
        draft.object(rule, code, instead=instead, who=hero.id, what=what, cost=amount, has=has)


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
