"""The moves of reading, for every game: open a book, go through a door, choose, vote, put it aside."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec

from ..core.bounds import SeatId, ShortText
from ..core.die import book_die
from ..core.draft import Draft
from ..core.message import say
from ..core.moves import Moves
from ..core.secrets import OF_SEAT
from ..core.words import Language
from .library import NoSuchBook
from .locks import asked_for
from .reading import Reading, ReadingTable, begin, renamed
from .spoken import SpokenPassage
from .teller import Doorway, Offer, Scene, Teller, ToldPassage, Way

R = TypeVar("R", bound=ReadingTable)  # a game hands its own state in
reading_moves = Moves()
Key = Annotated[str, msgspec.Meta(max_length=200)]
People = Annotated[list[ShortText], msgspec.Meta(max_length=12)]
Shares = dict[ShortText, Annotated[int, msgspec.Meta(ge=0, le=999)]]


@reading_moves.add(hidden=True, page_after="journal", reveals=True)  # it is there to be read, at every game
def open_book(
    draft: Draft[ReadingTable],
    book: Key,
    who: People = [],  # noqa: B006
    anew: bool = False,
    language: Language | None = None,
) -> None:
    """Lay a book open at this table: where it was left, or (`anew`, or the first time) at its first passage.

    `language`: in which the table reads it, and so what it writes on slips and dials.
    """
    state = draft.state
    teller = _teller(draft, book)
    reading = state.books.get(book)
    if reading is None or anew or reading.ended:
        reading = state.books[book] = begin(teller.book, [])
        draft.write("wrote-book-opened", book=teller.book.titles)
    state.book = book
    reading.language = language or reading.language
    scene = _scene(draft, teller, reading)
    reading.who, reading.apart = (_people(draft, scene, who), []) if who or not reading.who else _still_here(scene)
    reading.out = [name for name in reading.out if name in scene.world.people() and name not in reading.who]
    if not reading.at:
        first = next((door for door in teller.doors(scene) if door.entry.kind == "start"), None)
        if first is not None:
            _arrived(draft, teller, scene, teller.arrive(scene, first.passage.id))


@reading_moves.add(hidden=True)
def close_book(draft: Draft[ReadingTable]) -> None:
    """Put the open book aside; it stays where it is."""
    _open(draft)
    draft.state.book = ""


@reading_moves.add(hidden=True)
def read_on(draft: Draft[ReadingTable], who: People = []) -> None:  # noqa: B006
    """Take a book up again that was resting: the passage at which it waits is read now."""
    teller, scene = _open(draft)
    if not scene.reading.resting:
        draft.object("", "book-is-not-resting", can_overrule=False)
    if who:
        scene.reading.who, scene.reading.apart, scene.reading.out = _people(draft, scene, who), [], []
    _arrived(draft, teller, scene, teller.arrive(scene, scene.reading.at))


@reading_moves.add(hidden=True, reveals=True)
def enter(draft: Draft[ReadingTable], kind: ShortText, key: Key = "", who: People = []) -> None:  # noqa: B006
    """Go through a door that stands open: what it names has come to pass at the table.

    Of the passages behind it the one that fits best is read, of those the one that was read least recently.
    """
    teller, scene = _open(draft)
    same = [door for door in teller.doors(scene) if (door.entry.kind, door.entry.key) == (kind, key)]
    if not same:
        draft.refuse("kind", "no-such-door", kind=kind)
    door = next((door for door in same if door.opens is not False), same[0])
    if door.opens is False or (scene.reading.at and not scene.reading.resting):
        draft.object("", "door-is-shut")
    if who:
        scene.reading.who, scene.reading.apart, scene.reading.out = _people(draft, scene, who), [], []
    _go_in(draft, teller, scene, door)


def _go_in(draft: Draft[ReadingTable], teller: Teller, scene: Scene, door: Doorway) -> None:
    """Through a door: what lies behind it is read now, and the book keeps the place where it rested."""
    teller.leave(scene.reading)
    scene.world.entered(door.passage, door.entry)
    _arrived(draft, teller, scene, teller.arrive(scene, door.passage.id))


def _called(teller: Teller, scene: Scene, left: ToldPassage | None) -> Doorway | None:
    """The tale that a game wants told as soon as its readers, by the book's first passage, sit down to listen."""
    calls = getattr(scene.world, "calls", None)
    if calls is None or left is None or all(entry.kind != "start" for entry in left.passage.entries):
        return None
    doors = [door for door in teller.doors(scene) if door.opens]
    entry = calls([door.entry for door in doors])
    return next((door for door in doors if door.entry is entry), None)


