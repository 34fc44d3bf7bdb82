"""The interaction of the hero on turn, as the page of the offers shows it: what there is, and what it buys. MK-INT."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..box.heroes import BOND_DISCOUNT
from ..box.names import Basic
from ..box.units import UNITS
from ..play import cards, growth, healing, interaction, offers, skills, turns, units
from ..play.interaction import PRICES, Ware
from ..state.hero import Hero
from ..state.pieces import Bargain, BargainSite
from ..state.table import MageKnight

CHIPS = 15  # Influence is tapped up to that many, and up to some more than was played
MORE_CHIPS, MOST_CHIPS = 5, 40
SITES: tuple[BargainSite, ...] = ("village", "monastery", "keep", "tower")
MOVES: dict[Ware, str] = {"artifact": "buy_artifact", "elite": "buy_elite", "unseen_action": "buy_unseen_action"}


@dataclass(frozen=True)
class Patient:
    """A Wound that can be healed for Influence: in the hand (place 0), or on the unit of that place. MK-INT-10."""

    place: int
    unit: str
    price: int
    missing: int


@dataclass(frozen=True)
class Envoy:
    """A ready unit that is spent for Influence. MK-INT-02."""

    place: int
    unit: str
    gives: int


@dataclass(frozen=True)
class Talent:
    """A skill that can be used for Influence. MK-INT-02, MK-KF-74."""

    skill: str
    gives: int


@dataclass(frozen=True)
class WareRow:
    """Something that is sold there and lies in no column: the move, its price, what is missing for it."""

    ware: Ware
    move: str
    price: int
    missing: int


@dataclass(frozen=True)
class Leaver:
    """A unit that may be disbanded to make room. MK-UNI-06."""

    place: int
    unit: str


@dataclass(frozen=True)
class Bargaining:
    """The interaction of the hero on turn. `begun`: it is under way; `told`: where, as the page's address says it,
    because the table keeps the map; `reputation` None: nobody talks to this hero (MK-INT-04)."""

    hero: Hero
    begun: bool
    asks: bool = False
    site: str = ""
    cities: Sequence[Basic] = ()
    shields: int = 0
    played: int = 0
    reputation: int | None = 0
    spent: int = 0
    left: int = 0
    chips: Sequence[int] = ()
    bond: int = 0  # by how much a unit in the place of Bonds of Loyalty is cheaper; 0: there is no such place free
    room: bool = True
    leavers: Sequence[Leaver] = ()
    patients: Sequence[Patient] = ()
    envoys: Sequence[Envoy] = ()
    talents: Sequence[Talent] = ()
    wares: Sequence[WareRow] = ()


def bargaining(state: MageKnight) -> Bargaining | None:
    """What the hero on turn can do with the locals; None: nothing in this turn. MK-INT-01, MK-TRN-07."""
    turn, hero = state.turn, state.hero_on_turn
    if turn is None or hero is None or turn.step not in turns.PARTS:
        return None
    if turn.bargain is None:
        busy = turn.acted or turn.rest or turn.encounter is not None or state.fight is not None
        return None if busy else _before(state, hero)
    deal = turn.bargain
    return Bargaining(
        hero=hero,
        begun=True,
        site=deal.site,
        cities=deal.cities,
        shields=deal.shields,
        played=deal.played,
        reputation=interaction.modifier(state, hero, deal),
        spent=deal.spent,
        left=interaction.left(state, hero, deal),
        chips=chips(deal.played),
        bond=BOND_DISCOUNT if interaction.bond_free(hero) and units.free_places(hero) > 0 else 0,
        room=interaction.has_room(hero),
        leavers=_leavers(hero),
        patients=_patients(state, hero, deal),
        envoys=_envoys(hero),
        talents=_talents(state, hero),
        wares=_wares(state, hero, deal),
    )


def _before(state: MageKnight, hero: Hero) -> Bargaining | None:
    here = interaction.locals_at(state, hero)
    counts = growth.influence_modifier(hero)
    if here is None:
        asks = state.charted is None
        return Bargaining(hero=hero, begun=False, asks=True, reputation=counts, chips=chips(0)) if asks else None
    return Bargaining(
        hero=hero,
        begun=False,
        site=here.site,
        cities=here.cities,
        shields=here.shields,
        reputation=counts,
        left=(counts or 0) + here.shields,
        chips=chips(0),
    )


def chips(played: int) -> list[int]:
    """The numbers that are offered for what was played in all."""
    return [*range(min(max(CHIPS, played + MORE_CHIPS), MOST_CHIPS) + 1)]


def missing(state: MageKnight, hero: Hero, deal: Bargain, price: int) -> int:
    """How much Influence something wants beyond what is left."""
    return max(price - interaction.left(state, hero, deal), 0)


def _leavers(hero: Hero) -> list[Leaver]:
    """Whoever makes room by going; where there are more units than tokens, one that goes makes none."""
    if units.free_places(hero) < 0:
        return []
    return [Leaver(place, one.unit) for place, one in enumerate(hero.units, 1)]


def _patients(state: MageKnight, hero: Hero, deal: Bargain) -> list[Patient]:
    each = interaction.HEALING.get(deal.site)
    if each is None:
        return []
    maybe = hero.hand.wounds or cards.may_be_wounds(hero)
    rows = [(0, "", 1)] if maybe or not state.in_app("heroes") else []
    rows += [(place, one.unit, healing.points_for(one)) for place, one in enumerate(hero.units, 1) if one.wounds]
    return [Patient(place, unit, n * each, missing(state, hero, deal, n * each)) for place, unit, n in rows]


def _envoys(hero: Hero) -> list[Envoy]:
    found = [(place, one, interaction.unit_gives(one)) for place, one in enumerate(hero.units, 1) if one.usable]
    return [Envoy(place, one.unit, gives) for place, one, gives in found if gives]


def _talents(state: MageKnight, hero: Hero) -> list[Talent]:
    able = [one for one in hero.skills if one.skill in (*skills.INFLUENCE, skills.FORTUNE)]
    return [
        Talent(one.skill, skills.persuading(state, hero, one.skill)) for one in able if skills.ready(state, hero, one)
    ]


def _wares(state: MageKnight, hero: Hero, deal: Bargain) -> list[WareRow]:
    there = {ware for ware in interaction.wares(deal) if ware in MOVES}
    if not offers.elite_used(state) or (state.in_app("offers") and not state.decks.elite.size):
        there.discard("elite")
    if state.in_app("offers") and not state.decks.actions.size:
        there.discard("unseen_action")
    if not state.in_app("offers"):
        there.discard("unseen_action")  # its name is told with it, where it was drawn
    return [
        WareRow(ware, MOVES[ware], PRICES[ware], missing(state, hero, deal, PRICES[ware]))
        for ware in MOVES
        if ware in there
    ]


def unit_resistances(unit: str) -> list[str]:
    """The resistances of a unit's card, in the order of the box."""
    card = next((one for one in UNITS.values() if one.id == unit), None)
    return [one for one in ("physical", "fire", "ice") if card and one in card.resistances]
