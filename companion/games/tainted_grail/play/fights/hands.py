"""Cards drawn and discarded in a fight, as counts: which they are only the hands know. TG-CMB-22..29, TG-DIP-22."""

from __future__ import annotations

from .....core.draft import Draft
from ...box.names import PoolName
from ...state.fight import Fight, Fighter
from ...state.heroes import Hero
from ...state.table import Avalon


def comes_in(draft: Draft[Avalon], hero: Hero, kind: PoolName) -> Fighter:
    """A character enters a fight: its whole deck of that kind, and the weapons that lie face up. TG-ITM-02."""
    cards = len(getattr(hero, kind).cards)
    known = draft.state.in_app("decks")
    return Fighter(hand=0 if known else None, deck=cards if known else None, weapons=weapons_of(hero))


def weapons_of(hero: Hero) -> list[str]:
    """TG-TRT-13: the items that are weapons in use: face up, and never a secret."""
    return [card.id for card in hero.belongings if card.kind == "item" and card.keyword == "weapon" and card.face_up]


def can_draw(fighter: Fighter, count: int) -> bool:
    """TG-CMB-29, TG-DIP-21: whether the deck holds as many cards as must be drawn; kept on the table: nobody knows."""
    return fighter.deck is None or fighter.deck >= count


def draw(draft: Draft[Avalon], hero: Hero, fighter: Fighter, count: int) -> None:
    """Take cards from the deck into the hand; the caller has asked `can_draw`."""
    if fighter.deck is not None:
        fighter.deck, fighter.hand = fighter.deck - count, (fighter.hand or 0) + count
    if count:
        draft.tell("tell-draw-cards", who=hero.id, count=count)


def discard(draft: Draft[Avalon], hero: Hero, fighter: Fighter, count: int) -> None:
    """TG-CMB-28, TG-CMB-45: discard from the hand; what the empty hand lacks comes off the deck, as far as it lasts."""
    if not count:
        return
    if fighter.hand is None or fighter.deck is None:
        draft.tell("tell-discard-by-hand", who=hero.id, count=count)
        return
    from_hand = min(count, fighter.hand)
    fighter.hand -= from_hand
    if from_hand:
        draft.tell("tell-discard-hand", who=hero.id, count=from_hand)
    mill(draft, hero, fighter, count - from_hand)


def mill(draft: Draft[Avalon], hero: Hero, fighter: Fighter, count: int, key: str = "tell-discard-deck") -> None:
    """TG-CMB-45: discard from the top of the deck; an empty deck gives nothing further. `key`: the telling."""
    if fighter.deck is not None:
        count = min(count, fighter.deck)
        fighter.deck -= count
    if count:
        draft.tell(key, who=hero.id, count=count)


def take_off(draft: Draft[Avalon], fight: Fight, place: int) -> None:
    """TG-KEY-05, TG-KEY-24: with a card go its Magic, time tokens and charges; what was covered shows again."""
    gone = fight.sequence.pop(place - 1)
    fight.fired = [number - (number > place) for number in fight.fired if number != place]
    facts = {"tokens": gone.tokens, "charges": gone.charges, "magic": gone.magic}
    draft.tell("tell-card-off", number=place, name=gone.name, who=gone.by, **facts)
