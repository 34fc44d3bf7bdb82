"""Damage that is taken: by units, by the hero, and what becomes of a hand. MK-DMG, MK-UNI-12."""

from __future__ import annotations

from .....core.draft import Draft
from ...state.fight import Fight, Taker
from ...state.hero import Hero, Unit, called
from ...state.table import MageKnight
from .. import growth, units
from . import facing
from .harm import UnitHarm, knocked_out


def suffer(draft: Draft[MageKnight], fight: Fight) -> None:
    """MK-DMG-01..13: all damage, as it was assigned: units first, then the hero."""
    hero = draft.state.at(fight.seat)
    hand = aside = 0
    paralyzed = False
    destroyed: list[Unit] = []
    for one in facing.harms(fight, growth.armor(hero)):
        for taker, hurt in zip(one.takers, one.harm.units, strict=True):
            destroyed += _hurt(draft, hero, taker, hurt)
        hand += one.harm.hero.wounds
        aside += one.harm.hero.to_discard
        paralyzed |= one.harm.hero.paralyzed
    for unit in destroyed:
        units.destroy(draft, hero, unit)
    fight.takers = []
    if hand or aside:
        growth.take_wounds(draft, hero, hand=hand, discard=aside)
    count_wounds(draft, fight, hand)
    if paralyzed:
        lose_hand(draft, hero, "tell-paralyzed")


def wound(draft: Draft[MageKnight], fight: Fight, count: int) -> None:
    """MK-DMG-10: Wounds to hand by own cards in the combat."""
    growth.take_wounds(draft, draft.state.at(fight.seat), hand=count)
    count_wounds(draft, fight, count)


def count_wounds(draft: Draft[MageKnight], fight: Fight, hand: int) -> None:
    """MK-DMG-09, MK-DMG-10, MK-EDG-07: Wounds of this combat, and whether they knock the hero out."""
    hero = draft.state.at(fight.seat)
    fight.wounds = min(fight.wounds + hand, 99)
    if not fight.out and knocked_out(fight.wounds, growth.printed_limit(hero)):
        fight.out = True
        lose_hand(draft, hero, "tell-knocked-out")
        draft.write("wrote-knocked-out", who=called(hero))


def lose_hand(draft: Draft[MageKnight], hero: Hero, key: str) -> None:
    """MK-DMG-09, MK-DMG-13: all cards in hand but Wounds are discarded."""
    draft.tell(key, who=called(hero))
    if not draft.state.in_app("heroes"):
        return
    hero.discard.deeds = min(hero.discard.deeds + hero.hand.deeds, growth.MOST_CARDS)
    hero.hand.deeds = hero.unseen = 0


def _hurt(draft: Draft[MageKnight], hero: Hero, taker: Taker, hurt: UnitHarm) -> list[Unit]:
    """A unit after its damage; those that are destroyed are gone once all damage is dealt."""
    unit = hero.units[taker.unit - 1] if 0 < taker.unit <= len(hero.units) else None
    if unit is None:
        fate = "destroyed" if hurt.destroyed else "resists" if hurt.resisted else "wounded"
        draft.tell("tell-other-unit", who=called(hero), fate=fate, count=hurt.wounds)
    elif hurt.destroyed:
        return [unit]
    elif hurt.resisted:
        unit.resisted = True
        draft.tell("tell-unit-resisted", who=called(hero), unit=unit.unit)
    elif unit.wounds:  # the table gave it damage all the same
        unit.wounds = units.MOST_WOUNDS
        draft.tell("tell-unit-wounded", who=called(hero), unit=unit.unit, count=units.MOST_WOUNDS)
    else:
        units.wound(draft, hero, unit, hurt.wounds)
    return []
