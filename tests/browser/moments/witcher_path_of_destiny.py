"""The moments of a table of The Witcher: Path of Destiny, and the pages on which each kind of thing is to be seen."""

from __future__ import annotations

from typing import Any

from tests.browser.chronicler import Served

GAME = "witcher_path_of_destiny"
PLAYERS = [
    {"player": "Jana", "character": "geralt"},
    {"player": "Kateřina Dlouhopamětná", "character": "yennefer", "name": "Vřes z Dlouhé Lhoty"},
    {"player": "Petr", "character": "ciri"},
]
Moves = tuple[tuple[str, dict[str, Any]], ...]
CARDS: Moves = (
    ("describe_card", {"card": "sekera nad krbem", "combat": 2, "colours": ["red"]}),
    (
        "describe_card",
        {
            "card": "stará mapa",
            "exploration": 1,
            "magic": 1,
            "colours": ["blue", "green"],
            "condition": "C8",
            "condition_colour": "blue",
            "result": "R2",
        },
    ),
    (
        "describe_card",
        {"magic": 3, "colours": ["red"], "condition": "C1", "condition_symbol": "magic", "result": "R1"},
    ),
    ("describe_card", {"diplomacy": 2, "combat": 1, "colours": ["yellow"]}),
    ("describe_card", {"magic": 2, "colours": ["green", "yellow"], "condition": "C3", "result": "R3"}),
    ("describe_card", {"combat": 1, "exploration": 2, "colours": ["blue"], "condition": "C10", "result": "R10"}),
    ("describe_card", {"colours": ["red", "blue"], "condition": "C4", "condition_colour": "red", "result": "R7"}),
)
SIGNS = (
    "~3mag-red-C1-mag-R1",
    "~2dip-1com-yellow",
    "~2mag-green-yellow-C3-R3",
    "~2exp-1com-blue-C10-R10",
    "~red-blue-C4-red-R7",
)


def lay_all(who: int, *cards: str) -> Moves:
    """Cards lie on a timeline from earlier turns."""
    return tuple(("lay_card", {"who": who, "card": card, "turn": 1}) for card in cards)


BEGUN: Moves = (("name_symbols", {"left": "magic", "right": "combat"}), ("next_step", {}))
LOADED: Moves = (
    *CARDS,
    *lay_all(1, "sekera nad krbem", "stará mapa", "sekera nad krbem"),
    *lay_all(2, "stará mapa", "stará mapa"),
    *lay_all(3, "sekera nad krbem"),
    ("gain_symbols", {"who": 1, "symbol": "magic", "count": 3}),
    ("gain_symbols", {"who": 2, "symbol": "combat", "count": 2}),
    ("cover_symbol", {"who": 1, "place": 0, "at": 1}),
    ("move_vp", {"who": 1, "by": 9}),
    ("move_vp", {"who": 2, "by": 14}),
    ("move_xp", {"who": 1, "by": 12}),
    ("move_xp", {"who": 2, "by": 20}),
    ("move_xp", {"who": 2, "by": 4}),
    ("correct", {"path": "/path/left", "value": 2}),
    ("correct", {"path": "/fate/I", "value": "left"}),
    ("correct", {"path": "/fate/II", "value": "aside"}),
)
NAMED: Moves = (("name_row", {"row": 1, "first": "sekera nad krbem", "second": "stará mapa"}),)
DRAFTED: Moves = tuple(("draft_row", {"who": who, "row": row}) for who, row in ((3, 2), (2, 0), (1, 4)))
PLAYED: Moves = (
    ("play_cards", {"who": 1, "first": "sekera nad krbem", "second": "sekera nad krbem"}),
    ("play_cards", {"who": 2, "first": "stará mapa", "second": "stará mapa"}),
)
KEEPING: Moves = (("correct", {"path": "/step", "value": "keep"}), ("correct", {"path": "/chapter", "value": 2}))
WON: Moves = (("correct", {"path": "/winner", "value": 2}), ("correct", {"path": "/step", "value": "over"}))
# How a table comes to each moment of its life, move by move, from its set-up on.
MOMENTS: dict[str, Moves] = {
    "begins": (),
    "draft": (*BEGUN, *LOADED, *NAMED),
    "picked": (*BEGUN, *LOADED, *NAMED, *DRAFTED[:2]),
    "unknown": (*BEGUN, *DRAFTED),
    "play": (*BEGUN, *LOADED, *DRAFTED, *PLAYED),
    "keep": (*BEGUN, *LOADED, *KEEPING),
    "over": (
        *BEGUN,
        *LOADED,
        ("correct", {"path": "/winner", "value": 2}),
        ("correct", {"path": "/step", "value": "over"}),
    ),
}
CHECK: Moves = (
    *DRAFTED,
    ("meet_requirement", {"who": 1, "back": "combat"}),
    ("meet_requirement", {"who": 3, "back": "combat"}),
)
ROWS: Moves = (
    ("describe_automa", {"character": "ciri", "first": "magic", "second": "combat", "colour": "red"}),
    ("flip_token", {"shown": ["left"]}),
    ("draft_row", {"who": 1, "row": 0}),
)
PANELS = ("timelines", "timelines?mend=1", "race", "box", "mine?seat=1", "mine?seat=2", "chronicle", "more")


def tables(served: Served) -> dict[str, str]:
    """A table for three at each moment of its life, light ones, one alone, one with dealt boards, a story of ours."""
    ids = {name: lay(served, name, moves, players=PLAYERS, story="P1") for name, moves in MOMENTS.items()}
    ids["light"] = lay(served, "light", (*BEGUN, *DRAFTED), players=PLAYERS, story="P1", kept="light")
    ids["fate"] = lay(served, "fate", (*BEGUN, *DRAFTED), players=PLAYERS, story="two-banks", kept="light")
    ids["dealt"] = lay(served, "dealt", (), players=[{}, {}, {}, {}, {}], story="P2")
    ids["objectives"] = lay(served, "objectives", (*BEGUN, *CHECK), players=PLAYERS, story="P2", kept="light")
    ids["alone"] = lay(served, "alone", BEGUN, players=PLAYERS[:1], story="P3")
    ids["rows"] = lay(served, "rows", (*BEGUN, *ROWS), players=PLAYERS[:1], story="P3", automa="ciri")
    ids["ours"] = lay(served, "ours", (), players=PLAYERS, story="the-last-toll")
    ids["set_up"] = served.lay("Příprava", game=GAME, players=PLAYERS)
    return ids


def lay(served: Served, name: str, moves: Moves, **options: Any) -> str:
    """A table at that moment."""
    id = served.lay(f"Stůl {name}", game=GAME, **options)
    for move, args in (("leave_list", {}), *moves):
        served.move(id, move, ("*",), **args)
    return id


def pages(tables: dict[str, str]) -> list[str]:
    """The addresses of every kind of page."""
    return [
        f"/new/{GAME}",
        f"/new/{GAME}?name=Kruh&count=1",
        f"/new/{GAME}?name=Kruh&count=5",
        *[f"/t/{id}/" for id in tables.values()],
        *[f"/t/{tables['play']}/{panel}" for panel in PANELS],
        *[f"/t/{tables[name]}/mine?seat=1" for name in ("picked", "unknown", "light", "keep", "objectives")],
        f"/t/{tables['play']}/?who=3&first=stará mapa",
        f"/t/{tables['play']}/mine?seat=3&first=stará mapa",
        f"/t/{tables['light']}/timelines",
        f"/rules/{GAME}",
    ]
