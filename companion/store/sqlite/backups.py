"""Backups: copies of the database that SQLite itself makes while play goes on, verified before they count.

Kept are the last ten, the newest of each day for fourteen days, and the newest of each month for a year; a backup is
made when serving starts and ends, a while after the last one when something was written, and when a table's box is
closed. Each has a number, one more than the last: clocks may go backwards, numbers do not. A copy in which a table
cannot be read any more is kept for the others' sake, but pushes no sound one out.
"""

from __future__ import annotations

import logging
import os
import queue
import re
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from ...core.errors import Refusal
from ...core.message import say
from ..errors import StoreFull
from ..tables import Store
from .complaints import told_plainly
from .database import Database
from .health import Contents, contents_of
from .ledger import SqliteLedger

LAST, DAYS, MONTHS, TORN = 10, 14, 12, 3
_NAME = re.compile(r"companion-(\d{8}T\d{6}\.\d{3})Z(?:-(\d{6}))?(-torn)?\.db")
_STAMP = "%Y%m%dT%H%M%S.%f"
log = logging.getLogger(__name__)


class Backup(msgspec.Struct, frozen=True):
    """One backup: its file, when it was made (UTC, by the clock of then), its number, and whether a table is torn."""

    path: Path
    made: datetime
    number: int = 0
    torn: bool = False

    @property
    def name(self) -> str:
        """The name by which a backup is asked for."""
        return self.path.name

    @property
    def contents(self) -> Contents | None:
        """What is in the backup, every row read once while the file is the same; None, if it cannot be trusted."""
        try:
            seen = self.path.stat()
        except OSError:
            return None
        return _contents(self.path, seen.st_size, seen.st_mtime_ns)

    @property
    def sound(self) -> bool:
        """Whether each table of the backup can be read."""
        contents = self.contents
        return contents is not None and not contents.torn


@lru_cache(maxsize=128)
def _contents(path: Path, size: int, written: int) -> Contents | None:
    return contents_of(path)


class NoBackup(Refusal):
    """There is no sound backup of that name, or none at all."""

    def __init__(self, name: str = "") -> None:
        super().__init__(say("no-such-backup", name=name[:80]) if name else say("no-backup"))


