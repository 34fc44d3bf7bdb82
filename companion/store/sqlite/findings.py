"""What is found when everything is looked through: tables that cannot be read, each with the last good backup."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...core.errors import Refusal
from ...core.message import say
from ..errors import Damaged
from ..tables import Store
from .backups import Backups
from .copies import Backup, BackupPlace
from .health import contents_of


class FoundTorn(msgspec.Struct, frozen=True):
    """A table of which something cannot be read, from which evening, and the backup that has it whole ("": none)."""

    id: str
    name: str
    game: str
    evening: int
    place: str
    backup: str
    made: str


class FoundBad(msgspec.Struct, frozen=True):
    """A backup that cannot be used, and why; "torn": single tables of it cannot be read."""

    name: str
    place: BackupPlace
    fault: Literal["gone", "foreign", "broken", "newer", "torn"]
    tables: int


class Findings(msgspec.Struct, frozen=True):
    """When all was looked through, how much that was, and what was found."""

    at: str
    tables: int
    moves: int
    backups: int
    torn: list[FoundTorn]
    bad: list[FoundBad]

    @property
    def well(self) -> bool:
        """Whether nothing was found."""
        return not self.torn and not self.bad


def look_through(store: Store, backups: Backups, backups_too: bool = True) -> Findings:
    """Read every row of the tables, and on demand of the backups; it is remembered. Damaged: the file as a whole."""
    backups.database.examine()
    with backups.database.in_use():  # so that no other file takes its place meanwhile
        contents = contents_of(backups.database.path)
    if contents is None:
        raise Damaged(say("store-damaged", file=str(backups.database.path)))
    copies = backups.everywhere() if backups_too else []
    torn = [_torn(store, backups, id, evening) for id, evening in sorted(contents.evenings.items())]
    found = Findings(
        store.clock(),
        contents.tables,
        contents.moves,
        len({copy.name for copy in copies}),
        [one for one in torn if one.place != "thrown"],
        [bad for backup in copies if (bad := _bad(backup))],
    )
    backups.findings = found
    return found


def _torn(store: Store, backups: Backups, id: str, evening: int) -> FoundTorn:
    whole = backups.holding(id)
    one = store.shelf.one(id)
    name = one.name if one.spine else _name_then(backups, whole, id)
    made = whole.made.isoformat() if whole else ""
    return FoundTorn(id, name, one.game, evening, one.place, whole.name if whole else "", made)


def _name_then(backups: Backups, whole: Backup | None, id: str) -> str:
    """What a table is called in the backup that has it whole, where its own name cannot be read any more."""
    try:
        if whole is not None:
            with backups.opened(whole) as old:
                return Store(old).shelf.one(id).name or id
    except Refusal:  # the backup went away meanwhile
        pass
    return id


def _bad(backup: Backup) -> FoundBad | None:
    contents = backup.contents
    if contents is not None and not contents.torn:
        return None
    fault = "torn" if contents else backup.glance.fault or "broken"
    return FoundBad(backup.name, backup.place, fault, len(contents.torn) if contents else 0)
