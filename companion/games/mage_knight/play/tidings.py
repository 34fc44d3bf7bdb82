"""What the book of nights knows of a table: who leads, who is hurt, what fell. None: only the table knows."""

from __future__ import annotations

from ..state.hero import Hero
from ..state.table import MageKnight
from . import tally
from .land.ground import ground_of, keeps_of, laid_at
from .scenarios.module import sides

UNGOALED = ("druid_nights", "one_to_return", "conquer_and_hold")  # these end by their rounds alone


def leader(state: MageKnight) -> Hero:
    """Who has most Fame; of equals who is higher in the round order."""
    place = {seat: number for number, seat in enumerate(state.order)}
    return max(state.heroes, key=lambda one: (one.fame, -place.get(one.seat, 0)))


def wounds(state: MageKnight, hero: Hero) -> int | None:
    """Wounds among the cards of a hero, wherever they are."""
    return sum(pile.wounds for pile in (hero.hand, hero.deck, hero.discard)) if state.in_app("heroes") else None


def won(state: MageKnight) -> bool:
    """Whether the scenario came to what it was played for: its goal, else somebody who won it and shares that with
    nobody else's side."""
    if state.scenario in UNGOALED:
        winners = tally.result(state).winners
        return any({*winners} == {*side} for side in sides(state)) or len(winners) == 1
    told = state.scored.conquered if state.scored else None
    return state.round.won or (told is not None and 0 < state.agreed.cities <= told)


def freed(state: MageKnight, hero: Hero) -> bool | None:
    """MK-ML-05: whether the mine on which a hero stands has been liberated."""
    found = ground_of(state, hero)
    return None if found is None else found.lies.done or not found.lies.tokens


def on_the_map(state: MageKnight, hero: Hero, name: str) -> int | None:
    """How many cities fell, monasteries burned, and shields and keeps a hero has."""
    land = state.charted
    if land is None and name == "cities" and state.scored is not None:
        return state.scored.conquered
    if land is None:
        return None
    if name == "cities":
        return sum(city.conquered for city in land.cities)
    if name == "keeps":
        return len(keeps_of(land, hero.seat))
    if name == "burned":
        printed = [laid_at(land, at) for at, space in land.spaces.items() if space.done]
        return sum(one is not None and one[1] is not None and one[1].site == "monastery" for one in printed)
    shields = [*(space.shields for space in land.spaces.values()), *(city.shields for city in land.cities)]
    return sum(pile.count(hero.seat) for pile in shields) if name == "shields" else None
