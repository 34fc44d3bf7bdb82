"""The offers: units, Advanced Actions, Spells, and for the hero on turn what each costs here. MK-SET-06..10, MK-INT."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....core.message import say
from ....core.page import Frame, Next, View
from ....core.viewer import Viewer
from ..box.cards import ACTION_IDS, SPELL_IDS, STRONGER, ActionId, SpellId, colour_of
from ..box.names import BASICS, Basic, Site
from ..box.units import UNITS, UnitCard, UnitId
from ..play import interaction, offers, spell_mana
from ..play.interaction import PRICES, Ware
from ..play.spell_mana import Way
from ..state.pieces import Bargain, BargainSite, CardOffer
from ..state.table import MageKnight
from .bargaining import SITES, Bargaining, bargaining, missing, unit_resistances

ORDER: tuple[Site, ...] = ("village", "monastery", "keep", "tower", "city")


@dataclass(frozen=True)
class UnitRow:
    """A unit of the offer. `here`: it is recruited at the site of this interaction; `missing`: Influence for that.

    `others`: what may lie there after all.
    """

    card: UnitCard
    resistances: Sequence[str]
    where: Sequence[Site]
    here: bool
    missing: int
    missing_bond: int
    others: Sequence[str]


@dataclass(frozen=True)
class CardRow:
    """A card of a column. `stronger`: what a Spell is called as the stronger one; `sold`: this interaction buys it."""

    card: str
    colour: Basic
    stronger: str
    lowest: bool
    sold: bool
    price: int
    missing: int
    ways: Sequence[Way] = ()
    others: Sequence[str] = ()


@dataclass(frozen=True, kw_only=True)
class OffersView(View):
    """What the page of the offers shows. `named`: the app knows what lies there."""

    named: bool
    map_kept: bool
    bargaining: Bargaining | None
    sites: Sequence[BargainSite]
    cities: Sequence[Basic]
    units: Sequence[UnitRow]
    monastery: Sequence[CardRow]
    actions: Sequence[CardRow]
    spells: Sequence[CardRow]
    covered: Sequence[CardOffer]
    decks: dict[str, int]
    elite: bool  # MK-FR-04: whether elite units are used at all
    cloisters: int
    core: bool


def page(state: MageKnight, viewer: Viewer) -> OffersView:
    """Three columns, above them the interaction of the hero on turn."""
    now = bargaining(state)
    deal = state.turn.bargain if now and state.turn else None
    named = state.in_app("offers")
    columns = _columns(state, deal)
    return OffersView(
        frame=Frame(next=_back(state)),
        named=named,
        map_kept=state.charted is not None,
        bargaining=now,
        sites=SITES,
        cities=BASICS,
        units=[_unit(state, deal, unit) for unit in _units(state, deal)],
        monastery=columns[0],
        actions=columns[1],
        spells=columns[2],
        covered=state.offers.covered if named else [],
        decks={
            "regular": state.decks.regular.size,
            "elite": state.decks.elite.size,
            "actions": state.decks.actions.size,
            "spells": state.decks.spells.size,
        },
        elite=offers.elite_ever(state),
        cloisters=offers.cloisters(state),
        core=offers.core_tile_lies(state),
    )


def _back(state: MageKnight) -> Next:
    """The way back to what goes on."""
    if state.fight is not None:
        return Next(say("next-to-fight"), page="fight")
    return Next(say("next-from-offers", turn="yes" if state.turn is not None else "no"), page="table", quiet=True)


def _units(state: MageKnight, deal: Bargain | None) -> list[UnitId]:
    """The units of the offer; where the table keeps it, those that this interaction could recruit at all."""
    if state.in_app("offers"):
        return [*state.offers.units]
    return [unit for unit in UNITS if deal is not None and interaction.recruited(state, UNITS[unit], deal)]


def _unit(state: MageKnight, deal: Bargain | None, unit: UnitId) -> UnitRow:
    card, hero = UNITS[unit], state.hero_on_turn
    lacks = {bond: interaction.unit_price(unit, bond) for bond in (False, True)}
    if deal is not None and hero is not None:
        lacks = {bond: missing(state, hero, deal, price) for bond, price in lacks.items()}
    return UnitRow(
        card=card,
        resistances=unit_resistances(unit),
        where=[site for site in ORDER if site in card.where],
        here=deal is not None and interaction.recruited(state, card, deal),
        missing=lacks[False],
        missing_bond=lacks[True],
        others=offers.could_be(state, unit),
    )


def _columns(state: MageKnight, deal: Bargain | None) -> tuple[list[CardRow], list[CardRow], list[CardRow]]:
    """What lies among the units for the monasteries, in the offer of Advanced Actions and in that of Spells.

    Where the table keeps the offers, any card of the box may lie where this interaction buys one.
    """
    named, sells = state.in_app("offers"), interaction.wares(deal) if deal else []
    lie = state.offers
    monastery: Sequence[ActionId] = lie.monastery if named else ACTION_IDS if "monastery_action" in sells else ()
    actions: Sequence[ActionId] = lie.actions if named else ACTION_IDS if "city_action" in sells else ()
    spells: Sequence[SpellId] = lie.spells if named else SPELL_IDS if "spell" in sells else ()
    return (
        [_row(state, deal, card, "monastery_action", False) for card in monastery],
        [_row(state, deal, card, "city_action", named and card == actions[-1]) for card in actions],
        [_row(state, deal, card, "spell", named and card == spells[-1]) for card in spells],
    )


def _row(state: MageKnight, deal: Bargain | None, card: ActionId | SpellId, ware: Ware, lowest: bool) -> CardRow:
    hero, colour = state.hero_on_turn, colour_of(card)
    price = PRICES[ware]
    sold = deal is not None and ware in interaction.wares(deal)
    return CardRow(
        card=card,
        colour=colour,
        stronger=next((strong for basic, strong in STRONGER.items() if basic == card), ""),
        lowest=lowest,
        sold=sold,
        price=price,
        missing=missing(state, hero, deal, price) if deal and hero else price,
        ways=spell_mana.ways(state, hero, colour) if sold and hero and ware == "spell" else (),
        others=offers.could_be(state, card),
    )
