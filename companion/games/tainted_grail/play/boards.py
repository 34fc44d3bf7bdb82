"""What happens on a character board: tracks that limit each other, resources, markers."""

from __future__ import annotations

from ....core.draft import Draft
from ..box import printed
from ..box.names import MOST, TRACKS, Counted, HeroId, Plight, Resource, TrackName
from ..state.heroes import Hero
from ..state.table import Avalon
from . import under_way
from .acting import hero_of


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


def markers_for(count: int) -> tuple[int, int]:
    """TG-COMP-04: how a count is laid on a board: large markers of five first, and small ones for the rest."""
    return divmod(count, printed.LARGE_MARKER)


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
    return small + printed.LARGE_MARKER * max(0, large - printed.LARGE_MARKERS)


def red_of(track: TrackName, top: int) -> tuple[int, ...]:
    """The red positions of a track: Energy 1 and 0, the two highest of Terror. TG-TRK-02, TG-TRK-03, TG-TRK-10."""
    return {"energy": (0, 1), "terror": (top - 1, top)}.get(track, ())


def change(draft: Draft[Avalon], who: HeroId, what: Counted, by: int) -> None:
    """Gain or lose: a track moves as far as it goes, a resource never below 0. TG-TRK-11, TG-TRK-12, TG-RES-09."""
    hero = hero_of(draft, who)
    moved = shift(draft, hero, what, by) if what in TRACKS else gain(hero, what, by, draft.state.most(what))
    value = hero.track(what).value if what in TRACKS else hero.resources[what]
    if what == "energy" and moved < by and hero.energy.value == hero.energy_limit < hero.energy.top:
        draft.tell("tell-energy-held-by-health", who=who, value=value)
    draft.write("wrote-changed", who=who, what=what, by=abs(moved), sign="up" if moved >= 0 else "down", value=value)
