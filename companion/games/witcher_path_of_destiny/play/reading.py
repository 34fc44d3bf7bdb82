"""The story as it is read: its book, or a printed one by its pages; when the table may go on from it. WP-DATA-13.

A book waits at each spread. Once a chapter's dominant side is known, it goes on by that side's way: its outcome is
read, its bonuses happen, the path tokens go back, and page by page it comes to the next spread, which says the coming
chapter's active symbols. What is announced of them is worked out from that spread, so the two always agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, cast

from ....core.draft import Draft
from ....story.book import Book, Choice
from ....story.library import NoSuchBook
from ....story.moves import take_way, waiting_ways
from ....story.reading import Reading
from ....story.routes import next_stop, taken_by_game
from ....story.teller import Teller
from ..box import pages
from ..box.knowledge import PrintedSpread, page_key
from ..box.names import CHAPTERS, SIDES, Side, Symbol
from ..box.stories import book_of, tale
from ..state.pieces import ChapterOutcome
from ..state.table import Destiny
from . import bonuses, turns
from .story_pages import page_of

ActiveSymbols = dict[Side, Symbol]


def told_by_app(state: Destiny) -> bool:
    """Whether the story is a book of this installation, not printed cards."""
    return book_of(state.story) != ""


def teller_of(draft: Draft[Destiny]) -> Teller | None:
    """The story's book; None of a printed one, and where this installation has it no more."""
    if draft.library is None or not told_by_app(draft.state):
        return None
    try:
        teller = draft.library.teller(book_of(draft.state.story))
    except NoSuchBook:
        return None
    return cast(Teller, teller)


def lies_open(state: Destiny) -> bool:
    """Whether the story's own book is what is being read."""
    return told_by_app(state) and state.book == book_of(state.story) and state.open_reading is not None


def route(state: Destiny) -> list[Side]:
    """WP-DATA-15: the sides whose outcomes were read so far."""
    return [one.side for one in state.outcomes]


def to_be_turned(state: Destiny) -> Side | None:
    """WP-BOOK-05: the dominant side whose outcome is still to be read."""
    read = len(state.outcomes)
    return state.dominant[read] if state.step == "reading" and read < len(state.dominant) else None


def read_to_the_spread(state: Destiny) -> bool:
    """Whether the open book lies at this chapter's spread, as far as can be told without a look into it.

    One that was opened anew has fewer pages behind it than were read at the table.
    """
    reading, left = state.open_reading, pages.spread(route(state))
    if reading is None or not lies_open(state) or not left or state.pages[-2:] != [left, left + 1]:
        return False
    return len(reading.read) >= len(set(state.pages))


def passed(reading: Reading, book: Book) -> int:
    """At how many spreads the book has gone on by a side's way in this reading."""
    taken = (f"{id}.{way.id}" for id, passage in book.passages.items() for way in passage.choices if way.by)
    return sum(key in reading.chosen for key in taken)


def behind(reading: Reading, book: Book, state: Destiny) -> Side | None:
    """By which side a book that was opened anew has still to go on, to come where the story was read before."""
    read = passed(reading, book)
    return state.outcomes[read].side if read < len(state.outcomes) else None


def scores(reading: Reading, book: Book) -> bool:
    """WP-DATA-11: whether the page that lies open orders the final scoring."""
    passage = book.passage(reading.at)
    return passage is not None and page_of(book, passage).scores


def ending_of(state: Destiny) -> str:
    """WP-VAR-04: what a story's ending is kept under, once it was reached; of a printed one by its first page."""
    if not state.winner or len(state.outcomes) < CHAPTERS:
        return ""
    if told_by_app(state):
        return f"{state.story}#{state.ending}" if state.ending else ""
    return f"{state.story}#{pages.outcome(route(state))}" if state.step in ("epilogue", "over") else ""


def endings_seen(state: Destiny) -> Mapping[str, Mapping[str, Any]]:
    """WP-VAR-04, WP-DATA-14: which ending this table has come to, and of which hero it was told."""
    hero, ending = state.find(state.winner), ending_of(state)
    return {"ending": {ending: {hero.character or "": True}}} if hero is not None and ending else {}


def waits(draft: Draft[Destiny]) -> Literal["spread", "scoring", ""]:
    """For what the open book waits just now: this chapter at its spread, the final scoring, or nothing yet."""
    state, reading, teller = draft.state, draft.state.open_reading, teller_of(draft)
    if reading is None or teller is None or not lies_open(state):
        return ""
    if reading.ended or scores(reading, teller.book):
        return "scoring"
    here = behind(reading, teller.book, state) is None and len(state.outcomes) < CHAPTERS
    return "spread" if here and waiting_ways(draft) else ""


def unread(draft: Draft[Destiny]) -> bool:
    """WP-STR-04, WP-STR-08: whether there is still something to be read before the table goes on."""
    if to_be_turned(draft.state) is not None:
        return True
    if teller_of(draft) is None:
        return False
    return waits(draft) != ("scoring" if turns.closing(draft.state) else "spread")


