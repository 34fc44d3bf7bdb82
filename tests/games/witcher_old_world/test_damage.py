"""WO-DMG, WO-SHD, WO-DRW: damage and its order, Shield after it, and the draw that ends a fight turn."""

from __future__ import annotations

import pytest

from .conftest import FULL


def piles(one):
    """Shield, deck, hand and discard pile."""
    return one.shield, one.deck, one.hand, one.discard


@pytest.mark.rule("WO-DMG-01", "WO-DMG-02")
def test_all_symbols_of_the_combo_and_its_links_make_one_damage(duo):
    duo.fights()
    duo.has(1, hand=3)
    first = {"colour": "red", "damage": 1, "link": "blue", "link_damage": 1}
    duo.move("play_combo", who=1, played=[first, {"colour": "blue", "damage": 3}], damage=1)
    assert duo.state.fight.life == 10 - 6


@pytest.mark.rule("WO-DMG-01")
def test_in_a_duel_the_opponent_suffers_it_and_nobody_else(trio):
    trio.duels(2, 3)
    trio.has(2, hand=3)
    trio.has(3, deck=9, shield=0)
    first, other = trio.one(1).cards, piles(trio.one(2))[:2]
    trio.move("play_combo", who=2, cards=1, damage=4, combat=0)
    assert trio.one(3).deck == 5 and trio.one(1).cards == first and piles(trio.one(2))[:2] == other


ORDER = [
    # damage, Shield, deck, hand -> Shield, deck, hand, discard
    (2, (3, 4, 3), (1, 4, 3, 0)),
    (3, (3, 4, 3), (0, 4, 3, 0)),
    (5, (3, 4, 3), (0, 2, 3, 2)),
    (7, (3, 4, 3), (0, 0, 3, 4)),
    (9, (3, 4, 3), (0, 0, 1, 6)),
    (2, (0, 0, 3), (0, 0, 1, 2)),
]


@pytest.mark.rule("WO-DMG-03", "WO-DMG-04", "WO-DMG-05", "WO-DMG-06")
@pytest.mark.parametrize(("damage", "before", "after"), ORDER)
def test_damage_takes_shield_then_the_deck_then_the_hand(duo, damage, before, after):
    shield, deck, hand = before
    duo.duels()
    duo.has(2, defence=4, shield=shield, deck=deck, hand=hand, discard=0)
    duo.move("play_combo", who=1, cards=1, damage=damage)
    assert piles(duo.one(2)) == after


@pytest.mark.rule("WO-DMG-08", "WO-MFT-06")
@pytest.mark.parametrize(("damage", "before", "after"), ORDER)
def test_a_monsters_damage_follows_the_same_order(duo, damage, before, after):
    shield, deck, hand = before
    duo.fights(first="monster")
    duo.has(1, defence=4, shield=shield, deck=deck, hand=hand, discard=0)
    duo.struck("2", more=damage - 2)
    assert piles(duo.one()) == after


@pytest.mark.rule("WO-DMG-07")
@pytest.mark.parametrize("damage", [4, 9])
def test_with_the_last_card_gone_the_fight_is_over_and_the_rest_is_lost(duo, damage):
    duo.duels()
    duo.has(2, shield=1, deck=1, hand=2)
    duo.move("play_combo", who=1, cards=1, damage=damage)
    assert duo.state.fight is None and duo.one(1).deeds.duels_won == 1


@pytest.mark.rule("WO-DMG-03", "WO-DMG-05", "WO-DMG-08")
def test_where_the_table_keeps_the_decks_it_is_told_what_passes_the_shield(old_world):
    table = old_world("wolf", "cat", areas=FULL | {"decks": "table"})
    table.move("choose_terrain", who=1, terrain="water")
    table.fights(first="monster")
    table.has(1, defence=2, shield=2)
    table.struck("5")
    assert table.one().shield == 0
    assert table.told("tell-lose-from-deck") == [{"who": "wolf", "count": 3}]


@pytest.mark.rule("WO-DMG-03", "WO-DMG-08")
def test_where_the_table_keeps_all_it_is_told_the_order(old_world):
    table = old_world("wolf", "cat", areas=FULL | {"boards": "table", "decks": "table"})
    table.move("choose_terrain", who=1, terrain="water")
    table.fights(first="monster")
    table.struck("5")
    assert table.told("tell-suffers") == [{"who": "wolf", "damage": 5}]
    assert "tell-damage-order" in table.said


