"""A table as a file: taken elsewhere whole, and nothing that is not a whole table is let in."""

from __future__ import annotations

import json

import pytest

from companion.core.errors import UnknownGame
from companion.store.exchange import (
    VERSION,
    BrokenTable,
    NewerTable,
    NotATable,
    TooLarge,
    export,
    import_table,
)


@pytest.fixture
def file(store):
    """A table with a bit of everything: moves, an overruled one, undo, redo and a fork of the line."""
    id = store.create("toy", "Mlýn", {"players": 2}, seed="s").record.id
    store.move(id, 0, "let_in", {"steps": 2})
    store.move(id, 1, "grind", {"who": 1})
    store.move(id, 2, "note", {"text": "<b>ticho</b>"})
    store.undo(id, 3, to=1)
    store.redo(id, 4)
    store.undo(id, 5)
    store.move(id, 6, "let_in", {})
    return json.loads(export(store, id))


def packed(file) -> bytes:
    return json.dumps(file).encode()


def test_it_comes_back_as_it_was(store, file):
    record = import_table(store, packed(file))
    assert json.loads(export(store, record.id)) == file
    again = store.undo(record.id, record.revision)
    assert again.record.plain == store.at(record.id, 1).plain
    assert len(store.all()) == 2


def test_an_import_is_announced(store, file):
    heard = []
    store.listeners.append(lambda id, revision: heard.append((id, revision)))
    record = import_table(store, packed(file))
    assert heard == [(record.id, 7)]


def _set(path, value):
    def change(file):
        *way, last = path
        for step in way:
            file = file[step]
        file[last] = value

    return change


BROKEN = {
    "no log": _set(("log",), []),
    "no set-up first": _set(("log", 0, "kind"), "move"),
    "set-up twice": _set(("log", 3, "kind"), "setup"),
    "a revision missing": lambda file: file["log"].pop(2),
    "the last one missing": lambda file: file["log"].pop(),
    "a revision twice": _set(("log", 2, "revision"), 1),
    "wrong parent": _set(("log", 2, "parent"), 0),
    "parent of an undo": _set(("log", 4, "parent"), 0),
    "wrong head": _set(("log", 2, "head"), 1),
    "wrong tip": _set(("log", 4, "tip"), 2),
    "undo to what is not on the line": _set(("log", 6, "head"), 3),
    "undo to nowhere": _set(("log", 4, "head"), 9),
    "undo that stays": _set(("log", 4, "head"), 3),
    "redo of what was never undone": lambda file: file["log"][5].update(head=3),
    "another evening": _set(("log", 2, "session"), 2),
    "another state": _set(("state", "flour"), 99),
    "a difference that does not fit": _set(("log", 1, "patch"), [{"op": "remove", "path": "/nothing"}]),
    "a difference that breaks the state": _set(("log", 1, "patch"), [{"op": "add", "path": "/flour", "value": "x"}]),
    "a difference that empties the state": _set(("log", 1, "patch"), [{"op": "replace", "path": "", "value": []}]),
    "a difference that could grow without bound": _set(
        ("log", 1, "patch"), [{"op": "copy", "from": "/name", "path": "/notes"}]
    ),
    "an undo that changes something else": _set(("log", 4, "patch"), []),
    "no difference at all": _set(("log", 1, "patch"), None),
    "an unknown field": _set(("extra",), 1),
    "a time that is none": _set(("created",), "yesterday"),
    "an origin that is none": _set(("origin",), "<script>"),
    "a boundless number": _set(("log", 1, "args"), {"steps": 10**30}),
    "a message in a message that is none": _set(
        ("log", 1, "chronicle"), [{"key": "wrote-noted", "args": {"text": {"key": 5}}}]
    ),
    "no state": lambda file: file.pop("state"),
    "a state of nothing": _set(("state",), {}),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_table_is_refused_and_nothing_is_kept(store, file, how):
    before = store.all()
    BROKEN[how](file)
    with pytest.raises(BrokenTable) as caught:
        import_table(store, packed(file))
    assert caught.value.message.key == "import-broken"
    assert store.all() == before


@pytest.mark.parametrize(
    "bytes",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b"{}", b'{"format": "x"}', b"[" * 9**5, b'"\\ud800"', b"PK\x03"],
)
def test_what_is_no_table_is_refused(store, bytes):
    with pytest.raises(NotATable):
        import_table(store, bytes)
    assert store.all() == []


def test_deep_nesting_is_refused(store, file):
    file["log"][1]["args"] = {"steps": "X"}
    bottomless = packed(file).replace(b'"X"', b"[" * 500 + b"]" * 500)
    with pytest.raises(BrokenTable):
        import_table(store, bottomless)


@pytest.mark.parametrize("field", ["version", "schema"])
def test_a_newer_table_is_named_as_such(store, file, field):
    file[field] = VERSION + 1 if field == "version" else file[field] + 1
    file["something"] = "new"
    with pytest.raises(NewerTable):
        import_table(store, packed(file))


def test_a_game_that_is_not_here(store, file):
    file["game"] = "chess"
    with pytest.raises(UnknownGame):
        import_table(store, packed(file))


def test_a_huge_file_is_refused_before_it_is_read(store, file):
    with pytest.raises(TooLarge):
        import_table(store, packed(file), limit=100)


@pytest.mark.soak
def test_a_table_of_ten_thousand_moves(store):
    id = store.create("toy", "Mlýn", {}, seed="s").record.id
    fixed = {"path": "/water/value", "value": 2, "reason": "x" * 40}
    for revision in range(10_000):
        store.move(id, revision, "let_in" if revision % 10 == 0 else "correct", {} if revision % 10 == 0 else fixed)
    file = export(store, id)
    copy = import_table(store, file)
    assert copy.revision == 10_000
    assert export(store, copy.id) == file
    assert store.at(copy.id, 5_050).plain == store.at(id, 5_050).plain
