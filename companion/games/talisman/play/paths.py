"""Where a number of steps can lead, and by which way. TA-MOV, TA-SENT, TA-GATE."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..box.board import GATE, HILLS, OVER, TURNS, region, ring, step
from ..box.names import SpaceId

Path = tuple[SpaceId, ...]


class End(msgspec.Struct, frozen=True):
    """Where a movement may end: the spaces stepped on in order, and whether the way leads over the bridge."""

    to: SpaceId
    path: Path
    crosses: bool = False
    inward: bool = False  # from the outer to the middle region: the Sentinel attacks (TA-SENT-03)


class GateWay(msgspec.Struct, frozen=True):
    """A way that reaches the Gate with a step to spare; empty where one stands on the Gate (TA-GATE-04, TA-GATE-06)."""

    path: Path
    inward: bool = False  # it leads past the Sentinel first


def ends(start: SpaceId, steps: int, crossing: bool = True, again: bool = False) -> list[End]:
    """TA-MOV-02, 04..06: all spaces where so many steps may end, in the outer and the middle region; each once for ways
    that stay and once for ways over the bridge (TA-SENT-02, 09, 10, 12); `again`: it may be crossed back, too."""
    found: dict[tuple[SpaceId, bool], End] = {}
    if steps > 0:
        for path, inward in _ways(start, steps, crossing, again):
            crosses = region(path[-1]) != region(start)
            found.setdefault((path[-1], crosses), End(path[-1], path, crosses, inward))
    return list(found.values())


def gate_ways(start: SpaceId, steps: int) -> list[GateWay]:
    """TA-GATE-04..06: the ways on which the roll leads beyond the Gate, first those that stay in the middle region."""
    if start == GATE:
        return [GateWay(())] if steps > 0 else []
    found: dict[Path, GateWay] = {}
    for path, inward in _ways(start, max(steps, 0), crossing=True):
        before = path.index(GATE) + 1 if GATE in path else steps  # an exact landing is no attempt (TA-GATE-05)
        if before < steps:
            found.setdefault(path[:before], GateWay(path[:before], inward))
    return list(found.values())


def _walk(start: SpaceId, steps: int, turn: int) -> Path:
    path: list[SpaceId] = []
    for _ in range(steps):
        path.append(step(path[-1] if path else start, turn))
    return tuple(path)


def _ways(start: SpaceId, steps: int, crossing: bool, again: bool = False) -> Iterator[tuple[Path, bool]]:
    """Every way of so many steps, and whether it passes the Sentinel inwards: the direct ones, then over the bridge."""
    if region(start) not in ("outer", "middle"):
        return  # TA-INN-01
    direct = [_walk(start, steps, turn) for turn in TURNS]
    yield from ((path, False) for path in direct)
    if not crossing:
        return
    for path in direct:
        stands = (start, *path)
        for gone in range(steps):  # the bridge itself costs a step
            if stands[gone] in OVER:
                over, rest = OVER[stands[gone]], steps - gone - 1
                for onwards, inward in _ways(over, rest, crossing=again):
                    yield (*path[:gone], over, *onwards), over == HILLS or inward


def way_round(start: SpaceId, path: Path) -> str:
    """Which way a movement leads in the end: clockwise, counter, or "" (its last step is the bridge)."""
    before, last = (start, *path)[-2:]
    if region(before) != region(last):
        return ""
    around = ring(region(last))
    return "clockwise" if around[(around.index(before) + 1) % len(around)] == last else "counter"
