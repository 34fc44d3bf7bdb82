"""Which page of a table is asked for, and what is on it: its list, its box, a panel of the game, one of the house's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from flask import abort

from ...core.game import OWN, Panel
from ...core.message import say
from ...core.page import Frame, Next
from .. import rules_pages
from . import books, chronicle, correcting, history, lists, more, numbers, reader, volume, what_if
from .page import Prepared, TablePage, drawn_by, template_of

OF_THE_HOUSE: dict[str, Callable[[TablePage], Prepared]] = {
    "chronicle": chronicle.evening,
    "correct": correcting.branch,
    "history": history.rows,
    "journal": reader.book,
    "journal-map": books.map_of_book,
    "more": more.moves,
    "paper": books.paper,
    "rules": rules_pages.at_table,
    "volume": volume.chapter,
    "statistics": numbers.of_table,
    "what-if": what_if.family,
}


def prepared(page: TablePage) -> Prepared:
    """The page of that name; a table that is put away has its box there. An unknown one is no page of this table."""
    if page.name == "" and page.viewer.role == "player" and page.viewer.seat is not None:
        page.name = OWN  # where a player's device is at home; a list that lies open is one tap away
    panels = ("", "list", OWN, *(one.name for one in page.game.panels))
    if page.state.checklist is not None and page.name in (panels if page.away else ("", "list")):
        return lists.checklist(page)  # while the table is laid there is nothing else to see
    if page.away and page.name in panels:
        return lists.box(page)
    if page.name == OWN:
        return own(page)
    of_house = OF_THE_HOUSE.get(page.name)
    return panel(page) if of_house is None else of_house(page)


def panel(page: TablePage) -> Prepared:
    """The game's own page of that name, the first one where none is named."""
    chosen = _chosen(page)
    page.name = chosen.name
    page.view = chosen.view(page.state, page.viewer)
    page.frame = page.view.frame
    return Prepared(template_of(page.game.id, chosen.name), {})


def own(page: TablePage) -> Prepared:
    """The own page of the seat that looks; where nobody in particular does, whose it is to be."""
    if all(seat.id != page.viewer.seat for seat in page.state.seats):
        return drawn_by("play/whose.html")
    if page.game.own is not None:
        ready = panel(page)
    else:
        page.frame = Frame(next=Next(say("own-to-the-table"), page=page.game.panels[0].name))
        ready = drawn_by("play/mine.html")
    if page.state.checklist is not None:
        page.frame = replace(page.frame, next=Next(say("own-to-the-list"), page="list"))
    ballot = reader.ballot(page)
    if ballot is not None and page.viewer.seat in ballot.missing:
        page.frame = replace(page.frame, next=None)  # the vote first
    return replace(ready, facts={**ready.facts, "ballot": ballot})


def _chosen(page: TablePage) -> Panel:
    if page.name in ("", "list", "shelf"):
        return page.game.panels[0]
    for one in page.game.panels:
        if one.name == page.name:
            return one
    abort(404)
