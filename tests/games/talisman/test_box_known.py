"""KNOW: facts of the box beyond the rulebook: players, spaces' numbers, abilities, purchase cards, enemies."""

from __future__ import annotations

import pytest

from companion.core.errors import BadArguments
from companion.games.talisman.box.names import PURCHASES

FIELDS, WOODS, FOREST, VILLAGE, CRAGS, CASTLE, DESERT = "o8", "o5", "o11", "o13", "o21", "m8", "m2"
CAVE, TEMPLE, GATE, GLADE = "m1", "m5", "m9", "m13"
CITY, TAVERN, CHAPEL, SENTINEL, HILLS = "o1", "o7", "o19", "o17", "m12"
CRYPT, PLAIN, MINE, PITS = "i4", "i5", "i6", "i8"


def at_once(table, space: str, **facts) -> None:
    table.stands(1, space, **facts)
    table.arrived()


def fights(table, value: int = 20, rolled=(1,), theirs=(1,), **args) -> int:
    """A creature attacks the first seat on the Castle; the first seat's score."""
    at_once(table, CASTLE)
    table.move("fight_creature", who=1, value=value, name="giant")
    table.move("roll_fight", who=1, rolled=list(rolled), theirs=list(theirs), **args)
    return table.told("tell-scores")[0]["score"]


@pytest.mark.rule("TA-KNOW-01")
def test_two_to_six_play(talisman):
    assert len(talisman("warrior", "wizard").state.characters) == 2
    six = talisman("warrior", "wizard", "druid", "elf", "troll", "thief")
    assert [one.seat for one in six.state.playing] == [1, 2, 3, 4, 5, 6]
    with pytest.raises(BadArguments):
        talisman("warrior")


@pytest.mark.rule("TA-KNOW-03")
def test_the_sentinel_has_a_strength_of_nine(duo):
    duo.stands(1, SENTINEL)
    duo.move("roll_movement", who=1, rolled=1)
    duo.move("go", who=1, to=HILLS)
    duo.move("roll_fight", who=1, rolled=[1, 1], theirs=[2])
    assert duo.told("tell-scores")[0]["theirs"] == 2 + 9


@pytest.mark.rule("TA-KNOW-04")
def test_a_pit_monster_has_a_strength_of_four(duo):
    at_once(duo, PITS, fulfilled=False)
    duo.move("enter_pits", who=1, rolled=2)
    duo.move("roll_fight", who=1, rolled=[6, 1], theirs=[3])
    assert duo.told("tell-scores")[0]["theirs"] == 3 + 4


@pytest.mark.rule("TA-KNOW-05")
@pytest.mark.parametrize(
    ("dice", "out"),
    [
        ([1, 1, 1], CRYPT),
        ([1, 1, 2], CRYPT),
        ([1, 1, 3], PLAIN),
        ([2, 2, 2], GATE),
        ([2, 2, 3], GATE),
        ([2, 3, 3], CAVE),
        ([3, 3, 3], CAVE),
        ([3, 3, 4], CITY),
        ([6, 6, 6], CITY),
    ],
)
def test_the_crypt_lets_out_by_three_dice_less_strength(duo, dice, out):
    at_once(duo, CRYPT, fulfilled=False)  # strength 4
    duo.move("delve", who=1, rolled=dice)
    assert duo.one().space == out


@pytest.mark.rule("TA-KNOW-06")
@pytest.mark.parametrize(
    ("dice", "out"),
    [
        ([1, 1, 1], MINE),
        ([1, 2, 2], MINE),
        ([2, 2, 2], PLAIN),
        ([2, 2, 3], GATE),
        ([2, 3, 3], GATE),
        ([3, 3, 3], CAVE),
        ([3, 3, 4], CAVE),
        ([3, 4, 4], TAVERN),
        ([6, 6, 6], TAVERN),
    ],
)
def test_the_mine_lets_out_by_three_dice_less_craft(talisman, dice, out):
    table = talisman("wizard", "warrior")
    at_once(table, MINE, fulfilled=False)  # craft 5
    table.move("delve", who=1, rolled=dice)
    assert table.one().space == out


