"""What people get wrong, line by line of the rules ledger's section 28: each of these fails if the app let it be."""

from __future__ import annotations

from companion.core.viewer import EVERYBODY
from companion.games.talisman import GAME
from companion.games.talisman.pages import map, turn
from companion.games.talisman.play.totals import best_exchange, total
from tests.games.mistakes import lines_of

LINES = 20
line = lines_of(GAME)


def walks(table, rolled: int, to: str, who: int = 1) -> None:
    table.move("roll_movement", who=who, rolled=rolled)
    table.move("go", who=who, to=to)


def fought(table, own: int, theirs: int, who: int = 1, **more) -> None:
    dice = turn.fight(table.state).own.dice
    table.move("roll_fight", who=who, rolled=[own] * dice, theirs=[theirs], **more)


@line(1)
def test_1_what_things_add_is_never_a_counter(duo):
    ring, maiden = duo.owns(1, "ring", "maiden")
    one = duo.one()
    assert (one.strength, one.craft) == (4, 2)
    assert (total(one, "strength"), total(one, "craft")) == (5, 5)
    duo.move("give_up", who=1, cards=[ring, maiden])
    assert (duo.one().strength, duo.one().craft) == (4, 2)
    assert total(duo.one(), "craft") == 2


@line(2)
def test_2_what_is_over_seven_is_lost_and_shown_before(duo):
    trophies = duo.owns(1, "giant", "ogre")
    best = best_exchange(duo.one())
    assert (best.points, best.gains, best.waste) == (11, 1, 4)
    duo.move("exchange", who=1, trophies=trophies)
    assert duo.one().strength == 5 and duo.one().trophies == []
    more = duo.owns(1, "bear")
    assert duo.objects("exchange", who=1, trophies=more).rule == "TA-STR-08"  # the four are not waiting anywhere


@line(3)
def test_3_spirits_bring_no_strength_and_trophies_no_craft(duo):
    spirits = duo.owns(1, "wraith", "wraith")
    assert best_exchange(duo.one()) is None
    assert duo.objects("exchange", who=1, trophies=spirits).rule == "TA-STR-16"
    duo.move("exchange", who=1, trophies=duo.owns(1, "dragon"))
    assert (duo.one().strength, duo.one().craft) == (5, 2)


@line(4)
def test_4_healing_stops_at_four_and_gains_do_not(duo):
    duo.stands(1, "o7", lives=3)
    duo.move("heal", who=1, lives=5)
    assert duo.one().lives == 4
    assert duo.objects("heal", who=1, lives=1).rule == "TA-LIFE-05"
    duo.move("change", who=1, counter="lives", by=2)
    assert duo.one().lives == 6


@line(5)
def test_5_never_below_the_start(duo):
    duo.stands(1, "o7", strength=5)
    duo.move("change", who=1, counter="strength", by=-3)
    duo.move("change", who=1, counter="craft", by=-1)
    assert (duo.one().strength, duo.one().craft) == (4, 2)


@line(6)
def test_6_a_surplus_of_spells_goes_at_once_and_is_not_cast_before(duo):
    [maiden] = duo.owns(1, "maiden")
    duo.stands(1, "o7", spells=["?", "?"])
    duo.move("drop", who=1, cards=[maiden])
    assert duo.objects("cast", who=1).rule == "TA-CRA-12"
    assert duo.objects("roll_movement", who=1, rolled=1).rule == "TA-CRA-11"
    duo.move("discard_surplus", who=1, spells=["?", "?"])
    duo.move("roll_movement", who=1, rolled=1)


@line(7)
def test_7_only_what_is_missing_is_drawn(duo):
    duo.lies("o9", "ring", gold=2)  # Ruins: two cards, and one lies there already; gold is no card
    walks(duo, 2, "o9")
    assert turn.view(duo.state, EVERYBODY).due == 1
    assert duo.objects("draw", who=1, cards=[{"name": "boar"}, {"name": "wolf"}]).rule == "TA-ENC-10"
    duo.move("draw", who=1, cards=[{"name": "boar"}])
    assert len(duo.state.lying("o9").cards) == 2


