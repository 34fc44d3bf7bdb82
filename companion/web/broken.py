"""A table of which a page cannot be drawn: it says so, with every way back that does without its state."""

from __future__ import annotations

import logging
from typing import Any

from flask import g, render_template, request

from ..core.errors import UnknownGame, Unreadable
from ..core.game import Game
from ..games import game as game_of
from ..store.records import Entry, Record
from .spines import table_name
from .stores import store
from .wording import speak_at

log = logging.getLogger(__name__)
LISTED = 30  # moments that are shown, the last ones; any earlier one is reached from the oldest of them
TRIED = 5  # earlier states that are asked to lend their words when the table's own cannot be read


def is_a_page() -> bool:
    """Whether what is asked for is a page of a table."""
    return request.method == "GET" and request.path.startswith("/t/") and "id" in (request.view_args or {})


def shown() -> str | None:
    """The table that this address is about, as far as it can be told; None when not even that can be."""
    for forgotten in ("page", "voice", "budget"):
        g.pop(forgotten, None)
    try:
        return _drawn(store().get((request.view_args or {})["id"]))
    except Exception:
        log.exception("not even the broken table could be told at %s", request.path)
        return None


def _drawn(record: Record) -> str:
    game = _game(record)
    line = store().line(record.id)
    undo, redo = store().undoable(record.id, record)
    if game is not None:
        speak_at(game, _readable_state(record, line))
    name = (table_name(record) or record.id)[:80]
    moments = line[: -LISTED - 1 : -1]
    return render_template("broken.html", record=record, game=game, name=name, undo=undo, redo=redo, moments=moments)


def _game(record: Record) -> Game | None:
    try:
        return game_of(record.game)
    except UnknownGame:
        return None


def _readable_state(record: Record, line: list[Entry]) -> Any:
    """A state that knows the names in the chronicle: the table's own, or the last one before it that can be read."""
    try:
        return record.state
    except Unreadable:
        for entry in line[-2 : -2 - TRIED : -1]:
            try:
                return store().at(record.id, entry.revision).state
            except Unreadable:
                continue
    return None
