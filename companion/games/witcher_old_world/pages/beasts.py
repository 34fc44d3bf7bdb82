"""A monster as every page shows it."""

from __future__ import annotations

from typing import Any

from ..box import bestiary
from ..box.names import Terrain
from ..play import monsters
from ..state.table import Continent


def monster_of(state: Continent, terrain: Terrain | None) -> dict[str, Any] | None:
    """A monster on the board, for the map and the lists."""
    if terrain is None or not state.slots[terrain].taken:
        return None
    slot = state.slots[terrain]
    return {
        "id": slot.monster,
        "terrain": terrain,
        "place": slot.location,
        "level": bestiary.level_of(slot.monster),
        "life": monsters.life_of(state, slot.monster),
        "trail": state.active.trail(terrain) is not None,
        **{key: bestiary.printed().get(slot.monster, {}).get(key) for key in ("name", "ability", "when")},
    }


def called(id: str) -> dict[str, Any]:
    """A monster that is only a token yet: its id and its name in both languages."""
    return {"id": id, "name": bestiary.printed().get(id, {}).get("name", id)}
