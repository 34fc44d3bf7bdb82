"""What this installation knows of its owner's boards, over what the box prints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.draft import Knowledge
from . import printed
from .names import BOX_HEROES, TRACKS, HeroId

BOARD_FACTS = (*TRACKS, *(f"{track}_start" for track in TRACKS))  # TG-CHR-02..04: what a board prints; the rest a card


def printed_facts(who: HeroId, told: Mapping[str, Any], knowledge: Knowledge) -> dict[str, Any]:
    """What a board and card print: what was `told`, else what this installation learned, else what the box says.

    TG-OPN-01: in open play the board may be another's; of a guest nothing is known but what is told.
    """
    facts = _known(who, knowledge)
    if (board := told.get("board", facts.get("colour", ""))) != facts.get("colour"):
        card = {key: value for key, value in facts.items() if key not in BOARD_FACTS}
        owner = _known(owner_of(board), knowledge) if board else {}
        facts = {**card, **{key: owner[key] for key in BOARD_FACTS if key in owner}, "colour": board}
    return _over(facts, told)


def _known(who: str, knowledge: Knowledge) -> dict[str, Any]:
    return _over({**printed.characters().get(who, {})}, knowledge.get("character", {}).get(who, {}))


def _over(facts: dict[str, Any], newer: Mapping[str, Any]) -> dict[str, Any]:
    for key, value in newer.items():
        facts[key] = {**facts.get(key, {}), **value} if isinstance(value, dict) else value
    return facts


def owner_of(board: str) -> str:
    """TG-COMP-03, TG-BEY-04: whose board of the box has that colour; nobody's, for one of another box."""
    return next((who for who in BOX_HEROES if printed.characters()[who]["colour"] == board), "")
