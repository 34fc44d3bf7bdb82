"""The best that given values can do: which of them on which enemies. Advice only. MK-RSA-10, MK-BLK-01.

A value is never divided, so groups pay: what is left over of one target helps against the next. Exact for as many as
usually lie on a table, else there is no advice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from ...box.values import Value
from .attacks import FIRST, LAST
from .blocks import block
from .opponents import Opponent, halved_against

MOST_TARGETS = 6
MOST_VALUES = 8
Score = tuple[int, ...]
Found = tuple[Score, tuple[tuple[int, int], ...]]  # what is gained, and by which masks of enemies and values


@dataclass(frozen=True)
class Group:
    """Some enemies and the values against them, by their places in what was given."""

    targets: tuple[int, ...]
    values: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """What is best: groups, and what they gain: Fame or damage spared, enemies, and points that it takes."""

    groups: tuple[Group, ...]
    gain: int
    enemies: int
    points: int


def best_attacks(targets: Sequence[Opponent], values: Sequence[Value], *, first: bool) -> Plan | None:
    """The most Fame, then the most enemies, by the fewest points in the fewest attacks; None: too many to say."""
    if len(targets) > MOST_TARGETS or len(values) > MOST_VALUES:
        return None
    return _attacks(tuple(targets), tuple(values), first)


def best_blocks(targets: Sequence[Opponent], values: Sequence[Value]) -> Plan | None:
    """The most damage spared, then the most enemies blocked, by the fewest points; None: too many to say."""
    if len(targets) > MOST_TARGETS or len(values) > MOST_VALUES:
        return None
    return _blocks(tuple(targets), tuple(values))


@lru_cache(maxsize=256)
def _attacks(targets: tuple[Opponent, ...], values: tuple[Value, ...], first: bool) -> Plan:
    groups = range(1, 1 << len(targets))
    members = {mask: [one for at, one in enumerate(targets) if mask >> at & 1] for mask in groups}
    known: dict[object, list[int]] = {}

    def totals(mask: int) -> list[int]:
        walled = first and any(one.fortified for one in members[mask])
        profile = (halved_against(members[mask]), walled)
        if profile not in known:
            allowed = frozenset(("siege",)) if walled else FIRST if first else LAST
            useful = [value.points if value.use in allowed else 0 for value in values]
            known[profile] = _totals(useful, [value.element in profile[0] for value in values])
        return known[profile]

    ways: dict[int, list[int]] = {}
    for mask in groups:
        barred = first and any(one.doubly_fortified for one in members[mask])
        ways[mask] = [] if barred else _least(totals(mask), sum(one.armor for one in members[mask]))
    worth = {mask: (sum(one.fame for one in members[mask]), len(members[mask])) for mask in groups}
    return _search(len(targets), values, ways, worth)


@lru_cache(maxsize=256)
def _blocks(targets: tuple[Opponent, ...], values: tuple[Value, ...]) -> Plan:
    ways: dict[int, list[int]] = {}
    worth: dict[int, tuple[int, int]] = {}
    for at, target in enumerate(targets):
        enough = [
            block(target, [one for place, one in enumerate(values) if mask >> place & 1]).total
            for mask in range(1 << len(values))
        ]
        if target.attack:
            ways[1 << at] = _least(enough, target.needed_block)
            worth[1 << at] = (target.damage, 1)
    return _search(len(targets), values, ways, worth)


def _totals(points: Sequence[int], weak: Sequence[bool]) -> list[int]:
    """What each choice of values comes to, by its mask: inefficient ones halved once, rounded down."""
    sums = [(0, 0)] * (1 << len(points))
    for mask in range(1, len(sums)):
        at = (mask & -mask).bit_length() - 1
        full, half = sums[mask & (mask - 1)]
        sums[mask] = (full, half + points[at]) if weak[at] else (full + points[at], half)
    return [full + half // 2 for full, half in sums]


def _least(totals: Sequence[int], need: int) -> list[int]:
    """The choices of values that suffice, and without any one of which they would not."""
    return [
        mask
        for mask, total in enumerate(totals)
        if mask and total >= need and all(totals[mask & ~(1 << at)] < need for at in _places(mask))
    ]


def _places(mask: int) -> list[int]:
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def _search(
    targets: int, values: Sequence[Value], ways: dict[int, list[int]], worth: dict[int, tuple[int, int]]
) -> Plan:
    """The best set of groups that share neither an enemy nor a value."""
    cost = [sum(values[at].points for at in _places(mask)) for mask in range(1 << len(values))]
    by_first: dict[int, list[tuple[int, int]]] = {at: [] for at in range(targets)}
    for group, choices in ways.items():
        by_first[_places(group)[0]] += [(group, choice) for choice in choices]

    @cache
    def best(at: int, taken: int, used: int) -> Found:
        if at == targets:
            return (0, 0, 0, 0), ()
        found = best(at + 1, taken, used)
        if taken >> at & 1:
            return found
        for group, choice in by_first[at]:
            if not group & taken and not choice & used:
                found = max(found, _with(group, choice, best(at + 1, taken | group, used | choice)), key=_score)
        return found

    def _with(group: int, choice: int, rest: Found) -> Found:
        (gain, count, points, groups), chosen = rest
        more, enemies = worth[group]
        return (gain + more, count + enemies, points - cost[choice], groups - 1), ((group, choice), *chosen)

    (gain, enemies, points, _), chosen = best(0, 0, 0)
    groups = tuple(Group(tuple(_places(group)), tuple(_places(choice))) for group, choice in chosen)
    return Plan(groups, gain, enemies, -points)


def _score(way: Found) -> Score:
    return way[0]
