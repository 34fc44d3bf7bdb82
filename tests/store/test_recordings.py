"""Recordings: kept with a table or a book, limited, recorded over, thrown away; in a file only when asked for."""

from __future__ import annotations

import io
import json
import sqlite3

import msgspec
import pytest

from companion.core.errors import Refusal
from companion.house import shipped
from companion.library.shelf import Journals
from companion.store import Store, recordings
from companion.store.chest import pack
from companion.store.chest_look import look_into
from companion.store.chest_taking import take_in
from companion.store.exchange import BrokenTable, export, import_table
from companion.store.recordings import OF_BOOKS, RecordingKept, keep, key_of, sound_of, standing, throw_away
from companion.store.rescue import bring_beside
from companion.store.sqlite.ledger import SqliteLedger
from tests.pieces import OGG, WEBM, picture, tone

SPOKEN = RecordingKept(book="toy/mill", passage="ford", language="cs", words="a" * 16, seconds=1.5, sound=WEBM)
KEY = key_of("toy/mill", "ford", "cs")


@pytest.fixture
def store(tmp_path):
    store = Store(SqliteLedger(tmp_path / "companion.db"))
    yield store
    store.ledger.close()


@pytest.fixture
def id(store):
    return store.create("toy", "Mlýn", {"players": 2, "sacks": 6}).record.id


def test_a_recording_is_kept_heard_and_thrown_away(store, id):
    one = keep(store, id, SPOKEN)
    assert (one.key, one.mimetype, one.size, one.seconds) == (KEY, "audio/webm", len(WEBM), 1.5)
    assert sound_of(store, id, KEY) == (one, WEBM) and recordings.recordings(store, id) == [one]
    throw_away(store, id, KEY)
    assert recordings.recordings(store, id) == []
    for gone in (sound_of, throw_away):
        with pytest.raises(recordings.NoSuchRecording):
            gone(store, id, KEY)


def test_a_passage_that_is_recorded_anew_has_one_recording(store, id):
    keep(store, id, SPOKEN)
    keep(store, id, msgspec.structs.replace(SPOKEN, sound=tone()))
    assert [one.mimetype for one in recordings.recordings(store, id)] == ["audio/wav"]


def test_a_tables_own_is_heard_before_the_books(store, id):
    of_book = keep(store, OF_BOOKS, SPOKEN)
    assert standing(store, id, [KEY]) == of_book
    own = keep(store, id, msgspec.structs.replace(SPOKEN, sound=OGG))
    assert standing(store, id, ["none", KEY]) == own and standing(store, "another", [KEY]) == of_book
    assert standing(store, id, ["none"]) is None


@pytest.mark.parametrize(
    ("changed", "refused"),
    [
        ({"sound": b"<script>"}, recordings.NotASound),
        ({"sound": picture()}, recordings.NotASound),
        ({"sound": WEBM.replace(b"A_OPUS", b"V_VP9.")}, recordings.NotASound),
        ({"sound": WEBM + bytes(recordings.HEAVIEST)}, recordings.LongRecording),
        ({"seconds": recordings.LONGEST + 1}, recordings.LongRecording),
    ],
)
def test_what_is_no_recording_of_a_passage_is_refused_and_loses_nothing(store, id, changed, refused):
    before = keep(store, id, SPOKEN)
    with pytest.raises(refused):
        keep(store, id, msgspec.structs.replace(SPOKEN, **changed))
    assert sound_of(store, id, KEY) == (before, WEBM)


def test_there_are_only_so_many_of_a_table_and_of_each_book(store, id, monkeypatch):
    monkeypatch.setattr(recordings, "MOST", 1)
    keep(store, id, SPOKEN)
    keep(store, id, SPOKEN)  # the same passage anew
    other = msgspec.structs.replace(SPOKEN, passage="mill")
    with pytest.raises(recordings.TooManyRecordings):
        keep(store, id, other)
    keep(store, OF_BOOKS, SPOKEN)
    keep(store, OF_BOOKS, msgspec.structs.replace(SPOKEN, book="toy/other"))
    monkeypatch.setattr(recordings, "MOST", 9)
    monkeypatch.setattr(recordings, "ALL", len(WEBM))
    with pytest.raises(recordings.TooManyRecordings) as refused:
        keep(store, id, other)
    assert refused.value.message.key == "recordings-too-large"


