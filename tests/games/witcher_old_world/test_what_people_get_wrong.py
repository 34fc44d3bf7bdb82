"""What people get wrong, line by line of the rules ledger's section 31: each of these fails if the app let it be."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.play import market
from companion.games.witcher_old_world.play.poker import wins
from companion.games.witcher_old_world.state.pieces import Task
from tests.games.mistakes import lines_of

LINES = 20
line = lines_of(GAME)


@line(1)
def test_1_no_action_before_the_first_move_nor_at_home_without_coming_back(duo):
    assert duo.objects("train", who=1, attribute="combat").rule == "WO-MOV-02"
    duo.has(1, hand=5, deck=5, gold=5)
    duo.move("travel", who=1, to=2)
    duo.move("travel", who=1, to=3)
    duo.move("train", who=1, attribute="combat")
    assert duo.one().combat == 2


@line(2)
def test_2_one_action_a_place_one_game_a_witcher_and_then_no_fight(duo):
    duo.has(1, location=10, gold=9, hand=7)
    duo.has(2, location=10, gold=9)
    duo.turn_of(1, moved=True)
    duo.move("train", who=1, attribute="combat")
    assert duo.objects("train", who=1, attribute="combat").rule == "WO-ACT-02"
    duo.has(1, location=7)
    duo.has(2, location=7)
    duo.move("challenge", who=1, whom=2)
    duo.move("roll_dice", own=[1, 1, 1, 1, 1], their=[2, 2, 3, 4, 6])
    duo.move("reroll", dice=[])
    duo.move("reroll", dice=[])
    assert duo.objects("challenge", who=1, whom=2).rule == "WO-POK-03"
    assert duo.objects("attack_witcher", who=1, whom=2).rule == "WO-PHII-03"


@line(3)
def test_3_the_other_rerolls_first_a_straight_is_below_full_house_two_spare_dice_and_ties(duo):
    duo.has(1, location=7, gold=2)
    duo.has(2, location=7, gold=2)
    duo.turn_of(1, moved=True)
    duo.move("challenge", who=1, whom=2)
    duo.move("roll_dice", own=[1, 1, 2, 3, 4], their=[1, 1, 2, 3, 5])
    assert duo.state.poker.step == "their_reroll"
    assert not wins([2, 3, 4, 5, 6], [1, 1, 1, 2, 2])
    assert wins(
        [3, 3, 6, 5, 1], [3, 3, 6, 5, 4]
    )  # the third spare die is never compared, and a tie is the active one's
    assert wins([2, 2, 2, 5, 4], [2, 2, 2, 5, 4])


@line(4)
def test_4_an_attribute_place_stops_at_the_level_and_a_school_costs_the_new_level(duo):
    duo.has(1, location=4, alchemy=2, gold=3, hand=5)
    duo.turn_of(1, moved=True)
    assert duo.objects("take_attribute", who=1).rule == "WO-LOC-01"
    duo.has(1, location=3)
    duo.move("train", who=1, attribute="alchemy")
    assert (duo.one().alchemy, duo.one().gold) == (3, 0)


@line(5)
def test_5_raises_bring_shield_a_potion_and_cards(duo):
    duo.has(1, combat=2, defence=1, alchemy=1, speciality=2, hand=0, deck=10, shield=1)
    duo.move("raise_by_card", who=1, attribute="defence")
    assert duo.one().shield == 2
    duo.move("raise_by_card", who=1, attribute="alchemy")
    assert (duo.one().potions, duo.one().level, duo.one().hand) == (1, 2, 1)
    duo.has(1, combat=4, defence=4, alchemy=3, speciality=4, level=3, hand=0)
    duo.move("raise_by_card", who=1, attribute="alchemy")
    assert (duo.one().level, duo.one().hand) == (4, 2)


@line(6)
def test_6_shield_never_stands_above_defence(duo):
    duo.fights()
    duo.has(1, defence=2, shield=1, hand=3)
    duo.move("play_combo", who=1, cards=1, shield=5)
    assert duo.one().shield == 2
    duo.struck("lower defence")
    assert duo.one().shield <= duo.one().defence == 1


@line(7)
def test_7_an_empty_deck_is_not_made_anew_in_a_fight(duo):
    duo.fights()
    duo.has(1, deck=1, hand=2, discard=5, combat=4)
    duo.move("play_combo", who=1, cards=1)
    assert (duo.one().deck, duo.one().hand, duo.one().discard) == (0, 2, 6)


@line(8)
def test_8_damage_goes_shield_deck_hand_and_random_discards_pass_the_shield(duo):
    duo.fights(first="monster")
    duo.has(1, shield=1, defence=2, deck=2, hand=3, discard=0)
    duo.struck("4")
    assert (duo.one().shield, duo.one().deck, duo.one().hand) == (0, 0, 2)
    duo.has(1, shield=2)
    duo.move("play_combo", who=1, cards=1)
    duo.struck("random", "charge")
    assert duo.one().shield == 2


@line(9)
def test_9_each_turn_of_the_monster_costs_it_a_life(duo):
    duo.fights(first="monster")
    before = duo.state.fight.life
    duo.struck("2")
    assert duo.state.fight.life == before - 1


@line(10)
@pytest.mark.parametrize(("left", "came"), [(2, "wrote-driven-away"), (3, "wrote-total-defeat")])
def test_10_a_knock_out_with_one_life_left_drives_away_with_two_it_is_a_total_defeat(duo, left, came):
    duo.fights(first="monster")
    with duo.arranged() as state:
        state.fight.life = left  # the attack itself costs one
    duo.has(1, shield=0, deck=1, hand=0)
    duo.struck("5")
    assert came in duo.wrote


@line(11)
def test_11_damage_before_shields_and_no_extension_that_linked_nothing(trio):
    trio.has(1, location=7, hand=3, shield=0, defence=3)
    trio.has(2, location=7, shield=1, deck=9, hand=3)
    trio.turn_of(1)
    trio.move("attack_witcher", who=1, whom=2)
    trio.move("no_more_bets", who=1)
    deck = trio.one(2).deck
    last = {"colour": "red", "damage": 1, "shield": 1, "link": "blue", "link_damage": 4, "link_shield": 4}
    trio.move("play_combo", who=1, played=[{"colour": "blue", "damage": 1, "link": "red", "link_damage": 1}, last])
    assert trio.one(2).deck == deck - 2  # three points, one of them on the Shield
    assert trio.one(1).shield == 1


@line(12)
def test_12_the_next_level_and_the_extra_pile_only_after_a_defeat(old_world):
    table = old_world("wolf", "cat", "bear", "viper")
    while table.state.choosing:
        table.move("choose_attribute", who=table.state.choosing[0], attribute="combat")
    assert len(table.state.extra) == 1
    table.fights(monster=table.state.slots["forest"].monster)
    table.move("monster_life", who=1, life=1)
    table.has(1, hand=1, deck=0)
    table.move("play_combo", who=1, cards=1)  # the last card: driven away
    task = table.state.tasks[0]
    assert (task.kind, task.level, task.extra) == ("new_monster", 1, False)
    table.undo()
    table.has(1, hand=3, deck=9)
    table.move("play_combo", who=1, cards=1, damage=1)
    task = next(task for task in table.state.tasks if task.kind == "new_monster")
    assert (task.level, task.extra) == (1, True)


@line(13)
def test_13_everybodys_trails_of_the_terrain_go_and_quests_stay(duo):
    duo.fights()
    duo.owns_trail(2, "forest")
    duo.seeks_trail(1, "forest", 6)
    quest = duo.quest(2, 7, terrain="forest")
    duo.has(1, hand=3)
    duo.move("play_combo", who=1, cards=1, damage=20)
    assert duo.one(2).trails == [] and duo.one(1).trail_quests == []
    assert [one.id for one in duo.one(2).quests] == [quest]


@line(14)
def test_14_no_meditation_leads_to_the_top(duo):
    duo.has(1, combat=5, track=3, hand=4, deck=6)
    duo.move("meditate", who=1, attribute="combat")
    assert (duo.one().track, duo.one().trashed, duo.one().hand) == (3, 0, 4)
    assert not duo.state.winner and duo.one().has("attribute", "combat")


@line(15)
def test_15_fatigue_takes_the_exact_number_and_the_hand_goes_too(duo):
    duo.has(1, combat=5, track=1, hand=4, deck=4, discard=2)
    duo.move("meditate", who=1, attribute="combat")
    one = duo.one()
    assert (one.trashed, one.hand, one.discard, one.deck) == (2, 0, 0, 8)


@line(16)
def test_16_prices_by_position_and_a_card_must_be_taken(duo):
    assert [market.price(2, place) for place in range(1, 7)] == [3, 3, 2, 2, 2, 1]
    duo.cards_phase(1, filled=True)
    duo.has(1, hand=3, deck=7)
    with duo.arranged() as state:
        state.market = [3, 2, 2, 1, 2, 1]
    assert duo.objects("gain_nothing", who=1).rule == "WO-PHIII-03"
    with duo.arranged() as state:
        state.tasks = [Task(kind="zero_card", who=1)]
    assert duo.objects("take_cost_card", who=1, position=6).rule == "WO-ZER-02"
    duo.has(1, location=13)
    duo.turn_of(1, moved=True)
    duo.move("describe_place", place=13, action="exchange")
    duo.move("exchange_card", who=1, position=2, trashed=1)
    assert "tell-card-to-hand" in duo.said


@line(17)
def test_17_two_cards_after_a_fall_and_the_defender_draws_at_once(trio):
    trio.fights(first="monster")
    trio.has(1, shield=0, deck=1, hand=0)
    trio.struck("5")
    assert trio.state.drawing[0].cap == 2
    trio.has(1, location=7, hand=2, deck=8, discard=0)
    trio.has(2, location=7, hand=1, deck=0, discard=9, shield=0)
    trio.turn_of(1)
    trio.move("attack_witcher", who=1, whom=2)
    trio.move("no_more_bets", who=1)
    trio.move("play_combo", who=1, cards=1, damage=12)
    trio.move("take_cost_card", who=2, position=6)
    assert trio.one(2).hand == 3


@line(18)
def test_18_no_trophy_for_a_defender_and_none_twice(trio):
    trio.has(1, location=7, hand=2, deck=8)
    trio.has(2, location=7, hand=2, deck=8, shield=0)
    trio.owns_trophy(1, "witcher", "cat")
    trio.turn_of(1)
    trio.move("attack_witcher", who=1, whom=2)
    trio.move("no_more_bets", who=1)
    trio.move("play_combo", who=1, cards=1, damage=12)
    assert (trio.one(1).track, len(trio.one(1).trophies)) == (0, 1)
    trio.has(1, location=7, hand=0, deck=1, shield=0)
    trio.has(2, location=7, hand=2, deck=8)
    trio.turn_of(1)
    with trio.arranged() as state:
        state.tavern = None
    trio.move("attack_witcher", who=1, whom=2)
    trio.move("no_more_bets", who=1)
    gold = trio.one(2).gold
    trio.has(1, deck=2, hand=0)
    trio.move("play_combo", who=1, cards=0)
    trio.move("play_combo", who=2, cards=1, damage=9)
    assert trio.one(2).trophies == [] and trio.one(2).gold > gold


@line(19)
def test_19_the_attack_is_named_first_and_by_another_player_each_time(trio):
    trio.fights(first="monster")
    assert trio.objects("monster_strikes", who=1, effect="3").rule == "WO-MFT-01"
    assert trio.state.fight.chooser == 3
    trio.struck("2")
    trio.has(1, hand=3)
    trio.move("play_combo", who=1, cards=1)
    assert trio.state.fight.chooser == 2
    assert trio.objects("name_attack", who=3, attack="bite").rule == "WO-MFT-03"


@line(20)
def test_20_events_are_called_by_number_and_what_was_not_chosen_is_not_there(duo):
    duo.move("explore", who=1, deck="city", source="ours", number=1)
    duo.move("choose", choice="b")
    assert "city-01-a" not in duo.state.open_reading.read
    with duo.arranged() as state:
        state.open_card, state.turn.phase, state.turn.moved, state.turn.deed = None, "movement", True, ""
    duo.has(1, location=6)
    quest = duo.quest(1, 6, event=23)
    duo.move("solve_quest", who=1, quest=quest)
    assert duo.told("tell-read-event") == [{"who": "cat", "event": 23}]
    assert all("event" not in move or "shuffle" not in move for move in GAME.moves)
