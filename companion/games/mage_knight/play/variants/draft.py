"""The draft before the game: three Advanced Actions kept in secret, one of them taken after each Day. MK-VAR-30."""

from __future__ import annotations

from .....core.draft import Draft
from ...box.cards import ActionId
from ...state.hero import Hero, called
from ...state.table import MageKnight

KEPT, DEALT = 3, 4


def begin(state: MageKnight) -> None:
    """MK-VAR-30: everybody keeps three cards; which ones, nobody else knows."""
    if "draft" in state.variants:
        state.affairs.drafts = {one.seat: KEPT for one in state.heroes}


def round_is_over(state: MageKnight) -> None:
    """MK-VAR-30: at the end of each Day everybody takes one of the cards that are kept."""
    if "draft" in state.variants and state.time == "day":
        playing = [one.seat for one in state.heroes if not one.eliminated]
        state.affairs.drafting = [seat for seat in playing if state.affairs.drafts.get(seat, 0)]


def take(draft: Draft[MageKnight], hero: Hero, card: ActionId) -> None:
    """MK-VAR-30: a kept card comes into the deck, and everybody sees it."""
    state = draft.state
    if hero.seat not in state.affairs.drafting:
        draft.object("MK-VAR-30", "no-drafted-card", can_overrule=False, who=called(hero))
    if state.in_app("offers"):
        if not state.decks.actions.could_give(card):
            draft.refuse("card", "card-lies-elsewhere", card=card)
        state.decks.actions.take(card)
    state.affairs.drafts[hero.seat] -= 1
    state.affairs.drafting = [seat for seat in state.affairs.drafting if seat != hero.seat]
    hero.gained.append(card)
    if state.in_app("heroes"):
        hero.deck.deeds += 1
    draft.tell("tell-drafted", who=called(hero), card=card)
    draft.write("wrote-drafted", who=called(hero), card=card)
