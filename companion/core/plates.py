"""Plates: how a table stood, engraved for a book. Each picture stands alone: ink on paper, and nothing from outside.

What is drawn here is read by printers (usvg), readers of EPUB and browsers alike, so only presentation attributes are
used, `xlink:href` to its own parts, and no halo by `paint-order`, which some of them do not know.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr

from .message import Message

INK, SOFT, FAINT = "#2c2118", "#6a5944", "#a8977c"
PAPER, WASH, SHADE, WATER, RUBRIC = "#fdfaf2", "#f1e8d4", "#dccfb6", "#dfe5e1", "#8a3021"
FONT = "Libertinus Serif, Literata, serif"
WIDE = 600  # of every plate, in its own units; a page of a book shows it about half as many points wide
INSET = 14  # from the edge of the paper to the inner rule of the frame
ROW = 46  # of a tally, from figure to figure
_NAME = 158  # how far the names of a tally reach
_UNFIT = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # XML has no words for it

Attribute = str | float


@dataclass(frozen=True)
class Plate:
    """A picture of how a table stood: a short name, the drawing, its caption, and the same in sentences."""

    name: str
    svg: str
    caption: Message
    says: Sequence[Message] = field(default=())


@dataclass(frozen=True)
class Mark:
    """A figure as every plate draws it: its letter, and the seat by which its ink differs from the others'."""

    letter: str
    seat: int


def marks(named: Mapping[int, str]) -> dict[int, Mark]:
    """A mark for each seat: the first letter of its name, two where others begin alike, else with the seat's number."""
    found = {}
    for seat, name in named.items():
        alike = [other for other in named.values() if other[:1].upper() == name[:1].upper()]
        closer = [other for other in alike if other[:2].upper() == name[:2].upper()]
        letter = name[:1].upper() if len(alike) == 1 else name[:1].upper() + name[1:2]
        found[seat] = Mark(letter if len(closer) <= 1 and letter else f"{name[:1].upper()}{seat}", seat)
    return found


class Sheet:
    """A plate in the making: what is drawn later lies above. `svg()` is the whole of it, in its frame.

    Attributes are those of SVG, with `_` for `-`; where none says otherwise, lines are ink and shapes are not filled.
    """

    def __init__(self, high: float, wide: float = WIDE) -> None:
        self.wide, self.high = wide, high
        self._parts: list[str] = []
        self._defs: dict[str, str] = {}

    def draw(self, tag: str, content: str = "", **attributes: Attribute) -> None:
        """An element, whose content is SVG already."""
        said = _said(attributes)
        self._parts.append(f"<{tag}{said}>{content}</{tag}>" if content else f"<{tag}{said}/>")

    def put(self, drawn: str) -> None:
        """A piece of SVG as it is."""
        self._parts.append(drawn)

    def path(self, d: str, **attributes: Attribute) -> None:
        """A path."""
        self.draw("path", d=d, **attributes)

    def rect(self, x: float, y: float, wide: float, high: float, **attributes: Attribute) -> None:
        """A rectangle by its upper left corner."""
        self.draw("rect", x=x, y=y, width=wide, height=high, **attributes)

    def circle(self, x: float, y: float, r: float, **attributes: Attribute) -> None:
        """A circle around its middle."""
        self.draw("circle", cx=x, cy=y, r=r, **attributes)

    def text(self, x: float, y: float, words: str, size: float = 14, halo: float = 0, **attributes: Attribute) -> None:
        """A line of words on its base line, from the middle unless told otherwise; `halo`: paper around the letters."""
        style: dict[str, Attribute] = {"x": x, "y": y, "font_size": size, "font_family": FONT, "text_anchor": "middle"}
        style |= {"fill": INK, "stroke": "none"} | attributes
        content = escape(_UNFIT.sub("", words))
        if halo:
            under = {"fill": PAPER, "stroke": PAPER, "stroke_width": halo, "stroke_linejoin": "round"}
            self.draw("text", content, **style | under)
        self.draw("text", content, **style)

    def lines(self, x: float, y: float, words: Sequence[str], size: float, halo: float = 0, lead: float = 1.05) -> None:
        """Lines of words one below the other."""
        for nth, line in enumerate(words):
            self.text(x, y + nth * size * lead, line, size, halo)

    @contextmanager
    def group(self, **attributes: Attribute) -> Iterator[None]:
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

    def figure(self, x: float, y: float, mark: Mark, r: float = 13) -> None:
        """Somebody's figure: a seal with a letter, told apart in one colour, too."""
        fill, line, letter = _INKS[(mark.seat - 1) % len(_INKS)]
        self.circle(x, y, r + 2.2, fill=PAPER, stroke="none")
        self.circle(x, y, r, fill=fill, stroke=line, stroke_width=1.4)
        self.circle(x, y, r - 2.6, stroke=letter, stroke_width=0.6)
        size = r * (1.15 if len(mark.letter) == 1 else 0.86)
        self.text(x, y + size * 0.34, mark.letter, size, fill=letter, font_weight="bold")

    def svg(self) -> str:
        """The whole plate in its frame: paper beneath, two rules, a small ornament in each corner."""
        frame = Sheet(self.high, self.wide)
        frame.rect(7, 7, self.wide - 14, self.high - 14, stroke_width=1.6)
        frame.rect(11, 11, self.wide - 22, self.high - 22, stroke_width=0.6)
        for x, y, turn in (
            (7, 7, 0),
            (self.wide - 7, 7, 90),
            (self.wide - 7, self.high - 7, 180),
            (7, self.high - 7, 270),
        ):
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


