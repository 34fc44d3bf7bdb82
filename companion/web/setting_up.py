"""A new table: the game's own set-up page, or a form made from the declaration of its options."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, Flask, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from ..core import engine
from ..core.errors import BadArguments
from ..core.message import Message
from ..games import game as game_of
from ..story.book import Book
from . import forms
from .errors import Answer, answer
from .rights import needs
from .shelf import NAME_LENGTH, wrong_name
from .stores import journals, store
from .table.page import template_of
from .wording import speak_at, voice
from .writes import page_write

parts = Blueprint("setting_up", __name__)
REFUSED = "refused"
MANY = 1000  # tables whose names are looked at for one that is free
LONGEST = 32_000  # letters of an address; a longer form is shown as the answer to itself


@parts.get("/new/<game>")
@needs("keep")
def form(game: str) -> str | tuple[str, int]:
    """The form of a new table; one that was `refused` as it was typed, with what is wrong with it."""
    if REFUSED not in request.args:
        return _page(game)
    sent = MultiDict((field, value) for field, value in request.args.items(multi=True) if field != REFUSED)
    try:
        name, options = _typed(game, sent)
        engine.set_up(game_of(game), name, options, "", store().cards(game), lax=True, library=journals())
    except BadArguments as error:
        told = answer(error)
        return _page(game, told, sent), told.status
    return _page(game, None, sent)


@parts.post("/new/<game>")
@needs("keep")
def create(game: str) -> Response | tuple[str, int]:
    """Set a new table up and sit down at it. A refused form gets an address of its own, to which one can come back."""
    try:
        done = store().create(game, *_typed(game, request.form), lax=True, write=page_write())
    except BadArguments as error:
        typed = [(field, value) for field, value in request.form.items(multi=True) if field != "key"]
        where = url_for("setting_up.form", game=game) + "?" + urlencode([*typed, (REFUSED, "1")])
        if len(where) <= LONGEST:
            return redirect(where, 303)
        told = answer(error)
        return _page(game, told, request.form), told.status
    return redirect(url_for("play.home", id=done.record.id), 303)


def _typed(game: str, form: MultiDict) -> tuple[str, Any]:
    """A new table's name and options as they were typed, where the page's own questions are answered; BadArguments."""
    chosen, name = game_of(game), form.get("name", "").strip()
    if wrong := wrong_name(name):
        raise BadArguments("name", wrong)
    sent = [(field, value) for field, value in form.items(multi=True) if field not in ("name", "key")]
    raw = forms.read(sent, chosen.options)
    return name, raw


def _page(game: str, trouble: Answer | None = None, sent: Any = None) -> str:
    chosen = game_of(game)
    speak_at(chosen, None)
    at = trouble.facts.get("field", "").replace("[", ".").replace("]", "") if trouble else ""

    def wrong(field: str) -> Message | None:
        """What is wrong with a field, or with anything in a group of fields."""
        return trouble.message if trouble and (at == field or at.startswith(f"{field}.")) else None

    return render_template(
        template_of(chosen.id, "set_up", "set_up.html"),
        game=chosen,
        controls=forms.controls(chosen.options),
        offered_name=_free_name(),
        name_control=forms.Control("name", "text", length=NAME_LENGTH),
        setting=chosen.setting(store().cards(chosen.id)),
        books=[offer for book in _books(chosen.id) if (offer := chosen.shelved(book)) is not None],
        trouble=trouble,
        sent=sent or MultiDict(),
        wrong=wrong,
    )


def _free_name() -> str:
    """The first of the names offered by the game's words that no table has yet; the first of all where none is free."""
    voice_here, keys = voice(), ["set-up-name-hint"]
    while voice_here.has(key := f"set-up-name-hint-{len(keys) + 1}"):
        keys.append(key)
    if not voice_here.has(keys[0]):
        return ""
    names, taken = [voice_here.t(key) for key in keys], {_plain(one.name) for one in store().shelf.part(None, MANY)}
    return next((name for name in names if _plain(name) not in taken), names[0])


def _plain(name: str) -> str:
    """A name as it may be compared: spaces that do not break are spaces."""
    return " ".join(name.split()).casefold()


def _books(game: str) -> list[Book]:
    """The books of a game that can be read."""
    return [opened.book for opened in journals().of_game(game) if not opened.errors]


def init_app(app: Flask) -> None:
    """Register the page on which a table is set up."""
    app.register_blueprint(parts)
