"""What its players choose for a new table, and what of that cannot be. MK-SET-01, MK-SET-02, MK-VAR-01, MK-DIF-01."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Literal

import msgspec

from ....core.errors import BadArguments
from ....core.message import say
from ....core.table import Keeper
from ..box.names import MOST_SEATS, Area, HeroName
from ..box.scenarios import (
    SCENARIOS,
    TOP_LEVEL,
    TOP_MEGAPOLE,
    MapShape,
    Scenario,
    ScenarioId,
    TileCounts,
    in_the_box,
)
from ..box.variants import VariantId, clash, megapoles_allowed, misplaced
from ..state.house_rules import HouseRule

Keeping = Literal["full", "light"]
KEPT: dict[Keeping, dict[Area, Keeper]] = {
    "full": {"map": "app", "fights": "app", "source": "app", "heroes": "app", "offers": "app"},
    "light": {"map": "table", "fights": "table", "source": "table", "heroes": "table", "offers": "table"},
}
KindOfTile = Literal["countryside", "cities", "core"]
Partner = Literal["", "lot", "2", "3", "4"]  # MK-TEAM-01: with whom the player of seat 1 plays
CityNumber = Annotated[int, msgspec.Meta(ge=1, le=TOP_MEGAPOLE)]


class Newcomer(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat: who plays, and which hero was agreed on (none: one that is left)."""

    player: Annotated[str, msgspec.Meta(max_length=40)] = ""
    hero: HeroName | None = None


