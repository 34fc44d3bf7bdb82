"""A guardian is rolled, met and beaten, a quest ends its chapter, and the decks are counted: through the page alone."""

from __future__ import annotations

import pytest

from .chronicler import Chronicler, Served
from .conftest import Device

pytestmark = pytest.mark.look

PARTY = [{"id": "ailei", "resources": {"food": 2}}, {"id": "beor", "resources": {"food": 2}}]
DECKS = {"green": 9, "grey": 9, "purple": 9, "blue": 9}


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("guardians") / "instance")
    yield served
    served.stop()


@pytest.fixture(params=[("portrait", "cs"), ("phone", "en")], ids=lambda param: param[0])
def one(chromium, served, request):
    """Somebody at a table of two before its first morning, with a guardian on 103 and one on 104."""
    size, language = request.param
    id = served.lay("Dva strážci", characters=PARTY, events=12, encounters=DECKS, areas={"fights": "table"})
    served.move(id, "leave_list")
    served.move(id, "guardian_appears", name="Bahenní pán", colour="purple", place=103)
    served.move(id, "guardian_appears", name="Zlomený rytíř", colour="grey", place=104)
    device = Device(chromium, served.address, size, language=language)
    device.go(f"/t/{id}/")
    yield Chronicler(device, language)
    assert device.faults == []
    device.context.close()


def test_a_morning_with_two_guardians(served, one):
    """One comes upon the party and is beaten before the other is rolled, which stays away and is walked into."""
    one.next()
    one.move(one.event_for_today())
    crosses = one.page.locator("form.prowl")
    assert crosses.count() == 2
    one.move(crosses.first.locator('[value="east"]'))
    assert crosses.count() == 0  # fought out first
    assert one.page.locator(".next").count() == 0
    fight = one.page.locator(".fight")
    assert "Bahenní pán" in fight.inner_text() and one.term("beor") in fight.inner_text()
    one.move(one.button(one.said("encounter-won"), fight))
    state = served.state(one.id)
    assert [guardian["name"] for guardian in state["guardians"]] == ["Zlomený rytíř"]
    assert state["encounters"]["purple"]["bottom"] == ["Bahenní pán"]
    one.move(crosses.first.locator('[value="nothing"]'))
    assert one.step() == one.said("step-actions")

    one.move(one.page.locator('.road-button[value="104"]'))
    one.tap(fight.locator("summary", has_text=one.said("encounter-otherwise")))
    one.move(one.button(one.said("encounter-escapes", name=one.term("ailei")), fight))
    assert served.state(one.id)["under_way"][0]["who"] == ["beor"]
    one.move(one.button(one.said("encounter-not-won"), fight))
    state = served.state(one.id)
    assert (state["under_way"], state["guardians"][0]["place"]) == ([], 104)

    camp = one.page.locator("form.acting").first
    one.move(camp.locator('.colours [value="green"]'))
    state = served.state(one.id)
    assert (state["under_way"][0]["who"], state["under_way"][0]["colour"]) == (["ailei", "beor"], "green")
    one.move(one.button(one.said("encounter-won"), fight))
    assert served.state(one.id)["encounters"]["green"]["bottom"] == ["?"]


def test_a_quest_ends_its_chapter(served, one):
    """Its text ends it, the page asks whether the chapter ends too, and the list leads into the next one."""
    one.next()
    quest = one.unfold(one.said("event-quest"))
    quest.get_by_label(one.said("event-name")).fill("Zvon pod hladinou")
    one.move(one.button(one.said("event-quest-lay"), quest))
    for guardian in (1, 2):
        one.move(one.page.locator("form.prowl").first.locator('[value="removal"]'))
        assert len(served.state(one.id)["guardians"]) == 2 - guardian

    story = one.page.locator(".story")
    task = one.unfold(one.said("task-new"), story)
    task.locator('[name="text"]').fill("Najít zvoníka")
    one.move(one.button(one.said("task-note"), task))
    one.move(one.button(one.said("task-done"), story))
    assert [task["state"] for task in served.state(one.id)["tasks"]] == ["done"]

    one.unfold(one.said("random-add"), story)
    one.move(one.button(one.said("random-add-count", count=2), story))
    assert one.said("random-on-top", count=2) in " ".join(story.inner_text().split())

    ends = one.unfold(one.said("quest-ends"), story)
    one.move(one.button(one.said("quest-box"), ends))
    assert served.state(one.id)["open_events"] == []
    one.move(one.button(one.said("chapter-ends", chapter=1), one.page.locator(".ask")))
    counts = one.unfold(one.said("decks-note"))
    one.unfold(one.term("grey"), counts)
    for level, cards in (("first", 3), ("second", 5)):
        counts.locator(f'[name="levels.grey.{level}"]').fill(str(cards))
    one.move(one.button(one.said("decks-note-do"), counts))
    state = served.state(one.id)
    assert (state["chapter"], state["levels"], len(state["encounters"]["grey"]["shuffled"])) == (
        2,
        {"grey": [3, 5, 0, 0]},
        8,
    )
    assert one.page.locator(".tick").count() == 7
    one.move(one.page.locator(".tick").first)
    one.next()
    assert served.state(one.id)["checklist"] is None and one.step() == one.said("step-actions")
