"""TOAD: three turns as a toad: what it drops and keeps, what it can do, and how it turns back."""

from __future__ import annotations

import pytest

from companion.games.talisman.play.totals import total
from companion.games.talisman.state.pieces import Toad


@pytest.fixture
def pond(talisman):
    """A thief (in turn) on the Fields o2, and a wizard with two spells on the Plains o4."""
    table = talisman("thief", "wizard")
    table.stands(1, "o2")
    table.stands(2, "o4")
    return table


def toad(table, who: int = 1, **facts) -> None:
    """That seat is a toad already, with all its turns before it."""
    with table.arranged() as state:
        state.at(who).toad = Toad(**facts)


def turns_as_a_toad(table, who: int = 1) -> int:
    """How many own turns of that seat begin, after this one, before it has its shape again."""
    seats = [one.seat for one in table.state.characters]
    table.round(*seats[seats.index(table.state.turn.who) :])
    turns = 0
    while table.one(who).toad is not None:
        turns += 1
        table.round(*seats)
    return turns


@pytest.mark.rule("TA-TOAD-01")
def test_a_toad_takes_the_standee_s_place(pond):
    pond.move("turn_into_toad", who=1)
    assert pond.one().toad.left == 3
    assert pond.told("tell-toad") == [{"who": "thief"}]


@pytest.mark.rule("TA-TOAD-01", "TA-TOAD-02", "TA-TOAD-03")
def test_the_turn_of_the_change_is_none_of_the_three(pond):
    pond.move("turn_into_toad", who=1)
    assert turns_as_a_toad(pond) == 3


@pytest.mark.rule("TA-TOAD-02")
def test_who_is_changed_in_another_s_turn_is_a_toad_for_its_next_three(pond):
    pond.move("turn_into_toad", who=2)
    for _ in range(3):
        assert pond.one(2).toad is not None
        pond.round(1)
        assert pond.one(2).toad is not None  # up to the end of the third
        pond.round(2)
    assert pond.one(2).toad is None
    assert pond.told("tell-restored") == [{"who": "wizard"}]


@pytest.mark.rule("TA-TOAD-03")
def test_read_the_other_way_the_turn_of_the_change_counts(talisman):
    table = talisman("thief", "wizard", otherwise=["TA-TOAD-03"])
    table.move("turn_into_toad", who=1)
    assert turns_as_a_toad(table) == 2


@pytest.mark.rule("TA-TOAD-04", "TA-TOAD-17")
def test_all_that_it_owned_lies_where_it_was_changed(pond):
    names = ["sword", "ring", "maiden", "talisman"]
    ids = pond.owns(1, *names)
    pond.stands(1, "o2", gold=3)
    pond.move("turn_into_toad", who=1)
    one = pond.one()
    assert (one.objects, one.followers, one.gold) == ([], [], 0)
    lying = pond.state.lying("o2")
    assert {card.id for card in lying.cards} == {*ids} and lying.gold == 3
    assert pond.state.talismans == 4  # the one on the space is no longer in the pile, nor back in it


@pytest.mark.rule("TA-TOAD-05")
def test_a_toad_collects_and_buys_and_is_given_nothing(pond):
    sword, maiden = pond.lies("o2", "sword", "maiden", gold=2)
    (shield,) = pond.owns(2, "shield")
    toad(pond)
    pond.arrived(1)
    with pond.arranged() as state:
        state.turn.drawn = True
    for name, args in (
        ("take_card", {"card": sword}),
        ("take_card", {"card": maiden}),
        ("take_gold", {"amount": 1}),
        ("buy", {"item": "helmet", "price": 0}),
        ("receive", {"item": "helmet"}),
        ("gain_talisman", {}),
        ("gain_card", {"card": {"name": "ring", "kind": "magic_object"}}),
        ("change", {"counter": "gold", "by": 1}),
    ):
        assert pond.objects(name, who=1, **args).rule == "TA-TOAD-05", name
    pond.stands(2, "o2")
    assert pond.objects("trade", who=2, whom=1, cards=[shield]).rule == "TA-TOAD-05"


@pytest.mark.rule("TA-TOAD-05")
@pytest.mark.parametrize("what", ["gold", "object"])
def test_a_toad_that_wins_takes_neither_gold_nor_an_object(pond, what):
    (sword,) = pond.owns(2, "sword")
    pond.stands(2, "o2", strength=1)
    toad(pond)
    pond.arrived(1)
    pond.move("attack", who=1, whom=2)
    pond.move("roll_fight", who=1, rolled=[6], theirs=[1])
    assert pond.objects("loot", who=1, what=what, card=sword).rule == "TA-TOAD-05"
    pond.move("loot", who=1, what="life")  # which is not owned


@pytest.mark.rule("TA-TOAD-05")
@pytest.mark.parametrize(("space", "way", "rolled"), [("o7", "tavern", [4]), ("m5", "prayer", [4, 6])])
def test_what_a_space_would_give_a_toad_stays_where_it_is(pond, space, way, rolled):
    pond.stands(1, space, gold=0)
    toad(pond)
    pond.arrived(1)
    pond.move("follow_space", who=1, way=way, rolled=rolled)
    assert (pond.one().gold, pond.one().objects, pond.state.talismans) == (0, [], 4)


