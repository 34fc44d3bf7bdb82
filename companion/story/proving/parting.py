"""Where the endings of a book part: after what a play can no longer come to one of them that it could still come to.

Plays are looked at first: an ending that came after a choice can. What no play shows is looked up in the explorations:
where none of all plays that they hold leads from the choice to the ending, it never comes after it. What one of them
does lead to is tried at a real table, as the prover does.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple

from .concrete import Blocked, Play, Taken, Witness, read_through, replay, wander
from .exploring import Exploration
from .propositions import Atom
from .prover import ROUNDS, Prover
from .standing import Goal, Pace, State

IN_VAIN = 10  # plays, one after another, that show nothing new
FOLLOWED = 6  # plays that go on from where a play came to an outcome
TRIES = 24  # questions that neither plays nor explorations answer and that are followed further
SHOWN = 20  # as if it had been taken so often more: an outcome after which an ending was shown
SIGNS = {"door": "> ", "on": "… "}


class Sequel(NamedTuple):
    """What was done in a play, and where it led: a choice ("ford.wade"), a door ("> wood"), on after a rest ("… wood").

    A choice that leads to several places has as many outcomes.
    """

    what: str
    at: str


class Loss(NamedTuple):
    """An outcome after which endings are `lost` that were not before, as bits; those that can still come, or may."""

    outcome: Sequel
    lost: int
    left: int
    open: int


class Reach:
    """Which endings each state of an exploration may still come to, as bits."""

    def __init__(self, found: Exploration, ends: Callable[[str], int], outcome: Callable[[Pace], Sequel]) -> None:
        self.found, self._ends, self._outcome = found, ends, outcome
        self.may: dict[State, int] = {}
        before: dict[State, list[State]] = {}
        waiting: deque[State] = deque()
        for state in found.came:
            self.may[state] = 0 if state.resting else ends(state.at)
            if self.may[state]:
                waiting.append(state)
        for state, onward in found.onward.items():
            for _, after in onward:
                before.setdefault(after, []).append(state)
        while waiting:
            after = waiting.popleft()
            for state in before.get(after, ()):
                if self.may[after] & ~self.may[state]:
                    self.may[state] |= self.may[after]
                    waiting.append(state)
        self.after: dict[Sequel, int] = {}
        self.beside: dict[str, int] = {}
        for state, onward in found.onward.items():
            for step, after in onward:
                came = outcome(step)
                self.after[came] = self.after.get(came, 0) | self.may[after]
                self.beside[came.what] = self.beside.get(came.what, 0) | self.may[state]

    @cached_property
    def _steps(self) -> dict[Sequel, list[tuple[State, Pace, State]]]:
        steps: dict[Sequel, list[tuple[State, Pace, State]]] = {}
        for state, onward in self.found.onward.items():
            for step, after in onward:
                steps.setdefault(self._outcome(step), []).append((state, step, after))
        return steps

    def through(self, outcome: Sequel, bit: int) -> tuple[list[Pace], list[Pace]]:
        """The steps of a play that may come to that outcome, and from there to that ending."""
        found = ((state, step, after) for state, step, after in self._steps[outcome] if self.may[after] & bit)
        state, step, after = next(found)
        return [*self.found.way_to(state), step], self._onward(after, bit)

    def past(self, outcome: Sequel, bit: int) -> tuple[list[Pace], list[Pace]]:
        """The steps of a play that may stand before that outcome, and from there come to that ending without it."""
        state = next(state for state, _, _ in self._steps[outcome] if self.may[state] & bit)
        return self.found.way_to(state), self._onward(state, bit)

    def again(self, one: int, other: int) -> list[Pace]:
        """The steps of a play that may come to one ending, and reading again to the other; none where there is none."""
        for state in self.found.came:
            if not state.resting and self._ends(state.at) & one:
                for step, after in self.found.onward.get(state, ()):
                    if self.may[after] & other:
                        return [*self.found.way_to(state), step, *self._onward(after, other)]
        return []

    def _onward(self, start: State, bit: int) -> list[Pace]:
        """The fewest steps from there to that ending."""
        came: dict[State, tuple[State, Pace] | None] = {start: None}
        waiting = deque([start])
        while waiting:
            state = waiting.popleft()
            if not state.resting and self._ends(state.at) & bit:
                steps = []
                while (before := came[state]) is not None:
                    state, step = before
                    steps.append(step)
                return steps[::-1]
            for step, after in self.found.onward.get(state, ()):
                if after not in came and self.may[after] & bit:
                    came[after] = state, step
                    waiting.append(after)
        raise KeyError(start)


class Parted:
    """Which endings can still come after each outcome. `plays` show it, by their numbers in `came` and `beside`."""

    def __init__(self, prover: Prover, plays: int) -> None:
        self._prover, self._layout = prover, prover.layout
        verdicts = ((goal, prover.verdicts[goal].witness) for goal in prover.goals if goal.kind == "ending")
        shown = {str(goal.what): witness for goal, witness in verdicts if witness is not None}
        self.endings = list(shown)
        self.bits = {ending: 1 << at for at, ending in enumerate(self.endings)}
        self.plays: list[Witness] = []
        self.taken: dict[Sequel, int] = {}
        self.came: dict[tuple[Sequel, int], int] = {}  # then that ending came
        self.beside: dict[tuple[str, int], int] = {}  # it stood open, and that ending came
        self.after: dict[Sequel, int] = {}  # what may come after it: what is not in it never does
        self._beside: dict[str, int] = {}
        self._reached: dict[frozenset[Atom], Reach] = {}
        self._tries = TRIES
        if len(self.endings) < 2:
            return
        for witness in shown.values():
            self.note(replay(prover.teller, witness))
        for followed in [frozenset(), *prover.explored]:
            self._look(followed)
        for ending in self.bits.values():
            self._wander(plays, ending)
        for outcome, bit in self._unknown():
            self._follow(outcome, bit)
        for outcome, bit in self._unknown():
            self._settle(outcome, bit, Reach.through, self._may_come)
        for outcome, bit in self._unspared():
            self._settle(outcome, bit, Reach.past, self._may_stand)

    # --- what plays show

    def outcome(self, step: Pace | Taken) -> Sequel:
        """What a step does."""
        return Sequel(f"{SIGNS.get(step.kind, '')}{step.what}", self._layout.goal(step.to) or step.to)

    def ends(self, at: str) -> int:
        """The endings of what is read there."""
        return reduce(or_, (self.bits.get(laid.passage.ending, 0) for laid in self._layout.spread(at)), 0)

    def _each(self, bits: int) -> Iterator[int]:
        return (bit for bit in self.bits.values() if bit & bits)

    def names(self, bits: int) -> list[str]:
        """Endings by their names."""
        return [ending for ending, bit in self.bits.items() if bit & bits]

    def note(self, play: Play) -> bool:
        """Remember a play for what it is the first to show."""
        number, reading = len(self.plays), play.scene.reading
        outcomes = {self.outcome(step) for step in play.taken}
        ends = list(self._each(self.ends(reading.at))) if reading.ended else []
        before = len(self.taken) + len(self.came) + len(self.beside)
        for outcome in outcomes:
            self.taken.setdefault(outcome, number)
            for bit in ends:
                self.came.setdefault((outcome, bit), number)
        for what in play.offered:
            for bit in ends:
                self.beside.setdefault((what, bit), number)
        new = len(self.taken) + len(self.came) + len(self.beside) > before
        if new:
            self.plays.append(play.witness)
        return new

    def keep(self, witness: Witness) -> int:
        """One more play, by its number."""
        self.plays.append(witness)
        return len(self.plays) - 1

    def _wander(self, plays: int, ending: int) -> None:
        """Plays that go everywhere but where they know that this ending would be lost."""
        play, last, seen, shunned = self._prover.playing, 0, Counter[str](), self.shunned(ending)
        for number in range(plays):
            if number - last > max(IN_VAIN, plays // IN_VAIN):
                break
            self._prover.begin(number)
            unshown = {outcome.what for outcome in self.after if self._may_come(outcome, ending)}
            rank = Counter({one.what: seen[one.what] + (0 if one.what in unshown else SHOWN) for one in self.after})
            for _ in wander(play, rank, lambda goal: False, shunned):
                pass
            seen.update(step.what if step.kind == "way" else f"{SIGNS[step.kind]}{step.what}" for step in play.taken)
            last = number if self.note(play) else last

    def shunned(self, ending: int) -> set[str]:
        """All that an ending is out of reach after, whatever it leads to."""
        kept = {outcome.what for outcome, may in self.after.items() if may & ending}
        return {outcome.what for outcome in self.after} - kept

    def _follow(self, outcome: Sequel, bit: int) -> None:
        """A play that came to that outcome, followed on to that ending: straight there first, then by wandering."""
        reach = self._reached.get(frozenset())
        if outcome not in self.taken or reach is None:
            return
        witness = self.plays[self.taken[outcome]]
        till = next(at for at, step in enumerate(witness.steps) if self.outcome(step) == outcome) + 1
        begun = Witness(witness.world, witness.steps[:till])
        for number in range(FOLLOWED):
            if not self._may_come(outcome, bit):
                return
            play = replay(self._prover.teller, begun)
            play.luck.seed(f"{outcome}/{number}")
            if number:
                for _ in wander(play, Counter(), lambda goal: False, self.shunned(bit)):
                    pass
            else:
                with suppress(Blocked):
                    read_through(play, reach.through(outcome, bit)[1], alone=True)
            self.note(play)

    # --- what explorations tell

    def _look(self, followed: frozenset[Atom]) -> Reach | None:
        """What those facts tell; None where there are too many states."""
        if followed not in self._reached:
            found = self._prover.explore(followed)
            if found is None:
                return None
            reach = self._reached[followed] = Reach(found, self.ends, self.outcome)
            if len(self._reached) == 1:
                self.after, self._beside = dict(reach.after), dict(reach.beside)
            for outcome in self.after:
                self.after[outcome] &= reach.after.get(outcome, 0)
            for what in self._beside:
                self._beside[what] &= reach.beside.get(what, 0)
        return self._reached[followed]

    def _may_come(self, outcome: Sequel, bit: int) -> bool:
        return bool(self.after[outcome] & bit) and (outcome, bit) not in self.came

    def _may_stand(self, outcome: Sequel, bit: int) -> bool:
        return bool(self._beside[outcome.what] & bit) and (outcome.what, bit) not in self.beside

    def _unknown(self) -> Iterator[tuple[Sequel, int]]:
        for outcome, may in self.after.items():
            yield from ((outcome, bit) for bit in self._each(may) if self._may_come(outcome, bit))

    def _unspared(self) -> Iterator[tuple[Sequel, int]]:
        for outcome, may in self.after.items():
            for bit in self._each(self._beside[outcome.what] & ~may):
                if outcome in self.taken and self._may_stand(outcome, bit):
                    yield outcome, bit

    def _settle(
        self,
        outcome: Sequel,
        bit: int,
        steps: Callable[[Reach, Sequel, int], tuple[list[Pace], list[Pace]]],
        unsettled: Callable[[Sequel, int], bool],
    ) -> None:
        """Try what an exploration leads to; tell apart what stood in the way, and explore again."""
        if self._tries <= 0 or not self._reached:
            return
        self._tries -= 1
        followed: frozenset[Atom] = frozenset()
        goal = Goal("ending", self.names(bit)[0])
        for _ in range(ROUNDS):
            reach = self._look(followed)
            if reach is None or not unsettled(outcome, bit):
                return
            first, onward = steps(reach, outcome, bit)
            blocked = self._prover.tried(goal, [*first, *onward], followed)
            if blocked is None:
                self.note(self._prover.playing)
                if not unsettled(outcome, bit):
                    return
                blocked = Blocked(Pace("way", outcome.what, ""), way=outcome.what if "." in outcome.what else "")
            more = self._prover.behind(blocked) - followed
            if not more:
                return
            followed |= more

    # --- what follows from it

    def losses(self) -> Iterator[Loss]:
        """The outcomes after which endings are out of reach, each shown by plays on both sides."""
        for outcome, may in self.after.items():
            if outcome in self.taken:
                spared = (bit for bit in self.bits.values() if (outcome.what, bit) in self.beside)
                lost = reduce(or_, spared, 0) & ~may
                if lost:
                    left = reduce(or_, (bit for bit in self._each(may) if (outcome, bit) in self.came), 0)
                    yield Loss(outcome, lost, left, may & ~left)

    def unsettled(self) -> Iterator[tuple[Sequel, int]]:
        """Where it is not known whether an ending can still come after an outcome, or could before it."""
        yield from self._unknown()
        yield from self._unspared()

    @property
    def outcomes(self) -> Iterable[Sequel]:
        """Everything that was done in plays."""
        return self.taken.keys()
