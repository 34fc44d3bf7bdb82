"""`python -m tests.save_again GAME`: the newest save in tests/saves, its moves made anew, in the shape of today.

`--from-sample`: the first evening of the game's sample instead, put away: a new game's first save, or another one
where no move of the old save is there any more.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from companion.core.errors import Refusal
from companion.games import game as game_of
from companion.house import shipped
from companion.library.shelf import Journals
from companion.store import Store
from companion.store.exchange import export, import_table
from companion.store.sqlite.ledger import SqliteLedger

SAVES = Path(__file__).parent / "saves"


class PutAway(Exception):
    """The first evening is over."""


def save_again(game: str) -> Path:
    """Write the save of today's schema; returns where. A move that is refused today is left out, and said."""
    newest = max(SAVES.glob(f"{game}-*.json"), key=lambda path: int(path.stem.rpartition("-")[2]))
    with _store() as store:
        old = import_table(store, newest.read_bytes())
        begun, *moves = store.line(old.id)
        seed = old.plain["chance"]["seed"]
        record = store.create(game, old.plain["name"], begun.args, seed=seed).record
        for entry in moves:
            try:
                record = store.move(record.id, record.revision, entry.move, entry.args, ["*"]).record
            except Exception as error:
                print(f"{entry.revision} {entry.move} is left out: {error!r}", file=sys.stderr)
        return _written(store, game, record.id)


def save_sample(game: str) -> Path:
    """Write a save of today's schema: the sample's table, put away after its first evening; returns where."""
    sample = game_of(game).sample("cs")
    with _store() as store:
        record = store.create(game, sample.name, sample.options, seed="sample").record

        def do(move: str, **args: Any) -> Any:
            nonlocal record
            record = store.move(record.id, record.revision, move, args).record
            if move == "close_box":
                raise PutAway
            return record.state

        try:
            sample.play(do)
        except PutAway:
            return _written(store, game, record.id)
    raise SystemExit("the sample is never put away")


@contextmanager
def _store() -> Iterator[Store]:
    with TemporaryDirectory() as folder:
        books = Journals(shipped("journal"), Path(folder) / "none")
        store = Store(SqliteLedger(Path(folder) / "companion.db"), library=books)
        yield store
        store.ledger.close()


def _written(store: Store, game: str, id: str) -> Path:
    path = SAVES / f"{game}-{game_of(game).schema}.json"
    path.write_bytes(export(store, id))
    return path


if __name__ == "__main__":
    names = [word for word in sys.argv[1:] if word != "--from-sample"]
    for name in names:
        try:
            print(save_sample(name) if "--from-sample" in sys.argv else save_again(name))
        except Refusal as error:
            raise SystemExit(
                f"The newest save of {name} fits its moves no more ({error!r}); "
                f"`python -m tests.save_again {name} --from-sample` lays one anew."
            ) from error
