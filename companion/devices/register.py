"""The register of devices, in a SQLite file of its own.

It is no part of the backups: an old one put back must not let in again who was removed since. A file that is damaged
is set aside, and everybody joins once more.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlite_utils import Database as Sqlite
from sqlite_utils.migrations import Migrations

from ..core.viewer import Role
from .device import Device, DeviceKind, NoSuchDevice, SeatTaken, TooManyDevices, plain_name

MOST = 200  # devices
FORGOTTEN = timedelta(days=400)  # as long as browsers keep a cookie
SEEN_EVERY = timedelta(minutes=1)  # how exactly it is kept when a device was last there
migrations = Migrations("companion-devices")
log = logging.getLogger(__name__)


@migrations()
def devices_and_their_seats(db: Sqlite) -> None:
    """Devices with the digest of their token, and the seat that each has at a table."""
    columns = ("id", "digest", "name", "role", "kind", "created", "seen", "asks")
    db.table("devices").create(dict.fromkeys(columns, str), pk="id")
    db.table("devices").create_index(["digest"], unique=True)
    db.execute(
        """CREATE TABLE seats (device TEXT NOT NULL REFERENCES devices(id) ON DELETE CASCADE, place TEXT NOT NULL,
             seat INTEGER NOT NULL, PRIMARY KEY (device, place))"""
    )


def digest_of(token: str) -> str:
    """What is kept of a token. It is random and long, so that a quick digest tells nothing of it."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def _now() -> datetime:
    return datetime.now(UTC)


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")


