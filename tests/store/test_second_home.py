"""The second home of backups: each new one is brought there and read back; what stands in the way is said, never fatal.

Sticks are pulled out, clouds are full, folders are somebody else's: the backups beside the database are made all the
same, and nothing that lies anywhere is lost.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from datetime import UTC, datetime, timedelta

import pytest

from companion.store import Store
from companion.store.settings import SettingsFile
from companion.store.sqlite import copies, second_home
from companion.store.sqlite.backups import Backups, BadBackup, NoBackup
from companion.store.sqlite.health import whole
from companion.store.sqlite.ledger import SqliteLedger
from companion.store.sqlite.second_home import HomeRefused, SecondHome

from .test_backups import Clock


@pytest.fixture
def instance(tmp_path):
    return tmp_path / "instance"


@pytest.fixture
def store(instance):
    store = Store(SqliteLedger(instance / "companion.db"))
    yield store
    store.ledger.close()


@pytest.fixture
def stick(tmp_path):
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def backups(store, instance):
    return Backups(store.ledger.database, Clock(), SecondHome(SettingsFile(instance / "settings.json"), instance))


@pytest.fixture
def at_home(store, backups, stick):
    """A table, and a second home that has its first backup."""
    store.create("toy", "Mlýn", {})
    backups.home.choose(str(stick), backups.make(), backups.clock())
    return backups


def refused(backups, typed):
    with pytest.raises(HomeRefused) as caught:
        backups.home.choose(typed, backups.latest(), backups.clock())
    return caught.value.message.key


def test_each_new_backup_is_brought_there_whole(at_home, store, stick):
    store.create("toy", "Druhý", {})
    made = at_home.make()
    [own] = stick.iterdir()
    assert own.name == f"kronikar-{at_home.home.settings.now.mark}"
    assert [one.name for one in at_home.home.own()] == [one.name for one in at_home.all()]
    assert whole(own / made.name) and (own / made.name).read_bytes() == made.path.read_bytes()
    assert at_home.home.last.name == made.name and at_home.home.trouble is None
    assert not list(own.glob("*.part"))


def test_old_ones_are_let_go_there_as_here(at_home):
    for _ in range(13):
        at_home.make()
    assert len(at_home.all()) == len(at_home.home.own()) == 10


def test_the_choice_outlives_a_restart(at_home, instance, stick):
    again = SecondHome(SettingsFile(instance / "settings.json"), instance)
    assert again.folder == stick and again.trouble is None and len(again.own()) == 1


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "home-not-typed"),
        ('  ""  ', "home-not-typed"),
        ("stick", "home-not-whole"),
        ("../stick", "home-not-whole"),
        ("{tmp}/nothing", "home-missing"),
        ("{tmp}/" + "x" * 5000, "home-missing"),
        ("{tmp}/\x00", "home-missing"),
        ("~nobody-of-that-name/x", "home-missing"),
        ("{tmp}/instance", "home-inside"),
        ("{tmp}/instance/backups", "home-inside"),
        ("{tmp}/stick/../instance/backups", "home-inside"),
        ("{tmp}/instance/companion.db", "home-not-a-folder"),
        ("{tmp}/instance/companion.db/x", "home-missing"),
    ],
)
def test_what_can_be_no_second_home_is_said_and_the_old_one_stays(at_home, tmp_path, stick, typed, said):
    assert refused(at_home, typed.replace("{tmp}", str(tmp_path))) == said
    assert at_home.home.folder == stick and len(at_home.home.own()) == 1


def test_a_path_as_it_is_copied_out_of_a_file_manager(store, backups, tmp_path):
    folder = tmp_path / "Můj disk"
    folder.mkdir()
    backups.home.choose(f'  "{folder}" ', backups.make(), backups.clock())
    assert backups.home.folder == folder and len(backups.home.own()) == 1


def pulled_out(stick):
    shutil.rmtree(stick)


def left_empty(stick):
    """The folder at which a stick was mounted stays behind on some systems, on the disk of the machine itself."""
    shutil.rmtree(stick)
    stick.mkdir()


def a_file(stick):
    shutil.rmtree(stick)
    stick.write_text("in the way")


@pytest.mark.parametrize(
    ("change", "said"),
    [(pulled_out, "home-missing"), (left_empty, "home-another"), (a_file, "home-not-a-folder")],
)
def test_a_home_that_went_away_is_said_once_and_found_again(at_home, store, stick, tmp_path, change, said):
    kept = shutil.copytree(stick, tmp_path / "kept")
    change(stick)
    store.create("toy", "Druhý", {})
    made = at_home.make()
    assert whole(made.path) and at_home.latest() == made
    assert at_home.home.last.trouble.key == at_home.home.untold.key == said
    assert at_home.home.trouble.key == said
    assert left_empty is not change or not list(stick.iterdir())  # nothing is written where our folder is not
    at_home.home.told()
    at_home.make()
    assert at_home.home.untold is None and at_home.home.trouble.key == said
    shutil.rmtree(stick) if stick.is_dir() else stick.unlink(missing_ok=True)
    shutil.copytree(kept, stick)
    assert at_home.make_if_changed() is None  # nothing is new, and what is missing there is brought all the same
    assert at_home.home.trouble is None and at_home.home.own()[0].name == at_home.all()[0].name


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "home-full"),
        (errno.EROFS, "home-read-only"),
        (errno.EACCES, "home-read-only"),
        (errno.EIO, "home-fails"),
        (errno.ENOTCONN, "home-fails"),
    ],
)
def test_a_disk_that_refuses_stops_no_backup_and_leaves_no_half_one(at_home, store, stick, monkeypatch, number, said):
    settle = copies.settle

    def refuses(path):
        if stick in path.parents:
            raise OSError(number, os.strerror(number), str(path))
        settle(path)

    before = [one.name for one in at_home.home.own()]
    monkeypatch.setattr(copies, "settle", refuses)
    store.create("toy", "Druhý", {})
    assert whole(at_home.make().path)
    assert at_home.home.last.trouble.key == said
    assert [path.name for path in (stick / at_home.home._mine).iterdir()] == before
    other = stick / "other"
    other.mkdir()
    assert refused(at_home, str(other)) == said and not list(other.iterdir())


def test_what_is_read_back_otherwise_than_it_was_written_does_not_count(at_home, store, monkeypatch):
    """A stick that lies about what it holds: sold as larger than it is."""
    forget = copies._forget_pages

    def lies(file):
        forget(file)
        os.lseek(file, 4096, os.SEEK_SET)

    monkeypatch.setattr(copies, "_forget_pages", lies)
    at_home.make()
    assert at_home.home.last.trouble.key == "home-fails" and len(at_home.home.own()) == 1


def test_a_lost_machine_finds_its_tables_in_the_folder_of_another_installation(at_home, store, stick, tmp_path):
    [record] = store.all()
    anew = tmp_path / "anew"
    new = Store(SqliteLedger(anew / "companion.db"))
    others = Backups(new.ledger.database, Clock(), SecondHome(SettingsFile(anew / "settings.json"), anew))
    others.clock.now += timedelta(days=1)
    others.home.choose(str(stick), others.make(), others.clock())
    assert [one.place for one in others.everywhere()] == ["here", "home", "other"]
    assert others.latest().place == "here"  # another's is never put back unasked
    theirs = others.everywhere()[-1]
    others.go_back_to(theirs.name)
    assert [one.id for one in new.all()] == [record.id]
    assert len(at_home.home.own()) == 1  # and what lies there for the other one is left alone
    new.ledger.close()


def test_when_everything_here_is_gone_the_second_home_still_has_it(at_home, store):
    [record] = store.all()
    shutil.rmtree(at_home.folder)
    assert at_home.latest().place == "home" and at_home.offered()[0].place == "home"
    assert at_home.holding(record.id).place == "home"
    store.create("toy", "Druhý", {})
    at_home.restore()
    assert [one.id for one in store.all()] == [record.id]
    assert at_home.all()[0].number == 2


def test_a_copy_that_is_broken_here_is_taken_from_there(at_home):
    [here] = at_home.all()
    content = here.path.read_bytes()
    here.path.write_bytes(content[:8192] + b"\xa5" * (len(content) - 8192))
    assert at_home.named(here.name).place == "home"
    here.path.write_bytes(b"GIF89a" + content[6:])
    assert at_home.named(here.name).place == "home"
    assert [one.place for one in at_home.distinct()] == ["home"]


def test_the_last_one_that_is_wanted_is_not_let_go_of_while_going_back_to_it(at_home, store):
    first = at_home.all()[0]
    for _ in range(9):
        at_home.make()
    [record] = store.all()
    store.move(record.id, 0, "note", {"text": "voda"})
    before = at_home.go_back_to(first.name)
    assert store.get(record.id).revision == 0
    at_home.restore(before.name)
    assert store.get(record.id).revision == 1


def newer(path):
    connection = sqlite3.connect(path)
    connection.execute("INSERT INTO _sqlite_migrations (migration_set, name, applied_at) VALUES ('companion', 'x', '')")
    connection.commit()
    connection.close()


def newer_table(path):
    connection = sqlite3.connect(path)
    connection.execute("UPDATE tables SET state = json_set(state, '$.schema', 999)")
    connection.commit()
    connection.close()


def foreign(path):
    path.write_bytes(b"GIF89a" * 1000)


def another_app(path):
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.commit()
    connection.close()


def emptied(path):
    path.write_bytes(b"")


def cut_short(path):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def gone(path):
    path.unlink()


BAD = [
    (newer, "backup-newer"),
    (newer_table, "backup-newer"),
    (foreign, "backup-foreign"),
    (another_app, "backup-foreign"),
    (emptied, "backup-foreign"),
    (cut_short, "backup-broken"),
]


@pytest.mark.parametrize(("change", "said"), [*BAD, (gone, "no-such-backup")])
def test_what_is_no_backup_for_us_is_said_and_nothing_is_touched(store, backups, change, said):
    record = store.create("toy", "Mlýn", {}).record
    made = backups.make()
    store.create("toy", "Druhý", {})
    change(made.path)
    left = made.path.read_bytes() if made.path.exists() else b""
    for use in (backups.restore, backups.go_back_to, backups.named):
        with pytest.raises(NoBackup) as caught:
            use(made.name)
        assert caught.value.message.key == said
    if change is not gone:
        with pytest.raises(BadBackup), backups.opened(made):
            pass
        assert made.path.read_bytes() == left
    assert len(store.all()) == 2 and store.get(record.id) == record
    assert [path.name for path in backups.folder.glob("*-000002*")] == []


def test_one_that_vanishes_between_two_taps(store, backups):
    made = backups.make()
    assert made.sound
    made.path.unlink()
    with pytest.raises(BadBackup) as caught, backups.opened(made):
        pass
    assert caught.value.message.key == "backup-gone"


def test_looking_into_one_touches_nothing(store, backups):
    store.create("toy", "Mlýn", {})
    made = backups.make()
    was = (made.path.read_bytes(), made.path.stat().st_mtime_ns)
    with backups.opened(made) as ledger:
        Store(ledger).shelf.part(None, -1)
    assert (made.path.read_bytes(), made.path.stat().st_mtime_ns) == was
    assert [path.name for path in backups.folder.iterdir()] == [made.name]


def test_a_date_that_no_calendar_has_is_in_nobodys_way(backups):
    backups.folder.mkdir(parents=True)
    (backups.folder / "companion-20269999T999999.000Z-000001.db").write_bytes(b"x")
    assert [one.made for one in backups.all()] == [datetime.fromtimestamp(0, UTC)]


def test_every_refusal_has_words():
    from companion.web.wording import words_of

    keys = {*second_home._BY_ERROR.values(), "home-fails", "home-another", "home-inside", "home-not-typed"}
    for language in ("cs", "en"):
        for key in (*keys, "home-not-whole", "backup-gone", "backup-foreign", "backup-broken", "backup-newer"):
            assert words_of(language).has(key), key
