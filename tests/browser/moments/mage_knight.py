"""The moments of a table of Mage Knight, and the pages on which each kind of thing is to be seen."""

from __future__ import annotations

from typing import Any

from tests.browser.chronicler import Served

GAME = "mage_knight"
PLAYERS = [
    {"player": "Jana", "hero": "goldyx"},
    {"player": "Kateřina Dlouhopamětná", "hero": "norowas"},
    {"player": "Petr", "hero": "arythea"},
]
JANA, KATKA, PETR = 1, 2, 3
Moves = tuple[tuple[str, dict[str, Any]], ...]
GREEN = "4,-5"  # the city, with tile 5 of the core around it
GARRISON = [{"back": back} for back in ("brown", "brown", "white", "violet")]
LAND = {
    "tiles": {"0,0": {"tile": "A"}, "1,-3": {"tile": "3"}, "3,-2": {"tile": "5"}, GREEN: {"tile": "core5"}},
    "spaces": {
        "2,-4": {"tokens": [{"back": "gray", "enemy": "golems", "up": True}]},
        "4,-2": {"tokens": [{"back": "green", "enemy": "wolf_riders", "up": True}]},
        "5,-5": {"tokens": [{"back": "green", "enemy": "ironclads", "up": True}]},
        "3,-4": {"tokens": [{"back": "green"}]},
        "4,-3": {"shields": [KATKA], "done": True},
    },
    "stack": {"countryside": 6, "city": 1, "core": 2},
    "cities": [{"colours": ["green"], "at": GREEN, "level": 5, "garrison": GARRISON}],
    "levels": [5, 5],
}


def has(who: int, **facts: Any) -> Moves:
    """Facts of a hero, put right by hand."""
    return tuple(("correct", {"path": f"/heroes/{who - 1}/{name}", "value": value}) for name, value in facts.items())


def now(**facts: Any) -> Moves:
    """Facts of the turn that is on."""
    return tuple(("correct", {"path": f"/turn/{name}", "value": value}) for name, value in facts.items())


PICKED = ("pick_tactic", {})  # by everybody, in the order in which they do
LOADED: Moves = (
    *has(JANA, fame=31, level=5, reputation=-2, at="3,-3", crystals={"red": 2, "blue": 3, "green": 1}),
    *has(JANA, units=[{"unit": "utem_crossbowmen"}, {"unit": "fire_golems", "spent": True, "wounds": 1}]),
    *has(JANA, skills=[{"skill": "freezing_power"}, {"skill": "potion_making", "down": True}, {"skill": "flight"}]),
    *has(JANA, mana={"red": 1, "gold": 2}, hand={"deeds": 4, "wounds": 2}, gained=["ruby_ring", "fireball"]),
    *has(KATKA, fame=24, level=4, reputation=4, at="4,-3", units=[{"unit": "altem_guardians"}, {"unit": "peasants"}]),
    *has(KATKA, skills=[{"skill": "bonds_of_loyalty"}, {"skill": "leaves_in_the_wind"}], hand={"wounds": 3}),
    *has(PETR, fame=9, level=3, at="0,-2", by_round=[4, 9]),
    ("correct", {"path": "/land", "value": LAND}),
)
TURN: Moves = (PICKED, *LOADED, *now(seat=JANA, path=["3,-3"], points=5))
STORM: Moves = (*TURN, *has(JANA, at="4,-4"), ("go", {"who": JANA, "space": GREEN}), ("fight_site", {"who": JANA}))
FOUND = {1: "minotaur", 2: "medusa", 3: "freezers", 4: "fire_mages", 6: "cursed_hags"}
TURNED: Moves = tuple(("turn_up", {"who": JANA, "foe": foe, "enemy": one}) for foe, one in FOUND.items())
SHOT: Moves = (
    *STORM,
    *TURNED,
    ("aim_at", {"who": JANA, "foe": 1}),
    ("play_value", {"who": JANA, "points": 3, "use": "siege", "element": "fire"}),
    ("aim_at", {"who": JANA, "foe": 2}),
    ("play_value", {"who": JANA, "points": 4, "use": "siege"}),
)
ON: Moves = (("fight_on", {"who": JANA}),)
BLOCK: Moves = (*STORM, *TURNED, *ON, ("play_value", {"who": JANA, "points": 4, "use": "block", "element": "ice"}))
HURT: Moves = (*BLOCK, *ON)
MONASTERY: Moves = (
    *TURN,
    *has(KATKA, fame=24, hand={"deeds": 5, "wounds": 2}, at="5,-6"),
    *now(seat=KATKA, path=["5,-6"], step="move"),
    ("bargain", {"who": KATKA, "influence": 9}),
)
LEVELS: Moves = (
    *TURN,
    ("gain_points", {"who": JANA, "points": 2}),
    ("change_fame", {"who": JANA, "by": 22}),
    ("add_reward", {"who": JANA, "kind": "spell"}),
    ("add_reward", {"who": JANA, "kind": "artifact", "count": 2}),
    ("end_turn", {"who": JANA, "left": 2}),
)
DUEL: Moves = (*TURN, *has(PETR, at="3,-3"), ("attack_hero", {"who": JANA, "whom": PETR}))
OVER: Moves = (*LOADED, ("correct", {"path": "/step", "value": "scoring"}), ("score", {}))
# How a table comes to each moment of its life, move by move, from its set-up on.
MOMENTS: dict[str, Moves] = {
    "picks": (("pick_tactic", {"who": 1, "number": 5}),),
    "turn": TURN,
    "shot": SHOT,
    "block": BLOCK,
    "hurt": HURT,
    "bargain": MONASTERY,
    "levels": LEVELS,
    "duel": DUEL,
    "over": OVER,
}
JOINT: Moves = (
    *TURN,
    *has(JANA, at="4,-4"),
    *has(KATKA, at="5,-6"),
    ("propose_assault", {"who": JANA, "shares": [2, 2, 0], "city": GREEN}),
)
FIRST = ("picks", "turn", "shot", "levels", "over", "alone", "light", "auction", "set_up")
PANELS = ("map?space=4,-2", "hero", "offers", "score", "scenario", "mine?seat=1", "chronicle", "more")


