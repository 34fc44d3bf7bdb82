"""A whole book, looked through: its conditions, its words (in `words.py`), how it hangs together (`structure.py`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..core.words import LANGUAGES
from . import expressions
from .book import Book, Choice, Effect, Passage
from .diagnostics import Diagnostics
from .expressions import Asks, Expression, ExpressionError
from .logic import check_logic
from .structure import check_structure
from .vocabulary import Vocabulary
from .words import check_covers, check_words

COVER = "book.md"


def check(book: Book, vocabulary: Vocabulary, found: Diagnostics) -> None:
    """Note everything that is wrong with the book as a whole."""
    asked: dict[Asks, Passage] = {}
    used: set[str] = set()
    languages = _languages(book)
    for passage in book.passages.values():
        for source, line, choice in _conditions(passage):
            if (made := _checked(book, vocabulary, passage.file, source, line, found)) is not None:
                used |= made.uses
                for ask in made.asks:
                    asked.setdefault(ask, passage)
            _lock_in_words(book, vocabulary, passage, choice, source, found)
        for name in check_words(book, passage, languages, vocabulary, found):
            used.add(name)
            asked.setdefault(Asks(name, ""), passage)
    check_covers(book, found)
    _formulas(book, vocabulary, used, found)
    _read_and_written(book, vocabulary, asked, found)
    check_structure(book, found, vocabulary)
    check_logic(book, found)


def _languages(book: Book) -> Collection[str]:
    """Those in which every passage must be told: both; a book of the owner's own may be told in one, or in part."""
    return () if book.own else LANGUAGES


def _conditions(passage: Passage) -> Iterator[tuple[str, int, Choice | None]]:
    """Every expression of a passage, with its line, and the choice if it is a choice's lock."""
    if passage.when:
        yield passage.when, passage.lines.get("when", passage.line), None
    for name, case in passage.cases.items():
        for source in case.when:
            yield source, passage.lines.get(f"case {name}", passage.line), None
    for choice in passage.choices:
        if choice.needs:
            yield choice.needs, choice.line, choice
        for turn in choice.turns:
            yield turn.when, choice.line, None


def _checked(
    book: Book, vocabulary: Vocabulary, file: str, source: str, line: int, found: Diagnostics
) -> Expression | None:
    try:
        return expressions.parse(source, vocabulary, book)
    except ExpressionError as error:
        found.note(error.code, file, line, **error.facts)
        return None


def _formulas(book: Book, vocabulary: Vocabulary, used: set[str], found: Diagnostics) -> None:
    """What the cover gives a name, and whether anything asks for it."""
    for name, made in reversed(book.formulas.items()):
        try:
            used = used | expressions.formula(name, vocabulary, book).uses
        except ExpressionError as error:
            found.note(error.code, COVER, made.line, **error.facts)
        if name not in used:
            found.note("J340", COVER, made.line, name=name)


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
            if effect.name == "set" and int(effect.args[1]) < 0 <= book.variables.get(str(effect.args[0]), 0):
                found.note("J214", passage.file, _line_of(passage, effect), key=effect.args[0], value=effect.args[1])
        for entry in passage.entries:
            if (shelf := keys_of[entry.kind]) in vocabulary.shelves:
                read.setdefault((shelf, entry.key), passage)
    for ask, passage in asked.items():
        if ask.name in vocabulary.shelves:
            read.setdefault((ask.name, ask.key), passage)
        elif ask.name in book.variables:
            read.setdefault(("variable", ask.name), passage)
    seen = {name for name, shelf_of in vocabulary.shelves.items() if shelf_of.seen}
    declared: dict[str, Collection[str]] = {**book.shelves, "variable": book.variables}
    for shelf, keys in declared.items():
        for key in keys:
            if (shelf, key) in read and (shelf, key) not in written:
                where = read[shelf, key]
                found.note("J305", where.file, where.line, shelf=shelf, key=key)
            elif (shelf, key) in written and (shelf, key) not in read and shelf not in seen:
                where = written[shelf, key]
                found.note("J306", where.file, where.line, shelf=shelf, key=key)


def _line_of(passage: Passage, effect: Effect) -> int:
    """Where an effect stands: on a choice's line, else on that of the header."""
    chosen = (choice.line for choice in passage.choices if effect in choice.effects)
    return next(chosen, passage.lines.get("does", passage.line))
