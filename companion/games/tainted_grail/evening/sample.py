"""A table in the middle of its story: three who walk, the third evening, the second chapter, a menhir that burns low.

It keeps to the rules in every move; names and notes are this project's own, in each language anew.
"""

from __future__ import annotations

from typing import Any

from ....core.sample import Do, Sample, put_away

EVENINGS = (63, 34, 0)
ROBBERS: dict[str, Any] = {
    "colour": "grey",
    "level": 1,
    "value": 4,
    "table": [{"since": 0, "wounds": 1}, {"since": 2, "terror": 1}],
    "opportunity": {"wounds": 1},
    "keys": [{"attribute": "aggression"}, {"attribute": "courage"}],
    "reward": {"gains": {"experience": 2}},
    "loot": {"gains": {"food": 1}},
}
STAG: dict[str, Any] = {
    "colour": "purple",
    "level": 2,
    "value": 9,
    "traits": ["guardian"],
    "table": [{"since": 0, "wounds": 2, "terror": 1}, {"since": 4, "terror": 2}],
    "opportunity": {"terror": 1},
    "keys": [{"attribute": "courage", "level": 2}],
    "reward": {"gains": {"experience": 4}},
}
# What the box prints in Czech, told at a table in either language: whoever reads it then reads it in one's own.
PLACES = {
    106: "Mohyly dávných",
    109: "Ostrovní útulek",
    113: "Zrcadlové jezero",
    114: "Kořenová spleť",
    117: "První statek",
}
STATUSES = {"allies_of_avalon": "Spojenci Avalonu", "secrets_of_the_forest": "Tajemství lesa"}
WORDS: dict[str, dict[str, Any]] = {
    "cs": {
        "table": "Ukázka: Kruh deště",
        "players": ("Jana", "Petr", "Ola"),
        "bell": "Zvon pod hladinou",
        "bell_note": "Dojít s lucernou ke studni v Bělině a třikrát zaklepat.",
        "ferry": "Přívoz beze jména",
        "ferry_note": "Najít někoho, kdo ještě ví, jak se převozník jmenoval.",
        "events": ("Mlha nad mokřinou", "Stopy v popelu", "Svatba bez nevěsty", "Dým na severu", "Ticho v hájích"),
        "robbers": "Tři od brodu",
        "guardian": "Bílý jelen",
        "lantern": "Převozníkova lucerna",
        "sabre": "Zrezivělá šavle",
        "coat": "Kabát po otci",
        "letter": "Dopis bez pečeti",
        "fever": "Horečka z tůně",
        "dial": "převozník čeká na odpověď",
        "tokens": "jáma se zavírá",
        "grave": "Čí je ten hrob u cesty?",
        "child": "Odvést dítě, které žilo mezi kořeny, k tetě do Cuanachtu.",
        "bird": "Pustili jsme ptáka z klece.",
        "door": "Za studnou je druhý vchod.",
        "note": "Ola se ptala, čí je ten hrob. Nikdo neodpověděl.",
        "skill": "Studený vztek",
    },
    "en": {
        "table": "A sample: The Circle of Rain",
        "players": ("Jane", "Peter", "Ola"),
        "bell": "The Bell Below",
        "bell_note": "Carry the lantern to the well at Whitening and knock three times.",
        "ferry": "The Ferry Without a Name",
        "ferry_note": "Find someone who still knows what the ferryman was called.",
        "events": (
            "Mist on the Fen",
            "Tracks in the Ash",
            "A Wedding, No Bride",
            "Smoke to the North",
            "Quiet in the Groves",
        ),
        "robbers": "Three from the Ford",
        "guardian": "The White Stag",
        "lantern": "The Ferryman’s Lantern",
        "sabre": "A Rusted Sabre",
        "coat": "His Father’s Coat",
        "letter": "A Letter Without a Seal",
        "fever": "The Fever from the Pool",
        "dial": "the ferryman waits for an answer",
        "tokens": "the pit is closing",
        "grave": "Whose grave is that by the road?",
        "child": "Bring the child who lived among the roots to her aunt in Cuanacht.",
        "bird": "We let the bird out of its cage.",
        "door": "There is a second way in behind the well.",
        "note": "Ola asked whose grave it was. Nobody answered.",
        "skill": "Cold Anger",
    },
}


