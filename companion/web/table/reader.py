"""The reader: the book that lies open at a table, one passage a screen. What a choice leads to stays on the server."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from flask import Flask, current_app
from markupsafe import Markup

from ...core.game import Game
from ...core.message import Message, say
from ...core.secrets import HIDDEN
from ...core.typography import bound
from ...library.shelf import Opened
from ...story import prose
from ...story.book import Cover, Passage, Price
from ...story.expressions import Expression
from ...story.library import NoSuchBook
from ...story.locks import asked_for
from ...story.reading import Reading
from ...story.spoken import SpokenPassage
from ...story.teller import Offer, Scene, Teller, ToldPassage
from ...story.vocabulary import Vocabulary
from ..beside import PassageBeside, beside
from ..filters import term
from ..preferences import preferences
from ..recorded import recorder_here
from ..stores import journals
from ..wording import language, voice
from .books import books_of, door_words, doors_of, people_of, scene_of
from .page import OpenBook, Prepared, TablePage, drawn_by


@dataclass
class WayOn:
    """A way on, as the page shows it."""

    id: str
    words: Markup
    state: str
    too_dear: bool = False
    price: list[str] = field(default_factory=list)
    lack: str = ""
    met: str = ""  # what an open way asks for, where the book shows it
    going: str = "all"
    after: str = ""  # the end of a fight that it is for
    die: int = 0
    one: bool = False
    numbers: list[tuple[str, str]] = field(default_factory=list)  # what the table must say, and its words
    prices: list[Price] = field(default_factory=list)
    votes: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Ballot:
    """A vote on the ways on from the passage that is being read: who has voted, and how, as far as one may know it."""

    title: Markup
    lang: str
    choices: list[WayOn]
    cast: dict[int, str]  # by seat: for which choice; "" while only that seat knows
    missing: list[int]  # seats that have not voted
    settles: Message | None  # of a tie, where the game has a rule for it

    @property
    def unseen(self) -> bool:
        """Whether some votes are still hidden: they were cast on players' own devices, and not all are in."""
        return bool(self.missing) and "" in self.cast.values()


@dataclass(frozen=True)
class Course:
    """A way that the game takes itself, as the foot of its page says it: what is done, by what, and what comes then."""

    words: Markup
    taken: Message | None
    announces: Message | None


@dataclass(frozen=True)
class Leaf:
    """One page of what lies open."""

    title: Markup
    number: int
    pieces: tuple[prose.Piece, ...]
    courses: list[Course]
    beside: PassageBeside = PassageBeside()


@dataclass
class Page:
    """What lies open, as the page shows it: a passage, or two across from each other, the left one first."""

    title: Markup
    lang: str
    act: int
    kind: Message | None  # of page, where the game tells them apart
    leaves: list[Leaf]
    minutes: int
    choices: list[WayOn]
    ending: str
    waits: Message | None  # for what the book waits, where the game itself takes the way on
    mark: str = ""  # the same on every device that shows this passage as it was come to, and only there
    beside: str = ""  # whether this device shows what stands beside the words ("on", "off"), where anything does


@dataclass
class LyingOpen:
    """What of a book lies open at a table: its cover, and the passage where it is being read."""

    cover: Cover | None = None
    passage: Page | None = None
    resting: bool = False


def lying_open(page: TablePage) -> LyingOpen:
    """The passage that the table reads just now, as far as the reader's page shows it."""
    reading = getattr(page.state, "open_reading", None)
    if reading is None or page.away:
        return LyingOpen()
    try:
        opened = journals().opened(page.state.book)
    except NoSuchBook:
        return LyingOpen()
    scene = scene_of(page, opened)
    told = opened.teller.told(reading.at) if reading.at and not reading.resting else None
    passage = _passage(opened.teller, scene, told) if told else None
    return LyingOpen(opened.book.cover(language()), passage, reading.resting)


def book(page: TablePage) -> Prepared:
    """The open book where it stands; without one, the shelf of books."""
    page.name = "journal"
    if page.game.vocabulary is None:
        return drawn_by("journal/shelf.html", books=[], people=[], reading=None)
    reading = page.state.open_reading
    if reading is None or "books" in page.wanted:
        return drawn_by("journal/shelf.html", books=books_of(page), people=people_of(page), reading=reading)
    try:
        opened = journals().opened(page.state.book)
    except NoSuchBook:
        return drawn_by("journal/gone_book.html")
    return _reader(page, opened)


