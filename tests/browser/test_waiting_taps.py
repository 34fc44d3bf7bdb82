"""Nothing tapped is lost or doubled: taps go through one line, wait while nobody answers, and are sent once."""

from __future__ import annotations

import re

import pytest

from companion.core.typography import unbound

from .chronicler import Served
from .conftest import Device

CHARACTERS = [{"id": "beor"}]  # whose board is known


@pytest.fixture
def table(server):
    """A table of Tainted Grail before its first morning."""
    return server.store.create("tainted_grail", "Kruh", {"characters": CHARACTERS}).record.id


@pytest.fixture
def party(server, table):
    """The same, on the page of its boards."""
    server.store.move(table, 0, "leave_list", {})
    return f"/t/{table}/party"


def more(page, name):
    """The + beside a number of the first board."""
    return page.locator(f'.nudge:has(input[name="what"][value="{name}"]) button[value="1"]').first


def made(server, table, since):
    """What was done since a revision: moves and their arguments, in their order."""
    return [(entry.move, *entry.args.values()) for entry in server.store.log(table, since)]


def line(page, which="#offline"):
    """What a bar says, and what it names."""
    bar = page.locator(which)
    bar.wait_for()
    return [unbound(text) for text in bar.locator("p").all_inner_texts()]


class Held:
    """What a page sends, held on its way until a test lets it go on."""

    def __init__(self, page, pattern="**/moves/*"):
        self.routes, self.open = [], False
        page.route(pattern, self.meet)

    def meet(self, route):
        if self.open:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self):
        self.open = True
        for route in self.routes:
            route.continue_()


def test_two_quick_taps_on_a_list_are_two_moves(device, server, table):
    one = device()
    page = one.go(f"/t/{table}/")
    page.locator("details.checklist > summary").first.click()
    held = Held(page)
    ticks = page.locator(".tick:visible")
    ticks.nth(0).click()
    ticks.nth(1).click()
    ticks.nth(2).click()
    page.wait_for_timeout(100)
    assert len(held.routes) == 1  # the others wait for their turn
    held.let_go()
    one.settled(3)
    assert page.locator('.tick[aria-checked="true"]:visible').count() == 3
    assert [move for move, *_ in made(server, table, 0)] == ["tick"] * 3
    assert page.locator("#waiting").is_hidden() and page.locator("#offline").is_hidden()


def test_a_number_tapped_thrice_is_three_and_a_button_tapped_twice_is_one(device, server, table, party):
    one = device()
    page = one.go(party)
    held = Held(page)
    for _ in range(3):
        more(page, "food").click()
    held.let_go()
    one.settled(4)
    assert [move[0] for move in made(server, table, 1)] == ["change"] * 3
    held = Held(page)
    page.locator(".next").dblclick()
    page.locator(".next").click()
    held.let_go()
    one.settled(5)
    page.wait_for_timeout(300)
    assert server.store.revision(table) == 5


@pytest.mark.look
def test_a_page_asked_for_while_a_tap_is_on_its_way_comes_after_it(device, server, table, party):
    one = device()
    page = one.go(party)
    held = Held(page)
    more(page, "food").click()
    page.locator(".top-nav").get_by_role("link", name="Kronika").click()
    page.wait_for_timeout(100)
    held.let_go()
    page.wait_for_url("**/chronicle")
    one.settled(2)


def test_taps_wait_while_nobody_answers_and_go_in_their_order(device, server, table, party):
    one = device(language="cs")
    page = one.go(party)
    one.context.set_offline(True)
    for name in ("food", "food", "wealth"):
        more(page, name).click()
    words, named = line(page)
    assert words == "Bez spojení. Čekají 3 klepnutí, odešlou se sama."
    assert named == "Beor: pokrm: přidat × 2 · Beor: cennosti: přidat"
    page.locator(".top-nav").get_by_role("link", name="Kronika").click()  # no dead page of the browser's
    page.wait_for_timeout(200)
    assert page.url.endswith("/party") and server.store.revision(table) == 1
    one.context.set_offline(False)
    one.settled(4)
    page.locator("#offline").wait_for(state="hidden")
    assert [move[2] for move in made(server, table, 1)] == ["food", "food", "wealth"]
    assert page.evaluate("sessionStorage.length") == 0
    one.faults.clear()  # the browser's own complaints about the network


@pytest.mark.look
def test_taps_that_wait_are_let_go(device, server, table, party):
    one = device(language="en")
    page = one.go(party)
    one.context.set_offline(True)
    more(page, "food").click()
    assert line(page)[0] == "No connection. 1 tap waits and will be sent."
    page.get_by_role("button", name="Let it be").click()
    page.get_by_text("The app does not answer").wait_for()
    one.context.set_offline(False)
    page.locator("#offline").wait_for(state="hidden")
    page.wait_for_timeout(300)
    assert server.store.revision(table) == 1
    one.faults.clear()


@pytest.mark.look
def test_taps_that_wait_survive_a_reload(device, server, table, party):
    one = device()
    page = one.go(party)
    page.route("**/moves/*", lambda route: route.abort())
    for name in ("food", "wealth"):
        more(page, name).click()
    line(page)
    page.reload()
    assert "Čekají 2 klepnutí" in line(page)[0]
    page.unroute("**/moves/*")
    one.settled(3)
    assert [move[2] for move in made(server, table, 1)] == ["food", "wealth"]
    one.faults.clear()


