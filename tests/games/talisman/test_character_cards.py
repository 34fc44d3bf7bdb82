"""CHR: the Druid of the rulebook, and the sheet that any other character card can be written on."""

from __future__ import annotations

import pytest

from companion.games.talisman import GAME
from companion.games.talisman.box import board

SHEET = {
    "id": "ferryman",
    "name": "The Ferryman",
    "starts": "m4",
    "alignment": "good",
    "strength": 3,
    "craft": 5,
    "spells": 2,
    "traits": ["evades_woods"],
    "text": "Crosses the river for nothing.",
}


@pytest.mark.rule("TA-CHR-01")
def test_the_druid_begins_in_the_forest_neutral_with_two_and_four(trio):
    druid = trio.one(3)
    assert board.space(druid.space).name == "forest" and board.region(druid.space) == "outer"
    assert (druid.alignment, druid.strength, druid.craft) == ("neutral", 2, 4)
    assert (druid.start_strength, druid.start_craft) == (2, 4)


@pytest.mark.rule("TA-CHR-02")
def test_the_druid_begins_with_one_spell(trio):
    assert [len(one.spells) for one in trio.state.characters] == [0, 2, 1]
    assert trio.state.spells.size == 24 - 3


@pytest.mark.rule("TA-CHR-03")
@pytest.mark.parametrize("to", ["good", "evil"])
def test_the_druid_changes_alignment_when_it_likes_in_another_turn_too(trio, to):
    assert trio.state.turn.who == 1
    trio.move("change_alignment", who=3, to=to, own_will=True)
    assert trio.one(3).alignment == to


@pytest.mark.rule("TA-CHR-03")
def test_the_druid_too_changes_once_a_turn_and_drops_what_is_forbidden(trio):
    trio.owns(3, "rune_sword", "ring")
    trio.move("change_alignment", who=3, to="good", own_will=True)
    assert [card.name for card in trio.one(3).objects] == ["ring"]
    assert [card.name for card in trio.state.spaces["o11"].cards] == ["rune_sword"]
    assert trio.objects("change_alignment", who=3, to="neutral", own_will=True).rule == "TA-ALI-06"
    trio.round(1, 2)
    assert trio.state.turn.who == 3
    trio.move("change_alignment", who=3, to="neutral", own_will=True)
    assert trio.one(3).alignment == "neutral"


@pytest.mark.rule("TA-CHR-03")
def test_a_druid_that_is_a_toad_does_not_change_at_will(trio):
    trio.move("turn_into_toad", who=3)
    assert trio.objects("change_alignment", who=3, to="good", own_will=True).rule == "TA-ALI-03"


@pytest.mark.rule("TA-CHR-04")
def test_a_character_card_is_put_right_for_whoever_plays_it(duo):
    duo.stands(1, "o10", strength=6)
    duo.move("describe_character", sheet={**SHEET, "id": "warrior", "strength": 5, "craft": 4})
    one = duo.one()
    assert (one.name, one.starts, one.printed, one.alignment) == ("The Ferryman", "m4", "good", "good")
    assert (one.start_strength, one.start_craft) == (5, 4)
    assert (one.strength, one.craft) == (7, 4)  # it keeps what it gained
    assert (one.traits, one.text) == (["evades_woods"], "Crosses the river for nothing.")
    assert one.space == "o10"


@pytest.mark.rule("TA-CHR-04")
def test_an_alignment_that_was_changed_before_stays_changed(trio):
    trio.move("change_alignment", who=3, to="good", own_will=True)
    trio.stands(3, "o11", alignment_changed=False)  # a turn later
    druid = {"id": "druid", "starts": "o11", "alignment": "neutral", "strength": 2, "craft": 4, "spells": 1}
    trio.move("describe_character", sheet={**druid, "traits": ["changes_alignment"], "text": "As it likes."})
    assert trio.one(3).alignment == "good" and trio.one(3).text == "As it likes."


@pytest.mark.rule("TA-CHR-04")
def test_a_card_that_the_app_does_not_know_is_added_and_can_be_drawn(duo):
    duo.move("describe_character", sheet=SHEET)
    assert "ferryman" in duo.state.unused


@pytest.mark.rule("TA-CHR-04")
def test_what_was_said_of_a_card_holds_at_the_next_table(duo, talisman):
    args = {"sheet": SHEET}
    duo.move("describe_character", **args)
    known = GAME.moves["describe_character"].teaches(args, duo.state)
    table = talisman("ferryman", "wizard", knowledge=known)
    one = table.one()
    assert (one.space, one.alignment, one.strength, one.craft) == ("m4", "good", 3, 5)
    assert (one.name, one.traits, len(one.spells)) == ("The Ferryman", ["evades_woods"], 2)


@pytest.mark.rule("TA-CHR-04")
def test_all_fourteen_characters_can_be_chosen():
    assert len(GAME.setting({})["sheets"]) == 14
