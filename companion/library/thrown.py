"""The owner's own books that were thrown away: for thirty days they lie beside the shelf, and can be taken back.

A book lies there whole, in a folder that is called after the moment: one that was begun anew under the same name may
be thrown away, too. What was recorded of it waits with the tables, and goes when the book is let go for good.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from ..core.errors import BadArguments
from ..core.message import say
from ..story.library import NoSuchBook
from .desk import NotSaved, folder_of
from .shelf import Journals, is_book

KEPT_DAYS = 30  # as long as a table
MOMENT = "%Y-%m-%dT%H-%M-%S"  # as a folder of any system can be called


@dataclass(frozen=True)
class ThrownBook:
    """A book that was thrown away: its id on the shelf, when that was, and where it lies."""

    id: str
    at: str
    folder: Path

    @property
    def name(self) -> str:
        """What it is known by here: a book may lie here more than once."""
        return f"{self.id.removeprefix('own/')}/{self.folder.name}"


def throw_away(journals: Journals, id: str, now: str) -> ThrownBook:
    """Put one of the owner's own books out of the shelf; NoSuchBook, NotSaved."""
    folder = folder_of(journals, id)
    moment = datetime.fromisoformat(now).astimezone(UTC)
    target = _place(journals) / folder.parent.name / folder.name / moment.strftime(MOMENT)
    _move(folder, target)
    return ThrownBook(id, moment.isoformat(timespec="seconds"), target)


def thrown(journals: Journals) -> list[ThrownBook]:
    """What can be taken back, the last one first."""
    found = []
    for folder in _place(journals).glob("*/*/*"):
        try:
            moment = datetime.strptime(folder.name, MOMENT).replace(tzinfo=UTC)
        except ValueError:
            continue  # somebody else's folder
        if folder.is_dir() and is_book(folder):
            id = f"own/{folder.parent.parent.name}/{folder.parent.name}"
            found.append(ThrownBook(id, moment.isoformat(timespec="seconds"), folder))
    return sorted(found, key=lambda one: (one.at, one.id), reverse=True)


def take_back(journals: Journals, name: str) -> str:
    """Put a book back on the shelf; its id. NoSuchBook, NotSaved, BadArguments where another one has its name."""
    found = next((one for one in thrown(journals) if one.name == name), None)
    if found is None:
        raise NoSuchBook(say("no-such-book", book=name[:80]))
    target = journals.own / found.id.removeprefix("own/")
    if target.exists():
        raise BadArguments("book", say("desk-name-taken"))
    _move(found.folder, target)
    return found.id


def let_go(journals: Journals, now: str) -> list[str]:
    """Let go for good of what was thrown away long ago; the ids of those books that are nowhere any more."""
    long_ago = datetime.fromisoformat(now) - timedelta(days=KEPT_DAYS)
    gone = [one for one in thrown(journals) if datetime.fromisoformat(one.at) < long_ago]
    for one in gone:
        shutil.rmtree(one.folder, ignore_errors=True)
    return nowhere(journals, {one.id for one in gone})


def nowhere(journals: Journals, ids: Iterable[str]) -> list[str]:
    """Those of these books that neither stand on the shelf nor can be taken back."""
    known = {*journals.folders(), *(one.id for one in thrown(journals))}
    return sorted({*ids} - known)


def _place(journals: Journals) -> Path:
    return journals.own.with_name(f"{journals.own.name}-thrown-away")


def _move(source: Path, target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        source.rename(target)
    except OSError as error:
        raise NotSaved(say("desk-not-saved", why=str(error.strerror or error))) from error
