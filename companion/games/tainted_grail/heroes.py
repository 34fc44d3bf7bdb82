"""What happens on a character board: tracks that limit each other, resources, costs that a party shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.draft import Draft
from . import box
from .names import HeroId, Resource, TrackName
from .state import Avalon, Hero


def hero_of(draft: Draft[Avalon], who: HeroId, field: str = "who") -> Hero:
    """The living character of that name at this table; BadArguments when there is none, or it is dead."""
    hero = draft.state.heroes.get(who)
    if hero is None:
        draft.refuse(field, "not-at-this-table", who=who)
    if hero.dead:
        draft.refuse(field, "is-dead", who=who)
    return hero


def shift(draft: Draft[Avalon], hero: Hero, track: TrackName, by: int) -> int:
    """Move a survival marker and see to what follows; returns the steps taken. TG-TRK-05..11."""
    if track == "energy" and by > 0:
        by = min(by, max(0, hero.energy_limit - hero.energy.value))
    moved = hero.track(track).move(by)
    settle(draft, hero)
    return moved


def settle(draft: Draft[Avalon], hero: Hero) -> None:
    """See to what a changed board brings: Energy under Health, dying, madness. TG-TRK-06, 09, 10."""
    if hero.energy.value > hero.energy_limit:
        hero.energy.value = hero.energy_limit
        draft.tell("tell-energy-limited", who=hero.id, value=hero.energy.value)
    if hero.health.value == 0 and not hero.dying:
        hero.dying = True
        draft.tell("tell-attach-dying", who=hero.id)
        draft.write("wrote-dying", who=hero.id)
    if hero.terror.in_red and not hero.mad:
        hero.mad = True
        draft.tell("tell-attach-mad", who=hero.id)
        draft.write("wrote-mad", who=hero.id)
    if hero.mad and not hero.terror.in_red:
        draft.tell("tell-madness-may-pass", who=hero.id)
    if hero.dying and hero.health.value > 0:
        draft.tell("tell-dying-may-pass", who=hero.id)


def gain(hero: Hero, resource: Resource, amount: int) -> int:
    """Gain a resource, or with a negative amount lose what there is; returns the real change. TG-RES-09, TG-TRK-12."""
    before = hero.resources[resource]
    hero.resources[resource] = max(0, before + amount)
    return hero.resources[resource] - before


def party_of(draft: Draft[Avalon], who: Sequence[HeroId], field: str = "who") -> list[Hero]:
    """The members of a party, the acting one first; all in one location and none passed. TG-PTY-01, TG-ACT-21."""
    if not who:
        draft.refuse(field, "nobody-goes")
    party = [hero_of(draft, name, field) for name in dict.fromkeys(who)]
    for hero in party:
        if hero.passed:
            draft.object("TG-ACT-21", "has-passed", who=hero.id)
    if draft.state.in_app("map"):
        apart = [hero.id for hero in party if hero.place != party[0].place]
        if apart:
            draft.object("TG-PTY-01", "not-together", who=apart, place=party[0].place)
    return party


def split(
    draft: Draft[Avalon],
    party: Sequence[Hero],
    cost: int,
    paying: Mapping[HeroId, int],
    *,
    each: bool,
    owner: bool = False,
) -> dict[HeroId, int]:
    """Who pays how much Energy: `cost` for each member, or once for all. TG-PTY-05, TG-ACT-14, TG-ACT-16.

    `paying` is what the table agreed; empty: everyone pays for themselves (or the acting one alone), and who can
    helps out whoever cannot. With `owner`, the first member pays at least 1 (TG-PTY-07).
    """
    total = cost * len(party) if each else cost
    if paying:
        members = {hero.id for hero in party}
        if any(name not in members for name in paying) or any(amount < 0 for amount in paying.values()):
            draft.refuse("paying", "only-members-pay")
        if sum(paying.values()) != total:
            draft.refuse("paying", "shares-do-not-add-up", total=total, given=sum(paying.values()))
        return dict(paying)
    shares = {hero.id: 0 for hero in party}
    if each:
        for hero in party:
            shares[hero.id] = min(cost, hero.energy.value)
    elif owner and total:
        shares[party[0].id] = min(1, party[0].energy.value)
    for hero in party:
        missing = total - sum(shares.values())
        shares[hero.id] += min(missing, hero.energy.value - shares[hero.id])
    missing = total - sum(shares.values())
    if missing:
        shares[party[0].id] += missing  # asked for in full, so that the objection below can name what is lacking
    return shares


def pay_energy(
    draft: Draft[Avalon],
    party: Sequence[Hero],
    cost: int,
    paying: Mapping[HeroId, int],
    *,
    each: bool = False,
    owner: bool = False,
    rule: str,
) -> None:
    """Pay Energy as `split` says; objects when somebody has not enough. TG-TRK-04, TG-TRK-12: prices are paid in full."""
    if not draft.state.in_app("boards"):
        return
    shares = split(draft, party, cost, paying, each=each, owner=owner)
    if owner and cost and shares.get(party[0].id, 0) < 1:
        draft.object("TG-PTY-07", "owner-pays-one", who=party[0].id)
    for hero in party:
        share = shares.get(hero.id, 0)
        if share > hero.energy.value:
            draft.object(rule, "not-enough-energy", who=hero.id, cost=share, has=hero.energy.value)
        if share:
            shift(draft, hero, "energy", -share)
            draft.tell("tell-energy", who=hero.id, value=hero.energy.value)


def those_who_can(draft: Draft[Avalon], party: list[Hero], cost: int) -> list[Hero]:
    """TG-PTY-11: when each member is asked for a price that nobody can cover, who cannot pay drops out of it."""
    if not draft.state.in_app("boards"):
        return party
    going = list(party)
    while len(going) > 1 and sum(hero.energy.value for hero in going) < cost * len(going):
        poor = [hero for hero in going if hero.energy.value < cost]
        out = poor[-1]
        going.remove(out)
        draft.tell("tell-drops-out", who=out.id)
    return going


def mark_acted(draft: Draft[Avalon], party: Sequence[Hero]) -> None:
    """Note that these took their action of the cycle, and begin a new cycle when all have. TG-DUR-01, TG-DUR-03.

    Acting twice is only pointed out: the published FAQ lets players agree on it (TG-BEY-11).
    """
    for hero in party:
        if hero.acted:
            draft.tell("tell-acts-again", who=hero.id)
        hero.acted = True
    if all(hero.acted for hero in able_to_act(draft.state)):  # who has nothing left holds nobody up
        for hero in draft.state.living:
            hero.acted = False


def markers_for(count: int) -> tuple[int, int]:
    """TG-COMP-04: how a count is laid on a board: large markers of five first, and small ones for the rest."""
    return divmod(count, box.LARGE_MARKER)


def markers_needed(state: Avalon) -> int:
    """TG-COMP-04: how many small markers the boards need, with large ones wherever five come together.

    Energy and Terror take one each (Health has its limiter), every attribute point on the board one.
    """
    small = large = 0
    for hero in state.living:
        small += 2 + sum(hero.attributes.values())
        for count in hero.resources.values():
            fives, ones = markers_for(count)
            large, small = large + fives, small + ones
    return small + box.LARGE_MARKER * max(0, large - box.LARGE_MARKERS)


def able_to_act(state: Avalon) -> list[Hero]:
    """Who still may act today: not passed, and Energy left where the app knows it. TG-DUR-04."""
    return [hero for hero in state.living if not hero.passed and (hero.energy.value > 0 or not state.in_app("boards"))]
