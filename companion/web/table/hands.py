"""What the foot of a page tells the hands: what to do, or what was taken back and no longer holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...core.errors import Unreadable
from ...core.game import Game
from ...core.message import Message
from ...core.moves import Move, Moves
from ...store.errors import NoSuchMoment
from ...store.log import LATELY
from ...store.records import Entry
from ..stores import store


@dataclass(frozen=True)
class Hands:
    """What the hands are told: what to do, or what was taken back and no longer holds; and what came before.

    `state`: the one in whose words it is said, for it alone knows the names of what a step back took away.
    """

    told: list[Message] = field(default_factory=list)
    state: Any = None
    taken_back: bool = False
    before: list[Message] = field(default_factory=list)  # the hands may still be busy with it


def told_hands(id: str, game: Game, state: Any, last: Entry, undo: Entry | None) -> Hands:
    """What the last deed told the hands: with another one it leaves the foot, and lies among what was told before.

    `last`: what happened last at this table; `undo`: the move on which it stands, where there is one to take back.
    """
    if last.kind == "undo" and (taken := _taken_back(id, last)):
        return Hands(game.for_the_hands(taken.tellings), left_behind(id, taken.revision, state), taken_back=True)
    if undo is None or state.evening.away or state.checklist is not None:
        return Hands(game.for_the_hands(last.tellings), state)
    lately = store().told_lately(id, undo)
    now = lately.pop(0) if lately and _deed(id, game.moves, undo).tellings else []
    before = [message for told in lately for message in game.for_the_hands(told)]
    return Hands(game.for_the_hands(now), state, before=before)


def _deed(id: str, moves: Moves, made: Entry) -> Entry:
    """The last deed: a word written down, a number set right or a vote is none, the hands go on with what they do."""
    while not made.tellings and (move := moves.get(made.move)) and _leaves_them_be(move):
        earlier = store().entry(id, made.revision - 1)
        if earlier.kind != "move":
            break
        made = earlier
    return made


def _leaves_them_be(move: Move) -> bool:
    return move.when == "always" or move.lasting or move.notes


def _taken_back(id: str, last: Entry) -> Entry | None:
    """The last of the steps back in a row, up to this one, that took back something told."""
    for _ in range(LATELY):
        if last.kind != "undo":
            break
        if last.tellings:
            return last
        last = store().entry(id, last.revision - 1)
    return None


def left_behind(id: str, revision: int, state: Any) -> Any:
    """The state that the step back at that revision left: it alone knows the names of what is no longer there."""
    try:
        return store().at(id, revision - 1).state
    except (Unreadable, NoSuchMoment):  # perhaps it was left because nobody can read it
        return state
