"""What is counted of each hero at the end: by the app where it keeps it, else as the table tells. MK-SCO-02, MK-KF-40.

Where the table has told a number, that one counts, also where the app would know another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..box.cards import DEED_CARDS
from ..box.names import ADVENTURES
from ..box.units import UNITS
from ..state.agreement import TallyName
from ..state.hero import Hero
from ..state.land import Land
from ..state.table import MageKnight
from . import cards, scenarios
from .land.ground import grounds
from .land_bonus import city_leader
from .scenarios import mines
from .scoring.figures import Ending, Figures, HeldUnit, Result

OF_HEROES: tuple[TallyName, ...] = ("spells", "actions", "artifacts", "crystals", "wounds", "units", "units_wounded")
OF_MAP: tuple[TallyName, ...] = ("strongholds", "adventures")


def asked(state: MageKnight) -> list[TallyName]:
    """What this scenario counts of each hero, in the order of the scoring card."""
    counting = scenarios.of(state).counting(state)
    if state.scenario == "conquer_and_hold":
        return ["keeps", "towers"]
    if state.scenario == "one_to_return":
        return []
    found: list[TallyName] = [*OF_HEROES, *OF_MAP]
    found += ["delves"] if counting.delves else []
    found += ["led", "shielded"] if counting.cities else []
    return [*found, *(("mines_countryside", "mines_core") if counting.mines else ())]


def known(state: MageKnight, hero: Hero) -> dict[TallyName, int]:
    """What the app knows of a hero itself; what is missing, only the table knows."""
    found: dict[TallyName, int] = {}
    if state.in_app("heroes"):
        found |= _of_hero(hero)
    land = state.charted
    if land is not None:
        found |= _of_map(state, hero, land)
    return found


def told(state: MageKnight, hero: Hero) -> Mapping[TallyName, int]:
    """What the table has told of a hero."""
    return state.scored.tallies.get(hero.seat, {}) if state.scored else {}


def missing(state: MageKnight, hero: Hero) -> list[TallyName]:
    """What is still to be told of a hero."""
    have = {*known(state, hero), *told(state, hero)}
    return [one for one in asked(state) if one not in have]


def counted(state: MageKnight, hero: Hero) -> dict[TallyName, int]:
    """What is counted of a hero, thing by thing; what nobody has told is 0."""
    return {one: 0 for one in asked(state)} | known(state, hero) | {**told(state, hero)}


def figures(state: MageKnight, hero: Hero) -> Figures:
    """All that is counted of a hero, for the reckoning."""
    have = counted(state, hero)
    said = told(state, hero)
    units: tuple[HeldUnit, ...] = tuple(_held(hero)) if state.in_app("heroes") else ()
    if "units" in said or "units_wounded" in said or not state.in_app("heroes"):
        units = (HeldUnit(have.get("units", 0)), HeldUnit(have.get("units_wounded", 0)))
    return Figures(
        seat=hero.seat,
        fame=hero.fame,
        spells=have.get("spells", 0),
        actions=have.get("actions", 0),
        artifacts=have.get("artifacts", 0),
        crystals=have.get("crystals", 0),
        units=units,
        strongholds=have.get("strongholds", 0),
        adventures=have.get("adventures", 0),
        delves=have.get("delves", 0),
        wounds=have.get("wounds", 0),
        led=have.get("led", 0),
        shielded=have.get("shielded", 0),
        mines_countryside=have.get("mines_countryside", 0),
        mines_core=have.get("mines_core", 0),
        keeps=have.get("keeps", 0),
        towers=have.get("towers", 0),
    )


def everybody(state: MageKnight) -> list[Figures]:
    """The figures of all heroes, clockwise."""
    return [figures(state, one) for one in state.heroes]


def result(state: MageKnight) -> Result:
    """MK-SCO: the reckoning as it stands now."""
    return scenarios.of(state).result(state, everybody(state), ending(state))


def ending(state: MageKnight) -> Ending | None:
    """MK-SCO-06, MK-SCO-07: how it ended against the cities; None: the scenario has none to conquer."""
    if state.printed.cities != "open" or not scenarios.of(state).goal:
        return None
    land, said = state.charted, state.scored
    conquered, each = 0, False
    if land is not None:
        conquered = sum(one.conquered for one in land.cities)
        led = {leader for one in land.cities if (leader := city_leader(land, one))}
        each = {one.seat for one in state.heroes} <= led
    rounds_left = max(0, state.agreed.rounds - state.round.number)
    announced = state.round.announced is not None
    cards = state.dummy.left if state.dummy else 0
    if said is not None:
        conquered = said.conquered if said.conquered is not None else conquered
        each = said.each_leads if said.each_leads is not None else each
        cards = said.cards_left if said.cards_left is not None else cards
        announced = said.announced if said.announced is not None else announced
    return Ending(
        cities=state.agreed.cities,
        conquered=conquered,
        each_leads=each,
        rounds_left=rounds_left,
        cards_left=cards,
        announced=announced,
    )


def _held(hero: Hero) -> Iterator[HeldUnit]:
    for unit in hero.units:
        level = next((card.level for id, card in UNITS.items() if id == unit.unit), 0)
        yield HeldUnit(level, bool(unit.wounds))


def _of_hero(hero: Hero) -> dict[TallyName, int]:
    """MK-KF-40..42, MK-KF-45: cards, crystals, units and Wounds; a Banner under a unit is an Artifact of its hero.

    A card that nobody has named is called by its kind.
    """
    kinds = [next((card.kind for id, card in DEED_CARDS.items() if id == one), one) for one in hero.gained]
    units = [*_held(hero)]
    return {
        "spells": kinds.count("spell"),
        "actions": kinds.count("action"),
        "artifacts": kinds.count("artifact") + sum(bool(unit.banner) for unit in hero.units),
        "crystals": sum(hero.crystals.values()),
        "wounds": cards.all_cards(hero).wounds,
        "units": sum(one.level for one in units if not one.wounded),
        "units_wounded": sum(one.level // 2 for one in units if one.wounded),
    }


def _of_map(state: MageKnight, hero: Hero, land: Land) -> dict[TallyName, int]:
    """MK-KF-43, MK-KF-44, MK-SCO-04, MK-ML-10, MK-CH-12: shields of a hero on the map and on cities."""
    seat, spaces = hero.seat, [*grounds(land)]
    towers = [one for one in spaces if one.site == "tower" and _holds(one.lies.shields, seat, land.towers_owned)]
    keeps = [one for one in spaces if one.owner == seat and one.site == "keep"]
    burned = [one for one in spaces if one.site is None and one.lies.done and seat in one.lies.shields]
    adventures = [one for one in spaces if one.site in ADVENTURES and seat in one.lies.shields]
    cities = [one for one in land.cities if one.conquered and state.printed.cities == "open"]
    led = [one for one in cities if city_leader(land, one) == seat]
    own = [*mines.own(state, hero)]
    return {
        "strongholds": len(towers) + len(keeps) + len(burned),
        "adventures": len(adventures),
        "delves": sum(one.site in ("dungeon", "tomb") for one in adventures),
        "led": len(led),
        "shielded": sum(seat in one.shields for one in cities) - len(led),
        "mines_countryside": sum(not core for _, core in own),
        "mines_core": sum(core for _, core in own),
        "keeps": len(keeps),
        "towers": len(towers),
    }


def _holds(shields: list[int], seat: int, owned: bool) -> bool:
    """Whether a tower counts as that seat's: its last shield where towers change hands, else any."""
    return shields[-1:] == [seat] if owned else seat in shields
