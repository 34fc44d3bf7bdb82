"""The writing desk: the owner's own books, edited here with a live preview and diagnostics, or in any text editor."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Flask, jsonify, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from ..core.errors import BadArguments, Refusal
from ..core.message import say
from ..core.words import LANGUAGES
from ..games import games
from ..library import brought, shapes, shelf, thrown, translated
from ..library import desk as writing
from ..library.shelf import Opened
from ..store.recordings import forget_books, of_books
from ..story import graph, parse, twee, twee_import, twine_left
from ..story.beside import HEAVIEST
from ..story.translation import untranslated
from . import thrown_books
from .previewing import lying_beside, picked, preview_of
from .rights import needs
from .shelf import name_of
from .stores import journals, store
from .wording import language

parts = Blueprint("desk", __name__, url_prefix="/desk")
LARGEST = 21 * 2**20


@parts.get("/")
@needs("keep")
def desk(trouble: Any = None, form: str = "", status: int = 200) -> Any:
    """All books: the owner's own, to be written on, and the shipped ones, to be looked at."""
    opened = [journals().opened(id) for id in journals().folders()]
    facts = {
        "own": [one for one in opened if one.book.own],
        "shipped": [one for one in opened if not one.book.own],
        "games": [game for game in games() if game.vocabulary is not None],
        "game_name": name_of,
        "thrown": thrown_books.cards(),
        "just_thrown": request.args.get("thrown", ""),
        "voices": thrown_books.left_voices(),
        "trouble": trouble,
        "sent": lambda at, field: request.form.get(field, "") if at == form else "",
        "wrong": lambda at, field: trouble.message if at == form and getattr(trouble, "field", "") == field else None,
    }
    return render_template("journal/desk.html", **facts), status


@parts.post("/new")
@needs("keep")
def new() -> Any:
    """Begin a book of the owner's own, and open it."""
    try:
        game, name, title = _game(), _name(_title()), _title()
        id = writing.begin(journals(), game, name, writing.first(game, name, title, language()))
    except BadArguments as error:
        return desk(error, "new", 422)
    return redirect(url_for("desk.book", id=id), 303)


@parts.post("/import")
@needs("keep")
def bring() -> Any:
    """Make a book of a story from Twine; what does not translate is listed."""
    _take_large()
    try:
        file = request.files.get("file")
        game = _game()
        if file is None or not file.filename:
            raise BadArguments("file", say("file-missing", field="file"))
        text = file.read(LARGEST).decode("utf-8", errors="replace")
        story = twee_import.look_at(text)
        title = _title() or _one_line(story.title)
        name, told_in = _name(title), _told_in() or story.language or language()
        found = twee_import.import_story(text, name, game, told_in, shelf.vocabularies()[game], title)
        id = writing.begin(journals(), game, name, {**found.files, **brought.as_file(found.left)})
    except (BadArguments, twee_import.NotTwee) as error:
        return desk(error, "twee", 422)
    return _book_page(id, "story.md", told_in=told_in)


def _name(title: str) -> str:
    """The folder's name as it was typed, else one that is made of the title; a book has one of them at least."""
    name = request.form.get("name", "").strip()
    if not name and not title:
        raise BadArguments("title", say("desk-untitled", field="title"))
    return name or writing.folder_name(title)


def _title() -> str:
    """What the book is to be called, as it was typed."""
    return _one_line(request.form.get("title", ""))


def _one_line(title: str) -> str:
    return " ".join(title.split())[:80]


def _told_in() -> str:
    """The language that was chosen for a story; nothing where its words are to say it."""
    chosen = request.form.get("told_in", "")
    return chosen if chosen in LANGUAGES else ""


def _game() -> str:
    game = request.form.get("game", "")
    if game not in shelf.vocabularies():
        raise BadArguments("game", say("unknown-game", game=game[:60]))
    return game


@parts.get("/book/<path:id>")
@needs("keep")
def book(id: str) -> Any:
    """One book: its files, and what it says of itself. NoSuchBook."""
    return _book_page(id, request.args.get("file", ""))


def _book_page(id: str, file: str, status: int = 200, trouble: Any = None, **facts: Any) -> Any:
    opened = journals().opened(id)
    names = opened.texts
    file = file if file in names or facts.get("new") else next((name for name in names if name != "book.md"), "book.md")
    text = facts.pop("text", None)
    folder = journals().folders()[id]
    on_disk = writing.text_of(folder / file) if file in names else ""
    page = {
        "opened": opened,
        "stamp": _mark_of(opened),
        "names": names if file in names else [*names, file],
        "file": file,
        "text": on_disk if text is None else text,
        "seen": writing.mark_of(on_disk) if file in names else "",
        "preview": preview_of(opened.book, opened.diagnostics, file, _line(), picked()),
        "trouble": trouble,
        "wrong_file": trouble.message if getattr(trouble, "field", "") == "file" else None,
        "wrong_beside": trouble.message if getattr(trouble, "field", "") == "beside" else None,
        "largest_picture": HEAVIEST["picture"],
        "lying": lying_beside(opened.book, shelf.lying_in(folder)),
        "shapes": shapes.SHAPES[language()],
        "translation": untranslated(opened.book, translated.marks_of(folder)) if opened.book.own else [],
        "both": any(len(one.words) > 1 for one in opened.book.passages.values()),
        "told_in": "",  # of a story that was just brought in: its language
        "left": twine_left.groups(brought.left_out(folder)) if opened.book.own else [],
        **facts,
    }
    return render_template("journal/desk_book.html", **page), status


