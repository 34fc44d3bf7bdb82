"""The enemy tokens as they print themselves. MK-KF-50, MK-CMP-06, MK-ENM-01.

Where sources differ, `unsure` names the field; the token on the table is right, so a page says what to check there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

import msgspec

from .names import BACKS, Back, Element

EnemyId = Literal[
    "prowlers",
    "diggers",
    "cursed_hags",
    "wolf_riders",
    "ironclads",
    "orc_summoners",
    "crossbowmen",
    "guardsmen",
    "swordsmen",
    "golems",
    "monks",
    "illusionists",
    "ice_mages",
    "fire_mages",
    "ice_golems",
    "fire_golems",
    "minotaur",
    "gargoyle",
    "medusa",
    "crypt_worm",
    "werewolf",
    "swamp_dragon",
    "fire_dragon",
    "ice_dragon",
    "high_dragon",
    "freezers",
    "gunners",
    "altem_guardsmen",
    "altem_mages",
]
EnemyAbility = Literal["fortified", "swift", "brutal", "poison", "paralyze", "summon"]  # MK-ENM-01
Resistance = Literal["physical", "fire", "ice"]
EnemyField = Literal["armor", "attack", "abilities", "resistances", "fame"]

ENEMY_ABILITIES: tuple[EnemyAbility, ...] = get_args(EnemyAbility)
RESISTANCES: tuple[Resistance, ...] = get_args(Resistance)
MAGES = "fortified brutal poison"  # of the Altem Mages


class Enemy(msgspec.Struct, frozen=True, kw_only=True):
    """An enemy token (MK-KF-50); one that summons attacks with what it draws, its own Attack is 0 (MK-BLK-02)."""

    id: EnemyId
    back: Back
    copies: int
    armor: int
    attack: int
    element: Element = "physical"
    abilities: frozenset[EnemyAbility] = frozenset()
    resistances: frozenset[Resistance] = frozenset()
    fame: int
    unsure: EnemyField | None = None

    @property
    def summons(self) -> bool:
        """Whether a brown monster fights in its stead while it attacks. MK-BLK-02."""
        return "summon" in self.abilities


def _rows() -> tuple[Enemy, ...]:
    """The table of the ledger, line by line: back, id, copies, Armor, Attack with its element, what it can, Fame."""
    return (
        _enemy("green", "prowlers", 2, 3, 4, "", "", 2),
        _enemy("green", "diggers", 2, 3, 3, "fortified", "", 2),
        _enemy("green", "cursed_hags", 2, 5, 3, "poison", "", 3),
        _enemy("green", "wolf_riders", 2, 4, 3, "swift", "", 3),
        _enemy("green", "ironclads", 2, 3, 4, "brutal", "physical", 4),
        _enemy("green", "orc_summoners", 2, 4, 0, "summon", "", 4),
        _enemy("gray", "crossbowmen", 3, 4, 4, "swift", "", 3),
        _enemy("gray", "guardsmen", 3, 7, 3, "fortified", "", 3),
        _enemy("gray", "swordsmen", 2, 5, 6, "", "", 4),
        _enemy("gray", "golems", 2, 5, 2, "", "physical", 4),
        _enemy("violet", "monks", 2, 5, 5, "poison", "", 4),
        _enemy("violet", "illusionists", 2, 3, 0, "summon", "physical", 4),
        _enemy("violet", "ice_mages", 2, 6, 5, "", "ice", 5, element="ice"),
        _enemy("violet", "fire_mages", 2, 5, 6, "", "fire", 5, element="fire"),
        _enemy("violet", "ice_golems", 1, 4, 2, "paralyze", "physical ice", 5, element="ice"),
        _enemy("violet", "fire_golems", 1, 4, 3, "brutal", "physical fire", 5, element="fire"),
        _enemy("brown", "minotaur", 2, 5, 5, "brutal", "", 4),
        _enemy("brown", "gargoyle", 2, 4, 5, "", "physical", 4),
        _enemy("brown", "medusa", 2, 4, 6, "paralyze", "", 5),
        _enemy("brown", "crypt_worm", 2, 6, 6, "fortified", "", 5),
        _enemy("brown", "werewolf", 2, 5, 7, "swift", "", 5),
        # Another source has Paralyze in the place of Poison.
        _enemy("red", "swamp_dragon", 2, 9, 5, "swift poison", "", 7, unsure="abilities"),
        _enemy("red", "fire_dragon", 2, 7, 9, "", "physical fire", 8, element="fire"),
        _enemy("red", "ice_dragon", 2, 7, 6, "paralyze", "physical ice", 8, element="ice"),
        _enemy("red", "high_dragon", 2, 9, 6, "brutal", "fire ice", 9, element="cold_fire"),
        _enemy("white", "freezers", 3, 7, 3, "swift paralyze", "fire", 7, element="ice"),
        _enemy("white", "gunners", 3, 6, 6, "brutal", "ice", 7, element="fire"),
        # Another source has Attack 5.
        _enemy("white", "altem_guardsmen", 2, 7, 6, "fortified", "physical fire ice", 8, unsure="attack"),
        # Not every source has them Fortified.
        _enemy("white", "altem_mages", 2, 8, 4, MAGES, "physical", 8, element="cold_fire", unsure="abilities"),
    )


def _enemy(
    back: Back,
    id: EnemyId,
    copies: int,
    armor: int,
    attack: int,
    abilities: str,
    resistances: str,
    fame: int,
    *,
    element: Element = "physical",
    unsure: EnemyField | None = None,
) -> Enemy:
    return Enemy(
        id=id,
        back=back,
        copies=copies,
        armor=armor,
        attack=attack,
        element=element,
        abilities=msgspec.convert(abilities.split(), frozenset[EnemyAbility]),
        resistances=msgspec.convert(resistances.split(), frozenset[Resistance]),
        fame=fame,
        unsure=unsure,
    )


ENEMIES: Mapping[EnemyId, Enemy] = {enemy.id: enemy for enemy in _rows()}


def enemies_of(back: Back) -> list[EnemyId]:
    """The enemies behind a back, each once, as the ledger lists them."""
    return [enemy.id for enemy in ENEMIES.values() if enemy.back == back]


def pile(back: Back) -> list[EnemyId]:
    """MK-CMP-06: a whole pile of tokens of that back, not shuffled."""
    return [enemy.id for enemy in ENEMIES.values() if enemy.back == back for _ in range(enemy.copies)]


def piles() -> dict[Back, list[EnemyId]]:
    """MK-CMP-06: all piles of round tokens."""
    return {back: pile(back) for back in BACKS}
