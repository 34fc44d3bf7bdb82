"""Tactics: who picks when, the order that comes of it, what each of the twelve does. MK-TAC, MK-KF-37."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.state.hero import Cards
from companion.games.mage_knight.state.pieces import SourceDie

from .course import pick_all, through, turn


@pytest.mark.rule("MK-TAC-02")
def test_least_fame_picks_first_and_of_equals_who_stands_lower(mage_knight):
    """Fame 3, 1, 1: of the last two the lower token picks first."""
    table = mage_knight("goldyx", "tovak", "arythea")
    pick_all(table)
    through(table)
    with table.arranged() as state:
        state.order = [1, 2, 3]
        for seat, fame in ((1, 3), (2, 1), (3, 1)):
            state.at(seat).fame = fame
    table.move("next_round")
    assert table.state.picks == [3, 2, 1]
    met = table.objects("pick_tactic", who=1, number=1)
    assert met.rule == "MK-TAC-02"


@pytest.mark.rule("MK-TAC-01")
def test_no_two_players_have_the_same(mage_knight):
    """What is taken, and what is out of the game, cannot be taken."""
    table = mage_knight("goldyx", "tovak")
    first, second = table.state.picks
    table.move("pick_tactic", who=first, number=4)
    assert table.objects("pick_tactic", who=second, number=4).rule == "MK-TAC-01"
    with table.arranged() as state:
        state.tactics_gone = {"day": [2]}
    assert table.objects("pick_tactic", who=second, number=2).message.key == "tactic-taken"


@pytest.mark.rule("MK-TAC-05")
def test_tokens_are_laid_by_the_numbers(mage_knight):
    """The hands are told the order, from the top."""
    table = mage_knight("goldyx", "tovak", "arythea")
    third, second, first = table.state.picks
    for who, number in ((third, 4), (second, 1), (first, 6)):
        table.move("pick_tactic", who=who, number=number)
    assert table.state.order == [second, third, first]
    assert len(table.told("tell-order")[0]["who"]) == 3
    assert table.state.step == "turns"


@pytest.mark.rule("MK-SC-03", "MK-SC-04", "MK-DUM-05")
def test_alone_one_picks_before_the_dummy_and_both_tactics_leave_the_game(mage_knight):
    """Three rounds of a kind use up all six."""
    table = mage_knight("goldyx", scenario="solo_conquest")
    table.move("pick_tactic", who=1, number=5)
    assert table.state.dummy.tactic not in (None, 5)
    used = sorted((5, table.state.dummy.tactic))
    through(table)
    assert table.state.tactics_gone == {"day": used}


@pytest.mark.rule("MK-CO-04", "MK-CO-05")
def test_together_the_dummy_picks_first_and_one_tactic_of_a_player_leaves(mage_knight):
    """The players agree on which; before that there is no next round."""
    table = mage_knight("goldyx", "tovak", scenario="full_cooperation")
    assert table.state.dummy.tactic is not None
    pick_all(table)
    mine = {one.tactic for one in table.state.heroes}
    through(table)
    assert table.objects("next_round").rule == "MK-CO-05"
    assert table.refuses("retire_tactic", tactic=table.state.dummy.tactic).field == "tactic"
    table.move("retire_tactic", tactic=min(mine))
    assert table.state.tactics_gone == {"day": [min(mine)]}
    table.move("next_round")
    assert table.state.time == "night"


# --- by Day


@pytest.mark.rule("MK-TAC-04", "MK-KF-37")
def test_rethink_discards_draws_and_shuffles(mage_knight):
    """Up to three cards, Wounds too; the next player waits until it is done."""
    table = mage_knight("goldyx", "tovak")
    first, second = table.state.picks
    with table.arranged() as state:
        state.at(first).hand = Cards(deeds=4, wounds=1)
    table.move("pick_tactic", who=first, number=2)
    assert table.objects("pick_tactic", who=second, number=1).rule == "MK-TAC-04"
    assert table.refuses("rethink", who=first, cards=3, wounds=1).field == "cards"
    assert table.refuses("rethink", who=first, cards=1, wounds=2).field == "wounds"
    table.move("rethink", who=first, cards=2, wounds=1)
    one = table.one(first)
    assert (one.hand.count, one.deck.count, one.discard.count) == (5, 11, 0)
    assert not one.tactic_due


@pytest.mark.rule("MK-KF-37")
def test_mana_steal_lays_a_basic_die_on_the_card(mage_knight):
    """It is nobody else's; it is used in one turn, beside a die of the Source, and goes back."""
    table = mage_knight("goldyx", "tovak")
    first, second = table.state.picks
    with table.arranged() as state:
        state.source = [SourceDie(colour=one) for one in ("red", "gold", "black", "white")]
    table.move("pick_tactic", who=first, number=3)
    assert table.refuses("steal_die", who=first, colour="blue").field == "colour"
    table.move("steal_die", who=first, colour="red")
    table.move("pick_tactic", who=second, number=4)
    assert table.refuses("take_die", who=first, colour="red").field == "colour"
    table.move("take_die", who=first, colour="white")
    table.move("take_stolen_die", who=first)
    assert table.objects("take_stolen_die", who=first).rule == "MK-KF-37"
    table.move("end_turn", who=first, left=3, rolled=["blue", "green"])
    assert all(die.free for die in table.state.source)
    assert len(table.state.source) == 4
    table.move("end_turn", who=second, left=3)
    assert table.objects("take_stolen_die", who=first).rule == "MK-KF-37"


