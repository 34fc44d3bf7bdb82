"""The pages of Mage Knight's heroes: rewards and a level are taken by their taps, a sheet speaks both languages."""

from __future__ import annotations

import json
import re

import pytest

from .conftest import Visitor

PEOPLE = [{"player": "Jana", "hero": "goldyx"}, {"player": "Petr", "hero": "tovak"}]


@pytest.fixture
def table(visitor):
    """A visitor at a table that keeps its map; Jana has the turn."""
    options = {"scenario": "full_conquest", "players": PEOPLE, "first": 1, "areas": {"map": "table"}}
    visitor.id = visitor.store.create("mage_knight", "U ohně", options, seed="list").record.id
    visitor.move("leave_list")
    for who, number in ((2, 6), (1, 1)):
        visitor.move("pick_tactic", {"who": who, "number": number})
    return visitor


def state(visitor):
    return visitor.store.get(visitor.id).state


def forms(page):
    """Each form with its address, its hidden fields and what stands in it."""
    for action, inside in re.findall(r'<form class="[^"]*"[^>]*action="([^"]+)"[^>]*>(.*?)</form>', page, re.S):
        yield action, dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', inside)), inside


def tap(visitor, move, page="hero?hero=1", **wanted):
    """Tap the first button of that move on a page whose hidden fields are these; fields of its own come with it."""
    fields = {key: str(value) for key, value in wanted.items()}
    for action, hidden, inside in forms(visitor.look(page).text):
        own = {key: fields[key] for key in fields if f'name="{key}"' in inside and key not in hidden}
        if f"/{move}" in action and {**hidden, **own}.items() >= fields.items():
            answer = visitor.post(action, {**hidden, **own})
            assert answer.status_code == 303, answer.text[:500]
            assert "refused" not in answer.location
            return
    raise AssertionError(f"no {move} {wanted} on the page")


@pytest.mark.rule("MK-END-06", "MK-END-08", "MK-LVL-04")
@pytest.mark.parametrize("page", ["hero?hero=1", "mine?seat=1", "table"])
def test_rewards_and_a_level_are_taken_by_their_taps_wherever_they_stand(table, page):
    """On the heroes' page, on the own one and on the first one alike."""
    table.move("change_fame", {"who": 1, "by": 4})
    for kind in ("random_crystal", "artifact", "unit"):
        table.move("add_reward", {"who": 1, "kind": kind})
    assert "/reward_die" not in table.look(page).text  # they wait for the end of the turn
    table.move("end_turn", {"who": 1, "left": 2})
    tap(table, "reward_die", page, rolled="gold")
    tap(table, "reward_crystal", page, colour="green")
    tap(table, "reward_artifacts", page)
    tap(table, "reward_unit", page, unit=state(table).offers.units[0])
    tap(table, "reveal_skills", page)
    skill, card = state(table).at(1).revealed[1], state(table).offers.actions[0]
    tap(table, "choose_skill", page, skill=skill, card=card)
    one = state(table).at(1)
    assert (one.level, one.crystals["green"], [held.skill for held in one.skills]) == (2, 1, [skill])
    assert one.gained == ["artifact", card] and len(one.units) == 1
    assert state(table).turn.seat == 2


@pytest.fixture
def risen(table):
    """Jana's turn has come to its end, and an even level waits for her."""
    table.move("change_fame", {"who": 1, "by": 4})
    table.move("end_turn", {"who": 1})
    return table


@pytest.mark.rule("MK-LVL-03", "MK-LVL-04", "MK-LVL-05")
def test_a_level_costs_two_taps_one_to_reveal_and_one_to_choose(risen):
    """Whichever skill and card: nothing is chosen beforehand. Another one's skill comes with the lowest card."""
    common = json.dumps([{"skill": "double_time", "seat": 2}])
    risen.move("correct", {"path": "/offers/skills", "value": common})
    tap(risen, "reveal_skills", "table")
    cards, page = state(risen).offers.actions, risen.look("table").text
    ways = [hidden for action, hidden, _ in forms(page) if "/choose_skill" in action]
    own = [(skill, card) for skill in state(risen).at(1).revealed for card in cards]
    assert [(way["skill"], way["card"]) for way in ways] == [*own, ("double_time", cards[-1])]
    tap(risen, "choose_skill", "table", skill=own[4][0], card=own[4][1])
    one = state(risen).at(1)
    assert (one.level, [held.skill for held in one.skills], one.gained) == (2, [own[4][0]], [own[4][1]])


@pytest.mark.rule("MK-LVL-04", "MK-LVL-08")
def test_who_looked_at_the_tokens_tells_them_with_the_choice(risen):
    """Which is kept, which is not, and the card: three taps; what is missing is asked for at its place."""
    kept, left = state(risen).at(1).tokens[3:5]
    card = state(risen).offers.actions[1]
    action, hidden, _ = next(one for one in forms(risen.look("table").text) if 'name="rejected"' in one[2])
    answer = risen.post(action, {**hidden, "skill": kept, "card": card})
    assert answer.status_code == 422 and f'name="skill" value="{kept}"' in answer.text and "field-wrong" in answer.text
    tap(risen, "choose_skill", "table", skill=kept, rejected=left, card=card)
    one = state(risen).at(1)
    assert ([held.skill for held in one.skills], one.gained) == ([kept], [card])
    assert [common.skill for common in state(risen).offers.skills] == [left]


def test_a_sheet_is_changed_by_its_taps(table):
    """Fame, Reputation, crystals, mana, a Wound and its healing, a unit, a skill, a card with mana, one sideways."""
    tap(table, "change_fame", by="1")
    tap(table, "change_reputation", by="-1")
    tap(table, "change_crystals", colour="red", by="1")
    tap(table, "change_crystals", colour="red", by="-1")
    assert state(table).at(1).mana == {"red": 1}
    tap(table, "power_card", colour="red", way="token")
    tap(table, "take_wound")
    tap(table, "heal")
    tap(table, "gain_unit", unit="peasants")
    tap(table, "activate_unit", unit=1)
    tap(table, "ready_unit", unit=1)
    tap(table, "wound_unit", unit=1)
    tap(table, "heal_unit", unit=1)
    one = state(table).at(1)
    assert (one.fame, one.reputation, one.hand.count, one.played) == (1, -1, 4, 1)
    assert [(unit.unit, unit.spent, unit.wounds) for unit in one.units] == [("peasants", False, 0)]


def test_the_sheets_speak_both_languages(table, app):
    """Nothing on them is called by its name in code."""
    table.move("take_wound", {"who": 2})
    table.move("add_reward", {"who": 1, "kind": "crystal_each"})
    english = Visitor(app, "en")
    english.id = table.id
    for visitor, said in (
        (table, ("Sláva", "Zbroj 2", "krystal každé barvy")),
        (english, ("Fame", "Armor 2", "crystal")),
    ):
        for page in ("hero", "hero?hero=2", "mine?seat=1", "mine?seat=2"):
            answer = visitor.look(page)
            assert answer.status_code == 200
            assert not re.search(r">\s*(sheet|growing|choice|gist)-", answer.text)
        assert all(words in visitor.look("hero?hero=1").text.replace("\xa0", " ") for words in said)
