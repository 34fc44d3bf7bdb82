"""DEATH: what a dead character leaves, what goes back, and when its player begins anew."""

from __future__ import annotations

import pytest

from companion.core.errors import BadArguments
from companion.core.viewer import EVERYBODY
from companion.games.talisman.pages import table as page


def names(cards) -> list[str]:
    return sorted(card.name for card in cards)


def dies(table, who: int, space: str = "o10") -> None:
    """A character loses its last life on a space, whatever took it."""
    table.stands(who, space, lives=1)
    table.move("change", who=who, counter="lives", by=-1)


def supply(table) -> tuple[int, int]:
    """How many alignment-change cards and toad cards the table's page says are left."""
    left = {supply.name: supply.left for supply in page.view(table.state, EVERYBODY).supplies}
    return left["alignments"], left["toads"]


def reached(table) -> None:
    """Somebody has stood on the Crown of Command."""
    with table.arranged() as state:
        state.crown_reached = True


@pytest.mark.rule("TA-DEATH-01", "TA-DEATH-02")
def test_a_character_dies_with_its_last_life_and_leaves_the_board(duo):
    duo.stands(2, "o10", lives=2)
    duo.move("change", who=2, counter="lives", by=-1)
    assert duo.state.on("o10") and "wrote-died" not in duo.wrote
    duo.move("change", who=2, counter="lives", by=-1)
    assert "wrote-died" in duo.wrote and duo.told("tell-take-standee") == [{"who": "wizard"}]
    assert duo.state.on("o10") == [] and [one.seat for one in duo.state.playing] == [1]
    assert duo.refuses("change", who=2, counter="gold", by=1).message.key == "not-on-the-board"


@pytest.mark.rule("TA-DEATH-01")
def test_a_last_life_lost_in_a_fight_is_a_death(duo):
    duo.stands(1, "o10", lives=1)
    duo.lies("o10", "dragon")
    duo.arrived(1)
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[1, 1], theirs=[6])
    assert duo.one().in_play  # it may still be saved
    duo.move("lose_life", who=1)
    assert not duo.one().in_play and duo.state.fight is None
    assert names(duo.state.spaces["o10"].cards) == ["dragon"]


@pytest.mark.rule("TA-DEATH-03")
def test_its_objects_followers_and_gold_lie_where_it_died(duo):
    duo.stands(2, "m11", gold=3)
    duo.owns(2, "sword", "wand", "talisman", "maiden")
    duo.lies("m11", "bear", gold=1)
    dies(duo, 2, "m11")
    lying = duo.state.spaces["m11"]
    assert names(lying.cards) == ["bear", "maiden", "sword", "talisman", "wand"] and lying.gold == 4
    assert duo.one(2).belongings == [] and duo.one(2).gold == 0


@pytest.mark.rule("TA-DEATH-03")
def test_in_the_inner_region_too(duo):
    duo.owns(2, "sword")
    dies(duo, 2, "i3")
    assert names(duo.state.spaces["i3"].cards) == ["sword"]


@pytest.mark.rule("TA-DEATH-04")
def test_its_counters_go_back_to_the_bank(duo):
    duo.stands(2, "o10", strength=7, craft=9)
    dies(duo, 2)
    one = duo.one(2)
    assert (one.strength, one.craft, one.lives) == (0, 0, 0)


@pytest.mark.rule("TA-DEATH-05")
def test_its_spells_go_to_the_used_pile(duo):
    with duo.arranged() as state:
        state.at(2).spells = ["Ash", "Bone"]
    dies(duo, 2)
    assert duo.one(2).spells == [] and duo.state.spells.discard == ["Ash", "Bone"]
    assert duo.told("tell-spells-to-used")[0]["count"] == 2


@pytest.mark.rule("TA-DEATH-06", "TA-DEATH-14")
def test_its_character_card_lies_among_the_unused_and_may_come_again(duo):
    with duo.arranged() as state:
        state.unused = []
    dies(duo, 2)
    assert duo.state.unused == ["wizard"]
    duo.move("end_turn", who=1, overrule=("*",))
    assert duo.one(2).in_play and duo.one(2).id == "wizard" and duo.state.unused == []


@pytest.mark.rule("TA-DEATH-14")
def test_the_new_character_comes_from_the_unused_cards(trio):
    with trio.arranged() as state:
        state.unused = ["elf"]
    dies(trio, 2)
    trio.move("end_turn", who=1, overrule=("*",))
    assert trio.one(2).id in ("elf", "wizard")
    assert trio.state.unused == [{"elf": "wizard", "wizard": "elf"}[trio.one(2).id]]


@pytest.mark.rule("TA-DEATH-07")
def test_its_player_begins_anew_with_its_own_next_turn_and_plays_it(trio):
    dies(trio, 2)
    assert trio.one(2).standing == "waiting"
    trio.move("end_turn", who=1, overrule=("*",))
    assert trio.state.turn.who == 2 and trio.one(2).in_play
    trio.move("roll_movement", who=2, rolled=2)


