"""The backups on a page: listed, made, looked into, put back; their second home; damage found and answered there."""

from __future__ import annotations

import re
import shutil
from html import unescape

import pytest

from ..store.test_backups import tear
from ..store.test_second_home import BAD, another_app, foreign, newer
from .test_joining import Guest


def plainly(page):
    """The words of a page, however they are bound."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", page.text)))


@pytest.fixture
def backups(app):
    return app.extensions["installation"].backups


@pytest.fixture
def played(visitor, backups):
    """A table of three moves, a backup of it, and one more move."""
    visitor.lay()
    for _ in range(3):
        visitor.move("note", {"text": "voda"})
    visitor.backup = backups.make()
    visitor.move("note", {"text": "mouka"})
    return visitor


@pytest.fixture
def stick(tmp_path_factory):
    return tmp_path_factory.mktemp("stick")


def follow(visitor, answer):
    assert answer.status_code == 303, answer.text
    return visitor.get(answer.location)


def test_the_shelf_leads_there_and_the_page_lists_them(played, english):
    assert 'href="/backups/"' in played.get("/").text
    page = plainly(played.get("/backups/"))
    assert "1 stůl, 4 zápisy" in page and "Podívat se dovnitř" in page
    assert "1 table, 4 entries" in plainly(english.get("/backups/"))


def test_one_is_made_unless_nothing_has_changed(played, backups):
    assert "Záloha je hotová" in plainly(follow(played, played.post("/backups/")))
    assert len(backups.all()) == 2
    assert "se nic nezměnilo" in plainly(follow(played, played.post("/backups/")))
    assert len(backups.all()) == 2


def test_without_any_the_page_says_so(visitor):
    assert "Zatím tu žádná není" in plainly(visitor.get("/backups/"))


def test_a_look_inside_says_which_tables_and_how_far(played, english):
    page = plainly(played.get(f"/backups/{played.backup.name}"))
    assert "Mlýn" in page and "1. herní večer" in page and "4 zápisy" in page and "o 1 zápis pozadu" in page
    assert "1 entry behind the one here" in plainly(english.get(f"/backups/{played.backup.name}"))


def test_a_table_comes_beside_the_present_one_and_both_may_stay(played):
    answer = played.post(f"/backups/{played.backup.name}/tables/{played.id}", {"key": "tap"})
    again = played.post(f"/backups/{played.backup.name}/tables/{played.id}", {"key": "tap"})
    assert answer.location == again.location  # tapped twice, brought once
    page = follow(played, answer)
    assert "V záloze je týž stůl, jak stál dřív: chybí mu 1 tah" in plainly(page) and "ze zálohy" in page.text
    assert 'value="both" class="main"' in page.text  # it was asked for, so it is meant to come
    kept = played.post(answer.location, {"keep": "both"})
    new = re.fullmatch(r"/t/(\w+)/", kept.location)[1]
    assert played.store.revision(new) == 3 and played.revision == 4
    assert played.get(kept.location).status_code == 200


def test_a_table_that_is_not_here_any_more_comes_back_at_once(played):
    with played.store.ledger.writing() as pen:
        pen.let_go([played.id])
    assert "na polici už není" in plainly(played.get(f"/backups/{played.backup.name}"))
    answer = played.post(f"/backups/{played.backup.name}/tables/{played.id}")
    assert follow(played, answer).status_code == 200 and answer.location.startswith("/t/")


@pytest.mark.parametrize("where", ["state", "log"])
def test_one_table_comes_back_after_its_part_of_the_file_was_damaged(played, backups, where):
    """Bytes of the database file itself are overwritten on the disk, and the table's own backup brings it back."""
    other = played.store.create("toy", "Druhý", {}).record
    played.store.move(played.id, 4, "note", {"text": "zvláštní slova"})
    good = backups.make()
    played.store.ledger.close()  # what stood in the write-ahead log is in the file now
    path = backups.database.path
    content = path.read_bytes()
    sought = b'"name":"Ml' if where == "state" else "zvláštní slova".encode()
    assert sought in content
    path.write_bytes(content.replace(sought, b"\xff\xfe" + sought[2:]))
    page = plainly(follow(played, played.post("/backups/check")))
    assert "Zápis tohoto stolu je poškozený, první nečitelné místo je z 1. herního večera" in page
    assert "Stůl „Mlýn“ je poškozený" in plainly(played.get("/"))
    assert f'action="/t/{played.id}/bring-back"' in played.get("/backups/").text
    assert played.store.get(other.id) == other
    back = played.post(f"/t/{played.id}/bring-back")
    new = re.fullmatch(r"/t/(\w+)/", back.location)[1]
    assert played.get(back.location).status_code == 200
    assert [one.args.get("text") for one in played.store.log(new)[1:]] == [*["voda"] * 3, "mouka", "zvláštní slova"]
    assert played.store.shelf.one(played.id).place == "archived" and good.sound
    assert "poškozený" not in plainly(played.get("/"))


