"""What a table may ask of the books: the floor that owns the files brings a library that keeps to this."""

from __future__ import annotations

from typing import Protocol

from ..core.errors import Refusal
from .teller import Teller


class NoSuchBook(Refusal):
    """This installation has no such book (any more), or it cannot be read."""


class Library(Protocol):
    """The books of this installation."""

    def teller(self, id: str) -> Teller:
        """The book of that id, ready to be told; NoSuchBook."""
