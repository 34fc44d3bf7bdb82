"""Plates: how a table stood, engraved for a book. Each picture stands alone: ink on paper, and nothing from outside.

What is drawn here is read by printers (usvg), readers of EPUB and browsers alike, so only presentation attributes are
used, `xlink:href` to its own parts, and no halo by `paint-order`, which some of them do not know.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import dist
from xml.sax.saxutils import escape, quoteattr

from .message import Message

INK, SOFT, FAINT = "#2c2118", "#6a5944", "#a8977c"
PAPER, WASH, SHADE, WATER, RUBRIC = "#fdfaf2", "#f1e8d4", "#dccfb6", "#dfe5e1", "#8a3021"
FONT = "Libertinus Serif, Literata, serif"
WIDE = 600  # of every plate, in its own units; a page of a book shows it about half as many points wide
INSET = 14  # from the edge of the paper to the inner rule of the frame
ROSE = 62  # from a corner of the paper to the middle of a compass rose there
ROW = 46  # of a tally, from figure to figure
_NAME = 158  # how far the names of a tally reach
_UNFIT = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # XML has no words for it

_Value = str | float  # of an attribute
Speak = Callable[[Message], str]  # a message in the language of the book


@dataclass(frozen=True)
class Plate:
    """A picture of how a table stood: a short name, the drawing, its caption, and the same in sentences."""

    name: str
    svg: str
    caption: Message
    says: Sequence[Message] = field(default=())


@dataclass(frozen=True)
class Sigil:
    """A figure as every plate draws it: its letter, and the seat by which its ink differs from the others'."""

    letter: str
    seat: int


def sigils(named: Mapping[int, str]) -> dict[int, Sigil]:
    """A sigil for each seat: the first letter of its name, two where others begin alike, else one and its number."""
    found = {}
    for seat, name in named.items():
        alike = [other for other in named.values() if other[:1].upper() == name[:1].upper()]
        closer = [other for other in alike if other[:2].upper() == name[:2].upper()]
        letter = name[:1].upper() if len(alike) == 1 else name[:1].upper() + name[1:2]
        found[seat] = Sigil(letter if len(closer) <= 1 and letter else f"{name[:1].upper()}{seat}", seat)
    return found


