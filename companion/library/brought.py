"""What a story from Twine lost on its way, kept with the book until its writer has seen to it: `left-out.json`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ..core.message import say
from ..story.twine_left import Untranslated
from .desk import NotSaved

FILE = "left-out.json"


def as_file(left: Sequence[Untranslated]) -> dict[str, str]:
    """The file that a book is begun with; none where nothing was left out."""
    if not left:
        return {}
    return {FILE: msgspec.json.format(msgspec.json.encode(left), indent=1).decode() + "\n"}


def left_out(folder: Path) -> list[Untranslated]:
    """What was left out of the book in that folder; nothing where nobody can read it."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=list[Untranslated])
    except (OSError, msgspec.MsgspecError):
        return []


def forget(folder: Path) -> None:
    """The writer has seen to it. NotSaved."""
    try:
        (folder / FILE).unlink(missing_ok=True)
    except OSError as error:
        raise NotSaved(say("desk-not-saved", why=str(error.strerror or error))) from error
