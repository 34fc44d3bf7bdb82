"""Path of Destiny on several devices and over interruptions: what one seat alone knows, a chapter undone, a restart."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from .chronicler import Served
from .conftest import Device
from .destiny import GAME, Destined
from .moments import witcher_path_of_destiny as moments

pytestmark = pytest.mark.look

PLAYERS = [
    {"player": "Jana", "character": "geralt"},
    {"player": "Petr", "character": "ciri"},
    {"player": "Ola", "character": "yennefer"},
]
JANA, PETR, OLA = 1, 2, 3
# What the page's stream says to it, gathered.
HEARD = """window.heard = [];
  window.EventSource = class extends EventSource {
    constructor(...all) {
      super(...all);
      for (const kind of ["message", "revision", "turn", "told"]) {
        this.addEventListener(kind, (event) => window.heard.push(String(event.data)));
      }
    }
  };"""
SECRET = re.compile(r"17\D{1,30}11\D{1,30}5\b")  # what a card that only one has seen is worth


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Served]:
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("destiny") / "instance")
    yield served
    served.stop()


@pytest.fixture
def seen_by(chromium, served):
    """Make somebody who looks at a table; none may have had a fault in the end."""
    people: list[Destined] = []

    def make(id: str, size: str = "portrait", script: str = "") -> Destined:
        people.append(Destined(Device(chromium, served.address, size, language="cs"), "cs", served, {}))
        people[-1].table = id
        if script:
            people[-1].page.add_init_script(script)
        return people[-1]

    yield make
    faults = [fault for one in people for fault in one.device.faults]
    for one in people:
        one.device.context.close()
    assert faults == []


def opened(served, name, story, **options):
    """A light table whose story was read up to its first spread."""
    id = served.lay(name, game=GAME, players=PLAYERS, story=story, **{"kept": "light", **options})
    for move, args in (("leave_list", {}), ("open_book", {"book": f"witcher-path-of-destiny/{story}"})):
        served.move(id, move, **args)
    while served.state(id)["left"] is None:
        served.move(id, "choose", choice="on")
    return id


def a_turn(served, id, *sides):
    """Everybody drafts from the deck, plays, and announces a side."""
    for who in served.state(id)["initiative"]:
        served.move(id, "draft_row", who=who, row=0)
    while served.state(id)["step"] != "fate":
        served.move(id, "next_step")
    for who, side in enumerate(sides, 1):
        served.move(id, "announce", who=who, side=side)


def takes_a_seat(one, code, seat):
    """In by the typed code, on to the seats, and one tap on one of them."""
    one.device.go("/join")
    one.page.fill("#code", code)
    one.page.locator(".knock button").click()
    one.page.locator(f'button[name=as][value="{seat}"]').click()
    one.page.wait_for_url(f"**/t/{one.table}/")


def test_what_an_objective_is_nobody_finds_from_another_seat(served, seen_by):
    id = opened(served, "Prázdná židle", "the-empty-chair")
    served.move(id, "next_step")
    for who in served.state(id)["initiative"]:
        served.move(id, "draft_row", who=who, row=0)
    while served.state(id)["step"] != "check":
        served.move(id, "next_step")
    back = served.state(id)["objectives"]["places"][0]["back"]
    served.move(id, "correct", path="/turn", value=2)  # by then three cards of a colour may lie there
    served.move(id, "meet_requirement", who=JANA, back=back)
    host, jana, petr = seen_by(id), seen_by(id, "phone"), seen_by(id, "phone", HEARD)
    host.device.go(f"/door?table={id}")
    code = host.page.locator(".invites .typed-code").inner_text()
    takes_a_seat(jana, code, JANA)
    takes_a_seat(petr, code, PETR)
    with petr.page.expect_response(lambda answer: "/live" in answer.url):
        petr.device.go(f"/t/{id}/mine")

    jana.device.go(f"/t/{id}/mine")
    form = jana.form("look_at_objective")
    form.locator('[name="pattern"]').select_option("rank_multi")
    form.locator('[name="values"]').fill("17 11 5")
    jana.move(form.locator(".form-end button"))
    assert SECRET.search(jana.page.content()) and jana.term("rank_multi") in jana.reads(".secrets")
    petr.see(petr.page.locator(f'#table[data-revision="{jana.revision}"]'))

    assert petr.page.evaluate("heard.length") > 0
    found = {"heard": json.dumps(petr.page.evaluate("heard")), "shown": petr.page.content()}
    host.device.go(f"/t/{id}/mine?seat={PETR}")
    found["from the tablet"] = host.page.content()
    ask = "(path) => fetch(path).then((answer) => answer.text())"
    pages = ("", "mine", f"mine?seat={JANA}", "timelines", "race", "box", "chronicle")
    for path in (
        *(f"/t/{id}/{page}" for page in pages),
        f"/t/{id}/at/{jana.revision}",
        *(
            f"/api/tables/{id}{rest}"
            for rest in ("", "/log?limit=500", f"/at/{jana.revision}", "/moves", "/panels/mine")
        ),
    ):
        found[path] = petr.page.evaluate(ask, path)
    assert "look_at_objective" in found[f"/api/tables/{id}/log?limit=500"]  # that it was done everybody knows
    assert [path for path, text in found.items() if SECRET.search(text)] == []
    assert not [path for path, text in found.items() if '"rank_multi"' in text and not path.endswith("/moves")]
    assert SECRET.search(jana.page.evaluate(ask, f"/t/{id}/mine"))  # and its own seat still has it


def test_a_chapter_is_undone_with_its_bonuses_and_its_pages(served, seen_by):
    id = opened(served, "Zpátky", "the-last-toll")
    began, before = served.api(f"/tables/{id}")["revision"], served.state(id)
    served.move(id, "next_step")
    for _ in range(3):
        a_turn(served, id, "left", "left", "right")
    for who, left, right in ((JANA, 6, 1), (PETR, 4, 2), (OLA, 0, 7)):
        served.move(id, "count_symbols", who=who, left=left, right=right)
    while served.state(id)["step"] != "reading":
        served.move(id, "next_step")
    unread = served.state(id)
    assert [one["vp"] for one in unread["players"]] == [6, 4, 0] and unread["path"] == {"left": JANA, "right": OLA}
    one = seen_by(id)
    one.device.go(f"/t/{id}/")
    one.next()  # to the outcome, and what it brings
    read = one.state
    assert read["pages"][-1] == 6 and read["outcomes"] and read["path"] == {"left": 0, "right": 0}
    told = " ".join(one.told)
    assert "Geralt" in told and "Yennefer" in told  # the holders of the path tokens have their bonuses
    one.move(one.page.locator(".undo"))
    assert one.state == unread
    one.move(one.page.locator(".redo"))
    assert one.state == read
    one.device.go(f"/t/{id}/at/{began}")
    one.see(one.page.locator(".banner"))
    one.go_back_here()
    one.see(one.page.locator("#table:not([data-still])"))
    assert one.state == before and one.state["pages"] == [2, 3, 4, 5]
    assert one.page.locator(".side").count() == 2 and one.page.locator(".side.dominant, .side-holder").count() == 0


def test_a_restart_in_the_middle_of_a_turn_leaves_the_table_as_it_stood(served, seen_by):
    id = opened(served, "Výpadek", "two-banks", kept="full")
    served.move(id, "next_step")
    for card, facts in (("svíce", {"magic": 2}), ("mapa", {"exploration": 3})):
        served.move(id, "describe_card", card=card, colours=["red"], **facts)
    for who in served.state(id)["initiative"]:
        served.move(id, "draft_row", who=who, row=0)
    if served.state(id)["step"] == "draft":
        served.move(id, "next_step")
    served.move(id, "choose_cards", who=JANA, first="svíce", second="mapa")
    one = seen_by(id)
    one.device.go(f"/t/{id}/")
    state, shown = one.state, one.reads("main")
    assert state["players"][0]["hand"] == 7 and one.said("play-chosen") in shown
    served.restart()
    one.device.go(f"/t/{id}/")
    assert one.state == state and one.reads("main") == shown
    one.plays(PETR, "mapa", "mapa")
    one.plays(OLA, "svíce", "mapa")
    assert [len(player["timeline"]) for player in one.state["players"]] == [2, 2, 2]


@pytest.mark.parametrize("size", ["phone", "landscape"])
def test_a_card_is_lent_only_a_colour_that_it_has_not(served, seen_by, size):
    laid = [("lay_card", {"who": 3, "card": card}) for card in ("sekera nad krbem", "stará mapa")]  # Ciri's
    moves = (*moments.BEGUN, *moments.CARDS, *laid, *moments.DRAFTED)
    id = moments.lay(served, f"barva {size}", moves, players=moments.PLAYERS, story="P1")
    one = seen_by(id, size)
    one.device.go(f"/t/{id}/")
    one.tap(one.page.locator('details:has(form[action$="/moves/dye_card"]) > summary'))
    form = one.page.locator('form[action$="/moves/dye_card"]')
    for place, own in ((0, {"red"}), (1, {"blue", "green"})):
        one.tap(form.locator(f'label:has([name="place"][value="{place}"])'))
        offered = form.locator('button[name="colour"]:visible')
        colours = {button.get_attribute("value") for button in offered.all()}
        assert colours == {"red", "green", "blue", "yellow"} - own
    one.move(form.locator('button[value="yellow"]'))
    assert one.one(3)["timeline"][1]["dyed"] == "yellow"
