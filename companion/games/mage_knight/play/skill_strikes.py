"""Skills that are values of a fight: an attack or a block, of one of several elements. MK-KF-74."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..box.names import Element
from ..box.values import Use, Value
from ..state.fight import Fight, FightPhase
from ..state.hero import Hero
from ..state.table import MageKnight
from .duel import exchange

PHASES: Mapping[Use, tuple[FightPhase, ...]] = {
    "ranged": ("ranged", "attack"),
    "siege": ("ranged", "attack"),
    "attack": ("attack",),
    "block": ("block",),
}


@dataclass(frozen=True)
class Strike:
    """What a skill is played as; by element how many points by Day and by Night."""

    use: Use
    points: Mapping[Element, tuple[int, int]]

    def value(self, element: Element, night: bool) -> Value:
        """The value that it is now."""
        return Value(use=self.use, element=element, points=self.points[element][night])


STRIKES: Mapping[str, Strike] = {
    "burning_power": Strike("siege", {"physical": (1, 1), "fire": (1, 1)}),
    "hot_swordsmanship": Strike("attack", {"physical": (2, 2), "fire": (2, 2)}),
    "freezing_power": Strike("siege", {"physical": (1, 1), "ice": (1, 1)}),
    "cold_swordsmanship": Strike("attack", {"physical": (2, 2), "ice": (2, 2)}),
    "shield_mastery": Strike("block", {"physical": (3, 3), "fire": (2, 2), "ice": (2, 2)}),
    "day_sharpshooting": Strike("ranged", {"physical": (2, 1)}),
    "night_sharpshooting": Strike("ranged", {"physical": (1, 2)}),
}


def own_fight(state: MageKnight, hero: Hero) -> Fight | None:
    """The fight in which the hero stands; None where it stands in none that the app keeps."""
    return state.fight if state.fight is not None and state.fight.seat == hero.seat else None


def values(state: MageKnight, hero: Hero, name: str) -> list[Value]:
    """The values as which a skill can be played in the phase of this fight; none: it is no such skill, or not now."""
    strike, fight = STRIKES.get(name), own_fight(state, hero)
    if strike is None or fight is None or fight.phase not in PHASES[strike.use]:
        return []
    return [strike.value(element, state.night) for element in strike.points]


def duel_values(state: MageKnight, hero: Hero, name: str) -> list[Value]:
    """MK-PVP-05, MK-PVP-08: the same for what is gathered now in a duel, if it is this hero who gathers it."""
    strike, duel = STRIKES.get(name), state.duel
    if strike is None or duel is None or duel.acting != hero.seat or duel.step not in ("attack", "block"):
        return []
    uses = frozenset(("block",)) if duel.step == "block" else exchange.allowed(duel)
    return [strike.value(element, state.night) for element in strike.points] if strike.use in uses else []


def out_of_place(state: MageKnight, hero: Hero, name: str) -> bool:
    """Whether a skill of a fight would be used where none is fought, or in another phase; a duel has its own page."""
    if name not in STRIKES or not state.in_app("fights") or state.duel is not None:
        return False
    return not values(state, hero, name)
