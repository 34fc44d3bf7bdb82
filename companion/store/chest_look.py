"""A look into a chest: what it would bring here, and how each thing stands to what is here already."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from hashlib import sha256
from typing import IO, Any, Literal

import msgspec

from ..core import box_facts as facts_of
from ..core.box_facts import CardKey, Comparison, Differing
from ..core.errors import Refusal
from ..core.message import Message
from ..games import game as game_of
from ..library.shelf import Journals, fits
from . import box_facts
from .box_facts import BrokenFacts, ToldBox
from .chest import BookFiles, BrokenChest, Lessons, PackedTable, Remembered, Voices, own_files
from .exchange import ReadTable, read_table
from .learned import OddFacts, mind_facts, mind_setting
from .ledger import Look
from .recordings import OF_BOOKS, RecordingKept, key_of, recordings, sound_recordings
from .records import Lesson, Mark, Taught
from .tables import Store
from .twins import Twin, compared_with, identity_here, twins_of
from .unpacking import OpenChest

Relation = Literal["new", "further", "same", "older", "apart"]
CLOSEST: tuple[Relation, ...] = ("same", "older", "further", "apart")


class ComingTable(msgspec.Struct, frozen=True):
    """A table of a chest as it stands to those here: `here` is the same one, on which it goes on by so many `moves`.

    `tick`: what is ticked to take it; `proposed`: whether it is ticked already; `wrong`: why it cannot come.
    """

    tick: str
    game: str
    name: str
    how: Relation
    proposed: bool
    moves: int = 0
    evening: int = 1
    here: str = ""
    wrong: Message | None = None


class ComingBook(msgspec.Struct, frozen=True):
    """A book of a chest. One that differs from that of its name here comes in its place; that one stays beside it."""

    tick: str
    book: str
    how: Literal["new", "same", "differs"]
    proposed: bool


class ComingVoices(msgspec.Struct, frozen=True):
    """What was recorded of books: how many there are in the chest, and how many of these are new here."""

    tick: str
    count: int
    new: int
    proposed: bool


class ComingFact(msgspec.Struct, frozen=True):
    """A card of which the chest says something else than what is known here: ticked, the chest is believed."""

    tick: str
    card: CardKey
    ours: dict[str, Any]
    theirs: dict[str, Any]


class ComingBox(msgspec.Struct, frozen=True):
    """What a chest knows of a game's cards: what is new here, how many are known as they are, and where both differ."""

    tick: str
    game: str
    new: list[CardKey]
    same: int
    differing: list[ComingFact]
    proposed: bool
    wrong: Message | None = None


class ComingThing(msgspec.Struct, frozen=True):
    """Anything that a chest would bring, in one line: what it is, what it is called, and how it stands to what is here.

    `how`: as its kind says it; of a box, whether there is anything new in it; of a fact, that it differs.
    """

    tick: str
    kind: Literal["table", "book", "voices", "box", "fact"]
    name: str
    how: Literal["new", "further", "same", "older", "apart", "differs"]
    proposed: bool
    wrong: Message | None = None


class Coming(msgspec.Struct, frozen=True):
    """All that a chest would bring. `left_out`: tables that could not be read where it was packed."""

    made: str
    tables: list[ComingTable]
    books: list[ComingBook]
    voices: ComingVoices | None
    boxes: list[ComingBox]
    left_out: list[str]
    preferences: dict[str, str]

    @property
    def proposed(self) -> list[str]:
        """What is taken where nobody chooses: whatever is new, and takes nothing from what is here."""
        return [one.tick for one in self.things() if one.proposed]

    def things(self) -> Iterator[ComingThing]:
        """All of it, line by line."""
        for one in self.tables:
            yield ComingThing(one.tick, "table", one.name, one.how, one.proposed, one.wrong)
        for book in self.books:
            yield ComingThing(book.tick, "book", book.book, book.how, book.proposed)
        if self.voices is not None:
            how: Any = "new" if self.voices.new else "same"
            yield ComingThing(self.voices.tick, "voices", str(self.voices.count), how, self.voices.proposed)
        for box in self.boxes:
            yield ComingThing(box.tick, "box", box.game, "new" if box.new else "same", box.proposed, box.wrong)
            for fact in box.differing:
                yield ComingThing(fact.tick, "fact", " ".join((box.game, *fact.card)), "differs", False)


def look_into(store: Store, books: Journals, file: IO[bytes]) -> Coming:
    """What a chest would bring here; nothing is kept. NotAChest, NewerChest, BrokenChest, TooLarge."""
    chest = OpenChest(file)
    brought = books_in(chest)
    for _ in lessons_in(chest):  # they are not shown, but what cannot be taken is told now
        pass
    return Coming(
        chest.manifest.made,
        [_coming_table(store, chest, number, one) for number, one in enumerate(chest.manifest.tables, 1)],
        [_coming_book(books, number, id, files) for number, (id, files) in enumerate(brought.items(), 1)],
        _coming_voices(store, chest),
        [coming_box(store, told) for told in boxes_in(chest)],
        chest.manifest.left_out,
        chest.manifest.preferences,
    )


