"""One table out of a backup: what is written of it can be read there, and here not any more."""

from __future__ import annotations

from .exchange import export, import_table
from .keys import Once
from .ledger import Ledger
from .records import Record
from .tables import Store


def bring_back(store: Store, backup: Ledger, id: str) -> Record:
    """The table as a backup has it, as a table of its own; NoSuchTable.

    The damaged one is put in the archive, and loses nothing more.
    """
    record = bring_beside(store, backup, id)
    store.shelf.archive(id)
    return record


def bring_beside(store: Store, backup: Ledger, id: str, write: Once | None = None, ask: bool = False) -> Record:
    """The table as a backup has it, as a table beside the one that stands here; NoSuchTable, what an import refuses.

    `ask`: where the same table stands here, the one that comes waits for a word, as one out of a file does. However
    large it is, it was kept here before.
    """
    file = export(Store(backup), id, recordings=True)
    return import_table(store, file, len(file), ask=ask, write=write)