def test_a_damaged_file_is_answered_with_the_backups_on_the_page(played, backups):
    played.store.ledger.close()
    path = backups.database.path
    path.write_bytes(path.read_bytes()[:4096] + b"\xa5" * (path.stat().st_size - 4096))
    answer = played.post("/backups/check")
    assert answer.status_code == 503 and 'name="backup"' in answer.text
    page = played.get("/backups/")
    assert page.status_code == 200 and "Soubor se stoly je poškozený" in plainly(page)
    assert played.post("/restore", {"backup": played.backup.name}).status_code == 303
    assert played.revision == 3


def test_all_is_put_back_after_a_look_at_what_would_change_and_a_backup_of_now(played, backups):
    new = played.store.create("toy", "Nový", {}).record
    asked = f"/backups/{played.backup.name}/restore"
    page = plainly(played.get(asked))
    assert "Z police zmizí" in page and "Nový" in page and "Vrátí se v čase" in page
    told = []
    played.store.listeners.append(lambda *heard: told.append(heard))
    assert "jak byly v záloze" in plainly(follow(played, played.post(asked)))
    assert [one.id for one in played.store.all()] == [played.id] and played.revision == 3
    assert (played.id, 3) in told
    before = backups.all()[1]
    back = f"/backups/{before.name}/restore"
    assert "Objeví se znovu" in plainly(played.get(back))
    played.post(back)
    assert played.store.get(new.id) == new and played.revision == 4


@pytest.mark.parametrize(("change", "said"), BAD)
def test_what_is_no_backup_is_said_and_nothing_is_lost(played, english, change, said):
    change(played.backup.path)
    list_, words = played.get("/backups/"), plainly(played.get(f"/backups/{played.backup.name}"))
    assert list_.status_code == 200
    assert "Na stolech se nic nezměnilo" in words and played.backup.name in words
    assert "Nothing has changed on the tables" in plainly(english.get(f"/backups/{played.backup.name}"))
    if change in (newer, foreign, another_app):
        assert {"backup-newer": "novější verze", "backup-foreign": "není záloha"}[said] in plainly(list_)
    for address in (f"{played.backup.name}/restore", f"{played.backup.name}/tables/{played.id}"):
        answer = played.post(f"/backups/{address}")
        assert answer.status_code == 422 and "Na stolech se nic nezměnilo" in plainly(answer)
    assert played.revision == 4


@pytest.mark.parametrize("name", ["nothing.db", "..%2Fcompanion.db", "companion-20260101T000000.000Z.db", "x" * 400])
def test_a_backup_that_is_not_there_is_said(played, name):
    for answer in (played.get(f"/backups/{name}"), played.post(f"/backups/{name}/restore")):
        assert answer.status_code == 404 and "Traceback" not in answer.text
    assert played.post(f"/backups/{played.backup.name}/tables/nothing").status_code == 404


def test_a_second_home_is_chosen_and_each_backup_goes_there(played, english, stick):
    page = plainly(follow(played, played.post("/backups/elsewhere", {"folder": str(stick)})))
    assert "Druhé místo pro zálohy je vybrané" in page and str(stick) in page and "i na druhém místě" in page
    played.move("note", {"text": "sůl"})
    played.post("/backups/")
    [own] = stick.iterdir()
    assert len([*own.glob("*.db")]) == 2
    assert "was kept and read there" in plainly(english.get("/backups/"))
    assert "ukládají jen sem" in plainly(follow(played, played.post("/backups/elsewhere", {"leave": "1"})))
    assert len([*own.glob("*.db")]) == 2


@pytest.mark.parametrize(
    ("folder", "words"),
    [
        ("", "Napište celou cestu"),
        ("stick", "není celá cesta"),
        ("/nothing/at/all", "Je-li na flashce, zasuňte ji"),
        ("/etc/hostname", "není složka"),
        ("/\x00", "tu není"),
        ("x" * 5000, "není celá cesta"),
    ],
)
def test_a_folder_that_will_not_do_is_said_beside_the_field_that_keeps_what_was_typed(played, folder, words):
    page = follow(played, played.post("/backups/elsewhere", {"folder": folder}))
    assert words in plainly(page) and 'aria-invalid="true"' in page.text
    assert folder[:300].strip("\x00") in page.text
    assert not played.get("/backups/?why=nonsense&folder=x").text.count("aria-invalid")


