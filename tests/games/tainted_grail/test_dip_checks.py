"""DIP: the affinity check and the reaction, empty decks, panic and dying."""

from __future__ import annotations

import pytest

from .fights import begin, cards, diplomacy, face, fight

FAILURE = {"terror": 1}
REWARD = {"gains": {"experience": 2, "reputation": 1}}


@pytest.fixture
def day(avalon):
    """Ailei, Arev and Beor in the day; the blue deck has six cards."""
    table = avalon("beor", "arev", {"id": "ailei", "attributes": {"empathy": 2}}, encounters={"blue": 6})
    table.morning()
    return table


@pytest.fixture
def alone(day):
    """Ailei alone before a judge of three steps each way, who takes an affinity a turn; she is active."""
    begin(day, diplomacy(stages=[{"reaction": {"pool": -1}}], failure=FAILURE, reward=REWARD), "ailei")
    return day


def turn(table, who: str, by: int = 0) -> None:
    """An activation of one card that moves the affinity by so much."""
    if fight(table).step == "choose":
        table.move("activate", who=who)
    table.move("lay_card", who=who, by=by)
    table.move("finish_laying", who=who)


def under_its_deck(table) -> bool:
    """Whether the encounter is over and its card lies under the blue deck."""
    deck = table.state.encounters["blue"]
    return not table.state.under_way and (deck.bottom, deck.size) == (["Judge"], 6)


def terrors(table, *who: str) -> list[int]:
    return [table.hero(one).terror.value for one in who]


# --- the affinity check, and the reaction ----------------------------------------------------------------------------


@pytest.mark.rule("TG-DIP-14", "TG-ENC-06", "TG-ENC-08")
def test_at_the_lowest_position_all_is_lost_before_any_reaction(day):
    begin(day, diplomacy(stages=[{"reaction": {"energy": 1}}], failure=FAILURE, reward=REWARD), "ailei", "beor")
    turn(day, "beor", -3)
    assert fight(day).step == "lost"
    assert day.hero("beor").energy.value == 6
    assert day.refuses("activate", who="ailei").message.key == "not-at-this-step"
    day.move("end_encounter", who="ailei", how="not_won")
    assert terrors(day, "ailei", "beor", "arev") == [1, 1, 0]
    assert under_its_deck(day) and "tell-encounter-over" in day.said
    assert day.hero("beor").resources["experience"] == 0


@pytest.mark.rule("TG-DIP-14", "TG-DIP-15")
@pytest.mark.parametrize(("by", "step"), [(2, "lay"), (3, "won"), (-2, "lost"), (-1, "lay")])
def test_the_marker_counts_where_it_stands_and_the_reaction_is_checked_too(alone, by, step):
    """Ailei is alone, so her next activation begins at once; the judge takes one affinity if he comes to react."""
    turn(alone, "ailei", by)
    assert fight(alone).step == step
    assert fight(alone).pool == (by if step == "won" else by - 1)


@pytest.mark.rule("TG-DIP-14")
@pytest.mark.parametrize(("first", "then"), [(3, -1), (-3, 2)])
def test_an_end_of_the_track_that_is_left_again_while_laying_decides_nothing(alone, first, then):
    alone.move("lay_card", who="ailei", by=first)
    assert fight(alone).step == "lay"
    alone.move("lay_card", who="ailei", by=then, play_on=True)
    alone.move("finish_laying", who="ailei")
    assert (fight(alone).step, fight(alone).pool) == ("lay", first + then - 1)


@pytest.mark.rule("TG-DIP-14", "TG-DIP-15")
def test_nobody_takes_a_reward_before_a_check_has_found_it_won(alone):
    alone.move("lay_card", who="ailei", by=3)
    met = alone.objects("end_encounter", who="ailei", how="won")
    assert (met.rule, met.code) == ("TG-DIP-15", "not-won-yet")


@pytest.mark.rule("TG-DIP-15", "TG-DIP-20", "TG-ENC-06")
def test_who_wins_takes_the_whole_reward_each(day):
    begin(day, diplomacy(failure=FAILURE, reward=REWARD), "ailei", "beor")
    before = {who: dict(day.hero(who).resources) for who in ("ailei", "arev", "beor")}
    turn(day, "beor", 3)
    day.move("end_encounter", who="beor", how="won")
    for who in ("ailei", "beor"):
        resources = day.hero(who).resources
        assert resources["experience"] == before[who]["experience"] + 2
        assert resources["reputation"] == before[who]["reputation"] + 1
    assert day.hero("arev").resources == before["arev"]
    assert terrors(day, "ailei", "beor") == [0, 0]
    assert under_its_deck(day) and "tell-encounter-over" in day.said


@pytest.mark.rule("TG-DIP-16")
def test_a_stage_that_is_won_goes_straight_to_the_next_one_without_a_reaction(day):
    stages = [{"reaction": {"wounds": 3}}, {"reaction": {"wounds": 3}}]
    begin(day, diplomacy(stages=stages), "ailei", "beor")
    turn(day, "beor", 3)
    assert [day.hero(who).health.value for who in ("ailei", "beor")] == [9, 9]
    assert (fight(day).stage, fight(day).pool, fight(day).active) == (1, 0, "ailei")
    assert "tell-stage-won" in day.said and "tell-answer-diplomacy" not in day.said


