"""The frame on real screens: nothing too small, nothing sideways, nothing that axe finds; on every kind of page."""

from __future__ import annotations

import pytest

from companion.games import game
from companion.store.exchange import export, import_table

from .conftest import SIZES
from .looks import each_way, wrong_in

pytestmark = pytest.mark.look


@pytest.fixture(scope="module")
def shelf(server):
    """Tables in play, in its box, ended, out of the way, and one that waits beside its twin."""
    store = server.store
    playing = store.create("toy", "Mlýn u potoka, kde se mele i v neděli", {"players": 4}).record
    store.move(playing.id, 0, "let_in", {"steps": 2})
    store.move(playing.id, 1, "grind", {"who": 1, "rolled": "4"})
    boxed = store.create("toy", "Druhý břeh", {}).record
    store.move(boxed.id, 0, "let_in", {"steps": 5})
    store.move(boxed.id, 1, "close_box", {})
    packing = store.create("toy", "Balí se", {}).record
    store.move(packing.id, 0, "put_away", {})
    ended = store.create("toy", "Povodeň", {}).record
    store.move(ended.id, 0, "close_table", {})
    avalon = store.create("tainted_grail", "Kruh deště", {"characters": [{"id": "ailei"}, {"id": "beor"}]}).record
    store.move(avalon.id, 0, "leave_list", {})
    for put in (store.shelf.archive, store.shelf.throw_away):
        put(store.fork(boxed.id, name="Stranou").id)
    came = import_table(store, export(store, playing.id), ask=True)
    tables = {"avalon": avalon, "playing": playing, "boxed": boxed, "packing": packing, "ended": ended, "came": came}
    return {name: record.id for name, record in tables.items()}


PAGES = (
    "/",
    "/shelf/ended",
    "/shelf/thrown",
    "/import/{came}",
    "/preferences",
    "/boxes/?taken=3",
    "/new/toy",
    "/nothing",
    "/rules/toy",
    "/rules/tainted_grail?q=menhir",
    "/rules/tainted_grail?q=qqq",
    "/t/{playing}/throw",
    "/t/{playing}/end",
    "/t/{playing}/",
    "/t/{playing}/chronicle",
    "/t/{playing}/rules",
    "/t/{playing}/more",
    "/t/{playing}/more/grind",
    "/t/{playing}/more/keep",
    "/t/{playing}/correct",
    "/t/{playing}/correct?path=/water/value",
    "/t/{playing}/at/1",
    *(f"/t/{{avalon}}/{panel.name}" for panel in game("tainted_grail").panels),
    "/t/{avalon}/more",
    "/t/{boxed}/",
    "/t/{packing}/",
    "/t/{ended}/",
)


@each_way
def test_every_page_fits_every_screen_and_axe_finds_nothing(device, shelf, way):
    """Everything that can be folded, what stands above and below a page too."""
    paths = [path.format(**shelf) for path in PAGES]
    wrong = wrong_in(way, device("phone", **way.preferred), paths, parts="details")
    assert not wrong, "\n".join(wrong)


def test_axe_finds_nothing_on_what_opens_over_a_page(device, server, shelf):
    one = device(bypass_csp="yes")
    page = one.go(f"/t/{shelf['ended']}/more/let_in")
    page.get_by_role("button", name="Provést").click()
    page.get_by_text("Tento stůl už skončil").wait_for()
    assert one.axe() == []
    assert one.too_small() == []
    page = one.go(f"/t/{shelf['playing']}/more/grind")
    page.get_by_role("link", name="Pravidlo TO-MIL-02").click()
    page.locator("dialog.rule-aside").wait_for()
    assert one.axe() == []
    assert one.too_small() == []


def test_landscape_has_two_columns_and_portrait_one(device, shelf):
    def columns(size, text="1"):
        page = device(size, text=text).go(f"/t/{shelf['playing']}/")
        page.evaluate("""() => {
          document.querySelector("#main").innerHTML = '<div class="columns"><div>a</div><div>b</div></div>';
        }""")
        return page.evaluate("getComputedStyle(document.querySelector('.columns')).gridTemplateColumns").count("px")

    assert columns("landscape") == 2
    assert columns("portrait") == 1
    assert columns("phone") == 1
    assert columns("landscape", "1.6") == 1


def test_undo_and_next_step_are_always_on_the_screen(device, server, shelf):
    for size in SIZES:
        page = device(size).go(f"/t/{shelf['boxed']}/")
        _, height = SIZES[size]
        undo, next_ = page.locator(".undo").bounding_box(), page.locator(".next").bounding_box()
        assert undo["x"] < 40
        assert undo["y"] + undo["height"] <= height
        assert next_["x"] + next_["width"] > SIZES[size][0] - 40
        assert next_["y"] + next_["height"] <= height
        assert next_["height"] >= 60


