"""Items and secrets through the page: what is known is not asked again, cards are turned, given, put right and lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from companion.core.typography import unbound

from ..effort import at_home
from .chronicler import Chronicler, Served
from .conftest import Device

pytestmark = pytest.mark.look


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Served]:
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("belongings") / "instance")
    yield served
    served.stop()


@pytest.fixture
def id(served) -> str:
    """Beor and Ailei by day; Beor holds two weapons and a secret with a dial on it."""
    board = {"energy": 6, "health": 9, "terror": 8}
    id = served.lay("Věci", characters=[{"id": "beor", **board}, {"id": "ailei", **board}])
    for move in ("leave_list", "start_day", "turn_event"):
        served.move(id, move)
    served.move(id, "take", who="beor", kind="item", name="Kord", keyword="weapon", craftable=False)
    served.move(id, "take", who="beor", kind="item", name="Dýka", keyword="weapon")
    secret = {"name": "Dopis bez pečeti", "number": 14, "keyword": "none", "personal": False}
    served.move(id, "take", who="beor", kind="secret", **secret)
    served.move(id, "set_dial", kind="quest", where="secret", of="14", value=3, note="verš 12")
    return id


def cards(served: Served, id: str, who: str) -> list[dict[str, Any]]:
    return served.state(id)["heroes"][who]["belongings"]


def forms(served: Served, id: str) -> list[str]:
    """Every form that can be asked for beside Beor's cards, by its address."""
    secret = cards(served, id, "beor")[2]["id"]
    asked = ("do=take&who=beor", "do=find_item&who=beor", "do=lose_items&who=beor")
    return [f"/t/{id}/party?{one}" for one in (*asked, f"do=describe_card&card={secret}", f"do=set_dial&of={secret}")]


@pytest.mark.parametrize(
    ("theme", "examined"), [pytest.param("candle", "portrait", marks=at_home), ("vellum", "phone")]
)
def test_the_forms_fit_take_a_finger_and_axe_finds_nothing(chromium, served, id, theme, examined):
    """On every screen; on one of them, another in each theme, axe looks at the form."""
    device = Device(chromium, served.address, "phone", theme=theme, language="cs")
    wrong = []
    for path in forms(served, id):
        device.go(path)
        device.page.locator("#form-beor form").wait_for()
        for size in device.on_every_screen():
            found = [*device.too_small(), *(device.axe() if size == examined else [])]
            wrong += [f"{path} {size}: {one}" for one in found]
            if device.sideways() > 0:
                wrong.append(f"{path} {size}: to the side")
    wrong += device.faults
    device.context.close()
    assert not wrong, "\n".join(wrong)


def test_what_is_known_of_a_card_is_not_asked_again(chromium, served, id):
    device = Device(chromium, served.address, "portrait", language="cs")
    page = device.go(f"/t/{id}/party?do=take&who=ailei")
    form, printed = page.locator("#form-ailei form"), page.locator("#form-ailei [data-unless-known]")
    for name, asked in (("Kord", False), ("Kordík", True), ("Dýka", True)):  # of the last one the C was never told
        form.locator("[name=name]").fill(name)
        assert printed.is_visible() is asked, name
    form.locator("[name=kind]").select_option("secret")
    form.locator("[name=number]").fill("15")
    assert printed.is_visible() and not form.locator("[name=craftable]").is_visible()
    form.locator("[name=number]").fill("14")
    assert not printed.is_visible()
    form.locator("[name=kind]").select_option("item")
    form.locator("[name=name]").fill("Kord")
    one = Chronicler(device, "cs", hurried=False)
    one.move(form.locator("button[type=submit]"))
    assert [(card["name"], card["keyword"]) for card in cards(served, id, "ailei")] == [("Kord", "weapon")]
    assert device.faults == []
    device.context.close()


@pytest.mark.parametrize("language", ["cs", pytest.param("en", marks=at_home)])
def test_cards_are_turned_given_and_put_right(chromium, served, id, language):
    device = Device(chromium, served.address, "phone", language=language)
    one, page = Chronicler(device, language, hurried=False), device.page
    device.go(f"/t/{id}/party")
    row = page.locator("#hero-beor .thing-row", has_text="Dýka")
    one.tap(row.locator("summary"))
    one.move(one.button(one.said("card-equip"), row))
    assert [card["face_up"] for card in cards(served, id, "beor")] == [False, True, True]
    assert any("Kord" in line for line in one.told) and any("Dýka" in line for line in one.told)

    letter = page.locator("#hero-beor .thing-row", has_text="Dopis bez pečeti")
    assert "3 verš 12" in unbound(letter.inner_text())
    one.tap(letter.locator("summary"))
    one.tap(letter.get_by_role("link", name=one.said("card-describe")))
    form = page.locator("#form-beor form")
    one.see(form)
    form.locator("[name=keyword]").select_option("weapon")
    one.move(form.locator("button[type=submit]"))
    assert [card["face_up"] for card in cards(served, id, "beor")] == [False, True, False]

    letter = page.locator("#hero-beor .thing-row", has_text="Dopis bez pečeti")
    one.tap(letter.locator("summary"))
    one.move(one.button(one.said("give-to", name=one.term("ailei")), letter))
    row = page.locator("#hero-ailei .thing-row", has_text="Dopis bez pečeti")
    assert "3 verš 12" in unbound(row.inner_text())
    assert device.faults == []
    device.context.close()


def test_losing_the_ticked_items_leaves_the_others(chromium, served, id):
    device = Device(chromium, served.address, "portrait", language="cs", script="off")
    page = device.go(f"/t/{id}/party?do=lose_items&who=beor")
    form = page.locator("#form-beor form")
    form.locator(".check", has_text="Kord").click()
    form.locator("button[type=submit]").click()
    page.wait_for_load_state()
    assert [card["name"] for card in cards(served, id, "beor")] == ["Dýka", "Dopis bez pečeti"]
    device.context.close()


@pytest.mark.parametrize("move", ["take", "find_item"])
def test_a_card_that_is_not_known_is_said_to_be_so_and_what_comes_next(chromium, served, id, move):
    device = Device(chromium, served.address, "phone", language="en")
    one = Chronicler(device, "en")
    device.go(f"/t/{id}/party?do={move}&who=ailei")
    field, said = one.page.locator('#form-ailei [name="name"]'), one.page.get_by_text(one.said(f"card-unlisted-{move}"))
    assert said.count() and not said.first.is_visible()
    field.press_sequentially("Ko")
    assert not said.first.is_visible()  # the sword that Beor holds begins so
    field.press_sequentially(f"-{move}")
    assert said.first.is_visible() and device.sideways() <= 0
    one.move(one.button(one.said("take-do")))
    assert cards(served, id, "ailei")[-1]["name"] == f"Ko-{move}"
    assert device.faults == []
    device.context.close()
