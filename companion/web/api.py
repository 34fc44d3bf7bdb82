"""The JSON API: everything that the pages do, for programs. Documented at /api from the declarations made here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from flask import Blueprint, Flask, Response
from msgspec.structs import replace

from ..core.errors import BadArguments, Objection
from ..core.game import Game
from ..core.message import Message
from ..core.moves import read
from ..core.secrets import place_of, veiled_args, veiled_patch, veiled_value
from ..games import game as game_of
from ..games import games as all_games
from ..store import exchange
from ..store.log import Entry
from ..store.rows import Record
from ..store.tables import Done
from . import openapi
from .operations import JSON, operation
from .shapes import (
    ChronicleAnswer,
    ChronicleQuery,
    GameAnswer,
    GameDeclared,
    LogAnswer,
    LogQuery,
    MakeAgain,
    MoveDeclared,
    MoveMade,
    NewTable,
    OnShelf,
    SeatQuery,
    TableAnswer,
    TakeBack,
    Told,
    WhatIf,
    Written,
)
from .shelf_room import store
from .wording import Voice, language, speak_at

api = Blueprint("api", __name__, url_prefix="/api")


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


@operation(api, "GET", "/tables/<id>", query=SeatQuery, gives=TableAnswer)
def table(id: str, query: SeatQuery) -> TableAnswer:
    return _standing(store().get(id), query.seat)


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


@operation(api, "GET", "/tables/<id>/at/<revision>", query=SeatQuery, gives=TableAnswer)
def table_at(id: str, revision: str, query: SeatQuery) -> TableAnswer:
    seen = read({"revision": revision}, MakeAgain, lax=True)
    return _standing(store().at(id, seen.revision), query.seat)


@operation(api, "GET", "/tables/<id>/log", query=LogQuery, gives=LogAnswer)
def log(id: str, query: LogQuery) -> LogAnswer:
    revision = store().revision(id)
    entries = _seen(id, store().log(id, query.after, query.limit), query.seat)
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


def _standing(record: Record, seat: int | None = None) -> TableAnswer:
    entry = store().entry(record.id, record.revision)
    return _answer(record, entry.tellings, entry.chronicle, seat)


def _seen(id: str, entries: list[Entry], seat: int | None) -> list[Entry]:
    """A part of the log as a seat may see it."""
    record = store().get(id)
    game = game_of(record.game)
    if game.secret is None:
        return entries
    return [
        replace(
            entry,
            args=_args_seen(game, entry, seat),
            patch=veiled_patch(entry.patch, game.secret, seat),
        )
        for entry in entries
    ]


def _args_seen(game: Game, entry: Entry, seat: int | None) -> dict[str, Any]:
    """A move's arguments as a seat may see them; a correction's value is as secret as what stands at its path."""
    args = veiled_args(entry.args, game.secret_args.get(entry.move, ()), seat)
    if entry.move == "correct":
        args["value"] = veiled_value(args["value"], place_of(args["path"]), game.secret, seat)
    return args


def _answer(record: Record, tellings: list[Message], chronicle: list[Message], seat: int | None = None) -> TableAnswer:
    game = game_of(record.game)
    speaker = speak_at(game, record.state)
    return TableAnswer(
        record.id,
        record.game,
        record.revision,
        record.head,
        game.shown_to(seat, record.plain),
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
