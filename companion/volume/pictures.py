"""The pictures of a manuscript as files: those that are shown, each under a name that any system and any EPUB takes."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from .manuscript import Manuscript, Picture

KINDS = {".svg": "image/svg+xml", ".jpg": "image/jpeg"}
FOLDER = "pictures"
_ODD = re.compile(r"[^a-z0-9-]+")


def shown(manuscript: Manuscript) -> dict[str, str]:
    """The files of a manuscript that are in its chapters and can be set, each with its path beside the book."""
    paths: dict[str, str] = {}
    pieces = (piece for chapter in manuscript.chapters for piece in chapter.pieces)
    for file in dict.fromkeys(piece.file for piece in pieces if isinstance(piece, Picture)):
        name = PurePosixPath(file)
        if name.suffix in KINDS and manuscript.files.get(file):
            path = f"{FOLDER}/{_ODD.sub('-', name.stem.lower()).strip('-') or 'picture'}"
            while path + name.suffix in paths.values():
                path += f"-{len(paths) + 1}"
            paths[file] = path + name.suffix
    return paths


def kind_of(path: str) -> str:
    """The media type of a picture, by its name."""
    return KINDS[PurePosixPath(path).suffix]
