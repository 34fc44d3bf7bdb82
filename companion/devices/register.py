"""The register of devices, in a SQLite file of its own.

It is no part of the backups: an old one put back must not let in again who was removed since. A file that is found
damaged when the app starts is set aside, and everybody joins once more. What happens to it later throws nobody out: who
is in is known in memory, and written into a new file.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec.structs import replace
from sqlite_utils import Database as Sqlite
from sqlite_utils.migrations import Migrations

from ..core.viewer import Role
from .device import Device, DeviceKind, NoSuchDevice, RegisterBusy, SeatTaken, TooManyDevices, plain_name

MOST = 200  # devices
FORGOTTEN = timedelta(days=400)  # as long as browsers keep a cookie
PATIENCE = 1.0  # seconds that another program may keep the file from us; everybody waits for that
LEFT_ALONE = 5.0  # seconds for which it is not asked again then
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


def _busy(error: sqlite3.Error) -> bool:
    return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


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
        self._ask_again = 0.0  # when the file, which another program held, is looked into again
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
                self._seen(id, _text(now))
            return self._devices[id]

    def at_hand(self, token: str) -> Device | None:
        """The device that has this token, as it was when the register was last looked into: nobody waits for that."""
        return self._devices.get(self._digests.get(digest_of(token), ""))

    def holder(self, table: str, seat: int) -> Device | None:
        """The device that has that seat at that table."""
        return next((device for device in self.all() if device.seats.get(table) == seat), None)

    # --- changing

    def add(
        self,
        name: str,
        role: Role,
        kind: DeviceKind = "browser",
        *,
        asks: str = "",
        table: str = "",
        seat: int | None = None,
    ) -> tuple[Device, str]:
        """Let a device in, with a seat at a table or without: the device, and the token that it alone keeps.

        OddName, SeatTaken, TooManyDevices; then nobody was let in.
        """
        told, now = plain_name(name), _text(self.clock())
        with self._lock:
            self._look()
            self._mind_holder(table, seat, "")
            self._write("DELETE FROM devices WHERE seen < ?", (_text(self.clock() - FORGOTTEN),))
            if len(self._devices) >= MOST:
                self._make_room()
            id, token = secrets.token_hex(5), secrets.token_urlsafe(32)
            self._write(
                "INSERT INTO devices (id, digest, name, role, kind, created, seen, asks) VALUES (?,?,?,?,?,?,?,?)",
                (id, digest_of(token), told, role, kind, now, now, asks),
            )
            if seat is not None:
                self._write("INSERT INTO seats (device, place, seat) VALUES (?, ?, ?)", (id, table, seat))
            self._tell(id)
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
            if not even_if_taken:
                self._mind_holder(table, seat, id)
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

    def _mind_holder(self, table: str, seat: int | None, id: str) -> None:
        holder = None if seat is None else self.holder(table, seat)
        if holder is not None and holder.id != id:
            raise SeatTaken(holder.name)

    def _tell(self, id: str) -> None:
        for listener in self.listeners:
            listener(id)

    def _make_room(self) -> None:
        """Whoever fills the register keeps out nobody: who has no seat and was away longest goes; TooManyDevices."""
        guests = [one for one in self._devices.values() if not one.seats and not one.keeps]
        if not guests:
            raise TooManyDevices(MOST)
        self.remove(min(guests, key=lambda one: one.seen).id)

    # --- the file

    def _write(self, statement: str, facts: tuple[object, ...]) -> None:
        """Change something; RegisterBusy. Where the file takes nothing it is done all the same, until we stop."""
        try:
            self._execute(statement, facts)
        except sqlite3.IntegrityError:
            raise
        except sqlite3.OperationalError as error:
            if _busy(error):
                raise RegisterBusy() from error
            log.warning("the register of devices cannot be written, and is kept in memory from now on: %s", error)
            self._begin_anew(None)
            self._execute(statement, facts)
        except sqlite3.DatabaseError as error:
            self._set_aside(error)
            self._execute(statement, facts)
        self._look()

    def _execute(self, statement: str, facts: tuple[object, ...]) -> None:
        with self._opened().conn as connection:
            connection.execute(statement, facts)
        self._own_changes += 1
        self._ask_again = 0.0

    def _seen(self, id: str, now: str) -> None:
        """Keep when a device was last there, if that can be kept: nobody is kept from playing for it."""
        if time.monotonic() >= self._ask_again:
            try:
                self._execute("UPDATE devices SET seen = ? WHERE id = ?", (now, id))
            except sqlite3.Error as error:
                log.info("when a device was last there could not be kept: %s", error)
                self._ask_again = time.monotonic() + LEFT_ALONE
        self._devices = {**self._devices, id: replace(self._devices[id], seen=now)}
        self._look()

    def _look(self) -> None:
        """Read the devices anew when somebody has changed them; what cannot be read now stays as it was known."""
        if time.monotonic() < self._ask_again:
            return
        try:
            self._read()
        except sqlite3.OperationalError as error:
            log.warning("the register of devices cannot be read just now: %s", error)
            self._ask_again = time.monotonic() + LEFT_ALONE
        except sqlite3.DatabaseError as error:
            self._set_aside(error)

    def _set_aside(self, error: sqlite3.Error) -> Sqlite:
        """The file is damaged: a new one holds whom we know; nobody yet, when the app has only begun."""
        aside = self.file.with_suffix(".damaged")
        log.warning("the register of devices was damaged (%s): it lies in %s now", error, aside)
        self.close()
        try:
            self.file.replace(aside)
            return self._begin_anew(self.file)
        except (OSError, sqlite3.Error):
            return self._begin_anew(None)

    def _begin_anew(self, file: Path | None) -> Sqlite:
        """Write all devices that we know into a new file, or (None) into memory."""
        digest_by_id = {id: digest for digest, id in self._digests.items()}
        self.close()
        db = self._db = self._open(file)
        with db.conn as connection:
            for one in self._devices.values():
                told = (one.id, digest_by_id[one.id], one.name, one.role, one.kind, one.created, one.seen, one.asks)
                connection.execute("INSERT INTO devices VALUES (?,?,?,?,?,?,?,?)", told)
                seats = [(one.id, place, seat) for place, seat in one.seats.items()]
                connection.executemany("INSERT INTO seats VALUES (?, ?, ?)", seats)
        self._own_changes += 1
        return db

    def _read(self) -> None:
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
                if _busy(error):
                    raise
                log.warning("the register of devices cannot be kept on disk: %s", error)
                self._db = self._open(None)
            except sqlite3.DatabaseError as error:
                return self._set_aside(error)
            self._stamp = (0, 0)
            self._own_changes += 1
        return self._db

    @staticmethod
    def _open(file: Path | None) -> Sqlite:
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(str(file) if file else ":memory:", check_same_thread=False, timeout=PATIENCE)
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            db = Sqlite(connection)
            migrations.apply(db)
            connection.execute("SELECT count(*) FROM devices")
        except BaseException:
            connection.close()
            raise
        return db
