"""WIN: who is left in the end, who leaves before, and that nobody can win before the Crown is reached."""

from __future__ import annotations

import pytest


@pytest.fixture
def reign(trio):
    """The warrior stands on the Crown, in turn, and the command spell can be cast."""
    with trio.arranged() as state:
        state.crown_reached = True
    trio.stands(1, "crown")
    trio.turn_of(3)
    trio.round(3)
    return trio


def dies(table, who: int) -> None:
    table.move("change", who=who, counter="lives", by=-table.one(who).lives)


@pytest.mark.rule("TA-WIN-01")
def test_the_last_character_left_wins(reign):
    dies(reign, 2)
    assert reign.state.winner == 0
    dies(reign, 3)
    assert reign.state.winner == 1
    assert reign.told("tell-won") == [{"who": "warrior"}]


@pytest.mark.rule("TA-WIN-01")
def test_who_is_left_wins_wherever_it_stands(reign):
    dies(reign, 1)  # on the Crown, in its own turn
    dies(reign, 2)
    assert reign.state.winner == 3


@pytest.mark.rule("TA-WIN-01")
def test_nobody_wins_while_another_player_s_new_character_is_to_come(trio):
    dies(trio, 2)  # before the Crown was reached
    with trio.arranged() as state:
        state.crown_reached = True
    dies(trio, 3)
    assert (trio.one(2).standing, trio.one(3).standing, trio.state.winner) == ("waiting", "out", 0)
    trio.round(1)
    assert trio.state.turn.who == 2 and trio.one(2).standing == "playing" and trio.state.winner == 0


@pytest.mark.rule("TA-WIN-01", "TA-WIN-02")
def test_the_command_spell_can_drive_the_others_out_one_by_one(reign):
    reign.move("command", who=1, rolled=6)
    reign.move("answer", who=2, how="concede")
    assert reign.one(2).standing == "out" and reign.state.winner == 0
    assert reign.one(2) not in reign.state.playing
    reign.move("answer", who=3, how="concede")
    assert reign.state.winner == 1


@pytest.mark.rule("TA-WIN-02")
def test_who_conceded_has_no_turn_and_no_new_character_any_more(reign):
    reign.move("command", who=1, rolled=6)
    reign.move("answer", who=2, how="concede")
    reign.move("answer", who=3, how="life")
    reign.move("end_turn", who=1)
    assert reign.state.turn.who == 3
    reign.round(3)
    assert reign.state.turn.who == 1
    assert reign.objects("new_character", who=2, character="monk").rule == "TA-DEATH-09"


@pytest.mark.rule("TA-WIN-02")
def test_who_concedes_amid_a_fight_leaves_the_others_to_go_on(reign):
    reign.stands(2, "crown")
    reign.move("attack", who=1, whom=2)
    reign.move("concede", who=2)
    assert reign.one(2).standing == "out" and reign.state.fight is None
    reign.move("end_turn", who=1)
    assert reign.state.turn.who == 3


@pytest.mark.rule("TA-WIN-04")
def test_before_the_crown_nobody_is_out_for_good_and_nobody_wins(trio):
    dies(trio, 2)
    dies(trio, 3)
    assert [one.standing for one in trio.state.characters] == ["playing", "waiting", "waiting"]
    assert trio.state.winner == 0
    trio.round(1)
    assert trio.state.turn.who == 2 and trio.one(2).standing == "playing"


@pytest.mark.rule("TA-WIN-04")
def test_before_the_crown_nobody_concedes(duo):
    assert duo.objects("concede", who=2).rule == "TA-WIN-04"
    duo.move("concede", who=2, overrule=("*",))
    assert duo.one(2).standing == "out" and duo.state.winner == 0
