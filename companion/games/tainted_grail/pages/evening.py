"""What the rest will do to each character, from what stands on its board to what will. TG-EOD-01..06."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..box.names import TRACKS, HeroId, TrackName
from ..play.night import after_rest
from ..state.heroes import Hero
from ..state.table import Avalon


@dataclass(frozen=True)
class Change:
    """A track that the night moves."""

    what: TrackName
    before: int
    after: int


@dataclass(frozen=True)
class Night:
    """What a night brings to somebody who eats, or to somebody who does not."""

    way: Literal["fed", "unfed"]
    changes: list[Change]


def nights(state: Avalon) -> dict[HeroId, list[Night]]:
    """For each character: fed, where it has Food, and hungry; a board that nobody has read with its usual lengths.

    The rest counts with those, too: what is shown is what it will do. TG-CHR-02
    """
    return {hero.id: _nights(hero) for hero in state.living}


def _nights(hero: Hero) -> list[Night]:
    fed = [Night("fed", _changes(hero, after_rest(hero, eats=True)))] if hero.resources["food"] else []
    return [*fed, Night("unfed", _changes(hero, after_rest(hero, eats=False)))]


def _changes(before: Hero, after: Hero) -> list[Change]:
    moved = [Change(name, before.track(name).value, after.track(name).value) for name in TRACKS]
    return [one for one in moved if one.before != one.after]
