"""companion.pyz: one file that takes out what this machine needs, and serves with its tables beside it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import pytest

from companion.house import HOUSE
from pyz import boot, build

from .test_lock import pip

HELD = {"stamp": "a", "pure": ["p.whl"], "built": {"windows-x86_64": {"3.9": ["b.whl"], "3.13": ["c.whl"]}}}


def test_the_wheels_of_this_machine_are_chosen_or_it_is_said_for_which_the_file_is():
    assert boot.chosen(HELD, "windows-x86_64", "3.13") == ["p.whl", "c.whl"]
    with pytest.raises(SystemExit, match="is for windows-x86_64, and this is plan9-mips"):
        boot.chosen(HELD, "plan9-mips", "3.13")
    with pytest.raises(SystemExit, match=r"is for Python 3\.9, 3\.13, and this is Python 3\.10"):
        boot.chosen(HELD, "windows-x86_64", "3.10")


@pytest.mark.parametrize(
    ("system", "kind", "called"),
    [
        ("win32", "AMD64", "windows-x86_64"),
        ("darwin", "arm64", "macos-arm64"),
        ("darwin", "x86_64", "macos-x86_64"),
        ("linux", "aarch64", "linux-arm64"),
    ],
)
def test_every_machine_is_called_what_the_file_calls_it(monkeypatch, system, kind, called):
    monkeypatch.setattr(boot.sys, "platform", system)
    monkeypatch.setattr(boot.platform, "machine", lambda: kind)
    assert boot.machine() == called and called in build.MACHINES


def test_what_is_needed_differs_where_the_newest_comes_built_no_longer():
    here = build.needed(build.said_by(build.MACHINES["linux-x86_64"], "3.12"))
    there = build.needed(build.said_by(build.MACHINES["macos-x86_64"], "3.12"))
    assert set(here) == set(there) and not {"pytest", "pillow", "typst"} & set(here)
    assert here["cryptography"] != there["cryptography"] and here["flask"] == there["flask"]


@pytest.mark.soak
@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_it_serves_from_an_empty_folder_and_stops_with_ctrl_c(tmp_path):
    if pip("--ignore-installed", "flask").returncode != 0:
        pytest.skip("no package index can be reached from here, so nothing can be packed")
    packing = [sys.executable, "-m", "pyz.build", "--here", "--out", tmp_path / "built" / "companion.pyz"]
    told = subprocess.run(packing, cwd=HOUSE.parent, check=True, capture_output=True, encoding="utf-8").stdout
    assert re.search("Not pure.*msgspec", told)
    here, home = tmp_path / "here", tmp_path / "home"
    here.mkdir()
    home.mkdir()
    shutil.move(tmp_path / "built" / "companion.pyz", here)
    with zipfile.ZipFile(here / "companion.pyz") as archive:
        assert json.loads(archive.read("wheels.json"))["built"].keys() == {boot.machine()}
    python = sys.base_prefix + "/bin/python3"
    for _ in range(2):
        server = subprocess.Popen(
            [python if os.path.exists(python) else sys.executable, "-I", here / "companion.pyz"],
            cwd=tmp_path, env={"HOME": str(home)}, stdout=subprocess.PIPE, encoding="utf-8",
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a run in the background ignores it
        )  # fmt: skip
        try:
            address = next(line.strip() for line in server.stdout if line.startswith("http://127.0.0.1:"))
            form = urlencode({"key": "a-key-of-this-test"}).encode()
            with urlopen(Request(f"{address}/sample/talisman", form, {"Origin": address}), timeout=60) as answer:
                assert answer.status == 200 and b'id="table"' in answer.read()
                id = re.search("/t/([^/]+)/", answer.url)[1]
            with urlopen(f"{address}/api/tables/{id}", timeout=20) as answer:
                revision = json.loads(answer.read())["revision"]
            move = json.dumps({"revision": revision, "args": {"text": "Vítr."}}).encode()
            kind = {"Content-Type": "application/json", "Origin": address}
            with urlopen(Request(f"{address}/api/tables/{id}/moves/note", move, kind), timeout=20) as answer:
                assert json.loads(answer.read())["revision"] == revision + 1
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(20) == 0
            server.stdout.close()
        assert (here / "instance" / "companion.db").exists()
        assert len([*(home / ".cache" / "chroniclers-companion").iterdir()]) == 1  # taken out once
