"""The reckoning at the end of a game: each against each, teams, all together, alone. MK-SCO, MK-TEAM-09."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from . import achievements, titles
from .figures import Account, Category, Counting, Ending, Entry, Figures, Readings, Result, Summand
from .titles import Side


def reckon(
    everybody: Sequence[Figures],
    counting: Counting,
    readings: Readings,
    sides: Sequence[Side] = (),
    ending: Ending | None = None,
) -> Result:
    """MK-SCO-01..08: all accounts, the best first, and who wins by them.

    `sides`: who is scored together (none given: each alone). Who plays together against the cities wins only by having
    conquered all of them (MK-SCO-07), whatever the score.
    """
    by_seat = {one.seat: one for one in everybody}
    parties = [*sides] or [(one.seat,) for one in everybody]
    together = counting.goals == "together"
    lines: dict[Side, list[Entry]] = {}
    for side in parties:
        members = [by_seat[seat] for seat in side]
        lines[side] = [_base(members, together)]
        for category in achievements.categories(counting):
            lines[side].append(_counted(category, members, counting, readings, together))
    named: list[tuple[str, tuple[int, ...]]] = []
    if counting.titles:
        for category in achievements.categories(counting):
            values = {side: _of(category, lines[side]).points for side in parties}
            for side, line in titles.awarded(category, values, counting).items():
                lines[side].append(line)
                named.append((line.what, side))
    if ending is not None and counting.goals:
        for side in parties:
            lines[side] += goals(ending, counting, readings)
    accounts = sorted((Account(side, tuple(lines[side])) for side in parties), key=lambda one: (-one.total, one.side))
    success = None if ending is None else ending.conquered >= ending.cities > 0
    if counting.goals:
        return Result(tuple(accounts), tuple(sorted(by_seat)) if success else (), success, tuple(named))
    return Result(tuple(accounts), winners(accounts), success, tuple(named))


def _base(members: Sequence[Figures], together: bool) -> Entry:
    """MK-SCO-01, MK-TEAM-09, MK-SCO-08: the own Fame; of several the lowest."""
    lowest = min(members, key=lambda one: one.fame)
    rule = "MK-SCO-08" if together else "MK-SCO-01" if len(members) == 1 else "MK-TEAM-09"
    return Entry("fame", rule, (Summand("fame", lowest.fame, lowest.fame),), lowest.seat)


def _counted(
    category: Category, members: Sequence[Figures], counting: Counting, readings: Readings, together: bool
) -> Entry:
    """MK-TEAM-10, MK-SCO-08: of several only the best counts, of the beating the worst; MK-CO-09: or the lowest."""
    found = [achievements.entry(category, one, counting, readings) for one in members]
    lowest = category == "beating" or (together and readings.lowest)
    return min(found, key=lambda one: one.points) if lowest else max(found, key=lambda one: one.points)


def _of(category: Category, lines: Iterable[Entry]) -> Entry:
    return next(line for line in lines if line.what == category)


def winners(accounts: Iterable[Account]) -> tuple[int, ...]:
    """MK-SCO-03: who has most; those who are equal share the victory."""
    found = [*accounts]
    best = max((one.total for one in found), default=0)
    return tuple(sorted(seat for one in found if one.total == best for seat in one.side))


GOALS = {  # MK-SCO-07: what each line of the table is worth alone, and together
    "alone": {"city": 10, "each": 0, "all": 15, "round": 30, "card": 1, "quiet": 5},
    "together": {"city": 10, "each": 10, "all": 15, "round": 10, "card": 1, "quiet": 5},
}


def goals(ending: Ending, counting: Counting, readings: Readings) -> list[Entry]:
    """MK-SCO-07, MK-SC-06, MK-CO-08: what was reached, and how long before the end."""
    if not counting.goals:
        return []
    worth = GOALS[counting.goals]
    per_round = worth["round"] if counting.goals == "alone" else readings.saved_round
    all_of_them = ending.conquered >= ending.cities > 0
    rows = [
        ("goal-cities", Summand("cities_conquered", ending.conquered, worth["city"] * ending.conquered)),
        ("goal-each", Summand("cities_each", 1, worth["each"] if ending.each_leads else 0)),
        ("goal-all", Summand("cities_all", 1, worth["all"] if all_of_them else 0)),
        ("goal-rounds", Summand("rounds_left", ending.rounds_left, per_round * ending.rounds_left)),
        ("goal-cards", Summand("cards_left", ending.cards_left, worth["card"] * ending.cards_left)),
        ("goal-quiet", Summand("not_announced", 1, 0 if ending.announced else worth["quiet"])),
    ]
    rule = "MK-SC-06" if counting.goals == "alone" else "MK-CO-08"
    return [Entry(what, rule, (part,)) for what, part in rows if what != "goal-each" or worth["each"]]