@pytest.mark.rule("TA-DEATH-07")
def test_not_before_that(trio):
    dies(trio, 3)
    assert trio.objects("new_character", who=3, character="elf").rule == "TA-DEATH-07"
    trio.move("end_turn", who=1, overrule=("*",))
    assert trio.state.turn.who == 2 and trio.one(3).standing == "waiting"
    trio.move("end_turn", who=2, overrule=("*",))
    assert trio.state.turn.who == 3 and trio.one(3).in_play


@pytest.mark.rule("TA-DEATH-07")
def test_who_died_in_its_own_turn_waits_for_the_next_one(duo):
    dies(duo, 1)
    duo.move("end_turn", who=1)
    assert duo.state.turn.who == 2 and duo.one(1).standing == "waiting"
    duo.move("end_turn", who=2, overrule=("*",))
    assert duo.state.turn.who == 1 and duo.one(1).in_play


@pytest.mark.rule("TA-DEATH-07")
@pytest.mark.parametrize("first", [1, 3])
def test_read_the_other_way_it_begins_anew_with_the_next_round_of_the_table(talisman, first):
    table = talisman("warrior", "wizard", "druid", otherwise=["TA-DEATH-07"], first=first)
    order = [1, 2, 3] if first == 1 else [3, 1, 2]
    dies(table, order[1])
    table.move("end_turn", who=order[0], overrule=("*",))
    assert table.state.turn.who == order[2] and table.one(order[1]).standing == "waiting"  # its turn was passed over
    table.move("end_turn", who=order[2], overrule=("*",))
    assert table.state.turn.who == order[0] and table.one(order[1]).in_play
    table.move("end_turn", who=order[0], overrule=("*",))
    assert table.state.turn.who == order[1]


@pytest.mark.rule("TA-DEATH-08")
def test_the_new_character_is_set_up_afresh(duo):
    duo.stands(2, "o10", gold=7, missed=2, alignment="good")
    duo.move("turn_into_toad", who=2)
    dies(duo, 2)
    duo.move("end_turn", who=1, overrule=("*",))
    duo.move("new_character", who=2, character="priest")  # the table drew that one
    one = duo.one(2)
    assert (one.id, one.space, one.strength, one.craft, one.alignment) == ("priest", "o19", 2, 4, "good")
    assert (one.start_strength, one.start_craft, one.lives, one.gold, len(one.spells)) == (2, 4, 4, 1, 1)
    assert (one.toad, one.missed, one.objects, one.followers, one.trophies) == (None, 0, [], [], [])
    assert duo.told("tell-place-standee") == [{"who": "priest", "space": "o19"}]


@pytest.mark.rule("TA-DEATH-09")
def test_once_the_crown_was_reached_the_dead_are_out_for_good(trio):
    trio.stands(1, "i1")
    trio.owns(1, "talisman")
    trio.move("step", who=1, to="crown")
    trio.move("end_turn", who=1, overrule=("*",))
    dies(trio, 2)
    assert trio.one(2).standing == "out"
    assert trio.objects("new_character", who=2, character="elf").rule == "TA-DEATH-09"
    trio.round(2, 3, 1)
    assert trio.state.turn.who == 3 and trio.one(2).standing == "out"


@pytest.mark.rule("TA-DEATH-10")
def test_that_holds_even_when_whoever_reached_it_is_dead(talisman):
    table = talisman("warrior", "wizard", "druid", "elf")
    table.stands(1, "i1")
    table.owns(1, "talisman")
    table.move("step", who=1, to="crown")
    table.move("change", who=1, counter="lives", by=-4)
    assert table.state.on("crown") == [] and table.state.crown_reached
    dies(table, 2)
    assert table.one(2).standing == "out"


@pytest.mark.rule("TA-DEATH-10")
def test_read_the_other_way_an_empty_crown_lets_the_dead_begin_anew(talisman):
    table = talisman("warrior", "wizard", "druid", otherwise=["TA-DEATH-10"])
    table.stands(1, "i1")
    table.owns(1, "talisman")
    table.move("step", who=1, to="crown")
    dies(table, 2)
    assert table.one(2).standing == "out"
    table = talisman("warrior", "wizard", "druid", otherwise=["TA-DEATH-10"])
    table.stands(1, "i1")
    table.owns(1, "talisman")
    table.move("step", who=1, to="crown")
    table.move("change", who=1, counter="lives", by=-4)
    assert table.one(1).standing == "out"
    dies(table, 2)
    assert table.one(2).standing == "waiting"


@pytest.mark.rule("TA-DEATH-10")
@pytest.mark.parametrize("otherwise", [[], ["TA-DEATH-10"]])
def test_a_crown_that_was_left_alive_counts_as_the_table_reads_it(talisman, otherwise):
    table = talisman("warrior", "wizard", "druid", otherwise=otherwise)
    table.stands(1, "i1")
    table.owns(1, "talisman")
    table.move("step", who=1, to="crown")
    table.move("carry", who=1, to="i5")
    assert table.state.crown_reached == (not otherwise)


