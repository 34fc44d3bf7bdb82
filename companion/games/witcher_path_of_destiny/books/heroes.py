"""How the hero of a story is called in its words: the winner's character, by the case. WP-BOOK-14, WP-DATA-12."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.cases import CASES
from ..box.characters import ENGLISH, FORMS


def forms(character: str, name: str, language: str) -> Mapping[str, str]:
    """All cases of a character's name; one of the table's own making has a single form, which nobody can decline."""
    if name:
        return dict.fromkeys(CASES, name)
    if language == "cs" and character in FORMS:
        return dict(zip(CASES, FORMS[character], strict=True))
    return dict.fromkeys(CASES, ENGLISH.get(character, character))
