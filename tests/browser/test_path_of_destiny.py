"""Path of Destiny through the page alone, from the empty shelf to an epilogue: three at a tablet, one by herself."""

from __future__ import annotations

from collections import Counter

import pytest

from .chronicler import Served
from .conftest import Device
from .destiny import Destined

pytestmark = pytest.mark.look
JANA, PETR, OLA = 1, 2, 3
MOST = 200  # deeds of a whole game; more is going round in a circle


@pytest.fixture
def served(tmp_path):
    """A server with an empty shelf, as a process of its own."""
    served = Served(tmp_path / "instance")
    yield served
    served.stop()


def plays_to_the_end(one: Destined) -> Counter[str]:
    """Deed by deed as the page asks for it; returns how often each move was made."""
    for _ in range(MOST):
        state = one.state
        if state["step"] == "over":
            entries = one.served.api(f"/tables/{one.table}/log?limit=500")["entries"]
            assert not [entry for entry in entries if entry.get("rulings")]
            return Counter(entry["move"] for entry in entries)
        one.goes_on()
    raise AssertionError(f"the game does not end: {state['chapter']}, {state['turn']}, {state['step']}")


def points_add_up(one: Destined) -> None:
    """The race opens every sum: what each player's parts come to is what stands on the track."""
    one.open(one.said("panel-race").capitalize())
    for player in one.state["players"]:
        board = one.page.locator(f"#seat-{player['seat']}")
        for kind in ("vp", "xp"):
            fold = board.locator(f'[data-keep="sum-{kind}-{player["seat"]}"]')
            parts = [int(part) for part in fold.locator(".sum-parts > li > b").all_text_contents()]
            assert sum(parts) == player[kind] + (player["gold"] or 0 if kind == "xp" else 0), (player["seat"], kind)


def test_three_to_an_epilogue_in_czech(chromium, served):
    device = Device(chromium, served.address, "portrait", language="cs")
    one = Destined(device, "cs", served, {JANA: "left", PETR: "left", OLA: "right"})
    one.sets_up("U mýta", "the-last-toll", ("Jana", "geralt"), ("Petr", ""), ("Ola", "yennefer"))
    device.page.locator(".checklist > summary", has_text="Geralt").click()
    assert "sadu" in one.reads("main") and "Geralt" in one.reads("main")
    one.next()
    assert one.reads(".panel.ask h2").startswith("Petr")  # whose board was not chosen at the set-up
    while one.state["step"] != "draft":
        one.goes_on()
    one.lays_effort("red", "red")
    made = plays_to_the_end(one)
    assert (made["draft_row"], made["play_cards"], made["keep_cards"]) == (27, 27, 6)
    assert (made["turn_page"], made["score_quest"], made["score_gold"]) == (3, 3, 1)

    state = one.state
    assert state["dominant"] == ["left"] * 3 and state["fate"] == dict.fromkeys(("I", "II", "III"), "left")
    assert state["pages"] == [2, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 17, 30, 31] and state["ending"] == "nobody-rang"
    assert sorted(state["effort"]["earned"]) == [] and one.one(OLA)["gold"]
    assert {part["what"] for part in one.one(JANA)["deeds"]} >= {"effort"}
    assert state["winner"] == JANA
    told = one.read[-1]
    assert "lezl Geralt" in told and "pro Geralta nebyla" in told and "{" not in "".join(one.read)
    assert len({text.partition("\n")[0] for text in one.read}) == 11  # by their titles; a spread is one of two pages
    assert one.reads(".winner h2") == "Geralt" and "Jana" in one.reads(".winner .lead")
    points_add_up(one)
    device.go("/")
    assert f"Geralt zvítězil, vítězné body: {one.one(JANA)['vp']}." in one.reads("main")
    assert device.faults == []
    device.context.close()


def test_alone_to_an_epilogue_in_english(chromium, served):
    device = Device(chromium, served.address, "landscape", language="en")
    one = Destined(device, "en", served, {JANA: "left"})
    one.sets_up("Alone", "the-last-toll", ("Jane", "ciri"), automa="geralt", effort_cards="true")
    made = plays_to_the_end(one)
    state = one.state
    assert made["flip_token"] == 3 + 9 and made["automa_drafts"] == 9 and made["describe_automa"] == 1
    assert (made["draft_row"], made["play_cards"], made["keep_cards"]) == (9, 9, 2)
    assert not state["effort"]["cards"] and len(state["dominant"]) == 3 and len(state["pages"]) == 14
    winner = "Ciri" if state["winner"] == JANA else "Geralt"
    assert winner in one.read[-1] and "{" not in "".join(one.read)
    assert one.reads(".winner h2") == winner
    points_add_up(one)
    assert device.faults == []
    device.context.close()
