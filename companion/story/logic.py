"""What is wrong with the logic of a passage: conditions that answer by themselves, rolls without a die, partings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .book import Book, Choice, Passage
from .diagnostics import Diagnostics
from .proving.propositions import Knows, NoProposition, Proposition, nothing_known, proposition, together
from .routes import leads_to


def check_logic(book: Book, found: Diagnostics) -> None:
    """Note conditions that can give one answer only, whatever happens, and parties that never meet again."""
    for passage in book.passages.values():
        for sources, line, die in _asked(passage):
            _check_each(book, passage, sources, line, die, found)
        for choice in passage.choices:
            if choice.going != "all" and not _meets_again(book, choice):
                found.note("J333", passage.file, choice.line, id=choice.id)


def _asked(passage: Passage) -> Iterator[tuple[Sequence[str], int, int]]:
    """The conditions of a passage, those together that are asked one after another, each with its line and its die."""
    if passage.when:
        yield (passage.when,), passage.lines.get("when", passage.line), 0
    for name, case in passage.cases.items():
        yield case.when, passage.lines.get(f"case {name}", passage.line), 0
    for choice in passage.choices:
        if choice.needs:
            yield (choice.needs,), choice.line, 0
        yield tuple(turn.when for turn in choice.turns), choice.line, choice.die


def _check_each(book: Book, passage: Passage, sources: Sequence[str], line: int, die: int, found: Diagnostics) -> None:
    known = _with_die(die)
    read: list[Proposition] = []
    for source in sources:
        try:
            made = proposition(source, book)
        except NoProposition:
            return  # accused already
        yes, no = made.answers(known)
        if any(atom.kind == "roll" for atom in made.atoms) and not die:
            found.note("J332", passage.file, line, source=source[:80])
        elif not yes:
            found.note("J330", passage.file, line, source=source[:80])
        elif not no:
            found.note("J331", passage.file, line, source=source[:80])
        elif read and source not in [one.source for one in read]:
            answers = together([*read, made], known)
            if not any(answer[-1] and not any(answer[:-1]) for answer in answers):
                found.note("J334", passage.file, line, source=source[:80])
        read.append(made)


def _with_die(die: int) -> Knows:
    return lambda atom: (1, die) if atom.kind == "roll" and die else nothing_known(atom)


def _meets_again(book: Book, parting: Choice) -> bool:
    """Whether those who wait apart come back before the book rests, and before others part from them."""
    seen: set[str] = set()
    waiting = [] if _rejoins(parting) else [*leads_to(parting)]
    if waiting and parting.rests:
        return False
    while waiting:
        here = book.passage(waiting.pop())
        if here is None or here.id in seen:
            continue
        pages = book.spread(here)
        seen |= {page.id for page in pages}
        if any(effect.name == "rejoin" for page in pages for effect in page.does):
            continue
        for choice in (choice for page in pages for choice in page.choices):
            if _rejoins(choice):
                continue
            if choice.rests or choice.going != "all":
                return False
            waiting += leads_to(choice)
            waiting += [tale.id for tale in book.entered_by("tale", choice.draws)] if choice.draws else []
    return True


def _rejoins(choice: Choice) -> bool:
    return any(effect.name == "rejoin" for effect in choice.effects)
