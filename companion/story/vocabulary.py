"""The words that a book may use: what it can ask of a table, what it can do at it, what it can charge.

The floor brings the words of reading itself (`visited`, `times`, `chosen`, `roll`, the book's variables); a game adds
its own. A question is answered by a `World`: the real table, or an imagined one for a walk. `None` means that nobody
but the people at the table can know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .book import Book, Door, Effect, Fate, Passage, Price
from .fates import EVERY

Get = Callable[[Any], Any]
Keys = Callable[[Book], Collection[str]]
DoorKey = tuple[str, str]  # its kind, and which one of them


@dataclass(frozen=True)
class Kind:
    """A type of value. Numbers, yes/no and words are plain; a thing has members, a shelf gives a thing for a key."""

    name: str
    members: Mapping[str, Member] = field(default_factory=dict)
    keyed: Keyed | None = None


@dataclass(frozen=True)
class Member:
    """What stands after the dot: its kind and how it is got. With `takes`, it is asked with that many numbers."""

    kind: Kind
    get: Callable[..., Any]
    takes: int = 0


@dataclass(frozen=True)
class Keyed:
    """What stands in the brackets: the kind of what is found there, the keys that exist, and how it is got."""

    kind: Kind
    get: Callable[[Any, Any], Any]
    keys: Keys | None = None
    number: bool = False


NUMBER, YES_NO = Kind("number"), Kind("yes-no")


@dataclass(frozen=True)
class Form:
    """An effect as it is written: a verb, perhaps a second fixed word, and slots.

    Slots: `amount` (1-99), `step` (-99 to 99), `value` (-999 to 999), `part` (a box of what stands before it),
    `number` (1-999), `target` ("each.<counted>" or "one.<counted>"), `variable`, one of the vocabulary's shelves, or
    one of its lists of words. A slot with a question mark may be left out.

    `writes`: it changes what its first slot names, so that a book has something to ask for; `fights`: it begins a
    fight of the kind that its first slot names; `winds`: it begins what then runs down, and once is enough.

    For the prover, `settles`: what a condition is told afterwards (`{'secret["name"]': True}`; None: that may have
    become anything, and under "" whatever else is asked of the same thing), of its arguments; `ends`: the thing is
    again as before the book touched it. Without either, everything that is asked of the thing may have changed.
    """

    name: str
    written: str
    writes: bool = False
    fights: bool = False
    winds: bool = False
    settles: Callable[..., Mapping[str, bool | int | None]] | None = None
    ends: bool = False

    @property
    def fixed(self) -> list[str]:
        """The words that the effect begins with: its verb, and a second one when that is no slot."""
        words = self.written.split()
        second = len(words) > 2 and words[1] == words[2].rstrip("?")
        return words[:2] if second else words[:1]

    @property
    def slots(self) -> list[str]:
        """What is filled in behind the fixed words."""
        return self.written.split()[len(self.fixed) :]


@dataclass(frozen=True)
class BookShelf:
    """A shelf of a game's books: things of one kind that a cover declares, and effects, doors and conditions name.

    `boxes`: each may have several ("numbered 6", "row 3"), of which an effect or a door may name one. `keys`: which
    things there can be at all, where the game knows them. `seen`: it lies before the table, so a book need not ask.
    """

    boxes: bool = False
    seen: bool = False
    keys: tuple[str, ...] = ()


@dataclass(frozen=True)
class HeadLine:
    """A line of the cover of a game's books that says one thing: a number, one of its words, or all of them in order.

    Without words and bounds it is any short word ("P4"). `needed`: no book of the game may be without it.
    """

    words: tuple[str, ...] = ()
    all: bool = False
    least: int = 0
    most: int = 0
    needed: bool = False


@dataclass(frozen=True)
class Stops:
    """How a game's books wait for it: on every route so many stops, and at each of them one way for each of `ways`.

    A stop is a passage, or two across from each other, all of whose ways the game takes (`by`). The first word of such
    a way is one of `ways`; the others differ within a stop. A book with stops goes round in no circle. Its pages have
    numbers, and their acts are the parts into which the stops divide it. `closing`: the effect that happens once on
    every route, behind its last stop.
    """

    number: int
    ways: tuple[str, ...]
    closing: str = ""


class World(Protocol):
    """What a reading asks and changes: a table through its moves, or an imagined one.

    `told`: numbers that the table keeps itself and has said for one choice ("party-coins": 2). A game's own may also
    have `calls(entries)`, of the open doors the one that is told at once to whoever sits down by the first passage;
    `ranks(passage, recent)`: of several behind one door the lowest is read; and `sure`: a passage of which only the
    table would know whether it fits is not told.
    """

    told: Mapping[str, int]

    def people(self) -> list[str]:
        """Who may take part at all."""

    def opens(self, entry: Door) -> bool | None:
        """Whether the door that an entry names stands open now (None: only the table knows)."""

    def can_pay(self, price: Price, who: Sequence[str]) -> bool | None:
        """Whether these could pay it (None: only the table knows)."""

    def pay(self, price: Price, who: Sequence[str], shares: Mapping[str, int], one: str) -> list[str]:
        """Take the price; returns those who do not pay and drop out. `one`: who is to pay, where the table said so."""

    def do(self, effect: str, args: Sequence[Any], who: Sequence[str], one: str) -> None:
        """Let an effect happen at this table."""

    def fought(self, fate: Fate) -> None:
        """The table said how a fight of the book went."""

    def entered(self, passage: Passage, entry: Door) -> None:
        """The table went through a door of the book."""

    def called(self, name: str, language: str) -> Mapping[str, str]:
        """How somebody is called whom the words may name, by the case ("nom", "gen" ...); empty: not known yet."""

    def rest(self) -> bool | None:
        """The book rests: whoever was exploring is free again. False: nothing waits in it, so nobody is told."""

    def pick(self, options: Sequence[str]) -> str:
        """One of several, each equally likely."""


@dataclass(frozen=True)
class DeckDoors:
    """Which doors of a game's books are decks of cards to be weighed, and what they call: the game's vocabulary says.

    `kinds`: doors that are drawn from a deck; `answers`: doors that only open when an effect has called them; `calls`:
    the door that an effect leads to later, if it does; `currency`: the effects that are counted, in this order.
    """

    kinds: tuple[str, ...]
    answers: tuple[str, ...] = ()
    calls: Callable[[Effect], DoorKey | None] = lambda effect: None
    currency: tuple[str, ...] = ()


@dataclass(frozen=True)
class Vocabulary:
    """What a game's books may say. `entries` are the kinds of doors, each with what its key is ("", "number", ...).

    A key is also one of a shelf, one of a list of words, or an `outcome`: how a fight ended.
    """

    names: Mapping[str, Member] = field(default_factory=dict)
    forms: tuple[Form, ...] = ()
    shelves: Mapping[str, BookShelf] = field(default_factory=dict)  # asked for as `kind["key"]`
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    payable: tuple[str, ...] = ()
    # Whose numbers a locked choice may ask for in the game's words: of "any" `lock-any`, of "party.size" `lock-size`.
    locks: frozenset[str] = frozenset()
    price_rule: str = ""  # the game's rule that a way cannot be taken whose price cannot be paid
    entries: Mapping[str, str] = field(default_factory=dict)
    several: frozenset[str] = frozenset()  # doors behind which several passages may wait, beside the tales
    fates: Mapping[Fate, tuple[Fate, ...]] = field(default_factory=lambda: EVERY)  # how a fight can end: see `fates`
    ends: Mapping[str, tuple[Fate, ...]] = field(default_factory=dict)  # how a kind of fight can end, if not each way
    imagine: Callable[..., World] | None = None  # (random generator, book, reading): a world for a walk
    decks: DeckDoors | None = None  # which doors are decks of cards, whose cards are weighed against each other
    worth: Callable[[Effect | Price], float] | None = None  # what an effect or a price is worth
    heads: Mapping[str, HeadLine] = field(default_factory=dict)  # lines of a cover, beside those of the shelves
    called: tuple[str, ...] = ()  # whom the words may name: `{hero}`, and where a language declines, `{hero.gen}`
    grammar: frozenset[str] = frozenset()  # what a case may ask in one language only: `agreement` with who is named
    by: tuple[str, ...] = ()  # lists of words: of each one word follows `by` on a way that the game takes itself
    stops: Stops | None = None  # how such ways hang together
    # A verb or a word of an effect that only some books may use: (line of the cover, what it must say).
    belongs: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    order: Callable[[Effect], int] = lambda effect: 0  # effects of a page happen by this, the lowest first
    at_most: Mapping[str, int] = field(default_factory=dict)  # how often an effect may happen on one route
    passing: frozenset[str] = frozenset()  # shelves whose things change as time passes on the board
    interrupts: bool = False  # whether the game opens doors by its own moves, whatever is being read
    first: Mapping[str, str] = field(default_factory=dict)  # a small whole book by language, where any other is not one

    @property
    def all_names(self) -> Mapping[str, Member]:
        """The floor's names and the game's."""
        return {**READING, **self.names}

    @property
    def all_forms(self) -> tuple[Form, ...]:
        """The floor's effects and the game's."""
        return (*BOOKISH, *self.forms)

    @property
    def all_entries(self) -> Mapping[str, str]:
        """The floor's doors and the game's."""
        return {"start": "", "tale": "name", **self.entries}

    def numbers(self, book: Book) -> Collection[str]:
        """What the words of a book may say as a number: its variables and sums, and the game's own bare numbers."""
        sums = (name for name, made in book.formulas.items() if made.kind == "sum")
        ours = (name for name, member in self.names.items() if member.kind is NUMBER)
        return {*book.variables, *sums, *ours}

    @property
    def all_words(self) -> Mapping[str, Collection[str]]:
        """The game's lists of words, and how a fight can end."""
        return {"outcome": self.fates, **self.words}