class Engraving:
    """A plate in the making: what is drawn later lies above. `svg()` is the whole of it, in its frame.

    Attributes are those of SVG, with `_` for `-`; where none says otherwise, lines are ink and shapes are not filled.
    """

    def __init__(self, high: float, wide: float = WIDE) -> None:
        self.wide, self.high = wide, high
        self._parts: list[str] = []
        self._defs: dict[str, str] = {}

    def draw(self, tag: str, attributes: Mapping[str, _Value], content: str = "") -> None:
        """An element, whose content is SVG already."""
        said = _said(attributes)
        self._parts.append(f"<{tag}{said}>{content}</{tag}>" if content else f"<{tag}{said}/>")

    def put(self, drawn: str) -> None:
        """A piece of SVG as it is."""
        self._parts.append(drawn)

    def path(self, d: str, **attributes: _Value) -> None:
        """A path."""
        self.draw("path", {"d": d, **attributes})

    def rect(self, x: float, y: float, wide: float, high: float, **attributes: _Value) -> None:
        """A rectangle by its upper left corner."""
        self.draw("rect", {"x": x, "y": y, "width": wide, "height": high, **attributes})

    def circle(self, x: float, y: float, r: float, **attributes: _Value) -> None:
        """A circle around its middle."""
        self.draw("circle", {"cx": x, "cy": y, "r": r, **attributes})

    def text(self, x: float, y: float, words: str, size: float = 14, halo: float = 0, **attributes: _Value) -> None:
        """A line of words on its base line, from the middle unless told otherwise; `halo`: paper around the letters."""
        style: dict[str, _Value] = {"x": x, "y": y, "font_size": size, "font_family": FONT, "text_anchor": "middle"}
        style |= {"fill": INK, "stroke": "none"} | attributes
        content = escape(_UNFIT.sub("", words))
        if halo:
            self.draw("text", style | {"fill": PAPER, "stroke": PAPER, "stroke_width": halo}, content)
        self.draw("text", style, content)

    def lines(self, x: float, y: float, words: Sequence[str], size: float, halo: float = 0, lead: float = 1.05) -> None:
        """Lines of words one below the other."""
        for nth, line in enumerate(words):
            self.text(x, y + nth * size * lead, line, size, halo)

    @contextmanager
    def group(self, **attributes: _Value) -> Iterator[None]:
        """What is drawn within it shares these attributes."""
        self.put(f"<g{_said(attributes)}>")
        yield
        self.put("</g>")

    def define(self, id: str, drawn: str) -> None:
        """A symbol, or whatever `use` and `url(#id)` are to find."""
        self._defs[id] = drawn

    def use(self, id: str, x: float, y: float, size: float, high: float = 0, color: str = INK) -> None:
        """A symbol around its middle, in one ink."""
        high = high or size
        at = {"x": x - size / 2, "y": y - high / 2, "width": size, "height": high}
        self.put(f"<use{_said({**at, 'color': color, 'xlink:href': f'#{id}'})}/>")

    def figure(self, x: float, y: float, sigil: Sigil, r: float = 13) -> None:
        """Somebody's figure: a seal with a letter, told apart in one colour, too."""
        fill, line, letter = _INKS[(sigil.seat - 1) % len(_INKS)]
        self.circle(x, y, r + 2.2, fill=PAPER, stroke="none")
        self.circle(x, y, r, fill=fill, stroke=line, stroke_width=1.4)
        self.circle(x, y, r - 2.6, stroke=letter, stroke_width=0.6)
        size = r * (1.15 if len(sigil.letter) == 1 else 0.86)
        self.text(x, y + size * 0.34, sigil.letter, size, fill=letter, font_weight="bold")

    def company(self, x: float, y: float, here: Sequence[Sigil], wide: float, r: float) -> None:
        """Figures around a middle: side by side while there is room, smaller and in two rows where they are many."""
        rows = 1 if len(here) * 2 * r <= wide * 1.15 else 2
        each = -(-len(here) // rows)
        r = min(r, wide / max(2 * each, 1)) if rows == 1 else min(r * 0.64, wide / (2 * each))
        for nth, sigil in enumerate(here):
            row, at = divmod(nth, each)
            in_row = min(each, len(here) - row * each)
            self.figure(x + (at - (in_row - 1) / 2) * (2 * r + 2), y + (row - (rows - 1) / 2) * (2 * r + 2), sigil, r)

    def rose(self, drawn: Sequence[tuple[float, float]]) -> None:
        """A compass rose in the emptiest corner of a map, by the middles of what is drawn; none where all are taken."""
        corners = [(x, y) for x in (ROSE, self.wide - ROSE) for y in (ROSE, self.high - ROSE)]
        apart = {at: min((dist(at, one) for one in drawn), default=0) for at in corners}
        x, y = max(corners, key=lambda at: apart[at])
        if apart[x, y] < 1.9 * ROSE:
            return
        self.circle(x, y, 21, stroke=SOFT, stroke_width=0.8)
        self.circle(x, y, 18, stroke=SOFT, stroke_width=0.5)
        for turn, tip in ((45, 20), (135, 20), (225, 20), (315, 20), (0, 34), (90, 34), (180, 34), (270, 34)):
            with self.group(transform=f"translate({x:g} {y:g}) rotate({turn})", stroke_width=0.6):
                self.path(f"M0-{tip}L6-6L0 0Z", fill=SOFT)
                self.path(f"M0-{tip}L-6-6L0 0Z", fill=PAPER)

    def svg(self) -> str:
        """The whole plate in its frame: paper beneath, two rules, a small ornament in each corner."""
        frame = Engraving(self.high, self.wide)
        frame.rect(7, 7, self.wide - 14, self.high - 14, stroke_width=1.6)
        frame.rect(11, 11, self.wide - 22, self.high - 22, stroke_width=0.6)
        right, low = self.wide - 7, self.high - 7
        for x, y, turn in ((7, 7, 0), (right, 7, 90), (right, low, 180), (7, low, 270)):
            frame.path(_CORNER, transform=f"translate({x:g} {y:g}) rotate({turn})", fill=PAPER, stroke_width=1)
        inside = f'<rect x="11" y="11" width="{self.wide - 22:g}" height="{self.high - 22:g}"/>'
        defs = f'<defs><clipPath id="inside">{inside}</clipPath>{"".join(self._defs.values())}</defs>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' viewBox="0 0 {self.wide:g} {self.high:g}" width="{self.wide:g}" height="{self.high:g}">{defs}'
            f'<rect width="{self.wide:g}" height="{self.high:g}" fill="{PAPER}"/>'
            f'<g fill="none" stroke="{INK}" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.2">'
            f'<g clip-path="url(#inside)">{"".join(self._parts)}</g>{"".join(frame._parts)}</g></svg>'
        )


