"""A table in the middle of its tale: the second evening, the seventh day, three who walk, a menhir that burns low."""

from __future__ import annotations

from typing import Any

from .chronicler import Served

WORDS = {
    "cs": {
        "name": "Kruh deště",
        "players": ("Jana", "Petr", "Ola"),
        "quest": "Zvon pod hladinou",
        "event": "Mlha nad mokřinou",
        "guardian": "Bílý jelen",
        "item": "Převozníkova lucerna",
        "blade": "Zrezivělá šavle",
        "secret": "Dopis bez pečeti",
        "dial": "převozník čeká",
        "tokens": "jáma se zavírá",
        "note": "Ola se ptala, čí je ten hrob. Nikdo neodpověděl.",
        "place": "Za studnou je druhý vchod.",
    },
    "en": {
        "name": "The Circle of Rain",
        "players": ("Jane", "Peter", "Ola"),
        "quest": "The Bell Below",
        "event": "Mist on the Fen",
        "guardian": "The White Stag",
        "item": "The Ferryman's Lantern",
        "blade": "A Rusted Sabre",
        "secret": "A Letter Without a Seal",
        "dial": "the ferryman waits",
        "tokens": "the pit is closing",
        "note": "Ola asked whose grave it was. Nobody answered.",
        "place": "There is a second way in behind the well.",
    },
}
# What the owner of the Czech box reads off the cards and the sheet where this app knows only the English name.
CZECH_PLACES = {
    106: "Mohyly dávných",
    109: "Ostrovní útulek",
    113: "Zrcadlové jezero",
    114: "Kořenová spleť",
    117: "První statek",
}
CZECH_STATUSES = {
    "allies_of_avalon": "Spojenci Avalonu",
    "hunters_mark": "Lovcovo znamení",
    "general_directions": "Přibližný směr",
    "secrets_of_the_forest": "Tajemství lesa",
}
HEROES = ("ailei", "beor", "cerv")


def tell(served: Served, language: str = "cs", name: str = "", evenings: int = 2, four: bool = False) -> str:
    """Play that table through the API, up to the middle of its seventh day; returns its id.

    One evening of it ends after the third day, in the box. With `four`, Arev stays at the fire all the time.
    """
    words = WORDS[language]
    printed = [
        {"id": "ailei", "energy": 6, "health": 7, "terror": 8, "attributes": {"empathy": 2, "spirituality": 1}},
        {"id": "beor"},
        {"id": "cerv", "energy": 6, "health": 6, "terror": 8, "attributes": {"practicality": 2, "caution": 2}},
    ]
    for one, player in zip(printed, words["players"], strict=True):
        one |= {"player": player, "resources": {"food": 8, "wealth": 1}}
    if four:
        printed.append({"id": "arev", "player": "Vít", "resources": {"food": 9}})
    id = served.lay(name or words["name"], characters=printed, chronicler=1, events=20)

    def do(move: str, **args: Any) -> None:
        served.move(id, move, ("*",), **args)

    def day(*deeds: tuple[str, dict[str, Any]], **event: Any) -> None:
        do("start_day")
        do("turn_event", **event)
        for guardian in served.state(id)["guardians"]:
            do("roll_guardian", guardian=guardian["id"], rolled="nothing")
        for move, args in deeds:
            do(move, **args)

    def night(hungry: tuple[str, ...] = ()) -> None:
        do("end_day", everyone_passes=True)
        do("rest", hungry=list(hungry))
        do("good_night")

    do("leave_list")
    together = ("travel", {"who": ["ailei", "beor"], "to": 104})
    day(("explore", {"who": list(HEROES)}), together, name=words["quest"], quest=True)
    night()
    day(("travel", {"who": ["ailei", "beor"], "to": 107}), ("explore", {"who": ["cerv"]}))
    do("activate_menhir", who=["ailei", "beor"], base=11)
    do("check_reveals", place=107)
    night()
    day(("explore", {"who": ["ailei", "beor"]}), ("travel", {"who": ["cerv"], "to": 102}))
    do("mark", status="allies_of_avalon", part=2)
    night(hungry=("cerv",))
    if language == "cs":
        for status, called in CZECH_STATUSES.items():
            do("describe_status", status=status, cs=called)
    do("put_away")
    do("close_box")
    if evenings == 1:
        return id
    do("lay_table")
    do("sit_down")
    day(("travel", {"who": ["cerv"], "to": 113}), ("explore", {"who": ["ailei", "beor"]}))
    if language == "cs":
        for number in (106, 109, 117):
            do("describe_location", number=number, cs=CZECH_PLACES[number])
    do("take", who="cerv", kind="item", name=words["item"])
    do("set_dial", kind="time", where="location", of="114", value=4, note=words["dial"])
    night()
    if language == "cs":
        for number in (113, 114):
            do("describe_location", number=number, cs=CZECH_PLACES[number])
    day(("travel", {"who": ["ailei", "beor"], "to": 114}), ("explore", {"who": ["cerv"]}))
    do("set_menhir", place=101, dial=4)
    do("mark", status="hunters_mark")
    do("guardian_appears", name=words["guardian"], colour="grey", place=104)
    do("change", who="beor", what="health", by=-4)
    do("change", who="beor", what="terror", by=3)
    do("change", who="cerv", what="terror", by=4)
    do("change", who="cerv", what="health", by=-3)
    night(hungry=("cerv",))
    day(("explore", {"who": ["ailei", "beor"]}), name=words["event"])
    do("mark", status="allies_of_avalon", part=4)
    do("mark", status="secrets_of_the_forest", part=1)
    do("mark", status="general_directions", part=1)
    do("put_tokens", kind="quest", where="location", of="102", count=2, note=words["tokens"])
    do("note_location", number=114, notes=words["place"])
    do("take", who="beor", kind="item", name=words["blade"], keyword="weapon")
    do("take", who="ailei", kind="secret", name=words["secret"], number=14)
    night()
    day(("travel", {"who": ["cerv"], "to": 114}))
    do("set_menhir", place=107, dial=6)
    do("gain_attribute", who="beor", attribute="aggression", skill=27)
    do("change", who="ailei", what="magic", by=2)
    do("change", who="ailei", what="experience", by=3)
    do("change", who="beor", what="reputation", by=1)
    do("change", who="beor", what="wealth", by=2)
    do("travel", who=["ailei", "beor"], to=113)
    do("travel", who=["ailei"], to=102)
    do("note", text=words["note"])
    return id
