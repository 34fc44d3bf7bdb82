"""A new table: the game's own set-up page, or a form made from the declaration of its options."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Flask, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from ..core.errors import BadArguments
from ..core.message import Message, say
from ..games import game as game_of
from . import forms
from .errors import Answer, answer
from .play import template_of
from .shelf import page_write
from .shelf_room import store
from .wording import speak_at

parts = Blueprint("setting_up", __name__)
NAME_LENGTH = 80


@parts.get("/new/<game>")
def form(game: str) -> str:
    """The form of a new table."""
    return _page(game)


@parts.post("/new/<game>")
def create(game: str) -> Response | tuple[str, int]:
    """Set a new table up and sit down at it."""
    chosen = game_of(game)
    name = request.form.get("name", "").strip()
    sent = [(field, value) for field, value in request.form.items(multi=True) if field not in ("name", "key")]
    try:
        if not name or len(name) > NAME_LENGTH:
            raise BadArguments("name", say("name-missing" if not name else "name-too-long", field="name"))
        done = store().create(game, name, forms.read(sent, chosen.options), lax=True, write=page_write())
    except BadArguments as error:
        told = answer(error)
        return _page(game, told, request.form), told.status
    return redirect(url_for("play.home", id=done.record.id), 303)


def _page(game: str, trouble: Answer | None = None, sent: Any = None) -> str:
    chosen = game_of(game)
    speak_at(chosen, None)

    def wrong(field: str) -> Message | None:
        named = trouble.facts.get("field", "").partition("[")[0].partition(".")[0] if trouble else ""
        return trouble.message if trouble and named == field else None

    return render_template(
        template_of(chosen.id, "set_up", "set_up.html"),
        game=chosen,
        controls=forms.controls(chosen.options),
        name_control=forms.Control("name", "text", length=NAME_LENGTH),
        setting=chosen.setting(store().cards(chosen.id)),
        trouble=trouble,
        sent=sent or MultiDict(),
        wrong=wrong,
    )


def init_app(app: Flask) -> None:
    """Bring in the page."""
    app.register_blueprint(parts)
