"""Real plays: a book read by its own teller in an imagined world, every decision said beforehand and so replayed.

In such a world doors stand open that may, and between two rests as many days go by as a door needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from ..book import Passage
from ..counting import ListeningTeller
from ..reading import begin
from ..teller import Doorway, Scene, Teller, Way
from ..walking import Nowhere, Oracle, imagined
from .standing import Goal, Pace

MOST_RESTS, MOST_DETOURS = 40, 8  # days that may go by until a door opens, and what is told before behind it
SHORT = 20  # steps of such a detour
LONGEST = 160  # steps of a wandering play
WORLDS: dict[str, float | None] = {"plenty": 0.999, "want": 0.0, "middling": 0.5}  # others are drawn from their names


class Taken(msgspec.Struct, frozen=True, array_like=True):
    """A step that was taken: as `Pace`, with how many went where not all did, and the days that went by first."""

    kind: str
    what: str
    to: str = ""
    rolled: int = 0
    going: int = 0
    rests: int = 0


class Witness(msgspec.Struct, frozen=True):
    """A play that shows something: the imagined world it was read in, and its steps."""

    world: str
    steps: tuple[Taken, ...]


class Blocked(Exception):
    """A play could not take a step. `passages`: whose doors or tales were in its way; `way`: which way was not open."""

    def __init__(self, step: Pace, way: str = "", passages: Sequence[str] = ()) -> None:
        super().__init__(step)
        self.step, self.way, self.passages = step, way, passages


class Play:
    """A reading under way, that notes what happens in it, and in `offered` all that stood open (as `spelled`)."""

    def __init__(self, teller: Teller, world: str) -> None:
        self.listening = ListeningTeller(teller, self._heard)
        self.begin(world)

    def begin(self, world: str) -> None:
        """Another reading, from its beginning."""
        self.happened: set[Goal] = set()
        self.taken: list[Taken] = []
        self.offered: set[str] = set()
        self.world = world
        self.luck = Oracle(f"{world}/luck")  # what is decided here: a witness says it, and the world draws as it did
        self.chance = Oracle(world)
        self.chance.says = WORLDS.get(world)
        self.scene = imagined(self.listening, self.chance)
        self.chance.says = None
        self.scene.world.pick = self._pick  # type: ignore[method-assign]
        self._wanted = ""

    @property
    def witness(self) -> Witness:
        """The play so far."""
        return Witness(self.world, tuple(self.taken))

    @property
    def over(self) -> bool:
        """Whether it has come to an end, or to a passage that is not there."""
        reading = self.scene.reading
        return reading.ended or bool(reading.at and not reading.resting and not self.listening.lying_open(reading.at))

    def _heard(self, number: int, held: bool) -> None:
        self.happened.add(Goal("answer", number, held))

    def _pick(self, options: Sequence[str]) -> str:
        if not self._wanted:
            return options[int(self.luck.random() * len(options))]
        if self._wanted not in options:
            fits = self.listening.ready(self.scene, self.listening.book.passages[self._wanted], for_sure=True)
            raise Blocked(Pace("way", "", self._wanted), passages=[self._wanted, *options[: 1 if fits else 0]])
        return self._wanted

    # --- steps

    def doors(self) -> list[Doorway]:
        """The doors that may stand open: at the very beginning the book's own, if it has one."""
        self.chance.says = 0.0
        found = [door for door in self.listening.doors(self.scene) if door.opens]
        self.chance.says = None
        begins = [] if self.scene.reading.read else [door for door in found if door.entry.kind == "start"]
        self.offered.update(f"> {door.passage.id}" for door in begins or found)
        return begins or found

    def open_ways(self) -> list[Way]:
        """The ways that stand open; where there are none, that is noted."""
        ways = self.listening.open_ways(self.scene)
        if not ways and not self.over:
            self.happened.add(Goal("locked", self.scene.reading.at))
        self.offered.update(way.key for way in ways)
        return ways

    def step(self, step: Pace | Taken, alone: bool = True) -> None:
        """Take a step, or Blocked. `alone`: one goes where some do; else all."""
        if step.kind == "anew":
            self.read_again()
        elif self.over:
            raise Blocked(Pace(step.kind, step.what, step.to))  # type: ignore[arg-type]
        elif step.kind == "door":
            self._enter(step)
        elif step.kind == "on":
            self._go_on(step)
        else:
            self._take(step, alone)

    def read_again(self) -> None:
        """The book is begun anew at the same table, as a table may at any moment."""
        world = self.scene.world
        if not isinstance(world, Nowhere):
            raise Blocked(Pace("anew", "", ""))
        reading = begin(self.listening.book, world.people())
        world.anew(reading)
        self.scene = Scene(reading, world)
        self.taken.append(Taken("anew", ""))

    def _enter(self, step: Pace | Taken) -> None:
        reading, world = self.scene.reading, self.scene.world
        interrupts = self.listening.vocabulary.interrupts
        if reading.at and not reading.resting and not interrupts:
            raise Blocked(Pace("door", step.what, step.what), passages=[step.what])
        rests = getattr(step, "rests", 0)
        for _ in range(rests):
            world.rest()
        passage, detours = self.listening.book.passages[step.what], 0
        while (door := self._door_to(passage)) is None:
            if detours < MOST_DETOURS and self.listening.ready(self.scene, passage) and self._around(passage, rests):
                detours, rests = detours + 1, 0
                continue
            if rests >= MOST_RESTS or not reading.read:
                raise Blocked(Pace("door", step.what, step.what), passages=[step.what])
            world.rest()
            rests += 1
        self.enter(door, rests)

    def _door_to(self, passage: Passage) -> Doorway | None:
        """A door that stands open and has that passage behind it."""
        if not self.listening.ready(self.scene, passage):  # looked at first: there may be a hundred doors
            return None
        return next((one for one in self.doors() if one.passage is passage), None)

    def _around(self, passage: Passage, rests: int) -> bool:
        """Whether something is told before that passage behind its doors: it is read now, until the book rests."""
        before = next((one for one in self.doors() if one.entry in passage.entries), None)
        if before is None:
            return False
        self.enter(before, rests)
        for _ in range(SHORT):
            if self.over or self.scene.reading.resting or not (ways := self.open_ways()):
                break
            self._take(Pace("way", ways[0].key, ""), alone=True)
        if not self.scene.reading.resting:
            raise Blocked(Pace("door", passage.id, passage.id), passages=[passage.id])
        return True

    def enter(self, door: Doorway, rests: int = 0) -> None:
        """Go through a door that stands open."""
        reading, id = self.scene.reading, door.passage.id
        self.listening.leave(reading)
        if not reading.resting:
            reading.bookmark, reading.calls, reading.before = "", [], []
        entry = door.entry
        self.happened.add(Goal("door", f"{id} {f'{entry.kind} {entry.key}'.strip()}"))
        self.taken.append(Taken("door", id, id, rests=rests))
        self.scene.world.entered(door.passage, entry)
        self.listening.arrive(self.scene, id)
        self._arrived()

    def _go_on(self, step: Pace | Taken) -> None:
        reading = self.scene.reading
        if not reading.resting or reading.at != step.what:
            raise Blocked(Pace("on", step.what, step.to))
        self.doors()  # what is left standing open
        self.taken.append(Taken("on", reading.at, reading.at))
        self.listening.arrive(self.scene, reading.at)
        self._arrived()

    def _take(self, step: Pace | Taken, alone: bool) -> None:
        reading = self.scene.reading
        way = None if reading.resting else next((one for one in self.open_ways() if one.key == step.what), None)
        if way is None:
            raise Blocked(Pace("way", step.what, step.to), way=step.what)
        choice, going = way.choice, getattr(step, "going", 0)
        if choice.going != "all" and len(reading.who) > 1 and not going:
            going = 1 if alone or choice.going == "one" else len(reading.who)
        rolled = self._rolled(way, step) if choice.die else 0
        self._wanted = step.to if choice.draws and step.to in self._tales(choice.draws) else ""
        self.happened.add(Goal("chosen", way.key))
        self.listening.choose(self.scene, way, going=reading.who[:going], rolled=rolled or None)
        self.taken.append(Taken("way", way.key, reading.at, rolled, going))
        if step.to and reading.at != step.to:
            raise Blocked(Pace("way", step.what, step.to), way=step.what, passages=self._tales(choice.draws))
        if reading.resting:
            self.offered.add(f"… {reading.at}")
            self.scene.world.rest()
        else:
            self._arrived()

    def _rolled(self, way: Way, step: Pace | Taken) -> int:
        """What the die shows: what is said, unless something else leads where the step is to lead."""
        first, die = step.rolled or 1 + int(self.luck.random() * way.choice.die), way.choice.die
        if isinstance(step, Taken) or not step.to or way.choice.draws or way.choice.calls:
            return first
        scene, happened = self.scene, set(self.happened)
        for rolled in (first, *range(die, 0, -1)):
            scene.rolled = rolled
            goal = next((target for target, holds in way.turns if holds(scene)), way.choice.target)
            if goal == step.to:
                break
        else:
            rolled = first
        self.happened = happened
        return rolled

    def _tales(self, name: str) -> list[str]:
        return [passage.id for passage in self.listening.book.entered_by("tale", name)] if name else []

    def _arrived(self) -> None:
        for told in self.listening.lying_open(self.scene.reading.at):
            self.happened.add(Goal("read", told.passage.id))
            if told.passage.ending:
                self.happened.add(Goal("ending", told.passage.ending))
        if not self.over:
            self.open_ways()


