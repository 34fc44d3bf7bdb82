"""III. End of Day, for every character in the rules' order: rest, Energy, advancement, decks, dreams. TG-EOD."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import HeroId
from ..play.acting import hero_of
from ..play.boards import gain, shift
from ..play.growth import put_back_offers
from ..play.night import Supper, meal, night_falls, recovery, supper
from ..play.procedures import EVENING, has_rested, must_stand_at, stand_at
from ..state.heroes import Hero
from ..state.table import Avalon

moves = Moves()


@moves.add(step="rest")
def rest(draft: Draft[Avalon], hungry: list[HeroId] = []) -> None:  # noqa: B006 - a declaration, never changed
    """TG-EOD-01..07: everyone eats who can (but those named `hungry`), then Energy comes back."""
    state = draft.state
    if has_rested(state):
        draft.object("TG-DAY-02", "rested-already", step="rest")
    else:
        must_stand_at(draft, "rest")
    for who in hungry:
        hero_of(draft, who, "hungry")
    suppers = {hero.id: supper(hero, declines=hero.id in hungry) for hero in state.living}
    for hero in state.living:
        _dines(draft, hero, eats=suppers[hero.id] == "fed")
    for hero in state.living:
        _recover(draft, hero, suppers[hero.id])
    stand_at(state, EVENING, "advancement")
    draft.tell("tell-advance")


def _dines(draft: Draft[Avalon], hero: Hero, eats: bool) -> None:
    """TG-EOD-01..03, TG-RES-02: a Food is eaten, or there is none. What stood there at supper, everybody saw."""
    hero.food_told = True
    if eats:
        gain(hero, "food", -1)
    for track, by in meal(hero, eats):
        shift(draft, hero, track, by)
    draft.write("wrote-ate" if eats else "wrote-hungry", who=hero.id)


def _recover(draft: Draft[Avalon], hero: Hero, way: Supper) -> None:
    """TG-EOD-05, TG-EOD-06: Energy comes back, and the board is told; one that nobody has read is moved by hand."""
    shift(draft, hero, "energy", recovery(hero))
    if not hero.sure:
        draft.tell("tell-board-by-hand-after-rest", who=hero.id, way=way)
        return
    draft.tell(
        "tell-board-after-rest",
        who=hero.id,
        energy=hero.energy.value,
        health=hero.health.value,
        terror=hero.terror.value,
        food=hero.resources["food"],
    )


@moves.add(step="advancement")
def good_night(draft: Draft[Avalon]) -> None:
    """TG-EOD-08..11: advancement and decks are done; dreams are read, and a new day waits."""
    if not has_rested(draft.state):
        draft.object("TG-DAY-02", "not-the-time", step="advancement")
    put_back_offers(draft)
    night_falls(draft)
