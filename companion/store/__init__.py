"""Tables on the shelf, kept in a ledger: `ledger.py` says what that must be able to do, each engine is a folder."""

from .errors import Damaged, NoSuchTable, Stale, StoreBusy, StoreFull
from .tables import Store

__all__ = ["Damaged", "NoSuchTable", "Stale", "Store", "StoreBusy", "StoreFull"]
