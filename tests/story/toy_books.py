"""Random small books in a world without secrets, and everything that can happen in them, by trying all of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from companion.story import parse
from companion.story.proving.concrete import Play, Taken
from companion.story.proving.standing import Goal
from companion.story.teller import Teller
from companion.story.vocabulary import YES_NO, BookShelf, Form, Keyed, Kind, Member, Vocabulary
from companion.story.walking import Nowhere


class Toy(Nowhere):
    """A world of flags that a book raises and drops; behind a raised one stands a door."""

    def __init__(self, chance: Any, book: Any, reading: Any) -> None:
        super().__init__(chance, book, reading)
        self.raised: set[str] = set()

    def opens(self, entry: Any) -> bool:
        return entry.key in self.raised if entry.kind == "flag" else self.chance.random() < 0.2

    def do(self, effect: str, args: Any, who: Any, one: str) -> None:
        if effect == "raise":
            self.raised.add(args[0])
        elif effect == "drop":
            self.raised.discard(args[0])


FLAG = Kind("flag", keyed=Keyed(YES_NO, lambda world, key: key in world.raised, lambda book: book.shelf("flag")))
VOCABULARY = Vocabulary(
    names={"flag": Member(FLAG, lambda scene: scene.world)},
    forms=(
        Form("raise", "raise flag", writes=True, settles=lambda key: {f'flag["{key}"]': True}),
        Form("drop", "drop flag", ends=True),
    ),
    shelves={"flag": BookShelf()},
    entries={"flag": "flag", "inn": ""},
    several=frozenset({"inn"}),
    imagine=Toy,
)
COVER = """# toy
game: toy
variable: v = 0
flag: a | cs A | en A
flag: b | cs B | en B
condition: late = times["p0"] >= 2 or v > 1
sum: heard = times["p0"] + times["p1"]

## cs Hra

