"""Mana: the faces of a die, and what which mana is good for by Day and by Night. MK-KF-02, MK-MAN-05, MK-MAN-06."""

from __future__ import annotations

from .names import BASICS, COLOURS, Colour

FACES: tuple[Colour, ...] = COLOURS  # MK-KF-02: one of each
DICE = 7  # MK-KF-01


def specials_at_most(dice: int) -> int:
    """MK-SET-13: how many of so many dice of the Source may show gold or black."""
    return dice // 2


def usable(colour: Colour, night: bool) -> bool:
    """MK-MAN-05, MK-MAN-06: gold is depleted by Night, black by Day (and the other way round under night rules)."""
    return colour in BASICS or (colour == "black") == night


def pays(mana: Colour, cost: Colour, night: bool) -> bool:
    """MK-MAN-05, MK-MAN-06: whether that mana pays for this cost; gold is any basic colour, black is black alone."""
    return usable(mana, night) and (mana == cost or (mana == "gold" and cost in BASICS))
