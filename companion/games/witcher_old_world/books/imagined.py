"""An imagined table for walks: one witcher after another who explores, takes quests and solves them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ....story.book import Book, Door, Passage, Price
from ....story.reading import Reading
from ....story.walking import Nowhere
from ..box.forms import FEMININE, witcher_name
from ..box.names import ATTRIBUTES, SCHOOLS, TERRAINS

SOLVED = 0.6  # how likely a quest that is held is the next thing to happen


class Imagined(Nowhere):
    """A table that nobody sits at: who explores is drawn anew each time; quests wait until somebody solves them."""

    def __init__(self, chance: Random, book: Book, reading: Reading) -> None:
        super().__init__(chance, book, reading)
        self.quests: list[int] = []
        self.turn = 0
        self.players = 2
        self._draw_somebody()

    def _draw_somebody(self) -> None:
        chance = self.chance
        self.school = SCHOOLS[int(chance.random() * len(SCHOOLS))]
        self.players = 1 + int(chance.random() * 5)
        self.turn += 1
        self.trails = {terrain for terrain in TERRAINS if chance.random() < 0.3}
        self.numbers: dict[str, int] = {  # attributes, mostly low, and what a witcher has besides
            name: 1 + int(min(chance.random(), chance.random()) * 5) for name in ATTRIBUTES
        }
        self.numbers["level"] = min(self.numbers.values())
        self.numbers["shield"] = int(chance.random() * 5)
        self.numbers["gold"] = int(chance.random() * 8)
        self.numbers["potions"] = int(chance.random() * 5)
        self.numbers["trophies"] = int(chance.random() * 4)

    def number(self, name: str) -> int:
        """A number of the witcher's."""
        return len(self.quests) if name == "quests" else self.numbers[name]

    def is_of(self, school: str) -> bool:
        """Whether it is about that school's witcher."""
        return school == self.school

    def has_trail(self, terrain: str) -> bool:
        """Whether the witcher owns a trail token of that terrain."""
        return terrain in self.trails

    def people(self) -> list[str]:
        """Whoever explores."""
        return ["1"]

    def named(self, name: str) -> list[str]:
        """It is all about one witcher."""
        return [self.school] if name in ("hero", "payer") else super().named(name)

    def form(self, who: str, case: str, language: str) -> str:
        """A witcher's name, by the school."""
        return witcher_name(who, language, case)

    def is_woman(self, who: str) -> bool:
        """Whether what the school is called after is feminine in Czech."""
        return who in FEMININE

    def opens(self, entry: Door) -> bool:
        """A card of either deck; the event of a quest that is held."""
        if entry.kind == "event":
            return int(entry.key) in self.quests and self.chance.random() < SOLVED
        return self.chance.random() < 0.1

    def can_pay(self, price: Price, who: Sequence[str]) -> bool:
        """WO-GLD-02: whether the price can be paid whole."""
        return self.numbers["gold" if price.what == "gold" else "potions"] >= price.amount

    def pay(self, price: Price, who: Sequence[str], shares: Mapping[str, int], one: str) -> list[str]:
        """The price is paid."""
        self.numbers["gold" if price.what == "gold" else "potions"] -= price.amount
        return []

    def do(self, effect: str, args: Sequence[Any], who: Sequence[str], one: str) -> None:
        """Quests are remembered; nothing else leads anywhere."""
        if effect == "quest" and args[1] not in self.quests:
            self.quests.append(args[1])

    def rest(self) -> None:
        """The next card is somebody else's."""
        self._draw_somebody()

    def entered(self, passage: Passage, entry: Door) -> None:
        """A quest is solved."""
        if entry.kind == "event" and int(entry.key) in self.quests:
            self.quests.remove(int(entry.key))
