"""A turn from its start to its action: what comes back, announcing and forfeiting, resting, the parts. MK-TRN."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.errors import Instead
from ....core.message import say
from ..box.names import DUMMY
from ..state.hero import Hero, called
from ..state.pieces import Turn
from ..state.table import MageKnight
from . import cards, order
from .land.ground import ground_of

# Where a hero may still act, in their order; all that comes after them is the end of the turn (MK-END-01).
PARTS = ("before", "move", "action")
ENDS = ("announce_end", "forfeit_turn")  # what is left to who has no card: by whether the end is announced


def start(draft: Draft[MageKnight], seat: int) -> None:
    """A turn begins: an interactive skill of its owner comes back, a hero comes back from the portal.

    MK-SKL-05, MK-MOV-17, MK-TRN-06.
    """
    state = draft.state
    state.turn = Turn(seat=seat)
    hero = state.find(seat)
    if hero is None:
        return
    call_back(draft, hero)
    if state.in_app("heroes"):
        state.turn.idle = not hero.hand.count and bool(hero.deck.count)
        state.turn.deeds = cards.unplayed(hero)


def call_back(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-SKL-05: the interactive skill lies face down before its owner again, until the next round."""
    for one in hero.skills:
        if one.out:
            one.out, one.down = False, True
            draft.tell("tell-skill-back", who=called(hero), skill=one.skill)
        one.used = False


def on_turn(draft: Draft[MageKnight], who: int) -> Hero:
    """The hero of that seat, whose turn must be being played. MK-RND-16."""
    state = draft.state
    hero = state.find(who)
    if hero is None:
        draft.refuse("who", "seat-unknown")
    if state.turn is None:
        draft.object("MK-RND-16", "no-turns-now", can_overrule=False)
    if state.turn.seat != who:
        draft.object("MK-RND-16", "not-your-turn", can_overrule=False, who=called(hero))
    return hero


def turn_of(draft: Draft[MageKnight]) -> Turn:
    """The turn that is being played."""
    if draft.state.turn is None:
        draft.object("MK-RND-16", "no-turns-now", can_overrule=False)
    return draft.state.turn


def in_play(draft: Draft[MageKnight], who: int) -> Hero:
    """The hero on turn, who may still do things: the end of the turn has not begun. MK-END-01."""
    hero = on_turn(draft, who)
    if turn_of(draft).step not in PARTS:
        draft.object("MK-END-01", "turn-is-ending", can_overrule=False, who=called(hero))
    return hero


def begin(draft: Draft[MageKnight], who: int) -> Hero:
    """The hero on turn, who now plays: what is done before a turn is over by this, announcing among it. MK-TAC-08."""
    hero = in_play(draft, who)
    turn = turn_of(draft)
    if turn.step == "before":
        if must_forfeit(draft.state, hero):
            announced = draft.state.round.announced is not None
            way = Instead(say("instead-forfeit" if announced else "instead-announce"), {"who": who}, ENDS[announced])
            rule = "MK-TRN-04" if announced else "MK-TRN-02"
            draft.object(rule, "nothing-to-play-with", who=called(hero), instead=[way])
        turn.step = "move"
    return hero


def act(draft: Draft[MageKnight], who: int) -> Hero:
    """MK-TRN-07: the move is over; this is the one action of the turn."""
    hero = begin(draft, who)
    turn = turn_of(draft)
    if turn.rest:
        draft.object("MK-TRN-14", "resting", who=called(hero))
    if turn.acted:
        draft.object("MK-TRN-07", "acted-already", who=called(hero))
    mind_company(draft, hero)
    turn.step, turn.acted = "action", True
    return hero


def company(state: MageKnight, hero: Hero) -> list[Hero]:
    """MK-MOV-15, 17, 18: other heroes on the same space, where only one may stay; nobody on portals and in cities."""
    space = ground_of(state, hero)
    if space is None or space.shared:
        return []
    return [one for one in state.heroes if one is not hero and one.at == hero.at and not one.off and not one.eliminated]


def mind_company(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-MOV-15, MK-MOV-19: on another hero's space there is no action but the attack on that hero."""
    if there := company(draft.state, hero):
        draft.object("MK-MOV-15", "space-of-another", who=called(hero), whom=[called(one) for one in there])


# --- the end of the round


def spent(state: MageKnight, hero: Hero) -> bool:
    """MK-TRN-01: whether the deck is empty; at a table that keeps its cards only the table can know."""
    return not state.in_app("heroes") or not hero.deck.count


def must_forfeit(state: MageKnight, hero: Hero) -> bool:
    """MK-TRN-02, MK-TRN-04: deck and hand are empty: announce the end of the round, or where that is done, forfeit."""
    return state.in_app("heroes") and not hero.deck.count and not hero.hand.count


def plays(state: MageKnight, hero: Hero) -> bool:
    """Whether the hero on turn may still do things: it has something to do it with, and the turn is not ending."""
    turn = state.turn
    if turn is None or turn.seat != hero.seat or turn.step not in PARTS:
        return False
    return turn.step != "before" or not must_forfeit(state, hero)


def may_announce(state: MageKnight, hero: Hero) -> bool:
    """MK-TRN-01, MK-TRN-03, MK-RND-15: whether the end of the round may be announced at the start of this turn."""
    turn = state.turn
    here = turn is not None and turn.seat == hero.seat and turn.step == "before"
    return here and state.round.announced is None and spent(state, hero)


def moved(turn: Turn) -> bool:
    """MK-TRN-14: whether the hero moved or explored in this turn, so that it cannot rest any more."""
    return len(turn.path) > 1 or turn.explored


def only_wounds(state: MageKnight, hero: Hero) -> bool:
    """MK-TRN-06, MK-TRN-16: whether the hand is nothing but Wounds."""
    return state.in_app("heroes") and not hero.hand.deeds and bool(hero.hand.wounds)


def announce(draft: Draft[MageKnight], seat: int) -> None:
    """MK-RND-15: the end of the round is announced, by a hero or by the dummy player (MK-DUM-06)."""
    state = draft.state
    order.announced_by(state, seat)
    who = called(state.at(seat)) if seat != DUMMY else ""
    draft.tell("tell-announced", dummy=seat == DUMMY, who=who)
    draft.write("wrote-announced", dummy=seat == DUMMY, who=who, round=state.round.number)
