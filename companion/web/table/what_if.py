"""What if: the family of a table as a drawing, each table a line that leaves another, and what was undone beside it."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.family import Lane, UndoneBranch, lanes
from ...store import history
from ...store.records import ShelvedTable
from ..spines import shown_name
from ..stores import store
from ..wording import voice
from .page import Prepared, TablePage, drawn_by

WIDTH, LEFT, RIGHT = 360, 12, 30  # of the drawing, in its own units
HIGH, FIRST = 34, 16  # from lane to lane, and above the first one
BELOW = 22  # the last one
DIP = 11  # how far below its line what was undone runs
BEND = 14  # how far a line takes to leave another
NAMED = 20  # undone branches that are named; all that were looked at are drawn


@dataclass(frozen=True)
class LineDrawn:
    """A table of the family: its path in the drawing and where that ends, and what the list below says of it."""

    lane: Lane
    shown: ShelvedTable | None
    name: str
    path: str
    end: tuple[float, float]
    here: bool
    own_moves: int  # made at it since it began, and not taken back


@dataclass(frozen=True)
class FamilyDrawn:
    """The whole drawing: the lines of the tables, and the dips of what was undone at the one that lies open."""

    lines: list[LineDrawn]
    dips: list[str]
    height: int
    width: int = WIDTH


def family(page: TablePage) -> Prepared:
    """The family of the table, drawn and listed."""
    page.name, page.reads = "what-if", True
    found = history.family(store(), page.id)
    members, laid = {one.kin.id: one for one in found}, lanes(one.kin for one in found)
    undone = history.branches(store(), page.record)
    scale = _Scale(max((lane.kin.last for lane in laid), default=0))
    lines = [
        LineDrawn(
            lane,
            members[lane.kin.id].shown,
            _name(members[lane.kin.id].shown),
            scale.path(lane),
            scale.end(lane),
            lane.kin.id == page.id,
            members[lane.kin.id].moves,
        )
        for lane in laid
    ]
    own = next(lane.number for lane in laid if lane.kin.id == page.id)
    dips = [scale.dip(one, own) for one in undone]
    drawn = FamilyDrawn(lines, dips, FIRST + HIGH * (len(laid) - 1) + BELOW)
    return drawn_by("play/what_if.html", drawn=drawn, undone=undone[:NAMED], more=len(undone[NAMED:]))


def _name(shown: ShelvedTable | None) -> str:
    return shown_name(shown) if shown is not None else voice().t("what-if-gone")


class _Scale:
    """Where a revision and a lane stand in the drawing."""

    def __init__(self, most: int) -> None:
        self.most = max(1, most)

    def at(self, revision: int, lane: int) -> tuple[float, float]:
        """A point."""
        return round(LEFT + (WIDTH - LEFT - RIGHT) * min(revision, self.most) / self.most, 1), FIRST + HIGH * lane

    def path(self, lane: Lane) -> str:
        """A table from its first move to its last."""
        end, y = self.end(lane)
        if lane.leaves is None:
            return f"M{LEFT} {y}H{end}"
        begun, above = self.at(lane.kin.forked or 0, lane.leaves)
        return f"M{begun} {above}C{begun} {y} {begun} {y} {begun + BEND} {y}H{end}"

    def end(self, lane: Lane) -> tuple[float, float]:
        """Where a table stands now; far enough from where it left another one that it is seen to be a line."""
        end, y = self.at(lane.kin.last, lane.number)
        begun = LEFT if lane.leaves is None else self.at(lane.kin.forked or 0, 0)[0]
        return max(end, begun + BEND), y

    def dip(self, branch: UndoneBranch, lane: int) -> str:
        """What was undone, beside the line that it left."""
        begun, y = self.at(branch.parent, lane)
        end, _ = self.at(branch.last, lane)
        return f"M{begun} {y}Q{begun} {y + DIP} {begun + DIP} {y + DIP}H{max(end, begun + DIP)}"
