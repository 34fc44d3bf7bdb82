"""What leaves the house as a file: one table with its secrets or without them, or everything in one chest, and back.

A chest that came lies in the cache until it is taken in, for a day at most: it is looked at first.
"""

from __future__ import annotations

import os
import re
import secrets
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import msgspec
from flask import Blueprint, Flask, Response, make_response, redirect, render_template, request, send_file, url_for
from werkzeug.wrappers import Response as Answered

from ..core.errors import UnknownGame, Unreadable
from ..core.game import Game
from ..core.message import Message, say
from ..core.secrets import hidden_fields
from ..core.typography import unbound
from ..core.words import LANGUAGES
from ..games import game as game_of
from ..store.chest import SENT, pack, sentence_of_left_out
from ..store.chest_look import Coming, look_into
from ..store.chest_taking import take_in
from ..store.exchange import TooLarge
from ..store.recordings import OF_BOOKS, recordings
from ..store.records import Record
from ..store.veiled import InEachLanguage, reading_copy
from .boxes import called, fact_in_words
from .file_names import plain_name
from .operations import ZIP
from .preferences import A_YEAR, CHOICES
from .rights import needs
from .shelf import name_of
from .spines import table_name
from .stores import installation, journals, store
from .wording import Voice, language
from .writes import page_write

parts = Blueprint("files", __name__)
TOKEN = re.compile(r"[0-9a-f]{32}")
WAITS = 24 * 3600  # seconds that a chest waits for a word
MOST_NAMED = 40


# --- one table -------------------------------------------------------------------------------------------------------


@parts.get("/t/<id>/file")
@needs("look")
def offer(id: str) -> str:
    """A table as a file: what it tells of what is hidden there, and the copy that tells nothing of it."""
    record = store().get(id)
    try:
        game = game_of(record.game)
    except UnknownGame:  # its table can be kept for a day when the game is here again
        return render_template(
            "file.html", id=id, name=str(record.plain.get("name", "")), game=record.game, hidden=None
        )
    return render_template(
        "file.html",
        id=id,
        name=table_name(record),
        game=name_of(game),
        hidden=hidden_things(game, language()),
        recorded=len(recordings(store(), id)),
    )


def hidden_things(game: Game, reader: str) -> list[str]:
    """What a game hides from somebody, in words: what chance brings, secret votes, hands, piles that lie face down."""
    voice = Voice(reader, game)
    found = (f"hidden-{name}" for name in hidden_fields(game.hides))
    return list(dict.fromkeys(voice.t(key) for key in found if voice.has(key)))


@parts.get("/t/<id>/reading/export")
@needs("look")
def to_read(id: str) -> Answered:
    """A table's file without what is hidden, for everybody who may look at it: to be read, not to be played on."""
    return as_reading_copy(id)


def as_reading_copy(id: str) -> Response:
    """The answer with that file, for the page and for the API."""
    record = store().get(id)
    copy = reading_copy(store(), id, in_each_language(record), about_reading_copy())
    return Response(copy, mimetype="application/json", headers=_named(f"{plain_name(record)}-{id}-reading.json"))


def about_reading_copy() -> InEachLanguage:
    """What such a file says of itself."""
    return {one: unbound(Voice(one).t("reading-copy-about")) for one in LANGUAGES}


def in_each_language(record: Record) -> Callable[[Message], InEachLanguage]:
    """Says a sentence of a table's chronicle in every language."""
    try:
        state = record.state
    except Unreadable:
        state = None
    voices = [Voice(one, game_of(record.game), state) for one in LANGUAGES]
    return lambda message: {voice.language: unbound(voice.spoken(message)) for voice in voices}


