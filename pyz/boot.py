"""The first thing that runs of companion.pyz: takes its packages out for this machine, once, and starts the app.

Compiled modules cannot be loaded out of a zip, so its wheels are unpacked into the folder where this system keeps what
can be made anew. It is read by whatever Python somebody has, so what is new in Python stays out of it.
"""

import atexit
import json
import os
import platform
import shutil
import sys
import tempfile
import zipfile

SYSTEMS = {"win32": "windows", "darwin": "macos"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}


def machine():
    """What this machine is called in the list of wheels."""
    kind = platform.machine().lower()
    return "{}-{}".format(SYSTEMS.get(sys.platform, sys.platform), MACHINES.get(kind, kind))


def chosen(held, kind, python):
    """The wheels for that kind of machine and that Python; SystemExit with a sentence where there are none."""
    if kind not in held["built"]:
        raise SystemExit("This file is for {}, and this is {}.".format(", ".join(sorted(held["built"])), kind))
    if python not in held["built"][kind]:
        there = ", ".join(sorted(held["built"][kind], key=lambda one: int(one.split(".")[1])))
        raise SystemExit("This file is for Python {}, and this is Python {}.".format(there, python))
    return held["pure"] + held["built"][kind][python]


def kept_in():
    """Where this system keeps what can be made anew."""
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        return os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Caches")
    return os.environ.get("XDG_CACHE_HOME") or os.path.join(home, ".cache")


def unpacked(archive, held, wheels, above):
    """The folder into which these wheels were unpacked, now or before: whole, or not there at all."""
    python = "{}{}".format(*sys.version_info[:2])
    folder = os.path.join(above, "chroniclers-companion", "{}-{}".format(held["stamp"], python))
    if os.path.isdir(folder):
        return folder
    os.makedirs(os.path.dirname(folder), exist_ok=True)
    half = tempfile.mkdtemp(dir=os.path.dirname(folder))
    try:
        for wheel in wheels:
            with archive.open("wheels/" + wheel) as packed, zipfile.ZipFile(packed) as opened:
                opened.extractall(half)
        os.rename(half, folder)
    except OSError:
        shutil.rmtree(half, ignore_errors=True)
        if not os.path.isdir(folder):  # else another start was faster
            raise
    return folder


def start(file):
    """Start what lies in this file; without words after it, serve, and open the page where a double click began it."""
    with zipfile.ZipFile(file) as archive:
        held = json.loads(archive.read("wheels.json").decode())
        wheels = chosen(held, machine(), "{}.{}".format(*sys.version_info[:2]))
        try:
            folder = unpacked(archive, held, wheels, kept_in())
        except OSError:  # nothing can be kept there: unpacked for this time only
            passing = tempfile.mkdtemp(prefix="companion-")
            atexit.register(shutil.rmtree, passing, True)
            folder = unpacked(archive, held, wheels, passing)
    sys.path.insert(0, folder)
    os.environ.setdefault("COMPANION_INSTANCE", os.path.join(os.path.dirname(file), "instance"))
    from companion.cli import main

    alone = ["serve", "--open"] if sys.platform in SYSTEMS else ["serve"]
    main(args=sys.argv[1:] or alone, prog_name="companion.pyz")


if __name__ == "__main__":
    try:
        start(os.path.dirname(os.path.abspath(__file__)))
    except SystemExit as left:
        if left.code and sys.platform == "win32" and not sys.argv[1:]:  # the window of a double click closes at once
            if isinstance(left.code, str):
                print(left.code)
            input("Enter ...")
        raise
