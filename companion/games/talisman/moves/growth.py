"""Counters up and down: strength, craft, lives and gold; healing; trophies for strength. TA-STR, CRA, GOLD, LIFE."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import CardId, Change, Counter, Who
from ..play import happenings
from ..play.acting import not_amid_a_fight, on_board
from ..play.counters import change_counter, pay
from ..play.counters import heal as healed
from ..play.piles import discard
from ..play.totals import exchange_of, room_to_heal
from ..state.character import named
from ..state.table import Realm

moves = Moves()
Trophies = Annotated[list[CardId], msgspec.Meta(min_length=1, max_length=60)]
Price = Annotated[int, msgspec.Meta(ge=0, le=99)]


@moves.add(by="seat")
def change(draft: Draft[Realm], who: Who, counter: Counter, by: Change) -> None:
    """TA-STR-04, 05, 13, TA-CRA-04, 05, TA-GOLD-04, 07, TA-LIFE-01..04, TA-EDGE-03: counters gained or lost.

    Strength and craft stop at the starting value. For lives this is a gain, not healing (TA-LIFE-06).
    """
    change_counter(draft, on_board(draft, who), counter, by)


@moves.add(by="seat")
def heal(draft: Draft[Realm], who: Who, lives: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1, price: Price = 0) -> None:
    """TA-LIFE-05, TA-LIFE-06, TA-KNOW-25: lives healed, never above four; `price`: gold for each."""
    character = on_board(draft, who)
    wanted = min(lives, room_to_heal(draft.state, character))
    if not wanted:
        draft.object("TA-LIFE-05", "nothing-to-heal", who=named(character))
    pay(draft, character, wanted * price)
    healed(draft, character, wanted)


@moves.add(by="seat")
def exchange(draft: Draft[Realm], who: Who, trophies: Trophies) -> None:
    """TA-STR-06..12, 16, TA-CRA-06, TA-TOAD-08, 16, TA-EDGE-05: beaten enemies for strength, one for every full 7.

    What is left over is lost. Not between the dice of a fight and its end.
    """
    character, state = on_board(draft, who), draft.state
    not_amid_a_fight(draft, character)
    handed = [card for card in character.trophies if card.id in trophies]
    if len(handed) != len({*trophies}):
        draft.refuse("trophies", "no-such-trophy", who=named(character))
    if any(not card.fights_by_strength for card in handed):
        draft.object("TA-STR-16", "spirits-bring-nothing")
        handed = [card for card in handed if card.fights_by_strength]
    deal = exchange_of(handed)
    if not deal.gains:
        draft.object("TA-STR-08", "too-few-points", points=deal.points)
    for card in handed:
        character.trophies.remove(card)
        discard(draft, card)
    character.deeds.exchanged += deal.gains
    draft.write("wrote-exchanged", who=named(character), points=deal.points, gains=deal.gains, waste=deal.waste)
    if deal.gains:
        change_counter(draft, character, "strength", deal.gains)
        happenings.note(state, "exchange", who=who)
    if character.toad is not None:
        draft.tell("tell-toad-gains-vanish", who=named(character))
