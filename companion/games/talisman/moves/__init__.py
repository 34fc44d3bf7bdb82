"""The moves of Talisman, by what they are about. Reading this folder is reading the game."""

from . import (
    abilities,
    belongings,
    cards,
    collecting,
    crown,
    evading,
    fights,
    growth,
    inner,
    movement,
    nature,
    sheet,
    spaces,
    spells,
    turns,
)
from .registry import moves

__all__ = [
    "abilities",
    "belongings",
    "cards",
    "collecting",
    "crown",
    "evading",
    "fights",
    "growth",
    "inner",
    "movement",
    "moves",
    "nature",
    "sheet",
    "spaces",
    "spells",
    "turns",
]
