"""Interaction with the locals: Influence, and all that it buys. MK-INT."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import Small
from ....core.draft import Draft
from ....core.errors import Instead
from ....core.message import say
from ....core.moves import Moves
from ..box.arguments import MaybeUnitPlace, Several, Who
from ..box.cards import ActionId, SpellId, colour_of
from ..box.names import Basic
from ..box.units import UNITS, UnitId
from ..play import growth, healing, interaction, offers, spell_mana, units
from ..play.interaction import PRICES
from ..play.spell_mana import Way
from ..state.hero import called
from ..state.pieces import BargainSite, Reward
from ..state.table import MageKnight

moves = Moves()
Cities = Annotated[list[Basic], msgspec.Meta(max_length=2)]


@moves.add(by="seat", step="turns", amid=True)
def bargain(
    draft: Draft[MageKnight],
    who: Who,
    influence: Small = 0,
    site: BargainSite | None = None,
    cities: Cities = [],  # noqa: B006
    shields: Small = 0,
) -> None:
    """MK-INT-01..06, MK-TRN-07, MK-KF-86: interact with the locals, with so much Influence played in all.

    `site`, and of a city its colours and own shields: where the table keeps the map.
    """
    hero, deal = interaction.begin(draft, who, site, cities, shields)
    interaction.play(draft, hero, deal, influence)


@moves.add(by="seat", step="turns", amid=True)
def unit_influence(draft: Draft[MageKnight], who: Who, unit: MaybeUnitPlace) -> None:
    """MK-INT-02, MK-INT-09, MK-UNI-07: a unit is spent for the Influence that its card gives."""
    hero, deal = interaction.bargain_of(draft, who)
    one = units.unit_at(draft, hero, unit)
    gives = interaction.unit_gives(one)
    if not gives:
        draft.refuse("unit", "gives-no-influence")
    units.activate(draft, hero, one)
    interaction.play(draft, hero, deal, deal.played + gives)


@moves.add(by="seat", step="turns", amid=True)
def recruit(
    draft: Draft[MageKnight], who: Who, unit: UnitId, disbanding: MaybeUnitPlace = 0, bond: bool = False
) -> None:
    """MK-INT-08, MK-INT-15, MK-UNI-02, MK-UNI-05, MK-UNI-06, MK-CRD-15: recruit a unit of the offer for its cost.

    `disbanding`: which unit makes room, by its place; `bond`: it comes into the place of Bonds of Loyalty.
    """
    hero, deal = interaction.bargain_of(draft, who)
    if disbanding:
        units.unit_at(draft, hero, disbanding, "disbanding")
    if unit not in interaction.units_here(draft.state):
        draft.refuse("unit", "not-in-offer", offer="units", card=unit)
    if bond and not interaction.bond_free(hero):
        draft.object("MK-KF-74", "no-bond", who=called(hero))
    if not interaction.recruited(draft.state, UNITS[unit], deal):
        draft.object("MK-INT-08", "unit-not-here", unit=unit, site=deal.site)
    if not bond and not disbanding and not interaction.has_room(hero):
        ways = [
            Instead(say("instead-disband", unit=one.unit), {"disbanding": place})
            for place, one in enumerate(hero.units, 1)
        ]
        if interaction.bond_free(hero):
            ways.insert(0, Instead(say("instead-bond"), {"bond": True}))
        draft.object("MK-UNI-06", "no-command-token", who=called(hero), count=growth.places(hero), instead=ways)
    interaction.pay(draft, hero, deal, interaction.unit_price(unit, bond))
    offers.take_unit(draft, unit)
    units.recruit(draft, hero, unit, disbanding).bonded = bond


@moves.add(by="seat", step="turns", amid=True)
def buy_healing(draft: Draft[MageKnight], who: Who, unit: MaybeUnitPlace = 0, points: Several = 1) -> None:
    """MK-INT-10, MK-WND-03, MK-WND-04, MK-KF-20, MK-KF-21: healing in a village or a monastery.

    `unit`: one Wound off that unit, for as many points as its level; else a Wound of the hand for each of the points.
    """
    hero, deal = interaction.bargain_of(draft, who)
    interaction.sold(draft, deal, "healing")
    each = interaction.HEALING.get(deal.site, max(interaction.HEALING.values()))
    one = units.unit_at(draft, hero, unit) if unit else None
    needed = healing.points_for(one) if one else points
    interaction.pay(draft, hero, deal, needed * each)
    if one:
        healing.heal_unit(draft, hero, one)
    else:
        healing.heal_hand(draft, hero, points)


@moves.add(by="seat", step="turns", amid=True, reveals=True)
def buy_spell(
    draft: Draft[MageKnight], who: Who, card: SpellId, way: Way | None = None, refill: SpellId | None = None
) -> None:
    """MK-INT-12, MK-INT-14, MK-CRD-13, MK-CRD-14: a Spell of the offer, for 7 Influence and one mana of its colour.

    `way`: where the mana comes from; `refill`: what came on top of the offer.
    """
    hero, deal = interaction.bargain_of(draft, who)
    offers.needs(draft, "spells", card)
    interaction.sold(draft, deal, "spell")
    interaction.pay(draft, hero, deal, PRICES["spell"])
    spell_mana.pay(draft, hero, colour_of(card), way)
    offers.take(draft, hero, "spells", card, refill)


@moves.add(by="seat", step="turns", amid=True, reveals=True)
def buy_action(draft: Draft[MageKnight], who: Who, card: ActionId, refill: ActionId | None = None) -> None:
    """MK-INT-11, MK-INT-16, MK-EDG-11, MK-CRD-13..15: an Advanced Action for 6 Influence.

    In a monastery one of those among the units; in the green city one of the Advanced Action offer.
    """
    hero, deal = interaction.bargain_of(draft, who)
    interaction.sold(draft, deal, "monastery_action", "city_action")
    among_units = card in draft.state.offers.monastery if draft.state.in_app("offers") else deal.site == "monastery"
    ware: interaction.Ware = "monastery_action" if among_units else "city_action"
    if draft.state.in_app("offers") and not among_units:
        offers.needs(draft, "actions", card)
    if ware not in interaction.wares(deal):
        draft.object("MK-INT-11" if deal.site == "monastery" else "MK-EDG-11", "other-offer", ware=ware)
    interaction.pay(draft, hero, deal, PRICES[ware])
    if among_units:
        offers.take_monastery_card(draft, hero, card)
    else:
        offers.take(draft, hero, "actions", card, refill)


@moves.add(by="seat", step="turns", amid=True, reveals=True)
def buy_unseen_action(draft: Draft[MageKnight], who: Who, card: ActionId | None = None) -> None:
    """MK-INT-16, MK-CRD-13: in the green city the unseen top card of the Advanced Action deck, for 6 Influence.

    `card`: which one it was, where the table drew it.
    """
    hero, deal = interaction.bargain_of(draft, who)
    interaction.sold(draft, deal, "unseen_action")
    interaction.pay(draft, hero, deal, PRICES["unseen_action"])
    offers.take_top_action(draft, hero, card)


@moves.add(by="seat", step="turns", amid=True)
def buy_artifact(draft: Draft[MageKnight], who: Who, count: Several = 1) -> None:
    """MK-INT-13, MK-CRD-16, MK-END-09: Artifacts in the red city, 12 Influence each; drawn at the end of the turn."""
    hero, deal = interaction.bargain_of(draft, who)
    interaction.sold(draft, deal, "artifact")
    interaction.pay(draft, hero, deal, count * PRICES["artifact"])
    growth.owe(draft, hero, Reward(kind="artifact", count=count))
    draft.tell("tell-artifact-later", who=called(hero), count=count)
    draft.write("wrote-bought-artifact", who=called(hero), count=count)


@moves.add(by="seat", step="turns", amid=True, reveals=True)
def buy_elite(draft: Draft[MageKnight], who: Who, drew: UnitId | None = None) -> None:
    """MK-INT-15, MK-BC-04: in the white city one more elite unit comes into the offer, for 2 Influence."""
    hero, deal = interaction.bargain_of(draft, who)
    interaction.sold(draft, deal, "elite")
    if not offers.elite_used(draft.state):
        draft.object("MK-BC-04", "no-elite-units")
    if draft.state.in_app("offers") and not draft.state.decks.elite.size:
        draft.object("MK-INT-15", "no-elite-left", can_overrule=False)
    interaction.pay(draft, hero, deal, PRICES["elite"])
    offers.add_elite(draft, drew)
    draft.write("wrote-more-elite", who=called(hero))
