"""What ends with a fight, a turn, a life or a race, and what does not outlive it."""

from __future__ import annotations

import pytest

from companion.games.talisman import GAME
from companion.games.talisman.box.knowledge import encounter_names


@pytest.mark.rule("TA-EDGE-07")
@pytest.mark.parametrize("who", [1, 2])
def test_whoever_is_carried_away_before_the_dice_fights_no_more(duo, who):
    duo.stands(1, "o8"), duo.stands(2, "o8")
    duo.arrived(1)
    duo.move("attack", who=1, whom=2)
    duo.move("carry", who=who, to="o20")
    assert duo.state.fight is None and duo.one(who).space == "o20"


@pytest.mark.rule("TA-EDGE-07")
def test_once_the_dice_have_fallen_nobody_is_carried_out_of_a_fight(duo):
    duo.stands(1, "o8"), duo.stands(2, "o8")
    duo.arrived(1)
    duo.move("attack", who=1, whom=2)
    duo.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    assert duo.objects("carry", who=2, to="o20").code == "fight-first"


@pytest.mark.rule("TA-CARD-06")
def test_no_event_ends_a_turn_in_the_middle_of_its_fight(duo):
    duo.stands(1, "o8")
    duo.arrived(1)
    duo.move("fight_creature", who=1, value=3)
    objection = duo.objects("miss", who=1, by_event=True)
    assert objection.code == "fight-first" and not objection.can_overrule
    duo.move("miss", who=1)  # TA-CARD-19: by anything else the turn goes on
    assert duo.one(1).missed == 1 and not duo.state.turn.over


@pytest.mark.rule("TA-STR-17")
def test_an_enemy_that_leaves_the_board_leaves_its_fight(duo):
    wolf, bear = duo.lies("o8", "wolf", "bear")
    duo.arrived(1, "o8")
    duo.move("face_enemies", who=1)
    duo.move("discard_card", space="o8", card=wolf)
    assert duo.state.fight.foes == [bear] and duo.state.fight.value == 3
    duo.move("discard_card", space="o8", card=bear)
    assert duo.state.fight is None and not duo.one(1).trophies


@pytest.mark.rule("TA-DEATH-16")
def test_who_dies_in_a_duel_of_its_own_turn_has_ended_it_by_dying(trio):
    for who in (1, 2):
        trio.stands(who, "o8")
    trio.stands(1, "o8", lives=1)
    trio.arrived(1)
    trio.move("attack", who=1, whom=2)
    trio.move("roll_fight", who=1, rolled=[1, 1], theirs=[6])
    trio.move("loot", who=2, what="life")
    trio.move("lose_life", who=1)
    assert trio.state.fight is None and trio.state.turn.why == "dead" and trio.one(1).standing == "waiting"
    trio.move("end_turn", who=1)
    assert trio.state.turn.who == 2


@pytest.mark.rule("TA-SAVE-02")
@pytest.mark.parametrize("kind", ["teleport", "ferry"])
def test_a_granted_move_holds_for_the_next_move_only(duo, kind):
    duo.stands(1, "o7")
    duo.move("hold", who=1, kind=kind)
    duo.move("miss", who=1)
    duo.round(1, 2)
    assert [one.kind for one in duo.one(1).lasting] == [kind]
    duo.turn_of(1)
    duo.move("roll_movement", who=1, rolled=3)
    duo.move("go", who=1, to="o10")
    assert duo.one(1).lasting == []


@pytest.mark.rule("TA-PUR-08")
def test_a_fulfilled_quest_brings_to_the_cave_and_a_talisman(duo):
    duo.stands(1, "o8", gold=3)
    duo.arrived(1)
    duo.move("hold", who=1, kind="quest", number=5)
    duo.move("let_go", who=1, lasting=duo.one(1).lasting[0].id)
    assert duo.one(1).space == "m1" and duo.one(1).has("talisman")


