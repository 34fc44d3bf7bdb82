"""The moments of a table of Tainted Grail, and the pages on which each kind of thing is to be seen."""

from __future__ import annotations

from typing import Any

from tests.browser.chronicler import Served
from tests.browser.tale import tell
from tests.browser.test_taps import PARTY

TYPED = '<img src=x onerror="window.ran = 1"><b>tučně</b>'
PANELS = ("", "map", "party", "sheet")
LAMP = "tainted-grail/the-lamp-in-the-wall"
READERS = ("reading", "resting", "read", "lost_page", "light_reading")
SMALL = """() => [...document.querySelectorAll("a.land-card .card")].map((card) => card.getBoundingClientRect())
  .filter((box) => box.width < 47.9 || box.height < 47.9).map((box) => `card ${box.width} x ${box.height}`)"""


BLOW = {"wounds": 2, "terror": 1, "energy": 1, "pool": -1, "hand": 1, "deck": 2, "words": "a každý si sedne"}
HYDRA: dict[str, Any] = {
    "name": "Hydra z mlýnské strouhy", "colour": "purple", "value": 12, "level": 4, "opportunity": BLOW,
    "traits": ["guardian", "horde", "opportunist", "frenzy", "robber", "crushing", "slow", "defensive", "deceit"],
    "table": [{**BLOW, "since": since} for since in (0, 2, 4, 7, 9)],
    "keys": [{"attribute": "courage", "level": 2}, {"attribute": "aggression"}],
    "reward": {"gains": {"experience": 2}}, "loot": {"gains": {"food": 3, "wealth": 2}, "words": "jeden předmět"},
}  # fmt: skip
JUDGE: dict[str, Any] = {
    "name": "Soudce u mostu", "colour": "blue", "above": 6, "below": 6, "red": [-3], "green": [2], "level": 1,
    "stages": [{"reaction": BLOW, "words": "Prosit"}, {"reaction": {"terror": 1}, "words": "Přít se"}],
    "approaches": True, "avoid": {"costs": {"wealth": 1}, "least": {"reputation": 2}, "words": "a vrátit se"},
}  # fmt: skip

