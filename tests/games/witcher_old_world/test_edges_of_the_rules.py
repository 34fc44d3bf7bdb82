"""WO-EDG: what happens at the edges of the rules."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.names import SCHOOLS

ATTRIBUTES_AT_TWO = {"combat": 2, "defence": 2, "alchemy": 2, "speciality": 1}


def together(table, location: int = 7, **facts) -> None:
    """Everybody stands on one location in the wolf's turn, after its move."""
    for one in table.state.witchers:
        table.has(one.seat, **({"hand": 2, "deck": 8, "discard": 0, "gold": 3, "shield": 0} | facts), location=location)
    table.turn_of(1, moved=True)


def plays(table, who: int, whom: int) -> None:
    """A whole game of dice against another witcher."""
    table.move("challenge", who=who, whom=whom)
    table.move("roll_dice")
    table.move("reroll", dice=[])
    table.move("reroll", dice=[])


@pytest.mark.rule("WO-EDG-01", "WO-LVL-02")
def test_cards_of_a_level_up_in_phase_one_pay_for_further_moves(duo):
    duo.has(1, location=3, hand=0, deck=4, gold=9, **ATTRIBUTES_AT_TWO)
    duo.turn_of(1, moved=True)
    duo.move("train", who=1, attribute="speciality")
    assert (duo.one().level, duo.one().hand) == (2, 1)
    duo.move("travel", who=1, to=2)
    assert duo.one().location == 2 and duo.one().hand == 0


@pytest.mark.rule("WO-EDG-02", "WO-TRL-08")
@pytest.mark.parametrize("end", ["defeated", "driven away"])
def test_a_trail_quest_ends_with_the_monster_that_it_was_for(duo, end):
    duo.seeks_trail(2, "forest", 8)
    duo.seeks_trail(2, "water", 12)
    duo.has(1, hand=1, deck=1, discard=0, shield=0)
    duo.fights(first="witcher" if end == "defeated" else "monster")
    if end == "defeated":
        duo.move("play_combo", who=1, cards=1, damage=20)
    else:
        with duo.arranged() as state:
            state.fight.life = 1
        duo.struck("5")
        duo.move("take_cost_card", who=1, position=6)
    duo.move("next_monster", location=16)  # even if the next one lives in the same place
    assert [quest.terrain for quest in duo.one(2).trail_quests] == ["water"]
    gold = duo.one(2).gold
    duo.has(2, location=10, hand=3)
    duo.turn_of(2)
    duo.move("travel", who=2, to=7)
    duo.move("travel", who=2, to=8)
    assert duo.one(2).trails == [] and duo.one(2).gold == gold


@pytest.mark.rule("WO-EDG-02")
def test_a_trail_quest_lasts_while_its_monster_stays(duo):
    duo.seeks_trail(1, "forest", 8)
    duo.has(1, hand=0, deck=1, discard=0, shield=0)
    duo.fights(first="monster")
    duo.struck("5")  # a total defeat
    assert [quest.location for quest in duo.one().trail_quests] == [8]


@pytest.mark.rule("WO-EDG-04", "WO-PHII-03")
def test_dice_with_one_and_a_fight_with_another_in_the_same_turn(trio):
    together(trio)
    plays(trio, 1, 2)
    trio.move("attack_witcher", who=1, whom=3)
    assert trio.state.fight.other == 3


@pytest.mark.rule("WO-EDG-04")
def test_dice_with_a_witcher_and_a_fight_with_the_monster_in_the_same_turn(trio):
    trio.lives("forest", "arachas", 7)
    together(trio)
    plays(trio, 1, 2)
    trio.move("fight_monster", who=1)
    assert trio.state.fight.monster == "arachas"


@pytest.mark.rule("WO-EDG-05")
def test_the_tavern_is_never_closed_on_a_school(duo):
    for school, location in zip(SCHOOLS, (3, 1, 10, 17, 15), strict=True):
        together(duo, location)
        assert duo.objects("attack_witcher", who=1, whom=2).rule == "WO-PHII-04", school
    together(duo, 7)
    duo.has(2, hand=1, deck=0)
    duo.move("attack_witcher", who=1, whom=2)
    duo.move("play_combo", who=1, cards=1, damage=3)
    assert duo.state.tavern == 7


