"""The wheel: carries everything that the app serves, and starts where nothing of this checkout is in reach."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from companion.house import HOUSE

PROJECT = HOUSE.parent
CARRIED = {"companion": "companion", "templates": "companion/templates", "journal": "companion/journal"}

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not (PROJECT / "pyproject.toml").exists(), reason="not in a checkout"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """The wheel, built from this checkout."""
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", out], cwd=PROJECT, check=True)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def home(wheel, tmp_path_factory) -> Path:
    """An empty venv with the wheel in it, and beside it only what the wheel depends on."""
    home = tmp_path_factory.mktemp("venv")
    venv.create(home, with_pip=False, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", "--disable-pip-version-check", wheel], check=True)
    # A path in a .pth is searched for packages, but not for .pth files: this checkout's own install stays out of reach.
    (installed(home).parent / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return home


def installed(home: Path) -> Path:
    """The package as it was installed in that venv."""
    return Path(sysconfig.get_path("purelib", vars={"base": str(home)})) / "companion"


def python(home: Path, code: str, cwd: Path) -> str:
    """What a piece of code prints in that venv."""
    run = [str(home / "bin" / "python"), "-c", code]
    return subprocess.run(run, cwd=cwd, env={}, check=True, capture_output=True, text=True).stdout


def test_the_wheel_carries_all_that_is_served(wheel):
    inside = set(zipfile.ZipFile(wheel).namelist())
    for folder, carried in CARRIED.items():
        files = [file for file in (PROJECT / folder).rglob("*") if file.is_file() and "__pycache__" not in file.parts]
        assert files, f"{folder} is empty"
        missing = {f"{carried}/{file.relative_to(PROJECT / folder).as_posix()}" for file in files} - inside
        assert not missing


def test_the_wheel_carries_nothing_else(wheel):
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {re.sub(r"-.*\.dist-info", "-info", top) for top in tops} == {"companion", "chroniclers_companion-info"}
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if "instance" in name or name.endswith(".pyc")]


def test_it_finds_its_own_files(home, tmp_path):
    found = python(
        home,
        "from companion.house import HOUSE, shipped; print(HOUSE, shipped('templates'), shipped('journal'), sep='\\n')",
        tmp_path,
    ).splitlines()
    house = installed(home)
    assert [Path(path) for path in found] == [house, house / "templates", house / "journal"]


def test_the_installed_command_serves_pages_from_the_wheel(home, tmp_path):
    base = installed(home) / "templates" / "base.html"
    base.write_text(base.read_text(encoding="utf-8") + "<!-- out of the wheel -->", encoding="utf-8")
    server = subprocess.Popen(
        [home / "bin" / "companion", "--instance", tmp_path / "mine", "serve", "--port", "0"],
        cwd=tmp_path, env={"PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    try:
        said = []
        for line in server.stdout:
            said.append(line)
            if line.startswith("http://127.0.0.1:"):
                break
        else:
            pytest.fail("the server said no address:\n" + "".join(said))
        address = line.strip()
        with urlopen(address + "/", timeout=20) as answer:
            page = answer.read().decode()
            assert answer.status == 200 and page.endswith("<!-- out of the wheel -->")
        for path in set(re.findall(r'(?:href|src)="(/static-[^"]+)"', page)):
            with urlopen(address + path, timeout=20) as answer:
                assert answer.status == 200 and answer.read(), path
        assert (tmp_path / "mine" / "companion.db").exists()
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()
