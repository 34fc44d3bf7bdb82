"""A chest: everything as one file, back again, looked at first; and whatever happens on the way, never half of it."""

from __future__ import annotations

import io
import json
import zipfile
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import pytest

from companion import games
from companion.core.errors import BadArguments, Refusal, UnknownGame
from companion.house import shipped
from companion.library.desk import begin, own_books
from companion.library.shelf import Journals
from companion.store import Store, chest, chest_taking, exchange, learned
from companion.store.chest import MANIFEST, VERSION, BrokenChest, NewerChest, NotAChest, pack
from companion.store.chest_look import look_into
from companion.store.chest_taking import take_in
from companion.store.exchange import TooLarge, export
from companion.store.keys import Once
from companion.store.sqlite import ledger as sqlite_ledger
from companion.store.sqlite.ledger import SqliteLedger

WOLF = {"name": "Vlk", "colour": "green", "value": 3}
BOOK = {"book.md": "# brod\ngame: toy\n", "more.md": "## cs Dál\n"}


class Home:
    """An installation: its store and its books."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = Store(SqliteLedger(folder / "companion.db"))
        self.books = Journals(shipped("journal"), folder / "journal")

    def packed(self, **preferences: str) -> bytes:
        target = io.BytesIO()
        pack(self.store, self.books, target, preferences)
        return target.getvalue()

    def look(self, file: bytes):
        return look_into(self.store, self.books, io.BytesIO(file))

    def take(self, file: bytes, ticked=None, **more):
        return take_in(self.store, self.books, io.BytesIO(file), ticked, **more)

    @property
    def own(self):
        return own_books(self.books, self.books.folders())

    @property
    def all(self):
        """All that is kept here, as it can be compared."""
        tables = {one.id: export(self.store, one.id) for one in self.store.all()}
        places = [(one.id, one.place) for one in self.store.shelf.part(None, -1)]
        cards = {game: self.store.cards(game) for game in ("tainted_grail", "talisman")}
        files = sorted(str(file) for file in self.folder.rglob("*") if "companion" not in file.name)
        return tables, places, cards, self.own, files


@pytest.fixture
def home(tmp_path):
    here = Home(tmp_path / "home")
    yield here
    here.store.ledger.close()


@pytest.fixture
def other(tmp_path):
    there = Home(tmp_path / "other")
    yield there
    there.store.ledger.close()


@pytest.fixture
def full(home):
    """Two tables, one of them archived, a race that taught a card, a book, a card put right by hand."""
    id = home.store.create("toy", "Mlýn", {"players": 2}, seed="s").record.id
    home.store.move(id, 0, "let_in", {"steps": 2})
    away = home.store.create("toy", "Starý mlýn", {}).record.id
    home.store.shelf.archive(away)
    race = home.store.create("talisman", "Závod", {"players": [{"character": "elf"}, {"character": "monk"}]}).record
    card = {"space": "o9", "card": {"name": "Vichřice", "kind": "monster", "value": 3}}
    home.store.move(race.id, race.revision, "lay_card", card, ("*",))
    begin(home.books, "toy", "brod", dict(BOOK))
    learned.correct(home.store, "tainted_grail", "encounter", "green Vlk", WOLF)
    home.mill, home.race = id, race.id
    return home


def plain(tables):
    """Tables without the ids that each installation gives anew."""
    return sorted((told["game"], told["table"], json.dumps(told["log"]), json.dumps(told["state"])) for told in tables)


def test_everything_comes_to_another_house_as_it_was(full, other):
    file = full.packed(theme="vellum")
    coming = other.look(file)
    assert {(one.name, one.how) for one in coming.tables} == {(name, "new") for name in ("Závod", "Starý mlýn", "Mlýn")}
    assert [(one.book, one.how) for one in coming.books] == [("own/toy/brod", "new")]
    assert coming.preferences == {"theme": "vellum"} and other.store.all() == []
    taken = other.take(file)
    assert (len(taken.tables), taken.thrown, taken.books) == (3, [], ["own/toy/brod"])
    both = [[json.loads(export(one.store, record.id)) for record in one.store.all()] for one in (full, other)]
    assert plain(both[0]) == plain(both[1])
    assert other.own == full.own == {"own/toy/brod": BOOK}
    assert other.store.cards("talisman") == full.store.cards("talisman")
    assert other.store.cards("tainted_grail") == full.store.cards("tainted_grail")
    assert [one.name for one in other.store.shelf.part("archived")] == ["Starý mlýn"]


def test_where_it_was_learned_comes_with_it_and_is_unlearned_there(full, other):
    other.take(full.packed())
    (card,) = [one for one in learned.known_cards(other.store, "talisman") if one.kind == "card"]
    (race,) = [one.id for one in other.store.all() if one.game == "talisman"]
    assert {(one.teacher, one.table) for one in card.origins.values()} == {("table", race)}
    (wolf,) = learned.known_cards(other.store, "tainted_grail")
    assert {one.teacher for one in wolf.origins.values()} == {"hand"}
    other.store.undo(race, other.store.revision(race))
    assert "Vichřice" not in other.store.cards("talisman").get("card", {})


def test_twice_is_as_good_as_once(full, other):
    file = full.packed()
    other.take(file)
    before, coming = other.all, other.look(file)
    assert {one.how for one in coming.tables} == {"same"} and coming.proposed == []
    assert [one.how for one in coming.books] == ["same"]
    assert other.take(file) == chest_taking.TakenIn([], [], [], 0)
    assert other.all == before


def test_the_same_write_is_done_once(full, other):
    file, write = full.packed(), Once("k", "all of it")
    taken = other.take(file, write=write)
    assert other.take(file, write=write) == taken and len(other.store.all()) == 3


def test_a_table_that_went_further_takes_the_place_of_the_one_here(full, other):
    other.take(full.packed())
    full.store.move(full.mill, 1, "note", {"text": "dál"})
    (further,) = [one for one in other.look(full.packed()).tables if one.how == "further"]
    assert (further.name, further.moves) == ("Mlýn", 1) and other.look(full.packed()).proposed == [further.tick]
    taken = other.take(full.packed())
    assert taken.thrown == [further.here] and len(taken.tables) == 1
    assert [one.id for one in other.store.shelf.part("thrown")] == [further.here]
    assert other.look(full.packed()).proposed == []


def test_tables_played_on_in_both_houses_stand_beside_each_other(full, other):
    other.take(full.packed())
    full.store.move(full.mill, 1, "note", {"text": "doma"})
    (there,) = [one.id for one in other.store.all() if one.plain["name"] == "Mlýn"]
    other.store.move(there, 1, "note", {"text": "jinde"})
    coming = other.look(full.packed())
    (apart,) = [one for one in coming.tables if one.how == "apart"]
    assert not apart.proposed and coming.proposed == []
    taken = other.take(full.packed(), [apart.tick])
    assert taken.thrown == [] and {*taken.tables, there} <= {one.id for one in other.store.all()}


def test_a_book_that_differs_comes_only_when_ticked_and_the_other_stays_beside_it(full, other):
    begin(other.books, "toy", "brod", {"book.md": "# jinak\n"})
    (book,) = other.look(full.packed()).books
    assert (book.how, book.proposed) == ("differs", False)
    other.take(full.packed())
    assert other.own["own/toy/brod"] == {"book.md": "# jinak\n"}
    other.take(full.packed(), [book.tick])
    assert other.own == {"own/toy/brod": BOOK, "own/toy/brod-before": {"book.md": "# jinak\n"}}


def test_of_facts_that_differ_ours_stay_but_where_theirs_are_ticked(full, other):
    learned.correct(other.store, "tainted_grail", "encounter", "green Vlk", {**WOLF, "value": 5})
    (box,) = [one for one in other.look(full.packed()).boxes if one.game == "tainted_grail"]
    assert [(one.ours, one.theirs) for one in box.differing] == [({"value": 5}, {"value": 3})]
    other.take(full.packed())
    assert other.store.cards("tainted_grail")["encounter"]["green Vlk"]["value"] == 5
    assert other.take(full.packed(), [box.differing[0].tick]).cards == 1
    assert other.store.cards("tainted_grail")["encounter"]["green Vlk"] == WOLF
    with pytest.raises(BadArguments):
        other.take(full.packed(), ["table-99"])


def test_a_damaged_table_is_left_out_and_named(full, other):
    full.store.ledger.database.connection.execute("UPDATE log SET patch = '[' WHERE table_id = ?", (full.mill,))
    coming = other.look(full.packed())
    assert coming.left_out == ["Mlýn"] and len(coming.tables) == 2


def test_a_table_that_cannot_be_read_here_says_why_and_stops_no_other(full, other, monkeypatch):
    file = full.packed()
    monkeypatch.delitem(games.GAMES, "toy")
    games.game.cache_clear()
    coming = other.look(file)
    assert [one.wrong.key for one in coming.tables if one.wrong] == ["unknown-game"] * 2
    assert len(other.take(file).tables) == 1
    before = other.all
    with pytest.raises(UnknownGame):
        other.take(file, [one.tick for one in coming.tables])
    assert other.all == before


# --- what is no chest -------------------------------------------------------------------------------------------------


def members_of(file):
    with zipfile.ZipFile(io.BytesIO(file)) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def zipped(members, extra=()):
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, told in [*members.items(), *extra]:
            packed.writestr(name, told)
    return target.getvalue()


def with_manifest(lying, **changed):
    manifest = {**json.loads(lying[MANIFEST]), **changed}
    return zipped({**lying, MANIFEST: json.dumps(manifest)})


def renamed(members, name):
    """The book's first file under another name, which the manifest has, too."""
    told = members.pop("books/toy/brod/book.md")
    manifest = members[MANIFEST].replace(b"books/toy/brod/book.md", name.encode())
    return zipped({**members, MANIFEST: manifest, name: told})


