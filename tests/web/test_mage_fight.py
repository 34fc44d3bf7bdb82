"""The page of Mage Knight's fight: everything happens on it, and at every moment it says what is missing and why."""

from __future__ import annotations

import json
import re
import time

import pytest

from ..games.mage_knight.laid_land import FORTH, LEFT, at
from ..playing import OPTIONS

PEOPLE = [{"player": "Jana", "hero": "goldyx"}, {"player": "Petr", "hero": "tovak"}]


@pytest.fixture
def table(visitor):
    """A visitor at a table that keeps its map; Jana has the turn, and units."""

    def lay(*units, **kept):
        options = {
            "scenario": "full_conquest",
            "players": PEOPLE,
            "first": 1,
            "areas": {"map": "table", **kept},
        }
        visitor.id = visitor.store.create("mage_knight", "U ohně", options, seed="boj").record.id
        visitor.move("leave_list")
        for who, number in ((2, 6), (1, 1)):
            visitor.move("pick_tactic", {"who": who, "number": number})
        named = ", ".join(f'{{"unit": "{unit}"}}' for unit in units)
        visitor.move("correct", {"path": "/heroes/0/units", "value": f"[{named}]"})
        return visitor

    return lay


def state(visitor):
    return visitor.store.get(visitor.id).state


def forms(page):
    """Each form with its address, its hidden fields and what stands in it."""
    for action, inside in re.findall(r'<form class="[^"]*"[^>]*action="([^"]+)"[^>]*>(.*?)</form>', page, re.S):
        yield action, dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', inside)), inside


def tap(visitor, words, **more):
    """Tap the button that says so on the page of the fight."""
    page = visitor.look("fight").text
    for action, hidden, inside in forms(page):
        if words in re.sub(r"<[^>]+>|\s+", " ", inside).replace("  ", " ") or words in inside:
            answer = visitor.post(action, {**hidden, **more})
            assert answer.status_code == 303, answer.text[:500]
            assert "refused" not in answer.location
            return answer
    raise AssertionError(f"nothing says {words!r}")


def play(visitor, points, **how):
    """A value by its number, as it is chosen above."""
    for action, hidden, inside in forms(visitor.look("fight").text):
        if "/play_value" in action:
            chosen = dict(re.findall(r'type="radio" name="(\w+)" value="(\w+)" checked', inside))
            return visitor.post(action, {**hidden, **chosen, **how, "points": points})
    raise AssertionError("nothing can be played")


def test_a_fight_goes_by_taps_and_says_what_is_missing_and_why(table):
    visitor = table("utem_crossbowmen")
    tap(visitor, "Magická věž")
    assert "Který fialový žeton to je?" in visitor.look("fight").text
    tap(visitor, "Ohniví mágové")
    page = visitor.look("fight").text
    assert "jen obléhací útok, chybí 5" in page
    play(visitor, 6, use="siege", element="fire")
    page = visitor.look("fight").text
    assert "Ohnivý útok 6 se půlí na 3, odolný cíl: Ohniví mágové." in page
    assert "Chybí 2 efektivní body, nebo 4 neefektivní." in page
    assert 'value="siege" checked' in page and 'value="fire" checked' in page
    play(visitor, 1, use="siege", element="physical")
    play(visitor, 1, use="siege", element="physical")
    assert "Stačí to přesně." in visitor.look("fight").text
    tap(visitor, "Porazit 1 nepřítele")
    found = state(visitor)
    assert found.fight is None
    assert (found.heroes[0].fame, found.heroes[0].reputation) == (5, -1)
    assert [one.kind for one in found.heroes[0].owed] == ["spell"]


def test_damage_is_previewed_for_each_who_may_take_it(table):
    visitor = table("peasants", "guardian_golems")
    tap(visitor, "Doupě nestvůr")
    tap(visitor, "Minotaurus")
    tap(visitor, "Bez útoku, Fáze bloku")
    page = visitor.look("fight").text
    assert "k vykrytí je třeba Blok 5" in page
    play(visitor, 4, use="block", element="physical")
    assert "Chybí 1 bod." in visitor.look("fight").text
    tap(visitor, "Blok nestačí: dál bez něj")
    page = visitor.look("fight").text
    assert "Tím bude 5 Zranění v tomto boji při limitu 5: omráčení." in page
    assert "zraněna, hrdina pak Zranění 4" in page
    assert "zraněna, hrdina pak Zranění 2" in page
    tap(visitor, "zraněna, hrdina pak Zranění 2")
    tap(visitor, "Vzít 2 Zranění")
    assert state(visitor).fight.phase == "attack"
    assert state(visitor).heroes[0].hand.wounds == 2
    tap(visitor, "Skončit boj, nepřítel zůstane stát")
    assert state(visitor).fight is None


