"""Saves outlive versions: a save of every released schema is kept in tests/saves, and each still opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games import GAMES
from companion.games import game as game_of
from companion.store.exchange import import_table
from tests import save_again

SAVES = sorted((Path(__file__).parent.parent / "saves").glob("*.json"))


def test_every_schema_of_every_game_has_its_save():
    kept = {path.stem for path in SAVES}
    assert {f"{id}-{schema}" for id in GAMES if id != "toy" for schema in range(1, game_of(id).schema + 1)} == kept


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_save_of_an_old_schema_opens_and_goes_on(store, path):
    """It is imported with its whole log, shown on every page, looked back at, and its next evening begins."""
    record = import_table(store, path.read_bytes())
    game = game_of(record.game)
    assert record.state.schema == game.schema
    assert game.can_show(record.state)
    assert store.at(record.id, 0).state.evening.session == 1
    for move in ("lay_table", "sit_down"):
        record = store.move(record.id, record.revision, move, {}).record
    assert record.state.evening.session == 2 and not record.state.evening.away


def test_a_games_first_save_is_its_sample_put_away_in_its_first_evening(tmp_path, store, monkeypatch):
    monkeypatch.setattr(save_again, "SAVES", tmp_path)
    saved = save_again.save_sample("orchard")
    record = import_table(store, saved.read_bytes())
    assert saved.name == f"orchard-{game_of('orchard').schema}.json"
    assert (record.state.evening.session, record.state.evening.away) == (1, True)
