"""The moves of The Witcher: Path of Destiny, by what they are about. Reading this folder is reading the game."""

from ....core import house_rules
from ....core.moves import Move, Moves
from ....core.table_moves import table_moves
from ....story.moves import reading_moves
from ..state.house_rules import HouseRule
from ..state.table import Destiny
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


def listed(state: Destiny, move: Move) -> bool:
    """Whether the list of all moves names it: one of the Automa only against the Automa, a story's only in that one."""
    if move in solo.moves.values() and state.automa is None:
        return False
    return stories.played_here(state, move)
