"""The rules of The Witcher that a table may read the other way (`core.house_rules`)."""

from __future__ import annotations

from typing import Literal, get_args

HouseRule = Literal[
    "WO-TOK-06",  # by default a token of any other pile is drawn by lot; otherwise the table chooses the terrain
    "WO-TOK-09",  # by default location 0 can be entered; otherwise it is no part of the board
    "WO-MOV-13",  # by default the last card still buys a stop; otherwise a witcher without cards goes straight on
    "WO-PHII-04",  # by default nobody fights at location 0 either; otherwise only the base schools are safe
    "WO-QST-08",  # by default one must come back; otherwise a quest whose place one stands on is drawn anew
    "WO-QST-14",  # by default any number of quests on one stop; otherwise one
    "WO-EVT-07",  # by default an event may be called again; otherwise a resolved one is out of the game
    "WO-MFT-13",  # by default the attribute is lowered before the damage; otherwise after it
    "WO-NEW-05",  # by default a defeated monster's token goes back to its pile; otherwise it leaves with its card
    "WO-LOC-16",  # by default market cards cleared away leave the game; otherwise they go to the shared discard pile
    "WO-LOC-17",  # by default location 0 trains like a school; otherwise it has no action
    "WO-SOL-08",  # by default the last monster may not fall before the attribute trophy; otherwise not even be fought
]
HOUSE_RULES: tuple[HouseRule, ...] = get_args(HouseRule)

# What they are about, as the pages group them; the words are house-<group>.
GROUPS: dict[str, tuple[HouseRule, ...]] = {
    "movement": ("WO-TOK-09", "WO-MOV-13", "WO-PHII-04"),
    "tales": ("WO-TOK-06", "WO-QST-08", "WO-QST-14", "WO-EVT-07"),
    "fights": ("WO-MFT-13", "WO-NEW-05"),
    "places": ("WO-LOC-16", "WO-LOC-17"),
    "solo": ("WO-SOL-08",),
}