@pytest.mark.rule("TA-KNOW-07")
@pytest.mark.parametrize(("by", "value"), [("strength", 6), ("craft", 4)])
def test_the_gate_opens_for_two_dice_up_to_the_total_and_costs_one_otherwise(duo, by, value):
    duo.owns(1, "solomons_crown", "magic_belt", "magic_belt")  # strength 4 + 2, craft 2 + 2
    duo.stands(1, GATE)
    duo.move("roll_movement", who=1, rolled=1)
    duo.move("try_gate", who=1, by=by, rolled=[2, value - 2])
    assert duo.one().space == PLAIN
    duo.undo()
    duo.move("change", who=1, counter=by, by=1)
    before = getattr(duo.one(), by)
    duo.move("try_gate", who=1, by=by, rolled=[2, value])
    assert (duo.one().space, getattr(duo.one(), by)) == (GATE, before - 1)
    duo.turn_of(1)
    duo.move("roll_movement", who=1, rolled=1)
    duo.move("try_gate", who=1, by=by, rolled=[6, 6])
    assert getattr(duo.one(), by) == before - 1  # never below the start


@pytest.mark.rule("TA-KNOW-08")
@pytest.mark.parametrize(
    ("space", "across"),
    [
        *[(corner, []) for corner in (CITY, TAVERN, VILLAGE, CHAPEL)],
        (CAVE, ["o2", "o24"]),
        (TEMPLE, ["o6", "o8"]),
        (GATE, ["o12", "o14"]),
        (GLADE, ["o18", "o20"]),
    ],
)
def test_a_raft_leads_from_a_corner_to_two_spaces_or_none(duo, space, across):
    duo.stands(1, space, objects=[duo.card("raft")])
    duo.turn_of(1)
    with duo.arranged() as state:
        state.at(1).due_rafts = [state.at(1).objects[0].id]
    ends = [f"o{number}" for number in range(1, 25)] if space[0] == "m" else [f"m{number}" for number in range(1, 17)]
    for to in ends:
        if to in across:
            duo.move("use_raft", who=1, to=to)
            assert duo.one().space == to
            duo.undo()
        else:
            assert duo.objects("use_raft", who=1, to=to).rule == "TA-RAFT-08"


@pytest.mark.rule("TA-KNOW-10", "TA-KNOW-14")
def test_rafts_are_built_on_these_five_spaces_and_no_other(duo):
    built = []
    duo.owns(1, "axe")
    for space in [*(f"o{number}" for number in range(1, 25)), *(f"m{number}" for number in range(1, 17))]:
        duo.stands(1, space)
        duo.turn_of(1)
        try:
            duo.move("build_raft", who=1)
        except Exception as objection:
            assert objection.rule == "TA-RAFT-03"
        else:
            built.append(space)
            duo.undo()
    assert built == ["o5", "o11", "o16", "o23", "m6"]


@pytest.mark.rule("TA-KNOW-12")
def test_these_eight_kinds_of_purchase_cards_can_be_had(duo):
    duo.stands(1, VILLAGE, gold=40)
    for item in ("mule", "helmet", "sword", "axe", "shield", "armour", "raft", "water_bottle"):
        duo.move("buy", who=1, item=item, price=1)
        assert duo.one().objects[-1].name == item and duo.one().objects[-1].origin == "purchase"
    assert set(duo.state.stock) == set(PURCHASES) == {card.name for card in duo.one().objects}
    assert duo.refuses("buy", who=1, item="ring", price=1)


@pytest.mark.rule("TA-KNOW-13")
def test_there_are_28_purchase_cards_until_the_owner_counts_otherwise(talisman):
    table = talisman("warrior", "wizard")
    assert sum(table.state.stock.values()) == 28
    table.move("set_stock", item="sword", count=7)
    assert table.state.stock["sword"] == 7
    assert talisman("warrior", "wizard", stock={"axe": 1}).state.stock["axe"] == 1
    assert talisman("warrior", "wizard", knowledge={"purchase": {"mule": {"count": 5}}}).state.stock["mule"] == 5


@pytest.mark.rule("TA-KNOW-14")
@pytest.mark.parametrize("weapon", ["sword", "axe"])
def test_a_sword_or_an_axe_adds_one_in_combat_and_only_there(talisman, weapon):
    table = talisman("troll", "wizard")
    table.owns(1, weapon)
    assert fights(table) == 1 + 6 + 1
    table.turn_of(1)
    at_once(table, CRYPT, fulfilled=False)
    with table.arranged() as state:
        state.fight = None
    table.move("delve", who=1, rolled=[1, 2, 4])
    assert table.one().space == PLAIN  # 7 less 6: the weapon is no strength there


