"""The shelf of books: found in their folders, opened when they change, kept parsed, never harmed by one another."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.core.errors import Refusal
from companion.house import shipped
from companion.library import desk
from companion.library.shelf import Journals
from companion.store import Store
from companion.store.exchange import export, import_table
from companion.store.sqlite.ledger import SqliteLedger
from companion.story.library import NoSuchBook
from companion.story.spoken import SpokenPassage
from companion.story.walking import Walker
from tests.effort import times

GOOD = desk.first("tainted_grail", "a", "a")["book.md"]


@pytest.fixture
def shelf(tmp_path):
    """A shelf with one book of the owner's own."""
    journals = Journals(tmp_path / "shipped", tmp_path / "own", tmp_path / "kept")
    desk.begin(journals, "tainted_grail", "a")
    return journals


def test_books_are_known_by_game_and_folder(shelf, tmp_path):
    (tmp_path / "shipped" / "tainted-grail" / "b").mkdir(parents=True)
    (tmp_path / "shipped" / "tainted-grail" / "b" / "book.md").write_text(GOOD)
    (tmp_path / "shipped" / "tainted-grail" / "empty").mkdir()
    assert list(shelf.folders()) == ["tainted-grail/b", "own/tainted-grail/a"]
    assert [opened.book.own for opened in shelf.of_game("tainted_grail")] == [False, True]


def test_a_book_is_parsed_again_only_when_a_file_changes(shelf):
    first = shelf.opened("own/tainted-grail/a")
    assert shelf.opened("own/tainted-grail/a") is first
    folder = shelf.folders()["own/tainted-grail/a"]
    (folder / "more.md").write_text("# more\nending: more\n")
    assert "more" in shelf.opened("own/tainted-grail/a").book.passages


def test_a_parsed_book_is_kept_for_the_next_start(shelf, monkeypatch):
    first = shelf.opened("own/tainted-grail/a")
    monkeypatch.setattr("companion.library.shelf.parse.read", lambda *args: pytest.fail("parsed again"))
    again = Journals(shelf.shipped, shelf.own, shelf.kept).opened("own/tainted-grail/a")
    assert (again.book, again.diagnostics) == (first.book, first.diagnostics)


@pytest.mark.parametrize("damage", [b"", b"\xc1 no such thing", b"\x90"])
def test_a_damaged_kept_book_is_parsed_anew(shelf, damage):
    shelf.opened("own/tainted-grail/a")
    for file in shelf.kept.iterdir():
        file.write_bytes(damage)
    assert Journals(shelf.shipped, shelf.own, shelf.kept).opened("own/tainted-grail/a").book.passages


def test_a_folder_that_cannot_be_written_costs_only_time(shelf, tmp_path):
    (tmp_path / "blocked").write_text("a file where a folder should be")
    journals = Journals(shelf.shipped, shelf.own, tmp_path / "blocked")
    assert journals.opened("own/tainted-grail/a").book.passages


@pytest.mark.parametrize("id", ["", "own", "own/tainted-grail", "../a", "own/../own/tainted-grail/a", "x" * 999])
def test_no_such_book(shelf, id):
    with pytest.raises(NoSuchBook):
        shelf.opened(id)


def test_one_broken_book_does_not_touch_another(shelf):
    desk.begin(shelf, "tainted_grail", "broken", {"book.md": "\0", "story.md": "# ÿ\n{"})
    assert shelf.opened("own/tainted-grail/broken").errors
    assert [opened.book.id for opened in shelf.of_game("tainted_grail")] == [
        "own/tainted-grail/a",
        "own/tainted-grail/broken",
    ]


@pytest.mark.grows
@pytest.mark.parametrize("book", sorted(Journals(shipped("journal"), shipped("journal") / "none").folders()))
def test_shipped_books_are_clean_and_every_bit_of_them_can_be_reached(book):
    """A few hundred walks reach all of most books; one whose ways part late is walked until it is read through."""
    opened = Journals(shipped("journal"), shipped("journal") / "none").opened(book)
    assert opened.diagnostics == []
    passages = opened.book.passages.values()
    missed = {passage.id for passage in passages} | {passage.ending for passage in passages if passage.ending}
    missed |= {f"{passage.id}.{choice.id}" for passage in passages for choice in passage.choices}
    walker, least = Walker(opened.teller, "test"), times(100, 3000)
    for number in range(3000):
        walker.run(number)
        if number % 100 == 99 and number >= least - 1:
            missed -= {*walker.seen, *walker.taken, *walker.endings}
            if not missed:
                break
    assert walker.stuck == []
    assert missed == set()