@pytest.mark.rule("TG-DIP-16", "TG-DIP-17")
def test_a_stage_may_be_won_by_the_reaction_as_well(day):
    begin(day, diplomacy(stages=[{"reaction": {"pool": 1}}, {"reaction": {"pool": 1}}]), "ailei")
    turn(day, "ailei", 2)
    assert (fight(day).stage, fight(day).pool, fight(day).step) == (1, 0, "lay")
    turn(day, "ailei", 2)
    assert fight(day).step == "won"


@pytest.mark.rule("TG-DIP-17", "TG-CMB-11")
def test_the_reaction_comes_to_the_active_one_alone(day):
    begin(day, diplomacy(stages=[{"reaction": {"terror": 1, "pool": -1}}]), "ailei", "arev", "beor")
    turn(day, "arev")
    assert terrors(day, "ailei", "arev", "beor") == [0, 1, 0]
    assert (fight(day).pool, fight(day).step) == (-1, "choose")


@pytest.mark.rule("TG-DIP-18", "TG-CMB-44")
def test_the_check_is_made_once_more_before_the_next_activation(day):
    """An ability moved the marker after the last check; who dies of the reaction has not checked at all."""
    begin(day, diplomacy(stages=[{"reaction": {"wounds": 20, "pool": 3}}]), "ailei", "beor")
    turn(day, "beor")
    assert day.state.under_way[0].who == ["ailei"]
    assert fight(day).step == "won"


@pytest.mark.rule("TG-DIP-19", "TG-CMB-22")
def test_at_the_end_of_the_turn_each_goes_down_to_three_and_draws_one(day):
    begin(day, diplomacy(), "ailei", "beor")
    turn(day, "beor")
    day.move("draw_cards", who="ailei", count=2)  # five in her hand
    day.move("finish_laying", who="ailei")
    assert (cards(day, "ailei"), cards(day, "beor")) == ((4, 9), (3, 11))
    assert (fight(day).turn, fight(day).step, day.state.under_way[0].activated) == (2, "choose", [])
    assert "tell-tokens-off-boards" in day.said


# --- empty decks, panic and dying ------------------------------------------------------------------------------------


@pytest.mark.rule("TG-DIP-21")
@pytest.mark.parametrize("how", ["by a key", "by an ability", "at the end of the turn"])
def test_with_too_few_cards_to_draw_the_whole_party_fails(day, how):
    begin(day, diplomacy(failure=FAILURE), "ailei", "beor")
    turn(day, "ailei")
    day.move("recount", who="beor", deck=0 if how == "at the end of the turn" else 1)
    if how == "by a key":
        day.move("lay_card", who="beor", keys=[{"kind": "free", "bonus": "draw", "amount": 2}])
    elif how == "by an ability":
        day.move("draw_cards", who="beor", count=2)
    else:
        day.move("finish_laying", who="beor")
    assert fight(day).step == "lost" and day.told("tell-deck-empty-diplomacy") == [{"who": "beor"}]
    assert day.state.under_way[0].who == ["ailei", "beor"]  # nobody runs off alone
    day.move("end_encounter", who="beor", how="not_won")
    assert terrors(day, "ailei", "beor") == [1, 1]
    assert under_its_deck(day)


@pytest.mark.rule("TG-DIP-21")
def test_the_last_card_may_be_drawn(alone):
    alone.move("recount", who="ailei", deck=1)
    alone.move("draw_cards", who="ailei")
    assert (fight(alone).step, cards(alone, "ailei")) == ("lay", (4, 0))


@pytest.mark.rule("TG-DIP-21", "TG-CMB-45")
def test_a_discard_off_an_empty_deck_loses_nothing(alone):
    alone.move("recount", who="ailei", hand=1, deck=1)
    alone.move("discard_cards", who="ailei", count=5)
    assert (fight(alone).step, cards(alone, "ailei")) == ("lay", (0, 0))


@pytest.mark.rule("TG-DIP-21")
def test_a_deck_too_small_for_a_starting_hand_loses_too(day):
    with day.arranged() as state:
        state.heroes["beor"].diplomacy.cards = ["One", "Two"]
    face(day, diplomacy(failure=FAILURE), "ailei", "beor")
    assert fight(day).step == "lost"
    day.move("end_encounter", who="beor", how="not_won")
    assert terrors(day, "ailei", "beor") == [1, 1]


@pytest.fixture
def panic(day):
    """Ailei and Beor; Ailei is panicked and active."""
    with day.arranged() as state:
        state.heroes["ailei"].health.value, state.heroes["ailei"].terror.value = 3, 4
    begin(day, diplomacy(failure=FAILURE), "ailei", "beor")
    day.move("activate", who="ailei")
    return day


