"""What the rest will do to each character, from what stands on its board to what will. TG-EOD-01..06."""

from __future__ import annotations

from dataclasses import dataclass

from ..box.names import TRACKS, HeroId, TrackName
from ..play.night import Supper, after_rest, supper
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
    """What a night brings to somebody who eats, or who does not"""

    way: Supper
    changes: list[Change]


def nights(state: Avalon) -> dict[HeroId, list[Night]]:
    """For each character: fed, where it has Food, and hungry; first what comes if nobody says otherwise."""
    return {hero.id: _nights(hero) for hero in state.living}


def _nights(hero: Hero) -> list[Night]:
    ways = dict.fromkeys([supper(hero), supper(hero, declines=True)])
    return [Night(way, _changes(hero, way)) for way in ways]


def _changes(before: Hero, way: Supper) -> list[Change]:
    after = after_rest(before, eats=way == "fed")
    moved = [Change(name, before.track(name).value, after.track(name).value) for name in TRACKS]
    return [one for one in moved if one.before != one.after]
