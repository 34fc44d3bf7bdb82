"""The house itself: where its files stand, from a checkout and from an installed wheel alike."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).resolve().parent


def shipped(folder: str) -> Path:
    """A folder that stands at the top level of the project, and inside the package once it is an installed wheel."""
    inside = HOUSE / folder
    return inside if inside.is_dir() else HOUSE.parent / folder


def words_in(language: str, *folders: Path) -> Iterator[str]:
    """What is written in one language in folders of words, file by file."""
    for folder in folders:
        for file in sorted((folder / language).glob("*.ftl")):
            yield file.read_text(encoding="utf-8")
