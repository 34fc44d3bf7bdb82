"""A seat's own page: whose turn it is, what it must decide and may do, its own sheet. MK-CMP-01."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.page import Frame, Next, View
from ....core.viewer import Viewer
from ..state.table import MageKnight
from . import table
from .hero import Sheet, sheet


@dataclass(frozen=True, kw_only=True)
class MineView(View):
    """What a seat is shown on its own page; nothing where nobody has that seat.

    `board`: the table's page, of which the parts are drawn that concern the seat: `picks` a tactic, `plays` its turn.
    """

    sheet: Sheet | None
    board: table.TableView
    picks: bool
    plays: bool


def mine(state: MageKnight, viewer: Viewer) -> MineView:
    """The sheet of the seat that looks, with what it may do now."""
    seat = viewer.seat or 0
    hero = state.find(seat)
    board = table.table(state, viewer)
    waited = board.due.figure if board.due else board.picker
    plays = board.turn is not None and board.turn.figure.seat == seat and not board.strip
    return MineView(
        frame=Frame(next=_next(state, seat), scene=table.scene(state)),
        sheet=sheet(state, hero) if hero else None,
        board=board,
        picks=board.step == "tactics" and waited is not None and waited.seat == seat,
        plays=plays,
    )


def _next(state: MageKnight, seat: int) -> Next | None:
    """The large step of the table's page, where it is this seat's tap."""
    mine_now = state.step == "turns" and state.turn is not None and state.turn.seat == seat
    return table.next_step(state) if mine_now else None
