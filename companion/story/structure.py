"""How a book hangs together: targets, doors, dead ends, circles, lists that can come up empty."""

from __future__ import annotations

import re
from collections import Counter, defaultdict, deque
from collections.abc import Collection, Iterable

from .book import Book, Choice, Passage
from .diagnostics import Diagnostics, guess
from .routes import check_routes, leads_to
from .vocabulary import Vocabulary


def check_structure(book: Book, found: Diagnostics, vocabulary: Vocabulary) -> None:
    """Note what is wrong with the ways between the passages."""
    tales = {entry.key for passage in book.passages.values() for entry in passage.entries if entry.kind == "tale"}
    for passage in book.passages.values():
        _targets(book, passage, tales, found)
        _fates(passage, found, vocabulary)
        spread = book.spread(passage)
        if passage is spread[0]:
            _ends(spread, found, vocabulary)
    _pages(book, found)
    _doors(book, found, vocabulary)
    _aliases(book, found)
    _ways(book, found, {form.name for form in vocabulary.all_forms if form.winds})
    if vocabulary.stops is not None:
        check_routes(book, vocabulary, vocabulary.stops, found)


def _targets(book: Book, passage: Passage, tales: set[str], found: Diagnostics) -> None:
    for choice in passage.choices:
        for target in leads_to(choice):
            if book.passage(target) is None:
                near = guess(target, book.passages)
                found.note("J301", passage.file, choice.line, target=target[:60], near=near)
        if choice.draws and choice.draws not in tales:
            found.note("J308", passage.file, choice.line, tale=choice.draws, near=guess(choice.draws, tales))
        if choice.calls and book.passage(choice.calls) is not None and not _comes_back(book, choice.calls):
            found.note("J341", passage.file, choice.line, id=choice.id, target=choice.calls)
        for condition, times in Counter(turn.when for turn in choice.turns).items():
            if times < 2:
                continue
            found.note("J316", passage.file, choice.line, id=choice.id, source=condition[:60])


def _comes_back(book: Book, id: str) -> bool:
    """Whether from a passage that is called some way leads to one that returns."""
    seen: set[str] = set()
    tales: defaultdict[str, list[Passage]] = defaultdict(list)
    for passage in book.entered_by("tale"):
        for entry in passage.entries:
            tales[entry.key].append(passage)
    waiting = [id]
    while waiting:
        here = book.passage(waiting.pop())
        if here is None or here.id in seen:
            continue
        seen |= {page.id for page in book.spread(here)}
        choices = [choice for page in book.spread(here) for choice in page.choices]
        if any(choice.returns for choice in choices):
            return True
        waiting += [target for choice in choices for target in leads_to(choice)]
        waiting += [tale.id for name in {choice.draws for choice in choices if choice.draws} for tale in tales[name]]
    return False


def _kinds(passage: Passage, vocabulary: Vocabulary) -> list[str]:
    """The kinds of fights that begin in a passage."""
    begins = {form.name for form in vocabulary.all_forms if form.fights} if passage.does else ()
    return [str(effect.args[0]) for effect in passage.does if effect.name in begins]


def _ends(spread: tuple[Passage, ...], found: Diagnostics, vocabulary: Vocabulary) -> None:
    """Whether a passage, or two that lie open together, can be left: by a way, or because the book ends there."""
    passage, choices = spread[0], [choice for page in spread for choice in page.choices]
    ending = next((page.ending for page in spread if page.ending), "")
    outcomes = {choice.after for choice in choices if choice.after}
    ends, fates = vocabulary.ends, vocabulary.fates
    fights = [kind for page in spread for kind in _kinds(page, vocabulary)]
    kinds = fights or [*ends]  # a fight that began in an earlier passage is one of those that the game has
    possible = {fate for kind in kinds for fate in ends.get(kind, fates)} or {*fates}
    due = [fate for fate, instead in fates.items() if fate in possible and not instead]
    if ending and choices:
        found.note("J312", passage.file, passage.line, id=passage.id)
    elif not choices and not ending:
        found.note("J303", passage.file, passage.line, id=passage.id)
    elif (fights or outcomes) and not outcomes >= set(due):
        missing = ", ".join(f"after {fate}" for fate in due if fate not in outcomes)
        found.note("J315", passage.file, passage.line, id=passage.id, missing=missing)
    elif choices and not outcomes and not _always_one(choices):
        found.note("J304", passage.file, passage.line, id=passage.id)


def _fates(passage: Passage, found: Diagnostics, vocabulary: Vocabulary) -> None:
    """Ways after an end that the fight which begins here cannot have."""
    kinds = _kinds(passage, vocabulary)
    possible = {fate for kind in kinds for fate in vocabulary.ends.get(kind, vocabulary.fates)}
    for choice in passage.choices if kinds else ():
        if choice.after and choice.after not in possible:
            kind = ", ".join(dict.fromkeys(kinds))
            found.note("J317", passage.file, choice.line, id=choice.id, fate=choice.after, kind=kind)


def _always_one(choices: Iterable[Choice]) -> bool:
    """Whether one is open whatever comes: one without a condition, or two whose conditions are each other's no.

    A way that the game takes itself is one of them: the book waits there until it does.
    """
    free = [choice for choice in choices if not (choice.prices or choice.once)]
    if any(not choice.needs for choice in free):
        return True
    needs = {_plain(choice.needs) for choice in free}
    return any(_no(one) in needs for one in needs)


