"""The moves of Talisman, by what they are about. Reading this folder is reading the game."""

from ....core import guide, house_rules
from ....core.moves import Moves
from ....core.table_moves import table_moves
from ....story.moves import reading_moves
from ..state.house_rules import HouseRule
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

moves = Moves(
    table_moves,
    reading_moves,
    guide.moves,
    house_rules.moves_of(HouseRule),
    abilities.moves,
    belongings.moves,
    cards.moves,
    collecting.moves,
    crown.moves,
    evading.moves,
    fights.moves,
    growth.moves,
    inner.moves,
    movement.moves,
    nature.moves,
    sheet.moves,
    spaces.moves,
    spells.moves,
    turns.moves,
)
