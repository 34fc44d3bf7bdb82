"""The tables of The Witcher: Old World that the pictures show: the sample, led on to one moment or another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Then = Callable[..., str]
Moves = tuple[tuple[str, dict[str, Any]], ...]
STRONG = {"combat": 4, "defence": 3, "alchemy": 3, "speciality": 3, "level": 3, "shield": 3, "gold": 5, "potions": 2}


def has(who: int, **facts: Any) -> Moves:
    """Facts of a witcher, put right by hand."""
    return tuple(("correct", {"path": f"/witchers/{who - 1}/{name}", "value": value}) for name, value in facts.items())


BEAR, CAT, WOLF = 3, 2, 1
STRIKES: Moves = (
    *has(BEAR, **STRONG),
    ("correct", {"path": "/slots/forest", "value": {"location": 17, "monster": "harpy"}}),
    *has(BEAR, location=17),
    ("fight_monster", {"who": BEAR}),
    ("ready", {"who": BEAR}),
    ("play_combo", {"who": BEAR, "cards": 3, "damage": 4, "shield": 1}),
)
# How each table comes to its moment, from the sample on.
WITCHERS: dict[str, Moves] = {
    "turn": (
        *has(CAT, location=10),
        *has(BEAR, gold=6, location=7),
        ("travel", {"who": BEAR, "to": 10, "by": "terrain"}),
    ),
    "map": (*has(WOLF, location=4), ("describe_place", {"place": 11, "action": "potion"})),
    "fight": (*STRIKES, ("name_attack", {"who": CAT, "attack": "bite"})),
    "blow": (
        *STRIKES,
        ("name_attack", {"who": CAT, "attack": "bite"}),
        ("monster_strikes", {"who": BEAR, "effect": "2"}),
    ),
    "dice": (
        *has(BEAR, location=7),
        *has(CAT, location=10),
        ("travel", {"who": BEAR, "to": 10, "by": "terrain"}),
        ("challenge", {"who": BEAR, "whom": CAT}),
        ("roll_dice", {"own": [6, 6, 6, 2, 4], "their": [2, 3, 4, 5, 5]}),
    ),
    "tale": (("explore", {"who": BEAR, "deck": "wilds", "source": "ours", "number": 20}),),
}
