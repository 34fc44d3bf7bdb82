"""Units: places, recruiting and disbanding, ready and spent, Wounds, Banners. MK-UNI."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.units import UNITS, UnitCard
from ..state.hero import Hero, Unit, called
from ..state.table import MageKnight
from . import cards, growth

MOST_WOUNDS = 2  # MK-DMG-12: Poison lays two


def card_of(unit: Unit) -> UnitCard | None:
    """What its card prints; None of one that this box does not have."""
    return next((card for card in UNITS.values() if card.id == unit.unit), None)


def unit_at(draft: Draft[MageKnight], hero: Hero, place: int, field: str = "unit") -> Unit:
    """The unit at that place of the unit area, the first one is 1. Refused: none lies there."""
    if not 1 <= place <= len(hero.units):
        draft.refuse(field, "no-such-unit", who=called(hero), count=len(hero.units))
    return hero.units[place - 1]


def free_places(hero: Hero) -> int:
    """MK-UNI-02: command tokens that no unit needs; below 0 where the table overruled."""
    return growth.places(hero) - len(hero.units)


def recruit(draft: Draft[MageKnight], hero: Hero, unit: str, disbanding: int = 0) -> Unit:
    """MK-UNI-05, MK-UNI-06: a unit comes ready and unwounded, whatever the one was that made room for it.

    `disbanding`: the place of that one. An objection where there is no token for it.
    """
    if disbanding:
        disband(draft, hero, unit_at(draft, hero, disbanding, "disbanding"))
    if free_places(hero) < 1:
        draft.object("MK-UNI-06", "no-command-token", who=called(hero), count=growth.places(hero))
    hero.units.append(Unit(unit=unit))
    draft.tell("tell-unit-comes", who=called(hero), unit=unit)
    draft.write("wrote-unit-comes", who=called(hero), unit=unit)
    return hero.units[-1]


def _leave(draft: Draft[MageKnight], hero: Hero, unit: Unit) -> None:
    """Its Wounds go to the pile, its Banner to the owner's discard pile. MK-UNI-12."""
    drop_banner(draft, hero, unit)
    hero.units = [one for one in hero.units if one is not unit]


def disband(draft: Draft[MageKnight], hero: Hero, unit: Unit) -> None:
    """MK-UNI-06: a unit out of the game to make room."""
    draft.tell("tell-unit-leaves", who=called(hero), unit=unit.unit)
    draft.write("wrote-unit-disbanded", who=called(hero), unit=unit.unit)
    _leave(draft, hero, unit)


def destroy(draft: Draft[MageKnight], hero: Hero, unit: Unit) -> None:
    """MK-DMG-13: a unit that Paralyze would wound is out of the game."""
    draft.tell("tell-unit-destroyed", who=called(hero), unit=unit.unit)
    draft.write("wrote-unit-destroyed", who=called(hero), unit=unit.unit)
    _leave(draft, hero, unit)


def activate(draft: Draft[MageKnight], hero: Hero, unit: Unit) -> None:
    """MK-UNI-07: a ready, unwounded unit does one of its deeds and is spent until the end of the round."""
    if unit.wounds:
        draft.object("MK-UNI-13", "unit-is-wounded", unit=unit.unit)
    if unit.spent:
        draft.object("MK-UNI-07", "unit-is-spent", unit=unit.unit)
    unit.spent = True
    draft.tell("tell-unit-spent", who=called(hero), unit=unit.unit)


def ready(draft: Draft[MageKnight], hero: Hero, unit: Unit) -> None:
    """MK-UNI-09, MK-WND-06: its token goes back up; Wounds stay on it."""
    unit.spent = False
    draft.tell("tell-unit-ready", who=called(hero), unit=unit.unit)


def ready_all(hero: Hero) -> None:
    """MK-RND-12: at the change of the round all units are ready, wounded ones too."""
    for unit in hero.units:
        unit.spent = unit.resisted = False


def wound(draft: Draft[MageKnight], hero: Hero, unit: Unit, count: int = 1) -> None:
    """MK-DMG-04, MK-DMG-12: Wounds on a unit, of Poison two; it is not spent by that. MK-UNI-13: never on a wounded
    one, and none has more than two."""
    if unit.wounds + count > MOST_WOUNDS:
        draft.object("MK-UNI-13", "unit-is-wounded-already", can_overrule=False, unit=unit.unit)
    if unit.wounds:
        draft.object("MK-UNI-13", "unit-is-wounded-already", unit=unit.unit)
    unit.wounds += count
    draft.tell("tell-unit-wounded", who=called(hero), unit=unit.unit, count=count)
    draft.write("wrote-unit-wounded", who=called(hero), unit=unit.unit)


# --- Banners


def give_banner(draft: Draft[MageKnight], hero: Hero, unit: Unit, banner: str) -> None:
    """MK-UNI-11, MK-UNI-12: a Banner under a unit, out of the deed cards; one that lay there is discarded."""
    if banner not in hero.gained and cards.ARTIFACT not in hero.gained:
        draft.object("MK-UNI-11", "no-such-banner", who=called(hero), card=banner)
    elif banner not in hero.gained:
        cards.name_artifact(draft, hero, banner)
    drop_banner(draft, hero, unit)
    if banner in hero.gained:
        hero.gained.remove(banner)
    unit.banner = banner
    if draft.state.in_app("heroes") and hero.hand.deeds:
        hero.hand.deeds -= 1
        hero.unseen = min(hero.unseen, hero.hand.deeds)
    draft.tell("tell-banner", who=called(hero), unit=unit.unit, card=banner)


def drop_banner(draft: Draft[MageKnight], hero: Hero, unit: Unit) -> None:
    """MK-UNI-12, MK-RND-11: the Banner goes to the owner's discard pile."""
    if unit.banner:
        hero.gained.append(unit.banner)
        if draft.state.in_app("heroes"):
            hero.discard.deeds += 1
        draft.tell("tell-banner-discarded", who=called(hero), card=unit.banner)
        unit.banner = ""
