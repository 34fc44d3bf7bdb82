"""The shelf: each table in one human sentence, the ways to a new one, and where tables are put that are in the way."""

from __future__ import annotations

from typing import Any

import msgspec
from flask import Blueprint, Flask, Response, redirect, render_template, request, url_for
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response as Answered

from ..core.game import Game
from ..core.message import Message, say
from ..games import game as game_of
from ..games import games
from ..memory import give_back
from ..store.errors import NoSuchTable
from ..store.exchange import LIMIT, exported, import_table
from ..store.records import ShelvedTable
from ..store.samples import lay_sample
from ..store.shelf import KEPT_DAYS, PARTS, Part
from .days import days_since
from .file_names import plain_name
from .rights import needs
from .spines import sentence_of, shown_name, table_name
from .stores import journals, store
from .viewers import keeper
from .wording import Voice, language
from .writes import page_write

parts = Blueprint("shelf", __name__)
HUES = ("moss", "ember", "frost", "wyrd", "rubric")
NAME_LENGTH = 80
PAGE = 20  # tables on one page of the shelf
FOLDED = 6  # tables of each part that lies folded at its end; more are on a page of their own
FOLDS: tuple[Part, ...] = ("ended", "archived", "thrown")


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
    closed: bool
    away: bool
    origin: str
    readable: bool
    place: str
    placed: str
    came: str
    sample: bool
    over: bool  # won or lost, though nobody has ended it
    scene: str
    players: list[str]

    @property
    def days_left(self) -> int:
        """How long what was thrown away can still be taken back."""
        return max(1, KEPT_DAYS - days_since(self.placed)) if self.placed else KEPT_DAYS


def card_of(one: ShelvedTable) -> Card:
    """A table's card. One whose game is missing or that cannot be read stays on the shelf and says so."""
    spine, known = one.spine, [game.id for game in games()]
    return Card(
        one.id,
        shown_name(one),
        name_of(game_of(one.game)) if one.game in known else one.game,
        sentence_of(one),
        HUES[known.index(one.game) % len(HUES)] if spine and one.game in known else "blood",
        one.changed,
        spine.session if spine else 1,
        one.revision,
        one.closed,
        spine.away if spine else False,
        one.origin,
        spine is not None,
        one.place,
        one.placed,
        one.came,
        bool(one.sample),
        spine.over if spine else False,
        _scene(one) if one.game in known else "table",
        spine.players if spine else [],
    )


def _scene(one: ShelvedTable) -> str:
    """The picture of the moment that the card's sentence tells, where the game has one of it."""
    game = game_of(one.game)
    return game.scenes.get(one.spine.sentence.key, game.scene) if one.spine else game.scene


def name_of(game: Game) -> str:
    """A game's name in the reader's language."""
    return Voice(language(), game).label("game-", game.id)


def wrong_name(name: str) -> Message | None:
    """What is wrong with a table's name, as somebody typed it."""
    if not name.strip():
        return say("name-missing", field="name")
    return say("name-too-long", field="name") if len(name) > NAME_LENGTH else None


@parts.get("/")
@needs("look")
def shelf() -> str:
    """The tables in play, the one last touched first, and at the end what ended or was put out of the way."""
    store().shelf.sweep()
    asked = request.args
    return _shown(
        "playing",
        "shelf.html",
        folds=True,
        renaming=_renaming(asked.get("renaming", ""), asked.get("name", "")),
        gone=_just_thrown(asked.get("thrown", "")),
        no_file=say("file-missing") if "no_file" in asked else None,
    )


def _renaming(id: str, name: str) -> dict[str, Any] | None:
    """A table whose new name was refused: the name as it was typed, and what is wrong with it."""
    wrong = wrong_name(name)
    return {"id": id, "name": name, "wrong": wrong} if id and wrong else None


def _just_thrown(id: str) -> Card | None:
    """The table that was thrown away just now, while it can still be taken back."""
    try:
        one = store().shelf.one(id) if id else None
    except NoSuchTable:
        return None
    return card_of(one) if one and one.place == "thrown" else None


@parts.get("/shelf/<part>")
@needs("look")
def part(part: str) -> str:
    """One part of the shelf, page by page."""
    if part not in FOLDS:
        raise NotFound
    return _shown(part, "shelf_part.html")


