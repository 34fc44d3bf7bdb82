"""Where things lie and in which engine they are kept: the folder of this installation's own files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .concordance import Concordance
from .devices.register import Register
from .house import shipped
from .library.shelf import Journals
from .store import Store
from .store.settings import SettingsFile
from .store.sqlite.backups import Backups
from .store.sqlite.database import Database
from .store.sqlite.health import has_backups
from .store.sqlite.ledger import SqliteLedger
from .store.sqlite.second_home import SecondHome


@dataclass(frozen=True)
class Installation:
    """An instance folder: the database with its backups, the owner's books, and what can be made anew any time."""

    folder: Path

    @property
    def file(self) -> Path:
        """The database's file, which need not be there yet."""
        return self.folder / "companion.db"

    @property
    def begun(self) -> bool:
        """Whether tables were ever kept here."""
        return self.file.exists() or has_backups(self.file)

    @cached_property
    def books(self) -> Journals:
        """The books that come with the app, and the owner's own."""
        return Journals(shipped("journal"), self.folder / "journal", self.folder / "cache" / "journal")

    @cached_property
    def register(self) -> Register:
        """The devices that were let in from the network, in a file of their own."""
        return Register(self.folder / "devices.db")

    @cached_property
    def concordance(self) -> Concordance:
        """Where each word stands that was told at the tables, in a file that can be made anew at any time."""
        return Concordance(self.folder / "cache" / "search.db")

    @cached_property
    def ledger(self) -> SqliteLedger:
        """The engine in which the tables are kept, opened; Damaged, NotWritable, StoreFull."""
        return SqliteLedger(self.file)

    @property
    def database(self) -> Database:
        """The file under that engine, for those who look after it."""
        return self.ledger.database

    @cached_property
    def backups(self) -> Backups:
        """The backups of that file, beside it and in their second home."""
        return Backups(self.database, home=SecondHome(self.settings, self.folder))

    @cached_property
    def settings(self) -> SettingsFile:
        """What this installation is set to."""
        return SettingsFile(self.folder / "settings.json")

    @cached_property
    def store(self) -> Store:
        """The store, whose moves may read these books; what backups know of it is looked up.

        Damaged, NotWritable, StoreFull.
        """
        store = Store(self.ledger, library=self.books)
        self.backups.look_back()
        return store

    def close(self) -> None:
        """Close what was opened here, once nobody asks any more."""
        self.ledger.close()
        self.register.close()
        self.concordance.close()
