"""Moves of the story: its page is turned, what a printed page brings is told, a loss that was owed is paid. WP-DATA."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ....story.moves import take_way
from ..box.knowledge import BonusKind, BonusWhat, Operation, Receiver, of_bonuses, page_key
from ..box.names import Some, Text, Who
from ..play import bonuses, reading, stories
from ..state.table import Destiny

moves = Moves()
PageNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
SourceKeys = Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=20)]


def _to_the_book(page: str, state: Destiny) -> str:
    """A story of the app is read on its own page; of a printed one the number stands on the table's."""
    return "journal" if reading.told_by_app(state) else page


@moves.add(step="reading", page_after=_to_the_book, reveals=True)
def turn_page(draft: Draft[Destiny], page: PageNumber = 0) -> None:
    """WP-DATA-13, WP-BOOK-05..09: the outcome of the dominant side is read, with its bonuses; path tokens go back.

    `page`: the number at the foot of a printed choice page, where it is another one than the app says.
    """
    state = draft.state
    side = reading.to_be_turned(state)
    teller, open_ = reading.teller_of(draft), state.open_reading
    if teller is not None and open_ is not None and reading.lies_open(state):
        again = reading.behind(open_, teller.book, state)
        if again is not None and take_way(draft, again):
            return  # read once more: nothing is brought a second time
    if side is None:
        draft.object("WP-DATA-13", "nothing-to-turn", can_overrule=False)
    if teller is not None and not (reading.lies_open(state) and reading.waits(draft) == "spread"):
        draft.object("WP-BOOK-11", "read-up-to-the-spread", can_overrule=False)
    if state.owed:
        draft.object("WP-SYM-12", "loss-is-owed", can_overrule=False)
    draft.write("wrote-page-turned", chapter=len(state.outcomes) + 1, side=side)
    reading.turn_page(draft, side, page)


@moves.add(step="reading", teaches=of_bonuses)
def enter_bonus(
    draft: Draft[Destiny],
    kind: BonusKind,
    receiver: Receiver = "left",
    what: BonusWhat = "vp",
    amount: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1,
    other: Some = 1,
    text: Text = "",
) -> None:
    """WP-DATA-08, WP-DATA-09, WP-DATA-17: what the printed page brings; it happens, and is remembered for that page."""
    state = draft.state
    if reading.told_by_app(state):
        draft.object("WP-DATA-08", "book-brings-it", can_overrule=False)
    if state.step != "reading" or not state.outcomes or not state.pages:
        draft.object("WP-BOOK-07", "turn-page-first", can_overrule=False)
    taken = kind in ("lose", "by_hand")
    if stories.of(state).penalty and receiver == state.outcomes[-1].side and not taken:
        draft.object("WP-MZ-20", "penalty-for-dominant", side=receiver)
    if kind == "by_hand" and not text.strip():
        draft.refuse("text", "say-what-to-do")
    if kind == "special" and bonuses.symbol_of(state, what) is None:
        draft.refuse("what", "special-wants-symbol")
    brings = Operation(kind=kind, receiver=receiver, what=what, amount=amount, other=other, text=" ".join(text.split()))
    key = page_key(state.story, state.pages[-1])
    state.box.bonuses[key] = [*state.box.bonuses.get(key, ()), brings]
    bonuses.happen(draft, brings)


@moves.add(by="seat", step="reading")
def pay_owed(draft: Draft[Destiny], who: Who, paying: SourceKeys) -> None:
    """WP-SYM-12: which of the own symbols are lost, where the page left a choice."""
    state = draft.state
    player = seat_of(draft, state, who)
    owed = next((one for one in state.owed if one.seat == who), None)
    if owed is None:
        draft.object("WP-SYM-12", "nothing-is-owed", can_overrule=False)
    state.owed.remove(owed)
    bonuses.lose_symbols(draft, player, owed.symbol, owed.count, paying)
