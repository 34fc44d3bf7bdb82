"""What a chronicler recorded: passages spoken into the tablet, kept with a table or with a book.

They lie beside the tables, in every backup; they leave in a file only where that is asked for. Nothing of a table's
state knows of them: a recording that is thrown away is gone, and no step back brings it again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from typing import Annotated

import msgspec

from ..core.bounds import Word
from ..core.errors import Refusal
from ..core.message import say
from ..core.sniffing import sound_kind
from ..core.words import Language
from .ledger import Look
from .records import Recording
from .tables import Store

LONGEST = 360  # seconds of one passage: the longest that a book may have takes four minutes
HEAVIEST = 4 * 2**20  # bytes of one: six minutes of what any browser records
MOST = 400  # of one table, or of one book
ALL = 32 * 2**20  # bytes of all of these: two hours, as the page asks browsers to record
OF_BOOKS = ""  # where a recording is kept that belongs to no table
ENDINGS = {"audio/webm": "webm", "audio/ogg": "ogg", "audio/mp4": "m4a", "audio/mpeg": "mp3", "audio/wav": "wav"}


class NotASound(Refusal):
    """What was sent is no sound that browsers record."""

    def __init__(self) -> None:
        super().__init__(say("recording-is-none"))


class LongRecording(Refusal):
    """It is longer, or larger, than one passage takes."""

    def __init__(self) -> None:
        super().__init__(say("recording-too-long", minutes=LONGEST // 60, megabytes=HEAVIEST // 2**20))


class TooManyRecordings(Refusal):
    """A table or a book has as many as it may."""


class NoSuchRecording(Refusal):
    """There is none, or the passage was not read at that table."""

    def __init__(self) -> None:
        super().__init__(say("recording-not-there"))


class RecordingKept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A recording in a file: of what it is, and the sound itself."""

    book: Word
    passage: Word
    language: Language
    words: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seconds: Annotated[float, msgspec.Meta(ge=0, le=LONGEST)] = 0.0
    at: Annotated[str, msgspec.Meta(max_length=40)] = ""
    sound: Annotated[bytes, msgspec.Meta(max_length=HEAVIEST)]


def key_of(book: str, passage: str, language: str) -> str:
    """What the recording of a passage in a language is known by; it tells nothing of the passage's name."""
    return sha256(f"{book}\n{passage}\n{language}".encode()).hexdigest()[:24]


def keep(store: Store, table: str, recorded: RecordingKept) -> Recording:
    """Keep a recording with a table ("": with its book), in the place of an older one of the same passage.

    NotASound, LongRecording, TooManyRecordings; what was there before is lost only when the new one is kept.
    """
    one = recording_of(recorded, table, store.clock())
    with store.ledger.writing() as pen:
        mind_room(pen, one)
        pen.keep_recording(one, recorded.sound)
    return one


def recording_of(recorded: RecordingKept, table: str, now: str) -> Recording:
    """What is known of a recording that is to be kept with that table; NotASound, LongRecording."""
    return Recording(
        key=key_of(recorded.book, recorded.passage, recorded.language),
        table=table,
        book=recorded.book,
        passage=recorded.passage,
        language=recorded.language,
        words=recorded.words,
        mimetype=looked_at(recorded),
        seconds=recorded.seconds,
        size=len(recorded.sound),
        at=recorded.at or now,
    )


def looked_at(recorded: RecordingKept) -> str:
    """The media type of a recording, by its bytes; NotASound, LongRecording."""
    if len(recorded.sound) > HEAVIEST or recorded.seconds > LONGEST:
        raise LongRecording()
    found = sound_kind(recorded.sound)
    if found not in ENDINGS:
        raise NotASound()
    return found


def mind_room(look: Look, one: Recording) -> None:
    """Whether there is room for one more beside those of the same table, or of the same book; TooManyRecordings."""
    there = [
        other
        for other in look.recordings(one.table)
        if other.key != one.key and (one.table != OF_BOOKS or other.book == one.book)
    ]
    if len(there) >= MOST:
        raise TooManyRecordings(say("recordings-too-many", limit=MOST))
    if sum(other.size for other in there) + one.size > ALL:
        raise TooManyRecordings(say("recordings-too-large", megabytes=ALL // 2**20))


def recordings(store: Store, table: str) -> list[Recording]:
    """All recordings of a table ("": of all books), by book and passage."""
    with store.ledger.reading() as look:
        return look.recordings(table)


def standing(store: Store, table: str, keys: Sequence[str]) -> Recording | None:
    """The recording of a passage, by its keys, that a table's readers hear: its own, else the book's."""
    with store.ledger.reading() as look:
        found = (look.recording(kept, key) for kept in (table, OF_BOOKS) for key in keys)
        return next((one for one in found if one is not None), None)


def sound_of(store: Store, table: str, key: str) -> tuple[Recording, bytes]:
    """A recording with its sound; NoSuchRecording."""
    with store.ledger.reading() as look:
        found, sound = look.recording(table, key), look.sound(table, key)
    if found is None or sound is None:
        raise NoSuchRecording()
    return found, sound


def throw_away(store: Store, table: str, key: str) -> None:
    """Throw a recording away for good; NoSuchRecording."""
    with store.ledger.writing() as pen:
        if pen.recording(table, key) is None:
            raise NoSuchRecording()
        pen.drop_recording(table, key)


def of_books(store: Store) -> dict[str, int]:
    """How many recordings are kept with each book, by its id."""
    return dict(Counter(one.book for one in recordings(store, OF_BOOKS)))


def forget_books(store: Store, books: Collection[str]) -> None:
    """Forget for good what is kept with these books; what tables have of them is the tables' own."""
    with store.ledger.writing() as pen:
        for one in pen.recordings(OF_BOOKS):
            if one.book in books:
                pen.drop_recording(OF_BOOKS, one.key)


def exported_of(look: Look, table: str) -> dict[str, RecordingKept]:
    """All recordings of a table as they stand in its file."""
    return {
        one.key: RecordingKept(
            book=one.book,
            passage=one.passage,
            language=one.language,
            words=one.words,
            seconds=one.seconds,
            at=one.at,
            sound=look.sound(table, one.key) or b"",
        )
        for one in look.recordings(table)
    }


def sound_recordings(kept: Mapping[str, RecordingKept]) -> bool:
    """Whether recordings from elsewhere are such as this house keeps, under their own keys and not too many."""
    try:
        kinds = [looked_at(one) for one in kept.values()]
    except Refusal:
        return False
    right = all(key == key_of(one.book, one.passage, one.language) for key, one in kept.items())
    return right and len(kinds) <= MOST and sum(len(one.sound) for one in kept.values()) <= ALL
