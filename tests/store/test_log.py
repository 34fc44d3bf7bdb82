"""Lines of the log: they turn where something was undone and another move made, and cost what they turn."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.errors import Refusal
from companion.store import Store
from companion.store import log as logs
from companion.store.log import LATELY
from companion.store.records import RawEntry
from companion.store.sqlite.ledger import SqliteLedger


def by_parents(entries, head):
    """A line as its definition says: from parent to parent."""
    line = []
    while head is not None:
        line.append(head)
        head = entries[head].parent
    return line[::-1]


@settings(max_examples=25, suppress_health_check=list(HealthCheck))
@given(steps=st.lists(st.sampled_from(["move", "move", "move", "undo", "undo", "redo", "far"]), max_size=40))
def test_a_line_is_the_way_of_the_parents(tmp_path_factory, steps):
    store = Store(SqliteLedger(tmp_path_factory.mktemp("log") / "companion.db"))
    try:
        record = store.create("toy", "Mlýn", {}, seed="s").record
        for step in steps:
            try:
                match step:
                    case "move":
                        record = store.move(record.id, record.revision, "let_in", {}).record
                    case "undo":
                        record = store.undo(record.id, record.revision).record
                    case "far":
                        record = store.undo(record.id, record.revision, to=0).record
                    case "redo":
                        record = store.redo(record.id, record.revision).record
            except Refusal:
                continue
        entries = store.log(record.id)
        line = by_parents(entries, record.head)
        assert [entry.revision for entry in store.line(record.id)] == line
        ahead = by_parents(entries, record.tip)
        again = store.undoable(record.id, record)[1]
        expected = ahead[ahead.index(record.head) + 1 :][:1] if record.head in ahead else []
        assert [again.revision] * bool(again) == expected if again else expected == []
        with store.ledger.reading() as look:
            for revision in range(record.revision + 1):
                assert logs.on_line(look, record.id, record.head, revision) == (revision in line)
            for target in line:
                told, moves = logs.undone(look, record.id, record.head, target)
                taken = [entries[one] for one in line if one > target]
                assert moves == len(taken)
                assert told == [message for entry in taken for message in entry.tellings]
    finally:
        store.ledger.close()


@pytest.fixture
def long(store):
    """A table of a few hundred moves."""
    id = store.create("toy", "Mlýn", {}, seed="s").record.id
    for revision in range(450):
        store.move(id, revision, "let_in", {})
    return id


def test_a_deep_undo_looks_at_no_more_rows_for_a_longer_table(store, long, monkeypatch):
    """It reads the turns of the line and the last moves; what lies between is not touched."""

    def rows_read(to):
        read = []
        connection = store.ledger.database.connection
        connection.set_trace_callback(read.append)
        decoded = []
        monkeypatch.setattr("companion.store.sqlite.columns.entry_of", lambda row: decoded.append(row))
        monkeypatch.setattr("companion.store.sqlite.look.entry_of", lambda row: decoded.append(row))
        done = store.undo(long, store.revision(long), to=to)
        connection.set_trace_callback(None)
        monkeypatch.undo()
        assert decoded == []
        return done, len(read)

    done, deep = rows_read(5)
    assert done.tellings[0].key == "tell-far-back"
    assert done.tellings[0].args == {"moves": 445}
    assert len(done.tellings) == 1 + logs.MOST_TOLD
    store.redo(long, done.record.revision)
    shallow = rows_read(4)
    assert shallow[0].tellings[0].key == "tell-fill-pond"
    assert deep <= shallow[1] + 2


def test_a_long_log_is_read_in_pieces(store, long):
    pieces = list(store.pieces(long, RawEntry, range(0, 100), range(120, 451)))
    assert [len(piece) for piece in pieces] == [100, 250, 81]
    assert [entry.revision for piece in pieces for entry in piece] == [*range(100), *range(120, 451)]


def test_what_was_told_lately_is_of_the_same_evening_and_line_and_not_long_ago(store):
    id = store.create("toy", "Mlýn", {}, seed="s").record.id

    def told():
        head = store.entry(id, store.get(id).head)
        return [message.args["water"] for [message] in store.told_lately(id, head)]

    for steps in (1, 1, 1, 1, 1):
        store.move(id, store.revision(id), "let_in", {"steps": steps})
    assert told() == [8, 7, 6, 5]
    store.undo(id, store.revision(id), to=2)
    assert told() == [5, 4]
    store.move(id, store.revision(id), "let_in", {"steps": 2})
    assert told() == [7, 5, 4]  # neither what was undone nor the set-up's list
    for number in range(LATELY):
        store.move(id, store.revision(id), "note", {"text": str(number)})
    assert told() == [7]
    store.move(id, store.revision(id), "note", {"text": "long ago"})
    assert told() == []
    store.undo(id, store.revision(id), to=2)
    for move in ("put_away", "close_box", "lay_table", "sit_down"):
        store.move(id, store.revision(id), move, {})
    assert told() == []
