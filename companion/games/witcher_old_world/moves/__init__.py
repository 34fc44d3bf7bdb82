"""The moves of The Witcher: Old World, by what they are about. Reading this folder is reading the game."""

from ....core import guide, house_rules
from ....core.moves import Moves
from ....core.table_moves import table_moves
from ....story.moves import reading_moves
from ..state.house_rules import HouseRule
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

moves = Moves(
    table_moves,
    reading_moves,
    guide.moves,
    house_rules.moves_of(HouseRule),
    at_once.moves,
    boards.moves,
    dice.moves,
    drawing.moves,
    duel.moves,
    exploring.moves,
    fights.moves,
    meditation.moves,
    monsters_turn.moves,
    movement.moves,
    places.moves,
    sheet.moves,
    solving.moves,
)