@pytest.mark.rule("WO-EDG-06", "WO-MED-05", "WO-MED-06")
@pytest.mark.parametrize(("track", "kept"), [(0, 0), (3, 2)])
def test_meditation_shuffles_the_hand_away_unless_it_is_at_the_top(duo, track, kept):
    duo.has(1, combat=5, track=track, hand=2, deck=8, discard=0)
    duo.move("meditate", who=1, attribute="combat")
    assert duo.one().hand == kept
    deck = duo.one().deck
    duo.move("fill_hand", who=1)
    assert duo.one().hand == 3 and duo.one().deck == deck - (3 - kept)


@pytest.mark.rule("WO-EDG-07", "WO-WIN-01")
def test_a_winning_trophy_comes_before_fatigue_and_the_next_monster(duo):
    duo.has(1, track=3, hand=3, deck=7, discard=0)
    duo.owns_trail(2, "forest")
    duo.fights()
    duo.move("play_combo", who=1, cards=1, damage=20)
    assert duo.state.winner == 1 and duo.one().trashed == 0
    assert duo.state.tasks == [] and duo.state.slots["forest"].monster == "arachas"
    assert "tell-fatigue" not in duo.said and len(duo.one(2).trails) == 1


@pytest.mark.rule("WO-EDG-08")
def test_damage_above_the_remaining_life_is_lost(duo):
    duo.has(1, hand=3, deck=7, discard=0)
    duo.fights()
    with duo.arranged() as state:
        state.fight.life = 2
    duo.move("play_combo", who=1, cards=1, damage=30)
    assert duo.told("tell-monster-loses") == [{"count": 2, "left": 0}]
    together(duo, 7)
    duo.has(2, deck=1, hand=1, discard=4)
    duo.move("attack_witcher", who=1, whom=2)
    duo.move("play_combo", who=1, cards=1, damage=30)
    assert duo.one(2).cards == 6  # nothing is lost but the order


@pytest.mark.rule("WO-EDG-09", "WO-FGT-04")
@pytest.mark.parametrize("effect", ["random", "trash 1"])
def test_a_random_discard_and_a_trashed_card_can_knock_out_too(duo, effect):
    duo.has(1, hand=1, deck=0, discard=0, shield=1)
    duo.fights(first="monster")
    duo.struck(effect)
    assert duo.state.fight is None and duo.one().deeds.fell == 1
    assert duo.one().trashed == (effect == "trash 1")


@pytest.mark.rule("WO-EDG-09")
def test_a_random_discard_that_leaves_a_card_knocks_nobody_out(duo):
    duo.has(1, hand=1, deck=1, discard=0, shield=1)
    duo.fights(first="monster")
    duo.struck("random")
    assert duo.state.fight.turn == 1 and duo.one().deck == 1


@pytest.mark.rule("WO-EDG-10", "WO-SPC-06")
def test_armour_with_an_empty_deck_draws_nothing_and_still_shields(old_world):
    table = old_world("bear", "cat", "wolf")
    table.has(1, speciality=3, defence=3, hand=3, deck=0, discard=0, shield=0)
    table.fights(first="witcher")
    assert (table.one().hand, table.one().deck, table.one().shield) == (3, 0, 1)


@pytest.mark.rule("WO-EDG-11", "WO-SPC-03")
@pytest.mark.parametrize(("damage", "told"), [(2, False), (3, True)])
def test_venomous_steel_wants_a_card_that_was_really_discarded(old_world, damage, told):
    table = old_world("viper", "cat", "wolf")
    together(table)
    table.has(2, defence=2, shield=2)
    table.move("attack_witcher", who=1, whom=2)
    table.move("no_more_bets", who=1)
    if not told:
        assert table.objects("play_combo", who=1, damage=damage, speciality=True).rule == "WO-SPC-03"
    table.move("play_combo", who=1, cards=1, damage=damage)
    assert ("tell-venom" in table.said) is told


@pytest.mark.rule("WO-EDG-12", "WO-POK-08")
def test_a_reroll_may_be_declined_and_the_right_passes_on(duo):
    together(duo)
    duo.move("challenge", who=1, whom=2)
    duo.move("roll_dice", own=[1, 2, 3, 4, 6], their=[2, 2, 3, 4, 6])
    duo.move("reroll", dice=[])
    assert duo.state.poker.their == [2, 2, 3, 4, 6] and duo.state.poker.step == "own_reroll"
    duo.move("reroll", dice=[5], rolled=[5])
    assert duo.state.poker is None and duo.one(1).gold == 5  # a straight takes the pot


