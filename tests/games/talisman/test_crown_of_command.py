"""CMD: the Crown of Command: the command spell, who answers it and how, and more than one character up there."""

from __future__ import annotations

import pytest

from companion.games.talisman.state.pieces import Toad


def crowned(table, *seats: int):
    """These stand on the Crown, the first of them in turn; somebody has reached it."""
    with table.arranged() as state:
        state.crown_reached = True
    for seat in seats:
        table.stands(seat, "crown")
    table.turn_of(table.state.clockwise(seats[0])[-2].seat)
    table.round(table.state.turn.who)
    return table


@pytest.fixture
def reign(talisman):
    """A thief alone on the Crown, in turn; a dwarf in the Fields, an elf in the Mine."""
    table = talisman("thief", "dwarf", "elf")
    table.stands(2, "o2")
    table.stands(3, "i6")
    return crowned(table, 1)


@pytest.mark.rule("TA-CMD-01")
def test_alone_on_the_crown_one_command_spell_must_be_cast_each_turn(reign):
    assert reign.objects("end_turn", who=1).rule == "TA-CMD-01"
    reign.move("command", who=1, rolled=1)
    assert reign.objects("command", who=1, rolled=6).rule == "TA-CMD-01"
    reign.move("end_turn", who=1)
    reign.round(2, 3)
    assert reign.objects("end_turn", who=1).rule == "TA-CMD-01"
    reign.move("command", who=1, rolled=1)


@pytest.mark.rule("TA-CMD-01")
def test_read_the_other_way_it_need_not_be_cast(talisman):
    table = crowned(talisman("thief", "dwarf", otherwise=["TA-CMD-01"]), 1)
    table.move("end_turn", who=1)
    assert (table.state.turn.who, table.rulings) == (2, [])


@pytest.mark.rule("TA-CMD-01")
def test_nobody_casts_it_elsewhere(reign):
    reign.move("command", who=1, rolled=1)
    reign.move("end_turn", who=1)
    reign.arrived(2)
    assert reign.objects("command", who=2, rolled=6).code == "not-on-the-crown"


@pytest.mark.rule("TA-CMD-02", "TA-CMD-03", "TA-CMD-04", "TA-CMD-07", "TA-CMD-08")
@pytest.mark.parametrize("face", range(1, 7))
def test_one_die_decides_for_all_others_wherever_they_are(reign, face):
    assert reign.refuses("command", who=1, rolled=7).field == "rolled"
    reign.move("command", who=1, rolled=face)
    if face <= 3:
        assert reign.state.command is None
        reign.move("end_turn", who=1)
        assert [one.lives for one in reign.state.characters] == [4, 4, 4]
        return
    assert reign.objects("end_turn", who=1).rule == "TA-CMD-04"
    assert reign.refuses("answer", who=1, how="life").field == "who"
    reign.move("answer", who=2, how="life")
    assert reign.objects("end_turn", who=1).rule == "TA-CMD-04"
    reign.move("answer", who=3, how="life")
    assert [one.lives for one in reign.state.characters] == [4, 3, 3]
    assert reign.refuses("answer", who=3, how="life").field == "who"  # once each
    reign.move("end_turn", who=1)


@pytest.mark.rule("TA-CMD-02")
def test_the_app_rolls_a_die_where_the_table_did_not(reign):
    reign.move("command", who=1)
    written = reign.chronicle[-1]
    assert (written.key == "wrote-command-worked") == (written.args["rolled"] >= 4) == (reign.state.command is not None)


@pytest.mark.rule("TA-CMD-04", "TA-CMD-10")
def test_each_player_chooses_between_a_life_and_leaving(reign):
    reign.move("command", who=1, rolled=4)
    reign.move("answer", who=2, how="concede")
    reign.move("answer", who=3, how="life")
    assert (reign.one(2).standing, reign.one(3).standing, reign.one(3).lives) == ("out", "playing", 3)


@pytest.mark.rule("TA-CMD-04", "TA-CMD-08")
def test_who_waits_for_a_new_character_has_no_life_to_lose(reign):
    with reign.arranged() as state:
        state.at(2).standing = "waiting"
    reign.move("command", who=1, rolled=6)
    assert reign.told("tell-command-spares") == [{"who": "dwarf"}]
    assert reign.state.command.waiting == [3]
    reign.undo()
    with reign.arranged() as state:
        state.at(3).standing = "waiting"
    reign.move("command", who=1, rolled=6)
    assert reign.state.command is None
    reign.move("end_turn", who=1)


@pytest.mark.rule("TA-CMD-04")
def test_who_is_gone_before_answering_need_not_answer(reign):
    reign.move("command", who=1, rolled=6)
    reign.move("change", who=2, counter="lives", by=-4)
    assert reign.state.command.waiting == [3]
    reign.move("concede", who=3)
    assert reign.state.command is None and reign.state.winner == 1


