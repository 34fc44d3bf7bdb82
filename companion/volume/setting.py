"""How the templates of a volume are filled, without the web: what is in a book comes as data, and is escaped."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ..core.typography import has_cap
from ..house import shipped
from .letters import named
from .manuscript import Chapter, Manuscript


@cache
def templates() -> Environment:
    """The templates of a volume, under the names by which the pages of the app know them, too."""
    there = Environment(loader=FileSystemLoader(shipped("templates")), autoescape=True, undefined=StrictUndefined)
    there.tests["with_a_cap"] = has_cap
    return there


def chapters(book: Manuscript) -> list[tuple[str, Chapter]]:
    """The chapters of a book, each with what it is called."""
    return [(named(chapter), chapter) for chapter in book.chapters]