def tables(served: Served) -> dict[str, str]:
    """A table for three at each moment of its life, one of a joint assault, one alone, light ones, rare scenarios."""
    ids = {name: lay(served, name, moves, scenario="full_conquest") for name, moves in MOMENTS.items()}
    ids["joint"] = lay(served, "joint", JOINT, scenario="full_cooperation")
    alone = (("roll_source", {"dice": ["gold", "white", "blue"]}), PICKED)
    ids["alone"] = lay(served, "alone", alone, players=PLAYERS[:1], scenario="solo_conquest")
    ids["light"] = lay(served, "light", (), scenario="mines_liberation", kept="light")
    fixed = {"players": [{}, {}, {}, {}], "teams": "lot", "scenario": "conquer_and_hold"}
    ids["fixed"] = lay(served, "fixed", (), **fixed)
    ids["auction"] = lay(served, "auction", (), scenario="one_to_return", variants=["auction", "draft"])
    ids["set_up"] = served.lay("Příprava", game=GAME, players=PLAYERS, scenario="druid_nights")
    return ids


def lay(served: Served, name: str, moves: Moves, **options: Any) -> str:
    """A table at that moment."""
    id = served.lay(f"Stůl {name}", game=GAME, **{"players": PLAYERS, "first": JANA, **options})
    for move, args in (("leave_list", {}), *moves):
        if move == "pick_tactic" and not args:
            pick_all(served, id)
        else:
            served.move(id, move, ("*",), **args)
    return id


def pick_all(served: Served, id: str) -> None:
    """Everybody takes the lowest tactic of those that ask nothing as they are taken."""
    while (state := served.state(id))["step"] == "tactics":
        gone = [one["tactic"] for one in (*state["heroes"], state["dummy"] or {"tactic": None})]
        free = min({1, 4, 5, 6} - {*gone, *state["tactics_gone"].get(state["time"], [])})
        served.move(id, "pick_tactic", who=state["picks"][0], number=free)


def pages(tables: dict[str, str]) -> list[str]:
    """The addresses of every kind of page."""
    return [
        f"/new/{GAME}",
        f"/new/{GAME}?name=Kruh&count=4",
        *[f"/t/{tables[name]}/" for name in FIRST],
        *[f"/t/{tables['turn']}/{panel}" for panel in PANELS],
        *[f"/t/{tables[name]}/fight" for name in ("shot", "block", "hurt", "light")],
        *[f"/t/{tables[name]}/offers" for name in ("bargain", "light")],
        f"/t/{tables['levels']}/mine?seat=1",
        f"/t/{tables['duel']}/duel",
        f"/t/{tables['joint']}/duel",
        f"/t/{tables['over']}/score",
        f"/t/{tables['fixed']}/map",
        f"/t/{tables['auction']}/scenario",
        f"/rules/{GAME}",
    ]
