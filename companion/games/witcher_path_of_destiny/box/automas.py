"""Automa boards: what is known of them without their owner, what each difficulty begins with. WP-SOLO-07, -10, -18."""

from __future__ import annotations

from .knowledge import AutomaBoard, Box
from .names import Difficulty

STARTS: dict[Difficulty, int] = {"story": 0, "normal": 2, "sword": 4, "blood": 6, "march": 8}  # WP-SOLO-07
# WP-SOLO-12, WP-SOLO-17: her two abilities are known; which two symbols her board shows, only its owner can say.
KNOWN: dict[str, AutomaBoard] = {"yennefer": AutomaBoard(colour="blue", extra_card=True)}
NOTHING_KNOWN = AutomaBoard()


def board_of(box: Box, character: str | None) -> AutomaBoard:
    """WP-SOLO-10, WP-SOLO-18: an Automa board as its owner described it; what is left out there is what is known."""
    known = KNOWN.get(character or "", NOTHING_KNOWN)
    printed = box.automas.get(character or "")
    if printed is None:
        return known
    first = printed if printed.colour or printed.symbol or printed.first else known
    return AutomaBoard(
        symbols=printed.symbols,
        colour=first.colour,
        symbol=first.symbol,
        first=first.first,
        second=printed.second,
        extra_card=printed.extra_card or (not printed.second and known.extra_card),
        track=printed.track,
    )
