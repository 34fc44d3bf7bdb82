"""Interaction with the locals: where it is possible, what Influence there is, what it buys here and now. MK-INT."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ....core.draft import Draft
from ..box.heroes import BOND_DISCOUNT, BONDS
from ..box.names import Basic, Site
from ..box.tracks import influence_of
from ..box.units import UNITS, UnitCard, UnitId
from ..state.hero import Hero, Unit, called
from ..state.pieces import Bargain, BargainSite
from ..state.table import MageKnight
from . import turns, units
from .land import ground
from .teams import friendly_owner

Ware = Literal["healing", "monastery_action", "spell", "artifact", "elite", "city_action", "unseen_action"]

HEALING: dict[BargainSite, int] = {"village": 3, "monastery": 2}  # MK-INT-10, for a healing point
PRICES: dict[Ware, int] = {
    "monastery_action": 6,  # MK-INT-11
    "spell": 7,  # MK-INT-12, MK-INT-14, and mana of its colour
    "artifact": 12,  # MK-INT-13
    "elite": 2,  # MK-INT-15
    "city_action": 6,  # MK-INT-16
    "unseen_action": 6,
}
SOLD_IN: dict[Basic, tuple[Ware, ...]] = {
    "red": ("artifact",),
    "blue": ("spell",),
    "white": ("elite",),
    "green": ("city_action", "unseen_action"),
}
BORROWED: dict[BargainSite, Site] = {"tower": "monastery", "keep": "village"}  # MK-CH-04, MK-OR-02
MOST = 999


# --- where


@dataclass(frozen=True)
class Locals:
    """Who can be bargained with: the site, of a city its colours and how many own shields lie on its card."""

    site: BargainSite
    cities: tuple[Basic, ...] = ()
    shields: int = 0


def locals_at(state: MageKnight, hero: Hero) -> Locals | None:
    """MK-INT-01, MK-TEAM-08, MK-CH-06: with whom the hero can bargain where it stands.

    None: with nobody; where the table keeps the map, the table says it.
    """
    land = state.charted
    if land is None or hero.at is None:
        return None
    here = ground.ground(land, hero.at)
    if here is None or here.closed:
        return None
    city = here.city
    if city is not None and (city.conquered or land.ways == "friendly"):
        return Locals("city", tuple(city.colours), city.shields.count(hero.seat))
    if here.site == "village" or here.site == "monastery":
        return Locals(here.site)
    if here.owned:
        friendly = friendly_owner(state, hero.seat, here.owner)
        return Locals("keep" if here.site == "keep" else "tower") if friendly else None
    return Locals("tower") if here.site == "tower" and here.conquered else None


# --- how much


def modifier(state: MageKnight, hero: Hero, bargain: Bargain | None) -> int | None:
    """MK-INT-03, MK-INT-04, MK-KF-86: what Reputation adds, now or as it was when the interaction began; None: X."""
    if bargain is not None and bargain.fixed is not None:
        return bargain.fixed
    return influence_of(hero.reputation)


def influence(state: MageKnight, hero: Hero, bargain: Bargain) -> int:
    """MK-INT-02, MK-INT-03, MK-INT-05, MK-INT-06: all Influence of this interaction, each modifier counted once."""
    return bargain.played + (modifier(state, hero, bargain) or 0) + bargain.shields


def left(state: MageKnight, hero: Hero, bargain: Bargain) -> int:
    """MK-INT-07: what can still be spent."""
    return influence(state, hero, bargain) - bargain.spent


# --- what


def wares(bargain: Bargain) -> list[Ware]:
    """What is sold there besides units. MK-INT-10..16, MK-VAR-23."""
    found: list[Ware] = ["healing"] if bargain.site in HEALING else []
    if bargain.site == "monastery":
        found.append("monastery_action")
    if bargain.site == "tower":
        found.append("spell")
    if bargain.site == "city":
        found += [ware for city in bargain.cities for ware in SOLD_IN[city]]
    return found


def borrows(state: MageKnight) -> bool:
    """MK-CH-04, MK-OR-02: whether monastery units also come at mage towers and village units at keeps."""
    return state.scenario == "conquer_and_hold" or (state.scenario == "one_to_return" and state.default("MK-OR-02"))


def recruited(state: MageKnight, unit: UnitCard, bargain: Bargain) -> bool:
    """MK-INT-08, MK-INT-15: whether a unit may be recruited there: by a site icon, in the white city any."""
    if bargain.site in unit.where or "white" in bargain.cities:
        return True
    return borrows(state) and BORROWED.get(bargain.site) in unit.where


def bond_free(hero: Hero) -> bool:
    """MK-KF-74: whether the place of Bonds of Loyalty waits for a unit, which is cheaper by it."""
    return any(one.skill == BONDS for one in hero.skills) and not any(one.bonded for one in hero.units)


def has_room(hero: Hero) -> bool:
    """MK-UNI-02: whether a command token waits for a unit, beside the place of Bonds of Loyalty."""
    return units.free_places(hero) - bond_free(hero) > 0


def unit_price(unit: UnitId, bond: bool = False) -> int:
    """MK-INT-08, MK-KF-74: the printed cost, less what Bonds of Loyalty spare."""
    return max(UNITS[unit].cost - BOND_DISCOUNT, 0) if bond else UNITS[unit].cost


def unit_gives(unit: Unit) -> int:
    """MK-INT-02, MK-KF-70: the Influence that a unit is spent for; 0: its card gives none."""
    card = next((one for one in UNITS.values() if one.id == unit.unit), None)
    return max((power.amount for power in card.powers if power.kind == "influence"), default=0) if card else 0


def units_here(state: MageKnight) -> list[UnitId]:
    """The units that lie in the offer; where the table keeps it, all of the box may."""
    return [*state.offers.units] if state.in_app("offers") else [*UNITS]


# --- the deed


def bargain_of(draft: Draft[MageKnight], who: int) -> tuple[Hero, Bargain]:
    """The hero on turn and the interaction that is under way; an objection where none has begun."""
    hero = turns.in_play(draft, who)
    bargain = turns.turn_of(draft).bargain
    if bargain is None:
        draft.object("MK-INT-01", "no-interaction", can_overrule=False, who=called(hero))
    return hero, bargain


def begin(
    draft: Draft[MageKnight], who: int, site: BargainSite | None, cities: Sequence[Basic], shields: int
) -> tuple[Hero, Bargain]:
    """MK-INT-01, MK-INT-04, MK-TRN-07: the interaction is the action of this turn; once begun it goes on.

    `site`, `cities`, `shields`: as the table says it; where the app keeps the map, it knows.
    """
    hero = turns.in_play(draft, who)
    turn = turns.turn_of(draft)
    if turn.bargain is not None:
        return hero, turn.bargain
    if turn.encounter is not None or draft.state.fight is not None:
        draft.object("MK-TRN-08", "encounter-first", can_overrule=False, who=called(hero))
    found = locals_at(draft.state, hero)
    if found is None or (site and site != found.site):
        if draft.state.charted is not None:
            draft.object("MK-INT-01", "nobody-to-bargain", who=called(hero), can_overrule=site is not None)
        if site is None:
            draft.refuse("site", "argument-missing")
        if site == "city" and not cities:
            draft.refuse("cities", "argument-missing")
        found = Locals(site, tuple(dict.fromkeys(cities)) if site == "city" else (), shields if site == "city" else 0)
    turns.act(draft, who)
    counts = influence_of(hero.reputation)
    if counts is None:
        draft.object("MK-INT-04", "reputation-forbids", who=called(hero))
    turn.bargain = Bargain(site=found.site, cities=[*found.cities], shields=found.shields)
    if counts is None or not draft.state.default("MK-KF-86"):
        turn.bargain.fixed = counts or 0  # a table that let X talk is not asked at each purchase again
    draft.write("wrote-bargains", who=called(hero), site=found.site, cities=[*found.cities])
    return hero, turn.bargain


def play(draft: Draft[MageKnight], hero: Hero, bargain: Bargain, points: int) -> None:
    """MK-INT-02: how much Influence was played in all; not less than what was bought with it."""
    short = left(draft.state, hero, bargain) - bargain.played + points
    if short < 0 and points < bargain.played:
        draft.object("MK-INT-07", "spent-already", count=bargain.spent)
        return
    bargain.played = points


def pay(draft: Draft[MageKnight], hero: Hero, bargain: Bargain, price: int) -> None:
    """MK-INT-07: Influence for something; a table that has more than the app knows of played so much more."""
    if modifier(draft.state, hero, bargain) is None:
        draft.object("MK-INT-04", "reputation-forbids", who=called(hero))
    missing = price - left(draft.state, hero, bargain)
    if bargain.spent + price > MOST or bargain.played + missing > MOST:
        draft.object("MK-INT-07", "too-much-bought", can_overrule=False)
    if missing > 0:
        draft.object("MK-INT-02", "too-little-influence", missing=missing, price=price)
        bargain.played += missing
    bargain.spent += price


def sold(draft: Draft[MageKnight], bargain: Bargain, *asked: Ware) -> None:
    """MK-INT-10..16: an objection where that is not sold at this site."""
    if not {*asked} & {*wares(bargain)}:
        rules: dict[Ware, str] = {
            "healing": "MK-INT-10",
            "monastery_action": "MK-INT-11",
            "spell": "MK-INT-12",
            "artifact": "MK-INT-13",
            "elite": "MK-INT-15",
            "city_action": "MK-INT-16",
            "unseen_action": "MK-INT-16",
        }
        draft.object(rules[asked[0]], "not-sold-here", ware=asked[0])
