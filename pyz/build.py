"""`make zip`: dist/companion.pyz, one file that starts wherever there is Python, with everything that the app needs.

Some packages are compiled, so there is a wheel of them for each kind of machine and each Python; pip gets them for all
from any machine, by the hashes of requirements.lock. (shiv packs for one machine, and a player has no `make`.)
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipapp
import zipfile
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from . import boot

PROJECT = Path(__file__).resolve().parent.parent
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
LEFT_OUT = {
    "pillow",  # 7 MB for each machine and each Python, and only for pictures that people bring
    "typst",  # 30 MB for each machine, and only for PDFs: without it the app offers the page, to be printed
}


class Machine(NamedTuple):
    """A kind of machine: what its Python says to markers, and what wheels for it are called."""

    sys_platform: str
    platform_machine: str
    platforms: tuple[str, ...]


MACHINES = {
    "windows-x86_64": Machine("win32", "AMD64", ("win_amd64",)),
    "windows-arm64": Machine("win32", "ARM64", ("win_arm64",)),
    "macos-arm64": Machine("darwin", "arm64", ("macosx_11_0_arm64",)),
    "macos-x86_64": Machine("darwin", "x86_64", ("macosx_11_0_x86_64",)),
    "linux-x86_64": Machine("linux", "x86_64", ("manylinux_2_28_x86_64", "manylinux2014_x86_64")),
    "linux-arm64": Machine("linux", "aarch64", ("manylinux_2_28_aarch64", "manylinux2014_aarch64")),
}


def said_by(machine: Machine, python: str) -> dict[str, str]:
    """What a Python of that version says to a marker on such a machine."""
    return {
        "sys_platform": machine.sys_platform,
        "platform_machine": machine.platform_machine,
        "platform_system": {"win32": "Windows", "darwin": "Darwin", "linux": "Linux"}[machine.sys_platform],
        "os_name": "nt" if machine.sys_platform == "win32" else "posix",
        "python_version": python,
        "python_full_version": f"{python}.0",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "extra": "",
    }


def needed(said: dict[str, str]) -> dict[str, str]:
    """What the app itself needs on a machine that says this: each package's line of the lock, by its name."""
    lock: dict[str, str] = {}
    for line in (PROJECT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", " ").splitlines():
        pinned, *hashes = line.split(" --hash=")
        pin = Requirement(pinned)
        if pin.marker is None or pin.marker.evaluate(said):
            kept = [f"--hash={one.strip()}" for one in hashes]
            lock[canonicalize_name(pin.name)] = " ".join([f"{pin.name}{pin.specifier}", *kept])
    found: dict[str, str] = {}
    asked = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    while asked:
        need = Requirement(asked.pop())
        name = canonicalize_name(need.name)
        if name not in found and name not in LEFT_OUT and (need.marker is None or need.marker.evaluate(said)):
            found[name] = lock[name]
            asked += distribution(name).requires or []
    return found


def fetched(lines: list[str], machine: Machine, python: str, into: Path) -> list[str]:
    """The wheels of these lines of the lock for that machine and that Python; returns their names."""
    with tempfile.TemporaryDirectory() as folder:
        wheels = Path(folder, "wheels")
        Path(folder, "asked").write_text("\n".join(lines), encoding="utf-8")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        kind = ["--only-binary=:all:", f"--python-version={python}", "--implementation=cp"]
        kind += [f"--platform={one}" for one in machine.platforms]
        told = subprocess.run(
            [*command, *kind, "--require-hashes", "--dest", wheels, "--requirement", Path(folder, "asked")],
            capture_output=True, encoding="utf-8",
        )  # fmt: skip
        if told.returncode:
            raise SystemExit(told.stderr)
        for wheel in wheels.iterdir():
            with zipfile.ZipFile(wheel) as opened:  # what would have to be put elsewhere than where it is unpacked
                apart = [name for name in opened.namelist() if ".data/purelib/" in name or ".data/platlib/" in name]
            assert not apart, wheel
            shutil.copy(wheel, into / wheel.name)
        return sorted(wheel.name for wheel in wheels.iterdir())


def build(out: Path, machines: list[str], pythons: list[str]) -> None:
    """Write the file, and say what is in it."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "source")
        wheels = source / "wheels"
        wheels.mkdir(parents=True)
        own = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels]
        subprocess.run(own, cwd=PROJECT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        pure = {wheel.name for wheel in wheels.iterdir()}
        built: dict[str, dict[str, list[str]]] = {}
        anywhere: set[str] = set()  # packages of which a wheel for every machine is here
        for kind in machines:
            for python in pythons:
                asked = needed(said_by(MACHINES[kind], python))
                got = fetched([asked[one] for one in asked if one not in anywhere], MACHINES[kind], python, wheels)
                free = {wheel for wheel in got if wheel.endswith("-none-any.whl")}
                anywhere |= {canonicalize_name(wheel.split("-")[0]) for wheel in free}
                pure |= free
                built.setdefault(kind, {})[python] = [wheel for wheel in got if wheel not in free]
        stamp = sha256()
        for wheel in sorted(wheels.iterdir()):
            stamp.update(wheel.name.encode() + wheel.read_bytes())
        held = {"stamp": stamp.hexdigest()[:16], "pure": sorted(pure), "built": built}
        (source / "wheels.json").write_text(json.dumps(held, indent=1), encoding="utf-8")
        shutil.copy(Path(boot.__file__), source / "__main__.py")
        out.parent.mkdir(parents=True, exist_ok=True)
        zipapp.create_archive(source, out, interpreter="/usr/bin/env python3")
    compiled = {wheel.split("-")[0] for of in built.values() for wheels in of.values() for wheel in wheels}
    print(f"{out}: {out.stat().st_size / 1e6:.0f} MB, for {', '.join(machines)} with Python {', '.join(pythons)}")
    print(f"Not pure, and here for each of them: {', '.join(sorted(compiled))}")


def main() -> None:
    """Build it for all machines, or for this one (`--here`)."""
    asked = argparse.ArgumentParser(prog="make zip")
    asked.add_argument("--here", action="store_true", help="for this machine and this Python only")
    asked.add_argument("--out", type=Path, default=PROJECT / "dist" / "companion.pyz")
    said = asked.parse_args()
    python = "{}.{}".format(*sys.version_info[:2])
    build(said.out, [boot.machine()] if said.here else [*MACHINES], [python] if said.here else [*PYTHONS])


if __name__ == "__main__":
    main()
