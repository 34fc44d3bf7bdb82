"""The moves of Talisman, by what they are about. Reading this folder is reading the game."""

from . import (
    belongings,
    cards,
    collecting,
    crown,
    evading,
    fights,
    growth,
    inner,
    meeting,
    movement,
    nature,
    sheet,
    spaces,
    spells,
    turns,
)
from .registry import moves

__all__ = [
    "belongings",
    "cards",
    "collecting",
    "crown",
    "evading",
    "fights",
    "growth",
    "inner",
    "meeting",
    "movement",
    "moves",
    "nature",
    "sheet",
    "spaces",
    "spells",
    "turns",
]
