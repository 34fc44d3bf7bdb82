"""A line of the lists of packing and laying. MK-SAV-01."""

from __future__ import annotations

from typing import Any

from ....core.checklist import Line
from ....core.message import say


def line(id: str, group: str, what: str, **facts: Any) -> Line:
    """One thing for the hands: `pack-<what>`, and turned round `lay-<what>`."""
    return Line(id, group, say(f"pack-{what}", **facts), rule="MK-SAV-01")
