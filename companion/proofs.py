"""Which rules are proven: the ids on `@pytest.mark.rule(...)` of tests that pytest really collects and would run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from .core.errors import Refusal
from .core.message import say
from .house import HOUSE

PROOF = "COMPANION_PROOF"  # where the collecting process writes the ids that it found


class NoProofs(Refusal):
    """The tests cannot be collected here, so nothing could honestly be called proven."""


def proven_ids() -> set[str]:
    """Collect the tests in a process of its own and return the ids that they are marked with; NoProofs."""
    if not (HOUSE.parent / "tests" / "conftest.py").exists() or find_spec("pytest") is None:
        raise NoProofs(say("cli-no-tests"))
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "ids"
        collecting = subprocess.run(  # nothing is run, so no assertion need be able to explain itself: half the time
            [sys.executable, "-m", "pytest", "--collect-only", "--assert=plain", "-q", "-p", "companion.proofs"],
            cwd=HOUSE.parent,
            env={**os.environ, PROOF: str(found)},
            capture_output=True,
            text=True,
        )
        if collecting.returncode != 0 or not found.exists():
            print(collecting.stdout[-2000:], file=sys.stderr)
            raise NoProofs(say("cli-tests-broken"))
        return set(found.read_text(encoding="utf-8").split())


def marked_ids(item: object) -> set[str]:
    """The ids on one collected test; none when it is marked to be skipped or expected to fail."""
    markers = {mark.name: mark for mark in reversed(list(item.iter_markers()))}  # type: ignore[attr-defined]
    if "skip" in markers or "xfail" in markers or any(markers["skipif"].args[:1] if "skipif" in markers else ()):
        return set()
    return {id for mark in item.iter_markers("rule") for id in mark.args}  # type: ignore[attr-defined]


def pytest_collection_finish(session: object) -> None:
    """Pytest calls this in the collecting process (`-p companion.proofs`)."""
    if PROOF in os.environ:
        ids = set().union(*(marked_ids(item) for item in session.items))  # type: ignore[attr-defined]
        Path(os.environ[PROOF]).write_text("\n".join(sorted(ids)), encoding="utf-8")
