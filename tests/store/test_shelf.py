"""The shelf: spines without their boxes, what is out of the way or thrown away, and the same table twice."""

from __future__ import annotations

import json

import pytest

from companion import games
from companion.core.message import say
from companion.store import NoSuchTable, Store
from companion.store import shelf as shelves
from companion.store.errors import StoreFull, ThrownAway
from companion.store.exchange import export, import_table
from companion.store.sqlite.ledger import SqliteLedger


@pytest.fixture
def clock(store):
    """A clock that stands where it is put."""
    now = ["2026-01-01T12:00:00.000+00:00"]
    store.clock = lambda: now[0]
    return now


def lay(store, name="Mlýn"):
    return store.create("toy", name, {}, seed="s").record.id


def names(store, part):
    return [one.name for one in store.shelf.part(part)]


def test_a_spine_goes_with_every_change(store):
    id = lay(store)
    store.move(id, 0, "grind", {"who": 1, "rolled": "4"})
    (one,) = store.shelf.part("playing")
    assert (one.spine.name, one.spine.session, one.spine.away) == ("Mlýn", 1, False)
    assert (one.spine.sentence.key, one.spine.sentence.args) == ("sentence-mill", {"flour": 4})
    store.undo(id, 1)
    assert store.shelf.one(id).spine.sentence.args == {"flour": 0}
    store.redo(id, 2)
    assert store.shelf.one(store.fork(id).id).spine.sentence.args == {"flour": 4}
    store.move(id, 3, "close_table", {})
    assert store.shelf.counts() == {"playing": 1, "ended": 1, "archived": 0, "thrown": 0}


def test_no_box_is_opened_for_a_spine(store, monkeypatch):
    for number in range(30):
        lay(store, f"Mlýn {number}")
    monkeypatch.setattr(shelves.engine, "state_of", None)
    store.ledger.database.connection.execute("UPDATE tables SET state = 'not even JSON'")
    assert len(store.shelf.part("playing", 20)) == 20
    assert len(store.shelf.part("playing", 20, 20)) == 10


def test_tables_from_before_there_were_spines_get_theirs_once(store):
    lay(store)
    made = store.shelf.part("playing")
    store.ledger.database.connection.execute("UPDATE tables SET spine = ''")
    assert store.shelf.part("playing") == made
    kept = store.ledger.database.connection.execute("SELECT spine FROM tables").fetchone()["spine"]
    assert json.loads(kept)["name"] == "Mlýn"


@pytest.mark.parametrize("state", ["{", "[]", "{}", '{"name": 5}', '{"name": "Torzo", "schema": 1}'])
def test_a_spine_that_cannot_be_made_leaves_the_others_alone(store, state):
    id, other = lay(store), lay(store, "Jez")
    store.ledger.database.connection.execute("UPDATE tables SET spine = '', state = ? WHERE id = ?", (state, id))
    standing = {one.id: one for one in store.shelf.part("playing")}
    assert standing[id].spine is None
    assert standing[other].spine.name == "Jez"


def test_a_game_that_stumbles_over_its_own_table_loses_no_move(store, monkeypatch):
    id = lay(store)
    toy = games.game("toy")
    monkeypatch.setitem(toy.__dict__, "sentence", lambda state: 1 / 0)
    assert store.move(id, 0, "let_in", {}).record.revision == 1
    assert store.shelf.one(id).spine is None


def test_archived_and_thrown_away_and_back(store, clock):
    id, other = lay(store), lay(store, "Jez")
    store.shelf.archive(id)
    assert (names(store, "playing"), names(store, "archived")) == (["Jez"], ["Mlýn"])
    assert store.move(id, 0, "let_in", {}).record.revision == 1
    store.shelf.throw_away(id)
    assert names(store, "thrown") == ["Mlýn"]
    for use in (store.get, store.revision, store.shelf.throw_away, store.shelf.archive, lambda id: store.at(id, 0)):
        with pytest.raises(ThrownAway):
            use(id)
    assert [record.id for record in store.all()] == [other]
    store.shelf.put_back(id)
    assert set(names(store, "playing")) == {"Mlýn", "Jez"}
    assert store.get(id).revision == 1
    for use in (store.shelf.put_back, store.shelf.archive, store.shelf.throw_away, store.shelf.one):
        with pytest.raises(NoSuchTable):
            use("abc")


