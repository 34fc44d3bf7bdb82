"""Crystals in the Inventory and pure mana in the play area. MK-MAN-02..04, MK-MAN-10..12, MK-END-05..08."""

from __future__ import annotations

from ....core.die import Die
from ....core.draft import Draft
from ..box.dice import FACES, pays, usable
from ..box.names import BASICS, CRYSTALS, Basic, Colour
from ..state.hero import Hero, called
from ..state.table import MageKnight
from . import growth

MANA_DIE = Die("mana_die", FACES)  # MK-KF-02
MOST_MANA = 99


def crystals(hero: Hero, colour: Basic) -> int:
    """How many of that colour lie in the Inventory."""
    return hero.crystals.get(colour, 0)


def gain_mana(draft: Draft[MageKnight], hero: Hero, colour: Colour, count: int = 1) -> None:
    """MK-MAN-10: mana tokens into the play area."""
    if draft.state.in_app("heroes"):
        if hero.mana.get(colour, 0) + count > MOST_MANA:
            draft.object("MK-MAN-10", "no-more-mana", can_overrule=False)
        hero.mana[colour] = hero.mana.get(colour, 0) + count
    draft.tell("tell-mana", who=called(hero), colour=colour, count=count)


def gain_crystal(draft: Draft[MageKnight], hero: Hero, colour: Basic, count: int = 1, reward: bool = False) -> int:
    """MK-MAN-11, MK-EDG-09: crystals by an effect; what is beyond three is pure mana, of a mine or a `reward` nothing
    (MK-END-05, MK-END-07). How many came into the Inventory."""
    if not draft.state.in_app("heroes"):
        draft.tell("tell-crystal-count" if count > 1 else "tell-crystal", who=called(hero), colour=colour, count=count)
        return count
    kept = min(count, CRYSTALS - crystals(hero, colour))
    if kept > 0:
        hero.crystals[colour] = crystals(hero, colour) + kept
        draft.tell("tell-crystal-count" if kept > 1 else "tell-crystal", who=called(hero), colour=colour, count=kept)
        draft.write("wrote-crystal", who=called(hero), colour=colour, count=kept)
    if more := count - kept:
        if reward:
            draft.tell("tell-crystal-lost", who=called(hero), colour=colour, count=more)
        else:
            gain_mana(draft, hero, colour, more)
    return kept


def melt(draft: Draft[MageKnight], hero: Hero, colour: Basic) -> None:
    """MK-MAN-04: a crystal becomes one pure mana of its colour. Refused: one that is not there."""
    if not crystals(hero, colour):
        draft.refuse("colour", "no-such-crystal", who=called(hero), colour=colour)
    hero.crystals[colour] -= 1
    hero.mana[colour] = hero.mana.get(colour, 0) + 1
    draft.tell("tell-melt", who=called(hero), colour=colour)


def spend(draft: Draft[MageKnight], hero: Hero, colour: Colour) -> None:
    """MK-MAN-02: pure mana goes back to the bank when it is used. Refused: what is not there."""
    if not hero.mana.get(colour, 0):
        draft.refuse("colour", "no-such-mana", who=called(hero), colour=colour)
    hero.mana[colour] -= 1


def payable(hero: Hero, cost: Colour, night: bool) -> list[Colour]:
    """MK-MAN-04..06: which own mana may pay for that cost: tokens first, then crystals."""
    tokens = [colour for colour, count in hero.mana.items() if count and pays(colour, cost, night)]
    return tokens + [one for one in BASICS if crystals(hero, one) and pays(one, cost, night) and one not in tokens]


def pay(draft: Draft[MageKnight], hero: Hero, colour: Colour) -> None:
    """Mana of the own: a token of that colour, else a crystal."""
    if colour in BASICS and not hero.mana.get(colour, 0):
        melt(draft, hero, next(one for one in BASICS if one == colour))
    spend(draft, hero, colour)


def dead(colour: Colour, night: bool) -> bool:
    """MK-MAN-05, MK-MAN-06: gold by Night and black by Day are good for nothing."""
    return not usable(colour, night)


def clear(hero: Hero) -> None:
    """MK-MAN-12, MK-END-03: all mana tokens go back to the bank, used or not."""
    hero.mana = {}


def roll(draft: Draft[MageKnight], told: Colour | None = None, field: str = "rolled") -> Colour:
    """MK-KF-02: a mana die, rolled once, or what the table rolled."""
    shown = draft.roll(MANA_DIE, told, field)
    return next(face for face in FACES if face == shown)


def roll_crystal(draft: Draft[MageKnight], hero: Hero, rolled: Colour | None = None) -> Colour:
    """MK-END-08: a random crystal as a reward: the colour of a die; black is 1 Fame, gold is a colour of choice, which
    the hero is then to choose."""
    face = roll(draft, rolled)
    if face == "black":
        growth.gain_fame(draft, hero, 1)
    elif face != "gold":
        gain_crystal(draft, hero, next(one for one in BASICS if one == face), reward=True)
    return face


def mine(draft: Draft[MageKnight], hero: Hero, colour: Basic) -> None:
    """MK-END-05, MK-KF-35: a crystal of the mine's colour for ending the turn there; with three of it, nothing."""
    if crystals(hero, colour) < CRYSTALS or not draft.state.in_app("heroes"):
        gain_crystal(draft, hero, colour, reward=True)


def dawn(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-KF-34: a turn that starts on a magical glade brings a gold mana token by Day, a black one by Night."""
    gain_mana(draft, hero, "black" if draft.state.night else "gold")
