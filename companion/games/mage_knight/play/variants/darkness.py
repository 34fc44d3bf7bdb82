"""Darkness is Coming: after each Day two dice decide whether only Night is left. MK-VAR-09, MK-VAR-08, MK-RND-01."""

from __future__ import annotations

from collections.abc import Sequence

from .....core.draft import Draft
from ...box.names import Colour, Time
from ...state.table import MageKnight
from ..mana import MANA_DIE

DICE = 2


def played(state: MageKnight) -> bool:
    """Whether the table plays with it."""
    return "darkness" in state.variants


def waits(state: MageKnight) -> bool:
    """Whether the dice of this Day are still to be rolled."""
    return state.affairs.dusk


def day_is_over(state: MageKnight) -> None:
    """MK-VAR-09: after each Day the dice are rolled, unless it is dark already or the game is over."""
    state.affairs.dusk = played(state) and state.time == "day" and not state.affairs.dark


def roll(draft: Draft[MageKnight], told: Sequence[Colour] = ()) -> bool:
    """MK-VAR-09: two mana dice; any black one brings Night until the end of the game. Whether it does."""
    state = draft.state
    if told and len(told) != DICE:
        draft.refuse("dice", "two-dice", count=DICE)
    faces = [draft.roll(MANA_DIE, told[place] if told else None, "dice") for place in range(DICE)]
    state.affairs.dusk = False
    state.affairs.dark = "black" in faces
    draft.write("wrote-darkness" if state.affairs.dark else "wrote-still-day", dice=faces)
    draft.tell("tell-darkness" if state.affairs.dark else "tell-still-day", dice=faces)
    return state.affairs.dark


def next_time(state: MageKnight) -> Time:
    """MK-RND-01, MK-VAR-09: what time of day the next round is."""
    if played(state):
        return "night" if state.affairs.dark else "day"
    return "night" if state.time == "day" else "day"
