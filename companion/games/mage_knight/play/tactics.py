"""Tactics: who picks which, what each does and when it may. MK-TAC, MK-KF-37."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.draft import Draft
from ..box.names import BASICS, DUMMY, Basic, Colour
from ..box.tactics import LONG_NIGHT, TO_MEDITATE, TO_PLAN, TO_RETHINK, TO_START, Tactic, TacticId, tactic, tactics_of
from ..state.hero import Hero, called
from ..state.table import MageKnight
from . import cards, dummy, source


def of(state: MageKnight, hero: Hero) -> Tactic | None:
    """The tactic that lies before a hero."""
    return tactic(state.time, hero.tactic) if hero.tactic else None


def has(state: MageKnight, hero: Hero, id: TacticId) -> bool:
    """Whether that tactic lies before the hero, and is not used up."""
    own = of(state, hero)
    return own is not None and own.id == id and not hero.tactic_used


def left(state: MageKnight) -> list[Tactic]:
    """MK-TAC-01, MK-TAC-06: the tactics of this time of day that nobody has and that are in the game."""
    taken = {one.tactic for one in state.heroes} | {state.dummy.tactic if state.dummy else None}
    gone = state.tactics_gone.get(state.time, [])
    return [one for one in tactics_of(state.time) if one.number not in taken and one.number not in gone]


def pick(draft: Draft[MageKnight], hero: Hero, number: int) -> None:
    """MK-TAC-01, MK-TAC-02, MK-TAC-04: a player takes a tactic; what it says of that is done at once."""
    state = draft.state
    if state.step != "tactics" or hero.seat not in state.picks:
        draft.object("MK-TAC-02", "no-pick-now", can_overrule=False, who=called(hero))
    for one in state.heroes:
        if one.tactic_due:
            draft.object("MK-TAC-04", "tactic-first", can_overrule=False, who=called(one))
    if state.picks[0] != hero.seat:
        first = state.find(state.picks[0])
        draft.object("MK-TAC-02", "others-pick-first", who=called(first) if first else "")
    if number not in [one.number for one in left(state)]:
        draft.object("MK-TAC-01", "tactic-taken", can_overrule=False, tactic=tactic(state.time, number).id)
    hero.tactic, hero.tactic_used = number, False
    state.picks = [seat for seat in state.picks if seat != hero.seat]
    card = tactic(state.time, number)
    draft.write("wrote-tactic", who=called(hero), tactic=card.id, number=number)
    _when_taken(draft, hero, card)


def _when_taken(draft: Draft[MageKnight], hero: Hero, card: Tactic) -> None:
    """MK-TAC-04, MK-KF-37: what a tactic does as it is taken; where the player has a choice, it waits for it."""
    state = draft.state
    if card.id == "great_start":
        cards.draw(draft, hero, TO_START)
    elif card.id == "preparation":
        draft.tell("tell-preparation", who=called(hero))
        if state.in_app("heroes"):
            cards.move(hero.deck, hero.hand, 1, 0)
            hero.on_top = 0
    elif card.id == "rethink":
        if state.in_app("heroes"):
            hero.tactic_due = bool(hero.hand.count)
        else:
            draft.tell("tell-rethink", who=called(hero), count=TO_RETHINK)
    elif card.id == "mana_steal":
        if state.in_app("source"):
            hero.tactic_due = bool(to_steal(state))
        else:
            draft.tell("tell-steal", who=called(hero))


def to_steal(state: MageKnight) -> list[Basic]:
    """MK-KF-37: colours of dice that Mana Steal may take: basic ones that lie in the Source."""
    lying = {one.colour for one in source.free(state)}
    return [colour for colour in BASICS if colour in lying]


def _due(draft: Draft[MageKnight], hero: Hero, id: TacticId) -> None:
    """Whether that tactic was just taken and waits to be done. MK-TAC-04."""
    own = of(draft.state, hero)
    if not hero.tactic_due or own is None or own.id != id:
        draft.object("MK-TAC-04", "tactic-not-due", can_overrule=False, who=called(hero))


def rethink(draft: Draft[MageKnight], hero: Hero, deeds: int, wounds: int) -> None:
    """MK-KF-37: up to three cards are discarded, as many drawn, then the discard pile is shuffled into the deck."""
    _due(draft, hero, "rethink")
    if deeds + wounds > TO_RETHINK:
        draft.refuse("cards", "so-many-cards", count=TO_RETHINK)
    cards.leave_hand(draft, hero, hero.discard, deeds, wounds)
    if deeds + wounds:
        draft.tell("tell-rethought", who=called(hero), count=deeds + wounds)
        cards.draw(draft, hero, deeds + wounds)
        cards.shuffle_discards(hero)
    hero.tactic_due = False


def steal(draft: Draft[MageKnight], hero: Hero, colour: Basic) -> None:
    """MK-KF-37: a die of a basic colour lies on the card, and is nobody else's for this Day."""
    _due(draft, hero, "mana_steal")
    source.found(draft, colour).stolen = hero.seat
    hero.tactic_due = False
    draft.tell("tell-stolen", who=called(hero), colour=colour)


