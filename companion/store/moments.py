"""Moments: when something happened, as text in UTC; only what a calendar knows and any clock can show is one."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated

import msgspec

PATTERN = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?\+00:00$"
Moment = Annotated[str, msgspec.Meta(pattern=PATTERN, max_length=40)]
EARLIEST, LATEST = 1970, 9998  # years: a day on either side is left for the clocks of all countries


def moment(text: str) -> datetime:
    """The text as a moment; ValueError when it is none."""
    read = datetime.fromisoformat(text)
    if not EARLIEST <= read.year <= LATEST or read.utcoffset() != timedelta(0):
        raise ValueError(f"no moment of ours: {text[:40]}")
    return read