def told_anew(members, name, told):
    """A member with other bytes, of which the manifest has the right digest."""
    manifest = json.loads(members[MANIFEST])
    for one in manifest["members"]:
        if one["name"] == name:
            one.update(size=len(told), digest=sha256(told).hexdigest())
    return zipped({**members, name: told, MANIFEST: json.dumps(manifest)})


STRANGE = {
    "nothing": (NotAChest, lambda members: b""),
    "another zip": (NotAChest, lambda members: zipped({"a.txt": b"x"})),
    "a zip that ends early": (NotAChest, lambda members: zipped(members)[:-200]),
    "a manifest that is none": (NotAChest, lambda members: zipped({**members, MANIFEST: b"[]"})),
    "a manifest of bytes": (NotAChest, lambda members: zipped({**members, MANIFEST: b"\xff\xfe"})),
    "a newer version": (NewerChest, lambda members: with_manifest(members, version=VERSION + 1, more=1)),
    "an unknown field": (BrokenChest, lambda members: with_manifest(members, more=1)),
    "a member too few": (BrokenChest, lambda members: zipped({**members, "books/toy/brod/x.md": b"x"})),
    "a member too many": (BrokenChest, lambda members: with_manifest(members, members=[])),
    "a path upwards": (BrokenChest, lambda members: renamed(members, "books/toy/../book.md")),
    "a path from the root": (BrokenChest, lambda members: renamed(members, "/etc/passwd")),
    "a file that is no book's": (BrokenChest, lambda members: renamed(members, "books/toy/brod/book.py")),
    "a hidden folder": (BrokenChest, lambda members: renamed(members, "books/.toy/brod/book.md")),
    "other bytes": (BrokenChest, lambda members: zipped({**members, "books/toy/brod/book.md": b"other"})),
    "bytes that are no text": (BrokenChest, lambda members: told_anew(members, "books/toy/brod/book.md", b"\xff\xfe")),
    "cards that are none": (BrokenChest, lambda members: told_anew(members, "cards/talisman.json", b'{"game": 1}')),
    "lessons that are none": (BrokenChest, lambda members: told_anew(members, "lessons/talisman.json", b"[[[[")),
    "a file that is too large": (
        TooLarge,
        lambda members: told_anew(members, "cards/talisman.json", b" " * (PLACE_OF_CARDS + 1)),
    ),
}  # fmt: skip
PLACE_OF_CARDS = chest.PLACES["cards"][1]


