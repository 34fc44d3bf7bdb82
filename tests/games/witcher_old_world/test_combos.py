"""WO-WFT, WO-CMB, WO-FX: a witcher's fight turn: what comes first, the combo, its special effects."""

from __future__ import annotations

import pytest

COLOURS = ("blue", "red", "green", "yellow", "purple")


def card(colour, link=None, **facts):
    """A card of a combo; `link`: the colour of its extension that the next card uses."""
    return {"colour": colour, "link": link, **facts}


@pytest.fixture
def fight(duo):
    """The wolf's first fight turn against an arachas of ten lives, with five cards in hand."""
    duo.fights()
    duo.has(1, hand=5, deck=9, discard=0, combat=1, defence=4, shield=0)
    return duo


@pytest.mark.rule("WO-WFT-01", "WO-POT-05")
def test_potions_in_one_turn_as_many_as_alchemy_allows_in_the_whole_fight(fight):
    fight.has(1, potions=4, alchemy=2)
    fight.move("use_potion", who=1)
    fight.move("use_potion", who=1)
    assert fight.objects("use_potion", who=1).rule == "WO-POT-05"
    fight.move("play_combo", who=1, cards=1)
    fight.struck("2")
    assert fight.objects("use_potion", who=1).rule == "WO-POT-05"
    fight.has(1, alchemy=3)
    fight.move("use_potion", who=1)


@pytest.mark.rule("WO-WFT-01")
def test_nobody_drinks_in_the_monsters_turn(fight):
    fight.has(1, potions=2, alchemy=2)
    fight.move("play_combo", who=1, cards=1)
    assert fight.objects("use_potion", who=1).code == "not-its-fight-turn"


@pytest.mark.rule("WO-WFT-06", "WO-DMG-01")
def test_damage_of_step_one_falls_together_with_that_of_the_combo(fight):
    fight.move("play_combo", who=1, played=[card("red", damage=2)], damage=3)
    assert fight.told("tell-monster-loses") == [{"count": 5, "left": 5}]


@pytest.mark.rule("WO-WFT-06")
def test_damage_of_step_one_alone_may_trigger_what_an_attack_triggers(old_world):
    table = old_world("viper", "cat")
    table.move("choose_terrain", who=1, terrain="water")
    table.fights()
    table.has(1, hand=2)
    table.move("play_combo", who=1, played=[card("yellow", shield=1)], damage=1)
    assert "tell-venom" in table.said


@pytest.mark.rule("WO-CMB-01")
def test_with_a_card_in_hand_one_must_be_played(fight):
    fight.has(1, hand=1)
    assert fight.objects("play_combo", who=1, cards=0).rule == "WO-CMB-01"


@pytest.mark.rule("WO-CMB-02")
def test_without_a_card_only_the_draw_is_left(fight):
    fight.has(1, hand=0, combat=2)
    fight.move("play_combo", who=1, cards=0)
    assert (fight.one().hand, fight.one().deck, fight.one().discard) == (2, 7, 0)
    assert fight.state.fight.life == 10 and fight.state.fight.turn == 0


@pytest.mark.rule("WO-CMB-03", "WO-CMB-08")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_single_card_is_a_combo(fight, colour):
    fight.move("play_combo", who=1, played=[card(colour, damage=1)])
    assert (fight.state.fight.life, fight.one().discard) == (9, 1)


@pytest.mark.rule("WO-CMB-04")
@pytest.mark.parametrize("above", COLOURS)
def test_a_card_must_have_the_colour_of_an_extension_beneath_it(fight, above):
    played = [card("blue", "red"), card(above)]
    if above == "red":
        fight.move("play_combo", who=1, played=played)
        assert fight.one().discard == 2
    else:
        objection = fight.objects("play_combo", who=1, played=played)
        assert (objection.rule, objection.message.args) == ("WO-CMB-04", {"position": 2, "colour": above})


@pytest.mark.rule("WO-CMB-04")
def test_a_card_without_an_extension_ends_the_combo(fight):
    assert fight.objects("play_combo", who=1, played=[card("blue"), card("blue")]).rule == "WO-CMB-04"


@pytest.mark.rule("WO-CMB-05")
def test_only_the_card_directly_beneath_counts(fight):
    first, second = card("blue", "red"), card("red", "green")
    assert fight.objects("play_combo", who=1, played=[first, second, card("red")]).message.args["position"] == 3
    fight.move("play_combo", who=1, played=[first, second, card("green", "blue"), card("blue")])
    assert fight.one().discard == 4


