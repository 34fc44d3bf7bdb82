"""A table of Mage Knight as the book of nights meets it: which pages wait, and what is so of whoever they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from ....story.book import Door, Passage
from ....story.worlds import TableWorld
from ..box.forms import FEMININE, hero_name
from ..play import tidings
from ..state.hero import Hero, called
from ..state.pieces import Happening
from ..state.table import MageKnight
from .imagined import FEARED, HURT, LOVED

WHOLE = ("prologue", "epilogue")  # doors behind which one page is as good as another: of all that fit any is read


class MageKnightWorld(TableWorld[MageKnight]):
    """The table of one reading. Without a draft it only answers questions."""

    sure = True  # no page says of a hero what the app does not know

    @property
    def _about(self) -> Happening | None:
        """The page that is offered next."""
        return next(iter(self.state.nights.pages), None)

    @property
    def subject(self) -> Hero | None:
        """Whom the page being read is about; between pages, whom the next one would be about. None: all of them."""
        state, reading = self.state, self.reading
        if reading.at and not reading.resting:
            return next((hero for hero in state.heroes if hero.hero in reading.who), None)
        return state.find(self._about.who) if self._about else None

    def ask(self, name: str) -> Any:
        """A number or a yes/no of whoever the page is about (of all of them: of who leads), or of the table."""
        state = self.state
        hero = self.subject or tidings.leader(state)
        match name:
            case "alone":
                return state.alone
            case "players":
                return len(state.heroes)
            case "night":
                return state.night
            case "round":
                return state.round.number
            case "leader":
                return hero is tidings.leader(state)
            case "fame" | "reputation" | "level":
                return getattr(hero, name)
            case "feared":
                return hero.reputation <= FEARED
            case "loved":
                return hero.reputation >= LOVED
            case "wounds":
                return tidings.wounds(state, hero)
            case "hurt":
                found = tidings.wounds(state, hero)
                return None if found is None else found >= HURT
            case "units":
                return len(hero.units) if state.in_app("heroes") else None
            case "crystals":
                return sum(hero.crystals.values()) if state.in_app("heroes") else None
            case "won":
                return tidings.won(state)
            case "freed":
                return tidings.freed(state, hero)
        return tidings.on_the_map(state, hero, name)

    def is_hero(self, who: str) -> bool:
        """Whether it is about that hero; what is about all of them is about each who plays."""
        about = self.subject
        return who == about.hero if about else any(hero.hero == who for hero in self.state.heroes)

    def named(self, name: str) -> list[str]:
        """The hero is whoever a page is about; of a page about all of them, all who play."""
        if name != "hero":
            return super().named(name)
        about = self.subject
        return [about.hero] if about else [hero.hero for hero in self.state.heroes]

    def form(self, who: str, case: str, language: str) -> str:
        """A hero's name; one of the player's own is never declined."""
        hero = next((one for one in self.state.heroes if one.hero == who), None)
        return hero_name(called(hero) if hero else who, language, case)

    def is_woman(self, who: str) -> bool:
        """Whether the hero of the box is a woman."""
        return who in FEMININE

    def plays(self, scenario: str) -> bool:
        """Whether that is the scenario."""
        return scenario == self.state.scenario

    def people(self) -> list[str]:
        """Whom it is about; who sits around listens."""
        about = self.subject
        return [about.hero] if about else []

    def ranks(self, passage: Passage, recent: int) -> tuple[Any, ...]:
        """What was not heard yet, and what fits best; of equals each table hears another one first."""
        lot = crc32(f"{self.state.chance.seed}/{passage.id}".encode())
        whole = any(entry.kind in WHOLE for entry in passage.entries)
        return (recent, lot) if whole else (recent > 0, not passage.when, recent, lot)

    def opens(self, entry: Door) -> bool:
        """Whether such a page waits, of whom the next one is about."""
        about = self._about
        return about is not None and any(
            (one.kind, one.key, one.who) == (entry.kind, entry.key, about.who) for one in self.state.nights.pages
        )

    def calls(self, entries: Sequence[Door]) -> Door | None:
        """Whoever sits down by the lamp is told the next page at once."""
        about = self._about
        return next((one for one in entries if about and (one.kind, one.key) == (about.kind, about.key)), None)

    def rest(self) -> bool:
        """The page is read: the game goes on, and nobody waits."""
        return False

    def entered(self, passage: Passage, entry: Door) -> None:
        """A page was opened: it waits no longer, and it is about whom it waited for."""
        pages = self.state.nights.pages
        about = self._about.who if self._about else 0
        found = next((one for one in pages if (one.kind, one.key, one.who) == (entry.kind, entry.key, about)), None)
        if found is None:
            return
        self.state.nights.pages = [one for one in pages if one != found]
        hero = self.state.find(found.who)
        self.reading.who = [hero.hero] if hero else []
