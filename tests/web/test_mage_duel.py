"""Duels and joint assaults by their page: every tap that it offers is taken, whatever is tapped, until they end."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest

PEOPLE = [{"player": "Jana", "hero": "goldyx"}, {"player": "Petr", "hero": "tovak"}, {"player": "", "hero": "arythea"}]
AMID = ("join_duel", "duel_", "all_agree", "agree_to", "decline", "storm_city", "use_skill")


@pytest.fixture
def table(visitor):
    """A visitor at a table that keeps its map; whoever is on turn and the next one have units and Artifacts."""

    def lay(scenario: str = "full_conquest", seed: str = "boj", **kept):
        options = {"scenario": scenario, "players": PEOPLE, "first": 1, "areas": {"map": "table", **kept}}
        visitor.id = visitor.store.create("mage_knight", "U ohně", options, seed=seed).record.id
        visitor.move("leave_list")
        while state(visitor).picks:
            who, number = state(visitor).picks[0], 1
            while state(visitor).picks[:1] == [who]:
                visitor.move("pick_tactic", {"who": who, "number": number})
                if state(visitor).at(who).tactic_due:
                    visitor.move("leave_tactic", {"who": who})
                number += 1
        for at, units in enumerate((("peasants", "ice_golems"), ("utem_crossbowmen", "catapults"), ())):
            named = ", ".join(f'{{"unit": "{unit}"}}' for unit in units)
            visitor.move("correct", {"path": f"/heroes/{at}/units", "value": f"[{named}]"})
            visitor.move("correct", {"path": f"/heroes/{at}/gained", "value": '["ruby_ring", "artifact"]'})
        return visitor

    return lay


def state(visitor):
    return visitor.store.get(visitor.id).state


def taps(page: str) -> list[tuple[str, dict[str, str]]]:
    """What can be tapped of a duel and a joint assault: addresses, with what each tap sends."""
    found = []
    for action, inside in re.findall(r'<form [^>]*action="([^"]+)"[^>]*>(.*?)</form>', page, re.S):
        if not any(f"/moves/{name}" in action for name in AMID):
            continue
        fields = {
            name: unescape(value) for name, value in re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', inside)
        }
        fields |= dict(re.findall(r'type="radio" name="(\w+)" value="(\w+)" checked', inside))
        fields |= dict(re.findall(r'type="number"[^>]*name="([\w.]+)" value="(\d+)"', inside))
        for attributes in re.findall(r"<button([^>]*)>", inside):
            if "disabled" in attributes or 'type="button"' in attributes:
                continue
            named = re.search(r'name="([^"]+)" value="([^"]*)"', attributes)
            found.append((action, fields | ({named[1]: unescape(named[2])} if named else {})))
    return found


def tapped(visitor, page: str, chance: random.Random, wanted: str = "") -> None:
    """One of the taps that a page offers; none of them is refused."""
    choices = [one for one in taps(page) if wanted in one[0]]
    ends = [one for one in choices if any(name in one[0] for name in ("pass", "strike", "block", "harm"))]
    action, fields = chance.choice(ends if ends and chance.random() < 0.5 else choices)
    answer = visitor.post(action, fields)
    assert answer.status_code == 303, (action, fields)
    assert "refused" not in answer.location, (action, fields, visitor.get(answer.location).text[-3000:])


@pytest.mark.rule("MK-PVP-07", "MK-PVP-08", "MK-PVP-20")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_duels_page_offers_is_taken_and_duels_end(table, seed):
    visitor, chance = table(), random.Random(seed)
    visitor.headers["Accept-Language"] = ("cs", "en")[seed % 2]
    for at, skill in enumerate(("burning_power", "shield_mastery", "night_sharpshooting")):
        visitor.move("correct", {"path": f"/heroes/{at}/skills", "value": f'[{{"skill": "{skill}"}}]'})
    who = state(visitor).turn.seat
    whom = chance.choice([one for one in (1, 2, 3) if one != who])
    assert f'name="whom" value="{whom}"' in visitor.look("duel").text
    visitor.move("attack_hero", {"who": who, "whom": whom, "site": chance.choice(["", "keep", "tower"])})
    for _ in range(150):
        page = visitor.look("duel")
        assert page.status_code == 200
        if state(visitor).duel is None:
            break
        tapped(visitor, page.text, chance)
    while state(visitor).duel is not None:  # both have enough of it
        page = visitor.look("duel").text
        name = {"joining": "join_duel", "attack": "duel_", "block": "duel_block", "harm": "duel_harm"}[
            state(visitor).duel.step
        ]
        if state(visitor).duel.attack and state(visitor).duel.step == "attack":
            name = "duel_strike"
        elif state(visitor).duel.step == "attack":
            name = "duel_pass"
        tapped(visitor, page, chance, name)
    assert visitor.look("table").status_code == 200


def test_a_duel_on_the_table_is_told_in_one_tap(table):
    visitor = table(fights="table")
    who = state(visitor).turn.seat
    whom = who % 3 + 1
    visitor.move("attack_hero", {"who": who, "whom": whom})
    action, fields = next(
        (action, fields) for action, fields in taps(visitor.look("duel").text) if fields.get("winner") == str(whom)
    )
    answer = visitor.post(action, {**fields, "own_wounds": "2", "page": "duel"})
    assert answer.location.split("?")[0].endswith("/table")
    assert state(visitor).duel is None
    assert state(visitor).at(who).hand.wounds == 2


@pytest.mark.rule("MK-COA-04", "MK-COA-05")
def test_a_joint_assault_is_proposed_with_the_shares_of_its_form(table):
    visitor = table("full_cooperation")
    while state(visitor).turn.seat == 0:
        visitor.move("dummy_turn")
    who = state(visitor).turn.seat
    page = visitor.look("duel").text
    assert 'name="shares.0"' in page
    visitor.move("propose_assault", {"who": who, "shares.0": 1, "shares.1": 1, "shares.2": 2, "colours": "white"})
    assert state(visitor).joint.shares == {one: 2 if one == 3 else 1 for one in (1, 2, 3)}
    assert "Všichni souhlasí" in visitor.look("duel").text
    tapped(visitor, visitor.look("duel").text, random.Random(1), "all_agree")
    assert state(visitor).joint.step == "fights"
    tapped(visitor, visitor.look("duel").text, random.Random(1), "storm_city")
    assert state(visitor).fight.cities == ["white"]
    answer = visitor.move("fight_over", {"who": who, "won": "true"}, page="fight")
    assert answer.location.split("?")[0].endswith("/duel")  # where the next one's fight begins
    assert state(visitor).joint.now != who
