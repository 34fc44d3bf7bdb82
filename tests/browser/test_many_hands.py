"""One table, many hands: a host's tablet, the chronicler, two players' phones and somebody who looks on."""

from __future__ import annotations

import json
import time

import pytest

from companion.games import game as game_of
from companion.web.wording import Voice
from tests.web.test_every_role import BOOK

from .chronicler import Served
from .conftest import Device

pytestmark = pytest.mark.look

PLAYERS = [{"player": "Jana", "character": "warrior"}, {"player": "Petr", "character": "wizard"}]
WORDS = Voice("cs", game_of("talisman"))


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server for the table of this file."""
    served = Served(tmp_path_factory.mktemp("hands") / "instance")
    yield served
    served.stop()


class Hand:
    """Somebody at the table, with a device of their own."""

    def __init__(self, chromium, served, id, size, **preferences):
        self.device = Device(chromium, served.address, size, **preferences)
        self.page, self.served, self.id = self.device.page, served, id

    def comes_in(self, code, how, name=""):
        """By the typed code: on to the seats, and one tap on one of them. How many seconds it took."""
        began = time.monotonic()
        self.device.go("/join")
        self.page.fill("#code", code)
        self.page.locator(".knock button").click()
        if name:
            self.page.fill("#name", name)
        self.page.locator(f'button[name=as][value="{how}"]').click()
        self.page.wait_for_url(f"**/t/{self.id}/")
        return time.monotonic() - began

    def sees(self, revision):
        """Wait for the page of that revision, and until it takes taps; within how many seconds it came."""
        began = time.monotonic()
        self.page.locator(f'#table[data-revision="{revision}"]').wait_for()
        came = time.monotonic() - began
        self.device.settled(revision)
        return came

    def deed(self, move):
        """The buttons that make a move."""
        return self.page.locator(
            f'form[action*="/moves/{move}"] button[type=submit], button[formaction*="/moves/{move}"]'
        )


@pytest.fixture(scope="module")
def around(chromium, served):
    """Everybody around a table of Talisman, let in by the host."""
    book = served.folder / "journal" / "talisman" / "the-ford" / "book.md"
    book.parent.mkdir(parents=True)
    book.write_text(BOOK.format(game="talisman"), encoding="utf-8")
    id = served.lay("U ohně", "talisman", players=PLAYERS, first=1)
    served.move(id, "leave_list")
    served.move(id, "name_spell", who=2, name="Tma pod vodou")
    sizes = {"host": "portrait", "chronicler": "landscape", "jana": "phone", "petr": "phone", "onlooker": "phone"}
    hands = {
        who: Hand(chromium, served, id, size, language="en" if who == "onlooker" else "cs")
        for who, size in sizes.items()
    }
    hands["host"].device.go(f"/door?table={id}")
    code = hands["host"].page.locator(".invites .typed-code").inner_text()
    assert hands["jana"].comes_in(code, 1) < 15
    assert hands["petr"].comes_in(code, 2) < 15
    assert hands["onlooker"].comes_in(code, "onlooker", "Babička") < 15
    assert hands["chronicler"].comes_in(code, "chronicler", "Ola") < 15
    host = hands["host"].page
    host.reload()
    host.locator(".asks button.main").click()
    host.locator(".asks").wait_for(state="detached")
    for who in ("jana", "petr", "onlooker", "chronicler", "host"):
        with hands[who].page.expect_response(lambda answer: "/live" in answer.url):
            hands[who].device.go(f"/t/{id}/")
    yield hands
    faults = [fault for hand in hands.values() for fault in hand.device.faults]
    for hand in hands.values():
        hand.device.context.close()
    assert faults == []


def revision(served, hand):
    return served.api(f"/tables/{hand.id}")["revision"]


def a_turn_is_played_from_a_phone_and_everybody_sees_it(served, around):
    jana, petr = around["jana"], around["petr"]
    assert jana.page.locator("#own-turn").inner_text() == WORDS.t("own-your-turn")
    assert "Jana" in petr.page.locator(".own-turn-of").inner_text()
    assert "Tma pod vodou" in petr.page.content()
    for who in ("jana", "onlooker", "chronicler", "host"):
        assert "Tma pod vodou" not in around[who].page.content(), who
    assert around["onlooker"].page.locator("main button:enabled, .undo, .next").count() == 0
    before = revision(served, jana)
    jana.deed("roll_movement").first.click()
    jana.sees(before + 1)
    for who in ("petr", "onlooker", "chronicler", "host"):
        assert around[who].sees(before + 1) < 1, who


def a_tap_without_a_connection_waits_and_is_sent_once(served, around):
    jana, before = around["jana"], revision(served, around["jana"])
    jana.device.context.set_offline(True)
    jana.deed("go").first.click()
    jana.page.locator("#offline:not([hidden])").wait_for()
    assert revision(served, jana) == before
    jana.device.context.set_offline(False)
    jana.sees(before + 1)
    for who in ("petr", "onlooker", "chronicler", "host"):
        around[who].sees(before + 1)
    jana.device.faults.clear()  # that nobody answered
    log = served.api(f"/tables/{jana.id}/log?limit=100")["entries"]
    assert [entry["move"] for entry in log].count("go") == 1 and log[-1]["actor"] == "seat-1"


def a_vote_is_cast_on_the_phones_and_seen_when_all_are_in(served, around):
    jana, petr, chronicler = around["jana"], around["petr"], around["chronicler"]
    seen = served.move(jana.id, "open_book", ("*",), book="own/talisman/the-ford", language="cs")["revision"]
    for who in around:
        around[who].sees(seen)
    chronicler.device.go(f"/t/{jana.id}/journal")
    ways = jana.page.locator(".ballot-way")
    ways.first.click()
    jana.sees(seen + 1)
    petr.sees(seen + 1)
    assert petr.page.locator(".ballot-way small").count() == 0
    told = json.dumps(served.api(f"/tables/{jana.id}"), ensure_ascii=False)
    assert '"1": "•"' in told or '"•"' in told
    petr.page.locator(".ballot-way").first.click()
    for who in ("jana", "petr", "chronicler", "host"):
        around[who].sees(seen + 2)
    chronicler.page.locator(".vote-count", has_text=WORDS.t("vote-all-in")).wait_for()
    chronicler.page.locator(".way").first.click()
    jana.sees(seen + 3)
    assert jana.page.locator(".own-ballot").count() == 0 or jana.page.locator(".ballot-way.chosen").count() == 0


def what_each_of_them_sees_is_sound(around):
    for who, hand in around.items():
        assert hand.device.axe() == [] and hand.device.too_small() == [] and hand.device.sideways() == 0, who


def who_is_shown_out_is_out_at_once(served, around):
    host, onlooker = around["host"], around["onlooker"]
    host.device.go("/door")
    card = host.page.locator(".device", has_text="Babička")
    card.locator("summary").click()
    card.locator("button.danger").click()
    onlooker.page.wait_for_url("**/join", timeout=4000)
    onlooker.device.go(f"/t/{onlooker.id}/")
    assert onlooker.page.url.endswith("/join")


def test_an_evening_of_five_devices(served, around):
    """One evening, in its order: a turn, a lost connection, a vote, and one who is shown out."""
    a_turn_is_played_from_a_phone_and_everybody_sees_it(served, around)
    a_tap_without_a_connection_waits_and_is_sent_once(served, around)
    a_vote_is_cast_on_the_phones_and_seen_when_all_are_in(served, around)
    what_each_of_them_sees_is_sound(around)
    who_is_shown_out_is_out_at_once(served, around)
