"""Where things lie: what comes with the app, and the folder of this installation's own files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .house import shipped
from .library.shelf import Journals
from .store import Store
from .store.sqlite.backups import Backups


@dataclass(frozen=True)
class Installation:
    """An instance folder: the database with its backups, the owner's books, and what can be made anew any time."""

    folder: Path

    @property
    def database(self) -> Path:
        """The database's file, which need not be there yet."""
        return self.folder / "companion.db"

    @cached_property
    def books(self) -> Journals:
        """The books that come with the app, and the owner's own."""
        return Journals(shipped("journal"), self.folder / "journal", self.folder / "cache" / "journal")

    def open(self) -> Store:
        """The store, whose moves may read these books; what backups know of it is looked up.

        Damaged, NotWritable, StoreFull.
        """
        store = Store(self.database, library=self.books)
        Backups(store.database).look_back()
        return store
