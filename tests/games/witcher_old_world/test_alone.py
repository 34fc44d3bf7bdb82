"""WO-SOL: the game alone."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.bestiary import level_of
from companion.games.witcher_old_world.box.names import AREAS, ATTRIBUTES
from companion.games.witcher_old_world.pages.next_step import next_step
from companion.games.witcher_old_world.play.tokens import tokens_of
from companion.games.witcher_old_world.play.trophies import rating

LIGHT = dict.fromkeys(AREAS, "table")


def slays(table, terrain: str = "forest") -> None:
    """The wolf defeats the monster of a terrain, wherever it lives."""
    table.has(1, location=table.state.slots[terrain].location, hand=3, deck=20, discard=0)
    table.turn_of(1)
    table.move("fight_monster", who=1)
    table.move("ready", who=1, first="witcher", overrule=("*",))
    table.move("play_combo", who=1, cards=1, damage=20)


def meditates(table) -> None:
    attribute = table.state.solo_trophy
    table.has(1, **{attribute: 5})
    table.turn_of(1)
    table.move("meditate", who=1, attribute=attribute)


def driven(table, terrain: str = "forest") -> str:
    """The wolf drives the monster of a terrain away; returns which it was."""
    gone = table.state.slots[terrain].monster
    table.has(1, location=table.state.slots[terrain].location, hand=0, deck=1, discard=0, shield=0)
    table.turn_of(1)
    table.move("fight_monster", who=1, life=2)
    table.move("ready", who=1, first="monster", overrule=("*",))
    table.struck("5")
    return gone


@pytest.mark.rule("WO-SOL-01", "WO-SOL-03")
def test_one_starts_alone_as_two_or_three_do_with_three_gold_and_five_cards(alone):
    one = alone.one()
    assert (one.gold, one.hand, one.deck) == (3, 5, 5)
    assert (one.combat, one.defence, one.alchemy, one.speciality, one.level, one.shield) == (1, 1, 1, 1, 1, 1)
    assert alone.state.extra == [] and alone.state.turn.phase == "movement"  # nothing of the changes for 4-5
    assert all(len(pile) == 5 for pile in alone.state.tokens.values())


@pytest.mark.rule("WO-SOL-04")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_a_monster_of_each_level_lives_on_a_random_terrain(old_world, seed):
    table = old_world("wolf", seed=seed)
    assert sorted(level_of(slot.monster) for slot in table.state.slots.values()) == [1, 2, 3]


@pytest.mark.rule("WO-SOL-04")
def test_the_terrains_of_the_levels_are_not_always_the_same(old_world):
    dealt = {
        tuple(level_of(slot.monster) for slot in old_world("wolf", seed=f"seed {number}").state.slots.values())
        for number in range(20)
    }
    assert len(dealt) > 2


@pytest.mark.rule("WO-SOL-05")
def test_there_is_nobody_to_fight_to_bet_or_to_play_with(alone):
    alone.turn_of(1, moved=True)
    assert alone.one().own_trophies == 0
    for name in ("attack_witcher", "challenge"):
        assert alone.refuses(name, who=1, whom=1).field == "whom"
        assert alone.refuses(name, who=1, whom=2).field == "whom"
    assert alone.objects("bet", who=1, on="attacker").code == "no-fight"
    alone.cards_phase(1)
    assert alone.refuses("start_early", who=1).field == "who"


@pytest.mark.rule("WO-SOL-06", "WO-SOL-07")
def test_one_attribute_trophy_by_lot_lies_there_and_the_others_are_in_the_box(old_world):
    seen = set()
    for number in range(12):
        state = old_world("wolf", seed=f"seed {number}").state
        assert state.attribute_trophies == {one: int(one == state.solo_trophy) for one in ATTRIBUTES}
        seen.add(state.solo_trophy)
    assert len(seen) > 1
    table = old_world("wolf")
    other = next(one for one in ATTRIBUTES if one != table.state.solo_trophy)
    table.has(1, **{other: 5})
    table.turn_of(1)
    assert table.objects("meditate", who=1, attribute=other).rule == "WO-MED-02"


@pytest.mark.rule("WO-SOL-07", "WO-SOL-17", "WO-SOL-18")
def test_three_monsters_and_the_attribute_trophy_win_and_each_but_the_last_tires(alone):
    slays(alone, "forest")
    meditates(alone)
    slays(alone, "mountain")
    one = alone.one()
    assert alone.state.winner == 0 and (one.track, one.trashed) == (3, 1 + 2 + 3)
    slays(alone, "water")
    assert alone.state.winner == 1 and alone.state.turn.phase == "over"
    kinds = [trophy.kind for trophy in alone.one().trophies]
    assert alone.one().trashed == 6 and kinds == ["monster", "attribute", "monster", "monster"]
    assert "wrote-won-alone" in alone.wrote


@pytest.mark.rule("WO-SOL-08")
def test_the_last_monster_waits_for_the_attribute_trophy(alone):
    slays(alone, "forest")
    slays(alone, "mountain")
    alone.has(1, location=alone.state.slots["water"].location)
    alone.turn_of(1)
    alone.move("fight_monster", who=1)
    assert "tell-not-to-fall-yet" in alone.said
    alone.move("ready", who=1, first="witcher", overrule=("*",))
    alone.has(1, hand=3, deck=9)
    assert alone.objects("play_combo", who=1, cards=1, damage=30).rule == "WO-SOL-08"
    assert alone.objects("monster_life", who=1, life=0).rule == "WO-SOL-08"
    alone.move("monster_life", who=1, life=1)
    alone.has(1, hand=1, deck=0)
    alone.move("play_combo", who=1, cards=1)
    assert alone.one().deeds.driven_away == 1  # that it may be


@pytest.mark.rule("WO-SOL-08")
def test_with_the_attribute_trophy_the_last_monster_may_fall(alone):
    slays(alone, "forest")
    slays(alone, "mountain")
    meditates(alone)
    assert alone.one().track == 3
    slays(alone, "water")
    assert alone.state.winner == 1 and "tell-not-to-fall-yet" not in alone.said


@pytest.mark.rule("WO-SOL-08")
def test_read_the_other_way_the_last_monster_cannot_even_be_fought(old_world):
    table = old_world("wolf", otherwise=["WO-SOL-08"])
    slays(table, "forest")
    slays(table, "mountain")
    table.has(1, location=table.state.slots["water"].location)
    table.turn_of(1)
    assert table.objects("fight_monster", who=1).rule == "WO-SOL-08"


@pytest.mark.rule("WO-SOL-09")
def test_the_turns_are_counted(old_world):
    alone = old_world("wolf", tales="printed")
    assert alone.state.turn.number == 1
    for number in (2, 3, 4):
        alone.move("explore", who=1, deck="wilds")
        alone.move("close_card", who=1)
        alone.move("fill_hand", who=1, discarded=max(0, alone.one().hand - 3))
        alone.move("gain_action", who=1, position=6, refill=0)
        assert (alone.state.turn.number, alone.state.turn.who) == (number, 1)


@pytest.mark.rule("WO-SOL-10", "WO-SOL-11")
@pytest.mark.parametrize(
    ("dice", "pays"),
    [
        ([1, 2, 3, 4, 6], 0),  # no pair: nothing either
        ([1, 1, 3, 4, 6], 0),
        ([1, 1, 3, 3, 6], 1),
        ([2, 2, 2, 3, 6], 2),
        ([1, 2, 3, 4, 5], 3),
        ([2, 3, 4, 5, 6], 3),
        ([2, 2, 3, 3, 3], 4),
        ([5, 5, 5, 5, 1], 5),
        ([6, 6, 6, 6, 6], 6),
    ],
)
def test_dice_alone_cost_a_gold_and_pay_by_the_table(alone, dice, pays):
    alone.has(1, location=7, gold=1)
    alone.move("describe_place", place=7, action="poker")
    alone.turn_of(1, moved=True)
    alone.move("play_locals", who=1)
    assert alone.one().gold == 0 and "tell-pot" not in alone.said
    alone.move("roll_dice", own=dice)
    assert alone.state.poker.their == []  # nobody rolls against
    alone.move("reroll", dice=[])
    assert alone.one().gold == pays and alone.state.poker is None
    assert alone.objects("play_locals", who=1).rule == "WO-ACT-02"


@pytest.mark.rule("WO-SOL-10")
def test_alone_one_reroll_of_any_dice_is_open_and_only_one(alone):
    alone.has(1, location=7, gold=1)
    alone.move("describe_place", place=7, action="poker")
    alone.turn_of(1, moved=True)
    alone.move("play_locals", who=1)
    alone.move("roll_dice", own=[6, 6, 6, 1, 2])
    alone.move("reroll", dice=[4, 5], rolled=[6, 6])
    assert alone.one().gold == 6 and alone.state.poker is None
    assert alone.objects("reroll", dice=[1]).code == "no-poker"


@pytest.mark.rule("WO-SOL-10")
def test_without_a_gold_there_is_no_game_alone(alone):
    alone.has(1, location=7, gold=0)
    alone.move("describe_place", place=7, action="poker")
    alone.turn_of(1, moved=True)
    assert alone.objects("play_locals", who=1).rule == "WO-LOC-06"


@pytest.mark.rule("WO-SOL-12", "WO-SOL-21")
def test_alone_one_reads_for_oneself_and_only_what_one_chose(alone):
    alone.move("explore", who=1, deck="city", source="ours", number=1)
    assert alone.told("tell-read-aloud") == []
    assert "tell-read-alone" in alone.said
    alone.move("choose", choice="b")
    assert set(alone.state.open_reading.read) == {"city-01", "city-01-b"}


@pytest.mark.rule("WO-SOL-12")
def test_alone_a_printed_cards_results_are_covered_until_the_choice(old_world):
    table = old_world("wolf", tales="printed")
    table.move("explore", who=1, deck="wilds")
    assert table.told("tell-draw-alone") == [{"who": "wolf", "deck": "wilds"}]


@pytest.mark.rule("WO-SOL-13")
@pytest.mark.parametrize(("rolled", "attack"), [(1, "charge"), (3, "charge"), (4, "bite"), (6, "bite")])
def test_a_die_decides_how_the_monster_attacks(alone, rolled, attack):
    alone.has(1, hand=3, deck=7, discard=0)
    alone.fights(first="monster")
    assert next_step(alone.state).move == "name_attack"
    alone.move("name_attack", who=1, rolled=rolled)
    assert alone.state.fight.attack == attack


@pytest.mark.rule("WO-SOL-13")
def test_the_app_rolls_that_die_when_nobody_says_and_it_is_not_always_the_same(old_world):
    seen = set()
    for number in range(12):
        table = old_world("wolf", seed=f"seed {number}")
        table.has(1, hand=3, deck=7, discard=0)
        table.fights(first="monster")
        table.move("name_attack", who=1)
        seen.add(table.state.fight.attack)
    assert seen == {"charge", "bite"}


@pytest.mark.rule("WO-SOL-13")
def test_with_others_at_the_table_somebody_names_the_attack(duo):
    duo.has(1, hand=3, deck=7, discard=0)
    duo.fights(first="monster")
    assert duo.refuses("name_attack", who=2).field == "attack"


@pytest.mark.rule("WO-SOL-14", "WO-SOL-20")
def test_a_defeated_monsters_slot_stays_empty_and_its_trails_end(alone):
    alone.lives("forest", "arachas", 16)
    alone.owns_trail(1, "forest", 6)
    alone.seeks_trail(1, "forest", 7)
    alone.owns_trail(1, "water")
    slays(alone, "forest")
    assert not alone.state.slots["forest"].taken and alone.state.tasks == []
    assert [trail.terrain for trail in alone.one().trails] == ["water"] and alone.one().trail_quests == []
    assert {6, 7, 16} <= set(alone.state.tokens["forest"]) and tokens_of(alone.state, "forest") == 6
    alone.has(1, location=2)
    alone.turn_of(1, moved=True)
    assert alone.objects("seek_trail", who=1, terrain="forest").rule == "WO-TRL-01"


@pytest.mark.rule("WO-SOL-15")
def test_a_driven_away_monster_is_replaced_by_one_of_its_level_that_must_be_defeated(alone):
    level = level_of(alone.state.slots["forest"].monster)
    gone = driven(alone)
    assert (alone.one().trophies, alone.one().track) == ([], 0) and gone not in alone.state.slain
    alone.move("next_monster")
    slot = alone.state.slots["forest"]
    assert slot.taken and slot.monster != gone and level_of(slot.monster) == level
    alone.move("take_cost_card", who=1, position=6)
    slays(alone, "forest")
    assert len(alone.one().trophies) == 1


@pytest.mark.rule("WO-SOL-16", "WO-DCK-01")
@pytest.mark.parametrize(
    ("position", "after", "shared"), [(6, [None, 1, 2, 3, 4, 5], 0), (3, [None, None, 1, 2, 4, 5], 1)]
)
def test_the_rightmost_card_goes_when_another_was_taken(alone, position, after, shared):
    with alone.arranged() as state:
        state.market = [1, 2, 3, 4, 5, 0]
    alone.has(1, hand=3, deck=7)
    alone.cards_phase(1, filled=True)
    actions = alone.state.actions
    alone.move("gain_action", who=1, position=position)
    assert alone.state.market == after and alone.state.shared_discard == shared
    assert alone.state.actions == actions - 1 - shared


@pytest.mark.rule("WO-SOL-16")
def test_where_the_table_keeps_the_market_it_is_reminded_of_the_rightmost_card(old_world):
    table = old_world("wolf", areas=LIGHT)
    table.cards_phase(1)
    table.move("gain_action", who=1)
    assert "tell-solo-last-card-unless" in table.said


@pytest.mark.rule("WO-SOL-17")
@pytest.mark.parametrize(
    ("name", "turns"),
    [("greenhorn", 20), ("greenhorn", 13), ("dependable", 12), ("dependable", 11), ("professional", 10)]
    + [("professional", 9), ("nearly", 8), ("nearly", 7), ("legend", 6), ("legend", 1)],
)
def test_the_number_of_turns_says_how_well_one_did(name, turns):
    assert rating(turns) == name


@pytest.mark.rule("WO-SOL-17")
def test_the_fourth_trophy_ends_the_game_in_its_turn(alone):
    alone.has(1, track=3)
    alone.owns_trophy(1, "attribute", alone.state.solo_trophy)
    with alone.arranged() as state:
        state.turn.number = 10
    slays(alone, "forest")
    assert alone.state.winner == 1 and alone.state.drawing == []
    won = next(message for message in alone.chronicle if message.key == "wrote-won-alone")
    assert (won.args["turns"], won.args["rating"]) == (10, "professional")


@pytest.mark.rule("WO-SOL-21", "WO-SES-05")
def test_alone_one_controls_the_monster_and_draws_unseen(alone):
    alone.has(1, hand=3, deck=7, discard=0)
    alone.fights(first="monster")
    assert (alone.state.fight.controller, alone.state.fight.chooser) == (1, 1)
    alone.struck("random")
    assert alone.told("tell-random-discard-alone") == [{"who": "wolf", "count": 1}]
    alone.move("play_combo", who=1, cards=1)
    assert alone.state.fight.chooser == 1
