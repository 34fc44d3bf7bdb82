"""`python -m tests.save_again GAME`: the newest save in tests/saves, its moves made anew, in the shape of today.

For a game without any, lay a table, play some moves of its first evening, put it away, close its box, and take it out.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.games import game as game_of
from companion.house import shipped
from companion.library.shelf import Journals
from companion.store import Store
from companion.store.exchange import export, import_table
from companion.store.sqlite.ledger import SqliteLedger

SAVES = Path(__file__).parent / "saves"


def save_again(game: str) -> Path:
    """Write the save of today's schema; returns where. A move that is refused today is left out, and said."""
    newest = max(SAVES.glob(f"{game}-*.json"), key=lambda path: int(path.stem.rpartition("-")[2]))
    with TemporaryDirectory() as folder:
        books = Journals(shipped("journal"), Path(folder) / "none")
        store = Store(SqliteLedger(Path(folder) / "companion.db"), library=books)
        old = import_table(store, newest.read_bytes())
        begun, *moves = store.line(old.id)
        seed = old.plain["chance"]["seed"]
        record = store.create(game, old.plain["name"], begun.args, seed=seed).record
        for entry in moves:
            try:
                record = store.move(record.id, record.revision, entry.move, entry.args, ["*"]).record
            except Exception as error:
                print(f"{entry.revision} {entry.move} is left out: {error!r}", file=sys.stderr)
        path = SAVES / f"{game}-{game_of(game).schema}.json"
        path.write_bytes(export(store, record.id))
        store.ledger.close()
    return path


if __name__ == "__main__":
    print(save_again(sys.argv[1]))