def test_a_table_that_keeps_its_fights_says_only_how_one_ended(table):
    visitor = table(fights="table")
    tap(visitor, "Orčí nájezdníci")
    page = visitor.look("fight").text
    assert "Který zelený žeton" not in page
    tap(visitor, "Vyhráno", won="true", fame="2", wounds="1")
    found = state(visitor)
    assert (found.fight, found.heroes[0].fame, found.heroes[0].reputation) == (None, 2, 1)
    assert found.heroes[0].hand.wounds == 1


def test_a_lost_assault_of_the_table_says_who_fell_all_the_same(table):
    visitor = table(fights="table")
    visitor.move("fight_told", {"who": 1, "place": "city", "city": "white", "level": 4})
    page = visitor.look("fight").text
    assert page.count('name="fallen"') == 3 and "bílý žeton" in page
    tap(visitor, "Nevyhráno", won="false", fame="4", wounds="2", fallen=["1"])
    found = state(visitor)
    assert (found.fight, found.heroes[0].fame, found.heroes[0].hand.wounds) == (None, 4, 2)
    assert "Zpět ke stolu" in visitor.look("fight").text


def test_the_app_can_find_all_tokens_at_once(table):
    visitor = table()
    visitor.move("fight_told", {"who": 1, "place": "city", "city": "red", "level": 11})
    tap(visitor, "Ať všechny vylosuje aplikace")
    assert state(visitor).fight.phase == "ranged"


@pytest.mark.parametrize("place", ["Dračí lid", "Hrobka", "Líhně nestvůr", "Vypálit klášter", "Cizí pevnost"])
def test_every_place_begins_with_a_tap_and_the_app_can_find_the_tokens(table, place):
    visitor = table("altem_mages", "amotep_freezers", "utem_swordsmen", "altem_guardians", "illusionists")
    tap(visitor, place)
    for _ in range(30):
        now = state(visitor).fight
        if now is None:
            break
        assert visitor.look("fight").status_code == 200
        if now.unknown:
            tap(visitor, "Ať vylosuje aplikace")
        else:
            visitor.move("fight_on", {"who": 1})
    assert state(visitor).fight is None


def test_a_full_page_of_a_fight_is_no_slower_than_three_of_another_game(table):
    visitor = table("altem_mages", "amotep_freezers", "utem_swordsmen", "fire_mages", "catapults")
    visitor.move("fight_told", {"who": 1, "place": "city", "city": "red", "level": 11})
    visitor.move("turn_up", {"who": 1})
    elements = ("fire", "ice", "physical", "cold_fire")
    for number in range(6):
        visitor.move("play_value", {"who": 1, "points": number + 2, "use": "siege", "element": elements[number % 4]})
    visitor.move("aim_at", {"who": 1, "foe": 1})
    fight = quickest(visitor, "fight")
    visitor.id = visitor.store.create("talisman", "U krbu", OPTIONS["talisman"][0], seed="les").record.id
    assert fight < 3 * quickest(visitor, "turn")


def quickest(visitor, page):
    """How long a page takes at best, in seconds."""
    taken = []
    for _ in range(6):
        began = time.perf_counter()
        assert visitor.look(page).status_code == 200
        taken.append(time.perf_counter() - began)
    return min(taken)


def test_on_the_apps_map_the_page_offers_the_site_and_names_who_rampages_beside(visitor):
    options = {"scenario": "full_conquest", "players": PEOPLE, "first": 1}
    visitor.id = visitor.store.create("mage_knight", "U ohně", options, seed="boj").record.id
    visitor.move("leave_list")
    for who, number in ((2, 6), (1, 1)):
        visitor.move("pick_tactic", {"who": who, "number": number})
    orcs, monastery = at("E", FORTH), at("NE", FORTH)
    lies = {
        orcs: {"tokens": [{"back": "green", "enemy": "prowlers", "up": True}]},
        at("W", LEFT): {"tokens": [{"back": "green"}]},
    }
    tiles = {"0,0": {"tile": "A"}, FORTH: {"tile": "5"}, LEFT: {"tile": "4"}}
    for path, value in (("/land/tiles", tiles), ("/land/spaces", lies), ("/heroes/0/at", monastery)):
        visitor.move("correct", {"path": path, "value": json.dumps(value)})
    page = visitor.look("fight").text
    assert "Vypálit klášter" in page and "Slídilové" in page
    tap(visitor, "Vypálit klášter")
    tap(visitor, "Mniši")
    assert [foe.enemy for foe in state(visitor).fight.foes] == ["monks"]
    assert "Vyzvat i drancující" not in visitor.look("fight").text  # burning is an action, no move began it
