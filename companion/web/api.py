"""The JSON API: everything that the pages do, for programs. Documented at /api from the declarations made here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec
from flask import Blueprint, Flask, Response

from ..core.errors import BadArguments, Objection
from ..core.game import Game
from ..core.message import Message
from ..core.moves import LARGEST, read
from ..core.table import ShortText
from ..games import game as game_of
from ..games import games as all_games
from ..store import exchange
from ..store.log import Entry
from ..store.tables import Done, Record
from . import openapi
from .operations import JSON, Query, Revision, operation
from .shelf_room import store
from .wording import Voice, language, speak_at

api = Blueprint("api", __name__, url_prefix="/api")

Codes = Annotated[list[ShortText], msgspec.Meta(max_length=40)]


# --- what is asked ---------------------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up; what `options` may hold stands with its game."""

    game: ShortText
    name: ShortText
    options: dict[str, Any] = {}


class MoveMade(msgspec.Struct, forbid_unknown_fields=True):
    """A move: the revision that the caller saw, its arguments, and the objections to overrule (true: all of them)."""

    revision: Revision
    args: dict[str, Any] = {}
    overrule: Codes | bool = []


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """Undo: the last move, or all since the moment `to` on the table's own line."""

    revision: Revision
    to: Revision | None = None


class MakeAgain(msgspec.Struct, forbid_unknown_fields=True):
    """Redo: the move that was undone last."""

    revision: Revision


class WhatIf(msgspec.Struct, forbid_unknown_fields=True):
    """A what-if table: from which moment (now, where none is given), and its name (the same, where none is given)."""

    revision: Revision | None = None
    name: ShortText | None = None


class LogQuery(Query):
    """A part of the log: at most `limit` entries, from the revision after `after`."""

    after: Annotated[int, msgspec.Meta(ge=-1, le=LARGEST)] = -1
    limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 100


class ChronicleQuery(Query):
    """The chronicle of one evening, or of all."""

    session: Annotated[int, msgspec.Meta(ge=1, le=LARGEST)] | None = None


# --- what is answered ------------------------------------------------------------------------------------------------


class Told(msgspec.Struct, frozen=True):
    """A sentence: its key and facts, and the text in the reader's language."""

    key: str
    args: dict[str, Any]
    text: str


class Written(Told, frozen=True):
    """A sentence of the chronicle, with the move that wrote it."""

    revision: int
    session: int
    at: str


class OnShelf(msgspec.Struct, frozen=True):
    """A table as it stands on the shelf."""

    id: str
    game: str
    name: str
    created: str
    changed: str
    revision: int
    sentence: str
    closed: bool
    away: bool
    origin: str


class TableAnswer(msgspec.Struct, frozen=True):
    """A table, and what the hands do and what was written at the move that brought it here."""

    id: str
    game: str
    revision: int
    head: int
    state: dict[str, Any]
    tellings: list[Told]
    chronicle: list[Told]


class LogAnswer(msgspec.Struct, frozen=True):
    """A part of the log; `next` is the `after` of the part that follows, null at the end."""

    revision: int
    entries: list[Entry]
    next: int | None


class ChronicleAnswer(msgspec.Struct, frozen=True):
    """What happened, as sentences; what was undone is left out."""

    revision: int
    lang: str
    sentences: list[Written]


class GameAnswer(msgspec.Struct, frozen=True):
    """A game of this installation."""

    id: str
    code: str
    name: str
    schema: int
    areas: tuple[str, ...]


class MoveDeclared(msgspec.Struct, frozen=True):
    """A move: whose it is, its step, the rules that it follows, and the JSON schema of its arguments."""

    name: str
    label: str
    by: str
    step: str
    hidden: bool
    rules: list[str]
    doc: str
    args: dict[str, Any]


class GameDeclared(msgspec.Struct, frozen=True, rename={"defs": "$defs"}):
    """A game with the JSON schemas of its options, its state and its moves; they refer to `$defs`."""

    game: GameAnswer
    options: dict[str, Any]
    state: dict[str, Any]
    moves: list[MoveDeclared]
    defs: dict[str, Any]


# --- operations ------------------------------------------------------------------------------------------------------


@operation(api, "GET", "/games", gives=list[GameAnswer])
def games() -> list[GameAnswer]:
    return [_game(game) for game in all_games()]


@operation(api, "GET", "/games/<game>", gives=GameDeclared)
def game(game: str) -> GameDeclared:
    found = game_of(game)
    spoken = Voice(language(), found)
    kinds = [found.options, found.state, *(move.arguments for move in found.moves.values())]
    (options, state, *arguments), defs = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    moves = [
        MoveDeclared(
            move.name,
            spoken.label("move-", move.name),
            move.by,
            move.step,
            move.hidden,
            move.rules,
            " ".join((move.does.__doc__ or "").split()),
            schema,
        )
        for move, schema in zip(found.moves.values(), arguments, strict=True)
    ]
    return GameDeclared(_game(found), options, state, moves, defs)


@operation(api, "GET", "/tables", gives=list[OnShelf])
def tables() -> list[OnShelf]:
    return [_on_shelf(record) for record in store().all()]


