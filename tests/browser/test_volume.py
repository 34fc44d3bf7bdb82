"""The volume in a browser: on every screen, in both languages and themes; written in, pictured, and taken home."""

from __future__ import annotations

import pytest
from PIL import Image

from companion.store.samples import lay_sample

from ..volume.campaigns import SaltWatch
from .conftest import Server
from .looks import each_way, wrong_in

pytestmark = pytest.mark.look


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A sample of Tainted Grail, and a table that read The Salt Watch to its end."""
    server = Server(tmp_path_factory.mktemp("server") / "instance")
    server.rain = lay_sample(server.store, "tainted_grail", "cs").id
    server.watch = SaltWatch(server.store).play().id
    yield server
    server.close()


@each_way
def test_every_page_fits_every_screen_and_axe_finds_nothing(device, server, way):
    one = device("phone", **way.preferred)
    pages = [
        f"/t/{server.rain}/volume?evening=2",
        f"/t/{server.watch}/volume?evening=1&write=e1",
        f"/t/{server.rain}/volume/picture?place=e1",
    ]
    wrong = wrong_in(way, one, pages)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("size", "language"), [("phone", "cs"), ("portrait", "en"), ("landscape", "cs")])
def test_a_paragraph_is_written_left_out_and_taken_back(device, server, size, language):
    one = device(size, language=language)
    page = one.go(f"/t/{server.rain}/volume?evening=1&write=e1#pe1")
    page.fill("#v-new", f"It rained on the {size}.")
    page.locator(".write-here form[action*=tell_in_volume] button").click()
    written = page.locator(".volume-own", has_text=f"It rained on the {size}.")
    written.wait_for()
    one.settled(server.store.revision(server.rain))
    page.locator(".volume-piece", has=written).locator(".pen").click()
    page.locator(".write-here form[action*=leave_out_of_volume] button").wait_for()
    one.settled(server.store.revision(server.rain))
    page.locator(".write-here form[action*=leave_out_of_volume] button").click()
    page.locator(".volume-piece .left-out").first.wait_for()
    one.settled(server.store.revision(server.rain))
    page.locator("footer form[action$=undo] button, .bottom form[action$=undo] button").first.click()
    page.locator(".volume-piece .left-out").first.wait_for(state="detached")
    server.store.undo(server.rain, server.store.revision(server.rain))  # the table for whoever comes next


def test_a_picture_is_chosen_and_stands_in_its_chapter(device, server, tmp_path):
    Image.new("RGB", (80, 60), "orange").save(tmp_path / "table.png")
    (tmp_path / "no.png").write_text("no picture")
    one = device("phone", language="cs")
    page = one.go(f"/t/{server.watch}/volume/picture?place=e2&evening=2")
    for file in ("no.png", "table.png"):
        page.locator("input[type=file]").set_input_files(tmp_path / file)
        page.fill("#caption", "Náš stůl")
        page.locator("button.main").click()
        if file == "no.png":
            page.get_by_text("není obrázek").wait_for()
    picture = page.locator("figure.volume-own img")
    picture.scroll_into_view_if_needed()
    page.wait_for_function("document.querySelector('figure.volume-own img').naturalWidth === 80")
    assert page.locator("figure.volume-own figcaption").inner_text() == "Náš stůl"


def test_the_book_is_taken_home_as_a_pdf(device, server, tmp_path):
    one = device("portrait", language="en")
    page = one.go(f"/t/{server.rain}/volume")
    page.locator(".book-ways summary").click()
    with page.expect_download() as taken:
        page.get_by_role("link", name="PDF").click()
    taken.value.save_as(tmp_path / "book.pdf")
    assert (tmp_path / "book.pdf").read_bytes().startswith(b"%PDF-")
