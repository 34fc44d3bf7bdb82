"""The log followed from where a table stands to its set-up: its lines, and what the hands were told on them."""

from __future__ import annotations

from ..core.message import Message
from .ledger import Look
from .records import Entry

MOST_TOLD = 200  # moves that are taken back at once
LATELY = 30  # moves or steps back that are looked through for what the hands were told, whatever they told
FEW_TOLD = 4  # moves of which the hands still see it


def line_of(look: Look, id: str, head: int, session: int | None = None) -> list[Entry]:
    """The set-up and the moves that led to `head`, oldest first; with `session`, only that evening's."""
    spans = line_spans(look, id, head, session)
    return [entry for span in spans for entry in look.rows(id, Entry, span, session)]


def line_spans(look: Look, id: str, head: int, session: int | None = None) -> list[range]:
    """Where in the log a line stands, oldest first; with `session`, not further back than that evening."""
    spans = []
    for run, evening in look.runs(id, head):
        spans.append(run)
        if session is not None and evening < session:
            break
    return spans[::-1]


def on_line(look: Look, id: str, head: int, revision: int) -> bool:
    """Whether a revision is one of the moves that led to `head`."""
    return any(revision in run for run, _ in look.runs(id, head) if run[0] <= revision)


def next_on_line(look: Look, id: str, head: int, tip: int) -> int | None:
    """The move after `head` on the way to `tip`, the last end of the line that was reached."""
    after = None
    for run, _ in look.runs(id, tip):
        if head in run:
            return head + 1 if head < run[-1] else after
        after = run[0]
    return None


def undone(look: Look, id: str, head: int, target: int) -> tuple[list[Message], int]:
    """What the hands were told by the moves after `target` that led to `head`, oldest first, and how many moves.

    Of more moves than hands can take back one by one, only the last ones are told.
    """
    told: list[list[Message]] = []
    moves = 0
    for run, _ in look.runs(id, head):
        taken = range(max(run[0], target + 1), run[-1] + 1)
        moves += len(taken)
        if taken and len(told) < MOST_TOLD:
            told += look.tellings(id, taken, MOST_TOLD - len(told))
        if run[0] <= target:
            break
    return [message for messages in reversed(told) for message in messages], moves


def told_lately(look: Look, id: str, head: int, session: int) -> list[list[Message]]:
    """What the last few moves of that evening up to `head` told the hands, each by itself, the latest first."""
    told: list[list[Message]] = []
    for run, evening in look.runs(id, head):
        if lately := range(max(run[0], head - LATELY), run[-1] + 1):
            told += look.told(id, lately, session, FEW_TOLD - len(told))
        if len(told) == FEW_TOLD or evening < session or run[0] <= head - LATELY:
            break
    return told