def test_a_what_if_has_them_and_a_table_that_is_gone_has_none(store, id):
    keep(store, id, SPOKEN)
    keep(store, OF_BOOKS, SPOKEN)
    what_if = store.fork(id).id
    assert sound_of(store, what_if, KEY)[1] == WEBM
    with store.ledger.writing() as pen:
        pen.let_go([id])
    assert recordings.recordings(store, id) == [] and len(recordings.recordings(store, OF_BOOKS)) == 1


def test_a_file_of_before_gets_room_for_them(store, id, tmp_path):
    store.ledger.close()
    with sqlite3.connect(tmp_path / "companion.db") as db:
        db.execute("DROP TABLE recordings")
        db.execute("DELETE FROM _sqlite_migrations WHERE name = 'recordings_of_passages'")
    again = Store(SqliteLedger(tmp_path / "companion.db"))
    assert keep(again, id, SPOKEN).key == KEY and again.get(id).id == id
    again.ledger.close()


# --- in files


def test_a_tables_file_has_them_only_when_they_are_asked_for(store, id):
    keep(store, id, SPOKEN)
    keep(store, OF_BOOKS, msgspec.structs.replace(SPOKEN, passage="mill"))
    plain, whole = json.loads(export(store, id)), export(store, id, recordings=True)
    assert "recordings" not in plain and plain["version"] == 2
    assert [*json.loads(whole)["recordings"]] == [KEY]
    again = import_table(store, whole).id
    found, sound = sound_of(store, again, KEY)
    assert sound == WEBM and found.at == sound_of(store, id, KEY)[0].at
    assert len(recordings.recordings(store, again)) == 1


@pytest.mark.parametrize("odd", [{"sound": "PHNjcmlwdD4="}, {"passage": "other"}, {"seconds": 9999}])
def test_a_file_whose_recordings_are_none_is_not_taken(store, id, odd):
    keep(store, id, SPOKEN)
    file = json.loads(export(store, id, recordings=True))
    file["recordings"][KEY] |= odd
    with pytest.raises(BrokenTable):
        import_table(store, json.dumps(file).encode())
    assert len(store.all()) == 1


def test_the_file_of_everything_has_them_only_when_they_are_asked_for(store, id, tmp_path):
    keep(store, id, SPOKEN)
    keep(store, OF_BOOKS, msgspec.structs.replace(SPOKEN, passage="mill"))
    keep(store, OF_BOOKS, msgspec.structs.replace(SPOKEN, book="own/toy/thrown-away"))  # stays out with its book
    books = Journals(shipped("journal"), tmp_path / "journal")
    plain, whole = io.BytesIO(), io.BytesIO()
    assert pack(store, books, plain).version == 1 and pack(store, books, whole, recordings=True).version == 2
    other = Store(SqliteLedger(tmp_path / "other.db"))
    assert look_into(other, books, plain).voices is None
    coming = look_into(other, books, whole).voices
    assert (coming.count, coming.new, coming.proposed) == (1, 1, True)
    table = take_in(other, books, whole).tables[0]
    assert sound_of(other, table, KEY)[1] == WEBM
    assert [one.passage for one in recordings.recordings(other, OF_BOOKS)] == ["mill"]
    assert look_into(other, books, whole).voices.new == 0
    other.ledger.close()


def test_what_was_recorded_here_stays_when_a_file_brings_the_same_passage(store, id, tmp_path):
    keep(store, OF_BOOKS, SPOKEN)
    books, whole = Journals(shipped("journal"), tmp_path / "journal"), io.BytesIO()
    pack(store, books, whole, recordings=True)
    keep(store, OF_BOOKS, msgspec.structs.replace(SPOKEN, sound=OGG))
    take_in(store, books, whole, ["voices"])
    assert sound_of(store, OF_BOOKS, KEY)[1] == OGG


def test_a_refusal_is_a_sentence(store, id):
    with pytest.raises(Refusal) as refused:
        keep(store, id, msgspec.structs.replace(SPOKEN, sound=b""))
    assert refused.value.message.key == "recording-is-none"


def test_a_table_that_is_brought_back_from_a_backup_has_its_own(store, id):
    keep(store, id, SPOKEN)
    assert sound_of(store, bring_beside(store, store.ledger, id).id, KEY)[1] == WEBM
