"""The page of Mage Knight's offers: the interaction of whoever has the turn, a tap a purchase."""

from __future__ import annotations

import re

import pytest

PEOPLE = [{"player": "Jana", "hero": "goldyx"}, {"player": "Petr", "hero": "tovak"}]
UNITS = ["peasants", "utem_guardsmen", "northern_monks"]


@pytest.fixture
def table(request, visitor):
    """A visitor at a table that keeps its map; Jana has the turn."""

    def lay(**kept):
        options = {
            "scenario": "full_conquest",
            "players": PEOPLE,
            "first": 1,
            "areas": {"map": "table", "fights": "table", **kept},
        }
        visitor.id = visitor.store.create("mage_knight", "U ohně", options).record.id
        visitor.move("leave_list")
        for who, number in ((2, 6), (1, 1)):
            visitor.move("pick_tactic", {"who": who, "number": number})
        with_offer(visitor, UNITS)
        return visitor

    return lay


def with_offer(visitor, units):
    state = visitor.store.get(visitor.id).state
    regular = [*state.decks.regular.cards, *state.offers.units]
    for unit in units:
        regular.remove(unit)
    for path, value in (("/offers/units", units), ("/decks/regular/shuffled", regular), ("/decks/regular/bottom", [])):
        visitor.move("correct", {"path": path, "value": str(value).replace("'", '"')})


def state(visitor):
    return visitor.store.get(visitor.id).state


def tapped(visitor, page, words, **more):
    """Tap the button that says so, with what its form carries."""
    forms = re.findall(r'<form class="[^"]*"[^>]*action="([^"]+)"[^>]*>(.*?)</form>', page, re.S)
    action, inside = next((action, inside) for action, inside in forms if words in inside)
    fields = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', inside))
    if button := re.search(r'name="(\w+)" value="(\w+)"[^>]*>' + re.escape(words) + "<", inside):
        fields[button[1]] = button[2]
    answer = visitor.post(action, {**fields, **more})
    assert answer.status_code in (200, 303), answer.text[:300]
    return answer


def test_an_interaction_in_four_taps(table):
    """The village, so much Influence, a unit: the page says at each step what can be paid."""
    visitor = table()
    page = visitor.look("offers").text
    assert "Vyjednávání: Goldyx" in page and "Rolníci" in page
    assert "Naverbovat" not in page
    page = visitor.look("offers?site=village").text
    visitor.move("bargain", {"who": 1, "influence": "5", "site": "village"})
    page = visitor.look("offers").text
    assert "Zbývá 5" in page.replace("\xa0", " ")
    assert "Tady ji naverbovat nelze" in page.replace("\xa0", " ")
    tapped(visitor, page, "Naverbovat za")
    assert [unit.unit for unit in state(visitor).at(1).units] == ["peasants"]
    page = visitor.look("offers").text.replace("\xa0", " ")
    assert "chybí 4" in page  # of the Utem Guardsmen, who cost 5
    assert "Rolníci: Vliv +2" in page


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("address", ["offers", "offers?site=city&city=red&shields=2", "offers?site=tower"])
def test_every_state_of_the_page_is_drawn(table, language, address):
    visitor = table()
    visitor.headers = {**visitor.headers, "Accept-Language": language}
    answer = visitor.look(address)
    assert answer.status_code == 200 and "offer-columns" in answer.text
    for city in ("red", "blue", "green", "white"):
        visitor.move("bargain", {"who": 1, "influence": "20", "site": "city", "cities": [city]})
        assert "offer-columns" in visitor.look("offers").text
        visitor.step("undo")


def test_a_spell_is_bought_with_mana_in_one_tap(table):
    visitor = table()
    spell = state(visitor).offers.spells[0]
    visitor.move("correct", {"path": "/heroes/0/mana", "value": '{"red": 1, "blue": 1, "green": 1, "white": 1}'})
    visitor.move("bargain", {"who": 1, "influence": "7", "site": "tower"})
    page = visitor.look("offers").text
    tapped(visitor, page, "žeton")
    assert state(visitor).at(1).gained == [spell]
    assert len(state(visitor).offers.spells) == 3


def test_a_table_that_keeps_its_offers_names_what_it_buys(table):
    visitor = table(offers="table")
    assert "Nabídky má v péči stůl" in visitor.look("offers").text.replace("\xa0", " ")
    visitor.move("correct", {"path": "/heroes/0/mana", "value": '{"blue": 1}'})
    visitor.move("bargain", {"who": 1, "influence": "7", "site": "tower"})
    page = visitor.look("offers").text
    assert "Blesk many" in page and "Ohnivá koule" in page
    visitor.move("buy_spell", {"who": 1, "card": "mana_bolt"})
    assert state(visitor).at(1).gained == ["mana_bolt"]


def test_another_card_lies_there(table):
    visitor = table()
    visitor.move("name_offered", {"lies": "peasants", "card": "foresters"})
    assert state(visitor).offers.units == ["foresters", "utem_guardsmen", "northern_monks"]
    folded = visitor.look("offers?unfold=others-units").text
    assert "Lesníci: ve skutečnosti leží" in folded.replace("\xa0", " ")
    assert "Leží tu tahle" in folded.replace("\xa0", " ")
