"""Inking: a drawing of the pages as it is engraved for a plate, each class and colour by what it is in ink."""

from __future__ import annotations

import re
from collections.abc import Mapping
from xml.etree import ElementTree

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
