"""The routes through a book: where its ways lead, and in a book that waits for its game, whether every route is whole.

A stop is a passage, or two across from each other, at which the game itself takes the way on. What a side of a stop
announces of the next one is worked out from the stop that it leads to, so the two can never disagree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from .book import Book, Choice, Effect, Passage
from .diagnostics import Diagnostics
from .vocabulary import Stops, Vocabulary

Spread = tuple[Passage, ...]


def leads_to(choice: Choice) -> Iterable[str]:
    """Every passage that a choice may lead to; one that it calls is read first."""
    called = (choice.calls,) if choice.calls else ()
    return (*called, choice.target, *(turn.target for turn in choice.turns))


def taken_by_game(spread: Iterable[Passage]) -> list[Choice]:
    """The ways of what lies open that the game takes itself, in the order of the pages."""
    return [choice for passage in spread for choice in passage.choices if choice.by]


def next_stop(book: Book, id: str) -> Spread:
    """The stop to which one comes from that passage by reading on; nothing where the book ends before."""
    for _ in range(len(book.passages) + 1):
        passage = book.passage(id)
        if passage is None:
            break
        spread = book.spread(passage)
        if taken_by_game(spread):
            return spread
        onward = [choice.target for page in spread for choice in page.choices]
        if not onward:
            break
        id = onward[0]
    return ()


def reached_by_game(book: Book) -> set[str]:
    """The passages to which a way leads that the game takes itself, with what lies open beside them."""
    ways = taken_by_game(book.passages.values())
    goals = (book.passage(target) for choice in ways for target in leads_to(choice))
    return {page.id for goal in goals if goal is not None for page in book.spread(goal)}


def before_first_stop(book: Book) -> set[str]:
    """The passages that are read on the way from a door of the book to its first stop."""
    found: set[str] = set()
    waiting = [id for id, passage in book.passages.items() if passage.entries]
    while waiting:
        passage = book.passage(waiting.pop())
        if passage is None or passage.id in found:
            continue
        spread = book.spread(passage)
        if not taken_by_game(spread):
            found.update(page.id for page in spread)
            waiting += [target for page in spread for choice in page.choices for target in leads_to(choice)]
    return found


def check_routes(book: Book, vocabulary: Vocabulary, stops: Stops, found: Diagnostics) -> None:
    """Note where a book does not wait for its game as its game's books do, or goes round in a circle."""
    routes = _Routes(book)
    for spread in routes.spreads.values():
        if taken_by_game(spread):
            _check_stop(spread, stops, found)
            if spread[0].id not in routes.reached:
                found.note("J325", spread[0].file, spread[0].line, id=spread[0].id)
    for page in book.passages.values():
        if not page.page:
            found.note("J327", page.file, page.line, id=page.id)
    for passage, choice, goal in routes.back:
        found.note("J321", passage.file, choice.line, id=passage.id, target=goal.id)
    if routes.back:
        return  # of a circle nobody can say how many stops it has
    counted = routes.stops_before()
    for id, spread in routes.spreads.items():
        end = next((page for page in spread if page.ending), None)
        if end is not None and (wrong := counted.get(id, set()) - {stops.number}):
            found.note("J324", end.file, end.line, id=end.id, count=min(wrong), number=stops.number)
    _check_acts(routes, counted, stops, found)
    _check_closing(routes, counted, stops, found)
    for name, most in vocabulary.at_most.items():
        for passage, count in routes.too_often(name, most):
            line = passage.lines.get("does", passage.line)
            found.note("J326", passage.file, line, id=passage.id, effect=name, count=count, most=most)


def _check_acts(routes: _Routes, counted: Mapping[str, set[int]], stops: Stops, found: Diagnostics) -> None:
    """A stop ends the part that it stands in; what is read behind it is that part's outcome, or begins the next one."""
    for id, spread in routes.spreads.items():
        before = counted.get(id, set())
        ends = {count + 1 for count in before}
        acts = ends if taken_by_game(spread) else {count for count in before | ends if 0 < count <= stops.number}
        for page in spread:
            if page.act and acts and page.act not in acts:
                line = page.lines.get("act", page.line)
                found.note("J328", page.file, line, id=page.id, act=page.act, right=min(acts))