def turn_page(draft: Draft[Destiny], side: Side, page: int) -> None:
    """WP-DATA-13: the outcome of that side is read, its bonuses happen, the path tokens go back."""
    state = draft.state
    left, right = state.path["left"], state.path["right"]
    state.outcomes.append(ChapterOutcome(chapter=len(state.outcomes) + 1, side=side, left=left, right=right))
    if (teller := teller_of(draft)) is not None:
        if state.left is None and not turns.closing(state):
            _begin_with(state, _announced(draft, teller, side))
        take_way(draft, side)
        bonuses.give_back(draft)
        return
    number = page or pages.outcome(route(state))
    story = tale(state.story)
    draft.tell("tell-turn-to", number=number, mark=story.mark if story else "")
    state.pages.append(number)
    if known := state.box.bonuses.get(page_key(state.story, number)):
        for brings in sorted(known, key=bonuses.rank):
            bonuses.happen(draft, brings)
        bonuses.give_back(draft)
    _know_spread(state)


# --- active symbols --------------------------------------------------------------------------------------------------


def spread_after(book: Book, id: str) -> ActiveSymbols:
    """WP-SYM-14, WP-SYM-15: the symbols of the spread to which one comes from that page; none before an ending."""
    return said_by(taken_by_game(next_stop(book, id)))


def said_by(choices: Iterable[Choice]) -> ActiveSymbols:
    """WP-SYM-03: which symbol is active on which side, as a spread says it."""
    return {cast(Side, choice.by[0]): cast(Symbol, choice.by[1]) for choice in choices}


def keep_up(draft: Draft[Destiny]) -> None:
    """After each move: the state knows the pages that were read, and the symbols that the open spread says."""
    state = draft.state
    if state.step not in ("reading", "epilogue") and (state.coming or len(state.dominant) != state.chapter):
        return  # while a chapter is played nothing new is read, and no file need be looked at
    teller, reading = teller_of(draft), state.open_reading
    if not told_by_app(state):
        _know_spread(state)
        _know_coming(state)
    if teller is None or reading is None or not lies_open(state):
        return
    numbers = [told.passage.page for told in teller.lying_open(reading.at) if told.passage.page]
    if numbers and state.pages[-len(numbers) :] != numbers:
        state.pages += numbers
    choices = [way.choice for way in waiting_ways(draft)]
    said, here = said_by(choices), passed(reading, teller.book) == len(state.outcomes) == state.chapter - 1
    if here and state.step == "reading":
        _begin_with(state, said)
    elif said and here and len(state.dominant) == state.chapter:
        state.coming = _announced(draft, teller, state.dominant[-1])
    if reading.ended and reading.endings:
        state.ending = reading.endings[-1]


def _announced(draft: Draft[Destiny], teller: Teller, side: Side) -> ActiveSymbols:
    """What the foot of that side's page announces, where the book waits now."""
    targets = [way.choice.target for way in waiting_ways(draft) if way.choice.by[:1] == (side,)]
    return spread_after(teller.book, targets[0]) if targets else {}


def _begin_with(state: Destiny, said: ActiveSymbols) -> None:
    """WP-BOOK-11: the chapter's active symbols, if the spread says two different ones."""
    if len(set(said.values())) == len(SIDES):
        state.left, state.right = said["left"], said["right"]


def way_here(state: Destiny) -> list[Side]:
    """WP-DATA-15: the dominant sides of the chapters before this one, whether their outcomes were read yet or not."""
    return state.dominant[: state.chapter - 1]


def _know_spread(state: Destiny) -> None:
    """WP-DATA-17, WP-BOOK-11: the spread of this chapter, where this installation has been told it before."""
    if turns.closing(state) or len(way_here(state)) != state.chapter - 1:
        return
    left = pages.spread(way_here(state))
    known = state.box.spreads.get(page_key(state.story, left)) if left else None
    if known is not None and state.step == "reading" and state.left is None:
        state.left, state.right = known.left, known.right


def _know_coming(state: Destiny) -> None:
    """WP-SYM-14: what a printed story announces of the next chapter, where it was told before."""
    if len(state.dominant) == len(state.outcomes) + 1 and state.step != "reading" and not state.coming:
        left = pages.spread([*route(state), state.dominant[-1]])
        known = state.box.spreads.get(page_key(state.story, left)) if left else None
        if known is not None:
            state.coming = {"left": known.left, "right": known.right}


def learn_spread(state: Destiny, sides: list[Side], symbols: ActiveSymbols) -> None:
    """WP-BOOK-04: what the spread at the end of that route of a printed story shows is kept for the next table."""
    left = 0 if told_by_app(state) or len(sides) >= CHAPTERS else pages.spread(sides)
    if left and set(symbols) == set(SIDES):
        spread = PrintedSpread(left=symbols["left"], right=symbols["right"])
        state.box.spreads[page_key(state.story, left)] = spread