# How a table comes to each moment of its life, move by move, from its set-up on.
MOMENTS: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "set_up": (),
    "morning": (("leave_list", {}),),
    "event": (("leave_list", {}), ("start_day", {})),
    "guardians": (
        ("guardian_appears", {"name": "Jelen", "colour": "grey", "place": 101}),
        ("start_day", {}),
        ("turn_event", {}),
        ("leave_list", {}),
    ),
    "equipment": (
        ("take", {"who": "ailei", "kind": "item", "name": "Kord", "keyword": "weapon"}),
        ("take", {"who": "ailei", "kind": "item", "name": "Dýka", "keyword": "weapon"}),
        ("start_day", {}),
        ("turn_event", {}),
        ("leave_list", {}),
    ),
    "rest": (
        ("set_to", {"who": "cerv", "what": "food", "value": 0}),
        ("start_day", {}),
        ("turn_event", {}),
        ("end_day", {"everyone_passes": True}),
        ("leave_list", {}),
    ),
    "advancement": (
        ("start_day", {}),
        ("turn_event", {}),
        ("end_day", {"everyone_passes": True}),
        ("rest", {}),
        ("leave_list", {}),
    ),
    "growth": (
        ("start_day", {}),
        ("turn_event", {}),
        ("end_day", {"everyone_passes": True}),
        ("rest", {}),
        ("change", {"who": "ailei", "what": "experience", "by": 20}),
        ("gain_attribute", {"who": "ailei", "attribute": "empathy"}),  # beside the usual one: no room for a third
        ("look_at_cards", {"who": "ailei", "deck": "combat", "chosen": "combat own 3"}),
        ("change", {"who": "beor", "what": "experience", "by": 2}),
        ("look_at_cards", {"who": "beor", "deck": "combat"}),
        ("leave_list", {}),
    ),
    "fight": (
        ("start_day", {}),
        ("turn_event", {}),
        ("begin_encounter", {"who": ["ailei", "beor"], "colour": "grey"}),
        ("leave_list", {}),
    ),
    "combat": (  # cards laid, with all that may lie on them, against a card with every trait and a long table
        ("start_day", {}),
        ("turn_event", {}),
        ("begin_encounter", {"who": ["ailei", "beor"], "colour": "purple"}),
        ("describe_encounter", {"card": HYDRA, "who": "ailei"}),
        ("start_fight", {"who": "ailei"}),
        ("activate", {"who": "ailei"}),
        ("lay_card", {"who": "ailei", "by": 2, "charges": 2, "name": "Úder zpod štítu"}),
        ("lay_card", {"who": "ailei", "play_on": True, "tokens": 1, "edge": [{"attribute": "courage"}]}),
        ("leave_list", {}),
    ),
    "talk": (
        ("start_day", {}),
        ("turn_event", {}),
        ("begin_encounter", {"who": ["ailei", "beor"], "colour": "blue"}),
        ("describe_encounter", {"card": JUDGE, "who": "ailei"}),
        ("leave_list", {}),
    ),
    "won": (
        ("start_day", {}),
        ("turn_event", {}),
        ("begin_encounter", {"who": ["ailei", "beor"], "colour": "purple"}),
        ("describe_encounter", {"card": {**HYDRA, "traits": ["crushing"]}, "who": "ailei"}),
        ("start_fight", {"who": "ailei"}),
        ("activate", {"who": "ailei"}),
        ("lay_card", {"who": "ailei", "by": 12}),
        ("finish_laying", {"who": "ailei"}),
        ("leave_list", {}),
    ),
    "belongings": (
        ("take", {"who": "ailei", "kind": "item", "name": "Kord", "keyword": "weapon"}),
        ("take", {"who": "ailei", "kind": "secret", "name": "Dopis bez pečeti", "number": 14}),
        ("set_to", {"who": "beor", "what": "health", "value": 0}),
        ("leave_list", {}),
    ),
    "bereaved": (  # somebody died: a seat without a character, a secret to divide, an item that lies there
        ("take", {"who": "beor", "kind": "item", "name": "Kord", "keyword": "weapon"}),
        ("take", {"who": "beor", "kind": "secret", "name": "Dopis bez pečeti", "number": 14}),
        ("start_day", {}),
        ("turn_event", {}),
        ("die", {"who": "beor"}),
        ("leave_list", {}),
    ),
    "trouble": (  # what presses, all at once: no menhir, its price too high, dying, going mad, in panic, one dead
        ("note_menhir", {"number": 101, "base": 9, "per_player": {"magic": 2}}),
        ("remove_menhir", {"place": 101}),
        ("set_to", {"who": "ailei", "what": "health", "value": 0}),
        ("set_to", {"who": "beor", "what": "terror", "value": 7}),
        ("correct", {"path": "/heroes/cerv/dead", "value": True}),
        ("leave_list", {}),
    ),
    "books": (("leave_list", {}), ("mark", {"status": "cosuil", "part": 2})),
    "reading": (
        ("open_book", {"book": LAMP, "language": "cs"}),
        ("choose", {"choice": "look"}),
        ("vote", {"seat": 1, "choice": "pinch"}),
    ),
    "resting": (
        ("open_book", {"book": LAMP, "language": "cs"}),
        ("choose", {"choice": "walk"}),
        ("choose", {"choice": "sleep"}),
    ),
    "read": (
        ("open_book", {"book": LAMP, "language": "cs"}),
        ("choose", {"choice": "walk"}),
        ("choose", {"choice": "go"}),
    ),
    "lost_page": (
        ("open_book", {"book": LAMP, "language": "cs"}),
        ("correct", {"path": "/books/tainted-grail~1the-lamp-in-the-wall/at", "value": "gone"}),
    ),
    "packing": (("put_away", {}),),
    "laying": (("close_box", {}), ("lay_table", {})),
}


