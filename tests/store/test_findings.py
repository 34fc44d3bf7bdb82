"""Everything looked through: what is damaged is named, with its evening, and answered with the last good backup."""

from __future__ import annotations

import pytest

from companion.store import Damaged, Store
from companion.store.rescue import bring_back
from companion.store.sqlite.backups import Backups
from companion.store.sqlite.findings import look_through
from companion.store.sqlite.watch import Watch

from .test_backups import tear
from .test_second_home import BAD


@pytest.fixture
def backups(store):
    return Backups(store.ledger.database)


@pytest.fixture
def played(store, backups):
    """A table of two evenings with a backup of the first."""
    id = store.create("toy", "Mlýn", {}).record.id
    store.move(id, 0, "note", {"text": "voda"})
    backups.make()
    for move in ("put_away", "close_box", "lay_table", "sit_down"):
        store.move(id, store.revision(id), move, {})
    store.move(id, store.revision(id), "note", {"text": "mouka"})
    return id


def test_nothing_is_found_where_all_is_well(store, backups, played):
    found = look_through(store, backups)
    assert found.well and (found.tables, found.moves, found.backups) == (1, 7, 1)
    assert backups.findings == found


@pytest.mark.parametrize(("revision", "evening"), [(1, 1), (6, 2)])
def test_a_torn_table_is_named_with_its_evening_and_its_last_good_backup(store, backups, played, revision, evening):
    other = store.create("toy", "Druhý", {}).record
    good = backups.make()
    with store.ledger.database.writing() as connection:
        connection.execute("UPDATE log SET args = CAST(x'7bff' AS TEXT) WHERE table_id = ? AND revision = ?",
                           (played, revision))  # fmt: skip
    backups.make()
    found = look_through(store, backups)
    [torn] = found.torn
    assert (torn.id, torn.name, torn.evening, torn.backup) == (played, "Mlýn", evening, good.name)
    [bad] = found.bad
    assert (bad.fault, bad.tables) == ("torn", 1)
    with backups.opened(backups.holding(played)) as old:
        back = bring_back(store, old, played)
    assert store.log(back.id)[-1].args == {"text": "mouka"}
    assert store.get(other.id) == other
    assert [one.place for one in look_through(store, backups).torn] == ["archived"]


def test_a_torn_state_is_of_the_last_evening(store, backups, played):
    with store.ledger.database.writing() as connection:
        connection.execute("UPDATE tables SET state = substr(state, 9), spine = ''")
    [torn] = look_through(store, backups, backups_too=False).torn
    assert (torn.id, torn.name, torn.evening) == (played, "Mlýn", 2) and torn.backup


def test_what_no_backup_holds_says_so(store, backups):
    id = store.create("toy", "Mlýn", {}).record.id
    store.move(id, 0, "note", {"text": "voda"})
    tear(store, id)
    [torn] = look_through(store, backups).torn
    assert torn.backup == torn.made == ""


@pytest.mark.parametrize(("change", "said"), BAD)
def test_a_bad_backup_is_named(store, backups, played, change, said):
    made = backups.make()
    change(made.path)
    [bad] = look_through(store, backups).bad
    assert (bad.name, f"backup-{bad.fault}") == (made.name, said)


def test_a_file_that_does_not_hold_together_is_damaged(store, backups, played):
    store.ledger.close()
    file = store.ledger.database.path
    file.write_bytes(file.read_bytes()[:4096] + b"\xa5" * (file.stat().st_size - 4096))
    with pytest.raises(Damaged):
        look_through(store, backups)
    backups.restore()
    assert Store(store.ledger).get(played).revision == 1


def test_damage_is_found_when_serving_starts(store, backups, played, caplog):
    tear(store, played)
    watch = Watch(store, backups, every=3600)
    watch.start()
    watch.stop()
    assert [one.id for one in backups.findings.torn] == [played]
    assert played in caplog.text
