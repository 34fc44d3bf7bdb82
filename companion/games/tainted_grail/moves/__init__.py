"""The moves of Tainted Grail, by what they are about. Reading this folder is reading the game."""

from . import (
    actions,
    belongings,
    boards,
    chapters,
    day,
    dials,
    encounters,
    growth,
    guardians,
    map,
    menhirs,
    morning,
    night,
    party,
    sheet,
    statuses,
    story,
)
from .registry import moves

__all__ = [
    "actions",
    "belongings",
    "boards",
    "chapters",
    "day",
    "dials",
    "encounters",
    "growth",
    "guardians",
    "map",
    "menhirs",
    "morning",
    "moves",
    "night",
    "party",
    "sheet",
    "statuses",
    "story",
]
