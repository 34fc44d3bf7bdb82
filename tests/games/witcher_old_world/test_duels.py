"""WO-DUE, WO-BET: how two witchers fight, where the tavern closes, and what the others bet."""

from __future__ import annotations

import pytest

from .conftest import FULL


def attack(table, who=1, whom=2, place=7):
    """The attack, before any bet."""
    table.has(who, location=place)
    table.has(whom, location=place)
    table.turn_of(who)
    table.move("attack_witcher", who=who, whom=whom)


def ends(table, winner, loser):
    """The winner strikes the last cards of the other down."""
    if table.state.fight.turn != winner:
        table.has(loser, deck=5, hand=2)
        table.move("play_combo", who=loser, cards=1)
    table.has(winner, hand=2, deck=5)
    table.has(loser, deck=1, hand=0, shield=0)
    table.move("play_combo", who=winner, cards=1, damage=1)


@pytest.mark.rule("WO-DUE-01")
def test_bets_come_before_the_life_decks(trio):
    trio.has(1, hand=3, deck=4, discard=3)
    trio.has(2, hand=3, deck=4, discard=3)
    attack(trio)
    assert trio.state.fight.step == "bets"
    assert (trio.one(1).discard, trio.one(2).discard) == (3, 3)
    assert trio.objects("play_combo", who=1, cards=1).can_overrule is False
    trio.move("bet", who=3, on="attacker")  # the only one who could
    assert trio.state.fight.step == "turns"
    assert (trio.one(1).deck, trio.one(2).deck) == (7, 7)
    assert trio.said.index("tell-bet") < trio.said.index("tell-life-deck")


@pytest.mark.rule("WO-DUE-02")
def test_the_attacker_begins_and_the_turns_alternate(trio):
    trio.duels(who=2, whom=3)
    for seat, other in ((2, 3), (3, 2), (2, 3)):
        assert trio.state.fight.turn == seat
        assert trio.objects("play_combo", who=other, cards=1).code == "not-its-fight-turn"
        trio.move("play_combo", who=seat, cards=1)
    assert trio.refuses("play_combo", who=1, cards=1).field == "who"


@pytest.mark.rule("WO-DUE-03", "WO-FGT-04")
def test_where_the_table_keeps_the_decks_it_says_who_is_knocked_out(old_world):
    table = old_world("wolf", "cat", areas=FULL | {"decks": "table"})
    table.duels()
    table.move("play_combo", who=1, cards=2, damage=9)
    assert table.state.fight is not None
    table.move("knocked_out", who=2)
    assert table.state.fight is None and table.one(1).has("witcher", "cat")


@pytest.mark.rule("WO-DUE-04", "WO-DRE-11")
@pytest.mark.parametrize(("winner", "loser"), [(1, 2), (2, 1)])
def test_the_tavern_closes_there_whoever_won(duo, winner, loser):
    duo.duels(place=7)
    ends(duo, winner, loser)
    assert duo.state.tavern == 7 and duo.told("tell-tavern") == [{"place": 7}]


@pytest.mark.rule("WO-DUE-04")
def test_where_the_table_keeps_the_board_the_app_does_not_guess_the_place(old_world):
    table = old_world("wolf", "cat", areas=FULL | {"map": "table"})
    table.duels()
    assert table.wrote == ["wrote-duel-somewhere"]
    ends(table, 1, 2)
    assert table.state.tavern is None and "tell-tavern-here" in table.said


@pytest.mark.rule("WO-DUE-05", "WO-DUE-06")
def test_the_token_forbids_its_place_until_the_next_duel_elsewhere_takes_it_there(trio):
    trio.duels(1, 2, place=7)
    ends(trio, 1, 2)
    for who, whom in ((2, 3), (3, 1)):
        trio.has(who, location=7)
        trio.has(whom, location=7)
        trio.turn_of(who)
        assert trio.objects("attack_witcher", who=who, whom=whom).code == "tavern-is-closed"
    trio.fights(who=2)  # a monster's fight does not move it
    assert trio.state.tavern == 7
    trio.duels(2, 3, place=9)
    assert trio.state.tavern == 7
    ends(trio, 2, 3)
    assert trio.state.tavern == 9
    attack(trio, 1, 2, place=7)
    assert trio.state.fight.kind == "witcher"


