"""The family of a table: the tables that were begun from a moment of it, "what if", each on a lane of its own."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Kin(msgspec.Struct, frozen=True):
    """A table of a family: at which revision it leaves which other one (""; None: none that is known), and its last."""

    id: str
    parent: str
    forked: int | None
    last: int


class Lane(msgspec.Struct, frozen=True):
    """A table drawn as a line, so many lanes below the first, from the lane that it leaves."""

    kin: Kin
    number: int
    leaves: int | None


class UndoneBranch(msgspec.Struct, frozen=True):
    """Moves that were taken back, and others made instead: from the move that they followed to their last one."""

    parent: int
    first: int
    last: int
    session: int

    @property
    def moves(self) -> int:
        """How many moves that are."""
        return self.last - self.first + 1


class LogTurn(msgspec.Struct, frozen=True):
    """Where a log does not simply go on: its revision, the move that it follows there (None: none), the evening."""

    revision: int
    parent: int | None
    session: int


def lanes(family: Iterable[Kin]) -> list[Lane]:
    """Each table below the one from which it was begun; who left late stands nearer, so that lines do not cross."""
    members = list(family)
    known = {one.id for one in members}
    children: dict[str, list[Kin]] = {}
    for one in members:
        children.setdefault(one.parent if one.parent in known and one.parent != one.id else "", []).append(one)
    laid: list[Lane] = []

    def lay(one: Kin, leaves: int | None) -> None:
        number = len(laid)
        laid.append(Lane(one, number, leaves))
        for child in sorted(children.pop(one.id, []), key=lambda child: (-(child.forked or 0), child.id)):
            lay(child, number)

    for root in sorted(children.pop("", []), key=lambda one: one.id):
        lay(root, None)
    return laid


def undone_branches(turns: Iterable[LogTurn], line: Iterable[range], last: int) -> list[UndoneBranch]:
    """The runs of moves in a log that do not lead to where the table stands, the latest first.

    `turns`: where the log turns, the latest first; `line`: the runs that do lead there; `last`: the log's last row.
    """
    stands = sorted(line, key=lambda run: run[0])
    branches = []
    for turn in turns:
        run, last = range(turn.revision, last + 1), turn.revision - 1
        if turn.parent is None and turn.revision > 0:  # a step back or forth
            continue
        on_line = next((one for one in stands if one[0] <= run[0] <= one[-1]), None)
        first = run[0] if on_line is None else on_line[-1] + 1
        if first <= run[-1]:
            parent = turn.parent if first == run[0] else first - 1
            branches.append(UndoneBranch(parent or 0, first, run[-1], turn.session))
    return branches
