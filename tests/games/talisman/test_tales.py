"""The book of tales at a table: what happened opens a door, one that fits is read, and the board is left alone."""

from __future__ import annotations

import re

import pytest

from companion.games.talisman import GAME
from companion.house import shipped
from companion.library.shelf import Journals
from companion.story.teller import Scene

BOOK = "talisman/the-fire-by-the-road"


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    return Journals(shipped("journal"), tmp_path_factory.mktemp("own"))


@pytest.fixture
def teller(library):
    return library.teller(BOOK)


@pytest.fixture
def told(duo, library):
    """The duo with the book open and resting at its hub; moves are made with the library at hand."""
    duo.library = library
    duo.move("open_book", book=BOOK, language="en")
    duo.move("choose", choice=only_choice(duo, library))
    return duo


def only_choice(table, library) -> str:
    teller, reading = library.teller(BOOK), table.state.open_reading
    scene = Scene(reading, GAME.world(None, table.state, reading, teller.book))
    return teller.offers(scene)[0].way.choice.id


def doors(table, library) -> set[tuple[str, str]]:
    teller, reading = library.teller(BOOK), table.state.open_reading
    scene = Scene(reading, GAME.world(None, table.state, reading, teller.book))
    return {(door.entry.kind, door.entry.key) for door in teller.doors(scene) if door.opens}


def test_there_are_many_tales_in_both_languages_and_each_has_its_length(teller):
    tales = [passage for passage in teller.book.passages.values() if any(e.kind != "start" for e in passage.entries)]
    assert len(tales) >= 260
    for passage in tales:
        assert set(passage.words) == {"cs", "en"}, passage.id
        for language, words in passage.words.items():
            for half in (0, 1):
                text = re.sub(r"\{[\w-]+: ?([^|}]*)\|?([^}]*)\}", rf"\{half + 1}", words.text)
                assert 40 <= len(text.split()) <= 165, (passage.id, language, len(text.split()))


def test_whatever_happens_has_a_tale_for_everybody(teller):
    waiting = {}
    for passage in teller.book.passages.values():
        for entry in passage.entries:
            waiting.setdefault((entry.kind, entry.key), []).append(passage)
    vocabulary = GAME.vocabulary
    keys = {kind: vocabulary.words[of] if of else ("",) for kind, of in vocabulary.entries.items()}
    for kind, all_keys in keys.items():
        for key in all_keys:
            assert any(not passage.when and not passage.once for passage in waiting.get((kind, key), [])), (kind, key)


def test_no_doors_stand_open_before_anything_happens(told, library):
    assert doors(told, library) == set()


def test_arriving_opens_the_tale_of_that_space_and_reading_it_shuts_the_door(told, library):
    told.move("roll_movement", who=1, rolled=2)
    told.move("go", who=1, to="o9")
    assert doors(told, library) == {("space", "ruins")}
    before = told.state.characters
    told.move("enter", kind="space", key="ruins")
    assert told.state.open_reading.at.startswith("ruins")
    told.move("choose", choice=only_choice(told, library))
    assert doors(told, library) == set()
    assert told.state.characters == before, "tales change nothing on the board"


def test_a_tale_fits_whom_it_is_about(told, library):
    """The evil Wizard in the Graveyard is told another tale than the neutral Warrior, where the book has one."""
    teller = library.teller(BOOK)
    fitting = [p.when for p in teller.book.passages.values() for e in p.entries if (e.kind, e.key) == ("space", "city")]
    assert any(fitting), "some tales of the City are for certain people only"
    world = GAME.world(None, told.state, told.state.open_reading, teller.book)
    assert (world.ask("evil"), world.ask("neutral"), world.is_hero("warrior")) == (False, True, True)
    told.move("end_turn", who=1, overrule=("*",))
    world = GAME.world(None, told.state, told.state.open_reading, teller.book)
    assert (world.ask("evil"), world.is_hero("wizard")) == (True, True)


def test_what_nobody_has_heard_comes_first_and_each_table_has_its_own_order(told, library):
    teller, reading = library.teller(BOOK), told.state.open_reading
    waiting = [p for p in teller.book.passages.values() if any(e.key == "hills" for e in p.entries) and not p.when]
    world = GAME.world(None, told.state, reading, teller.book)
    heard, fresh = waiting[:2]
    assert world.ranks(fresh, 0) < world.ranks(heard, 3) < world.ranks(fresh, 4)

    def order(seed):
        told.state.chance.seed = seed
        return sorted(waiting, key=lambda passage: world.ranks(passage, 0))

    assert order("an evening") == order("an evening") != order("another")


@pytest.mark.parametrize(
    ("arrange", "move", "door"),
    [
        ({}, ("turn_into_toad", {"who": 1}), ("toad", "")),
        ({}, ("change_alignment", {"who": 1, "to": "evil"}), ("alignment", "")),
        ({}, ("gain_talisman", {"who": 1}), ("talisman", "")),
        ({"space": "i1"}, ("step", {"who": 1, "to": "crown"}), ("claimed", "")),
        ({"space": "m9"}, ("try_gate", {"who": 1, "by": "strength", "rolled": [1, 1]}), ("gate", "opened")),
        ({"lives": 1}, ("change", {"who": 1, "counter": "lives", "by": -1}), ("death", "")),
    ],
)
def test_what_befalls_somebody_opens_its_tale(told, library, arrange, move, door):
    told.stands(1, arrange.pop("space", "o7"), **arrange)
    if door[0] in ("claimed",):
        told.owns(1, "talisman")
    if door[0] == "gate":
        told.move("roll_movement", who=1, rolled=4)
    told.move(move[0], **move[1])
    assert door in doors(told, library)


def test_the_next_turn_has_tales_of_its_own(told, library):
    told.move("roll_movement", who=1, rolled=2)
    told.move("go", who=1, to="o9")
    told.move("end_turn", who=1, overrule=("*",))
    assert doors(told, library) == set()


def test_the_book_lies_where_the_app_finds_it():
    assert (shipped("journal") / BOOK / "book.md").exists()


def test_the_first_tap_by_the_fire_tells_what_happened_last(duo, library):
    duo.library = library
    duo.stands(1, "o9")
    duo.move("roll_movement", who=1, rolled=2)
    duo.move("go", who=1, to="o11")
    duo.move("open_book", book=BOOK, language="en")
    duo.move("choose", choice=only_choice(duo, library))
    reading = duo.state.open_reading
    assert not reading.resting and ("space", "forest") in {
        (entry.kind, entry.key) for entry in library.teller(BOOK).book.passages[reading.at].entries
    }
    assert "wrote-read" in duo.wrote
    duo.move("choose", choice=only_choice(duo, library))  # the tale is told: the board game goes on
    assert duo.state.open_reading.resting and duo.said == ["tell-fire-waits"]


def test_with_nothing_new_the_fire_waits(duo, library):
    duo.library = library
    duo.move("open_book", book=BOOK, language="en")
    duo.move("choose", choice=only_choice(duo, library))
    assert duo.state.open_reading.resting and duo.said == ["tell-fire-waits"]