@pytest.mark.rule("WO-EDG-13", "WO-BET-09")
def test_bets_pay_even_when_the_winner_gets_no_trophy(trio):
    together(trio)
    trio.owns_trophy(1, "witcher", "cat")
    trio.has(2, hand=1, deck=0, track=3)
    trio.move("attack_witcher", who=1, whom=2)
    trio.move("bet", who=3, on="attacker")
    trio.move("play_combo", who=1, cards=1, damage=3)
    assert len(trio.one(1).trophies) == 1
    assert trio.one(1).gold == 6 and trio.one(3).gold == 6  # three by fame, and as much on the stake


@pytest.mark.rule("WO-EDG-14", "WO-PHIII-05")
def test_a_card_of_cost_nought_at_the_far_right_costs_nothing_and_gives_nothing_back(duo):
    duo.has(1, hand=3, deck=7, discard=2, gold=1)
    duo.cards_phase(1, filled=True)
    duo.move("gain_action", who=1, position=6)
    assert (duo.one().hand, duo.one().deck, duo.one().discard, duo.one().gold) == (4, 7, 2, 1)


@pytest.mark.rule("WO-EDG-15", "WO-CMB-02")
def test_without_a_card_in_hand_one_may_fight_and_draws_in_step_four(duo):
    duo.has(1, hand=0, deck=10, discard=0, combat=2)
    duo.fights()
    assert duo.one().hand == 0 and duo.state.fight.turn == 1
    duo.move("play_combo", who=1, cards=0)
    assert duo.one().hand == 2 and duo.state.fight.turn == 0


@pytest.mark.rule("WO-EDG-16", "WO-DRE-09")
@pytest.mark.parametrize(("attacker_wins", "drawn"), [(True, 3), (False, 4)])
@pytest.mark.parametrize("hand", [1, 7])
def test_the_defenders_hand_is_shuffled_away_and_exactly_so_many_are_drawn(duo, attacker_wins, drawn, hand):
    together(duo)
    duo.has(2, hand=hand, deck=9)
    if not attacker_wins:
        duo.has(1, hand=2, deck=0)
    duo.move("attack_witcher", who=1, whom=2)
    duo.move("play_combo", who=1, cards=1, damage=20 if attacker_wins else 0)
    if attacker_wins:
        duo.move("take_cost_card", who=2, position=6)
    else:
        duo.move("play_combo", who=2, cards=1, damage=20)
    assert duo.one(2).hand == drawn and duo.one(2).discard == 0
    assert duo.one(2).cards == hand + 9 + attacker_wins


@pytest.mark.rule("WO-EDG-17", "WO-LOC-11")
def test_after_a_drop_training_costs_by_the_current_level(duo):
    duo.has(1, location=3, gold=3, combat=3)
    duo.move("lower_by_card", who=1, attribute="combat")
    duo.turn_of(1, moved=True)
    duo.move("train", who=1, attribute="combat")
    assert duo.one().gold == 0 and duo.one().combat == 3


@pytest.mark.rule("WO-EDG-18")
@pytest.mark.parametrize(
    ("action", "name", "facts", "before", "after"),
    [
        ("attribute", "take_attribute", {"attribute": "combat"}, {"combat": 2}, {"level": 2}),
        ("poker", "play_locals", {}, {"gold": 0}, {"gold": 1}),
        ("clearing", "clear_market", {}, {"gold": 2}, {"gold": 0}),
        ("exchange", "exchange_card", {"position": 6}, {"hand": 0}, {"hand": 1}),
        ("school", "train", {"attribute": "combat"}, {"gold": 1}, {"gold": 2}),
    ],
)
def test_an_action_whose_condition_fails_is_not_used_up(duo, action, name, facts, before, after):
    duo.move("describe_place", place=6, action=action, attribute="combat" if action == "attribute" else None)
    duo.has(1, location=6, **before)
    duo.turn_of(1, moved=True)
    duo.objects(name, who=1, **facts)
    assert duo.state.turn.used == []
    duo.has(1, **after)
    duo.move(name, who=1, **facts)
    assert duo.state.turn.used == [6]
