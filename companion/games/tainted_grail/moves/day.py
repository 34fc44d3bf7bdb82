"""II. During the Day: passing, and the day's end. TG-DUR."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import HeroId
from ..play.acting import able_to_act, hero_of, mark_acted
from ..play.night import night_falls
from ..play.procedures import EVENING, MORNING, must_stand_at, stand_at
from ..play.under_way import act, end_all, explored
from ..state.table import Avalon

moves = Moves()


@moves.add(by="seat", step="actions")
def pass_(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-ACT-21: pass, free of charge and for the whole day."""
    hero = hero_of(draft, who)
    must_stand_at(draft, "actions")
    if hero.passed:
        draft.object("TG-ACT-21", "has-passed", who=hero.id)
    act(draft, [hero])
    explored(draft, [hero])
    hero.passed = True
    hero.acted = False
    draft.write("wrote-passed", who=hero.id)
    mark_acted(draft, [])
    if not able_to_act(draft.state):
        draft.tell("tell-day-may-end")


@moves.add(step="actions")
def end_day(draft: Draft[Avalon], everyone_passes: bool = False) -> None:
    """TG-DUR-04, TG-ACT-21: II ends when all have passed or have nothing left. `everyone_passes`: the rest pass now."""
    must_stand_at(draft, "actions")
    waiting = [hero.id for hero in able_to_act(draft.state)]
    if waiting and not everyone_passes:
        draft.object("TG-DUR-04", "some-may-still-act", who=waiting)
    act(draft, draft.state.living)  # nobody leaves an encounter by going to bed
    end_all(draft)
    for hero in draft.state.living:
        hero.passed = True
    stand_at(draft.state, EVENING, "rest")
    if not draft.state.in_app("boards"):
        draft.tell("tell-rest-by-hand")
        draft.tell("tell-energy-by-hand")
        draft.tell("tell-advance")
        night_falls(draft)  # a light table's evening needs no tap of its own: the hands do it all
    elif hungry := draft.state.hungry:
        draft.tell("tell-no-food" if _can_share(draft.state) else "tell-nothing-to-eat", who=hungry)


def _can_share(state: Avalon) -> bool:
    """TG-PTY-04: whether somebody with Food stands with somebody who has none."""
    full = {hero.place for hero in state.living if hero.resources["food"]}
    return any(hero.place in full for hero in state.living if not hero.resources["food"])


@moves.add(step="actions", hidden=True)
def note_day(draft: Draft[Avalon]) -> None:
    """A table that keeps its days on the table tells that one went by: everyone may act again. TG-DAY-01."""
    draft.state.day += 1
    end_all(draft)
    for hero in draft.state.living:
        hero.passed = hero.acted = False
    for place in draft.state.places.values():
        place.used_today = False
    stand_at(draft.state, MORNING, "dark_menhirs")
    draft.write("wrote-day-noted", day=draft.state.day)