def tell_at(draft: Draft[R], book: str, kind: str, key: str, who: list[str]) -> None:
    """Lay a book open behind one of its doors because the game itself says so: a card was drawn, an event is called.

    Whatever was being read there is put aside; the book's first passage is not told.
    """
    state = draft.state
    teller = _teller(draft, book)
    waiting = teller.book.entered_by(kind, key)
    if not waiting:
        draft.refuse("kind", "no-such-door", kind=kind)
    state.book = book
    reading = state.books.setdefault(book, begin(teller.book, []))
    scene = _scene(draft, teller, reading)
    reading.who, reading.apart, reading.out = list(who), [], []
    reading.bookmark, reading.calls, reading.before = "", [], []
    passage = teller.fittest(scene, [one for one in waiting if teller.ready(scene, one)] or waiting)
    entry = next(entry for entry in passage.entries if entry.kind == kind and key in ("", entry.key))
    scene.world.entered(passage, entry)
    _arrived(draft, teller, scene, teller.arrive(scene, passage.id))


@reading_moves.add(hidden=True, reveals=True)
def choose(
    draft: Draft[ReadingTable],
    choice: Key,
    going: People = [],  # noqa: B006
    one: Annotated[str, msgspec.Meta(max_length=80)] = "",
    rolled: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None,
    paying: Shares = {},  # noqa: B006
    numbers: Shares = {},  # noqa: B006
) -> None:
    """Take a way on: its price is paid, what it does happens, and the next passage is read.

    `going`: who goes, where only some do; `one`: whom it concerns, where it is one of them; `rolled`: the die, when it
    was rolled at the table; `paying`: who pays how much, when the members agree on other shares (where each is asked,
    whom it leaves out stays behind); `numbers`: what the way asks of boards that the table keeps ("party-coins": 2).
    """
    teller, scene = _open(draft)
    offer = _offered(draft, teller, scene, choice)
    way, reading = offer.way, scene.reading
    scene.world.told = numbers
    if teller.unknown(scene, way):
        draft.refuse("numbers", "say-your-numbers")
    payer, one = one, _one(draft, reading, one)
    if way.choice.going != "all":
        going = _going(draft, reading, going, way.choice.going)
    if way.choice.die:
        die = book_die(way.choice.die)
        rolled = int(draft.roll(die, None if rolled is None else str(rolled)))
    told = teller.page_of(way)
    if told is None or not told.passage.only_turned:  # a page that is turned is no answer
        draft.write("wrote-chose", text=_choice_words(teller, scene, way), book=teller.book.titles)
    if rolled is not None and way.choice.die:
        draft.tell("tell-rolled", die=way.choice.die, rolled=rolled)
    came = teller.choose(scene, way, going=going, one=one, payer=payer, rolled=rolled, shares=paying)
    if way.choice.rests:
        if (door := _called(teller, scene, told)) is not None:
            _go_in(draft, teller, scene, door)
        elif _free(scene) is not False:
            draft.tell("tell-book-rests")
            draft.write("wrote-book-rests", book=teller.book.titles)
    else:
        _arrived(draft, teller, scene, came)


def waiting_ways(draft: Draft[R]) -> list[Way]:
    """The ways of the open book that the game takes itself, where it waits for that; within a move of the game's."""
    if draft.state.open_reading is None or draft.library is None:
        return []
    teller, scene = _open(draft)
    return teller.taken_by_game(scene.reading)


def take_way(draft: Draft[R], *by: str) -> bool:
    """The game takes the way of the open book that says so (`by left ...`), with all that follows of a way taken.

    False, and nothing happens, where the book does not wait for that.
    """
    teller, scene = _open(draft)
    way = next((way for way in teller.taken_by_game(scene.reading) if way.choice.by[: len(by)] == by), None)
    if way is None:
        return False
    draft.write("wrote-chose", text=_choice_words(teller, scene, way), book=teller.book.titles)
    _arrived(draft, teller, scene, teller.choose(scene, way))
    return True


