"""The words of a book, looked through: whether they are there, and whether their cases, names and links can be read."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection

from ..core.cases import CASES
from ..core.numerals import GENDERS, PLURALS
from ..core.words import LANGUAGES
from . import expressions
from .book import Book, Case, Passage, PassageWords
from .diagnostics import Diagnostics, nearest
from .expressions import ExpressionError
from .vocabulary import Vocabulary

CALLED = re.compile(r"(?<!\\)\{(?P<who>[A-Za-z][a-z0-9_]*)(?:\.(?P<forms>[a-z]+(?:\.[a-z]+)?))?\}")
CASE = re.compile(r"(?<!\\)\{(?P<name>[a-z][a-z0-9_-]*):(?P<halves>[^{}]*)\}")
BAR = re.compile(r"(?<!\\)\|")
NESTED = 4  # cases within each other
FILLED = re.compile(r"[^\n]")
BRACE = re.compile(r"(?<!\\)[{}]")
HTML = re.compile(r"<[A-Za-z/!][^>\n]*>?")
LINK = re.compile(r"\]\(\s*(?P<scheme>[A-Za-z][A-Za-z0-9+.-]*):")
STRAIGHT = re.compile('"')
OF_CODE = re.compile(r"<[^<>\n]*>|\]\([^()\n]*\)|`[^`\n]*`")  # what is no words: tags, addresses, code
SCHEMES = ("http", "https", "mailto")
LONGEST = 3000  # characters: some four minutes of reading aloud
Uses = dict[str, list[tuple[int, int]]]  # by a case's name: how many halves it has, and on which lines


def check_words(
    book: Book, passage: Passage, languages: Collection[str], vocabulary: Vocabulary, found: Diagnostics
) -> set[str]:
    """Note what is wrong with a passage's words; returns the numbers that they say."""
    file = passage.file
    numbers = vocabulary.numbers(book)
    for language in languages:
        if language not in passage.words:
            found.note("J401", file, passage.line, id=passage.id, language=language)
    used: dict[str, Uses] = {}
    torn = False
    for language, words in passage.words.items():
        if not words.title:
            found.note("J403", file, words.line, id=passage.id, language=language)
        if not words.text:
            found.note("J404", file, words.line, id=passage.id, language=language)
        for choice in passage.choices:
            if choice.id not in words.choices or not words.choices[choice.id].text:
                found.note("J402", file, words.line, id=choice.id, passage=passage.id, language=language)
        look = _Look(passage, language, vocabulary, numbers, found)
        used[language] = look.through(words)
        torn = torn or look.torn
    for name in passage.cases:
        if name in book.variables or name in book.formulas:
            found.note("J133", file, passage.lines.get(f"case {name}", passage.line), name=name)
        speaking = [language for language, names in used.items() if name in names]
        if torn:
            continue
        if not speaking:
            found.note("J313", file, passage.lines.get(f"case {name}", passage.line), name=name)
        elif len(speaking) < len(used) and not _of_grammar(passage.cases[name], vocabulary, book):
            lacking = next(language for language in used if language not in speaking)
            found.note("J406", file, passage.words[lacking].line, name=name, language=lacking)
    _check_halves(passage, used, found)
    return {name for uses in used.values() for name in uses if name in numbers}


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


class _Look:
    """A look through the words of a passage in one language."""

    def __init__(
        self, passage: Passage, language: str, vocabulary: Vocabulary, numbers: Collection[str], found: Diagnostics
    ) -> None:
        self.passage, self.language = passage, language
        self.vocabulary, self.numbers, self.found = vocabulary, numbers, found
        self.used: Uses = {}
        self.torn = False  # a brace has no twin: what stands behind it may be anything

    def through(self, words: PassageWords) -> Uses:
        """All of them; returns what they use."""
        spoken = [(words.begins, words.text), (words.line, words.title)]
        spoken += [(choice.line, text) for choice in words.choices.values() for text in (choice.text, choice.lack)]
        for line, text in spoken:
            if text:
                self._text(line, text)
        if len(words.text) > LONGEST:
            self._note("J117", words.line, length=len(words.text), most=LONGEST)
        return self.used

    def _note(self, code: str, line: int, **facts: object) -> None:
        self.found.note(code, self.passage.file, line, passage=self.passage.id, **facts)

    def _text(self, line: int, text: str) -> None:
        ends = [at for at, letter in enumerate(text) if letter == "\n"]
        for name in CALLED.finditer(text):
            self._name(name, line + bisect_left(ends, name.start()))
        bare = CALLED.sub(lambda name: "x" * len(name[0]), text)
        for _ in range(NESTED):  # the innermost first
            for case in CASE.finditer(bare):
                self._case(case, line + bisect_left(ends, case.start()))
            bare = CASE.sub(lambda case: FILLED.sub("x", case[0]), bare)
        if brace := BRACE.search(bare):
            self._note("J114", line + bisect_left(ends, brace.start()))
            self.torn = True
        if html := HTML.search(text):
            self._note("J118", line + bisect_left(ends, html.start()), html=html[0][:40])
        if straight := STRAIGHT.search(OF_CODE.sub(lambda code: FILLED.sub("x", code[0]), text)):
            self._note("J411", line + bisect_left(ends, straight.start()), language=self.language)
        for link in LINK.finditer(text):
            if link["scheme"].lower() not in SCHEMES:
                self._note("J119", line + bisect_left(ends, link.start()), scheme=link["scheme"][:20])

    def _case(self, case: re.Match[str], line: int) -> None:
        """A case of the header, or a word in the form that fits a number."""
        name, halves = case["name"], len(BAR.split(case["halves"]))
        self.used.setdefault(name, []).append((halves, line))
        if name in self.passage.cases:
            return
        if name not in self.numbers:
            self._note("J115", line, name=name)
        elif halves != len(PLURALS[self.language]):
            self._note("J135", line, name=name, language=self.language, halves=halves)

    def _name(self, name: re.Match[str], line: int) -> None:
        """Somebody, or a number: whether the words can name it, and in that form."""
        key, forms = name["who"][:1].lower() + name["who"][1:], name["forms"].split(".") if name["forms"] else []
        called = self.vocabulary.called
        if key in self.numbers:
            self.used.setdefault(key, [])
        known = (*CASES, *GENDERS) if key in self.numbers else CASES
        most = 2 if key in self.numbers else 1
        if (key in self.numbers or key in called) and {*forms} <= {*known} and len(forms) <= most:
            return
        meant = key if key in self.numbers or key in called else nearest(key, (*called, *self.numbers))
        strange = next((form for form in forms if form not in known), "") if meant else ""
        near = f"{meant}.{nearest(strange, known) or known[1]}" if strange else meant
        self._note("J128", line, name=name[0][1:-1], near=f"{key}: …|…" if key in self.passage.cases else near)


def check_covers(book: Book, found: Diagnostics) -> None:
    """A cover in each language; of the owner's own book it is said once what is not told in one of them."""
    for language in LANGUAGES:
        untold = [passage for passage in book.passages.values() if language not in passage.words]
        if book.own and len(untold) == len(book.passages):
            found.note("J408", "book.md", 1, language=language)
            continue
        if language not in book.covers or not book.covers[language].title:
            found.note("J407", "book.md", 1, language=language)
        if book.own and untold:
            first = untold[0]
            found.note("J410", first.file, first.line, id=first.id, language=language, count=len(untold))
