"""The lock file holds for every system on which the app is played, also for those on which no test ever ran.

Pip reads markers as the machine on which it runs, whatever `--platform` says. So they are read here, as each of those
systems would, and pip is asked whether what is left can be had for them.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from companion.house import HOUSE

from .effort import SOAK

PROJECT = HOUSE.parent
LOCK = PROJECT / "requirements.lock"

pytestmark = pytest.mark.skipif(not LOCK.exists(), reason="not in a checkout")


class System(NamedTuple):
    """A kind of machine: what its Python says of itself, and what wheels for it are called."""

    sys_platform: str
    platform_machine: str
    platforms: tuple[str, ...]

    def said(self, python: str) -> dict[str, str]:
        """What its Python of that version would say to a marker."""
        system = {"win32": "Windows", "darwin": "Darwin", "linux": "Linux"}[self.sys_platform]
        return {
            "sys_platform": self.sys_platform,
            "platform_machine": self.platform_machine,
            "platform_system": system,
            "os_name": "nt" if self.sys_platform == "win32" else "posix",
            "python_version": python,
            "python_full_version": f"{python}.4",
            "implementation_name": "cpython",
            "implementation_version": f"{python}.4",
            "platform_python_implementation": "CPython",
            "platform_release": "",
            "platform_version": "",
        }


SYSTEMS = {
    "windows": System("win32", "AMD64", ("win_amd64",)),
    "mac": System("darwin", "arm64", ("macosx_11_0_arm64",)),
    "intel-mac": System("darwin", "x86_64", ("macosx_10_15_x86_64",)),
    "linux": System("linux", "x86_64", ("manylinux_2_28_x86_64", "manylinux_2_17_x86_64")),
}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
AT_HOME = pytest.mark.skipif(SOAK < 1, reason="pip looks for as long as a shorter soak takes")


class Pin(NamedTuple):
    """A line of the lock file."""

    requirement: Requirement
    hashes: list[str]

    def holds(self, said: dict[str, str]) -> bool:
        """Whether it is installed on a system that says this."""
        return self.requirement.marker is None or self.requirement.marker.evaluate({**said, "extra": ""})

    @property
    def version(self) -> str:
        (exact,) = self.requirement.specifier
        assert exact.operator == "=="
        return exact.version


def pins() -> Iterator[Pin]:
    """All lines of the lock file."""
    for line in LOCK.read_text(encoding="utf-8").replace("\\\n", " ").splitlines():
        requirement, *hashes = line.split(" --hash=")
        yield Pin(Requirement(requirement.strip()), [f"--hash={one.strip()}" for one in hashes])


def locked(said: dict[str, str]) -> dict[str, Pin]:
    """What is installed on a system that says this, by name."""
    found: dict[str, Pin] = {}
    for pin in pins():
        if pin.holds(said):
            assert found.setdefault(canonicalize_name(pin.requirement.name), pin) is pin, f"{pin} is there twice"
    return found


def lacking(needs: list[str], extras: set[str], said: dict[str, str], here: dict[str, Pin]) -> list[str]:
    """Which of these needs hold on that system, and the lock does not meet them."""
    found = []
    for need in map(Requirement, needs):
        marker = need.marker
        if marker is None or any(marker.evaluate({**said, "extra": extra}) for extra in extras | {""}):
            pin = here.get(canonicalize_name(need.name))
            if pin is None or not need.specifier.contains(pin.version, prereleases=True):
                found.append(str(need))
    return found


def needs_of(name: str, version: str) -> list[str]:
    """What a package of this venv needs; nothing where another version of it stands here, or none."""
    try:
        there = distribution(name)
    except PackageNotFoundError:
        return []
    return there.requires or [] if there.version == version else []


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_whatever_a_system_needs_is_locked_for_it(system, python):
    said = SYSTEMS[system].said(python)
    here = locked(said)
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["test"]]
    assert lacking(asked, set(), said, here) == []
    extras = {extra for need in asked for extra in Requirement(need).extras}
    for name, pin in here.items():
        assert pin.hashes, name
        assert lacking(needs_of(name, pin.version), extras, said, here) == [], name


def test_windows_gets_what_only_windows_needs():
    on = {system: set(locked(SYSTEMS[system].said("3.12"))) for system in SYSTEMS}
    assert on["windows"] - on["linux"] == {"colorama"}
    assert on["mac"] == on["intel-mac"] == on["linux"]


def test_the_lock_names_no_address():
    assert not re.search(r"://|--(index|extra-index|find-links|trusted)", LOCK.read_text(encoding="utf-8"))


def pip(*words: str) -> subprocess.CompletedProcess:
    """What pip answers."""
    run = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--only-binary=:all:", "--no-deps", *words]
    return subprocess.run(run, capture_output=True, encoding="utf-8", env={**os.environ, "PIP_NO_INPUT": "1"})


@pytest.fixture(scope="module")
def index(tmp_path_factory) -> None:
    """A package index that can be reached; without one the question cannot be asked."""
    if pip("--ignore-installed", f"flask=={distribution('flask').version}").returncode != 0:
        pytest.skip("no package index can be reached from here, so nobody knows what comes built for other systems")


def played_with(here: dict[str, Pin], said: dict[str, str]) -> dict[str, Pin]:
    """Of what is locked for that system, what the app itself needs; the rest proves it."""
    asked = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    found: dict[str, Pin] = {}
    while asked:
        need = Requirement(asked.pop())
        name = canonicalize_name(need.name)
        if (need.marker is None or need.marker.evaluate({**said, "extra": ""})) and name not in found:
            found[name] = here[name]
            asked += distribution(name).requires or []
    return found


@pytest.mark.soak
@pytest.mark.parametrize(
    ("system", "python", "proving"),
    [
        ("windows", "3.11", True),
        pytest.param("windows", "3.14", False, marks=AT_HOME),
        pytest.param("mac", "3.14", True, marks=AT_HOME),
        ("intel-mac", "3.14", False),  # what proves it comes built for Intel Macs no longer
    ],
)
def test_pip_finds_everything_built_for_that_system(system, python, proving, index, tmp_path):
    said = SYSTEMS[system].said(python)
    here = locked(said)
    asked = here if proving else played_with(here, said)
    lines = [" ".join([f"{name}=={pin.version}", *pin.hashes]) for name, pin in asked.items()]
    (tmp_path / "requirements.txt").write_text("\n".join(lines), encoding="utf-8")
    platforms = [f"--platform={one}" for one in SYSTEMS[system].platforms]
    answered = pip(
        *platforms, f"--python-version={python}", "--implementation=cp", f"--target={tmp_path / 'there'}",
        "--require-hashes", f"--report={tmp_path / 'report.json'}", "--requirement", str(tmp_path / "requirements.txt"),
    )  # fmt: skip
    assert answered.returncode == 0, answered.stderr
    found = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["install"]
    assert {canonicalize_name(one["metadata"]["name"]) for one in found} == set(asked)
    for one in found:  # as they are for that system, not as they are here
        needs = one["metadata"].get("requires_dist", [])
        assert lacking(needs, set(one.get("requested_extras", [])), said, asked) == [], one["metadata"]["name"]
