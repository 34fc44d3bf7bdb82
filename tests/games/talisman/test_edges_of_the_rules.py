"""EDGE: the order of a turn's beginning, missed turns, momentary totals, mixed enemies, toads on odd spaces."""

from __future__ import annotations

import pytest

FIELDS, WOODS, RUINS, CASTLE, GLADE, THREE = "o8", "o5", "o9", "m8", "m13", "m11"
SENTINEL, HILLS, GATE = "o17", "m12", "m9"
VALLEY, DEN, DICE, CRYPT, PLAIN, PITS = "i1", "i2", "i3", "i4", "i5", "i8"


def toad(table, who: int, space: str, **facts) -> None:
    """A character that stands there as a toad, from the beginning of its turn."""
    table.stands(who, space, **facts)
    table.move("turn_into_toad", who=who)
    table.turn_of(who)


@pytest.mark.rule("TA-EDGE-01")
def test_first_of_all_comes_a_missed_turn(duo):
    duo.stands(1, DEN, fulfilled=False, missed=1, objects=[duo.card("raft")])
    duo.turn_of(2)
    duo.move("end_turn", who=2, overrule=("*",))
    assert duo.state.turn.who == 2  # the first seat's turn passed, werewolf, raft and all
    assert duo.one().missed == 0 and duo.one().space == DEN


@pytest.mark.rule("TA-EDGE-01")
def test_a_toad_comes_before_die_raft_and_axe(duo):
    toad(duo, 1, WOODS)
    duo.owns(1, "axe")  # by whatever mistake
    assert duo.objects("roll_movement", who=1, rolled=3).rule == "TA-TOAD-09"
    assert duo.objects("build_raft", who=1).rule == "TA-RAFT-03"
    duo.move("go", who=1, to="o6")


@pytest.mark.rule("TA-EDGE-01")
def test_an_unfinished_fight_inside_comes_before_any_step_onward(duo):
    duo.stands(1, DEN, fulfilled=False, werewolf=7)
    duo.owns(1, "talisman")
    duo.turn_of(1)
    assert duo.objects("roll_movement", who=1, rolled=3).rule == "TA-INN-01"
    assert duo.objects("step", who=1, to=VALLEY).rule == "TA-INN-03"
    duo.move("face_it_again", who=1)
    duo.move("meet_werewolf", who=1)
    assert duo.state.fight.value == 7


@pytest.mark.rule("TA-EDGE-01")
def test_the_raft_is_decided_on_before_the_axe_and_before_the_die(duo):
    duo.stands(1, WOODS)
    _, raft = duo.owns(1, "axe", "raft")
    duo.turn_of(1)
    with duo.arranged() as state:
        state.at(1).due_rafts = [raft]
    assert duo.objects("roll_movement", who=1, rolled=3).rule == "TA-RAFT-11"
    assert duo.objects("build_raft", who=1).rule == "TA-RAFT-11"
    duo.move("leave_raft", who=1)
    duo.move("build_raft", who=1)
    assert [card.name for card in duo.one().objects] == ["axe", "raft"]


@pytest.mark.rule("TA-EDGE-01")
def test_the_axe_is_decided_on_before_the_die(duo):
    duo.stands(1, WOODS)
    duo.owns(1, "axe")
    duo.move("roll_movement", who=1, rolled=3)
    assert duo.objects("build_raft", who=1).rule == "TA-RAFT-03"


@pytest.mark.rule("TA-EDGE-01")
def test_the_region_says_whether_there_is_a_die_or_one_step(duo):
    duo.stands(1, PLAIN)
    assert duo.objects("roll_movement", who=1, rolled=1, overrule=("*",)).rule == "TA-INN-01"
    duo.move("step", who=1, to=CRYPT)
    duo.turn_of(2)
    duo.stands(2, CASTLE)
    assert duo.objects("go", who=2, to="m7").rule == "TA-MOV-01"
    duo.move("roll_movement", who=2, rolled=1)
    duo.move("go", who=2, to="m7")


