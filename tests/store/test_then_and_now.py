"""A backup beside the shelf: each of its tables with how it differs, and what putting all of it back would do."""

from __future__ import annotations

import pytest

from companion.store import Store
from companion.store.exchange import export, import_table
from companion.store.rescue import bring_beside
from companion.store.sqlite.backups import Backups
from companion.store.then_and_now import tables_then, would_change


@pytest.fixture
def backups(store):
    return Backups(store.ledger.database)


def note(store, id, times=1):
    for _ in range(times):
        store.move(id, store.revision(id), "note", {"text": "voda"})


@pytest.fixture
def tables(store, backups):
    """One of each: the same, played on, thrown away, gone for good; and one that is new since the backup."""
    ids = {name: store.create("toy", name, {}).record.id for name in ("same", "behind", "thrown", "gone", "apart")}
    for id in ids.values():
        note(store, id, 2)
    file = export(store, ids["apart"])
    note(store, ids["apart"], 3)
    ids["backup"] = backups.make()
    note(store, ids["behind"], 4)
    store.shelf.throw_away(ids["thrown"])
    with store.ledger.writing() as pen:
        pen.let_go([ids["gone"], ids["apart"]])
    ids["came"] = import_table(store, file).id  # the same table from a file, and it goes another way
    note(store, ids["came"])
    ids["new"] = store.create("toy", "new", {}).record.id
    return ids


def test_each_table_says_how_it_differs(store, backups, tables):
    with backups.opened(tables["backup"]) as old:
        found = {one.table.name: one for one in tables_then(store, Store(old))}
    assert {name: (one.how, one.moves) for name, one in found.items()} == {
        "same": ("same", 0),
        "behind": ("behind", 4),
        "thrown": ("thrown", 0),
        "gone": ("gone", 0),
        "apart": ("apart", 3),
    }
    assert found["apart"].here == tables["came"] and found["behind"].here == tables["behind"]
    assert found["behind"].table.spine.session == 1


def test_what_putting_all_back_would_do(store, backups, tables):
    with backups.opened(tables["backup"]) as old:
        change = would_change(store, Store(old))
    assert {one.id for one in change.vanish} == {tables["new"], tables["came"]}
    assert [one.table.name for one in change.go_back] == ["behind"]
    assert {one.table.name for one in change.come_back} == {"thrown", "gone", "apart"}
    assert [one.table.name for one in change.same] == ["same"]
    backups.go_back_to(tables["backup"].name)
    assert {one.plain["name"] for one in store.all()} == {"same", "behind", "thrown", "gone", "apart"}
    assert store.revision(tables["behind"]) == 2


def test_a_table_is_brought_beside_the_present_one(store, backups, tables):
    with backups.opened(tables["backup"]) as old:
        new = bring_beside(store, old, tables["behind"])
        gone = bring_beside(store, old, tables["gone"], ask=True)
        asked = bring_beside(store, old, tables["same"], ask=True)
    assert store.revision(tables["behind"]) == 6 and new.revision == 2
    [twin] = store.twins(new.id)
    assert (twin.id, twin.how, twin.moves) == (tables["behind"], "older", 4)
    assert store.get(gone.id).place == "" and asked.place == "coming"


def test_one_that_cannot_be_read_there_says_so(store, backups):
    id = store.create("toy", "Mlýn", {}).record.id
    with store.ledger.database.writing() as connection:
        connection.execute("UPDATE log SET args = CAST(x'7b22fffefd' AS TEXT)")
    made = backups.make()
    with backups.opened(made) as old:
        [one] = tables_then(store, Store(old), made.contents.torn)
    assert (one.how, one.here) == ("unread", id)
