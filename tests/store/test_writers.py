"""Two at once, in threads and in processes: nothing is lost, nothing is doubled."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path

from companion.store import Stale
from companion.store.exchange import export, import_table

HOUSE = Path(__file__).resolve().parents[2]
PROCESS = """
import sys
from pathlib import Path
from companion.store import Stale, Store
from companion.store.sqlite.ledger import SqliteLedger
store = Store(SqliteLedger(Path(sys.argv[1])))
for count in range(int(sys.argv[4])):
    while True:
        try:
            store.move(sys.argv[2], store.revision(sys.argv[2]), "note", {"text": f"{sys.argv[3]}-{count}"})
            break
        except Stale:
            pass
store.ledger.close()
"""


def written(store, id):
    return Counter(entry.args["text"] for entry in store.log(id) if entry.move == "note")


def test_threads(store):
    id = store.create("toy", "Mlýn", {}).record.id
    failures = []

    def write(name):
        try:
            for count in range(25):
                while True:
                    try:
                        store.move(id, store.revision(id), "note", {"text": f"{name}-{count}"})
                        break
                    except Stale:
                        pass
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=write, args=(name,)) for name in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert written(store, id) == Counter(f"{name}-{count}" for name in range(6) for count in range(25))
    assert store.revision(id) == 150
    import_table(store, export(store, id))


def test_processes(store, tmp_path):
    id = store.create("tainted_grail", "Stůl", {}).record.id
    command = [sys.executable, "-c", PROCESS, str(tmp_path / "companion.db"), id]
    writers = [subprocess.Popen([*command, str(name), "40"], cwd=HOUSE, stderr=subprocess.PIPE) for name in range(3)]
    for writer in writers:
        _, complaint = writer.communicate(timeout=60)
        assert writer.returncode == 0, complaint
    assert written(store, id) == Counter(f"{name}-{count}" for name in range(3) for count in range(40))
    assert store.revision(id) == 120
    import_table(store, export(store, id))


def test_a_double_tap_is_one_move(store):
    id = store.create("toy", "Mlýn", {}).record.id
    together, outcomes = threading.Barrier(8), []

    def tap():
        together.wait()
        try:
            outcomes.append(store.move(id, 0, "let_in", {"steps": 1}).record.revision)
        except Stale as stale:
            outcomes.append(stale.revision + 100)

    taps = [threading.Thread(target=tap) for _ in range(8)]
    for one in taps:
        one.start()
    for one in taps:
        one.join()
    assert sorted(outcomes) == [1] + [101] * 7
    assert store.get(id).state.water.value == 4


def test_a_database_is_closed_only_when_nobody_reads_any_more(store):
    """SQLite falls over a connection that is closed while another thread reads with it: the whole process dies."""
    reads, may_end = threading.Event(), threading.Event()

    def read():
        with store.ledger.database.reading() as connection:
            reads.set()
            may_end.wait(5)
            connection.execute("SELECT count(*) FROM tables").fetchone()

    reader, closer = threading.Thread(target=read), threading.Thread(target=store.ledger.database.close)
    reader.start()
    reads.wait(5)
    closer.start()
    closer.join(0.1)
    assert closer.is_alive()
    may_end.set()
    closer.join(5)
    reader.join(5)
    assert not closer.is_alive()