@pytest.mark.rule("TA-EDGE-02")
def test_whoever_misses_a_turn_neither_moves_nor_meets_anything_yet_may_be_attacked(duo):
    duo.stands(1, FIELDS)
    duo.stands(2, FIELDS, missed=2)
    duo.round(1)
    assert duo.state.turn.who == 1 and duo.one(2).missed == 1  # its turn went by
    assert duo.objects("roll_movement", who=2, rolled=1).rule == "TA-TURN-02"
    duo.arrived(1)
    duo.move("attack", who=1, whom=2)
    duo.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    duo.move("loot", who=1, what="gold")
    assert duo.one(2).gold == 0


@pytest.mark.rule("TA-EDGE-03")
@pytest.mark.parametrize("counter", ["strength", "craft"])
def test_at_the_starting_value_a_loss_is_nothing_and_is_made_up_for_by_nothing(duo, counter):
    before = duo.plain["characters"][0]
    duo.move("change", who=1, counter=counter, by=-1)
    assert duo.plain["characters"][0] == before
    duo.move("change", who=1, counter=counter, by=1)
    duo.move("change", who=1, counter=counter, by=-3)
    assert duo.plain["characters"][0] == before


@pytest.mark.rule("TA-EDGE-04")
def test_where_objects_do_not_count_totals_and_the_spell_limit_fall_with_them(talisman):
    table = talisman("warrior", "wizard")
    table.owns(1, "ring", "solomons_crown", "unicorn")  # craft 2 + 1 + 2 + 1: three spells
    table.stands(1, HILLS)
    for _ in range(3):
        table.move("gain_spell", who=1)
    table.move("roll_movement", who=1, rolled=1)
    table.move("go", who=1, to=GLADE)
    assert table.objects("draw", who=1).rule == "TA-CRA-11"  # 2 + 1: one spell
    table.move("discard_surplus", who=1, spells=["?", "?"])
    table.move("draw", who=1, cards=[{"name": "giant"}])
    table.move("face_enemies", who=1)
    table.move("roll_fight", who=1, rolled=[1, 1], theirs=[1])
    assert table.told("tell-scores")[0]["score"] == 1 + 4 + 1  # the unicorn counts, the ring does not


@pytest.mark.rule("TA-EDGE-04")
def test_away_from_there_they_count_again(duo):
    duo.owns(1, "ring")
    duo.stands(1, GLADE)
    duo.turn_of(1)
    duo.move("roll_movement", who=1, rolled=1)
    duo.move("go", who=1, to=HILLS)
    duo.move("draw", who=1, cards=[{"name": "giant"}])
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[1, 1], theirs=[1])
    assert duo.told("tell-scores")[0]["score"] == 1 + 4 + 1


def a_lost_fight(table, step: str) -> dict[str, list[str]]:
    """The first seat owns trophies and a ring, and stands before a fight ("before"), amid a loss, or amid the loot."""
    owned = {"trophies": table.owns(1, "dragon"), "cards": table.owns(1, "ring", "maiden")}
    table.stands(1, CASTLE)
    table.stands(2, CASTLE, strength=9)
    table.arrived()
    if step == "loot":
        table.move("attack", who=1, whom=2)
        table.move("roll_fight", who=1, rolled=[1, 1], theirs=[6])
    else:
        table.move("fight_creature", who=1, value=9, name="giant")
        if step == "loss":
            table.move("roll_fight", who=1, rolled=[1, 1], theirs=[6])
    return owned


@pytest.mark.rule("TA-EDGE-05")
def test_just_before_the_dice_trophies_are_exchanged_and_cards_dropped(duo):
    owned = a_lost_fight(duo, "before")
    duo.move("exchange", who=1, trophies=owned["trophies"])
    duo.move("drop", who=1, cards=owned["cards"])
    assert duo.one().strength == 5 and not duo.one().belongings


