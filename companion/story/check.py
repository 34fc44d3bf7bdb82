"""A whole book, looked through: its conditions, its words, and (in `structure.py`) how its passages hang together."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Collection, Iterator

from ..core.cases import CASES
from ..core.words import LANGUAGES
from . import expressions
from .book import Book, Choice, Passage, PassageWords
from .diagnostics import Diagnostics, nearest
from .expressions import Asks, ExpressionError
from .structure import check_structure
from .vocabulary import Vocabulary

CALLED = re.compile(r"(?<!\\)\{(?P<who>[a-z][a-z0-9_]*)(?:\.(?P<case>[a-z]+))?\}")
CASE = re.compile(r"(?<!\\)\{(?P<name>[a-z][a-z0-9-]*):(?P<held>[^{}|]*)(?:\|(?P<otherwise>[^{}]*))?\}")
BRACE = re.compile(r"(?<!\\)[{}]")
HTML = re.compile(r"<[A-Za-z/!][^>\n]*>?")
LINK = re.compile(r"\]\(\s*(?P<scheme>[A-Za-z][A-Za-z0-9+.-]*):")
SCHEMES = ("http", "https", "mailto")
LONGEST = 3000  # characters: some four minutes of reading aloud


def check(book: Book, vocabulary: Vocabulary, found: Diagnostics) -> None:
    """Note everything that is wrong with the book as a whole."""
    asked: dict[Asks, Passage] = {}
    languages = _languages(book)
    for passage in book.passages.values():
        for source, line, choice in _conditions(passage):
            asks = _checked(book, vocabulary, passage, source, line, found)
            for ask in asks:
                asked.setdefault(ask, passage)
            _lock_in_words(book, vocabulary, passage, choice, source, found)
        _check_words(book, passage, languages, vocabulary, found)
    _check_covers(book, languages, found)
    _read_and_written(book, vocabulary, asked, found)
    check_structure(book, found, vocabulary)


def _languages(book: Book) -> Collection[str]:
    """Those in which every passage is told: both, but for an owner's own book that begins in one of them."""
    spoken = {language for passage in book.passages.values() for language in passage.words}
    return spoken if book.own and len(spoken) == 1 else LANGUAGES


def _conditions(passage: Passage) -> Iterator[tuple[str, int, Choice | None]]:
    """Every expression of a passage, with its line, and the choice if it is a choice's lock."""
    if passage.when:
        yield passage.when, passage.lines.get("when", passage.line), None
    for name, source in passage.cases.items():
        yield source, passage.lines.get(f"case {name}", passage.line), None
    for choice in passage.choices:
        if choice.needs:
            yield choice.needs, choice.line, choice
        for turn in choice.turns:
            yield turn.when, choice.line, None


def _checked(
    book: Book, vocabulary: Vocabulary, passage: Passage, source: str, line: int, found: Diagnostics
) -> tuple[Asks, ...]:
    try:
        return expressions.parse(source, vocabulary, book).asks
    except ExpressionError as error:
        found.note(error.code, passage.file, line, **error.facts)
        return ()


def _lock_in_words(
    book: Book, vocabulary: Vocabulary, passage: Passage, choice: Choice | None, source: str, found: Diagnostics
) -> None:
    """What a locked choice lacks is worded by the app for a simple comparison, else by the author."""
    if choice is None or not choice.shown:
        return
    try:
        simple = expressions.parse(source, vocabulary, book).simple
    except ExpressionError:
        return
    for language, words in passage.words.items():
        if simple is None and choice.id in words.choices and not words.choices[choice.id].lack:
            found.note("J405", passage.file, words.choices[choice.id].line, id=choice.id, language=language)


# --- words ---------------------------------------------------------------------------------------------------------


def _check_words(
    book: Book, passage: Passage, languages: Collection[str], vocabulary: Vocabulary, found: Diagnostics
) -> None:
    file = passage.file
    for language in languages:
        if language not in passage.words:
            found.note("J401", file, passage.line, id=passage.id, language=language)
    used = {}
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


def _of_grammar(source: str, vocabulary: Vocabulary, book: Book) -> bool:
    """Whether a case only asks what one language may need to know and another one need not, such as a gender."""
    try:
        asked = {ask.name for ask in expressions.parse(source, vocabulary, book).asks} if vocabulary.grammar else set()
    except ExpressionError:
        return True  # accused already
    return bool(asked & vocabulary.grammar) and asked <= {
        part for name in vocabulary.grammar for part in (name, name.partition(".")[0])
    }


def _check_text(
    passage: Passage, words: PassageWords, language: str, vocabulary: Vocabulary, found: Diagnostics
) -> set[str]:
    file, names = passage.file, set()
    spoken = [(words.begins, words.text), (words.line, words.title)]
    spoken += [(choice.line, text) for choice in words.choices.values() for text in (choice.text, choice.lack)]
    for line, text in spoken:
        if not text:
            continue
        ends = [at for at, letter in enumerate(text) if letter == "\n"]
        if vocabulary.called:
            text = _check_names(passage, text, line, ends, language, vocabulary, found)
        for case in CASE.finditer(text):
            names.add(case["name"])
            if case["name"] not in passage.cases:
                at = line + bisect_left(ends, case.start())
                found.note("J115", file, at, name=case["name"], passage=passage.id)
        bare = CASE.sub(lambda case: "\n" * case[0].count("\n"), text)
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
    return names


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


def _check_covers(book: Book, languages: Collection[str], found: Diagnostics) -> None:
    """A cover in each language; of an own book in one of them it is said once, here, that the other is missing."""
    for language in LANGUAGES:
        if language not in languages:
            found.note("J408", "book.md", 1, language=language)
        elif language not in book.covers or not book.covers[language].title:
            found.note("J407", "book.md", 1, language=language)


# --- what is read and what is written ------------------------------------------------------------------------------


def _read_and_written(book: Book, vocabulary: Vocabulary, asked: dict[Asks, Passage], found: Diagnostics) -> None:
    writers = {form.name: form.slots[0] for form in vocabulary.all_forms if form.writes}
    keys_of = vocabulary.all_entries
    written: dict[tuple[str, str], Passage] = {}
    read: dict[tuple[str, str], Passage] = {}
    for passage in book.passages.values():
        for effect in (*passage.does, *(effect for choice in passage.choices for effect in choice.effects)):
            if effect.name in writers:
                written.setdefault((writers[effect.name], str(effect.args[0])), passage)
        for entry in passage.entries:
            if (shelf := keys_of[entry.kind]) in vocabulary.shelves:
                read.setdefault((shelf, entry.key), passage)
    for ask, passage in asked.items():
        if ask.name in vocabulary.shelves:
            read.setdefault((ask.name, ask.key), passage)
        elif ask.name in book.variables:
            read.setdefault(("variable", ask.name), passage)
    declared: dict[str, Collection[str]] = {**book.shelves, "variable": book.variables}
    for shelf, keys in declared.items():
        for key in keys:
            if (shelf, key) in read and (shelf, key) not in written:
                where = read[shelf, key]
                found.note("J305", where.file, where.line, shelf=shelf, key=key)
            elif (shelf, key) in written and (shelf, key) not in read:
                where = written[shelf, key]
                found.note("J306", where.file, where.line, shelf=shelf, key=key)
