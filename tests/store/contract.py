"""What every engine of the store must do: an engine's own test file brings `opening`, and inherits all these tests."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.core.draft import Drawn, Ruling
from companion.core.errors import Refusal
from companion.core.family import LogTurn
from companion.core.message import Message, say
from companion.core.spine import Spine
from companion.store import Store
from companion.store.exchange import export, import_table
from companion.store.ledger import Ledger
from companion.store.records import ChronicleRow, Entry, Happening, Lesson, RawEntry, Record, Sought, Taught
from tests.effort import times

DAY = "2026-01-{:02}T18:00:00.000+00:00"
WAITED = 0.2  # seconds after which one who does not wait would long have come through


def record(id: str, day: int = 1, **facts: object) -> Record:
    """A table as an engine is given it."""
    made = Record(id, "toy", DAY.format(1), DAY.format(day), 0, 0, 0, {"name": f"Stůl {id}", "sacks": [1, None]})
    return msgspec.structs.replace(made, **facts)


def entry(revision: int, parent: int | None = None, kind: str = "move", session: int = 1, *told: str) -> Entry:
    """A row of a log; what undo and redo lead to matters to the store only."""
    patch = [{"op": "add", "path": f"/{revision}", "value": "ě"}]
    tellings = [say(key, steps=revision) for key in told]
    facts = ({"steps": revision}, patch, tellings, [say("wrote", who=revision)], [], [])
    return Entry(revision, kind, parent, revision, revision, session, "", DAY.format(1), "let_in", *facts)  # type: ignore[arg-type]


def spine(name: str) -> str:
    """A spine as an engine is given it."""
    return msgspec.json.encode(Spine(name, 1, False, False, say("sentence"), {})).decode()


def began() -> Entry:
    """The first row."""
    return entry(0, kind="setup")


class Broken(Exception):
    """Whatever ends a block."""


class LedgerContract:
    """The tests. What they look at is what `companion.store.ledger` promises."""

    @pytest.fixture
    def opening(self, tmp_path) -> Iterator[Callable[[], Ledger]]:
        """Opens a ledger, each time of the same place, as another process would; closes them at the end."""
        raise NotImplementedError

    @pytest.fixture
    def ledger(self, opening):
        return opening()

    @pytest.fixture
    def table(self, ledger):
        """A table of five rows: two moves, one taken back, and another one made instead, on a second evening."""
        with ledger.writing() as pen:
            pen.put(record("a", revision=4, head=4, tip=4), "", False)
            pen.append("a", [began(), entry(1, 0, "move", 1, "one"), entry(2, 1, "move", 1, "two", "too")])
            pen.append("a", [entry(3, None, "undo", 1, "back"), entry(4, 1, "move", 2)])
        return "a"

    # --- tables and the shelf

    def test_what_is_not_there_is_none_or_empty(self, ledger):
        with ledger.reading() as look:
            assert look.tables() == [] == look.shown(None, 9, 0)
            assert {look.table("a"), look.stand("a"), look.shown_one("a"), look.entry("a", 0), look.mark("a", 0)} == {
                None
            }
            assert look.rows("a", Entry, range(9)) == [] == list(look.runs("a", 3)) == look.evenings("a", 9)
            assert look.since_checkpoint("a", 5) == (None, [])
            assert (look.made("key"), look.cards("toy"), look.card("toy", "card", "wolf")) == (None, {}, None)
            assert set(look.counts().items()) == {(part, 0) for part in ("playing", "ended", "archived", "thrown")}

    def test_a_table_is_as_it_was_put(self, ledger):
        put = record("a", origin="b@4", place="archived", identity="c", came=DAY.format(2), sample="cs")
        with ledger.writing() as pen:
            pen.put(put, spine("Mlýn"), True, DAY.format(3))
        with ledger.reading() as look:
            assert look.table("a") == put
            assert look.stand("a") == (0, "archived")
            assert msgspec.json.decode(look.snapshot("a")) == put.plain
            shown = look.shown_one("a")
            assert (shown.identity, shown.placed, shown.closed) == ("c", DAY.format(3), True)
            assert (shown.name, shown.spine.session) == ("Mlýn", 1)

    def test_a_table_without_an_identity_is_known_by_its_id(self, ledger, table):
        with ledger.reading() as look:
            assert (look.table(table).identity, look.shown_one(table).identity) == ("", table)

    def test_a_table_is_as_it_was_updated(self, ledger, table):
        with ledger.writing() as pen:
            was = pen.table(table)
            now = msgspec.structs.replace(was, changed=DAY.format(9), revision=7, head=5, tip=6, plain={"name": "Jiný"})
            pen.update(now, spine("Jiný"), True)
        with ledger.reading() as look:
            assert (look.table(table), look.shown_one(table).name) == (now, "Jiný")
            assert look.counts() == {"playing": 0, "ended": 1, "archived": 0, "thrown": 0}

    def test_the_shelf_has_parts_and_each_its_order(self, ledger):
        with ledger.writing() as pen:
            for id, day, closed in (("a", 1, False), ("b", 3, False), ("c", 2, True), ("d", 2, False), ("e", 9, False)):
                pen.put(record(id, day), "", closed)
            for id, place, day in (("d", "archived", 5), ("e", "thrown", 6)):
                pen.place(id, place, DAY.format(day))
            pen.put(record("f", 8, place="coming"), "", False, DAY.format(4))
        with ledger.reading() as look:
            shown = {part: [one.id for one in look.shown(part, 9, 0)] for part in (*look.counts(), None)}
            assert shown == {
                "playing": ["b", "a"],
                "ended": ["c"],
                "archived": ["d"],
                "thrown": ["e"],
                None: ["b", "c", "d", "a"],
            }
            assert [one.id for one in look.tables()] == ["b", "c", "d", "a"]
            assert [one.id for one in look.shown(None, 2, 1)] == ["c", "d"]
            assert len(look.shown(None, -1, 0)) == 4
            assert look.counts() == {"playing": 2, "ended": 1, "archived": 1, "thrown": 1}
            assert look.forgotten(DAY.format(6), DAY.format(4)) == []
            assert sorted(look.forgotten(DAY.format(7), DAY.format(5))) == ["e", "f"]

    def test_a_spine_is_kept_only_for_the_table_that_it_was_made_of(self, ledger, table):
        with ledger.writing() as pen:
            pen.keep_spines([(spine(name), table, at) for name, at in (("new", 4), ("old", 3), ("late", 5))])
            assert pen.shown_one(table).name == "new"

    @pytest.mark.parametrize("text", ["", "{}", "not even JSON"])
    def test_without_a_spine_that_can_be_read_a_table_has_no_name_on_the_shelf(self, ledger, table, text):
        with ledger.writing() as pen:
            pen.keep_spines([(text, table, 4)])
            assert (pen.shown_one(table).spine, pen.shown_one(table).name) == (None, "")

    def test_a_sample_is_found_while_nobody_has_touched_it(self, ledger):
        with ledger.writing() as pen:
            pen.put(record("a", sample="cs", revision=7), "", False)
            assert (pen.sample("toy", "cs", 7), pen.sample("toy", "cs", 8), pen.sample("toy", "en", 7)) == (
                "a",
                None,
                None,
            )
            pen.place("a", "archived", DAY.format(2))
            assert pen.sample("toy", "cs", 7) is None

    def test_twins_are_of_one_identity(self, ledger):
        with ledger.writing() as pen:
            pen.put(record("a", 1), "", False)
            pen.put(record("b", 2, identity="a"), "", False)
            pen.put(record("c", 3, identity="a", place="thrown"), "", False)
            came = record("d", 4, identity="a", place="coming")
            pen.put(came, "", False)
            assert pen.twins(came) == ["b", "a"]
            assert pen.twins(record("a", identity="a")) == ["b"]
            assert (pen.alike(record("x")), pen.alike(record("x", created=DAY.format(2)))) == ("a", "")

    def test_what_began_from_a_table_comes_with_the_oldest_first(self, ledger):
        with ledger.writing() as pen:
            pen.put(record("a"), "", False)
            pen.put(record("b", origin="a@2", created=DAY.format(3)), spine("B"), False)
            pen.put(record("c", origin="a@10", created=DAY.format(2), place="archived"), "", False)
            pen.put(record("d", origin="a@1", place="thrown"), "", False)
            pen.put(record("e", origin="ab@1"), "", False)
            assert [(one.id, one.origin, one.name) for one in pen.begun_from("a", 9)] == [
                ("c", "a@10", ""), ("b", "a@2", "B"),
            ]  # fmt: skip
            assert [one.id for one in pen.begun_from("a", 1)] == ["c"]
            assert pen.begun_from("b", 9) == []

    def test_what_is_let_go_leaves_nothing_and_nothing_else_goes(self, ledger, table):
        with ledger.writing() as pen:
            pen.put(record("b"), "", False)
            pen.copy_log(table, 4, "b")
            pen.check("b", [(1, "{}")])
            pen.keep_key("key", "asked", "b", 0, DAY.format(2), DAY.format(1))
            pen.keep_lesson("b", 1, Lesson("card", "wolf", None, {}))
            pen.let_go(["b"])
        with ledger.writing() as pen:
            assert (pen.table("b"), pen.entry("b", 0), pen.made("key")) == (None, None, None)
            assert pen.lessons("b", range(9)) == [] and pen.since_checkpoint("b", 9) == (None, [])
            assert len(pen.rows(table, Entry, range(9))) == 5
            pen.put(record("b"), "", False)  # its id is free again

    # --- the log

    def test_a_row_is_read_as_it_was_written(self, ledger, table):
        with ledger.reading() as look:
            assert look.entry(table, 2) == entry(2, 1, "move", 1, "two", "too")
            assert [one.revision for one in look.rows(table, Entry, range(1, 4))] == [1, 2, 3]
            assert [one.revision for one in look.rows(table, Entry, range(9), 2)] == [4]
            assert look.rows(table, Entry, range(3, 3)) == []
            (line,) = look.rows(table, RawEntry, range(2, 3))
            assert msgspec.json.decode(msgspec.json.encode(line), type=Entry) == look.entry(table, 2)
            (told,) = look.rows(table, ChronicleRow, range(2, 3))
            assert told == ChronicleRow(2, 1, DAY.format(1), [say("wrote", who=2)])
            mark = look.mark(table, 4)
            assert (mark.kind, mark.parent, mark.head, mark.tip, mark.session, mark.move) == (
                "move",
                1,
                4,
                4,
                2,
                "let_in",
            )
            assert look.last(table) == 4

    @pytest.mark.parametrize("revision", [-1, 5, 2**31, 2**63, 2**200])
    def test_no_such_row(self, ledger, table, revision):
        with ledger.reading() as look:
            assert look.entry(table, revision) is None is look.mark(table, revision)

    def test_a_row_is_written_once(self, ledger, table):
        with pytest.raises(Exception), ledger.writing() as pen:  # noqa: B017  (each engine has its own word for it)
            pen.append(table, [entry(4, 1)])
        with ledger.reading() as look:
            assert len(look.rows(table, Entry, range(9))) == 5

    def test_a_line_is_as_short_as_its_turns(self, ledger, table):
        with ledger.reading() as look:
            assert list(look.runs(table, 4)) == [(range(4, 5), 2), (range(2), 1)]
            assert list(look.runs(table, 2)) == [(range(3), 1)]
            assert list(look.runs(table, None)) == []

    def test_turns_come_with_the_latest_first(self, ledger, table):
        with ledger.reading() as look:
            assert look.turns(table, 9) == [LogTurn(4, 1, 2), LogTurn(3, None, 1), LogTurn(0, None, 1)]
            assert [turn.revision for turn in look.turns(table, 1)] == [4]
            assert look.turns("nowhere", 9) == []

    @pytest.mark.parametrize(
        ("sought", "found"),
        [
            (Sought(), [4, 3, 2, 1, 0]),
            (Sought(evening=2), [4]),
            (Sought(move="grind"), [2]),
            (Sought(ruled=True), [2]),
            (Sought(rolled="app"), [2]),
            (Sought(rolled="table"), [4]),
            (Sought(actor="seat-2", whom=(2, "ailei")), [4, 2, 1]),
            (Sought(actor="seat-3", whom=(3,)), []),
            (Sought(actor="seat-2", whom=(2,), rolled="table", evening=2), [4]),
        ],
    )
    def test_rows_are_found_by_what_they_are(self, ledger, sought, found):
        rolled = {told: [Drawn("die", "6", told)] for told in (True, False)}
        ruling = Ruling("pond-is-dry", "TO-MIL-02", say("pond-is-dry"))
        rows = [
            began(),
            replace(entry(1, 0), args={"who": "ailei"}),
            replace(entry(2, 1), move="grind", rulings=[ruling], drawn=rolled[False], args={"who": 2}),
            entry(3, None, "undo"),
            replace(entry(4, 1, "move", 2), actor="seat-2", drawn=rolled[True], args={"seat": 1}),
        ]
        with ledger.writing() as pen:
            pen.put(record("a", revision=4), "", False)
            pen.append("a", rows)
            assert [row.revision for row in pen.happened("a", range(5), sought, 9)] == found
            assert [row.revision for row in pen.happened("a", range(5), sought, 1)] == found[:1]
            assert [row.revision for row in pen.happened("a", range(3), sought, 9)] == [one for one in found if one < 3]
            assert pen.happened("a", range(3, 3), sought, 9) == []

    def test_a_row_happened_as_it_was_written(self, ledger, table):
        with ledger.reading() as look:
            written = look.entry(table, 2)
            facts = {name: getattr(written, name) for name in Happening.__struct_fields__}
            assert look.happened(table, range(2, 3), Sought(), 1) == [Happening(**facts)]

    def test_an_evening_has_its_part_of_the_log(self, ledger, table):
        with ledger.reading() as look:
            assert look.span_of(table, 1) == range(0, 4)
            assert look.span_of(table, 2) == range(4, 5)
            assert not look.span_of(table, 3)

    def test_a_state_is_the_last_one_kept_whole_and_what_came_since(self, ledger, table):
        with ledger.writing() as pen:
            assert pen.since_checkpoint(table, 1) == (None, [entry(0).patch, entry(1).patch])
            pen.check(table, [(0, '{"zero":0}'), (2, '{"two":2}')])
            assert pen.since_checkpoint(table, 2) == ({"two": 2}, [])
            assert pen.since_checkpoint(table, 4) == ({"two": 2}, [entry(3).patch, entry(4).patch])
            assert pen.since_checkpoint(table, 1) == ({"zero": 0}, [entry(1).patch])

    def test_what_the_hands_were_told_comes_with_the_latest_first(self, ledger, table):
        def keys(told: list[list[Message]]) -> list[list[str]]:
            return [[message.key for message in one] for one in told]

        with ledger.reading() as look:
            assert keys(look.tellings(table, range(5), 9)) == [[], ["back"], ["two", "too"], ["one"], []]
            assert keys(look.tellings(table, range(1, 4), 2)) == [["back"], ["two", "too"]]
            assert keys(look.told(table, range(5), 1, 9)) == [["two", "too"], ["one"]]  # an undo is no move
            assert keys(look.told(table, range(5), 1, 1)) == [["two", "too"]]
            assert keys(look.told(table, range(5), 2, 9)) == []

    def test_evenings_come_with_the_newest_first(self, ledger, table):
        with ledger.writing() as pen:
            pen.append(table, [entry(5, 4, "move", 7), entry(6, 5, "move", 7)])
            assert (pen.evenings(table, 9), pen.evenings(table, 6), pen.evenings(table, 0)) == ([7, 2, 1], [2, 1], [])

    def test_a_copied_log_is_the_same_up_to_its_moment(self, ledger, table):
        with ledger.writing() as pen:
            pen.check(table, [(1, '{"one":1}'), (4, "{}")])
            pen.put(record("b"), "", False)
            pen.copy_log(table, 3, "b")
            assert pen.rows("b", Entry, range(9)) == pen.rows(table, Entry, range(4))
            assert pen.since_checkpoint("b", 9)[0] == {"one": 1}

    # --- keys and cards

    def test_a_key_is_kept_until_it_is_old(self, ledger):
        with ledger.writing() as pen:
            pen.keep_key("one", "asked", "a", 3, DAY.format(2), DAY.format(1))
            assert pen.made("one") == ("asked", "a", 3)
            pen.keep_key("two", "asked", "a", 4, DAY.format(3), DAY.format(2))
            assert pen.made("one") is not None
            pen.keep_key("three", "asked", "a", 5, DAY.format(9), DAY.format(3))
            assert (pen.made("one"), pen.made("two"), pen.made("three")) == (None, ("asked", "a", 4), ("asked", "a", 5))

    def test_what_is_known_of_cards_changes_the_stamp_everywhere(self, ledger, opening):
        other = opening()

        def stamps() -> tuple:
            with ledger.reading() as look, other.reading() as elsewhere:
                return look.stamp(), elsewhere.stamp()

        before = stamps()
        assert stamps() == before
        for facts in ({"value": 3}, {"value": 4}, None):
            with ledger.writing() as pen:
                pen.keep_card("toy", "card", "wolf", facts)
            with other.reading() as look:
                assert look.card("toy", "card", "wolf") == facts
                assert look.cards("toy") == ({"card": {"wolf": facts}} if facts else {})
                assert look.cards("another") == {}
            now = stamps()
            assert now[0] != before[0] and now[1] != before[1]
            before = now

    def test_lessons_come_with_the_last_one_first(self, ledger):
        first, second = Lesson("card", "wolf", None, {"value": 1}), Lesson("card", "wolf", {"value": 1}, {"value": 2})
        with ledger.writing() as pen:
            pen.keep_lesson("a", 1, second)
            pen.keep_lesson("a", 1, first)  # in its place
            pen.keep_lesson("a", 2, second)
            assert pen.lessons("a", range(9)) == [second, first]
            assert pen.lessons("a", range(1, 2)) == [first]
            assert pen.lessons("a", range(2, 2)) == [] == pen.lessons("b", range(9))

    def test_all_lessons_of_a_game_say_where_they_were_learned(self, ledger, table):
        lesson = Lesson("card", "wolf", None, {"value": 1})
        with ledger.writing() as pen:
            pen.keep_lesson(table, 2, lesson)
            pen.keep_lesson("by hand", 7, lesson)
            pen.keep_lesson("elsewhere", 1, lesson)
            at = pen.entry(table, 2)
            learned = Taught(table, 2, at.session, at.at, lesson)
            assert pen.taught("toy") == [learned] and pen.taught("chess") == []
            beside = [one for one in pen.taught("toy", ["by hand"]) if one != learned]
            assert beside == [Taught("by hand", 7, 0, "", lesson)]

    # --- all or nothing, one after another

    @pytest.mark.parametrize("why", [Broken, Refusal, KeyboardInterrupt])
    def test_a_block_that_breaks_off_leaves_no_trace(self, ledger, opening, table, why):
        with pytest.raises(why), ledger.writing() as pen:
            pen.put(record("b"), "", False)
            pen.append(table, [entry(5, 4)])
            pen.keep_card("toy", "card", "wolf", {})
            raise why(say("x")) if why is Refusal else why()
        for one in (ledger, opening()):
            with one.reading() as look:
                assert (look.table("b"), look.entry(table, 5), look.cards("toy")) == (None, None, {})
        with ledger.writing() as pen:  # and the next one can write
            pen.append(table, [entry(5, 4)])

    def test_what_was_written_is_seen_by_everybody_and_only_then(self, ledger, opening, table):
        other = opening()
        with ledger.writing() as pen:
            pen.append(table, [entry(5, 4)])
            with ledger.reading() as own, other.reading() as elsewhere:
                assert own.last(table) == 5
                assert elsewhere.last(table) == 4
        with other.reading() as elsewhere, opening().reading() as anew:
            assert elsewhere.last(table) == 5 == anew.last(table)

    def test_a_look_stays_what_it_was_while_another_writes(self, ledger, opening, table):
        with ledger.reading() as look:
            assert look.last(table) == 4
            with opening().writing() as pen:
                pen.append(table, [entry(5, 4)])
                pen.place(table, "archived", "")
            assert (look.last(table), look.stand(table)) == (4, (4, ""))

    def test_one_who_writes_looks_first_at_what_the_one_before_wrote(self, ledger, opening, table):
        """Counting up, by threads of one ledger and of another: none builds on what is not so any more."""
        ledgers = [ledger, opening()]

        def count(number: int) -> None:
            for _ in range(5):
                with ledgers[number % 2].writing() as pen:
                    pen.append(table, [entry(pen.last(table) + 1)])

        with ThreadPoolExecutor(4) as threads:
            list(threads.map(count, range(4)))
        with ledger.reading() as look:
            counted = Counter(one.revision for one in look.rows(table, Entry, range(99)))
            assert counted == Counter(range(25))

    def test_it_is_closed_when_nobody_looks_any_more(self, ledger, table):
        inside, may_go, seen = threading.Event(), threading.Event(), []

        def read() -> None:
            with ledger.reading() as look:
                inside.set()
                may_go.wait(10)
                seen.append(look.last(table))

        reader, closer = threading.Thread(target=read), threading.Thread(target=ledger.close)
        reader.start()
        assert inside.wait(10)
        closer.start()
        closer.join(WAITED)
        assert closer.is_alive()
        may_go.set()
        for thread in (reader, closer):
            thread.join(10)
        assert seen == [4] and not closer.is_alive()

    def test_nothing_stands_in_the_way_of_writing(self, ledger):
        assert ledger.sealed is None

    def test_a_scratch_of_it_is_empty_and_gone_afterwards(self, ledger):
        with ledger.writing() as pen:
            pen.keep_card("toy", "card", "beside", {"here": True})
        with ledger.scratch() as beside:
            with beside.writing() as pen:
                assert pen.cards("toy") == {}
                pen.keep_card("toy", "card", "there", {"here": False})
            with beside.reading() as look:
                assert [*look.cards("toy")["card"]] == ["there"]
        with ledger.reading() as look:
            assert [*look.cards("toy")["card"]] == ["beside"]
        with ledger.scratch() as beside, beside.reading() as look:
            assert look.cards("toy") == {}

    # --- the store over it

    @settings(max_examples=times(4, 80), suppress_health_check=list(HealthCheck))
    @given(steps=st.lists(st.sampled_from(["move", "move", "undo", "redo", "far", "fork"]), max_size=30))
    def test_a_store_over_it_folds_and_leaves_and_comes_back(self, ledger, steps):
        store = Store(ledger)
        at = store.create("toy", "Mlýn", {}, seed="s").record
        for step in steps:
            try:
                match step:
                    case "move":
                        at = store.move(at.id, at.revision, "let_in", {}).record
                    case "undo":
                        at = store.undo(at.id, at.revision).record
                    case "redo":
                        at = store.redo(at.id, at.revision).record
                    case "far":
                        at = store.undo(at.id, at.revision, to=0).record
                    case "fork":
                        at = store.fork(at.id)
            except Refusal:
                continue
        assert store.get(at.id) == at
        assert store.at(at.id, at.revision).plain == at.plain
        file = export(store, at.id)
        copy = import_table(store, file)
        assert (copy.plain, export(store, copy.id)) == (at.plain, file) if not at.origin else copy.plain == at.plain
