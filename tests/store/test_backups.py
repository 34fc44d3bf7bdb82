"""Backups: made while play goes on, verified, rotated, and put back in place."""

from __future__ import annotations

import sqlite3
import threading
import time
from datetime import UTC, datetime, timedelta

import pytest

from companion.store import Damaged, Store
from companion.store.errors import InUse
from companion.store.sqlite.backups import Backups, NoBackup
from companion.store.sqlite.copies import kept
from companion.store.sqlite.health import whole
from companion.store.sqlite.ledger import SqliteLedger
from companion.store.sqlite.watch import Watch


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = datetime(2026, 8, 1, 20, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


@pytest.fixture
def backups(store):
    return Backups(store.ledger.database, Clock())


def test_a_backup_is_a_whole_database(store, backups):
    record = store.create("toy", "Mlýn", {}).record
    backup = backups.make()
    assert whole(backup.path)
    assert backup.name == "companion-20260801T200001.000Z-000001.db"
    copy = sqlite3.connect(backup.path)
    assert copy.execute("SELECT id FROM tables").fetchall() == [(record.id,)]
    copy.close()
    assert [path.name for path in backups.folder.iterdir()] == [backup.name]


def test_restoring_brings_back_what_stood_then_and_keeps_what_stood_now(store, backups, tmp_path):
    first = store.create("toy", "První", {}).record
    backups.make()
    second = store.create("toy", "Druhý", {}).record
    aside = backups.restore()
    assert [record.id for record in store.all()] == [first.id]
    after = store.move(first.id, 0, "let_in", {}).record
    assert after.revision == 1
    kept_aside = Store(SqliteLedger(aside))
    assert {record.id for record in kept_aside.all()} == {first.id, second.id}
    kept_aside.ledger.close()
    reopened = Store(SqliteLedger(tmp_path / "companion.db"))
    assert reopened.get(first.id).revision == 1
    reopened.ledger.close()


def test_the_one_named_is_restored(store, backups):
    oldest = backups.make()
    store.create("toy", "Mlýn", {})
    backups.make()
    backups.restore(oldest.name)
    assert store.all() == []


@pytest.mark.parametrize("name", ["", "nothing.db", "../companion.db", "companion-20260801T200001.000Z.db"])
def test_without_a_sound_backup_nothing_is_touched(store, backups, name):
    record = store.create("toy", "Mlýn", {}).record
    backups.folder.mkdir()
    (backups.folder / "companion-20260801T200001.000Z.db").write_bytes(b"not a database" * 100)
    with pytest.raises(NoBackup):
        backups.restore(name)
    assert store.get(record.id) == record


def test_nothing_is_exchanged_under_another_program(store, backups, tmp_path):
    backups.make()
    other = Store(SqliteLedger(tmp_path / "companion.db"))
    record = other.create("toy", "Mlýn", {}).record
    with pytest.raises(InUse):
        backups.restore()
    assert store.get(record.id) == record
    other.ledger.close()
    backups.restore()
    assert store.all() == []


def test_restoring_waits_for_those_who_write(store, backups):
    id = store.create("toy", "Mlýn", {}).record.id
    backups.make()
    acknowledged, failures, stop = [], [], threading.Event()

    def write():
        while not stop.is_set():
            try:
                acknowledged.append(store.move(id, store.revision(id), "let_in", {}).record.revision)
            except Exception as error:
                if type(error).__name__ != "Stale":
                    failures.append(error)

    writers = [threading.Thread(target=write) for _ in range(3)]
    for writer in writers:
        writer.start()
    for _ in range(5):
        time.sleep(0.05)
        backups.restore()
    stop.set()
    for writer in writers:
        writer.join()
    assert not failures
    assert acknowledged
    store.ledger.database.examine()


def test_a_damaged_database_makes_no_backup_and_pushes_none_out(store, backups):
    for number in range(3):
        store.create("toy", f"Mlýn {number}", {})
        backups.make()
    store.ledger.close()
    file = store.ledger.database.path
    file.write_bytes(file.read_bytes()[:4096] + b"\xa5" * (file.stat().st_size - 4096))
    with pytest.raises(Damaged):
        backups.make()
    assert len(backups.all()) == 3
    assert not list(backups.folder.glob("*.part"))


def test_only_what_has_changed_is_backed_up_again(store, backups):
    assert backups.make_if_changed() is not None
    assert backups.make_if_changed() is None
    store.create("toy", "Mlýn", {})
    assert backups.make_if_changed() is not None


def test_which_are_kept():
    now = datetime(2026, 8, 1, 12, tzinfo=UTC)
    made = [now - timedelta(hours=hours) for hours in range(0, 24 * 800, 3)]
    keep = kept(made, now)
    assert set(made[:10]) <= keep
    assert {moment.date() for moment in keep} >= {(now - timedelta(days=days)).date() for days in range(14)}
    assert len({(moment.year, moment.month) for moment in keep}) == 13
    assert len(keep) <= 10 + 15 + 13
    assert min(keep) > now - timedelta(days=400)
    assert kept([], now) == set()


def test_old_ones_are_let_go_as_new_ones_come(store, backups):
    for _ in range(14):
        backups.make()
    names = [backup.name for backup in backups.all()]
    assert len(names) == 10
    assert names[0] == "companion-20260801T200014.000Z-000014.db"


def wait_for(condition):
    until = time.monotonic() + 10
    while not condition() and time.monotonic() < until:
        time.sleep(0.02)
    assert condition()


def test_it_watches_and_backs_up_by_itself(store):
    backups = Backups(store.ledger.database)
    watch = Watch(store, backups, every=3600)
    watch.start()
    wait_for(lambda: len(backups.all()) == 1)
    id = store.create("toy", "Mlýn", {}).record.id
    store.move(id, 0, "let_in", {})
    time.sleep(0.2)
    assert len(backups.all()) == 1  # not at every move
    store.move(id, 1, "close_box", {})
    wait_for(lambda: len(backups.all()) == 2)
    store.move(id, 2, "sit_down", {})
    watch.stop()
    assert len(backups.all()) == 3  # what was written since is kept when serving ends
    assert store.listeners == []


def test_some_time_after_a_write_it_backs_up_even_if_nothing_more_happens(store):
    backups = Backups(store.ledger.database)
    watch = Watch(store, backups, every=0.3)
    watch.start()
    wait_for(lambda: len(backups.all()) == 1)
    store.create("toy", "Mlýn", {})
    wait_for(lambda: len(backups.all()) == 2)
    watch.stop()
    assert len(backups.all()) == 2


def test_a_backup_that_fails_disturbs_nobody(store, caplog):
    backups = Backups(store.ledger.database)
    backups.folder.write_text("in the way")
    watch = Watch(store, backups, every=0)
    watch.start()
    record = store.create("toy", "Mlýn", {}).record
    watch.stop()
    assert store.get(record.id) == record
    assert "no backup was made" in caplog.text


def tear(store, id):
    """Five bytes in the middle of a table's log row are no text any more."""
    with store.ledger.database.writing() as connection:
        connection.execute(
            "UPDATE log SET args = CAST(x'7b22fffefd' AS TEXT) WHERE table_id = ? AND revision = 1", (id,)
        )


def test_a_copy_with_a_torn_table_pushes_no_sound_one_out_and_is_not_offered_first(store, backups):
    """M1: a backup made of silent damage was the newest, and so the only one that was ever offered."""
    torn, other = (store.create("toy", name, {}).record.id for name in ("Starý", "Nový"))
    store.move(torn, 0, "note", {"text": "mouka"})
    good = backups.make()
    tear(store, torn)
    for revision in range(12):
        store.move(other, revision, "note", {"text": "voda"})
        backups.make()
    assert backups.latest() == good
    assert [backup.torn for backup in backups.all()] == [True, True, True, False]
    assert backups.offered()[0] == good
    assert backups.all()[0].contents.torn == (torn,)
    assert backups.all()[0].contents.moves == 15
    assert backups.holding(torn) == good
    assert backups.holding(other).torn


def test_the_newest_is_the_newest_also_after_the_clock_went_back(store, backups):
    """M3: forty days back, the page offered a backup that lacked the last six moves, and let the newer ones go."""
    id = store.create("toy", "Mlýn", {}).record.id
    for revision in range(12):
        store.move(id, revision, "note", {"text": "voda"})
        backups.make()
    backups.clock.now -= timedelta(days=40)
    for revision in range(12, 30):
        store.move(id, revision, "note", {"text": "mouka"})
        newest = backups.make()
    assert backups.latest() == newest
    assert newest.contents.moves == 31
    assert [backup.number for backup in backups.all()[:10]] == list(range(30, 20, -1))


def test_what_was_put_back_is_the_newest_from_then_on(store, backups, tmp_path):
    id = store.create("toy", "Mlýn", {}).record.id
    first = backups.make()
    store.move(id, 0, "note", {"text": "voda"})
    backups.make()
    backups.restore(first.name)
    backups.look_back()
    assert store.ledger.database.trouble is None
    assert store.get(id).revision == 0
    assert backups.latest().contents.moves == 1
