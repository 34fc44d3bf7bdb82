"""The map: every location with who and what is there, the roads, and one of them in detail."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ..box.board import is_unsure, locations
from ..box.names import ATTRIBUTES, TERRAINS
from ..play import land, quests, tokens
from ..state.table import Continent
from . import drawn_land
from .figures import figure, subtitle
from .next_step import BACK, elsewhere
from .turn import marks, monster_of, ways

# WO-KF-03: what may be printed at a location, one tap each: the kind of its action, and of which attribute.
PRINTED = (
    *(("attribute", name) for name in ATTRIBUTES),
    *((kind, None) for kind in ("potion", "poker", "exchange", "trail", "clearing", "school")),
)


def view(state: Continent) -> dict[str, Any]:
    """The whole board, and where the active witcher may go now."""
    busy = state.fight or state.poker or state.open_card or state.tasks or state.winner
    moving = state.turn.phase == "movement" and not busy
    goals = {way["place"]: way for way in ways(state)} if moving else {}
    solvable = quests.solvable(state, state.active) if moving else []
    roads = drawn_land.ways(land.roads(state))
    return {
        "next": elsewhere(state),
        "board": [_row(state, number, goals.get(number), solvable) for number in locations()],
        "roads": [replace(way, unsure=_open(state, way.one, way.other)) for way in roads],
        "active": state.active,
        "figure": figure(state, state.active),
        "subtitle": subtitle(state),
        "piles": [{"terrain": terrain, "left": tokens.left(state, terrain)} for terrain in TERRAINS],
        "monsters": [monster_of(state, terrain) for terrain in TERRAINS if state.slots[terrain].taken],
        "printed": PRINTED,
        "terrains": TERRAINS,
        "moving": moving,
        "kept": state.in_app("map"),
        "back": BACK,
    }


def _row(state: Continent, number: int, way: dict[str, Any] | None, solvable: list[Any]) -> dict[str, Any]:
    """A location, drawn and in words. `way`: the move that leads there now, with its prices."""
    place = locations()[number]
    return {
        "number": number,
        "name": place.name,
        "terrain": land.terrain_of(state, number) or "",
        "school": place.school,
        "here": [figure(state, one) for one in state.on(number)],
        "monster": monster_of(state, state.monster_at(number)),
        "marks": marks(state, state.active, number),
        "way": way,
        "near": way is not None,
        "action": land.action_of(state, number),
        "told": str(number) in state.places,
        "used": number in state.turn.used,
        "quests": [
            figure(state, one) | {"quest": quest, "solvable": quest in solvable}
            for one in state.witchers
            for quest in one.quests
            if quest.location == number
        ],
        "trail_quests": [
            figure(state, one) | {"quest": quest}
            for one in state.witchers
            for quest in one.trail_quests
            if quest.location == number
        ],
        "tavern": state.tavern == number,
        "roads": [{"to": to, "unsure": _open(state, number, to)} for to in land.neighbours(state, number)],
        "at": place.at,
    }


def _open(state: Continent, number: int, to: int) -> bool:
    """WO-KF-04: whether this road is unsure, and this table has not said yet that its board has it."""
    said = {tuple(pair) for pair in state.roads}
    return is_unsure(number, to) and (min(number, to), max(number, to)) not in said
