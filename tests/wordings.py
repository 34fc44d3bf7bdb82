"""The files of wordings, each read by Fluent once however many tests ask for it: reading is most of their time."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl


@cache
def wordings_of(file: Path) -> tuple[ftl.EntryType, ...]:
    """What stands in a file: messages, terms, comments, and junk that Fluent cannot read."""
    return tuple(FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body)