def _coming_table(store: Store, chest: OpenChest, number: int, packed: PackedTable) -> ComingTable:
    tick = f"table-{number}"
    told = chest.read(packed.file)
    try:
        came = read_table(store, told)
    except Refusal as refusal:  # of a game that is not here, of a newer version, broken: the others can come
        return ComingTable(tick, packed.game, packed.name, "new", False, wrong=refusal.message)
    with store.ledger.reading() as look:
        twin = twin_of(look, came)
    name = str(came.saved.state.get("name") or packed.name)
    if twin is None:
        return ComingTable(tick, came.saved.game, name, "new", True)
    return ComingTable(tick, came.saved.game, name, twin.how, twin.how == "further", twin.moves, twin.evening, twin.id)


def twin_of(look: Look, came: ReadTable, but: Collection[str] = ()) -> Twin | None:
    """The same table where it stands here already (`but` these), and how the one that came relates to it.

    Where it stands here more than once, that one counts which leaves least to be brought.
    """
    record = came.record
    record = msgspec.structs.replace(record, identity=identity_here(look, record))
    marks = [
        Mark(entry.kind, entry.parent, entry.head, entry.tip, entry.session, entry.at, entry.move)
        for entry in came.saved.entries()
    ]
    twins = [
        compared_with(look, record.revision, lambda at: marks[at] if at < len(marks) else None, id)
        for id in twins_of(look, record)
        if id not in but
    ]
    return min(twins, key=lambda twin: CLOSEST.index(twin.how), default=None)


def books_in(chest: OpenChest) -> dict[str, BookFiles]:
    """The books of a chest, by their id here; BrokenChest where a file is no text, or no such picture or sound."""
    found: dict[str, BookFiles] = {}
    for member in chest.of_kind("book"):
        _, game, name, file = member.name.split("/")
        try:
            found.setdefault(f"own/{game}/{name}", {})[file] = chest.read(member.name).decode()
        except UnicodeDecodeError:
            raise BrokenChest("shape", member.name) from None
    for member in chest.of_kind("beside"):
        _, game, name, file = member.name.split("/")
        content = chest.read(member.name)
        if not fits(file, content) or f"own/{game}/{name}" not in found:
            raise BrokenChest("shape", member.name)
        found[f"own/{game}/{name}"][file] = content
    return found


def _coming_book(books: Journals, number: int, id: str, files: BookFiles) -> ComingBook:
    here = own_files(books, id)
    how: Any = "new" if not here else "same" if here == files else "differs"
    return ComingBook(f"book-{number}", id, how, how == "new")


def voices_in(chest: OpenChest) -> list[RecordingKept]:
    """What was recorded of books; BrokenChest where it is no sound, or more of a book than there may be."""
    found: list[RecordingKept] = []
    for member in chest.of_kind("voices"):
        told = chest.decoded(member.name, Voices)
        if not sound_recordings(told.recordings) or {one.book for one in told.recordings.values()} - {told.book}:
            raise BrokenChest("shape", member.name)
        found += told.recordings.values()
    return found


def _coming_voices(store: Store, chest: OpenChest) -> ComingVoices | None:
    coming = voices_in(chest)
    if not coming:
        return None
    here = {one.key for one in recordings(store, OF_BOOKS)}
    new = sum(key_of(one.book, one.passage, one.language) not in here for one in coming)
    return ComingVoices("voices", len(coming), new, new > 0)


def boxes_in(chest: OpenChest) -> Iterator[ToldBox]:
    """What a chest knows, game by game, as a friend would tell it; sound facts only. Unknown games say nothing."""
    for member in chest.of_kind("cards"):
        told = chest.decoded(member.name, Remembered)
        try:
            game = game_of(told.game)
        except Refusal:
            continue
        beside = {kind: cards for kind, cards in told.facts.items() if kind not in game.box}
        facts = {**facts_of.shared(game.box, told.facts), **beside}
        yield ToldBox(format=box_facts.FORMAT, version=box_facts.VERSION, game=told.game, facts=facts)


def coming_box(store: Store, told: ToldBox) -> ComingBox:
    """How what a chest knows of a game's cards stands to what is known here."""
    found: Comparison = box_facts.compare(store, told)
    differing = [_coming_fact(told.game, one) for one in found.differing]
    try:
        changed: Any = facts_of.joined(store.cards(told.game), told.facts)
        mind_setting(game_of(told.game), store.cards(told.game), changed)
    except OddFacts:
        wrong = BrokenFacts().message
        return ComingBox(f"box-{told.game}", told.game, found.new, found.same, [], False, wrong)
    return ComingBox(f"box-{told.game}", told.game, found.new, found.same, differing, bool(found.new))


def _coming_fact(game: str, one: Differing) -> ComingFact:
    return ComingFact(fact_tick(game, one.card), one.card, dict(one.ours), dict(one.theirs))


def fact_tick(game: str, card: CardKey) -> str:
    """What is ticked to believe a chest of a card."""
    return f"fact-{sha256(repr((game, *card)).encode()).hexdigest()[:16]}"


def lessons_in(chest: OpenChest) -> Iterator[tuple[str, list[Taught]]]:
    """Where all that was learned, game by game: lessons whose facts a card of their kind could print."""
    for member in chest.of_kind("lessons"):
        told = chest.decoded(member.name, Lessons)
        try:
            game_of(told.game)
        except Refusal:
            continue
        yield told.game, [one for one in told.lessons if _is_sound(told.game, one.lesson)]


def _is_sound(game_id: str, lesson: Lesson) -> bool:
    game = game_of(game_id)
    try:
        for facts in (lesson.before, lesson.after):
            if facts and lesson.kind in game.box:
                mind_facts(game, lesson.kind, lesson.key, facts)
    except OddFacts:
        return False
    return True
