"""One table out of a backup: what is written of it can be read there, and here not any more."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from .exchange import export, import_table
from .kept import Record
from .sqlite.backups import Backups, NoBackup
from .tables import Store


def bring_back(store: Store, backups: Backups, id: str) -> Record:
    """The table as the newest backup has it that can read it, as a table of its own; NoBackup.

    The damaged one is put in the archive, and loses nothing more.
    """
    backup = backups.holding(id)
    if backup is None:
        raise NoBackup()
    with tempfile.TemporaryDirectory(prefix="companion-") as folder:
        copy = Path(folder) / "companion.db"
        shutil.copyfile(backup.path, copy)
        old = Store(copy)
        try:
            file = export(old, id)
        finally:
            old.ledger.close()
    record = import_table(store, file)
    store.shelf.archive(id)
    return record
