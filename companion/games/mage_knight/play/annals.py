"""What the chronicle tells that the book of nights has a page of: whose deed, and which one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, get_args

from ....core.message import Message
from ..box.enemies import ENEMIES
from ..box.names import Back
from ..state.hero import called
from ..state.table import MageKnight

Deed = Literal[
    "keep_taken",
    "tower_taken",
    "monastery_burned",
    "city_fell",
    "city_withstood",
    "dungeon_done",
    "tomb_done",
    "den_done",
    "spawning_done",
    "ruins_done",
    "altar_paid",
    "orcs_beaten",
    "draconum_beaten",
    "knocked_out",
    "village_plundered",
    "level_up",
    "unit_lost",
    "duel_won",
    "duel_lost",
    "alone_in_the_dark",
]
DEEDS: tuple[Deed, ...] = get_args(Deed)
Facts = Mapping[str, Any]

CONQUERED: Mapping[str, Deed] = {
    "keep": "keep_taken",
    "tower": "tower_taken",
    "monastery": "monastery_burned",
    "dungeon": "dungeon_done",
    "tomb": "tomb_done",
    "den": "den_done",
    "spawning": "spawning_done",
    "ruins": "ruins_done",
}
BEATEN: Mapping[Back, Deed] = {"red": "draconum_beaten", "green": "orcs_beaten"}  # who falls for more comes first


def _beaten(facts: Facts) -> Deed | None:
    """Of the enemies that fell, a Draconum is told of rather than orcs."""
    fallen = {ENEMIES[one].back for one in ENEMIES if one in facts.get("enemy", [])}
    return next((deed for back, deed in BEATEN.items() if back in fallen), None)


def _always(deed: Deed) -> Callable[[Facts], Deed | None]:
    return lambda facts: deed


# By sentence of the chronicle, and the fact of it that names somebody, which deed of theirs it tells.
WRITTEN: Mapping[tuple[str, str], Callable[[Facts], Deed | None]] = {
    ("wrote-conquered", "who"): lambda facts: CONQUERED.get(facts.get("site", "")),
    ("wrote-city-fell", "who"): _always("city_fell"),
    ("wrote-thrown-back", "who"): lambda facts: "city_withstood" if facts.get("site") == "city" else None,
    ("wrote-defeated", "who"): _beaten,
    ("wrote-knocked-out", "who"): _always("knocked_out"),
    ("wrote-altar", "who"): _always("altar_paid"),
    ("wrote-plundered", "who"): _always("village_plundered"),
    ("wrote-level", "who"): _always("level_up"),
    ("wrote-unit-destroyed", "who"): _always("unit_lost"),
    ("wrote-duel-won", "who"): _always("duel_won"),
    ("wrote-duel-won", "whom"): _always("duel_lost"),
    ("wrote-joint-won", "who"): _always("city_fell"),
    ("wrote-joint-lost", "who"): _always("city_withstood"),
}


def deeds(state: MageKnight, message: Message) -> list[tuple[Deed, int]]:
    """Which deeds a sentence tells, and whose."""
    found = []
    for (key, whose), told in WRITTEN.items():
        if key != message.key or not (deed := told(message.args)):
            continue
        who = message.args.get(whose)
        named = who if isinstance(who, list) else [who]
        found += [(deed, hero.seat) for hero in state.heroes if not {hero.seat, called(hero)}.isdisjoint(named)]
    return found
