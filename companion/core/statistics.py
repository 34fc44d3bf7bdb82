"""Statistics of what was played: evenings and hours, moves, dice, and the rules that the table read its own way.

Counted from the log alone. What was taken back was no roll and no ruling; but the hours that it took were spent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import msgspec

from .draft import Drawn, Ruling
from .message import Message

PAUSE = 45 * 60  # seconds: who does nothing for longer has got up from the table


class Trace(msgspec.Struct, frozen=True, gc=False):
    """What of a row of the log can be counted."""

    revision: int
    kind: str
    session: int
    at: str
    rulings: list[Ruling]
    drawn: list[Drawn]


class EveningPlayed(msgspec.Struct, frozen=True):
    """An evening: when it began, how long they sat, and how many of its moves still stand."""

    number: int
    began: str
    seconds: int
    moves: int


class Throws(msgspec.Struct, frozen=True):
    """How often each face of a die came: where the app rolled, and where the table did."""

    app: dict[str, int] = {}
    table: dict[str, int] = {}


class RulingCount(msgspec.Struct, frozen=True):
    """How often the table did what a rule speaks against; `code`: the objection, where no rule stands behind it.

    `message`: what the objection said when it was overruled last.
    """

    rule: str
    code: str
    times: int
    message: Message


class Statistics(msgspec.Struct, frozen=True):
    """What was played, in numbers. `throws`: by the name of the die."""

    evenings: list[EveningPlayed] = []
    moves: int = 0
    taken_back: int = 0
    throws: dict[str, Throws] = {}
    rulings: list[RulingCount] = []

    @property
    def seconds(self) -> int:
        """How long they sat at the table, all evenings together."""
        return sum(one.seconds for one in self.evenings)


def statistics_of(
    rows: Iterable[Trace],
    stands: Callable[[int], bool],
    is_die: Callable[[str], bool],
    seconds: Callable[[str], float],
) -> Statistics:
    """The statistics of a log.

    `stands`: whether the move of a revision still holds; `is_die`: what was no draw; `seconds`: a moment as seconds
    since some other one, ValueError where it is none.
    """
    clock = _Clock(seconds)
    moves: Counter[int] = Counter()
    taken_back = 0
    app: dict[str, Counter[str]] = {}
    table: dict[str, Counter[str]] = {}
    rulings = _Rulings()
    for row in rows:
        clock.sees(row)
        if row.kind != "move":
            continue
        if not stands(row.revision):
            taken_back += 1
            continue
        moves[row.session] += 1
        for ruling in row.rulings:
            rulings.count(ruling.rule, "" if ruling.rule else ruling.code, 1, ruling.message)
        for one in row.drawn:
            if is_die(one.what):
                (table if one.told else app).setdefault(one.what, Counter())[one.came] += 1
    dice = sorted({*app, *table})
    evenings = [EveningPlayed(one, clock.began[one], round(clock.spent[one]), moves[one]) for one in clock.began]
    return Statistics(
        evenings,
        moves.total(),
        taken_back,
        {die: Throws(dict(app.get(die, {})), dict(table.get(die, {}))) for die in dice},
        rulings.most_first(),
    )


def together(parts: Sequence[Statistics]) -> Statistics:
    """Several statistics as one; evenings keep the number that they have at their own table."""
    throws: dict[str, tuple[Counter[str], Counter[str]]] = {}
    rulings = _Rulings()
    for part in parts:
        for die, thrown in part.throws.items():
            app, table = throws.setdefault(die, (Counter(), Counter()))
            app.update(thrown.app)
            table.update(thrown.table)
        for ruling in part.rulings:
            rulings.count(ruling.rule, ruling.code, ruling.times, ruling.message)
    return Statistics(
        [evening for part in parts for evening in part.evenings],
        sum(part.moves for part in parts),
        sum(part.taken_back for part in parts),
        {die: Throws(dict(app), dict(table)) for die, (app, table) in sorted(throws.items())},
        rulings.most_first(),
    )


class _Rulings:
    """Rulings as they are counted: by the rule, or by the objection where there is none."""

    def __init__(self) -> None:
        self.times: Counter[tuple[str, str]] = Counter()
        self.said: dict[tuple[str, str], Message] = {}

    def count(self, rule: str, code: str, times: int, message: Message) -> None:
        """So many more of them, the last of which said this."""
        self.times[rule, code] += times
        self.said[rule, code] = message

    def most_first(self) -> list[RulingCount]:
        """Each with how often, the most used first."""
        found = sorted(self.times.items(), key=lambda one: (-one[1], one[0]))
        return [RulingCount(*which, times, self.said[which]) for which, times in found]


class _Clock:
    """How long each evening lasted: from one row of the log to the next, but for long pauses."""

    def __init__(self, seconds: Callable[[str], float]) -> None:
        self.began: dict[int, str] = {}
        self.spent: dict[int, float] = {}
        self._seconds = seconds
        self._last: tuple[int, float] | None = None

    def sees(self, row: Trace) -> None:
        """The next row of the log; one of which nobody knows when it was stops no clock."""
        self.began.setdefault(row.session, row.at)
        self.spent.setdefault(row.session, 0)
        try:
            at = self._seconds(row.at)
        except ValueError:
            return
        if self._last is not None and self._last[0] == row.session and 0 < at - self._last[1] <= PAUSE:
            self.spent[row.session] += at - self._last[1]
        self._last = row.session, at
