"""The moments of a table of The Witcher: Old World, and the pages on which each kind of thing is to be seen."""

from __future__ import annotations

from typing import Any

from tests.browser.chronicler import Served

GAME = "witcher_old_world"
PLAYERS = [
    {"player": "Jana", "school": "wolf"},
    {"player": "Petr", "school": "cat", "name": "Vřes z Dlouhé Lhoty"},
    {"player": "Kateřina Dlouhopamětná", "school": "bear"},
]
PANELS = ("map", "party", "decks", "table", "chronicle", "more")
Moves = tuple[tuple[str, dict[str, Any]], ...]


def has(who: int, **facts: Any) -> Moves:
    """Facts of a witcher, put right by hand."""
    return tuple(("correct", {"path": f"/witchers/{who - 1}/{name}", "value": value}) for name, value in facts.items())


STRONG = {"combat": 5, "defence": 4, "alchemy": 3, "speciality": 2, "level": 2, "shield": 3, "gold": 9, "potions": 4}
LOADED: Moves = (
    *has(1, **STRONG),
    ("correct", {"path": "/witchers/0/trophies/-", "value": {"kind": "monster", "of": "griffin"}}),
    ("correct", {"path": "/witchers/0/trophies/-", "value": {"kind": "witcher", "of": "cat"}}),
    *has(1, track=2),
    ("set_market", {"position": 1, "cost": 2}),
)
TOGETHER: Moves = (*has(1, location=7), *has(2, location=7, gold=3), *has(3, gold=3))
MOVED: Moves = (*has(1, location=3), ("travel", {"who": 1, "to": 7}), *has(2, location=7, gold=3))
ABILITY: Moves = (
    ("correct", {"path": "/slots/forest/location", "value": 16}),
    *has(1, location=16),
    ("fight_monster", {"who": 1}),
)
FIGHT: Moves = (*LOADED, *ABILITY, ("ready", {"who": 1, "first": "witcher"}))
STRUCK: Moves = (*FIGHT, ("play_combo", {"who": 1, "cards": 2, "damage": 3}))
WON: Moves = (*FIGHT, ("play_combo", {"who": 1, "cards": 2, "damage": 20}))
FELL: Moves = (*FIGHT, ("knocked_out", {"who": 1}))
CARDS: Moves = (
    *LOADED,
    ("explore", {"who": 1, "deck": "city", "source": "ours", "number": 1}),
    ("choose", {"choice": "a"}),
)
DICE: Moves = (*TOGETHER, *MOVED, ("challenge", {"who": 1, "whom": 2}))
# How a table comes to each moment of its life, move by move, from its set-up on.
MOMENTS: dict[str, Moves] = {
    "begins": (),
    "stop": (*LOADED, *MOVED, *has(1, gold=9)),
    "school": (*LOADED, *has(1, location=7), ("travel", {"who": 1, "to": 10})),
    "tale": (("explore", {"who": 1, "deck": "city", "source": "ours", "number": 1}),),
    "task": (*CARDS,),
    "cards": (*LOADED, *has(1, location=7), ("meditate", {"who": 1, "attribute": "combat"})),
    "ability": (*LOADED, *ABILITY),
    "fight": FIGHT,
    "struck": STRUCK,
    "named": (*STRUCK, ("name_attack", {"who": 3, "attack": "bite"})),
    "won": WON,
    "fell": FELL,
    "bets": (*TOGETHER, ("attack_witcher", {"who": 1, "whom": 2})),
    "duel": (*LOADED, *TOGETHER, ("attack_witcher", {"who": 1, "whom": 2}), ("no_more_bets", {"who": 1})),
    "dice": DICE,
    "rolled": (*DICE, ("roll_dice", {"own": [1, 1, 4, 5, 6], "their": [2, 3, 4, 5, 6]})),
    "over": (*has(1, track=3), *ABILITY, ("ready", {"who": 1}), ("monster_life", {"who": 1, "life": 0})),
}
PRINTED: Moves = (("explore", {"who": 1, "deck": "wilds", "source": "printed", "number": 3}),)
QUESTS: Moves = (*PRINTED, ("take_quest", {"who": 1, "event": 40, "terrain": "water", "pays": 2, "note": "hrobník"}))


def tables(served: Served) -> dict[str, str]:
    """A table for three at each moment of its life, one of the box's cards, one for five, one alone, a light one."""
    ids = {}
    for name, moves in MOMENTS.items():
        ids[name] = lay(served, name, moves, players=PLAYERS)
    counted = {"boards": "app", "map": "app", "market": "app", "decks": "app"}
    ids["printed"] = lay(served, "printed", PRINTED, players=PLAYERS, tales="both")
    ids["quests"] = lay(served, "quests", QUESTS, players=PLAYERS, tales="both", areas=counted)
    ids["boards"] = lay(served, "boards", (), players=[{}, {}, {}, {}, {}])
    ids["terrain"] = lay(served, "terrain", (), players=PLAYERS[:2])
    ids["alone"] = lay(served, "alone", (), players=PLAYERS[:1], areas=counted)
    ids["light"] = lay(served, "light", (), players=PLAYERS, kept="light")
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
        f"/new/{GAME}?name=Kruh&count=5",
        *[f"/t/{id}/" for id in tables.values()],
        *[f"/t/{tables['won']}/{panel}" for panel in PANELS],
        *[f"/t/{tables[name]}/{panel}" for name in ("quests", "light") for panel in ("map", "party", "decks")],
        *[f"/t/{tables[name]}/map" for name in ("begins", "alone")],
        f"/t/{tables['begins']}/map?place=7",
        f"/t/{tables['tale']}/journal",
        f"/rules/{GAME}",
    ]
