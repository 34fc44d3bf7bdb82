"""A book walked at random, preferring what was seen least: what was reached, where it got stuck, and how fast.

A walk is a run of readings in imagined worlds, from one seed; each run can be walked again by its own number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from .book import Book, Door, Price
from .counting import CountingTeller, Tallied
from .influence import Influence, Stand, weighed
from .reading import Reading, begin
from .teller import Scene, Teller, Way
from .worlds import QuietWorld

LONGEST = 400  # choices in one run, unless told otherwise: a reading that goes in circles is left there
TRIED = 20  # rests in one run, unless told otherwise


class Share(msgspec.Struct, frozen=True):
    """How much of something was reached."""

    reached: int
    total: int


class Stuck(msgspec.Struct, frozen=True):
    """Where a run could not go on: its number, the passage, and the choices that led there."""

    run: int
    at: str
    path: list[str]


class Walk(msgspec.Struct, frozen=True):
    """What a walk found.

    `conditions`: how often each held; `influence`: what the choices do to the endings, where there are two.
    """

    seed: str
    runs: int
    passages: Share
    choices: Share
    endings: Share
    steps: int
    steps_per_second: float
    missed_passages: list[str]
    missed_choices: list[str]
    missed_endings: list[str]
    stuck: list[Stuck]
    lengths: list[int]
    conditions: list[Tallied]
    influence: Influence | None


class Nowhere(QuietWorld):
    """A world that nobody sits at: all can be paid, nothing happens, doors open now and then. Games draw their own."""

    def __init__(self, chance: Random, book: Book, reading: Reading) -> None:
        super().__init__(reading, book)
        self.chance = chance

    def people(self) -> list[str]:
        """Nobody in particular takes part."""
        return []

    def opens(self, entry: Door) -> bool:
        """Every door stands open once in a while."""
        return self.chance.random() < 0.2

    def can_pay(self, price: Price, who: Sequence[str]) -> bool:
        """Every price can be paid."""
        return True

    def rest(self) -> None:
        """Nothing waits in an imagined book."""

    def anew(self, reading: Reading) -> None:
        """The book is read again at the same table: what hung on its last reading is gone, the rest is not."""
        self.reading = reading

    def pick(self, options: Sequence[str]) -> str:
        """One of several, each equally likely."""
        return options[int(self.chance.random() * len(options))]


class Oracle(Random):
    """Chance that says a number, as long as one was laid into it."""

    says: float | None = None

    def random(self) -> float:
        """What it says, else the next number of its seed."""
        return super().random() if self.says is None else self.says


def imagined(teller: Teller, chance: Random) -> Scene:
    """A reading that has not begun, in an imagined world."""
    reading = begin(teller.book, [])
    world = (teller.vocabulary.imagine or Nowhere)(chance, teller.book, reading)
    reading.who = world.people()
    return Scene(reading, world)


def many_imagined(teller: Teller, seed: str, count: int) -> list[Scene]:
    """So many readings in imagined worlds; the same seed imagines the same ones."""
    return [imagined(teller, Random(f"{seed}/{number}")) for number in range(count)]


class Walker:
    """Walks one book again and again and remembers what was seen.

    It prefers what was seen least. An `even` one takes each open way as likely as any other, and remembers where it
    stood each time.
    """

    def __init__(
        self, teller: Teller, seed: str, longest: int = LONGEST, tried: int = TRIED, even: bool = False
    ) -> None:
        self.teller = teller
        self.seed = seed
        self.longest = longest
        self.tried = tried
        self.even = even
        self.stands: list[list[Stand]] = []
        self.ended: list[str] = []
        self.seen: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.stuck: list[Stuck] = []
        self.steps = 0
        self.lengths: list[int] = []

    def run(self, number: int) -> list[str]:
        """Walk once from a beginning to an ending; returns the choices made, as "passage.choice"."""
        teller, taken = self.teller, self.taken
        chance = Random(f"{self.seed}/{number}")
        random = chance.random
        scene = imagined(teller, chance)
        reading, world = scene.reading, scene.world
        path: list[str] = []
        stands: list[Stand] = []
        self._enter(scene, chance)
        rests = 0
        while reading.at and not reading.ended and len(path) < self.longest:
            open_ = teller.open_ways(scene)
            if not open_:
                self.stuck.append(Stuck(number, reading.at, path))
                break
            way = open_[0] if len(open_) == 1 else self._choice(open_, random)
            path.append(way.key)
            if self.even:
                stands.append(Stand(way.key, tuple(one.key for one in open_)))
            taken[way.key] += 1
            self._take(scene, way, chance)
            if reading.resting:
                rests += 1
                if rests > self.tried:
                    break
                world.rest()
                self._enter(scene, chance)
        self.steps += len(path)
        self.lengths.append(len(path))
        for id, times in reading.read.items():
            self.seen[id] += times
        for ending in reading.endings:
            self.endings[ending] += 1
        if self.even:
            self.stands.append(stands)
            self.ended.append(reading.endings[-1] if reading.endings else "")
        return path

    def _choice(self, open_: list[Way], random: Any) -> Way:
        """Mostly the way that was taken least so far; now and then any, so that runs do not all go one way."""
        if self.even or random() < 0.25:
            return open_[int(random() * len(open_))]
        taken = self.taken
        counts = [taken[way.key] for way in open_]
        least = min(counts)
        ways = [way for way, count in zip(open_, counts, strict=True) if count == least]
        return ways[0] if len(ways) == 1 else ways[int(random() * len(ways))]

    def _take(self, scene: Scene, way: Way, chance: Random) -> None:
        choice, reading = way.choice, scene.reading
        going: list[str] = []
        if choice.going != "all" and len(reading.who) > 1:
            count = 1 if choice.going == "one" else 1 + int(chance.random() * len(reading.who))
            going = reading.who[:count]
        rolled = 1 + int(chance.random() * choice.die) if choice.die else None
        self.teller.choose(scene, way, going=going, rolled=rolled)

    def _enter(self, scene: Scene, chance: Random) -> None:
        """Go through one of the doors that stand open, or on with what rests."""
        reading = scene.reading
        doors = [door for door in self.teller.doors(scene) if door.opens]
        if doors and (not reading.resting or chance.random() < 0.7):
            seen, read = self.seen, reading.read
            if self.even:
                entry, passage, _ = doors[int(chance.random() * len(doors))]
            else:
                entry, passage, _ = min(doors, key=lambda door: seen[door.passage.id] + read.get(door.passage.id, 0))
            self.teller.leave(reading)
            scene.world.entered(passage, entry)
            self.teller.arrive(scene, passage.id)
        elif reading.resting:
            self.teller.arrive(scene, reading.at)


def walk(teller: Teller, runs: int, seed: str, longest: int = LONGEST, tried: int = TRIED) -> Walk:
    """Walk a book so many times from one seed; everything that was found, and what was never reached.

    A book with several endings is walked as often once more, evenly, for what its choices do to them.
    """
    counting = CountingTeller(teller)
    walker = Walker(counting, seed, longest, tried)
    began = perf_counter()
    for number in range(runs):
        walker.run(number)
    took = perf_counter() - began
    book = teller.book
    choices = [f"{passage.id}.{choice.id}" for passage in book.passages.values() for choice in passage.choices]
    endings = sorted({passage.ending for passage in book.passages.values() if passage.ending})
    missed = (
        [id for id in book.passages if not walker.seen[id]],
        [key for key in choices if not walker.taken[key]],
        [ending for ending in endings if not walker.endings[ending]],
    )
    totals = (len(book.passages), len(choices), len(endings))
    shares = [Share(total - len(lacking), total) for total, lacking in zip(totals, missed, strict=True)]
    influence = None
    if len(endings) > 1:
        even = Walker(counting, f"{seed}/even", longest, tried, even=True)
        for number in range(runs):
            even.run(number)
        chance = Random(f"{seed}/dealt")
        influence = weighed(book, even.stands, even.ended, lambda ended: chance.sample(ended, len(ended)))
    return Walk(
        seed=seed,
        runs=runs,
        passages=shares[0],
        choices=shares[1],
        endings=shares[2],
        steps=walker.steps,
        steps_per_second=round(walker.steps / took if took else 0, 1),
        missed_passages=missed[0],
        missed_choices=missed[1],
        missed_endings=missed[2],
        stuck=walker.stuck[:20],
        lengths=walker.lengths,
        conditions=counting.tallied,
        influence=influence,
    )
