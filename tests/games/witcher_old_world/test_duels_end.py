"""WO-DRE: what follows a fight of two witchers, for either of them."""

from __future__ import annotations

import pytest


def won_by(table, winner, who=1, whom=2, **facts):
    """A duel, and one of the two has won it; the zero-cost card is still to be taken."""
    table.duels(who, whom)
    loser = whom if winner == who else who
    if table.state.fight.turn != winner:
        table.has(loser, deck=5, hand=2)
        table.move("play_combo", who=loser, cards=1)
    table.has(winner, **{"hand": 3, "deck": 6, "discard": 1} | facts)
    table.has(loser, deck=1, hand=0, shield=0, discard=8)
    table.move("play_combo", who=winner, cards=1, damage=1)
    return loser


@pytest.mark.rule("WO-DRE-01", "WO-DRE-03", "WO-DRE-06")
def test_an_attacker_who_wins_takes_trophy_step_and_gold(duo):
    duo.has(1, gold=2, track=0)
    before = duo.one(2).own_trophies
    won_by(duo, 1)
    assert [(one.kind, one.of) for one in duo.one(1).trophies] == [("witcher", "cat")]
    assert (duo.one(1).track, duo.one(1).gold, duo.one(1).trashed) == (1, 3, 1)
    assert duo.one(2).own_trophies == before - 1
    assert [(task.kind, task.who) for task in duo.state.tasks] == [("zero_card", 2)]
    duo.move("take_cost_card", who=2, position=6, refill=1)
    assert (duo.one(2).hand, duo.one(2).deck, duo.one(2).discard, duo.one(2).gained) == (3, 7, 0, 1)


@pytest.mark.rule("WO-DRE-02", "WO-TRO-03")
def test_a_defender_who_wins_gets_gold_and_never_a_trophy(duo):
    duo.has(2, gold=2)
    won_by(duo, 2)
    assert (duo.one(2).trophies, duo.one(2).track, duo.one(2).trashed, duo.one(2).gold) == ([], 0, 0, 3)
    assert duo.one(2).hand == 4
    assert [(task.kind, task.who) for task in duo.state.tasks] == [("zero_card", 1)]
    assert duo.one(1).own_trophies == 1


@pytest.mark.rule("WO-DRE-04", "WO-DRE-07", "WO-EDG-13")
def test_a_second_trophy_of_the_same_school_is_skipped_with_its_step_and_fatigue(trio):
    trio.owns_trophy(1, "witcher", "cat")
    trio.has(1, gold=0, track=1)
    trio.has(3, gold=1)
    trio.has(1, location=7)
    trio.has(2, location=7)
    trio.turn_of(1)
    trio.move("attack_witcher", who=1, whom=2)
    trio.move("bet", who=3, on="attacker")
    trio.has(2, deck=1, hand=0, shield=0)
    trio.move("play_combo", who=1, cards=1, damage=1)
    assert (len(trio.one(1).trophies), trio.one(1).track, trio.one(1).trashed) == (1, 1, 0)
    assert trio.one(1).gold == 1  # gold all the same
    assert trio.one(3).gold == 2  # and so the bet
    assert trio.one(2).own_trophies == 2


@pytest.mark.rule("WO-DRE-04")
def test_a_trophy_of_another_school_counts(trio):
    trio.owns_trophy(1, "witcher", "bear")
    won_by(trio, 1)
    assert trio.one(1).has("witcher", "cat") and trio.one(1).track == 1


@pytest.mark.rule("WO-DRE-05")
@pytest.mark.parametrize("winner", [1, 2])
def test_the_loser_keeps_what_he_won_before(duo, winner):
    loser = 3 - winner
    duo.owns_trophy(loser, "monster", "fiend")
    duo.has(loser, track=1, gold=4)
    won_by(duo, winner)
    assert [one.of for one in duo.one(loser).trophies] == ["fiend"]
    assert (duo.one(loser).track, duo.one(loser).gold) == (1, 4)