@parts.post("/book/<path:id>")
@needs("keep")
def save(id: str) -> Any:
    """Save one file of an own book, and lay a picture or a sound beside it; what was typed is never lost."""
    _take_large()
    file, text = request.form.get("file", ""), request.form.get("text", "").replace("\r\n", "\n")
    seen = None if "anyway" in request.form else request.form.get("seen")
    laid = ""
    try:
        if "lay" in request.form:
            laid = _laid(id)
        writing.save(journals(), id, file, text, seen or None)
    except (writing.Changed, BadArguments, writing.NotSaved) as error:
        return _book_page(
            id, file, 409 if isinstance(error, writing.Changed) else 422, text=text, trouble=error, new=True
        )
    return redirect(url_for("desk.book", id=id, file=file, saved=1, laid=laid or None), 303)


def _laid(id: str) -> str:
    """The picture or the sound that was sent, laid beside the book; its name."""
    sent = request.files.get("beside")
    if sent is None or not sent.filename:
        raise BadArguments("beside", say("file-missing", field="beside"))
    return writing.lay_beside(journals(), id, sent.filename, sent.read())


def _take_large() -> None:
    """A book's file may be larger than any other form, and so may what lies beside it."""
    request.max_content_length = request.max_form_memory_size = LARGEST + 2**20


@parts.post("/translated/<path:id>")
@needs("keep")
def match(id: str) -> Any:
    """Note that a passage of an own book, or all of it, matches in both languages."""
    passage, file = request.form.get("passage", ""), request.form.get("file", "")
    try:
        translated.mark(writing.folder_of(journals(), id), journals().opened(id).book, passage)
    except (BadArguments, writing.NotSaved) as error:
        return _book_page(id, file, 422, trouble=error)
    return redirect(url_for("desk.book", id=id, file=file, matched=1, _anchor="translation"), 303)


@parts.post("/preview/<path:id>")
@needs("keep")
def preview(id: str) -> str:
    """What the book would say of itself with this text in it, and how the passage under the cursor would be read."""
    _take_large()
    opened = journals().opened(id)
    file, text = request.form.get("file", ""), request.form.get("text", "")
    folder = journals().folders()[id]
    files: dict[str, bytes | str] = {name: (folder / name).read_bytes() for name in opened.texts}
    files[file] = text
    read, found = parse.read(id, files, shelf.vocabularies(), opened.book.own, shelf.lying_in(folder))
    shown = preview_of(read, found, file, _line(), picked())
    return render_template("journal/_desk_side.html", preview=shown, id=id)


@parts.get("/stamp/<path:id>")
@needs("keep")
def stamp(id: str) -> Response:
    """A mark that changes when any file of the book does: how the page sees what another editor saved."""
    return jsonify({"stamp": _mark_of(journals().opened(id))})


@parts.get("/throw/<path:id>")
@needs("house")
def ask_to_throw(id: str, trouble: Refusal | None = None) -> Any:
    """Ask once before a book is thrown away. NoSuchBook."""
    writing.folder_of(journals(), id)
    facts = {"opened": journals().opened(id), "recordings": of_books(store()).get(id, 0), "trouble": trouble}
    return render_template("journal/desk_throw.html", **facts), 422 if trouble else 200


@parts.post("/throw/<path:id>")
@needs("house")
def throw(id: str) -> Any:
    """Throw a book away. The desk then offers to take it back."""
    try:
        one = thrown.throw_away(journals(), id, store().clock())
    except writing.NotSaved as error:
        return ask_to_throw(id, error)
    return redirect(url_for("desk.desk", thrown=one.name), 303)


@parts.post("/back")
@needs("house")
def back() -> Any:
    """Take a book back. NoSuchBook."""
    try:
        id = thrown.take_back(journals(), request.form.get("book", ""))
    except (BadArguments, writing.NotSaved) as error:
        return desk(error, "back", 422)
    return redirect(url_for("desk.book", id=id), 303)


@parts.post("/forget")
@needs("house")
def forget() -> Response:
    """Forget for good what was recorded of a book that is nowhere any more."""
    id = request.form.get("book", "")
    if id in thrown_books.left_voices():
        forget_books(store(), [id])
    return redirect(url_for("desk.desk", _anchor="thrown"), 303)


@parts.post("/left/<path:id>")
@needs("keep")
def forget_left(id: str) -> Any:
    """What was left out of a story from Twine has been seen to, and is told no more. NoSuchBook."""
    try:
        brought.forget(writing.folder_of(journals(), id))
    except writing.NotSaved as error:
        return _book_page(id, "", 422, trouble=error)
    return redirect(url_for("desk.book", id=id), 303)


def _line() -> int:
    """The line of the file in which the cursor stands."""
    return request.values.get("line", 0, type=int)


def _mark_of(opened: Opened) -> str:
    return writing.mark_of(repr(opened.stamp))


@parts.get("/map/<path:id>")
@needs("keep")
def whole_map(id: str) -> str:
    """The whole book as a picture, for its writer."""
    opened = journals().opened(id)
    svg = Markup(graph.picture(opened.book, language()))
    return render_template("journal/desk_map.html", opened=opened, svg=svg)


@parts.get("/twee/<path:id>")
@needs("keep")
def as_twee(id: str) -> Response:
    """The book in the reader's language as a Twee 3 file."""
    opened = journals().opened(id)
    name = f"{id.rpartition('/')[2]}.{language()}.twee"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(twee.export(opened.book, language()), mimetype="text/plain; charset=utf-8", headers=headers)


def init_app(app: Flask) -> None:
    """Register the pages of the writing desk."""
    app.register_blueprint(parts)
