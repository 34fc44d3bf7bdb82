"""TRT: what the traits of an opponent do, and when."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail.box.encounter_cards import TRAITS

from .fights import acts, at, begin, cards, combat, face, fight, set_track

GREEN = {"green": 9}


@pytest.fixture
def duo(avalon):
    """Beor and Ailei; everyone's tracks stand at 6, 9 and 0."""
    return avalon("beor", "ailei", encounters=GREEN)


def with_trait(*traits, **facts):
    return combat(traits=list(traits), **facts)


def test_there_are_twelve_traits():
    assert len(set(TRAITS)) == 12


# --- when the first one is activated ----------------------------------------------------------------------------------


@pytest.mark.rule("TG-TRT-01")
def test_an_ambush_leaves_the_first_one_activated_a_single_card_once_in_the_combat(duo):
    begin(duo, with_trait("ambush"))
    assert cards(duo, "beor") == cards(duo, "ailei") == (3, 12)  # not yet
    duo.move("activate", who="beor")
    assert duo.told("tell-ambushed") == [{"who": "beor"}]
    assert (cards(duo, "beor"), cards(duo, "ailei")) == ((1, 12), (3, 12))
    acts(duo, "beor", 0)
    assert cards(duo, "ailei") == (3, 12)  # the second one is not ambushed
    acts(duo, "ailei", 0)
    assert (fight(duo).turn, cards(duo, "ailei")) == (2, (3, 11))
    duo.move("activate", who="ailei")
    assert cards(duo, "ailei") == (3, 11)  # nor the first of the second turn


@pytest.mark.rule("TG-TRT-01")
@pytest.mark.parametrize(("held", "left"), [(2, 1), (1, 1), (0, 0)])
def test_a_hand_of_one_card_or_none_loses_nothing_by_an_ambush(duo, held, left):
    begin(duo, with_trait("ambush"))
    duo.move("recount", who="beor", hand=held)
    duo.move("activate", who="beor")
    assert cards(duo, "beor") == (left, 12)


@pytest.mark.rule("TG-TRT-01", "TG-TRT-02")
def test_hands_and_boards_on_the_table_are_told_of_it(avalon):
    table = avalon("beor", areas={"decks": "table", "boards": "table"})
    begin(table, with_trait("ambush", "onslaught"))
    assert table.said.index("tell-active") < table.said.index("tell-ambushed") < table.said.index("tell-onslaught")
    assert at(table, "beor") == (6, 9, 0) and cards(table, "beor") == (None, None)


@pytest.mark.rule("TG-TRT-02")
def test_an_onslaught_wounds_the_first_one_activated_twice_once_in_the_combat(duo):
    begin(duo, with_trait("onslaught"))
    duo.move("activate", who="ailei")
    assert (at(duo, "ailei"), at(duo, "beor")) == ((6, 7, 0), (6, 9, 0))
    acts(duo, "ailei", 0)
    acts(duo, "beor", 0)
    acts(duo, "beor", 0)
    assert (at(duo, "ailei"), at(duo, "beor")) == ((6, 7, 0), (6, 9, 0))


@pytest.mark.rule("TG-TRT-02", "TG-CMB-30")
def test_whom_an_onslaught_kills_is_out_and_it_meets_nobody_else(duo):
    set_track(duo, "beor", energy=2, health=2)
    begin(duo, with_trait("onslaught"))
    duo.move("activate", who="beor")
    assert duo.hero("beor").dying and fight(duo).active == "ailei"
    assert at(duo, "ailei") == (6, 9, 0)


# --- cards that are laid ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-TRT-03")
@pytest.mark.parametrize(("first", "second", "pool"), [(3, 2, 4), (1, 2, 2), (0, 2, 2), (2, 0, 1)])
def test_a_defensive_one_takes_a_marker_off_the_first_card_of_each_activation(duo, first, second, pool):
    begin(duo, with_trait("defensive", value=20))
    acts(duo, "ailei", first, second)
    assert fight(duo).pool == pool
    acts(duo, "beor", first, second)
    assert fight(duo).pool == 2 * pool


@pytest.mark.rule("TG-TRT-03")
def test_it_takes_one_marker_off_the_card_and_not_one_off_each_of_its_keys(duo):
    begin(duo, with_trait("defensive"))
    duo.move("activate", who="beor")
    keys = [{"attribute": "aggression", "level": 1, "amount": 2}, {"kind": "free", "amount": 1}]
    duo.move("lay_card", who="beor", keys=keys)
    assert fight(duo).pool == 2 and len(duo.told("tell-trait-defensive")) == 1


