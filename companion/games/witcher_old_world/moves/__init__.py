"""The moves of The Witcher: Old World, by what they are about. Reading this folder is reading the game."""

from . import (
    at_once,
    boards,
    dice,
    drawing,
    duel,
    exploring,
    fights,
    meditation,
    monsters_turn,
    movement,
    places,
    sheet,
    solving,
)
from .registry import moves

__all__ = [
    "at_once",
    "boards",
    "dice",
    "drawing",
    "duel",
    "exploring",
    "fights",
    "meditation",
    "monsters_turn",
    "movement",
    "moves",
    "places",
    "sheet",
    "solving",
]
