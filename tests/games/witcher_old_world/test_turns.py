"""TRN: whose turn it is, its three phases, the one deed of phase II, and turns that overlap."""

from __future__ import annotations

import pytest

PHASE_ONE = {
    "travel": {"to": 2},
    "train": {"attribute": "combat"},
    "take_attribute": {},
    "take_potion": {},
    "seek_trail": {},
    "play_locals": {},
    "exchange_card": {"position": 6},
    "clear_market": {"positions": [1]},
    "challenge": {"whom": 2},
}
DEEDS = {
    "explore": {"deck": "city"},
    "meditate": {"attribute": "combat"},
    "fight_monster": {},
    "attack_witcher": {"whom": 2},
}


def ends_its_turn(table, who: int) -> None:
    """Explores, and gains the last card of the market."""
    table.move("explore", who=who, deck="city")
    table.move("close_card", who=who)
    table.move("fill_hand", who=who, discarded=max(0, table.one(who).hand - 3))
    table.move("gain_action", who=who, position=6, cost=0, refill=0)


@pytest.fixture
def three(old_world):
    """A wolf, a cat and a bear with the box's own exploration cards and three cards in hand each."""
    table = old_world("wolf", "cat", "bear", tales="printed")
    for who in (1, 2, 3):
        table.has(who, hand=3, deck=7, gold=3)
    return table


@pytest.mark.rule("WO-TRN-01")
def test_turns_go_clockwise_and_after_the_last_seat_a_new_round_begins(three):
    went = []
    for _ in range(7):
        went.append((three.state.turn.who, three.state.turn.number))
        ends_its_turn(three, three.state.turn.who)
    assert went == [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (1, 3)]


@pytest.mark.rule("WO-TRN-01")
@pytest.mark.parametrize("who", [2, 3])
def test_nobody_acts_in_anothers_turn(three, who):
    for name, args in {**PHASE_ONE, **DEEDS}.items():
        assert three.objects(name, who=who, **{**args, **({"whom": 1} if "whom" in args else {})}).rule == "WO-TRN-01"


@pytest.mark.rule("WO-TRN-02")
def test_a_turn_is_movement_then_one_deed_then_cards(three):
    def phase():
        return three.state.turn.phase, three.state.standing.step

    assert phase() == ("movement", "movement")
    three.move("travel", who=1, to=2)
    three.move("seek_trail", who=1)
    assert phase() == ("movement", "movement")
    assert three.objects("fill_hand", who=1).rule == "WO-TRN-02"
    assert three.objects("gain_action", who=1, position=6).rule == "WO-TRN-02"
    three.move("explore", who=1, deck="city")
    assert phase() == ("choice", "choice")
    assert three.objects("fill_hand", who=1).message.key == "card-first"
    three.move("close_card", who=1)
    assert phase() == ("cards", "cards")
    three.move("fill_hand", who=1, discarded=0)
    three.move("gain_action", who=1, position=6)
    assert (three.state.turn.who, *phase()) == (2, "movement", "movement")


@pytest.mark.rule("WO-TRN-03")
@pytest.mark.parametrize("deed", ["explore", "meditate", "fight_monster", "attack_witcher"])
def test_phase_one_may_be_skipped_and_the_deed_done_where_the_turn_began(three, deed):
    three.lives("forest", "arachas", 16)
    three.has(1, location=16, combat=5)
    three.has(2, location=16)
    three.move(deed, who=1, **DEEDS[deed])
    assert three.state.turn.phase == ("cards" if deed == "meditate" else "choice") and not three.state.turn.moved


@pytest.mark.rule("WO-TRN-04")
def test_a_turn_cannot_end_without_a_deed(three):
    for name in ("fill_hand", "gain_nothing", "start_early"):
        assert not three.objects(name, who=1).can_overrule
    assert three.objects("do_nothing", who=1).rule == "WO-TRN-04"
    with three.arranged() as state:
        state.city.shuffled = state.city.top = state.city.bottom = []
    assert three.objects("do_nothing", who=1).rule == "WO-TRN-04"  # the wilds can still be explored


@pytest.mark.rule("WO-TRN-04")
@pytest.mark.parametrize("done", DEEDS)
def test_after_one_deed_there_is_no_second_one(three, done):
    kind = {"fight_monster": "fight", "attack_witcher": "fight"}.get(done, done)
    three.lives("forest", "arachas", 16)
    three.has(1, location=16, combat=5, defence=5)
    three.has(2, location=16)
    three.turn_of(1, moved=True, phase="choice", deed=kind)
    for name, args in DEEDS.items():
        assert three.objects(name, who=1, **args).rule == "WO-TRN-04"


