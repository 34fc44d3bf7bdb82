"""A hero's deed cards by count: drawn, played, discarded, shuffled; Wounds among them. MK-CRD, MK-RND-13, MK-END-14.

How many cards lie where is always known, and so is how many Wounds a hero has. Which of the drawn ones are Wounds only
whoever holds them sees: they count as deeds as long as they may be some, and when the table says how many Wounds the
hand has, these change places with cards that were believed to lie in the deck.
"""

from __future__ import annotations

from ....core.draft import Draft
from ..box.heroes import DECK_SIZE
from ..state.hero import Cards, Hero, called
from ..state.table import MageKnight
from . import growth
from .land_bonus import land_bonus

ARTIFACT = "artifact"  # one that nobody has named


def deal(hero: Hero) -> None:
    """MK-SET-18: the sixteen Basic Actions as a shuffled deck."""
    hero.deck, hero.hand, hero.discard = Cards(deeds=DECK_SIZE), Cards(), Cards()
    hero.played = hero.unseen = hero.on_top = 0


def all_cards(hero: Hero) -> Cards:
    """Everything that is shuffled into one deck at the end of a round; Wounds and Banners on units are not of it."""
    piles = (hero.hand, hero.deck, hero.discard, hero.under)
    return Cards(deeds=sum(one.deeds for one in piles) + hero.played, wounds=sum(one.wounds for one in piles))


def unplayed(hero: Hero) -> int:
    """Cards but Wounds in hand and deck, and under Sparing Power: each is still to be played in this round."""
    return hero.hand.deeds + hero.deck.deeds + hero.under.deeds


def move(origin: Cards, goal: Cards, deeds: int, wounds: int) -> None:
    """So many cards lie elsewhere now; no more than there are."""
    deeds, wounds = min(deeds, origin.deeds), min(wounds, origin.wounds)
    origin.deeds -= deeds
    origin.wounds -= wounds
    goal.deeds += deeds
    goal.wounds += wounds


# --- drawing


def _take(hero: Hero, count: int) -> int:
    """Cards from the deck into the hand, as many as there are; those that nobody has seen are deeds if they may be."""
    taken = min(count, hero.deck.count)
    known = min(hero.on_top, taken)
    others = taken - known
    wounds = max(0, others - (hero.deck.deeds - known))  # so many must be Wounds: there is nothing else
    move(hero.deck, hero.hand, taken - wounds, wounds)
    hero.on_top -= known
    hero.unseen = min(hero.unseen + others - wounds, hero.hand.deeds) if hero.deck.wounds else 0
    return taken


def draw(draft: Draft[MageKnight], hero: Hero, count: int) -> int:
    """MK-END-14, MK-END-17: so many cards into the hand, as far as the deck has them; how many these were."""
    if not draft.state.in_app("heroes"):
        if count > 0:
            draft.tell("tell-draw", who=called(hero), count=count)
        return count
    taken = _take(hero, max(count, 0))
    if taken:
        draft.tell("tell-draw", who=called(hero), count=taken)
    if taken < count:
        draft.tell("tell-deck-ran-out", who=called(hero))
    return taken


def limit(state: MageKnight, hero: Hero) -> int:
    """MK-END-14..16, MK-RND-14: up to how many cards the hero draws, with what the land adds."""
    return growth.hand_limit(hero, land_bonus(state, hero))


def draw_up(draft: Draft[MageKnight], hero: Hero, more: int = 0) -> int:
    """MK-END-14: up to the hand limit, by Planning or what the table knows of the land `more`; how many were drawn.

    A hand that is larger stays as it is.
    """
    most = limit(draft.state, hero) + more
    if not draft.state.in_app("heroes"):
        draft.tell("tell-draw-up", who=called(hero), limit=most)
        return 0
    missing = most - hero.hand.count
    return draw(draft, hero, missing) if missing > 0 else 0


# --- what only the table sees


def may_be_wounds(hero: Hero) -> int:
    """How many of the cards that were drawn may be Wounds, as long as nobody has said."""
    return min(hero.unseen, hero.hand.deeds, hero.deck.wounds)


