"""How much is tried: a little in `make test`, much in `make soak` (SOAK=1; SOAK=10: ten times as much), and at home."""

from __future__ import annotations

import os

import pytest

HALF_AN_HOUR = bool(os.environ.get("CI"))  # all the proof has no more: a page and a play go one way of two
at_home = pytest.mark.skipif(HALF_AN_HOUR, reason="where all the proof has half an hour, a play goes one way of two")
SOAK = float(os.environ.get("SOAK") or 0)


def times(little: int, much: int) -> int:
    """How often something is tried in this run; a part of a soak never tries less than `make test`."""
    return max(little, round(much * SOAK)) if SOAK else little
