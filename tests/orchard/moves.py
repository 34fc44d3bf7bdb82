"""What can happen at a table: a card is picked, fruit is sold, the turn is handed on, somebody has won."""

from __future__ import annotations

from typing import Annotated

from companion.core import house_rules
from companion.core.draft import Draft
from companion.core.moves import Moves
from companion.core.seats import seat_of
from companion.core.secrets import OF_SEAT
from companion.core.table_moves import table_moves

from .box import GOAL, Fruit, HouseRule, Who
from .play import on_turn, wins, worth
from .state.table import Harvest

moves = Moves(table_moves, house_rules.moves_of(HouseRule))


@moves.add(by="seat", step="pick", reveals=True)
def pick(draft: Draft[Harvest], who: Who, drew: Annotated[Fruit | None, OF_SEAT] = None) -> None:
    """OR-TURN-02, OR-DECK-01, OR-HAND-01: draw a card into the hand. `drew`: what the table drew, its secret."""
    state = draft.state
    basket = on_turn(draft, who)
    if state.picked:
        draft.object("OR-TURN-02", "picked-already", who=who)
    if state.deck.refill():
        draft.tell("tell-reshuffle", cards=state.deck.size)
    basket.hand.append(draft.draw("fruit", state.deck, drew, secret=True))
    state.picked = True
    draft.write("wrote-picked", who=who)


@moves.add(by="seat", step="sell")
def sell(draft: Draft[Harvest], who: Who, fruit: Fruit) -> None:
    """OR-TURN-03, OR-TURN-04: sell a card from the hand for as many coins as it is worth."""
    state = draft.state
    basket = on_turn(draft, who)
    if not state.picked:
        draft.object("OR-TURN-02", "pick-first", who=who)
    if fruit not in basket.hand:
        draft.refuse("fruit", "not-in-hand", fruit=fruit)
    basket.hand.remove(fruit)
    state.deck.put_to_discard(fruit)
    coins = worth(state)[fruit]
    if state.in_app("purses"):
        basket.coins += coins
    draft.tell("tell-sold", who=who, fruit=fruit, coins=coins)
    draft.write("wrote-sold", who=who, fruit=fruit, coins=coins)


@moves.add(by="seat", step="sell")
def hand_on(draft: Draft[Harvest], who: Who) -> None:
    """OR-TURN-01: the turn is over; the next one clockwise begins."""
    state = draft.state
    on_turn(draft, who)
    if not state.picked:
        draft.object("OR-TURN-02", "pick-first", who=who)
    state.active, state.picked = state.next_seat, False
    draft.write("wrote-handed-on", who=state.active)


@moves.add(by="seat")
def win(draft: Draft[Harvest], who: Who) -> None:
    """OR-END-01: somebody has earned enough, as the coins on the table say."""
    basket = seat_of(draft, draft.state, who)
    if draft.state.in_app("purses") and basket.coins < GOAL:
        draft.object("OR-END-01", "coins-too-few", who=who, coins=basket.coins, goal=GOAL)
    wins(draft, basket)