@pytest.mark.look
def test_a_tap_whose_answer_was_lost_is_done_once(device, server, table, party):
    one = device()
    page = one.go(party)
    lost = []

    def lose(route):
        if lost:
            return route.continue_()
        lost.append(route.fetch().status)
        return route.abort()

    page.route("**/moves/*", lose)
    more(page, "food").click()
    more(page, "wealth").click()
    one.settled(3)
    page.locator("#offline").wait_for(state="hidden")
    assert lost == [200]
    assert [move[2] for move in made(server, table, 1)] == ["food", "wealth"]
    one.faults.clear()


@pytest.mark.look
def test_a_tap_whose_answer_was_lost_is_not_done_again_though_others_moved_since(device, server, table, party):
    one = device()
    page = one.go(party)

    lost = []

    def lose(route):
        if lost:
            return route.continue_()
        lost.append(route.fetch().status)
        server.store.move(table, 2, "note", {"text": "Jinde se hraje"})
        return route.abort()

    page.route("**/moves/*", lose)
    more(page, "food").click()
    one.settled(3)  # not the page of then, but how the table stands now
    page.wait_for_timeout(300)
    assert [move[0] for move in made(server, table, 1)] == ["change", "note"]
    assert page.locator("#waiting").is_hidden()
    one.faults.clear()


def test_a_page_that_comes_while_a_tap_waits_sends_it_once(device, server, table, party):
    one = device()
    page = one.go(party)
    sent = []

    def lose(route):
        sent.append(route.request.headers["idempotency-key"])
        return route.abort() if len(sent) == 1 else route.continue_()

    page.route("**/moves/*", lose)
    more(page, "food").click()
    line(page)
    server.store.move(table, 1, "note", {"text": "Jinde se hraje"})  # its page is what says that somebody answers
    one.settled(2)
    page.locator("#waiting").wait_for()  # it was tapped on another page
    page.wait_for_timeout(500)
    assert len(sent) == 2 and len(set(sent)) == 1
    assert page.locator("#offline").is_hidden()
    one.faults.clear()


def test_when_others_have_moved_the_taps_wait_for_a_word(device, server, table, party):
    one = device()
    page = one.go(party)
    for word in ("Nechat být", "Odeslat teď"):
        before = server.store.revision(table)
        one.context.set_offline(True)
        for name in ("food", "wealth"):
            more(page, name).click()
        line(page)
        server.store.move(table, before, "note", {"text": "Jinde se hraje"})
        one.context.set_offline(False)
        one.settled(before + 1)
        words, named = line(page, "#waiting")
        assert "2 klepnutí se neodeslala" in words and named == "Beor: pokrm: přidat · Beor: cennosti: přidat"
        assert server.store.revision(table) == before + 1
        page.get_by_role("button", name=word).click()
        page.locator("#waiting").wait_for(state="hidden")
    one.settled(before + 3)
    assert [move[2] for move in made(server, table, before + 1)] == ["food", "wealth"]
    one.faults.clear()


@pytest.mark.look
def test_what_was_typed_for_a_page_that_is_no_more_is_not_lost(device, server, table, party):
    one = device()
    page = one.go(f"/t/{table}/more/note")
    page.get_by_label("Text").fill("Zrovna jsme")
    server.store.move(table, 1, "note", {"text": "Jinde se hraje"})
    page.locator("#moved").wait_for()
    page.get_by_role("button", name="Provést").click()
    one.settled(2)
    assert line(page, "#waiting")[1] == "Zapsat do kroniky: Provést"
    page.get_by_role("button", name="Odeslat teď").click()
    one.settled(3)
    assert made(server, table, 2) == [("note", "Zrovna jsme")]
    assert page.locator("#waiting").is_hidden()


@pytest.mark.look
def test_what_is_being_typed_is_there_after_a_look_at_the_preferences(device, table, party):
    page = device().go(f"/t/{table}/more/note")
    page.get_by_label("Text").fill("Zrovna jsme")
    page.locator(".aa").click()
    page.wait_for_url(re.compile("/preferences"))
    page.locator("[data-done]").click()
    page.wait_for_url("**/more/note")
    assert page.get_by_label("Text").input_value() == "Zrovna jsme"


@pytest.mark.look
def test_a_server_that_comes_back_gets_what_was_tapped_meanwhile(chromium, tmp_path):
    served = Served(tmp_path / "instance")
    id = served.lay("Kruh", characters=CHARACTERS)
    served.move(id, "leave_list")
    one = Device(chromium, served.address, "portrait", language="cs", bypass_csp="yes")
    page = one.go(f"/t/{id}/party")
    served.stop()
    for name in ("food", "wealth"):
        more(page, name).click()
    assert "Čekají 2 klepnutí" in line(page)[0]
    assert one.axe() == [] and one.too_small() == [] and one.sideways() == 0
    served.start()
    one.settled(3)
    page.locator("#offline").wait_for(state="hidden")
    done = served.api(f"/tables/{id}/log?after=1")["entries"]
    assert [entry["args"]["what"] for entry in done] == ["food", "wealth"]
    one.context.close()
    served.stop()