@pytest.mark.rule("TA-CMD-05")
def test_who_comes_to_an_occupied_crown_has_to_encounter_the_other(talisman):
    table = crowned(talisman("thief", "dwarf"), 1)
    table.move("command", who=1, rolled=1)
    table.stands(2, "i1")
    table.owns(2, "talisman")
    table.move("end_turn", who=1)
    table.move("step", who=2, to="crown")
    assert table.objects("end_turn", who=2).rule == "TA-CMD-05"
    assert table.objects("command", who=2, rolled=6).rule == "TA-CMD-06"
    table.move("attack", who=2, whom=1)


@pytest.mark.rule("TA-CMD-06")
def test_several_on_the_crown_only_encounter_each_other(reign):
    crowned(reign, 1, 2, 3)
    assert reign.objects("command", who=1, rolled=6).rule == "TA-CMD-06"
    assert reign.objects("go", who=1, to="i1").rule == "TA-INN-12"
    reign.move("attack", who=1, whom=3)  # whichever it likes, but one
    reign.move("roll_fight", who=1, rolled=[6], theirs=[1])
    reign.move("loot", who=1, what="life")
    reign.move("lose_life", who=3)
    assert reign.one(3).lives == 3
    reign.move("end_turn", who=1)
    assert reign.objects("end_turn", who=2).rule == "TA-CMD-05"
    reign.move("attack", who=2, whom=1)


@pytest.mark.rule("TA-CMD-06")
def test_of_three_on_the_crown_only_one_is_encountered(reign):
    reign.stands(2, "crown", spells=["?"])
    crowned(reign, 1, 2, 3)
    reign.move("attack", who=1, whom=2)
    reign.move("evade", who=2, means="spell")
    assert reign.objects("attack", who=1, whom=3).rule == "TA-ENC-05"
    reign.move("end_turn", who=1)


@pytest.mark.rule("TA-CMD-06")
def test_alone_again_it_casts_again(reign):
    crowned(reign, 1, 2)
    reign.stands(2, "crown", lives=1)
    reign.move("attack", who=1, whom=2)
    reign.move("roll_fight", who=1, rolled=[6], theirs=[1])
    reign.move("loot", who=1, what="life")
    reign.move("lose_life", who=2)
    reign.move("end_turn", who=1)
    assert reign.state.turn.who == 3 and reign.one(2).standing == "out"
    reign.round(3)
    reign.move("command", who=1, rolled=5)
    assert reign.state.command.waiting == [3]


@pytest.mark.rule("TA-CMD-09")
def test_the_command_spell_is_no_card_and_needs_no_craft(reign):
    reign.stands(1, "crown", craft=1, start_craft=1, spells=[])
    left = reign.state.spells
    reign.move("command", who=1, rolled=2)
    assert (reign.state.spells.size, reign.state.spells.discard) == (left.size, left.discard)
    assert reign.one().spells == []


@pytest.mark.rule("TA-CMD-10")
def test_the_answers_go_clockwise_from_the_caster(talisman):
    table = crowned(talisman("thief", "dwarf", "elf"), 2)
    table.move("command", who=2, rolled=6)
    assert table.objects("answer", who=1, how="life").rule == "TA-CMD-10"
    table.move("answer", who=3, how="life")
    table.move("answer", who=1, how="life")


@pytest.mark.rule("TA-CMD-10")
def test_read_the_other_way_they_answer_in_any_order(talisman):
    table = crowned(talisman("thief", "dwarf", "elf", otherwise=["TA-CMD-10"]), 2)
    table.move("command", who=2, rolled=6)
    table.move("answer", who=1, how="life")
    assert table.state.command.waiting == [3]


@pytest.mark.rule("TA-CMD-11")
def test_the_last_life_is_the_end_for_good(reign):
    reign.stands(2, "o2", lives=1)
    reign.move("command", who=1, rolled=6)
    reign.move("answer", who=2, how="life")
    reign.move("answer", who=3, how="life")
    assert reign.one(2).standing == "out"
    reign.move("end_turn", who=1)
    assert reign.state.turn.who == 3


@pytest.mark.rule("TA-CMD-12")
def test_on_the_crown_a_character_can_be_evaded(reign):
    reign.stands(2, "crown", spells=["?"])
    crowned(reign, 1, 2)
    reign.move("attack", who=1, whom=2)
    reign.move("evade", who=2, means="spell")
    assert reign.state.fight is None
    reign.move("end_turn", who=1)


def coming(talisman, **options):
    """A thief steps from the Valley of Fire onto the empty Crown."""
    table = talisman("thief", "dwarf", **options)
    table.stands(1, "i1")
    table.owns(1, "talisman")
    table.turn_of(1)
    table.move("step", who=1, to="crown")
    return table


