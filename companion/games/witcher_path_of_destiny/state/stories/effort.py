"""Extra effort: the cards beside the mat, and who has earned a bonus. WP-SAVE-04."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .....core.bounds import AnySeat, Handful
from ...box.knowledge import EffortBonus
from ...box.names import CHAPTERS, CardId, Chapter, Colour, Some


class Effort(msgspec.Struct, kw_only=True):
    """WP-KS-02: the extra effort card of a chapter as it lies beside the mat."""

    chapter: Chapter
    id: CardId = ""
    colours: Annotated[list[Colour], msgspec.Meta(min_length=1, max_length=8)]
    bonus: EffortBonus = "xp"
    count: Some = 1
    face_up: bool = True


class EffortRun(msgspec.Struct, kw_only=True):
    """WP-SAVE-04: the cards that were named, at most one a chapter.

    `earned`: whose bonus of this turn was given, once for each time; `looked`: the app has looked at this turn.
    """

    cards: Annotated[list[Effort], msgspec.Meta(max_length=CHAPTERS)] = []
    earned: Handful[AnySeat] = []
    looked: bool = False

    def __post_init__(self) -> None:
        """WP-KS-02: one card for each chapter."""
        chapters = [card.chapter for card in self.cards]
        if len(set(chapters)) != len(chapters):
            raise ValueError("a chapter has one extra effort card")

    def of(self, chapter: int) -> Effort | None:
        """The card of a chapter; None where nobody has named it."""
        return next((card for card in self.cards if card.chapter == chapter), None)
