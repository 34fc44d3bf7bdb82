"""SQLite: the only floor that knows SQL, so that another engine could stand in its place."""

from .errors import Damaged, NoSuchTable, Stale, StoreBusy, StoreFull
from .tables import Store

__all__ = ["Damaged", "NoSuchTable", "Stale", "Store", "StoreBusy", "StoreFull"]
