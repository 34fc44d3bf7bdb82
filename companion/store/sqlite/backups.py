"""Backups: copies of the database that SQLite itself makes while play goes on, verified before they count.

Kept are the last ten, the newest of each day for fourteen days, and the newest of each month for a year; a backup is
made when serving starts and ends, a while after the last one when something was written, and when a table's box is
closed. Each has a number, one more than the last: clocks may go backwards, numbers do not. A copy in which a table
cannot be read any more is kept for the others' sake, but pushes no sound one out. Each is brought to the second home,
too, where there is one.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ...core.errors import Refusal
from ...core.message import say
from ..errors import StoreFull
from .complaints import told_plainly
from .copies import STAMP, Backup, found_in, let_go, settle
from .database import Database
from .glance import still
from .health import contents_of
from .ledger import SqliteLedger
from .second_home import SecondHome

if TYPE_CHECKING:
    from .findings import Findings


class NoBackup(Refusal):
    """There is no sound backup of that name, or none at all."""

    def __init__(self, name: str = "") -> None:
        super().__init__(say("no-such-backup", name=name[:80]) if name else say("no-backup"))


class BadBackup(NoBackup):
    """A file that is called like a backup cannot be one for us: gone, foreign, broken, or of a newer version."""

    def __init__(self, backup: Backup) -> None:
        fault = backup.glance.fault or "broken"
        Refusal.__init__(self, say(f"backup-{fault}", name=backup.name))


class Backups:
    """The backups of one database, in the folder `backups` beside it and in their second home."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        home: SecondHome | None = None,
    ) -> None:
        self.database = database
        self.folder = database.path.parent / "backups"
        self.clock = clock
        self.home = home
        self.findings: Findings | None = None  # of the last time that all was looked through
        self._making = threading.RLock()

    # --- which there are -----------------------------------------------------------------------------------------

    def all(self) -> list[Backup]:
        """Every backup beside the database, the newest first."""
        return found_in(self.folder)

    def everywhere(self) -> list[Backup]:
        """Every copy here and in the second home: ours by their number, then those of other installations."""
        copies = [*self.all(), *(self.home.all() if self.home else ())]
        ours = [backup for backup in copies if backup.place != "other"]
        ours.sort(key=lambda backup: (backup.number, backup.made, backup.place == "here"), reverse=True)
        return ours + [backup for backup in copies if backup.place == "other"]

    def distinct(self) -> list[Backup]:
        """Each backup once: the copy here, unless that is no good at first sight and the other one is."""
        found: dict[str, Backup] = {}
        for backup in self.everywhere():
            known = found.get(backup.name)
            if known is None or (known.glance.fault and not backup.glance.fault):
                found[backup.name] = backup
        return [*found.values()]

    def latest(self) -> Backup | None:
        """The newest backup of ours of which every table can be read, if there is any."""
        ours = (backup for backup in self.everywhere() if backup.place != "other")
        return next((backup for backup in ours if not backup.torn and backup.sound), None)

    def offered(self, most: int = 5) -> list[Backup]:
        """The newest backups that can be put back: the sound ones first, then those in which a table is torn."""
        readable = [backup for backup in self.distinct()[: 4 * most] if backup.contents is not None]
        return sorted(readable, key=lambda backup: not backup.sound)[:most]

    def holding(self, id: str) -> Backup | None:
        """The newest backup in which this table stands and can be read."""
        for backup in self.everywhere():
            contents = backup.contents
            if contents is not None and id not in contents.torn and any(one == id for one, _, _ in _standing(backup)):
                return backup
        return None

    def named(self, name: str) -> Backup:
        """The backup of that name, the soundest copy of it; NoBackup, BadBackup."""
        copies = [backup for backup in self.everywhere() if backup.name == name]
        if not copies:
            raise NoBackup(name)
        good = next((one for one in copies if one.sound), None) or next((one for one in copies if one.contents), None)
        if good is None:
            raise BadBackup(copies[0])
        return good

    def keeping(self, id: str, revision: int) -> Backup | None:
        """The newest backup here, if a table stands in it as it does now."""
        newest = next((backup for backup in self.all() if not backup.glance.fault), None)
        if newest is None or not any(one[:2] == (id, revision) for one in _standing(newest)):
            return None
        return newest

    @contextmanager
    def opened(self, backup: Backup) -> Iterator[SqliteLedger]:
        """A copy of a backup, to be read; the backup itself is left alone. BadBackup, StoreFull."""
        if backup.contents is None:
            raise BadBackup(backup)
        with TemporaryDirectory(prefix="companion-") as folder:
            copy = Path(folder) / "companion.db"
            _fetched(backup, copy)
            ledger = SqliteLedger(copy)
            try:
                yield ledger
            finally:
                ledger.close()

    def look_back(self) -> None:
        """Compare the database with its newest backup: one that is behind it was exchanged; `trouble` says so."""
        newest = next((backup for backup in self.all() if not backup.torn), None)
        if newest is None or self.database.trouble is not None:
            return
        try:
            was = {id: revision for id, revision, place in _standing(newest) if place != "thrown"}
        except Refusal:
            return  # a backup that cannot be read says nothing about the database
        now = {id: revision for id, revision, _ in _standing_in(self.database.path)}
        if any(now.get(id, revision) < revision for id, revision in was.items()) or (was and not was.keys() & now):
            self.database.trouble = say("store-replaced", file=str(self.database.path))

    # --- making one ----------------------------------------------------------------------------------------------

    def make(self, spare: str = "") -> Backup:
        """Copy the database as it stands, read all of the copy, and let go of old ones; Damaged, StoreFull.

        `spare`: the name of one that is not let go of. What the second home refuses is remembered there.
        """
        with self._making:
            made = self.clock()
            known = [*self.all(), *(self.home.own() if self.home else ())]
            number = 1 + max((backup.number for backup in known), default=0)
            backup = self._made(made, number)
            let_go(self.all(), made, spare)
            if self.home:
                self.home.carry(backup, made)
            return backup

    def _made(self, made: datetime, number: int) -> Backup:
        stem = f"companion-{made.strftime(STAMP)[:-3]}Z-{number:06}"
        part = self.folder / f"{stem}.part"
        with self.database.in_use():
            try:
                self.folder.mkdir(parents=True, exist_ok=True)
                _copy(self.database.path, part)
                contents = contents_of(part)
                if contents is None:
                    self.database.examine()  # says so when it is the database itself
                    raise OSError("the copy is not whole")
                path = self.folder / f"{stem}{'-torn' if contents.torn else ''}.db"
                settle(part)
                os.replace(part, path)
                settle(self.folder)
            except OSError as error:
                raise StoreFull(say("store-full", file=str(part))) from error
            finally:
                part.unlink(missing_ok=True)
        return Backup(path, made, number, bool(contents.torn))

    def make_if_changed(self) -> Backup | None:
        """A backup, unless the newest one holds the same already: restarts must not push older ones out.

        The second home is brought the newest one all the same, if it was away when that was made.
        """
        with self._making:
            latest = next((backup for backup in self.all() if backup.contents is not None), None)
            if latest is None or _extent(latest.path) != _extent(self.database.path):
                return self.make()
            if self.home and self.home.folder and latest.name not in {backup.name for backup in self.home.own()}:
                self.home.carry(latest, self.clock())
            return None

    # --- putting one back ----------------------------------------------------------------------------------------

    def go_back_to(self, name: str) -> Backup:
        """Put a backup in the place of a sound database, of which a backup is made first; that one is returned.

        NoBackup, BadBackup, InUse, StoreFull: and then nothing has changed.
        """
        with self._making:
            self.named(name)
            before = self.make(spare=name)
            self.restore(name)
            return before

    def restore(self, name: str = "") -> Path:
        """Put a backup (the newest sound one, or the one named) in the database's place; NoBackup, BadBackup, InUse.

        What stood there before is kept beside it, never deleted; returns its path.
        """
        backup = self.named(name) if name else self.latest()
        if backup is None:
            raise NoBackup(name)
        path = self.database.path
        stamp = self.clock().strftime(STAMP)[:-3]
        aside = path.with_name(f"{path.stem}-replaced-{stamp}Z.db")
        coming = path.with_suffix(".coming")
        try:
            _fetched(backup, coming)
            with self.database.set_aside(), told_plainly(path):
                settle(coming)
                _keep(path, aside)
                os.replace(coming, path)
                settle(path.parent)
        except OSError as error:
            raise StoreFull(say("store-full", file=str(coming))) from error
        finally:
            coming.unlink(missing_ok=True)
        self.findings = None  # they were of the file that stood there before
        self.make(spare=backup.name)  # what was chosen is the newest from now on
        return aside


