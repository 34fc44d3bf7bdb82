"""An imagined table for walks: numbers drawn at random, everything possible somewhere, no rules but the book's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ....story.book import Book, Door, Fate, Price
from ....story.fates import opened_by
from ....story.reading import Reading
from ....story.walking import Nowhere
from ..box.forms import FEMININE, hero_name
from ..box.names import ATTRIBUTES, BOX_HEROES, RESOURCES, TRACKS
from .fight_ends import FATES

NIGHTLY = ("dream", "nightmare", "menhir")


class Imagined(Nowhere):
    """A table that nobody sits at. Gains and losses are those of the party as one."""

    def __init__(self, chance: Random, book: Book, reading: Reading) -> None:
        super().__init__(chance, book, reading)
        self.players = 1 + int(chance.random() * 4)
        self.scale = self.players  # nobody plays the easier game here
        self.chapter, self.day = 1, 1 + int(chance.random() * 9)
        strong = chance.random()  # some parties are new to the island, some have seen it all
        self.numbers: dict[str, int] = {name: int(chance.random() * (1 + 4 * strong)) for name in ATTRIBUTES}
        self.numbers |= {name: int(chance.random() * 7) for name in (*TRACKS, *RESOURCES)}
        self.here: list[str] = list(BOX_HEROES[: self.players])
        self.marks: dict[str, set[int]] = {}
        self.dials: dict[str, int] = {}
        self.secrets: set[str] = set()
        self.ran_out: set[str] = set()
        self.fate: Fate = ""
        self.night = False

    # --- questions

    def best(self, what: str) -> int:
        """As `world.AvalonWorld`: the whole party is one purse here, so best and worst are the same."""
        return self.numbers[what]

    worst = best

    def total(self, what: str) -> int:
        """What all have together."""
        return self.numbers[what] * self.size

    def status(self, key: str) -> set[int]:
        """The marked parts of a status."""
        return self.marks.get(key, _NONE)

    def dial(self, key: str) -> int:
        """What a dial shows; 0 when it does not run."""
        return self.dials.get(key, 0)

    def holds(self, key: str) -> bool:
        """Whether the party holds that secret."""
        return key in self.secrets

    def opens(self, entry: Door) -> bool:
        """Whether that door stands open: what only a real table could know is so once in a while."""
        if entry.kind == "dial":
            return entry.key in self.ran_out
        if entry.kind == "status":
            marks = self.status(entry.key)
            return entry.part in marks if entry.part else bool(marks)
        if entry.kind == "secret":
            return entry.key in self.secrets
        if entry.kind == "encounter":
            return opened_by(self.fate, entry.kind, self.book, FATES) == entry.key
        if entry.kind in NIGHTLY:
            return self.night
        return self.chance.random() < 0.2  # a place, a verse, a day: somewhere, some time

    # --- what happens

    def can_pay(self, price: Price, who: Sequence[str]) -> bool:
        """Whether the purse holds the price."""
        has = self.numbers[price.what] if price.whose != "party" else self.total(price.what)
        return price.what == "terror" or has >= price.amount

    def pay(self, price: Price, who: Sequence[str], shares: Mapping[str, int], one: str) -> list[str]:
        """Take the price; nobody drops out."""
        self._change(price.what, price.amount if price.what == "terror" else -price.amount)
        return []

    def do(self, effect: str, args: Sequence[Any], who: Sequence[str], one: str) -> None:
        """Let an effect happen to the numbers, marks, dials and secrets."""
        if effect in ("gain", "lose"):
            self._change(args[0].partition(".")[2], args[1] if effect == "gain" else -args[1])
        elif effect == "mark":
            marks = self.marks.setdefault(args[0], set())
            marks.add(args[1] if len(args) > 1 else len(marks) + 1)
        elif effect == "unmark":
            self.marks.get(args[0], set()).discard(args[1] if len(args) > 1 else len(self.marks.get(args[0], ())))
        elif effect == "gain-secret":
            self.secrets.add(args[0])
        elif effect == "lose-secret":
            self.secrets.discard(args[0])
        elif effect == "dial":
            self.dials[args[0]] = args[1]
        elif effect == "turn":
            if args[0] in self.dials:
                self._turn(args[0], args[1])
        elif effect == "stop":
            self.dials.pop(args[0], None)
            self.ran_out.discard(args[0])

    def rest(self) -> None:
        """Days go by on the board; dials turn, and once in a while it is night or a menhir is near."""
        for _ in range(1 + int(self.chance.random() * 2)):
            self.day += 1
            for key in list(self.dials):
                self._turn(key, -1)
        self.night = self.chance.random() < 0.5
        for name in (*TRACKS, *RESOURCES):
            self.numbers[name] = max(self.numbers[name], int(self.chance.random() * 5))

    def anew(self, reading: Reading) -> None:
        """Read again, the book lays its dials anew; statuses and secrets are the table's."""
        super().anew(reading)
        self.dials, self.ran_out, self.fate, self.night = {}, set(), "", False

    def entered(self, passage: Any, entry: Door) -> None:
        """A door was gone through: what opened it is over."""
        self.ran_out.discard(entry.key)
        self.night = False
        self.fate = ""

    def fought(self, fate: Fate) -> None:
        """How a fight went."""
        self.fate = fate

    def people(self) -> list[str]:
        """Who may take part."""
        return self.here

    def form(self, who: str, case: str, language: str) -> str:
        """A character's name."""
        return hero_name(who, language, case)

    def is_woman(self, who: str) -> bool:
        """Whether a character of the box is a woman."""
        return who in FEMININE

    def _change(self, what: str, by: int) -> None:
        self.numbers[what] = max(0, min(20, self.numbers[what] + by))

    def _turn(self, key: str, by: int) -> None:
        self.dials[key] += by
        if self.dials[key] < 1:
            del self.dials[key]
            self.ran_out.add(key)


_NONE: set[int] = set()
