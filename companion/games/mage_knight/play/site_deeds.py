"""What one does at a site without a fight or a word: plundering a village, paying at an altar. MK-KF-20, MK-KF-32."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.draft import Draft
from ..box.names import Basic, Colour
from ..box.ruins import ALTAR_FAME, ALTAR_PRICE, RUINS, RuinId
from ..state.hero import Hero, called
from ..state.land import Space
from ..state.table import MageKnight
from . import cards, growth, mana, tokens, turns
from .land.ground import ground_of
from .own_hero import hero_of

PLUNDERED = 2  # cards drawn


def may_plunder(state: MageKnight, hero: Hero) -> bool:
    """MK-KF-20, MK-TAC-07: on a village, before the own turn or in another's, once between two own turns."""
    if state.step != "turns" or hero.plundered or hero.eliminated:
        return False
    turn = state.turn
    if turn is None or (turn.seat == hero.seat and turn.step != "before"):
        return False
    found = ground_of(state, hero)
    return found is not None and found.site == "village"


def plunder(draft: Draft[MageKnight], who: int) -> None:
    """MK-KF-20: two cards, and a Reputation less."""
    state, hero = draft.state, hero_of(draft, who)
    found = ground_of(state, hero)
    if found is not None and found.site != "village":
        draft.object("MK-KF-20", "no-village-here", who=called(hero))
    turn = state.turn
    if state.step != "turns" or turn is None or (turn.seat == who and turn.step != "before"):
        draft.object("MK-KF-20", "plunder-between-turns", who=called(hero))
    if hero.plundered:
        draft.object("MK-KF-20", "plundered-already", who=called(hero))
    hero.plundered = True
    draft.write("wrote-plundered", who=called(hero))
    cards.draw(draft, hero, PLUNDERED)
    growth.change_reputation(draft, hero, -1)


def altar_waits(state: MageKnight, hero: Hero) -> bool:
    """MK-KF-32: whether a token of ruins lies under the hero that may be an altar."""
    found = ground_of(state, hero)
    return found is not None and found.site == "ruins" and found.lies.ruin is not None and not found.lies.done


def altar_of(colour: Basic) -> RuinId:
    """MK-KF-32, MK-KF-51: the token that shows the altar of a colour."""
    return next(ruin.id for ruin in RUINS.values() if ruin.altar == colour)


def pay_altar(draft: Draft[MageKnight], who: int, colour: Basic, paid: Sequence[Colour] | None = None) -> None:
    """MK-KF-32: the action of the turn: three mana of its colour bring a shield and Fame.

    `paid`: with which mana of the own, where it is not simply that colour's tokens and crystals, then gold by Day.
    """
    state, hero = draft.state, turns.act(draft, who)
    found = ground_of(state, hero)
    if found is not None and not altar_waits(state, hero):
        draft.object("MK-KF-32", "no-altar-here", who=called(hero))
    if state.in_app("heroes"):
        _pay(draft, hero, colour, paid)
    if found is not None and state.land is not None:
        space = state.land.spaces.setdefault(found.at, Space())
        tokens.leave_ruin(draft, space, altar_of(colour))
        space.done = True
        space.shields.append(hero.seat)
    draft.tell("tell-altar", who=called(hero), colour=colour, count=ALTAR_PRICE)
    draft.write("wrote-altar", who=called(hero), colour=colour)
    growth.gain_fame(draft, hero, ALTAR_FAME)


def _pay(draft: Draft[MageKnight], hero: Hero, colour: Basic, paid: Sequence[Colour] | None) -> None:
    night = draft.state.night
    for number in range(ALTAR_PRICE):
        ways = mana.payable(hero, colour, night)
        if paid is not None and number < len(paid):
            if paid[number] not in ways:
                draft.refuse("paid", "no-such-mana", who=called(hero), colour=paid[number])
            ways = [paid[number]]
        if not ways:
            draft.object("MK-KF-32", "altar-wants-mana", who=called(hero), colour=colour, count=ALTAR_PRICE - number)
            return
        mana.pay(draft, hero, colour if colour in ways else ways[0])
