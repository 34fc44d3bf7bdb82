"""A chest taken in: all that was ticked in one transaction, or nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import IO, Any

import msgspec

from ..core import box_facts as facts_of
from ..core.box_facts import CardKey
from ..core.errors import BadArguments
from ..core.message import say
from ..games import game as game_of
from ..library.desk import bringing
from ..library.shelf import Journals
from . import keys
from .chest_look import books_in, boxes_in, coming_box, fact_tick, lessons_in, look_into, twin_of, voices_in
from .exchange import put_in, read_table
from .keys import Once
from .learned import HANDS, mind_setting, write_down
from .ledger import Pen
from .recordings import OF_BOOKS, mind_room, recording_of
from .records import Record, Taught
from .tables import Done, Store
from .unpacking import OpenChest


class TakenIn(msgspec.Struct, frozen=True):
    """What came: the new tables, those here whose place they took, the books, and how many cards are known anew."""

    tables: list[str]
    thrown: list[str]
    books: list[str]
    cards: int


def take_in(
    store: Store, books: Journals, file: IO[bytes], ticked: Collection[str] | None = None, write: Once | None = None
) -> TakenIn:
    """Take what was ticked out of a chest (None: what is proposed), all of it or nothing; the refusals of a look.

    A table that went further than the one here takes its place, and that one lies among what was thrown away.
    """
    with store.ledger.reading() as look:
        if known := keys.made(look, write):  # what was taken is no longer there to be ticked
            return msgspec.json.decode(known[0], type=TakenIn)
    ticked = look_into(store, books, file).proposed if ticked is None else ticked
    file.seek(0)
    chest = OpenChest(file)
    there = books_in(chest)
    if unknown := sorted({*ticked} - {*_ticks(store, chest, there)}):
        raise BadArguments("take", say("chest-no-such-tick", tick=unknown[0][:60]))
    ids = [id for number, id in enumerate(there, 1) if f"book-{number}" in ticked]
    brought = {id: there[id] for id in ids}
    with bringing(books, brought) as place, store.ledger.writing() as pen:
        if known := keys.made(pen, write):
            return msgspec.json.decode(known[0], type=TakenIn)
        records, thrown = _take_tables(store, pen, chest, ticked)
        if "voices" in ticked:
            _take_voices(store, pen, chest)
        cards = _take_cards(store, pen, chest, ticked, records)
        taken = TakenIn([record.id for record in records.values()], thrown, ids, cards)
        keys.remember(pen, write, msgspec.json.encode(taken).decode(), 0, store.clock())
        place()
    for record in records.values():
        store.announce(Done(record, [], []))
    return taken


def _ticks(store: Store, chest: OpenChest, books: Collection[str]) -> Iterator[str]:
    """All that can be ticked. Whether a table can be read is seen when it is: looked at, or taken."""
    yield from (f"table-{number}" for number, _ in enumerate(chest.manifest.tables, 1))
    yield from (f"book-{number}" for number, _ in enumerate(books, 1))
    if chest.of_kind("voices"):
        yield "voices"
    for told in boxes_in(chest):
        box = coming_box(store, told)
        yield from (box.tick, *(fact.tick for fact in box.differing))


def _take_tables(
    store: Store, pen: Pen, chest: OpenChest, ticked: Collection[str]
) -> tuple[dict[str, Record], list[str]]:
    """The tables that came, by what each was called where the chest was packed; and whose place they took."""
    records: dict[str, Record] = {}
    thrown: list[str] = []
    for number, packed in enumerate(chest.manifest.tables, 1):
        if f"table-{number}" not in ticked:
            continue
        came, at = read_table(store, chest.read(packed.file)), store.clock()
        twin = twin_of(pen, came, [record.id for record in records.values()])
        record = put_in(pen, came, at, sample=packed.sample, place=packed.place)
        records[packed.file.removeprefix("tables/").removesuffix(".json")] = record
        if twin is not None and twin.how == "further":
            pen.place(twin.id, "thrown", at)
            thrown.append(twin.id)
    return records, thrown


def _take_voices(store: Store, pen: Pen, chest: OpenChest) -> None:
    """What was recorded of books, where there is nothing here: of a passage that was spoken here, that one stays."""
    for spoken in voices_in(chest):
        one = recording_of(spoken, OF_BOOKS, store.clock())
        if pen.recording(OF_BOOKS, one.key) is None:
            mind_room(pen, one)
            pen.keep_recording(one, spoken.sound)


def _take_cards(store: Store, pen: Pen, chest: OpenChest, ticked: Collection[str], records: dict[str, Record]) -> int:
    changed_cards = 0
    lessons = dict(lessons_in(chest))
    for told in boxes_in(chest):
        game, known = game_of(told.game), store.known(pen, told.game)
        believed = [
            one.card
            for one in facts_of.compare(known, told.facts).differing
            if fact_tick(told.game, one.card) in ticked
        ]
        whole = f"box-{told.game}" in ticked
        wanted = told.facts if whole else _only(told.facts, believed)
        changed = facts_of.joined(known, wanted, believed)
        mind_setting(game, known, changed)
        where = [one for one in lessons.get(told.game, []) if _is_known(one, whole, records)]
        learned = {(one.lesson.kind, one.lesson.key) for one in where}
        write_down(store, pen, "friend", game, {card: facts for card, facts in changed.items() if card not in learned})
        for card, facts in changed.items():
            if card in learned:
                pen.keep_card(told.game, *card, facts)
        changed_cards += len(changed)
    for game_id, taught in lessons.items():
        for one in taught:
            if _is_known(one, f"box-{game_id}" in ticked, records):
                id = records[one.table].id if one.table in records else one.table
                pen.keep_lesson(id, one.revision, one.lesson)
    return changed_cards


def _only(facts: dict[str, dict[str, Any]], cards: Collection[CardKey]) -> dict[str, dict[str, Any]]:
    kept = {kind: {key: known for key, known in of.items() if (kind, key) in cards} for kind, of in facts.items()}
    return {kind: of for kind, of in kept.items() if of}


def _is_known(one: Taught, whole: bool, records: dict[str, Record]) -> bool:
    """Whether a lesson belongs to what is taken: to a table that comes, or to a hand where all of its box does."""
    if one.table in records:
        return 0 <= one.revision <= records[one.table].revision
    return whole and any(one.table.startswith(hand) for hand in HANDS) and 0 <= one.revision < 2**53
