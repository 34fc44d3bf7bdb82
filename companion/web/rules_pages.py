"""The rules reference: searched while playing, opened from a "?" beside the thing that it explains."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Flask, current_app, g, render_template, request, url_for

from ..games import game as game_of
from ..reference.entries import mistakes_of, rules_of
from ..reference.search import Reference
from .rights import needs
from .table.page import Prepared, TablePage, drawn_by, in_place
from .wording import language, speak_at

parts = Blueprint("rules", __name__)
LONGEST_QUERY = 100
MOST = 30  # entries of one search: more than one reads while others wait


def reference() -> Reference:
    """The reference of this app, indexed on first use."""
    return current_app.extensions["reference"]


def at_table(page: TablePage) -> Prepared:
    """The rules on a table's page."""
    page.name = "rules"
    return drawn_by("play/rules.html", here_url=page.url("rules"), **_found(page.game.id))


@parts.get("/rules/<game>")
@needs("look")
def of_game(game: str) -> str:
    """The rules of a game, without a table."""
    chosen = game_of(game)
    speak_at(chosen, None)
    here = url_for("rules.of_game", game=game)
    return render_template("rules.html", game=chosen, here_url=here, page=None, **_found(game))


@parts.get("/rules/<game>/<id>")
@needs("look")
def entry(game: str, id: str) -> str:
    """One rule: over the page that asked for it, or as a page of its own."""
    chosen = game_of(game)
    speak_at(chosen, None)
    rule = reference().entry(game, language(), id)
    if in_place():
        return render_template("partials/rule_aside.html", rule=rule, game=game)
    here = url_for("rules.of_game", game=game)
    return render_template("rules.html", game=chosen, here_url=here, page=None, **_facts(game, query=id, found=[rule]))


def rule_url(game: str, id: str) -> str:
    """The address of one rule."""
    if g.get("rules_of") != game:
        g.rules_of, g.rules_url = game, url_for("rules.of_game", game=game)
    return f"{g.rules_url}/{id}"


def rule_title(game: str, id: str) -> str:
    """Which part of the rules one stands in, and what it is about; its id where the reference does not have it."""
    known = rules_of(game_of(game).home)
    rule = known.entries.get(id)
    if rule is None:
        return id
    return f"{getattr(known.areas[rule.area], language())}: {getattr(rule.title, language())}"


def _found(game: str) -> dict[str, Any]:
    query = request.args.get("q", "").strip()[:LONGEST_QUERY]
    if query:
        return _facts(game, query=query, found=reference().search(game, language(), query, MOST))
    areas, mistakes = reference().areas(game, language()), mistakes_of(game_of(game).home)
    return _facts(game, areas=areas, mistakes=mistakes)


def _facts(game: str, **found: Any) -> dict[str, Any]:
    """What the list of rules shows: what was searched for and found, or all there is."""
    return {"game_id": game, "query": "", "found": [], "areas": {}, "mistakes": (), "most": MOST, **found}


def init_app(app: Flask) -> None:
    """Register the pages of rules."""
    app.extensions["reference"] = Reference()
    app.register_blueprint(parts)
    app.jinja_env.globals.update(rule_url=rule_url, rule_title=rule_title)
