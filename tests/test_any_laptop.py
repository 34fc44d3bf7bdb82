"""Any laptop: nothing on the way of serving is of one system only. What a Windows machine would do is imitated here.

Names that another system's Python does not have are found by `make lint`, which reads the types of Windows, too.
"""

from __future__ import annotations

import ast
import contextlib
import locale
import mimetypes
import os
import re
import select
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from urllib.request import urlopen

import pytest

from companion import cli, create_app
from companion.connections import WITHOUT_POLL, Server
from companion.house import HOUSE
from companion.serve import listen
from companion.store.sqlite.backups import Backups
from companion.web.assets import KINDS, STATIC

FILES = sorted(HOUSE.rglob("*.py"))
PLACES = re.compile(r"/(dev|etc|home|proc|root|run|tmp|usr|var)(/|$)")  # of one system only
UNPADDED = re.compile(r"%-[a-zA-Z]")  # what only glibc's strftime knows


def of_one_system(file: Path) -> Iterator[tuple[int, str]]:
    """What in a module only some systems understand: the line, and what it is."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        said = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
        if PLACES.match(said) or UNPADDED.search(said):
            yield node.lineno, said
        if not isinstance(node, ast.Call) or "encoding" in {one.arg for one in node.keywords}:
            continue
        if getattr(node.func, "attr", "") in ("read_text", "write_text"):
            yield node.lineno, "text in the system's encoding"
        if getattr(node.func, "id", "") == "open":
            mode = node.args[1] if len(node.args) > 1 else None
            if not isinstance(mode, ast.Constant) or "b" not in str(mode.value):
                yield node.lineno, "text in the system's encoding"


def test_text_is_utf_8_and_no_place_is_of_one_system_only():
    assert {file.name: found for file in FILES if (found := [*of_one_system(file)])} == {}


def test_what_is_of_one_system_only_is_found(tmp_path):
    file = tmp_path / "module.py"
    bad = ["open('a')", "p.read_text()", "'/tmp/a'", "'%-d'"]
    good = ["open('a', 'rb')", "p.read_text(encoding='utf-8')", "'/t/a'"]
    file.write_text("\n".join(bad + good), encoding="utf-8")
    assert [line for line, _ in of_one_system(file)] == [1, 2, 3, 4]


def test_names_of_backups_are_names_on_every_system(store):
    store.create("toy", "Stůl", {})
    for made in (Backups(store.ledger.database).make().path, Backups(store.ledger.database).restore()):
        assert not set('<>:"/\\|?*') & set(made.name)


@pytest.mark.skipif(os.name != "posix", reason="imitates Windows")
def test_what_is_flushed_to_the_disk_may_be_written_to(store, monkeypatch):
    """Windows flushes no file that was opened for reading only: a backup there would never have counted as made."""
    import fcntl

    flush, flushed = os.fsync, []

    def as_on_windows(handle: int) -> None:
        if os.readlink(f"/proc/self/fd/{handle}").endswith((".part", ".db", ".coming")):
            if fcntl.fcntl(handle, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDONLY:
                raise OSError(9, "Bad file descriptor")
            flushed.append(handle)
        flush(handle)

    monkeypatch.setattr(os, "fsync", as_on_windows)
    store.create("toy", "Stůl", {})
    backups = Backups(store.ledger.database)
    assert backups.make().sound
    backups.restore()
    assert len(flushed) >= 3


def test_where_there_is_no_poll_pages_are_answered_and_no_more_sockets_watched_than_select_can(tmp_path, monkeypatch):
    monkeypatch.delattr(select, "poll", raising=False)
    app = create_app({"INSTANCE": str(tmp_path)})
    server = Server(app, listen("127.0.0.1", 0))
    assert server.adj.connection_limit == WITHOUT_POLL < 512
    thread = threading.Thread(target=_run, args=[server], daemon=True)
    thread.start()
    try:
        for _ in range(3):
            asking = HTTPConnection("127.0.0.1", server.effective_port, timeout=20)
            asking.request("GET", "/api/games")
            assert asking.getresponse().status == 200
            asking.close()
    finally:
        server.close()
        thread.join(10)
        app.extensions["store"].ledger.close()


def _run(server: Server) -> None:
    with contextlib.suppress(OSError, ValueError):  # its sockets are closed while it waits on them
        server.run()


def test_static_files_are_what_they_are_whatever_the_system_was_told(tmp_path, monkeypatch):
    """On Windows some program may have written into the registry that .js is plain text: no browser would run it."""
    for ending in KINDS:
        monkeypatch.setitem(mimetypes.types_map, ending, "text/plain")
    app = create_app({"INSTANCE": str(tmp_path)})
    asking = app.test_client()
    for file in sorted(STATIC.rglob("*")):
        if file.is_file() and file.suffix not in (".txt", ".md"):
            with asking.get(f"/static-0/{file.relative_to(STATIC).as_posix()}") as answer:
                assert answer.mimetype == KINDS[file.suffix], file
    app.extensions["store"].ledger.close()


@pytest.mark.parametrize(
    ("system", "language"),
    [("Czech_Czechia", "cs"), ("cs_CZ", "cs"), ("Slovak_Slovakia", "cs"), ("English_Canada", "en"), (None, "en")],
)
def test_the_language_of_a_system_whose_shell_says_none(monkeypatch, system, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(locale, "getlocale", lambda: (system, "1250"))
    assert cli._own_language() == language


def test_python_m_companion_serves_from_the_folder_where_one_stands(tmp_path):
    environ = {**os.environ, "PYTHONPATH": str(HOUSE.parent), "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(
        [sys.executable, "-m", "companion"], cwd=tmp_path, env=environ, stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        address = next(line.strip() for line in server.stdout if line.startswith("http://127.0.0.1:"))
        with urlopen(address + "/", timeout=20) as answer:
            assert answer.status == 200
        assert (tmp_path / "instance" / "companion.db").exists()
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()
    told = subprocess.run(
        [sys.executable, "-m", "companion", "tables", "list"],
        cwd=tmp_path, env=environ, check=True, capture_output=True, encoding="utf-8",
    )  # fmt: skip
    assert told.stdout and Path(HOUSE / "__main__.py").exists()


def test_the_first_page_is_opened_where_that_is_asked(tmp_path, monkeypatch):
    from click.testing import CliRunner

    opened = []
    monkeypatch.setattr(cli.webbrowser, "open", opened.append)
    monkeypatch.setattr(cli, "serve", lambda app, listening, ready, lan: ready())
    for words in ((), ("--open",)):
        done = CliRunner().invoke(cli.main, ["--instance", str(tmp_path), "serve", "--port", "0", *words])
        assert done.exit_code == 0
        assert opened == ([done.stdout.strip()] if words else [])
