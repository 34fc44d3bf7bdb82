"""Which page of a table is asked for, and what is on it: its list, its box, a panel of the game, one of the house's."""

from __future__ import annotations

from collections.abc import Callable

from flask import abort

from ...core.game import Panel
from .. import rules_pages
from . import chronicle, correcting, lists, more, reader
from .page import Prepared, TablePage, template_of

OF_THE_HOUSE: dict[str, Callable[[TablePage], Prepared]] = {
    "chronicle": chronicle.evening,
    "correct": correcting.branch,
    "journal": reader.book,
    "journal-map": reader.map_of_book,
    "more": more.moves,
    "paper": reader.paper,
    "rules": rules_pages.at_table,
}


def prepared(page: TablePage) -> Prepared:
    """The page of that name; a table that is put away has its box there. An unknown one is no page of this table."""
    if page.name in ("", "list") and page.state.checklist is not None:
        return lists.checklist(page)
    if page.away and page.name in ("", "list", *(one.name for one in page.game.panels)):
        return lists.box(page)
    of_house = OF_THE_HOUSE.get(page.name)
    return panel(page) if of_house is None else of_house(page)


def panel(page: TablePage) -> Prepared:
    """The game's own page of that name, the first one where none is named."""
    chosen = _chosen(page)
    page.name = chosen.name
    page.view = chosen.view(page.state, page.viewer)
    page.frame = page.view.frame
    return Prepared(template_of(page.game.id, chosen.name), {})


def _chosen(page: TablePage) -> Panel:
    if page.name in ("", "list", "shelf"):
        return page.game.panels[0]
    for one in page.game.panels:
        if one.name == page.name:
            return one
    abort(404)
