"""Who takes part in another's turn, and ends it after that; the dummy player and tactics at the change of rounds."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.play.duel import exchange

from .course import pick_all, through, turn


@pytest.fixture
def contest(mage_knight):
    """Three heroes whose turns are on; the map lies on the table."""
    table = mage_knight("goldyx", "tovak", "arythea", scenario="full_conquest", areas={"map": "table"})
    pick_all(table)
    return table


def draw(table, whom: int, full: bool) -> int:
    """The one on turn fights `whom`, and nobody strikes. Who is the aggressor."""
    who = table.state.turn.seat
    table.move("attack_hero", who=who, whom=whom)
    table.move("join_duel", who=whom, full=full)
    for seat in (whom, who, who, whom):
        table.move("duel_pass", who=seat)
    assert table.state.duel is None
    return who


@pytest.mark.rule("MK-PVP-05", "MK-EDG-02", "MK-EDG-03")
def test_who_took_part_in_full_ends_that_turn_after_the_aggressor_and_skips_the_next(contest):
    first, second, third = contest.state.order
    draw(contest, second, full=True)
    with contest.arranged() as state:
        state.at(second).hand.deeds, state.at(second).played = 3, 2
    turn(contest)
    assert contest.state.turn.seat == second  # all steps of the end of a turn, drawing among them
    turn(contest, cards=0)
    assert contest.one(second).hand.count == 5
    assert contest.one(second).played == 0
    assert contest.state.turn.seat == third  # the skipped one cannot announce anything either
    assert contest.state.flipped == []
    assert contest.state.beside == []
    turn(contest)
    assert contest.state.turn.seat == first


@pytest.mark.rule("MK-PVP-05")
def test_the_aggressor_cannot_end_the_turn_amid_a_duel(contest):
    first, second, _ = contest.state.order
    contest.move("attack_hero", who=first, whom=second)
    assert contest.objects("end_turn", who=first, left=0).message.key == "fight-together-first"


@pytest.mark.rule("MK-PVP-06")
def test_who_took_part_in_part_has_the_next_turn_as_always(contest):
    _, second, _ = contest.state.order
    draw(contest, second, full=False)
    turn(contest)
    assert contest.state.turn.seat == second
    assert contest.state.turn.within == 0
    assert contest.state.turn.step == "before"


@pytest.mark.rule("MK-PVP-05")
def test_the_right_moment_still_comes_after_all_of_them(contest):
    first, second, _ = contest.state.order
    with contest.arranged() as state:
        state.turn.again = True
    draw(contest, second, full=True)
    turn(contest)
    assert contest.state.turn.seat == second
    turn(contest, cards=0)
    assert (contest.state.turn.seat, contest.state.turn.within) == (first, 0)


@pytest.mark.rule("MK-PVP-05")
def test_a_full_defender_may_use_one_die_of_the_source_and_a_partial_one_none(contest):
    first, second, _ = contest.state.order
    with contest.arranged() as state:
        state.source[0].colour = state.source[1].colour = "red"
    contest.move("attack_hero", who=first, whom=second)
    contest.move("join_duel", who=second, full=True)
    contest.move("duel_die", who=second, colour="red")
    assert [die.seat for die in contest.state.source].count(second) == 1
    assert contest.objects("duel_die", who=second, colour="red").rule == "MK-MAN-07"
    assert not contest.state.turn.die_used  # the aggressor has one of its own
    contest.undo()
    with contest.arranged() as state:
        state.duel.full, state.beside = False, []
    assert contest.objects("duel_die", who=second, colour="red").rule == "MK-PVP-06"


@pytest.mark.rule("MK-CMB-12", "MK-PVP-05")
def test_nobody_heals_amid_a_duel(contest):
    first, second, _ = contest.state.order
    with contest.arranged() as state:
        state.at(first).hand.wounds = 1
        state.at(first).skills = [{"skill": "potion_making"}]
    contest.move("attack_hero", who=first, whom=second)
    assert contest.objects("use_skill", who=first, skill="potion_making").rule == "MK-WND-05"


# --- the dummy player, and the tactics


@pytest.fixture
def together(mage_knight):
    """Two heroes against the cities."""
    return mage_knight("goldyx", "tovak", scenario="full_cooperation")


@pytest.mark.rule("MK-DUM-01", "MK-DUM-05", "MK-CO-04")
def test_together_the_dummy_player_has_its_tactic_before_anybody_picks(together):
    state = together.state
    assert state.dummy.tactic
    assert 0 not in state.picks
    first = state.picks[0]
    assert together.objects("pick_tactic", who=first, number=state.dummy.tactic).rule == "MK-TAC-01"


@pytest.mark.rule("MK-SC-03")
def test_alone_it_takes_one_after_the_player(mage_knight):
    table = mage_knight("goldyx", scenario="solo_conquest")
    assert table.state.dummy.tactic is None
    table.move("pick_tactic", who=1, number=1)
    assert table.state.dummy.tactic in (2, 3, 4, 5, 6)
    assert table.state.step == "turns"


@pytest.mark.rule("MK-CO-05")
def test_after_a_round_players_agree_on_a_tactic_that_one_of_them_used(together):
    pick_all(together)
    through(together)
    used = [one.tactic for one in together.state.heroes]
    dummys = together.state.dummy.tactic
    assert together.objects("next_round").rule == "MK-CO-05"
    assert together.refuses("retire_tactic", tactic=dummys).field == "tactic"
    together.move("retire_tactic", tactic=used[0])
    assert together.state.tactics_gone == {"day": [used[0]]}
    assert together.objects("retire_tactic", tactic=used[1]).rule == "MK-CO-05"
    together.move("next_round")
    assert together.state.time == "night"


@pytest.mark.rule("MK-DUM-06", "MK-DUM-11", "MK-DUM-12", "MK-SC-04")
def test_a_whole_game_alone_with_the_dummy_player(mage_knight):
    """Six rounds: it gains a card and a crystal a round, and all tactics of each kind leave."""
    table = mage_knight("goldyx", scenario="solo_conquest")
    cards = crystals = 0
    for number in range(1, 7):
        dummy = table.state.dummy
        cards, crystals = 16 + number - 1, 3 + number - 1
        assert sum(dummy.deck.values()) + sum(dummy.discard.values()) == dummy.left == cards
        assert sum(dummy.crystals.values()) == crystals
        pick_all(table)
        seats = through(table)
        assert 0 in seats
        assert table.state.round.announced is not None
        if number < 6:
            table.move("next_round")
    assert table.state.step == "scoring"
    assert table.state.tactics_gone == {"day": [1, 2, 3, 4, 5, 6], "night": [1, 2, 3, 4, 5, 6]}


@pytest.mark.rule("MK-DUM-11", "MK-DUM-12")
def test_where_offers_lie_on_the_table_the_hands_tell_two_colours(mage_knight):
    table = mage_knight("goldyx", scenario="solo_conquest", areas={"offers": "table"})
    assert table.objects("dummy_gains", action="red").message.key == "dummy-asks-nothing"
    pick_all(table)
    through(table)
    table.move("next_round")
    before = dict(table.state.dummy.crystals)
    assert table.state.dummy.asks == ["action", "spell"]
    assert table.state.dummy.left == 16
    assert table.refuses("dummy_gains").field == "action"
    table.move("dummy_gains", action="red", spell="blue")
    assert (table.state.dummy.left, table.state.dummy.deck["red"]) == (17, 5)
    assert table.state.dummy.crystals["blue"] == before["blue"] + 1


@pytest.mark.rule("MK-PVP-05", "MK-PVP-06")
def test_a_full_defender_may_use_skills_and_a_partial_one_none(contest):
    first, second, _ = contest.state.order
    with contest.arranged() as state:
        state.at(second).skills = [{"skill": "shield_mastery"}]
    contest.move("attack_hero", who=first, whom=second)
    contest.move("join_duel", who=second, full=False)
    assert contest.objects("use_skill", who=second, skill="shield_mastery").rule == "MK-SKL-03"
    contest.undo()
    contest.move("join_duel", who=second, full=True)
    with contest.arranged() as state:
        state.duel.melee, state.duel.striker = True, first
    contest.move("duel_play", who=first, use="attack", points=5, element="fire")
    contest.move("duel_strike", who=first)
    contest.move("use_skill", who=second, skill="shield_mastery", element="ice")
    assert contest.one(second).skills[0].used
    assert exchange.struck(contest.state.duel).left == 5 - 2  # what it is stands in the block
