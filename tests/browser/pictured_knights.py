"""The tables of Mage Knight that the pictures show: the sample, led on to one moment or another."""

from __future__ import annotations

from typing import Any

from .moments.mage_knight import LAND

Moves = tuple[tuple[str, dict[str, Any]], ...]
JANA, PETR = 1, 2
# How each table comes to its moment, from the sample on.
KNIGHTS: dict[str, Moves] = {
    "fight": (("play_value", {"who": PETR, "points": 1, "use": "block"}),),
    "map": (
        ("correct", {"path": "/fight", "value": None}),
        ("end_turn", {"who": PETR, "left": 1}),
        ("correct", {"path": "/land", "value": LAND}),
        ("correct", {"path": "/heroes/0/at", "value": "3,-3"}),
        ("correct", {"path": "/heroes/1/at", "value": "0,-2"}),
        ("correct", {"path": "/turn/path", "value": ["3,-3"]}),
        ("gain_points", {"who": JANA, "points": 5}),
    ),
}
