"""The drawn signs: each head, track, resource and attribute has one, and none is drawn twice."""

from __future__ import annotations

import re

from companion.games.tainted_grail.box.names import ATTRIBUTES, COLOURS, HEROES, KEYWORDS, RESOURCES, TRACKS
from companion.house import HOUSE

ON_CARDS = {"menhir", "dreams", "friendly", "hostile", "guardian", "time", "quest", "dial"}
ENCOUNTERS = {"encounter", "combat", "diplomacy"}
OF_A_BOARD = {"limiter", "exhausted", "dying", "item", "secret", "skill"}


def test_each_sign_is_drawn_once():
    sprite = (HOUSE / "static" / "icons" / "tainted-grail.svg").read_text(encoding="utf-8")
    drawn = re.findall(r'<symbol id="([a-z0-9_-]+)"', sprite)
    colours = {f"colour-{colour}" for colour in COLOURS}
    assert {*HEROES, *TRACKS, *RESOURCES, *ATTRIBUTES, *KEYWORDS, *colours, *ON_CARDS, *ENCOUNTERS, *OF_A_BOARD} <= set(
        drawn
    )
    assert len(drawn) == len(set(drawn))
