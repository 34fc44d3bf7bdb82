"""One box for everything: tables, what their chronicles tell, passages that were read, rules, and cards that are known.

Found is what whoever asks may see where it stands: what everybody at a table is told, and of the boxes what only those
who keep tables are shown. What was thrown away is not found, nor what was undone, nor a word that nobody has read yet.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice, zip_longest
from typing import Any, Generic, Literal, TypeVar, get_args

import msgspec
from flask import Blueprint, Flask, current_app, render_template, request
from markupsafe import Markup, escape

from ..concordance import Mention, QuoteKind
from ..core.asked import Asked
from ..games import games
from ..library.shelf import Journals
from ..store.errors import NoSuchTable, ThrownAway
from ..store.records import ShelvedTable
from ..story.library import NoSuchBook
from .finding import EVERY, read_on
from .known_cards import FoundCard, cards_of, hands
from .rights import may, needs
from .rules_pages import reference
from .shelf import name_of
from .spines import sentence_of, shown_name
from .stores import installation, journals, store
from .wording import language

parts = Blueprint("search", __name__)
FoundKind = Literal["tables", "sentences", "passages", "rules", "cards"]
KINDS: tuple[FoundKind, ...] = get_args(FoundKind)
LONGEST = 200  # letters of a search: more is no search, and only its beginning is asked for
FEW, MOST = 5, 60  # hits of each kind that are shown together; of one kind alone
GLANCE = 240  # letters of a passage or a rule that are shown
BUDGET = 0.8  # seconds that one search reads on in the tables' logs before it answers with what it has
H = TypeVar("H")


class FoundTable(msgspec.Struct, frozen=True):
    """A table that is called so, or at which somebody of that name sits; `place`: "archived", or empty."""

    id: str
    name: str
    game: str
    players: list[str]
    sentence: str
    place: str
    closed: bool


class FoundSentence(msgspec.Struct, frozen=True):
    """A sentence of a table's chronicle, and the move that wrote it."""

    table: str
    name: str
    place: str
    revision: int
    session: int
    at: str
    text: str


class FoundPassage(msgspec.Struct, frozen=True):
    """A passage that was read at a table, and the move by which it was; `text` is where the words stand in it."""

    table: str
    name: str
    place: str
    revision: int
    session: int
    at: str
    book: str
    title: str
    text: str


class FoundRule(msgspec.Struct, frozen=True):
    """A rule of a game, by its id."""

    game: str
    game_name: str
    id: str
    area: str
    title: str
    text: str


class Hits(msgspec.Struct, Generic[H]):
    """What of one kind was found; `asked`: by which words, `more`: there is more than is told."""

    found: list[H]
    more: bool
    asked: Asked


class SearchAnswer(msgspec.Struct, frozen=True):
    """What was found, the best or the newest of each kind first.

    `words`: what was asked for, without capitals and diacritics; `more`: the kinds of which there is more; `unread`:
    tables whose chronicles are not read through yet (search again, and there are fewer).
    """

    lang: str
    words: list[str]
    unread: int
    more: list[FoundKind]
    tables: list[FoundTable]
    sentences: list[FoundSentence]
    passages: list[FoundPassage]
    rules: list[FoundRule]
    cards: list[FoundCard]


