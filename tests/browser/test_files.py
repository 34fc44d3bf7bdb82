"""Files in the browser: everything saved with one tap, looked at, and what is ticked taken; a card put right."""

from __future__ import annotations

import re

import pytest

from companion.store import learned

from .looks import each_way, wrong_in

CARD = "/boxes/tainted_grail/card?kind=encounter&key=green+Vlk"
WOLF = {"name": "Vlk", "colour": "green", "value": 3, "table": [{"wounds": 1}]}


@pytest.fixture
def stocked(server):
    """A table with a secret in a hand, and a card that is known."""
    options = {"players": [{"character": "wizard"}, {"character": "druid"}], "first": 1}
    id = server.store.create("talisman", "Páteční závod", options).record.id
    learned.correct(server.store, "tainted_grail", "encounter", "green Vlk", WOLF)
    return id


@pytest.mark.look
@each_way
def test_the_pages_fit_every_screen_and_axe_finds_nothing(device, server, stocked, tmp_path, way):
    one = device("phone", **way.preferred)
    there = came(one, tmp_path)
    learned.correct(server.store, "tainted_grail", "encounter", "green Vlk", {**WOLF, "value": 5})
    pages = [
        there,
        "/everything",
        f"/t/{stocked}/file",
        "/boxes/tainted_grail/",
        CARD,
        CARD.replace("card?", "forget?"),
    ]
    wrong = wrong_in(way, one, pages)
    assert not wrong, "\n".join(wrong)


def came(one, tmp_path):
    """Everything saved and brought back, up to the page where one ticks; its address."""
    one.go("/everything")
    with one.page.expect_download(timeout=60_000) as saved:  # the first one reads what every game knows
        one.page.click("a[href='/everything/export']", no_wait_after=True)
    file = tmp_path / "all.zip"
    saved.value.save_as(file)
    one.page.set_input_files("input[type=file]", file)
    one.page.click("form.import button", no_wait_after=True)
    one.page.wait_for_url(re.compile(r"/everything/[0-9a-f]{32}"), timeout=60_000)
    return "/" + one.page.url.partition("//")[2].partition("/")[2]


def test_what_is_ticked_comes_back_and_a_card_is_put_right(device, server, stocked, tmp_path):
    one = device("portrait", language="cs")
    there = came(one, tmp_path)
    server.store.shelf.throw_away(stocked)
    before = {table.id for table in server.store.all()}
    one.go(there)
    one.page.check("input[value='table-1']")
    one.page.click("button.main")
    one.page.wait_for_url(re.compile(r"/everything\?tables=1"))
    (new,) = [table for table in server.store.all() if table.id not in before]
    assert new.plain["name"] == "Páteční závod" and new.identity == stocked
    one.go(CARD)
    one.page.click("#correct > summary")
    one.page.fill("[name='value']", "7")
    one.page.click("#correct button.main")
    one.page.wait_for_url(re.compile("done=corrected"))
    assert server.store.cards("tainted_grail")["encounter"]["green Vlk"] == {**WOLF, "value": 7}
