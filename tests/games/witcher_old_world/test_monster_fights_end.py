"""WO-MRE, WO-DEF, WO-DRV, WO-TOT, WO-AFT: how a fight against a monster ends, and what follows at once."""

from __future__ import annotations

import pytest

from .conftest import FULL


def falls(table, left, who=1):
    """The witcher is knocked out by an attack that leaves the monster so many lives."""
    table.fights(who, first="monster")
    with table.arranged() as state:
        state.fight.life = left + 1
    table.has(who, shield=0, deck=1, hand=0, discard=9)
    table.move("name_attack", who=table.state.fight.chooser, attack="bite")
    table.move("monster_strikes", who=who, effect="3")


def wins(table, who=1, monster="arachas", **facts):
    """The witcher strikes the monster's last card down."""
    table.fights(who, monster=monster)
    with table.arranged() as state:
        state.fight.life = 1
    table.has(who, **{"hand": 2, "deck": 6, "discard": 2} | facts)
    table.move("play_combo", who=who, cards=1, damage=1)


@pytest.mark.rule("WO-MRE-01", "WO-DEF-01", "WO-DEF-03", "WO-DEF-04")
def test_a_defeated_monster_is_a_trophy_two_gold_a_step_and_fatigue(duo):
    duo.has(1, gold=1, track=1)
    wins(duo)
    one = duo.one()
    assert (one.gold, one.track, one.trashed, one.deeds.defeated) == (3, 2, 2, 1)
    assert [(trophy.kind, trophy.of) for trophy in one.trophies] == [("monster", "arachas")]
    assert duo.state.turn.cap == 3 and [task.kind for task in duo.state.tasks] == ["new_monster"]


@pytest.mark.rule("WO-MRE-02", "WO-MRE-03")
@pytest.mark.parametrize(
    ("left", "came"),
    [(0, "driven-away"), (1, "driven-away"), (2, "total-defeat"), (3, "total-defeat"), (9, "total-defeat")],
)
def test_how_many_lives_are_left_decides_what_a_knock_out_means(duo, left, came):
    falls(duo, left)
    assert f"wrote-{came}" in duo.wrote and f"tell-{came}" in duo.said


@pytest.mark.rule("WO-MRE-01", "WO-MRE-02", "WO-MRE-03")
@pytest.mark.parametrize(("life", "came"), [(1, "wrote-driven-away"), (2, "wrote-total-defeat")])
def test_where_the_table_keeps_the_decks_a_knock_out_is_said_and_means_the_same(old_world, life, came):
    table = old_world("wolf", "cat", areas=FULL | {"decks": "table"})
    table.move("choose_terrain", who=1, terrain="water")
    table.fights()
    table.move("monster_life", who=1, life=life)
    table.move("knocked_out", who=1)
    assert came in table.wrote


@pytest.mark.rule("WO-DEF-03", "WO-EDG-07")
def test_the_step_to_the_top_wins_before_fatigue_and_before_another_monster(duo):
    wins(duo, track=3)
    assert duo.state.winner == 1
    assert (duo.one().trashed, duo.state.tasks) == (0, [])


@pytest.mark.rule("WO-DEF-04", "WO-TRO-02")
def test_the_trophys_ability_works_from_then_on(duo):
    wins(duo)
    duo.fights(monster="fiend")
    duo.move("use_once", who=1, what="trophy-1")
    assert duo.state.fight.fighters["1"].used == ["trophy-1"]


@pytest.mark.rule("WO-DEF-05")
def test_then_a_new_monster_is_prepared_before_phase_three(duo):
    wins(duo)
    assert duo.objects("fill_hand", who=1).rule == "WO-NEW-10"
    duo.move("next_monster")
    duo.move("fill_hand", who=1)
    assert duo.one().hand == 3


@pytest.mark.rule("WO-DRV-01", "WO-DRV-02", "WO-DRV-03", "WO-DRV-04", "WO-DRV-06")
def test_a_monster_driven_away_brings_gold_and_a_card_but_no_trophy(duo):
    duo.has(1, gold=1, track=1)
    duo.owns_trail(2, "forest")
    falls(duo, 1)
    one = duo.one()
    assert (one.gold, one.track, one.trophies, one.trashed) == (3, 1, [], 0)
    assert duo.state.driven == ["arachas"] and duo.state.slain == []
    assert [(task.kind, task.level) for task in duo.state.tasks] == [("new_monster", 1), ("zero_card", 1)]
    assert duo.one(2).trails == []
    duo.move("next_monster")
    duo.move("take_cost_card", who=1, position=6)
    assert one.gained + 1 == duo.one().gained
    assert duo.state.slots["forest"].monster != "arachas"


@pytest.mark.rule("WO-DRV-05")
def test_the_extra_pile_is_not_for_the_driven_away(quartet):
    extra = list(quartet.state.extra)
    falls(quartet, 0)
    quartet.move("next_monster")
    assert quartet.state.extra == extra and extra


@pytest.mark.rule("WO-DRV-07", "WO-TOT-03")
@pytest.mark.parametrize(("left", "cap"), [(1, 3), (2, 2)])
def test_phase_three_draws_to_three_but_after_a_total_defeat_to_two(duo, left, cap):
    falls(duo, left)
    if left == 1:
        duo.move("next_monster")
    duo.move("take_cost_card", who=1, position=6, refill=0)
    duo.move("fill_hand", who=1)
    assert duo.one().hand == cap
    duo.move("gain_action", who=1, position=5, refill=0)
    duo.cards_phase(2)
    assert duo.state.turn.cap == 3  # this turn only, and only this witcher


