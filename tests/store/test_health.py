"""A damaged database file: found at opening or in use, named, and mended by a backup. Never written to."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from companion.store import Damaged, Store
from companion.store.backups import Backups


@pytest.fixture
def full(tmp_path):
    """A closed database with a table of some moves, and a backup of it."""
    store = Store(tmp_path / "companion.db")
    id = store.create("toy", "Mlýn", {}).record.id
    for revision in range(200):
        store.move(id, revision, "note", {"text": "voda " * 20})
    Backups(store.database).make()
    store.database.close()
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
    store = Store(full)
    try:
        for use in (store.all, lambda: store.create("toy", "Mlýn", {})):
            with pytest.raises(Damaged) as caught:
                use()
            assert caught.value.message.args["file"] == str(full)
        assert full.read_bytes() == damaged  # nothing is written into it
        backups = Backups(store.database)
        assert backups.latest() is not None
        aside = backups.restore()
        assert aside.read_bytes() == damaged
        [record] = store.all()
        assert record.revision == 200
        assert store.move(record.id, 200, "let_in", {}).record.revision == 201
    finally:
        store.database.close()


def test_damage_in_use_is_found_when_it_is_read(full):
    store = Store(full)
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
        Backups(store.database).restore()
        assert store.get(record.id).revision == 200
    finally:
        store.database.close()


def test_text_that_is_no_text_any_more(full):
    store = Store(full)
    [record] = store.all()
    with store.database.writing() as connection:
        connection.execute("UPDATE tables SET state = substr(state, 10)")
    with pytest.raises(Damaged):
        store.get(record.id)
    store.database.close()


def test_an_empty_file_without_backups_is_a_new_one(tmp_path):
    (tmp_path / "companion.db").touch()
    store = Store(tmp_path / "companion.db")
    assert store.all() == []
    store.database.close()
