"""What a book may ask of a Tainted Grail table, and what it may do at it."""

from .vocabulary import VOCABULARY

__all__ = ["VOCABULARY"]
