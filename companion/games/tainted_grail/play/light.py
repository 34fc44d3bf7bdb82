"""What the menhirs light: now, and what the coming mornings will take. What is foretold and what is done are one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....core.grid import Cell, within
from ..state.pieces import Menhir, Place
from ..state.table import Avalon

# "tonight", "tomorrow": the next morning takes the card, or the one after it; "last": its light goes out then, and no
# other burns, so the card stays; "dark": no light, and it stays.
Light = Literal["lit", "tomorrow", "tonight", "last", "dark"]


def lights(state: Avalon, menhirs: Sequence[Menhir]) -> list[Cell]:
    """The cells on which these menhirs stand."""
    places = [state.place(menhir.place) for menhir in menhirs]
    return [place.at for place in places if place and place.at is not None]


def in_range(state: Avalon, cell: Cell) -> bool:
    """TG-LOC-12: whether a cell is a menhir's own or one of the eight around it. TG-MEN-09: any menhir will do."""
    return within(cell, lights(state, state.active_menhirs), 1)


def standing_after(menhirs: Sequence[Menhir], mornings: int) -> list[Menhir]:
    """Those that still stand after so many mornings: one without a dial goes in the first. TG-SOD-01, TG-SOD-03."""
    return [menhir for menhir in menhirs if (menhir.dial or 0) >= mornings]


def out_of_light(state: Avalon, menhirs: Sequence[Menhir]) -> list[Place]:
    """TG-SOD-02: the cards that a morning takes when these menhirs stand. TG-MEN-14: none, where no menhir does."""
    if not menhirs:
        return []
    lit = lights(state, menhirs)
    return [place for place in state.revealed if place.at is not None and not within(place.at, lit, 1)]


def foretold(state: Avalon) -> dict[int, Light]:
    """By number, how long each card on the grid is lit, and whether it goes then. TG-SOD-01..03, TG-MEN-14."""
    standing = standing_after(state.active_menhirs, 1)
    tonight, tomorrow = (
        {place.number for place in out_of_light(state, menhirs)}
        for menhirs in (standing, standing_after(state.active_menhirs, 2))
    )

    def of(place: Place, cell: Cell) -> Light:
        if place.number in tonight:
            return "tonight"
        if not in_range(state, cell):
            return "dark"
        if not standing:
            return "last"
        return "tomorrow" if place.number in tomorrow else "lit"

    return {place.number: of(place, place.at) for place in state.revealed if place.at is not None}


def darkness_comes(state: Avalon) -> bool:
    """TG-MEN-14: whether the last light goes out in the next morning, and everyone begins to suffer in the dark."""
    return bool(state.active_menhirs) and not standing_after(state.active_menhirs, 1)
