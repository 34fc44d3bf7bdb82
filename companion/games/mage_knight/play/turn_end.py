"""The end of a turn, step by step; each is done by itself where it asks nothing of anybody. MK-END, MK-TRN-06."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.draft import Draft
from ....core.errors import Instead
from ....core.message import say
from ..box.names import DUMMY, Colour
from ..state.hero import Hero, called
from ..state.pieces import Turn, TurnStep
from ..state.table import MageKnight
from . import cards, growth, levels, mana, rounds, source, stand, tactics, travel, turns

# MK-END-01, after the dice: forced withdrawal and clearing, the space, rewards, level-ups, drawing.
ENDING: tuple[TurnStep, ...] = ("withdrawal", "benefit", "rewards", "levels", "draw")


def end(draft: Draft[MageKnight], hero: Hero, left: int | None, rolled: Sequence[Colour], withdrew: int | None) -> None:
    """MK-END-01: the turn is over: dice first, then all steps up to the first one that waits for a decision.

    `left`: how many cards the hand holds before drawing, where more was played than was told; if none is told and
    something is chosen first, that is asked at its place. `rolled`: what the table rolled; `withdrew`: spaces of a
    forced withdrawal, where the table keeps the map.
    """
    state, turn = draft.state, turns.turn_of(draft)
    if state.fight is not None:
        draft.object("MK-CMB-11", "fight-first", can_overrule=False, who=called(hero))
    if state.duel is not None or state.joint is not None:
        draft.object("MK-CMB-10", "fight-together-first", can_overrule=False, who=called(hero))
    if turn.encounter is not None:
        draft.object("MK-TRN-08", "encounter-first", who=called(hero))
        turn.encounter = None
    if len(turn.path) > 1 and not turn.acted and (whom := travel.attacked(state, hero)[0]):
        draft.object("MK-TRN-08", "attack-due", who=called(hero), whom=[called(state.at(seat)) for seat in whom])
    turn.closing.holding = left is None and chosen_first(state, hero)
    if left is not None and state.in_app("heroes"):
        turn.carded = bool(cards.hold(draft, hero, left)) or turn.carded
    if not turn.closing.holding:
        mind_card(draft, hero, turn)
    turn.carded = carded(turn, hero)  # what was played is cleared now
    source.give_back(draft, hero.seat, rolled)
    turn.step = "withdrawal"
    stand.withdraw(draft, hero, withdrew)
    clear(draft, hero)
    turn.step = "benefit"
    go_on(draft)


def carded(turn: Turn, hero: Hero) -> bool:
    """MK-TRN-06: whether a card was played or discarded in this turn, or none needs to be.

    That fewer lie unplayed says it too: what was drawn, or turned out to be a Wound, only changed places.
    """
    return turn.carded or turn.idle or bool(turn.rest) or bool(hero.played) or cards.unplayed(hero) < turn.deeds


def chosen_first(state: MageKnight, hero: Hero) -> bool:
    """MK-END-01, MK-END-13: whether a reward or a level-up is chosen before cards are discarded and drawn, so that
    what stays in the hand is decided after it."""
    choice = bool(hero.owed) or any(row.gain == "skill" for row in growth.waiting(hero))
    return state.in_app("heroes") and bool(hero.hand.deeds) and choice


def hold(draft: Draft[MageKnight], hero: Hero, left: int) -> None:
    """MK-END-13: before drawing, so many cards stay in the hand; the others were played, or are discarded now."""
    turn = turns.turn_of(draft)
    if turn.step != "draw" or not turn.closing.holding:
        draft.object("MK-END-13", "no-discards-now", can_overrule=False, who=called(hero))
    turn.carded = bool(cards.hold(draft, hero, left)) or turn.carded
    mind_card(draft, hero, turn)
    cards.clear(hero)
    turn.closing.holding = False


def mind_card(draft: Draft[MageKnight], hero: Hero, turn: Turn) -> None:
    """MK-TRN-06, MK-END-13: at least one card is played or discarded in a turn, or at its end."""
    if not draft.state.in_app("heroes") or carded(turn, hero):
        return
    if turns.only_wounds(draft.state, hero):
        instead = [Instead(say("instead-slow-rest"), {"who": hero.seat}, "rest")]
    else:
        instead = [Instead(say("instead-discard-one"), {"left": hero.hand.count - 1})] if hero.hand.deeds else []
    draft.object("MK-TRN-06", "play-a-card", who=called(hero), instead=instead)


def clear(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-END-03, MK-MAN-02, MK-MAN-12: mana goes back to the bank, what was played to the discard pile."""
    mana.clear(hero)
    cards.clear(hero)


