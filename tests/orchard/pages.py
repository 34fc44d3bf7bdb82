"""The pages of a table: of each, what it shows (its view), and the function that says so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.core.game import Panel
from companion.core.house_rules import RuleGroup, grouped
from companion.core.message import say
from companion.core.page import Frame, Next, View
from companion.core.procedure import Marked
from companion.core.viewer import Viewer

from .box import GOAL, HOUSE_RULES
from .play import TURN, worth
from .state.table import Harvest


@dataclass(frozen=True)
class Row:
    """A seat as everybody sees it."""

    seat: int
    player: str
    cards: int
    coins: int
    active: bool


@dataclass(frozen=True, kw_only=True)
class TurnView(View):
    """Whose turn it is, and how far everybody has come."""

    steps: list[Marked]
    rows: list[Row]
    kept: bool  # the app counts the coins
    goal: int
    winner: int
    deck: int


def turn(state: Harvest, viewer: Viewer) -> TurnView:
    """Whose turn it is, how far everybody has come, and the one large step."""
    subtitle = say("shelf-turn", who=state.active) if not state.winner else None
    return TurnView(
        frame=Frame(next=_next(state), subtitle=subtitle),
        steps=TURN.marked(state.standing) if state.standing and state.standing.procedure == TURN.name else [],
        rows=_rows(state),
        kept=state.in_app("purses"),
        goal=GOAL,
        winner=state.winner,
        deck=state.deck.size,
    )


def _rows(state: Harvest) -> list[Row]:
    return [
        Row(
            one.seat, state.player_of(one.seat), len(one.hand), one.coins, one.seat == state.active and not state.winner
        )
        for one in state.baskets
    ]


def _next(state: Harvest) -> Next | None:
    if state.winner:
        return None
    if not state.picked:
        return Next(say("next-pick"), move="pick", args={"who": state.active})
    return Next(say("next-hand-on"), move="hand_on", args={"who": state.active})


@dataclass(frozen=True, kw_only=True)
class HandView(View):
    """Whose hand may be asked for, and that of the seat that looks."""

    rows: list[Row]
    own: list[str]
    worth: Mapping[str, int]


def hand(state: Harvest, viewer: Viewer) -> HandView:
    """OR-HAND-01: a hand is shown to its own seat only; of the others the state itself says no more than how many."""
    seat = state.find(viewer.seat or 0)
    return HandView(rows=_rows(state), own=seat.hand if seat else [], worth=worth(state))


@dataclass(frozen=True, kw_only=True)
class TableView(View):
    """What the table has of its own: rules that it reads the other way, and who keeps what."""

    groups: list[RuleGroup]


def table(state: Harvest, viewer: Viewer) -> TableView:
    """The table's own page."""
    return TableView(groups=grouped(state, HOUSE_RULES))


PANELS = (Panel("turn", turn), Panel("hand", hand), Panel("table", table))
