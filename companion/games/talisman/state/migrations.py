"""Saves of older versions in today's shape, one schema at a time."""

from __future__ import annotations

from typing import Any

from ....core.procedure import steps_by_name

SCHEMA = 4


def each_raft_has_its_turn(plain: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: which rafts are due is known one by one, which alignment-change cards are out, too.

    Behind the bridge the end of the movement is chosen there, not before the Sentinel.
    """
    characters = [_character(one) for one in plain.get("characters", [])]
    turn = {name: value for name, value in plain.get("turn", {}).items() if name != "bound"}
    return {**plain, "characters": characters, "turn": turn}


def _character(old: dict[str, Any]) -> dict[str, Any]:
    one = {name: value for name, value in old.items() if name != "raft"}
    held = [card["id"] for card in one.get("objects", []) if "raft" in card.get("marks", [])]
    one["due_rafts"] = held if old.get("raft") else []
    one["alignment_card"] = one.get("alignment") != one.get("printed")
    return one


def steps_are_named(plain: dict[str, Any]) -> dict[str, Any]:
    """2 to 3: a step is kept by its name, so that another one may come before it."""
    return steps_by_name(plain, {"turn": ("movement", "encounter", "end")})


def nobody_is_guided(plain: dict[str, Any]) -> dict[str, Any]:
    """3 to 4: a first evening can be guided; a table of before knows its way."""
    return {**plain, "guided": False}


MIGRATIONS = {1: each_raft_has_its_turn, 2: steps_are_named, 3: nobody_is_guided}
