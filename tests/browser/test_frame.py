"""The frame on real screens: nothing too small, nothing sideways, nothing that axe finds; on every kind of page."""

from __future__ import annotations

import re

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
        assert next_["height"] >= (50 if size == "phone" else 60)


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
    for size, text, most in (("portrait", "1", 130), ("phone", "1", 844 / 7.5), ("phone", "1.3", 844 / 5)):
        page = device(size, text=text).go(f"/t/{id}/")
        assert page.locator(".bottom").bounding_box()["height"] <= most
        assert page.locator(".top-nav").bounding_box()["height"] < 60  # one line of pages, scrolled where it is long
        told, sign = page.locator("#told"), page.locator(".told-all")
        page.evaluate("document.fonts.ready")
        before = sign.bounding_box()
        hidden = page.locator("#told li[data-unseen]").count()
        words = page.locator(".told-more:visible").all_inner_texts()
        assert [int(re.search(r"\d+", said)[0]) for said in words] == ([hidden] if hidden else [])
        told.click()
        assert page.locator(".bottom").bounding_box()["height"] <= SIZES[size][1] / 2 + 1  # the rest is scrolled within
        assert sign.bounding_box() == before  # the same finger folds it again
        assert told.evaluate("told => told.clientHeight") > told.evaluate("told => told.firstElementChild.clientHeight")
        if hidden:
            unfolded.add((size, text))
        told.click()
        assert page.locator(".bottom").bounding_box()["height"] <= most
        for key, shown in (("Enter", "true"), ("Escape", "false"), ("Enter", "true")):
            sign.press(key)
            assert sign.get_attribute("aria-expanded") == shown
        page.locator("#main").click(position={"x": 3, "y": 3})
        assert sign.get_attribute("aria-expanded") == "false"
    assert ("phone", "1.3") in unfolded
    page = device("phone", text="1.3", script="off").go(f"/t/{id}/")
    assert page.locator(".told-all").is_hidden()  # without JavaScript the list is scrolled


def test_on_a_page_that_is_only_looked_at_the_foot_is_one_line(device, server):
    id = server.store.create("tainted_grail", "Jedna řádka", {"characters": [{"id": "ailei"}]}).record.id
    for revision, move in enumerate(("leave_list", "start_day", "turn_event")):
        server.store.move(id, revision, move, {})
    page = device("phone", text="1").go(f"/t/{id}/")
    assert page.locator("#told li").count() > 0
    tabs = {tab: page.locator(f'.top-nav a[href$="/{tab}"]').bounding_box() for tab in ("map", "more")}
    for name in ("map", "chronicle", "more"):
        page = device("phone", text="1").go(f"/t/{id}/{name}")
        assert page.locator("#told li").count() == 0
        assert page.locator(".bottom").bounding_box()["height"] <= 65
        assert page.locator('.top-nav a[href$="/more"]').bounding_box() == tabs["more"]
    server.store.move(id, 3, "begin_encounter", {"who": ["ailei"], "colour": "green"})
    page = device("phone", text="1").go(f"/t/{id}/")
    assert page.locator('.top-nav a[href$="/fight"]').is_visible()  # it has come, and moved no other one
    assert {tab: page.locator(f'.top-nav a[href$="/{tab}"]').bounding_box() for tab in tabs} == tabs


LINES = """span => {
  const [text] = [...span.childNodes], range = document.createRange(), broken = [];
  for (const word of text.data.matchAll(/\\S+/g)) {
    range.setStart(text, word.index); range.setEnd(text, word.index + word[0].length);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (tops.size > 1) broken.push(word[0]);
  }
  const { height, width } = span.getBoundingClientRect();
  const lines = Math.round(height / parseFloat(getComputedStyle(span).lineHeight));
  return { broken, lines, wide: span.scrollWidth > Math.ceil(width) };
}"""


def test_undo_is_two_lines_of_whole_words_beside_the_sign_of_more(device, server):
    party = [{"id": who} for who in ("ailei", "arev", "beor")]
    id = server.store.create("tainted_grail", "Celá slova", {"characters": party}).record.id
    steps = (
        ("leave_list", {}),
        ("start_day", {}),
        ("turn_event", {}),
        ("explore", {"who": ["ailei", "beor"]}),
        ("end_exploration", {"who": "ailei"}),
        ("travel", {"who": ["ailei", "beor"], "to": 102}),
        ("end_day", {"everyone_passes": True}),
        ("rest", {}),
    )
    seen = 0
    for revision, (move, args) in enumerate(steps):
        server.store.move(id, revision, move, args)
        page = device("phone", text="1").go(f"/t/{id}/day")
        page.evaluate("document.fonts.ready")
        words = page.locator(".undo > span")
        found = words.evaluate(LINES)
        assert not found["broken"] and found["lines"] <= 2 and not found["wide"], (words.inner_text(), found)
        seen += page.locator(".told-more:visible").count()
    assert seen  # and the sign stood beside some of them


def test_the_sign_of_more_pages_scrolls_their_row(device, shelf):
    page = device("phone", text="1").go(f"/t/{shelf['avalon']}/")
    path, row = page.url, page.locator(".top-nav .pages")
    page.locator('html[data-pages~="after"]').wait_for()
    box = page.locator(".pages-kept").bounding_box()
    for x in (box["x"] - 6, box["x"] - 30):
        before = row.evaluate("row => row.scrollLeft")
        page.mouse.click(x, box["y"] + box["height"] / 2)
        page.wait_for_function("before => document.querySelector('.top-nav .pages').scrollLeft > before", arg=before)
        if page.locator('html[data-pages~="after"]').count() == 0:
            break
    page.locator('html[data-pages~="before"]').wait_for()
    page.mouse.click(12, box["y"] + box["height"] / 2)
    page.locator('html:not([data-pages~="before"])').wait_for()
    assert page.url == path
