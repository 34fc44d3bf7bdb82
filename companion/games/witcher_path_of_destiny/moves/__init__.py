"""The moves of The Witcher: Path of Destiny, by what they are about. Reading this folder is reading the game."""

from ....core import house_rules
from ....core.moves import Moves
from ....core.table_moves import table_moves
from ....story.moves import reading_moves
from ..state.house_rules import HouseRule
from . import abilities, box, draft, play, printed, scoring, solo, stories, story, symbols, turn

moves = Moves(
    table_moves,
    reading_moves,
    house_rules.moves_of(HouseRule),
    abilities.moves,
    box.moves,
    draft.moves,
    play.moves,
    printed.moves,
    scoring.moves,
    solo.moves,
    stories.moves,
    story.moves,
    symbols.moves,
    turn.moves,
)