def see_wounds(draft: Draft[MageKnight], hero: Hero, wounds: int) -> None:
    """So many of the cards that were drawn are Wounds. Refused: more than may be."""
    if wounds > (most := may_be_wounds(hero)):
        draft.refuse("wounds", "so-many-wounds", who=called(hero), count=most)
    _swap(hero, hero.deck, wounds)
    hero.unseen = 0


def _swap(hero: Hero, pile: Cards, wounds: int) -> None:
    """So many Wounds that were believed to lie there are in the hand, and deeds of the hand lie there."""
    pile.wounds -= wounds
    pile.deeds += wounds
    hero.hand.wounds += wounds
    hero.hand.deeds -= wounds


def count_wounds(draft: Draft[MageKnight], hero: Hero, wounds: int) -> None:
    """How many Wounds the hand holds in all, whatever was believed. MK-WND-01.

    Refused: more than the hand has cards, or than the hero has Wounds; fewer than there are cards to change with.
    """
    most = min(hero.hand.count, all_cards(hero).wounds)
    if wounds > most:
        draft.refuse("wounds", "so-many-wounds", who=called(hero), count=most)
    for pile in (hero.deck, hero.discard):
        more = wounds - hero.hand.wounds
        _swap(hero, pile, min(more, pile.wounds) if more > 0 else -min(-more, pile.deeds))
    if hero.hand.wounds != wounds:
        draft.refuse("wounds", "so-few-wounds", who=called(hero), count=hero.hand.wounds)
    hero.unseen = 0
    hero.on_top = min(hero.on_top, hero.deck.deeds)


def find_wounds(hero: Hero, count: int) -> bool:
    """Whether the hand holds so many Wounds. Where nobody could know, that they are used says that they are there."""
    found = count - hero.hand.wounds
    if 0 < found <= may_be_wounds(hero):
        _swap(hero, hero.deck, found)
        hero.unseen -= found
    return hero.hand.wounds >= count


def hold(draft: Draft[MageKnight], hero: Hero, left: int) -> int:
    """MK-END-13: what the hand holds before drawing; all that is missing was played or discarded. How many cards.

    More than was known: an effect had some drawn. Refused: more than there are, or fewer than its Wounds.
    """
    most = hero.hand.count + hero.deck.count
    if left > most:
        draft.refuse("left", "hand-has-so-many", who=called(hero), count=most)
    if left < hero.hand.wounds:
        draft.refuse("left", "wounds-stay-in-hand", who=called(hero), count=hero.hand.wounds)
    if left > hero.hand.count:
        _take(hero, left - hero.hand.count)
    before = hero.played
    play(hero, hero.hand.count - left)
    return hero.played - before


def lay_out(draft: Draft[MageKnight], hero: Hero, hand: int, deck: int) -> None:
    """MK-SAV-01: so many cards lie in hand and deck after all, the others in the discard pile. Refused: too many.

    Wounds of the hand stay there; of the others nobody knows where they lie, so the deck has them if it can.
    """
    every = all_cards(hero)
    free = every.count - hero.under.count
    if hand + deck > free:
        draft.refuse("deck", "hero-has-so-many", who=called(hero), count=free)
    if hand < hero.hand.wounds:
        draft.refuse("hand", "wounds-stay-in-hand", who=called(hero), count=hero.hand.wounds)
    pool = Cards(deeds=every.deeds - hero.under.deeds, wounds=every.wounds - hero.under.wounds)
    lies = {"hand": Cards(), "deck": Cards(), "discard": Cards()}
    move(pool, lies["hand"], 0, hero.hand.wounds)
    for name, count in (("hand", hand - lies["hand"].count), ("deck", deck), ("discard", free - hand - deck)):
        wounds = min(pool.wounds, count) if name == "deck" else max(0, count - pool.deeds)
        move(pool, lies[name], count - wounds, wounds)
    hero.hand, hero.deck, hero.discard = lies["hand"], lies["deck"], lies["discard"]
    hero.played = hero.on_top = 0
    hero.unseen = hero.hand.deeds if hero.deck.wounds else 0


# --- played, discarded, thrown away


def play(hero: Hero, count: int = 1) -> None:
    """MK-CRD-01, MK-CRD-05: cards from the hand into the play area, as many as there are; Wounds cannot be played."""
    count = min(count, hero.hand.deeds)
    hero.hand.deeds -= count
    hero.played += count
    hero.unseen = min(hero.unseen, hero.hand.deeds)


