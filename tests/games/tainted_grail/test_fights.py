"""Fights among the other rules: order, leaving, what comes after, guardians."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail.pages.fight import view as page

from .fights import DECKS, WARDEN, WOLF, begin, bottom, cards, combat, face, fight, go, known


def on_the_map(table) -> list[tuple[str, int]]:
    return [(guardian.name, guardian.place) for guardian in table.state.guardians]


# --- order -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-TIE-02", "TG-CMB-10")
def test_when_nobody_agrees_the_lowest_number_among_those_who_wait_is_offered_first(decked):
    begin(decked, combat(), "beor", "arev", "ailei")
    offered = []
    while fight(decked).turn == 1 and fight(decked).step == "choose":
        offered.append(page(decked.state, EVERYBODY).frame.next.args["who"])
        go(decked, offered[-1])
    assert offered == ["ailei", "arev"]  # 1 and 2; Beor, the last one, is active at once
    assert fight(decked).active == "beor"
    go(decked, "beor")
    assert page(decked.state, EVERYBODY).frame.next.args == {"who": "ailei"}


@pytest.mark.rule("TG-TIE-02")
def test_they_may_agree_on_another_and_the_lowest_is_offered_after_it(decked):
    begin(decked, combat(), "beor", "arev", "ailei")
    go(decked, "arev")
    assert page(decked.state, EVERYBODY).frame.next.args == {"who": "ailei"}


@pytest.mark.rule("TG-TIE-09", "TG-KEY-23")
def test_delayed_abilities_of_several_characters_fire_from_left_to_right(decked):
    begin(decked, combat(), "beor", "ailei", "arev")
    go(decked, "beor", tokens=2, passive=True, name="Left")
    go(decked, "ailei", tokens=1, passive=True, name="Right")
    fired = [(told["number"], told["name"], told["who"]) for told in decked.told("tell-delayed-fires")]
    assert fired == [(1, "Left", "beor"), (2, "Right", "ailei")]


@pytest.mark.rule("TG-BEY-07", "TG-BEY-17")
def test_fought_on_the_table_the_order_of_effects_is_told(avalon):
    table = avalon("beor", kept="light")
    table.morning()
    table.move("begin_encounter", who=["beor"], colour="green")
    table.move("activate", who="beor")
    assert {"tell-order-of-effects", "tell-last-of-sequence"} <= {*table.said}


# --- leaving ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-BEY-08", "TG-CMB-37", "TG-TRK-12")
@pytest.mark.parametrize(("energy", "left"), [(0, 0), (1, 0), (4, 3)])
def test_escaping_loses_an_energy_and_is_possible_without_any(decked, energy, left):
    with decked.arranged() as state:
        state.heroes["beor"].energy.value = energy
    begin(decked, combat(), "beor", "ailei")
    decked.move("activate", who="beor")
    decked.move("escape", who="beor")
    assert (decked.hero("beor").energy.value, decked.state.under_way[0].who) == (left, ["ailei"])


@pytest.mark.rule("TG-BEY-09", "TG-CMB-40", "TG-ENC-08")
def test_the_cards_of_one_who_escaped_stay_in_the_sequence_and_the_hands_are_told(decked):
    begin(decked, combat(), "beor", "ailei")
    decked.move("activate", who="beor")
    decked.move("lay_card", who="beor", tokens=1, passive=True, name="Rock", by=2)
    decked.move("escape", who="beor")
    assert decked.told("tell-leavers-cards") == [{"who": "beor"}]
    assert ([laid.name for laid in fight(decked).sequence], fight(decked).pool) == (["Rock"], 2)
    assert [told["name"] for told in decked.told("tell-delayed-fires")] == ["Rock"]  # it still works


@pytest.mark.rule("TG-BEY-10", "TG-PTY-03")
def test_who_is_there_may_join_at_the_start_and_nobody_joins_later(decked):
    decked.move("begin_encounter", who=["beor", "ailei"], colour="green")  # Ailei was there already
    decked.move("describe_encounter", card=WOLF, who="ailei")
    assert [*fight(decked).fighters] == ["ailei", "beor"]
    for move in ("mulligan", "start_fight", "activate", "lay_card"):
        assert decked.refuses(move, who="arev").message.key == "no-encounter"
    assert decked.state.under_way[0].who == ["beor", "ailei"]


# --- after it --------------------------------------------------------------------------------------------------------


def won(table):
    go(table, "beor", by=9)
    table.move("end_encounter", who="beor", how="won")


def lost(table):
    table.move("end_encounter", who="beor", how="not_won")


def fled(table):
    table.move("escape", who="beor")


def died(table):
    table.move("lay_card", who="beor")
    table.move("finish_laying", who="beor", instead={"wounds": 20})


def withdrew(table):
    table.move("lay_card", who="beor")
    table.move("finish_laying", who="beor", instead={"withdraws": True})


def deckless(table):
    table.move("recount", who="beor", deck=0)
    table.move("draw_cards", who="beor")


ENDS = [won, lost, fled, died, withdrew, deckless]


@pytest.mark.rule("TG-ITM-08", "TG-ENC-08", "TG-ENC-06")
@pytest.mark.parametrize("ends", ENDS)
def test_however_it_ends_flipped_cards_turn_back_and_the_decks_are_to_be_shuffled(decked, ends):
    for name in ("A horn", "A lamp"):
        decked.move("take", who="beor", kind="item", name=name)
    begin(decked, combat(), "beor")
    decked.move("use_card", who="beor", card=decked.hero("beor").belongings[0].id)
    assert [card.flipped for card in decked.hero("beor").belongings] == [True, False]
    ends(decked)
    assert decked.state.under_way == []
    assert [card.flipped for card in decked.hero("beor").belongings] == [False, False]
    assert decked.told("tell-turn-back") == [{"who": "beor", "names": ["A horn"]}]
    assert "tell-encounter-over" in decked.said
    assert (bottom(decked, "green"), decked.state.encounters["green"].size) == (["Wolf"], 5)


@pytest.mark.rule("TG-ITM-08")
def test_who_leaves_turns_its_cards_back_and_who_fights_on_keeps_them_flipped(decked):
    for who in ("beor", "ailei"):
        decked.move("take", who=who, kind="item", name=f"A horn of {who}")
    begin(decked, combat(), "beor", "ailei")
    for who in ("beor", "ailei"):
        decked.move("use_card", who=who, card=decked.hero(who).belongings[0].id)
    decked.move("activate", who="beor")
    decked.move("escape", who="beor")
    assert [decked.hero(who).belongings[0].flipped for who in ("beor", "ailei")] == [False, True]


@pytest.mark.rule("TG-ENC-08", "TG-CMB-09")
def test_in_the_next_fight_the_whole_decks_are_there_again(decked):
    face(decked, combat(), "beor")
    decked.move("mulligan", who="beor")
    assert cards(decked, "beor") == (2, 10)
    decked.move("start_fight", who="beor")
    decked.move("lay_card", who="beor", draws=3)
    assert cards(decked, "beor") == (4, 7)  # neither the first hand nor what was laid comes back during it
    lost(decked)
    begin(decked, combat(), "beor")
    assert cards(decked, "beor") == (3, 12)


# --- guardians -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-GRD-01", "TG-TRT-06")
@pytest.mark.parametrize("ends", [lost, fled, died, deckless])
def test_a_card_with_the_trait_guardian_that_was_not_won_stays_on_the_map(decked, ends):
    begin(decked, combat(traits=["guardian"], level=3), "beor")
    ends(decked)
    assert on_the_map(decked) == [("Wolf", 101)]
    assert (bottom(decked, "green"), decked.state.encounters["green"].size) == ([], 4)
    assert decked.state.guardians[0].level == 3
    assert "tell-cards-back" in decked.said and "tell-turn-back" not in decked.said


@pytest.mark.rule("TG-GRD-10", "TG-TRT-06")
def test_one_that_was_beaten_goes_under_its_deck(decked):
    begin(decked, combat(traits=["guardian"]), "beor")
    won(decked)
    assert (on_the_map(decked), bottom(decked, "green")) == ([], ["Wolf"])


@pytest.mark.rule("TG-GRD-12", "TG-CMB-42")
@pytest.mark.parametrize(("stays", "map_after"), [(None, ["Wolf"]), (True, ["Wolf"]), (False, [])])
def test_of_a_guardian_that_withdrew_the_table_is_asked(decked, stays, map_after):
    begin(decked, combat(traits=["guardian"], reward={"gains": {"experience": 5}}), "beor")
    before = decked.hero("beor").resources["experience"]
    withdrew(decked)
    assert (fight(decked).step, page(decked.state, EVERYBODY).frame.next) == ("withdrew", None)
    assert decked.objects("escape", who="beor").code == "not-in-its-activation"  # it is over
    decked.move("end_encounter", who="beor", how="withdrew", **({} if stays is None else {"stays": stays}))
    assert [name for name, _ in on_the_map(decked)] == map_after
    assert bottom(decked, "green") == ([] if map_after else ["Wolf"])
    assert decked.hero("beor").resources["experience"] == before  # it does not count as won


@pytest.mark.rule("TG-GRD-12", "TG-CMB-42")
def test_any_other_that_withdraws_goes_under_its_deck_without_a_question(decked):
    begin(decked, combat(), "beor")
    withdrew(decked)
    assert (decked.state.under_way, on_the_map(decked), bottom(decked, "green")) == ([], [], ["Wolf"])
    assert decked.chronicle[-1].args["how"] == "withdrew"


@pytest.mark.rule("TG-GRD-07", "TG-ENC-04")
def test_a_guardian_of_the_map_whose_card_is_known_begins_its_fight_by_itself(decked):
    decked.move("guardian_appears", name="Warden", colour="grey", place=104)
    decked.move("travel", who=["beor", "ailei"], to=104)
    assert (fight(decked).card.name, fight(decked).step) == ("Warden", "hands")
    assert (cards(decked, "beor"), cards(decked, "ailei")) == ((3, 12), (3, 12))
    decked.move("start_fight", who="beor")
    go(decked, "beor", by=6)
    decked.move("end_encounter", who="beor", how="won")
    assert (on_the_map(decked), bottom(decked, "grey")) == ([], ["Warden"])


@pytest.mark.rule("TG-GRD-01", "TG-GRD-10")
def test_a_guardian_of_the_map_stays_there_though_its_card_says_nothing_of_it(decked):
    decked.move("guardian_appears", name="Knight", colour="grey", place=104)
    decked.move("travel", who=["beor"], to=104)
    assert fight(decked) is None  # nobody has described that card yet
    decked.move("describe_encounter", card=combat(name="Knight", colour="grey"), who="beor")
    decked.move("start_fight", who="beor")
    met = decked.objects("end_encounter", who="beor", how="not_won", stays=False)
    assert (met.rule, met.code) == ("TG-GRD-01", "unwon-guardian-stays")
    decked.move("escape", who="beor")
    assert on_the_map(decked) == [("Knight", 104)]


@pytest.mark.rule("TG-GRD-08", "TG-TIE-06", "TG-GRD-10")
def test_two_guardians_are_fought_one_after_the_other(decked):
    for name in ("Warden", "Hound"):
        decked.move("guardian_appears", name=name, colour="grey", place=104)
    decked.move("travel", who=["beor"], to=104)
    assert fight(decked) is None and "tell-choose-guardian" in decked.said
    assert decked.refuses("face_card", who="beor", name="Hound").message.key == "choose-guardian-first"
    decked.move("face_guardian", who="beor", guardian=decked.state.guardians[1].id)
    assert fight(decked).card.name == "Hound"
    decked.move("start_fight", who="beor")
    decked.move("lay_card", who="beor", by=6, tokens=1)
    decked.move("finish_laying", who="beor")
    decked.move("end_encounter", who="beor", how="won")
    assert (fight(decked).card.name, fight(decked).step, fight(decked).pool) == ("Warden", "hands", 0)
    assert (fight(decked).sequence, cards(decked, "beor"), decked.state.under_way[0].activated) == (
        [],
        (3, 12),
        [],
    )
    decked.move("start_fight", who="beor")
    decked.move("escape", who="beor")
    assert (on_the_map(decked), decked.state.under_way) == ([("Warden", 104)], [])


@pytest.mark.rule("TG-GRD-16", "TG-CMB-29", "TG-CMB-46")
@pytest.mark.parametrize("how", ["lay_card", "draw_cards"])
def test_the_morning_goes_on_when_a_forced_escape_ended_its_last_fight(avalon, how):
    table = avalon("beor", encounters=DECKS, knowledge=known(WARDEN))
    table.move("start_day")
    table.move("guardian_appears", name="Warden", colour="grey", place=101)
    table.move("turn_event")
    table.move("roll_guardian", guardian=table.state.guardians[0].id, rolled="nothing")
    table.move("start_fight", who="beor")
    table.move("recount", who="beor", deck=1)
    table.move(how, who="beor", **({"draws": 2} if how == "lay_card" else {"count": 2}))
    assert (table.state.under_way, on_the_map(table), table.step) == ([], [("Warden", 101)], "actions")
