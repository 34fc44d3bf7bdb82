"""Plates as tests look at them: each stands alone, wherever it is printed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree

from companion.core.game import Game
from companion.core.plates import Plate
from companion.core.viewer import EVERYBODY
from companion.web.wording import Voice

MOST_BYTES = 150_000
SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
DRAWN = {
    *("svg", "defs", "g", "symbol", "use", "clipPath", "radialGradient", "stop"),
    *("rect", "circle", "ellipse", "path", "text", "textPath"),
}


def plates_of(game: Game, state: Any, language: str = "cs") -> list[Plate]:
    """The plates of a table as everybody sees it, each looked at; all that they say has its words."""
    seen = game.seen(state, EVERYBODY)
    voice = Voice(language, game, seen)
    drawn = [*game.plates(seen, voice.spoken)]
    assert len({plate.name for plate in drawn}) == len(drawn)
    for plate in drawn:
        look_at(plate.svg)
        said = [plate.caption, *plate.says]
        assert len(said) > 1 or plate.name == "map", f"{plate.name} says nothing to who cannot see it"
        for message in said:
            assert voice.has(message.key), message.key
            assert voice.spoken(message).strip()
    return drawn


def look_at(svg: str) -> ElementTree.Element:
    """The drawing, which asks for nothing from outside and is not too large for a book."""
    assert len(svg.encode()) <= MOST_BYTES
    whole = ElementTree.fromstring(svg)
    ids = {part.attrib["id"] for part in whole.iter() if "id" in part.attrib}
    for part in whole.iter():
        assert part.tag.removeprefix(SVG) in DRAWN, part.tag
        for name, value in part.attrib.items():
            assert name not in ("class", "style") and not name.startswith("on"), name
            assert "var(" not in value and "//" not in value and "NaN" not in value, f"{name}={value}"
            asked = re.findall(r"url\((.*?)\)", value) + ([value] if name.rpartition("}")[2] == "href" else [])
            assert all(one.startswith("#") and one[1:] in ids for one in asked), f"{name}={value}"
        assert "href" not in part.attrib, "older readers know xlink:href only"
    return whole


def words_in(plate: Plate) -> list[str]:
    """All that is written in a plate, each line once (a halo writes it twice)."""
    return [*dict.fromkeys("".join(part.itertext()) for part in look_at(plate.svg).iter(f"{SVG}text"))]


def named(plates: Sequence[Plate], name: str) -> Plate:
    """The plate of that name."""
    return next(plate for plate in plates if plate.name == name)