@pytest.mark.rule("WO-DRE-06", "WO-KF-09")
@pytest.mark.parametrize(("track", "gold"), [(0, 1), (1, 1), (2, 2), (3, 3)])
@pytest.mark.parametrize("winner", [1, 2])
def test_the_fame_of_the_loser_decides_how_much_gold(duo, winner, track, gold):
    duo.has(winner, gold=0, track=0)
    duo.has(3 - winner, track=track)
    won_by(duo, winner)
    assert duo.one(winner).gold == gold


@pytest.mark.rule("WO-DRE-06")
def test_the_table_may_say_what_its_own_board_prints(duo):
    duo.move("set_track", position=1, gold=2)
    duo.has(1, gold=0)
    duo.has(2, track=1)
    won_by(duo, 1)
    assert duo.one(1).gold == 2


@pytest.mark.rule("WO-DRE-08", "WO-DRE-09", "WO-EDG-16")
@pytest.mark.parametrize(("winner", "drawn"), [(1, 3), (2, 4)])
def test_both_shields_rise_both_decks_are_new_and_the_other_draws_at_once(duo, winner, drawn):
    duo.has(1, defence=3)
    duo.has(2, defence=2)
    loser = won_by(duo, winner)
    duo.move("take_cost_card", who=loser, position=6)
    one, other = duo.one(1), duo.one(2)
    assert (one.shield, other.shield) == (3, 2)
    assert (one.hand, one.discard) == (0, 0)  # the active one draws in phase III
    assert (other.hand, other.discard) == (drawn, 0)


@pytest.mark.rule("WO-DRE-10", "WO-DRE-02")
@pytest.mark.parametrize(("winner", "cap"), [(1, 3), (2, 2)])
def test_the_active_witcher_draws_to_three_or_after_a_defeat_to_two(duo, winner, cap):
    loser = won_by(duo, winner)
    duo.move("take_cost_card", who=loser, position=6, refill=0)
    duo.move("fill_hand", who=1)
    assert duo.one(1).hand == cap
    duo.move("gain_action", who=1, position=5, refill=0)
    assert duo.state.turn.cap == 3  # in this turn only


@pytest.mark.rule("WO-DRE-13")
def test_both_discard_the_potions_they_used(duo):
    for seat in (1, 2):
        duo.has(seat, potions=3, alchemy=3)
    duo.duels()
    duo.move("use_potion", who=1)
    duo.move("use_potion", who=1)
    duo.move("play_combo", who=1, cards=1)
    duo.move("use_potion", who=2)
    duo.has(1, deck=1, hand=0, shield=0)
    discarded = duo.state.potion_discard
    duo.move("play_combo", who=2, cards=1, damage=1)
    duo.move("take_cost_card", who=1, position=6)
    assert (duo.one(1).potions, duo.one(2).potions) == (1, 2)
    assert duo.state.potion_discard == discarded + 3


@pytest.mark.rule("WO-DRE-14")
def test_trophy_and_fatigue_then_gold_then_the_bets_and_last_the_cards(trio):
    trio.has(1, location=7)
    trio.has(2, location=7)
    trio.turn_of(1)
    trio.move("attack_witcher", who=1, whom=2)
    trio.move("bet", who=3, on="defender")
    trio.has(2, deck=1, hand=0, shield=0)
    trio.move("play_combo", who=1, cards=1, damage=1)
    order = ["tell-trophy", "tell-track", "tell-fatigue", "tell-gain-gold", "tell-bet-lost", "tell-phase-three"]
    places = [trio.said.index(key) for key in order]
    assert places == sorted(places)
    assert trio.objects("fill_hand", who=1).rule == "WO-ZER-06"  # the loser's card comes first


@pytest.mark.rule("WO-DRE-14")
def test_the_winning_trophy_ends_the_game_before_gold_and_fatigue(duo):
    duo.has(1, track=3, gold=0, trashed=0)
    won_by(duo, 1)
    assert duo.state.winner == 1
    assert (duo.one(1).gold, duo.one(1).trashed, duo.state.tavern) == (0, 0, None)
    assert duo.state.tasks == []
