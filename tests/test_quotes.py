"""Quotation marks and apostrophes are the language's own, in everything that a reader sees."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from companion.house import HOUSE, shipped
from companion.library.shelf import Journals
from companion.story import prose
from tests.wordings import wordings_of

pytestmark = pytest.mark.xdist_group("wordings")  # who reads the files once for both
STRAIGHT = re.compile("['\"]")


class Texts(Visitor):
    """What stands in a file's wordings: the words, not the names in braces."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)


def wordings(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted(HOUSE.rglob(f"words/{language}/*.ftl")):
        texts = Texts()
        for entry in wordings_of(file):
            texts.found = []
            texts.visit(entry)
            yield f"{file.name} {getattr(getattr(entry, 'id', None), 'name', '')}", "\n".join(texts.found)


def rules(language: str) -> Iterator[tuple[str, str]]:
    for file in sorted([*HOUSE.rglob("rules/*.toml"), *HOUSE.rglob("mistakes.toml")]):
        yield from spoken(tomllib.loads(file.read_text(encoding="utf-8")), language, file.name)


def spoken(data: Any, language: str, where: str) -> Iterator[tuple[str, str]]:
    if isinstance(data, dict):
        for key, one in data.items():
            if key == language and isinstance(one, str):
                yield where, one
            else:
                yield from spoken(one, language, f"{where} {key}")
    elif isinstance(data, list):
        for one in data:
            yield from spoken(one, language, where)


def passages(language: str) -> Iterator[tuple[str, str]]:
    shelf = Journals(shipped("journal"), Path("nowhere"))
    for id in shelf.folders():
        book = shelf.opened(id).book
        cover = book.covers[language]
        yield id, f"{cover.title}\n{cover.text}"
        for passage in book.passages.values():
            words = passage.words[language]
            said = [part for choice in words.choices.values() for part in (choice.text, choice.lack)]
            for half in (0, -1):  # a quotation may begin in a case, one way or the other
                which = lambda case, halves, half=half: half % halves  # noqa: E731
                text = prose.resolve("\n".join([words.title, words.text, *said]), which)
                yield f"{id} {passage.id}", text


@pytest.mark.parametrize("texts", [wordings, rules, passages])
@pytest.mark.parametrize("language", ["cs", "en"])
def test_no_quote_is_straight(texts, language):
    found = list(texts(language))
    assert len(found) > 100
    assert not [(where, text[:80]) for where, text in found if STRAIGHT.search(text)]


@pytest.mark.parametrize("texts", [wordings, rules, passages])
def test_czech_quotes_stand_below_and_above(texts):
    """„takto“: a lower one for each upper one, and never an English one."""
    wrong = [
        (where, text[:80])
        for where, text in texts("cs")
        if "”" in text or (text.count("„") != text.count("“") and texts is not wordings)
    ]
    assert not wrong


@pytest.mark.parametrize("texts", [wordings, rules, passages])
def test_english_quotes_stand_above(texts):
    assert not [(where, text[:80]) for where, text in texts("en") if "„" in text]
