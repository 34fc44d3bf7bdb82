"""Exploration cards and events, the box's and our own: drawn, laid open, put away. WO-EXP, WO-EVT."""

from __future__ import annotations

from ....core.deck import UNKNOWN, Deck
from ....core.draft import Draft, Drawn
from ....story.moves import tell_at
from ..box.names import CITY, WILDS, Exploration, Source
from ..state.pieces import Open
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import turns

BOOK = "witcher-old-world/both-sides-of-the-coin"
SIZES: dict[str, int] = {"city": CITY, "wilds": WILDS}


def deck_of(tales: str, size: int) -> Deck:
    """WO-SET-12: a shuffled deck: the box's cards, which have no name here, our own by their numbers, or both."""
    ours = [str(number) for number in range(1, size + 1)] if tales in ("ours", "both") else []
    printed = [UNKNOWN] * size if tales in ("printed", "both") else []
    return Deck(shuffled=sorted([*ours, *printed]))


def pile(state: Continent, deck: str) -> Deck:
    """The city or the wilds deck."""
    return state.city if deck == "city" else state.wilds


def draw(draft: Draft[Continent], deck: Exploration, source: Source | None = None, number: int = 0) -> Open:
    """WO-EXP-03, WO-EXP-17: the next card of a deck; `source` and `number` where the table drew it itself."""
    state = draft.state
    cards = pile(state, deck)
    if not cards.size:
        draft.object("WO-EXP-17", "exploration-deck-empty", deck=deck, can_overrule=False)
    given = None if source is None else UNKNOWN if source == "printed" else str(number or "")
    if given == "":  # one of our own, the table says, and not which: any of them
        ours = [card for card in cards.shuffled if card != UNKNOWN]
        given = state.chance.pick(ours) if ours else "0"
    if given is not None and given not in cards.cards:
        draft.refuse("number", "no-such-tale", deck=deck, number=number)
    card = cards.draw(state.chance, given)
    draft.drawn.append(Drawn(deck, card, given is not None))
    if card == UNKNOWN:
        return Open(kind=deck, number=number)
    return Open(kind=deck, number=int(card), source="ours")


def ours_lies_open(state: Continent) -> bool:
    """Whether the card that lies open is one of our own, to be read in the app."""
    return state.open_card is not None and state.open_card.source == "ours"


def read_at_once(page: str, state: Continent) -> str | None:
    """The page after a move that may turn up a card of our own: it is read before a short fight's first blow."""
    return "journal" if ours_lies_open(state) else None


def read_on_after_the_fight(page: str, state: Continent) -> str | None:
    """The page after a move that may end a short fight: the rest of the card that told of it."""
    return "journal" if ours_lies_open(state) and state.fight is None else None


def remove(draft: Draft[Continent], card: Open) -> None:
    """WO-EXP-09, WO-EVT-07: an exploration card leaves the game for good; an event is noted as read."""
    if card.kind == "event":
        resolve(draft.state, card.source, card.number)
        return
    out_of_game(draft, card.kind, card.number, card.source)
    if card.source == "printed":
        draft.tell("tell-card-out", deck=card.kind)


def resolve(state: Continent, source: Source, number: int) -> None:
    """WO-EVT-04, WO-EVT-07: an event is done with, and noted once; one that somebody keeps is not."""
    key = event_key(source, number)
    if key not in state.resolved and keeper_of(state, key) is None:
        state.resolved.append(key)


def keeper_of(state: Continent, key: str) -> Witcher | None:
    """WO-EVT-04: who keeps that event as equipment or companion."""
    gifts = ((witcher, gift) for witcher in state.witchers for gift in witcher.gifts)
    return next((witcher for witcher, gift in gifts if event_key(gift.source, gift.event) == key), None)


def out_of_game(draft: Draft[Continent], deck: Exploration, number: int, source: Source) -> None:
    """WO-EXP-09, WO-EXP-17, WO-QST-12: such a card never comes back into its deck."""
    pile(draft.state, deck).removed.append(str(number) if source == "ours" or number else UNKNOWN)


def call(draft: Draft[Continent], number: int, source: Source, quest: str = "") -> Open:
    """WO-EVT-01, WO-EVT-07, WO-QST-11: the numbered event is read by the right neighbour."""
    state = draft.state
    key = event_key(source, number)
    if key in state.resolved and not state.default("WO-EVT-07"):
        draft.object("WO-EVT-07", "event-is-out", event=number)
    if (held := keeper_of(state, key)) is not None:
        draft.object("WO-EVT-04", "event-is-kept", event=number, who=named(held))
    return Open(kind="event", number=number, source=source, quest=quest)


def event_key(source: str, number: int) -> str:
    """How a read event is noted."""
    return f"{source} {number}"


def closed(draft: Draft[Continent]) -> None:
    """WO-EXP-09, WO-EXP-16, WO-EVT-07: what was read is put away; after an exploration phase III follows."""
    state = draft.state
    card = state.open_card
    if card is None:
        return
    state.open_card = None
    if not card.quest or card.kind == "event":  # a quest keeps its card (WO-QST-01)
        remove(draft, card)
    if state.turn.deed == "explore":  # also after an event that the card sent on to at once
        turns.to_cards(draft)


def lay_open(draft: Draft[Continent], witcher: Witcher, card: Open) -> None:
    """A card lies open: one of our own is opened in its book, at the passage of its number."""
    draft.state.open_card = card
    if card.source == "ours":
        tell_at(draft, BOOK, card.kind, str(card.number), [str(witcher.seat)])


def tell_reader(draft: Draft[Continent], witcher: Witcher) -> None:
    """WO-EXP-03, WO-SOL-12, WO-SOL-21: who reads a tale of our own, and to whom; alone one reads for oneself."""
    if draft.state.solo:
        draft.tell("tell-read-alone", who=named(witcher))
    else:
        draft.tell("tell-read-aloud", who=named(draft.state.reader), whom=named(witcher))