@reading_moves.add(by="seat", hidden=True)
def vote(draft: Draft[ReadingTable], seat: int, choice: Key = "") -> None:
    """A seat's vote for a choice, or (empty) the vote taken back. The table decides; nothing follows of itself."""
    reading = _voted(draft, "seat", seat, choice)
    if choice:
        reading.votes[str(seat)] = choice
    _count_when_all_are_in(draft, reading)


@reading_moves.add(by="seat", hidden=True, reveals=True, lasting=True)  # the last one shows all of them
def ballot(draft: Draft[ReadingTable], who: SeatId, choice: Annotated[Key, OF_SEAT] = "") -> None:
    """A seat's vote, cast on its player's own device: nobody else sees what for until all have voted; empty: none."""
    reading = _voted(draft, "who", who, choice)
    if choice:
        reading.ballots[str(who)] = choice
    _count_when_all_are_in(draft, reading)


@reading_moves.add(by="keeper", hidden=True, reveals=True)
def open_ballots(draft: Draft[ReadingTable]) -> None:
    """Show the votes that were cast unseen, although somebody has not voted and will not."""
    _, scene = _open(draft)
    if not scene.reading.ballots:
        draft.object("", "no-ballots", can_overrule=False)
    _open_all(scene.reading)


def _voted(draft: Draft[ReadingTable], field: str, seat: int, choice: str) -> Reading:
    """The open reading, where that seat may vote for that choice; how it had voted before is forgotten."""
    teller, scene = _open(draft)
    if seat not in {one.id for one in draft.state.seats}:
        draft.refuse(field, "seat-unknown")
    if choice:
        _offered(draft, teller, scene, choice)
    scene.reading.votes.pop(str(seat), None)
    scene.reading.ballots.pop(str(seat), None)
    return scene.reading


def _count_when_all_are_in(draft: Draft[ReadingTable], reading: Reading) -> None:
    if {str(one.id) for one in draft.state.seats} <= {*reading.votes, *reading.ballots}:
        _open_all(reading)


def _open_all(reading: Reading) -> None:
    reading.votes, reading.ballots = {**reading.votes, **reading.ballots}, {}


@reading_moves.add(hidden=True)
def turn_to(draft: Draft[ReadingTable], passage: Key) -> None:
    """Go on at a passage of the table's own choosing: when the one it stood at is gone, or the page was lost."""
    teller, scene = _open(draft)
    if teller.told(passage) is None:
        draft.refuse("passage", "no-such-passage", passage=passage[:60])
    if teller.told(scene.reading.at) is not None:
        draft.object("", "passage-still-there")
    _arrived(draft, teller, scene, teller.arrive(scene, passage))


# --- what they share -----------------------------------------------------------------------------------------------


def _teller(draft: Draft[R], book: str) -> Teller:
    try:
        if draft.library is None:
            raise NoSuchBook(say("no-such-book", book=book[:80]))
        teller = draft.library.teller(book)
    except NoSuchBook as error:
        draft.refuse("book", error.message.key, **error.message.args)
    if teller.book.game != draft.game.id:
        draft.refuse("book", "no-such-book", book=book[:80])
    return teller


def _scene(draft: Draft[R], teller: Teller, reading: Reading) -> Scene:
    renamed(reading, teller.book)
    return Scene(reading, draft.game.world(draft, draft.state, reading, teller.book))


def _open(draft: Draft[R]) -> tuple[Teller, Scene]:
    reading = draft.state.open_reading
    if reading is None:
        draft.object("", "no-book-open", can_overrule=False)
    teller = _teller(draft, draft.state.book)
    return teller, _scene(draft, teller, reading)


def _people(draft: Draft[ReadingTable], scene: Scene, who: list[str]) -> list[str]:
    here = scene.world.people()
    for name in who:
        if name not in here:
            draft.refuse("who", "cannot-take-part")
    return list(dict.fromkeys(who)) or here