class Register:
    """All devices. They are few: all of them are kept at hand, and read anew when another process has changed them."""

    def __init__(self, file: Path, clock: Callable[[], datetime] = _now) -> None:
        self.file = file
        self.clock = clock
        self.listeners: list[Callable[[str], None]] = []  # told of a device that was changed or removed
        self._lock = threading.RLock()
        self._db: Sqlite | None = None
        self._stamp: tuple[int, int] = (0, 0)
        self._own_changes = 0
        self._devices: dict[str, Device] = {}
        self._digests: dict[str, str] = {}

    # --- looking

    def all(self) -> list[Device]:
        """Every device, the first that came first."""
        with self._lock:
            self._look()
            return list(self._devices.values())

    def get(self, id: str) -> Device:
        """One device; NoSuchDevice."""
        with self._lock:
            self._look()
            if id not in self._devices:
                raise NoSuchDevice()
            return self._devices[id]

    def known(self, token: str) -> Device | None:
        """The device that has this token, which is there just now; None for one that was removed or never came."""
        with self._lock:
            self._look()
            id = self._digests.get(digest_of(token), "")
            device = self._devices.get(id)
            if device is None:
                return None
            now = self.clock()
            if now - datetime.fromisoformat(device.seen) >= SEEN_EVERY:
                with suppress(sqlite3.Error):  # a full disk keeps nobody from playing
                    self._write("UPDATE devices SET seen = ? WHERE id = ?", (_text(now), id))
                    return self._devices[id]
            return device

    def at_hand(self, token: str) -> Device | None:
        """The device that has this token, as it was when the register was last looked into: nobody waits for that."""
        return self._devices.get(self._digests.get(digest_of(token), ""))

    def holder(self, table: str, seat: int) -> Device | None:
        """The device that has that seat at that table."""
        return next((device for device in self.all() if device.seats.get(table) == seat), None)

    # --- changing

    def add(self, name: str, role: Role, kind: DeviceKind = "browser", asks: str = "") -> tuple[Device, str]:
        """Let a device in: the device, and the token that it alone keeps. OddName, TooManyDevices."""
        told, now = plain_name(name), _text(self.clock())
        with self._lock:
            self._look()
            self._write("DELETE FROM devices WHERE seen < ?", (_text(self.clock() - FORGOTTEN),))
            if len(self._devices) >= MOST:
                raise TooManyDevices(MOST)
            id, token = secrets.token_hex(5), secrets.token_urlsafe(32)
            self._write(
                "INSERT INTO devices (id, digest, name, role, kind, created, seen, asks) VALUES (?,?,?,?,?,?,?,?)",
                (id, digest_of(token), told, role, kind, now, now, asks),
            )
            return self._devices[id], token

    def change(self, id: str, *, name: str | None = None, role: Role | None = None, asks: str = "") -> Device:
        """Give a device another name or role; what it asked for is answered by that. NoSuchDevice, OddName."""
        with self._lock:
            before = self.get(id)
            told = before.name if name is None else plain_name(name)
            self._write(
                "UPDATE devices SET name = ?, role = ?, asks = ? WHERE id = ?", (told, role or before.role, asks, id)
            )
            self._tell(id)
            return self._devices[id]

    def sit(self, id: str, table: str, seat: int | None, *, even_if_taken: bool = False) -> Device:
        """Give a device a seat at a table (None: none). NoSuchDevice, SeatTaken."""
        with self._lock:
            self.get(id)
            holder = None if seat is None else self.holder(table, seat)
            if holder is not None and holder.id != id and not even_if_taken:
                raise SeatTaken(holder.name)
            self._write("DELETE FROM seats WHERE device = ? AND place = ?", (id, table))
            if seat is not None:
                self._write("INSERT INTO seats (device, place, seat) VALUES (?, ?, ?)", (id, table, seat))
            self._tell(id)
            return self._devices[id]

    def remove(self, id: str) -> None:
        """Show a device out: from now on its token opens nothing. One that is not there is out already."""
        with self._lock:
            self._look()
            self._write("DELETE FROM devices WHERE id = ?", (id,))
            self._tell(id)

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            if self._db is not None:
                self._db.conn.close()
            self._db = None

    def _tell(self, id: str) -> None:
        for listener in self.listeners:
            listener(id)

    # --- the file

    def _write(self, statement: str, facts: tuple[object, ...]) -> None:
        with self._opened().conn as connection:
            connection.execute(statement, facts)
        self._own_changes += 1
        self._look()

    def _look(self) -> None:
        """Read the devices anew when somebody has changed them, here or in another process."""
        connection = self._opened().conn
        stamp = (connection.execute("PRAGMA data_version").fetchone()[0], self._own_changes)
        if stamp == self._stamp:
            return
        seats: dict[str, dict[str, int]] = {}
        for device, place, seat in connection.execute("SELECT device, place, seat FROM seats"):
            seats.setdefault(device, {})[place] = seat
        columns = ("id", "name", "role", "kind", "created", "seen", "asks")
        found = connection.execute(f"SELECT digest, {', '.join(columns)} FROM devices ORDER BY created, rowid")
        devices: dict[str, Device] = {}
        digests: dict[str, str] = {}
        for digest, id, *facts in found:
            digests[digest] = id
            told = dict(zip(columns, (id, *facts), strict=True))
            devices[id] = Device(**told, seats=seats.get(id, {}))
        self._devices, self._digests = devices, digests  # whole, for whoever looks without waiting
        self._stamp = stamp

    def _opened(self) -> Sqlite:
        if self._db is None:
            try:
                self._db = self._open(self.file)
            except sqlite3.OperationalError as error:  # a folder that takes no files: kept as long as the app runs
                log.warning("the register of devices cannot be kept on disk: %s", error)
                self._db = self._open(None)
            except sqlite3.DatabaseError as error:
                aside = self.file.with_suffix(".damaged")
                log.warning("the register of devices was damaged (%s): it lies in %s now", error, aside)
                self.file.replace(aside)
                self._db = self._open(self.file)
            self._stamp = (0, 0)
            self._own_changes += 1
        return self._db

    @staticmethod
    def _open(file: Path | None) -> Sqlite:
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(str(file) if file else ":memory:", check_same_thread=False, timeout=5)
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            db = Sqlite(connection)
            migrations.apply(db)
            connection.execute("SELECT count(*) FROM devices")
        except BaseException:
            connection.close()
            raise
        return db