def test_a_home_that_went_away_is_told_on_the_shelf_once(played, backups, stick):
    played.post("/backups/elsewhere", {"folder": str(stick)})
    assert "na druhé místo se nedostala" not in plainly(played.get("/"))
    kept = shutil.copytree(stick, stick.with_name("kept"))
    shutil.rmtree(stick)
    played.move("note", {"text": "sůl"})
    played.post("/backups/")
    shelf = plainly(played.get("/"))
    assert "na druhé místo se nedostala" in shelf and "zasuňte ji" in shelf
    assert "zasuňte ji" in plainly(played.get("/backups/"))
    assert "zasuňte ji" not in plainly(played.get("/"))
    shutil.copytree(kept, stick)
    played.post("/backups/")
    assert "zasuňte ji" not in plainly(played.get("/backups/"))
    assert backups.home.own()[0].name == backups.all()[0].name


def test_another_installations_backups_in_the_folder_are_listed_and_opened(played, stick):
    folder = stick / "kronikar-0123abcd"
    folder.mkdir()
    shutil.copyfile(played.backup.path, folder / "companion-20250101T200000.000Z-000007.db")
    played.post("/backups/elsewhere", {"folder": str(stick)})
    assert "z jiné instalace" in plainly(played.get("/backups/"))
    page = plainly(played.get("/backups/companion-20250101T200000.000Z-000007.db"))
    assert "v jiné instalaci" in page and "o 1 zápis pozadu" in page


def test_the_end_of_an_evening_offers_one_and_says_that_it_is_made(played, backups, stick):
    for move in ("put_away", "close_box"):
        played.move(move)
    box = played.look()
    assert "zatím v žádné záloze není" in plainly(box) and "Udělat zálohu teď" in plainly(box)
    asked_again = re.search(r'hx-get="(/backups/kept/[^"]+)"', box.text)[1]
    again = played.get(asked_again)
    assert "zatím v žádné záloze není" in plainly(again) and "hx-get" not in again.text
    box = follow(played, played.post("/backups/", {"table": played.id}))
    assert "je v záloze" in plainly(box) and "Ukládat zálohy i jinam" in plainly(box)
    played.post("/backups/elsewhere", {"folder": str(stick)})
    assert "Leží i na druhém místě" in plainly(played.look())
    shutil.rmtree(stick)
    played.store.create("toy", "Druhý", {})
    played.post("/backups/")
    assert "zasuňte ji" in plainly(played.look())


def test_a_broken_file_of_settings_is_said(app, played):
    here = app.extensions["installation"]
    here.settings.path.write_bytes(b"{")
    here.settings.__init__(here.settings.path)
    assert "nedá přečíst" in plainly(played.get("/backups/"))


ADDRESSES = ("/backups/", "/backups/{name}", "/backups/{name}/restore", "/backups/kept/{id}/4")


@pytest.mark.parametrize("role", ["chronicler", "player", "onlooker", None])
def test_guests_see_nothing_of_it(app, played, role):
    guest = Guest(app)
    if role:
        guest.client.set_cookie("device", app.extensions["register"].add("Host", role)[1], domain="127.0.0.1")
    assert "/backups" not in guest.get("/").text
    for address in ADDRESSES:
        answer = guest.get(address.format(name=played.backup.name, id=played.id))
        assert answer.status_code in (303, 403) and "Mlýn" not in answer.text
    name = played.backup.name
    for address in ("", "check", "elsewhere", f"{name}/restore", f"{name}/tables/{played.id}"):
        assert guest.post(f"/backups/{address}", {"folder": "/tmp"}).status_code in (401, 403)


def test_a_host_elsewhere_sees_them_but_reaches_into_no_folder_and_over_no_shelf(app, played, stick):
    guest = Guest(app)
    guest.client.set_cookie("device", app.extensions["register"].add("Host", "host")[1], domain="127.0.0.1")
    page = guest.get("/backups/")
    assert page.status_code == 200 and 'name="folder"' not in page.text
    look = guest.get(f"/backups/{played.backup.name}")
    assert "jen přímo na počítači" in plainly(look) and f"{played.backup.name}/restore" not in look.text
    for answer in (
        guest.get(f"/backups/{played.backup.name}/restore"),
        guest.post(f"/backups/{played.backup.name}/restore"),
        guest.post("/backups/elsewhere", {"folder": str(stick)}),
    ):
        assert answer.status_code == 403
    assert played.revision == 4 and not list(stick.iterdir())


def test_torn_backups_and_tables_say_so(played, backups):
    tear(played.store, played.id)
    torn = backups.make()
    assert "část se nedá přečíst" in plainly(played.get("/backups/"))
    look = played.get(f"/backups/{torn.name}")
    assert "v téhle záloze se nedá přečíst" in plainly(look) and "/tables/" not in look.text
    page = plainly(follow(played, played.post("/backups/check")))
    assert torn.name in page and "1 stůl se v ní nedá přečíst" in page
