"""Decks: drawn by the app or by the hands, in known or unknown order.

A shuffled deck has no order until somebody looks: cards whose order nobody knows lie in `shuffled`, and the app picks
one of them only when it draws. So a save never betrays what comes next, and a table that shuffles real cards tells
the app what it drew without anything having to agree beforehand.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import Annotated, Self

import msgspec

from .bounds import Many, Word
from .chance import Chance
from .secrets import OF_NOBODY

UNKNOWN = "?"  # a card that is in the deck, but nobody has said which one it is


class DeckError(ValueError):
    """The deck cannot do that: the card is not there, or nothing is left."""


class Deck(msgspec.Struct):
    """Cards by name, each name once or more: known ones on `top` (first is next), `shuffled` ones, known `bottom` ones.

    `layers`, between the top and the shuffled ones: what was shuffled by itself and laid on the deck, the uppermost
    first; in each nobody knows the order. `discard` is the pile beside it (last is on top), `removed` what left the
    game. `UNKNOWN` stands for a card that is counted and not named.
    """

    top: Many[Word] = []
    shuffled: Many[Word] = []
    bottom: Many[Word] = []
    layers: Many[Many[Word]] = []
    discard: Many[Word] = []
    removed: Many[Word] = []

    @property
    def size(self) -> int:
        """How many cards can be drawn."""
        return sum(len(pile) for pile in self.piles)

    @property
    def piles(self) -> list[list[str]]:
        """The deck's parts, in the order in which they are drawn from."""
        return [self.top, *self.layers, self.shuffled, self.bottom]

    @property
    def cards(self) -> list[str]:
        """All that can be drawn, part by part."""
        return [card for pile in self.piles for card in pile]

    @classmethod
    def of(cls, names: Iterable[str], size: int) -> Self:
        """A shuffled deck of so many cards: of those whose names are known, and of others that nobody has named."""
        known = [*names][:size]
        return cls(shuffled=[*known, *[UNKNOWN] * (size - len(known))])

    def could_give(self, card: str) -> bool:
        """Whether that card may be drawn: it lies there by its name, or among those that nobody has named."""
        return not {card, UNKNOWN}.isdisjoint(self.cards)

    def refill(self) -> bool:
        """Where nothing is left, the discard pile is shuffled and drawn from again; whether there was any."""
        if self.size or not self.discard:
            return False
        self.shuffle(with_discard=True)
        return True

    def unnamed(self, chance: Chance) -> str:
        """A card that nobody names; where all have names, one of them is no longer known to lie there."""
        if UNKNOWN not in self.cards:
            pile = next(pile for pile in (self.shuffled, *self.layers, self.top, self.bottom) if pile)
            pile[pile.index(chance.pick(pile))] = UNKNOWN
        return UNKNOWN

    def forget(self, card: str) -> None:
        """A card that left it unnamed was this one: of two, the one that still lies there is the unnamed one."""
        for pile in self.piles:
            if card in pile:
                pile[pile.index(card)] = UNKNOWN
                return

    def draw(self, chance: Chance, given: str | None = None) -> str:
        """Take the next card: `given` when the table drew it, else the app's draw. DeckError when it cannot be."""
        if given is not None:
            return self.take(given)
        if self.top:
            return self.top.pop(0)
        for pile in (*self.layers, self.shuffled):
            if pile:
                card = chance.pick(pile)
                pile.remove(card)
                self._clear()
                return card
        if self.bottom:
            return self.bottom.pop(0)
        raise DeckError("the deck is empty")

    def take(self, card: str) -> str:
        """Search the deck for a card and take it; an uncounted name takes the place of an unknown card."""
        for name in (card, UNKNOWN):
            for pile in self.piles:
                if name in pile:
                    pile.remove(name)
                    self._clear()
                    return card
        raise DeckError(f"{card} is not in the deck")

    def put_on_top(self, card: str) -> None:
        """Lay a card face down on top: it is drawn next."""
        self.top.insert(0, card)

    def lay_on_top(self, cards: Iterable[str]) -> None:
        """Lay cards on top that were shuffled by themselves: they are drawn before all others, in no known order."""
        self.layers = [pile for pile in ([*cards], *([card] for card in self.top), *self.layers) if pile]
        self.top = []

    def _clear(self) -> None:
        self.layers = [pile for pile in self.layers if pile]

    def put_to_bottom(self, card: str) -> None:
        """Slide a card under the deck."""
        self.bottom.append(card)

    def put_to_discard(self, card: str) -> None:
        """Lay a card on the discard pile."""
        self.discard.append(card)

    def remove(self, card: str) -> None:
        """Put a card that left the deck out of the game for good."""
        self.removed.append(card)

    def shuffle_in(self, *cards: str) -> None:
        """Shuffle cards into the deck; everything in it loses its order."""
        self.shuffled = sorted([*self.cards, *cards])
        self.top, self.bottom, self.layers = [], [], []

    def shuffle(self, with_discard: bool = False) -> None:
        """Shuffle the deck, on demand together with its discard pile."""
        if with_discard:
            cards, self.discard = self.discard, []
            self.shuffle_in(*cards)
        else:
            self.shuffle_in()

    def look(self, cards: list[str]) -> None:
        """The hands looked at the top of the deck and tell what lies there, first is next. DeckError as in `take`."""
        left = deepcopy(self)  # so that a wrong name changes nothing
        known = [left.take(card) for card in cards]
        self.top, self.shuffled, self.bottom, self.layers = known + left.top, left.shuffled, left.bottom, left.layers


class SecretDeck(Deck):
    """A deck from which cards come into hands unseen: what is missing in it would tell what is in a hand."""

    top: Annotated[Many[Word], OF_NOBODY] = []
    shuffled: Annotated[Many[Word], OF_NOBODY] = []
    bottom: Annotated[Many[Word], OF_NOBODY] = []
    layers: Annotated[Many[Many[Word]], OF_NOBODY] = []
