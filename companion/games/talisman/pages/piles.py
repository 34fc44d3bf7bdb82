"""The piles of purchase cards and the encounter cards that are known, as several pages show them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from ..box.names import PURCHASES, CardKind, Purchase
from ..box.printed import known_cards
from ..play.piles import cards_out
from ..state.table import Realm


@dataclass(frozen=True)
class Pile:
    """TA-PUR-06: the purchase cards of one kind: in their pile, and out of it."""

    item: Purchase
    left: int
    out: int

    @property
    def all(self) -> int:
        """How many there are."""
        return self.left + self.out


def purchases(state: Realm) -> list[Pile]:
    """Each purchase pile."""
    out = Counter(card.name for card in cards_out(state) if card.origin == "purchase")
    return [Pile(item, state.stock.get(item, 0), out[item]) for item in PURCHASES]


def box() -> Mapping[str, CardKind | None]:
    """The encounter cards that are known without the owner's box, with their kinds."""
    return {name: card.kind for name, card in known_cards({}).items() if card.origin == "encounter"}