def _check_closing(routes: _Routes, counted: Mapping[str, set[int]], stops: Stops, found: Diagnostics) -> None:
    """The closing effect happens once on every route, and not before its last stop.

    What cannot be read may have been it: only a book without other errors is looked at.
    """
    if not stops.closing or found.errors:
        return
    for id, spread in routes.spreads.items():
        for page in spread:
            if _times(page.does, stops.closing) and max(counted.get(id) or {stops.number}) < stops.number:
                line = page.lines.get("does", page.line)
                found.note("J329", page.file, line, id=page.id, effect=stops.closing, count=0, early="yes")
    for id, counts in routes.times_before(stops.closing).items():
        end = next((page for page in routes.spreads[id] if page.ending), None)
        here = sum(_times(page.does, stops.closing) for page in routes.spreads[id])
        if end is not None and (wrong := {count + here for count in counts} - {1}):
            found.note("J329", end.file, end.line, id=end.id, effect=stops.closing, count=min(wrong), early="no")


def _check_stop(spread: Spread, stops: Stops, found: Diagnostics) -> None:
    """Each side on a page of its own, in the order of the sides, and no two by the same word."""
    sides = dict(zip(stops.ways, spread, strict=False))
    lacking = [
        side
        for side in stops.ways
        if side not in sides or [choice.by[:1] for choice in sides[side].choices] != [(side,)]
    ]
    first = spread[0]
    if lacking:
        found.note("J322", first.file, first.line, id=first.id, lacking=", ".join(lacking))
    words = Counter(word for choice in taken_by_game(spread) for word in choice.by[1:])
    for word, times in words.items():
        if times > 1:
            found.note("J323", first.file, first.line, id=first.id, word=word)


class _Routes:
    """What lies open one after another, from the doors of a book onwards. A spread is known by its left page's id."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.spreads: dict[str, Spread] = {}
        for passage in book.passages.values():
            spread = book.spread(passage)
            self.spreads.setdefault(spread[0].id, spread)
        self.back: list[tuple[Passage, Choice, Passage]] = []  # ways that lead back to where they came from
        self.order: list[str] = []  # each after all that lead to it, as far as there are no such ways
        self.reached: set[str] = set()
        self.doors = [id for id, spread in self.spreads.items() if any(page.entries for page in spread)]
        for id in self.doors:
            self._walk(id)
        self.order.reverse()

    def onward(self, id: str) -> Iterator[tuple[Passage, Choice, str]]:
        """Every way on from there: its page, its choice, and where it leads."""
        for page in self.spreads[id]:
            for choice in page.choices:
                for target in leads_to(choice):
                    if (goal := self.book.passage(target)) is not None:
                        yield page, choice, self.book.spread(goal)[0].id

    def _walk(self, start: str) -> None:
        """Depth first, without recursion: a book may be longer than Python is deep."""
        if start in self.reached:
            return
        under_way = {start}
        waiting = [(start, self.onward(start))]
        while waiting:
            id, ways = waiting[-1]
            step = next(ways, None)
            if step is None:
                waiting.pop()
                under_way.discard(id)
                self.reached.add(id)
                self.order.append(id)
                continue
            page, choice, goal = step
            if goal in under_way:
                self.back.append((page, choice, self.spreads[goal][0]))
            elif goal not in self.reached:
                under_way.add(goal)
                waiting.append((goal, self.onward(goal)))

    def stops_before(self) -> Mapping[str, set[int]]:
        """How many stops a route may have come through before it comes there."""
        counted: dict[str, set[int]] = {id: {0} for id in self.doors}
        for id in self.order:
            here = counted.setdefault(id, set())
            step = bool(taken_by_game(self.spreads[id]))
            for _, _, goal in self.onward(id):
                counted.setdefault(goal, set()).update(count + step for count in here)
        return counted

    def times_before(self, name: str) -> Mapping[str, set[int]]:
        """How often an effect may have happened on a route before it comes there."""
        counted: dict[str, set[int]] = {id: {0} for id in self.doors}
        for id in self.order:
            here = sum(_times(page.does, name) for page in self.spreads[id])
            for _, choice, goal in self.onward(id):
                more = here + _times(choice.effects, name)
                counted.setdefault(goal, set()).update(count + more for count in counted.setdefault(id, set()))
        return counted

    def too_often(self, name: str, most: int) -> Iterator[tuple[Passage, int]]:
        """Passages at which an effect has happened more often than it may on some route, and how often."""
        before: dict[str, int] = {}
        for id in self.order:
            count = before.get(id, 0)
            for page in self.spreads[id]:
                here = _times(page.does, name)
                if count <= most < count + here:
                    yield page, count + here
                count += here
            for page, choice, goal in self.onward(id):
                after = count + _times(choice.effects, name)
                if count <= most < after:
                    yield page, after
                before[goal] = max(before.get(goal, 0), after)


def _times(effects: Iterable[Effect], name: str) -> int:
    return sum(effect.name == name for effect in effects)
