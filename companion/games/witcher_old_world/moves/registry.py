"""Where this game's moves are declared, on top of those that every table has."""

from ....core.general import general
from ....core.moves import Moves
from ....story.moves import reading_moves

moves = Moves(general, reading_moves)
