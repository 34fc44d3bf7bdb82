"""All plays of a book at once, as far as a few facts tell them apart.

What is followed is known exactly (counts up to what anybody asks, numbers between bounds); of everything else each
condition may give either answer. So every real play is among those that are explored here, and what none of these
does never happens. What one of them does need not be possible: `concrete` looks for a real play.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from ..book import Effect
from .layout import Known, Laid, LaidWay, Layout
from .propositions import LEAST, MOST, Atom, Bounds, together
from .standing import NOWHERE, Back, Facts, Goal, Pace, State

HIGHEST = 8  # how often something happened is told apart up to here
MARGIN = 10  # so far beyond what conditions ask a number is still known exactly


class TooMany(Exception):
    """More states than the explorer may look at."""


class Exploration:
    """Every state of a book, as the atoms that are followed tell them apart, and the first way to each goal.

    `again`: it is also begun anew at the same table, wherever it stands and any number of times.
    """

    def __init__(
        self, layout: Layout, followed: Iterable[Atom], goals: set[Goal], most: int, again: bool = False
    ) -> None:
        self.layout = layout
        self.atoms = tuple(sorted(set(followed)))
        self.goals = goals
        self.reached: dict[Goal, tuple[State, Pace | None]] = {}
        self.seen: dict[int, dict[Facts, None]] = {goal.what: {} for goal in goals if type(goal.what) is int}
        self.came: dict[State, tuple[State | None, Pace | None]] = {}
        self.onward: dict[State, list[tuple[Pace, State]]] = {}
        self._place = {atom: at for at, atom in enumerate(self.atoms)}
        self._windows = {atom: self._window(atom) for atom in self.atoms if atom.number}
        self._of_game = any(atom.kind in ("game", "touched") for atom in self.atoms)
        self._places: dict[tuple[int, ...], tuple[int | None, ...]] = {}
        self._answers: dict[tuple, tuple[bool, bool]] = {}
        self._joint: dict[tuple, set[tuple[bool, ...]]] = {}
        self._again = again
        self._explore(most)

    # --- what is known

    def _window(self, atom: Atom) -> tuple[int, int]:
        corners = {
            corner
            for formula in self.layout.formulas
            if formula is not None
            for sum_, points in zip(formula.sums, formula.corners, strict=True)
            for corner in points
            if any(part == atom for part, _ in sum_)
        } or {0}
        if atom.kind == "times":
            return 0, max(1, min(HIGHEST, max(corners)))
        return min(corners) - MARGIN, max(corners) + MARGIN

    def _kept(self, atom: Atom, value: Bounds) -> Bounds:
        """A number as far as it is followed: beyond its window only that it is beyond."""
        low, high = value
        least, most = self._windows[atom]
        if atom.kind == "times":
            return (min(low, most), high if high < most else float("inf"))
        low, high = max(low, LEAST), min(high, MOST)
        if low > most:
            low = most + 1
        if high > most:
            high = MOST
        if low < least:
            low = LEAST
        if high < least:
            high = least - 1
        return low, high

    def known(self, facts: Facts, rolled: int = 0, die: int = 0):
        """What is known of each atom there."""

        def ask(atom: Atom) -> Known:
            at = self._place.get(atom)
            if at is not None:
                return facts[at]
            if atom.kind == "roll" and (rolled or die):
                return (rolled, rolled) if rolled else (1, die)
            return atom.bounds if atom.number else None

        return ask

    def _relevant(self, numbers: tuple[int, ...], facts: Facts) -> Facts:
        places = self._places.get(numbers)
        if places is None:
            formulas = (self.layout.formulas[number] for number in numbers)
            atoms = (atom for formula in formulas if formula is not None for atom in formula.atoms)
            places = self._places[numbers] = tuple(self._place.get(atom) for atom in atoms)
        return tuple([None if at is None else facts[at] for at in places])

    def answers(self, number: int, facts: Facts) -> tuple[bool, bool]:
        """Whether a condition may hold there, and whether it may not."""
        formula = self.layout.formulas[number]
        if formula is None:
            return True, True
        key = (number, self._relevant((number,), facts))
        found = self._answers.get(key)
        if found is None:
            found = self._answers[key] = formula.answers(self.known(facts))
        return found

    def together(self, numbers: tuple[int, ...], facts: Facts, rolled: int = 0) -> set[tuple[bool, ...]]:
        """How several conditions may be answered there at once."""
        key = (numbers, rolled, self._relevant(numbers, facts))
        found = self._joint.get(key)
        if found is None:
            formulas = [self.layout.formulas[number] for number in numbers]
            read = [formula for formula in formulas if formula is not None]
            found = together(read, self.known(facts, rolled))
            for at, formula in enumerate(formulas):
                if formula is None:
                    found = {(*one[:at], answer, *one[at:]) for one in found for answer in (True, False)}
            self._joint[key] = found
        return found

    def _count(self, kind: str, id: str, facts: Facts) -> tuple[bool, bool]:
        """Whether something may have happened, and whether it may not."""
        at = self._place.get(Atom("times", id, True) if kind == "times" else Atom("chosen", id, False))
        if at is None:
            return True, True
        value = facts[at]
        if isinstance(value, tuple):
            return value[1] >= 1, value[0] < 1
        return bool(value), not value

    # --- the plays

    def _explore(self, most: int) -> None:
        start = State(True, "", NOWHERE, tuple(self._start_of(atom) for atom in self.atoms))
        self.came[start] = (None, None)
        waiting = deque([start])
        while waiting:
            state = waiting.popleft()
            self.onward[state] = onward = list(self._onward(state))
            for step, after in onward:
                if after in self.came:
                    continue
                self.came[after] = (state, step)
                if len(self.came) > most:
                    raise TooMany
                if after.resting or not self._read(after) or self._again:
                    waiting.append(after)

    def _start_of(self, atom: Atom) -> Known:
        value = self.layout.at_start(atom)
        return self._kept(atom, value) if isinstance(value, tuple) and atom.number else value

    def _note(self, goal: Goal, state: State, step: Pace | None = None) -> None:
        if goal in self.goals and goal not in self.reached:
            self.reached[goal] = state, step

    def _heard(
        self,
        number: int,
        state: State,
        answers: tuple[bool, bool],
        step: Pace | None = None,
        facts: Facts | None = None,
    ) -> None:
        """Note which answers a condition may give there: at a state, or within a step from it (with other facts)."""
        if number not in self.seen:
            return
        self.seen[number][self._relevant((number,), state.facts if facts is None else facts)] = None
        for held, may in zip((True, False), answers, strict=True):
            if may:
                self._note(Goal("answer", number, held), state, step)

    def path(self, goal: Goal) -> list[Pace]:
        """The steps of the first play found that may reach a goal."""
        state, last = self.reached[goal]
        return self.way_to(state) + ([last] if last is not None else [])

    def way_to(self, state: State) -> list[Pace]:
        """The steps of the first play found that may stand there."""
        steps: list[Pace] = []
        here: State | None = state
        while here is not None:
            here, step = self.came[here]
            if step is not None:
                steps.append(step)
        return steps[::-1]

    def _onward(self, state: State) -> Iterator[tuple[Pace, State]]:
        if self._again and state.at:
            yield Pace("anew", "", ""), State(True, "", NOWHERE, self._read_again(state.facts))
            if not state.resting and any(laid.passage.ending for laid in self.layout.spread(state.at)):
                return
        if state.resting:
            yield from self._from_rest(state)
        else:
            yield from self._from_passage(state)
        if self.layout.vocabulary.interrupts:
            for id, door in self.layout.doors:
                yield from self._through(state, id, f"{door.kind} {door.key}".strip(), NOWHERE, sure_only=False)

    def _from_rest(self, state: State) -> Iterator[tuple[Pace, State]]:
        for id in self.layout.asked_at_doors:
            if self.layout.laid[id].passage.once and not self._count("times", id, state.facts)[1]:
                continue
            self._heard(
                self.layout.laid[id].when or 0, state, self.answers(self.layout.laid[id].when or 0, state.facts)
            )
        facts = state.facts
        if not state.at:
            sure = False
            for id in self.layout.starts:
                may, certain = self._ready(id, facts)
                sure = sure or certain
                if may:
                    yield Pace("door", id, id), self._arrived(id, NOWHERE, facts)
            if sure:
                return
        else:
            yield Pace("on", state.at, state.at), self._arrived(state.at, state.back, facts)
        for id, door in self.layout.doors:
            behind = self.layout.behind(door)
            place = self._place.get(behind) if behind is not None else None
            if place is not None and facts[place] is False:
                continue
            back = state.back.left(state.at) if self.layout.returning and state.at else NOWHERE
            yield from self._through(state, id, f"{door.kind} {door.key}".strip(), back)

    def _through(
        self, state: State, id: str, door: str, back: Back, sure_only: bool = True
    ) -> Iterator[tuple[Pace, State]]:
        if self._ready(id, state.facts)[0] or not sure_only:
            step = Pace("door", id, id)
            self._note(Goal("door", f"{id} {door}"), state, step)
            yield step, self._arrived(id, back, state.facts)

    def _ready(self, id: str, facts: Facts) -> tuple[bool, bool]:
        """Whether a passage may be told now, and whether it surely may."""
        laid = self.layout.laid[id]
        may, certain = True, True
        if laid.passage.once:
            read, unread = self._count("times", id, facts)
            may, certain = unread, not read
        if laid.when is not None:
            yes, no = self.answers(laid.when, facts)
            may, certain = may and yes, certain and not no
        return may, certain

    def _from_passage(self, state: State) -> Iterator[tuple[Pace, State]]:
        pages = self.layout.spread(state.at)
        for laid in pages:
            for told in laid.ways:
                yield from self._along(state, told)
        if pages:
            self._look_for_lock(state, pages)

    def _look_for_lock(self, state: State, pages: list[Laid]) -> None:
        goal = Goal("locked", state.at)
        if goal not in self.goals or goal in self.reached:
            return
        locks: list[int] = []
        for told in (told for laid in pages for told in laid.ways):
            choice = told.choice
            if choice.prices or (choice.once and self._count("chosen", told.key, state.facts)[0]):
                continue
            if told.needs is None:
                return
            locks.append(told.needs)
        if any(not any(answer) for answer in self.together(tuple(locks), state.facts)):
            self._note(goal, state)

    def _along(self, state: State, told: LaidWay) -> Iterator[tuple[Pace, State]]:
        choice, facts = told.choice, state.facts
        if told.needs is not None:
            answers = self.answers(told.needs, facts)
            self._heard(told.needs, state, answers)
            if not answers[0]:
                return
        if choice.once and not self._count("chosen", told.key, facts)[1]:
            return
        facts = self._happening(choice.effects, self._chosen(told.key, facts))
        goals: dict[str, int] = {}
        for rolled in range(1, choice.die + 1) if choice.die else (0,):
            for target in self._turned(state, told, facts, rolled):
                goals.setdefault(target, rolled)
        for target, rolled in goals.items():
            ends = [target]
            if choice.draws:
                ends = self._drawn(state, told, facts, target, rolled)
            leads = [(end, state.back) for end in ends]
            if choice.calls:
                leads = [(choice.calls, state.back.called(target))]
            if choice.returns:
                leads = [(end or target, back) for end, back in state.back.returned(self.layout.call_targets)]
            for end, back in leads:
                step = Pace("way", told.key, end, rolled)
                self._note(Goal("chosen", told.key), state, step)
                if choice.rests:
                    yield step, State(True, end, back, self._rested(facts))
                else:
                    yield step, self._arrived(end, back, facts)

    def _turned(self, state: State, told: LaidWay, facts: Facts, rolled: int) -> Iterator[str]:
        if not told.turns:
            yield told.choice.target
            return
        numbers = tuple(number for _, number in told.turns)
        step = Pace("way", told.key, "", rolled)
        for answers in self.together(numbers, facts, rolled):
            for (target, number), held in zip(told.turns, answers, strict=True):
                self._heard(number, state, (held, not held), step, facts)
                if held:
                    yield target
                    break
            else:
                yield told.choice.target

    def _drawn(self, state: State, told: LaidWay, facts: Facts, otherwise: str, rolled: int) -> list[str]:
        """The tales that may be drawn, and where the way leads when there may be none."""
        tales = self.layout.tales.get(told.choice.draws, [])
        step = Pace("way", told.key, "", rolled)
        for id in tales:
            laid = self.layout.laid[id]
            if laid.when is not None and not (laid.passage.once and not self._count("times", id, facts)[1]):
                self._heard(laid.when, state, self.answers(laid.when, facts), step, facts)
        ready = {id: self._ready(id, facts) for id in tales}
        # What was never told goes before what was.
        fresh = any(certain and not self._count("times", id, facts)[0] for id, (_, certain) in ready.items())
        ends = [id for id, (may, _) in ready.items() if may and not (fresh and not self._count("times", id, facts)[1])]
        return ends if any(certain for _, certain in ready.values()) else [*ends, otherwise]

    # --- what happens

    def _chosen(self, key: str, facts: Facts) -> Facts:
        at = self._place.get(Atom("chosen", key, False))
        return facts if at is None else (*facts[:at], True, *facts[at + 1 :])

    def _happening(self, effects: Iterable[Effect], facts: Facts) -> Facts:
        for effect in effects:
            if effect.name in ("set", "add"):
                at = self._place.get(Atom("variable", str(effect.args[0]), True))
                if at is not None:
                    value, before = int(effect.args[1]), facts[at]
                    assert isinstance(before, tuple)
                    after = (value, value) if effect.name == "set" else (before[0] + value, before[1] + value)
                    facts = (*facts[:at], self._kept(self.atoms[at], after), *facts[at + 1 :])
            elif effect.args and self._of_game:
                facts = tuple(
                    self._game(effect, atom, value) if atom.kind in ("game", "touched") else value
                    for atom, value in zip(self.atoms, facts, strict=True)
                )
        return facts

    def _game(self, effect: Effect, atom: Atom, value: Known) -> Known:
        after = self.layout.after(effect, atom, value)
        return self._kept(atom, after) if isinstance(after, tuple) else after

    def _rested(self, facts: Facts) -> Facts:
        if not self._of_game:
            return facts
        return tuple(
            self.layout.as_time_passes(atom, value) if atom.kind == "game" else value
            for atom, value in zip(self.atoms, facts, strict=True)
        )

    def _read_again(self, facts: Facts) -> Facts:
        """What is known when the book is begun anew."""
        return tuple(
            self.layout.when_read_again(atom, value) if atom.kind in ("game", "touched") else self._start_of(atom)
            for atom, value in zip(self.atoms, facts, strict=True)
        )

    def _arrived(self, id: str, back: Back, facts: Facts) -> State:
        pages = self.layout.spread(id)
        for laid in pages:
            at = self._place.get(Atom("times", laid.passage.id, True))
            if at is not None:
                before = facts[at]
                assert isinstance(before, tuple)
                facts = (*facts[:at], self._kept(self.atoms[at], (before[0] + 1, before[1] + 1)), *facts[at + 1 :])
        effects = sorted((one for laid in pages for one in laid.passage.does), key=self.layout.vocabulary.order)
        return State(False, pages[0].passage.id if pages else id, back, self._happening(effects, facts))

    def _in_turn(self, case: tuple[int, ...], state: State) -> None:
        """Note what conditions answer that are asked one after another until one holds."""
        for answers in self.together(case, state.facts):
            for number, held in zip(case, answers, strict=True):
                self._heard(number, state, (held, not held))
                if held:
                    break

    def _read(self, state: State) -> bool:
        """Note what is read there: passages, cases, endings. Returns whether the reading is over."""
        pages = self.layout.spread(state.at)
        for laid in pages:
            self._note(Goal("read", laid.passage.id), state)
            if laid.passage.ending:
                self._note(Goal("ending", laid.passage.ending), state)
            for case in laid.cases:
                if len(case) == 1:
                    self._heard(case[0], state, self.answers(case[0], state.facts))
                else:
                    self._in_turn(case, state)
        return any(laid.passage.ending for laid in pages)
