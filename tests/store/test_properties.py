"""What must hold for any game, after any moves: the log is the table, and nothing is ever lost."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion import games
from companion.core import engine
from companion.core.errors import Refusal
from companion.store import Store
from companion.store.exchange import export, import_table
from companion.store.rows import CHECKPOINT_EVERY
from companion.store.sqlite.ledger import SqliteLedger
from tests.effort import times
from tests.playing import OPTIONS, Tally, new_table, play

every_game = pytest.mark.parametrize("game", sorted({*OPTIONS}))
at_random = given(data=st.data())
EXAMPLES = times(2, 24)  # each is a whole table, not one move
thorough = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))


@contextmanager
def shelf():
    """A store of its own; these tests are about what is kept, not about when it reaches the disk."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(SqliteLedger(Path(folder) / "companion.db"))
        try:
            yield store
        finally:
            store.ledger.close()


def test_every_game_has_options_to_be_tested_with():
    assert set(games.GAMES) <= set(OPTIONS)


@every_game
@thorough
@at_random
def test_folding_the_log_gives_the_snapshot_at_every_moment(game, data):
    with shelf() as store:
        id = new_table(store, data.draw, game).id
        record = play(store, data.draw, id, 40)
        log = store.log(id)
        assert engine.fold(entry.patch for entry in log) == record.plain
        for moment in range(record.revision + 1):
            folded = engine.fold(entry.patch for entry in log[: moment + 1])
            assert store.at(id, moment).plain == folded
            engine.state_of(games.game(game), folded)


@every_game
@thorough
@at_random
def test_undo_then_redo_changes_nothing(game, data):
    with shelf() as store:
        id = new_table(store, data.draw, game).id
        record = play(store, data.draw, id, 30)
        back = 0
        now = record
        while True:
            try:
                now = store.undo(id, now.revision).record
            except Refusal:
                break
            back += 1
        for _ in range(back):
            now = store.redo(id, now.revision).record
        assert (now.plain, now.head, now.tip) == (record.plain, record.head, record.tip)


@every_game
@thorough
@at_random
def test_undoing_everything_gives_the_set_up_exactly(game, data):
    with shelf() as store:
        start = new_table(store, data.draw, game)
        record = play(store, data.draw, start.id, 40)
        if record.head != 0:
            record = store.undo(start.id, record.revision, to=0).record
        assert record.plain == start.plain
        assert [entry.revision for entry in store.line(start.id)] == [0]
        assert record.state == start.state


@every_game
@thorough
@at_random
def test_export_then_import_is_identity(game, data):
    with shelf() as store, shelf() as elsewhere:
        id = new_table(store, data.draw, game).id
        record = play(store, data.draw, id, 40)
        file = export(store, id)
        copy = import_table(elsewhere, file)
        assert export(elsewhere, copy.id) == file
        assert copy.plain == record.plain
        assert elsewhere.log(copy.id) == store.log(id)
        assert elsewhere.undoable(copy.id, copy) == store.undoable(id, record)
        play(elsewhere, data.draw, copy.id, 5)


@every_game
@thorough
@at_random
def test_a_what_if_table_lives_on_its_own(game, data):
    with shelf() as store:
        id = new_table(store, data.draw, game).id
        record = play(store, data.draw, id, 20)
        moment = data.draw(st.integers(0, record.revision))
        fork = store.fork(id, moment)
        assert fork.plain == store.at(id, moment).plain
        play(store, data.draw, fork.id, 10)
        assert store.get(id) == record


@pytest.mark.grows
@every_game
def test_thousands_of_moves_end_where_their_log_says(game):
    tally = Tally()

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), database=None)
    @at_random
    def many(data):
        with shelf() as store:
            id = new_table(store, data.draw, game).id
            record = play(store, data.draw, id, 170, tally)
            assert engine.fold(entry.patch for entry in store.log(id)) == record.plain
            assert store.at(id, record.revision // 2).revision <= record.revision
            if record.revision >= CHECKPOINT_EVERY:
                assert store.at(id, CHECKPOINT_EVERY).plain == engine.fold(
                    entry.patch for entry in store.log(id)[: CHECKPOINT_EVERY + 1]
                )

    many()
    assert tally.made > 12 * EXAMPLES
    assert tally.refused > 11 * EXAMPLES