class Options(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a table begins. `players` sit clockwise; `first` picked a hero first, the others clockwise (0: by lot).

    `levels`: of the cities in the order in which they are revealed (none: the scenario's); the last `megapoles` of them
    are megapolises. `tiles`: another number of tiles of a kind than the scenario's. `dummy`: its hero (none: by lot).
    """

    scenario: ScenarioId = "first_reconnaissance"
    players: Annotated[list[Newcomer], msgspec.Meta(min_length=1, max_length=MOST_SEATS)] = msgspec.field(
        default_factory=lambda: [Newcomer(), Newcomer()]
    )
    first: Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS)] = 0
    variants: list[VariantId] = []
    teams: Partner = ""
    levels: Annotated[list[CityNumber], msgspec.Meta(max_length=4)] = []
    megapoles: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    shape: MapShape | None = None
    tiles: dict[KindOfTile, Annotated[int, msgspec.Meta(ge=0, le=11)]] = {}
    dummy: HeroName | None = None
    kept: Keeping = "full"
    areas: dict[Area, Keeper] = {}
    otherwise: list[HouseRule] = []


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What the options come to: all that set-up needs to know of the scenario for these players."""

    scenario: Scenario
    players: int
    variants: tuple[VariantId, ...]
    epic: bool
    rounds: int
    shape: MapShape
    tiles: TileCounts
    levels: tuple[int, ...]
    megapoles: int
    pairs: bool  # MK-TEAM-01


def terms_of(options: Options) -> Terms:
    """All numbers of a game, checked. BadArguments names the field that cannot be."""
    scenario, players = SCENARIOS[options.scenario], len(options.players)
    if players not in scenario.players:
        _refuse("scenario", "scenario-not-for", scenario=scenario.id, players=players)
    variants = tuple(dict.fromkeys(options.variants))
    _check_variants(variants, scenario, players)
    epic = "epic" in variants
    pairs = _pairs(options, scenario, players, variants)
    usual_tiles = scenario.tiles_of(players, epic)
    if scenario.id == "blitz_cooperation" and "MK-KF-81" in options.otherwise:
        usual_tiles = replace(usual_tiles, core=usual_tiles.core + 1)  # as the source prints it (MK-BK-02)
    tiles = _tiles(options, scenario, usual_tiles)
    usual = scenario.levels_of(players, epic)
    megapoles, levels = _cities(options, scenario, tiles, usual, pairs)
    _check_seats(options)
    return Terms(
        scenario=scenario,
        players=players,
        variants=variants,
        epic=epic,
        rounds=scenario.rounds_of(players, epic),
        shape=_shape(options, scenario, players),
        tiles=tiles,
        levels=levels,
        megapoles=megapoles,
        pairs=pairs,
    )


def _refuse(field: str, key: str, **facts: object) -> None:
    raise BadArguments(field, say(key, field=field, **facts))


def _check_variants(variants: tuple[VariantId, ...], scenario: Scenario, players: int) -> None:
    """MK-VAR-01: variants that exclude each other, or that say nothing in this scenario."""
    if both := clash(variants):
        _refuse("variants", "variants-exclude", variant=[*both])
    if wrong := misplaced(variants, scenario, players):
        _refuse("variants", "variant-not-here", variant=wrong, scenario=scenario.id, players=players)


def _check_seats(options: Options) -> None:
    """A hero twice, a first player or a partner who is not there, a dummy whose hero is played."""
    if options.first > len(options.players):
        _refuse("first", "no-such-seat")
    taken: list[HeroName] = []
    for place, one in enumerate(options.players):
        if one.hero and one.hero in taken:  # the later seat is told so
            _refuse(f"players.{place}.hero", "hero-taken", hero=one.hero)
        taken += [one.hero] if one.hero else []
    if options.dummy in taken:
        _refuse("dummy", "hero-taken", hero=str(options.dummy))


def _pairs(options: Options, scenario: Scenario, players: int, variants: tuple[VariantId, ...]) -> bool:
    """MK-TEAM-01: whether two play against two: chosen, or asked for by the scenario (MK-CH-11, MK-OR-06)."""
    needed = players == 4 and (scenario.id == "conquer_and_hold" or "chosen_one" in variants)
    if options.teams and players != 4:
        _refuse("teams", "teams-need-four")
    return needed or bool(options.teams)


def _shape(options: Options, scenario: Scenario, players: int) -> MapShape:
    """MK-MAP-01..05: the scenario's map, or another one that was agreed on; two scenarios print theirs."""
    usual = scenario.shape[players]
    if options.shape is None or options.shape == usual:
        return usual
    if "fixed" in (usual, options.shape) or scenario.id == "first_reconnaissance":
        _refuse("shape", "shape-not-here", scenario=scenario.id)
    return options.shape


def _tiles(options: Options, scenario: Scenario, usual: TileCounts) -> TileCounts:
    """MK-SET-15: as many tiles of each kind as the scenario says, or as was agreed on; no more than the box has."""
    counts = TileCounts(
        options.tiles.get("countryside", usual.countryside),
        options.tiles.get("cities", usual.cities),
        options.tiles.get("core", usual.core),
    )
    free = len(scenario.drops_core)
    for kind, count, least, most in (
        ("countryside", counts.countryside, max(2, len(scenario.keeps_tiles)), 11),
        ("cities", counts.cities, 1, 4 if scenario.cities == "open" else 1),
        ("core", counts.core, len(scenario.keeps_core), 4 - free),
    ):
        if kind in options.tiles and not least <= count <= most:
            _refuse(f"tiles.{kind}", "tiles-do-not-exist", count=count, least=least, most=most)
    if not in_the_box(counts):
        _refuse("tiles", "tiles-do-not-exist", count=counts.countryside, least=2, most=11)
    return counts


def _cities(
    options: Options, scenario: Scenario, tiles: TileCounts, usual: tuple[int, ...], pairs: bool
) -> tuple[int, tuple[int, ...]]:
    """MK-VAR-18, MK-VAR-19, MK-FC-03: how many megapolises, and the levels of all cities."""
    if options.megapoles > megapoles_allowed(scenario, tiles.cities):
        _refuse("megapoles", "megapoles-too-many", most=megapoles_allowed(scenario, tiles.cities))
    if scenario.cities != "open":
        if options.levels:
            _refuse("levels", "levels-not-here", scenario=scenario.id)
        return 0, ()
    if len(options.levels) not in (0, tiles.cities):
        _refuse("levels", "levels-one-each", count=tiles.cities)
    plain = tiles.cities - options.megapoles
    levels = tuple(options.levels) or _usual_levels(usual, tiles.cities, options.megapoles)
    for place, level in enumerate(levels):
        most = TOP_LEVEL if place < plain else TOP_MEGAPOLE
        if level > most or (place >= plain and level < 2):
            _refuse("levels", "level-out-of-reach", level=level, most=most)
    short = scenario.id == "full_conquest" and pairs and tiles.cities == 2 and not options.megapoles
    if short and min(levels) < 10 and options.levels:
        _refuse("levels", "levels-of-teams", least=10)
    if short and not options.levels:
        levels = (10, 10)
    return options.megapoles, levels


def _usual_levels(usual: tuple[int, ...], cities: int, megapoles: int) -> tuple[int, ...]:
    """The scenario's levels for so many cities: the last ones stay last; a megapolis has twice its level."""
    levels = [*usual[-cities:]] if len(usual) >= cities else [*[usual[0]] * (cities - len(usual)), *usual]
    plain = cities - megapoles
    return tuple(level if place < plain else min(2 * level, TOP_MEGAPOLE) for place, level in enumerate(levels))