## en Toy
"""
COVER_OF_FLAGS = "".join(line for line in COVER.splitlines(keepends=True) if not line.startswith(("cond", "sum")))
LEFT = {"J302", "J303", "J304", "J311", "J314", "J341"}  # what a random book may be accused of


class _Maker:
    def __init__(self, chance: Random, ending: float) -> None:
        self.chance = chance
        ids = [f"p{number}" for number in range(chance.randint(3, 6))]
        self.ways = {id: [f"c{way}" for way in range(chance.randint(1, 3))] for id in ids}
        for id in ids[1:]:
            if chance.random() < ending:
                self.ways[id] = []
        self.ids, self.keys = ids, [f"{id}.{way}" for id in ids for way in self.ways[id]]

    def maybe(self, share: float, make: Callable[[], str]) -> list[str]:
        return [make()] if self.chance.random() < share else []

    def condition(self, depth: int = 0) -> str:
        chance = self.chance
        if depth < 2 and chance.random() < 0.25:
            return f"{self.condition(2)} {chance.choice(('and', 'or'))} {self.condition(2)}"
        if depth < 2 and chance.random() < 0.1:
            return f"not ({self.condition(2)})"
        one, other, sign = chance.choice(self.ids), chance.choice(self.ids), chance.choice((">=", "<", "=="))
        return chance.choice(
            (
                f'visited["{one}"]',
                f'times["{one}"] {sign} {chance.randint(0, 2)}',
                f'times["{one}"] + times["{other}"] >= {chance.randint(1, 3)}',
                f'chosen["{chance.choice(self.keys)}"]',
                f"v {sign} {chance.randint(-1, 2)}",
                f'flag["{chance.choice("ab")}"]',
                "late",
                f"heard {sign} {chance.randint(0, 3)}",
            )
        )

    def effect(self) -> str:
        return self.chance.choice(("add v 1", "add v -1", "set v 1", "raise a", "raise b", "drop a"))

    def passages(self) -> Iterator[str]:
        for id in self.ids:
            head = self.head(id)
            choices = [self.choice(id, way) for way in self.ways[id]]
            cases = [line.partition(":")[0].removeprefix("case ") for line in head if line.startswith("case ")]
            text = " ".join(("{x: a|b}", "{y: a|b|c}", "{z: a|b}")["xyz".index(name)] for name in cases)
            said = [f"- {way}: Go." for way in self.ways[id]]
            told = [line for lang in ("cs", "en") for line in (f"## {lang} {id}", "", f"Words {text}", "", *said, "")]
            yield "\n".join([f"# {id}", *head, "", *choices, "", *told])

    def head(self, id: str) -> list[str]:
        chance = self.chance
        door = (
            "entry: start"
            if id == "p0"
            else chance.choice(
                ("entry: inn", f"entry: flag {chance.choice('ab')}", "entry: tale t", "entry: tale t", *[""] * 6)
            )
        )
        head = [door] if door else []
        if door and id != "p0":
            head += self.maybe(0.5, lambda: f"when: {self.condition()}") + self.maybe(0.4, lambda: "once")
        head += self.maybe(0.3, lambda: f"does: {self.effect()}")
        head += self.maybe(0.4, lambda: f"case x: {self.condition()}")
        head += self.maybe(0.2, lambda: f"case y: {self.condition()} | {self.condition()}")
        head += self.maybe(0.1, lambda: "case z: in turn")
        return head if self.ways[id] else [*head, f"ending: e-{id}"]

    def choice(self, id: str, way: str) -> str:
        chance, die = self.chance, self.chance.random() < 0.2
        parts = [f"- [{way}](#{chance.choice(self.ids)})"]
        parts += self.maybe(0.4, lambda: f"needs {self.condition()}") + self.maybe(0.2, lambda: "once")
        parts += self.maybe(0.3, self.effect) + (["roll d3"] if die else [])
        roll = f"roll {chance.choice(('>=', '<'))} {chance.randint(1, 4)}" if die else self.condition()
        parts += self.maybe(0.3, lambda: f"or [x](#{chance.choice(self.ids)}) if {roll}")
        then = chance.random()
        parts += ["rests"] if then < 0.2 else ["draws t"] if then < 0.3 else ["returns"] if then < 0.4 else []
        parts += [f"calls {chance.choice(self.ids)}"] if 0.4 <= then < 0.46 else []
        return " | ".join(parts)


def made_of_flags(seed: int) -> Teller:
    """A random book of one crossroads, whose ways ask for flags and change them, most of them to endings."""
    chance = Random(seed)
    ways, told = [], []
    for number in range(chance.randint(2, 4)):
        asked = (f'{chance.choice(("", "not ", "not "))}flag["{flag}"]' for flag in chance.choice(("a", "b", "ab")))
        needs = " and ".join(asked)
        parts = [
            f"- [c{number}](#{chance.choice(('p0', f'e{number}', f'e{number}'))})",
            f"needs {needs}" if needs else "",
        ]
        ways.append(" | ".join(filter(None, [*parts, chance.choice(("raise a", "raise b", "raise b", "drop a"))])))
        told.append(f"# e{number}\nending: e-{number}\n\n## en E\n\nWords.\n")
    said = "".join(f"- c{number}: Go.\n" for number in range(len(ways)))
    hub = "\n".join(["# p0", "entry: start", "", *ways, "", "## en P", "", "Words.", "", said])
    book, _ = parse.read("toy/toy", {"book.md": "\n".join([COVER_OF_FLAGS, hub, *told])}, {"toy": VOCABULARY})
    return Teller(book, VOCABULARY)


def made(seed: int, ending: float = 0.25) -> Teller | None:
    """The random book of that seed, of whose passages so many end it.

    None where it cannot be read (a tale is drawn that nobody wrote).
    """
    text = COVER + "\n" + "\n".join(_Maker(Random(seed), ending).passages())
    book, found = parse.read("toy/toy", {"book.md": text}, {"toy": VOCABULARY})
    return Teller(book, VOCABULARY) if {one.code for one in found.errors} <= LEFT else None


class Tried(NamedTuple):
    """Everything that happened in the plays of a book that were tried, whether these were all, and their steps."""

    happened: set[Goal]
    all: bool
    steps: list[tuple[tuple, Taken, tuple]]

    def coming(self, teller: Teller) -> Iterator[tuple[Taken, set[str]]]:
        """Every step with the endings that came after it in some play."""
        before: dict[tuple, list[tuple]] = {}
        for state, _, after in self.steps:
            before.setdefault(after, []).append(state)
        to_come: dict[tuple, set[str]] = {}
        for ended in {after for _, _, after in self.steps if after[2]}:
            endings = {told.passage.ending for told in teller.lying_open(ended[0])} - {""}
            waiting = [ended]
            while waiting:
                state = waiting.pop()
                if not endings <= to_come.setdefault(state, set()):
                    to_come[state] |= endings
                    waiting += before.get(state, [])
        for _, taken, after in self.steps:
            yield taken, to_come.get(after, set())


def every_play(teller: Teller, depth: int, most: int, again: bool = False) -> Tried:
    """All plays of a book, so many steps long; whatever differs in a reading or its world is another state.

    `again`: the book is also begun anew at the same table, wherever it stands.
    """
    return _Brute(teller, again).tried(depth, most)


class _Brute:
    def __init__(self, teller: Teller, again: bool) -> None:
        self.again = again
        self.play = Play(teller, "brute")
        self.picked: list[str] = []

    def tried(self, depth: int, most: int) -> Tried:
        start, whole = self._kept(), True
        seen, waiting, happened, taken = {start}, deque([(start, 0)]), set(), []
        while waiting:
            state, steps = waiting.popleft()
            for take in self._steps(state):
                if steps >= depth or len(seen) >= most:
                    whole = False
                    break
                self._lay(state)
                take()
                happened |= self.play.happened
                after = self._kept()
                taken.append((state, self.play.taken[-1], after))
                if after not in seen:
                    seen.add(after)
                    waiting.append((after, steps + 1))
            happened |= self._asked(state)
        return Tried(happened, whole, taken)

    def _asked(self, state: tuple) -> set[Goal]:
        """What is asked where a play stands, before anybody does anything."""
        self._lay(state)
        if not self.play.over:
            if state[0] and not state[1]:
                self.play.open_ways()
            else:
                self.play.doors()
        return self.play.happened

    def _steps(self, state: tuple) -> Iterator[Callable[[], None]]:
        self._lay(state)
        play = self.play
        if self.again and state[0]:
            yield play.read_again
        if play.over:
            return
        if not state[0] or state[1]:
            for door in play.doors():
                yield lambda door=door: play.enter(door)
            if state[0]:
                yield lambda: play.step(Taken("on", state[0], state[0]))
            return
        for way in play.open_ways():
            for rolled in range(1, way.choice.die + 1) if way.choice.die else (0,):
                for tale in self._tales(state, way.key, rolled) if way.choice.draws else ("",):
                    yield lambda way=way, rolled=rolled, tale=tale: self._take(way.key, rolled, tale)

    def _tales(self, state: tuple, key: str, rolled: int) -> list[str]:
        """The tales that may be drawn there; [""] when there are none."""
        self._lay(state)
        tickets: list[str] = []
        self.play.scene.world.pick = lambda options: tickets.extend(options) or options[0]
        self.play.step(Taken("way", key, "", rolled))
        return list(dict.fromkeys(tickets)) or [""]

    def _take(self, key: str, rolled: int, tale: str) -> None:
        self.play.scene.world.pick = lambda options: tale or options[0]
        self.play.step(Taken("way", key, "", rolled))

    def _kept(self) -> tuple:
        reading, world = self.play.scene.reading, self.play.scene.world
        counts = (reading.read, reading.chosen, reading.values, reading.recent)
        return (
            reading.at,
            reading.resting,
            reading.ended,
            (reading.bookmark, tuple(reading.calls), tuple(reading.before)),
            tuple(tuple(sorted(one.items())) for one in counts),
            tuple(sorted(world.raised)),
        )

    def _lay(self, state: tuple) -> None:
        reading, world, play = self.play.scene.reading, self.play.scene.world, self.play
        reading.at, reading.resting, reading.ended, back, counts, raised = state
        reading.bookmark, reading.calls, reading.before = back[0], [*back[1]], [*back[2]]
        reading.read, reading.chosen, reading.values, reading.recent = (dict(one) for one in counts)
        reading.trail, reading.endings, world.raised = [], [], set(raised)
        play.taken, play.happened = [], set()
