"""A world of the tests' own: a table laid out by hand, that remembers what a book did to it."""

from __future__ import annotations

from typing import Any

from companion.story.book import Door, Passage, Price
from companion.story.reading import Reading, begin
from companion.story.teller import Scene, Teller, ToldPassage

from .books import COVER, END, VOCABULARY, passage, whole

PEOPLE = ["beor", "ailei", "arev"]
WOOD = passage("wood", "- [on](#end)", "- [back](#ford)")
MOOR = passage("moor", "- [on](#end)")


class Village:
    """Everybody in it has the same numbers; one that is not given is None: only the table could know it."""

    def __init__(self, **numbers: int) -> None:
        self.numbers = numbers
        self.told: dict[str, int] = {}
        self.day, self.chapter, self.players = 5, 1, 2
        self.size, self.apart = 2, 1
        self.heroes = {"beor"}
        self.marks: dict[str, Any] = {"watch": {1, 3}}
        self.dials = {"tide": 4}
        self.secrets = {"under-name"}
        self.doors: dict[str, bool | None] = {}  # by kind and key: "place 105"
        self.purse: dict[str, int] = {}
        self.poor: list[str] = []  # who cannot pay
        self.happened: list[tuple] = []
        self.picks: list[list[str]] = []

    # --- questions

    def best(self, what: str) -> int | None:
        return self.numbers.get(what)

    def worst(self, what: str) -> int | None:
        return self.numbers.get(f"worst_{what}")

    def total(self, what: str) -> int | None:
        return self.numbers.get(f"total_{what}")

    def member(self, who: str) -> bool:
        return who in self.heroes

    def status(self, key: str) -> set[int]:
        return self.marks.get(key, set())

    def dial(self, key: str) -> int:
        return self.dials.get(key, 0)

    def holds(self, key: str) -> bool:
        return key in self.secrets

    def people(self) -> list[str]:
        return PEOPLE

    def opens(self, entry: Door) -> bool | None:
        return self.doors.get(f"{entry.kind} {entry.key}".strip(), False)

    def can_pay(self, price: Price, who: Any) -> bool | None:
        return None if price.what not in self.purse else self.purse[price.what] >= price.amount

    # --- what happens

    def pay(self, price: Price, who: Any, shares: Any, one: str) -> list[str]:
        self.happened.append(("pay", price.whose, price.what, price.amount, list(who)))
        return [name for name in who if name in self.poor]

    def do(self, effect: str, args: Any, who: Any, one: str) -> None:
        self.happened.append((effect, *args))

    def fought(self, fate: str) -> None:
        self.happened.append(("fought", fate))

    def entered(self, passage: Passage, entry: Door) -> None:
        self.happened.append(("entered", passage.id))

    def rest(self) -> None:
        self.happened.append(("rest",))

    def pick(self, options: Any) -> str:
        self.picks.append(list(options))
        return options[0]


def scene(reading: Reading | None = None, village: Village | None = None) -> Scene:
    """A reading in a village."""
    return Scene(reading or Reading(), village or Village())


def teller(*passages: str, cover: str = COVER) -> Teller:
    """A book of these passages and an ending, ready to be told."""
    return Teller(whole(*passages, END, cover=cover), VOCABULARY)


def ford(*ways: str) -> Teller:
    """A book whose first passage has these choices, and one way more that is always open."""
    return teller(passage("ford", "entry: start", *ways, "- [else](#wood)"), WOOD, MOOR)


def at(telling: Teller, id: str = "ford", village: Village | None = None) -> Scene:
    """A reading that has just arrived there."""
    scene = Scene(begin(telling.book, PEOPLE), village or Village())
    telling.arrive(scene, id)
    return scene


def take(telling: Teller, scene: Scene, id: str, **how: Any) -> ToldPassage | None:
    """Take a way of the passage where the reading stands, open or not."""
    way = next(way for way in telling.told(scene.reading.at).ways if way.choice.id == id)
    return telling.choose(scene, way, **how)


def offered(telling: Teller, scene: Scene) -> dict[str, str]:
    """What stands before the table: choices and whether they are open."""
    return {offer.way.choice.id: offer.state for offer in telling.offers(scene)}