_CORNER = "M-3 -3H15Q9 3 9 9Q3 9 -3 15Z M2 2L7 7"
_INKS = (  # of figures by seat: the disc, its line, its letter
    (INK, INK, PAPER),
    (PAPER, INK, INK),
    (RUBRIC, RUBRIC, PAPER),
    (SHADE, INK, INK),
    (SOFT, INK, PAPER),
    (WATER, INK, INK),
)


def _said(attributes: Mapping[str, _Value]) -> str:
    shown = ((name, f"{round(one, 2):g}" if isinstance(one, (int, float)) else one) for name, one in attributes.items())
    return "".join(f" {name.replace('_', '-')}={quoteattr(one)}" for name, one in shown)


# --- words ---------------------------------------------------------------------------------------------------------


def wrapped(words: str, letters: int, lines: int = 2) -> list[str]:
    """Words in at most so many lines of about so many letters; what is too long ends in dots."""
    return textwrap.wrap(words, letters, max_lines=lines, placeholder="…", break_on_hyphens=False) or [""]


def fitted(words: str, size: float, wide: float) -> tuple[str, float]:
    """Words and the size in which they fit a width: a little smaller first, then cut."""
    room = wide / (0.5 * max(len(words), 1))  # a letter is about half as wide as it is high
    if room >= size * 0.75:
        return words, min(size, room)
    return words[: max(1, int(wide / (0.5 * size * 0.75)) - 1)].rstrip() + "…", size * 0.75


# --- the company at a glance ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TallyLine:
    """A line of a tally: a figure, its name and whoever plays it, and what is drawn beside them, left to right."""

    sigil: Sigil
    name: str
    player: str = ""
    fallen: bool = False


def tally(sheet: Engraving, rows: Sequence[TallyLine], top: float = 48) -> Iterator[tuple[TallyLine, float, float]]:
    """Lay the company out line by line: each row with the middle of its line and where there is room beside it."""
    for nth, row in enumerate(rows):
        y = top + nth * ROW
        if nth:
            sheet.path(
                f"M30 {y - ROW / 2:g}H{sheet.wide - 30:g}", stroke=FAINT, stroke_width=0.6, stroke_dasharray="1 4"
            )
        sheet.figure(46, y, row.sigil)
        name, size = fitted(row.name, 16, _NAME - 72)
        sheet.text(70, y if row.player else y + 5, name, size, text_anchor="start")
        if row.player:
            player, size = fitted(row.player, 12, _NAME - 72)
            sheet.text(70, y + 14, player, size, text_anchor="start", font_style="italic", fill=SOFT)
        if row.fallen:
            cross = f"M59 {y - 18:g}v14m-4.5-9h9"
            sheet.path(cross, stroke=PAPER, stroke_width=5)
            sheet.path(cross, stroke=RUBRIC, stroke_width=2)
        yield row, y, _NAME + 12


def height_of(rows: int, top: float = 48) -> float:
    """How high a sheet with a tally of so many rows is."""
    return top + (max(rows, 1) - 1) * ROW + 48


def lane(
    sheet: Engraving,
    x: float,
    y: float,
    wide: float,
    most: int,
    value: int,
    *,
    strokes: int = 0,
    stops: Sequence[int] = (),
) -> float:
    """A way that is run as far as the value; returns where that is.

    `strokes`: how many even parts of it are marked; `stops`: values on the way that have a dot of their own.
    """
    at = reached(value, x, wide, most)
    sheet.path(f"M{x:g} {y:g}H{x + wide:g}", stroke=SOFT, stroke_width=1)
    for stroke in range(strokes + 1 if strokes else 0):
        sheet.path(f"M{x + wide * stroke / strokes:.1f} {y - 4:g}v8", stroke=SOFT, stroke_width=0.8)
    if at > x:
        sheet.path(f"M{x:g} {y:g}H{at:.1f}", stroke_width=3.4)
    for stop in stops:
        sheet.circle(reached(stop, x, wide, most), y, 3.4, fill=PAPER, stroke_width=1.2)
    return at


def ruler(sheet: Engraving, x: float, wide: float, most: int, values: Sequence[int]) -> None:
    """Numbers above the ways of a tally, each with a dotted line down through all of them."""
    for value in values:
        at = reached(value, x, wide, most)
        sheet.path(f"M{at:.1f} 52V{sheet.high - 30:g}", stroke=FAINT, stroke_width=0.8, stroke_dasharray="1 3")
        sheet.text(at, 44, str(value), 11, fill=SOFT, font_style="italic")


def reached(value: int, x: float, wide: float, most: int) -> float:
    """How far along a way a value is; below 0 is its beginning, beyond the most its end."""
    return x + wide * min(max(value, 0), most) / max(most, 1)
