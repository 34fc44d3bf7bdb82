"""The rules behind the moves: whose turn it is and where it stands, and when somebody has won."""

from __future__ import annotations

from companion.core.draft import Draft
from companion.core.procedure import BEHIND, Procedure, Step
from companion.core.seats import seat_of

from .box import DRY, GOAL, WORTH, Fruit
from .state.table import Basket, Harvest

TURN = Procedure("turn", (Step("pick", "OR-TURN-02"), Step("sell", "OR-TURN-03")))


def worth(state: Harvest) -> dict[Fruit, int]:
    """OR-TURN-04: what each fruit is sold for; less in a dry year, where the table has one."""
    return WORTH if state.default("OR-TURN-04") else DRY


def stand(state: Harvest) -> None:
    """Say where the table stands, for pages that show the steps; nothing else moves it along."""
    state.standing = TURN.at(BEHIND if state.winner else "sell" if state.picked else "pick")


def settle(draft: Draft[Harvest]) -> None:
    """OR-END-01: whoever has earned enough has won, as far as the app can count."""
    for basket in draft.state.baskets:
        if draft.state.in_app("purses") and basket.coins >= GOAL and not draft.state.winner:
            wins(draft, basket)


def wins(draft: Draft[Harvest], basket: Basket) -> None:
    """OR-END-01: somebody has won."""
    draft.state.winner = basket.seat
    draft.write("wrote-won", who=basket.seat)


def on_turn(draft: Draft[Harvest], who: int) -> Basket:
    """OR-TURN-01: the basket of whose turn it is; an objection for another one, which the table may overrule."""
    basket = seat_of(draft, draft.state, who)
    if draft.state.active != who:
        draft.object("OR-TURN-01", "not-your-turn", who=who, active=draft.state.active)
    return basket
