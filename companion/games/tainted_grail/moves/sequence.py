"""What lies in the sequence, and what abilities do beside it: tokens, markers, cards. TG-KEY, TG-CMB-27..29."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import Tally
from ....core.draft import Draft
from ....core.moves import Moves
from ..box.encounter_cards import Few, Steps
from ..box.names import HeroId
from ..play.encounters import in_fight
from ..play.fights import turns
from ..play.fights.blows import move_pool
from ..play.fights.hands import discard, take_off
from ..play.morning import go_on_when_all_is_quiet
from ..state.fight import Fight, Laid
from ..state.table import Avalon

moves = Moves()
SequencePlace = Annotated[int, msgspec.Meta(ge=1, le=99)]


@moves.add(by="seat")
def discard_last(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-KEY-12, TG-KEY-24, TG-BEY-17: the last card of the sequence is discarded, with all that lies on it."""
    _, fight, _ = in_fight(draft, who)
    if not fight.sequence:
        draft.refuse("who", "sequence-is-empty")
    take_off(draft, fight, len(fight.sequence))


@moves.add(by="seat")
def mark_laid(
    draft: Draft[Avalon], who: HeroId, card: SequencePlace, tokens: Few | None = None, charges: Few | None = None
) -> None:
    """TG-KEY-16, TG-KEY-19: put time tokens or charges on a card of the sequence, counted from the left."""
    _, fight, _ = in_fight(draft, who)
    laid = _laid(draft, fight, card)
    laid.tokens = laid.tokens if tokens is None else tokens
    laid.charges = laid.charges if charges is None else charges


@moves.add(by="seat")
def use_charge(draft: Draft[Avalon], who: HeroId, card: SequencePlace) -> None:
    """TG-KEY-16: the active character uses a charge of a card, with its owner's consent."""
    _, fight, _ = in_fight(draft, who)
    laid = _laid(draft, fight, card)
    if fight.active != who:
        draft.object("TG-KEY-16", "only-the-active", who=who)
    if not laid.charges:
        draft.refuse("card", "no-charge-left")
    laid.charges -= 1
    draft.tell("tell-charge-used", who=who, number=card, name=laid.name, left=laid.charges)


def _laid(draft: Draft[Avalon], fight: Fight, card: int) -> Laid:
    if card > len(fight.sequence):
        draft.refuse("card", "no-such-card-laid", count=len(fight.sequence))
    return fight.sequence[card - 1]


@moves.add(by="seat")
def count_pool(draft: Draft[Avalon], who: HeroId, by: Steps) -> None:
    """TG-CMB-27, TG-CMB-41, TG-KEY-13, TG-KEY-14: an ability puts markers in, takes them out, moves the affinity."""
    doing, fight, _ = in_fight(draft, who, "choose", "lay", "answered", "again")
    move_pool(draft, doing, draft.state.heroes[fight.active or who], by)


@moves.add(by="seat")
def draw_cards(draft: Draft[Avalon], who: HeroId, count: Few = 1) -> None:
    """TG-KEY-10, TG-CMB-29, TG-CMB-32: draw by a bonus or an ability, also in panic; an empty deck forces an escape."""
    doing, _, hero = in_fight(draft, who, "choose", "lay", "answered", "again")
    turns.must_draw(draft, doing, hero, count)
    go_on_when_all_is_quiet(draft)


@moves.add(by="seat")
def discard_cards(draft: Draft[Avalon], who: HeroId, count: Few = 1) -> None:
    """TG-CMB-28, TG-CMB-45: discard from the hand, and what it lacks from the top of the deck."""
    _, fight, hero = in_fight(draft, who, "choose", "lay", "answered", "again")
    discard(draft, hero, fight.of(who), count)


@moves.add(by="seat")
def recount(draft: Draft[Avalon], who: HeroId, hand: Tally | None = None, deck: Tally | None = None) -> None:
    """TG-CMB-29: tell how many cards a character holds and how many its deck has left, where they were miscounted."""
    _, fight, _ = in_fight(draft, who)
    fighter = fight.fighters.get(who)
    if fighter is None:
        draft.refuse("who", "not-at-this-step", who=who, step=fight.step)
    hand, deck = fighter.hand if hand is None else hand, fighter.deck if deck is None else deck
    if (hand is None) != (deck is None):  # a deck of unknown size never runs out, a deck of none does at once
        draft.refuse("deck" if deck is None else "hand", "count-both", who=who)
    fighter.hand, fighter.deck = hand, deck
