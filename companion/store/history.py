"""The history of a table: its log row by row, what a step back would take, its what-if tables, and it in numbers.

Whatever is asked costs the same at a table of a hundred moves and at one of ten thousand, but for the numbers, which
are kept. Where something is looked for, so many rows are looked through at once, and it is said how far that was.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..core import rights
from ..core.family import Kin, UndoneBranch, undone_branches
from ..core.message import Message, say
from ..core.statistics import Statistics, Trace, statistics_of
from ..core.viewer import Viewer
from ..games import game as game_of
from . import rows
from .errors import NothingThere
from .ledger import Look
from .log import line_spans, on_line, undone
from .moments import moment
from .records import EVERYTHING, Happening, Record, ShelvedTable, Sought
from .tables import Store

PAGE = 50  # rows on one page
PIECE = 250  # rows that are looked through in one look
LOOKED_THROUGH = 1000  # rows in which something is looked for before the reader is asked whether to go on
LISTED = 40  # moves that are named before they are taken back
TURNS = 200  # turns of a log that are looked at for what was undone
KIN = 60  # tables of one family that are drawn
KEPT = 2000  # statistics that are kept at hand

Says = Callable[[Happening], bool]


class HistoryPage(msgspec.Struct, frozen=True):
    """Rows of a log, the latest first. `until`: the revision down to which was looked; `older`: where to go on."""

    rows: list[Happening]
    standing: frozenset[int]
    until: int
    older: int | None


class TakingBack(msgspec.Struct, frozen=True):
    """What a step back would take: the last of its moves, how many there are, and what the hands were told by them."""

    revision: int
    to: Happening
    rows: list[Happening]
    moves: int
    told: list[Message]


class KinShown(msgspec.Struct, frozen=True):
    """A table of a family, as the shelf shows it; None: one that is not here, or was thrown away.

    `moves`: how many of its moves stand that were made since it began, as its statistics count them.
    """

    kin: Kin
    shown: ShelvedTable | None
    moves: int = 0


class Kept(msgspec.Struct, frozen=True):
    """A table with its statistics."""

    shown: ShelvedTable
    numbers: Statistics


# --- row by row ------------------------------------------------------------------------------------------------------


def happenings(
    store: Store,
    record: Record,
    sought: Sought = EVERYTHING,
    before: int | None = None,
    says: Says | None = None,
    most: int = PAGE,
) -> HistoryPage:
    """A page of the log: what is looked for, from the revision before `before` on backwards; all the newest without it.

    `says`: a question to each row that no engine can answer, as whether its words hold one that is looked for.
    """
    with store.ledger.reading() as look:
        evening = None if sought.evening is None else look.span_of(record.id, sought.evening)
    whole = range(0, record.revision + 1) if evening is None else evening
    top = min(whole.stop, record.revision + 1, whole.stop if before is None else max(0, before))
    found: list[Happening] = []
    until, bottom = top, max(whole.start, top - LOOKED_THROUGH)
    while until > bottom and len(found) <= most:
        piece = range(max(bottom, until - PIECE), until)
        with store.ledger.reading() as look:
            rows_found = look.happened(record.id, piece, sought, PIECE if says else most + 1 - len(found))
        found += [row for row in rows_found if says is None or says(row)]
        until = piece.start
    more = len(found) > most
    found = found[:most]
    if more:
        until = found[-1].revision
    return HistoryPage(found, _standing(store, record, found), until, until if more or until > whole.start else None)


def _standing(store: Store, record: Record, found: list[Happening]) -> frozenset[int]:
    """Which of these rows led to where the table stands."""
    revisions = {row.revision for row in found}
    standing: set[int] = set()
    with store.ledger.reading() as look:
        for run, _ in look.runs(record.id, record.head):
            standing |= {one for one in revisions if one in run}
            if not revisions or run[0] <= min(revisions):
                break
    return frozenset(standing)


def taking_back(store: Store, id: str, to: int, viewer: Viewer) -> TakingBack:
    """What a step back to that moment would take; NothingThere, Objection where it is not that viewer's to do."""
    with store.ledger.reading() as look:
        record = rows.get(look, id)
        if to == record.head or not on_line(look, id, record.head, to):
            raise NothingThere(say("nothing-to-undo"))
        told, moves = undone(look, id, record.head, to)
        taken = _last_of_line(look, record, to)
        if not viewer.keeps:
            rights.mind_step(record.state, {taken[0].actor if moves == 1 else ""}, viewer)
        then = look.happened(id, range(to, to + 1), EVERYTHING, 1)
    return TakingBack(record.revision, then[0], taken, moves, told)


def _last_of_line(look: Look, record: Record, to: int) -> list[Happening]:
    taken: list[Happening] = []
    for run, _ in look.runs(record.id, record.head):
        part = range(max(run[0], to + 1), run[-1] + 1)
        taken += look.happened(record.id, part, EVERYTHING, LISTED - len(taken))
        if run[0] <= to or len(taken) >= LISTED:
            break
    return taken