class Search:
    """One search: what somebody asks for, over all that may be told to them."""

    def __init__(self, query: str) -> None:
        self.query = query[:LONGEST]
        self.cut = len(query) > LONGEST
        self.asked = Asked.of(self.query)
        self.tables = {one.id: one for one in store().shelf.part(None, EVERY)} if self.asked.words else {}
        self.unread = read_on([*self.tables.values()], language(), _patience()) if self.tables else 0
        if self.unread:
            current_app.extensions["onward"].read_all(language())
        self._spans: dict[str, list[range]] = {}

    def hits(self, kind: FoundKind, most: int) -> Hits[Any]:
        """What of that kind is found: with all words as they are, else without the ends of long ones."""
        ways: dict[FoundKind, Callable[[Asked, int], Iterable[Any]]] = {
            "tables": self._tables,
            "sentences": self._sentences,
            "passages": self._passages,
            "rules": self._rules,
            "cards": self._cards,
        }
        asked, found = self.asked, [*ways[kind](self.asked, most + 1)] if self.asked.words else []
        if not found and self.asked.shortened != self.asked:
            asked = self.asked.shortened
            found = [*ways[kind](asked, most + 1)]
        return Hits(found[:most], len(found) > most, asked)

    # --- each kind

    def _tables(self, asked: Asked, most: int) -> list[FoundTable]:
        told = (_found_table(one) for one in self.tables.values())
        found = [one for one in told if asked.holds(" ".join((one.name, one.game, *one.players, one.sentence)))]
        return sorted(found, key=lambda one: not asked.holds(one.name))[:most]

    def _sentences(self, asked: Asked, most: int) -> Iterator[FoundSentence]:
        for mention in self._mentions("said", asked, most, self._stands):
            quote = mention.quote
            yield FoundSentence(*self._where(mention), quote.revision, quote.session, quote.at, quote.text)

    def _passages(self, asked: Asked, most: int) -> Iterator[FoundPassage]:
        told: set[tuple[str, str, str]] = set()

        def newest(mention: Mention) -> bool:
            once = mention.place, mention.quote.book, mention.quote.title
            if once in told or not self._stands(mention):
                return False
            told.add(once)
            return True

        for mention in self._mentions("read", asked, most, newest):
            quote, text = mention.quote, asked.excerpt(mention.quote.text, GLANCE)
            book = _title_of(journals(), quote.book)
            where = self._where(mention)
            yield FoundPassage(*where, quote.revision, quote.session, quote.at, book, quote.title, text)

    def _rules(self, asked: Asked, most: int) -> list[FoundRule]:
        query = " ".join(asked.words)
        each = ([(game, one) for one in reference().search(game.id, language(), query, most)] for game in games())
        best = [
            pair for pairs in zip_longest(*each) for pair in pairs if pair is not None
        ]  # of each game the best first
        return [
            FoundRule(game.id, name_of(game), one.id, one.area_title, one.title, asked.excerpt(one.text, GLANCE))
            for game, one in best[:most]
        ]

    def _cards(self, asked: Asked, most: int) -> list[FoundCard]:
        if not may("keep"):
            return []
        every = chain.from_iterable(cards_of(game) for game in games() if game.box)
        found = sorted((one for one in every if asked.holds(one.words)), key=lambda one: not asked.holds(one.name))
        tables = self.tables.values()
        open_ones = (one for one in found if not hands().hide(one.game, (one.key, one.name), tables))
        return [*islice(open_ones, most)]

    # --- where it stands

    def _mentions(self, kind: QuoteKind, asked: Asked, most: int, stands: Callable[[Mention], bool]) -> list[Mention]:
        return installation().concordance.find(asked, language(), kind, most, stands)

    def _where(self, mention: Mention) -> tuple[str, str, str]:
        one = self.tables[mention.place]
        return one.id, shown_name(one), one.place

    def _stands(self, mention: Mention) -> bool:
        """Whether a line is one of those that led to where its table stands, and the table on the shelf."""
        if mention.place not in self.tables:
            return False
        if mention.place not in self._spans:
            try:
                self._spans[mention.place] = store().spans(mention.place)[1]
            except (NoSuchTable, ThrownAway):
                self._spans[mention.place] = []
        return any(mention.quote.revision in span for span in self._spans[mention.place])


def _patience() -> Callable[[], bool]:
    until = time.monotonic() + current_app.config.get("SEARCH_BUDGET", BUDGET)
    return lambda: time.monotonic() < until


def _found_table(one: ShelvedTable) -> FoundTable:
    known = {game.id: game for game in games()}
    game = name_of(known[one.game]) if one.game in known else one.game
    players = one.spine.players if one.spine else []
    return FoundTable(one.id, shown_name(one), game, players, sentence_of(one), one.place, one.closed)


def _title_of(books: Journals, id: str) -> str:
    try:
        return books.opened(id).book.cover(language()).title
    except NoSuchBook:
        return ""


def found(query: str, kind: FoundKind | None, most: int) -> SearchAnswer:
    """The answer to a search, as the API gives it: of all kinds, or of one."""
    search = Search(query)
    hits = {one: search.hits(one, most) for one in KINDS if kind in (None, one)}
    told = {one: hits[one].found if one in hits else [] for one in KINDS}
    more = [one for one in hits if hits[one].more]
    return SearchAnswer(language(), [*search.asked.words], search.unread, more, **told)


# --- the page --------------------------------------------------------------------------------------------------------


@parts.get("/search")
@needs("look")
def everything() -> str:
    """The box, and what was found by kinds; `?in=`: all of one kind."""
    query, wanted = request.args.get("q", ""), request.args.get("in", "")
    if not query:
        return render_template("search.html", search=None, groups={}, kind="", query="")
    search, alone = Search(query), wanted in KINDS
    groups = {one: search.hits(one, MOST if alone else FEW) for one in KINDS if not alone or one == wanted}
    groups = {one: hits for one, hits in groups.items() if hits.found}
    return render_template(
        "search.html", search=search, groups=groups, kind=wanted if alone else "", query=search.query
    )


def marked(text: str, asked: Asked) -> Markup:
    """A text with the words marked that were asked for."""
    return Markup("").join(
        Markup("<mark>{}</mark>").format(one.text) if one.hit else escape(one.text) for one in asked.stretches(text)
    )


def init_app(app: Flask) -> None:
    """Register the page on which everything is searched."""
    app.register_blueprint(parts)
    app.jinja_env.filters["marked"] = marked