@pytest.mark.rule("MK-TAC-09", "MK-KF-37")
@pytest.mark.parametrize(("left", "drawn_to"), [(1, 5), (2, 6), (4, 6)])
def test_planning_raises_the_limit_with_two_cards_in_hand(mage_knight, left, drawn_to):
    """Counted before drawing."""
    table = mage_knight("goldyx", "tovak")
    first = table.state.picks[0]
    pick_all(table, 4, 5)
    assert table.state.turn.seat == first
    table.move("end_turn", who=first, left=left)
    assert table.one(first).hand.count == drawn_to


@pytest.mark.rule("MK-TAC-04", "MK-KF-37")
def test_great_start_draws_two(mage_knight):
    """At once, beyond the hand limit."""
    table = mage_knight("goldyx", "tovak")
    first = table.state.picks[0]
    table.move("pick_tactic", who=first, number=5)
    assert (table.one(first).hand.count, table.one(first).deck.count) == (7, 9)


@pytest.mark.rule("MK-KF-37", "MK-RND-15")
def test_the_right_moment_is_another_turn_directly_after_this_one(mage_knight):
    """Once; when the end of the round is announced there is no more than one turn for anybody."""
    table = mage_knight("goldyx", "tovak")
    first, second = table.state.picks
    pick_all(table, 1, 6)
    assert table.state.turn.seat == first
    turn(table, cards=1)
    table.move("go_again", who=second)
    turn(table, cards=1)
    assert table.state.turn.seat == second
    assert table.objects("go_again", who=second).rule == "MK-KF-37"
    turn(table, cards=1)
    assert table.state.turn.seat == first
    with table.arranged() as state:
        state.at(second).tactic_used = False
        state.at(first).deck = Cards()
    table.move("announce_end", who=first)
    assert table.objects("go_again", who=second).rule == "MK-RND-15"


# --- by Night


@pytest.fixture
def night(mage_knight):
    """Two heroes, and the first one has picked that tactic of the Night; it is that one's turn."""

    def begin(number: int, other: int):
        table = mage_knight("goldyx", "tovak", scenario="full_conquest", variants=["night_arrival"])
        first = table.state.picks[0]
        pick_all(table, number, other)
        return table, first

    return begin


@pytest.mark.rule("MK-TAC-10", "MK-END-17", "MK-KF-37")
def test_long_night_goes_on_drawing_in_the_middle_of_it(night):
    """The deck runs out, the discard pile is shuffled, three random cards are the deck; then the drawing goes on."""
    table, first = night(2, 5)
    with table.arranged() as state:
        one = state.at(first)
        one.deck, one.hand, one.discard = Cards(deeds=1), Cards(deeds=5), Cards(deeds=10)
    assert table.objects("lengthen_night", who=first).rule == "MK-TAC-10"
    table.move("end_turn", who=first, left=1)
    assert table.state.turn.step == "draw"
    assert table.one(first).hand.count == 2
    table.move("lengthen_night", who=first)
    one = table.one(first)
    assert (one.hand.count, one.deck.count, one.discard.count) == (5, 0, 11)
    assert table.state.turn.seat != first
    assert one.tactic_used


