"""A turn: playing cards, resting, acting, announcing, and its end. MK-TRN, MK-END, MK-CRD."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import Small
from ....core.draft import Draft
from ....core.moves import Moves
from ..box.arguments import DiceTold, Who
from ..play import cards as deeds
from ..play import stand, turn_end, turns
from ..state.hero import called
from ..state.table import MageKnight

moves = Moves()
CardCount = Annotated[int, msgspec.Meta(ge=1, le=30)]


@moves.add(by="seat", step="turns", amid=True)
def play_cards(draft: Draft[MageKnight], who: Who, count: CardCount = 1) -> None:
    """MK-CRD-01, MK-CRD-05, MK-TRN-06: so many cards go from the hand to the play area; Wounds never do."""
    hero = turns.begin(draft, who)
    deeds.held(draft, hero, count)
    if draft.state.in_app("heroes"):
        deeds.play(hero, count)
    turns.turn_of(draft).carded = True


@moves.add(by="seat", step="turns", amid=True)
def discard_cards(draft: Draft[MageKnight], who: Who, cards: Small = 0, wounds: Small = 0) -> None:
    """MK-CRD-10, MK-CRD-17, MK-WND-02: cards are discarded, Wounds where an effect says so."""
    hero = turns.begin(draft, who)
    if not cards + wounds:
        draft.refuse("cards", "at-least-one-card")
    deeds.leave_hand(draft, hero, hero.discard, cards, wounds)
    turns.turn_of(draft).carded = True


@moves.add(by="seat", step="turns", amid=True, reveals=True)
def draw_cards(draft: Draft[MageKnight], who: Who, count: CardCount = 1) -> None:
    """MK-END-17: draw cards by an effect; where the deck runs out, that is all."""
    hero = turns.begin(draft, who)
    deeds.draw(draft, hero, count)


@moves.add(by="seat", step="turns")
def rest(draft: Draft[MageKnight], who: Who, wounds: Small = 0) -> None:
    """MK-TRN-14..17: rest instead of a normal turn: discard one card and any Wounds, or slowly a single Wound."""
    hero = turns.begin(draft, who)
    turn = turns.turn_of(draft)
    if turn.acted or turn.rest or turns.moved(turn):
        draft.object("MK-TRN-14", "no-rest-now", can_overrule=False, who=called(hero))
    slow = turns.only_wounds(draft.state, hero)
    if slow and wounds > 1:
        draft.refuse("wounds", "slow-rest-one")
    if draft.state.in_app("heroes") and not hero.hand.count:
        draft.object("MK-TRN-15", "nothing-to-rest-with", can_overrule=False, who=called(hero))
    deeds.leave_hand(draft, hero, hero.discard, 0 if slow else 1, 1 if slow else wounds)
    turn.rest, turn.carded = "slow" if slow else "normal", True
    turn.step = "action"  # MK-TRN-14: no movement any more
    draft.tell("tell-rest", who=called(hero), slow=slow, count=1 if slow else wounds)
    draft.write("wrote-rest", who=called(hero), slow=slow)


@moves.add(by="seat", step="turns")
def take_action(draft: Draft[MageKnight], who: Who) -> None:
    """MK-TRN-07, MK-TRN-09: the move is over, and the one action of the turn is taken."""
    turns.act(draft, who)


@moves.add(by="seat", step="turns", reveals=True)
def announce_end(draft: Draft[MageKnight], who: Who) -> None:
    """MK-RND-15, MK-TRN-01..03, MK-EDG-03: announce the end of the round instead of playing; all others have a turn."""
    hero = turns.on_turn(draft, who)
    state, turn = draft.state, turns.turn_of(draft)
    if state.round.announced is not None:
        draft.object("MK-RND-15", "announced-already", can_overrule=False)
    if turn.step != "before":
        draft.object("MK-TRN-01", "announce-at-start", can_overrule=False, who=called(hero))
    if not turns.spent(state, hero):
        draft.object("MK-RND-15", "deck-not-empty-yet", who=called(hero), count=hero.deck.count)
    turns.announce(draft, who)
    turn_end.forfeit(draft, hero)


@moves.add(by="seat", step="turns", reveals=True)
def forfeit_turn(draft: Draft[MageKnight], who: Who) -> None:
    """MK-TRN-04, MK-TRN-05: forfeit a last turn, with neither deck nor hand; the space gives nothing."""
    hero = turns.on_turn(draft, who)
    state, turn = draft.state, turns.turn_of(draft)
    if state.round.announced is None:
        draft.object("MK-TRN-04", "not-announced-yet", can_overrule=False, who=called(hero))
    if turn.step != "before":
        draft.object("MK-TRN-04", "forfeit-at-start", can_overrule=False, who=called(hero))
    if state.in_app("heroes") and not turns.must_forfeit(state, hero):
        draft.object("MK-TRN-04", "cards-left-to-play", who=called(hero))
    draft.write("wrote-forfeited", who=called(hero))
    turn_end.forfeit(draft, hero)


@moves.add(by="seat", step="turns", reveals=True)
def end_turn(
    draft: Draft[MageKnight],
    who: Who,
    left: Small | None = None,
    rolled: DiceTold = [],  # noqa: B006
    withdrew: Small | None = None,
) -> None:
    """MK-END-01..17, MK-TRN-06, MK-MAN-09, MK-TRN-18: end the turn; the app goes through its steps.

    `left`: cards that are held before drawing, all others of the hand were played or discarded; where a reward or a
    level-up comes first, it may be told after that. `rolled`: what the dice showed, where the table rolled them;
    `withdrew`: spaces of a forced withdrawal, where the table keeps the map.
    """
    hero = turns.begin(draft, who)
    turn_end.end(draft, hero, left, rolled, withdrew)


@moves.add(by="seat", step="turns", reveals=True)
def hold_cards(draft: Draft[MageKnight], who: Who, left: Small) -> None:
    """MK-END-13: after rewards and level-ups, before drawing: so many cards stay in the hand."""
    turn_end.hold(draft, turns.on_turn(draft, who), left)


@moves.add(by="seat", step="turns", reveals=True)
def throw_wound(draft: Draft[MageKnight], who: Who, from_discard: bool = False) -> None:
    """MK-END-04, MK-WND-07: on a magical glade throw away a Wound of the hand, or of the discard pile."""
    stand.throw_wound(draft, turns.on_turn(draft, who), from_discard)


@moves.add(by="seat", step="turns", reveals=True)
def skip_step(draft: Draft[MageKnight], who: Who) -> None:
    """MK-END-04, MK-END-11..13, MK-TAC-10: do without what this step of the turn's end offers, or put it off."""
    turn_end.skip(draft, turns.on_turn(draft, who))
