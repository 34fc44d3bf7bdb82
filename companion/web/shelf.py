"""The shelf: each table in one human sentence, and the ways to a new one."""

from __future__ import annotations

import re

import msgspec
from flask import Blueprint, Flask, Response, redirect, render_template, request, url_for
from werkzeug.exceptions import BadRequest

from ..core.errors import Refusal
from ..core.game import Game
from ..games import game as game_of
from ..games import games
from ..store.exchange import LIMIT, export, import_table
from ..store.rows import Record
from ..store.samples import lay_sample
from .shelf_room import store
from .wording import Voice, language, voice

parts = Blueprint("shelf", __name__)
HUES = ("moss", "ember", "frost", "wyrd", "rubric")


class Card(msgspec.Struct, frozen=True):
    """A table on the shelf, as its card tells it."""

    id: str
    name: str
    game: str
    sentence: str
    hue: str
    changed: str
    evening: int
    revision: int
    closed: bool = False
    away: bool = False
    origin: str = ""
    readable: bool = True


def card_of(record: Record) -> Card:
    """A table's card. One whose game is missing or that cannot be read stays on the shelf and says so."""
    try:
        game = game_of(record.game)
        state = record.state
        speaks = Voice(language(), game, state)
        told = speaks.spoken(game.sentence(state))
    except (Refusal, msgspec.ValidationError, KeyError, ValueError):
        name = str(record.plain.get("name") or record.id)
        sentence = voice().t("shelf-unreadable")
        return Card(record.id, name, record.game, sentence, "blood", record.changed, 1, record.revision, readable=False)
    return Card(
        record.id,
        state.name,
        speaks.label("game-", game.id),
        told,
        HUES[[one.id for one in games()].index(game.id) % len(HUES)],
        record.changed,
        state.evening.session,
        record.revision,
        state.closed,
        state.evening.away,
        record.origin,
    )


def name_of(game: Game) -> str:
    """A game's name in the reader's language."""
    return Voice(language(), game).label("game-", game.id)


@parts.get("/")
def shelf() -> str:
    """All tables, the one last touched first."""
    cards = [card_of(record) for record in store().all()]
    return render_template("shelf.html", tables=cards, games=games(), game_name=name_of)


@parts.get("/t/<id>/export")
def take_out(id: str) -> Response:
    """A table as a file, to keep or to take elsewhere."""
    name = str(store().get(id).plain.get("name", ""))
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "table"
    return Response(
        export(store(), id, books="books" in request.args),
        mimetype="application/json",
        headers={"Content-Disposition": f'attachment; filename="{plain}-{id}.json"'},
    )


@parts.post("/import")
def take_in() -> Response:
    """A table from a file that was taken out of this or another installation."""
    request.max_content_length = LIMIT + 2**20  # the file, and the form around it
    file = request.files.get("file")
    if file is None or not file.filename:
        raise BadRequest
    record = import_table(store(), file.read())
    return redirect(url_for("play.home", id=record.id), 303)


@parts.post("/sample/<game>")
def sample(game: str) -> Response:
    """A game's sample table in the reader's language, one tap from the shelf."""
    return redirect(url_for("play.home", id=lay_sample(store(), game, language()).id), 303)


def init_app(app: Flask) -> None:
    """Bring in the shelf."""
    app.register_blueprint(parts)
