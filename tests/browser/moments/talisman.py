"""The moments of a table of Talisman, and the pages on which each kind of thing is to be seen."""

from __future__ import annotations

from typing import Any

from tests.browser.chronicler import Served

PLAYERS = [
    {"player": "Jana", "character": "warrior"},
    {"player": "Petr", "character": "wizard"},
    {"player": "Ola", "character": "elf"},
    {"player": "Marek", "character": "thief"},
    {"character": "druid"},
    {"player": "Kateřina Dlouhopamětná", "character": "prophetess"},
]
FULL = [{"character": one} for one in ("sorceress", "monk")]
BOOK = "talisman/the-fire-by-the-road"


def at(who: int, space: str, **facts: Any) -> tuple[tuple[str, dict[str, Any]], ...]:
    """Put a seat's character on a space, with facts of its own, before its turn."""
    changes = {"space": space, **facts}
    path = f"/characters/{who - 1}"
    return tuple(("correct", {"path": f"{path}/{name}", "value": value}) for name, value in changes.items())


LOADED = (
    *[("receive", {"who": 1, "item": item}) for item in ("sword", "axe", "armour", "helmet", "mule", "shield")],
    ("gain_talisman", {"who": 1}),
    *[("gain_card", {"who": 1, "card": {"name": name}}) for name in ("maiden", "mercenary", "guide", "unicorn")],
    ("change", {"who": 1, "counter": "strength", "by": 5}),
    ("name_spell", {"who": 2, "name": "Vítr z hor"}),
)
BEASTS = [{"name": name} for name in ("wolf", "ogre")]
# How a table comes to each moment of its life, move by move, from its set-up on; the first list has been ticked off.
MOMENTS: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "begins": (),
    "rolled": (*at(1, "o15"), ("roll_movement", {"who": 1, "rolled": 4})),
    "drawing": (("roll_movement", {"who": 1, "rolled": 2}), ("go", {"who": 1, "to": "o9"})),
    "cards": (
        *at(2, "o9"),
        ("lay_card", {"space": "o9", "card": {"name": "ring"}, "gold": 2}),
        ("lay_card", {"space": "o9", "card": {"name": "Mlynářka bez mlýna", "kind": "stranger"}}),
        ("roll_movement", {"who": 1, "rolled": 2}),
        ("go", {"who": 1, "to": "o9"}),
    ),
    "unnamed": (("roll_movement", {"who": 1, "rolled": 2}), ("go", {"who": 1, "to": "o9"}), ("draw", {"who": 1})),
    "combat": (
        *LOADED,
        ("roll_movement", {"who": 1, "rolled": 2}),
        ("go", {"who": 1, "to": "o9"}),
        ("draw", {"who": 1, "cards": BEASTS}),
        ("face_enemies", {"who": 1}),
    ),
    "loss": (
        *LOADED,
        ("fight_creature", {"who": 1, "value": 30, "name": "farmer"}),
        ("roll_fight", {"who": 1, "rolled": [1, 1], "theirs": [6]}),
    ),
    "duel": (
        *at(2, "o9"),
        *LOADED,
        ("roll_movement", {"who": 1, "rolled": 2}),
        ("go", {"who": 1, "to": "o9"}),
        ("attack", {"who": 1, "whom": 2}),
        ("roll_fight", {"who": 1, "rolled": [6, 6], "theirs": [1]}),
    ),
    "city": (("roll_movement", {"who": 1, "rolled": 6}), ("go", {"who": 1, "to": "o13"})),
    "gate": (*at(1, "m8"), ("roll_movement", {"who": 1, "rolled": 5})),
    "inside": (*at(1, "i5"),),
    "crypt": (*at(1, "i5"), ("step", {"who": 1, "to": "i4"})),
    "pits": (*at(1, "i7"), ("step", {"who": 1, "to": "i8"}), ("enter_pits", {"who": 1, "rolled": 3})),
    "raft": (
        *at(1, "o5"),
        *LOADED,
        ("build_raft", {"who": 1}),
        *[("end_turn", {"who": who}) for who in range(1, 7)],
    ),
    "toad": (("turn_into_toad", {"who": 1}), ("miss", {"who": 3, "turns": 2})),
    "dead": (("perish", {"who": 3}), ("hold", {"who": 1, "kind": "quest", "number": 4})),
    "command": (*at(1, "i1"), *LOADED, ("step", {"who": 1, "to": "crown"}), ("command", {"who": 1, "rolled": 5})),
    "surplus": (*LOADED, *at(2, "o9", spells=["Vítr z hor", "?", "?", "?"])),
    "won": (
        *at(1, "i1"),
        *LOADED,
        ("step", {"who": 1, "to": "crown"}),
        *[("concede", {"who": who}) for who in range(2, 7)],
    ),
    "tale": (
        ("open_book", {"book": BOOK, "language": "cs"}),
        ("choose", {"choice": "wait"}),
        ("roll_movement", {"who": 1, "rolled": 2}),
        ("go", {"who": 1, "to": "o9"}),
    ),
    "packing": (*LOADED, ("turn_into_toad", {"who": 4}), ("put_away", {})),
}  # fmt: skip
PANELS = ("map", "party", "hand", "race", "table")


def tables(served: Served) -> dict[str, str]:
    """A table for six at each moment of its life, and a light one."""
    ids = {}
    for name, moves in MOMENTS.items():
        ids[name] = served.lay(f"Stůl {name}", game="talisman", players=PLAYERS, first=1)
        for move, args in (("leave_list", {}), *moves):
            served.move(ids[name], move, ("*",), **args)
    ids["set_up"] = served.lay("Příprava", game="talisman", players=FULL)
    ids["light"] = served.lay("Lehký", game="talisman", players=FULL, kept="light", first=1)
    for move, args in (("leave_list", {}), *at(1, "m8"), ("roll_movement", {"who": 1, "rolled": 5})):
        served.move(ids["light"], move, ("*",), **args)
    return ids


def pages(tables: dict[str, str]) -> list[str]:
    """The addresses of every kind of page."""
    return [
        "/new/talisman",
        "/new/talisman?name=Kruh&count=6",
        *[f"/t/{id}/" for id in tables.values()],
        *[f"/t/{tables[name]}/{panel}" for name in ("combat", "won", "light") for panel in PANELS],
        *[f"/t/{tables[name]}/party" for name in ("toad", "dead", "surplus")],
        *[f"/t/{tables[name]}/map" for name in ("rolled", "gate", "raft")],
        f"/t/{tables['cards']}/map?space=o9",
        f"/t/{tables['surplus']}/hand?seat=2&show=1",
        f"/t/{tables['tale']}/journal",
        f"/t/{tables['won']}/chronicle",
    ]
