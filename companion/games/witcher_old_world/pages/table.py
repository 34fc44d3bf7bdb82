"""The table's own page: house rules, what the owner's board and cards print, how alone a game is rated."""

from __future__ import annotations

from typing import Any

from ....core.house_rules import grouped
from ..box import bestiary
from ..box.board import is_unsure, locations, printed_roads, road, unsure_roads
from ..box.names import SCHOOLS
from ..play import land, monsters, trophies
from ..state.house_rules import GROUPS
from ..state.table import Continent
from .figures import HUES, subtitle
from .map import PRINTED
from .next_step import BACK


def view(state: Continent) -> dict[str, Any]:
    """House rules by what they are about; printed numbers with what the app takes until it is told."""
    return {
        "next": BACK,
        "subtitle": subtitle(state),
        "groups": grouped(state, GROUPS),
        "places": [_place(state, number) for number in locations()],
        "printed": PRINTED,
        "roads": _roads(state),
        "specialities": [
            {
                "school": school,
                "hue": HUES[school],
                "levels": [*state.specialities.get(school, []), *[None] * 5][:5],
                "played": any(one.school == school for one in state.witchers),
            }
            for school in SCHOOLS
        ],
        "track": [
            {"position": at, "fatigue": state.fatigue[at - 1] if at else None, "gold": gold}
            for at, gold in enumerate(state.reputation)
        ],
        "level_damage": state.level_damage,
        "most_shield": state.most_shield,
        "levels": [{"level": level, "monsters": _monsters(state, level)} for level in (1, 2, 3)],
        "areas": state.kept,
        "tales": state.tales,
        "solo": state.solo,
        "ratings": trophies.RATINGS,
    }


def _place(state: Continent, number: int) -> dict[str, Any]:
    """WO-KF-03: what is printed at a location, as far as anybody said."""
    return {
        "number": number,
        "terrain": land.terrain_of(state, number) or "",
        "action": land.action_of(state, number),
        "known": bool(land.action_of(state, number)[0]),
    }


def _roads(state: Continent) -> dict[str, Any]:
    """WO-KF-04: roads that the owner's board may not have, and what this table corrected."""
    said = {road(*pair) for pair in (*state.roads, *state.closed_roads)}
    return {
        "unsure": [pair for pair in sorted(unsure_roads()) if road(*pair) not in said],
        "added": [pair for pair in sorted(road(*one) for one in state.roads) if pair not in printed_roads()],
        "confirmed": [pair for pair in sorted(road(*one) for one in state.roads) if is_unsure(*pair)],
        "closed": sorted(road(*one) for one in state.closed_roads),
    }


def _monsters(state: Continent, level: int) -> list[dict[str, Any]]:
    """WO-KF-05: the monsters of a level with their lives; `told`: the owner's card says otherwise than the box."""
    return [
        {
            "id": id,
            "name": bestiary.printed()[id]["name"],
            "ability": bestiary.printed()[id]["ability"],
            "life": monsters.life_of(state, id),
            "told": id in state.lives,
        }
        for id in bestiary.of_level(level)
    ]
