"""The scoring card and the categories that scenarios add: what each is worth to one hero. MK-KF-40..45."""

from __future__ import annotations

from .figures import Category, Counting, Entry, Figures, HeldUnit, Readings, Summand

RULES: dict[Category, str] = {
    "knowledge": "MK-KF-40",
    "loot": "MK-KF-41",
    "leader": "MK-KF-42",
    "conqueror": "MK-KF-43",
    "adventurer": "MK-KF-44",
    "beating": "MK-KF-45",
    "cities": "MK-SCO-04",
    "mines": "MK-ML-10",
}


def categories(counting: Counting) -> tuple[Category, ...]:
    """Which categories that scenario counts, those of the scoring card first."""
    found: tuple[Category, ...] = ("knowledge", "loot", "leader", "conqueror", "adventurer", "beating")
    return found + (("cities",) if counting.cities else ()) + (("mines",) if counting.mines else ())


def entry(category: Category, one: Figures, counting: Counting, readings: Readings) -> Entry:
    """What a category is worth to one hero."""
    parts = tuple(part for part in _PARTS[category](one, counting, readings) if part.count)
    return Entry(category, RULES[category], parts, one.seat)


def knowledge(one: Figures, counting: Counting, readings: Readings) -> list[Summand]:
    """MK-KF-40: 2 for each Spell, 1 for each Advanced Action."""
    return [Summand("spells", one.spells, 2 * one.spells), Summand("actions", one.actions, one.actions)]


def loot(one: Figures, counting: Counting, readings: Readings) -> list[Summand]:
    """MK-KF-41: 2 for each Artifact, 1 for two crystals, by another reading for each."""
    crystals = one.crystals if readings.crystal_each else one.crystals // 2
    return [Summand("artifacts", one.artifacts, 2 * one.artifacts), Summand("crystals", one.crystals, crystals)]


def leader(one: Figures, counting: Counting, readings: Readings) -> list[Summand]:
    """MK-KF-42, MK-EDG-06: the levels of the units; of a wounded one half, rounded down, by another reading up."""
    sound = [unit for unit in one.units if not unit.wounded]
    hurt = [unit for unit in one.units if unit.wounded]
    return [
        Summand("units", len(sound), sum(unit.level for unit in sound)),
        Summand("units_wounded", len(hurt), sum(half_level(unit, readings.wounded_up) for unit in hurt)),
    ]


def half_level(unit: HeldUnit, up: bool) -> int:
    """MK-EDG-06: half the level of a wounded unit."""
    return -(-unit.level // 2) if up else unit.level // 2


def conqueror(one: Figures, counting: Counting, readings: Readings) -> list[Summand]:
    """MK-KF-43: 2 for each shield on a keep, a mage tower, a burned monastery."""
    return [Summand("strongholds", one.strongholds, 2 * one.strongholds)]


def adventurer(one: Figures, counting: Counting, readings: Readings) -> list[Summand]:
    """MK-KF-44, MK-DL-08: 2 for each shield on an adventure site; of Dungeon Lords 4 on a dungeon or a tomb."""
    if not counting.delves:
        return [Summand("adventures", one.adventures, 2 * one.adventures)]
    other = max(0, one.adventures - one.delves)
    return [Summand("delves", one.delves, 4 * one.delves), Summand("adventures", other, 2 * other)]


def beating(one: Figures, counting: Counting, readings: Readings) -> list[Summand]:
    """MK-KF-45: 2 less for each Wound among the own deed cards."""
    return [Summand("wounds", one.wounds, -2 * one.wounds)]


def cities(one: Figures, counting: Counting, readings: Readings) -> list[Summand]:
    """MK-SCO-04: 7 for each city led, 4 for each other one with an own shield."""
    return [Summand("cities_led", one.led, 7 * one.led), Summand("cities_shielded", one.shielded, 4 * one.shielded)]


def mines(one: Figures, counting: Counting, readings: Readings) -> list[Summand]:
    """MK-ML-10: 4 for each own mine of the countryside, 7 of the core."""
    return [
        Summand("mines_countryside", one.mines_countryside, 4 * one.mines_countryside),
        Summand("mines_core", one.mines_core, 7 * one.mines_core),
    ]


_PARTS = {
    "knowledge": knowledge,
    "loot": loot,
    "leader": leader,
    "conqueror": conqueror,
    "adventurer": adventurer,
    "beating": beating,
    "cities": cities,
    "mines": mines,
}
