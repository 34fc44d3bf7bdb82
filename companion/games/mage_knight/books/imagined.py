"""An imagined table for walks: somebody far from home, loved or feared, whole or hurt; doors open now and then."""

from __future__ import annotations

from random import Random
from typing import Any

from ....story.book import Book, Door, Passage
from ....story.reading import Reading
from ....story.walking import Nowhere
from ..box.forms import FEMININE, hero_name
from ..box.names import HERO_NAMES
from ..box.scenarios import SCENARIO_IDS

MOST = {"wounds": 8, "fame": 100, "cities": 4, "shields": 10, "keeps": 4, "burned": 3, "units": 5, "crystals": 9}
FLAGS = ("alone", "night", "won", "leader", "feared", "loved", "hurt", "freed")
FEARED, LOVED, HURT = -3, 3, 3  # from which Reputation, and from how many Wounds


class Imagined(Nowhere):
    """A table that nobody sits at: who a page is about is drawn anew at each door."""

    def __init__(self, chance: Random, book: Book, reading: Reading) -> None:
        super().__init__(chance, book, reading)
        self.facts: dict[str, Any] = {}
        self._draw_somebody()

    def _draw_somebody(self) -> None:
        chance = self.chance
        self.who = HERO_NAMES[int(chance.random() * len(HERO_NAMES))]
        self.scenario = SCENARIO_IDS[int(chance.random() * len(SCENARIO_IDS))]
        facts: dict[str, Any] = {name: int(chance.random() * (most + 1)) for name, most in MOST.items()}
        facts |= {name: chance.random() < 0.5 for name in ("night", "won", "leader", "freed")}
        facts["reputation"] = int(chance.random() * 15) - 7
        facts["players"] = 1 + int(chance.random() * 4)
        facts["level"] = 1 + int(chance.random() * 10)
        facts["round"] = 1 + int(chance.random() * 6)
        facts["alone"] = facts["players"] == 1
        facts["feared"] = facts["reputation"] <= FEARED
        facts["loved"] = facts["reputation"] >= LOVED
        facts["hurt"] = facts["wounds"] >= HURT
        self.facts = facts

    def ask(self, name: str) -> Any:
        """What is so of whoever the page is about."""
        return self.facts[name]

    def is_hero(self, who: str) -> bool:
        """Whether it is about that hero."""
        return who == self.who

    def named(self, name: str) -> list[str]:
        """The hero is whoever the page is about."""
        return [self.who] if name == "hero" else super().named(name)

    def form(self, who: str, case: str, language: str) -> str:
        """A hero's name."""
        return hero_name(who, language, case)

    def is_woman(self, who: str) -> bool:
        """Whether the hero of the box is a woman."""
        return who in FEMININE

    def plays(self, scenario: str) -> bool:
        """Whether that is the scenario."""
        return scenario == self.scenario

    def people(self) -> list[str]:
        """Whom it is about."""
        return [self.who]

    def ranks(self, passage: Passage, recent: int) -> tuple[Any, ...]:
        """Of pages behind one door that fit any may be the one that a table hears."""
        return (recent, self.chance.random())

    def opens(self, entry: Door) -> bool:
        """Everything happens somewhere, some time."""
        return self.chance.random() < 0.2

    def rest(self) -> None:
        """The next door is somebody else's."""
        self._draw_somebody()
