"""The pages of the backups in a browser: on every screen, in both languages and themes, and tapped from end to end."""

from __future__ import annotations

import shutil

import pytest

from companion.store.samples import lay_sample

from ..store.test_backups import tear
from .conftest import Server
from .looks import each_way, wrong_in

pytestmark = pytest.mark.look


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Three samples with backups of theirs: one is torn, one was let go of, and a stick is their second home."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder / "instance")
    store, backups = server.store, server.app.extensions["installation"].backups
    server.torn, server.gone, server.other = (
        lay_sample(store, game, "cs").id for game in ("talisman", "mage_knight", "tainted_grail")
    )
    server.first = backups.make()
    (folder / "stick").mkdir()
    backups.home.choose(str(folder / "stick"), server.first, backups.clock())
    store.move(server.other, store.revision(server.other), "note", {"text": "voda"})
    for _ in range(6):
        backups.make()
    shutil.copyfile(backups.all()[-1].path, folder / "stick" / "companion-20250101T200000.000Z-000007.db")
    (backups.folder / "companion-20250201T200000.000Z.db").write_bytes(b"GIF89a" * 100)
    with store.ledger.writing() as pen:
        pen.let_go([server.gone])
    tear(store, server.torn)
    server.put_away = store.create("talisman", "Páteční", {"players": [{}, {}]}).record.id
    store.move(server.put_away, 0, "put_away", {})
    store.move(server.put_away, 1, "close_box", {})
    yield server
    server.close()


@each_way
def test_every_page_fits_every_screen_and_axe_finds_nothing(device, server, way):
    one = device("phone", **way.preferred)
    one.go("/backups/").click('#found button[type="submit"]:not(.main)')
    one.page.wait_for_url("**/backups/?done=checked*")
    pages = [
        "/backups/",
        "/backups/?folder=/nothing&why=home-missing",
        f"/backups/{server.first.name}",
        f"/backups/{server.first.name}/restore",
        f"/t/{server.put_away}/",
        "/",
    ]
    wrong = wrong_in(way, one, pages)
    assert not wrong, "\n".join(wrong)


def test_the_end_of_an_evening_is_told_that_its_backup_is_made(device, server):
    """The box is closed, and the backup comes a moment later: the page asks once more by itself."""
    one = device("phone", language="cs")
    page = one.go(f"/t/{server.put_away}/")
    page.wait_for_selector("#kept[hx-get]")
    server.app.extensions["installation"].backups.make()
    page.wait_for_selector("#kept:not([hx-get])")
    assert "je v záloze" in page.inner_text("#kept").replace("\N{NO-BREAK SPACE}", " ")
    assert "Leží i na druhém místě" in page.inner_text("#kept").replace("\N{NO-BREAK SPACE}", " ")


def test_a_table_is_brought_back_with_two_taps_from_the_shelf(device, server):
    page = device("portrait", language="en").go("/")
    page.click('a[href="/backups/"]')
    page.click("details:has(h3) summary")
    page.click(f'a[href="/backups/{server.first.name}"]')
    page.click(f'form[action$="/tables/{server.gone}"] button')
    page.wait_for_url("**/t/*/")
    page.wait_for_selector("#table")


@pytest.mark.parametrize("script", ["on", "off"])
def test_all_is_put_back_after_a_look_at_what_would_change(device, server, script):
    one = device("portrait", language="en", script=script)
    new = server.store.create("talisman", "Nový", {"players": [{}, {}]}).record.id
    page = one.go(f"/backups/{server.first.name}")
    page.click(f'a[href="/backups/{server.first.name}/restore"]')
    assert "Will vanish from the shelf" in page.inner_text("main") and "Nový" in page.inner_text("main")
    page.click("button.danger")
    page.wait_for_url("**/backups/?done=restored")
    assert {one.id for one in server.store.all()} == {server.torn, server.gone, server.other}
    assert new not in page.inner_text("main")
    page.click("#home summary")
    assert page.is_visible('#home input[name="folder"]')