def stand_aside(draft: Draft[MageKnight], hero: Hero) -> None:
    """What waits to be done as a tactic is taken is left undone: its words say "may"."""
    if not hero.tactic_due:
        draft.object("MK-TAC-04", "tactic-not-due", can_overrule=False, who=called(hero))
    hero.tactic_due = False


# --- before a turn


def window(draft: Draft[MageKnight], hero: Hero, id: TacticId) -> None:
    """MK-TAC-07: before the own turn or during another's; used up tactics, and others than that, do nothing."""
    state, turn = draft.state, draft.state.turn
    if not has(state, hero, id):
        draft.object("MK-KF-37", "no-such-tactic", can_overrule=False, who=called(hero), tactic=id)
    if turn is None or state.step != "turns":
        draft.object("MK-TAC-07", "not-before-turn", can_overrule=False, who=called(hero))
    if turn.seat == hero.seat and turn.step != "before":
        draft.object("MK-TAC-07", "not-before-turn", who=called(hero))


def meditate(draft: Draft[MageKnight], hero: Hero, deeds: int, wounds: int) -> None:
    """MK-KF-37: Midnight Meditation shuffles up to five cards of the hand into the deck, and as many are drawn."""
    window(draft, hero, "midnight_meditation")
    if not 1 <= deeds + wounds <= TO_MEDITATE:
        draft.refuse("cards", "so-many-cards", count=TO_MEDITATE)
    hero.tactic_used = True
    draft.tell("tell-meditated", who=called(hero), count=deeds + wounds)
    cards.leave_hand(draft, hero, hero.deck, deeds, wounds)
    hero.on_top = 0
    cards.draw(draft, hero, deeds + wounds)
    _look_again(draft, hero)


