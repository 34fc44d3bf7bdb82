"""Showing a page of a table: opened as its viewer may see it, prepared, and drawn, whole or in place."""

from __future__ import annotations

from typing import Any

from flask import g, render_template, request, url_for

from ...games import game as game_of
from ...store.records import Record
from ..stores import store
from ..viewers import viewer
from ..wording import speak_at
from .hands import told_hands
from .page import Prepared, TablePage, in_place, lies_open
from .pages import prepared


def open_table(id: str, name: str, record: Record | None = None) -> TablePage:
    """A table as it stands, on the page of that name; NoSuchTable, UnknownGame."""
    record = record or store().get(id)
    game = game_of(record.game)
    asked = request.args.to_dict()
    looks = viewer()
    state = game.seen(record.state, looks)
    page = TablePage(record, game, state, name, viewer=looks, wanted=asked, _base=url_for("play.home", id=record.id))
    page.unfolded = frozenset((*request.headers.get("Unfolded", "").split(), *request.args.getlist("unfold")))
    speak_at(game, page.state)
    g.page = page
    return page


def open_moment(id: str, revision: int) -> tuple[TablePage, dict[str, Any]]:
    """The table as it stood at an earlier moment, to be looked at; and which ways lead on from there.

    NoSuchTable, NoSuchMoment, Unreadable.
    """
    page = open_table(id, "", store().at(id, revision))
    page.still = True
    return page, {"on_line": store().can_go_back(id, page.record.head)}


def with_footer(page: TablePage) -> TablePage:
    """Add what the footer says: what undo takes back, what redo brings, and what the hands do now."""
    page.undo, page.redo = store().undoable(page.id, page.record)
    made = page.undo if page.undo is not None and page.undo.revision == page.revision else None
    page.last = made or store().entry(page.id, page.revision)
    if tells_the_hands(page):
        page.hands = told_hands(page.id, page.game, page.state, page.last, page.undo)
    return page


def tells_the_hands(page: TablePage) -> bool:
    """Whether the foot says there what the hands do: where the game goes on, and wherever it is news.

    On a page to which somebody only turned, to look something up, it would be old and in the way.
    """
    home = page.game.panels[0].name
    goes_on = {one.name for one in page.game.panels if one.own or one.when is not None}
    return page.name in ("", "journal", home, *goes_on) or request.method == "POST" or lies_open()


def shown(page: TablePage) -> str:
    """The page that it asks for, with what its footer says."""
    return drawn(with_footer(page), prepared(page))


def drawn(page: TablePage, ready: Prepared) -> str:
    """The table region alone for a page that only changes in place (htmx), else the whole page around it."""
    whole = "play/region.html" if in_place() else "play/page.html"
    return render_template(whole, page=page, inner=ready.template, **ready.facts)
