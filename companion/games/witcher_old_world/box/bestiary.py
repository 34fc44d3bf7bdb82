"""The monsters of the box as their cards print them. WO-CMP-13, WO-KF-05, WO-SET-17."""

from __future__ import annotations

from functools import cache
from typing import Any

from .names import MonsterId
from .printed import read


@cache
def printed() -> dict[str, dict[str, Any]]:
    """WO-KF-05, WO-CMP-13: the monsters of the box by id."""
    return {id: facts for id, facts in read("monsters").items() if not facts.get("expansion")}


def of_level(level: int) -> list[MonsterId]:
    """WO-SET-17: the monster tokens of a level."""
    return sorted(id for id, facts in printed().items() if facts["level"] == level)


def level_of(id: str) -> int:
    """A monster's level; 1 for one that nobody knows."""
    return printed().get(id, {}).get("level", 1)


def name_of(id: str, language: str) -> str:
    """A monster's name."""
    return printed()[id]["name"][language] if id in printed() else id
