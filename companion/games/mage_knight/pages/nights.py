"""What a page offers of the book of nights: the pages that wait, or the places of which one may be told."""

from __future__ import annotations

from dataclasses import dataclass

from ..play.nights import places_to_tell, told_at
from ..state.hero import Hero
from ..state.pieces import Happening
from ..state.table import MageKnight


@dataclass(frozen=True)
class Waiting:
    """A page that may be read, and of whom (None: of the whole table)."""

    page: Happening
    hero: Hero | None


@dataclass(frozen=True)
class Nightly:
    """The pages that wait, the next one first; and of whom the table may say the place, where it keeps the map.

    `first`: nobody has played a turn yet, so that the prologue is what one looks for.
    """

    waiting: list[Waiting]
    untold: list[Hero]
    places: tuple[str, ...]
    time: str
    first: bool


def _untouched(state: MageKnight) -> bool:
    """Whether nothing was played in this game yet."""
    return state.round.number == 1 and not any(one.fame or one.discard.count for one in state.heroes)


def nightly(state: MageKnight) -> Nightly:
    """What the book of nights offers just now."""
    waiting = [Waiting(page, state.find(page.who)) for page in state.nights.pages]
    return Nightly(waiting, places_to_tell(state), tuple(told_at(state)), state.time, _untouched(state))
