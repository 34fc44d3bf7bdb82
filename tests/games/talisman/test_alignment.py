"""ALI: good, neutral and evil, the card of change, once a turn, what becomes forbidden."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.talisman.pages import table as page


def names(cards) -> list[str]:
    return sorted(card.name for card in cards)


def cards_left(table) -> int:
    """How many alignment-change cards the table's page says are left."""
    return next(supply.left for supply in page.view(table.state, EVERYBODY).supplies if supply.name == "alignments")


@pytest.mark.rule("TA-ALI-01")
def test_each_character_has_the_alignment_of_its_card_and_no_second_one(talisman):
    table = talisman("elf", "warrior", "wizard")
    assert [one.alignment for one in table.state.characters] == ["good", "neutral", "evil"]
    table.move("change_alignment", who=2, to="evil")
    assert [one.alignment for one in table.state.characters] == ["good", "evil", "evil"]
    assert table.refuses("change_alignment", who=2, to="evil").message.key == "is-so-already"
    table.refuses("change_alignment", who=2, to="chaotic")


@pytest.mark.rule("TA-ALI-03")
def test_an_encounter_changes_alignment(duo):
    duo.stands(1, "o13")
    duo.arrived(1)
    duo.move("follow_space", who=1, way="mystic", rolled=[4])
    assert duo.one().alignment == "good"


@pytest.mark.rule("TA-ALI-03")
def test_a_special_ability_changes_it_and_nobody_else_does_at_will(trio):
    trio.move("change_alignment", who=3, to="good", own_will=True)
    assert trio.one(3).alignment == "good"
    assert trio.objects("change_alignment", who=1, to="good", own_will=True).rule == "TA-ALI-03"


@pytest.mark.rule("TA-ALI-04")
@pytest.mark.parametrize("to", ["good", "evil"])
def test_a_card_with_the_new_alignment_up_lies_beside_the_character(duo, to):
    duo.move("change_alignment", who=1, to=to)
    assert duo.told("tell-alignment-card") == [{"who": "warrior", "alignment": to}]
    assert cards_left(duo) == 3


@pytest.mark.rule("TA-ALI-05")
def test_with_the_printed_alignment_the_card_is_given_back(duo):
    duo.move("change_alignment", who=2, to="good")
    duo.round()
    assert cards_left(duo) == 3
    duo.move("change_alignment", who=2, to="evil")
    assert "tell-alignment-card-back" in duo.said and "tell-alignment-card" not in duo.said
    assert duo.one(2).alignment == "evil" and cards_left(duo) == 4


@pytest.mark.rule("TA-ALI-06")
def test_nobody_changes_alignment_twice_before_its_next_turn(duo):
    duo.move("change_alignment", who=1, to="good")
    assert duo.objects("change_alignment", who=1, to="evil").rule == "TA-ALI-06"
    duo.move("change_alignment", who=2, to="good")  # another character may
    duo.move("end_turn", who=1, overrule=("*",))
    assert duo.objects("change_alignment", who=1, to="evil").rule == "TA-ALI-06"
    duo.move("end_turn", who=2, overrule=("*",))
    duo.move("change_alignment", who=1, to="evil")
    assert duo.one().alignment == "evil"


@pytest.mark.rule("TA-ALI-06")
def test_an_encounter_changes_nothing_a_second_time_either(duo):
    duo.move("change_alignment", who=1, to="evil")
    duo.arrived(1, "o13")
    duo.move("follow_space", who=1, way="mystic", rolled=[4])
    assert duo.one().alignment == "evil"


@pytest.mark.rule("TA-ALI-07")
def test_what_the_new_alignment_forbids_lies_on_the_space_at_once(duo):
    duo.owns(1, "rune_sword", "holy_grail", "ring")
    duo.move("change_alignment", who=1, to="good")
    assert names(duo.one().objects) == ["holy_grail", "ring"]
    assert names(duo.state.spaces["o7"].cards) == ["rune_sword"]
    duo.stands(1, "o7", alignment_changed=False)  # a turn later
    duo.move("change_alignment", who=1, to="evil")
    assert names(duo.one().objects) == ["ring"]
    assert names(duo.state.spaces["o7"].cards) == ["holy_grail", "rune_sword"]


@pytest.mark.rule("TA-ALI-07")
def test_so_it_does_when_an_encounter_changed_the_alignment(duo):
    duo.owns(1, "rune_sword")
    duo.arrived(1, "o13")
    duo.move("follow_space", who=1, way="mystic", rolled=[4])
    assert duo.one().objects == [] and names(duo.state.spaces["o13"].cards) == ["rune_sword"]


def four_changed(talisman, **options):
    """Five neutral characters, of whom four have changed."""
    table = talisman("warrior", "druid", "dwarf", "thief", "troll", **options)
    for who in (2, 3, 4, 5):
        table.move("change_alignment", who=who, to="good")
    return table


@pytest.mark.rule("TA-ALI-08")
def test_with_all_four_cards_in_use_alignment_changes_without_one(talisman):
    table = four_changed(talisman)
    assert "tell-alignment-card" in table.said and cards_left(table) == 0
    table.move("change_alignment", who=1, to="evil")
    assert table.one().alignment == "evil"
    assert "tell-no-alignment-card" in table.said and "tell-alignment-card" not in table.said


@pytest.mark.rule("TA-ALI-08")
def test_read_the_other_way_it_does_not_change_then(talisman):
    table = four_changed(talisman, otherwise=["TA-ALI-08"])
    assert table.objects("change_alignment", who=1, to="evil").rule == "TA-ALI-08"
    table.stands(2, "o11", alignment_changed=False)
    table.move("change_alignment", who=2, to="neutral")  # one gives its card back
    table.move("change_alignment", who=1, to="evil")
    assert table.one().alignment == "evil"


@pytest.mark.rule("TA-ALI-09")
def test_only_who_is_printed_neutral_becomes_neutral_again(duo):
    assert duo.objects("change_alignment", who=2, to="neutral").rule == "TA-ALI-09"
    duo.stands(1, "o7", alignment="good")
    duo.move("change_alignment", who=1, to="neutral")
    assert duo.one().alignment == "neutral"


@pytest.mark.rule("TA-ALI-09")
def test_read_the_other_way_anybody_becomes_neutral(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-ALI-09"])
    table.move("change_alignment", who=2, to="neutral")
    assert table.one(2).alignment == "neutral"
