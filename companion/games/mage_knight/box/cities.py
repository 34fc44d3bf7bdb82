"""The four cities: their garrisons by level, and what they do for their defenders. MK-KF-52, MK-CTY-01..04."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from .enemies import Enemy, EnemyAbility
from .names import Back, Basic

LETTERS: Mapping[str, Back] = {"g": "gray", "v": "violet", "b": "brown", "w": "white"}
GARRISON_ROWS: Mapping[Basic, tuple[str, ...]] = {  # from level 1 to 11, a letter a token
    "white": ("w", "gw", "ww", "ggw", "gww", "gggw", "ggww", "gwww", "gggww", "ggwww", "gwwww"),
    "blue": ("gv", "vv", "vw", "gvw", "vvw", "vww", "gvvw", "vvww", "vwww", "gvvww", "vvwww"),
    "green": ("gb", "bb", "ggb", "gbw", "bbw", "ggbw", "gbbw", "bbww", "gbbbw", "gbbww", "bbwww"),
    "red": ("w", "bv", "bw", "bvv", "bvw", "bbvv", "bvvw", "bvww", "bbvvw", "bbvww", "bvwww"),
}
HIGHEST = 11


def garrison(city: Basic, level: int) -> list[Back]:
    """MK-KF-52, MK-EXP-10: the tokens that the window of the figure shows at that level."""
    return [LETTERS[letter] for letter in GARRISON_ROWS[city][level - 1]]


class Strengthened(msgspec.Struct, frozen=True, kw_only=True):
    """What the cities that are defended add to a defender. MK-CTY-01..04, MK-VAR-22."""

    armor: int = 0
    attack: int = 0
    abilities: frozenset[EnemyAbility] = frozenset()


def strengthened(enemy: Enemy, cities: Iterable[Basic]) -> Strengthened:
    """MK-CTY-01..04: what these cities (two of them in a megapolis) add to one of their defenders.

    A summoner has no attack of its own to be strengthened (MK-BLK-02).
    """
    armor, attack, abilities = 0, 0, frozenset[EnemyAbility]()
    for city in cities:
        if city == "white":
            armor += 1
        elif enemy.summons:
            continue
        elif city == "blue":
            attack += {"fire": 2, "ice": 2, "cold_fire": 1}.get(enemy.element, 0)
        elif enemy.element == "physical":
            abilities |= {"brutal"} if city == "red" else {"poison"}
    return Strengthened(armor=armor, attack=attack, abilities=abilities)