@pytest.mark.rule("TA-TOAD-06")
def test_a_toad_has_strength_one_and_craft_one(pond):
    pond.stands(1, "o2", strength=7, craft=6)
    pond.move("turn_into_toad", who=1)
    assert [total(pond.one(), what) for what in ("strength", "craft")] == [1, 1]
    pond.arrived(1)
    pond.move("fight_creature", who=1, value=1)
    pond.move("roll_fight", who=1, rolled=[3], theirs=[2])
    assert pond.told("tell-scores") == [{"who": "thief", "score": 4, "theirs": 3}]


@pytest.mark.rule("TA-TOAD-07", "TA-TOAD-08")
def test_its_counters_wait_and_what_it_gained_as_a_toad_is_gone(pond):
    pond.stands(1, "o2", strength=7, craft=6)
    pond.move("turn_into_toad", who=1)
    pond.move("change", who=1, counter="strength", by=2)
    pond.move("change", who=1, counter="craft", by=1)
    assert [total(pond.one(), what) for what in ("strength", "craft")] == [3, 2]
    pond.move("change", who=1, counter="strength", by=-5)
    assert total(pond.one(), "strength") == 1
    pond.move("change", who=1, counter="strength", by=2)
    pond.move("turn_back", who=1)
    assert [total(pond.one(), what) for what in ("strength", "craft")] == [7, 6]


@pytest.mark.rule("TA-TOAD-09")
def test_a_toad_does_not_roll_but_has_to_hop_one_space(pond):
    toad(pond)
    assert pond.objects("roll_movement", who=1, rolled=3).rule == "TA-TOAD-09"
    objection = pond.objects("go", who=1, to="o4")
    assert (objection.rule, objection.code) == ("TA-TOAD-09", "toads-hop-one")  # it did not roll
    assert pond.objects("end_turn", who=1).rule == "TA-MOV-02"
    assert pond.objects("stay_as_toad", who=1).rule == "TA-TOAD-09"
    pond.move("go", who=1, to="o1")
    assert pond.one().space == "o1"
    assert pond.objects("go", who=1, to="o24").rule == "TA-TURN-01"


@pytest.mark.rule("TA-TOAD-09")
def test_read_the_other_way_a_toad_may_stay(talisman):
    table = talisman("thief", "wizard", otherwise=["TA-TOAD-09"])
    toad(table)
    table.move("stay_as_toad", who=1)
    table.move("end_turn", who=1)
    assert table.one().space == "o1"


@pytest.mark.rule("TA-TOAD-10")
def test_a_toad_neither_gains_nor_casts_spells(pond):
    toad(pond, 2)
    assert pond.objects("gain_spell", who=2).rule == "TA-TOAD-10"
    assert pond.objects("cast", who=2).rule == "TA-TOAD-10"
    pond.turn_of(2)
    pond.arrived(2)
    pond.move("fight_creature", who=2, value=9)
    assert pond.objects("evade", who=2, means="spell").rule == "TA-TOAD-10"
    pond.move("roll_fight", who=2, rolled=[1], theirs=[1])
    assert pond.objects("save_by_spell", who=2).rule == "TA-TOAD-10"


@pytest.mark.rule("TA-TOAD-10")
def test_a_spell_that_a_space_would_give_a_toad_stays_in_the_deck(pond):
    pond.stands(1, "o13")
    toad(pond)
    pond.arrived(1)
    left = pond.state.spells.size
    pond.move("follow_space", who=1, way="mystic", rolled=[6])
    assert pond.one().spells == [] and pond.state.spells.size == left


@pytest.mark.rule("TA-TOAD-11")
def test_a_toad_keeps_its_spells_in_spite_of_its_craft(pond):
    pond.move("turn_into_toad", who=2)
    assert len(pond.one(2).spells) == 2
    pond.round(1, 2, 1, 2, 1)
    pond.move("end_turn", who=2, overrule=("must-move",))  # no other objection
    assert pond.one(2).toad is None and len(pond.one(2).spells) == 2


@pytest.mark.rule("TA-TOAD-11")
def test_back_in_its_shape_the_limit_binds_it_again(pond):
    pond.stands(2, "o4", spells=["?", "?", "?"])
    toad(pond, 2)
    pond.move("roll_movement", who=1, rolled=1)
    pond.undo()
    pond.move("turn_back", who=2)
    assert pond.objects("roll_movement", who=1, rolled=1).rule == "TA-CRA-11"


@pytest.mark.rule("TA-TOAD-12")
def test_lives_lost_and_gained_as_a_toad_stay(pond):
    toad(pond)
    pond.move("change", who=1, counter="lives", by=3)
    pond.move("change", who=1, counter="lives", by=-1)
    pond.move("turn_back", who=1)
    assert pond.one().lives == 6