def test_what_was_thrown_away_is_let_go_of_after_thirty_days(store, clock):
    id, other = lay(store), lay(store, "Jez")
    store.shelf.throw_away(id)
    clock[0] = "2026-01-31T11:00:00.000+00:00"
    assert store.shelf.sweep() == 0
    assert names(store, "thrown") == ["Mlýn"]
    clock[0] = "2026-02-01T13:00:00.000+00:00"
    assert store.shelf.sweep() == 1
    assert names(store, "thrown") == []
    left = store.ledger.database.connection.execute("SELECT DISTINCT table_id FROM log").fetchall()
    assert [row["table_id"] for row in left] == [other]
    with pytest.raises(NoSuchTable):
        store.get(id)


def test_whoever_only_looks_is_not_told_that_nothing_can_be_written(store, clock, monkeypatch):
    id = lay(store)
    store.shelf.throw_away(id)
    store.ledger.database.connection.execute("UPDATE tables SET spine = ''")
    clock[0] = "2026-03-01T12:00:00.000+00:00"

    def full():
        raise StoreFull(say("store-full", file="x"))

    monkeypatch.setattr(store.ledger.database, "writing", full)
    assert store.shelf.sweep() == 0
    assert names(store, "thrown") == ["Mlýn"]
    monkeypatch.undo()
    store.clock = lambda: clock[0]
    assert store.shelf.sweep() == 1


def test_a_shelf_from_before_opens_with_everything_in_its_place(store, tmp_path):
    """The database as it was before: the same tables, with none of the columns of today."""
    id = lay(store)
    store.move(id, 0, "close_table", {})
    lay(store, "Jez")
    connection = store.ledger.database.connection
    for statement in (
        "DROP INDEX tables_on_shelf",
        "DROP INDEX tables_put_away",
        "DROP INDEX tables_identity",
        "DROP INDEX log_turns",
        "DROP TABLE keys",
        *(
            f"ALTER TABLE tables DROP COLUMN {name}"
            for name in ("spine", "closed", "place", "placed", "identity", "came", "sample")
        ),
        "DELETE FROM _sqlite_migrations WHERE name = 'a_shelf_that_opens_no_boxes'",
    ):
        connection.execute(statement)
    store.ledger.close()
    old = Store(SqliteLedger(tmp_path / "companion.db"))
    try:
        assert names(old, "playing") == ["Jez"]
        assert names(old, "ended") == ["Mlýn"]
        assert old.undo(id, 1).record.head == 0
    finally:
        old.ledger.close()


class TestTheSameTableTwice:
    @pytest.fixture
    def id(self, store):
        id = lay(store)
        for revision in range(4):
            store.move(id, revision, "let_in", {})
        return id

    def came(self, store, file, **more):
        return import_table(store, file, ask=True, **more)

    def test_it_waits_for_a_word(self, store, id):
        record = self.came(store, export(store, id))
        assert record.place == "coming"
        assert names(store, "playing") == ["Mlýn"]
        (twin,) = store.twins(record.id)
        assert (twin.id, twin.how, twin.moves) == (id, "same", 0)

    def test_further_older_and_apart(self, store, id):
        earlier = export(store, id)
        store.move(id, 4, "let_in", {})
        later = export(store, id)
        (twin,) = store.twins(self.came(store, earlier).id)
        assert (twin.how, twin.moves) == ("older", 1)
        copy = import_table(store, later)
        store.shelf.throw_away(id)
        store.undo(copy.id, 5)
        (twin,) = store.twins(self.came(store, earlier).id)
        assert (twin.id, twin.how, twin.moves) == (copy.id, "older", 2)
        further = export(store, copy.id)
        store.shelf.throw_away(copy.id)
        first = import_table(store, earlier)
        (twin,) = store.twins(self.came(store, further).id)
        assert (twin.id, twin.how, twin.moves) == (first.id, "further", 2)
        store.move(first.id, 4, "note", {"text": "jinak"})
        (twin,) = store.twins(self.came(store, further).id)
        assert (twin.how, twin.evening) == ("apart", 1)

    def test_a_stranger_does_not_wait(self, store, id):
        file = json.loads(export(store, id))
        file["table"] = "abc123"
        record = self.came(store, json.dumps(file).encode())
        assert (record.place, store.twins(record.id)) == ("", [])

    def test_a_file_of_the_first_version_is_known_by_its_beginning(self, store, id):
        file = json.loads(export(store, id))
        del file["table"]
        file["version"] = 1
        record = self.came(store, json.dumps(file).encode())
        assert (record.place, record.identity) == ("coming", id)

    def test_what_waited_too_long_is_swept_away(self, store, clock, id):
        self.came(store, export(store, id))
        clock[0] = "2026-01-03T12:00:00.000+00:00"
        assert store.shelf.sweep() == 1
        assert [record.id for record in store.all()] == [id]
