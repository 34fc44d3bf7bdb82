"""DIP: the affinity check and the reaction, empty decks, panic and dying."""

from __future__ import annotations

import pytest

from .fights import FAILURE, REWARD, acts, begin, cards, diplomacy, face, fight, terrors, under_the_blue_deck

# --- the affinity check, and the reaction ----------------------------------------------------------------------------


@pytest.mark.rule("TG-DIP-14", "TG-ENC-06", "TG-ENC-08")
def test_at_the_lowest_position_all_is_lost_before_any_reaction(talkers):
    begin(talkers, diplomacy(stages=[{"reaction": {"energy": 1}}], failure=FAILURE, reward=REWARD), "ailei", "beor")
    acts(talkers, "beor", -3)
    assert fight(talkers).step == "lost"
    assert talkers.hero("beor").energy.value == 6
    assert talkers.refuses("activate", who="ailei").message.key == "not-at-this-step"
    talkers.move("end_encounter", who="ailei", how="not_won")
    assert terrors(talkers, "ailei", "beor", "arev") == [1, 1, 0]
    assert under_the_blue_deck(talkers) and "tell-encounter-over" in talkers.said
    assert talkers.hero("beor").resources["experience"] == 0


@pytest.mark.rule("TG-DIP-14", "TG-DIP-15")
@pytest.mark.parametrize(("by", "step"), [(2, "lay"), (3, "won"), (-2, "lost"), (-1, "lay")])
def test_the_marker_counts_where_it_stands_and_the_reaction_is_checked_too(talker, by, step):
    """Ailei is talker, so her next activation begins at once; the judge takes one affinity if he comes to react."""
    acts(talker, "ailei", by)
    assert fight(talker).step == step
    assert fight(talker).pool == (by if step == "won" else by - 1)


@pytest.mark.rule("TG-DIP-14")
@pytest.mark.parametrize(("first", "then"), [(3, -1), (-3, 2)])
def test_an_end_of_the_track_that_is_left_again_while_laying_decides_nothing(talker, first, then):
    talker.move("lay_card", who="ailei", by=first)
    assert fight(talker).step == "lay"
    talker.move("lay_card", who="ailei", by=then, play_on=True)
    talker.move("finish_laying", who="ailei")
    assert (fight(talker).step, fight(talker).pool) == ("lay", first + then - 1)


@pytest.mark.rule("TG-DIP-14", "TG-DIP-15")
def test_nobody_takes_a_reward_before_a_check_has_found_it_won(talker):
    talker.move("lay_card", who="ailei", by=3)
    met = talker.objects("end_encounter", who="ailei", how="won")
    assert (met.rule, met.code) == ("TG-DIP-15", "not-won-yet")


@pytest.mark.rule("TG-DIP-15", "TG-DIP-20", "TG-ENC-06")
def test_who_wins_takes_the_whole_reward_each(talkers):
    begin(talkers, diplomacy(failure=FAILURE, reward=REWARD), "ailei", "beor")
    before = {who: dict(talkers.hero(who).resources) for who in ("ailei", "arev", "beor")}
    acts(talkers, "beor", 3)
    talkers.move("end_encounter", who="beor", how="won")
    for who in ("ailei", "beor"):
        resources = talkers.hero(who).resources
        assert resources["experience"] == before[who]["experience"] + 2
        assert resources["reputation"] == before[who]["reputation"] + 1
    assert talkers.hero("arev").resources == before["arev"]
    assert terrors(talkers, "ailei", "beor") == [0, 0]
    assert under_the_blue_deck(talkers) and "tell-encounter-over" in talkers.said


@pytest.mark.rule("TG-DIP-16")
def test_a_stage_that_is_won_goes_straight_to_the_next_one_without_a_reaction(talkers):
    stages = [{"reaction": {"wounds": 3}}, {"reaction": {"wounds": 3}}]
    begin(talkers, diplomacy(stages=stages), "ailei", "beor")
    acts(talkers, "beor", 3)
    assert [talkers.hero(who).health.value for who in ("ailei", "beor")] == [9, 9]
    assert (fight(talkers).stage, fight(talkers).pool, fight(talkers).active) == (1, 0, "ailei")
    assert "tell-stage-won" in talkers.said and "tell-answer-diplomacy" not in talkers.said


