"""III. End of Day, for every character in the rules' order: rest, Energy, advancement, decks, dreams. TG-EOD."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import HeroId
from ..play.acting import hero_of
from ..play.boards import gain, shift
from ..play.growth import put_back_offers
from ..play.night import night_falls
from ..play.procedures import EVENING, has_rested, must_stand_at, stand_at
from ..state.heroes import Hero
from ..state.table import Avalon

moves = Moves()
AFTER_EXHAUSTION = 4  # TG-EOD-06


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
    for hero in state.living:
        if hero.id not in hungry and hero.resources["food"]:
            _eat(draft, hero)
        else:
            _go_hungry(draft, hero)
    for hero in state.living:
        _recover(draft, hero)
    stand_at(state, EVENING, "advancement")
    draft.tell("tell-advance")


def _eat(draft: Draft[Avalon], hero: Hero) -> None:
    """TG-EOD-01, TG-RES-02: one Food for 1 Health and 1 Terror less."""
    gain(hero, "food", -1)
    shift(draft, hero, "health", 1)
    shift(draft, hero, "terror", -1)
    draft.write("wrote-ate", who=hero.id)


def _go_hungry(draft: Draft[Avalon], hero: Hero) -> None:
    """TG-EOD-02, TG-EOD-03: Energy falls to 0; where it stood at 0 already, it costs 1 Health instead."""
    if hero.energy.value == 0:
        shift(draft, hero, "health", -1)
    else:
        shift(draft, hero, "energy", -hero.energy.value)
    draft.write("wrote-hungry", who=hero.id)


def _recover(draft: Draft[Avalon], hero: Hero) -> None:
    """TG-EOD-05, TG-EOD-06: Energy up to its limit, or by 4 only for the exhausted."""
    by = AFTER_EXHAUSTION if hero.exhausted else hero.energy.top
    shift(draft, hero, "energy", by)
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
