"""The words of a book, looked through: whether they are there, and whether their cases, names and links can be read."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection

from ..core.cases import CASES
from ..core.words import LANGUAGES
from . import expressions
from .book import Book, Case, Passage, PassageWords
from .diagnostics import Diagnostics, nearest
from .expressions import ExpressionError
from .vocabulary import Vocabulary

CALLED = re.compile(r"(?<!\\)\{(?P<who>[a-z][a-z0-9_]*)(?:\.(?P<case>[a-z]+))?\}")
CASE = re.compile(r"(?<!\\)\{(?P<name>[a-z][a-z0-9-]*):(?P<halves>[^{}]*)\}")
BAR = re.compile(r"(?<!\\)\|")
NESTED = 4  # cases within each other
FILLED = re.compile(r"[^\n]")
BRACE = re.compile(r"(?<!\\)[{}]")
HTML = re.compile(r"<[A-Za-z/!][^>\n]*>?")
LINK = re.compile(r"\]\(\s*(?P<scheme>[A-Za-z][A-Za-z0-9+.-]*):")
SCHEMES = ("http", "https", "mailto")
LONGEST = 3000  # characters: some four minutes of reading aloud
Uses = dict[str, list[tuple[int, int]]]  # by a case's name: how many halves it has, and on which lines


def check_words(
    book: Book, passage: Passage, languages: Collection[str], vocabulary: Vocabulary, found: Diagnostics
) -> None:
    file = passage.file
    for language in languages:
        if language not in passage.words:
            found.note("J401", file, passage.line, id=passage.id, language=language)
    used: dict[str, Uses] = {}
    for language, words in passage.words.items():
        if not words.title:
            found.note("J403", file, words.line, id=passage.id, language=language)
        if not words.text:
            found.note("J404", file, words.line, id=passage.id, language=language)
        for choice in passage.choices:
            if choice.id not in words.choices or not words.choices[choice.id].text:
                found.note("J402", file, words.line, id=choice.id, passage=passage.id, language=language)
        used[language] = _check_text(passage, words, language, vocabulary, found)
    for name in passage.cases:
        speaking = [language for language, names in used.items() if name in names]
        if not speaking:
            found.note("J313", file, passage.lines.get(f"case {name}", passage.line), name=name)
        elif len(speaking) < len(used) and not _of_grammar(passage.cases[name], vocabulary, book):
            lacking = next(language for language in used if language not in speaking)
            found.note("J406", file, passage.words[lacking].line, name=name, language=lacking)
    _check_halves(passage, used, found)


def _check_halves(passage: Passage, used: dict[str, Uses], found: Diagnostics) -> None:
    """Whether each case has as many halves as it can choose among; one by readings as many wherever it stands."""
    for name, case in passage.cases.items():
        counted: dict[int, str] = {}
        for language, uses in used.items():
            for halves, line in uses.get(name, ()):
                facts = {"name": name, "passage": passage.id, "halves": halves}
                if not case.fits(halves):
                    code = "J131" if case.order else "J130"
                    found.note(code, passage.file, line, **facts, conditions=len(case.when), written=case.written[:80])
                elif case.order and counted and halves not in counted:
                    others, other = next(iter(counted.items()))
                    found.note("J409", passage.file, line, **facts, others=others, language=language, other=other)
                counted.setdefault(halves, language)


def _of_grammar(case: Case, vocabulary: Vocabulary, book: Book) -> bool:
    """Whether a case only asks what one language may need to know and another one need not, such as a gender."""
    if not vocabulary.grammar or not case.when:
        return False
    try:
        asked = {ask.name for source in case.when for ask in expressions.parse(source, vocabulary, book).asks}
    except ExpressionError:
        return True  # accused already
    return bool(asked & vocabulary.grammar) and asked <= {
        part for name in vocabulary.grammar for part in (name, name.partition(".")[0])
    }


def _check_text(
    passage: Passage, words: PassageWords, language: str, vocabulary: Vocabulary, found: Diagnostics
) -> Uses:
    file = passage.file
    used: Uses = {}
    spoken = [(words.begins, words.text), (words.line, words.title)]
    spoken += [(choice.line, text) for choice in words.choices.values() for text in (choice.text, choice.lack)]
    for line, text in spoken:
        if not text:
            continue
        ends = [at for at, letter in enumerate(text) if letter == "\n"]
        if vocabulary.called:
            text = _check_names(passage, text, line, ends, language, vocabulary, found)
        bare = text
        for _ in range(NESTED):  # the innermost first
            for case in CASE.finditer(bare):
                at = line + bisect_left(ends, case.start())
                used.setdefault(case["name"], []).append((len(BAR.split(case["halves"])), at))
                if case["name"] not in passage.cases:
                    found.note("J115", file, at, name=case["name"], passage=passage.id)
            bare = CASE.sub(lambda case: FILLED.sub("x", case[0]), bare)
        if brace := BRACE.search(bare):
            found.note("J114", file, line + bare.count("\n", 0, brace.start()), passage=passage.id)
        if html := HTML.search(text):
            found.note("J118", file, line + text.count("\n", 0, html.start()), html=html[0][:40])
        for link in LINK.finditer(text):
            if link["scheme"].lower() not in SCHEMES:
                at = line + bisect_left(ends, link.start())
                found.note("J119", file, at, scheme=link["scheme"][:20])
    if len(words.text) > LONGEST:
        found.note("J117", file, words.line, passage=passage.id, length=len(words.text), most=LONGEST)
    return used


def _check_names(
    passage: Passage, text: str, line: int, ends: list[int], language: str, vocabulary: Vocabulary, found: Diagnostics
) -> str:
    """The words with an ordinary letter for each name, so that nothing else takes it for a case."""
    for name in CALLED.finditer(text):
        cases = CASES if language == "cs" else ()
        if name["who"] not in vocabulary.called or name["case"] not in (None, *cases):
            meant = nearest(name["who"], vocabulary.called) or vocabulary.called[0]
            near = f"{meant}.{nearest(name['case'], cases) or cases[0]}" if name["case"] and cases else meant
            at = line + bisect_left(ends, name.start())
            found.note("J128", passage.file, at, name=name[0][1:-1], language=language, near=near)
    return CALLED.sub(lambda name: "x" * len(name[0]), text)


def check_covers(book: Book, languages: Collection[str], found: Diagnostics) -> None:
    """A cover in each language; of an own book in one of them it is said once, here, that the other is missing."""
    for language in LANGUAGES:
        if language not in languages:
            found.note("J408", "book.md", 1, language=language)
        elif language not in book.covers or not book.covers[language].title:
            found.note("J407", "book.md", 1, language=language)
