"""HRD: the hard way out of a combat: one attempt an activation, paid for first, and then a coin decides."""

from __future__ import annotations

import pytest

from .fights import WOLF, acts, at, begin, cards, combat, fight, set_track

HARD = {"encounters": {"green": 9}, "modes": {"coin_escape": True}}


@pytest.fixture
def solo(avalon):
    """Beor alone; a coin decides whether he escapes."""
    return avalon("beor", **HARD)


@pytest.fixture
def duo(avalon):
    return avalon("beor", "ailei", **HARD)


@pytest.mark.rule("TG-HRD-05", "TG-HRD-06")
@pytest.mark.parametrize(("coin", "out"), [("grail", True), ("skull", False)])
def test_energy_and_the_attack_come_first_and_then_the_coin_decides(duo, coin, out):
    begin(duo, WOLF)
    duo.move("activate", who="beor")
    duo.move("escape", who="beor", coin=coin)
    order = [key for key in duo.said if key in ("tell-runs", "tell-opportunity", f"tell-coin-{coin}")]
    assert order == ["tell-runs", "tell-opportunity", f"tell-coin-{coin}"]
    assert at(duo, "beor") == (5, 9, 1)  # spent in both cases
    assert ("beor" not in duo.state.under_way[0].who) is out
    assert fight(duo).active == ("ailei" if out else "beor")
    assert ("wrote-escaped" in duo.wrote) is out


@pytest.mark.rule("TG-HRD-06")
def test_after_a_skull_the_activation_goes_on_where_it_was(duo):
    begin(duo, WOLF)
    duo.move("activate", who="beor")
    duo.move("lay_card", who="beor", by=1)
    duo.move("escape", who="beor", coin="skull")
    assert (fight(duo).step, fight(duo).pool, cards(duo, "beor")) == ("lay", 1, (2, 12))
    assert duo.objects("lay_card", who="beor").rule == "TG-CMB-15"  # the first card still lies there
    duo.move("lay_card", who="beor", by=1, play_on=True)
    duo.move("finish_laying", who="beor")
    assert at(duo, "beor") == (4, 9, 1)  # the row for two markers


@pytest.mark.rule("TG-HRD-04")
def test_there_is_one_attempt_in_an_activation_and_another_in_the_next(solo):
    begin(solo, combat())
    solo.move("escape", who="beor", coin="skull")
    met = solo.objects("escape", who="beor", coin="grail")
    assert (met.rule, met.code, met.can_overrule) == ("TG-HRD-04", "tried-to-escape", True)
    acts(solo, "beor", 0)
    solo.move("escape", who="beor", coin="grail")
    assert solo.state.under_way == []


@pytest.mark.rule("TG-HRD-04")
def test_the_attempt_of_one_is_not_that_of_another(duo):
    begin(duo, combat())
    duo.move("activate", who="beor")
    duo.move("escape", who="beor", coin="skull")
    acts(duo, "beor", 0)
    duo.move("escape", who="ailei", coin="grail")
    assert duo.state.under_way[0].who == ["beor"]


@pytest.mark.rule("TG-HRD-05", "TG-CMB-30", "TG-HRD-06")
def test_who_dies_of_the_attack_flips_no_coin(duo):
    set_track(duo, "beor", energy=1, health=1)
    begin(duo, combat(opportunity={"wounds": 1}))
    duo.move("activate", who="beor")
    duo.move("escape", who="beor", coin="skull")
    assert duo.hero("beor").dying and duo.state.under_way[0].who == ["ailei"]
    assert not any(key.startswith("tell-coin") for key in duo.said)


@pytest.mark.rule("TG-HRD-05", "TG-CMB-37")
def test_without_energy_one_may_try_all_the_same(solo):
    set_track(solo, "beor", energy=0)
    begin(solo, combat())
    solo.move("escape", who="beor", coin="grail")
    assert at(solo, "beor")[0] == 0 and solo.state.under_way == []


@pytest.mark.rule("TG-HRD-06")
def test_the_app_flips_a_fair_coin_where_the_table_has_none(avalon):
    came = set()
    for seed in range(20):
        table = avalon("beor", seed=str(seed), **HARD)
        begin(table, combat())
        table.move("escape", who="beor")
        came.add((table.drawn[-1].came, table.state.under_way == []))
    assert came == {("grail", True), ("skull", False)}


@pytest.mark.rule("TG-HRD-07", "TG-GRD-01")
@pytest.mark.parametrize(("traits", "stays"), [([], False), (["guardian"], True)])
def test_when_the_last_one_is_out_the_card_goes_under_its_deck_or_a_guardian_stays(duo, traits, stays):
    begin(duo, combat(traits=traits))
    duo.move("activate", who="ailei")
    duo.move("escape", who="ailei", coin="grail")
    assert len(duo.state.under_way) == 1  # Beor fights on
    duo.move("escape", who="beor", coin="grail")
    assert duo.state.under_way == []
    assert duo.state.encounters["green"].bottom == ([] if stays else ["Wolf"])
    assert [guardian.place for guardian in duo.state.guardians] == ([101] if stays else [])
    assert ("tell-encounter-over" in duo.said) is not stays  # its cards are shuffled back


@pytest.mark.rule("TG-HRD-07", "TG-ENC-08")
def test_whoever_escaped_has_a_whole_deck_in_the_next_combat(solo):
    begin(solo, combat())
    solo.move("discard_cards", who="beor", count=5)
    solo.move("escape", who="beor", coin="grail")
    begin(solo, combat())
    assert cards(solo, "beor") == (3, 12)


@pytest.mark.rule("TG-HRD-15", "TG-CMB-29")
def test_a_forced_escape_needs_no_coin_and_is_no_attempt(duo):
    begin(duo, WOLF)
    duo.move("activate", who="beor")
    duo.move("escape", who="beor", coin="skull")  # the one attempt of this activation
    duo.move("recount", who="beor", deck=0)
    duo.move("draw_cards", who="beor", count=1)
    assert duo.state.under_way[0].who == ["ailei"] and at(duo, "beor") == (4, 9, 2)
    assert not any(key.startswith("tell-coin") for key in duo.said)


@pytest.mark.rule("TG-HRD-15", "TG-CMB-43")
def test_nor_does_that_of_one_who_panics_without_a_card_to_turn(duo):
    set_track(duo, "beor", energy=3, health=3, terror=4)
    begin(duo, WOLF)
    duo.move("activate", who="beor")
    duo.move("recount", who="beor", deck=0)
    duo.move("escape", who="beor", coin="skull")
    assert duo.state.under_way[0].who == ["ailei"] and at(duo, "beor") == (2, 3, 5)
    assert duo.drawn == []


@pytest.mark.rule("TG-HRD-15", "TG-CMB-46")
def test_nor_does_one_at_the_end_of_the_turn(solo):
    begin(solo, combat())
    solo.move("recount", who="beor", deck=0)
    acts(solo, "beor", 0)
    assert solo.state.under_way == [] and solo.drawn == []


@pytest.mark.rule("TG-HRD-04", "TG-CMB-34")
def test_without_that_change_of_hard_mode_nobody_flips_a_coin(avalon):
    table = avalon("beor", encounters={"green": 9})
    begin(table, combat())
    table.move("escape", who="beor", coin="skull")
    assert table.state.under_way == []