@pytest.mark.rule("TA-PUR-08")
def test_a_quest_given_up_brings_nothing(duo):
    duo.stands(1, "o8")
    duo.move("hold", who=1, kind="quest", number=5)
    duo.move("let_go", who=1, lasting=duo.one(1).lasting[0].id, done=False)
    assert duo.one(1).space == "o8" and not duo.one(1).has("talisman")


@pytest.mark.rule("TA-DEATH-14")
def test_a_new_character_can_be_drawn_again_in_its_first_turn_and_never_later(duo):
    duo.move("perish", who=1)
    duo.round(1, 2)
    assert duo.one(1).in_play and duo.state.turn.who == 1
    other = next(id for id in duo.state.unused if id not in ("wizard", duo.one(1).id))
    duo.move("new_character", who=1, character=other)
    assert duo.one(1).id == other and duo.one(1).gold == 1
    assert duo.state.spaces.keys() == {"o7"}  # what the dead one left, and nothing of the one drawn first
    duo.round(1, 2)
    again = duo.state.unused[0]
    assert duo.objects("new_character", who=1, character=again).code == "is-still-alive"


@pytest.mark.rule("TA-DEATH-04", "TA-DEATH-14")
def test_the_table_may_take_a_living_one_out_and_nothing_of_it_stays(duo):
    duo.owns(1, "ring")
    duo.stands(1, "i8", pits=3, fulfilled=False, going_back=True, gold=4)
    duo.move("new_character", who=1, character="elf", overrule=("is-still-alive",))
    one = duo.one(1)
    assert (one.id, one.gold, one.pits, one.going_back, one.fulfilled, one.objects) == ("elf", 1, 0, False, True, [])
    assert duo.state.lying("i8").gold == 4


@pytest.mark.rule("TA-WIN-01")
def test_a_victory_is_taken_back_when_somebody_was_put_out_by_mistake(duo):
    duo.stands(1, "crown")
    with duo.arranged() as state:
        state.crown_reached = True
    duo.move("concede", who=2)
    assert duo.state.winner == 1
    duo.move("correct", path="/characters/1/standing", value="playing")
    assert duo.state.winner == 0
    duo.move("correct", path="/characters/1/lives", value=4)
    duo.move("end_turn", who=1, overrule=("*",))
    assert duo.state.turn.who == 2


@pytest.mark.rule("TA-WIN-01")
def test_a_winner_who_gives_in_has_not_won(duo):
    duo.stands(1, "crown")
    with duo.arranged() as state:
        state.crown_reached = True
    duo.move("concede", who=2)
    duo.move("concede", who=1)
    assert duo.state.winner == 0


