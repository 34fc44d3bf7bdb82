"""The history of a table: pages of its log, how far was looked, what a step back takes, its family, its numbers."""

from __future__ import annotations

import msgspec
import pytest

from companion.core.errors import Objection
from companion.core.statistics import Throws
from companion.core.viewer import Viewer
from companion.games import GAMES
from companion.games import game as game_of
from companion.house import shipped
from companion.library.shelf import Journals
from companion.store import history
from companion.store.errors import NothingThere
from companion.store.records import Sought
from companion.store.samples import lay_sample

SHORT, LONG = 100, 1_200  # what is counted below grows by nothing from one to the other, so no more is needed


@pytest.fixture
def mill(store):
    """A table of eleven rows: moves 1 to 6, back to 4, 8 and 9 instead; then another evening."""
    record = store.create("toy", "Mlýn", {}, seed="s").record
    for steps in range(1, 7):
        record = store.move(record.id, record.revision, "let_in", {"steps": steps}).record
    record = store.undo(record.id, record.revision, to=4).record
    others = (("grind", {"who": 2, "rolled": "3"}), ("grind", {"who": 1}), ("close_box", {}), ("sit_down", {}))
    for move, args in others:
        record = store.move(record.id, record.revision, move, args, ("*",)).record
    return record


def revisions(found):
    return [row.revision for row in found.rows]


def test_a_page_of_the_log_comes_with_the_latest_first_and_says_what_still_stands(store, mill):
    found = history.happenings(store, mill)
    assert revisions(found) == [*range(mill.revision, -1, -1)]
    assert found.standing == {0, 1, 2, 3, 4, *range(8, mill.revision + 1)}
    assert (found.until, found.older) == (0, None)


def test_pages_follow_each_other_without_a_gap(store, mill):
    seen, before = [], None
    while True:
        found = history.happenings(store, mill, before=before, most=5)
        seen += revisions(found)
        before = found.older
        if before is None:
            break
    assert seen == [*range(mill.revision, -1, -1)]


def test_what_is_looked_for_is_found_on_whatever_page(store, mill):
    assert revisions(history.happenings(store, mill, Sought(move="let_in"), most=4)) == [6, 5, 4, 3]
    found = history.happenings(store, mill, Sought(move="let_in"), before=3)
    assert (revisions(found), found.older) == ([2, 1], None)
    assert revisions(history.happenings(store, mill, Sought("seat-2", (2,)))) == [8]
    assert revisions(history.happenings(store, mill, Sought(rolled="table"))) == [8]
    assert revisions(history.happenings(store, mill, Sought(evening=2))) == [mill.revision]
    assert revisions(history.happenings(store, mill, Sought(evening=9))) == []


def test_a_question_to_each_row_is_asked_of_no_more_than_it_says(store, mill, monkeypatch):
    monkeypatch.setattr(history, "PIECE", 2)
    monkeypatch.setattr(history, "LOOKED_THROUGH", 5)
    asked = []

    def says(row):
        asked.append(row.revision)
        return row.args.get("steps") == 1

    found = history.happenings(store, mill, says=says)
    assert revisions(found) == [] and asked == [*range(mill.revision, mill.revision - 5, -1)]
    assert found.until == found.older == mill.revision - 4
    while found.older is not None:
        found = history.happenings(store, mill, before=found.older, says=says)
    assert revisions(found) == [1] and sorted(asked) == [*range(mill.revision + 1)]


def test_a_moment_that_is_far_off_asks_for_nothing(store, mill):
    assert revisions(history.happenings(store, mill, before=0)) == []
    assert revisions(history.happenings(store, mill, before=10**15, most=1)) == [mill.revision]


@pytest.fixture(scope="module")
def lengths(tmp_path_factory):
    """Two tables, a short one and a long one, with a what-if table each."""
    from companion.store import Store
    from companion.store.sqlite.ledger import SqliteLedger

    store = Store(SqliteLedger(tmp_path_factory.mktemp("lengths") / "companion.db"))
    ids = {}
    for length in (SHORT, LONG):
        ids[length] = store.create("toy", "Mlýn", {}, seed="s").record.id
        for revision in range(length):
            store.move(ids[length], revision, "note", {"text": f"Zápis {revision}"})
        store.fork(ids[length], 5)
    yield store, ids
    store.ledger.close()


