"""WO-MFT: a monster's fight turn: who names the attack, what the card does, and what is lost for good."""

from __future__ import annotations

import pytest

from .conftest import FULL

MONSTERS = {1: "arachas", 2: "fiend", 3: "leshen"}


@pytest.fixture
def fight(duo):
    """The arachas (level I) begins against the wolf, who holds three cards, has eight more and no Shield."""
    duo.fights(first="monster")
    duo.has(1, shield=0, defence=1, hand=3, deck=8, discard=0)
    return duo


def against(table, level):
    """A monster of that level begins against the wolf."""
    table.fights(monster=MONSTERS[level], first="monster")
    table.has(1, shield=0, defence=1, hand=5, deck=20, discard=0)


@pytest.mark.rule("WO-MFT-01")
def test_the_attack_is_named_before_the_card_is_turned_over_and_only_once(fight):
    before = fight.objects("monster_strikes", who=1, effect="3")
    assert (before.rule, before.can_overrule) == ("WO-MFT-01", False)
    fight.move("name_attack", who=2, attack="charge")
    assert fight.told("tell-attack") == [{"who": "cat", "attack": "charge"}]
    assert fight.objects("name_attack", who=2, attack="bite").rule == "WO-MFT-01"
    fight.move("monster_strikes", who=1, effect="3")
    fight.move("play_combo", who=1, cards=1)
    assert fight.objects("monster_strikes", who=1, effect="3").rule == "WO-MFT-01"  # each turn anew


@pytest.mark.rule("WO-MFT-02", "WO-MFT-03", "WO-MFT-04")
@pytest.mark.parametrize(("who", "choosers"), [(1, [5, 4, 3, 2, 5]), (3, [2, 1, 5, 4, 2]), (5, [4, 3, 2, 1, 4])])
def test_the_controller_names_first_then_it_passes_counter_clockwise_without_the_fighter(old_world, who, choosers):
    table = old_world("wolf", "cat", "bear", "viper", "griffin")
    for seat in table.state.choosing:
        table.move("choose_attribute", who=seat, attribute="alchemy")
    table.fights(who, first="monster")
    table.has(who, deck=30, hand=5, shield=1)
    for chooser in choosers:
        assert (table.state.fight.chooser, table.state.fight.controller) == (chooser, choosers[0])
        for other in {1, 2, 3, 4, 5} - {chooser}:
            assert table.objects("name_attack", who=other, attack="bite").rule == "WO-MFT-03"
        table.struck("2", who=who)
        table.move("play_combo", who=who, cards=1)


@pytest.mark.rule("WO-MFT-03")
def test_with_two_players_it_is_always_the_opponent(fight):
    for _ in range(3):
        assert fight.state.fight.chooser == 2
        assert fight.objects("name_attack", who=1, attack="bite").rule == "WO-MFT-03"
        fight.struck("2")
        fight.move("play_combo", who=1, cards=1)


@pytest.mark.rule("WO-MFT-05")
@pytest.mark.parametrize(("attack", "half"), [("charge", 0), ("bite", 1)])
def test_the_half_of_the_named_attack_is_applied_and_no_card_comes_twice(old_world, attack, half):
    table = old_world("wolf", "cat", seed="cards")
    table.move("choose_terrain", who=1, terrain="water")
    table.fights(monster="leshen", first="monster")
    for turn in range(1, 8):
        table.has(1, deck=40, hand=6, shield=1, defence=3)
        table.move("name_attack", who=2, attack=attack)
        table.move("monster_strikes", who=1)
        assert table.drawn[0].came == table.state.fight.card[half]
        assert len(set(table.state.fight.deck)) == turn
        table.move("play_combo", who=1, cards=1)


@pytest.mark.rule("WO-MFT-05")
def test_what_no_card_prints_is_refused(fight):
    fight.move("name_attack", who=2, attack="bite")
    assert fight.refuses("monster_strikes", who=1, effect="=gold").field == "effect"


@pytest.mark.rule("WO-MFT-06")
@pytest.mark.parametrize(("effect", "deck"), [("5", 3), ("=combat", 4), ("=alchemy", 6), ("level+2", 5)])
def test_damage_is_a_number_an_attribute_or_the_level_and_more(fight, effect, deck):
    fight.has(1, combat=4, alchemy=2)
    fight.struck(effect)
    assert (fight.one().deck, fight.one().hand) == (deck, 3)


