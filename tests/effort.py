"""How much is tried: a little in `make test`, much in `make soak` (SOAK=1; SOAK=10: ten times as much)."""

from __future__ import annotations

import os

SOAK = float(os.environ.get("SOAK") or 0)


def times(little: int, much: int) -> int:
    """How often something is tried in this run; a part of a soak never tries less than `make test`."""
    return max(little, round(much * SOAK)) if SOAK else little
