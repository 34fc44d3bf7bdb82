"""A hero's tracks, cards by count, crystals and mana. MK-LVL-01, MK-KF-11, MK-CRD, MK-MAN."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import Small
from ....core.draft import Draft
from ....core.moves import Moves
from ..box.arguments import Who
from ..box.cards import ArtifactId
from ..box.names import BASICS, Basic, Colour
from ..box.tracks import fame_space
from ..play import cards, growth, levels, mana, powering, sideways, source, turns
from ..play.fight import wounding
from ..play.own_hero import hero_of, kept_hero, mind_turn
from ..play.powering import PaidEffect
from ..play.sideways import SidewaysUse
from ..play.spell_mana import Way
from ..state.hero import called
from ..state.table import MageKnight

moves = Moves()
FameStep = Annotated[int, msgspec.Meta(ge=-20, le=60)]
ReputationStep = Annotated[int, msgspec.Meta(ge=-14, le=14)]
Wounds = Annotated[int, msgspec.Meta(ge=0, le=40)]
CountStep = Annotated[int, msgspec.Meta(ge=-3, le=3)]


@moves.add(by="seat", amid=True)
def change_fame(draft: Draft[MageKnight], who: Who, by: FameStep) -> None:
    """MK-LVL-01, MK-BC-02: Fame that an effect gives, or what the fights of the table gave; a minus puts it right."""
    hero = hero_of(draft, who)
    if by > 0:
        growth.gain_fame(draft, hero, by)
        levels.settle_told(draft, hero)
    elif by < 0:
        if hero.fame + by < growth.LEAST_FAME:
            draft.refuse("by", "no-less-fame", who=called(hero))
        hero.fame += by
        draft.tell("tell-fame-less", who=called(hero), fame=fame_space(hero.fame))


@moves.add(by="seat", amid=True)
def change_reputation(draft: Draft[MageKnight], who: Who, by: ReputationStep) -> None:
    """MK-KF-11: Reputation that an effect or a deed of the table changes; beyond either end it is lost."""
    growth.change_reputation(draft, hero_of(draft, who), by)


@moves.add(by="seat", amid=True)
def take_wound(draft: Draft[MageKnight], who: Who, count: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1) -> None:
    """MK-WND-01, MK-DMG-10, MK-PVP-01: Wounds to the hand by an effect, or by a fight that the table keeps."""
    growth.take_wounds(draft, hero_of(draft, who), hand=count)
    fight = draft.state.fight
    if fight is not None and fight.seat == who:
        wounding.count_wounds(draft, fight, count)


# --- cards by count


@moves.add(by="seat", amid=True, notes=True)
def see_wounds(draft: Draft[MageKnight], who: Who, wounds: Wounds) -> None:
    """MK-WND-01: how many Wounds the hand holds, which only the table can see."""
    cards.count_wounds(draft, kept_hero(draft, who), wounds)


@moves.add(by="seat", amid=True, notes=True)
def count_cards(draft: Draft[MageKnight], who: Who, hand: Small, deck: Small) -> None:
    """MK-SAV-01: how many cards lie in the hand and in the deck after all; the others are in the discard pile."""
    hero = kept_hero(draft, who)
    cards.lay_out(draft, hero, hand, deck)


@moves.add(by="seat", amid=True, notes=True)
def name_artifact(draft: Draft[MageKnight], who: Who, card: ArtifactId) -> None:
    """MK-CRD-13, MK-KF-73: which Artifact it is that the hero has; needed for nothing but Banners and to remember."""
    cards.name_artifact(draft, hero_of(draft, who), card)


@moves.add(by="seat", amid=True)
def throw_away(draft: Draft[MageKnight], who: Who, card: Annotated[str, msgspec.Meta(max_length=40)]) -> None:
    """MK-CRD-04, MK-CRD-18: a card that was gained is out of the game."""
    hero = hero_of(draft, who)
    cards.throw_card(draft, hero, card)
    draft.write("wrote-thrown-away", who=called(hero), card=card)


@moves.add(by="seat", amid=True)
def power_card(
    draft: Draft[MageKnight], who: Who, colour: Basic, effect: PaidEffect = "action", way: Way | None = None
) -> None:
    """MK-CRD-02, MK-CRD-03, MK-CRD-09, MK-CRD-10: play a card with mana: an Action for its stronger effect, a Spell
    for its basic one, or by Night with black mana as well for the stronger one."""
    powering.power(draft, turns.begin(draft, who), colour, effect, way)


@moves.add(by="seat", amid=True)
def play_sideways(
    draft: Draft[MageKnight], who: Who, side: SidewaysUse, points: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
) -> None:
    """MK-CRD-05, MK-CRD-06, MK-CRD-07: any card but a Wound for Move 1, Influence 1, physical Attack 1 or Block 1;
    `points`: what a skill makes of it."""
    sideways.play(draft, turns.begin(draft, who), side, points)


# --- crystals and mana


@moves.add(by="seat", amid=True)
def change_crystals(draft: Draft[MageKnight], who: Who, colour: Basic, by: CountStep) -> None:
    """MK-MAN-03, MK-MAN-04, MK-MAN-11: plus, a crystal by an effect (a fourth one is pure mana); minus, it becomes
    pure mana."""
    hero = kept_hero(draft, who, "MK-MAN-03")
    if by > 0:
        mana.gain_crystal(draft, hero, colour, by)
    elif by < 0:
        mind_turn(draft, hero, "MK-MAN-04")
        for _ in range(-by):
            mana.melt(draft, hero, colour)


@moves.add(by="seat", amid=True)
def change_mana(draft: Draft[MageKnight], who: Who, colour: Colour, by: CountStep) -> None:
    """MK-MAN-02, MK-MAN-10: a mana token into the play area, or one that is used."""
    hero = kept_hero(draft, who, "MK-MAN-10")
    if by > 0:
        mana.gain_mana(draft, hero, colour, by)
    elif by < 0:
        if mana.dead(colour, source.dark(draft.state)) and colour not in BASICS:
            draft.object("MK-MAN-05" if colour == "gold" else "MK-MAN-06", "mana-is-dead", colour=colour)
        for _ in range(-by):
            mana.spend(draft, hero, colour)