def _passages(book: Book) -> Collection[str]:
    return book.passages.keys()


def choices_of(book: Book) -> Collection[str]:
    """Every choice of a book, as `chosen` names it."""
    return book.choice_ids


def variable(name: str) -> Member:
    """A book's own variable as a name."""
    return Member(NUMBER, lambda scene: scene.reading.values.get(name, 0))


def someone(name: str, keyed: Keyed | None = None) -> Member:
    """Somebody whom the words name, as a condition asks for what must agree with that: a woman, or several people.

    `keyed`: what else stands in brackets behind that name, asked of a scene.
    """
    kind = Kind(
        name,
        {
            "woman": Member(YES_NO, lambda scene: scene.world.woman(name)),
            "several": Member(YES_NO, lambda scene: scene.world.several(name)),
        },
        keyed,
    )
    return Member(kind, lambda scene: scene)


def agreement(*called: str) -> frozenset[str]:
    """What only one language may need to know of those whom the words name."""
    return frozenset(f"{name}.{what}" for name in called for what in ("woman", "several"))


# The words of reading itself, whatever the game.
READING: dict[str, Member] = {
    "visited": Member(
        Kind("visited", keyed=Keyed(YES_NO, lambda read, id: id in read, _passages)), lambda scene: scene.reading.read
    ),
    "times": Member(
        Kind("times", keyed=Keyed(NUMBER, lambda read, id: read.get(id, 0), _passages)),
        lambda scene: scene.reading.read,
    ),
    "chosen": Member(
        Kind("chosen", keyed=Keyed(YES_NO, lambda chosen, id: id in chosen, choices_of)),
        lambda scene: scene.reading.chosen,
    ),
    "roll": Member(NUMBER, lambda scene: scene.rolled),
}
BOOKISH = (
    Form("set", "set variable value", writes=True),
    Form("add", "add variable value", writes=True),
    Form("rejoin", "rejoin"),
)