@pytest.mark.rule("TG-DIP-22", "TG-CMB-31")
def test_a_panicked_one_lays_the_top_of_its_deck_first(panic):
    assert panic.told("tell-panic-card") == [{"who": "ailei"}]
    panic.move("lay_card", who="ailei")
    assert cards(panic, "ailei") == (3, 11)
    panic.move("lay_card", who="ailei", play_on=True)
    assert cards(panic, "ailei") == (2, 11)  # the further ones come from the hand


@pytest.mark.rule("TG-DIP-22", "TG-CMB-31")
def test_a_panicked_one_cannot_lay_nothing(panic):
    met = panic.objects("finish_laying", who="ailei")
    assert (met.rule, met.code, met.can_overrule) == ("TG-CMB-31", "panic-lays-a-card", True)


@pytest.mark.rule("TG-DIP-22", "TG-DIP-19", "TG-CMB-32")
def test_a_panicked_one_draws_none_at_the_end_of_the_turn(panic):
    turn(panic, "ailei")
    turn(panic, "beor")
    assert (cards(panic, "ailei"), cards(panic, "beor")) == ((3, 11), (3, 11))
    assert panic.told("tell-panic-no-draw") == [{"who": "ailei"}]


@pytest.mark.rule("TG-DIP-22", "TG-CMB-32")
def test_cards_of_bonuses_are_drawn_in_panic_too(panic):
    panic.move("lay_card", who="ailei", keys=[{"kind": "free", "bonus": "draw", "amount": 2}])
    assert cards(panic, "ailei") == (5, 9)


@pytest.mark.rule("TG-DIP-22", "TG-DIP-21")
@pytest.mark.parametrize("move", ["lay_card", "finish_laying"])
def test_in_panic_a_deck_without_a_card_loses_the_encounter(panic, move):
    panic.move("recount", who="ailei", deck=0)
    panic.move(move, who="ailei")
    assert fight(panic).step == "lost" and fight(panic).sequence == []
    panic.move("end_encounter", who="ailei", how="not_won")
    assert terrors(panic, "ailei", "beor") == [5, 1]


@pytest.mark.rule("TG-DIP-22", "TG-CMB-30")
def test_who_is_dying_is_out_at_once_and_the_others_go_on(day):
    begin(day, diplomacy(stages=[{"reaction": {"wounds": 9}}], failure=FAILURE), "arev", "beor", "ailei")
    turn(day, "beor")
    assert (day.hero("beor").dying, day.state.under_way[0].who) == (True, ["arev", "ailei"])
    assert (fight(day).step, fight(day).running) == ("choose", True)
    assert len(fight(day).sequence) == 1
    day.move("flee", who="arev", agree=["arev", "ailei"])
    assert terrors(day, "ailei", "arev", "beor") == [1, 1, 0]


@pytest.mark.rule("TG-DIP-22", "TG-DIP-15")
def test_who_died_out_of_it_has_no_reward(day):
    stages = [{"reaction": {"wounds": 9}}]
    begin(day, diplomacy(stages=stages, reward=REWARD), "ailei", "beor")
    turn(day, "beor")
    turn(day, "ailei", 3)
    before = day.hero("beor").resources["experience"]
    day.move("end_encounter", who="ailei", how="won")
    assert day.hero("beor").resources["experience"] == before


@pytest.mark.rule("TG-DIP-22", "TG-CMB-28")
def test_from_an_empty_hand_the_diplomacy_deck_is_discarded(alone):
    alone.move("recount", who="ailei", hand=1, deck=8)
    alone.move("discard_cards", who="ailei", count=3)
    assert cards(alone, "ailei") == (0, 6)


@pytest.mark.rule("TG-DIP-23")
@pytest.mark.parametrize(("by", "stands"), [(9, 3), (-9, -3)])
@pytest.mark.parametrize("how", ["lay_card", "count_pool"])
def test_the_marker_does_not_leave_the_track(alone, by, stands, how):
    alone.move(how, who="ailei", by=by)
    assert fight(alone).pool == stands
    alone.move("count_pool", who="ailei", by=-by // abs(by))
    assert abs(fight(alone).pool) == 2  # one step back from the end, however far it was pushed


@pytest.mark.rule("TG-DIP-24")
def test_the_sequence_stays_when_a_stage_is_won(day):
    begin(day, diplomacy(stages=[{"reaction": {}}] * 3), "ailei")
    turn(day, "ailei", 3)
    assert len(fight(day).sequence) == 1
    day.move("lay_card", who="ailei", by=1)
    assert len(fight(day).sequence) == 2


@pytest.mark.rule("TG-DIP-14", "TG-GRD-01")
@pytest.mark.parametrize("stays", [True, False])
def test_of_a_lost_diplomacy_the_table_may_say_whether_its_card_stays(day, stays):
    begin(day, diplomacy(traits=[] if stays else ["guardian"], failure=FAILURE), "ailei")
    turn(day, "ailei", -3)
    day.move("end_encounter", who="ailei", how="not_won", stays=stays)
    assert [one.name for one in day.state.guardians] == (["Judge"] if stays else [])
    assert terrors(day, "ailei") == [1]
