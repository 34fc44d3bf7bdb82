"""The JSON API: everything that the pages do, for programs. Documented at /api from the declarations made here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import IO, Any, cast

import msgspec
from flask import Blueprint, Flask, Response, request, url_for

from ..core.errors import BadArguments, Objection
from ..core.game import Game
from ..core.message import Message
from ..core.moves import read
from ..core.viewer import Viewer
from ..core.words import Language
from ..games import game as game_of
from ..games import games as all_games
from ..memory import give_back
from ..store import exchange
from ..store.chest_look import look_into
from ..store.chest_taking import TakenIn, take_in
from ..store.keys import Once
from ..store.long_json import in_pieces
from ..store.pictures import hand_in
from ..store.records import ChronicleRow, Record, ShelvedTable
from ..store.tables import Done
from ..store.veiled import ReadingCopy, seen_entry
from ..volume.forms import MIMETYPES, set_as
from ..volume.manuscript import Manuscript
from ..volume.redrawing import LARGEST_FILE
from . import openapi
from .api_types import (
    BroughtThing,
    ChronicleAnswer,
    ChronicleQuery,
    ComingAnswer,
    GameAnswer,
    GameDeclared,
    Imported,
    LogAnswer,
    LogQuery,
    MakeAgain,
    MoveDeclared,
    MoveMade,
    NewPicture,
    NewTable,
    OnShelf,
    PictureBrought,
    SearchQuery,
    SeatQuery,
    ShelfQuery,
    Spoken,
    TableAnswer,
    TakeBack,
    TakeQuery,
    Told,
    VolumeQuery,
    WhatIf,
    Written,
)
from .manuscripts import Telling
from .operations import JSON, ZipFile, operation
from .searching import SearchAnswer, found
from .spines import sentence_of, shown_name
from .stores import journals, store
from .table.hands import left_behind
from .taking_out import as_reading_copy, packed, sent
from .viewers import keeper, viewer
from .wording import Voice, language, speak_at, speak_of

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
            move.reveals,
            move.rules,
            " ".join((move.does.__doc__ or "").split()),
            schema,
        )
        for move, schema in zip(found.moves.values(), arguments, strict=True)
    ]
    return GameDeclared(_game(found), options, state, moves, defs)


@operation(api, "GET", "/tables", query=ShelfQuery, gives=list[OnShelf])
def tables(query: ShelfQuery) -> Response:
    found = store().shelf.part(query.part, query.limit + 1, query.skip)
    listed = [_on_shelf(one) for one in found[: query.limit]]
    answer = Response(msgspec.json.encode(listed), mimetype=JSON)
    if len(found) > query.limit:
        asked: dict[str, Any] = {**request.args.to_dict(), "limit": query.limit, "skip": query.skip + query.limit}
        answer.headers["Link"] = f'<{url_for("api.tables", **asked)}>; rel="next"'
    return answer


@operation(api, "GET", "/search", query=SearchQuery, gives=SearchAnswer)
def search(query: SearchQuery) -> SearchAnswer:
    return found(query.q, query.kind, query.limit)


@operation(api, "POST", "/tables", body=NewTable, gives=TableAnswer, status=201, right="keep")
def create_table(asked: NewTable, write: Once | None) -> TableAnswer:
    speak_at(game_of(asked.game), None)
    return _done(store().create(asked.game, asked.name, asked.options, write=write))


@operation(api, "POST", "/tables/import", body=bytes, gives=Imported, status=201, right="keep")
def import_table(asked: bytes, write: Once | None) -> Imported:
    return imported(exchange.import_table(store(), asked, books=journals(), write=write))


@operation(api, "POST", "/tables/<id>/archive", gives=OnShelf, right="keep")
def archive(id: str, write: Once | None) -> OnShelf:
    store().shelf.archive(id, write)
    return _on_shelf(store().shelf.one(id))


@operation(api, "POST", "/tables/<id>/back", gives=OnShelf, right="keep")
def put_back(id: str, write: Once | None) -> OnShelf:
    store().shelf.put_back(id, write)
    return _on_shelf(store().shelf.one(id))


@operation(api, "DELETE", "/tables/<id>", gives=OnShelf, right="house")
def throw_away(id: str, write: Once | None) -> OnShelf:
    store().shelf.throw_away(id, write)
    return _on_shelf(store().shelf.one(id))


@operation(api, "GET", "/tables/<id>", query=SeatQuery, gives=TableAnswer)
def table(id: str, query: SeatQuery) -> TableAnswer:
    return _standing(store().get(id), viewer())


@operation(api, "POST", "/tables/<id>/moves/<move>", body=MoveMade, query=SeatQuery, gives=TableAnswer, right="play")
def make_move(id: str, move: str, asked: MoveMade, query: SeatQuery, write: Once | None) -> TableAnswer:
    overrule = asked.overrule if isinstance(asked.overrule, list) else ["*"] if asked.overrule else []
    with _refused_in_its_words(id):
        return _done(store().move(id, asked.revision, move, asked.args, overrule, viewer=viewer(), write=write))


@operation(api, "POST", "/tables/<id>/undo", body=TakeBack, query=SeatQuery, gives=TableAnswer, right="play")
def undo(id: str, asked: TakeBack, query: SeatQuery, write: Once | None) -> TableAnswer:
    return _done(store().undo(id, asked.revision, asked.to, viewer=viewer(), write=write), taken_back=True)


@operation(api, "POST", "/tables/<id>/redo", body=MakeAgain, query=SeatQuery, gives=TableAnswer, right="play")
def redo(id: str, asked: MakeAgain, query: SeatQuery, write: Once | None) -> TableAnswer:
    return _done(store().redo(id, asked.revision, viewer=viewer(), write=write))


@operation(api, "POST", "/tables/<id>/fork", body=WhatIf, query=SeatQuery, gives=TableAnswer, status=201, right="keep")
def fork(id: str, asked: WhatIf, query: SeatQuery, write: Once | None) -> TableAnswer:
    return _standing(store().fork(id, asked.revision, asked.name or "", viewer=viewer(), write=write), viewer())


@operation(api, "GET", "/tables/<id>/at/<revision>", query=SeatQuery, gives=TableAnswer)
def table_at(id: str, revision: str, query: SeatQuery) -> TableAnswer:
    seen = read({"revision": revision}, MakeAgain, lax=True)
    return _standing(store().at(id, seen.revision), viewer())


@operation(api, "GET", "/tables/<id>/log", query=LogQuery, gives=LogAnswer)
def log(id: str, query: LogQuery) -> LogAnswer:
    revision = store().revision(id)
    game, seen_by = game_of(store().get(id).game), viewer()
    entries = [seen_entry(game, entry, seen_by) for entry in store().log(id, query.after, query.limit)]
    more = bool(entries) and entries[-1].revision < revision
    return LogAnswer(revision, entries, entries[-1].revision if more else None)


@operation(api, "GET", "/tables/<id>/chronicle", query=ChronicleQuery, gives=ChronicleAnswer)
def chronicle(id: str, query: ChronicleQuery) -> Response:
    record, spans = store().spans(id, query.session)
    speaker = speak_of(record)
    pieces = store().pieces(id, ChronicleRow, *spans, session=query.session)
    sentences = ([*_sentences(piece, speaker)] for piece in pieces)
    answer = ChronicleAnswer(record.revision, language(), [])
    told = Response(in_pieces(answer, "sentences", sentences), mimetype=JSON)
    told.call_on_close(give_back)
    return told


@operation(api, "GET", "/tables/<id>/export", gives=exchange.Saved, right="house")
def export(id: str) -> Response:
    file = Response(exchange.exported(store(), id, keeper()), mimetype=JSON)
    file.headers["Content-Disposition"] = f'attachment; filename="table-{id}.json"'
    file.call_on_close(give_back)
    return file


@operation(api, "GET", "/tables/<id>/volume", query=VolumeQuery, gives=Manuscript, files=MIMETYPES)
def volume(id: str, query: VolumeQuery) -> Manuscript | Response:
    heard = query.form == "sound"
    manuscript = Telling(store(), journals(), id, cast(Language, language()), sounds=heard).manuscript()
    if query.form == "json":
        return manuscript
    made = set_as(query.form, manuscript)
    return Response(made.content, content_type=made.mimetype)


@operation(
    api, "POST", "/tables/<id>/pictures", body=NewPicture, gives=PictureBrought, right="keep", most=2 * LARGEST_FILE
)
def bring_picture(id: str, asked: NewPicture, write: Once | None) -> PictureBrought:
    return PictureBrought(hand_in(store(), id, asked.picture))


@operation(api, "GET", "/tables/<id>/reading", gives=ReadingCopy)
def reading_copy(id: str) -> Response:
    file = as_reading_copy(id)
    file.call_on_close(give_back)
    return file


@operation(api, "GET", "/everything", gives=ZipFile, right="house")
def everything() -> Response:
    file, _ = packed({})  # what is left out stands in its manifest
    return sent(file)


@operation(api, "POST", "/everything/look", body=ZipFile, gives=ComingAnswer, right="house")
def look_into_everything(asked: IO[bytes], write: Once | None) -> ComingAnswer:
    coming = look_into(store(), journals(), asked)
    spoken = Voice(language()).spoken
    things = [
        BroughtThing(one.tick, one.kind, one.name, one.how, one.proposed, spoken(one.wrong) if one.wrong else None)
        for one in coming.things()
    ]
    return ComingAnswer(coming.made, things, coming.left_out)


@operation(api, "POST", "/everything", body=ZipFile, query=TakeQuery, gives=TakenIn, right="house")
def take_everything(asked: IO[bytes], query: TakeQuery, write: Once | None) -> TakenIn:
    ticked = None if query.take is None else [one for one in query.take.split(",") if one]
    return take_in(store(), journals(), asked, ticked, write)


@operation(api, "GET", "/openapi.json", gives=dict)
def openapi_document() -> dict[str, Any]:
    return openapi.document()


# --- shaping answers -------------------------------------------------------------------------------------------------


def imported(record: Record) -> Imported:
    """The answer to a table that came, out of a file or a backup."""
    give_back()
    return Imported(**msgspec.structs.asdict(_standing(record, viewer())), twins=store().twins(record.id))


@contextmanager
def _refused_in_its_words(id: str) -> Iterator[None]:
    """What a table refuses is told in the words of its game; looked up only when something is refused."""
    try:
        yield
    except (BadArguments, Objection):
        speak_of(store().get(id))
        raise


def _sentences(rows: list[ChronicleRow], speaker: Voice) -> Iterator[Written]:
    """What a part of the log wrote into the chronicle."""
    for row in rows:
        for sentence in row.chronicle:
            text = speaker.spoken(sentence)
            yield Written(sentence.key, sentence.args, text, row.revision, row.session, row.at)


def _done(done: Done, taken_back: bool = False) -> TableAnswer:
    return _answer(done.record, done.tellings, done.chronicle, viewer(), taken_back)


def _standing(record: Record, seen_by: Viewer) -> TableAnswer:
    entry = store().entry(record.id, record.revision)
    return _answer(record, entry.tellings, entry.chronicle, seen_by, entry.kind == "undo")


def _answer(
    record: Record,
    tellings: list[Message],
    chronicle: list[Message],
    seen_by: Viewer,
    taken_back: bool,
) -> TableAnswer:
    game = game_of(record.game)
    speaker = speak_of(record)
    teller = speaker.of(left_behind(record.id, record.revision, speaker.state)) if taken_back else speaker
    return TableAnswer(
        record.id,
        record.game,
        record.revision,
        record.head,
        game.seen_plain(record.plain, seen_by),
        [Told(message.key, message.args, teller.spoken(message), taken_back) for message in tellings],
        [Spoken(message.key, message.args, speaker.spoken(message)) for message in chronicle],
    )


def _game(game: Game) -> GameAnswer:
    return GameAnswer(game.id, game.code, Voice(language(), game).label("game-", game.id), game.schema, game.areas)


def _on_shelf(one: ShelvedTable) -> OnShelf:
    spine = one.spine
    return OnShelf(
        one.id,
        one.game,
        shown_name(one),
        one.created,
        one.changed,
        one.revision,
        sentence_of(one),
        one.closed,
        spine is not None and spine.away,
        one.origin,
        one.place,
        one.placed,
        one.identity,
        one.came,
        bool(one.sample),
        spine is not None,
        spine is not None and spine.over,
    )


def init_app(app: Flask) -> None:
    """Register the operations of the API, and the page that documents them."""
    app.config.setdefault("IMPORT_LIMIT", exchange.LIMIT)
    for beside in (".api_history", ".api_recordings"):  # their operations are declared in this blueprint, too
        import_module(beside, __package__)
    app.register_blueprint(api)
    openapi.init_app(app)
