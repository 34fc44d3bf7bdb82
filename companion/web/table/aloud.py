"""Reading aloud on more than one device: a second screen follows the voice, and a remote turns what is being read.

Where somebody reads is nothing of the table's state: it is told, kept in memory until it is told anew, and forgotten.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from flask import Blueprint, Flask, Response, abort, current_app, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from ..live import LONGEST_WORD, Streams
from ..rights import needs
from ..stores import store
from .reader import lying_open
from .showing import open_table

parts = Blueprint("aloud", __name__)
LARGEST = 2_000  # bytes of a place, or of what a remote asks
MOST = 100_000  # sentences of a passage
Deed = Literal["forth", "back", "pause", "faster", "slower"]
Fraction = Annotated[float, msgspec.Meta(ge=0, le=1)]
Ordinal = Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class AloudPlace(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Where in a passage somebody reads.

    A follower in the same language takes the sentence; in another one the piece and how much of it lies before the
    middle of that sentence (`part`), or, where the passage has other pieces there, how much of the whole (`whole`).
    """

    reader: Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{8,{LONGEST_WORD}}}$")]  # a word of the page that reads
    passage: Annotated[str, msgspec.Meta(max_length=32)]  # its mark on the page
    lang: Annotated[str, msgspec.Meta(max_length=8)]
    sentence: Ordinal
    sentences: Ordinal
    piece: Ordinal
    pieces: Ordinal
    part: Fraction
    whole: Fraction
    going: bool
    by: Literal["voice", "scroll", "hand"]


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """What a remote asks for."""

    deed: Deed


@parts.get("/t/<id>/follow")
@needs("look")
def follow(id: str) -> str:
    """The passage that lies open, sentence by sentence with whoever reads it, for a television or a second screen."""
    return _shown(id, remote=False)


@parts.get("/t/<id>/remote")
@needs("play")
def remote(id: str) -> str:
    """The same with the buttons that turn it on the device that reads."""
    return _shown(id, remote=True)


def _shown(id: str, remote: bool) -> str:
    page = open_table(id, "remote" if remote else "follow")
    alone = remote and "alone" in page.wanted
    return render_template("journal/follow.html", page=page, open=lying_open(page), remote=remote, alone=alone)


@parts.post("/t/<id>/reading/place")
@needs("play")
def place(id: str) -> Response:
    """Somebody reads here now: told to whoever follows."""
    store().revision(id)  # NoSuchTable
    told = _read(AloudPlace)
    facts = {name: value for name, value in msgspec.structs.asdict(told).items() if name != "reader"}
    _streams().place(id, told.reader, msgspec.json.encode(facts))
    return Response(status=204)


@parts.post("/t/<id>/reading/turn")
@needs("play")
def turn(id: str) -> Answered:
    """Ask something of the device that reads; 409 where none has a passage open."""
    store().revision(id)  # NoSuchTable
    plain = request.mimetype != "application/json"  # a form of a page without scripts
    deed = request.form.get("deed") if plain else _read(Turn).deed
    if deed not in get_args(Deed):
        abort(400)
    heard = _streams().turn(id, msgspec.json.encode({"deed": deed}))
    if plain:
        return redirect(url_for("aloud.remote", id=id, alone=None if heard else "1"), 303)
    return Response(status=204 if heard else 409)


def _read(kind: type[Any]) -> Any:
    if (request.content_length or 0) > LARGEST:
        abort(413)
    try:
        return msgspec.json.decode(request.get_data(), type=kind)
    except msgspec.DecodeError:
        abort(400)


def _streams() -> Streams:
    """The streams of the app that answers this request."""
    return current_app.extensions["streams"]


def init_app(app: Flask) -> None:
    """Register the second screen and the remote."""
    app.register_blueprint(parts)
