"""Searching everything: 200 tables against 20 on the shelf, and a table of 10,000 moves against one of 1,000.

What is measured is a search once all chronicles are read; and, of the long table, what one more move adds to it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from .figure import Figure
from .growth import GAME, OPTIONS, Companion, companion_on, filled, played

FEW, MANY = 20, 200
SHORT, LONG = 1_000, 10_000
LOOKS = 9
SEARCHES = 200  # until everything is read: far more than it takes
RARE, COMMON = "/api/search?q=nine+hundred&lang=en", "/api/search?q=n&lang=en"


def figures() -> Iterator[Figure]:
    """Ratios of many tables to few, and of a long table to a short one, for a rare word, a letter, and after a move."""
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as many:
        for folder, tables in ((few, FEW), (many, MANY)):
            with filled(Path(folder)) as store:
                for number in range(tables):
                    store.create(GAME, f"Table {number}", OPTIONS, seed=str(number))
        with companion_on(Path(few)) as small, companion_on(Path(many)) as large:
            sizes = {FEW: small, MANY: large}
            yield _ratio("search-200-tables", sizes, RARE, 8)
    with tempfile.TemporaryDirectory() as short, tempfile.TemporaryDirectory() as long:
        ids = {}
        for folder, moves in ((short, SHORT), (long, LONG)):
            with filled(Path(folder)) as store:
                ids[moves] = played(store, moves)
        with companion_on(Path(short)) as small, companion_on(Path(long)) as large:
            sizes = {SHORT: small, LONG: large}
            yield _ratio("search-10000-moves", sizes, RARE, 2)
            yield _ratio("search-10000-letter", sizes, COMMON, 8)

            def move_and_search(moves: int) -> None:
                revision = msgspec.json.decode(sizes[moves].get(f"/api/tables/{ids[moves]}"))["revision"]
                note = {"revision": revision, "args": {"text": "One more."}}
                sizes[moves].post(f"/api/tables/{ids[moves]}/moves/note", note)
                sizes[moves].get(RARE)

            yield _figure("search-10000-moved", small.timed(move_and_search, (SHORT, LONG), LOOKS), 2)


def _ratio(name: str, sizes: dict[int, Companion], path: str, limit: float) -> Figure:
    for companion in sizes.values():
        _read_through(companion, path)
    does: Callable[[int], object] = lambda size: sizes[size].get(path)  # noqa: E731
    return _figure(name, next(iter(sizes.values())).timed(does, (*sizes,), LOOKS), limit)


def _figure(name: str, best: dict[int, float], limit: float) -> Figure:
    few, many = best.values()
    if os.environ.get("BENCH_TIMES"):
        print(f"# {name}: {few * 1000:.1f} ms, {many * 1000:.1f} ms", file=sys.stderr)
    return Figure(name, many / few, limit)


def _read_through(companion: Companion, path: str) -> None:
    for _ in range(SEARCHES):
        if not msgspec.json.decode(companion.get(path))["unread"]:
            return
    raise SystemExit("the chronicles are never read through")
