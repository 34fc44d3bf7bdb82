"""ATR: the four attributes: what each is good for, what follows when it rises or falls, and where it ends."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.names import AREAS, ATTRIBUTES

from .conftest import FULL

LIGHT = dict.fromkeys(AREAS, "table")


def levels(one) -> dict[str, int]:
    """The four attributes."""
    return {attribute: one.level_of(attribute) for attribute in ATTRIBUTES}


def raises(table, attribute: str, way: str) -> None:
    """The wolf raises an attribute by one, in one of the ways that the game has."""
    if way == "card":
        table.move("raise_by_card", who=1, attribute=attribute)
        return
    if way == "location":
        with table.arranged() as state:
            state.places["6"] = {"action": "attribute", "attribute": attribute}
        table.has(1, location=6, level=5)
        table.turn_of(1, moved=True)
        table.move("take_attribute", who=1)
    else:
        table.has(1, location=3, gold=9)
        table.turn_of(1, moved=True)
        table.move("train", who=1, attribute=attribute)


@pytest.mark.rule("WO-ATR-01")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_each_attribute_is_a_track_of_its_own_from_one_to_five(duo, attribute):
    assert levels(duo.one()) == dict.fromkeys(ATTRIBUTES, 1)
    for value in (2, 3, 4, 5):
        duo.move("raise_by_card", who=1, attribute=attribute)
        assert levels(duo.one()) == dict.fromkeys(ATTRIBUTES, 1) | {attribute: value}
    assert levels(duo.one(2)) == dict.fromkeys(ATTRIBUTES, 1)
    board = {"who": 1, "gold": 0, "potions": 0, "shield": 1, **dict.fromkeys(ATTRIBUTES, 3)}
    for value in (0, 6):
        assert duo.refuses("take_over", **board | {attribute: value}).field == attribute


@pytest.mark.rule("WO-ATR-02")
@pytest.mark.parametrize("combat", [1, 2, 3, 4, 5])
def test_combat_is_how_many_cards_a_fight_turn_draws(duo, combat):
    duo.has(1, combat=combat)
    duo.fights()
    duo.has(1, hand=2, deck=9, discard=0)
    duo.move("play_combo", who=1, cards=1)
    assert (duo.one().hand, duo.one().deck) == (1 + combat, 9 - combat)


@pytest.mark.rule("WO-ATR-03")
@pytest.mark.parametrize(("defence", "shield"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_defence_is_how_high_the_shield_may_rise(duo, defence, shield):
    duo.has(1, defence=defence, shield=0)
    duo.move("change", who=1, what="shield", by=6)
    assert duo.one().shield == shield


@pytest.mark.rule("WO-ATR-04")
@pytest.mark.parametrize("way", ["card", "location", "school"])
@pytest.mark.parametrize(
    ("defence", "shield", "after"), [(1, 1, 2), (2, 0, 1), (3, 3, 4), (3, 1, 2), (4, 4, 4), (4, 1, 1)]
)
def test_a_step_of_defence_is_a_step_of_shield_but_for_the_fifth(duo, way, defence, shield, after):
    duo.has(1, defence=defence, shield=shield)
    raises(duo, "defence", way)
    assert (duo.one().defence, duo.one().shield) == (defence + 1, after)


@pytest.mark.rule("WO-ATR-04", "WO-ATR-06")
def test_no_other_attribute_moves_the_shield_nor_brings_a_potion(duo):
    duo.has(1, defence=3, shield=1)
    for attribute in ("combat", "speciality"):
        duo.move("raise_by_card", who=1, attribute=attribute)
    assert (duo.one().shield, duo.one().potions) == (1, 0)
    duo.move("raise_by_card", who=1, attribute="defence")
    assert (duo.one().shield, duo.one().potions) == (2, 0)
    duo.move("raise_by_card", who=1, attribute="alchemy")
    assert (duo.one().shield, duo.one().potions) == (2, 1)


@pytest.mark.rule("WO-ATR-04", "WO-ATR-06")
def test_it_follows_each_time_also_for_two_steps_at_once_and_after_a_fall(duo):
    duo.has(1, defence=2, shield=0, alchemy=2)
    for attribute in ("defence", "alchemy"):
        duo.move("raise_by_card", who=1, attribute=attribute, by=2)
    assert (duo.one().defence, duo.one().shield, duo.one().alchemy, duo.one().potions) == (4, 2, 4, 2)
    duo.move("lower_by_card", who=1, attribute="alchemy")
    duo.move("raise_by_card", who=1, attribute="alchemy")
    assert duo.one().potions == 3
    duo.move("lower_by_card", who=1, attribute="defence")
    duo.move("raise_by_card", who=1, attribute="defence")
    assert (duo.one().defence, duo.one().shield) == (4, 3)


@pytest.mark.rule("WO-ATR-06")
@pytest.mark.parametrize("way", ["card", "location", "school"])
@pytest.mark.parametrize("alchemy", [1, 2, 3, 4])
def test_a_step_of_alchemy_draws_a_potion_at_once(duo, way, alchemy):
    duo.has(1, alchemy=alchemy)
    raises(duo, "alchemy", way)
    assert (duo.one().alchemy, duo.one().potions, duo.state.potions) == (alchemy + 1, 1, 27)
    assert "tell-draw-potions" in duo.said


@pytest.mark.rule("WO-ATR-05")
@pytest.mark.parametrize("alchemy", [1, 3, 5])
def test_alchemy_is_how_many_potions_one_fight_allows(duo, alchemy):
    duo.has(1, alchemy=alchemy, potions=4)
    duo.fights()
    for _ in range(min(4, alchemy)):
        duo.move("use_potion", who=1)
    objection = duo.objects("use_potion", who=1)
    assert objection.rule == ("WO-POT-05" if alchemy < 4 else "WO-POT-01")


@pytest.mark.rule("WO-ATR-07")
def test_only_the_speciality_of_the_current_level_works(duo):
    for level, first, second in ((2, 1, 0), (3, 4, 2)):
        duo.move("describe_speciality", school="wolf", level=level, first=first, second=second)
    for speciality, life, drawn in ((2, 10 - 1, 1), (3, 10 - 4, 3), (4, 10, 1), (2, 10 - 1, 1)):
        duo.has(1, combat=1, speciality=speciality, potions=0)
        duo.fights()
        duo.has(1, hand=3, deck=9, discard=0)
        duo.move("play_combo", who=1, cards=3, speciality=True)
        assert (duo.state.fight.life, duo.one().hand) == (life, drawn)


@pytest.mark.rule("WO-ATR-08")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
@pytest.mark.parametrize(("before", "by", "after"), [(4, 1, 3), (4, 2, 2), (2, 1, 1), (2, 3, 1), (1, 1, 1)])
def test_a_card_lowers_an_attribute_but_never_below_one(duo, attribute, before, by, after):
    duo.has(1, **{attribute: before})
    duo.move("lower_by_card", who=1, attribute=attribute, by=by)
    assert levels(duo.one()) == dict.fromkeys(ATTRIBUTES, 1) | {attribute: after}


@pytest.mark.rule("WO-ATR-08", "WO-ATR-09")
@pytest.mark.parametrize("attribute", ["combat", "defence", "alchemy"])
@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (4, 3), (5, 5)])
def test_so_does_a_monsters_attack(duo, attribute, before, after):
    duo.has(1, **{attribute: before})
    duo.fights(first="monster")
    duo.has(1, deck=9, hand=3)
    duo.struck(f"lower {attribute}")
    assert duo.one().level_of(attribute) == after


@pytest.mark.rule("WO-ATR-09")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
@pytest.mark.parametrize("by", [1, 4])
def test_an_attribute_that_has_reached_five_stays_there_for_good(duo, attribute, by):
    duo.has(1, **{attribute: 4}, shield=0)
    duo.move("raise_by_card", who=1, attribute=attribute)
    duo.move("lower_by_card", who=1, attribute=attribute, by=by)
    assert duo.one().level_of(attribute) == 5
    assert duo.told("tell-stays") == [{"who": "wolf", "attribute": attribute, "value": 5}]


@pytest.mark.rule("WO-ATR-10")
@pytest.mark.parametrize(("defence", "by", "shield", "after"), [(4, 1, 4, 3), (4, 3, 4, 1), (3, 1, 1, 1), (2, 1, 0, 0)])
def test_a_shield_above_the_new_defence_comes_down_with_it(duo, defence, by, shield, after):
    duo.has(1, defence=defence, shield=shield)
    duo.move("lower_by_card", who=1, attribute="defence", by=by)
    assert (duo.one().defence, duo.one().shield) == (defence - by, after)
    assert ("tell-shield" in duo.said) == (shield != after)


@pytest.mark.rule("WO-ATR-10")
def test_another_attribute_that_falls_leaves_the_shield_alone(duo):
    duo.has(1, combat=3, alchemy=3, defence=3, shield=3)
    for attribute in ("combat", "alchemy"):
        duo.move("lower_by_card", who=1, attribute=attribute)
    assert duo.one().shield == 3


@pytest.mark.rule("WO-ATR-11")
@pytest.mark.parametrize(("counts", "more", "drawn"), [(0, 0, 0), (0, 2, 2), (-1, 2, 1), (-2, 1, 0), (None, 0, 3)])
def test_combat_may_count_as_nothing_or_less_for_a_turn(duo, counts, more, drawn):
    duo.has(1, combat=3)
    duo.fights()
    duo.has(1, hand=2, deck=9, discard=0, shield=0)
    duo.move("play_combo", who=1, cards=1, combat=counts, more=more)
    assert (duo.one().hand, duo.one().combat) == (1 + drawn, 3)
    duo.struck("0")
    duo.move("play_combo", who=1, cards=1)
    assert duo.one().hand == drawn + 3  # in that turn only


@pytest.mark.rule("WO-ATR-12")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_a_raise_beyond_five_is_lost_with_all_that_would_follow(duo, attribute):
    duo.has(1, **{attribute: 5}, shield=0)
    duo.move("raise_by_card", who=1, attribute=attribute, by=2)
    one = duo.one()
    assert (one.level_of(attribute), one.shield, one.potions, one.level) == (5, 0, 0, 1)
    assert duo.told("tell-at-its-top") == [{"who": "wolf", "attribute": attribute}]
    duo.has(1, **{attribute: 4})
    duo.move("raise_by_card", who=1, attribute=attribute, by=3)
    assert (duo.one().level_of(attribute), duo.one().potions) == (5, 1 if attribute == "alchemy" else 0)


@pytest.mark.rule("WO-ATR-12")
@pytest.mark.parametrize("way", ["location", "school"])
@pytest.mark.parametrize("attribute", ["combat", "defence", "alchemy"])
def test_where_it_would_be_lost_the_table_is_warned(duo, attribute, way):
    duo.has(1, **{attribute: 5})
    with pytest.raises(Exception, match="attribute-at-top"):
        raises(duo, attribute, way)


@pytest.mark.rule("WO-ATR-04", "WO-ATR-06", "WO-ATR-08", "WO-ATR-10", "WO-ATR-12")
@pytest.mark.parametrize("areas", [LIGHT, FULL | {"boards": "table"}])
@pytest.mark.parametrize(
    ("move", "told"), [("raise_by_card", "tell-raise-by-hand"), ("lower_by_card", "tell-lower-by-hand")]
)
def test_where_the_table_keeps_the_boards_it_is_told_what_moves(old_world, areas, move, told):
    table = old_world("wolf", "cat", "bear", areas=areas)
    table.move(move, who=1, attribute="defence", by=2)
    assert table.told(told) == [{"who": "wolf", "attribute": "defence", "count": 2}]
    assert levels(table.one()) == dict.fromkeys(ATTRIBUTES, 1)
