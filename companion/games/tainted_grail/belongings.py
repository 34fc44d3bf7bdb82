"""Items and secrets, as far as equipment goes: one card of each keyword face up. TG-ITM-02, TG-ITM-09, TG-SEC-05."""

from __future__ import annotations

from .names import KEYWORDS
from .state import Belonging, Hero


def surplus(hero: Hero) -> list[Belonging]:
    """TG-SOD-12: face-up cards beyond the first of each keyword, items and secrets alike."""
    over = []
    for keyword in KEYWORDS:
        over += [card for card in hero.belongings if card.keyword == keyword and card.face_up][1:]
    return over
