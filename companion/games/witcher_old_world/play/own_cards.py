"""A witcher's own cards in numbers: deck, hand and discard pile. WO-CARD. Where the table keeps them, it is told."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.draft import Draft
from ..box.names import HAND
from ..state.table import Continent
from ..state.witcher import Witcher, named


def counted(draft: Draft[Continent]) -> bool:
    """Whether the app counts everybody's cards."""
    return draft.state.in_app("decks")


def in_fight(state: Continent, witcher: Witcher) -> bool:
    """WO-CARD-13: whether this witcher is in a fight, where a deck is never made anew."""
    return state.fight is not None and str(witcher.seat) in state.fight.fighters


def draw(draft: Draft[Continent], witcher: Witcher, count: int, up_to: int = HAND) -> int:
    """WO-CARD-11..13, WO-LVL-07, WO-DRW-06, 07: cards from the own deck, to at most `up_to` in hand; how many came."""
    if count <= 0:
        return 0
    if not counted(draft):
        draft.tell("tell-draw-cards", who=named(witcher), count=count)
        return count
    came = 0
    while came < count and witcher.hand < up_to:
        if not witcher.deck and not in_fight(draft.state, witcher):
            if not witcher.discard:
                break
            witcher.deck, witcher.discard = witcher.discard, 0
            draft.tell("tell-reshuffle", who=named(witcher))
        if not witcher.deck:
            break
        witcher.deck -= 1
        witcher.hand += 1
        came += 1
    if came:
        draft.tell("tell-draw-cards", who=named(witcher), count=came)
    if came < count:
        draft.tell("tell-no-more-cards", who=named(witcher), full=witcher.hand >= up_to)
    return came


def put_back(draft: Draft[Continent], witcher: Witcher, count: int) -> None:
    """WO-SPC-07: hand cards back on top of the own deck, in any order."""
    if counted(draft):
        count = min(count, witcher.hand)
        witcher.hand -= count
        witcher.deck += count
    if count:
        draft.tell("tell-put-back", who=named(witcher), count=count)


def discard(draft: Draft[Continent], witcher: Witcher, count: int, rule: str = "WO-CARD-07") -> None:
    """WO-CARD-07: cards from the hand onto the own discard pile; an objection when there are too few."""
    if not count:
        return
    if counted(draft):
        if witcher.hand < count:
            draft.object(rule, "too-few-cards", who=named(witcher), count=witcher.hand)
        count = min(count, witcher.hand)
        witcher.hand -= count
        witcher.discard += count
    if count:
        draft.tell("tell-discard-cards", who=named(witcher), count=count)


def discard_what_can(draft: Draft[Continent], witcher: Witcher, count: int) -> None:
    """WO-EXP-10: a loss of hand cards, as far as there are any."""
    discard(draft, witcher, min(count, witcher.hand) if counted(draft) else count)


def trash(
    draft: Draft[Continent],
    witcher: Witcher,
    count: int,
    hand_first: bool = False,
    said: Mapping[str, int] | None = None,
    tell: bool = True,
) -> int:
    """WO-CARD-08..10, WO-FAT-02: own cards leave the game: those that are `said`, then discard pile, deck and hand.

    Which pile they came from matters to nobody when all are shuffled afterwards; `hand_first` where the text says so;
    not `tell`: the hands have been told otherwise. Returns how many really left.
    """
    if not count:
        return 0
    if not counted(draft):
        if tell:
            draft.tell("tell-trash-cards", who=named(witcher), count=count)
        return count
    order = ("hand", "deck") if hand_first else ("discard", "deck", "hand")
    gone = 0
    for pile, most in (*(said or {}).items(), *((pile, count) for pile in order)):
        taken = min(most, count - gone, getattr(witcher, pile))
        setattr(witcher, pile, getattr(witcher, pile) - taken)
        gone += taken
    witcher.trashed += gone
    if gone and tell:
        draft.tell("tell-trash-cards", who=named(witcher), count=gone)
    return gone


def shuffle_all(draft: Draft[Continent], witcher: Witcher) -> None:
    """WO-FAT-03, WO-AFT-02, WO-DRE-08: deck, discard pile and hand become one new deck."""
    if counted(draft):
        witcher.deck, witcher.hand, witcher.discard = witcher.cards, 0, 0
    draft.tell("tell-shuffle-all", who=named(witcher))


def life_deck(draft: Draft[Continent], witcher: Witcher) -> None:
    """WO-FGT-01..03: the own discard pile is shuffled into the own deck; the hand stays out."""
    if counted(draft):
        witcher.deck, witcher.discard = witcher.deck + witcher.discard, 0
    draft.tell("tell-life-deck", who=named(witcher), count=witcher.deck, counted=counted(draft))


def gain(draft: Draft[Continent], witcher: Witcher, to_hand: bool = False) -> None:
    """WO-PHIII-08, WO-ZER-04, WO-EXP-11: a new action card, into the hand or onto the own discard pile. WO-DCK-02."""
    witcher.gained += 1
    if counted(draft):
        pile = "hand" if to_hand else "discard"
        setattr(witcher, pile, getattr(witcher, pile) + 1)
