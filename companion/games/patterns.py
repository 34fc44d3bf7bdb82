"""Patterns that the plates of all games are engraved from: icons and drawings of the pages, drawn once in the house."""

from __future__ import annotations

from functools import cache
from xml.etree.ElementTree import Element

from ..core.inking import Ink, inked, parts_of
from ..core.plates import INK, Engraving
from ..house import HOUSE, shipped


def icons(name: str, ink: Ink) -> dict[str, str]:
    """The symbols of `static/icons/<name>.svg` in ink, by their ids."""
    return parts_of(inked((HOUSE / "static" / "icons" / f"{name}.svg").read_text(encoding="utf-8"), ink))


def template(game: str, name: str, ink: Ink) -> Element:
    """The drawing `templates/games/<game>/<name>`, in ink."""
    return inked((shipped("templates") / "games" / game / name).read_text(encoding="utf-8"), ink)


@cache
def _signs(name: str) -> dict[str, str]:
    return icons(name, {})


def sign(sheet: Engraving, icons_of: str, name: str, x: float, y: float, size: float, color: str = INK) -> None:
    """One of a game's icons around its middle; what it looks like goes into the plate with its first use."""
    sheet.define(name, _signs(icons_of)[name])
    sheet.use(name, x, y, size, color=color)
