"""What happens on a character board: tracks that limit each other, resources, costs that a party shares."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.draft import Draft
from . import box, under_way
from .names import HEROES, MOST, HeroId, Plight, Resource, TrackName
from .state import Avalon, Hero


def hero_of(draft: Draft[Avalon], who: str, field: str = "who") -> Hero:
    """The living character of that name at this table; BadArguments when there is none, or it is dead."""
    hero = draft.state.heroes.get(who) if who in HEROES else None
    if hero is None:
        draft.refuse(field, "not-at-this-table", who=who)
    if hero.dead:
        draft.refuse(field, "is-dead", who=who)
    return hero


def shift(draft: Draft[Avalon], hero: Hero, track: TrackName, by: int) -> int:
    """Move a survival marker and see to what follows; returns the steps taken. TG-TRK-05..11."""
    if track == "energy" and by > 0:
        by = min(by, max(0, hero.energy_limit - hero.energy.value))
    was_mad, was_down = hero.mad and hero.terror.in_red, hero.dying and hero.health.value == 0
    moved = hero.track(track).move(by)
    settle(draft, hero)
    if was_mad and not hero.terror.in_red:
        draft.tell("tell-madness-may-pass", who=hero.id)
    if was_down and hero.health.value > 0:
        draft.tell("tell-dying-may-pass", who=hero.id)
    return moved


def settle(draft: Draft[Avalon], hero: Hero) -> None:
    """See to what a changed board brings: Energy under Health, dying, madness. TG-TRK-06, 09, 10, TG-DIE-01."""
    if hero.energy.value > hero.energy_limit:
        hero.energy.value = hero.energy_limit
        draft.tell("tell-energy-limited", who=hero.id, value=hero.energy.value)
    if hero.health.value == 0 and not hero.dying:
        hero.dying = True
        draft.tell("tell-attach-dying", who=hero.id, card="solo" if draft.state.players == 1 else "shared")
        draft.write("wrote-dying", who=hero.id)
        doing = under_way.in_one(draft.state, hero, "encounter")
        if doing is not None:
            under_way.robbed(draft, doing)
            under_way.leave_encounter(draft, hero)
            if not doing.who:
                under_way.note_fate(draft.state, [hero.id], "lost")
            if doing.fight is None or not doing.fight.fleeing:  # then it has paid for leaving already
                draft.tell("tell-dying-card-decides", who=hero.id)  # TG-DIE-11
    if hero.terror.in_red and not hero.mad:
        hero.mad = True
        draft.tell("tell-attach-mad", who=hero.id)
        draft.write("wrote-mad", who=hero.id)


def keep_under_the_limiter(draft: Draft[Avalon]) -> None:
    """TG-TRK-05: Energy never stands above the limiter, whoever moved it there."""
    for hero in draft.state.living:
        if hero.energy.value > hero.energy_limit:
            hero.energy.value = hero.energy_limit
            draft.tell("tell-energy-limited", who=hero.id, value=hero.energy.value)


def take_off(draft: Draft[Avalon], hero: Hero, card: Plight) -> None:
    """TG-MAD-03, TG-DIE-03: the dying card or the madness card leaves the board and goes back to the others."""
    if getattr(hero, card):
        setattr(hero, card, False)
        draft.tell("tell-lift-card", who=hero.id, card=card)


def gain(hero: Hero, resource: Resource, amount: int, most: int = MOST) -> int:
    """Gain a resource, or with a negative amount lose what there is; returns the real change. TG-RES-09, TG-TRK-12.

    What goes beyond `most` is not gained (TG-HRD-14), and what is there already is not taken away by it.
    """
    before = hero.resources[resource]
    hero.resources[resource] = max(0, min(before + amount, max(before, most)))
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
    under_way.act(draft, party)
    return party


def mark_acted(draft: Draft[Avalon], party: Sequence[Hero]) -> None:
    """Note that these took their action of the cycle, and begin a new cycle when all have. TG-DUR-01, TG-DUR-03.

    Acting twice is only pointed out: the published FAQ lets players agree on it (TG-BEY-11).
    """
    under_way.explored(draft, party)
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

    Energy and Terror take one each (and Health, where it has no limiter), every attribute point on the board one.
    """
    small = large = 0
    for hero in state.living:
        small += 2 + (not hero.limited) + sum(hero.attributes.values())
        for count in hero.resources.values():
            fives, ones = markers_for(count)
            large, small = large + fives, small + ones
    return small + box.LARGE_MARKER * max(0, large - box.LARGE_MARKERS)


def able_to_act(state: Avalon) -> list[Hero]:
    """Who still may act today: not passed, and Energy left where the app knows it. TG-DUR-04."""
    return [hero for hero in state.living if not hero.passed and (hero.energy.value > 0 or not state.in_app("boards"))]


def red_of(track: TrackName, top: int) -> tuple[int, ...]:
    """The red positions of a track: Energy 1 and 0, the two highest of Terror. TG-TRK-02, TG-TRK-03, TG-TRK-10."""
    return {"energy": (0, 1), "terror": (top - 1, top)}.get(track, ())