# --- what if ---------------------------------------------------------------------------------------------------------


def origin_of(shown: ShelvedTable) -> tuple[str, int | None]:
    """The table from which a what-if table was begun, and at which revision ("": it was set up by itself)."""
    id, _, at = shown.origin.partition("@")
    return id, int(at) if at.isdecimal() and len(at) < 16 else None


def family(store: Store, id: str) -> list[KinShown]:
    """The table, all from which it was begun one after another, and all that were begun from any of these."""
    members: dict[str, KinShown] = {}
    with store.ledger.reading() as look:
        waiting = [_root(look, id)]
        while waiting and len(members) < KIN:
            one = waiting.pop(0)
            if one not in members:
                members[one] = _member(look, one)
                waiting += [child.id for child in look.begun_from(one, KIN)]
        members.setdefault(id, _member(look, id))
    reach: dict[str, int] = {}
    for kin in (member.kin for member in members.values()):
        reach[kin.parent] = max(reach.get(kin.parent, 0), kin.forked or 0)
    return [_as_long_as(member, reach.get(id, 0)) for id, member in members.items()]


def _root(look: Look, id: str) -> str:
    """The first table of a family: which was begun from no other one that is known, or which is not here."""
    above = [id]
    while len(above) < KIN and (shown := look.shown_one(above[-1])):
        parent, _ = origin_of(shown)
        if not parent or parent in above:
            break
        above.append(parent)
    return above[-1]


def _member(look: Look, id: str) -> KinShown:
    shown = look.shown_one(id)
    if shown is None:
        return KinShown(Kin(id, "", None, 0), None)
    parent, forked = origin_of(shown)
    kin = Kin(id, parent, forked, shown.revision)
    if shown.place in ("thrown", "coming"):
        return KinShown(kin, None)
    return KinShown(kin, shown, _standing_since(look, shown, forked or 0))


def _standing_since(look: Look, shown: ShelvedTable, since: int) -> int:
    """How many moves after that revision led to where the table stands."""
    last = look.happened(shown.id, range(shown.revision, shown.revision + 1), EVERYTHING, 1)
    return sum(
        len(range(max(run[0], since + 1), run[-1] + 1)) for row in last for run, _ in look.runs(shown.id, row.head)
    )


def _as_long_as(one: KinShown, reach: int) -> KinShown:
    """The table, at least as long as where others leave it: of one that is not here nothing else is known."""
    return msgspec.structs.replace(one, kin=msgspec.structs.replace(one.kin, last=max(one.kin.last, reach)))


def branches(store: Store, record: Record) -> list[UndoneBranch]:
    """What was undone at a table and not made again, the latest first; what is so old that nobody counts it is left."""
    with store.ledger.reading() as look:
        turns = look.turns(record.id, TURNS)
        line = line_spans(look, record.id, record.head)
    return undone_branches(turns, line, record.revision)


# --- in numbers ------------------------------------------------------------------------------------------------------


def statistics(store: Store, record: Record, since: int = 0) -> Statistics:
    """A table in numbers, from the revision `since` on; UnknownGame."""
    return _at_hand(store, (record.id, record.revision, record.changed, since), lambda: record)


def statistics_of_shelf(store: Store) -> list[Kept]:
    """Every table that was played here in numbers: no sample, a copy only once, a what-if table from its fork on."""
    shown = store.shelf.part(None, -1)
    longest: dict[str, ShelvedTable] = {}
    for one in shown:
        if one.spine is None or one.sample:
            continue
        if one.identity not in longest or longest[one.identity].revision < one.revision:
            longest[one.identity] = one
    here = {one.id for one in shown}
    return [Kept(one, _of_shelf(store, one, here)) for one in longest.values()]


def _of_shelf(store: Store, shown: ShelvedTable, here: set[str]) -> Statistics:
    parent, forked = origin_of(shown)
    since = forked + 1 if forked is not None and parent in here else 0
    return _at_hand(store, (shown.id, shown.revision, shown.changed, since), lambda: store.get(shown.id))


def _at_hand(store: Store, key: tuple[str, int, str, int], record: Callable[[], Record]) -> Statistics:
    """A table's numbers: at one revision, reached at one moment, they never change."""
    known = store.counted.get(key)
    if known is None:
        if len(store.counted) >= KEPT:
            store.counted.clear()
        known = store.counted[key] = _counted(store, record(), key[-1])
    return known


def _counted(store: Store, record: Record, since: int) -> Statistics:
    game = game_of(record.game)
    with store.ledger.reading() as look:
        line = line_spans(look, record.id, record.head)
    standing = {revision for run in line for revision in run}
    pieces = store.pieces(record.id, Trace, range(since, record.revision + 1))
    rows_of_log = (row for piece in pieces for row in piece)
    return statistics_of(
        rows_of_log, standing.__contains__, lambda name: game.die(name) is not None, lambda at: moment(at).timestamp()
    )
