"""The family of a table: its lanes, and the branches of a log that lead nowhere any more."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.core.family import Kin, LogTurn, UndoneBranch, lanes, undone_branches


def test_who_left_late_stands_nearer_and_a_table_stands_below_the_one_that_it_left():
    family = [Kin("a", "", None, 90), Kin("early", "a", 10, 40), Kin("late", "a", 60, 61)]
    family.append(Kin("grandchild", "early", 12, 13))
    assert [(lane.kin.id, lane.number, lane.leaves) for lane in lanes(family)] == [
        ("a", 0, None), ("late", 1, 0), ("early", 2, 0), ("grandchild", 3, 2),
    ]  # fmt: skip


def test_a_table_that_began_from_itself_or_from_one_nobody_knows_is_a_root():
    family = [Kin("odd", "odd", 3, 4), Kin("orphan", "gone", 3, 4)]
    assert [(lane.kin.id, lane.leaves) for lane in lanes(family)] == [("odd", None), ("orphan", None)]


def test_the_branches_that_were_undone():
    turns = [LogTurn(4, 1, 2), LogTurn(3, None, 1), LogTurn(0, None, 1)]  # 0 1 2, back to 1, then 4
    assert undone_branches(turns, [range(0, 2), range(4, 5)], 4) == [UndoneBranch(1, 2, 2, 1)]
    assert undone_branches(turns, [range(0, 2)], 4) == [UndoneBranch(1, 4, 4, 2), UndoneBranch(1, 2, 2, 1)]
    assert undone_branches(turns[2:], [range(0, 3)], 2) == []


@given(st.lists(st.sampled_from(["move", "move", "move", "undo"]), max_size=60), st.randoms())
def test_each_move_stands_on_the_line_or_on_one_branch(steps, random):
    """Whatever was done: no move is told twice, none is lost, and each branch follows the move that it says."""
    parents: dict[int, int | None] = {0: None}  # of moves
    turns, head = [LogTurn(0, None, 1)], 0
    for revision, step in enumerate(steps, 1):
        if step == "move":
            parents[revision] = head
            if head != revision - 1:
                turns.append(LogTurn(revision, head, 1))
            head = revision
        else:
            turns.append(LogTurn(revision, None, 1))
            head = random.choice([*parents])
    line, at = [], head
    while at is not None:
        line.append(range(at, at + 1))
        at = parents[at]
    found = undone_branches(turns[::-1], _joined(line[::-1], parents), len(steps))
    told = [revision for branch in found for revision in range(branch.first, branch.last + 1)]
    assert sorted([*told, *(run[0] for run in line)]) == sorted(parents)
    assert all(parents[branch.first] == branch.parent for branch in found)


def _joined(line, parents):
    """A line as runs of moves that follow each other."""
    runs = []
    for run in line:
        if runs and runs[-1][-1] == run[0] - 1 and parents[run[0]] == run[0] - 1:
            runs[-1] = range(runs[-1][0], run[-1] + 1)
        else:
            runs.append(run)
    return runs