def _named(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


# --- everything ------------------------------------------------------------------------------------------------------


@parts.get("/everything")
@needs("house")
def everything() -> str:
    """All of this installation as one file, and the way in for one."""
    no_file = say("file-missing") if "no_file" in request.args else None
    gone = "gone" in request.args
    return render_template("everything.html", no_file=no_file, gone=gone, taken=_taken(), recorded=_recorded())


def _recorded() -> bool:
    """Whether anything was recorded in this installation."""
    tables = [one.id for one in store().shelf.part(None, -1)]
    return any(recordings(store(), id) for id in (OF_BOOKS, *tables))


def _taken() -> dict[str, int] | None:
    counted = {name: request.args.get(name, type=int) for name in ("tables", "books", "cards")}
    return {name: max(0, number or 0) for name, number in counted.items()} if "tables" in request.args else None


@parts.get("/everything/export")
@needs("house")
def save() -> Answered:
    """The file itself. Where a table cannot be read, that is said first (`without`: it may be left out)."""
    file, left_out = packed(_own_preferences(), "recordings" in request.args)
    if left_out is not None and "without" not in request.args:
        file.close()
        return make_response(render_template("everything_left_out.html", left_out=left_out, asked=request.args))
    return sent(file)


def packed(preferences: dict[str, str], recorded: bool = False) -> tuple[IO[bytes], Message | None]:
    """Everything in a file that is gone when it is closed, and what is to be said of what could not be read.

    `recorded`: with what was recorded.
    """
    file = tempfile.TemporaryFile(dir=_room())  # noqa: SIM115 - whoever answers with it closes it
    try:
        manifest = pack(store(), journals(), file, preferences, recorded)
    except BaseException:
        file.close()
        raise
    file.seek(0)
    return file, sentence_of_left_out(manifest.left_out)


def sent(file: IO[bytes]) -> Response:
    """The answer with a chest, for the page and for the API; sent from the disk, piece by piece."""
    name = f"companion-{store().clock()[:10]}.zip"
    answer = send_file(file, mimetype=ZIP, as_attachment=True, download_name=name, max_age=0)
    answer.content_length = file.seek(0, os.SEEK_END)
    file.seek(0)
    return answer


def _own_preferences() -> dict[str, str]:
    return {name: request.cookies[name] for name, may in CHOICES.items() if request.cookies.get(name) in may}


@parts.post("/everything")
@needs("house")
def bring() -> Answered:
    """A chest is put down to be looked at; what is none is told at once and does not stay."""
    request.max_content_length = SENT + 2**20
    file = request.files.get("file")
    if file is None or not file.filename:
        return redirect(url_for("files.everything", no_file=1, _anchor="back"), 303)
    return redirect(url_for("files.came", token=lay_down(file.stream)), 303)


def lay_down(stream: IO[bytes]) -> str:
    """Put a chest where it waits for a word; the token that it is found by. Refused as `look_into` refuses it."""
    _sweep()
    token = secrets.token_hex(16)
    file = _room() / f"{token}.zip"
    try:
        with file.open("xb") as target:
            copied(stream, target)
        with file.open("rb") as chest:
            coming = look_into(store(), journals(), chest)
        file.with_suffix(".json").write_bytes(msgspec.json.encode(coming))  # following each table takes a while
    except BaseException:
        _let_go(file)
        raise
    return token


def copied(stream: IO[bytes], target: IO[bytes]) -> None:
    """Copy what comes, piece by piece; TooLarge."""
    size = 0
    while piece := stream.read(2**16):
        size += len(piece)
        if size > SENT:
            raise TooLarge(SENT)
        target.write(piece)


def _room() -> Path:
    """Where chests lie for a while: beside what else can be made anew any time."""
    room = installation().folder / "cache" / "coming"
    room.mkdir(parents=True, exist_ok=True)
    return room


def _sweep() -> None:
    for one in _room().iterdir():
        if time.time() - one.stat().st_mtime > WAITS:
            one.unlink(missing_ok=True)


def _let_go(file: Path) -> None:
    file.unlink(missing_ok=True)
    file.with_suffix(".json").unlink(missing_ok=True)


def _lying(token: str) -> tuple[Path, Coming] | None:
    """A chest that waits, and what was seen in it; None where it does not lie there any more."""
    file = _room() / f"{token}.zip"
    if not TOKEN.fullmatch(token):
        return None
    try:
        return file, msgspec.json.decode(file.with_suffix(".json").read_bytes(), type=Coming)
    except (OSError, msgspec.DecodeError):
        return None


@parts.get("/everything/<token>")
@needs("house")
def came(token: str) -> str | Answered:
    """What a chest would bring, to be ticked; nothing is kept yet."""
    if (lying := _lying(token)) is None:
        return redirect(url_for("files.everything", gone=1), 303)
    coming = lying[1]
    return render_template(
        "everything_came.html",
        token=token,
        coming=coming,
        left_out=sentence_of_left_out(coming.left_out),
        boxes=_boxes(coming),
        game_name=lambda id: name_of(game_of(id)),
        preferred={name: chosen for name, chosen in coming.preferences.items() if chosen in CHOICES.get(name, ())},
    )


def _boxes(coming: Coming) -> list[dict[str, Any]]:
    """What a chest knows of the boxes, in words."""
    found = []
    for box in coming.boxes:
        game = game_of(box.game)
        voice = Voice(language(), game)
        new = [called(voice, card) for card in box.new if card[0] in game.box]
        differing = [
            {
                "tick": one.tick,
                "name": f"{voice.label('learned-', one.card[0])}: {called(voice, one.card)}",
                "facts": [
                    (voice.label("fact-", name), fact_in_words(voice, one.ours[name]), fact_in_words(voice, fact))
                    for name, fact in one.theirs.items()
                ],
            }
            for one in box.differing
            if one.card[0] in game.box
        ]
        found.append({"box": box, "new": new[:MOST_NAMED], "more": len(new) > MOST_NAMED, "differing": differing})
    return found


@parts.post("/everything/<token>")
@needs("house")
def take(token: str) -> Answered:
    """Take what was ticked, all of it or nothing; or let the file go."""
    if (lying := _lying(token)) is None:
        return redirect(url_for("files.everything", gone=1), 303)
    file, coming = lying
    if "leave" in request.form:
        _let_go(file)
        return redirect(url_for("files.everything"), 303)
    ticked = [one for one in request.form.getlist("take") if one != "preferences"]
    with file.open("rb") as chest:
        taken = take_in(store(), journals(), chest, ticked, page_write())
    _let_go(file)
    counted: dict[str, Any] = {"tables": len(taken.tables), "books": len(taken.books), "cards": taken.cards}
    answer = make_response(redirect(url_for("files.everything", **counted), 303))
    if "preferences" in request.form.getlist("take"):
        for name, chosen in coming.preferences.items():
            if chosen in CHOICES.get(name, ()):
                answer.set_cookie(name, chosen, max_age=A_YEAR, samesite="Lax", httponly=True)
    return answer


def init_app(app: Flask) -> None:
    """Register the pages of what leaves the house, and comes back."""
    app.register_blueprint(parts)