@pytest.mark.rule("MK-END-17", "MK-TAC-10")
def test_without_long_night_drawing_simply_stops(night):
    """No reshuffle; who has Long Night may do without."""
    table, first = night(1, 2)
    with table.arranged() as state:
        one = state.at(first)
        one.deck, one.discard = Cards(deeds=1), Cards(deeds=10)
    table.move("end_turn", who=first, left=1)
    assert (table.one(first).hand.count, table.one(first).deck.count) == (2, 0)
    second = table.state.turn.seat
    assert second != first
    with table.arranged() as state:
        one = state.at(second)
        one.deck, one.discard = Cards(), Cards(deeds=9)
    table.move("end_turn", who=second, left=1)
    assert table.state.turn.seat == second
    table.move("skip_step", who=second)
    assert table.state.turn.seat == first
    assert not table.one(second).tactic_used


@pytest.mark.rule("MK-KF-37", "MK-MAN-07")
def test_mana_search_rolls_up_to_two_dice_gold_first_before_the_source_is_used(night):
    """Once a turn."""
    table, first = night(3, 5)
    with table.arranged() as state:
        state.source = [SourceDie(colour=one) for one in ("red", "gold", "gold", "white")]
    assert table.objects("search_mana", who=first, colours=["red", "gold"]).message.key == "gold-first"
    table.move("search_mana", who=first, colours=["gold", "gold"], rolled=["blue", "black"])
    assert sorted(die.colour for die in table.state.source) == ["black", "blue", "red", "white"]
    assert table.objects("search_mana", who=first, colours=["red"]).message.key == "searched-already"
    turn(table, cards=1)
    turn(table, cards=1)
    table.move("take_die", who=first, colour="red")
    assert table.objects("search_mana", who=first, colours=["white"]).message.key == "search-before-die"


@pytest.mark.rule("MK-TAC-07", "MK-TAC-08", "MK-KF-37")
def test_midnight_meditation_before_a_turn_or_during_anothers(night):
    """Up to five cards of the hand into the deck, as many drawn; not in the middle of the own turn, and once."""
    table, first = night(4, 1)
    second = table.state.turn.seat
    assert second != first
    with table.arranged() as state:
        state.at(first).hand = Cards(deeds=3, wounds=3)
    assert table.refuses("meditate", who=first, cards=3, wounds=3).field == "cards"
    table.move("meditate", who=first, cards=2, wounds=3)
    assert table.one(first).hand.count == 6
    assert table.one(first).tactic_used
    with table.arranged() as state:
        state.at(first).tactic_used = False
    turn(table, cards=1)
    table.move("play_cards", who=first)
    assert table.objects("meditate", who=first, cards=1).rule == "MK-TAC-07"


@pytest.mark.rule("MK-TAC-08", "MK-TRN-02")
def test_what_is_checked_at_the_start_is_checked_after_what_comes_before_the_turn(night):
    """Sparing Power gives cards to an empty hand: nobody must announce any more."""
    table, first = night(6, 1)
    turn(table, cards=1)
    with table.arranged() as state:
        one = state.at(first)
        one.deck, one.hand, one.under = Cards(), Cards(), Cards(deeds=3)
    assert table.objects("play_cards", who=first).rule == "MK-TRN-02"
    table.move("take_spared", who=first)
    assert table.one(first).hand.deeds == 3
    table.move("play_cards", who=first)


@pytest.mark.rule("MK-KF-37", "MK-TAC-07")
def test_sparing_power_saves_a_card_before_each_own_turn(night):
    """One each, from the top of the deck; once turned over it is used up; cards under it are the hero's."""
    table, first = night(6, 1)
    assert table.objects("spare_card", who=first).message.key == "spare-before-own"
    turn(table, cards=1)
    table.move("spare_card", who=first)
    assert (table.one(first).under.count, table.one(first).deck.count) == (1, 10)
    assert table.objects("spare_card", who=first).message.key == "spared-already"
    turn(table, cards=1)
    turn(table, cards=1)
    table.move("take_spared", who=first)
    assert (table.one(first).under.count, table.one(first).hand.count) == (0, 6)
    assert table.objects("take_spared", who=first).rule == "MK-KF-37"
    with table.arranged() as state:
        state.at(first).under = Cards(deeds=2)
    through(table)
    table.move("next_round")
    one = table.one(first)
    assert one.hand.count + one.deck.count == 18


@pytest.mark.rule("MK-KF-37", "MK-TAC-04")
def test_preparation_takes_a_card_of_choice(night):
    """One more in hand, one less in the deck."""
    table, first = night(5, 1)
    assert (table.one(first).hand.count, table.one(first).deck.count) == (6, 10)
