"""Units: activated, made ready, wounded, disbanded, with Banners; healing. MK-UNI, MK-WND."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.arguments import MaybeUnitPlace, UnitPlace, Who
from ..box.cards import ArtifactId
from ..box.units import UnitId
from ..play import healing
from ..play import units as area
from ..play.own_hero import kept_hero, mind_fight, mind_turn
from ..state.table import MageKnight

moves = Moves()
HealingPoints = Annotated[int, msgspec.Meta(ge=1, le=20)]


@moves.add(by="seat", amid=True)
def activate_unit(draft: Draft[MageKnight], who: Who, unit: UnitPlace) -> None:
    """MK-UNI-07, MK-UNI-13: a ready, unwounded unit does one of its deeds and is spent until the end of the round."""
    hero = kept_hero(draft, who, "MK-UNI-07")
    area.activate(draft, hero, area.unit_at(draft, hero, unit))


@moves.add(by="seat", amid=True)
def ready_unit(draft: Draft[MageKnight], who: Who, unit: UnitPlace) -> None:
    """MK-UNI-09: an effect makes a unit ready again."""
    hero = kept_hero(draft, who, "MK-UNI-09")
    area.ready(draft, hero, area.unit_at(draft, hero, unit))


@moves.add(by="seat", amid=True)
def wound_unit(
    draft: Draft[MageKnight], who: Who, unit: UnitPlace, count: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
) -> None:
    """MK-UNI-04, MK-UNI-13, MK-DMG-12: a Wound on a unit, of Poison two; never on one that is wounded."""
    hero = kept_hero(draft, who, "MK-UNI-04")
    area.wound(draft, hero, area.unit_at(draft, hero, unit), count)


@moves.add(by="seat", amid=True)
def gain_unit(draft: Draft[MageKnight], who: Who, unit: UnitId, disbanding: MaybeUnitPlace = 0) -> None:
    """MK-UNI-05, MK-UNI-06: a unit that an effect brings; without a free command token another one is disbanded."""
    hero = kept_hero(draft, who, "MK-UNI-05")
    area.recruit(draft, hero, unit, disbanding)


@moves.add(by="seat", amid=True)
def disband_unit(draft: Draft[MageKnight], who: Who, unit: UnitPlace) -> None:
    """MK-UNI-06, MK-UNI-12: a unit out of the game."""
    hero = kept_hero(draft, who, "MK-UNI-06")
    area.disband(draft, hero, area.unit_at(draft, hero, unit))


@moves.add(by="seat", amid=True)
def give_banner(draft: Draft[MageKnight], who: Who, unit: UnitPlace, banner: ArtifactId) -> None:
    """MK-UNI-11, MK-UNI-12: a Banner under a unit; another one that lay there is discarded."""
    hero = kept_hero(draft, who, "MK-UNI-11")
    mind_turn(draft, hero, "MK-UNI-11")
    area.give_banner(draft, hero, area.unit_at(draft, hero, unit), banner)


@moves.add(by="seat", amid=True)
def take_banner(draft: Draft[MageKnight], who: Who, unit: UnitPlace) -> None:
    """MK-RND-11, MK-UNI-12: the Banner of a unit goes back to the owner's cards."""
    hero = kept_hero(draft, who, "MK-RND-11")
    area.drop_banner(draft, hero, area.unit_at(draft, hero, unit))


@moves.add(by="seat", amid=True)
def heal(draft: Draft[MageKnight], who: Who, points: HealingPoints = 1) -> None:
    """MK-WND-03, MK-WND-05: healing points throw Wounds of the hand away, in the own turn and not in a combat."""
    hero = kept_hero(draft, who, "MK-WND-03")
    mind_turn(draft, hero, "MK-WND-05")
    mind_fight(draft, hero)
    healing.heal_hand(draft, hero, points)


@moves.add(by="seat", amid=True)
def heal_unit(draft: Draft[MageKnight], who: Who, unit: UnitPlace) -> None:
    """MK-WND-04, MK-WND-05: as many healing points as its level take one Wound off a unit."""
    hero = kept_hero(draft, who, "MK-WND-04")
    mind_turn(draft, hero, "MK-WND-05")
    mind_fight(draft, hero)
    healing.heal_unit(draft, hero, area.unit_at(draft, hero, unit))
