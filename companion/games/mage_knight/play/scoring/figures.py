"""What is counted of a hero at the end of a game, and the lines of a sum that can be opened. MK-KF-40..45."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, get_args

Category = Literal[
    "knowledge", "loot", "leader", "conqueror", "adventurer", "beating", "cities", "mines"
]  # what is compared for a title
Title = Category | Literal["crawler"]
Counted = Literal[
    "fame",
    "spells",
    "actions",
    "artifacts",
    "crystals",
    "units",
    "units_wounded",
    "strongholds",
    "adventures",
    "delves",
    "wounds",
    "cities_led",
    "cities_shielded",
    "mines_countryside",
    "mines_core",
    "keeps",
    "towers",
    "cities_conquered",
    "cities_all",
    "cities_each",
    "rounds_left",
    "cards_left",
    "not_announced",
    "title",
]
CATEGORIES: tuple[Category, ...] = get_args(Category)


@dataclass(frozen=True)
class HeldUnit:
    """A unit at the end of the game: its level, and whether it is wounded."""

    level: int
    wounded: bool = False


@dataclass(frozen=True)
class Figures:
    """All that is counted of one hero.

    `spells`, `actions` (advanced ones), `artifacts` (those on units too) and `wounds` of all own deed cards;
    `strongholds`: shields on keeps, mage towers and burned monasteries; `adventures`: on adventure sites, `delves`:
    those of them that are dungeons or tombs, secret ones too; `shielded`: cities with a shield that another one leads.
    """

    seat: int
    fame: int = 0
    spells: int = 0
    actions: int = 0
    artifacts: int = 0
    crystals: int = 0
    units: tuple[HeldUnit, ...] = ()
    strongholds: int = 0
    adventures: int = 0
    delves: int = 0
    wounds: int = 0
    led: int = 0
    shielded: int = 0
    mines_countryside: int = 0
    mines_core: int = 0
    keeps: int = 0
    towers: int = 0


@dataclass(frozen=True)
class Summand:
    """What a line is made of: so many of a thing, and how many points they bring together."""

    what: Counted
    count: int
    points: int


@dataclass(frozen=True)
class Entry:
    """A line of an account: what is counted, of whom (0: of all of the side), what it is made of; its points add up."""

    what: str  # a category, "fame", "goal", "title-<title>"
    rule: str
    parts: tuple[Summand, ...] = ()
    seat: int = 0

    @property
    def points(self) -> int:
        """What the line is worth."""
        return sum(part.points for part in self.parts)


@dataclass(frozen=True)
class Account:
    """The sum of a side: a hero, a team, or all who play together."""

    side: tuple[int, ...]
    lines: tuple[Entry, ...]

    @property
    def total(self) -> int:
        """What all lines come to."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True)
class Readings:
    """How a table reads what editions print differently. MK-KF-41, MK-KF-42, MK-KF-83."""

    crystal_each: bool = False  # MK-KF-41: a point for each crystal, not for two
    wounded_up: bool = False  # MK-KF-42: half the level of a wounded unit is rounded up
    saved_round: int = 10  # MK-KF-83: what a round that was left is worth to those who play together
    lowest: bool = False  # MK-CO-09: together, the lowest of each category counts


@dataclass(frozen=True)
class Counting:
    """What a scenario counts beyond the scoring card. MK-SCO-04, MK-ML-10, MK-DL-08."""

    cities: bool = False
    mines: bool = False
    delves: bool = False
    titles: bool = True
    goals: Literal["", "alone", "together"] = ""


@dataclass(frozen=True)
class Ending:
    """How a game of one against the cities, or of all against them, ended. MK-SCO-07."""

    cities: int  # in play
    conquered: int = 0
    each_leads: bool = False
    rounds_left: int = 0
    cards_left: int = 0  # that the dummy has not flipped
    announced: bool = False  # the end of the last round was announced


@dataclass(frozen=True)
class Result:
    """The accounts, best first; who won; whether the mission was a success (None: it has no such goal)."""

    accounts: tuple[Account, ...]
    winners: tuple[int, ...]
    success: bool | None = None
    titles: tuple[tuple[str, tuple[int, ...]], ...] = field(default=())  # of each title: the sides that have it


def sides_of(seats: Iterable[int], teams: Iterable[Iterable[int]] = ()) -> list[tuple[int, ...]]:
    """MK-TEAM-01: who is scored together: the teams, else each for itself."""
    together = [tuple(sorted(team)) for team in teams]
    named = {seat for team in together for seat in team}
    return sorted([*together, *((seat,) for seat in seats if seat not in named)])