@pytest.mark.rule("TG-TRT-04")
def test_against_a_fast_one_two_cards_are_laid_in_an_activation_and_no_more(duo):
    begin(duo, with_trait("fast"))
    acts(duo, "ailei", 1, 1)
    duo.move("lay_card", who="beor")
    duo.move("lay_card", who="beor", play_on=True)
    met = duo.objects("lay_card", who="beor", play_on=True)
    assert (met.rule, met.code, len(fight(duo).sequence)) == ("TG-TRT-04", "too-fast", 4)


# --- its answer -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-TRT-05")
@pytest.mark.parametrize(("traits", "health"), [([], 8), (["deceit"], None)])
def test_only_wounds_of_one_without_deceit_can_be_prevented(duo, traits, health):
    begin(duo, with_trait(*traits, table=[{"since": 0, "wounds": 3}]))
    duo.move("activate", who="beor")
    duo.move("lay_card", who="beor")
    if health is None:
        met = duo.objects("finish_laying", who="beor", prevented=2)
        assert (met.rule, met.code) == ("TG-TRT-05", "deceit")
    else:
        duo.move("finish_laying", who="beor", prevented=2)
        assert at(duo, "beor") == (6, health, 0)


@pytest.mark.rule("TG-TRT-06", "TG-GRD-01")
@pytest.mark.parametrize(("traits", "places"), [([], []), (["guardian"], [101])])
def test_a_guardian_that_was_not_defeated_roams_the_map(duo, traits, places):
    begin(duo, with_trait(*traits))
    acts(duo, "beor", 1)
    duo.move("end_encounter", who="beor", how="not_won")
    assert [guardian.place for guardian in duo.state.guardians] == places


@pytest.mark.rule("TG-TRT-06", "TG-GRD-10")
def test_a_guardian_that_was_defeated_goes_under_its_deck(duo):
    begin(duo, with_trait("guardian"))
    acts(duo, "beor", 6)
    duo.move("end_encounter", who="beor")
    assert duo.state.guardians == [] and duo.state.encounters["green"].bottom == ["Wolf"]


@pytest.mark.rule("TG-TRT-07")
@pytest.mark.parametrize(("deck", "left"), [(12, 10), (2, 0), (1, 0), (0, 0)])
def test_a_horde_takes_two_cards_off_the_deck_of_whom_it_attacks(duo, deck, left):
    begin(duo, with_trait("horde"))
    duo.move("activate", who="beor")
    duo.move("recount", who="beor", deck=deck)
    acts(duo, "beor", 0)
    assert (cards(duo, "beor"), cards(duo, "ailei")) == ((2, left), (3, 12))  # off the deck, not the hand
    assert [one.args["count"] for one in duo.tellings if one.key == "tell-trait-horde"] == [deck - left] * (left < deck)


@pytest.mark.rule("TG-TRT-07")
def test_without_an_attack_a_horde_takes_nothing(duo):
    begin(duo, with_trait("horde"))
    acts(duo, "beor", 6)
    assert (fight(duo).step, cards(duo, "beor")) == ("won", (2, 12))


@pytest.mark.rule("TG-TRT-08", "TG-TRT-09", "TG-CMB-16")
@pytest.mark.parametrize(
    ("laid", "traits", "terror", "held"),
    [
        ([], ["opportunist"], 1, (4, 11)),  # one attack, not two, and the usual draw
        ([0], ["opportunist"], 1, (2, 12)),  # the attack and no draw
        ([0, 0], ["opportunist"], 0, (1, 12)),
        ([0], [], 0, (2, 12)),
    ],
)
def test_an_opportunist_wants_two_cards(duo, laid, traits, terror, held):
    begin(duo, with_trait(*traits, opportunity={"terror": 1}))
    acts(duo, "beor", *laid)
    assert at(duo, "beor") == (6, 9, terror) and cards(duo, "beor") == held
    assert len(duo.told("tell-opportunity")) == terror


@pytest.mark.rule("TG-TRT-08", "TG-CMB-33")
def test_a_card_laid_in_panic_is_one_card_to_an_opportunist(duo):
    set_track(duo, "beor", energy=3, health=3, terror=4)
    begin(duo, with_trait("opportunist", opportunity={"wounds": 1}))
    acts(duo, "beor", 0)
    assert at(duo, "beor") == (2, 2, 4) and cards(duo, "beor") == (3, 11)


