"""The twelve tactics, six for the Day and six for the Night. MK-KF-37, MK-TAC-04, MK-TAC-07."""

from __future__ import annotations

from typing import Literal

import msgspec

from .names import Time

TacticId = Literal[
    "early_bird",
    "rethink",
    "mana_steal",
    "planning",
    "great_start",
    "right_moment",
    "from_the_dusk",
    "long_night",
    "mana_search",
    "midnight_meditation",
    "preparation",
    "sparing_power",
]
# "taken": at once when it is taken (MK-TAC-04); "once": once in the round; "each": in each turn of the round.
TacticTiming = Literal["never", "taken", "once", "each"]

TO_RETHINK = 3  # cards to be discarded and drawn anew at most
TO_MEDITATE = 5  # cards to be shuffled into the deck and drawn anew at most
TO_START = 2  # cards drawn by Great Start
TO_SEARCH = 2  # dice that Mana Search rerolls at most
LONG_NIGHT = 3  # random cards that become the deck
TO_PLAN = 2  # cards in hand by which Planning raises the hand limit


class Tactic(msgspec.Struct, frozen=True, kw_only=True):
    """A tactic card; `before`: used before an own turn or during another's (MK-TAC-07)."""

    id: TacticId
    time: Time
    number: int
    use: TacticTiming
    before: bool = False


TACTIC_CARDS: dict[tuple[Time, int], Tactic] = {
    (card.time, card.number): card
    for card in (
        Tactic(id="early_bird", time="day", number=1, use="never"),
        Tactic(id="rethink", time="day", number=2, use="taken"),
        Tactic(id="mana_steal", time="day", number=3, use="once"),  # the die comes when it is taken
        Tactic(id="planning", time="day", number=4, use="each"),
        Tactic(id="great_start", time="day", number=5, use="taken"),
        Tactic(id="right_moment", time="day", number=6, use="once"),
        Tactic(id="from_the_dusk", time="night", number=1, use="never"),
        Tactic(id="long_night", time="night", number=2, use="once"),
        Tactic(id="mana_search", time="night", number=3, use="each"),
        Tactic(id="midnight_meditation", time="night", number=4, use="once", before=True),
        Tactic(id="preparation", time="night", number=5, use="taken"),
        Tactic(id="sparing_power", time="night", number=6, use="each", before=True),
    )
}


def tactics_of(time: Time) -> list[Tactic]:
    """MK-TAC-01: the six of that time of day, by number."""
    return [card for (day, _), card in sorted(TACTIC_CARDS.items()) if day == time]


def tactic(time: Time, number: int) -> Tactic:
    """The tactic of that number."""
    return TACTIC_CARDS[time, number]
