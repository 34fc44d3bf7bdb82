"""The JSON API of what was recorded at a table: what there is, one more, and one thrown away."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ..core.words import Language
from ..store.keys import Once
from ..store.recordings import HEAVIEST, NoSuchRecording, RecordingKept, keep, throw_away
from ..store.records import Recording
from .api import api
from .operations import operation
from .recorded import Keeping, ReadPassage, address_of, heard_at, keeping, passage_of, table_of
from .stores import store


class NewRecording(msgspec.Struct, forbid_unknown_fields=True):
    """A passage as it was spoken (base64), by its key on the reader's page; `words`: the mark of its words there."""

    key: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{24}$")]
    sound: bytes
    seconds: Annotated[float, msgspec.Meta(ge=0, le=10_000)]
    kept: Keeping = "table"
    words: Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{16})?$")] = ""


class RecordingAnswer(msgspec.Struct, frozen=True):
    """A recording: of which passage, with what it is kept, and where its sound is."""

    key: str
    kept: Keeping
    book: str
    passage: str
    language: Language
    seconds: float
    size: int
    at: str
    address: str


@operation(api, "GET", "/tables/<id>/recordings", gives=list[RecordingAnswer])
def recordings_of_table(id: str) -> list[RecordingAnswer]:
    return _heard(id)


@operation(
    api, "POST", "/tables/<id>/recordings", body=NewRecording, gives=RecordingAnswer, right="keep", most=2 * HEAVIEST
)
def record_passage(id: str, asked: NewRecording, write: Once | None) -> RecordingAnswer:
    read = passage_of(id, asked.key)
    recorded = RecordingKept(
        book=read.book,
        passage=read.passage,
        language=read.language,
        words=asked.words,
        seconds=asked.seconds,
        sound=asked.sound,
    )
    return _answer(id, read, keep(store(), table_of(id, asked.kept), recorded))


@operation(api, "DELETE", "/tables/<id>/recordings/<kept>/<key>", gives=list[RecordingAnswer], right="keep")
def throw_recording_away(id: str, kept: str, key: str, write: Once | None) -> list[RecordingAnswer]:
    if kept not in ("table", "book"):
        raise NoSuchRecording()
    passage_of(id, key)
    throw_away(store(), table_of(id, kept), key)
    return _heard(id)


def _heard(id: str) -> list[RecordingAnswer]:
    return [_answer(id, read, one) for read, one in heard_at(id)]


def _answer(id: str, read: ReadPassage, one: Recording) -> RecordingAnswer:
    where = address_of(id, one)
    return RecordingAnswer(
        one.key, keeping(one), read.book, read.passage, read.language, one.seconds, one.size, one.at, where
    )
