"""The monsters of the box as their cards print them. WO-CMP-13, WO-KF-05, WO-SET-17."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec

from .names import MonsterId
from .printed import read

LIFE = 10  # of one that nobody knows


class Monster(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A monster's card. Its name, and the gist of its ability in our own words, by language."""

    level: int
    life: int
    name: Mapping[str, str]
    ability: Mapping[str, str]
    when: Literal["before_life_deck", "after_life_deck", "fight", "defeated"]  # when its ability matters
    cap: int | None = None  # to how many cards the hand is filled after its defeat
    blunted: int = 0  # by how much each attack that deals damage deals less
    snatches: int = 0  # and how many random cards of the hand it then takes
    expansion: bool = False  # not in the base box

    @property
    def counted(self) -> bool:
        """Whether the app counts with its ability; the table minds all others."""
        return self.cap is not None or bool(self.blunted or self.snatches)


@cache
def monsters() -> Mapping[str, Monster]:
    """WO-KF-05, WO-CMP-13: the monsters of the box by id."""
    every = msgspec.convert(read("monsters"), dict[str, Monster])
    return {id: monster for id, monster in every.items() if not monster.expansion}


def of_level(level: int) -> list[MonsterId]:
    """WO-SET-17: the monster tokens of a level."""
    return sorted(id for id, monster in monsters().items() if monster.level == level)


def level_of(id: str) -> int:
    """A monster's level; 1 for one that nobody knows."""
    return monsters()[id].level if id in monsters() else 1


def life_of(id: str) -> int:
    """WO-KF-05: how many fight cards its card prints."""
    return monsters()[id].life if id in monsters() else LIFE


def name_of(id: str, language: str) -> str:
    """A monster's name."""
    return monsters()[id].name[language] if id in monsters() else id