@pytest.mark.parametrize("how", STRANGE)
def test_a_strange_file_is_refused_and_leaves_no_trace(full, other, how):
    refusal, change = STRANGE[how]
    file, before = change(members_of(full.packed())), other.all
    for way in (other.look, other.take):
        with pytest.raises(refusal):
            way(file)
    assert other.all == before


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_name_twice_is_refused(full, other):
    members = members_of(full.packed())
    with pytest.raises(BrokenChest) as caught:
        other.look(zipped(members, extra=[("books/toy/brod/book.md", b"x")]))
    assert caught.value.message.args["why"].key == "chest-broken-twice"


def test_a_zip_that_would_fill_the_disk_is_refused_before_it_is_unpacked(full, other, monkeypatch):
    monkeypatch.setattr("companion.store.unpacking.UNPACKED", 1_000)
    with pytest.raises(TooLarge):
        other.look(full.packed())


def test_bytes_turned_over_anywhere_are_told_plainly(full, other):
    file = full.packed()
    before = other.all
    for at in range(0, len(file), max(1, len(file) // 60)):
        torn = bytearray(file)
        torn[at] ^= 0x55
        try:
            other.take(bytes(torn))
        except Refusal:
            assert other.all == before, at
        else:  # a byte that means nothing: the time of a member, say
            assert len(other.store.all()) == 3, at
            break


# --- never half -------------------------------------------------------------------------------------------------------

PEN = ("put", "append", "check", "keep_card", "keep_lesson", "keep_key", "place")


@pytest.mark.parametrize("step", [*PEN, "rename", "commit", "second table", "second book"])
def test_a_fault_at_any_step_leaves_no_trace(full, other, monkeypatch, step):
    begin(full.books, "toy", "lom", dict(BOOK))
    begin(other.books, "toy", "brod", {"book.md": "# jinak\n"})
    other.take(full.packed(), ["table-1"])
    full.store.move(full.race, full.store.revision(full.race), "note", {"text": "dál"})
    file, before = full.packed(), other.all
    ticks = [one.tick for one in other.look(file).things()]

    def broken(*_, **__):
        raise OSError(28, "No space left on device")

    def at_the(number, function):
        calls = iter(range(1, 100))
        return lambda *args, **more: broken() if next(calls) == number else function(*args, **more)

    with monkeypatch.context() as patched:
        if step in PEN:
            patched.setattr(sqlite_ledger.SqlitePen, step, broken)
        elif step == "rename":
            patched.setattr(Path, "rename", at_the(1, Path.rename))
        elif step == "second book":
            patched.setattr(Path, "rename", at_the(3, Path.rename))
        elif step == "second table":
            patched.setattr(chest_taking, "put_in", at_the(2, exchange.put_in))
        else:
            writing = SqliteLedger.writing

            @contextmanager
            def fails_at_the_end(self):
                with writing(self) as pen:
                    yield pen
                    broken()

            patched.setattr(SqliteLedger, "writing", fails_at_the_end)
        with pytest.raises((OSError, Refusal)):
            other.take(file, ticks, write=Once("k", "x"))
    assert other.all == before
    assert len(other.take(file, ticks).tables) == 3  # and afterwards it goes as if nothing had been