@pytest.mark.rule("TA-EDGE-05")
@pytest.mark.parametrize("step", ["loss", "loot"])
def test_between_the_dice_and_the_end_of_the_loot_nothing_is_exchanged_or_dropped(duo, step):
    owned = a_lost_fight(duo, step)
    assert duo.objects("exchange", who=1, trophies=owned["trophies"]).rule == "TA-EDGE-05"
    assert duo.objects("drop", who=1, cards=owned["cards"]).rule == "TA-EDGE-05"
    if step == "loss":
        duo.move("lose_life", who=1)
    else:
        duo.move("loot", who=2, what="gold")
    duo.move("exchange", who=1, trophies=owned["trophies"])
    duo.move("drop", who=1, cards=owned["cards"])


@pytest.mark.rule("TA-EDGE-05")
@pytest.mark.parametrize("step", ["loss", "loot"])
def test_read_otherwise_any_moment_is_any_moment(talisman, step):
    table = talisman("warrior", "wizard", otherwise=["TA-EDGE-05"])
    owned = a_lost_fight(table, step)
    table.move("exchange", who=1, trophies=owned["trophies"])
    table.move("drop", who=1, cards=owned["cards"])
    assert not {*owned["trophies"], *owned["cards"]} & {
        card.id for card in (*table.one().trophies, *table.one().objects)
    }
    assert table.state.fight.step == step


@pytest.mark.rule("TA-EDGE-06")
def test_a_toad_inside_moves_one_space_and_not_into_the_valley(duo):
    toad(duo, 1, DEN, objects=[duo.card("talisman")], fulfilled=True)
    assert [card.name for card in duo.state.lying(DEN).cards] == ["talisman"]
    assert duo.objects("step", who=1, to=VALLEY).rule == "TA-INN-09"
    assert duo.objects("step", who=1, to=CRYPT).rule == "TA-INN-02"
    duo.move("step", who=1, to=DICE)
    assert duo.one().space == DICE


@pytest.mark.rule("TA-EDGE-07")
def test_carried_before_it_met_anything_a_character_has_only_the_new_spaces_encounter(duo):
    ring = duo.lies(FIELDS, "ring")[0]
    duo.stands(1, FIELDS)
    duo.arrived()
    duo.move("carry", who=1, to="m3")
    assert duo.objects("go", who=1, to="m4").rule == "TA-TURN-01"
    assert duo.refuses("take_card", who=1, card=ring, overrule=("*",)).field == "card"
    duo.move("draw", who=1, cards=[{"name": "hag"}, {"name": "imp"}])
    assert len(duo.state.lying("m3").cards) == 2


@pytest.mark.rule("TA-EDGE-08")
def test_first_one_combat_with_the_strong_then_one_with_the_spirits(duo):
    duo.lies(THREE, "wolf", "shadow", "boar")
    duo.stands(1, THREE, craft=5)
    duo.arrived()
    duo.move("face_enemies", who=1)
    assert (duo.state.fight.psychic, duo.state.fight.value) == (False, 2 + 1)
    duo.move("roll_fight", who=1, rolled=[6, 1], theirs=[1])
    duo.move("face_enemies", who=1)
    assert (duo.state.fight.psychic, duo.state.fight.value) == (True, 2)
    duo.move("roll_fight", who=1, rolled=[6], theirs=[1])
    assert not duo.state.lying(THREE).cards


@pytest.mark.rule("TA-EDGE-08")
def test_a_draw_with_the_strong_leaves_the_spirits_alone(duo):
    duo.lies(THREE, "wolf", "shadow", "boar")
    duo.stands(1, THREE)
    duo.arrived()
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[2, 1], theirs=[3])
    assert duo.objects("face_enemies", who=1).rule == "TA-TURN-03"


@pytest.mark.rule("TA-EDGE-09")
def test_what_is_missing_is_drawn_before_anything_is_evaded(talisman):
    table = talisman("elf", "wizard")
    table.lies("m6", "giant")
    table.stands(1, "m6")
    with table.arranged() as state:
        state.draws["m6"] = 2
    table.arrived()
    assert table.objects("evade", who=1).rule == "TA-ENC-08"
    table.move("draw", who=1, cards=[{"name": "ghost"}])
    table.move("evade", who=1)
    table.move("end_turn", who=1)
    assert [card.name for card in table.state.lying("m6").cards] == ["giant", "ghost"]


