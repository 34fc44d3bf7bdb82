"""What a page shows is declared as a type, and nothing is declared that no template shows."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest

from companion.core.page import View
from companion.games import games
from companion.house import HOUSE

PANELS = [pytest.param(game, panel, id=f"{game.id}-{panel.name}") for game in games() for panel in game.panels]


def shown(kind: Any, game: str, seen: set[type]) -> Iterator[type]:
    """The types of that game's pages that a view is made of, itself among them."""
    for inner in get_args(kind):
        yield from shown(inner, game, seen)
    if isinstance(kind, type) and dataclasses.is_dataclass(kind) and kind not in seen:
        seen.add(kind)
        if f".{game}.pages." in kind.__module__:
            yield kind
            for hint in get_type_hints(kind).values():
                yield from shown(hint, game, seen)


@pytest.mark.parametrize(("game", "panel"), PANELS)
def test_a_panel_returns_a_view_of_its_own(game, panel):
    kind = get_type_hints(panel.view)["return"]
    assert issubclass(kind, View) and kind is not View and kind.__dataclass_params__.frozen
    assert kind.__doc__ and [*get_type_hints(panel.view)] == ["state", "viewer", "return"]


@pytest.mark.parametrize(("game", "panel"), PANELS)
def test_what_a_view_declares_some_template_shows(game, panel):
    folder = HOUSE.parent / "templates" / "games" / game.id
    said = " ".join(file.read_text(encoding="utf-8") for file in folder.glob("*.html"))
    read = {*re.findall(r"\.(\w+)", said), *re.findall(r'attribute="(\w+)"', said), *re.findall(r'attr\("(\w+)"', said)}
    read |= {*re.findall(r'(?:selectattr|rejectattr|sort)\("(\w+)"', said)}
    for kind in shown(get_type_hints(panel.view)["return"], game.id, set()):
        declared = {one.name for one in dataclasses.fields(kind)} - {"frame"}
        assert declared <= read, f"no template shows {declared - read} of {kind.__name__}"