def _fetched(backup: Backup, target: Path) -> None:
    """A copy of a backup, looked through again: a stick may fail while it is read. BadBackup, StoreFull."""
    try:
        shutil.copyfile(backup.path, target)
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise StoreFull(say("store-full", file=str(target))) from error
        raise BadBackup(backup) from error
    if contents_of(target) is None:
        raise BadBackup(backup)


def _copy(source: Path, target: Path) -> None:
    """Copy a database in one step: readers hold nobody up in WAL mode, and smaller steps begin anew at each write."""
    origin = sqlite3.connect(source)
    copy = sqlite3.connect(target)
    try:
        origin.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, that needs no other beside it
    finally:
        copy.close()
        origin.close()


def _keep(path: Path, aside: Path) -> None:
    """Keep the database under another name, with what of it still stands in its write-ahead log."""
    if path.exists():
        try:
            os.link(path, aside)
        except OSError:  # a file system without links
            shutil.copyfile(path, aside)
    for ending in ("-wal", "-shm"):  # left there, it would be read into the file that comes
        beside = path.with_name(path.name + ending)
        if beside.exists():
            os.replace(beside, aside.with_name(aside.name + ending))


def _standing(backup: Backup) -> list[tuple[str, int, str]]:
    """The tables of a backup: id, revision, and where each stands."""
    return _standing_in(backup.path, still(backup.path))


def _standing_in(path: Path, address: str = "") -> list[tuple[str, int, str]]:
    """The tables of a database (older files know no places)."""
    with told_plainly(path), closing(sqlite3.connect(address or path, uri=bool(address))) as connection:
        known = {row[1] for row in connection.execute("PRAGMA table_info(tables)")}
        place = "place" if "place" in known else "''"
        return connection.execute(f"SELECT id, revision, {place} FROM tables").fetchall()


def _extent(path: Path) -> tuple:
    """What tells two states of a database apart: tables never lose a revision."""
    with told_plainly(path):
        connection = sqlite3.connect(path)
        try:
            tables = connection.execute("SELECT id, revision, changed FROM tables ORDER BY id").fetchall()
            return tuple(tables), connection.execute("SELECT count(*), sum(length(facts)) FROM cards").fetchone()
        finally:
            connection.close()
