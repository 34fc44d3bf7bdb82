"""What can happen in a book and what never can. Plays are looked for first; what none of them shows is explored.

For each thing that no play has shown all plays are explored at once, told apart by a few facts only. None of them
comes to it: it never happens. One does: its steps are tried at a real table. Where they cannot be taken, what stood in
the way is told apart from then on, and all are explored again; after some rounds, or too many states, it stays open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from ..teller import Teller
from ..walking import many_imagined
from .concrete import WORLDS, Blocked, Play, Witness, read_through, wander
from .exploring import Exploration, TooMany
from .layout import Layout
from .propositions import Atom
from .standing import Goal, Pace

PLAYS, MORE_PLAYS = 300, 1200  # that wander through the book first, and at last where something stayed open
IN_VAIN = 10  # a tenth of them, and so many, one after another without anything new are enough
ROUNDS = 8  # of telling apart what stood in the way
STATES, ALL_STATES = 12_000, 50  # that one exploration may look at, and so many times that all of them together
DRAWN = 12  # worlds beside those with names in which a play is tried


class Verdict(NamedTuple):
    """What is known of a goal: a play that comes to it, or the exploration that has none, or neither: it is open."""

    goal: Goal
    witness: Witness | None = None
    never: Exploration | None = None
    blocked: Blocked | None = None

    @property
    def open(self) -> bool:
        """Whether the bounds left it open."""
        return self.witness is None and self.never is None


class Prover:
    """Everything that may happen in a book, each with what is known of it. `states`: how many were explored in all."""

    def __init__(self, teller: Teller, seed: str = "prove", plays: int = PLAYS, states: int = STATES) -> None:
        self.teller = teller
        self.layout = Layout(teller, many_imagined(teller, seed, 8))
        self.goals = list(dict.fromkeys(self._goals()))
        self.verdicts: dict[Goal, Verdict] = {}
        self.states = 0
        self._seed, self.most = seed, states
        self.explored: dict[frozenset[Atom], Exploration | None] = {}
        self.playing = Play(teller, seed)
        self._worlds = [*WORLDS, *(f"{seed}/{number}" for number in range(DRAWN))]
        self.seen: Counter[str] = Counter()
        self._wander(range(plays))
        for goal in self.goals:
            if goal not in self.verdicts:
                self._settle(goal)
        self._wander(range(plays, plays + MORE_PLAYS))

    def _goals(self) -> Iterable[Goal]:
        layout = self.layout
        for number, formula in enumerate(layout.formulas):
            if formula is not None:
                yield Goal("answer", number, True)
                yield Goal("answer", number, False)
        for id, laid in layout.laid.items():
            yield Goal("read", id)
            for told in laid.ways:
                yield Goal("chosen", told.key)
            if laid.passage.ending:
                yield Goal("ending", laid.passage.ending)
            elif layout.goal(id) == id and not any(
                told.choice.plain for page in layout.spread(id) for told in page.ways
            ):
                yield Goal("locked", id)
        for id, door in layout.doors:
            yield Goal("door", f"{id} {door.kind} {door.key}".strip())

    # --- plays

    def _wander(self, numbers: range) -> None:
        left = {goal for goal in self.goals if (one := self.verdicts.get(goal)) is None or one.open}
        last = numbers.start
        for number in numbers:
            if not left or number - last > max(IN_VAIN, len(numbers) // IN_VAIN):
                break
            self.begin(number)
            for found in wander(self.playing, self.seen, left.__contains__):
                if found:
                    left, last = left - found, number
                    witness = self.playing.witness
                    self.verdicts.update((goal, Verdict(goal, witness)) for goal in found)

    def begin(self, number: int) -> None:
        """The play of that number, from its beginning: now and then in a world with a name, else in one of its own."""
        worlds = [*WORLDS, *[""] * 7]
        self.playing.begin(worlds[number % len(worlds)] or f"{self._seed}/{number}")

    def tried(self, goal: Goal, steps: list[Pace], followed: frozenset[Atom]) -> Blocked | None:
        """Try those steps at imagined tables; what stood in their way, if they can be taken at none."""
        first: Blocked | None = None
        for world in self._worlds:
            for alone in (True, False):
                self.playing.begin(world)
                try:
                    happened = read_through(self.playing, steps, alone)
                except Blocked as blocked:
                    first = first or blocked
                    if self.behind(blocked) - followed:
                        return blocked
                    if blocked.step.kind != "way":
                        break
                    continue
                if goal in happened:
                    witness = self.playing.witness
                    for one in happened:
                        if one in self._wanted and one not in self.verdicts:
                            self.verdicts[one] = Verdict(one, witness)
                    return None
        return first or Blocked(steps[-1] if steps else Pace("on", "", ""))

    def behind(self, blocked: Blocked) -> set[Atom]:
        """What would have to be followed to see that such a step cannot be taken."""
        layout, found = self.layout, set()
        numbers: list[int | None] = []
        if blocked.way:
            passage, _, _ = blocked.way.partition(".")
            told = next((one for one in layout.laid[passage].ways if one.key == blocked.way), None)
            if told is not None:
                numbers += [told.needs, *(number for _, number in told.turns)]
                if told.choice.once:
                    found.add(Atom("chosen", told.key, False))
        for id in blocked.passages:
            laid = layout.laid[id]
            numbers.append(laid.when)
            found.add(Atom("times", id, True))
            if blocked.step.kind == "door":
                behind = (layout.behind(door) for passage, door in layout.doors if passage == id)
                found.update(atom for atom in behind if atom is not None)
        for number in numbers:
            found |= self._atoms(number)
        return found

    def _atoms(self, number: int | None) -> set[Atom]:
        formula = self.layout.formulas[number] if number is not None else None
        return {atom for atom in formula.atoms if self.layout.trackable(atom)} if formula is not None else set()

    # --- explorations

    @property
    def _wanted(self) -> set[Goal]:
        return set(self.goals)

    def explore(self, followed: frozenset[Atom]) -> Exploration | None:
        """All plays, told apart by those facts; None where there are too many. What none comes to never happens."""
        if followed not in self.explored:
            left = {goal for goal in self.goals if goal not in self.verdicts}
            try:
                if self.states > ALL_STATES * self.most:
                    raise TooMany
                found = Exploration(self.layout, followed, left, self.most)
            except TooMany:
                self.states += self.most
                self.explored[followed] = None
                return None
            self.states += len(found.came)
            self.explored[followed] = found
            for goal in left - found.reached.keys():
                self.verdicts[goal] = Verdict(goal, never=found)
        return self.explored[followed]

    def _settle(self, goal: Goal) -> None:
        followed: frozenset[Atom] = frozenset()
        if goal.kind == "answer":
            followed = frozenset(self._atoms(int(goal.what)))
        elif goal.kind == "locked":
            followed = frozenset(
                atom for told in self.layout.laid[str(goal.what)].ways for atom in self._atoms(told.needs)
            )
        blocked: Blocked | None = None
        for _ in range(ROUNDS):
            found = self.explore(followed)
            if goal in self.verdicts:
                return
            if found is None:
                break
            blocked = self.tried(goal, found.path(goal), followed)
            if blocked is None:
                return
            more = self.behind(blocked) - followed
            if not more:
                break
            followed |= more
        self.verdicts[goal] = Verdict(goal, blocked=blocked)