class Backups:
    """The backups of one database, in the folder `backups` beside it."""

    def __init__(self, database: Database, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.database = database
        self.folder = database.path.parent / "backups"
        self.clock = clock

    def all(self) -> list[Backup]:
        """Every backup, the newest first: by its number, and by the clock where there are none yet."""
        found = [(path, _NAME.fullmatch(path.name)) for path in self.folder.glob("*.db")]
        backups = [Backup(path, _when(match[1]), int(match[2] or 0), bool(match[3])) for path, match in found if match]
        return sorted(backups, key=lambda backup: (backup.number, backup.made), reverse=True)

    def latest(self) -> Backup | None:
        """The newest backup of which every table can be read, if there is any."""
        return next((backup for backup in self.all() if not backup.torn and backup.sound), None)

    def offered(self, most: int = 5) -> list[Backup]:
        """The newest backups that can be put back: the sound ones first, then those in which a table is torn."""
        readable = [backup for backup in self.all()[: 4 * most] if backup.contents is not None]
        return sorted(readable, key=lambda backup: not backup.sound)[:most]

    def holding(self, id: str) -> Backup | None:
        """The newest backup in which this table stands and can be read."""
        for backup in self.all():
            contents = backup.contents
            if contents is not None and id not in contents.torn and _has_table(backup.path, id):
                return backup
        return None

    @contextmanager
    def opened(self, backup: Backup) -> Iterator[SqliteLedger]:
        """A copy of a backup, to be read; the backup itself is left alone."""
        with TemporaryDirectory(prefix="companion-") as folder:
            copy = Path(folder) / "companion.db"
            shutil.copyfile(backup.path, copy)
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
            was = {id: revision for id, revision, place in _standing(newest.path) if place != "thrown"}
        except Refusal:
            return  # a backup that cannot be read says nothing about the database
        now = {id: revision for id, revision, _ in _standing(self.database.path)}
        if any(now.get(id, revision) < revision for id, revision in was.items()) or (was and not was.keys() & now):
            self.database.trouble = say("store-replaced", file=str(self.database.path))

    def make(self) -> Backup:
        """Copy the database as it stands, read all of the copy, and let go of old ones; Damaged, StoreFull."""
        made = self.clock()
        number = 1 + max((backup.number for backup in self.all()), default=0)
        stem = f"companion-{made.strftime(_STAMP)[:-3]}Z-{number:06}"
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
                _settle(part)
                os.replace(part, path)
                _settle(self.folder)
            except OSError as error:
                raise StoreFull(say("store-full", file=str(part))) from error
            finally:
                part.unlink(missing_ok=True)
        self._let_go(made)
        return Backup(path, made, number, bool(contents.torn))

    def make_if_changed(self) -> Backup | None:
        """A backup, unless the newest one holds the same already: restarts must not push older ones out."""
        latest = next((backup for backup in self.all() if backup.contents is not None), None)
        if latest is not None and _extent(latest.path) == _extent(self.database.path):
            return None
        return self.make()

    def restore(self, name: str = "") -> Path:
        """Put a backup (the newest sound one, or the one named) in the database's place; NoBackup, InUse.

        What stood there before is kept beside it, never deleted; returns its path.
        """
        backup = self._named(name) if name else self.latest()
        if backup is None or backup.contents is None:
            raise NoBackup(name)
        path = self.database.path
        stamp = self.clock().strftime(_STAMP)[:-3]
        aside = path.with_name(f"{path.stem}-replaced-{stamp}Z.db")
        coming = path.with_suffix(".coming")
        try:
            with self.database.set_aside(), told_plainly(path):
                shutil.copyfile(backup.path, coming)
                _settle(coming)
                _keep(path, aside)
                os.replace(coming, path)
                _settle(path.parent)
        except OSError as error:
            raise StoreFull(say("store-full", file=str(coming))) from error
        finally:
            coming.unlink(missing_ok=True)
        self.make()  # what was chosen is the newest from now on
        return aside

    def _named(self, name: str) -> Backup | None:
        return next((backup for backup in self.all() if backup.name == name), None)

    def _let_go(self, now: datetime) -> None:
        backups = self.all()
        torn = [backup for backup in backups if backup.torn]
        keep = kept((backup.made for backup in backups if not backup.torn), now)
        for backup in backups:
            if backup in torn[TORN:] or (not backup.torn and backup.made not in keep):
                backup.path.unlink(missing_ok=True)


def kept(newest_first: Iterable[datetime], now: datetime) -> set[datetime]:
    """Which of these backups are still worth their room: the last ones, one a day, and one a month."""
    newest_first = list(newest_first)
    keep = set(newest_first[:LAST])
    of_day: dict[object, datetime] = {}
    of_month: dict[object, datetime] = {}
    for moment in newest_first:
        if now - moment <= timedelta(days=DAYS):
            of_day.setdefault(moment.date(), moment)
        if (now.year - moment.year) * 12 + now.month - moment.month <= MONTHS:
            of_month.setdefault((moment.year, moment.month), moment)
    return keep | set(of_day.values()) | set(of_month.values())


class Watch:
    """Makes backups in a thread of its own: some time after a write, when a box is closed, and at the end."""

    def __init__(self, store: Store, backups: Backups, every: float = 600) -> None:
        self.store = store
        self.backups = backups
        self.every = every
        self._heard: queue.SimpleQueue[tuple[str, int] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="backups", daemon=True)

    def start(self) -> None:
        """Back up what has changed since the last time, and listen from now on."""
        self.store.listeners.append(self._hear)
        self._thread.start()

    def stop(self) -> None:
        """Let the thread finish what it is doing, and end it."""
        self.store.listeners.remove(self._hear)
        self._heard.put(None)
        self._thread.join()

    def _hear(self, id: str, revision: int) -> None:
        self._heard.put((id, revision))

    def _run(self) -> None:
        self._make()
        last, waiting = time.monotonic(), False
        while True:
            try:
                heard = self._heard.get(timeout=max(0.0, last + self.every - time.monotonic()) if waiting else None)
                if heard is None:
                    if waiting:
                        self._make()
                    return
                waiting = True
                due = self._closes_box(*heard)
            except queue.Empty:
                due = True
            if due or time.monotonic() - last >= self.every:
                self._make()
                last, waiting = time.monotonic(), False

    def _closes_box(self, id: str, revision: int) -> bool:
        try:
            return self.store.entry(id, revision).move == "close_box"
        except Refusal:
            return False

    def _make(self) -> None:
        try:
            self.backups.make_if_changed()
        except Exception as error:  # a backup that fails is told in the log; play goes on
            log.error("no backup was made: %s", error, exc_info=not isinstance(error, Refusal))


def _when(stamp: str) -> datetime:
    return datetime.strptime(stamp + "000", _STAMP).replace(tzinfo=UTC)


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


def _settle(path: Path) -> None:
    """Have the system write a file to the disk before we go on."""
    if path.is_dir() and os.name == "nt":
        return  # Windows opens no folders
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)  # Windows flushes only what may be written to
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _standing(path: Path) -> list[tuple[str, int, str]]:
    """The tables of a database: id, revision, and where each stands (older files know no places)."""
    with told_plainly(path), closing(sqlite3.connect(path)) as connection:
        known = {row[1] for row in connection.execute("PRAGMA table_info(tables)")}
        place = "place" if "place" in known else "''"
        return connection.execute(f"SELECT id, revision, {place} FROM tables").fetchall()


def _has_table(path: Path, id: str) -> bool:
    return any(one == id for one, _, _ in _standing(path))


def _extent(path: Path) -> tuple:
    """What tells two states of a database apart: tables never lose a revision."""
    with told_plainly(path):
        connection = sqlite3.connect(path)
        try:
            tables = connection.execute("SELECT id, revision, changed FROM tables ORDER BY id").fetchall()
            return tuple(tables), connection.execute("SELECT count(*), sum(length(facts)) FROM cards").fetchone()
        finally:
            connection.close()
