"""Victories that no Fame decides: the portal of One to Return, the sites of Conquer and Hold. MK-OR-03, MK-CH-12."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from .figures import Account, Entry, Figures, Result, Summand
from .titles import Side

KEEP_POINTS, TOWER_POINTS = 3, 2


def returned(on_portal: int, sides: Sequence[Side] = (), chosen: Mapping[Side, int] | None = None) -> Result:
    """MK-OR-03, MK-OR-06: whoever stands on the portal wins (0: nobody); a team only by its chosen one.

    `chosen`: whom each team has turned up, where there are such; a team that has shown nobody does not win.
    """
    if not on_portal:
        return Result((), ())
    side = next((one for one in sides if on_portal in one), (on_portal,))
    if chosen is not None and chosen.get(side) != on_portal:
        return Result((), ())
    return Result((), side)


def held(everybody: Sequence[Figures], sides: Sequence[Side] = (), conceded: Collection[int] = ()) -> Result:
    """MK-CH-12: 3 for each keep, 2 for each tower; a team adds its members' up; of equal ones nobody wins.

    `conceded`: the seats that gave the game up; their side cannot win.
    """
    by_seat = {one.seat: one for one in everybody}
    accounts = []
    for side in [*sides] or [(one.seat,) for one in everybody]:
        lines = [
            Entry(
                "holdings",
                "MK-CH-12",
                (
                    Summand("keeps", by_seat[seat].keeps, KEEP_POINTS * by_seat[seat].keeps),
                    Summand("towers", by_seat[seat].towers, TOWER_POINTS * by_seat[seat].towers),
                ),
                seat,
            )
            for seat in side
        ]
        accounts.append(Account(side, tuple(lines)))
    accounts.sort(key=lambda one: (-one.total, one.side))
    standing = [one for one in accounts if not {*one.side} & {*conceded}]
    best = max((one.total for one in standing), default=0)
    first = [one for one in standing if one.total == best]
    return Result(tuple(accounts), first[0].side if len(first) == 1 else ())