def sample(language: str) -> Sample:
    """The sample table in that language: Ailei, Beor and Maggot between two fires."""
    words = WORDS[language]
    characters: list[dict[str, Any]] = [
        {"id": "ailei", "energy": 6, "health": 7, "terror": 8, "attributes": {"empathy": 2, "spirituality": 1}},
        {"id": "beor"},
        {"id": "cerv", "energy": 6, "health": 6, "terror": 8, "attributes": {"practicality": 2, "caution": 2}},
    ]
    for one, player in zip(characters, words["players"], strict=True):
        one |= {"player": player, "resources": {"food": 8, "wealth": 2}}
    encounters = {"green": 14, "grey": 12, "purple": 9, "blue": 11}
    options = {"characters": characters, "chronicler": 1, "events": 18, "encounters": encounters}
    return Sample(words["table"], options, lambda do: Tale(do, words).play(), EVENINGS)


class Tale:
    """The sample's moves, evening by evening."""

    def __init__(self, do: Do, words: dict[str, Any]) -> None:
        self.do, self.words = do, words
        self.events = iter(words["events"])

    def play(self) -> None:
        """Three evenings, up to the middle of the seventh day."""
        self.do("leave_list")
        for key, name in STATUSES.items():
            self.do("describe_status", status=key, cs=name)
        self.first_evening()
        put_away(self.do)
        self.second_evening()
        put_away(self.do)
        self.third_evening()

    def dawn(self, **event: Any) -> None:
        """A morning up to the day's actions; guardians stay where they are."""
        self.do("start_day")
        state = self.do("turn_event", **(event or {"name": next(self.events)}))
        for guardian in state.guardians:
            state = self.do("roll_guardian", guardian=guardian.id, rolled="nothing")

    def night(self, *bought: tuple[str, dict[str, Any]], hungry: tuple[str, ...] = ()) -> None:
        """An evening, with what somebody buys in it."""
        self.do("end_day", everyone_passes=True)
        self.do("rest", hungry=list(hungry))
        for move, args in bought:
            self.do(move, **args)
        self.do("good_night")

    def gains(self, who: str, **what: int) -> None:
        """Somebody gains or loses."""
        for name, by in what.items():
            self.do("change", who=who, what=name, by=by)

    def robbers_are_beaten(self) -> None:
        """A combat: Ailei opens it and is wounded, Beor plays on and ends it."""
        do = self.do
        do("begin_encounter", who=["ailei", "beor"], colour="grey")
        do("describe_encounter", who="beor", card={"name": self.words["robbers"], **ROBBERS})
        do("start_fight", who="ailei")
        do("activate", who="ailei")
        do("lay_card", who="ailei", by=1)
        do("finish_laying", who="ailei")
        do("lay_card", who="beor", by=2)
        do("lay_card", who="beor", by=1, play_on=True)
        do("finish_laying", who="beor")
        do("end_encounter", who="beor", how="won", loot={"beor": {"food": 1}})

    def stag_is_fled_from(self) -> None:
        """A guardian that nobody can beat: a turn of it is enough, and it stays where it stood."""
        do = self.do
        do("begin_encounter", who=["ailei", "beor"], colour="purple")
        do("describe_encounter", who="beor", card={"name": self.words["guardian"], **STAG})
        do("start_fight", who="beor")
        do("activate", who="beor")
        do("lay_card", who="beor", by=2)
        do("finish_laying", who="beor")
        do("lay_card", who="ailei", by=1)
        do("escape", who="ailei")
        do("escape", who="beor")

    def first_evening(self) -> None:
        """Three days around the village: a quest, a first fight, a second menhir."""
        do, words = self.do, self.words
        self.dawn(quest=True, name=words["bell"], note=words["bell_note"], act=1)
        do("explore", who=["ailei", "beor", "cerv"])
        do("note_task", text=words["grave"], place=101)
        self.gains("beor", experience=2)
        do("end_exploration", who="ailei")
        do("travel", who=["ailei", "beor"], to=104)
        self.robbers_are_beaten()
        do("take", who="beor", kind="item", name=words["sabre"], keyword="weapon")
        self.night(("look_at_cards", {"who": "ailei", "deck": "diplomacy", "chosen": "diplomacy own 4"}))
        self.dawn()
        do("travel", who=["ailei", "beor"], to=107)
        do("explore", who=["cerv"])
        do("take", who="cerv", kind="item", name=words["lantern"], craftable=True)
        do("end_exploration", who="cerv")
        do("inspect_menhir", who=["ailei", "beor"])
        shares = {"wealth": {"ailei": 2, "beor": 1}}
        do("activate_menhir", who=["ailei", "beor"], base=9, per_player={"wealth": 1}, paying=shares)
        do("check_reveals", place=107)
        self.gains("cerv", experience=4)
        points = [("gain_attribute", {"who": "beor", "attribute": "spirituality", "bought": True})]
        self.night(*points, ("look_at_cards", {"who": "cerv", "deck": "combat", "chosen": "combat own 9"}))
        self.dawn()
        do("explore", who=["ailei", "beor"])
        do("note_choice", number=107, text=words["bird"])
        do("mark", status="allies_of_avalon", part=2)
        do("end_exploration", who="ailei")
        do("travel", who=["cerv"], to=102)
        do("take", who="ailei", kind="secret", name=words["letter"], number=14)
        self.night(hungry=("cerv",))

    def second_evening(self) -> None:
        """Two days in the north, a stag nobody could beat, and the first chapter's end."""
        do, words = self.do, self.words
        self.dawn()
        do("travel", who=["cerv"], to=113)
        do("explore", who=["ailei", "beor"])
        do("note_location", number=107, notes=words["door"])
        do("end_exploration", who="beor")
        self.stag_is_fled_from()
        self.gains("ailei", experience=6, reputation=1)
        do("travel", who=["ailei", "beor"], to=114)
        do("set_dial", kind="time", where="location", of="114", value=5, note=words["dial"])
        state = do("take", who="beor", kind="item", name=words["coat"], keyword="armour")
        self.gains("beor", experience=6)
        skill = {"skill": 27, "side": "back", "name": words["skill"]}
        self.night(
            ("gain_attribute", {"who": "beor", "attribute": "aggression", "bought": True, **skill}),
            ("gain_attribute", {"who": "ailei", "attribute": "empathy", "bought": True, "skill": 31}),
        )
        self.dawn()
        do("explore", who=["cerv"])
        do("take", who="cerv", kind="secret", name=words["fever"], number=22, personal=True)
        state = do("end_exploration", who="cerv")
        fever = state.heroes["cerv"].belongings[-1].id
        do("set_dial", kind="quest", where="secret", of=fever, value=3, note="")
        self.gains("cerv", terror=3, health=-2)
        do("explore", who=["ailei", "beor"])
        do("mark", status="secrets_of_the_forest", part=1)
        do("end_exploration", who="ailei")
        do("end_quest", name=words["bell"])
        do("end_chapter")
        do("leave_list")
        levels = {
            "green": {"first": 5, "second": 7, "third": 2},
            "grey": {"first": 3, "second": 6, "third": 3},
            "purple": {"first": 2, "second": 5, "third": 2},
            "blue": {"first": 4, "second": 6, "third": 1},
        }
        do("prepare_chapter", chapter=2, events=16, levels=levels)
        self.night()

    def third_evening(self) -> None:
        """The second chapter: a new quest, a menhir in its last days, and two roads."""
        do, words = self.do, self.words
        self.dawn(quest=True, name=words["ferry"], note=words["ferry_note"], act=1)
        for number, name in PLACES.items():
            do("describe_location", number=number, cs=name)
        do("note_task", text=words["child"], place=114)
        do("travel", who=["ailei", "beor"], to=113)
        do("put_tokens", kind="quest", where="location", of="102", count=2, note=words["tokens"])
        do("mark", status="allies_of_avalon", part=4)
        self.gains("ailei", magic=2)
        self.gains("beor", experience=2, wealth=1)
        self.night()
        self.dawn()
        do("travel", who=["cerv"], to=102)
        do("explore", who=["ailei", "beor"])
        do("note", text=words["note"])
