"""More: every move of a game as a plain form, for whatever its own pages do not offer."""

from __future__ import annotations

from operator import itemgetter

from flask import request

from ...core.moves import Move
from ...core.table_moves import table_moves
from ..filters import alphabetically, sentence_case
from ..forms import controls
from ..wording import voice
from .page import Prepared, TablePage, drawn_by


def moves(page: TablePage) -> Prepared:
    """All moves in groups; or the one whose form was refused, with what had been typed."""
    page.name = "more"
    if page.trouble is not None:
        return form_of(page, page.trouble.move)
    return drawn_by("play/more.html", groups=groups(page))


def form_of(page: TablePage, name: str) -> Prepared:
    """The form of one move. The address may give arguments, which are not asked, and the page to come `back` to."""
    move = page.game.moves.named(name)
    declared = {one.name for one in controls(move.arguments)}
    given = {field: value for field, value in request.args.items() if field in declared}
    back = request.args.get("back", "more")
    back = back if back in {panel.name for panel in page.game.panels} else "more"
    return drawn_by("play/one_move.html", move=move, given=given, back=back)


def groups(page: TablePage) -> list[tuple[str, list[tuple[str, Move]]]]:
    """The moves that people may make by hand at this table, by what they are called, under headings.

    All in the alphabet's order; what every table has stands last.
    """
    speaks = voice()
    grouped: dict[str, list[tuple[str, Move]]] = {}
    for move in page.game.moves.values():
        if not move.hidden and page.game.lists(page.state, move):
            called = sentence_case(speaks.label("move-", move.name))
            grouped.setdefault(_heading(page, move), []).append((called, move))
    every = speaks.t("more-every-table")
    first = alphabetically(grouped.keys() - {every}, str)
    return [(one, alphabetically(grouped[one], itemgetter(0))) for one in (*first, every)]


def _heading(page: TablePage, move: Move) -> str:
    """What a move stands under: the words for the part of the game that declares it, else its step, else the game."""
    speaks, part = voice(), f"moves-{move.does.__module__.rpartition('.')[2]}"
    if move.name in table_moves:
        return speaks.t("more-every-table")
    if speaks.has(part):
        return sentence_case(speaks.t(part))
    return sentence_case(speaks.label("step-", move.step)) if move.step else speaks.label("game-", page.game.id)
