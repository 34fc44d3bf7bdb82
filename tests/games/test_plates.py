"""Plates of every game: whatever stands on a table can be drawn for a book."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion import games
from companion.core import engine
from companion.core.errors import BadArguments
from companion.core.words import LANGUAGES
from companion.house import shipped
from companion.library.shelf import Journals
from companion.store import Store
from companion.store.exchange import import_table
from companion.store.samples import lay_sample
from companion.store.sqlite.ledger import SqliteLedger
from tests.core.plain import PLAIN
from tests.effort import times
from tests.games.test_corrections import ODD, pointers, values
from tests.plates import plates_of, words_in
from tests.playing import OPTIONS, new_table, play

SAVES = sorted((Path(__file__).parent.parent / "saves").glob("*.json"))
every_game = pytest.mark.parametrize("game", sorted(games.GAMES.keys() - {"orchard", "toy"}))
ODD_NAMES = ("<b>&\"'", "🧙‍♂️ Merlin", "עלילת הגיבור", "W" * 60, "\u0007\u202e]]>")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_evening_of_a_sample_is_drawn(store, tmp_path, game, language):
    store.library = Journals(shipped("journal"), tmp_path / "own")
    record = lay_sample(store, game, language)
    for moment in (0, record.revision // 2, record.revision):
        assert plates_of(games.game(game), store.at(record.id, moment).state, language)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_every_save_is_drawn(store, path):
    record = import_table(store, path.read_bytes())
    drawn = plates_of(games.game(record.game), record.state)
    assert drawn or record.game == "orchard"


@every_game
def test_every_way_of_setting_up_is_drawn_and_what_the_table_keeps_is_left_out(game):
    one = games.game(game)
    for options in OPTIONS[game]:
        state = engine.set_up(one, "A table", options, "seed", {}).state
        plates_of(one, state)
        for area in one.areas:
            state.kept[area] = "table"
        assert not {"map", "board"} & {plate.name for plate in plates_of(one, state)} or "map" not in one.areas


@every_game
@given(data=st.data())
@settings(max_examples=times(3, 60), suppress_health_check=list(HealthCheck))
def test_whatever_was_played_is_drawn(tmp_path_factory, game, data):
    store = Store(SqliteLedger(tmp_path_factory.mktemp("plates") / "companion.db"))
    record = play(store, data.draw, new_table(store, data.draw, game).id, 30)
    plates_of(games.game(game), record.state, data.draw(st.sampled_from(LANGUAGES)))
    store.ledger.close()


@every_game
@given(data=st.data())
@settings(max_examples=times(6, 400))
def test_a_corrected_table_is_drawn(game, data):
    one = games.game(game)
    plain = engine.set_up(one, "A table", data.draw(st.sampled_from(OPTIONS[game])), "s", {}).plain
    for _ in range(4):
        path = data.draw(st.sampled_from(sorted(pointers(plain))))
        value = data.draw(ODD | st.sampled_from(list(values(plain))) | PLAIN)
        try:
            plain = engine.make(one, plain, "correct", {"path": path, "value": value}).plain
        except BadArguments:
            continue
    plates_of(one, engine.state_of(one, plain))


@every_game
@pytest.mark.parametrize("name", ODD_NAMES, ids=("markup", "emoji", "right to left", "long", "control"))
def test_odd_names_are_written_as_they_are(game, name):
    one = games.game(game)
    state = engine.set_up(one, "A table", OPTIONS[game][0], "seed", {}).state
    for seat in state.seats:
        seat.player = name
    written = {line for plate in plates_of(one, state) for line in words_in(plate)}
    beginning = name.lstrip("\u0007")[:6]
    assert any(line.startswith(beginning) for line in written)
