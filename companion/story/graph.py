"""A picture of a book: passages in rows from its doors downwards, choices as lines. Plain SVG, no script in it."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Collection, Mapping
from html import escape
from typing import NamedTuple

from . import prose
from .book import Book, Passage
from .reading import Reading
from .routes import leads_to

WIDE, HIGH, ACROSS, DOWN = 168, 44, 24, 46
BEND, BOW = DOWN / 2, DOWN * 0.6
TRACKS, APART = 5, 4  # lines beside each other in a lane
SWEEPS = 6
LETTERS = 22
UNKNOWN = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
STYLE = (  # for a picture that stands alone; on a page the stylesheet says it with the page's own colours
    ".book-map{font:13px Georgia,serif}.book-map rect{fill:#fffaf0;stroke:#85724c}.book-map text{fill:#2b2117}"
    ".book-map path{fill:none;stroke:#b39f78;stroke-width:1.4}.book-map .read rect{stroke:#35602e;stroke-width:2}"
    ".book-map .ending rect{stroke:#8f3018;stroke-width:2}.book-map .door rect{stroke-dasharray:6 3}"
    ".book-map path.taken{stroke:#35602e;stroke-width:2.4}"
)


class Spot(NamedTuple):
    """Where a box stands, and in which row."""

    x: float
    y: float
    row: int


def picture(
    book: Book, language: str, reading: Reading | None = None, only_read: bool = False, alone: bool = False
) -> str:
    """The book as SVG. `reading` colours what a table has read; `only_read` leaves out everything else.

    `alone`: for a file of its own, with its colours in it.
    """
    shown = {
        id: passage
        for id, passage in book.passages.items()
        if not only_read or (reading is not None and id in reading.read)
    }
    lines = _lines(book, shown, reading, only_read)
    placed = _placed(shown, lines)
    places = {
        id: Spot(column * (WIDE + ACROSS) + ACROSS, row * (HIGH + DOWN) + DOWN / 2, row)
        for id, (column, row) in placed.items()
    }
    width = (max((column for column, _ in placed.values()), default=0) + 1) * (WIDE + ACROSS) + ACROSS
    height = (max((row for _, row in placed.values()), default=0) + 1) * (HIGH + DOWN)
    style = f"<style>{STYLE}</style>" if alone else ""
    drawn = [
        _line(places[start], places[end], number, taken) for number, ((start, end), taken) in enumerate(lines.items())
    ]
    drawn += [_box(shown[id], places[id], language, reading) for id in places]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="book-map" viewBox="0 0 {width} {height:g}" width="{width}" '
        f'height="{height:g}" role="img" aria-label="{_plain(book.cover(language).title)}">{style}'
        f"{''.join(drawn)}</svg>"
    )


def places(book: Book) -> dict[str, tuple[int, int]]:
    """Where each passage stands in the picture of the whole book: its column and its row."""
    return _placed(book.passages, _lines(book, book.passages, None, False))


def _placed(shown: Mapping[str, Passage], lines: Mapping[tuple[str, str], bool]) -> dict[str, tuple[int, int]]:
    rows = _ordered(_rows(shown, lines), lines)
    most = max((len(ids) for ids in rows), default=1)
    return {id: (column + (most - len(ids)) // 2, row) for row, ids in enumerate(rows) for column, id in enumerate(ids)}


def _lines(book: Book, shown: Collection[str], reading: Reading | None, only_read: bool) -> dict[tuple[str, str], bool]:
    """Which passages are joined, and whether this table went that way."""
    lines: dict[tuple[str, str], bool] = {}
    for id in shown:
        for choice in book.passages[id].choices:
            taken = reading is not None and f"{id}.{choice.id}" in reading.chosen
            for target in leads_to(choice):
                goal = book.passage(target)
                for page in () if goal is None or (only_read and not taken) else book.spread(goal):
                    if page.id in shown:  # to both pages that lie open then
                        lines[id, page.id] = lines.get((id, page.id), False) or taken
    return lines


def _rows(shown: Mapping[str, Passage], lines: Mapping[tuple[str, str], bool]) -> list[list[str]]:
    """Passages by how many choices they are from a door."""
    onward: dict[str, list[str]] = {}
    for start, end in lines:
        onward.setdefault(start, []).append(end)
    depth: dict[str, int] = {}
    entered = {end for _, end in lines}
    doors = [id for id, passage in shown.items() if any(entry.kind == "start" for entry in passage.entries)]
    doors += [id for id, passage in shown.items() if passage.entries and id not in entered]
    for begin in (*doors, *shown):
        if begin in depth:
            continue
        depth[begin] = 0
        waiting = deque([begin])
        while waiting:
            here = waiting.popleft()
            for end in onward.get(here, ()):
                if end not in depth:
                    depth[end] = depth[here] + 1
                    waiting.append(end)
    rows: list[list[str]] = [[] for _ in range(max(depth.values(), default=0) + 1)]
    for id in shown:
        rows[depth[id]].append(id)
    return [row for row in rows if row]


def _ordered(rows: list[list[str]], lines: Mapping[tuple[str, str], bool]) -> list[list[str]]:
    """Each row in the order of its neighbours' middles, so that fewer lines cross."""
    beside: dict[str, list[str]] = {}
    for start, end in lines:
        beside.setdefault(start, []).append(end)
        beside.setdefault(end, []).append(start)
    for sweep in range(SWEEPS):
        order = range(len(rows)) if sweep % 2 == 0 else range(len(rows) - 1, -1, -1)
        place = {id: at / max(1, len(row) - 1) for row in rows for at, id in enumerate(row)}
        stands = {id: number for number, row in enumerate(rows) for id in row}
        for number in order:
            row = rows[number]
            middle = {
                id: sum(near) / len(near)
                if (near := [place[one] for one in beside.get(id, ()) if stands[one] != number])
                else place[id]
                for id in row
            }
            row.sort(key=middle.__getitem__)
            place |= {id: at / max(1, len(row) - 1) for at, id in enumerate(row)}
    return rows


