"""Tables and the rows of their logs, looked at and written with what every engine gives: here is what is refused."""

from __future__ import annotations

from typing import Any

import msgspec

from ..core import engine
from ..core.engine import Outcome, Plain
from ..core.spine import spine_of
from ..games import game as game_of
from .errors import NoSuchMoment, NoSuchTable, Stale, ThrownAway
from .ledger import Look, Pen
from .records import Entry, Mark, Record

CHECKPOINT_EVERY = 100
_encode = msgspec.json.encode


def get(look: Look, id: str) -> Record:
    """One table as it stands; NoSuchTable, ThrownAway."""
    record = look.table(id)
    if record is None:
        raise NoSuchTable(id)
    if record.place == "thrown":
        raise ThrownAway(id)
    return record


def revision_of(look: Look, id: str) -> int:
    """A table's revision, cheaply; NoSuchTable, ThrownAway."""
    stand = look.stand(id)
    if stand is None:
        raise NoSuchTable(id)
    if stand[1] == "thrown":
        raise ThrownAway(id)
    return stand[0]


def current(look: Look, id: str, revision: int) -> Record:
    """The table, if it still stands at that revision; NoSuchTable, Stale."""
    record = get(look, id)
    if record.revision != revision:
        raise Stale(record.revision)
    return record


def entry(look: Look, id: str, revision: int) -> Entry:
    """One row of the log; NoSuchMoment."""
    found = look.entry(id, revision)
    if found is None:
        raise NoSuchMoment(revision)
    return found


def mark(look: Look, id: str, revision: int) -> Mark:
    """Where one row of the log leads; NoSuchMoment."""
    found = look.mark(id, revision)
    if found is None:
        raise NoSuchMoment(revision)
    return found


def at(look: Look, id: str, revision: int) -> Record:
    """The table as it stood right after that revision; NoSuchTable, NoSuchMoment."""
    record, then = get(look, id), mark(look, id, revision)
    plain = folded(look, id, revision)
    return msgspec.structs.replace(
        record, revision=revision, head=then.head, tip=then.tip, changed=then.at, plain=plain
    )


def folded(look: Look, id: str, revision: int) -> Plain:
    """The state right after a revision: the last checkpoint before it, and the differences since."""
    start, patches = look.since_checkpoint(id, revision)
    return engine.fold(patches, start)


def put(pen: Pen, record: Record, state: Any, placed: str = "") -> None:
    """Put a new table on the shelf; its log is the caller's to write, with the same pen."""
    pen.put(record, spine_text(record.game, state), state.closed, placed)


def update(pen: Pen, record: Record, state: Any) -> None:
    """Write the table's new snapshot with its spine (none, where the state is None), and a checkpoint now and then."""
    closed = record.plain.get("closed") is True if state is None else state.closed
    pen.update(record, spine_text(record.game, state), closed)
    if record.revision % CHECKPOINT_EVERY == 0:
        pen.check(record.id, [(record.revision, _encode(record.plain).decode())])


def append(
    pen: Pen, record: Record, kind: Any, parent: int | None, move: str, actor: str, at: str, outcome: Outcome
) -> None:
    """Write what happened as one row of the log."""
    happened = Entry(
        record.revision,
        kind,
        parent,
        record.head,
        record.tip,
        evening_of(outcome.plain),
        actor,
        at,
        move,
        outcome.args,
        outcome.patch,
        outcome.tellings,
        outcome.chronicle,
        outcome.rulings,
        outcome.drawn,
    )
    pen.append(record.id, [happened])


def spine_text(game: str, state: Any) -> str:
    """A table's spine as it is kept; nothing, where the game cannot tell it: the shelf then says so."""
    try:
        return _encode(spine_of(game_of(game), state)).decode()
    except Exception:  # whatever a contradiction lets a game stumble over; a move is not lost for a sentence
        return ""


def evening_of(plain: Plain) -> int:
    """The number of a state's evening, also of a state that today's types do not take."""
    evening = plain.get("evening")
    number = evening.get("session") if isinstance(evening, dict) else None
    return number if type(number) is int and 0 < number < 2**53 else 1
