"""Cards at a character: what is known of them and how, two of a keyword, what lies on them, and losing just those."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.message import Message
from companion.games import game
from companion.games.tainted_grail.evening import packing
from companion.games.tainted_grail.pages.party import board
from companion.games.tainted_grail.state.pieces import Guardian
from companion.web.wording import Voice

from .conftest import Table


@pytest.fixture
def day(avalon):
    """Beor and Ailei at 101, in the first day."""
    table = avalon("beor", "ailei")
    table.morning()
    return table


def takes(table: Table, kind: str, name: str = "", who: str = "beor", **facts: Any) -> str:
    """A card comes to a character; returns its id."""
    table.move("take", who=who, kind=kind, name=name, **facts)
    return table.hero(who).belongings[-1].id


def up(table: Table, who: str = "beor") -> list[str]:
    return [card.name for card in table.hero(who).belongings if card.face_up]


# --- what is known of a card -----------------------------------------------------------------------------------------


def taught(table: Table, move: str, **args: Any) -> dict[str, Any]:
    """What a move taught this installation."""
    made = table.move(move, **args)
    return game("tainted_grail").moves[move].teaches(made.args, table.state)


@pytest.mark.rule("TG-ITM-05")
def test_what_nobody_said_of_an_item_is_not_learned(day):
    assert taught(day, "take", who="beor", kind="item", name="A bow") == {"item": {"A bow": {}}}
    told = taught(day, "take", who="beor", kind="item", name="A ring", keyword="none", craftable=False)
    assert told == {"item": {"A ring": {"keyword": "none", "craftable": False}}}
    found = taught(day, "find_item", who="beor", looking_for="weapon", name="An axe")
    assert found == {"item": {"An axe": {"keyword": "weapon"}}}


@pytest.mark.rule("TG-SEC-01", "TG-SEC-06")
def test_what_nobody_said_of_a_secret_is_not_learned(day):
    assert taught(day, "take", who="beor", kind="secret", number=14) == {"secret": {"14": {}}}
    told = taught(day, "take", who="beor", kind="secret", number=15, name="The bell", personal=True)
    assert told == {"secret": {"15": {"name": "The bell", "personal": True}}}
    card = day.hero("beor").belongings[0].id
    put_right = taught(day, "describe_card", who="beor", card=card, name="A fever", personal=False)
    assert put_right == {"secret": {"14": {"name": "A fever", "personal": False}}}


@pytest.mark.rule("TG-ITM-05")
def test_an_item_of_which_nothing_was_said_may_turn_out_to_be_craftable(avalon):
    first = avalon("beor")
    second = avalon("beor", knowledge=taught(first, "take", who="beor", kind="item", name="A bow"))
    second.move("find_item", who="beor", looking_for="craftable", name="A bow")
    assert second.hero("beor").belongings[0].craftable


@pytest.mark.rule("TG-ITM-06")
def test_the_first_of_a_keyword_is_of_that_keyword_as_far_as_is_known(avalon):
    known = {"item": {"A cloak": {"keyword": "armour"}, "A ring": {"keyword": "none"}, "A goat": {}}}
    table = avalon("beor", knowledge=known)
    for name in ("A cloak", "A ring"):
        met = table.objects("find_item", who="beor", looking_for="companion", name=name)
        assert (met.rule, met.code) == ("TG-ITM-06", "item-is-of-another-kind")
    table.move("find_item", who="beor", looking_for="companion", name="A goat")
    assert table.hero("beor").belongings[0].keyword == "companion"


# --- one of each keyword ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-ITM-03", "TG-SEC-05")
def test_a_card_that_turns_out_to_be_a_second_weapon_lies_face_down(day):
    takes(day, "item", "An axe", keyword="weapon")
    letter = takes(day, "secret", "A letter", number=14)
    assert up(day) == ["An axe", "A letter"]
    day.move("describe_card", who="beor", card=letter, keyword="weapon")
    assert up(day) == ["An axe"]
    assert day.told("tell-lay-face-down") == [{"who": "beor", "name": "A letter", "keyword": "weapon"}]


@pytest.mark.rule("TG-ITM-02")
def test_putting_a_name_right_turns_no_card(day):
    takes(day, "item", "An axe", keyword="weapon")
    sword = takes(day, "item", "A swrod", keyword="weapon")
    day.move("turn_card", who="beor", card=sword, face_up=True, overrule=("keyword-in-use",))
    day.move("describe_card", who="beor", card=sword, name="A sword")
    assert up(day) == ["An axe", "A sword"]


@pytest.mark.rule("TG-ITM-03", "TG-GRD-08")
def test_equipment_is_checked_before_each_of_several_guardians(day):
    with day.arranged() as state:
        state.guardians = [Guardian(id=id, name=id, colour="grey", place=104, since=1) for id in ("warden", "stag")]
    takes(day, "item", "An axe", keyword="weapon")
    sword = takes(day, "item", "A sword", keyword="weapon")
    day.move("travel", who=["beor"], to=104)
    day.move("face_guardian", who="beor", guardian="warden")
    day.move("turn_card", who="beor", card=sword, face_up=True, overrule=("keyword-in-use",))
    day.move("end_encounter", who="beor", how="won")
    assert day.state.under_way[0].guardian == "stag"
    assert day.told("tell-surplus-equipment") == [{"who": "beor", "cards": ["A sword"]}]


@pytest.mark.rule("TG-ITM-09")
def test_a_used_card_stays_used_when_it_changes_hands(day):
    horn = takes(day, "item", "A horn")
    day.move("use_card", who="beor", card=horn)
    day.move("hand_over", who="beor", to="ailei", card=horn)
    assert day.hero("ailei").belongings[0].flipped


# --- secrets are there once, and things lie on them ------------------------------------------------------------------


@pytest.mark.rule("TG-SEC-01")
def test_a_secret_cannot_be_described_into_the_number_of_another(day):
    for who, number in (("beor", 14), ("ailei", 15)):
        takes(day, "secret", f"Secret {number}", who=who, number=number)
    for who, number in (("beor", 15), ("ailei", 14)):
        card = day.hero(who).belongings[0].id
        assert day.objects("describe_card", who=who, card=card, number=number).code == "secret-is-held"
    day.move("describe_card", who="beor", card=day.hero("beor").belongings[0].id, number=14, name="The bell")
    assert day.hero("beor").belongings[0].name == "The bell"


@pytest.mark.rule("TG-SEC-01", "TG-DIE-08")
def test_a_secret_that_waits_to_be_divided_is_there_once_too(day):
    takes(day, "secret", "The bell", number=14)
    day.move("set_to", who="beor", what="health", value=0)
    day.move("die", who="beor")
    assert day.objects("take", who="ailei", kind="secret", number=14).rule == "TG-SEC-01"


@pytest.mark.rule("TG-SEC-07", "TG-TOK-06")
@pytest.mark.parametrize("meant", ["14", "The bell", "its id"])
def test_a_dial_lies_on_the_very_card_however_it_was_named(day, meant):
    bell = takes(day, "secret", "The bell", number=14)
    day.move("set_dial", kind="quest", where="secret", of=bell if meant == "its id" else meant, value=3)
    assert [(dial.of, dial.value) for dial in day.state.dials] == [(bell, 3)]
    assert day.chronicle[-1].args["of"] == "The bell"  # it is read when the card may long be gone
    spoken = Voice("en", game("tainted_grail"), day.state).spoken(
        Message("tell-lay-dial", day.told("tell-lay-dial")[0])
    )
    assert spoken.startswith("The bell: ")
    assert [dial.value for dial in board(day.state, day.hero("beor")).dials_on[bell]] == [3]


@pytest.mark.rule("TG-SEC-07")
def test_dials_and_tokens_go_with_the_secret_and_leave_with_it(day):
    bell = takes(day, "secret", "The bell", number=14)
    day.move("set_dial", kind="time", where="secret", of="14", value=5)
    day.move("put_tokens", kind="quest", where="secret", of="The bell", count=2)
    day.move("put_tokens", kind="quest", where="secret", of="14", count=1)
    assert [pile.count for pile in day.state.tokens] == [3]
    day.move("hand_over", who="beor", to="ailei", card=bell)
    day.move("describe_card", who="ailei", card=bell, name="The drowned bell", number=16)
    view = board(day.state, day.hero("ailei"))
    assert [dial.value for dial in view.dials_on[bell]] == [5]
    assert [pile.count for pile in view.tokens_on[bell]] == [3]
    lines = {line.id.split(":")[0]: line.told.args for line in packing.packing(day.state).lines}
    assert (lines["own-dial"]["who"], lines["own-dial"]["of"]) == ("ailei", "The drowned bell")
    day.move("part_with", who="ailei", card=bell, overrule=("secrets-stay",))
    assert day.state.dials == [] and day.state.tokens == []
    assert [key for key in day.said if "take-off" in key] == ["tell-take-off-dial", "tell-take-off-tokens"]


@pytest.mark.rule("TG-SEC-07")
def test_a_dial_of_an_older_save_lies_on_the_secret_of_that_name(day):
    bell = takes(day, "secret", "The bell", number=14)
    day.move("set_dial", kind="quest", where="secret", of="14", value=3)
    with day.arranged() as state:
        state.dials[0].of = "The bell"
    assert len(board(day.state, day.hero("beor")).dials_on[bell]) == 1


def test_a_dial_on_a_secret_that_nobody_holds_is_kept_in_words(day):
    day.move("set_dial", kind="quest", where="secret", of="The crown", value=3)
    assert day.state.dials[0].of == "The crown"


# --- losing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-SEC-04", "TG-ITM-10")
def test_without_a_number_just_the_chosen_items_are_lost(day):
    rope, lamp = takes(day, "item", "Rope"), takes(day, "item", "A lamp")
    bell = takes(day, "secret", "The bell", number=14)
    day.move("lose_items", who="beor", which=[rope])
    assert [card.id for card in day.hero("beor").belongings] == [lamp, bell]
    day.move("lose_items", who="beor")
    assert [card.id for card in day.hero("beor").belongings] == [bell]


@pytest.mark.rule("TG-SEC-04")
@pytest.mark.parametrize("count", [None, 1, 9])
def test_a_secret_cannot_be_chosen_where_items_are_lost(day, count):
    takes(day, "item", "Rope")
    bell = takes(day, "secret", "The bell", number=14)
    assert day.refuses("lose_items", who="beor", count=count, which=[bell]).field == "which"
    assert day.refuses("lose_items", who="beor", count=count, which=["nothing"]).field == "which"