@line(8)
def test_8_either_the_other_character_or_the_space(duo):
    duo.stands(2, "o9")
    walks(duo, 2, "o9")
    duo.move("draw", who=1, cards=[{"name": "hag"}, {"name": "imp"}])
    assert duo.objects("attack", who=1, whom=2).rule == "TA-ENC-04"
    duo.undo()
    duo.move("attack", who=1, whom=2)
    duo.move("evade", who=2, overrule=("*",))
    assert duo.objects("draw", who=1).rule == "TA-ENC-04"


@line(9)
def test_9_no_treasure_before_the_enemy_nor_after_a_stand_off(duo):
    [wolf, ring] = duo.lies("o9", "wolf", "ring")
    walks(duo, 2, "o9")
    assert duo.objects("take_card", who=1, card=ring).rule == "TA-CARD-11"
    duo.move("face_enemies", who=1)
    fought(duo, 2, 4)  # 4 + 2 against 2 + 4
    assert duo.wrote[-1] == "wrote-standoff"
    assert duo.objects("take_card", who=1, card=ring).rule == "TA-TURN-03"
    assert [card.name for card in duo.state.lying("o9").cards] == ["wolf", "ring"]


@line(10)
def test_10_together_on_a_space_one_by_one_in_the_pits(duo):
    duo.lies("o9", "wolf", "ogre")
    walks(duo, 2, "o9")
    duo.move("face_enemies", who=1)
    assert (turn.fight(duo.state).their.value, turn.fight(duo.state).their.dice) == (7, 1)
    fought(duo, 6, 1)
    duo.stands(1, "i8", fulfilled=False)
    duo.turn_of(1)
    duo.move("face_it_again", who=1)
    duo.move("enter_pits", who=1, rolled=3)
    assert turn.fight(duo.state).their.value == 4
    fought(duo, 6, 1)
    assert duo.one().pits == 2


@line(11)
def test_11_one_weapon_counts(talisman):
    table = talisman("elf", "wizard")
    table.owns(1, "sword", "rune_sword")
    table.stands(1, "o9", alignment="neutral", printed="neutral")
    assert total(table.one(), "strength", combat=True) == 3 + 1


@line(12)
def test_12_no_armour_against_spirits_nor_the_command(duo):
    [armour] = duo.owns(1, "armour")
    duo.lies("o9", "wraith")
    walks(duo, 2, "o9")
    duo.move("draw", who=1, cards=[{"name": "hag"}])
    duo.move("face_enemies", who=1)
    fought(duo, 1, 6)
    assert turn.fight(duo.state).savers == []
    assert duo.objects("save_life", who=1, card=armour, rolled=6).rule == "TA-PSY-05"
    duo.move("lose_life", who=1)
    duo.stands(2, "crown")
    duo.turn_of(2)
    duo.arrived(2)
    duo.move("command", who=2, rolled=6)
    assert duo.refuses("answer", who=1, how="armour").field == "how"
    duo.move("answer", who=1, how="life")
    assert duo.one().lives == 2


@line(13)
def test_13_the_sentinel_fights_only_who_passes_inwards(duo):
    duo.stands(1, "o15")
    walks(duo, 2, "o17")
    assert duo.state.fight is None  # landing on his space
    duo.stands(1, "o15")
    duo.turn_of(1)
    walks(duo, 4, "o19")
    assert duo.state.fight is None  # passing it
    duo.stands(1, "m12")
    duo.turn_of(1)
    walks(duo, 2, "o18")
    assert duo.state.fight is None  # coming back
    duo.stands(1, "o15")
    duo.turn_of(1)
    walks(duo, 4, "m11")
    assert duo.state.fight.against == "sentinel"