def _still_here(scene: Scene) -> tuple[list[str], list[str]]:
    """Those who took part and still can; when none of them can, everybody who is there."""
    here = scene.world.people()
    who = [name for name in scene.reading.who if name in here]
    apart = [name for name in scene.reading.apart if name in here]
    return (who or apart or here), (apart if who else [])


def _one(draft: Draft[ReadingTable], reading: Reading, one: str) -> str:
    """Whom it concerns: whom the table picked, else the first of the members."""
    if one and one not in reading.who:
        draft.refuse("one", "only-members", who=one)
    return one or (reading.who[0] if reading.who else "")


def _going(draft: Draft[ReadingTable], reading: Reading, going: list[str], wanted: str) -> list[str]:
    going = [who for who in dict.fromkeys(going)]
    if any(who not in reading.who for who in going):
        draft.refuse("going", "only-members", who=next(who for who in going if who not in reading.who)[:60])
    if not going and len(reading.who) == 1:
        return list(reading.who)
    if not going:
        draft.refuse("going", "say-who-goes")
    if wanted == "one" and len(going) != 1:
        draft.refuse("going", "one-goes")
    return going


def _offered(draft: Draft[ReadingTable], teller: Teller, scene: Scene, choice: str) -> Offer:
    for offer in teller.offers(scene):
        if offer.way.choice.id == choice:
            if offer.state == "locked":
                rule = teller.vocabulary.price_rule if offer.too_dear else ""
                lack = _lack(teller, scene, offer)
                draft.object(rule, "choice-is-locked", told=bool(lack), lack=lack)
            return offer
    draft.refuse("choice", "no-such-choice")


def _lack(teller: Teller, scene: Scene, offer: Offer) -> Any:
    """What a locked choice asks for: its price, the author's own words, or a simple comparison; "": nobody can say."""
    made, lock = offer.way.choice, offer.way.lock
    if offer.too_dear:
        named = [(f"price-{price.whose}", price) for price in made.prices]
        return [say(key, what=price.what, amount=price.amount) for key, price in named]
    told = teller.page_of(offer.way)
    if told is not None:
        spoken = {language: words.choices.get(made.id) for language, words in told.passage.words.items()}
        lacks = {lang: said.lack for lang, said in spoken.items() if said is not None and said.lack}
        if lacks:
            return {lang: _bare(teller, scene, told, lang, lack) for lang, lack in lacks.items()}
    return (asked_for(lock, teller.vocabulary) if lock is not None else None) or ""


def _arrived(draft: Draft[R], teller: Teller, scene: Scene, told: ToldPassage | None) -> None:
    if told is None:
        draft.tell("tell-passage-gone", passage=scene.reading.at)
        return
    draft.write("wrote-read", title=_titles(teller, scene, told), book=teller.book.titles)
    if any(page.passage.ending for page in teller.lying_open(told.passage.id)):
        _free(scene)
        draft.write("wrote-book-ended", book=teller.book.titles, title=_titles(teller, scene, told))


def _free(scene: Scene) -> bool | None:
    """What the party was doing is over; who dropped out of it may come along again, the next time."""
    rested, reading = scene.world.rest(), scene.reading
    together = {*reading.who, *reading.out}
    if reading.out:
        reading.who, reading.out = [who for who in scene.world.people() if who in together], []
    return rested


def _titles(teller: Teller, scene: Scene, told: ToldPassage) -> dict[str, str]:
    """What lies open is called, in each language of the book; of two pages both."""
    pages = teller.lying_open(told.passage.id)
    return {
        language: " · ".join(
            _bare(teller, scene, page, language, page.passage.words[language].title)
            for page in pages
            if language in page.passage.words
        )[:200]
        for language in told.passage.words
    }


def _bare(teller: Teller, scene: Scene, told: ToldPassage, language: str, text: str) -> str:
    return SpokenPassage(teller, scene, told, language).bare(text)[:200]


def _choice_words(teller: Teller, scene: Scene, way: Way) -> dict[str, str]:
    """What is chosen, in each language of the book, for the chronicle: a save outlives its book."""
    told, id = teller.page_of(way), way.choice.id
    if told is None:
        return {"en": id}
    spoken = {language: words.choices.get(id) for language, words in told.passage.words.items()}
    return {
        language: _bare(teller, scene, told, language, said.text) if said else id for language, said in spoken.items()
    }
