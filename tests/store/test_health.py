"""A damaged database file: found at opening or in use, named, and mended by a backup. Never written to."""

from __future__ import annotations

import os
import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor

import pytest

from companion.store import Damaged, Store
from companion.store.errors import DamagedTable, NotWritable
from companion.store.rescue import bring_back
from companion.store.sqlite.backups import Backups
from companion.store.sqlite.ledger import SqliteLedger


@pytest.fixture
def full(tmp_path):
    """A closed database with a table of some moves, and a backup of it."""
    store = Store(SqliteLedger(tmp_path / "companion.db"))
    id = store.create("toy", "Mlýn", {}).record.id
    for revision in range(200):
        store.move(id, revision, "note", {"text": "voda " * 20})
    Backups(store.ledger.database).make()
    store.ledger.close()
    assert not (tmp_path / "companion.db-wal").exists()
    return tmp_path / "companion.db"


def _header(content):
    return b"\x00" * 100 + content[100:]


def _foreign(content):
    return b"GIF89a" + content[6:]


def _truncated(content):
    return content[: len(content) // 2]


def _emptied(content):
    return b""


def _garbage(content):
    noise = random.Random(1).randbytes(len(content))
    return content[:8192] + noise[8192:]


@pytest.mark.parametrize("damage", [_header, _foreign, _truncated, _emptied, _garbage])
def test_damage_is_found_at_opening_and_mended_by_a_backup(full, damage):
    full.write_bytes(damage(full.read_bytes()))
    damaged = full.read_bytes()
    store = Store(SqliteLedger(full))
    try:
        for use in (store.all, lambda: store.create("toy", "Mlýn", {})):
            with pytest.raises(Damaged) as caught:
                use()
            assert caught.value.message.args["file"] == str(full)
        assert full.read_bytes() == damaged  # nothing is written into it
        backups = Backups(store.ledger.database)
        assert backups.latest() is not None
        aside = backups.restore()
        assert aside.read_bytes() == damaged
        [record] = store.all()
        assert record.revision == 200
        assert store.move(record.id, 200, "let_in", {}).record.revision == 201
    finally:
        store.ledger.close()


def test_damage_in_use_is_found_when_it_is_read(full):
    store = Store(SqliteLedger(full))
    try:
        [record] = store.all()
        content = full.read_bytes()
        full.write_bytes(content[:4096] + b"\xa5" * (len(content) - 4096))  # under an open connection
        with ThreadPoolExecutor(1) as another, pytest.raises(Damaged):  # whose connection remembers no page yet
            another.submit(store.log, record.id).result()
        with pytest.raises(Damaged):  # and from then on nothing is read or written
            store.all()
        with pytest.raises(Damaged):
            store.move(record.id, 200, "let_in", {})
        Backups(store.ledger.database).restore()
        assert store.get(record.id).revision == 200
    finally:
        store.ledger.close()


def cut(store, id):
    with store.ledger.database.writing() as connection:
        connection.execute("UPDATE tables SET state = substr(state, 10) WHERE id = ?", (id,))


def untext(store, id):
    with store.ledger.database.writing() as connection:
        connection.execute("UPDATE tables SET state = CAST(x'7bfffe7d' AS TEXT) WHERE id = ?", (id,))


@pytest.mark.parametrize("damage", [cut, untext])
def test_damage_in_a_row_closes_that_table_and_no_other(full, damage):
    store = Store(SqliteLedger(full))
    [record] = store.all()
    other = store.create("toy", "Druhý", {}).record
    damage(store, record.id)
    for use in (lambda: store.get(record.id), lambda: store.move(record.id, 200, "let_in", {})):
        with pytest.raises(DamagedTable):
            use()
    assert store.ledger.database.trouble is None
    assert store.get(other.id) == other
    assert store.move(other.id, 0, "let_in", {}).record.revision == 1
    backups = Backups(store.ledger.database)
    with backups.opened(backups.holding(record.id)) as old:
        back = bring_back(store, old, record.id)
    assert back.plain == record.plain and back.revision == record.revision
    assert store.shelf.one(record.id).place == "archived"
    store.ledger.close()


def test_a_card_that_cannot_be_read_is_forgotten_and_stops_nobody(full):
    store = Store(SqliteLedger(full))
    with store.ledger.database.writing() as connection:
        connection.execute("INSERT INTO cards VALUES ('talisman', 'spell', 'vítr', CAST(x'7bff' AS TEXT))")
    assert store.cards("talisman") == {}
    assert store.create("talisman", "Závod", {"players": [{}, {}]}).record.revision == 0
    store.ledger.close()


def _gone(full):
    full.unlink()


def _emptied_file(full):
    full.write_bytes(b"")


def _exchanged(full):
    """Another file in its place: an empty database of this app."""
    other = Store(SqliteLedger(full.with_name("other.db")))
    other.ledger.close()
    os.replace(full.with_name("other.db"), full)


@pytest.mark.parametrize(("change", "said"), [(_gone, "missing"), (_emptied_file, "emptied"), (_exchanged, "replaced")])
@pytest.mark.parametrize("running", [True, False])
def test_a_database_that_is_not_the_one_that_it_was_is_said_and_never_begun_anew(full, change, said, running):
    """M2: an empty shelf was shown without a word, and became the newest backup."""
    store = None
    if running:
        store = Store(SqliteLedger(full))
        assert store.all()
    change(full)
    if not running:
        store = Store(SqliteLedger(full))
    backups = Backups(store.ledger.database)
    if not running:
        backups.look_back()
    for use in (store.all, lambda: store.create("toy", "Mlýn", {}), backups.make):
        with pytest.raises(Damaged) as caught:
            use()
        assert caught.value.message.key == f"store-{said}"
    backups.restore()
    [record] = store.all()
    assert store.move(record.id, 200, "let_in", {}).record.revision == 201
    store.ledger.close()


def test_whoever_wants_to_begins_anew(full):
    full.unlink()
    store = Store(SqliteLedger(full))
    store.ledger.database.begin_anew()
    Backups(store.ledger.database).make()
    assert store.all() == []
    store.create("toy", "Mlýn", {})
    store.ledger.close()
    again = Store(SqliteLedger(full))
    Backups(again.ledger.database).look_back()
    assert again.ledger.database.trouble is None and len(again.all()) == 1
    again.ledger.close()


@pytest.mark.parametrize(("code", "said"), [("SQLITE_READONLY", "store-read-only"), ("SQLITE_FULL", "store-full")])
def test_where_nothing_can_be_written_tables_can_still_be_read(full, code, said, monkeypatch):
    """L4: it refused to start, and said that a move had not been saved."""

    def nothing_can_be_written(presence):
        error = sqlite3.OperationalError("attempt to write")
        error.sqlite_errorcode = getattr(sqlite3, code)
        raise error

    with monkeypatch.context() as sealed:
        sealed.setattr("companion.store.sqlite.presence.Presence.share", nothing_can_be_written)
        before = full.read_bytes()
        store = Store(SqliteLedger(full))
        assert store.ledger.database.sealed.key == said
        [record] = store.all()
        assert len(store.log(record.id)) == 201
        with pytest.raises(NotWritable):
            store.move(record.id, 200, "let_in", {})
        store.ledger.close()
        assert full.read_bytes() == before
    store = Store(SqliteLedger(full))
    assert store.ledger.database.sealed is None
    store.move(record.id, 200, "let_in", {})
    store.ledger.close()


def test_a_folder_in_the_files_place_is_named_as_what_it_is(tmp_path):
    (tmp_path / "companion.db").mkdir()
    with pytest.raises(NotWritable) as caught:
        Store(SqliteLedger(tmp_path / "companion.db"))
    assert caught.value.message.key == "store-unreachable"


def test_an_empty_file_without_backups_is_a_new_one(tmp_path):
    (tmp_path / "companion.db").touch()
    store = Store(SqliteLedger(tmp_path / "companion.db"))
    assert store.all() == []
    store.ledger.close()
