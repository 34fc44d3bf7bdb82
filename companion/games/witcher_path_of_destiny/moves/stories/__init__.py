"""Moves of the stories' own rules, a file for each story."""

from .....core.moves import Moves
from . import alliances, extra_effort, hidden_objectives

moves = Moves(alliances.moves, extra_effort.moves, hidden_objectives.moves)