def held(draft: Draft[MageKnight], hero: Hero, deeds: int, wounds: int = 0) -> None:
    """Whether the hand has so many cards; refused where it has not, at a table whose cards the app keeps."""
    if not draft.state.in_app("heroes"):
        return
    if wounds and not find_wounds(hero, wounds):
        draft.refuse("wounds", "hand-has-so-many-wounds", who=called(hero), count=hero.hand.wounds)
    if deeds > hero.hand.deeds:
        draft.refuse("cards", "hand-has-so-many", who=called(hero), count=hero.hand.deeds)


def leave_hand(draft: Draft[MageKnight], hero: Hero, goal: Cards, deeds: int, wounds: int = 0) -> None:
    """MK-CRD-17: cards of the hand lie elsewhere; refused where the hand has not so many."""
    held(draft, hero, deeds, wounds)
    if draft.state.in_app("heroes"):
        move(hero.hand, goal, deeds, wounds)
        hero.unseen = min(hero.unseen, hero.hand.deeds)


def drop_deeds(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-DMG-09, MK-DMG-13: who is knocked out or paralyzed keeps nothing but Wounds in the hand.

    Which of the unseen cards are Wounds the table says later; until then they are believed to be discarded deeds.
    """
    draft.tell("tell-drop-hand", who=called(hero))
    if draft.state.in_app("heroes"):
        move(hero.hand, hero.discard, hero.hand.deeds, 0)
        hero.unseen = 0


def gain_card(draft: Draft[MageKnight], hero: Hero, card: str) -> None:
    """MK-CRD-13: a new card on top of the own deck; ARTIFACT where nobody names it."""
    hero.gained.append(card)
    if draft.state.in_app("heroes"):
        hero.deck.deeds += 1
        hero.on_top += 1
    draft.tell("tell-card-on-top", who=called(hero), card=card)


def name_artifact(draft: Draft[MageKnight], hero: Hero, card: str) -> None:
    """An Artifact of the hero that nobody has named is this one; the deck then holds another in its place."""
    if ARTIFACT not in hero.gained:
        draft.refuse("card", "no-such-card-of-hero", who=called(hero))
    hero.gained[hero.gained.index(ARTIFACT)] = card
    deck = draft.state.decks.artifacts
    if card in deck.cards and deck.removed:
        deck.take(card)
        deck.shuffle_in(deck.removed.pop())
    elif card in deck.removed:
        deck.removed.remove(card)


def throw_card(draft: Draft[MageKnight], hero: Hero, card: str) -> None:
    """MK-CRD-04, MK-CRD-18: a gained card out of the game, of those that were played, else from hand, pile or deck."""
    if card not in hero.gained:
        draft.refuse("card", "no-such-card-of-hero", who=called(hero))
    hero.gained.remove(card)
    draft.tell("tell-throw-card", who=called(hero), card=card)
    if not draft.state.in_app("heroes"):
        return
    if hero.played:
        hero.played -= 1
        return
    for pile in (hero.hand, hero.discard, hero.deck):
        if pile.deeds:
            pile.deeds -= 1
            break
    hero.unseen, hero.on_top = min(hero.unseen, hero.hand.deeds), min(hero.on_top, hero.deck.deeds)


# --- shuffled


def clear(hero: Hero) -> None:
    """MK-END-03, MK-CRD-12: what was played goes to the discard pile."""
    hero.discard.deeds += hero.played
    hero.played = 0


def shuffle_discards(hero: Hero) -> None:
    """The discard pile is shuffled into the deck, of which nobody knows the top any more."""
    move(hero.discard, hero.deck, hero.discard.deeds, hero.discard.wounds)
    hero.on_top = 0


def shuffle_all(hero: Hero) -> None:
    """MK-RND-13, MK-RND-18: hand, discard pile and what was played are shuffled into the deck, Wounds with them."""
    move(hero.hand, hero.deck, hero.hand.deeds, hero.hand.wounds)
    move(hero.under, hero.deck, hero.under.deeds, hero.under.wounds)
    clear(hero)
    shuffle_discards(hero)
    hero.unseen = 0
