"""What the plates of all games read: icons and drawings of the pages, so that each is drawn once in the house."""

from __future__ import annotations

from functools import cache
from xml.etree.ElementTree import Element

from ..core.inking import Ink, inked, parts_of
from ..core.plates import INK, Engraving
from ..house import HOUSE, shipped


def icons(sheet: str, ink: Ink | None = None) -> dict[str, str]:
    """The symbols of `static/icons/<sheet>.svg`, by name."""
    return parts_of(inked(_read_icons(sheet), ink or {}))


def template(game: str, name: str, ink: Ink) -> Element:
    """The drawing `templates/games/<game>/<name>`, in ink."""
    return inked((shipped("templates") / "games" / game / name).read_text(encoding="utf-8"), ink)


@cache
def _read_icons(sheet: str) -> str:
    return (HOUSE / "static" / "icons" / f"{sheet}.svg").read_text(encoding="utf-8")


@cache
def _symbols(sheet: str) -> dict[str, str]:
    return icons(sheet)


def sign(sheet: Engraving, icons_of: str, name: str, x: float, y: float, size: float, color: str = INK) -> None:
    """One of the house's icons around its middle; what it looks like goes into the plate with its first use."""
    sheet.define(name, _symbols(icons_of)[name])
    sheet.use(name, x, y, size, color=color)
