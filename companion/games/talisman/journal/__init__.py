"""What this game's books may ask of a table, and how it answers."""

from .vocabulary import VOCABULARY

__all__ = ["VOCABULARY"]