@pytest.mark.rule("TA-KNOW-15")
@pytest.mark.parametrize(("card", "least"), [("helmet", 6), ("shield", 5), ("armour", 4)])
@pytest.mark.parametrize("short", [0, 1])
def test_a_protection_saves_a_life_from_its_number_on(duo, card, least, short):
    id = duo.owns(1, card)[0]
    fights(duo, rolled=(1, 1))
    duo.move("save_life", who=1, card=id, rolled=least - short)
    if short:
        duo.move("lose_life", who=1)
    assert duo.state.fight is None and duo.one().lives == 4 - short


@pytest.mark.rule("TA-KNOW-16")
def test_only_one_protection_is_rolled_for_a_lost_life(duo):
    helmet, shield = duo.owns(1, "helmet", "shield")
    fights(duo, rolled=(1, 1))
    duo.move("save_life", who=1, card=helmet, rolled=1)
    assert duo.objects("save_life", who=1, card=shield, rolled=6).rule == "TA-KNOW-16"
    assert duo.objects("save_life", who=1, card=helmet, rolled=6).rule == "TA-KNOW-16"


@pytest.mark.rule("TA-KNOW-17")
@pytest.mark.parametrize(("item", "price"), [("helmet", 2), ("sword", 2), ("axe", 3), ("shield", 3), ("armour", 4)])
def test_the_smiths_prices(duo, item, price):
    at_once(duo, VILLAGE, gold=price)
    duo.move("follow_space", who=1, way="blacksmith", buy=[item])
    assert duo.one().gold == 0 and duo.one().objects[0].name == item
    duo.undo()
    at_once(duo, VILLAGE, gold=price - 1)
    assert duo.objects("follow_space", who=1, way="blacksmith", buy=[item]).rule == "TA-GOLD-02"


@pytest.mark.rule("TA-KNOW-18")
def test_a_mule_carries_any_number_unless_the_table_says_how_many(duo):
    duo.stands(1, CASTLE, objects=[duo.card(name) for name in ("mule", *["ring"] * 9)])
    duo.arrived()
    duo.move("end_turn", who=1)
    duo.undo()
    duo.move("set_mule", load=4)
    assert duo.objects("end_turn", who=1).rule == "TA-OBJ-08"  # 10 are more than 4 + 4
    duo.move("drop", who=1, cards=[card.id for card in duo.one().objects[-2:]])
    duo.move("end_turn", who=1)


@pytest.mark.rule("TA-KNOW-19")
def test_a_water_bottle_spares_the_life_in_the_desert(duo):
    at_once(duo, DESERT)
    duo.move("follow_space", who=1, way="thirst")
    assert duo.one().lives == 3
    duo.undo()
    duo.owns(1, "water_bottle")
    duo.move("follow_space", who=1, way="thirst")
    assert duo.one().lives == 4


@pytest.mark.rule("TA-KNOW-21")
@pytest.mark.parametrize(
    ("strength", "names"),
    [
        (1, ["boar"]),
        (2, ["wolf", "goblin"]),
        (3, ["ape", "bear", "lion", "hobgoblin"]),
        (4, ["serpent", "bandit"]),
        (5, ["ogre"]),
        (6, ["giant"]),
        (7, ["dragon"]),
    ],
)
def test_the_enemies_strengths_are_known(talisman, strength, names):
    for name in names:
        table = talisman("warrior", "wizard")
        at_once(table, FIELDS)
        table.move("draw", who=1, cards=[{"name": name}])
        table.move("face_enemies", who=1)
        assert table.state.fight.value == strength and not table.state.fight.psychic


@pytest.mark.rule("TA-KNOW-21")
@pytest.mark.parametrize(("names", "gains"), [(["dragon"], 1), (["serpent", "lion"], 1), (["giant"], 0)])
def test_by_these_strengths_the_enemies_are_exchanged(duo, names, gains):
    trophies = duo.owns(1, *names)
    duo.move("exchange", who=1, trophies=trophies, overrule=("too-few-points",))
    assert duo.one().strength == 4 + gains