def go_on(draft: Draft[MageKnight]) -> None:
    """The steps from where the turn stands, as far as nobody must decide; then the next turn."""
    state = draft.state
    while state.turn is not None and state.turn.step in ENDING:
        turn = state.turn
        hero = state.find(turn.seat)
        if hero is None or not _done(draft, hero, turn):
            return
        if turn.step == "draw":
            finish(draft, hero)
            return
        turn.step = ENDING[ENDING.index(turn.step) + 1]


def _done(draft: Draft[MageKnight], hero: Hero, turn: Turn) -> bool:
    """One step; whether it is over, for nothing in it waits for a word."""
    state = draft.state
    if turn.step == "benefit":
        return stand.benefit(draft, hero)
    if turn.step == "rewards":
        return not hero.owed or (turn.closing.later and later(hero))
    if turn.step == "levels":
        return levels.settle(draft, hero)
    if turn.step == "draw":
        if hero.owed:
            turn.step = "rewards"  # MK-END-12: the unit that was put off
            turn.closing.later = False
            return False
        if turn.closing.holding:
            return False
        draw(draft, hero, turn)
        return not (tactics.may_lengthen(state, hero) and not turn.closing.declined and short(state, hero))
    return True


def later(hero: Hero) -> bool:
    """MK-END-12: whether what is owed may wait for the level-ups: units alone, where a command token comes."""
    return all(one.kind == "unit" for one in hero.owed) and any(row.gain == "command" for row in growth.waiting(hero))


def short(state: MageKnight, hero: Hero) -> bool:
    """MK-END-17, MK-TAC-10: whether the deck ran out before the hand was full."""
    return state.in_app("heroes") and hero.hand.count < cards.limit(state, hero)


def draw(draft: Draft[MageKnight], hero: Hero, turn: Turn) -> None:
    """MK-END-14..17, MK-TAC-09: up to the hand limit, with what Planning and the land add."""
    if turn.closing.planned is None:
        turn.closing.planned = tactics.planned(draft.state, hero)
    cards.draw_up(draft, hero, turn.closing.planned)


def finish(draft: Draft[MageKnight], hero: Hero) -> None:
    """The turn is over: the figure leaves the portal, and the next one begins. MK-MOV-17, MK-TRN-18."""
    stand.leave_portal(draft, hero)
    hero.spared = False
    rounds.next_turn(draft, hero.seat)


def skip(draft: Draft[MageKnight], hero: Hero) -> None:
    """What the step where the turn's end waits gives is left: a glade, units, a discard, Long Night. MK-END-11.

    A unit waits for a command token that comes in this turn, and is lost only after that (MK-END-12).
    """
    turn = turns.turn_of(draft)
    if turn.step not in ENDING:
        draft.object("MK-END-01", "nothing-to-skip", can_overrule=False, who=called(hero))
    if turn.step == "benefit":
        turn.closing.blessed = True
    elif turn.step == "rewards" and later(hero) and not turn.closing.later:
        turn.closing.later = True
    elif turn.step == "rewards":
        if any(one.kind != "unit" for one in hero.owed):
            draft.object("MK-END-06", "rewards-wait", who=called(hero))
        draft.tell("tell-rewards-left", who=called(hero))
        hero.owed = []
    elif turn.step == "levels":
        draft.object("MK-LVL-03", "level-waits", can_overrule=False, who=called(hero))
    elif turn.closing.holding:
        hold(draft, hero, hero.hand.count)
    else:
        turn.closing.declined = True
    go_on(draft)


def forfeit(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-TRN-05, MK-TRN-01: the turn ends at once, and nothing of the space is taken; mana of a glade on which it began
    goes back to the bank."""
    mana.clear(hero)
    stand.leave_portal(draft, hero)
    hero.spared = False
    rounds.next_turn(draft, hero.seat)


def settle(draft: Draft[MageKnight]) -> None:
    """After each move: what had waited for it goes on. The dummy player's turn is nobody's to settle."""
    turn = draft.state.turn
    if turn is not None and turn.seat != DUMMY and turn.step in ENDING:
        go_on(draft)


def waits_for(state: MageKnight) -> TurnStep | None:
    """The step at whose decision the end of the turn stands; None: it does not."""
    turn = state.turn
    return turn.step if turn is not None and turn.step in ENDING[1:] else None
