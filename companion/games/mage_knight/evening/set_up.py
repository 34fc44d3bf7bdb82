"""A new table, from the options that its players chose: its first state, and what the hands lay ready. MK-SET."""

from __future__ import annotations

from typing import Any

import msgspec

from ....core.chance import Chance
from ....core.checklist import Checklist
from ....core.deck import Deck
from ....core.draft import Draft, Knowledge
from ....core.game import Game
from ....core.seating import keepers, seated
from ..box import scenarios, variants
from ..box.cards import ACTION_IDS, ARTIFACT_IDS, INTERACTIVE, SPELL_IDS
from ..box.names import DUMMY, HERO_NAMES, HeroName
from ..box.scenarios import SCENARIO_IDS, SCENARIOS, SHAPES, TileCounts
from ..box.tiles import TileId
from ..box.units import UNITS, unit_deck
from ..box.variants import VARIANT_GROUPS
from ..play import dummy, rounds
from ..play.land import shapes
from ..play.scenarios import portal
from ..state.agreement import Affairs, Agreement, Auction
from ..state.hero import Hero
from ..state.house_rules import GROUPS
from ..state.land import Laid, Land, Stack
from ..state.pieces import Decks, Round
from ..state.table import MageKnight
from . import laying_out
from .options import KEPT, Options, Terms, terms_of

CITY_ONLY = 4  # MK-CH-02: units of this level can be recruited in cities alone


def setting(knowledge: Knowledge) -> dict[str, Any]:
    """What the set-up page offers."""
    return {
        "heroes": HERO_NAMES,
        "scenarios": [SCENARIOS[one] for one in SCENARIO_IDS],
        "variants": variants.VARIANTS,
        "variant_groups": VARIANT_GROUPS,
        "shapes": [one for one in SHAPES if one != "fixed"],
        "groups": GROUPS,
    }


def set_up(game: Game[MageKnight], name: str, options: Options, seed: str, known: Knowledge) -> Draft[MageKnight]:
    """A new table before its first round. Raises BadArguments. MK-SET-01..23."""
    terms = terms_of(options)
    chance = Chance(seed)
    order = _order(options, chance)
    heroes = _heroes(options, terms, chance)
    state = MageKnight(
        name=name,
        seats=seated(options.players),
        chance=chance,
        kept=keepers(KEPT[options.kept], options.areas),
        heroes=heroes,
        scenario=terms.scenario.id,
        variants=[*terms.variants],
        teams=_teams(options, terms, chance),
        time=scenarios.times(1, "night" if "night_arrival" in terms.variants else "day")[0],
        round=Round(),
        order=[*order],
        decks=decks(terms),
        agreed=Agreement(
            rounds=terms.rounds,
            shape=terms.shape,
            levels=[*terms.levels],
            megapoles=terms.megapoles,
            cities=terms.tiles.cities,
            countryside=terms.tiles.countryside,
            core=terms.tiles.core,
        ),
        affairs=Affairs(),
        otherwise=list(dict.fromkeys(options.otherwise)),
    )
    if state.in_app("map"):
        state.land = land_of(terms)
    if _needs_dummy(terms):
        taken = {one.hero for one in heroes}
        free = [one for one in HERO_NAMES if one not in taken]
        state.dummy = dummy.new(options.dummy or (chance.pick(free) if free else None))
        state.order.append(DUMMY)
    draft = Draft(game, state, knowledge=known)
    laying_out.tell_all(draft, terms)
    if "auction" in terms.variants:
        state.auction = Auction(order=[*order])
        state.step = "heroes"
        draft.tell("tell-auction", seat=order[0])
    else:
        rounds.begin(draft)
    told = laying_out.in_order(draft.tellings)
    state.checklist = Checklist.told_by("set_up", told, laying_out.rules_of(terms), laying_out.PARTS)
    return draft


def _order(options: Options, chance: Chance) -> list[int]:
    """MK-SET-03: who picked a hero when, the first on top: by lot, or clockwise from whoever was agreed on."""
    seats = [*range(1, len(options.players) + 1)]
    if options.first:
        return [*seats[options.first - 1 :], *seats[: options.first - 1]]
    order = []
    while seats:
        order.append(chance.pick(seats))
        seats.remove(order[-1])
    return order


