"""What every page draws of a seat: its hero, in its colour, and who plays it."""

from __future__ import annotations

from dataclasses import dataclass

from ..box.names import DUMMY, HeroName
from ..play import rounds
from ..state.table import MageKnight


@dataclass(frozen=True)
class Figure:
    """Somebody in the round order. `who`: as messages call it; `automatic`: the dummy player."""

    seat: int
    who: str
    hero: HeroName | None
    player: str
    automatic: bool = False


def figure(state: MageKnight, seat: int) -> Figure:
    """The figure of a seat; the dummy player's of seat 0."""
    who = rounds.name(state, seat)
    if seat == DUMMY:
        return Figure(DUMMY, "dummy", state.dummy.hero if state.dummy else None, "", automatic=True)
    hero = state.at(seat)
    return Figure(seat, who, hero.hero, state.player_of(seat))
