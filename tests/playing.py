"""Playing any game at random: legal moves and illegal ones, overruled and not, taken back and made again."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hypothesis import strategies as st

from companion.core.errors import Refusal
from companion.games import GAMES
from companion.games import game as game_of
from companion.store import Store
from companion.store.records import Record

from .strategies import Known, mangled, sensible
from .toys import TOYS

# How each game is set up for the tests that take any game: what its own tests say, in `options.py`.
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    id: import_module(f"tests.games.{id}.options").OPTIONS for id in dict.fromkeys((*GAMES, *TOYS)) if id != "toy"
} | {"toy": ({}, {"players": 1, "sacks": 0}, {"players": 4, "sacks": 30})}
ACTIONS = ("move",) * 12 + ("overrule",) * 4 + ("mangled",) * 3 + ("undo",) * 3 + ("redo",) * 2 + ("undo to",)


class Tally:
    """How much was played: moves that were made, and tries that were refused."""

    def __init__(self) -> None:
        self.made = self.refused = 0


def new_table(store: Store, draw: Any, game_id: str) -> Record:
    """A table of that game, set up in one of its ways."""
    options = draw(st.sampled_from(OPTIONS[game_id]))
    return store.create(game_id, "Stůl", options, seed=str(draw(st.integers(0, 99)))).record


def play(store: Store, draw: Any, id: str, tries: int, tally: Tally | None = None) -> Record:
    """Try this many things at random; a refusal leaves everything as it was, anything else that is raised is a bug."""
    tally = tally or Tally()
    record = store.get(id)
    for _ in range(tries):
        try:
            after = _try(store, draw, record)
            tally.made += 1
            assert after.revision == record.revision + 1
        except Refusal as refusal:
            tally.refused += 1
            assert refusal.message.key
            after = store.get(id)
            assert after == record
        record = after
    return record


def _try(store: Store, draw: Any, record: Record) -> Record:
    action = draw(st.sampled_from(ACTIONS))
    id, revision = record.id, record.revision
    if action == "undo":
        return store.undo(id, revision).record
    if action == "redo":
        return store.redo(id, revision).record
    if action == "undo to":
        return store.undo(id, revision, draw(st.integers(-1, revision + 1))).record
    game, state = game_of(record.game), record.state  # read once: it is made anew from what is plain
    named = [name for name, move in game.moves.items() if game.lists(state, move)]
    move = game.moves[draw(st.sampled_from(sorted(game.moves if action == "mangled" else named)))]
    known = Known(record.plain)
    made = mangled if action == "mangled" else sensible
    overrule = ["*"] if action == "overrule" else []
    return store.move(id, revision, move.name, draw(made(move.arguments, known)), overrule).record
