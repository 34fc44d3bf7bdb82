"""A book ready to be told: every passage's conditions parsed once, and one step of a reading after another.

The same teller reads at a real table and walks an imagined one: what differs is the `World` in the scene.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from . import expressions
from .book import Book, Case, Choice, Door, Effect, Passage, Price
from .expressions import Expression, ExpressionError
from .fates import told_as
from .halves import Ask, Picks, by_conditions, by_readings
from .reading import TRAIL, Reading
from .vocabulary import NUMBER, YES_NO, Kind, Vocabulary, World

NESTED = 20  # sub-scenes within each other; of one that is left by another way the target stays until then


class Scene:
    """What conditions look at: a reading, the world it happens in, and what was just rolled."""

    __slots__ = ("reading", "rolled", "world")

    def __init__(self, reading: Reading, world: World) -> None:
        self.reading = reading
        self.world = world
        self.rolled: int | None = None


class Way(NamedTuple):
    """A choice of a told passage, its conditions ready to be asked."""

    choice: Choice
    key: str
    needs: Ask | None
    lock: Expression | None
    turns: tuple[tuple[str, Ask], ...]


class ToldPassage(NamedTuple):
    """A passage ready to be told."""

    passage: Passage
    ways: tuple[Way, ...]
    when: Ask | None
    cases: Mapping[str, Picks]


class Offer(NamedTuple):
    """A choice as it stands before the table: open, locked (and shown), or for the table to judge."""

    way: Way
    state: Literal["open", "locked", "unsure"]
    too_dear: bool = False  # locked, because its price cannot be paid


class Doorway(NamedTuple):
    """A door as it stands before a table: the one passage behind it, and whether it is open (None: the table knows)."""

    entry: Door
    passage: Passage
    opens: bool | None


class Teller:
    """A book and the vocabulary that it is told with."""

    def __init__(self, book: Book, vocabulary: Vocabulary) -> None:
        self.book = book
        self.vocabulary = vocabulary
        self.numbers = vocabulary.numbers(book)
        self._told: dict[str, ToldPassage] = {}
        self._open: dict[str, tuple[ToldPassage, ...]] = {}
        self._doors: dict[str, list[tuple[Door, Passage]]] | None = None

    # --- what stands before the table --------------------------------------------------------------------------

    def told(self, id: str) -> ToldPassage | None:
        """The passage of that id (or of an id that it used to have), ready; None when it is gone."""
        told = self._told.get(id)
        if told is None:
            passage = self.book.passage(id)
            if passage is None:
                return None
            told = self._told[id] = self._made_ready(passage)
        return told

    def lying_open(self, id: str) -> tuple[ToldPassage, ...]:
        """What lies open with the passage of that id: itself, or two pages across from each other, the left one first.

        Nothing when it is gone.
        """
        open_ = self._open.get(id)
        if open_ is None:
            passage = self.book.passage(id)
            if passage is None:
                return ()
            pages = (self.told(page.id) for page in self.book.spread(passage))
            open_ = self._open[id] = tuple(page for page in pages if page is not None)
        return open_

    def ways(self, id: str) -> list[Way]:
        """All ways on from what lies open there, left page first."""
        return [way for told in self.lying_open(id) for way in told.ways]

    def page_of(self, way: Way) -> ToldPassage | None:
        """The page on which a way stands."""
        return self.told(way.key.partition(".")[0])

    def taken_by_game(self, reading: Reading) -> list[Way]:
        """The ways on from where the reading stands that the game takes itself; none while the book rests."""
        return [] if reading.resting else [way for way in self.ways(reading.at) if way.choice.by]

    def number(self, scene: Scene, name: str) -> int | None:
        """A number that the words may say; None for what is none, and where only the table could know it."""
        return self._expression(name, NUMBER).get(scene) if name in self.numbers else None

    def offers(self, scene: Scene) -> list[Offer]:
        """The choices of what lies open where the reading stands; what nobody may see or tap is left out."""
        if scene.reading.resting:
            return []
        ways = [way for way in self.ways(scene.reading.at) if not way.choice.by]
        offers = [offer for way in ways if (offer := self._offer(scene, way)) is not None]
        fates = self.vocabulary.fates
        outcome = scene.reading.outcome if scene.reading.outcome in fates else ""
        ended = told_as(outcome, {offer.way.choice.after for offer in offers}, fates)
        return [offer for offer in offers if not ended or offer.way.choice.after in ("", ended)]

    def open_ways(self, scene: Scene) -> list[Way]:
        """The ways that are surely open, for a walk."""
        reading, open_ = scene.reading, []
        for way in self.ways(reading.at):
            choice = way.choice
            if way.needs is not None and not way.needs(scene):
                continue
            if choice.once and way.key in reading.chosen:
                continue
            if choice.prices and not self._payable(scene, choice):
                continue
            open_.append(way)
        return open_

    def _offer(self, scene: Scene, way: Way) -> Offer | None:
        choice, reading = way.choice, scene.reading
        if choice.once and way.key in reading.chosen:
            return None
        held = True if way.needs is None else way.needs(scene)
        if held is False:
            return Offer(way, "locked") if choice.shown else None
        if choice.prices and self._payable(scene, choice) is False:
            return Offer(way, "locked", too_dear=True)
        return Offer(way, "open" if held else "unsure")

    def unknown(self, scene: Scene, way: Way) -> list[str]:
        """What decides where a way leads and only the table can know ("party-coins"), as far as it has not said so."""
        asked = dict.fromkeys(
            ask.name for turn in way.choice.turns for ask in self._expression(turn.when).asks if "." in ask.name
        )
        numbers = {name: self._expression(name, NUMBER).get for name in asked}
        return [name.replace(".", "-") for name, get in numbers.items() if get(scene) is None]

    def _payable(self, scene: Scene, choice: Choice) -> bool | None:
        answers = [scene.world.can_pay(price, scene.reading.who) for price in choice.prices]
        return False if False in answers else None if None in answers else True

    # --- steps -------------------------------------------------------------------------------------------------

    def arrive(self, scene: Scene, id: str, one: str = "") -> ToldPassage | None:
        """Read the passage of that id: it counts as read, and what it does happens. None when it is gone.

        Where another page lies across from it both are read, and the reading stands at the left one.
        """
        reading = scene.reading
        pages = self.lying_open(id)
        reading.resting = False
        reading.outcome = ""
        if reading.votes or reading.ballots:
            reading.votes, reading.ballots = {}, {}
        if not pages:
            reading.at = id
            return None
        reading.at = pages[0].passage.id
        reading.trail.append(reading.at)
        if len(reading.trail) > TRAIL:
            del reading.trail[0]
        for told in pages:
            passage = told.passage
            reading.read[passage.id] = reading.read.get(passage.id, 0) + 1
            if passage.entries:
                reading.recent[passage.id] = sum(reading.read.values())
        for effect in sorted((one for told in pages for one in told.passage.does), key=self.vocabulary.order):
            self.do(scene, effect, one)
        for ending in [told.passage.ending for told in pages if told.passage.ending]:
            reading.ended = True
            if ending not in reading.endings:
                reading.endings.append(ending)
        return pages[0]

    def choose(
        self,
        scene: Scene,
        way: Way,
        *,
        going: Sequence[str] = (),
        one: str = "",
        payer: str = "",
        rolled: int | None = None,
        shares: Mapping[str, int] | None = None,
    ) -> ToldPassage | None:
        """Take a way: pay, let happen what it does, roll, and read on. Returns the passage arrived at.

        `one`: whom it concerns; `payer`: the one that the table named, so that nobody else pays unasked.
        """
        choice, reading, world = way.choice, scene.reading, scene.world
        if choice.after:
            world.fought(choice.after)
        if choice.going != "all":
            self.part(reading, going)
        for price in choice.prices:
            reading.payers = _paying(price, reading.who, payer)
            for out in world.pay(price, reading.who, shares or {}, payer):
                reading.who.remove(out)
                reading.out.append(out)
                reading.payers = [who for who in reading.payers if who != out]
        if one not in reading.who and reading.who:
            one = reading.who[0]
        if choice.going != "all" or one and any(str(arg).startswith("one.") for e in choice.effects for arg in e.args):
            reading.named = [one] if choice.going == "all" else list(going or reading.who)
        if way.key:
            reading.chosen[way.key] = reading.chosen.get(way.key, 0) + 1
        for effect in choice.effects:
            self.do(scene, effect, one)
        scene.rolled = rolled if choice.die else None
        target = choice.target
        for turned, holds in way.turns:
            if holds(scene):
                target = turned
                break
        if choice.draws and (tale := self.draw(scene, choice.draws)) is not None:
            target = tale
        if choice.calls:
            reading.calls = [*reading.calls, target][-NESTED:]
            target = choice.calls
        if choice.returns:
            target = self._back(reading) or target
        if choice.rests:
            reading.at, reading.resting = target, True
            reading.votes, reading.ballots = {}, {}
            return None
        return self.arrive(scene, target, one)

    @staticmethod
    def _back(reading: Reading) -> str:
        """Where a way leads that returns: to the target of what called, else to where the book rested; "": nowhere."""
        if reading.calls:
            return reading.calls.pop()
        back, reading.bookmark = reading.bookmark, ""
        reading.calls, reading.before = reading.before, []
        return back

    @staticmethod
    def leave(reading: Reading) -> None:
        """A door leads away from where the book rests: a way that returns leads back there, and into what it was in."""
        if not reading.resting:
            return
        if not reading.bookmark:
            reading.bookmark, reading.before = reading.at, reading.calls
        reading.calls = []

    def part(self, reading: Reading, going: Sequence[str]) -> None:
        """Those who go take part from now on; the others wait apart."""
        if going:
            reading.apart += [who for who in reading.who if who not in going]
            reading.who = [who for who in reading.who if who in going]

    def do(self, scene: Scene, effect: Effect, one: str = "") -> None:
        """Let one effect happen: the book's own variables here, everything else in the world."""
        reading = scene.reading
        name, args = effect.name, effect.args
        if name in ("set", "add"):
            key, value = str(args[0]), int(args[1])
            sum_ = value if name == "set" else reading.values.get(key, 0) + value
            reading.values[key] = max(-999, min(999, sum_))
        elif name == "rejoin":
            reading.who += reading.apart
            reading.apart = []
        else:
            scene.world.do(name, args, reading.who, one)

    # --- doors and tales ---------------------------------------------------------------------------------------

    def doors(self, scene: Scene) -> list[Doorway]:
        """The doors of the book with the passage behind each: the one that fits best, then the least recently read."""
        if self._doors is None:
            self._doors = {}
            for passage in self.book.passages.values():
                for entry in passage.entries:
                    self._doors.setdefault(entry.kind, []).append((entry, passage))
        behind: dict[Door, list[Passage]] = {}
        for kind, waiting in self._doors.items():
            if kind == "tale":
                continue
            for entry, passage in waiting:
                if self.ready(scene, passage):
                    behind.setdefault(entry, []).append(passage)
        return [
            Doorway(entry, self.fittest(scene, passages), self._opens(scene, entry))
            for entry, passages in behind.items()
        ]

    @staticmethod
    def _opens(scene: Scene, entry: Door) -> bool | None:
        return not scene.reading.read if entry.kind == "start" else scene.world.opens(entry)

    def draw(self, scene: Scene, name: str) -> str | None:
        """A tale of that name: of those that fit and were read least recently, one by weight; None: none is left."""
        tales = [passage for passage in self.book.entered_by("tale", name) if self.ready(scene, passage, for_sure=True)]
        if not tales:
            return None
        oldest = min(scene.reading.recent.get(passage.id, 0) for passage in tales)
        waiting = [passage for passage in tales if scene.reading.recent.get(passage.id, 0) == oldest]
        tickets = [passage.id for passage in waiting for _ in range(passage.weight)]
        return scene.world.pick(tickets)

    def ready(self, scene: Scene, passage: Passage, for_sure: bool = False) -> bool:
        """Whether a passage may be told now: not a second time what is told once, nothing that does not fit."""
        if passage.once and passage.id in scene.reading.read:
            return False
        told = self.told(passage.id)
        held = True if told is None or told.when is None else told.when(scene)
        return bool(held) if for_sure or getattr(scene.world, "sure", False) else held is not False

    @staticmethod
    def fittest(scene: Scene, passages: list[Passage]) -> Passage:
        """Of passages behind one door the one that fits best, and of those the one that was read least recently.

        A game may rank them its own way.
        """
        if len(passages) == 1:  # as behind nearly every door, of which there may be a hundred
            return passages[0]
        recent = scene.reading.recent
        ranks = getattr(scene.world, "ranks", None) or _ranked
        return min(passages, key=lambda passage: ranks(passage, recent.get(passage.id, 0)))

    def way_on(self, reading: Reading) -> list[Passage]:
        """Where to go on when the passage is gone: the ones read before it, then the doors of the book."""
        read = [told.passage for id in reversed(reading.trail[-6:]) if (told := self.told(id)) is not None]
        doors = self.book.entered_by("start")
        found = list(dict.fromkeys(passage.id for passage in (*read, *doors)))
        return [self.book.passages[id] for id in found][:4]

    # --- making ready ------------------------------------------------------------------------------------------

    def _made_ready(self, passage: Passage) -> ToldPassage:
        ways = []
        for choice in passage.choices:
            lock = self._expression(choice.needs) if choice.needs else None
            turns = tuple((turn.target, self._get(turn.when)) for turn in choice.turns)
            ways.append(Way(choice, f"{passage.id}.{choice.id}", lock.get if lock else None, lock, turns))
        cases = {name: self._picks(passage, name, case) for name, case in passage.cases.items()}
        return ToldPassage(passage, tuple(ways), self._get(passage.when) if passage.when else None, cases)

    def _picks(self, passage: Passage, name: str, case: Case) -> Picks:
        if case.order:
            return by_readings(case.order, passage.id, name)
        return by_conditions([self._get(source) for source in case.when])

    def _get(self, source: str) -> Ask:
        return self._expression(source).get

    def _expression(self, source: str, wanted: Kind = YES_NO) -> Expression:
        """The expression; one that cannot be read (the diagnostics say so) is for the table to judge."""
        try:
            return expressions.parse(source, self.vocabulary, self.book, wanted)
        except ExpressionError:
            return Expression(source, NUMBER, lambda scene: None, ())


def _paying(price: Price, who: Sequence[str], named: str) -> list[str]:
    """Who pays, as far as it can be known before a world that keeps purses says so: all, or the one that was named."""
    if price.whose != "one" or len(who) == 1:
        return list(who)
    return [named] if named else []


def _ranked(passage: Passage, recent: int) -> tuple[Any, ...]:
    return (not passage.when, recent)
