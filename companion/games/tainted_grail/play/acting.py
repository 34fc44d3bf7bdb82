"""Who may act, alone or as a party, and when everybody has. TG-DUR, TG-PTY-01, TG-ACT-21."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.draft import Draft
from ..box.names import HEROES, HeroId
from ..state.heroes import Hero
from ..state.table import Avalon
from . import under_way
from .procedures import must_stand_at


def hero_of(draft: Draft[Avalon], who: str, field: str = "who") -> Hero:
    """The living character of that name at this table; BadArguments when there is none, or it is dead."""
    hero = draft.state.heroes.get(who) if who in HEROES else None
    if hero is None:
        draft.refuse(field, "not-at-this-table", who=who)
    if hero.dead:
        draft.refuse(field, "is-dead", who=who)
    return hero


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


def able_to_act(state: Avalon) -> list[Hero]:
    """Who still may act today: not passed, and Energy left where the app knows it. TG-DUR-04."""
    return [hero for hero in state.living if not hero.passed and (hero.energy.value > 0 or not state.in_app("boards"))]


def during_the_day(draft: Draft[Avalon]) -> None:
    """Actions belong to the day. TG-DAY-01, TG-DAY-02."""
    if draft.state.in_app("days"):
        must_stand_at(draft, "actions")
