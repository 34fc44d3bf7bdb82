"""SET-26 to 38: boards, figures, cards and gold: how each witcher begins."""

from __future__ import annotations

import pytest

from companion.core.errors import BadArguments
from companion.games.witcher_old_world.box.names import AREAS
from companion.games.witcher_old_world.evening.voice import spoken

from .conftest import FULL
from .test_setting_up import lines, listed

SCHOOLS = ("wolf", "griffin", "bear", "cat", "viper")
LIGHT = dict.fromkeys(AREAS, "table")
STARTS = {
    1: [(5, 3)],
    2: [(3, 2), (5, 4)],
    3: [(3, 2), (4, 4), (5, 6)],
    4: [(2, 4), (3, 5), (4, 6), (5, 7)],
    5: [(2, 5), (3, 5), (4, 5), (4, 7), (5, 7)],
}


def drafted(table) -> list[int]:
    """Every board is chosen out of the two that were drawn; returns in which order."""
    order = []
    while table.state.turn.phase == "boards":
        order.append(table.state.choosing[0])
        table.move("choose_board", who=order[-1], school=table.state.offered[0])
    return order


@pytest.mark.rule("WO-SET-26", "WO-SET-27")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_right_neighbour_of_the_first_player_chooses_first_and_the_first_one_last(old_world, seats):
    table = old_world(*[""] * seats)
    for seat in range(seats, 1, -1):
        assert table.objects("choose_board", who=1, school=table.state.offered[0]).rule == "WO-SET-26"
        table.move("choose_board", who=seat, school=table.state.offered[1])
    assert len(table.state.offered) == 2  # also for the last of four one board is left over
    table.move("choose_board", who=1, school=table.state.offered[0])
    assert len({one.school for one in table.state.witchers}) == seats


@pytest.mark.rule("WO-SET-27")
def test_two_boards_not_yet_taken_are_drawn_one_is_kept_and_one_goes_back(old_world):
    offers = set()
    for number in range(20):
        table = old_world("", "", "", seed=f"seed-{number}")
        kept, returned = table.state.offered
        offers.add(frozenset((kept, returned)))
        other = next(school for school in SCHOOLS if school not in (kept, returned))
        assert table.objects("choose_board", who=3, school=other).rule == "WO-SET-27"
        table.move("choose_board", who=3, school=kept)
        assert kept not in table.state.offered
        assert table.refuses("choose_board", who=2, school=kept).field == "school"
    assert len(offers) > 4


@pytest.mark.rule("WO-SET-26")
def test_nobody_chooses_a_second_board_even_by_overruling(old_world):
    table = old_world("", "", "")
    table.move("choose_board", who=3, school=table.state.offered[0])
    with pytest.raises(Exception, match="not-its-choice"):
        table.move("choose_board", who=3, school=table.state.offered[0], overrule=("*",))


@pytest.mark.rule("WO-SET-28")
def test_of_five_the_starting_player_has_no_choice(old_world):
    table = old_world(*[""] * 5)
    assert drafted(table) == [5, 4, 3, 2]
    assert table.one(1).school == next(iter({*SCHOOLS} - {one.school for one in table.state.witchers[1:]}))
    assert (table.one(1).gold, table.one(1).hand, table.one(1).own_trophies) == (5, 2, 4)


@pytest.mark.rule("WO-SET-29")
def test_boards_may_be_dealt_as_the_players_agree(old_world):
    table = old_world("viper", "wolf", "bear")
    assert [one.school for one in table.state.witchers] == ["viper", "wolf", "bear"]
    assert table.state.choosing == [] and table.state.turn.phase == "movement"
    with pytest.raises(BadArguments, match="school-taken") as caught:
        old_world("viper", "viper")
    assert caught.value.field == "players.1.school"


@pytest.mark.rule("WO-SET-29", "WO-SET-27")
def test_what_some_have_agreed_on_is_not_drawn_by_the_others(old_world):
    for number in range(8):
        table = old_world("", "wolf", "", "cat", seed=f"seed-{number}")
        assert table.state.choosing == [3, 1]
        assert not {"wolf", "cat"} & {*table.state.offered}
        table.move("choose_board", who=3, school=table.state.offered[0])
        assert len({"wolf", "cat", table.one(3).school, *table.state.offered}) == 5


