"""WO-PHII: phase II, who may be fought, and where."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.names import AREAS

LIGHT = dict.fromkeys(AREAS, "table")


def together(table, location: int = 7, **turn) -> None:
    """Everybody stands on one location, and it is the first one's turn."""
    for one in table.state.witchers:
        table.has(one.seat, location=location, hand=3, deck=7, discard=0, gold=3)
    table.turn_of(1, moved=True, **turn)


@pytest.mark.rule("WO-PHII-01")
def test_after_a_fight_against_a_monster_there_is_no_other_fight_in_this_turn(trio):
    together(trio, 7)
    trio.fights(location=7)
    trio.move("play_combo", who=1, cards=1, damage=20)
    trio.move("next_monster", location=7)  # it comes back to where they stand
    assert trio.state.turn.phase == "cards"
    assert trio.objects("attack_witcher", who=1, whom=2).rule == "WO-TRN-04"
    assert trio.objects("fight_monster", who=1).rule == "WO-TRN-04"


@pytest.mark.rule("WO-PHII-01")
def test_after_a_fight_against_a_witcher_there_is_no_other_fight_in_this_turn(trio):
    together(trio, 7)
    trio.has(2, shield=0, hand=1, deck=0)
    trio.lives("forest", "arachas", 7)
    trio.move("attack_witcher", who=1, whom=2)
    trio.move("no_more_bets", who=1)
    trio.move("play_combo", who=1, cards=1, damage=2)
    trio.move("take_cost_card", who=2, position=6)
    assert trio.state.turn.phase == "cards"
    assert trio.objects("attack_witcher", who=1, whom=3).rule == "WO-TRN-04"
    assert trio.objects("fight_monster", who=1).rule == "WO-TRN-04"


@pytest.mark.rule("WO-PHII-01")
def test_only_a_witcher_on_the_same_location_can_be_attacked(duo):
    together(duo, 7)
    duo.has(2, location=8)
    assert duo.objects("attack_witcher", who=1, whom=2).rule == "WO-PHII-01"
    duo.refuses("attack_witcher", who=1, whom=1)


@pytest.mark.rule("WO-PHII-02")
def test_a_challenged_witcher_is_in_the_fight_without_being_asked(duo):
    together(duo, 7)
    duo.move("attack_witcher", who=1, whom=2)
    fight = duo.state.fight
    assert (fight.who, fight.other, fight.step, fight.turn) == (1, 2, "turns", 1)
    assert set(fight.fighters) == {"1", "2"}


@pytest.mark.rule("WO-PHII-03")
def test_a_witcher_played_at_poker_in_this_turn_cannot_be_attacked(trio):
    together(trio, 7)
    trio.move("challenge", who=1, whom=2)
    trio.move("roll_dice")
    trio.move("reroll", dice=[])
    trio.move("reroll", dice=[])
    assert trio.objects("attack_witcher", who=1, whom=2).rule == "WO-PHII-03"
    trio.turn_of(1, moved=True)  # in the next turn one can
    trio.move("attack_witcher", who=1, whom=2)
    assert trio.state.fight.other == 2


@pytest.mark.rule("WO-PHII-03", "WO-PHII-02")
def test_where_the_table_keeps_the_map_poker_still_forbids_the_fight(old_world):
    table = old_world("wolf", "cat", "bear", areas=LIGHT)
    table.move("challenge", who=1, whom=2)
    table.move("roll_dice")
    table.move("reroll", dice=[])
    table.move("reroll", dice=[])
    assert table.objects("attack_witcher", who=1, whom=2).rule == "WO-PHII-03"
    table.move("attack_witcher", who=1, whom=3)  # only the table knows where they stand
    assert table.state.fight.other == 3


@pytest.mark.rule("WO-PHII-04")
@pytest.mark.parametrize("school", [1, 3, 10, 15, 17, 0])
def test_no_witcher_is_attacked_on_a_school_whether_in_play_or_not(duo, school):
    together(duo, school)
    assert duo.objects("attack_witcher", who=1, whom=2).rule == "WO-PHII-04"
    assert duo.state.fight is None


@pytest.mark.rule("WO-PHII-04")
def test_read_the_other_way_only_the_five_schools_are_safe(old_world):
    table = old_world("wolf", "cat", "bear", otherwise=["WO-PHII-04"])
    together(table, 1)
    assert table.objects("attack_witcher", who=1, whom=2).rule == "WO-PHII-04"
    together(table, 0)
    table.move("attack_witcher", who=1, whom=2)
    assert table.state.fight.kind == "witcher"


@pytest.mark.rule("WO-PHII-05")
def test_nobody_is_attacked_where_the_tavern_is_closed(duo):
    together(duo, 7)
    with duo.arranged() as state:
        state.tavern = 7
    assert duo.objects("attack_witcher", who=1, whom=2).rule == "WO-PHII-05"
    with duo.arranged() as state:
        state.tavern = 8
    duo.move("attack_witcher", who=1, whom=2)
    assert duo.state.fight.kind == "witcher"


@pytest.mark.rule("WO-PHII-06")
@pytest.mark.parametrize("location", [17, 10, 8])
def test_a_monster_is_fought_at_a_school_and_at_a_closed_tavern_too(duo, location):
    together(duo, location)
    duo.lives("forest", "arachas", location)
    with duo.arranged() as state:
        state.tavern = location
    duo.move("fight_monster", who=1)
    assert (duo.state.fight.kind, duo.state.fight.monster) == ("monster", "arachas")


@pytest.mark.rule("WO-PHII-06")
def test_a_monster_elsewhere_is_out_of_reach(duo):
    together(duo, 7)
    duo.lives("forest", "arachas", 8)
    assert duo.objects("fight_monster", who=1).rule == "WO-PHII-06"
    assert duo.objects("fight_monster", who=1, terrain="forest").rule == "WO-PHII-06"


@pytest.mark.rule("WO-PHII-07")
def test_whoever_stands_with_a_monster_may_explore_or_meditate_instead(duo):
    duo.lives("forest", "arachas", 7)
    together(duo, 7)
    duo.move("explore", who=1, deck="wilds", source="ours", number=2)
    assert duo.state.fight is None and duo.state.turn.deed == "explore"
    together(duo, 7)
    duo.has(1, combat=5)
    duo.move("meditate", who=1, attribute="combat")
    assert duo.state.fight is None and duo.state.turn.phase == "cards"