@pytest.mark.rule("WO-KF-05")
@pytest.mark.parametrize(
    ("effect", "damage"), [("4", 3), ("=alchemy", 1), ("level+2", 3), ("lower combat", 1), ("1", 0)]
)
def test_the_manticore_deals_one_damage_less_and_takes_a_random_card_of_the_hand(duo, effect, damage):
    duo.fights(monster="manticore", first="monster")
    duo.has(1, shield=0, defence=1, alchemy=2, combat=3, hand=3, deck=20, discard=0)
    duo.struck(effect)
    assert (duo.one().deck, duo.one().hand, duo.one().discard) == (20 - damage, 2, damage + 1)
    (told,) = duo.told("tell-snatches")
    assert (told["who"], told["whom"], told["less"], told["count"]) == ("wolf", "cat", 1, 1)


@pytest.mark.rule("WO-KF-05")
def test_the_manticore_takes_nothing_where_it_deals_no_damage_or_the_hand_is_empty(duo):
    duo.fights(monster="manticore", first="monster")
    duo.has(1, shield=0, hand=3, deck=20, discard=0)
    duo.struck("random", "charge")
    assert not duo.told("tell-snatches") and (duo.one().hand, duo.one().deck) == (1, 20)
    duo.move("play_combo", who=1, cards=1)
    duo.has(1, shield=0, hand=0, deck=20, discard=0)
    duo.struck("3")
    assert (duo.one().hand, duo.one().deck) == (0, 18)
    assert duo.told("tell-snatches")[0]["count"] == 0


@pytest.mark.rule("WO-KF-05")
def test_without_the_boards_the_table_is_told_what_the_manticore_does(old_world):
    table = old_world("wolf", "cat", areas={**FULL, "boards": "table", "decks": "table"})
    table.fights(monster="manticore", first="monster")
    table.struck("=defence")
    assert table.told("tell-damage-equal") and table.told("tell-snatches")


@pytest.mark.rule("WO-MFT-07")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_as_many_random_hand_cards_as_its_level_go_to_the_discard_pile(duo, level):
    against(duo, level)
    duo.has(1, shield=1)
    duo.struck("random", "charge")
    assert (duo.one().hand, duo.one().deck, duo.one().discard, duo.one().shield) == (5 - level, 20, level, 1)
    assert duo.told("tell-random-discard") == [{"who": "wolf", "whom": "cat", "count": level}]


@pytest.mark.rule("WO-MFT-08", "WO-EDG-09")
def test_what_the_hand_lacks_comes_off_the_deck_and_shield_does_not_help(duo):
    against(duo, 3)
    duo.has(1, defence=3, shield=3, hand=1, deck=6)
    duo.struck("random", "charge")
    assert (duo.one().shield, duo.one().hand, duo.one().deck, duo.one().discard) == (3, 0, 4, 3)
    duo.move("play_combo", who=1, cards=0)
    duo.has(1, hand=1, deck=2)
    duo.struck("random", "charge")
    assert duo.state.fight is None and duo.one().deeds.fell == 1


@pytest.mark.rule("WO-MFT-09")
def test_a_trashed_card_comes_from_the_hand_and_leaves_the_game(fight):
    fight.struck("trash 1", "charge")
    one = fight.one()
    assert (one.hand, one.deck, one.discard, one.trashed) == (2, 8, 0, 1)


@pytest.mark.rule("WO-MFT-10", "WO-EDG-09")
def test_with_an_empty_hand_the_top_card_of_the_deck_is_trashed(fight):
    fight.has(1, hand=0, deck=2, discard=4)
    fight.struck("trash 1", "charge")
    assert (fight.one().deck, fight.one().discard, fight.one().trashed) == (1, 4, 1)
    fight.move("play_combo", who=1, cards=0)
    fight.has(1, hand=0, deck=1)
    fight.struck("trash 1", "charge")
    assert fight.state.fight is None