@pytest.mark.rule("WO-TOT-01", "WO-TOT-02", "WO-TOT-04")
def test_a_total_defeat_leaves_the_monster_and_teaches_its_trail(duo):
    duo.has(1, gold=1)
    duo.seeks_trail(1, "forest", 6)  # an unfinished trail quest does not prevent it
    falls(duo, 2)
    one = duo.one()
    assert [(trail.terrain, trail.location) for trail in one.trails] == [("forest", 0)]
    assert len(one.trail_quests) == 1 and one.gold == 1
    assert [(task.kind, task.who) for task in duo.state.tasks] == [("zero_card", 1)]
    assert (duo.state.slots["forest"].monster, duo.state.slots["forest"].location) == ("arachas", 16)
    assert duo.state.driven == []


@pytest.mark.rule("WO-TOT-01")
@pytest.mark.parametrize("why", ["owned", "empty"])
def test_no_second_trail_and_none_out_of_an_empty_pile(duo, why):
    if why == "owned":
        duo.owns_trail(1, "forest")
    duo.lives("forest", "arachas", 16)
    with duo.arranged() as state:
        if why == "empty":
            state.tokens["forest"] = []
    falls(duo, 2)
    assert len(duo.one().trails) == (1 if why == "owned" else 0)


@pytest.mark.rule("WO-AFT-01")
@pytest.mark.parametrize("end", ["defeated", "driven away", "total defeat"])
def test_after_every_fight_the_fight_cards_are_one_deck_again(duo, end):
    if end == "defeated":
        wins(duo)
    else:
        falls(duo, 1 if end == "driven away" else 5)
    assert "tell-shuffle-fight-cards" in duo.said
    duo.fights(monster="leshen", first="monster")
    assert duo.state.fight.deck == []


@pytest.mark.rule("WO-AFT-02", "WO-AFT-03")
def test_a_winner_has_one_new_deck_and_full_shield(duo):
    wins(duo, hand=4, deck=3, discard=5, defence=3, shield=0, trashed=0)
    one = duo.one()
    assert (one.hand, one.deck, one.discard, one.shield) == (0, 11, 0, 3)  # twelve, less one by fatigue


@pytest.mark.rule("WO-AFT-02", "WO-AFT-03")
@pytest.mark.parametrize("left", [0, 4])
def test_a_loser_has_a_new_deck_with_the_new_card_in_it(duo, left):
    duo.has(1, defence=5)
    falls(duo, left)
    cards = duo.one().cards
    duo.move("take_cost_card", who=1, position=6)
    one = duo.one()
    assert (one.hand, one.deck, one.discard, one.shield) == (0, cards + 1, 0, 4)  # the Shield ends at four


@pytest.mark.rule("WO-AFT-04")
def test_used_potions_are_discarded_and_the_others_kept(duo):
    duo.has(1, potions=3, alchemy=2)
    duo.fights()
    duo.move("use_potion", who=1)
    duo.move("use_potion", who=1)
    assert duo.one().potions == 3  # until the end of the fight
    with duo.arranged() as state:
        state.fight.life = 1
    duo.has(1, hand=1)
    before = duo.state.potion_discard
    duo.move("play_combo", who=1, cards=1, damage=1)
    assert (duo.one().potions, duo.state.potion_discard) == (1, before + 2)


@pytest.mark.rule("WO-AFT-05")
@pytest.mark.parametrize("left", [None, 0, 5])
def test_phase_three_follows(duo, left):
    if left is None:
        wins(duo)
    else:
        falls(duo, left)
    assert duo.state.turn.phase == "cards" and [one.who for one in duo.state.drawing] == [1]
    assert duo.objects("explore", who=1, deck="city")


@pytest.mark.rule("WO-AFT-02", "WO-AFT-03", "WO-AFT-04")
def test_where_the_table_keeps_all_it_is_told(old_world):
    table = old_world("wolf", "cat", areas=FULL | {"boards": "table", "decks": "table"})
    table.move("choose_terrain", who=1, terrain="water")
    table.fights()
    table.move("use_potion", who=1)
    table.move("play_combo", who=1, cards=1, damage=10)
    assert table.told("tell-lose-potions") == [{"who": "wolf", "count": 1}]
    assert {"tell-shield-full", "tell-shuffle-all"} <= set(table.said)


@pytest.mark.rule("WO-DEF-01")
def test_where_the_table_keeps_the_board_the_chronicle_names_the_monsters_place(old_world):
    table = old_world("wolf", "cat", areas=FULL | {"map": "table"})
    table.move("choose_terrain", who=1, terrain="water")
    table.lives("forest", "arachas", 16)
    table.turn_of(1)
    table.move("fight_monster", who=1, terrain="forest")
    assert table.chronicle[0].args["place"] == 16
    table.move("ready", who=1, first="witcher", overrule=("*",))
    table.move("play_combo", who=1, cards=1, damage=10)
    assert [one.args["place"] for one in table.chronicle if one.key == "wrote-defeated"] == [16]