def test_on_paper_there_is_nothing_to_tap(device, shelf):
    one = device()
    page = one.go(f"/t/{shelf['playing']}/chronicle")
    page.emulate_media(media="print")
    assert not page.locator(".bottom").is_visible()
    assert not page.locator(".top-nav").is_visible()
    assert page.get_by_text("Voda stoupla o 2 stupně.").is_visible()
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(0, 0, 0)"


def test_no_motion_where_less_was_asked_for(device, shelf):
    one = device()
    one.page.emulate_media(reduced_motion="reduce")
    page = one.go(f"/t/{shelf['ended']}/more/let_in")
    page.get_by_role("button", name="Provést").click()
    page.locator("dialog.trouble").wait_for()
    assert page.evaluate("getComputedStyle(document.querySelector('dialog')).animationName") == "none"
    assert page.evaluate("getComputedStyle(document.querySelector('button')).transitionDuration") in ("0s", "")


def test_the_keyboard_can_skip_and_sees_where_it_is(device, shelf):
    page = device().go(f"/t/{shelf['playing']}/")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Přeskočit na obsah")
    assert skip.bounding_box()["y"] >= 0
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    page.keyboard.press("Tab")
    focused = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert focused == "solid"


def test_preferences_are_one_tap_each(device, server, shelf):
    one = device(text="1")
    page = one.go(f"/preferences?back=/t/{shelf['playing']}/")
    page.get_by_role("button", name="Pergamen").click()
    page.locator('html[data-theme="vellum"]').wait_for()
    page.get_by_role("button", name="Písmo 140 %").click()
    page.locator('html[data-text="1.4"]').wait_for()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "23.8px"
    page.get_by_role("button", name="English").click()
    page.get_by_role("link", name="Done").click()
    page.get_by_role("link", name="Chronicle").wait_for()
    assert page.locator("html").get_attribute("data-theme") == "vellum"
    assert server.store.revision(shelf["playing"]) == 2


def test_what_the_hands_do_takes_little_room_and_unfolds_by_a_tap(device, server):
    party = [{"id": who} for who in ("ailei", "arev", "beor", "cerv")]
    id = server.store.create("tainted_grail", "Čtyři", {"characters": party}).record.id
    steps = (
        ("leave_list", {}),
        ("start_day", {}),
        ("turn_event", {}),
        ("explore", {"who": [one["id"] for one in party]}),
    )
    for revision, (move, args) in enumerate(steps):
        server.store.move(id, revision, move, args)
    unfolded = set()
    for size, text, most in (("portrait", "1", 150), ("phone", "1", 844 / 6), ("phone", "1.3", 844 / 5)):
        page = device(size, text=text).go(f"/t/{id}/")
        assert page.locator(".bottom").bounding_box()["height"] <= most
        assert page.locator(".top-nav").bounding_box()["height"] < 60  # one line of pages, scrolled where it is long
        told = page.locator("#told")
        page.evaluate("document.fonts.ready")
        folded = told.evaluate("told => told.scrollHeight - told.clientHeight")
        told.click()
        assert told.evaluate("told => told.scrollHeight - told.clientHeight") <= 4
        sign = page.locator(".told-all")
        assert sign.is_visible() == (folded > 4 or page.locator("#told .earlier").count() > 0)
        if folded <= 4:
            continue
        unfolded.add((size, text))
        told.click()
        assert told.evaluate("told => told.scrollHeight - told.clientHeight") == folded
        unseen = page.locator("#told li:not(.earlier)").count() - 1
        assert 1 <= int(sign.inner_text().removeprefix("+")) <= unseen  # so many lines are to be done and not in sight
        ends = told.bounding_box()["x"] + told.bounding_box()["width"]
        assert ends <= sign.bounding_box()["x"]  # the sign covers no word
        for key, shown in (("Enter", "true"), ("Escape", "false"), ("Enter", "true")):
            sign.press(key)
            assert sign.get_attribute("aria-expanded") == shown
        page.locator("#main").click(position={"x": 3, "y": 3})
        assert sign.get_attribute("aria-expanded") == "false"
    assert ("phone", "1.3") in unfolded
    page = device("phone", text="1.3", script="off").go(f"/t/{id}/")
    assert page.locator(".told-all").is_hidden()  # without JavaScript the list is scrolled
