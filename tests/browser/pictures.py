"""The pictures of docs/pictures, taken anew: `make pictures`. A tale is played, and its pages are looked at."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright

from companion.house import HOUSE

from . import pictured_volume
from .chronicler import Served
from .conftest import ARGUMENTS, CHROMIUM, Device
from .pictured_destiny import DESTINY
from .pictured_knights import KNIGHTS
from .pictured_witchers import WITCHERS
from .reader import salt_watch
from .tale import tell

FOLDER = HOUSE.parent / "docs" / "pictures"

HOUNDS: dict[str, Any] = {
    "name": "Psi od Mlýnské strouhy", "colour": "green", "value": 8, "level": 2, "traits": ["horde", "frenzy"],
    "table": [{"wounds": 1, "terror": 1}, {"since": 3, "wounds": 1}, {"since": 6, "terror": 1, "pool": -1}],
    "opportunity": {"wounds": 1}, "keys": [{"attribute": "aggression"}, {"attribute": "courage", "level": 2}],
    "reward": {"gains": {"experience": 2}}, "loot": {"gains": {"food": 3}},
}  # fmt: skip
TOLL: dict[str, Any] = {
    "name": "Výběrčí na hrázi", "colour": "blue", "above": 4, "below": 4, "level": 1, "red": [-2], "green": [2],
    "stages": [{"reaction": {"pool": -1, "terror": 1}}, {"reaction": {"pool": -2}}], "keys": [{"attribute": "empathy"}],
    "avoid": {"costs": {"wealth": 1}}, "failure": {"loses": {"reputation": 1}}, "reward": {"gains": {"reputation": 1}},
}  # fmt: skip

# Each picture: its name, which table, which page of it, on what screen, and what that device prefers.
PICTURES = (
    ("table-candle", "morning", "", "landscape", {}),
    ("table-vellum", "morning", "", "landscape", {"theme": "vellum"}),
    ("day", "tale", "", "portrait", {}),
    ("evening", "evening", "", "landscape", {}),
    ("map", "tale", "map?at=114", "landscape", {}),
    ("map-vellum", "tale", "map?at=107", "portrait", {"theme": "vellum"}),
    ("party", "tale", "party", "landscape", {}),
    ("sheet", "tale", "sheet", "portrait", {"theme": "vellum"}),
    ("checklist", "packing", "", "portrait", {}),
    ("previously", "boxed", "", "portrait", {}),
    ("chronicle", "tale", "chronicle", "portrait", {"theme": "vellum"}),
    ("rules", "tale", "rules?q=vydrz", "landscape", {}),
    ("growth", "growth", "", "portrait", {}),
    ("guardian", "guardian", "", "landscape", {}),
    ("death", "death", "", "portrait", {"theme": "vellum"}),
    ("guide", "guided", "", "portrait", {}),
    ("sample", "sample", "", "landscape", {"theme": "vellum"}),
    ("fight", "fight", "fight", "landscape", {}),
    ("fight-phone", "fight", "fight", "phone", {}),
    ("diplomacy", "diplomacy", "fight", "portrait", {"theme": "vellum"}),
    ("reader-candle", "reading", "journal", "portrait", {}),
    ("reader-vellum", "reading", "journal", "landscape", {"language": "en", "theme": "vellum"}),
    ("reader-phone", "reading", "journal", "phone", {}),
    ("book-map", "reading", "journal-map", "landscape", {}),
    ("race-turn", "race_cards", "", "portrait", {}),
    ("race-map", "race_rolled", "map", "landscape", {}),
    ("race-fight", "race_fight", "", "landscape", {}),
    ("race-party", "race_fight", "party", "landscape", {"theme": "vellum"}),
    ("race-won", "race_won", "race", "portrait", {}),
    ("race-phone", "race_rolled", "", "phone", {}),
    ("race-tale", "race_tale", "journal", "portrait", {"theme": "vellum"}),
    ("witchers-turn", "witchers-turn", "", "portrait", {}),
    ("witchers-map", "witchers-map", "map?place=14", "landscape", {}),
    ("witchers-fight", "witchers-fight", "", "landscape", {}),
    ("witchers-party", "witchers-map", "party", "landscape", {"theme": "vellum"}),
    ("witchers-dice", "witchers-dice", "", "portrait", {}),
    ("witchers-tale", "witchers-tale", "journal", "portrait", {"theme": "vellum"}),
    ("witchers-phone", "witchers-blow", "", "phone", {}),
    ("destiny-draft", "destiny-draft", "", "landscape", {}),
    ("destiny-timelines", "destiny-draft", "timelines", "landscape", {"theme": "vellum"}),
    ("destiny-race", "destiny-draft", "race", "portrait", {}),
    ("destiny-story", "destiny-play", "journal", "portrait", {"theme": "vellum"}),
    ("destiny-phone", "destiny-play", "mine?seat=3", "phone", {}),
    ("knights-fight", "knights-fight", "fight", "landscape", {}),
    ("knights-map", "knights-map", "map", "landscape", {}),
    ("knights-turn", "knights-map", "", "portrait", {"theme": "vellum"}),
    ("knights-hero", "knights-map", "hero", "portrait", {}),
    ("knights-phone", "knights-fight", "fight", "phone", {}),
    ("own-turn", "race_rolled", "mine?seat=3", "phone", {}),
    ("own-hand", "race_fight", "mine?seat=2", "phone", {}),
    ("own-witcher", "witchers-turn", "mine?seat=3", "phone", {}),
    ("own-vote", "voting", "mine?seat=1", "phone", {}),
    ("desk", None, "/desk/book/tainted-grail/the-lamp-in-the-wall", "landscape", {}),
    ("shelf", None, "/", "landscape", {}),
    ("set-up", None, "/new/tainted_grail", "landscape", {"theme": "vellum"}),
    ("phone", "event", "", "phone", {}),
    ("english", "english", "", "portrait", {"language": "en", "theme": "vellum"}),
)


def _first_plain(id: str) -> str:
    """A choice of that passage that is always open."""
    return next(choice.id for choice in salt_watch().passages[id].choices if choice.plain)


class Tables:
    """The tables that the pictures show, by name; each is played when it is asked for first."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self._ids: dict[str, str] = {}

    def __getitem__(self, name: str) -> str:
        if name not in self._ids:
            kind, _, moment = name.partition("-")
            self._ids[name] = getattr(self, kind)(moment) if moment else getattr(self, kind)()
        return self._ids[name]

    def _then(self, id: str, *moves: tuple[str, dict[str, Any]], overrule: tuple[str, ...] = ()) -> str:
        for move, args in moves:
            self.served.move(id, move, overrule, **args)
        return id

    def closed(self) -> str:
        return self._then(tell(self.served, name="První pokus"), ("close_table", {}))

    def boxed(self) -> str:
        return tell(self.served, name="Dlouhá zima", evenings=1)

    def packing(self) -> str:
        id = self._then(tell(self.served, name="Stín nad slatinou"), ("put_away", {}))
        lines = self.served.state(id)["checklist"]["lines"][:4]
        return self._then(id, *[("tick", {"line": line["id"]}) for line in lines])

    def evening(self) -> str:
        burns = ("set_menhir", {"place": 101, "dial": 5})
        return self._then(tell(self.served, name="Tři poutníci"), burns, ("end_day", {"everyone_passes": True}))

    def morning(self) -> str:
        night = (("end_day", {"everyone_passes": True}), ("rest", {}), ("good_night", {}))
        return self._then(tell(self.served, name="Cesta k moři"), *night)

    def event(self) -> str:
        return self._then(self["morning"], ("start_day", {}))

    def growth(self) -> str:
        """An evening in which two have Experience to spend, and one has three cards before him."""
        id = self._then(
            tell(self.served, name="Po dni na blatech"), ("end_day", {"everyone_passes": True}), ("rest", {})
        )
        gains = [("change", {"who": who, "what": "experience", "by": by}) for who, by in (("ailei", 5), ("beor", 2))]
        return self._then(id, *gains, ("look_at_cards", {"who": "beor", "deck": "combat"}))

    def guardian(self) -> str:
        """A morning with a guardian about to move."""
        return self._then(self["event"], ("turn_event", {}))

    def fight(self) -> str:
        """A combat in its second activation."""
        party = [{"id": "ailei", "energy": 6, "health": 7, "terror": 8, "attributes": {"courage": 1}}, {"id": "beor"}]
        id = self.served.lay("Za strouhou", characters=party, encounters={"green": 9, "blue": 6})
        begin = ("begin_encounter", {"who": ["ailei", "beor"], "colour": "green"})
        describe = ("describe_encounter", {"card": HOUNDS, "who": "beor"})
        day = (("leave_list", {}), ("start_day", {}), ("turn_event", {}), begin, describe)
        hands = (("start_fight", {"who": "beor"}), ("activate", {"who": "beor"}))
        edge = [{"attribute": "courage"}, {"attribute": "practicality"}]
        first = ("lay_card", {"who": "beor", "by": 3, "name": "Široký sek", "tokens": 1})
        answer = ("finish_laying", {"who": "beor"})
        second = ("lay_card", {"who": "ailei", "by": 2, "name": "Krok stranou", "edge": edge, "charges": 2})
        return self._then(id, *day, *hands, first, answer, answer, second)

    def diplomacy(self) -> str:
        """A diplomacy of two stages, the first card laid."""
        party = [{"id": "ailei", "attributes": {"empathy": 2, "spirituality": 1}}, {"id": "cerv"}]
        id = self.served.lay("Na hrázi", characters=party)
        begin = ("begin_encounter", {"who": ["ailei", "cerv"], "colour": "blue"})
        describe = ("describe_encounter", {"card": TOLL, "who": "ailei"})
        day = (("leave_list", {}), ("start_day", {}), ("turn_event", {}), begin, describe)
        hands = (("face_it", {"who": "ailei"}), ("start_fight", {"who": "ailei"}), ("activate", {"who": "ailei"}))
        return self._then(id, *day, *hands, ("lay_card", {"who": "ailei", "by": 2, "name": "Otázka na syna"}))

    def death(self) -> str:
        """Beor has died: things lie there, a secret waits, and his player has no character."""
        id = tell(self.served, name="Kamení u cesty")
        secret = ("take", {"who": "beor", "kind": "secret", "name": "Prsten z rašeliny", "number": 31})
        return self._then(
            id, secret, ("set_to", {"who": "beor", "what": "health", "value": 0}), ("die", {"who": "beor"})
        )

    def reading(self) -> str:
        """The Salt Watch, a few passages in."""
        id = tell(self.served, name="Večer u moře")
        book = ("open_book", {"book": "tainted-grail/the-salt-watch", "language": "cs"})
        self._then(id, book)
        while len(self.served.state(id)["books"]["tainted-grail/the-salt-watch"]["read"]) < 6:
            self._then(id, ("choose", {"choice": _first_plain(self._at(id))}), overrule=("not-together",))
        return id

    def voting(self) -> str:
        """The Salt Watch where it leaves a choice: one of the players has voted on her own phone."""
        book = ("open_book", {"book": "tainted-grail/the-salt-watch", "language": "cs"})
        id = self._then(tell(self.served, name="Hlasování u moře"), book)
        while len(salt_watch().passages[at := self._at(id)].choices) < 3:
            self._then(id, ("choose", {"choice": _first_plain(at)}), overrule=("not-together",))
        return self._then(id, ("ballot", {"who": 1, "choice": _first_plain(at)}))

    def _at(self, id: str) -> str:
        """The passage of the Salt Watch at which that table stands."""
        return self.served.state(id)["books"]["tainted-grail/the-salt-watch"]["at"]

    def guided(self) -> str:
        """A first evening, before the first look around."""
        characters = [{"id": "ailei", "player": "Jana", "resources": {"food": 2}}, {"id": "beor", "player": "Petr"}]
        id = self.served.lay("Náš první večer", characters=characters, guided=True)
        return self._then(id, ("leave_list", {}), ("start_day", {}), ("turn_event", {}))

    def sample(self, game: str = "tainted_grail") -> str:
        """The sample table, as the first page lays it."""
        with urlopen(Request(f"{self.served.address}/sample/{game}", b"", {"Cookie": "language=cs"})) as answer:
            return answer.url.rstrip("/").rpartition("/")[2]

    def _race(self, name: str) -> str:
        """A race for the Crown: the sample's first evenings, under another name."""
        id = self.served.api("/tables/" + self.sample("talisman") + "/fork", {"name": name})["id"]
        past = (("evade", {"who": 1, "means": "card"}), ("go", {"who": 1, "to": "m11"}))
        return self._then(id, *past, overrule=("*",))

    def race_fight(self) -> str:
        """The sample, as it is laid: before the Sentinel; with an axe in hand."""
        id = self.served.api("/tables/" + self.sample("talisman") + "/fork", {"name": "Čtyři na cestě"})["id"]
        gains = [("receive", {"who": 1, "item": item}) for item in ("axe", "helmet")]
        return self._then(id, *gains, ("gain_card", {"who": 1, "card": {"name": "unicorn"}}))

    def race_cards(self) -> str:
        """The Hidden Valley: three cards drawn, enemies first."""
        cards = [{"name": "wolf"}, {"name": "wand"}, {"name": "Převozník bez loďky", "kind": "stranger"}]
        return self._then(self._race("Za řekou"), ("draw", {"who": 1, "cards": cards}))

    def race_rolled(self) -> str:
        """The Elf has rolled on the Sentinel's space, from which it may go over the bridge."""
        turns = [("end_turn", {"who": who}) for who in (1, 2)]
        return self._then(self._race("Na mostě"), *turns, ("roll_movement", {"who": 3, "rolled": 5}), overrule=("*",))

    def race_tale(self) -> str:
        """A tale of the Hidden Valley."""
        return self._then(self._race("U ohně"), ("enter", {"kind": "space", "key": "hidden_valley"}), overrule=("*",))

    def race_won(self) -> str:
        """A long race at its end."""
        id = self._race("Poslední")
        grown = (
            (1, "strength"),
            (2, "craft"),
            (3, "strength"),
            (4, "craft"),
            (1, "strength"),
            (3, "lives"),
            (2, "craft"),
        )
        for place, (who, counter) in enumerate(grown):
            lost = ("change", {"who": 4 - place % 2, "counter": "lives", "by": -1})
            gain = ("change", {"who": who, "counter": counter, "by": 1 + place % 2})
            ends = [("end_turn", {"who": seat}) for seat in (1, 2, 3, 4)]
            self._then(id, gain, *([lost] if place in (1, 4) else []), *ends, overrule=("*",))
        crown = [("correct", {"path": "/characters/0/space", "value": "i1"}), ("gain_talisman", {"who": 1})]
        gone = [("perish", {"who": 2}), ("concede", {"who": 3}), ("concede", {"who": 4})]
        return self._then(id, *crown, ("step", {"who": 1, "to": "crown"}), *gone, overrule=("*",))

    def witchers(self, moment: str) -> str:
        """The sample of The Witcher: Old World at one of its moments."""
        id = self.served.api("/tables/" + self.sample("witcher_old_world") + "/fork", {"name": "Tři na cestách"})["id"]
        return self._then(id, *WITCHERS[moment], overrule=("*",))

    def destiny(self, moment: str) -> str:
        """The sample of The Witcher: Path of Destiny at one of its moments."""
        sample = self.sample("witcher_path_of_destiny")
        id = self.served.api(f"/tables/{sample}/fork", {"name": "Zvon na cestě"})["id"]
        return self._then(id, *DESTINY[moment], overrule=("*",))

    def knights(self, moment: str) -> str:
        """The sample of Mage Knight at one of its moments."""
        id = self.served.api(f"/tables/{self.sample('mage_knight')}/fork", {"name": "Na průzkumu"})["id"]
        return self._then(id, *KNIGHTS[moment], overrule=("*",))

    def tale(self) -> str:
        return tell(self.served)

    def english(self) -> str:
        return tell(self.served, "en")


@contextmanager
def tables() -> Iterator[Tables]:
    """A server with those tables; what the shelf shows is played at once."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder) / "instance")
        try:
            found = Tables(served)
            for name in ("closed", "boxed", "packing", "evening", "tale", "morning"):
                assert found[name]
            yield found
        finally:
            served.stop()


def main() -> None:
    """Take every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictured_volume.take(FOLDER)
    with tables() as named, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, table, page, size, prefers in PICTURES:
            device = Device(chromium, named.served.address, size, **{"language": "cs", "theme": "candle", **prefers})
            device.go(f"/t/{named[table]}/{page}" if table else page)
            device.page.wait_for_load_state("load")
            device.page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
            assert device.faults == [], f"{name}: {device.faults}"
            device.context.close()
        chromium.close()


if __name__ == "__main__":
    main()
