"""What an installation learns of its owner's cards: undone with the move that taught it, known again with it."""

from __future__ import annotations

import pytest

from companion.store import Store
from companion.store.sqlite.ledger import SqliteLedger

WIND = {"name": "Vichřice", "kind": "monster", "value": 3}


@pytest.fixture
def table(store):
    """A race in which nothing has been told yet."""
    record = store.create("talisman", "Závod", {"players": [{"character": "elf"}, {"character": "monk"}]}).record
    return record.id


def lay(store, id, **card):
    record = store.get(id)
    facts = {"space": "o9", "card": card}
    return store.move(id, record.revision, "lay_card", facts, ("*",)).record.revision


def known(store):
    return store.cards("talisman").get("card", {})


def test_undone_it_is_unlearned_and_made_again_it_is_known_again(store, table):
    revision = lay(store, table, name="Preklep", kind="monster")
    assert "Preklep" in known(store)
    revision = store.undo(table, revision).record.revision
    assert "Preklep" not in known(store)
    store.redo(table, revision)
    assert "Preklep" in known(store)


def test_what_was_known_before_is_known_again(store, table):
    first = lay(store, table, **WIND)
    before = known(store)["Vichřice"]
    second = lay(store, table, **{**WIND, "value": 5})
    assert known(store)["Vichřice"]["value"] == 5
    store.undo(table, second, to=first)
    assert known(store)["Vichřice"] == before


def test_what_another_table_has_taught_since_stays(store, table):
    revision = lay(store, table, **WIND)
    other = store.create("talisman", "Druhý", {"players": [{}, {}]}).record.id
    lay(store, other, **{**WIND, "value": 6})
    store.undo(table, revision)
    assert known(store)["Vichřice"]["value"] == 6


def test_far_back_all_of_it_is_unlearned(store, table):
    start = store.get(table).revision
    for name in ("Jedna", "Dva", "Tři"):
        revision = lay(store, table, name=name, kind="stranger")
    assert {"Jedna", "Dva", "Tři"} <= set(known(store))
    store.undo(table, revision, to=start)
    assert not {"Jedna", "Dva", "Tři"} & set(known(store))


def test_what_one_process_learns_the_other_one_offers(store, table, tmp_path):
    """L5: the other one asked for what was told already, until it was started again."""
    other = Store(SqliteLedger(tmp_path / "companion.db"))
    assert "Vichřice" not in known(other)
    revision = lay(store, table, **WIND)
    assert "Vichřice" in known(other)
    store.undo(table, revision)
    assert "Vichřice" not in known(other)
    other.ledger.close()
