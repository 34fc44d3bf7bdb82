"""The Source: its dice, one of them a turn, gold and black, rolls and returns. MK-MAN, MK-SET-12, MK-VAR-13."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.box.names import BASICS
from companion.games.mage_knight.play import mana, source
from companion.games.mage_knight.state.pieces import SourceDie

from .course import pick_all, turn

ALL = ("red", "blue", "green", "white", "gold", "black")


def with_dice(table, *colours, **arranged):
    """The Source shows these; the first tactics are picked, and it is somebody's turn."""
    with table.arranged() as state:
        state.source = [SourceDie(colour=one) for one in colours]
        for key, value in arranged.items():
            setattr(state, key, value)
    return table.state.turn.seat


@pytest.fixture
def table(mage_knight):
    """Two heroes in the first turn of a Day."""
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    pick_all(table, 1, 4)
    return table


@pytest.mark.rule("MK-SET-12", "MK-DUM-04", "MK-KF-02", "MK-MAN-01")
@pytest.mark.parametrize(("heroes", "count"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_there_are_two_dice_more_than_players(mage_knight, heroes, count):
    """The dummy player does not count; each die shows one of six faces."""
    names = ("goldyx", "tovak", "arythea", "norowas")[:heroes]
    table = mage_knight(*names, scenario="first_reconnaissance")
    assert len(table.state.source) == count
    assert {die.colour for die in table.state.source} <= {*ALL}
    assert sorted(mana.MANA_DIE.faces) == sorted(ALL)
    assert ({*ALL} - {*BASICS}, len(BASICS)) == ({"gold", "black"}, 4)


@pytest.mark.rule("MK-BC-03")
def test_blitz_has_a_die_more(mage_knight):
    """Two players: five dice."""
    assert len(mage_knight("goldyx", "tovak", scenario="blitz_conquest").state.source) == 5


@pytest.mark.rule("MK-SET-13", "MK-RND-03")
@pytest.mark.parametrize(
    ("shown", "stays"),
    [
        (["gold", "black", "red", "blue"], True),
        (["gold", "black", "gold", "blue"], False),
        (["gold", "red", "blue"], True),
        (["gold", "black", "blue"], False),  # of an odd number the half is rounded down
        (["gold", "black", "red", "blue", "green"], True),
        (["gold", "black", "black", "blue", "green"], False),
    ],
)
def test_at_least_half_of_the_dice_show_a_basic_colour(shown, stays):
    """Gold and black: at most n/2, rounded down."""
    assert source.may_stay(shown) is stays


@pytest.mark.rule("MK-SET-13")
def test_the_app_rolls_until_it_holds_and_the_table_is_told_when_it_does_not(mage_knight):
    """Whatever comes, the half are basic; what the table rolled itself is refused when it may not stay."""
    for seed in range(12):
        table = mage_knight("goldyx", "tovak", seed=str(seed))
        assert source.may_stay([die.colour for die in table.state.source])
    assert table.refuses("roll_source", dice=["gold", "black", "gold", "red"]).field == "dice"
    assert table.refuses("roll_source", dice=["red"]).message.key == "source-has-so-many"
    table.move("roll_source", dice=["gold", "black", "red", "white"])
    assert sorted(die.colour for die in table.state.source) == ["black", "gold", "red", "white"]


@pytest.mark.rule("MK-MAN-07", "MK-MAN-08")
def test_one_die_a_turn(table):
    """The second one meets an objection, unless an effect gives it; nobody else's is touched."""
    who = with_dice(table, "red", "blue", "green", "white")
    table.move("take_die", who=who, colour="red")
    assert [die.seat for die in table.state.source] == [who, 0, 0, 0]
    assert table.objects("take_die", who=who, colour="blue").rule == "MK-MAN-07"
    table.move("take_die", who=who, colour="blue", more=True)
    assert sum(die.seat == who for die in table.state.source) == 2
    assert table.refuses("take_die", who=who, colour="red", more=True).field == "colour"
    other = next(one.seat for one in table.state.heroes if one.seat != who)
    assert table.objects("take_die", who=other, colour="green").rule == "MK-RND-16"


@pytest.mark.rule("MK-MAN-05", "MK-MAN-06")
@pytest.mark.parametrize(("time", "dead", "rule"), [("day", "black", "MK-MAN-06"), ("night", "gold", "MK-MAN-05")])
def test_black_is_dead_by_day_and_gold_by_night(table, time, dead, rule):
    """The other one of the two works."""
    who = with_dice(table, "red", "blue", "gold", "black", time=time)
    assert table.objects("take_die", who=who, colour=dead).rule == rule
    table.move("take_die", who=who, colour="gold" if dead == "black" else "black")
    assert table.state.turn.die_used


@pytest.mark.rule("MK-MAN-09", "MK-END-01", "MK-TRN-18")
def test_used_dice_are_rolled_and_returned_first(table):
    """As the turn ends; the table may say what it rolled, the app rolls the others."""
    who = with_dice(table, "red", "blue", "green", "white")
    table.move("take_die", who=who, colour="red")
    assert table.refuses("end_turn", who=who, left=2, rolled=["gold", "red"]).field == "rolled"
    table.move("end_turn", who=who, left=2, rolled=["gold"])
    assert table.said[0] == "tell-return-dice"
    assert sorted(die.colour for die in table.state.source) == ["blue", "gold", "green", "white"]
    assert all(die.free for die in table.state.source)
    who = table.state.turn.seat
    table.move("take_die", who=who, colour="blue")
    table.move("end_turn", who=who, left=2)
    assert len(table.drawn) == 1


@pytest.mark.rule("MK-VAR-13")
def test_friendlier_mana_keeps_gold_from_colours_that_lie_there(mage_knight):
    """By Day gold is no colour that an unused die shows, and is not rolled while another die lies there."""
    table = mage_knight("goldyx", "tovak", scenario="full_conquest", variants=["friendly_mana"])
    pick_all(table, 1, 4)
    who = with_dice(table, "red", "blue", "gold", "white")
    assert source.stands_for(table.state) == ["green"]
    assert table.objects("take_die", who=who, colour="gold", stands="red").rule == "MK-VAR-13"
    assert table.objects("reroll_dice", who=who, colours=["gold"]).rule == "MK-VAR-13"
    assert table.objects("turn_die", colour="gold", to="red").rule == "MK-VAR-13"
    table.move("take_die", who=who, colour="gold", stands="green")
    who = with_dice(table, "gold", "gold")
    table.move("reroll_dice", who=who, colours=["gold"], rolled=["red"])
    assert {die.colour for die in table.state.source} == {"gold", "red"}
    with_dice(table, "red", "blue", "green", "white", "gold")
    with table.arranged() as state:
        state.turn.die_used = False
    assert table.objects("take_die", who=who, colour="gold").rule == "MK-VAR-13"


@pytest.mark.rule("MK-MAN-12", "MK-MAN-02", "MK-END-03")
def test_mana_left_in_the_play_area_is_gone_when_the_turn_ends(table):
    """Tokens go back to the bank, used or not; what was played goes to the discard pile."""
    who = table.state.turn.seat
    with table.arranged() as state:
        state.at(who).mana = {"red": 2}
    table.move("play_cards", who=who, count=2)
    table.move("end_turn", who=who)
    assert table.one(who).mana == {}
    assert (table.one(who).played, table.one(who).discard.deeds) == (0, 2)


def test_a_table_that_keeps_its_source_is_told_and_not_asked(mage_knight):
    """No dice in the app; what is about them is refused in words."""
    table = mage_knight("goldyx", "tovak", areas={"source": "table"})
    assert table.state.source == []
    pick_all(table)
    who = table.state.turn.seat
    assert table.objects("take_die", who=who, colour="red").message.key == "table-keeps-source"
    turn(table)
    assert table.state.turn.seat != who


@pytest.mark.rule("MK-MAN-07")
def test_what_the_source_has_not_is_refused(table):
    """The field is named."""
    who = with_dice(table, "red", "blue", "green", "white")
    assert table.refuses("take_die", who=who, colour="gold").field == "colour"
    assert table.refuses("reroll_dice", who=who, colours=["red", "red"]).field == "colours"
    assert table.refuses("turn_die", colour="gold", to="red").field == "colour"
    assert table.refuses("turn_die", colour="red", to="red").field == "to"
    assert table.refuses("take_die", who=who, colour="red", stands="blue").field == "stands"