@pytest.mark.rule("TA-CMD-13")
def test_who_arrives_alone_casts_in_that_very_turn(talisman):
    table = coming(talisman)
    assert table.objects("end_turn", who=1).rule == "TA-CMD-01"
    table.move("command", who=1, rolled=6)
    assert table.state.command.waiting == [2]


@pytest.mark.rule("TA-CMD-13")
def test_read_the_other_way_it_casts_from_its_next_turn_on(talisman):
    table = coming(talisman, otherwise=["TA-CMD-13"])
    assert table.objects("command", who=1, rolled=6).rule == "TA-CMD-13"
    table.move("end_turn", who=1)
    table.round(2)
    assert table.objects("end_turn", who=1).rule == "TA-CMD-01"
    table.move("command", who=1, rolled=6)


@pytest.mark.rule("TA-CMD-14")
def test_no_armour_helps_against_the_command_spell(reign):
    (armour,) = reign.owns(2, "armour")
    reign.move("command", who=1, rolled=6)
    assert reign.objects("save_life", who=2, card=armour, rolled=6).code == "no-fight"
    reign.move("answer", who=2, how="life")
    assert reign.one(2).lives == 3
    assert reign.objects("save_life", who=2, card=armour, rolled=6).code == "no-fight"


@pytest.mark.rule("TA-CMD-15")
def test_who_concedes_leaves_everything_as_the_dead_do(reign):
    sword, maiden, _ = reign.owns(2, "sword", "maiden", "dragon")
    reign.stands(2, "o2", gold=2, spells=["?"])
    reign.move("command", who=1, rolled=6)
    reign.move("answer", who=2, how="concede")
    one = reign.one(2)
    assert (one.standing, one.strength, one.craft, one.lives, one.gold, one.spells) == ("out", 0, 0, 0, 0, [])
    assert {card.id for card in reign.state.lying("o2").cards} == {sword, maiden}
    assert reign.state.lying("o2").gold == 2
    assert reign.state.encounters.discard == ["dragon"] and reign.state.spells.discard == ["?"]
    assert "dwarf" in reign.state.unused
    reign.move("answer", who=3, how="life")
    reign.move("end_turn", who=1)
    assert reign.state.turn.who == 3  # no new character for seat 2


@pytest.mark.rule("TA-CMD-15")
def test_read_the_other_way_its_things_go_back_to_their_piles(talisman):
    table = talisman("thief", "dwarf", "elf", otherwise=["TA-CMD-15"])
    crowned(table, 1)
    table.stands(2, "o2", gold=2)
    table.owns(2, "sword", "maiden")
    swords = table.state.stock["sword"]
    table.move("command", who=1, rolled=6)
    table.move("answer", who=2, how="concede")
    assert "o2" not in table.state.spaces
    assert table.state.stock["sword"] == swords + 1 and table.state.encounters.discard == ["maiden"]


@pytest.mark.rule("TA-CMD-16")
def test_a_toad_on_the_crown_neither_hops_away_nor_casts(reign):
    reign.stands(1, "crown", toad=Toad())
    assert reign.objects("command", who=1, rolled=6).rule == "TA-CMD-16"
    assert reign.objects("go", who=1, to="i1").rule == "TA-INN-12"
    reign.move("end_turn", who=1)
    assert reign.one().space == "crown"


@pytest.mark.rule("TA-CMD-16")
def test_read_the_other_way_a_toad_casts_as_well(talisman):
    table = crowned(talisman("thief", "dwarf", otherwise=["TA-CMD-16"]), 1)
    table.stands(1, "crown", toad=Toad())
    assert table.objects("end_turn", who=1).rule == "TA-CMD-01"
    table.move("command", who=1, rolled=6)
    assert table.state.command.waiting == [2]


@pytest.mark.rule("TA-CMD-15", "TA-DEATH-02", "TA-DEATH-13", "TA-WIN-02")
@pytest.mark.parametrize("how", ["concede", "answer"])
def test_whoever_gives_in_is_told_to_leave_the_board_with_everything(reign, how):
    reign.move("change_alignment", who=2, to="good")
    if how == "answer":
        reign.move("command", who=1, rolled=5)
        reign.move("answer", who=2, how="concede")
    else:
        reign.move("concede", who=2)
    assert {"tell-take-standee", "tell-character-back", "tell-alignment-card-away"} <= {*reign.said}


@pytest.mark.rule("TA-CMD-15", "TA-DEATH-13")
def test_a_toad_that_gives_in_leaves_its_card(reign):
    reign.move("turn_into_toad", who=2)
    reign.move("concede", who=2)
    assert "tell-take-toad" in reign.said
    assert reign.one(2).toad is None
