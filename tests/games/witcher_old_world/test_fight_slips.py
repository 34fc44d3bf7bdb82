"""Fights that the table corrects: cards played out of turn, lives counted again, last cards lost between the steps."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box import fight_cards
from companion.games.witcher_old_world.state.pieces import Gift

LIGHT_DECKS = {"boards": "app", "map": "app", "market": "app", "decks": "table"}


@pytest.mark.rule("WO-DCK-02", "WO-DUE-02")
def test_cards_played_out_of_turn_stay_with_whoever_played_them(duo):
    duo.has(1, hand=2, deck=0, discard=0, shield=0, gained=0, trashed=8)
    duo.has(2, hand=3, deck=7, shield=1)
    duo.duels()
    duo.move("play_combo", who=2, cards=2, damage=9, overrule=("*",))
    assert duo.state.fight is None and "wrote-duel-won" in duo.wrote
    duo.move("take_cost_card", who=1, position=6)
    assert (duo.one(1).cards, duo.one(2).cards) == (3, 10)


@pytest.mark.rule("WO-MON-07", "WO-MFT-14")
def test_a_monster_counted_again_after_its_last_card_fights_on(old_world):
    table = old_world("wolf", "cat", areas=LIGHT_DECKS)
    table.move("choose_terrain", who=1, terrain="mountain")
    table.fights(first="monster")
    table.move("monster_life", who=1, life=1)
    table.struck("2")
    assert table.state.fight.step == "last"
    table.move("monster_life", who=1, life=2)
    assert (table.state.fight.step, table.state.fight.turn, table.state.fight.life) == ("turns", 1, 2)


@pytest.mark.rule("WO-EDG-09", "WO-FGT-04")
@pytest.mark.parametrize("move", ["discard_cards", "trash_cards"])
def test_the_last_card_lost_to_an_ability_ends_the_fight(duo, move):
    duo.has(1, hand=1, deck=0, discard=0, gained=0, trashed=9)
    duo.fights()
    duo.move(move, who=1, count=1)
    assert duo.state.fight is None and "wrote-total-defeat" in duo.wrote


@pytest.mark.rule("WO-FGT-05")
def test_outside_a_fight_nobody_is_knocked_out(duo):
    duo.has(1, hand=1, deck=0, discard=9)
    duo.move("discard_cards", who=1)
    assert duo.one().hand == 0 and duo.state.fight is None


@pytest.mark.rule("WO-EVT-04", "WO-FGT-10")
def test_what_helps_always_helps_twice_in_a_fight(duo):
    duo.fights()
    with duo.arranged() as state:
        kept = {"event": 3, "kind": "companion"}
        state.at(1).gifts = [Gift(id="gift-8", often="always", **kept), Gift(id="gift-9", often="fight", **kept)]
    for _ in range(2):
        duo.move("use_once", who=1, what="gift-8")
    duo.move("use_once", who=1, what="gift-9")
    assert duo.objects("use_once", who=1, what="gift-9").message.key == "used-in-this-fight"


@pytest.mark.rule("WO-KF-06")
@pytest.mark.parametrize(
    "written", ["100", "99999999999999999999", "level+10", "trash 10", "trash", "٣", "=luck", "lower"]
)
def test_only_what_a_card_could_print_is_an_attack(written):
    assert (fight_cards.effect(written) is not None) == (written == "trash")


@pytest.mark.rule("WO-EVT-08")
def test_a_short_fight_of_a_printed_event_says_nothing_to_an_open_book(duo):
    duo.turn_of(1, moved=True)
    duo.move("explore", who=1, deck="city", source="ours", number=1)
    duo.move("choose", choice="a")
    duo.move("choose", choice="on")
    with duo.arranged() as state:
        state.tasks = []
    duo.turn_of(1, moved=True)
    duo.move("solve_quest", who=1, quest=duo.quest(1, duo.one().location, event=9))
    duo.move("short_fight", who=1, life=1)
    duo.move("monster_life", who=1, life=0)
    assert duo.state.open_reading.outcome == "" and duo.state.open_card.number == 9


@pytest.mark.rule("WO-POT-04", "WO-POT-06")
def test_an_effect_discards_only_potions_that_were_not_used_in_the_fight(duo):
    duo.has(1, potions=3, alchemy=3)
    duo.fights()
    duo.move("use_potion", who=1)
    duo.move("change", who=1, what="potions", by=-3)
    assert duo.one().potions == 1 and duo.told("tell-lose-potions")[0]["count"] == 2
    duo.move("monster_life", who=1, life=0)
    assert duo.one().potions == 0 and duo.state.potion_discard == 3