@pytest.mark.rule("WO-SET-29")
def test_the_table_may_give_a_board_that_was_not_drawn(old_world):
    table = old_world("", "", "")
    other = next(school for school in SCHOOLS if school not in table.state.offered)
    table.move("choose_board", who=3, school=other, overrule=("board-not-drawn",))
    assert table.one(3).school == other and table.state.choosing == [2, 1]


@pytest.mark.rule("WO-SET-31")
@pytest.mark.parametrize(("school", "home"), [("wolf", 3), ("griffin", 1), ("bear", 10), ("cat", 17), ("viper", 15)])
def test_the_figure_begins_where_its_school_lives(school, home):
    table = listed("", school, "")
    assert table.one(2).location == home
    told = lines(table, "tell-take-board")
    assert [(facts["who"], facts["place"]) for facts in told] == [(school, home)]


@pytest.mark.rule("WO-SET-30", "WO-SET-32", "WO-SET-34")
@pytest.mark.parametrize("areas", [FULL, LIGHT])
@pytest.mark.parametrize("seats", range(1, 6))
def test_track_cubes_and_shield_begin_at_the_foot(old_world, seats, areas):
    table = old_world(*[""] * seats, areas=areas)
    drafted(table)
    for one in table.state.witchers:
        assert one.track == 0
        assert [one.combat, one.defence, one.alchemy, one.speciality, one.level] == [1] * 5
        assert one.shield == 1


@pytest.mark.rule("WO-SET-33")
@pytest.mark.parametrize("seats", range(1, 6))
def test_as_many_trophies_of_ones_own_as_there_are_opponents(seats):
    table = listed(*SCHOOLS[:seats])
    assert [one.own_trophies for one in table.state.witchers] == [seats - 1] * seats
    told = lines(table, "tell-take-board")
    assert [facts["trophies"] for facts in told] == [seats - 1] * seats


@pytest.mark.rule("WO-SET-35", "WO-SET-36")
@pytest.mark.parametrize("seats", range(1, 6))
def test_hand_and_gold_follow_the_number_of_players_and_the_seat(old_world, seats):
    table = old_world(*SCHOOLS[:seats])
    assert [(one.hand, one.gold) for one in table.state.witchers] == STARTS[seats]
    assert all((one.deck, one.discard) == (10 - one.hand, 0) for one in table.state.witchers)


@pytest.mark.rule("WO-SET-36")
@pytest.mark.parametrize("seats", range(1, 6))
def test_where_the_table_keeps_everything_it_is_told_hand_and_gold(seats):
    table = listed(*SCHOOLS[:seats], areas=LIGHT)
    told = lines(table, "tell-start-with")
    assert [(facts["cards"], facts["gold"]) for facts in told] == STARTS[seats]
    assert [facts["who"] for facts in told] == list(SCHOOLS[:seats])


@pytest.mark.rule("WO-SET-38")
@pytest.mark.parametrize("seats", range(1, 6))
def test_nobody_begins_with_anything_else(old_world, seats):
    table = old_world(*SCHOOLS[:seats])
    for one in table.state.witchers:
        assert one.potions == 0
        assert [one.quests, one.trail_quests, one.trails, one.gifts, one.trophies] == [[], [], [], [], []]
    assert table.state.tavern is None


def test_whoever_has_no_board_yet_is_called_by_the_player_where_that_name_is_known(old_world):
    table = old_world("", "", "")
    for seat, player in zip(table.state.seats, ("jana", "Petr", ""), strict=True):
        seat.player = player
    said = {who: spoken({"who": f"seat-{who}"}, table.state, "cs") for who in (2, 3)}
    assert said[2]["who"] == said[2]["who_dat"] == "Petr" and said[3]["who"] == "3. hráč"
    objection = table.objects("choose_board", who=1, school=table.state.offered[0])
    assert objection.message.args["whom"] == "seat-3"
