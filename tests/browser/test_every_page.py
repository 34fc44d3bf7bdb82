"""Every page of a Tainted Grail table and of the house: fits, is reachable by a finger, and axe finds nothing on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .chronicler import Chronicler, Served
from .conftest import Device
from .looks import PARTS, UNFOLD, WAYS, wrong_on
from .tale import tell
from .test_taps import PARTY

TYPED = '<img src=x onerror="window.ran = 1"><b>tučně</b>'
PANELS = ("", "map", "party", "sheet")
LAMP = "tainted-grail/the-lamp-in-the-wall"
READERS = ("reading", "resting", "read", "lost_page", "light_reading")
LAND = """() => [...document.querySelectorAll(".land-card .card")].map((card) => card.getBoundingClientRect())
  .filter((box) => box.width < 47.9 || box.height < 47.9).map((box) => `card ${box.width} x ${box.height}`)"""


@pytest.fixture(scope="module")
def served(tmp_path_factory) -> Iterator[Served]:
    """A server for the tables of this file."""
    served = Served(tmp_path_factory.mktemp("pages") / "instance")
    yield served
    served.stop()


@pytest.fixture(scope="module")
def empty(tmp_path_factory) -> Iterator[Served]:
    """A server with nothing on its shelf."""
    served = Served(tmp_path_factory.mktemp("empty") / "instance")
    yield served
    served.stop()


BLOW = {"wounds": 2, "terror": 1, "energy": 1, "pool": -1, "hand": 1, "deck": 2, "words": "a každý si sedne"}
HYDRA: dict[str, Any] = {
    "name": "Hydra z mlýnské strouhy", "colour": "purple", "value": 12, "level": 4, "opportunity": BLOW,
    "traits": ["guardian", "horde", "opportunist", "frenzy", "robber", "crushing", "slow", "defensive", "deceit"],
    "table": [{**BLOW, "since": since} for since in (0, 2, 4, 7, 9)],
    "keys": [{"attribute": "courage", "level": 2}, {"attribute": "aggression"}],
    "reward": {"gains": {"experience": 2}}, "loot": {"gains": {"food": 3, "wealth": 2}, "words": "jeden předmět"},
}  # fmt: skip
JUDGE: dict[str, Any] = {
    "name": "Soudce u mostu", "colour": "blue", "above": 6, "below": 6, "red": [-3], "green": [2], "level": 1,
    "stages": [{"reaction": BLOW, "words": "Prosit"}, {"reaction": {"terror": 1}, "words": "Přít se"}],
    "approaches": True, "avoid": {"costs": {"wealth": 1}, "least": {"reputation": 2}, "words": "a vrátit se"},
}  # fmt: skip

# How a table comes to each moment of its life, move by move, from its set-up on.
MOMENTS: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "set_up": (),
    "morning": (("leave_list", {}),),
    "event": (("leave_list", {}), ("start_day", {})),
    "guardians": (
        ("guardian_appears", {"name": "Jelen", "colour": "grey", "place": 101}),
        ("start_day", {}),
        ("turn_event", {}),
        ("leave_list", {}),
    ),
    "equipment": (
        ("take", {"who": "ailei", "kind": "item", "name": "Kord", "keyword": "weapon"}),
        ("take", {"who": "ailei", "kind": "item", "name": "Dýka", "keyword": "weapon"}),
        ("start_day", {}),
        ("turn_event", {}),
        ("leave_list", {}),
    ),
    "rest": (
        ("set_to", {"who": "cerv", "what": "food", "value": 0}),
        ("start_day", {}),
        ("turn_event", {}),
        ("end_day", {"everyone_passes": True}),
        ("leave_list", {}),
    ),
    "advancement": (
        ("start_day", {}),
        ("turn_event", {}),
        ("end_day", {"everyone_passes": True}),
        ("rest", {}),
        ("leave_list", {}),
    ),
    "growth": (
        ("start_day", {}),
        ("turn_event", {}),
        ("end_day", {"everyone_passes": True}),
        ("rest", {}),
        ("change", {"who": "ailei", "what": "experience", "by": 20}),
        *[("gain_attribute", {"who": "ailei", "attribute": "empathy"})] * 2,
        ("look_at_cards", {"who": "ailei", "deck": "combat", "chosen": "combat own 3"}),
        ("change", {"who": "beor", "what": "experience", "by": 2}),
        ("look_at_cards", {"who": "beor", "deck": "combat"}),
        ("leave_list", {}),
    ),
    "fight": (
        ("start_day", {}),
        ("turn_event", {}),
        ("begin_encounter", {"who": ["ailei", "beor"], "colour": "grey"}),
        ("leave_list", {}),
    ),
    "combat": (  # cards laid, with all that may lie on them, against a card with every trait and a long table
        ("start_day", {}),
        ("turn_event", {}),
        ("begin_encounter", {"who": ["ailei", "beor"], "colour": "purple"}),
        ("describe_encounter", {"card": HYDRA, "who": "ailei"}),
        ("start_fight", {"who": "ailei"}),
        ("activate", {"who": "ailei"}),
        ("lay_card", {"who": "ailei", "by": 2, "charges": 2, "name": "Úder zpod štítu"}),
        ("lay_card", {"who": "ailei", "play_on": True, "tokens": 1, "edge": [{"attribute": "courage"}]}),
        ("leave_list", {}),
    ),
    "talk": (
        ("start_day", {}),
        ("turn_event", {}),
        ("begin_encounter", {"who": ["ailei", "beor"], "colour": "blue"}),
        ("describe_encounter", {"card": JUDGE, "who": "ailei"}),
        ("leave_list", {}),
    ),
    "won": (
        ("start_day", {}),
        ("turn_event", {}),
        ("begin_encounter", {"who": ["ailei", "beor"], "colour": "purple"}),
        ("describe_encounter", {"card": {**HYDRA, "traits": ["crushing"]}, "who": "ailei"}),
        ("start_fight", {"who": "ailei"}),
        ("activate", {"who": "ailei"}),
        ("lay_card", {"who": "ailei", "by": 12}),
        ("finish_laying", {"who": "ailei"}),
        ("leave_list", {}),
    ),
    "belongings": (
        ("take", {"who": "ailei", "kind": "item", "name": "Kord", "keyword": "weapon"}),
        ("take", {"who": "ailei", "kind": "secret", "name": "Dopis bez pečeti", "number": 14}),
        ("set_to", {"who": "beor", "what": "health", "value": 0}),
        ("leave_list", {}),
    ),
    "bereaved": (  # somebody died: a seat without a character, a secret to divide, an item that lies there
        ("take", {"who": "beor", "kind": "item", "name": "Kord", "keyword": "weapon"}),
        ("take", {"who": "beor", "kind": "secret", "name": "Dopis bez pečeti", "number": 14}),
        ("start_day", {}),
        ("turn_event", {}),
        ("die", {"who": "beor"}),
        ("leave_list", {}),
    ),
    "trouble": (  # what presses, all at once: no menhir, its price too high, dying, going mad, in panic, one dead
        ("note_menhir", {"number": 101, "base": 9, "per_player": {"magic": 2}}),
        ("remove_menhir", {"place": 101}),
        ("set_to", {"who": "ailei", "what": "health", "value": 0}),
        ("set_to", {"who": "beor", "what": "terror", "value": 7}),
        ("correct", {"path": "/heroes/cerv/dead", "value": True}),
        ("leave_list", {}),
    ),
    "books": (("leave_list", {}), ("mark", {"status": "cosuil", "part": 2})),
    "reading": (
        ("open_book", {"book": LAMP, "language": "cs"}),
        ("choose", {"choice": "look"}),
        ("vote", {"seat": 1, "choice": "pinch"}),
    ),
    "resting": (
        ("open_book", {"book": LAMP, "language": "cs"}),
        ("choose", {"choice": "walk"}),
        ("choose", {"choice": "sleep"}),
    ),
    "read": (
        ("open_book", {"book": LAMP, "language": "cs"}),
        ("choose", {"choice": "walk"}),
        ("choose", {"choice": "go"}),
    ),
    "lost_page": (
        ("open_book", {"book": LAMP, "language": "cs"}),
        ("correct", {"path": "/books/tainted-grail~1the-lamp-in-the-wall/at", "value": "gone"}),
    ),
    "packing": (("put_away", {}),),
    "laying": (("close_box", {}), ("lay_table", {})),
}


@pytest.fixture(scope="module")
def tables(served) -> dict[str, str]:
    """A table at each moment of its life, light ones too, and one whose players type what they please."""
    ids = {}
    for name, moves in MOMENTS.items():
        ids[name] = served.lay(f"Stůl {name}", characters=PARTY)
        for move, args in moves:
            served.move(ids[name], move, ("*",), **args)
    ids["lost"] = served.lay("Prohra", characters=PARTY[:1])
    served.move(ids["lost"], "leave_list")
    served.move(ids["lost"], "die", ("*",), who="ailei")
    ids["guided"] = served.lay("První večer", characters=PARTY, guided=True)
    for name, moves in (("light", ("leave_list",)), ("light_packing", ("put_away",))):
        ids[name] = served.lay(f"Lehký {name}", characters=PARTY, kept="light")
        for move in moves:
            served.move(ids[name], move)
    ids["light_reading"] = served.lay("Lehké čtení", characters=PARTY, kept="light")
    served.move(ids["light_reading"], "open_book", book=LAMP, language="cs")
    served.move(ids["light_reading"], "choose", choice="look")
    ids["boxed"] = tell(served, evenings=1)
    ids["closed"] = tell(served, "en", evenings=1)
    served.move(ids["closed"], "close_table", ("*",))
    ids["tale"] = tell(served)
    ids["typed"] = served.lay(TYPED, characters=[{"id": "ailei", "player": TYPED[:40]}])
    served.move(ids["typed"], "leave_list")
    served.move(ids["typed"], "note", text=TYPED)
    served.move(ids["typed"], "take", who="ailei", kind="item", name=TYPED)
    served.move(ids["typed"], "note_location", number=101, notes=TYPED)
    served.move(ids["typed"], "set_dial", kind="time", where="location", of="101", value=3, note=TYPED)
    served.move(ids["typed"], "describe_status", status="ours", cs=TYPED)
    served.move(ids["typed"], "mark", status="ours")
    return ids


def pages(tables: dict[str, str]) -> list[str]:
    """The addresses of every kind of page."""
    tale = f"/t/{tables['tale']}/"
    return [
        "/",
        "/preferences",
        "/new/tainted_grail",
        "/new/tainted_grail?name=Kruh&who=ailei&who=beor&who=cerv&who=arev&kept=full",
        "/new/tainted_grail?name=Kruh&who=ailei&kept=light",
        "/new/tainted_grail?name=Kruh",
        "/nowhere",
        "/t/0000000000/",
        "/rules/tainted_grail",
        *[tale + panel for panel in PANELS],
        *[f"{tale}map?at={number}" for number in (102, 104, 107)],
        *[
            tale + name
            for name in (
                "chronicle",
                "chronicle?evening=1",
                "rules",
                "rules?q=vydrz",
                "rules?q=qqq",
                "more",
                "more/keep",
                "more/note",
                "more/describe_location",
                "more/activate_menhir",
                "correct",
                "correct?path=/heroes/beor",
                "correct?path=/heroes/beor/energy/value",
                "at/5",
            )
        ],
        *[f"/t/{tables[name]}/" for name in tables if name not in ("tale", "typed", "books", *READERS)],
        *[f"/t/{tables[name]}/journal" for name in ("books", *READERS)],
        f"/t/{tables['reading']}/journal-map",
        f"/t/{tables['books']}/paper?place=101",
        "/desk/",
        f"/desk/book/{LAMP}",
        f"/desk/map/{LAMP}",
        f"/t/{tables['typed']}/",
        *[f"/t/{tables[name]}/{panel}" for name in ("light", "trouble", "typed") for panel in PANELS[1:]],
        *[f"/t/{tables[name]}/party" for name in ("belongings", "bereaved", "lost")],
        *[
            f"/t/{tables['belongings']}/party?do={move}&who=ailei"
            for move in ("take", "find_item", "lose_items", "read_board", "join")
        ],
        *[f"/t/{tables[name]}/fight" for name in ("fight", "combat", "talk", "won", "set_up")],
        f"/t/{tables['boxed']}/chronicle",
        f"/t/{tables['set_up']}/map",
    ]


@pytest.mark.parametrize(("text", "language", "theme", "examined"), WAYS)
def test_every_page_fits_every_screen_and_axe_finds_nothing(chromium, served, tables, text, language, theme, examined):
    device = Device(chromium, served.address, "phone", text=text, theme=theme, language=language)
    wrong = wrong_on(device, pages(tables), theme, examined, LAND)
    device.context.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("theme", ["candle", "vellum"])
def test_an_empty_shelf_and_the_api_page(chromium, empty, theme):
    device = Device(chromium, empty.address, "phone", theme=theme, language="cs", bypass_csp="yes")
    for path in ("/", "/api"):
        device.go(path)
        assert device.axe() == [], path
        assert device.too_small() == [], path
        assert device.sideways() <= 0, path
    assert device.faults == []
    device.context.close()


@pytest.mark.parametrize("theme", ["candle", "vellum"])
def test_what_lies_over_a_page(chromium, served, tables, theme):
    """A rule, an objection, a field that is wrong, and a page that has gone stale."""
    device = Device(chromium, served.address, "phone", theme=theme, language="cs", bypass_csp="yes")
    one, page = Chronicler(device, "cs", hurried=False), device.page
    wrong = []

    def look(what: str) -> None:
        page.wait_for_function("document.getAnimations().every((one) => one.playState !== 'running')")
        wrong.extend(f"{what}: {found}" for found in [*device.axe(), *device.too_small()])
        if device.sideways() > 0:
            wrong.append(f"{what}: to the side")

    id = served.lay("Přes stránku", characters=PARTY)
    served.move(id, "leave_list")
    device.go(f"/t/{id}/")
    page.locator(".phase-why .why").click()
    page.locator("dialog.rule-aside").wait_for()
    look("rule")
    page.keyboard.press("Escape")
    page.locator("dialog.rule-aside").wait_for(state="detached")

    device.go(f"/t/{id}/more/explore")
    page.locator('.field-checks input[value="ailei"]').check()
    page.locator(".form-end button").click()
    page.locator("dialog.trouble").wait_for()
    assert page.locator("dialog.trouble .danger").inner_text() == one.said("do-it-anyway")
    look("objection")

    device.go(f"/t/{id}/more/place_location")
    page.locator('[name="number"]').fill("101")
    page.locator(".form-end button").click()
    page.locator(".field-wrong").wait_for()
    look("wrong field")

    device.go(f"/t/{id}/more/note")
    page.locator('[name="text"]').fill("Píšu")
    served.move(id, "note", text="Někdo jiný píše taky")
    page.locator("#moved").wait_for()
    look("moved on")
    page.locator(".form-end button").click()
    page.locator(".note.stale").wait_for()
    look("stale")
    device.context.close()
    assert not wrong, "\n".join(wrong)
    assert device.faults == []


@pytest.mark.parametrize("status, path", [(404, "/t/0000000000/"), (404, "/rules/nothing"), (405, "/import")])
def test_error_pages_have_their_status_and_a_way_on(chromium, served, status, path):
    device = Device(chromium, served.address, "phone", language="cs", bypass_csp="yes")
    answer = device.page.goto(served.address + path)
    assert answer.status == status
    assert device.page.get_by_role("link", name="Zpět na polici").is_visible()
    assert device.axe() == []
    assert device.too_small() == []
    device.context.close()


def test_what_players_type_is_shown_as_text(chromium, served, tables):
    """On every page that shows it, and no script of it runs."""
    device = Device(chromium, served.address, "portrait", language="cs")
    page = device.page
    seen = 0
    paths = ["/", "/t/{}/", "/t/{}/map", "/t/{}/party", "/t/{}/sheet", "/t/{}/chronicle", "/t/{}/correct?path=/name"]
    for path in paths:
        device.go(path.format(tables["typed"]))
        page.evaluate(UNFOLD, PARTS)
        assert page.locator("img, main b:text-is('tučně')").count() == 0, path
        assert page.evaluate("window.ran") is None, path
        seen += page.locator("body").inner_text().count(TYPED)
    assert seen >= 8
    assert device.faults == []
    device.context.close()
