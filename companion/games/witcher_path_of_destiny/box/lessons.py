"""What a table teaches of the owner's box beside action cards: boards, quests, the stories' cards. WP-DATA-20.

Each is read from a move's arguments, so that the move and the next table make the same thing of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from .characters import abilities_of
from .knowledge import AbilityNote, Board, Lessons


def plain(thing: Any) -> dict[str, Any]:
    """A described thing as facts to be remembered."""
    return msgspec.to_builtins(thing)


def ability_notes(board: Board | None, character: str) -> list[AbilityNote]:
    """WP-ABI-11: the four abilities of a board as its owner has put them right, else as the ledger pairs them."""
    known = list(board.abilities) if board else []
    return [*known, *(AbilityNote(id=id) for id in abilities_of(character)[len(known) :])]


def rising(numbers: Sequence[int]) -> bool:
    """Whether no number is below the one before it."""
    return all(one <= other for one, other in zip(numbers, numbers[1:], strict=False))


# --- what a move teaches ---------------------------------------------------------------------------------------------


def of_board(args: Mapping[str, Any], state: Any) -> Lessons:
    """A player board: where abilities stand, what the track pays, which abilities it has."""
    character = args["character"]
    return {"board": {character: plain(state.box.boards[character])}}


def of_quest(args: Mapping[str, Any], state: Any) -> Lessons:
    """A side quest card."""
    return {"side_quest": {args["character"]: plain(state.box.quests[args["character"]])}}


def of_automa(args: Mapping[str, Any], state: Any) -> Lessons:
    """An Automa board."""
    return {"automa": {args["character"]: plain(state.box.automas[args["character"]])}}


def of_effort(args: Mapping[str, Any], state: Any) -> Lessons:
    """An extra effort card."""
    return {"effort": {args["card"]: plain(state.box.efforts[args["card"]])}}


def of_objective(args: Mapping[str, Any], state: Any) -> Lessons:
    """A hidden objective."""
    return {"objective": {args["card"]: plain(state.box.objectives[args["card"]])}}


def of_alliance(args: Mapping[str, Any], state: Any) -> Lessons:
    """An alliance card."""
    return {"alliance": {args["card"]: plain(state.box.alliances[args["card"]])}}


def of_solo_note(args: Mapping[str, Any], state: Any) -> Lessons:
    """The solo rule card of a story, in the owner's words."""
    return {"solo_note": {args["story"]: {"text": args["text"]}}}