def _heroes(options: Options, terms: Terms, chance: Chance) -> list[Hero]:
    """MK-SET-04, MK-SET-18, MK-SET-22, MK-BC-01: who nobody named has a hero by lot; Fame and Reputation begin."""
    named = {one.hero for one in options.players}
    free: list[HeroName] = [one for one in HERO_NAMES if one not in named and one != options.dummy]
    free += [one for one in HERO_NAMES if one == options.dummy]  # nobody refuses a table for the dummy's sake
    fame = scenarios.BLITZ_FAME if terms.scenario.blitz else scenarios.START_FAME
    heroes = []
    for seat, one in enumerate(options.players, 1):
        hero = one.hero if one.hero else chance.pick(free[: max(1, len(free) - (options.dummy is not None))])
        free = [other for other in free if other != hero]
        heroes.append(
            Hero(
                seat=seat,
                hero=hero,
                fame=fame,
                reputation=variants.start_reputation(terms.scenario, terms.variants),
            )
        )
    return heroes


def _teams(options: Options, terms: Terms, chance: Chance) -> list[list[int]]:
    """MK-TEAM-01, MK-CO-06: two teams of two, or everybody as one team; none where each plays for itself."""
    if terms.scenario.rivalry == "cooperative" and terms.players > 1:
        return [[*range(1, terms.players + 1)]]
    if not terms.pairs:
        return []
    partner = chance.pick((2, 3, 4)) if options.teams == "lot" else int(options.teams or 3)
    return [[1, partner], [seat for seat in (2, 3, 4) if seat != partner]]


def _needs_dummy(terms: Terms) -> bool:
    """MK-DUM-01, MK-FR-08: whoever plays alone or all together has a dummy player; a first try may go without it."""
    return (terms.scenario.with_dummy or terms.players == 1) and "no_dummy" not in terms.variants


def peaceful(terms: Terms) -> bool:
    """MK-SC-02, MK-CO-03, MK-VAR-10: whether the interactive Spells are out of the game."""
    return terms.players == 1 or terms.scenario.with_dummy or "friendly_spells" in terms.variants


def decks(terms: Terms) -> Decks:
    """MK-SET-05..07, MK-SC-02, MK-CH-02: all decks, without the cards that are out of this game."""
    spells = [one for one in SPELL_IDS if not (peaceful(terms) and one in INTERACTIVE)]
    elite = [one for one in unit_deck(True) if terms.scenario.id != "conquer_and_hold" or UNITS[one].level < CITY_ONLY]
    return Decks(
        regular=Deck(shuffled=[*unit_deck(False)]),
        elite=Deck(shuffled=[*elite]),
        actions=Deck(shuffled=[*ACTION_IDS]),
        spells=Deck(shuffled=[*spells]),
        artifacts=Deck(shuffled=[*ARTIFACT_IDS]),
    )


def land_of(terms: Terms) -> Land:
    """MK-SET-15, MK-SET-16, MK-SCN-05: the starting tile, and what is known of those that are still to come."""
    scenario, tiles = terms.scenario, terms.tiles
    sure: list[TileId] = []
    if not scenario.in_order:
        sure = [tile_of(one) for one in scenarios.countryside_pool(scenario, tiles.countryside)[0]]
    sure += [tile_of(one, core=True) for one in scenarios.core_pool(scenario, tiles.core)[0]]
    if scenario.city:
        sure.append(tile_of(scenarios.CITY_TILES[scenario.city], core=True))
    return Land(
        shape=terms.shape,
        tiles={"0,0": Laid(tile=shapes.start_of(terms.shape))},
        stack=Stack(
            countryside=tiles.countryside,
            city=tiles.cities,
            core=tiles.core,
            sure=sure,
            out=[tile_of(one, core=True) for one in scenario.drops_core],
            by_number=scenario.in_order,
        ),
        ways=scenario.cities,
        levels=[*terms.levels],
        megapoles=terms.megapoles,
        random_cities="random_cities" in terms.variants,
        random_turns="turned_tiles" in terms.variants,
        towers_owned=scenario.id == "conquer_and_hold",
        mines_held=scenario.id == "mines_liberation",
        secrets=scenario.id == "dungeon_lords",
    )


def retold_land(state: MageKnight) -> Land:
    """The map of a table that kept it until now: as it began, for the table to lay its tiles, tokens and figures."""
    scenario, agreed, variants_ = state.printed, state.agreed, tuple(state.variants)
    land = land_of(
        Terms(
            scenario=scenario,
            players=len(state.heroes),
            variants=variants_,
            epic="epic" in variants_,
            rounds=agreed.rounds,
            shape=agreed.shape,
            tiles=TileCounts(agreed.countryside, agreed.cities, agreed.core),
            levels=tuple(agreed.levels),
            megapoles=agreed.megapoles,
            pairs=bool(state.teams),
        )
    )
    land.retold, land.portal_closed = True, portal.closed(state)
    return land


def tile_of(number: int, core: bool = False) -> TileId:
    """A tile by its number; core tiles have numbers of their own."""
    return msgspec.convert(f"core{number}" if core else str(number), TileId)
