"""WO-MED: meditation, whom it is open to, and what it brings below and at the foot of the summit."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.names import AREAS, ATTRIBUTES

LIGHT = dict.fromkeys(AREAS, "table")


@pytest.mark.rule("WO-MED-01")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_only_an_attribute_at_level_five_can_be_meditated_on(duo, attribute):
    duo.has(1, **{one: 5 for one in ATTRIBUTES} | {attribute: 4})
    assert duo.objects("meditate", who=1, attribute=attribute).rule == "WO-MED-01"
    duo.has(1, **{one: 1 for one in ATTRIBUTES} | {attribute: 5})
    duo.move("meditate", who=1, attribute=attribute)
    assert [(one.kind, one.of) for one in duo.one().trophies] == [("attribute", attribute)]


@pytest.mark.rule("WO-MED-01")
def test_where_the_table_keeps_the_boards_only_it_knows_the_level(old_world):
    table = old_world("wolf", "cat", "bear", areas=LIGHT)
    table.move("meditate", who=1, attribute="combat")
    assert table.one().track == 1 and table.one().has("attribute", "combat")


@pytest.mark.rule("WO-MED-02", "WO-MED-08")
@pytest.mark.parametrize("seats", [("wolf", "cat", "bear"), ("wolf", "cat", "bear", "griffin")])
def test_with_up_to_three_the_first_one_takes_the_only_card_with_more_two_can(old_world, seats):
    table = old_world(*seats)
    for who in (1, 2):
        table.has(who, alchemy=5)
        table.turn_of(who)
        if who == 2 and len(seats) == 3:
            assert table.objects("meditate", who=who, attribute="alchemy").rule == "WO-MED-02"
            return
        table.move("meditate", who=who, attribute="alchemy")
    assert table.one(1).has("attribute", "alchemy") and table.one(2).has("attribute", "alchemy")
    table.has(3, alchemy=5)
    table.turn_of(3)
    assert table.objects("meditate", who=3, attribute="alchemy").rule == "WO-MED-02"


@pytest.mark.rule("WO-MED-08")
def test_with_two_players_one_card_of_each_attribute_lies_there(duo):
    assert duo.state.attribute_trophies == dict.fromkeys(ATTRIBUTES, 1)


@pytest.mark.rule("WO-MED-03")
def test_nobody_takes_the_same_attribute_twice(old_world):
    table = old_world("wolf", "cat", "bear", "griffin")
    table.has(1, defence=5)
    table.turn_of(1)
    table.move("meditate", who=1, attribute="defence")
    assert table.state.attribute_trophies["defence"] == 1
    table.turn_of(1)
    assert table.objects("meditate", who=1, attribute="defence").rule == "WO-MED-03"


@pytest.mark.rule("WO-MED-04")
@pytest.mark.parametrize("location", range(19))
def test_meditation_is_open_on_every_location(duo, location):
    duo.has(1, combat=5, location=location)
    duo.move("meditate", who=1, attribute="combat")
    assert duo.one().track == 1


@pytest.mark.rule("WO-MED-05")
def test_meditation_brings_the_card_a_step_fatigue_and_phase_three(duo):
    duo.has(1, combat=5, track=1, hand=2, deck=5, discard=3)
    with duo.arranged() as state:
        state.fatigue = [1, 2, 3]
    duo.move("meditate", who=1, attribute="combat")
    one = duo.one()
    assert [trophy.of for trophy in one.trophies] == ["combat"] and one.track == 2
    assert (one.trashed, one.deck, one.hand, one.discard) == (2, 8, 0, 0)
    assert duo.state.attribute_trophies["combat"] == 0
    assert duo.state.turn.phase == "cards" and duo.state.drawing[0].cap == 3


@pytest.mark.rule("WO-MED-06", "WO-WIN-02", "WO-FAT-04")
def test_at_the_foot_of_the_summit_meditation_brings_only_the_card(duo):
    duo.has(1, combat=5, track=3, hand=2, deck=5, discard=3)
    duo.move("meditate", who=1, attribute="combat")
    one = duo.one()
    assert one.has("attribute", "combat") and one.track == 3
    assert (one.trashed, one.deck, one.hand, one.discard) == (0, 5, 2, 3)
    assert duo.state.winner == 0 and duo.state.turn.phase == "cards"


@pytest.mark.rule("WO-MED-07", "WO-WIN-02")
def test_meditation_after_meditation_never_wins_but_the_next_fight_trophy_does(duo):
    duo.has(1, combat=5, alchemy=5, speciality=5, track=3)
    for attribute in ("combat", "alchemy", "speciality"):
        duo.turn_of(1)
        duo.move("meditate", who=1, attribute=attribute)
        assert duo.one().track == 3 and duo.state.winner == 0
    assert len(duo.one().trophies) == 3
    duo.has(1, hand=3, deck=7, discard=0)
    duo.fights()
    duo.move("play_combo", who=1, cards=1, damage=20)
    assert duo.one().track == 4 and duo.state.winner == 1


@pytest.mark.rule("WO-MED-09")
def test_one_meditation_is_all_of_phase_two(duo):
    duo.has(1, combat=5, alchemy=5)
    duo.move("meditate", who=1, attribute="combat")
    assert duo.objects("meditate", who=1, attribute="alchemy").rule == "WO-TRN-04"
    assert duo.objects("explore", who=1, deck="city").rule == "WO-TRN-04"