def test_the_salt_watch_is_as_large_as_it_was_meant_to_be():
    book = Journals(shipped("journal"), shipped("journal") / "none").opened("tainted-grail/the-salt-watch").book
    assert len(book.passages) >= 80
    assert {passage.act for passage in book.passages.values()} >= {1, 2, 3}
    assert len({passage.ending for passage in book.passages.values() if passage.ending}) >= 4


@pytest.mark.grows
def test_each_passage_of_the_salt_watch_can_be_read_aloud_in_a_minute_or_so(monkeypatch):
    """As it stands when somebody arrives there, with its cases decided: no more than some 200 words, seldom few."""
    teller = Journals(shipped("journal"), shipped("journal") / "none").teller("tainted-grail/the-salt-watch")
    lengths: dict[tuple[str, str], set[int]] = {}
    arrive = teller.arrive

    def measured(scene, id, one=""):
        told = arrive(scene, id, one)
        for language in told.passage.words:
            text = SpokenPassage(teller, scene, told, language).text
            lengths.setdefault((told.passage.id, language), set()).add(len(text.split()))
        return told

    monkeypatch.setattr(teller, "arrive", measured)
    walker = Walker(teller, "aloud")
    for number in range(times(150, 1000)):
        walker.run(number)
    assert len(lengths) > 200
    assert not {where: max(found) for where, found in lengths.items() if max(found) > 220}
    assert not {where: min(found) for where, found in lengths.items() if min(found) < 45 and where[0] != "between"}


def test_own_books_leave_with_their_table_only_when_asked(shelf, tmp_path):
    store = Store(SqliteLedger(tmp_path / "one.db"), library=shelf)
    record = store.create("tainted_grail", "Stůl", {}).record
    record = store.move(record.id, record.revision, "open_book", {"book": "own/tainted-grail/a"}).record
    assert b"entry: start" not in export(store, record.id)
    file = export(store, record.id, shelf)
    elsewhere = Journals(shelf.shipped, tmp_path / "elsewhere", None)
    other = Store(SqliteLedger(tmp_path / "two.db"), library=elsewhere)
    again = import_table(other, file, books=elsewhere)
    assert again.plain == record.plain
    assert elsewhere.opened("own/tainted-grail/a").book.passages.keys() == {"beginning", "end"}
    for one in (store, other):
        one.ledger.close()


@pytest.mark.parametrize("id", ["own/../a", "own/x", "tainted-grail/a", "own/tainted-grail/../../a", "own/g/A"])
def test_a_book_in_a_foreign_file_is_put_only_where_books_belong(shelf, tmp_path, id):
    desk.take_in(shelf, {id: {"book.md": "x"}, "own/g/fine": {"../up.md": "x"}})
    assert sorted(file.name for file in tmp_path.rglob("*.md")) == ["book.md"]


@settings(max_examples=times(3, 25), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.integers(0, 99), max_size=40))
def test_a_reading_folds_undoes_and_exports_like_everything_else(tmp_path_factory, picks):
    """Choices, undo and redo at random: the log always folds to the snapshot, and a copy of the table is the same."""
    shipped_books = Journals(shipped("journal"), shipped("journal") / "none")
    store = Store(SqliteLedger(tmp_path_factory.mktemp("reading") / "one.db"), library=shipped_books)
    people = {"characters": [{"id": "ailei"}, {"id": "beor"}]}
    record = store.create("tainted_grail", "Stůl", people, seed="s").record
    record = store.move(record.id, record.revision, "open_book", {"book": "tainted-grail/the-salt-watch"}).record
    for pick in picks:
        try:
            if pick % 7 == 5:
                record = store.undo(record.id, record.revision).record
            elif pick % 7 == 6:
                record = store.redo(record.id, record.revision).record
            elif record.state.open_reading is None:
                record = store.move(
                    record.id, record.revision, "open_book", {"book": "tainted-grail/the-salt-watch"}
                ).record
            elif record.state.open_reading.resting:
                record = store.move(record.id, record.revision, "read_on", {}).record
            else:
                told = shipped_books.teller(record.state.book).told(record.state.open_reading.at)
                choice = told.ways[pick % len(told.ways)].choice if told.ways else None
                args = {"choice": choice.id if choice else "none", "going": ["ailei"] * (choice is not None)}
                record = store.move(record.id, record.revision, "choose", args, ["*"]).record
        except Refusal:
            assert store.get(record.id) == record
    assert store.at(record.id, record.revision).plain == record.plain
    again = import_table(store, export(store, record.id))
    assert again.plain == record.plain
    store.ledger.close()