@pytest.mark.rule("WO-TRN-05")
@pytest.mark.parametrize("name", PHASE_ONE)
@pytest.mark.parametrize("phase", ["choice", "cards"])
def test_after_the_choice_there_is_no_way_back_to_phase_one(three, name, phase):
    three.has(1, location=3, hand=5, gold=9)
    three.has(2, location=3)
    if phase == "cards":
        three.cards_phase(1)
    else:
        three.turn_of(1, moved=True, phase="choice", deed="explore")
    assert three.objects(name, who=1, **PHASE_ONE[name]).rule == "WO-TRN-05"


@pytest.mark.rule("WO-TRN-05")
def test_nor_can_a_quest_be_solved_after_the_choice(three):
    quest = three.quest(1, 3)
    three.turn_of(1, moved=True, phase="choice", deed="explore")
    assert three.objects("solve_quest", who=1, quest=quest).rule == "WO-TRN-05"


# --- turns that overlap ----------------------------------------------------------------------------------------------


@pytest.mark.rule("WO-TRN-06")
def test_the_next_player_may_begin_while_the_one_before_draws(three):
    three.cards_phase(1)
    three.move("start_early", who=1)
    assert three.state.turn.who == 2
    three.move("travel", who=2, to=16)
    assert three.objects("explore", who=2, deck="city").rule == "WO-TRN-06"
    three.move("fill_hand", who=1, discarded=0)
    three.move("gain_action", who=1, position=6)
    assert three.one(1).hand == 4 and (three.state.turn.who, three.one(2).location) == (2, 16)
    three.move("explore", who=2, deck="city")


@pytest.mark.rule("WO-TRN-06")
def test_what_depends_on_the_others_choice_at_the_market_waits(three):
    three.cards_phase(1)
    three.move("start_early", who=1)
    three.move("describe_place", place=16, action="clearing")
    three.has(2, gold=0)
    three.move("travel", who=2, to=16)
    assert three.objects("clear_market", who=2, positions=[6]).rule == "WO-TRN-06"
    three.move("describe_place", place=16, action="exchange")
    assert three.objects("exchange_card", who=2, position=6).rule == "WO-TRN-06"
    three.move("fill_hand", who=1, discarded=0)
    three.move("gain_action", who=1, position=6)
    three.move("exchange_card", who=2, position=6)
    assert three.state.turn.used == [16]


@pytest.mark.rule("WO-TRN-06")
def test_nobody_begins_before_phase_three_and_alone_nobody_overlaps(three, alone):
    assert three.objects("start_early", who=1).rule == "WO-TRN-06"
    alone.cards_phase(1)
    alone.refuses("start_early", who=1)


# --- the flags of a turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("WO-TRN-07")
def test_the_flags_of_a_turn_are_reset_when_the_next_one_begins(three):
    three.has(1, location=2, hand=7, deck=3)
    three.has(2, location=3, gold=9)
    three.move("travel", who=1, to=3)
    three.move("train", who=1, attribute="combat")
    three.move("challenge", who=1, whom=2)
    three.move("roll_dice", own=[1, 1, 1, 1, 1], their=[1, 2, 3, 4, 6])
    three.move("reroll", dice=[])
    three.move("reroll", dice=[])
    turn = three.state.turn
    assert (turn.moved, turn.used, turn.played) == (True, [3], [2])
    for who in (1, 2, 3):
        ends_its_turn(three, who)
    turn = three.state.turn
    assert (turn.who, turn.moved, turn.used, turn.played, turn.cap) == (1, False, [], [], 3)
    assert three.objects("train", who=1, attribute="defence").rule == "WO-MOV-02"
    three.has(1, hand=3, gold=9)
    three.move("travel", who=1, to=2)
    three.move("travel", who=1, to=3)
    three.move("train", who=1, attribute="defence")
    three.move("challenge", who=1, whom=2)
    assert three.state.turn.played == [2]


@pytest.mark.rule("WO-TRN-07")
def test_the_draw_of_a_beaten_witcher_is_only_small_in_that_turn(three):
    three.fights(first="monster")
    three.has(1, shield=0, deck=1, hand=0)
    three.struck("5")
    assert three.state.drawing[0].cap == 2
    three.move("take_cost_card", who=1, position=6)
    three.has(1, hand=0, deck=8, discard=0)
    three.move("fill_hand", who=1)
    assert three.one(1).hand == 2
    three.turn_of(1)
    three.has(1, hand=0, deck=8, discard=0)
    three.move("explore", who=1, deck="city")
    three.move("close_card", who=1)
    three.move("fill_hand", who=1)
    assert three.one(1).hand == 3