def _reader(page: TablePage, opened: Opened) -> Prepared:
    teller, scene = opened.teller, scene_of(page, opened)
    reading = scene.reading
    cover = opened.book.cover(language())
    facts: dict[str, Any] = {"opened": opened, "reading": reading, "cover": cover, "people": people_of(page)}
    facts["entered"] = [(entry, door_words(entry, opened)) for entry in doors_of(teller, scene, True)]
    told = teller.told(reading.at) if reading.at and not reading.resting else None
    page.book = OpenBook(cover)
    if told is None:
        if reading.at and not reading.resting:
            ways = [(passage.id, _title(teller, scene, passage)) for passage in teller.way_on(reading)]
            return drawn_by("journal/gone.html", ways=ways, **facts)
        facts["others"] = [(entry, door_words(entry, opened)) for entry in doors_of(teller, scene, None)]
        return drawn_by("journal/resting.html", **facts)
    passage = _passage(teller, scene, told)
    facts["ballot"] = found = _ballot(page, scene, passage)
    if found is not None and page.held:  # the chronicler reads; a player's own device asks for the vote
        page.book = None
        return drawn_by("journal/ballot.html", ballot=found)
    page.book = OpenBook(cover, passage)
    facts["recorder"] = recorder_here(page.id, _spoken(teller, scene, told.passage.id, language()))
    facts["records"] = page.viewer.keeps and not page.still
    facts["secured"] = bool(current_app.extensions.get("https"))
    facts["reads"] = getattr(scene.world, "reads", None)  # who reads aloud, where the game has a rule for it
    facts["onward"] = getattr(scene.world, "onward", None)  # what the table does where the book waits for it
    facts["fights"] = getattr(scene.world, "fights", None)  # a fight of this passage, fought on the table's own page
    panels = (panel.name for panel in page.game.panels if panel.when and panel.when(page.state))
    facts["fights_at"] = next(panels, "")
    return drawn_by("journal/passage.html", passage=passage, **facts)


def ballot(page: TablePage) -> Ballot | None:
    """The vote that a seat's own page offers: on the ways on from the passage that lies open."""
    reading = getattr(page.state, "open_reading", None)
    if page.game.vocabulary is None or reading is None or not reading.at or reading.resting:
        return None
    try:
        opened = journals().opened(page.state.book)
    except NoSuchBook:
        return None
    scene = scene_of(page, opened)
    told = opened.teller.told(reading.at)
    return _ballot(page, scene, _passage(opened.teller, scene, told)) if told is not None else None


def _ballot(page: TablePage, scene: Scene, passage: Page) -> Ballot | None:
    """None where there is nothing to vote on: alone, with one way on, or where the game says whose choice it is."""
    seats = [seat.id for seat in page.state.seats]
    if len(seats) < 2 or len(passage.choices) < 2 or passage.ending or getattr(scene.world, "reads", None) is not None:
        return None
    if getattr(scene.world, "fights", None) is not None:
        return None
    reading = scene.reading
    unseen = {seat: "" if choice == HIDDEN else choice for seat, choice in reading.ballots.items()}
    cast = {int(seat): choice for seat, choice in {**reading.votes, **unseen}.items()}
    missing = [seat for seat in seats if seat not in cast]
    return Ballot(passage.title, passage.lang, passage.choices, cast, missing, _settles(scene, cast, missing))


def _settles(scene: Scene, cast: dict[int, str], missing: list[int]) -> Message | None:
    """Who settles a vote that is tied, once all are in."""
    counted = Counter(cast.values()).most_common()
    settles = getattr(scene.world, "settles", None)
    if missing or settles is None or len(counted) < 2 or counted[0][1] != counted[1][1]:
        return None
    best = {choice for choice, votes in counted if votes == counted[0][1]}
    return settles([seat for seat, choice in cast.items() if choice in best])


def _passage(teller: Teller, scene: Scene, told: ToldPassage) -> Page:
    passage = told.passage
    pages = [_Shown(teller, scene, page) for page in teller.lying_open(passage.id)]
    lang = pages[0].language
    beside = {page.told.passage.id: page for page in pages}
    waits = getattr(scene.world, "waits", None) or say("journal-waits")
    return Page(
        title=Markup(" · ").join(page.line(page.words.title) for page in pages),
        lang=lang,
        act=passage.act,
        kind=getattr(scene.world, "kind", lambda passage: None)(passage),
        leaves=[page.leaf() for page in pages],
        minutes=round(sum(prose.seconds(page.text, lang) for page in pages) / 60),
        choices=[_choice(offer, scene, beside[offer.way.key.partition(".")[0]]) for offer in teller.offers(scene)],
        ending=next((page.told.passage.ending for page in pages if page.told.passage.ending), ""),
        waits=waits if teller.taken_by_game(scene.reading) else None,
        mark=_mark(scene.reading, told),
        beside=preferences().beside if any(page.has_beside for page in pages) else "",
    )