def replay(teller: Teller, witness: Witness) -> Play:
    """The play of a witness, read anew by the book's own teller; Blocked where the book has changed since."""
    play = Play(teller, witness.world)
    for step in witness.steps:
        play.step(step)
        if play.taken[-1] != step:
            raise Blocked(Pace("way", step.what, step.to))
    return play


def wander(
    play: Play, seen: Counter[str], wanted: Callable[[Goal], bool], shunned: Container[str] = ()
) -> Iterator[set[Goal]]:
    """A play that takes what was taken least so far; after each step, what happened in it that is still wanted.

    `shunned`: doors and ways that are taken only where there are no others.
    """
    reading = play.scene.reading
    random = play.luck.random
    rests = 0
    for _ in range(LONGEST):
        if play.over:
            break
        play.happened.clear()
        if not reading.at or reading.resting:
            doors = play.doors()
            rests += 1
            if doors and (not reading.at or random() < 0.7):
                names = {f"> {one.passage.id}": one for one in doors}
                name = min(names, key=lambda one: (one in shunned, seen[one], random()))
                door = names[name]
                seen[name] += 1
                play.enter(door)
                yield {goal for goal in play.happened if wanted(goal)}
                continue
            elif reading.at:
                step = Pace("on", reading.at, reading.at)
            else:
                break
        else:
            ways = play.open_ways()
            if not ways:
                yield {goal for goal in play.happened if wanted(goal)}
                break
            way = min(ways, key=lambda one: (one.key in shunned, seen[one.key] if random() > 0.25 else 0, random()))
            seen[way.key] += 1
            step = Pace("way", way.key, "")
        play.step(step, alone=random() < 0.5)
        yield {goal for goal in play.happened if wanted(goal)}


def read_through(play: Play, steps: Iterable[Pace], alone: bool) -> set[Goal]:
    """Everything that happens when these steps are taken, in their order; Blocked where one cannot be."""
    happened: set[Goal] = set()
    for step in steps:
        play.happened.clear()
        play.step(step, alone)
        happened |= play.happened
    if not play.over and (play.scene.reading.resting or not play.scene.reading.at):
        play.doors()
    return happened | play.happened


def spelled(witness: Witness) -> list[str]:
    """A witness as words that a reader can follow: doors, ways, rolls, days."""
    return [_spelled(step) for step in witness.steps]


def _spelled(step: Taken) -> str:
    facts: list[Any] = [f"d={step.rolled}"] if step.rolled else []
    facts += [f"{step.going} go"] if step.going else []
    facts += [f"{step.rests} rests"] if step.rests else []
    head = {"door": f"> {step.what}", "on": f"… {step.what}", "anew": "«"}.get(step.kind, step.what)
    return f"{head} ({', '.join(facts)})" if facts else head