def _line(start: Spot, end: Spot, number: int, taken: bool) -> str:
    """An arrow from below a box to above another: to the next row in a bow, further or back through a lane.

    All columns stand below each other, so the lanes between them are free from top to bottom: no line goes through a
    box, and each costs the same however far it goes.
    """
    x, y, to_x, to_y = start.x + WIDE / 2, start.y + HIGH, end.x + WIDE / 2, end.y - 1
    path = f"M{x:g} {y:g}"
    if end.row == start.row + 1:
        path += f"C{x:g} {y + BEND:g} {to_x:g} {to_y - BEND:g} {to_x:g} {to_y:g}"
    else:
        from_left = x < to_x or (x == to_x and number % 2 == 0)
        lane = end.x + (-ACROSS / 2 if from_left else WIDE + ACROSS / 2) + (number % TRACKS - TRACKS // 2) * APART
        if end.row > start.row:  # down between the rows on its way, and out of the lane above its end
            path += f"C{x:g} {y + BEND:g} {lane:g} {y + DOWN - BEND:g} {lane:g} {y + DOWN:g}V{end.y - DOWN:g}"
            path += f"C{lane:g} {end.y - DOWN + BEND:g} {to_x:g} {to_y - BEND:g} {to_x:g} {to_y:g}"
        else:  # back: it turns below its box, and comes from above like all others
            path += f"C{x:g} {y + BOW:g} {lane:g} {y + BOW:g} {lane:g} {y:g}V{end.y:g}"
            path += f"C{lane:g} {end.y - BOW:g} {to_x:g} {to_y - BOW:g} {to_x:g} {to_y:g}"
    kind = ' class="taken"' if taken else ""
    return f'<path d="{path}m-4 -7l4 7l4 -7"{kind}/>'


def _box(passage: Passage, place: Spot, language: str, reading: Reading | None) -> str:
    title = prose.bare(prose.resolve(passage.spoken(language).title, lambda case, halves: halves - 1)) or passage.id
    short = title if len(title) <= LETTERS else f"{title[: LETTERS - 1].rstrip()}…"
    kinds = [
        kind
        for kind, is_ in (
            ("read", reading is not None and passage.id in reading.read),
            ("here", reading is not None and passage.id == reading.at and not reading.resting),
            ("ending", bool(passage.ending)),
            ("door", bool(passage.entries)),
        )
        if is_
    ]
    x, y, _ = place
    return (
        f'<g class="{" ".join(kinds)}"><title>{_plain(title)} ({_plain(passage.id)})</title>'
        f'<rect x="{x:g}" y="{y:g}" width="{WIDE}" height="{HIGH}" rx="9"/>'
        f'<text x="{x + WIDE / 2:g}" y="{y + HIGH / 2 + 5:g}" text-anchor="middle">{_plain(short)}</text></g>'
    )


def _plain(text: str) -> str:
    """Words as they may stand in XML, which knows no control characters."""
    return escape(UNKNOWN.sub("\N{REPLACEMENT CHARACTER}", text))
