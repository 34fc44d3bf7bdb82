"""Where a hero stands as a turn begins and ends: glades, mines, the portal, what is not safe. MK-END-02..05."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import Hex
from ..state.hero import Hero, called
from ..state.table import MageKnight
from . import cards, growth, mana, turns
from .land.ground import Ground, ground_of, towers_of
from .land.steps import Walk
from .land.withdrawal import forced
from .land_bonus import near

PORTAL: Hex = "0,0"  # MK-SET-21: in the middle of the starting tile


def walk_of(state: MageKnight, hero: Hero) -> Walk | None:
    """How a hero goes over the land; None where the table keeps the map."""
    land = state.charted
    if land is None:
        return None
    others = {one.seat: one.at for one in state.heroes if one.seat != hero.seat and one.at and not one.off}
    return Walk(land, state.time, hero.seat, others, state.allies(hero.seat))


# --- the start of a turn


def arrive(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-SET-21, MK-MOV-17: a figure comes onto the map in its first turn, and back from the portal."""
    state = draft.state
    if state.charted is None:
        return
    if hero.at is None:
        hero.at = PORTAL
        draft.tell("tell-figure-in", who=called(hero))
    elif hero.off:
        draft.tell("tell-figure-back", who=called(hero))
    hero.off = False


def dawn(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-KF-34, MK-CH-08: mana for a turn that begins on a glade, and beside an own tower where towers are owned."""
    state = draft.state
    space = ground_of(state, hero)
    if space is not None and space.site == "glade":
        mana.dawn(draft, hero)
    if space is None or state.land is None or not state.land.towers_owned:
        return
    towers = towers_of(state.land, hero.seat)
    if towers and near(space.at, towers):
        mana.gain_mana(draft, hero, "black" if state.night else "gold", len(towers))


# --- its end


def withdraw(draft: Draft[MageKnight], hero: Hero, told: int | None = None) -> None:
    """MK-END-02, MK-MOV-19, MK-TEAM-06: from where one may not stay, back along the path, a Wound for each space.

    `told`: how many spaces, where the table keeps the map.
    """
    walk, turn = walk_of(draft.state, hero), turns.turn_of(draft)
    if walk is None or hero.at is None:
        if told:
            growth.take_wounds(draft, hero, hand=told)
        return
    if told is not None:
        draft.object("MK-END-02", "app-keeps-map", can_overrule=False)
    path = turn.path if turn.path[-1:] == [hero.at] else [*turn.path, hero.at]
    back = forced(walk, path)
    if not back.safe:
        draft.tell("tell-nowhere-safe", who=called(hero))
        return
    if back.wounds:
        hero.at = back.to
        turn.path = [*back.left]
        draft.tell("tell-withdraw", who=called(hero), count=back.wounds)
        draft.write("wrote-withdrew", who=called(hero), count=back.wounds)
        growth.take_wounds(draft, hero, hand=back.wounds)


def benefit(draft: Draft[MageKnight], hero: Hero) -> bool:
    """MK-END-04, MK-END-05, MK-ML-06: a mine gives its crystal; a glade waits for who has a Wound to throw away.

    Whether nothing waits.
    """
    state, turn = draft.state, turns.turn_of(draft)
    space = ground_of(state, hero)
    if space is None or turn.closing.blessed:
        return True
    if space.site == "mine" and space.colour is not None and works(state, space):
        mana.mine(draft, hero, space.colour)
    if space.site == "glade":
        if not state.in_app("heroes"):
            draft.tell("tell-glade", who=called(hero))
        elif hero.hand.wounds or hero.discard.wounds or cards.may_be_wounds(hero):
            return False
    turn.closing.blessed = True
    return True


def works(state: MageKnight, space: Ground) -> bool:
    """MK-ML-06: where mines are to be liberated, one that is not gives no crystal."""
    return state.land is None or not state.land.mines_held or space.lies.done


def throw_wound(draft: Draft[MageKnight], hero: Hero, from_discard: bool) -> None:
    """MK-END-04, MK-CRD-18, MK-WND-07: on a glade one Wound of the hand, or of the discard pile, out of the game."""
    turn = turns.turn_of(draft)
    space = ground_of(draft.state, hero)
    if turn.step != "benefit" or turn.closing.blessed or space is None or space.site != "glade":
        draft.object("MK-END-04", "no-glade-now", can_overrule=False, who=called(hero))
    pile = hero.discard if from_discard else hero.hand
    if not (pile.wounds if from_discard else cards.find_wounds(hero, 1)):
        draft.refuse("from_discard", "no-wound-there", who=called(hero))
    pile.wounds -= 1
    turn.closing.blessed = True
    draft.tell("tell-throw-wound", who=called(hero), pile="discard" if from_discard else "hand")
    draft.write("wrote-glade", who=called(hero))


def leave_portal(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-MOV-17: who ends a turn on the portal is taken off the map until the next one."""
    space = ground_of(draft.state, hero)
    if space is not None and space.site == "portal" and not hero.off:
        hero.off = True
        draft.tell("tell-figure-off", who=called(hero))