@operation(api, "POST", "/tables", body=NewTable, gives=TableAnswer, status=201)
def create_table(asked: NewTable) -> TableAnswer:
    speak_at(game_of(asked.game), None)
    return _done(store().create(asked.game, asked.name, asked.options))


@operation(api, "POST", "/tables/import", body=bytes, gives=TableAnswer, status=201)
def import_table(asked: bytes) -> TableAnswer:
    return _standing(exchange.import_table(store(), asked))


@operation(api, "GET", "/tables/<id>", gives=TableAnswer)
def table(id: str) -> TableAnswer:
    return _standing(store().get(id))


@operation(api, "POST", "/tables/<id>/moves/<move>", body=MoveMade, gives=TableAnswer)
def make_move(id: str, move: str, asked: MoveMade) -> TableAnswer:
    overrule = asked.overrule if isinstance(asked.overrule, list) else ["*"] if asked.overrule else []
    with _refused_in_its_words(id):
        return _done(store().move(id, asked.revision, move, asked.args, overrule))


@operation(api, "POST", "/tables/<id>/undo", body=TakeBack, gives=TableAnswer)
def undo(id: str, asked: TakeBack) -> TableAnswer:
    return _done(store().undo(id, asked.revision, asked.to))


@operation(api, "POST", "/tables/<id>/redo", body=MakeAgain, gives=TableAnswer)
def redo(id: str, asked: MakeAgain) -> TableAnswer:
    return _done(store().redo(id, asked.revision))


@operation(api, "POST", "/tables/<id>/fork", body=WhatIf, gives=TableAnswer, status=201)
def fork(id: str, asked: WhatIf) -> TableAnswer:
    return _standing(store().fork(id, asked.revision, asked.name or ""))


@operation(api, "GET", "/tables/<id>/at/<revision>", gives=TableAnswer)
def table_at(id: str, revision: str) -> TableAnswer:
    seen = read({"revision": revision}, MakeAgain, lax=True)
    return _standing(store().at(id, seen.revision))


@operation(api, "GET", "/tables/<id>/log", query=LogQuery, gives=LogAnswer)
def log(id: str, query: LogQuery) -> LogAnswer:
    revision = store().revision(id)
    entries = store().log(id, query.after, query.limit)
    more = bool(entries) and entries[-1].revision < revision
    return LogAnswer(revision, entries, entries[-1].revision if more else None)


@operation(api, "GET", "/tables/<id>/chronicle", query=ChronicleQuery, gives=ChronicleAnswer)
def chronicle(id: str, query: ChronicleQuery) -> ChronicleAnswer:
    record = store().get(id)
    speaker = speak_at(game_of(record.game), record.state)
    sentences = [
        Written(sentence.key, sentence.args, speaker.spoken(sentence), entry.revision, entry.session, entry.at)
        for entry in store().line(id, query.session)
        for sentence in entry.chronicle
    ]
    return ChronicleAnswer(record.revision, language(), sentences)


@operation(api, "GET", "/tables/<id>/export", gives=exchange.Saved)
def export(id: str) -> Response:
    file = Response(exchange.export(store(), id), mimetype=JSON)
    file.headers["Content-Disposition"] = f'attachment; filename="table-{id}.json"'
    return file


@operation(api, "GET", "/openapi.json", gives=dict)
def openapi_document() -> dict[str, Any]:
    return openapi.document()


# --- shaping answers -------------------------------------------------------------------------------------------------


@contextmanager
def _refused_in_its_words(id: str) -> Iterator[None]:
    """What a table refuses is told in the words of its game; looked up only when something is refused."""
    try:
        yield
    except (BadArguments, Objection):
        record = store().get(id)
        speak_at(game_of(record.game), record.state)
        raise


def _done(done: Done) -> TableAnswer:
    return _answer(done.record, done.tellings, done.chronicle)


def _standing(record: Record) -> TableAnswer:
    entry = store().entry(record.id, record.revision)
    return _answer(record, entry.tellings, entry.chronicle)


def _answer(record: Record, tellings: list[Message], chronicle: list[Message]) -> TableAnswer:
    speaker = speak_at(game_of(record.game), record.state)
    return TableAnswer(
        record.id,
        record.game,
        record.revision,
        record.head,
        record.plain,
        [_told(speaker, message) for message in tellings],
        [_told(speaker, message) for message in chronicle],
    )


def _told(speaker: Voice, message: Message) -> Told:
    return Told(message.key, message.args, speaker.spoken(message))


def _game(game: Game) -> GameAnswer:
    return GameAnswer(game.id, game.code, Voice(language(), game).label("game-", game.id), game.schema, game.areas)


def _on_shelf(record: Record) -> OnShelf:
    game, state = game_of(record.game), record.state
    return OnShelf(
        record.id,
        record.game,
        state.name,
        record.created,
        record.changed,
        record.revision,
        Voice(language(), game, state).spoken(game.sentence(state)),
        state.closed,
        state.evening.away,
        record.origin,
    )


def init_app(app: Flask) -> None:
    """Bring in the API and its page."""
    app.config.setdefault("IMPORT_LIMIT", exchange.LIMIT)
    app.register_blueprint(api)
    openapi.init_app(app)
