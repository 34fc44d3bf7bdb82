"""In which language a story from Twine is told, guessed by its commonest words and its letters."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..core.words import Language

CODE = re.compile(r"<<.*?>>|<[^>]*>|\([\w-]+:|https?:\S+")
WORD = re.compile(r"[^\W\d_]+")
CZECH_LETTERS = frozenset("ěščřžýůúťďňáíéó")
CZECH = re.compile("se|je|na|ze|ve|jste|jsem|si|ale|po|za|od|jako|co|kdo|kde|tak|jen|pak|nebo|ven")
ENGLISH = re.compile("the|and|of|you|your|with|is|was|that|it|in|for|are|this|they|he|she|his|her|from|at|have|not")


def language_of(texts: Iterable[str]) -> Language | None:
    """The language in which these words seem to be told; None where they are too few to say."""
    czech = english = 0
    for text in texts:
        for word in WORD.findall(CODE.sub(" ", text).lower()):
            czech += bool(CZECH.fullmatch(word)) or not CZECH_LETTERS.isdisjoint(word)
            english += bool(ENGLISH.fullmatch(word))
    return None if czech == english else "cs" if czech > english else "en"