@pytest.mark.rule("WO-BET-01", "WO-BET-03")
def test_each_who_does_not_fight_may_bet_once_on_one_of_the_two(quartet):
    attack(quartet)
    for fighter in (1, 2):
        assert quartet.objects("bet", who=fighter, on="attacker").rule == "WO-BET-01"
    quartet.move("bet", who=3, on="attacker")
    again = quartet.objects("bet", who=3, on="defender")
    assert (again.rule, again.can_overrule) == ("WO-BET-01", False)
    assert quartet.state.fight.bets == {"3": "attacker"} and quartet.state.fight.step == "bets"
    quartet.move("bet", who=4, on="defender")
    assert quartet.state.fight.bets == {"3": "attacker", "4": "defender"}
    quartet.move("play_combo", who=1, cards=1)
    assert quartet.objects("bet", who=3, on="defender").can_overrule is False  # the fight has begun


@pytest.mark.rule("WO-BET-02")
def test_a_bet_is_one_gold_and_needs_one(quartet):
    quartet.has(3, gold=5)
    quartet.has(4, gold=0)
    attack(quartet)
    assert quartet.objects("bet", who=4, on="attacker").rule == "WO-BET-02"
    quartet.move("bet", who=3, on="attacker")
    assert quartet.one(3).gold == 4
    assert quartet.state.fight.step == "turns"  # nobody else has gold to bet


@pytest.mark.rule("WO-BET-04")
@pytest.mark.parametrize("place", [7, 3, 18])
def test_the_bettors_figure_may_stand_anywhere(trio, place):
    trio.has(3, location=place)
    attack(trio)
    trio.move("bet", who=3, on="defender")
    assert trio.state.fight.bets == {"3": "defender"}


@pytest.mark.rule("WO-BET-05")
def test_nobody_has_to_bet(trio):
    gold = trio.one(3).gold
    attack(trio)
    trio.move("no_more_bets", who=1)
    assert trio.state.fight.step == "turns" and trio.state.fight.bets == {}
    assert trio.one(3).gold == gold


@pytest.mark.rule("WO-BET-06")
def test_with_two_players_there_are_no_bets(duo):
    attack(duo)
    assert duo.state.fight.step == "turns"
    assert duo.objects("bet", who=2, on="defender").can_overrule is False


@pytest.mark.rule("WO-BET-07", "WO-BET-08", "WO-BET-09", "WO-DRE-12")
@pytest.mark.parametrize(("track", "worth"), [(0, 1), (1, 1), (2, 2), (3, 3)])
@pytest.mark.parametrize(("winner", "loser"), [(1, 2), (2, 1)])
def test_a_bet_is_lost_to_the_treasury_or_pays_what_the_winner_gains(quartet, winner, loser, track, worth):
    for seat in (1, 2, 3, 4):
        quartet.has(seat, gold=5)
    quartet.has(loser, track=track)
    attack(quartet)
    quartet.move("bet", who=3, on="attacker")
    quartet.move("bet", who=4, on="defender")
    ends(quartet, winner, loser)
    right, wrong = (3, 4) if winner == 1 else (4, 3)
    assert quartet.one(right).gold == 5 + worth
    assert quartet.one(wrong).gold == 4
    assert (quartet.one(winner).gold, quartet.one(loser).gold) == (5 + worth, 5)


@pytest.mark.rule("WO-BET-02", "WO-BET-09")
def test_where_the_table_keeps_the_boards_bets_are_said_and_settled_by_hand(old_world):
    table = old_world("wolf", "cat", "bear", areas=FULL | {"boards": "table", "decks": "table"})
    attack(table)
    table.move("bet", who=3, on="attacker")
    table.move("knocked_out", who=2)
    assert table.one(3).gold == 0
    assert {"who": "bear", "count": 2} in table.told("tell-gain-gold")  # its stake and as much as the winner


@pytest.mark.rule("WO-BET-08", "WO-DRE-12")
def test_bets_are_settled_only_after_the_fight(trio):
    gold = trio.one(3).gold
    attack(trio)
    trio.move("bet", who=3, on="attacker")
    trio.move("play_combo", who=1, cards=1)
    assert trio.one(3).gold == gold - 1
    ends(trio, 2, 1)
    assert trio.one(3).gold == gold - 1 and "wrote-bet-lost" in trio.wrote