QUESTIONS = {
    "newest": lambda store, record: history.happenings(store, record),
    "older": lambda store, record: history.happenings(store, record, before=60),
    "evening": lambda store, record: history.happenings(store, record, Sought(evening=1)),
    "moment": lambda store, record: (store.at(record.id, 40), store.can_go_back(record.id, 40)),
    "back": lambda store, record: history.taking_back(store, record.id, record.revision - 50, Viewer()),
    "family": lambda store, record: history.family(store, record.id),
    "branches": lambda store, record: history.branches(store, record),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_is_asked_costs_no_more_work_at_a_long_table(lengths, question):
    """Counted in steps of the database's own machine, which no busy neighbour changes."""
    store, ids = lengths
    work = {}
    for length, id in ids.items():
        record, steps = store.get(id), []
        connection = store.ledger.database.connection
        connection.set_progress_handler(lambda steps=steps: steps.append(1), 10)
        QUESTIONS[question](store, record)
        connection.set_progress_handler(None, 0)
        work[length] = len(steps)
    assert work[LONG] <= 1.3 * work[SHORT] + 20, work


def test_what_is_sought_and_rare_is_not_sought_through_the_whole_log(lengths):
    store, ids = lengths
    found = history.happenings(store, store.get(ids[LONG]), Sought(move="let_in"))
    assert found.rows == [] and found.until == found.older == LONG + 1 - history.LOOKED_THROUGH


def test_what_a_step_back_would_take_is_what_it_takes(store, mill):
    taking = history.taking_back(store, mill.id, 2, Viewer())
    assert [row.revision for row in taking.rows] == [mill.revision, mill.revision - 1, 9, 8, 4, 3]
    assert (taking.moves, taking.to.revision, taking.revision) == (6, 2, mill.revision)
    done = store.undo(mill.id, taking.revision, to=2)
    assert done.tellings == taking.told


@pytest.mark.parametrize("to", [6, 7, 99, 10**15])
def test_a_moment_that_is_not_on_the_line_cannot_be_gone_back_to(store, mill, to):
    with pytest.raises(NothingThere):
        history.taking_back(store, mill.id, to, Viewer())
    assert not store.can_go_back(mill.id, to)


def test_where_a_table_stands_there_is_nothing_to_take_back(store, mill):
    with pytest.raises(NothingThere):
        history.taking_back(store, mill.id, mill.head, Viewer())


def test_what_is_not_ones_own_to_take_back_is_said_before(store, mill):
    store.move(mill.id, store.revision(mill.id), "keep_to_seats", {"strict": True})
    with pytest.raises(Objection):
        history.taking_back(store, mill.id, 4, Viewer(1, role="player"))
    with pytest.raises(Objection):
        history.taking_back(store, mill.id, 4, Viewer(role="onlooker"))
    assert history.taking_back(store, mill.id, 4, Viewer(role="chronicler")).moves == 5


def test_the_family_of_a_table_is_the_same_from_each_of_its_members(store, mill):
    child = store.fork(mill.id, 5)
    grandchild = store.fork(child.id)
    store.create("toy", "Jiný mlýn", {})
    for id in (mill.id, child.id, grandchild.id):
        kin = {one.kin.id: (one.kin.parent, one.kin.forked) for one in history.family(store, id)}
        assert kin == {mill.id: ("", None), child.id: (mill.id, 5), grandchild.id: (child.id, 5)}


def test_the_family_counts_the_moves_that_the_statistics_count(store, mill):
    child = store.fork(mill.id, 5)
    moves = {one.kin.id: one.moves for one in history.family(store, mill.id)}
    assert history.statistics(store, mill).taken_back
    assert moves[mill.id] == history.statistics(store, mill).moves
    assert moves[child.id] == history.statistics(store, store.get(child.id), since=6).moves == 0
    store.move(child.id, store.revision(child.id), "note", {"text": "Jinak"})
    assert [one.moves for one in history.family(store, child.id)] == [moves[mill.id], 1]


def test_a_table_that_was_thrown_away_is_in_its_family_and_not_shown(store, mill):
    child = store.fork(mill.id, 9)
    store.shelf.throw_away(mill.id)
    parent, own = history.family(store, child.id)
    assert (parent.kin.id, parent.shown, own.shown.id) == (mill.id, None, child.id)


def test_the_family_of_a_table_whose_source_is_not_here_reaches_to_where_it_left(store, mill):
    child = store.fork(mill.id, 9)
    with store.ledger.writing() as pen:
        pen.let_go([mill.id])
    parent, own = history.family(store, child.id)
    assert (parent.kin.last, parent.shown, own.kin.forked) == (9, None, 9)


@pytest.mark.parametrize("origin", ["{id}@5", "nowhere@x", "nowhere", "@", "nowhere@" + "9" * 40])
def test_an_odd_origin_from_a_file_makes_no_page_loop(store, mill, origin):
    with store.ledger.writing() as pen:
        odd = msgspec.structs.replace(store.get(mill.id), id="odd", origin=origin.format(id="odd"))
        pen.put(odd, "", False)
    assert "odd" in [one.kin.id for one in history.family(store, "odd")]


def test_what_was_undone_and_played_otherwise_is_a_branch(store, mill):
    assert [(one.parent, one.first, one.last) for one in history.branches(store, mill)] == [(4, 5, 6)]


def test_a_table_in_numbers(store, mill):
    numbers = history.statistics(store, mill)
    assert (numbers.moves, numbers.taken_back, len(numbers.evenings)) == (8, 2, 2)
    assert numbers.throws["die"].table == {"3": 1}
    assert sum(numbers.throws["die"].app.values()) == 1
    assert "sacks" not in numbers.throws


def test_the_shelf_counts_no_sample_no_copy_twice_and_of_a_what_if_table_only_its_own(store, mill):
    lay_sample(store, "orchard", "cs", None)
    child = store.fork(mill.id, 9)
    store.move(child.id, child.revision, "grind", {"who": 1, "rolled": "6"}, ("*",))
    kept = {one.shown.id: one.numbers for one in history.statistics_of_shelf(store)}
    assert set(kept) == {mill.id, child.id}
    assert (kept[child.id].moves, kept[child.id].throws) == (1, {"die": Throws({}, {"6": 1})})
    with store.ledger.writing() as pen:
        twin = msgspec.structs.replace(store.get(mill.id), id="twin", identity=mill.id)
        pen.put(twin, "", False)
    assert "twin" not in {one.shown.id for one in history.statistics_of_shelf(store)}


def test_the_numbers_of_a_table_that_stands_as_it_stood_are_not_counted_again(store, mill, monkeypatch):
    first = history.statistics_of_shelf(store)
    counted = []
    real = history._counted
    monkeypatch.setattr(history, "_counted", lambda *args: counted.append(args[1].id) or real(*args))
    assert history.statistics_of_shelf(store) == first and counted == []
    store.move(mill.id, mill.revision, "note", {"text": "Ticho."})
    assert history.statistics_of_shelf(store)[0].numbers.moves == first[0].numbers.moves + 1
    history.statistics(store, store.get(mill.id))
    assert counted == [mill.id]


@pytest.mark.parametrize("game", GAMES)
def test_every_face_that_a_sample_threw_is_on_its_die(store, game, tmp_path):
    """So no game calls a deck as it calls a die."""
    store.library = Journals(shipped("journal"), tmp_path / "own")
    record = lay_sample(store, game, "cs", None)
    for name, thrown in history.statistics(store, record).throws.items():
        assert {*thrown.app, *thrown.table} <= {*game_of(game).die(name).faces}, name
