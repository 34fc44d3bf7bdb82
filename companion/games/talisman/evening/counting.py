"""What lies beside the characters and is counted before the app keeps it. TA-SAVE-02."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.counting import Lying, Number
from ....core.draft import Draft
from ..box.names import MOST
from ..play import counters
from ..state.character import named
from ..state.table import Realm

SPELLS_IN_HAND = 3  # TA-CRA-08: nobody holds more


def lying(state: Realm, area: str) -> list[Lying]:
    """The counters and the number of spells of whoever plays; nothing else blocks anybody's way."""
    if area != "characters":
        return []
    return [
        Lying(
            str(character.seat),
            named(character),
            (
                Number("strength", character.start_strength, MOST, character.strength),
                Number("craft", character.start_craft, MOST, character.craft),
                Number("lives", 1, MOST, character.lives),
                Number("gold", 0, MOST, character.gold),
                Number("spells", 0, SPELLS_IN_HAND, len(character.spells)),
            ),
        )
        for character in state.playing
        if character.in_play
    ]


def take_over(draft: Draft[Realm], area: str, counts: Mapping[str, Mapping[str, int]]) -> None:
    """The app keeps the characters from now on, as they were counted."""
    for seat, numbers in counts.items():
        counters.take_over(draft, int(seat), **numbers)
