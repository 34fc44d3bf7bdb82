"""An enemy as it fights here: its token, what cities and walls give it, what was played on it. MK-ENM, MK-CTY."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...box.cities import strengthened
from ...box.enemies import Enemy, EnemyAbility, Resistance
from ...box.names import Basic, Element

# MK-BLK-05: which blocks are efficient against an attack of that element.
EFFICIENT: dict[Element, frozenset[Element]] = {
    "physical": frozenset(("physical", "fire", "ice", "cold_fire")),
    "fire": frozenset(("ice", "cold_fire")),
    "ice": frozenset(("fire", "cold_fire")),
    "cold_fire": frozenset(("cold_fire",)),
}


@dataclass(frozen=True, kw_only=True)
class Opponent:
    """An enemy as it stands in this fight. `walled`: it defends a fortified site; `number`: which one it is here."""

    number: int = 0
    armor: int
    attack: int
    element: Element = "physical"
    abilities: frozenset[EnemyAbility] = frozenset()
    resistances: frozenset[Resistance] = frozenset()
    walled: bool = False
    fame: int = 0

    def has(self, ability: EnemyAbility) -> bool:
        """Whether the ability is its own here."""
        return ability in self.abilities

    @property
    def fortified(self) -> bool:
        """MK-RSA-03: whether in the first phase only siege attacks reach it."""
        return self.walled or self.has("fortified")

    @property
    def doubly_fortified(self) -> bool:
        """MK-RSA-04: whether in the first phase nothing reaches it."""
        return self.walled and self.has("fortified")

    @property
    def needed_block(self) -> int:
        """MK-BLK-06, MK-BLK-07: what stops it; Swift wants twice the Attack."""
        return self.attack * 2 if self.has("swift") else self.attack

    @property
    def damage(self) -> int:
        """MK-DMG-02: what it deals unblocked; Brutal doubles it, Swift does not."""
        return self.attack * 2 if self.has("brutal") else self.attack

    def resists(self, element: Element) -> bool:
        """MK-RSA-05, MK-RSA-06: whether that attack is halved; cold fire only by fire and ice resistance together."""
        return withstands(self.resistances, element)


def withstands(resistances: frozenset[Resistance], element: Element) -> bool:
    """MK-RSA-06, MK-DMG-06, MK-ENM-02: whether these resistances hold against an element, for an enemy or a unit."""
    if element == "cold_fire":
        return {"fire", "ice"} <= resistances
    return element in resistances


def opponent(
    enemy: Enemy,
    *,
    number: int = 0,
    cities: Iterable[Basic] = (),
    walled: bool = False,
    armor: int = 0,
    attack: int = 0,
    bared: bool = False,
    open_: bool = False,
) -> Opponent:
    """The token as it fights here. MK-CTY-01..04, MK-VAR-22.

    `armor`, `attack`: what cards or the die change; Armor never falls below 1, Attack never below 0. `bared`: it has
    lost its resistances, `open_`: every fortification.
    """
    more = strengthened(enemy, cities)
    abilities = enemy.abilities | more.abilities
    return Opponent(
        number=number,
        armor=max(1, enemy.armor + more.armor + armor),
        attack=0 if enemy.summons else max(0, enemy.attack + more.attack + attack),
        element=enemy.element,
        abilities=abilities - {"fortified"} if open_ else abilities,
        resistances=frozenset() if bared else enemy.resistances,
        walled=walled and not open_,
        fame=enemy.fame,
    )


def halved_against(targets: Sequence[Opponent]) -> frozenset[Element]:
    """MK-RSA-05, MK-RSA-06: the elements that any of the targets halves for the whole attack."""
    elements: tuple[Element, ...] = ("physical", "fire", "ice", "cold_fire")
    return frozenset(one for one in elements if any(target.resists(one) for target in targets))