def words_read(game: Game, state: Any, opened: Opened, id: str, spoken: str) -> tuple[str, str] | None:
    """What a table in that state was read of the passage of that id: its title and its words, as plain text.

    Of what it could not be told nothing is in there, nor where ways on lead. None where the passage is gone.
    """
    reading, told = state.books[opened.book.id], opened.teller.told(id)
    if told is None:
        return None
    scene = Scene(reading, game.world(None, state, reading, opened.book))
    pages = _spoken(opened.teller, scene, id, spoken)
    pieces = [piece for page in pages for piece in prose.pieces(page.text, page.language)]
    return " · ".join(page.title for page in pages), " ".join(Markup(piece.html).striptags() for piece in pieces)


def _spoken(teller: Teller, scene: Scene, id: str, in_: str) -> list[SpokenPassage]:
    """What lies open with that passage, as the table is told it in that language."""
    return [SpokenPassage(teller, scene, told, in_) for told in teller.lying_open(id)]


class _Shown(SpokenPassage):
    """A passage as this table is told it, with what a page wants of it."""

    def __init__(self, teller: Teller, scene: Scene, told: ToldPassage) -> None:
        super().__init__(teller, scene, told, language())
        self.scene = scene

    def line(self, text: str) -> Markup:
        """A title or a choice."""
        return Markup(prose.line(self.resolved(text), self.language))

    def leaf(self) -> Leaf:
        """The passage as a page of the open book."""
        world = self.scene.world
        taken = getattr(world, "taken", lambda choice: None)
        announces = getattr(world, "announces", lambda choice: None)
        courses = [
            Course(self.line(self.said(choice.id).text), taken(choice), announces(choice))
            for choice in self.told.passage.choices
            if choice.by
        ]
        shown = PassageBeside()
        if preferences().beside == "on":
            shown = beside(self.teller.book, self.told.passage, self.language)
        pieces = prose.pieces(self.text, self.language)
        return Leaf(self.line(self.words.title), self.told.passage.page, pieces, courses, shown)

    @property
    def has_beside(self) -> bool:
        """Whether the book has a picture or a sound for it."""
        named = (self.told.passage.picture, self.told.passage.sound)
        return any(one is not None and one.file in self.teller.book.beside for one in named)


def _mark(reading: Reading, told: ToldPassage) -> str:
    """It tells nothing of the passage's name, which may give away what is to come."""
    come_to = f"{told.passage.id} {sum(reading.read.values())} {sum(reading.chosen.values())}"
    return sha256(come_to.encode()).hexdigest()[:16]


def _choice(offer: Offer, scene: Scene, page: _Shown) -> WayOn:
    made, teller = offer.way.choice, page.teller
    said = page.said(made.id)
    shown = WayOn(
        id=made.id,
        words=page.line(said.text),
        state=offer.state,
        going=made.going,
        after=made.after,
        die=made.die,
        prices=list(made.prices),
    )
    shown.numbers = [(name, _number_words(name)) for name in teller.unknown(scene, offer.way)]
    shown.price = [_price_words(price) for price in made.prices]
    shown.too_dear = offer.too_dear
    if offer.way.lock is not None and offer.state == "open" and made.shown:
        shown.met = lock_words(offer.way.lock, teller.vocabulary)
    elif offer.way.lock is not None and (offer.state == "unsure" or made.shown):
        lack = prose.bare(page.resolved(said.lack)) if said.lack else ""
        shown.lack = bound(lack, page.language) or lock_words(offer.way.lock, teller.vocabulary)
    targets = [effect.args[0] for effect in made.effects if effect.args and isinstance(effect.args[0], str)]
    shown.one = any(target.startswith("one.") for target in targets) or any(p.whose == "one" for p in made.prices)
    shown.votes = [int(seat) for seat, voted in scene.reading.votes.items() if voted == made.id]
    return shown


def _price_words(price: Price) -> str:
    """A price in the game's words: "1 Energy each"."""
    key = f"price-{price.whose}"
    return voice().t(key, what=price.what, amount=price.amount)


def _number_words(name: str) -> str:
    """What the table is asked for, in the game's words: "courage, the best of you"."""
    whose, _, what = name.partition("-")
    key = f"number-{whose}"
    return voice().t(key, what=what)


def lock_words(lock: Expression, vocabulary: Vocabulary) -> str:
    """What a simple comparison asks for, in the game's words: "courage 2"; anything else as it is written."""
    asked = asked_for(lock, vocabulary)
    return voice().spoken(asked) if asked else lock.source


def _title(teller: Teller, scene: Scene, passage: Passage) -> str:
    told = teller.told(passage.id)
    return bound(SpokenPassage(teller, scene, told, language()).title, language()) if told else ""


def init_app(app: Flask) -> None:
    """Let the pages on which a book is read name what is paid."""
    app.jinja_env.filters["term"] = term
