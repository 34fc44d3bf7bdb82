"""What a mid-chapter save forgets on paper: tasks, and the first evening's guide. TG-SAV-01, TG-SAV-16."""

from __future__ import annotations

from typing import Literal

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import LocationNumber, Name, Words
from ..state.pieces import Task
from ..state.table import Avalon

moves = Moves()


@moves.add()
def note_task(draft: Draft[Avalon], text: Words, place: LocationNumber | None = None) -> None:
    """TG-EVT-09: note a task in the players' own words, and where it came from; the game has no card for it."""
    state = draft.state
    state.tasks.append(Task(id=state.next_id("task"), text=text, place=place, since=state.day))
    draft.write("wrote-task", text=text)


@moves.add()
def finish_task(draft: Draft[Avalon], task: Name, how: Literal["done", "abandoned", "open"] = "done") -> None:
    """TG-EVT-08, TG-EVT-09: a task is done or given up, or taken up again."""
    found = next((one for one in draft.state.tasks if one.id == task), None)
    if found is None:
        draft.refuse("task", "no-such-task")
    found.state = how
    draft.write("wrote-task-finished", text=found.text, how=how)