@pytest.mark.rule("TA-EDGE-10")
def test_at_the_limit_one_may_buy_and_puts_one_object_down_at_once(duo):
    sword = duo.owns(1, "sword", "helmet", "shield", "ring")[0]
    duo.stands(1, "o13", gold=9)
    duo.arrived()
    duo.move("follow_space", who=1, way="blacksmith", buy=["armour"])
    assert len(duo.one().objects) == 5
    assert duo.objects("end_turn", who=1).rule == "TA-OBJ-08"
    duo.move("drop", who=1, cards=[sword])
    duo.move("end_turn", who=1)
    assert [card.name for card in duo.state.lying("o13").cards] == ["sword"]


@pytest.mark.rule("TA-EDGE-11")
def test_whoever_lost_its_talisman_in_the_valley_still_goes_on_to_the_crown(duo):
    duo.stands(1, VALLEY)
    duo.turn_of(1)
    duo.move("step", who=1, to="crown")
    assert duo.one().space == "crown" and duo.state.crown_reached


@pytest.mark.rule("TA-EDGE-11")
def test_read_otherwise_the_crown_asks_for_a_talisman_too(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-EDGE-11"])
    table.stands(1, VALLEY)
    table.turn_of(1)
    assert table.objects("step", who=1, to="crown").rule == "TA-EDGE-11"
    table.owns(1, "talisman")
    table.move("step", who=1, to="crown")


@pytest.mark.rule("TA-EDGE-12")
def test_what_a_character_owned_lies_on_the_inner_space_where_it_died(duo):
    duo.stands(1, PITS, gold=3)
    duo.owns(1, "talisman", "maiden")
    duo.move("change", who=1, counter="lives", by=-4)
    lying = duo.state.lying(PITS)
    assert ([card.name for card in lying.cards], lying.gold) == (["talisman", "maiden"], 3)
    assert duo.one().standing == "waiting"


@pytest.mark.rule("TA-EDGE-13")
def test_a_toad_on_the_bridge_is_attacked_by_the_sentinel(duo):
    toad(duo, 1, SENTINEL)
    duo.move("go", who=1, to=HILLS)
    assert (duo.state.fight.against, duo.one().space) == ("sentinel", SENTINEL)
    duo.move("roll_fight", who=1, rolled=[6], theirs=[1])
    assert duo.told("tell-scores") == [{"who": "warrior", "score": 6 + 1, "theirs": 1 + 9}]


@pytest.mark.rule("TA-EDGE-14")
def test_a_toad_on_the_gate_may_try_it(duo):
    toad(duo, 1, GATE)
    duo.move("try_gate", who=1, by="strength", rolled=[1, 1])
    assert duo.one().space == GATE  # two are more than its strength of 1
    duo.stands(1, CASTLE)
    duo.turn_of(1)
    assert duo.objects("try_gate", who=1, by="strength", rolled=[1, 1]).rule == "TA-GATE-04"


@pytest.mark.rule("TA-EDGE-14")
def test_read_otherwise_a_toad_does_not_try_the_gate(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-EDGE-14"])
    toad(table, 1, GATE)
    assert table.objects("try_gate", who=1, by="strength", rolled=[1, 1]).rule in ("TA-GATE-04", "TA-EDGE-14")


@pytest.mark.rule("TA-EDGE-15")
def test_the_last_two_on_the_crown_settle_it_by_their_fights_alone(duo):
    duo.stands(2, "crown", lives=1)
    duo.stands(1, VALLEY)
    duo.owns(1, "talisman")
    duo.turn_of(1)
    duo.move("step", who=1, to="crown")
    assert duo.objects("command", who=1, rolled=6).rule == "TA-CMD-06"
    assert duo.objects("end_turn", who=1).rule == "TA-CMD-05"
    duo.move("attack", who=1, whom=2)
    duo.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    duo.move("loot", who=1, what="life")
    duo.move("lose_life", who=2)
    assert duo.state.winner == 1
