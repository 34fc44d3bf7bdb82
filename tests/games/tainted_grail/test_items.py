"""ITM: items by keyword, one of each in use, craftable ones found, flipped ones turned back."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.box.names import KEYWORDS
from companion.games.tainted_grail.play.belongings import surplus


@pytest.fixture
def day(table):
    """Three characters in the first day, at 101."""
    table.morning()
    return table


def gets(table, name: str, keyword: str | None = None, who: str = "beor", **facts) -> str:
    """An item comes to a character; returns its id."""
    table.move("take", who=who, kind="item", name=name, keyword=keyword, **facts)
    return table.hero(who).belongings[-1].id


def up(table, who: str = "beor") -> list[str]:
    return [card.name for card in table.hero(who).belongings if card.face_up]


@pytest.mark.rule("TG-ITM-01")
def test_there_are_five_keywords(day):
    assert KEYWORDS == ("weapon", "armour", "shield", "companion", "relic")
    for keyword in KEYWORDS:
        gets(day, f"A {keyword}", keyword)
    assert len(up(day)) == 5
    assert day.refuses("take", who="beor", kind="item", name="A hat", keyword="hat").field == "keyword"


@pytest.mark.rule("TG-ITM-02", "TG-ITM-03")
def test_a_second_of_a_keyword_lies_face_down_and_may_be_taken_to_hand(day):
    gets(day, "An axe", "weapon")
    sword = gets(day, "A sword", "weapon")
    assert up(day) == ["An axe"]
    assert day.told("tell-lay-face-down") == [{"who": "beor", "name": "A sword", "keyword": "weapon"}]
    assert day.objects("turn_card", who="beor", card=sword, face_up=True).rule == "TG-ITM-02"
    day.move("equip", who="beor", card=sword)
    assert up(day) == ["A sword"]
    assert day.told("tell-lay-face-down") == [{"who": "beor", "name": "An axe", "keyword": "weapon"}]


@pytest.mark.rule("TG-ITM-03")
def test_equipment_is_checked_when_an_encounter_begins(day):
    gets(day, "An axe", "weapon")
    sword = gets(day, "A sword", "weapon")
    day.move("turn_card", who="beor", card=sword, face_up=True, overrule=("keyword-in-use",))
    day.move("begin_encounter", who=["beor"], colour="grey", drew="Bandits")
    assert day.told("tell-surplus-equipment") == [{"who": "beor", "cards": ["A sword"]}]


@pytest.mark.rule("TG-ITM-04")
def test_items_without_a_keyword_have_no_limit(day):
    for number in range(7):
        gets(day, f"Rope {number}")
    gets(day, "An axe", "weapon")
    assert len(up(day)) == 8
    assert surplus(day.hero("beor")) == []


@pytest.mark.rule("TG-ITM-05")
def test_the_first_craftable_item_is_taken_and_the_deck_is_shuffled(day):
    before = day.state.items.size
    day.move("find_item", who="beor", looking_for="craftable", name="A bow", passed=["A ring", "A goat"])
    found = day.hero("beor").belongings[-1]
    assert (found.name, found.craftable) == ("A bow", True)
    assert day.state.items.size == before - 1
    assert (day.state.items.top, day.state.items.bottom) == ([], [])
    assert day.told("tell-shuffle-items") == [{"count": 2}]


@pytest.mark.rule("TG-ITM-05")
def test_what_is_known_not_to_be_craftable_is_passed_over(avalon):
    first = avalon("beor")
    args = {"who": "beor", "looking_for": "craftable", "name": "A bow", "passed": ["A ring"]}
    first.move("find_item", **args)
    taught = GAME.moves["find_item"].teaches(args, first.state)
    assert taught["item"]["A ring"] == {"craftable": False}
    second = avalon("beor", knowledge=taught)
    met = second.objects("find_item", who="beor", looking_for="craftable", name="A ring")
    assert met.rule == "TG-ITM-05"


@pytest.mark.rule("TG-ITM-06")
@pytest.mark.parametrize("keyword", KEYWORDS)
def test_a_thing_of_a_keyword_is_found_the_same_way(day, keyword):
    day.move("find_item", who="ailei", looking_for=keyword, name="The first one", passed=["Another"])
    found = day.hero("ailei").belongings[-1]
    assert (found.name, found.keyword) == ("The first one", keyword)
    assert "tell-shuffle-items" in day.said


@pytest.mark.rule("TG-ITM-07", "TG-PTY-04", "TG-PTY-14")
def test_items_change_hands_in_one_place_outside_encounters(day):
    rope = gets(day, "Rope")
    day.move("hand_over", who="beor", to="ailei", card=rope)
    assert [card.name for card in day.hero("ailei").belongings] == ["Rope"]
    day.move("travel", who=["beor"], to=104)
    assert day.objects("hand_over", who="ailei", to="beor", card=rope).rule == "TG-PTY-14"
    day.move("begin_encounter", who=["ailei"], colour="grey")
    assert day.objects("hand_over", who="ailei", to="arev", card=rope).rule == "TG-PTY-04"


@pytest.mark.rule("TG-ITM-02", "TG-ITM-07")
def test_a_weapon_that_is_handed_to_somebody_with_a_weapon_lies_face_down(day):
    axe = gets(day, "An axe", "weapon")
    gets(day, "A sword", "weapon", who="ailei")
    day.move("hand_over", who="beor", to="ailei", card=axe)
    assert up(day, "ailei") == ["A sword"]


@pytest.mark.rule("TG-ITM-08")
@pytest.mark.parametrize("way", ["ends", "escapes"])
def test_what_was_flipped_in_an_encounter_turns_back_after_it(day, way):
    horn = gets(day, "A horn")
    day.move("begin_encounter", who=["beor", "ailei"], colour="grey")
    day.move("use_card", who="beor", card=horn)
    assert day.hero("beor").belongings[0].flipped
    if way == "ends":
        day.move("end_encounter", who="ailei", how="not_won")
    else:
        day.move("escape", who="beor")
    assert not day.hero("beor").belongings[0].flipped
    assert day.told("tell-turn-back") == [{"who": "beor", "names": ["A horn"]}]


@pytest.mark.rule("TG-ITM-09")
def test_flipped_and_not_equipped_are_two_things(day):
    gets(day, "An axe", "weapon")
    sword = gets(day, "A sword", "weapon")
    axe = day.hero("beor").belongings[0].id
    day.move("use_card", who="beor", card=axe)
    marks = {card.id: (card.face_up, card.flipped) for card in day.hero("beor").belongings}
    assert marks == {axe: (True, True), sword: (False, False)}
    assert surplus(day.hero("beor")) == []


@pytest.mark.rule("TG-ITM-10", "TG-DSC-01")
def test_a_discarded_item_goes_to_the_bottom_of_the_item_deck(day):
    before = day.state.items.size
    rope = gets(day, "Rope")
    assert day.state.items.size == before - 1
    day.move("part_with", who="beor", card=rope)
    assert day.state.items.bottom == ["Rope"] and day.state.items.size == before
    assert day.told("tell-discard-item") == [{"name": "Rope"}]


def test_an_item_that_was_met_once_is_known_at_the_next_table(avalon):
    first = avalon("beor")
    gets(first, "An axe", "weapon", craftable=True)
    taught = GAME.moves["take"].teaches({"who": "beor", "kind": "item", "name": "An axe"}, first.state)
    second = avalon("beor", knowledge=taught)
    second.move("take", who="beor", kind="item", name="An axe")
    card = second.hero("beor").belongings[0]
    assert (card.keyword, card.craftable) == ("weapon", True)
    assert second.refuses("take", who="beor", kind="item").field == "name"
