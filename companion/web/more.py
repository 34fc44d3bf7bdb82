"""More: every move of a game as a plain form, for whatever its own pages do not offer."""

from __future__ import annotations

from flask import Blueprint, Flask, request

from ..core.general import general
from ..core.moves import Move
from .forms import controls
from .table_page import PAGES, TablePage, answer_with, open_table, with_footer

parts = Blueprint("more", __name__)
ELSEWHERE = ("correct", "tick", "leave_list")  # moves with a page of their own


def shown(page: TablePage) -> str:
    """All moves in groups; or the one whose form was refused, with what had been typed."""
    page.name = "more"
    if page.trouble is not None:
        return form_of(page, page.trouble.move)
    return answer_with(page, "play/more.html", groups=groups(page))


@parts.get("/t/<id>/more/<move>")
def one(id: str, move: str) -> str:
    """The form of one move."""
    return form_of(with_footer(open_table(id, "more")), move)


def form_of(page: TablePage, name: str) -> str:
    """The form of one move. The address may give arguments, which are not asked, and the page to come `back` to."""
    move = page.game.moves.named(name)
    declared = {one.name for one in controls(move.arguments)}
    given = {field: value for field, value in request.args.items() if field in declared}
    back = request.args.get("back", "more")
    back = back if back in {panel.name for panel in page.game.panels} else "more"
    return answer_with(page, "play/one_move.html", move=move, given=given, back=back)


def groups(page: TablePage) -> list[tuple[str, list[Move]]]:
    """The moves that people may make by hand: the game's by step, then those of every table."""
    grouped: dict[str, list[Move]] = {}
    for move in page.game.moves.values():
        if not move.hidden and move.name not in ELSEWHERE:
            grouped.setdefault("every-table" if move.name in general else move.step, []).append(move)
    last = grouped.pop("every-table", [])
    return [*grouped.items(), ("every-table", last)]


def init_app(app: Flask) -> None:
    """Bring in the pages."""
    app.register_blueprint(parts)
    PAGES["more"] = shown