@pytest.mark.rule("TG-DIP-16", "TG-DIP-17")
def test_a_stage_may_be_won_by_the_reaction_as_well(talkers):
    begin(talkers, diplomacy(stages=[{"reaction": {"pool": 1}}, {"reaction": {"pool": 1}}]), "ailei")
    acts(talkers, "ailei", 2)
    assert (fight(talkers).stage, fight(talkers).pool, fight(talkers).step) == (1, 0, "lay")
    acts(talkers, "ailei", 2)
    assert fight(talkers).step == "won"


@pytest.mark.rule("TG-DIP-17", "TG-CMB-11")
def test_the_reaction_comes_to_the_active_one_alone(talkers):
    begin(talkers, diplomacy(stages=[{"reaction": {"terror": 1, "pool": -1}}]), "ailei", "arev", "beor")
    acts(talkers, "arev", 0)
    assert terrors(talkers, "ailei", "arev", "beor") == [0, 1, 0]
    assert (fight(talkers).pool, fight(talkers).step) == (-1, "choose")


@pytest.mark.rule("TG-DIP-18", "TG-CMB-44")
def test_the_check_is_made_once_more_before_the_next_activation(talkers):
    """An ability moved the marker after the last check; who dies of the reaction has not checked at all."""
    begin(talkers, diplomacy(stages=[{"reaction": {"wounds": 20, "pool": 3}}]), "ailei", "beor")
    acts(talkers, "beor", 0)
    assert talkers.state.under_way[0].who == ["ailei"]
    assert fight(talkers).step == "won"


@pytest.mark.rule("TG-DIP-19", "TG-CMB-22")
def test_at_the_end_of_the_turn_each_goes_down_to_three_and_draws_one(talkers):
    begin(talkers, diplomacy(), "ailei", "beor")
    acts(talkers, "beor", 0)
    talkers.move("draw_cards", who="ailei", count=2)  # five in her hand
    talkers.move("finish_laying", who="ailei")
    assert (cards(talkers, "ailei"), cards(talkers, "beor")) == ((4, 9), (3, 11))
    assert (fight(talkers).turn, fight(talkers).step, talkers.state.under_way[0].activated) == (2, "choose", [])
    assert "tell-tokens-off-boards" in talkers.said


# --- empty decks, panic and dying ------------------------------------------------------------------------------------


@pytest.mark.rule("TG-DIP-21")
@pytest.mark.parametrize("how", ["by a key", "by an ability", "at the end of the turn"])
def test_with_too_few_cards_to_draw_the_whole_party_fails(talkers, how):
    begin(talkers, diplomacy(failure=FAILURE), "ailei", "beor")
    acts(talkers, "ailei", 0)
    talkers.move("recount", who="beor", deck=0 if how == "at the end of the turn" else 1)
    if how == "by a key":
        talkers.move("lay_card", who="beor", keys=[{"kind": "free", "bonus": "draw", "amount": 2}])
    elif how == "by an ability":
        talkers.move("draw_cards", who="beor", count=2)
    else:
        talkers.move("finish_laying", who="beor")
    assert fight(talkers).step == "lost" and talkers.told("tell-deck-empty-diplomacy") == [{"who": "beor"}]
    assert talkers.state.under_way[0].who == ["ailei", "beor"]  # nobody runs off alone
    talkers.move("end_encounter", who="beor", how="not_won")
    assert terrors(talkers, "ailei", "beor") == [1, 1]
    assert under_the_blue_deck(talkers)


@pytest.mark.rule("TG-DIP-21")
def test_the_last_card_may_be_drawn(talker):
    talker.move("recount", who="ailei", deck=1)
    talker.move("draw_cards", who="ailei")
    assert (fight(talker).step, cards(talker, "ailei")) == ("lay", (4, 0))


@pytest.mark.rule("TG-DIP-21", "TG-CMB-45")
def test_a_discard_off_an_empty_deck_loses_nothing(talker):
    talker.move("recount", who="ailei", hand=1, deck=1)
    talker.move("discard_cards", who="ailei", count=5)
    assert (fight(talker).step, cards(talker, "ailei")) == ("lay", (0, 0))