def tables(served: Served) -> dict[str, str]:
    """A table at each moment of its life, light ones too, and one whose players type what they please."""
    ids = {}
    for name, moves in MOMENTS.items():
        ids[name] = served.lay(f"Stůl {name}", characters=PARTY)
        for move, args in moves:
            served.move(ids[name], move, ("*",), **args)
    ids["lost"] = served.lay("Prohra", characters=PARTY[:1])
    served.move(ids["lost"], "leave_list")
    served.move(ids["lost"], "die", ("*",), who="ailei")
    ids["guided"] = served.lay("První večer", characters=PARTY, guided=True)
    for name, moves in (("light", ("leave_list",)), ("light_packing", ("put_away",))):
        ids[name] = served.lay(f"Lehký {name}", characters=PARTY, kept="light")
        for move in moves:
            served.move(ids[name], move)
    ids["light_reading"] = served.lay("Lehké čtení", characters=PARTY, kept="light")
    served.move(ids["light_reading"], "open_book", book=LAMP, language="cs")
    served.move(ids["light_reading"], "choose", choice="look")
    ids["boxed"] = tell(served, evenings=1)
    ids["closed"] = tell(served, "en", evenings=1)
    served.move(ids["closed"], "close_table", ("*",))
    ids["tale"] = tell(served)
    ids["typed"] = typed(served)
    return ids


def typed(served: Served) -> str:
    """A table whose players type what they please."""
    id = served.lay(TYPED, characters=[{"id": "ailei", "player": TYPED[:40]}])
    served.move(id, "leave_list")
    served.move(id, "note", text=TYPED)
    served.move(id, "take", who="ailei", kind="item", name=TYPED)
    served.move(id, "note_location", number=101, notes=TYPED)
    served.move(id, "set_dial", kind="time", where="location", of="101", value=3, note=TYPED)
    served.move(id, "describe_status", status="ours", cs=TYPED)
    served.move(id, "mark", status="ours")
    return id


def pages(tables: dict[str, str]) -> list[str]:
    """The addresses of every kind of page."""
    tale = f"/t/{tables['tale']}/"
    return [
        "/",
        "/preferences",
        "/new/tainted_grail",
        "/new/tainted_grail?name=Kruh&who=ailei&who=beor&who=cerv&who=arev&kept=full",
        "/new/tainted_grail?name=Kruh&who=ailei&kept=light",
        "/new/tainted_grail?name=Kruh",
        "/nowhere",
        "/t/0000000000/",
        "/rules/tainted_grail",
        *[tale + panel for panel in PANELS],
        *[f"{tale}map?at={number}" for number in (102, 104, 107)],
        *[
            tale + name
            for name in (
                "chronicle",
                "chronicle?evening=1",
                "rules",
                "rules?q=vydrz",
                "rules?q=qqq",
                "more",
                "more/keep",
                "more/note",
                "more/describe_location",
                "more/activate_menhir",
                "correct",
                "correct?path=/heroes/beor",
                "correct?path=/heroes/beor/energy/value",
                "at/5",
            )
        ],
        *[f"/t/{tables[name]}/" for name in tables if name not in ("tale", "typed", "books", *READERS)],
        *[f"/t/{tables[name]}/journal" for name in ("books", *READERS)],
        f"/t/{tables['reading']}/journal-map",
        f"/t/{tables['books']}/paper?place=101",
        "/desk/",
        f"/desk/book/{LAMP}",
        f"/desk/map/{LAMP}",
        f"/t/{tables['typed']}/",
        *[f"/t/{tables[name]}/{panel}" for name in ("light", "trouble", "typed") for panel in PANELS[1:]],
        *[f"/t/{tables[name]}/party" for name in ("belongings", "bereaved", "lost")],
        *[
            f"/t/{tables['belongings']}/party?do={move}&who=ailei"
            for move in ("take", "find_item", "lose_items", "read_board", "join")
        ],
        *[f"/t/{tables[name]}/fight" for name in ("fight", "combat", "talk", "won", "set_up")],
        f"/t/{tables['boxed']}/chronicle",
        f"/t/{tables['set_up']}/map",
    ]