def spare(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-KF-37: Sparing Power: before the own turn the top card of the deck goes under the tactic."""
    window(draft, hero, "sparing_power")
    if draft.state.turn is not None and draft.state.turn.seat != hero.seat:
        draft.object("MK-KF-37", "spare-before-own", who=called(hero))
    if hero.spared:
        draft.object("MK-KF-37", "spared-already", who=called(hero))
    if draft.state.in_app("heroes"):
        if not hero.deck.count:
            draft.object("MK-KF-37", "deck-empty-to-spare", can_overrule=False, who=called(hero))
        deed = bool(hero.on_top or hero.deck.deeds)
        cards.move(hero.deck, hero.under, int(deed), int(not deed))
        hero.on_top = max(0, hero.on_top - 1)
    hero.spared = True
    draft.tell("tell-spared", who=called(hero))
    _look_again(draft, hero)


def take_spared(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-KF-37: Sparing Power is turned over, and all cards under it come to the hand."""
    window(draft, hero, "sparing_power")
    if hero.spared:
        draft.object("MK-KF-37", "spared-already", who=called(hero))
    count = hero.under.count
    unseen = hero.under.deeds
    cards.move(hero.under, hero.hand, hero.under.deeds, hero.under.wounds)
    hero.unseen = min(hero.unseen + unseen, hero.hand.deeds) if hero.deck.wounds else hero.unseen
    hero.tactic_used = True
    draft.tell("tell-took-spared", who=called(hero), count=count)
    _look_again(draft, hero)


def _look_again(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-TAC-08: what is checked at the start of a turn is checked only after this."""
    turn = draft.state.turn
    if turn is not None and turn.seat == hero.seat and turn.step == "before":
        turn.idle = draft.state.in_app("heroes") and not hero.hand.count and bool(hero.deck.count)


# --- in a turn, and at its end


def search(draft: Draft[MageKnight], hero: Hero, colours: Sequence[Colour], told: Sequence[Colour]) -> None:
    """MK-KF-37, MK-VAR-13: Mana Search, once a turn, before the Source is used: up to two dice, gold ones first."""
    state, turn = draft.state, draft.state.turn
    if turn is None or not has(state, hero, "mana_search"):
        draft.object("MK-KF-37", "no-such-tactic", can_overrule=False, who=called(hero), tactic="mana_search")
    if turn.searched:
        draft.object("MK-KF-37", "searched-already", who=called(hero))
    if turn.die_used:
        draft.object("MK-KF-37", "search-before-die", who=called(hero))
    gold = sum(one.colour == "gold" for one in source.free(state))
    first = min(gold, len(colours)) - sum(colour == "gold" for colour in colours)
    if first > 0 and "friendly_mana" not in state.variants:
        draft.object("MK-KF-37", "gold-first", count=gold)
    shown = source.reroll(draft, colours, told)
    turn.searched = True
    draft.write("wrote-rerolled", who=called(hero), count=len(shown), dice=[one.colour for one in shown])


def go_again(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-KF-37: The Right Moment announces that another turn of the hero comes directly after this one."""
    state, turn = draft.state, draft.state.turn
    if turn is None or not has(state, hero, "right_moment"):
        draft.object("MK-KF-37", "no-such-tactic", can_overrule=False, who=called(hero), tactic="right_moment")
    if state.round.announced is not None or state.round.won:
        draft.object("MK-RND-15", "no-more-than-last", who=called(hero))
    turn.again, hero.tactic_used = True, True
    draft.tell("tell-again", who=called(hero))


def planned(state: MageKnight, hero: Hero) -> int:
    """MK-TAC-09, MK-KF-37: by how much Planning raises the hand limit at this draw."""
    return int(has(state, hero, "planning") and hero.hand.count >= TO_PLAN)


def may_lengthen(state: MageKnight, hero: Hero) -> bool:
    """MK-TAC-10: whether Long Night may be used: the deck is empty, and there is something to shuffle."""
    return has(state, hero, "long_night") and not hero.deck.count and bool(hero.discard.count)


def lengthen(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-TAC-10, MK-KF-37: Long Night: the discard pile is shuffled, and three random cards of it are the deck."""
    state = draft.state
    if not has(state, hero, "long_night"):
        draft.object("MK-KF-37", "no-such-tactic", can_overrule=False, who=called(hero), tactic="long_night")
    if state.in_app("heroes"):
        if hero.deck.count:
            draft.object("MK-TAC-10", "deck-not-empty", who=called(hero), count=hero.deck.count)
        if not hero.discard.count:
            draft.object("MK-TAC-10", "nothing-to-shuffle", can_overrule=False, who=called(hero))
        taken = min(LONG_NIGHT, hero.discard.count)
        deeds = min(taken, hero.discard.deeds)
        cards.move(hero.discard, hero.deck, deeds, taken - deeds)
    hero.tactic_used = True
    draft.tell("tell-long-night", who=called(hero), count=LONG_NIGHT)
    _look_again(draft, hero)


# --- the dummy player, and the end of a round


def dummy_takes(draft: Draft[MageKnight], told: int | None = None) -> None:
    """MK-DUM-05, MK-SC-03, MK-CO-04: the dummy player's tactic, whose benefit it does not have."""
    if draft.state.dummy is not None:
        dummy.take_tactic(draft, draft.state.dummy, told)


def collect(state: MageKnight) -> None:
    """MK-TAC-06: all tactics are collected."""
    for one in state.heroes:
        one.tactic, one.tactic_used, one.tactic_due, one.spared = None, False, False, False
    if state.dummy:
        state.dummy.tactic = None
    state.picks = [seat for seat in state.picks if seat != DUMMY]
