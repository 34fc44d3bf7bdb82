"""WO-ZER: the card of cost 0 for whoever fell."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.names import AREAS

LIGHT = dict.fromkeys(AREAS, "table")


def falls(table, life_left: int = 9) -> None:
    """The wolf is knocked out by a monster that has that many cards left after its own."""
    table.has(1, hand=0, deck=2, discard=0, shield=0)
    table.fights(first="monster")
    with table.arranged() as state:
        state.fight.life = life_left + 1
    table.struck("5")
    assert table.state.fight is None


def duels(table, attacker_wins: bool) -> None:
    """The wolf attacks the cat, and one of them falls."""
    for who in (1, 2):
        table.has(who, location=7, hand=1, deck=9, discard=0, shield=0)
    table.has(2 if attacker_wins else 1, deck=0, hand=2)
    table.turn_of(1, moved=True)
    table.move("attack_witcher", who=1, whom=2)
    table.move("play_combo", who=1, cards=1, damage=5 if attacker_wins else 0)
    if not attacker_wins:
        table.move("play_combo", who=2, cards=1, damage=9)


def wanting(table) -> list[int]:
    """Whose card of cost 0 is still to come."""
    return [task.who for task in table.state.tasks if task.kind == "zero_card"]


@pytest.mark.rule("WO-ZER-01", "WO-DRV-03", "WO-TOT-02")
@pytest.mark.parametrize("life_left", [0, 1, 2, 9])
def test_driving_a_monster_away_and_a_total_defeat_bring_the_card(duo, life_left):
    falls(duo, life_left)
    assert wanting(duo) == [1]
    assert duo.one().deeds.driven_away == (life_left <= 1)


@pytest.mark.rule("WO-ZER-01")
def test_a_defeated_monster_brings_none(duo):
    duo.has(1, hand=3, deck=7, discard=0)
    duo.fights()
    duo.move("play_combo", who=1, cards=1, damage=20)
    assert wanting(duo) == []


@pytest.mark.rule("WO-ZER-01", "WO-DRE-01", "WO-DRE-02")
@pytest.mark.parametrize(("attacker_wins", "loser"), [(True, 2), (False, 1)])
def test_the_loser_of_a_witcher_fight_gets_the_card_on_either_side(duo, attacker_wins, loser):
    duels(duo, attacker_wins)
    assert wanting(duo) == [loser]


@pytest.mark.rule("WO-ZER-02", "WO-ZER-03")
def test_only_the_printed_cost_counts_wherever_the_card_lies(duo):
    falls(duo)
    with duo.arranged() as state:
        state.market = [0, 2, 1, 2, 3, 1]
    assert duo.objects("take_cost_card", who=1, position=6).rule == "WO-ZER-02"  # printed 1
    hand_and_gold = (duo.one().hand, duo.one().gold)
    duo.move("take_cost_card", who=1, position=1)  # no price for M1
    assert (duo.one().hand, duo.one().gold) == hand_and_gold and duo.one().gained == 1


@pytest.mark.rule("WO-ZER-04")
def test_the_market_is_filled_up_after_it(duo):
    falls(duo)
    with duo.arranged() as state:
        state.market = [3, 2, 0, 2, 3, 1]
    actions = duo.state.actions
    duo.move("take_cost_card", who=1, position=3, refill=2)
    assert duo.state.market == [2, 3, 2, 2, 3, 1] and duo.state.actions == actions - 1
    assert duo.told("tell-card-to-discard") == [{"who": "wolf", "cost": 0}]


@pytest.mark.rule("WO-ZER-05", "WO-DCK-01")
def test_without_a_zero_in_the_market_the_deck_is_searched(duo):
    falls(duo)
    with duo.arranged() as state:
        state.market = [1, 2, 1, 2, 3, 1]
    actions = duo.state.actions
    duo.move("take_cost_card", who=1, missed=6)
    assert duo.state.market == [1, 2, 1, 2, 3, 1]
    assert (duo.state.actions, duo.state.shared_discard) == (actions - 7, 6)
    assert duo.one().gained == 1 and duo.one().cards == 3


@pytest.mark.rule("WO-ZER-05")
def test_nobody_searches_the_deck_while_a_zero_lies_in_the_market(duo):
    falls(duo)
    with duo.arranged() as state:
        state.market = [1, 2, 1, 0, 3, 1]
    assert duo.objects("take_cost_card", who=1, missed=2).rule == "WO-ZER-02"


@pytest.mark.rule("WO-ZER-06", "WO-AFT-02")
@pytest.mark.parametrize("life_left", [1, 9])
def test_the_card_is_in_the_new_deck_before_anything_is_drawn(duo, life_left):
    falls(duo, life_left)
    if life_left == 1:
        duo.move("next_monster")
    assert duo.objects("fill_hand", who=1).rule == "WO-ZER-06"
    duo.move("take_cost_card", who=1, position=6)
    assert (duo.one().deck, duo.one().hand, duo.one().discard) == (3, 0, 0)


@pytest.mark.rule("WO-ZER-06", "WO-DRE-09")
def test_a_beaten_defender_draws_from_the_deck_with_the_new_card_in_it(duo):
    duels(duo, attacker_wins=True)
    duo.move("take_cost_card", who=2, position=6)
    assert (duo.one(2).deck, duo.one(2).hand, duo.one(2).discard) == (0, 3, 0)  # two cards and the new one


@pytest.mark.rule("WO-ZER-01", "WO-ZER-04")
def test_where_the_table_keeps_everything_it_is_told_to_take_the_card(old_world):
    table = old_world("wolf", "cat", "bear", areas=LIGHT)
    table.turn_of(1)
    table.move("fight_monster", who=1, terrain="forest")
    table.move("ready", who=1)
    table.move("knocked_out", who=1)
    assert wanting(table) == [1]
    table.move("take_cost_card", who=1, position=4)
    assert "tell-card-to-discard" in table.said and "tell-slide-market" in table.said
    assert "tell-shuffle-all" in table.said
