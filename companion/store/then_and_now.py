"""A backup beside the shelf: how each of its tables differs from what is here, and what putting all back would do."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from ..core.errors import Refusal
from .ledger import Look
from .records import Record, ShelvedTable
from .tables import Store
from .twins import compared, twins_of

Differs = Literal["same", "behind", "ahead", "apart", "gone", "thrown", "unread"]
_HOW: dict[str, Differs] = {"same": "same", "older": "behind", "further": "ahead", "apart": "apart"}


class TableThen(msgspec.Struct, frozen=True):
    """A table as a backup has it, and how it differs from the one here (`here`: its id; "": there is none).

    `behind`, `ahead`: by so many `moves`; `apart`: since `evening_apart` the two went different ways; `thrown`: it lies
    among what was thrown away here; `gone`: it is not here any more; `unread`: it cannot be read in the backup.
    """

    table: ShelvedTable
    how: Differs
    moves: int = 0
    evening_apart: int = 0
    here: str = ""


class WouldChange(msgspec.Struct, frozen=True):
    """What would become of the shelf if all of a backup were put back."""

    vanish: list[ShelvedTable]
    go_back: list[TableThen]
    come_back: list[TableThen]
    same: list[TableThen]


def tables_then(here: Store, then: Store, torn: Collection[str] = ()) -> list[TableThen]:
    """Every table of a backup that was not thrown away then, the one last touched first; `torn`: known to be so."""
    found = then.shelf.part(None, -1)
    with here.ledger.reading() as now, then.ledger.reading() as was:
        return [_beside(now, was, one, one.id in torn) for one in found]


def would_change(here: Store, then: Store, torn: Collection[str] = ()) -> WouldChange:
    """What becomes of each table, here and in the backup, if the backup takes the place of everything."""
    tables = tables_then(here, then, torn)
    stay = {one.table.id for one in tables}
    return WouldChange(
        [one for one in here.shelf.part(None, -1) if one.id not in stay],
        [one for one in tables if one.here == one.table.id and one.how not in ("same", "thrown")],
        [one for one in tables if one.here != one.table.id or one.how == "thrown"],
        [one for one in tables if one.here == one.table.id and one.how == "same"],
    )


def _beside(now: Look, was: Look, one: ShelvedTable, torn: bool) -> TableThen:
    stands = now.stand(one.id)
    thrown = stands is not None and stands[1] == "thrown"
    twins = [one.id] if stands else twins_of(now, _known_by(one))
    if torn or not twins:
        return TableThen(one, "unread" if torn else "gone", here=twins[0] if twins else "")
    try:
        twin = compared(was, one.id, now, twins[0])
    except (Refusal, TypeError):  # a log that cannot be followed; the table's own page says more
        return TableThen(one, "unread", here=twins[0])
    how: Differs = "thrown" if thrown else _HOW[twin.how]
    return TableThen(one, how, twin.moves, twin.evening, twins[0])


def _known_by(one: ShelvedTable) -> Record:
    """As much of a table as says which it is."""
    return Record(one.id, one.game, one.created, one.changed, one.revision, 0, 0, {}, identity=one.identity or one.id)