def _said(attributes: Mapping[str, Attribute]) -> str:
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
class Row:
    """A line of a tally: a figure, its name and whoever plays it, and what is drawn beside them, left to right."""

    mark: Mark
    name: str
    player: str = ""
    fallen: bool = False


def tally(sheet: Sheet, rows: Sequence[Row], top: float = 48) -> Iterator[tuple[Row, float, float]]:
    """Lay the company out line by line: each row with the middle of its line and where there is room beside it."""
    for nth, row in enumerate(rows):
        y = top + nth * ROW
        if nth:
            sheet.path(
                f"M30 {y - ROW / 2:g}H{sheet.wide - 30:g}", stroke=FAINT, stroke_width=0.6, stroke_dasharray="1 4"
            )
        sheet.figure(46, y, row.mark)
        name, size = fitted(row.name, 16, _NAME - 72)
        sheet.text(70, y if row.player else y + 5, name, size, text_anchor="start")
        if row.player:
            player, size = fitted(row.player, 12, _NAME - 72)
            sheet.text(70, y + 14, player, size, text_anchor="start", font_style="italic", fill=SOFT)
        if row.fallen:
            sheet.path(f"M{40} {y + 21}H{52}M46 {y + 15}V{y + 30}", stroke=RUBRIC, stroke_width=2)
        yield row, y, _NAME + 12


def height_of(rows: int, top: float = 48) -> float:
    """How high a sheet with a tally of so many rows is."""
    return top + (max(rows, 1) - 1) * ROW + 48


def lane(sheet: Sheet, x: float, y: float, wide: float, most: int, value: int, every: int = 1) -> float:
    """A way with a stroke at every so many steps, run as far as the value; returns where that is."""
    most = max(most, 1)
    at = x + wide * min(max(value, 0), most) / most
    sheet.path(f"M{x:g} {y:g}H{x + wide:g}", stroke=SOFT, stroke_width=1)
    for step in range(0, most + 1, max(every, 1)):
        sheet.path(f"M{x + wide * step / most:.1f} {y - 4:g}v8", stroke=SOFT, stroke_width=0.8)
    if at > x:
        sheet.path(f"M{x:g} {y:g}H{at:.1f}", stroke_width=3.4)
    return at


# --- the house's own drawings, in ink ------------------------------------------------------------------------------

Ink = Mapping[str, Mapping[str, str]]  # by class of a drawing, or by colour: the attributes that it has on paper
_ELSE = re.compile(r"var\(--[\w-]+, *([\w#]+)\)")  # a colour that a page may set, and what it is where none does
_JINJA = re.compile(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", re.DOTALL)


def inked(drawing: str, ink: Ink) -> ElementTree.Element:
    """A drawing of a page as it is engraved: what a template says left out, each class by what it is in ink.

    A colour of the page (`fill="var(--tree)"`) is ink, too: `ink["var(--tree)"]["fill"]`; `var(--x, red)` is red.
    """
    whole = ElementTree.fromstring(f"<house>{_JINJA.sub('', drawing)}</house>")
    for above in [*whole.iter()]:
        for part in [*above]:
            if part.tag.endswith("style"):
                above.remove(part)
    for part in whole.iter():
        part.tag = part.tag.rpartition("}")[2].replace("svg", "g")  # which stands within the plate's own
        part.text, part.tail = (part.text or "").strip(), ""
        said = {name.rpartition("}")[2]: value for name, value in part.attrib.items()}
        part.attrib.clear()
        part.attrib |= _in_ink({name: one for name, one in said.items() if part.tag != "g" or name != "viewBox"}, ink)
    return whole


def _in_ink(said: Mapping[str, str], ink: Ink) -> dict[str, str]:
    left_out = {"class", "aria-hidden", "focusable", "data-theme", "style", "preserveAspectRatio"}
    kept = {"xlink:href" if name == "href" else name: value for name, value in said.items() if name not in left_out}
    for name in ("fill", "stroke"):
        if name in kept:
            colour = _ELSE.sub(r"\1", kept[name])
            kept |= ink.get(colour, {name: colour})
    for one in said.get("class", "").split():
        kept |= ink.get(one, {})
    return kept


def parts_of(drawing: ElementTree.Element) -> dict[str, str]:
    """The named parts of a drawing (`inked`), each as SVG."""
    return {part.attrib["id"]: written(part) for part in drawing.iter() if "id" in part.attrib}


def written(part: ElementTree.Element) -> str:
    """A drawing, or a part of one, as SVG."""
    return ElementTree.tostring(part, encoding="unicode", short_empty_elements=True)