@line(14)
def test_14_no_turning_round_but_behind_the_bridge(duo):
    duo.move("roll_movement", who=1, rolled=3)
    assert {goal.spot.id for goal in turn.view(duo.state, EVERYBODY).goals} == {"o10", "o4"}
    assert duo.objects("go", who=1, to="o8").rule == "TA-MOV-02"
    duo.stands(1, "o16")
    duo.turn_of(1)
    duo.move("roll_movement", who=1, rolled=3)
    found = {goal.spot.id for goal in turn.view(duo.state, EVERYBODY).goals}
    assert found == {"o19", "o13", "m12"}
    duo.stands(1, "o16", strength=9)
    duo.move("go", who=1, to="m12")
    duo.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    assert {goal.spot.id for goal in turn.view(duo.state, EVERYBODY).goals} == {"m11", "m13"}  # either way


@line(15)
def test_15_no_attempt_at_the_gate_on_an_exact_landing(duo):
    duo.stands(1, "m7")
    duo.move("roll_movement", who=1, rolled=2)
    assert map.view(duo.state, EVERYBODY).gate is None
    assert duo.objects("try_gate", who=1, by="strength").rule == "TA-GATE-04"
    duo.undo()
    duo.move("roll_movement", who=1, rolled=3)
    assert map.view(duo.state, EVERYBODY).gate is not None


@line(16)
def test_16_a_raft_is_for_the_very_next_turn(duo):
    duo.owns(1, "axe")
    duo.stands(1, "o5")
    duo.move("build_raft", who=1)
    assert duo.objects("use_raft", who=1, to="m4").rule in ("TA-TURN-01", "TA-RAFT-07")
    before = duo.state.stock["raft"]
    duo.round(1, 2)
    assert duo.objects("roll_movement", who=1, rolled=2).rule == "TA-RAFT-11"
    duo.move("leave_raft", who=1)
    assert duo.state.stock["raft"] == before + 1 and not duo.one().has("raft")


@line(17)
def test_17_by_an_event_this_turn_is_the_first_that_is_missed(duo):
    walks(duo, 3, "o10")
    duo.move("miss", who=1, turns=1, by_event=True)
    assert duo.state.turn.over and duo.one().missed == 0
    duo.round(1, 2)
    assert duo.state.turn.who == 1  # nothing more is missed


@line(18)
def test_18_three_turns_spells_kept_gains_gone(duo):
    duo.move("turn_into_toad", who=2)
    spells = list(duo.one(2).spells)
    duo.move("change", who=2, counter="strength", by=2)
    assert spells and duo.one(2).spells == spells
    assert total(duo.one(2), "strength") == 3
    for left in (3, 2, 1):
        assert duo.one(2).toad.left == left
        duo.round(1, 2)
    assert duo.one(2).toad is None
    assert (duo.one(2).strength, duo.one(2).spells) == (2, spells)


@line(19)
def test_19_one_change_of_alignment_a_turn_and_forbidden_objects_go(talisman):
    table = talisman("druid", "wizard")
    table.owns(1, "rune_sword")
    table.move("change_alignment", who=1, to="good", own_will=True)
    assert table.one().objects == []
    assert [card.name for card in table.state.lying("o11").cards] == ["rune_sword"]
    assert table.objects("change_alignment", who=1, to="evil", own_will=True).rule == "TA-ALI-06"


@line(20)
def test_20_once_somebody_was_on_the_crown_the_dead_stay_dead(trio):
    trio.stands(1, "i1")
    trio.owns(1, "talisman")
    trio.move("step", who=1, to="crown")
    trio.move("change", who=2, counter="lives", by=-4)
    assert trio.one(2).standing == "out"
    trio.move("end_turn", who=1, overrule=("*",))
    assert trio.state.turn.who == 3
    assert trio.objects("new_character", who=2, character="elf").rule == "TA-DEATH-09"