@pytest.mark.rule("WO-MFT-11")
@pytest.mark.parametrize("attribute", ["combat", "defence", "alchemy"])
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 1), (5, 5)])
def test_an_attribute_drops_by_one_but_not_below_one_nor_from_five(fight, attribute, before, after):
    fight.has(1, **{attribute: before})
    fight.struck(f"lower {attribute}")
    assert fight.one().level_of(attribute) == after


@pytest.mark.rule("WO-MFT-12")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_lowering_an_attribute_also_deals_damage_by_level(duo, level):
    against(duo, level)
    duo.struck("lower alchemy")
    assert duo.one().deck == 20 - level


@pytest.mark.rule("WO-MFT-12")
def test_the_table_may_say_what_its_cards_print(duo):
    duo.move("set_level_damage", level=3, damage=5)
    against(duo, 3)
    duo.struck("lower alchemy")
    assert duo.one().deck == 15


@pytest.mark.rule("WO-MFT-13", "WO-ATR-10")
@pytest.mark.parametrize(("otherwise", "shield", "deck"), [([], 0, 8), (["WO-MFT-13"], 1, 8)])
def test_defence_drops_before_the_damage_or_read_otherwise_after_it(old_world, otherwise, shield, deck):
    table = old_world("wolf", "cat", otherwise=otherwise)
    table.move("choose_terrain", who=1, terrain="water")
    table.fights(first="monster")
    table.has(1, defence=2, shield=2, hand=3, deck=8)
    table.struck("lower defence")  # to one, and one damage
    assert (table.one().defence, table.one().shield, table.one().deck) == (1, shield, deck)


@pytest.mark.rule("WO-MFT-14")
@pytest.mark.parametrize(("deck", "came"), [(9, "wrote-defeated"), (2, "wrote-driven-away")])
def test_its_last_card_still_takes_effect_and_then_decides(fight, deck, came):
    with fight.arranged() as state:
        state.fight.life = 1
    fight.has(1, deck=deck, hand=0, trashed=0)
    fight.struck("4")
    assert came in fight.wrote
    assert fight.told("tell-suffers") == [{"who": "wolf", "damage": 4}]


@pytest.mark.rule("WO-MFT-14")
@pytest.mark.parametrize(("says", "came"), [("survived", "wrote-defeated"), ("knocked_out", "wrote-driven-away")])
def test_where_the_table_keeps_the_decks_it_says_who_outlived_the_last_card(old_world, says, came):
    table = old_world("wolf", "cat", areas=FULL | {"decks": "table"})
    table.move("choose_terrain", who=1, terrain="water")
    table.fights(first="monster")
    with table.arranged() as state:
        state.fight.life = 1
    table.struck("4")
    assert table.state.fight.step == "last"
    table.move(says, who=1)
    assert came in table.wrote


@pytest.mark.rule("WO-MFT-15")
def test_what_was_trashed_or_lowered_stays_so_after_the_fight(fight):
    fight.has(1, combat=3, hand=3, deck=8, trashed=0)
    fight.struck("trash 1", "charge")
    fight.move("play_combo", who=1, cards=1)
    fight.struck("lower combat")
    fight.has(1, deck=5, hand=2, discard=3)
    with fight.arranged() as state:
        state.fight.life = 1
        state.at(1).track = 0
        state.fatigue[0] = 0
    fight.move("play_combo", who=1, cards=1, damage=1)
    assert (fight.one().combat, fight.one().trashed) == (2, 1)
    assert (fight.one().deck, fight.one().hand, fight.one().discard) == (10, 0, 0)


@pytest.mark.rule("WO-MFT-11", "WO-MFT-12", "WO-MFT-06")
def test_where_the_table_keeps_the_boards_it_lowers_and_counts_itself(old_world):
    table = old_world("wolf", "cat", areas=FULL | {"boards": "table", "decks": "table"})
    table.move("choose_terrain", who=1, terrain="water")
    table.fights(first="monster")
    table.struck("lower combat")
    assert table.told("tell-lower-by-hand") == [{"who": "wolf", "attribute": "combat", "count": 1}]
    assert table.told("tell-suffers") == [{"who": "wolf", "damage": 1}]
    table.move("play_combo", who=1, cards=1)
    table.struck("=defence")
    assert table.told("tell-damage-equal") == [{"who": "wolf", "attribute": "defence"}]