@pytest.mark.rule("TA-TOAD-14")
@pytest.mark.parametrize(
    ("character", "space", "move", "args", "rule"),
    [
        ("wizard", "o2", "attack", {"whom": 2, "psychic": True}, "TA-PSY-02"),
        ("assassin", "o2", "attack", {"whom": 2, "assassin": True}, "TA-KNOW-11"),
        ("thief", "o2", "use_ability", {"whom": 2, "what": "steal_gold"}, "TA-TOAD-14"),
        ("druid", "o2", "change_alignment", {"to": "good", "own_will": True}, "TA-ALI-03"),
        ("dwarf", "o3", "evade", {}, "TA-TOAD-14"),
        ("troll", "o21", "pass_through", {}, "TA-ENC-15"),
    ],
)
def test_a_toad_has_no_ability_of_its_character_s(talisman, character, space, move, args, rule):
    table = talisman(character, "elf")
    table.stands(1, space)
    table.stands(2, space)
    table.lies(space, "wolf") if move == "evade" else None
    toad(table)
    table.arrived(1)
    assert table.objects(move, who=1, **args).rule == rule


@pytest.mark.rule("TA-TOAD-14")
def test_a_toad_of_a_warrior_rolls_one_die(duo):
    duo.stands(1, "o2")
    toad(duo)
    duo.arrived(1)
    duo.move("fight_creature", who=1, value=1)
    assert duo.refuses("roll_fight", who=1, rolled=[3, 6], theirs=[2]).field == "rolled"


@pytest.mark.rule("TA-TOAD-15")
def test_a_toad_that_loses_its_last_life_dies_as_the_character(pond):
    pond.stands(1, "o2", lives=1)
    toad(pond)
    pond.move("change", who=1, counter="lives", by=-1)
    assert (pond.one().standing, pond.one().toad, pond.one().strength) == ("waiting", None, 0)
    assert "thief" in pond.state.unused


@pytest.mark.rule("TA-TOAD-16")
def test_a_toad_keeps_its_trophies_and_is_warned_when_it_exchanges_them(pond):
    (dragon,) = pond.owns(1, "dragon")
    pond.move("turn_into_toad", who=1)
    assert [card.id for card in pond.one().trophies] == [dragon]
    pond.move("exchange", who=1, trophies=[dragon])
    assert "tell-toad-gains-vanish" in pond.said
    assert total(pond.one(), "strength") == 2
    pond.move("turn_back", who=1)
    assert total(pond.one(), "strength") == 3


@pytest.mark.rule("TA-TOAD-16")
def test_read_the_other_way_a_toad_loses_its_trophies(talisman):
    table = talisman("thief", "wizard", otherwise=["TA-TOAD-16"])
    table.owns(1, "dragon")
    table.move("turn_into_toad", who=1)
    assert table.one().trophies == []


@pytest.mark.rule("TA-TOAD-18")
@pytest.mark.parametrize(("otherwise", "alignment"), [([], "evil"), (["TA-TOAD-18"], "neutral")])
def test_a_toad_is_of_its_character_s_alignment_unless_read_the_other_way(talisman, otherwise, alignment):
    table = talisman("druid", "elf", otherwise=otherwise)
    table.stands(1, "o2", alignment="evil")
    table.move("turn_into_toad", who=1)
    assert table.one().alignment == alignment


@pytest.mark.rule("TA-TOAD-19")
@pytest.mark.parametrize(("otherwise", "turns"), [([], 2), (["TA-TOAD-19"], 3)])
def test_a_missed_turn_is_one_of_the_three_unless_read_the_other_way(talisman, otherwise, turns):
    table = talisman("thief", "wizard", otherwise=otherwise)
    table.move("turn_into_toad", who=1)
    table.move("miss", who=1)
    played = 0
    table.move("end_turn", who=1, overrule=("*",))
    while table.one().toad is not None:
        if table.state.turn.who == 1:
            played += 1
        table.move("end_turn", who=table.state.turn.who, overrule=("*",))
    assert played == turns


@pytest.mark.rule("TA-TOAD-01", "TA-COMP-15")
def test_a_fifth_toad_goes_without_a_card(talisman):
    table = talisman("warrior", "wizard", "druid", "elf", "thief")
    for who in (1, 2, 3, 4):
        table.move("turn_into_toad", who=who)
        assert "tell-toad" in table.said
    table.move("turn_into_toad", who=5)
    assert "tell-toad-stand-in" in table.said and "tell-toad" not in table.said
    table.move("turn_back", who=5)
    assert table.said == ["tell-restored-stand-in"]
    table.move("turn_back", who=1)
    assert table.said == ["tell-restored"]
    table.move("turn_into_toad", who=5)
    assert "tell-toad" in table.said  # a card has come back


@pytest.mark.rule("TA-TOAD-08")
def test_what_a_toad_gains_is_told_to_the_hands(pond):
    toad(pond)
    pond.move("change", who=1, counter="strength", by=2)
    (told,) = pond.told("tell-toad-counters")
    assert (told["counter"], told["sign"], told["by"], told["value"]) == ("strength", "up", 2, 3)
    (wrote,) = (one for one in pond.chronicle if one.key == "wrote-toad-changed")
    assert (wrote.args["sign"], wrote.args["by"]) == ("up", 2)