@pytest.mark.rule("WO-CMB-06", "WO-FX-05", "WO-FX-04")
def test_a_linked_extension_works_once_and_brings_its_own_effects(fight):
    linked = card("blue", "red", damage=1, link_damage=2, link_shield=1, link_draw=2)
    fight.move("play_combo", who=1, played=[linked, card("red", damage=1, shield=1)])
    assert fight.state.fight.life == 10 - 4
    assert fight.one().shield == 2
    assert fight.one().hand == 5 - 2 + 1 + 2  # Combat 1 and two more


@pytest.mark.rule("WO-CMB-10", "WO-FX-05", "WO-CMB-06")
def test_the_extensions_of_the_last_card_have_no_effect(fight):
    last = card("blue", "red", damage=1, link_damage=3, link_shield=3, link_draw=3)
    fight.move("play_combo", who=1, played=[last])
    assert (fight.state.fight.life, fight.one().shield, fight.one().hand) == (9, 0, 5)


@pytest.mark.rule("WO-CMB-07")
@pytest.mark.parametrize("cards", [1, 3, 5])
def test_a_combo_may_stop_at_any_card_up_to_the_last_in_hand(fight, cards):
    fight.move("play_combo", who=1, cards=cards)
    assert (fight.one().discard, fight.one().hand) == (cards, 5 - cards + 1)


@pytest.mark.rule("WO-CMB-07")
def test_no_combo_has_more_cards_than_the_hand(fight):
    fight.has(1, hand=2)
    assert fight.objects("play_combo", who=1, cards=3).rule == "WO-CMB-07"


@pytest.mark.rule("WO-CMB-09")
def test_nothing_happens_before_the_combo_is_complete(fight):
    played = [card("blue", "red", damage=9), card("red", "green", shield=3), card("yellow")]
    before = fight.plain
    fight.objects("play_combo", who=1, played=played)
    assert fight.plain == before


@pytest.mark.rule("WO-FX-01", "WO-SHD-01")
def test_special_effects_come_after_damage_and_shields(fight):
    fight.has(1, discard=2)
    fight.move("play_combo", who=1, cards=1, damage=1, shield=1, top_discard=True)
    order = ["tell-monster-loses", "tell-shield", "tell-top-discard", "tell-draw-cards"]
    assert [key for key in fight.said if key in order] == order


@pytest.mark.rule("WO-FX-02")
def test_the_top_discard_comes_from_what_lay_there_before_the_combo(fight):
    fight.has(1, hand=3, discard=4)
    fight.move("play_combo", who=1, cards=2, top_discard=True)
    assert (fight.one().hand, fight.one().discard) == (3 - 2 + 1 + 1, 4 - 1 + 2)


@pytest.mark.rule("WO-FX-02", "WO-FX-06")
def test_with_an_empty_discard_pile_the_effect_does_nothing(fight):
    fight.has(1, hand=3, discard=0)
    fight.move("play_combo", who=1, cards=2, top_discard=True)
    assert (fight.one().hand, fight.one().discard) == (3 - 2 + 1, 2)  # not even a card of this combo


@pytest.mark.rule("WO-FX-03")
def test_a_returned_card_is_in_hand_again_and_the_others_are_discarded(fight):
    fight.move("play_combo", who=1, cards=3, returned=1)
    assert (fight.one().hand, fight.one().discard) == (5 - 3 + 1 + 1, 2)


@pytest.mark.rule("WO-FX-03")
def test_no_more_cards_return_than_were_played(fight):
    fight.move("play_combo", who=1, cards=1, returned=4)
    assert (fight.one().hand, fight.one().discard) == (5 + 1, 0)


@pytest.mark.rule("WO-FX-04", "WO-DRW-02")
@pytest.mark.parametrize(("draw", "hand"), [(2, 4 + 3), (0, 4 + 1), (-1, 4)])
def test_more_or_fewer_cards_wait_for_step_four(fight, draw, hand):
    fight.move("play_combo", who=1, played=[card("green", draw=draw)])
    assert fight.one().hand == hand


@pytest.mark.rule("WO-FX-07")
def test_what_comes_back_obeys_the_hand_limit_too(fight):
    fight.has(1, hand=7, deck=5, discard=3, combat=1)
    fight.move("play_combo", who=1, cards=1, returned=1, top_discard=True)
    assert fight.one().hand == 7
    assert fight.one().hand + fight.one().deck + fight.one().discard == 15
