"""A book's passages as the pages of a story: the kind of each, what it brings, what comes next. WP-DATA-03.

A book says none of it twice: the kind of a page and its side follow from how it hangs together with others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from ....story import prose
from ....story.book import Book, Passage
from ....story.routes import before_first_stop, next_stop, reached_by_game, taken_by_game
from ..box.knowledge import Operation, Receiver
from ..box.names import CHAPTERS, Side
from . import bonuses

PageKind = Literal[
    "cover", "introduction", "rule_pointer", "choice", "outcome", "bridge", "final_scoring", "epilogue"
]  # WP-DATA-04
SCORE = "score"


@dataclass(frozen=True)
class PageBonus:
    """WP-DATA-08: all that a page brings by one token (or to others, WP-DATA-10), and whether it is a penalty.

    Its words are those of the page: what hands do of it is told when it happens.
    """

    token: Receiver
    penalty: bool
    operations: list[Operation]


@dataclass(frozen=True)
class NextPage:
    """WP-DATA-07: a page's number, or a stop: for a chapter, at the left page of its spread, or for the scoring.

    Of a choice page it is the page of that side's outcome. Where all are nothing, the story ends.
    """

    page: int = 0
    chapter: int = 0
    spread: int = 0
    scoring: bool = False

    @property
    def ends(self) -> bool:
        """Whether nothing follows."""
        return not (self.page or self.chapter or self.scoring)


@dataclass(frozen=True)
class StoryPage:
    """WP-DATA-03: a page of a story; its words stand in its passage, in each language."""

    number: int
    kind: PageKind
    chapter: int
    side: Side | None
    bonuses: list[PageBonus]
    scores: bool
    next: NextPage


def page_of(book: Book, passage: Passage) -> StoryPage:
    """What a passage is as a page of its story."""
    sides = [choice.by[0] for choice in passage.choices if choice.by]
    return StoryPage(
        number=passage.page,
        kind=kind_of(book, passage),
        chapter=passage.act,
        side=cast(Side, sides[0]) if sides else None,
        bonuses=brought(passage),
        scores=_scores(passage),
        next=next_of(book, passage),
    )


def kind_of(book: Book, passage: Passage) -> PageKind:
    """WP-DATA-04: of what kind a page is, by how it hangs together with the others. The cover is no passage."""
    if taken_by_game([passage]):
        return "choice"
    if passage.ending:
        return "epilogue"
    if _scores(passage):
        return "final_scoring"
    if passage.id in reached_by_game(book):
        return "outcome"
    if any(prose.RULES.match(line.lstrip("> ")) for words in passage.words.values() for line in words.text.split("\n")):
        return "rule_pointer"
    return "introduction" if passage.id in before_first_stop(book) else "bridge"


def brought(passage: Passage) -> list[PageBonus]:
    """WP-DATA-08: what a page brings, by whom it names and whether it gives or takes."""
    found: dict[tuple[Receiver, bool], list[Operation]] = {}
    for effect in passage.does:
        if effect.name in bonuses.KINDS:
            one = bonuses.operation(effect.name, effect.args)
            found.setdefault((one.receiver, one.kind == "lose"), []).append(one)
    return [PageBonus(token, penalty, operations) for (token, penalty), operations in found.items()]


def next_of(book: Book, passage: Passage) -> NextPage:
    """WP-DATA-07: where a page leads, or for what the book waits there."""
    targets = [choice.target for choice in passage.choices]
    goal = book.passage(targets[0]) if targets else None
    if _scores(passage):
        return NextPage(scoring=True)
    if goal is None:
        return NextPage()
    spread = book.spread(goal)
    if taken_by_game(spread) and not taken_by_game([passage]):
        return NextPage(chapter=spread[0].act or _chapter(book, goal), spread=spread[0].page)
    return NextPage(page=goal.page)


def _chapter(book: Book, passage: Passage) -> int:
    """The chapter of a spread that does not say it: as many as there are, less those that are still to come."""
    left, id = 0, passage.id
    while spread := next_stop(book, id):
        left, id = left + 1, taken_by_game(spread)[0].target
    return CHAPTERS - left + 1


def _scores(passage: Passage) -> bool:
    return any(effect.name == SCORE for effect in passage.does)
