"""Saves of older versions in today's shape, one schema at a time."""

from __future__ import annotations

from typing import Any

SCHEMA = 2


def fights_are_kept(plain: dict[str, Any]) -> dict[str, Any]:
    """1 to 2: whether fights are kept became a choice; who keeps the boards in the app will want the fights there."""
    kept = plain.get("kept", {})
    return {**plain, "kept": {**kept, "fights": kept.get("fights", kept.get("boards", "app"))}}


MIGRATIONS = {1: fights_are_kept}
