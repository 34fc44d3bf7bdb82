"""Whether every page of a state can be drawn, templates and all, before a correction or an import leaves it behind."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

from flask import Flask, g, url_for

from ...core.engine import plain_of
from ...core.game import OWN, Game
from ...core.spine import spine_of
from ...core.viewer import EVERYBODY, Viewer
from ...store.records import Record
from ..budget import LARGEST, EndlessPage
from ..wording import speak_at, voice
from .books import has_paper
from .page import Prepared, TablePage
from .pages import OF_THE_HOUSE, own, panel, prepared
from .showing import drawn

log = logging.getLogger(__name__)
LANGUAGE = "cs"  # the one with cases: a wording that lacks something is logged, not an error
NOW = "2000-01-01T00:00:00+00:00"  # when it was is not what is looked at
# What they draw is the log, the moves and the rules, not the state.
ELSEWHERE = ("chronicle", "history", "more", "rules", "statistics", "volume", "what-if")


class TrialDrawing:
    """Draws all pages of a state, and throws them away."""

    def __init__(self, app: Flask) -> None:
        self.app = app

    def __call__(self, game: Game, state: Any) -> bool:
        """Whether each of its pages can be drawn, within the bounds of a page. The first that cannot is logged."""
        record = Record("drawn", game.id, NOW, NOW, 0, 0, 0, plain_of(state))
        with self.app.app_context():
            pages = [(name, draws, EVERYBODY) for name, draws in _pages(game)]
        # Seats' own pages are made of the same parts: of them one is drawn, of whoever sits first.
        pages += [(OWN, _of(own), Viewer(seat.id)) for seat in state.seats[:1]]
        for name, draws, viewer in pages:
            try:
                self._draw(record, game, name, draws, viewer)
            except Exception:  # whatever it is: this page would be an error
                log.warning("the page %r of %s could not be drawn", name or "home", game.id, exc_info=True)
                return False
        return True

    def _draw(self, record: Record, game: Game, name: str, draws: Callable[[TablePage], str], viewer: Viewer) -> None:
        with self.app.app_context(), self.app.test_request_context(f"/t/{record.id}/{name}"):
            g.language = LANGUAGE
            state = game.seen(record.state, viewer)  # each page its own: some note what they find
            base = url_for("play.home", id=record.id)
            g.page = page = TablePage(record, game, state, name, viewer=viewer, _base=base)
            speak_at(game, state)
            if len(draws(page)) > LARGEST:
                raise EndlessPage(f"{name} swells")


def _pages(game: Game) -> Iterator[tuple[str, Callable[[TablePage], str]]]:
    yield "", _card
    for one in game.panels:
        if not one.own:
            yield one.name, _of(panel)
    for name, ready in OF_THE_HOUSE.items():
        if name not in ELSEWHERE and (name != "paper" or has_paper(game.id)):
            yield name, _of(ready)
    yield "list", lambda page: _list(page, game.packing)
    yield "list", lambda page: _list(page, game.laying)


def _of(ready: Callable[[TablePage], Prepared]) -> Callable[[TablePage], str]:
    return lambda page: drawn(page, ready(page))


def _card(page: TablePage) -> str:
    return voice().told_by(spine_of(page.game, page.state))


def _list(page: TablePage, listed: Callable[[Any], Any]) -> str:
    page.state = copy(page.state)
    page.state.checklist = listed(page.state)
    return drawn(page, prepared(page))