@pytest.mark.rule("TG-TRT-10", "TG-TRT-07")
def test_frenzy_attacks_twice_each_time_looking_up_the_table_anew(duo):
    table = [{"since": 0, "pool": 2, "wounds": 1}, {"since": 2, "terror": 1}]
    begin(duo, with_trait("frenzy", "horde", table=table))
    acts(duo, "beor", 0)
    assert (fight(duo).step, fight(duo).active, at(duo, "beor")) == ("again", "beor", (6, 8, 0))
    assert cards(duo, "beor") == (2, 10)
    duo.move("finish_laying", who="beor")
    assert (fight(duo).active, at(duo, "beor"), cards(duo, "beor")) == ("ailei", (6, 8, 1), (2, 8))


@pytest.mark.rule("TG-TRT-10", "TG-CMB-13")
def test_between_the_two_attacks_nobody_lays_a_card_but_one_may_still_run(duo):
    begin(duo, with_trait("frenzy"))
    acts(duo, "beor", 0)
    met = duo.objects("lay_card", who="beor", by=3, play_on=True)
    assert (met.rule, met.code) == ("TG-CMB-13", "laying-is-over")
    duo.move("escape", who="beor")
    assert duo.state.under_way[0].who == ["ailei"] and fight(duo).active == "ailei"


@pytest.mark.rule("TG-TRT-10", "TG-CMB-20")
def test_a_victory_after_the_first_of_two_attacks_spares_the_second(duo):
    begin(duo, with_trait("frenzy", table=[{"since": 0, "pool": 1, "wounds": 1}]))
    acts(duo, "beor", 5)
    assert (fight(duo).step, at(duo, "beor")) == ("won", (6, 8, 0))


@pytest.mark.rule("TG-TRT-10", "TG-CMB-30")
def test_whom_the_first_of_two_attacks_kills_the_second_does_not_meet(duo):
    set_track(duo, "beor", energy=1, health=1)
    begin(duo, with_trait("frenzy", table=[{"since": 0, "wounds": 1}]))
    acts(duo, "beor", 0)
    assert (fight(duo).step, fight(duo).active, at(duo, "ailei")) == ("lay", "ailei", (6, 9, 0))


@pytest.mark.rule("TG-TRT-10")
def test_the_frenzy_of_one_activation_comes_again_in_the_next(duo):
    begin(duo, with_trait("frenzy", table=[{"since": 0, "terror": 1}]))
    for who in ("beor", "ailei"):
        acts(duo, who, 0)
        duo.move("finish_laying", who=who)
        assert at(duo, who) == (6, 9, 2)
    assert fight(duo).turn == 2


# --- slow ones --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-TRT-14")
def test_a_slow_one_lets_each_draw_one_more_at_the_start_and_at_the_end_of_each_turn(duo):
    face(duo, with_trait("slow"))
    duo.move("mulligan", who="beor")
    assert (cards(duo, "beor"), cards(duo, "ailei")) == ((2, 10), (3, 12))  # the extra card comes after it
    duo.move("start_fight", who="beor")
    assert (cards(duo, "beor"), cards(duo, "ailei")) == ((3, 9), (4, 11))
    acts(duo, "beor", 0)
    acts(duo, "ailei", 0)
    assert (cards(duo, "beor"), cards(duo, "ailei")) == ((4, 7), (5, 9))


@pytest.mark.rule("TG-TRT-14")
def test_of_four_each_begins_against_a_slow_one_with_three(avalon):
    table = avalon("beor", "ailei", "arev", "cerv", encounters=GREEN)
    begin(table, with_trait("slow"))
    assert [cards(table, who) for who in table.state.heroes] == [(3, 12)] * 4


@pytest.mark.rule("TG-TRT-15", "TG-CMB-23")
@pytest.mark.parametrize(("traits", "drawn"), [([], 0), (["slow"], 1)])
def test_in_panic_only_the_extra_card_of_the_trait_is_drawn(avalon, traits, drawn):
    table = avalon("beor", encounters=GREEN)
    set_track(table, "beor", energy=3, health=3, terror=4)
    begin(table, with_trait(*traits))
    hand, deck = cards(table, "beor")
    table.move("lay_card", who="beor")  # off the deck
    table.move("recount", who="beor", hand=2)
    table.move("finish_laying", who="beor")
    assert cards(table, "beor") == (2 + drawn, deck - 1 - drawn) and hand == 3 + drawn


@pytest.mark.rule("TG-TRT-14", "TG-CMB-29")
@pytest.mark.parametrize(("deck", "stays"), [(2, True), (1, False)])
def test_both_cards_must_be_in_the_deck_or_one_has_to_escape(duo, deck, stays):
    begin(duo, with_trait("slow"))
    acts(duo, "beor", 0)
    duo.move("recount", who="beor", deck=deck)
    acts(duo, "ailei", 0)
    assert ("beor" in duo.state.under_way[0].who) is stays
