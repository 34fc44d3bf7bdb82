"""What lies on the table and is counted before the app keeps it: hands, pools; timelines are named card by card."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.counting import Lying, Number
from ....core.draft import Draft
from ..box.names import ACTION_CARDS, SYMBOLS
from ..state.player import named
from ..state.table import Destiny

MOST = 99


def lying(state: Destiny, area: str) -> list[Lying]:
    """What must be known before the app keeps the cards: of each player the hand and the pool, of the mat the deck."""
    players = [
        Lying(
            str(one.seat),
            named(one),
            (
                *([] if state.is_automa(one.seat) else [Number("hand", 0, MOST, one.hand)]),
                *(Number(symbol, 0, MOST, min(MOST, one.pool[symbol])) for symbol in SYMBOLS),
            ),
        )
        for one in state.people
    ]
    return [*players, Lying("mat", "mat", (Number("deck", 0, ACTION_CARDS), Number("discards", 0, 200)))]


def take_over(draft: Draft[Destiny], area: str, counts: Mapping[str, Mapping[str, int]]) -> None:
    """The app keeps the cards from now on, as they were counted; timelines are laid again by `lay_card`."""
    state = draft.state
    state.deck, state.discards = counts["mat"]["deck"], counts["mat"]["discards"]
    for one in state.people:
        numbers = counts[str(one.seat)]
        one.hand = numbers.get("hand", 0)
        one.pool = {symbol: numbers[symbol] for symbol in SYMBOLS}
        one.timeline, one.resolving = [], []
    if state.automa:  # what the Automa has had so far lies among the tokens that were counted
        state.automa.armed = state.automa.flipped = True
        state.automa.untold = state.automa.unseen = 0
