"""Who may do what at a table. Most tables trust their players; a strict one lets everybody act for themselves only.

The engine asks it for moves, the store for steps back: so pages, API and command line are answered alike.
"""

from __future__ import annotations

from typing import Any, NoReturn

import msgspec

from .errors import Objection
from .message import say
from .moves import Move
from .table import Table
from .viewer import Viewer


def mind_playing(viewer: Viewer) -> None:
    """An onlooker changes nothing; Objection."""
    if not viewer.plays:
        _refuse("onlooker-looks-on")


def mind_move(state: Table, move: Move, args: msgspec.Struct, viewer: Viewer) -> None:
    """At a strict table a seat's move is its player's, a keeper's is the chronicler's or the host's; Objection.

    Whoever keeps the table and has no seat of their own is the tablet in the middle, from which everybody plays.
    """
    mind_playing(viewer)
    if not state.strict:
        return
    if move.by == "keeper" and not viewer.keeps:
        _refuse("keepers-move")
    if move.by == "seat" and (viewer.seat is not None or not viewer.keeps):
        seat = state.seat_of(getattr(args, "who", getattr(args, "seat", None)))
        if seat not in (None, viewer.seat):
            _refuse("another-players-move", seat=seat)


def mind_step(state: Table, made_by: set[str], viewer: Viewer) -> None:
    """At a strict table a player takes back, or makes again, only what they made themselves; Objection.

    `made_by`: what the log calls those who made the moves that would change.
    """
    mind_playing(viewer)
    if state.strict and not viewer.keeps and made_by - {viewer.name}:
        _refuse("another-players-step")


def _refuse(key: str, **facts: Any) -> NoReturn:
    raise Objection(say(key, **facts), "", can_overrule=False)
