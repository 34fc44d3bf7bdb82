"""Looking back in a real browser: each page on each screen and in both languages, and what is tapped there."""

from __future__ import annotations

import re

import pytest

from companion.store.samples import lay_sample

from .chronicler import Chronicler
from .conftest import SIZES
from .looks import each_way, wrong_in

pytestmark = pytest.mark.look

EVENING = 20  # a moment of the sample, far enough back that there is something to put back


@pytest.fixture(scope="module")
def shelf(server):
    """A sample that was played on, with branches and what-if tables; and a table at which was rolled often."""
    store = server.store
    table = lay_sample(store, "talisman", "cs").id
    child = store.fork(table, EVENING, "Co kdyby čarodějka nespala a všechno dopadlo úplně jinak než tenkrát").id
    store.fork(child, EVENING, "A ještě jinak")
    for _ in range(3):
        store.undo(table, store.revision(table))
    store.move(table, store.revision(table), "note", {"text": "Zkusili jsme to jinak."})
    players = [{"character": "warrior"}, {"character": "wizard"}]
    rolled = store.create("talisman", "Páteční kruh", {"players": players, "first": 1}).record.id
    store.move(rolled, store.revision(rolled), "leave_list", {})
    for number in range(36):
        who = 1 + number % 2
        told = {"rolled": 1 + number % 6} if number % 3 else {}
        store.move(rolled, store.revision(rolled), "roll_movement", {"who": who, **told}, ("*",))
        store.move(rolled, store.revision(rolled), "end_turn", {"who": who}, ("*",))
    return {"table": table, "child": child, "rolled": rolled}


PAGES = (
    "/t/{table}/history",
    "/t/{table}/history?then=20",
    "/t/{table}/history?words=xyz&evening=x&who=99",
    "/t/{table}/history?roller=table&before=60",
    "/t/{table}/back/20",
    "/t/{table}/what-if",
    "/t/{child}/what-if",
    "/t/{rolled}/statistics",
    "/t/{table}/statistics",
    "/t/{table}/chronicle",
    "/statistics",
)


@each_way
def test_every_page_fits_every_screen_and_axe_finds_nothing(device, shelf, way):
    wrong = wrong_in(way, device("phone", **way.preferred), [page.format(**shelf) for page in PAGES])
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", SIZES)
def test_the_table_stands_beside_the_list_where_there_is_room_and_above_it_where_there_is_none(device, shelf, size):
    page = device(size, language="cs").go(f"/t/{shelf['table']}/history?then=20")
    then, listed = (page.locator(part).bounding_box() for part in (".then", ".history-list"))
    if size == "landscape":
        assert then["x"] >= listed["x"] + listed["width"] and abs(then["y"] - listed["y"]) < 40
    else:
        assert then["y"] + then["height"] <= listed["y"]


@pytest.mark.parametrize("script", ["on", "off"])
@pytest.mark.parametrize("size", ["phone", "landscape"])
def test_a_tap_shows_the_moment_and_a_step_back_is_seen_before_it_is_done(device, server, size, script):
    store = server.store
    id = lay_sample(store, "talisman", "cs").id
    id = store.fork(id, name="Na kus řeči").id
    one = Chronicler(device(size, language="cs", script=script), "cs", hurried=False, game="talisman")
    page = one.page
    one.device.go(f"/t/{id}/history?move=roll_movement")
    revision = store.revision(id)
    row = page.locator(".happening > a").nth(2)
    number = int(re.search(r"then=(\d+)", row.get_attribute("href"))[1])
    row.click()
    one.see(page.locator(".then .banner"))
    page.wait_for_function("() => document.querySelector('.then').getBoundingClientRect().top < innerHeight / 2")
    assert page.locator(f"#r{number} > a[aria-current]").count() == 1
    assert store.revision(id) == revision
    page.get_by_role("link", name=one.said("back-to-here")).click()
    one.see(page.locator(".back-ask"))
    assert page.locator(".back-hands li").count() > 0 and store.revision(id) == revision
    page.locator(".back-ask button").click()
    page.locator(f'#table[data-revision="{revision + 1}"]').wait_for()
    assert store.get(id).head == number


def test_what_is_looked_for_comes_in_place_and_the_search_is_kept_as_one_goes_on(device, server, shelf):
    one = device("portrait", language="en")
    page = one.go(f"/t/{shelf['table']}/history")
    page.locator("#h-words").fill("Čaroděj")
    page.locator("#h-words").press("Enter")
    page.get_by_role("link", name="The whole history").wait_for()
    assert "words=" in page.url
    page.locator("#table:not([data-pause])").wait_for()  # what has just come takes no taps yet
    page.locator(".history-narrow > summary").click()
    page.locator("#h-evening").select_option("1")
    page.locator(".history-fields button").click()
    page.wait_for_url("**evening=1**")
    assert "words=%C4%8C" in page.url and page.locator("#h-words").input_value() == "Čaroděj"
    assert page.locator(".history-narrow").evaluate("part => part.open")


def test_from_the_shelf_and_the_chronicle_one_comes_to_all_of_it(device, shelf):
    one = device("portrait", language="cs")
    page = one.go("/")
    page.get_by_role("link", name="Police v číslech").click()
    page.get_by_role("heading", name="Police v číslech").wait_for()
    page.locator(".played-link").first.click()
    page.get_by_role("heading", name="Statistika", exact=True).wait_for()
    for name, heading in (("Co kdyby", "Co kdyby"), ("Historie", "Historie"), ("Kronika", "Kronika")):
        page.locator(".looking-back").get_by_role("link", name=name, exact=True).click()
        page.locator(".page-head").get_by_role("heading", name=heading, exact=True).wait_for()