@pytest.mark.rule("TA-CMD-12", "TA-EVA-12")
def test_on_the_crown_a_turn_ends_after_the_only_other_one_has_evaded(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-EVA-12"])
    table.stands(1, "crown"), table.stands(2, "crown", spells=["?"])
    table.arrived(1)
    table.move("attack", who=1, whom=2)
    table.move("evade", who=2, means="spell")
    table.move("end_turn", who=1)
    assert table.state.turn.who == 2


@pytest.mark.rule("TA-RAFT-12")
def test_a_raft_that_somebody_took_for_a_follower_goes_like_any_other(duo):
    duo.stands(1, "o8")
    raft = duo.card("raft", kind="follower")
    with duo.arranged() as state:
        state.at(1).followers.append(raft)
        state.at(1).due_rafts = [raft.id]
    duo.move("leave_raft", who=1)
    assert not duo.one(1).has("raft")


@pytest.mark.rule("TA-DECK-05")
@pytest.mark.parametrize("held", [0, 3, 24])
def test_spells_taken_over_come_out_of_the_deck(duo, held):
    duo.move("take_over", who=2, strength=3, craft=5, lives=4, gold=1, spells=held)
    assert len(duo.one(2).spells) == held
    assert duo.state.spells.size + len(duo.state.spells.discard) + held == 24
    duo.refuses("take_over", who=2, strength=3, craft=5, lives=4, gold=1, spells=25)


@pytest.mark.rule("TA-TOAD-04")
def test_no_gold_is_taken_over_for_a_toad(duo):
    duo.move("turn_into_toad", who=1)
    assert duo.objects("take_over", who=1, strength=4, craft=2, lives=4, gold=1).code == "toads-own-nothing"


@pytest.mark.parametrize("counter", ["strength", "craft", "lives", "gold"])
def test_what_no_save_can_hold_is_refused(duo, counter):
    facts = {"strength": 999, "craft": 999, "lives": 999, "gold": 999}
    duo.move("take_over", who=1, **facts)
    assert duo.refuses("change", who=1, counter=counter, by=1).field == counter


@pytest.mark.rule("TA-KNOW-21")
def test_naming_a_card_of_the_box_does_not_change_how_many_there_are(duo):
    taught = GAME.moves["draw"].teaches({"cards": [{"name": "boar", "kind": "animal"}]}, duo.state)
    assert encounter_names(taught).count("boar") == encounter_names({}).count("boar") == 2


@pytest.mark.rule("TA-TURN-02")
def test_a_move_made_out_of_turn_does_not_end_the_turn_of_another(duo):
    duo.move("try_gate", who=2, by="craft", rolled=[6, 6], overrule=("*",))
    assert duo.state.active.seat == 1
    duo.move("roll_movement", who=1, rolled=3)
    duo.move("go", who=1, to="o10")
    assert duo.one(1).space == "o10"


@pytest.mark.rule("TA-TURN-02", "TA-SENT-03")
def test_whoever_goes_out_of_turn_meets_the_sentinel_of_the_way_shown(duo):
    duo.stands(1, "o16")
    duo.move("roll_movement", who=1, rolled=4)
    duo.move("go", who=2, to="m10", overrule=("*",))
    assert duo.state.fight.against == "sentinel"


@pytest.mark.rule("TA-INN-12", "TA-CMD-01")
def test_whoever_was_put_on_the_crown_by_a_correction_can_command(duo):
    duo.move("correct", path="/characters/0/space", value="crown")
    duo.move("command", who=1, rolled=1)
    assert duo.wrote == ["wrote-command-failed"]
    duo.move("end_turn", who=1)
    assert duo.state.turn.who == 2


@pytest.mark.rule("TA-COM-08")
def test_a_card_that_is_described_anew_in_the_middle_of_its_fight(duo):
    (wolf,) = duo.lies("o8", "wolf")
    duo.arrived(1, "o8")
    duo.move("face_enemies", who=1)
    duo.move("describe_card", card=wolf, facts={"name": "A Stump"})
    duo.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    assert duo.state.fight is None


@pytest.mark.rule("TA-DECK-03")
def test_with_no_card_left_anywhere_the_turn_goes_on_without_one(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-DECK-03"])
    with table.arranged() as state:
        deck = state.encounters
        deck.discard, deck.shuffled = deck.shuffled, []
    table.arrived(1, "o8")
    table.move("end_turn", who=1)
    assert table.state.turn.who == 2


@pytest.mark.rule("TA-INN-08")
@pytest.mark.parametrize("to", ["i5", "m9", "crown"])
def test_the_way_back_is_over_wherever_an_encounter_carries_one(duo, to):
    duo.stands(1, "i3", going_back=True)
    duo.move("carry", who=1, to=to)
    assert not duo.one(1).going_back


@pytest.mark.rule("TA-FOL-03", "TA-COMP-11")
def test_the_chasm_takes_a_told_die_for_each_of_any_number_of_followers(duo):
    duo.owns(1, *["maiden"] * 9)
    duo.arrived(1, "m15")
    duo.move("follow_space", who=1, way="chasm", rolled=[6] + [1] * 8 + [6])
    assert len(duo.one(1).followers) == 1 and duo.one(1).lives == 4
