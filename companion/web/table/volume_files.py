"""What of a volume is a file: the whole book, to be taken home, and the pictures in it; bringing one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from flask import Blueprint, Flask, Response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Answered

from ...core.errors import BadArguments, Refusal
from ...core.message import say
from ...core.volume_moves import picture_in_volume
from ...store.pictures import NoSuchPicture, hand_in
from ...store.pictures import picture as picture_of
from ...volume.forms import FORMS, NoSuchForm, Volume, set_as
from ...volume.redrawing import LARGEST_FILE
from ..errors import answer
from ..file_names import plain_name
from ..manuscripts import Telling
from ..preferences import preferences
from ..rights import needs
from ..stores import journals, store
from ..viewers import viewer
from ..writes import page_write
from .showing import open_table
from .volume import language_asked

parts = Blueprint("volume", __name__)


def volume_of(id: str, form: str, asked: Mapping[str, str]) -> Volume:
    """A table's volume as a file; NoSuchTable, NoSuchForm, NoTypesetter."""
    if form not in FORMS:
        raise NoSuchForm()
    shown, heard = preferences().beside == "on", form == "sound"
    telling = Telling(store(), journals(), id, language_asked(asked), shown, heard)
    return set_as(form, telling.manuscript())


@parts.get("/t/<id>/volume.<form>")
@needs("look")
def take(id: str, form: str) -> Response:
    """The whole volume as a file, to be taken home."""
    made = volume_of(id, form, request.args)
    headers = {"Content-Disposition": f'attachment; filename="{plain_name(store().get(id))}.{made.ending}"'}
    return Response(made.content, content_type=made.mimetype, headers=headers)


# --- pictures ------------------------------------------------------------------------------------------------------


@parts.get("/t/<id>/volume/<digest>.jpg")
@needs("look")
def picture(id: str, digest: str) -> Response:
    """A picture of the table's own."""
    response = Response(picture_of(store(), id, digest), mimetype="image/jpeg")
    response.headers["Cache-Control"] = "private, max-age=31536000, immutable"
    return response


@parts.get("/t/<id>/volume/<name>.svg")
@needs("look")
def plate(id: str, name: str) -> Response:
    """How the table stood at the end of an evening ("evening-3-map")."""
    telling = Telling(store(), journals(), id, language_asked(request.args))
    number = name.split("-")[1] if name.count("-") > 1 else ""
    evening = next((one for one in telling.evenings if f"{one.number}" == number), None)
    if evening is not None:
        telling.told(evening, part=slice(0, 0))
    found = telling.files.get(f"{name}.svg")
    if found is None:
        raise NoSuchPicture()
    return Response(found, mimetype="image/svg+xml")


@parts.get("/t/<id>/volume/picture")
@needs("keep")
def bring(id: str) -> str:
    """The form by which a picture is brought."""
    return _form(id, None)


@parts.post("/t/<id>/volume/picture")
@needs("keep")
def brought(id: str) -> Answered | tuple[str, int]:
    """Keep a picture that was brought, and put it where it belongs; a refused one leaves the form as it was."""
    file = request.files.get("file")
    try:
        if file is None or not file.filename:
            raise BadArguments("file", say("picture-missing"))
        known = hand_in(store(), id, file.stream.read(LARGEST_FILE + 1))
        args = {"piece": request.form.get("place", ""), "picture": known, "text": request.form.get("text", "")}
        revision = store().revision(id)
        store().move(id, revision, picture_in_volume.__name__, args, viewer=viewer(), write=page_write(known.encode()))
    except Refusal as refused:
        said = answer(refused)
        return _form(id, refused), said.status
    place = request.form.get("place", "")
    return redirect(_back(id, place), 303)


def _form(id: str, refused: Refusal | None) -> str:
    page = open_table(id, "volume")
    given = {**request.args, **request.form}
    return render_template(
        "play/volume_picture.html",
        page=page,
        refused=refused,
        place=str(given.get("place", "")),
        text=str(given.get("text", "")),
        back=_back(id, str(given.get("place", ""))),
        megabytes=LARGEST_FILE // 2**20,
    )


def _back(id: str, place: str) -> str:
    """The page on which a place is written at; its own marks are not believed blindly."""
    safe = place if re.fullmatch(r"[e\d.]{1,20}", place) else ""
    asked: dict[str, Any] = {name: request.args[name] for name in ("evening", "lang") if name in request.args}
    return url_for("play.panel", id=id, name="volume", write=safe or "1", _anchor=f"p{safe}" if safe else None, **asked)


def init_app(app: Flask) -> None:
    """Register what a volume needs beside its page."""
    app.register_blueprint(parts)
