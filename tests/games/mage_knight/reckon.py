"""A second reckoning of small fights, written from the ledger alone: by brute force, over all assignments.

It shares neither code nor types with the app's: enemies and values are plain tuples.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

Token = tuple[int, int, str, frozenset[str], frozenset[str], bool, int]
"""Armor, Attack, its element, abilities, resistances, whether it defends a fortified site, Fame."""
Card = tuple[str, str, int]
"""What it is used as, its element, its points."""

EFFICIENT_BLOCKS = {
    "physical": ("physical", "fire", "ice", "cold_fire"),
    "fire": ("ice", "cold_fire"),
    "ice": ("fire", "cold_fire"),
    "cold_fire": ("cold_fire",),
}


def attack_works(tokens: list[Token], cards: list[Card], first: bool) -> bool:
    """MK-RSA-02..07, MK-ATK-01, read one by one."""
    need = full = half = 0
    for armor, _, _, abilities, _, walled, _ in tokens:
        need += armor
        if first and walled and "fortified" in abilities:
            return False
    for use, element, points in cards:
        if use == "block" or (first and use == "attack"):
            continue
        if first and use != "siege" and any(walled or "fortified" in can for _, _, _, can, _, walled, _ in tokens):
            continue
        wanted = {"fire", "ice"} if element == "cold_fire" else {element}
        if any(wanted <= resists for _, _, _, _, resists, _, _ in tokens):
            half += points
        else:
            full += points
    return full + (half - half % 2) // 2 >= need


def block_works(token: Token, cards: list[Card]) -> bool:
    """MK-BLK-05..07, read one by one."""
    _, attack, element, abilities, _, _, _ = token
    full = half = 0
    for use, own, points in cards:
        if use != "block":
            continue
        if own in EFFICIENT_BLOCKS[element]:
            full += points
        else:
            half += points
    return full + half // 2 >= (2 if "swift" in abilities else 1) * attack


def partitions(count: int) -> Iterator[list[list[int]]]:
    """All ways of leaving some of `count` things out and putting the others into groups."""
    if count == 0:
        yield []
        return
    for smaller in partitions(count - 1):
        yield smaller
        for at in range(len(smaller)):
            yield [[*group, count - 1] if at == place else group for place, group in enumerate(smaller)]
        yield [*smaller, [count - 1]]


def best_of_attacks(tokens: list[Token], cards: list[Card], first: bool) -> tuple[int, int, int]:
    """The most Fame, the most enemies, the fewest points (negative), over every assignment there is."""
    best = (0, 0, 0)
    for groups in partitions(len(tokens)):
        for choice in product(range(len(groups) + 1), repeat=len(cards)):
            fame = fallen = spent = 0
            for at, group in enumerate(groups):
                mine = [card for card, place in zip(cards, choice, strict=True) if place == at]
                if attack_works([tokens[one] for one in group], mine, first):
                    fame += sum(tokens[one][6] for one in group)
                    fallen += len(group)
                    spent += sum(points for _, _, points in mine)
            best = max(best, (fame, fallen, -spent))
    return best


def best_of_blocks(tokens: list[Token], cards: list[Card]) -> tuple[int, int, int]:
    """The most damage spared, the most enemies blocked, the fewest points (negative)."""
    best = (0, 0, 0)
    for choice in product(range(len(tokens) + 1), repeat=len(cards)):
        spared = stopped = spent = 0
        for at, token in enumerate(tokens):
            mine = [card for card, place in zip(cards, choice, strict=True) if place == at]
            if token[1] and block_works(token, mine):
                spared += token[1] * (2 if "brutal" in token[3] else 1)
                stopped += 1
                spent += sum(points for _, _, points in mine)
        best = max(best, (spared, stopped, -spent))
    return best


def suffer(token: Token, units: list[tuple[int, frozenset[str]]], armor: int) -> tuple[list[str], int, int, bool]:
    """MK-DMG-02..08, 12, 13 as hands would do it: card by card. What befell the units; Wounds to hand, to the discard
    pile; whether the hand is lost."""
    _, damage, element, abilities, _, _, _ = token
    if "brutal" in abilities:
        damage += damage
    fates = []
    for own, resists in units:
        if damage <= 0:
            break
        if ({"fire", "ice"} if element == "cold_fire" else {element}) <= resists:
            damage -= own
            if damage <= 0:
                fates.append("resisted")
                continue
        fates.append("destroyed" if "paralyze" in abilities else "two" if "poison" in abilities else "one")
        damage -= own
    hand = aside = 0
    while damage > 0:
        hand += 1
        aside += 1 if "poison" in abilities else 0
        damage -= armor
    return fates, hand, aside, hand > 0 and "paralyze" in abilities
