"""Writes that are sent again: with the same key they are done once and answered alike."""

from __future__ import annotations

import threading

import pytest

from companion.core.errors import Objection
from companion.store import Stale
from companion.store.exchange import export, import_table
from companion.store.keys import KeyUsed, Once, once
from companion.store.samples import lay_sample

KEY = once("k", b"asked")


def test_a_table_is_set_up_once(store):
    first = store.create("toy", "Mlýn", {}, write=KEY)
    again = store.create("toy", "Mlýn", {}, write=KEY)
    assert again == first
    assert len(store.all()) == 1
    assert store.create("toy", "Mlýn", {}).record.id != first.record.id


def test_threads_that_set_the_same_table_up_find_one(store):
    ids = []
    threads = [
        threading.Thread(target=lambda: ids.append(store.create("toy", "Mlýn", {}, write=KEY).record.id))
        for _ in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(ids)) == 1 and len(ids) == 6
    assert len(store.all()) == 1


def test_a_what_if_table_an_import_and_a_sample_are_made_once(store):
    id = store.create("toy", "Mlýn", {}).record.id
    file = export(store, id)
    ways = (
        lambda write: store.fork(id, name="Co kdyby", write=write),
        lambda write: import_table(store, file, write=write),
        lambda write: lay_sample(store, "tainted_grail", "en", write),
    )
    for number, way in enumerate(ways):
        before = len(store.all())
        made = way(Once(f"k{number}", "asked"))
        assert way(Once(f"k{number}", "asked")).id == made.id
        assert len(store.all()) == before + 1
    assert [record.plain["name"] for record in store.all()].count("Co kdyby") == 1


def test_a_move_after_a_lost_answer_knows_itself(store):
    id = store.create("toy", "Mlýn", {}).record.id
    done = store.move(id, 0, "let_in", {"steps": 2}, write=KEY)
    store.move(id, 1, "let_in", {})
    again = store.move(id, 0, "let_in", {"steps": 2}, write=KEY)
    assert (again.record.revision, again.record.plain, again.tellings) == (1, done.record.plain, done.tellings)
    assert store.revision(id) == 2
    with pytest.raises(Stale):
        store.move(id, 0, "let_in", {"steps": 2}, write=Once("another", "asked"))
    back = store.undo(id, 2, write=Once("undo", ""))
    assert store.undo(id, 2, write=Once("undo", "")) == back
    forth = store.redo(id, 3, write=Once("redo", ""))
    assert store.redo(id, 3, write=Once("redo", "")) == forth
    assert store.revision(id) == 4


def test_a_key_stands_for_one_write(store):
    store.create("toy", "Mlýn", {}, write=KEY)
    with pytest.raises(KeyUsed):
        store.create("toy", "Jez", {}, write=once("k", b"something else"))


def test_what_was_refused_keeps_no_key(store):
    id = store.create("toy", "Mlýn", {}).record.id
    store.move(id, 0, "close_table", {})
    with pytest.raises(Objection):
        store.move(id, 1, "let_in", {}, write=KEY)
    store.move(id, 1, "reopen_table", {})
    assert store.move(id, 2, "let_in", {}, write=KEY).record.revision == 3


def test_keys_are_let_go_of_after_a_while(store):
    moment = "2026-01-01T12:00:00.000+00:00"
    store.clock = lambda: moment
    first = store.create("toy", "Mlýn", {}, write=KEY).record.id
    moment = "2026-01-07T12:00:00.000+00:00"
    assert store.create("toy", "Mlýn", {}, write=KEY).record.id == first
    moment = "2026-01-09T12:00:00.000+00:00"
    store.create("toy", "Mlýn", {}, write=Once("another", ""))
    assert store.create("toy", "Mlýn", {}, write=KEY).record.id != first
