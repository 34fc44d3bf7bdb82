"""An imagined table for walks: somebody on the way, strong or weak, good or evil; doors open now and then."""

from __future__ import annotations

from random import Random
from typing import Any

from ....story.book import Book, Door, Passage
from ....story.reading import Reading
from ....story.walking import Nowhere
from ..box.forms import FEMININE, character_name
from ..box.names import ALIGNMENTS
from ..box.printed import sheets

CHARACTERS = tuple(sheets({}))  # those of the box
MOST = {"strength": 12, "craft": 9, "lives": 7, "gold": 8, "trophies": 20, "followers": 4, "objects": 5, "spells": 4}


class Imagined(Nowhere):
    """A table that nobody sits at: who a tale is about is drawn anew at each door."""

    def __init__(self, chance: Random, book: Book, reading: Reading) -> None:
        super().__init__(chance, book, reading)
        self.facts: dict[str, Any] = {}
        self._draw_somebody()

    def _draw_somebody(self) -> None:
        chance = self.chance
        alignment = ALIGNMENTS[int(chance.random() * len(ALIGNMENTS))]
        self.who = CHARACTERS[int(chance.random() * len(CHARACTERS))]
        self.facts = {one: one == alignment for one in ALIGNMENTS}
        self.facts |= {name: int(chance.random() * (most + 1)) for name, most in MOST.items()}
        self.facts |= {name: chance.random() < 0.4 for name in ("toad", "talisman", "alone", "crown_reached")}
        self.facts["lives"] = max(1, self.facts["lives"])
        self.facts["players"] = 2 + int(chance.random() * 5)
        self.facts["turn"] = 1 + int(chance.random() * 80)
        self.facts["deaths"] = int(chance.random() * 5)
        self.facts["duels"] = int(chance.random() * 6)

    def ask(self, name: str) -> Any:
        """What is so of whoever the tale is about."""
        return self.facts[name]

    def is_hero(self, who: str) -> bool:
        """Whether it is about that character."""
        return who == self.who

    def named(self, name: str) -> list[str]:
        """The hero is whoever the tale is about."""
        return [self.who] if name == "hero" else super().named(name)

    def form(self, who: str, case: str, language: str) -> str:
        """A character's name."""
        return character_name(who, language, case)

    def is_woman(self, who: str) -> bool:
        """Whether a character of the box is a woman."""
        return who in FEMININE

    def people(self) -> list[str]:
        """Who may take part."""
        return [self.who]

    def ranks(self, passage: Passage, recent: int) -> tuple[Any, ...]:
        """As at a table, in an order that is drawn anew each time."""
        return (recent, not passage.when, self.chance.random())

    def opens(self, entry: Door) -> bool:
        """Everything happens somewhere, some time; the end seldom."""
        return self.chance.random() < (0.02 if entry.kind == "victory" else 0.2)

    def rest(self) -> None:
        """The next door is somebody else's."""
        self._draw_somebody()
