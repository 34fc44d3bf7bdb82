"""Who has a database file open. SQLite's own locks say it on every system, and let go when a process dies."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..errors import InUse


class Gate:
    """Many threads pass through at once; one that wants to be alone waits for them, and they wait for it."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._inside = 0
        self._shut = False

    @contextmanager
    def through(self) -> Iterator[None]:
        """This thread passes with many others; it waits while one is alone."""
        with self._changed:
            self._changed.wait_for(lambda: not self._shut)
            self._inside += 1
        try:
            yield
        finally:
            with self._changed:
                self._inside -= 1
                self._changed.notify_all()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """This thread is alone inside; it waits until the others are through."""
        with self._changed:
            self._changed.wait_for(lambda: not self._shut)
            self._shut = True
            self._changed.wait_for(lambda: not self._inside)
        try:
            yield
        finally:
            with self._changed:
                self._shut = False
                self._changed.notify_all()


class Presence:
    """This process's sign on a lock file beside the database: shared, or exclusive while files are exchanged."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = None

    def share(self) -> None:
        """Put this process's sign among those that have the file open; waits while another process is alone with it."""
        self._hold("BEGIN", timeout=10)

    def be_alone(self) -> None:
        """Make this process's sign the only one; InUse when another process has the file open."""
        self._hold("BEGIN EXCLUSIVE", timeout=0)

    def leave(self) -> None:
        """Take this process's sign away."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _hold(self, begin: str, timeout: float) -> None:
        self.leave()
        connection = sqlite3.connect(self.path, timeout=timeout, isolation_level=None, check_same_thread=False)
        try:
            connection.execute(begin)
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # a transaction locks when it looks
        except sqlite3.OperationalError as error:
            connection.close()
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise InUse() from error
            raise
        except BaseException:
            connection.close()
            raise
        self._connection = connection
