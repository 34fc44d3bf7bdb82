"""SHL and LVL: how high the Shield stands and when it moves; the witcher's level and the cards that it brings."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.names import AREAS, ATTRIBUTES

LIGHT = dict.fromkeys(AREAS, "table")


def shields(table, by: int, who: int = 1) -> int:
    """A card moves a Shield; returns where it stands then."""
    table.move("change", who=who, what="shield", by=by)
    return table.one(who).shield


def evenly(level: int, **facts) -> dict:
    """All four attributes on that level."""
    return dict.fromkeys(ATTRIBUTES, level) | facts


@pytest.mark.rule("WO-SHL-01")
@pytest.mark.parametrize(
    ("defence", "before", "by", "after"),
    [(3, 1, 1, 2), (3, 1, 2, 3), (3, 1, 5, 3), (3, 3, 1, 3), (3, 2, -1, 1), (3, 2, -5, 0), (1, 0, -1, 0), (1, 0, 2, 1)],
)
def test_the_shield_stands_between_nothing_and_its_cap(duo, defence, before, by, after):
    duo.has(1, defence=defence, shield=before)
    assert shields(duo, by) == after
    told = [{"who": "wolf", "value": after}] if before != after else []
    assert duo.told("tell-shield") == told


@pytest.mark.rule("WO-SHL-01")
def test_what_was_gained_above_the_cap_is_not_kept_for_later(duo):
    duo.has(1, defence=2, shield=1)
    assert shields(duo, 5) == 2
    assert shields(duo, -1) == 1


@pytest.mark.rule("WO-SHL-02")
def test_the_track_of_the_shield_ends_at_four(duo):
    duo.has(1, defence=5, shield=3)
    assert shields(duo, 1) == 4
    assert shields(duo, 1) == 4
    duo.move("take_over", who=1, gold=0, potions=0, combat=1, defence=5, alchemy=1, speciality=1, shield=5)
    assert duo.one().shield == 4


@pytest.mark.rule("WO-SHL-02")
@pytest.mark.parametrize(("most", "cap"), [(5, 5), (3, 3), (4, 4)])
def test_where_it_ends_can_be_set(duo, most, cap):
    duo.has(1, defence=5, shield=4)
    duo.has(2, defence=2, shield=2)
    duo.move("set_most_shield", most=most)
    assert duo.one(1).shield == min(4, cap)
    assert (shields(duo, 5), shields(duo, 5, who=2)) == (cap, 2)


@pytest.mark.rule("WO-SHL-03")
def test_the_shield_is_not_filled_when_a_turn_begins_or_cards_are_drawn(duo):
    for who in (1, 2):
        duo.has(who, defence=3, shield=1, hand=4, deck=6)
    duo.move("travel", who=1, to=7)
    duo.move("explore", who=1, deck="city", source="ours", number=1)
    duo.cards_phase(1)
    duo.move("fill_hand", who=1)
    duo.move("gain_action", who=1, position=6)
    assert duo.state.turn.who == 2
    duo.cards_phase(2, filled=True)
    duo.move("gain_action", who=2, position=6)
    assert (duo.state.turn.who, duo.one(1).shield, duo.one(2).shield) == (1, 1, 1)


@pytest.mark.rule("WO-SHL-03")
def test_nor_when_a_fight_begins_but_after_it(duo):
    duo.has(1, defence=3, shield=1)
    duo.fights()
    assert duo.one().shield == 1
    duo.has(1, hand=3, deck=6)
    duo.move("play_combo", who=1, cards=1)
    duo.struck("0")
    assert duo.one().shield == 1
    duo.move("play_combo", who=1, cards=1, damage=20)
    assert duo.one().shield == 3


@pytest.mark.rule("WO-SHL-03", "WO-SHL-02")
@pytest.mark.parametrize("life", [1, 5])
def test_after_a_lost_fight_it_is_filled_to_its_cap_too(duo, life):
    duo.has(1, defence=5, shield=0)
    duo.fights()
    with duo.arranged() as state:
        state.fight.life = life
    duo.has(1, hand=1, deck=0)
    duo.move("play_combo", who=1, cards=1)
    duo.move("take_cost_card", who=1, position=6)
    assert duo.one().shield == 4


@pytest.mark.rule("WO-SHL-03")
def test_after_a_duel_both_fill_theirs_and_whoever_looked_on_does_not(trio):
    for who in (1, 2, 3):
        trio.has(who, defence=2 + (who == 1), shield=0, hand=2, deck=8, discard=0)
    trio.duels()
    assert [one.shield for one in trio.state.witchers] == [0, 0, 0]
    trio.has(2, hand=1, deck=0)
    trio.move("play_combo", who=1, cards=1, damage=5)
    trio.move("take_cost_card", who=2, position=6)
    assert [one.shield for one in trio.state.witchers] == [3, 2, 0]


@pytest.mark.rule("WO-SHL-01", "WO-SHL-03")
def test_where_the_table_keeps_the_boards_it_is_told_the_steps(old_world):
    table = old_world("wolf", "cat", "bear", areas=LIGHT)
    for by, sign in ((2, "up"), (-2, "down")):
        shields(table, by)
        assert table.told("tell-shield-by") == [{"who": "wolf", "by": 2, "sign": sign}]


# --- the witcher's level ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WO-LVL-01", "WO-LVL-02", "WO-LVL-03")
@pytest.mark.parametrize("last", ATTRIBUTES)
@pytest.mark.parametrize(("level", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_level_rises_with_the_last_of_the_four_attributes_and_brings_cards(duo, last, level, cards):
    duo.has(1, **evenly(level), level=level, hand=2, deck=8, discard=0)
    for attribute in ATTRIBUTES:
        if attribute != last:
            duo.move("raise_by_card", who=1, attribute=attribute)
            assert (duo.one().level, duo.one().hand) == (level, 2)
    duo.move("raise_by_card", who=1, attribute=last)
    assert (duo.one().level, duo.one().hand, duo.one().deck) == (level + 1, 2 + cards, 8 - cards)
    assert duo.told("tell-level") == [{"who": "wolf", "level": level + 1}]
    assert duo.told("tell-draw-cards") == [{"who": "wolf", "count": cards}]


@pytest.mark.rule("WO-LVL-01")
def test_five_is_the_highest_level(duo):
    duo.has(1, **evenly(5), level=5, hand=2, deck=8)
    for attribute in ATTRIBUTES:
        duo.move("raise_by_card", who=1, attribute=attribute)
    assert (duo.one().level, duo.one().hand) == (5, 2)


@pytest.mark.rule("WO-LVL-01")
def test_one_attribute_far_ahead_is_not_enough(duo):
    duo.has(1, combat=5, defence=5, alchemy=5, speciality=1, level=1)
    duo.move("raise_by_card", who=1, attribute="speciality")
    assert duo.one().level == 2  # not higher: the lowest one is on 2


@pytest.mark.rule("WO-LVL-04", "WO-LVL-05")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_a_level_is_never_lost_nor_rewarded_twice(duo, attribute):
    duo.has(1, **evenly(3), level=3, hand=2, deck=8, discard=0)
    duo.move("lower_by_card", who=1, attribute=attribute, by=2)
    assert (duo.one().level_of(attribute), duo.one().level) == (1, 3)
    duo.move("raise_by_card", who=1, attribute=attribute, by=2)
    assert (duo.one().level_of(attribute), duo.one().level, duo.one().hand) == (3, 3, 2)
    assert "tell-level" not in duo.said


@pytest.mark.rule("WO-LVL-04")
def test_nor_is_it_lost_by_a_monsters_attack(duo):
    duo.has(1, **evenly(2), level=2)
    duo.fights(first="monster")
    duo.has(1, hand=3, deck=9)
    duo.struck("lower combat")
    assert (duo.one().combat, duo.one().level) == (1, 2)


@pytest.mark.rule("WO-LVL-06")
@pytest.mark.parametrize(("by", "level", "cards"), [(1, 2, 1), (2, 3, 2), (3, 4, 4), (4, 5, 6)])
def test_several_levels_may_be_reached_at_once_each_with_its_cards(duo, by, level, cards):
    duo.has(1, **evenly(5, combat=1), level=1, hand=0, deck=9, discard=0)
    duo.move("raise_by_card", who=1, attribute="combat", by=by)
    assert (duo.one().level, duo.one().hand) == (level, cards)
    assert [facts["level"] for facts in duo.told("tell-level")] == list(range(2, level + 1))


@pytest.mark.rule("WO-LVL-07")
@pytest.mark.parametrize(("level", "hand", "after"), [(1, 7, 7), (1, 6, 7), (3, 6, 7), (4, 7, 7)])
def test_the_cards_of_a_level_stop_at_seven_in_hand(duo, level, hand, after):
    duo.has(1, **evenly(level + 1, combat=level), level=level, hand=hand, deck=8, discard=0)
    duo.move("raise_by_card", who=1, attribute="combat")
    assert (duo.one().level, duo.one().hand, duo.one().deck) == (level + 1, after, 8 - (after - hand))


@pytest.mark.rule("WO-LVL-08")
@pytest.mark.parametrize("attribute", ["combat", "defence", "alchemy"])
def test_schools_and_cards_lift_an_attribute_above_the_level_and_attribute_locations_do_not(duo, attribute):
    with duo.arranged() as state:
        state.places["6"] = {"action": "attribute", "attribute": attribute}
    duo.has(1, **{attribute: 2}, location=6)
    duo.turn_of(1, moved=True)
    assert duo.objects("take_attribute", who=1).rule == "WO-LOC-01"
    duo.has(1, location=3, gold=5)
    duo.move("train", who=1, attribute=attribute)
    duo.move("raise_by_card", who=1, attribute=attribute, by=2)
    assert (duo.one().level_of(attribute), duo.one().level) == (5, 1)


@pytest.mark.rule("WO-LVL-02", "WO-LVL-03")
@pytest.mark.parametrize(("level", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_where_the_table_keeps_the_decks_it_is_told_how_many_to_draw(old_world, level, cards):
    boards = {"boards": "app", "map": "app", "market": "app", "decks": "table"}
    table = old_world("wolf", "cat", "bear", areas=boards)
    table.has(1, **evenly(level + 1, alchemy=level), level=level)
    table.move("raise_by_card", who=1, attribute="alchemy")
    assert table.told("tell-draw-cards") == [{"who": "wolf", "count": cards}]