@pytest.mark.rule("TG-DIP-21")
def test_a_deck_too_small_for_a_starting_hand_loses_too(talkers):
    with talkers.arranged() as state:
        state.heroes["beor"].diplomacy.cards = ["One", "Two"]
    face(talkers, diplomacy(failure=FAILURE), "ailei", "beor")
    assert fight(talkers).step == "lost"
    talkers.move("end_encounter", who="beor", how="not_won")
    assert terrors(talkers, "ailei", "beor") == [1, 1]


@pytest.fixture
def panic(talkers):
    """Ailei and Beor; Ailei is panicked and active."""
    with talkers.arranged() as state:
        state.heroes["ailei"].health.value, state.heroes["ailei"].terror.value = 3, 4
    begin(talkers, diplomacy(failure=FAILURE), "ailei", "beor")
    talkers.move("activate", who="ailei")
    return talkers


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
    acts(panic, "ailei", 0)
    acts(panic, "beor", 0)
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
def test_who_is_dying_is_out_at_once_and_the_others_go_on(talkers):
    begin(talkers, diplomacy(stages=[{"reaction": {"wounds": 9}}], failure=FAILURE), "arev", "beor", "ailei")
    acts(talkers, "beor", 0)
    assert (talkers.hero("beor").dying, talkers.state.under_way[0].who) == (True, ["arev", "ailei"])
    assert (fight(talkers).step, fight(talkers).running) == ("choose", True)
    assert len(fight(talkers).sequence) == 1
    talkers.move("flee", who="arev", agree=["arev", "ailei"])
    assert terrors(talkers, "ailei", "arev", "beor") == [1, 1, 0]


@pytest.mark.rule("TG-DIP-22", "TG-DIP-15")
def test_who_died_out_of_it_has_no_reward(talkers):
    stages = [{"reaction": {"wounds": 9}}]
    begin(talkers, diplomacy(stages=stages, reward=REWARD), "ailei", "beor")
    acts(talkers, "beor", 0)
    acts(talkers, "ailei", 3)
    before = talkers.hero("beor").resources["experience"]
    talkers.move("end_encounter", who="ailei", how="won")
    assert talkers.hero("beor").resources["experience"] == before


@pytest.mark.rule("TG-DIP-22", "TG-CMB-28")
def test_from_an_empty_hand_the_diplomacy_deck_is_discarded(talker):
    talker.move("recount", who="ailei", hand=1, deck=8)
    talker.move("discard_cards", who="ailei", count=3)
    assert cards(talker, "ailei") == (0, 6)


@pytest.mark.rule("TG-DIP-23")
@pytest.mark.parametrize(("by", "stands"), [(9, 3), (-9, -3)])
@pytest.mark.parametrize("how", ["lay_card", "count_pool"])
def test_the_marker_does_not_leave_the_track(talker, by, stands, how):
    talker.move(how, who="ailei", by=by)
    assert fight(talker).pool == stands
    talker.move("count_pool", who="ailei", by=-by // abs(by))
    assert abs(fight(talker).pool) == 2  # one step back from the end, however far it was pushed


@pytest.mark.rule("TG-DIP-24")
def test_the_sequence_stays_when_a_stage_is_won(talkers):
    begin(talkers, diplomacy(stages=[{"reaction": {}}] * 3), "ailei")
    acts(talkers, "ailei", 3)
    assert len(fight(talkers).sequence) == 1
    talkers.move("lay_card", who="ailei", by=1)
    assert len(fight(talkers).sequence) == 2


@pytest.mark.rule("TG-DIP-14", "TG-GRD-01")
@pytest.mark.parametrize("stays", [True, False])
def test_of_a_lost_diplomacy_the_table_may_say_whether_its_card_stays(talkers, stays):
    begin(talkers, diplomacy(traits=[] if stays else ["guardian"], failure=FAILURE), "ailei")
    acts(talkers, "ailei", -3)
    talkers.move("end_encounter", who="ailei", how="not_won", stays=stays)
    assert [one.name for one in talkers.state.guardians] == (["Judge"] if stays else [])
    assert terrors(talkers, "ailei") == [1]