@pytest.mark.rule("TA-DEATH-10")
def test_read_the_other_way_the_last_one_left_wins_all_the_same(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-DEATH-10"])
    table.stands(1, "i1")
    table.owns(1, "talisman")
    table.move("step", who=1, to="crown")
    table.move("change", who=1, counter="lives", by=-4)
    assert table.state.winner == 2


@pytest.mark.rule("TA-DEATH-11")
def test_who_died_before_the_crown_was_reached_begins_anew_after_it_too(trio):
    dies(trio, 2)
    reached(trio)
    trio.move("end_turn", who=1, overrule=("*",))
    assert trio.state.turn.who == 2 and trio.one(2).in_play


@pytest.mark.rule("TA-DEATH-11")
def test_read_the_other_way_it_is_out(talisman):
    table = talisman("warrior", "wizard", "druid", otherwise=["TA-DEATH-11"])
    dies(table, 2)
    reached(table)
    table.move("end_turn", who=1, overrule=("*",))
    assert table.state.turn.who == 3 and table.one(2).standing == "out"
    assert "wrote-out" in table.wrote


@pytest.mark.rule("TA-DEATH-11", "TA-DEATH-07")
def test_read_the_other_way_twice_it_is_out_when_the_round_begins(talisman):
    table = talisman("warrior", "wizard", "druid", otherwise=["TA-DEATH-11", "TA-DEATH-07"])
    dies(table, 1)
    reached(table)
    table.round(1, 2, 3)
    assert table.state.turn.who == 2 and table.one(1).standing == "out"


@pytest.mark.rule("TA-DEATH-12")
def test_its_trophies_are_discarded(duo):
    duo.owns(2, "dragon", "sword")
    dies(duo, 2)
    assert duo.one(2).trophies == [] and duo.state.encounters.discard == ["dragon"]
    assert names(duo.state.spaces["o10"].cards) == ["sword"]


@pytest.mark.rule("TA-DEATH-12")
def test_read_the_other_way_its_trophies_lie_on_the_space(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-DEATH-12"])
    table.owns(2, "dragon", "sword")
    dies(table, 2)
    assert table.one(2).trophies == [] and table.state.encounters.discard == []
    assert names(table.state.spaces["o10"].cards) == ["dragon", "sword"]


@pytest.mark.rule("TA-DEATH-13")
def test_its_alignment_card_and_toad_card_go_back_to_the_supply(duo):
    duo.move("change_alignment", who=2, to="good")
    duo.move("turn_into_toad", who=2)
    assert supply(duo) == (3, 3)
    dies(duo, 2)
    assert supply(duo) == (4, 4)


@pytest.mark.rule("TA-DEATH-15")
def test_on_the_crown_one_can_die_too_and_is_out_for_good(trio):
    reached(trio)
    trio.stands(1, "crown", strength=9)
    trio.stands(2, "crown", lives=1)
    trio.owns(2, "ring")
    trio.arrived(1)
    trio.move("attack", who=1, whom=2)
    trio.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    trio.move("loot", who=1, what="life")
    trio.move("lose_life", who=2)
    assert trio.one(2).standing == "out" and names(trio.state.spaces["crown"].cards) == ["ring"]


@pytest.mark.rule("TA-DEATH-16")
def test_its_turn_is_over_and_the_next_one_plays(duo):
    duo.stands(1, "m2", lives=1)
    duo.arrived(1)
    duo.move("follow_space", who=1, way="thirst")
    assert duo.state.turn.over
    for move in ("draw", "face_enemies"):
        with pytest.raises(BadArguments):
            duo.move(move, who=1)
    duo.move("end_turn", who=1)
    assert duo.state.turn.who == 2


@pytest.mark.rule("TA-DEATH-16")
@pytest.mark.parametrize("dead", [1, 2])
def test_no_fight_goes_on_without_one_of_its_two(duo, dead):
    duo.stands(2, "o7")
    duo.arrived(1)
    duo.move("attack", who=1, whom=2)
    duo.move("change", who=dead, counter="lives", by=-4)  # a spell from afar
    assert duo.state.fight is None
    assert duo.state.turn.over == (dead == 1)
    duo.move("end_turn", who=1)


@pytest.mark.rule("TA-DEATH-02", "TA-DEATH-04", "TA-DEATH-13")
def test_the_hands_are_told_of_everything_that_leaves_with_the_dead(trio):
    trio.move("change_alignment", who=3, to="good")
    trio.move("perish", who=3)
    assert {"tell-take-standee", "tell-character-back", "tell-alignment-card-away"} <= {*trio.said}
    assert not trio.one(3).alignment_card


@pytest.mark.rule("TA-DEATH-02", "TA-DEATH-13")
def test_a_dead_toad_is_taken_off_the_board_by_its_card(trio):
    trio.move("turn_into_toad", who=2)
    trio.move("perish", who=2)
    assert "tell-take-toad" in trio.said and "tell-take-standee" not in trio.said


@pytest.mark.rule("TA-DEATH-03", "TA-DEATH-05", "TA-DEATH-12")
def test_what_lies_beside_the_cards_on_the_table_only_is_told_too(talisman):
    table = talisman("warrior", "wizard", kept="light")
    table.move("perish", who=2)
    assert {"tell-things-there", "tell-trophies-there", "tell-spells-there"} <= {*table.said}
