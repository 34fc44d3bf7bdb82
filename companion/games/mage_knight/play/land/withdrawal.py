"""Going back: from a site that did not fall, and from where one may not end a turn. MK-END-02, MK-OUT-10."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...box.names import Hex
from .steps import Walk, safe


@dataclass(frozen=True)
class Withdrawal:
    """Where a hero goes back to, and the Wounds that it takes to hand for it. `safe`: at last; else nowhere was."""

    to: Hex
    wounds: int
    safe: bool
    left: tuple[Hex, ...]  # the path up to there


def forced(walk: Walk, path: Sequence[Hex]) -> Withdrawal:
    """MK-END-02: back along the path to the last safe space, a Wound for each space moved back.

    Where no space of it is safe, the hero stays where it is: the text knows no other way.
    """
    for back in range(len(path)):
        here = len(path) - 1 - back
        if safe(walk, path[here]):
            return Withdrawal(path[here], back, True, tuple(path[: here + 1]))
    return Withdrawal(path[-1], 0, False, tuple(path))


def thrown_back(walk: Walk, path: Sequence[Hex]) -> Withdrawal:
    """MK-OUT-10, MK-EDG-08: after an assault that failed, to the space attacked from, without a Wound for that step;
    from there, if it is not safe, forced withdrawal."""
    origin = path[:-1] or path
    back = forced(walk, origin)
    return back if back.safe else Withdrawal(origin[-1], 0, False, tuple(origin))
