"""The eleven scenarios as their book prints them: players, rounds, tiles, cities, dice. MK-SCN, MK-FR..CH."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from .names import Basic, Time

ScenarioId = Literal[
    "first_reconnaissance",
    "full_conquest",
    "blitz_conquest",
    "solo_conquest",
    "full_cooperation",
    "blitz_cooperation",
    "mines_liberation",
    "dungeon_lords",
    "druid_nights",
    "one_to_return",
    "conquer_and_hold",
]
Rivalry = Literal["mild", "competitive", "fierce", "alone", "cooperative"]
MapShape = Literal["wedge", "wide_wedge", "open", "open4", "open3", "fixed"]  # MK-MAP-01..05; fixed: MK-CH-01
CityWays = Literal["open", "friendly", "closed"]  # open: to be conquered; MK-SCN-03; closed: MK-FR-09, MK-CH-02
Goal = Literal["city_revealed", "cities", "mines", "delves", "rounds"]  # what ends a scenario before its rounds do

SCENARIO_IDS: tuple[ScenarioId, ...] = get_args(ScenarioId)
SHAPES: tuple[MapShape, ...] = get_args(MapShape)

COUNTRYSIDE_TILES = range(1, 12)  # MK-KF-60: eleven with a green back
CORE_TILES = range(1, 5)  # the core tiles without a city
CITY_TILES: dict[Basic, int] = {"green": 5, "blue": 6, "white": 7, "red": 8}  # core tile numbers of the cities

MINES, GLADES, DUNGEONS, STRONGHOLDS = (2, 3, 5, 6), (1, 2, 5, 7, 8), (7, 9), (3, 4, 9, 10, 11)  # MK-KF-61: countryside
CORE_MINES, CORE_TOMBS, CORE_STRONGHOLDS = (2, 3, 4), (1, 3), (2, 3, 4)

TOP_LEVEL = 11  # MK-VAR-18, MK-DIF-02
TOP_MEGAPOLE = 22  # MK-VAR-19: 23 and 24 would want a half of level 12, which no card has


@dataclass(frozen=True)
class TileCounts:
    """How many tiles of each kind are in play: countryside, city, other core."""

    countryside: int
    cities: int
    core: int


@dataclass(frozen=True)
class Scenario:
    """What a scenario's page says. What depends on the players stands by their number.

    `levels`: of the cities in the order in which they are revealed. `elite_from`: the first round in which elite units
    may come into the offer (0: none ever). `keeps_tiles`: countryside tiles that are always in play, `keeps_core` core
    tiles; `drops_core`: core tiles that never are. `blitz`: Fame and Reputation at the start, and Fame at each line.
    """

    id: ScenarioId
    rivalry: Rivalry
    players: tuple[int, ...]
    rounds: Mapping[int, int]
    shape: Mapping[int, MapShape]
    tiles: Mapping[int, TileCounts]
    goal: Goal
    cities: CityWays = "open"
    levels: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    city: Basic | None = None  # the city tile that the scenario names
    keeps_tiles: tuple[int, ...] = ()
    keeps_core: tuple[int, ...] = ()
    drops_core: tuple[int, ...] = ()
    in_order: bool = False  # MK-FR-02: countryside tiles by their numbers
    elite_from: Mapping[int, int] = field(default_factory=dict)
    blitz: bool = False
    titles: bool = True
    scored: bool = True  # MK-OR-03, MK-CH-12: these two have winners without a scoring of Fame
    duels: bool = True  # MK-FR-04: there none unless agreed
    rules: tuple[str, ...] = ()  # what stands behind the "?" of its name

    def rounds_of(self, players: int, epic: bool = False) -> int:
        """How many rounds it lasts."""
        return EPIC_ROUNDS if epic else self.rounds[players]

    def tiles_of(self, players: int, epic: bool = False) -> TileCounts:
        """How many tiles are in play. MK-DN-10, MK-OR-05: the epic variants have more."""
        counts = self.tiles[players]
        if epic and self.id == "druid_nights":
            return TileCounts(len(COUNTRYSIDE_TILES), counts.cities, len(CORE_TILES))
        if epic:
            return TileCounts(counts.countryside + 1, counts.cities + 1, counts.core + 1)
        return counts

    def levels_of(self, players: int, epic: bool = False) -> tuple[int, ...]:
        """The levels of its cities in the order in which they are revealed; none where no city has a garrison."""
        if self.cities != "open":
            return ()
        return (4,) * self.tiles_of(players, epic).cities if epic else self.levels[players]

    def elite_in(self, players: int, number: int) -> bool:
        """Whether elite units may come into the offer of that round."""
        first = self.elite_from.get(players, 1)
        return 0 < first <= number

    @property
    def with_dummy(self) -> bool:
        """MK-DUM-01: whether the dummy player takes part whatever the number of players."""
        return self.rivalry in ("alone", "cooperative")

    @property
    def extra(self) -> int:
        """MK-BC-03, MK-BK-04: dice and units beyond the usual number."""
        return 1 if self.blitz else 0


EPIC_ROUNDS = 6  # MK-DN-10, MK-OR-05: three Days and three Nights
START_FAME, BLITZ_FAME, BLITZ_REPUTATION = 0, 1, 2  # MK-SET-04, MK-BC-01


def times(rounds: int, first: Time = "day") -> tuple[Time, ...]:
    """MK-RND-01, MK-VAR-08: Day and Night in turn."""
    order: tuple[Time, Time] = ("day", "night") if first == "day" else ("night", "day")
    return tuple(order[number % 2] for number in range(rounds))


def source_dice(scenario: Scenario, players: int) -> int:
    """MK-SET-12, MK-BC-03: dice of the Source; the dummy player does not count."""
    return players + 2 + scenario.extra


def units_offered(scenario: Scenario, players: int) -> int:
    """MK-SET-09, MK-BC-03: units of each offer; the dummy player does not count."""
    return players + 2 + scenario.extra


def in_the_box(counts: TileCounts) -> bool:
    """Whether the box has so many tiles of each kind."""
    return counts.countryside <= len(COUNTRYSIDE_TILES) and counts.cities <= 4 and counts.core <= len(CORE_TILES)


def _three(value: int) -> dict[int, int]:
    return dict.fromkeys((2, 3, 4), value)


def _tiles(countryside: str, cities: str, core: str, players: tuple[int, ...] = (2, 3, 4)) -> dict[int, TileCounts]:
    """Rows of the scenario table: numbers for the players, parted by slashes."""
    rows = [[int(number) for number in row.split("/")] for row in (countryside, cities, core)]
    return {count: TileCounts(*(row[at] for row in rows)) for at, count in enumerate(players)}


_WEDGE_OR_OPEN: dict[int, MapShape] = {2: "wedge", 3: "wedge", 4: "open"}
_WEDGE_OR_FOUR: dict[int, MapShape] = {2: "wedge", 3: "wedge", 4: "open4"}

_PRINTED: dict[ScenarioId, Scenario] = {
    one.id: one
    for one in (
        Scenario(
            id="first_reconnaissance",
            rivalry="mild",
            players=(1, 2, 3, 4),
            rounds={1: 4, **_three(3)},
            shape=dict.fromkeys((1, 2, 3, 4), "wide_wedge"),
            tiles=_tiles("8/8/9/11", "1/1/1/1", "2/2/2/2", (1, 2, 3, 4)),
            goal="city_revealed",
            cities="closed",
            in_order=True,
            elite_from=dict.fromkeys((1, 2, 3, 4), 0),
            duels=False,
            rules=("MK-FR-01", "MK-FR-06", "MK-FR-07"),
        ),
        Scenario(
            id="full_conquest",
            rivalry="competitive",
            players=(2, 3, 4),
            rounds=_three(6),
            shape=_WEDGE_OR_OPEN,
            tiles=_tiles("8/9/11", "2/3/4", "1/2/3"),
            goal="cities",
            levels={2: (4, 4), 3: (4, 4, 4), 4: (4, 4, 4, 4)},
            rules=("MK-FC-01", "MK-FC-02"),
        ),
        Scenario(
            id="blitz_conquest",
            rivalry="competitive",
            players=(2, 3, 4),
            rounds=_three(4),
            shape=_WEDGE_OR_FOUR,
            tiles=_tiles("6/7/9", "2/3/4", "1/2/3"),
            goal="cities",
            levels={2: (3, 3), 3: (3, 3, 3), 4: (3, 3, 3, 3)},
            elite_from=_three(0),
            blitz=True,
            rules=("MK-BC-01", "MK-BC-03", "MK-BC-05"),
        ),
        Scenario(
            id="solo_conquest",
            rivalry="alone",
            players=(1,),
            rounds={1: 6},
            shape={1: "wedge"},
            tiles=_tiles("7", "2", "2", (1,)),
            goal="cities",
            levels={1: (5, 8)},
            titles=False,
            rules=("MK-SC-01", "MK-SC-03", "MK-SC-06"),
        ),
        Scenario(
            id="full_cooperation",
            rivalry="cooperative",
            players=(2, 3),
            rounds={2: 6, 3: 6},
            shape={2: "open", 3: "open"},
            tiles=_tiles("8/10", "3/4", "2/3", (2, 3)),
            goal="cities",
            levels={2: (5, 5, 8), 3: (5, 5, 5, 11)},
            titles=False,
            rules=("MK-CO-01", "MK-CO-04", "MK-CO-08"),
        ),
        Scenario(
            id="blitz_cooperation",
            rivalry="cooperative",
            players=(2, 3),
            rounds={2: 4, 3: 4},
            shape={2: "open", 3: "open"},
            tiles=_tiles("7/8", "2/3", "1/2", (2, 3)),
            goal="cities",
            levels={2: (5, 8), 3: (5, 8, 11)},
            elite_from={2: 0, 3: 0},
            blitz=True,
            titles=False,
            rules=("MK-BK-01", "MK-BK-03", "MK-BK-04"),
        ),
        Scenario(
            id="mines_liberation",
            rivalry="competitive",
            players=(2, 3, 4),
            rounds=_three(4),
            shape=_WEDGE_OR_FOUR,
            tiles=_tiles("8/9/11", "1/1/1", "1/2/3"),
            goal="mines",
            cities="friendly",
            city="red",
            keeps_tiles=MINES,
            drops_core=(1,),
            rules=("MK-ML-01", "MK-ML-09", "MK-ML-10"),
        ),
        Scenario(
            id="dungeon_lords",
            rivalry="competitive",
            players=(2, 3, 4),
            rounds=_three(5),
            shape=_WEDGE_OR_FOUR,
            tiles=_tiles("8/9/11", "1/1/1", "1/2/3"),
            goal="delves",
            cities="friendly",
            city="blue",
            keeps_tiles=DUNGEONS,
            keeps_core=(1,),
            rules=("MK-DL-01", "MK-DL-07", "MK-DL-08"),
        ),
        Scenario(
            id="druid_nights",
            rivalry="mild",
            players=(2, 3, 4),
            rounds=_three(4),
            shape=_WEDGE_OR_FOUR,
            tiles=_tiles("8/9/11", "1/1/1", "1/2/3"),
            goal="rounds",
            cities="friendly",
            city="green",
            keeps_tiles=GLADES,
            rules=("MK-DN-01", "MK-DN-02", "MK-DN-08"),
        ),
        Scenario(
            id="one_to_return",
            rivalry="fierce",
            players=(2, 3, 4),
            rounds=_three(4),
            shape={2: "wedge", 3: "wedge", 4: "wedge"},
            tiles=_tiles("7/8/10", "1/2/3", "1/2/3"),
            goal="rounds",
            levels={2: (3,), 3: (3, 3), 4: (3, 3, 3)},
            scored=False,
            rules=("MK-OR-01", "MK-OR-03", "MK-OR-04"),
        ),
        Scenario(
            id="conquer_and_hold",
            rivalry="fierce",
            players=(2, 3, 4),
            rounds={2: 6, 3: 4, 4: 4},  # MK-CH-13: three players only by agreement
            shape={2: "fixed", 3: "fixed", 4: "fixed"},
            tiles=_tiles("5/5/5", "1/1/1", "3/3/3"),
            goal="rounds",
            cities="closed",
            city="white",
            keeps_tiles=STRONGHOLDS,
            keeps_core=CORE_STRONGHOLDS,
            elite_from={2: 4, 3: 3, 4: 3},
            scored=False,
            rules=("MK-CH-01", "MK-CH-06", "MK-CH-12"),
        ),
    )
}


def _for_one(one: Scenario) -> Scenario:
    """MK-SC-07: a scenario as it is played alone: by the set-up of Solo Conquest, as far as its own map and cities
    leave room for that, and over as many rounds as by two."""
    if 1 in one.players:
        return one
    alone = _PRINTED["solo_conquest"]
    usual = alone.tiles[1]
    own: MapShape = one.shape[2] if one.shape[2] == "fixed" else alone.shape[1]
    tiles = one.tiles[2] if own == "fixed" else replace(usual, cities=usual.cities if one.cities == "open" else 1)
    return replace(
        one,
        players=(1, *one.players),
        rounds={1: one.rounds[2], **one.rounds},
        shape={1: own, **one.shape},
        tiles={1: tiles, **one.tiles},
        levels={1: alone.levels[1], **one.levels} if one.cities == "open" else one.levels,
        elite_from={1: one.elite_from[2], **one.elite_from} if one.elite_from else {},
    )


SCENARIOS: dict[ScenarioId, Scenario] = {id: _for_one(one) for id, one in _PRINTED.items()}


def countryside_pool(scenario: Scenario, count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """MK-SCN-05, MK-FR-02: countryside tiles that are in play for certain, and those of which the rest is drawn."""
    if scenario.in_order:
        return tuple(COUNTRYSIDE_TILES)[:count], ()
    kept = scenario.keeps_tiles
    return kept, tuple(tile for tile in COUNTRYSIDE_TILES if tile not in kept) if count > len(kept) else ()


def core_pool(scenario: Scenario, count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """MK-SCN-05, MK-ML-01, MK-DL-01, MK-CH-01: core tiles without a city, as `countryside_pool`."""
    kept = scenario.keeps_core
    free = tuple(tile for tile in CORE_TILES if tile not in kept and tile not in scenario.drops_core)
    return kept, free if count > len(kept) else ()
