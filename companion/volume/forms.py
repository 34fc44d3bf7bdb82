"""The forms in which a volume can be had. What sets them is loaded when somebody asks for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, get_args

from ..core.errors import Refusal
from ..core.message import say
from .manuscript import Manuscript

VolumeForm = Literal["html", "pdf", "epub", "md", "sound"]
FORMS: tuple[VolumeForm, ...] = get_args(VolumeForm)
MIMETYPES = ("text/html", "application/pdf", "application/epub+zip", "text/markdown", "application/zip")


class NoSuchForm(Refusal):
    """Nobody sets a volume in that form."""

    def __init__(self) -> None:
        super().__init__(say("volume-no-such-form"))


class NothingRecorded(Refusal):
    """A volume to be heard is asked for, and nobody has recorded any of its passages."""

    def __init__(self) -> None:
        super().__init__(say("volume-nothing-recorded"))


@dataclass(frozen=True)
class Volume:
    """A volume as a file: its bytes, what they are, and how the file's name ends."""

    content: bytes
    mimetype: str
    ending: str


def _html(manuscript: Manuscript) -> Volume:
    from .html import as_html

    return Volume(as_html(manuscript).encode(), "text/html; charset=utf-8", "html")


def _pdf(manuscript: Manuscript) -> Volume:
    from .pdf import as_pdf

    return Volume(as_pdf(manuscript), "application/pdf", "pdf")


def _epub(manuscript: Manuscript) -> Volume:
    from .epub import as_epub

    return Volume(as_epub(manuscript), "application/epub+zip", "epub")


def _md(manuscript: Manuscript) -> Volume:
    from .markdown import as_markdown, as_markdown_zip

    if manuscript.files:  # its pictures lie beside it
        return Volume(as_markdown_zip(manuscript), "application/zip", "zip")
    return Volume(as_markdown(manuscript).encode(), "text/markdown; charset=utf-8", "md")


def _sound(manuscript: Manuscript) -> Volume:
    from .sounds import as_sound_zip

    if not manuscript.sounds:
        raise NothingRecorded()
    return Volume(as_sound_zip(manuscript), "application/zip", "zip")


_SETTERS: dict[VolumeForm, Callable[[Manuscript], Volume]] = {
    "html": _html,
    "pdf": _pdf,
    "epub": _epub,
    "md": _md,
    "sound": _sound,
}


def set_as(form: VolumeForm, manuscript: Manuscript) -> Volume:
    """The volume in that form; NoTypesetter, where a PDF cannot be made on this machine, NothingRecorded."""
    return _SETTERS[form](manuscript)
