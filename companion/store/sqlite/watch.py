"""The watch over the tables: what is damaged when serving starts, and backups without anybody asking for them."""

from __future__ import annotations

import logging
import queue
import threading
import time

from ...core.errors import Refusal
from ..tables import Store
from .backups import Backups
from .findings import look_through

log = logging.getLogger(__name__)


class Watch:
    """In a thread of its own: looks the tables through, then makes backups some time after a write, when a box is
    closed, and at the end."""

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
        self._look_through()
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

    def _look_through(self) -> None:
        try:
            found = look_through(self.store, self.backups, backups_too=False)
            for one in found.torn:
                log.error("the table %s cannot be read from evening %s on", one.id, one.evening)
        except Exception as error:  # a damaged file is told by whatever uses it
            log.error("the tables were not looked through: %s", error, exc_info=not isinstance(error, Refusal))

    def _make(self) -> None:
        try:
            self.backups.make_if_changed()
        except Exception as error:  # a backup that fails is told in the log; play goes on
            log.error("no backup was made: %s", error, exc_info=not isinstance(error, Refusal))