def _shown(part: Part, template: str, folds: bool = False, renaming: Any = None, **facts: Any) -> str:
    counts = store().shelf.counts()
    pages = max(1, -(-counts[part] // PAGE))
    page = min(max(request.args.get("page", 1, type=int), 1), pages)
    few = {one: _cards(one, FOLDED) for one in FOLDS if folds and counts[one]}
    return render_template(
        template,
        part=part,
        tables=_cards(part, PAGE, (page - 1) * PAGE),
        page=page,
        pages=pages,
        folds=few,
        counts=counts,
        empty=not any(counts[one] for one in PARTS if one != "thrown"),
        games=games(),
        game_name=name_of,
        renaming=renaming,
        hues=dict(zip((game.id for game in games()), HUES * len(games()), strict=False)),
        **facts,
    )


def _cards(part: Part, limit: int, skip: int = 0) -> list[Card]:
    return [card_of(one) for one in store().shelf.part(part, limit, skip)]


# --- files and samples -----------------------------------------------------------------------------------------------


@parts.get("/t/<id>/export")
@needs("house")
def take_out(id: str) -> Answered:
    """A table as a file, to keep or to take elsewhere."""
    name = f"{plain_name(store().get(id))}-{id}.json"
    return Response(
        exported(store(), id, keeper(), journals() if "books" in request.args else None, "recordings" in request.args),
        mimetype="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@parts.post("/import")
@needs("keep")
def take_in() -> Answered:
    """A table from a file that was taken out of this or another installation; one that is here already waits."""
    request.max_content_length = LIMIT + 2**20  # the file, and the form around it
    file = request.files.get("file")
    if file is None or not file.filename:
        return redirect(url_for("shelf.shelf", no_file=1, _anchor="import"), 303)
    sent = file.read()
    record = import_table(store(), sent, books=journals(), ask=True, write=page_write(sent))
    give_back()
    return redirect(url_for("shelf.came" if record.place == "coming" else "play.home", id=record.id), 303)


@parts.get("/import/<id>")
@needs("keep")
def came(id: str) -> str | Answered:
    """A table that came where the same one stands: how they stand to each other, and which of them is to stay."""
    one = store().shelf.one(id)
    twins = store().twins(id) if one.place == "coming" else []
    if not twins:
        if one.place == "coming":  # the other one was thrown away meanwhile
            store().shelf.put_back(id)
        return redirect(url_for("play.home", id=id), 303)
    said = "came-backup-" if "backup" in request.args else "came-"
    here = card_of(store().shelf.one(twins[0].id))
    return render_template("came.html", card=card_of(one), twin=twins[0], here=here, said=said)


@parts.post("/import/<id>")
@needs("keep")
def keep(id: str) -> Answered:
    """Keep both, or one of them; the one that is not kept lies among what was thrown away."""
    one, how = store().shelf.one(id), request.form.get("keep", "")
    if one.place != "coming" or how not in ("both", "new", "old"):
        return redirect(url_for("shelf.shelf"), 303)
    if how == "new":
        for twin in store().twins(id)[:1]:
            store().shelf.throw_away(twin.id)
    store().shelf.put_back(id)
    if how == "old":
        store().shelf.throw_away(id)
        return redirect(url_for("shelf.shelf"), 303)
    return redirect(url_for("play.home", id=id), 303)


@parts.post("/sample/<game>")
@needs("keep")
def sample(game: str) -> Answered:
    """A game's sample table in the reader's language, one tap from the shelf."""
    return redirect(url_for("play.home", id=lay_sample(store(), game, language(), page_write()).id), 303)


# --- out of the way --------------------------------------------------------------------------------------------------


@parts.post("/t/<id>/archive")
@needs("keep")
def archive(id: str) -> Answered:
    """Put a table out of the way."""
    store().shelf.archive(id)
    return redirect(url_for("shelf.shelf"), 303)


@parts.post("/t/<id>/back")
@needs("keep")
def put_back(id: str) -> Answered:
    """Put a table back on the shelf, out of the archive or after it was thrown away."""
    store().shelf.put_back(id)
    return redirect(url_for("shelf.shelf"), 303)


@parts.get("/t/<id>/throw")
@needs("house")
def ask_to_throw(id: str) -> str:
    """Ask once before a table is thrown away."""
    return render_template("ask.html", about="throw", card=card_of(store().shelf.one(id)))


@parts.post("/t/<id>/throw")
@needs("house")
def throw(id: str) -> Answered:
    """Throw a table away. The shelf then offers to take it back."""
    store().shelf.throw_away(id)
    return redirect(url_for("shelf.shelf", thrown=id), 303)


@parts.get("/t/<id>/end")
@needs("keep")
def ask_to_end(id: str) -> str:
    """Ask once before a table is ended."""
    return render_template("ask.html", about="end", card=card_of(store().shelf.one(id)))


def init_app(app: Flask) -> None:
    """Register the pages of the shelf."""
    app.register_blueprint(parts)
    app.jinja_env.globals["table_name"] = table_name
