"""A deck of tales, weighed: what each option brings and costs, and which options stand apart.

Each is weighed in many imagined worlds from one seed, over all faces of its die, as if nothing had been read before:
what an option costs and does and what follows, to where the book rests or ends. Of later ways the best open one is
gone; a fight ends each way as often as any other; a circle is gone through once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from .book import Book, Passage
from .routes import leads_to
from .teller import Teller, ToldPassage, Way
from .vocabulary import DeckDoors, DoorKey, Vocabulary
from .walking import many_imagined
from .weighing import ImaginedHero, Lot, average

WORLDS, SEED = 200, "balance"
APART = 1.5  # how far from each other the options of one card may be worth
OUTSIDE = 2.5  # how far from the deck's mean an option may be worth


class Currency(msgspec.Struct, frozen=True):
    """How much of something comes and goes by chance, by how many options, and the mean of all of them."""

    name: str
    total: float
    options: int
    mean: float


class Option(msgspec.Struct, frozen=True):
    """A card's option: what it is worth, whether it has a price and a die, and which doors it may call."""

    key: str
    worth: float
    costs: bool
    rolls: bool
    calls: list[str]


class Apart(msgspec.Struct, frozen=True):
    """A card whose options are not worth the same, by far."""

    card: str
    worths: dict[str, float]


class TaleDeck(msgspec.Struct, frozen=True):
    """The cards behind one kind of door. `apart`, `outside`: what stands apart, and far from the mean."""

    kind: str
    cards: int
    options: int
    calling: int
    costing: int
    rolling: int
    mean: float
    least: float
    most: float
    currency: list[Currency]
    apart: list[Apart]
    outside: list[Option]
    weighed: list[Option]


class CalledDoor(msgspec.Struct, frozen=True):
    """A door that opens when it is called: the passages behind it, and what the best way through them is worth."""

    door: str
    passages: list[str]
    worth: float


class Answers(msgspec.Struct, frozen=True):
    """The doors of one kind that are called. `uncalled`: those that nothing calls and no choice leads to."""

    kind: str
    doors: int
    mean: float
    least: float
    most: float
    currency: list[Currency]
    uncalled: list[str]
    weighed: list[CalledDoor]


class Missing(msgspec.Struct, frozen=True):
    """A passage that calls a door which is not there."""

    passage: str
    door: str


class Balance(msgspec.Struct, frozen=True):
    """Everything that was weighed in a book."""

    decks: list[TaleDeck]
    answers: list[Answers]
    missing: list[Missing]


def weigh(teller: Teller) -> Balance | None:
    """The decks of a book, weighed; None when its game has none."""
    decks = teller.vocabulary.decks
    if decks is None or teller.vocabulary.worth is None:
        return None
    book, heroes = teller.book, [ImaginedHero(teller, scene) for scene in many_imagined(teller, SEED, WORLDS)]
    return Balance(
        decks=[deck for kind in decks.kinds if (deck := _deck(teller, kind, heroes)) is not None],
        answers=[found for kind in decks.answers if (found := _answers(teller, kind, heroes)) is not None],
        missing=[
            Missing(passage.id, _written(door)) for passage, door in _calls(book, decks) if not book.entered_by(*door)
        ],
    )


def _deck(teller: Teller, kind: str, heroes: list[ImaginedHero]) -> TaleDeck | None:
    cards = [told for passage in teller.book.entered_by(kind) if (told := teller.told(passage.id)) is not None]
    lots = {way.key: _option(told, way, heroes) for told in cards for way in told.ways}
    if not lots:
        return None
    options = [
        Option(
            way.key,
            round(lots[way.key].worth, 2),
            costs=bool(way.choice.prices),
            rolls=bool(way.choice.die),
            calls=[_written(door) for door in lots[way.key].calls],
        )
        for told in cards
        for way in told.ways
    ]
    worths = [lot.worth for lot in lots.values()]
    mean = sum(worths) / len(worths)
    return TaleDeck(
        kind=kind,
        cards=len(cards),
        options=len(options),
        calling=sum(bool(one.calls) for one in options),
        costing=sum(one.costs for one in options),
        rolling=sum(one.rolls for one in options),
        mean=round(mean, 2),
        least=round(min(worths), 2),
        most=round(max(worths), 2),
        currency=_currency(lots.values(), teller.vocabulary),
        apart=[found for told in cards if (found := _apart(told, lots)) is not None],
        outside=[one for one in options if round(abs(one.worth - mean), 2) > OUTSIDE],
        weighed=options,
    )


def _apart(told: ToldPassage, lots: dict[str, Lot]) -> Apart | None:
    worths = {way.choice.id: round(lots[way.key].worth, 2) for way in told.ways}
    if not worths or round(max(worths.values()) - min(worths.values()), 2) <= APART:
        return None
    return Apart(told.passage.id, worths)


def _option(told: ToldPassage, way: Way, heroes: list[ImaginedHero]) -> Lot:
    """What a card comes to by one of its options, for those to whom it stands open."""
    lots = []
    for hero in [hero for hero in heroes if hero.may(way)] or heroes:
        lots.append(hero.happened(told.passage.does))
        lots[-1].add(hero.way(way, {told.passage.id: Lot()}))
    return average(lots)


def _answers(teller: Teller, kind: str, heroes: list[ImaginedHero]) -> Answers | None:
    book, decks = teller.book, teller.vocabulary.decks or DeckDoors(())
    behind: dict[DoorKey, list[str]] = {}
    for passage in book.entered_by(kind):
        for entry in passage.entries:
            if entry.kind == kind:
                behind.setdefault((kind, entry.key), []).append(passage.id)
    if not behind:
        return None
    called = {door for _, door in _calls(book, decks)}
    linked = {
        goal.id
        for passage in book.passages.values()
        for choice in passage.choices
        for target in leads_to(choice)
        if (goal := book.passage(target)) is not None and goal is not passage
    }
    lots = {door: average([hero.behind(door) for hero in heroes]) for door in behind}
    worths = [lot.worth for lot in lots.values()]
    return Answers(
        kind=kind,
        doors=len(lots),
        mean=round(sum(worths) / len(worths), 2),
        least=round(min(worths), 2),
        most=round(max(worths), 2),
        currency=_currency(lots.values(), teller.vocabulary),
        uncalled=[_written(door) for door, ids in behind.items() if door not in called and not linked & {*ids}],
        weighed=[CalledDoor(_written(door), behind[door], round(lot.worth, 2)) for door, lot in lots.items()],
    )


def _calls(book: Book, decks: DeckDoors) -> Iterator[tuple[Passage, DoorKey]]:
    """Every call of a door, with the passage that calls it."""
    for passage in book.passages.values():
        for effect in (*passage.does, *(effect for choice in passage.choices for effect in choice.effects)):
            if (door := decks.calls(effect)) is not None:
                yield passage, door


def _written(door: DoorKey) -> str:
    return " ".join(door).strip()


def _currency(lots: Iterable[Lot], vocabulary: Vocabulary) -> list[Currency]:
    """What these bring and cost, in the vocabulary's order; prices last."""
    lots, order = list(lots), vocabulary.decks.currency if vocabulary.decks else ()
    names = {name for lot in lots for name in lot.brings}
    at = {name: order.index(name.split()[0]) if name.split()[0] in order else len(order) for name in names}
    found = []
    for name in sorted(names, key=lambda name: (at[name], name)):
        total = sum(lot.brings.get(name, 0) for lot in lots)
        count = sum(name in lot.brings for lot in lots)
        found.append(Currency(name, round(total, 2), count, round(total / len(lots), 2)))
    return found
