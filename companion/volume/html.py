"""A volume as one page that stands alone: its style and its pictures are in it, and nothing is asked of any network."""

from __future__ import annotations

from base64 import b64encode

from .letters import named, readable
from .manuscript import Manuscript
from .pictures import kind_of, shown
from .setting import chapters, templates


def as_html(manuscript: Manuscript) -> str:
    """The whole volume as one file for a browser, light or dark as its reader likes it, and fit to be printed."""
    book = readable(manuscript)
    paths = shown(book)

    def address(file: str) -> str:
        if file not in paths:
            return ""
        return f"data:{kind_of(paths[file])};base64,{b64encode(book.files[file]).decode()}"

    page = templates().get_template("volume/book.html")
    return page.render(book=book, called=named(book), chapters=chapters(book), address=address)
