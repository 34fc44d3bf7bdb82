"""Moves of the stories' own rules, a file for each story."""

from .....core.moves import Move, Moves
from ...box.names import Module
from ...play import stories
from ...state.table import Destiny
from . import alliances, extra_effort, hidden_objectives

OF_MODULE: dict[Module, Moves] = {
    "alliances": alliances.moves,
    "extra_effort": extra_effort.moves,
    "hidden_objectives": hidden_objectives.moves,
}
moves = Moves(*OF_MODULE.values())


def played_here(state: Destiny, move: Move) -> bool:
    """Whether a move is none of another story's own rules."""
    return all(move not in own.values() or stories.of(state) is stories.MODULES[id] for id, own in OF_MODULE.items())