@pytest.mark.rule("WO-SHD-01")
@pytest.mark.parametrize(("defence", "before", "shields", "after"), [(3, 0, 2, 2), (3, 2, 4, 3), (5, 3, 3, 4)])
def test_shields_of_the_combo_raise_shield_to_its_cap_at_most(duo, defence, before, shields, after):
    duo.fights()
    duo.has(1, defence=defence, shield=before, hand=3)
    played = [{"colour": "yellow", "shield": shields - 1, "link": "red", "link_shield": 1}, {"colour": "red"}]
    duo.move("play_combo", who=1, played=played)
    assert duo.one().shield == after


@pytest.mark.rule("WO-SHD-01")
def test_shields_come_only_after_all_damage(duo):
    duo.duels()
    duo.has(1, hand=2, defence=2, shield=0)
    duo.has(2, defence=2, shield=1)
    duo.move("play_combo", who=1, cards=1, damage=1, shield=2)
    assert [told["who"] for told in duo.told("tell-shield")] == ["cat", "wolf"]


# --- step 4 ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def fight(duo):
    """The wolf's fight turn, with three cards in hand and twelve in the deck."""
    duo.fights()
    duo.has(1, hand=3, deck=12, discard=0)
    return duo


@pytest.mark.rule("WO-DRW-01", "WO-DRW-04")
@pytest.mark.parametrize("combat", [1, 2, 3, 4, 5])
def test_combat_is_how_many_cards_are_drawn_from_the_own_life_deck(fight, combat):
    fight.has(1, combat=combat)
    fight.move("play_combo", who=1, cards=1)
    assert (fight.one().hand, fight.one().deck) == (2 + combat, 12 - combat)


@pytest.mark.rule("WO-DRW-02", "WO-DRW-03", "WO-DRW-04")
def test_the_combos_changes_and_those_of_other_effects_are_added_up(fight):
    fight.has(1, combat=3)
    played = [{"colour": "red", "draw": 2, "link": "red", "link_draw": -1}, {"colour": "red", "draw": -1}]
    fight.move("play_combo", who=1, played=played, more=-1)  # 3 + 2 - 1 - 1 - 1
    assert (fight.one().hand, fight.one().deck) == (1 + 2, 10)


@pytest.mark.rule("WO-DRW-05", "WO-ATR-11")
@pytest.mark.parametrize(("combat", "counts", "more", "drawn"), [(2, None, -2, 0), (2, None, -6, 0), (3, 0, 2, 2)])
def test_less_than_nothing_is_nothing_and_combat_counted_as_nothing_may_be_mended(fight, combat, counts, more, drawn):
    fight.has(1, combat=combat)
    fight.move("play_combo", who=1, cards=1, more=more, combat=counts)
    assert (fight.one().hand, fight.one().deck, fight.one().combat) == (2 + drawn, 12 - drawn, combat)
    assert ("tell-draw-nothing" in fight.said) == (drawn == 0)


@pytest.mark.rule("WO-DRW-06")
def test_an_empty_life_deck_is_not_made_anew(fight):
    fight.has(1, deck=1, discard=8, combat=4)
    fight.move("play_combo", who=1, cards=1)
    assert (fight.one().hand, fight.one().deck, fight.one().discard) == (3, 0, 9)
    assert "tell-reshuffle" not in fight.said


@pytest.mark.rule("WO-DRW-07")
def test_the_draw_stops_at_seven_in_hand(fight):
    fight.has(1, hand=6, combat=5)
    fight.move("play_combo", who=1, cards=1)
    assert (fight.one().hand, fight.one().deck) == (7, 10)


@pytest.mark.rule("WO-DRW-08")
def test_the_combo_goes_onto_the_discard_pile_after_the_draw(fight):
    fight.has(1, hand=3, deck=0, discard=0, combat=3)
    fight.move("play_combo", who=1, cards=2)
    assert (fight.one().hand, fight.one().discard, fight.state.fight.combo) == (1, 2, 0)


@pytest.mark.rule("WO-DRW-01", "WO-DRW-02")
def test_where_the_table_keeps_the_decks_it_is_told_how_many_to_draw(old_world):
    table = old_world("wolf", "cat", areas=FULL | {"decks": "table"})
    table.move("choose_terrain", who=1, terrain="water")
    table.fights()
    table.has(1, combat=3)
    table.move("play_combo", who=1, cards=1, more=1)
    assert table.told("tell-draw-cards") == [{"who": "wolf", "count": 4}]


@pytest.mark.rule("WO-DMG-05", "WO-DMG-06")
def test_damage_that_reaches_the_hand_leaves_the_choice_to_the_witcher(duo):
    duo.fights(first="monster")
    duo.has(1, shield=0, deck=2, hand=3)
    duo.struck("4")
    assert duo.told("tell-lost-of-choice") == [{"who": "wolf", "deck": 2, "hand": 2}]