def _plain(source: str) -> str:
    return re.sub(r"\s+", " ", source.replace("'", '"')).strip()


SIGN = re.compile(r"(.+?) (>=|<=|>|<|==|!=) (-?\d+)")
NO = {">=": "<", "<": ">=", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}


def _no(source: str) -> str:
    """The condition that holds just when this one does not, as it would be written."""
    joined = " and " in source or " or " in source
    if source.startswith("not (") and source.index(")") == len(source) - 1:
        return source[5:-1]
    if source.startswith("not ") and not joined:
        return source[4:]
    if (compared := SIGN.fullmatch(source)) and not joined:
        return f"{compared[1]} {NO[compared[2]]} {compared[3]}"
    return f"not ({source})" if " " in source else f"not {source}"


def _pages(book: Book, found: Diagnostics) -> None:
    """Numbers that two pages have, and pages that do not lie across from each other."""
    numbered: dict[int, Passage] = {}
    for passage in book.passages.values():
        if passage.page and (first := numbered.setdefault(passage.page, passage)) is not passage:
            line = passage.lines.get("page", passage.line)
            found.note("J318", passage.file, line, number=passage.page, other=first.id)
        if not passage.across:
            continue
        line, other = passage.lines.get("across", passage.line), book.passage(passage.across)
        if other is None:
            near = guess(passage.across, book.passages)
            found.note("J301", passage.file, line, target=passage.across[:60], near=near)
        elif other is passage or other not in book.spread(passage):
            found.note("J319", passage.file, line, id=passage.id, other=other.id)
        elif passage is book.spread(passage)[1] or not other.across:
            _told_apart(book.spread(passage), found)


def _told_apart(spread: tuple[Passage, ...], found: Diagnostics) -> None:
    """What the table chooses is known by its id alone, so two open pages have no id in common."""
    taken = {choice.id for choice in spread[0].choices}
    for choice in spread[-1].choices:
        if choice.id in taken:
            found.note("J320", spread[-1].file, choice.line, id=choice.id, other=spread[0].id)


def _doors(book: Book, found: Diagnostics, vocabulary: Vocabulary) -> None:
    several = {"tale", *vocabulary.several}
    doors: dict[tuple, list[Passage]] = defaultdict(list)
    for passage in book.passages.values():
        for entry in passage.entries:
            if not passage.when and not passage.once and entry.kind not in several:
                doors[entry.kind, entry.key, entry.part].append(passage)
    for (kind, key, _), passages in doors.items():
        for passage in passages[1:]:
            door = f"{kind} {key}".strip()
            found.note("J307", passage.file, passage.line, door=door, other=passages[0].id)


def _aliases(book: Book, found: Diagnostics) -> None:
    for old in book.aliases:
        if old in book.passages or book.passage(old) is None:
            near = guess(book.aliases[old], book.passages)
            found.note("J310", "book.md", 1, old=old, new=book.aliases[old], near=near)


def _ways(book: Book, found: Diagnostics, winds: Collection[str]) -> None:
    """Passages that nothing leads to, circles out of which nothing leads, and what is wound up at each round of one."""
    doors = [passage.id for passage in book.passages.values() if passage.entries]
    if book.passages and not doors:
        found.note("J314", "book.md", 1)
        return
    onward: dict[str, set[str]] = {id: set() for id in book.passages}
    back: dict[str, set[str]] = {id: set() for id in book.passages}
    leaves: set[str] = set()
    called = any(choice.calls for passage in book.passages.values() for choice in passage.choices)
    for passage in book.passages.values():
        choices = [choice for page in book.spread(passage) for choice in page.choices]
        if passage.ending or not choices or any(choice.rests or (called and choice.returns) for choice in choices):
            leaves.add(passage.id)
        beside = [page.id for page in book.spread(passage) if page is not passage]
        onward[passage.id].update(beside)
        back[passage.id].update(beside)
        for choice in passage.choices:
            for target in leads_to(choice):
                if (goal := book.passage(target)) is None:
                    leaves.add(passage.id)  # accused already
                else:
                    onward[passage.id].add(goal.id)
                    back[goal.id].add(passage.id)
    reached = _spread(doors, onward)
    for passage in book.passages.values():
        if passage.id not in reached:
            found.note("J302", passage.file, passage.line, id=passage.id)
    for passage in book.passages.values():
        wound = next((effect for effect in passage.does if effect.name in winds), None)
        if wound is not None and not passage.once and passage.id in _spread(onward[passage.id], onward):
            line = passage.lines.get("does", passage.line)
            found.note("J342", passage.file, line, id=passage.id, effect=wound.name, key=str(wound.args[0]))
    free = _spread(leaves, back)
    stuck = [passage for passage in book.passages.values() if passage.id not in free]
    if stuck:
        first = stuck[0]
        found.note("J311", first.file, first.line, id=first.id, count=len(stuck))


def _spread(start: Iterable[str], ways: dict[str, set[str]]) -> set[str]:
    reached, waiting = set(start), deque(start)
    while waiting:
        for id in ways[waiting.popleft()]:
            if id not in reached:
                reached.add(id)
                waiting.append(id)
    return reached
