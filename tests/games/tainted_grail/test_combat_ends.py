"""CMB: how a combat ends and who drops out of it: victory, hands and decks that run out, death, panic."""

from __future__ import annotations

import pytest

from .fights import WOLF, acts, at, begin, cards, combat, face, fight, set_track, under_its_deck

HAUL = combat(value=2, reward={"gains": {"experience": 2}}, loot={"gains": {"food": 3, "wealth": 1}})


def purse(table, *people):
    """How much Experience, Food and Wealth each has more than at the start."""
    start = dict.fromkeys(people, 2)
    counts = [table.hero(who).resources for who in people]
    return [
        (has["experience"], has["food"] - start[who], has["wealth"])
        for who, has in zip(people, counts, strict=True)
    ]


# --- victory ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-03", "TG-CMB-26")
def test_everyone_gets_the_whole_reward_and_the_loot_is_dealt_out(trio):
    begin(trio, HAUL)
    acts(trio, "arev", 2)
    trio.move("end_encounter", who="arev", how="won")
    taken = purse(trio, "beor", "ailei", "arev")
    assert [experience for experience, _, _ in taken] == [2, 2, 2]
    assert sorted(food + wealth for _, food, wealth in taken) == [1, 1, 2]  # four things among three
    assert (sum(food for _, food, _ in taken), sum(wealth for _, _, wealth in taken)) == (3, 1)


@pytest.mark.rule("TG-CMB-03")
def test_the_members_divide_the_loot_as_they_like_and_no_more_than_there_is(duo):
    begin(duo, HAUL)
    acts(duo, "beor", 2)
    for loot in ({"beor": {"food": 4}}, {"beor": {"food": 2}, "ailei": {"food": 2}}, {"ailei": {"magic": 1}}):
        met = duo.objects("end_encounter", who="beor", loot=loot)
        assert (met.rule, met.code) == ("TG-CMB-03", "loot-is-shared")
    duo.move("end_encounter", who="beor", loot={"ailei": {"food": 3}, "beor": {"wealth": 1}})
    assert purse(duo, "beor", "ailei") == [(2, 0, 1), (2, 3, 0)]


@pytest.mark.rule("TG-CMB-26", "TG-CMB-09", "TG-ENC-08")
def test_after_a_victory_the_card_goes_under_its_deck_and_all_cards_into_theirs(solo):
    face(solo, combat(value=2))
    solo.move("mulligan", who="beor")
    solo.move("start_fight", who="beor")
    acts(solo, "beor", 1, 1)
    solo.move("end_encounter", who="beor")
    assert under_its_deck(solo) and solo.told("tell-encounter-over")[0]["colour"] == "green"
    begin(solo, combat())
    assert cards(solo, "beor") == (3, 12) and fight(solo).pool == 0 and fight(solo).sequence == []


@pytest.mark.rule("TG-CMB-39")
def test_who_escaped_gets_neither_reward_nor_loot(duo):
    begin(duo, HAUL)
    duo.move("activate", who="ailei")
    duo.move("escape", who="ailei")
    acts(duo, "beor", 2)
    assert duo.refuses("end_encounter", who="beor", loot={"ailei": {"food": 1}}).field == "loot"
    duo.move("end_encounter", who="beor")
    assert purse(duo, "ailei", "beor") == [(0, 0, 0), (2, 3, 1)]


# --- the pool and the hand that run out -------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-27", "TG-CMB-28")
@pytest.mark.parametrize(
    ("pool", "taken", "left", "held"),
    [
        (3, 2, 1, (3, 12)),
        (2, 2, 0, (3, 12)),
        (1, 2, 0, (2, 12)),
        (0, 3, 0, (0, 12)),
        (0, 5, 0, (0, 10)),
        (1, 20, 0, (0, 0)),
    ],
)
def test_each_marker_that_the_pool_lacks_costs_a_card_of_the_hand_then_of_the_deck(duo, pool, taken, left, held):
    begin(duo, combat(value=9))
    duo.move("activate", who="beor")
    duo.move("count_pool", who="beor", by=pool)
    duo.move("count_pool", who="beor", by=-taken)
    assert (fight(duo).pool, cards(duo, "beor"), cards(duo, "ailei")) == (left, held, (3, 12))


@pytest.mark.rule("TG-CMB-27")
def test_the_active_characters_player_discards_whoever_took_the_markers(duo):
    begin(duo, combat())
    duo.move("activate", who="beor")
    duo.move("count_pool", who="ailei", by=-2)
    assert (cards(duo, "beor"), cards(duo, "ailei")) == ((1, 12), (3, 12))


@pytest.mark.rule("TG-CMB-27")
def test_an_attack_that_takes_more_markers_than_there_are_costs_cards(duo):
    begin(duo, combat(table=[{"since": 0, "pool": -3}]))
    acts(duo, "beor", 1)
    assert (fight(duo).pool, cards(duo, "beor")) == (0, (0, 12))  # one laid, two discarded


@pytest.mark.rule("TG-CMB-28", "TG-CMB-45")
@pytest.mark.parametrize(
    ("hand", "deck", "after"), [(2, 5, (0, 4)), (0, 5, (0, 2)), (0, 2, (0, 0)), (1, 0, (0, 0)), (0, 0, (0, 0))]
)
def test_what_an_empty_hand_cannot_discard_comes_off_the_deck_and_an_empty_deck_gives_no_more(duo, hand, deck, after):
    begin(duo, combat())
    duo.move("recount", who="beor", hand=hand, deck=deck)
    duo.move("discard_cards", who="beor", count=3)
    assert cards(duo, "beor") == after
    assert duo.state.under_way[0].who == ["beor", "ailei"] and at(duo, "beor") == (6, 9, 0)  # nobody had to run


# --- an empty deck ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-29")
@pytest.mark.parametrize(("deck", "count", "stays"), [(2, 1, True), (2, 2, True), (2, 3, False), (0, 1, False)])
def test_who_must_draw_more_than_the_deck_holds_has_to_escape(duo, deck, count, stays):
    begin(duo, WOLF)
    duo.move("activate", who="beor")
    duo.move("recount", who="beor", hand=1, deck=deck)
    duo.move("draw_cards", who="beor", count=count)
    assert ("beor" in duo.state.under_way[0].who) is stays
    assert at(duo, "beor") == ((6, 9, 0) if stays else (5, 9, 1))  # an Energy, and the opportunity attack
    assert fight(duo).active == ("beor" if stays else "ailei")


@pytest.mark.rule("TG-CMB-29", "TG-CMB-16")
def test_the_draw_for_laying_nothing_may_force_the_escape_and_the_attack_comes_for_both(duo):
    begin(duo, WOLF)
    duo.move("activate", who="beor")
    duo.move("recount", who="beor", hand=0, deck=0)
    duo.move("finish_laying", who="beor")
    assert duo.state.under_way[0].who == ["ailei"] and at(duo, "beor") == (5, 9, 2)


@pytest.mark.rule("TG-CMB-46", "TG-CMB-23")
def test_a_draw_at_the_end_of_the_turn_may_force_an_escape_and_the_others_go_on(trio):
    begin(trio, WOLF)
    for who in ("beor", "ailei"):
        acts(trio, who, 0)
    trio.move("recount", who="ailei", hand=2, deck=0)
    acts(trio, "arev", 0)
    doing = trio.state.under_way[0]
    assert doing.who == ["beor", "arev"] and doing.fight.turn == 2
    assert at(trio, "ailei") == (5, 8, 1)  # the attack of her activation, then the opportunity attack for escaping
    assert at(trio, "beor") == at(trio, "arev") == (6, 8, 0)
    assert cards(trio, "beor") == cards(trio, "arev") == (3, 11)  # who stayed draws


@pytest.mark.rule("TG-CMB-46", "TG-CMB-35")
def test_when_nobody_can_draw_at_the_end_of_the_turn_the_combat_is_over(duo):
    begin(duo, WOLF)
    acts(duo, "beor", 0)
    for who in ("beor", "ailei"):
        duo.move("recount", who=who, deck=0)
    acts(duo, "ailei", 0)
    assert under_its_deck(duo) and at(duo, "beor") == at(duo, "ailei") == (5, 8, 1)


# --- dying and panic --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-30", "TG-CMB-21")
def test_whom_an_attack_brings_to_nothing_is_out_at_once_and_the_others_go_on(duo):
    set_track(duo, "beor", health=2, energy=2)
    begin(duo, combat(table=[{"since": 0, "wounds": 3}], opportunity={}))
    acts(duo, "beor", 1)
    doing = duo.state.under_way[0]
    assert duo.hero("beor").dying and doing.who == ["ailei"]
    assert (doing.fight.active, doing.fight.pool) == ("ailei", 1)  # the markers stay


@pytest.mark.rule("TG-CMB-30", "TG-CMB-16", "TG-CMB-19")
def test_whom_the_opportunity_attack_brings_to_nothing_meets_no_other_and_draws_nothing(duo):
    set_track(duo, "beor", health=1, energy=1)
    begin(duo, combat(table=[{"since": 0, "terror": 1}], opportunity={"wounds": 1}))
    acts(duo, "beor")
    assert duo.hero("beor").dying and at(duo, "beor") == (0, 0, 0)
    assert "tell-draw-cards" not in duo.said and "tell-answer-combat" not in duo.said
    assert fight(duo).active == "ailei"


@pytest.mark.rule("TG-CMB-30")
def test_also_outside_its_activation_and_alone_the_combat_is_over(duo):
    begin(duo, combat())
    duo.move("activate", who="ailei")
    duo.move("change", who="beor", what="health", by=-9)
    assert duo.state.under_way[0].who == ["ailei"] and fight(duo).active == "ailei"
    duo.move("change", who="ailei", what="health", by=-9)
    assert under_its_deck(duo)


def panics(table, who):
    """Terror above Health: no more than Health is no panic."""
    set_track(table, who, energy=3, health=3, terror=4)


@pytest.mark.rule("TG-CMB-31", "TG-CMB-33")
def test_in_panic_the_first_card_comes_off_the_deck_and_further_ones_from_the_hand(duo):
    panics(duo, "beor")
    begin(duo, WOLF)
    duo.move("activate", who="beor")
    assert "tell-panic-card" in duo.said
    duo.move("lay_card", who="beor")
    assert cards(duo, "beor") == (3, 11)
    duo.move("lay_card", who="beor", play_on=True)
    assert cards(duo, "beor") == (2, 11)
    duo.move("finish_laying", who="beor")
    assert at(duo, "beor") == (2, 2, 4)  # the wolf's attack alone, and no card for idleness


@pytest.mark.rule("TG-CMB-31", "TG-CMB-13")
@pytest.mark.parametrize(("terror", "free"), [(3, True), (4, False)])
def test_laying_nothing_is_no_choice_in_panic(duo, terror, free):
    set_track(duo, "beor", energy=3, health=3, terror=terror)  # equal is no panic
    begin(duo, combat())
    duo.move("activate", who="beor")
    if free:
        duo.move("finish_laying", who="beor")
        assert fight(duo).active == "ailei"
    else:
        met = duo.objects("finish_laying", who="beor")
        assert (met.rule, met.code) == ("TG-CMB-31", "panic-lays-a-card")


@pytest.mark.rule("TG-CMB-31")
def test_a_deck_on_the_table_gives_the_panicked_card_too(avalon):
    table = avalon("beor", areas={"decks": "table"})
    panics(table, "beor")
    begin(table, combat())
    table.move("lay_card", who="beor")
    assert table.told("tell-panic-card") == [{"who": "beor"}]


@pytest.mark.rule("TG-CMB-31")
def test_nobody_panics_on_a_board_that_the_app_does_not_keep(avalon):
    table = avalon("beor", areas={"boards": "table"})
    panics(table, "beor")
    begin(table, combat())
    assert "tell-panic-card" not in table.said
    table.move("lay_card", who="beor")
    assert cards(table, "beor") == (2, 12)
    table.move("finish_laying", who="beor")
    assert cards(table, "beor") == (3, 11)


@pytest.mark.rule("TG-CMB-23", "TG-CMB-32")
def test_in_panic_the_draw_at_the_end_of_the_turn_is_lost_but_no_other(duo):
    panics(duo, "beor")
    begin(duo, combat())
    acts(duo, "ailei", 0)
    duo.move("lay_card", who="beor", keys=[{"kind": "free", "bonus": "draw", "amount": 1}])
    assert cards(duo, "beor") == (4, 10)
    duo.move("draw_cards", who="beor", count=1)
    assert cards(duo, "beor") == (5, 9)
    duo.move("finish_laying", who="beor")
    assert (cards(duo, "beor"), cards(duo, "ailei")) == ((3, 9), (3, 11))
    assert duo.told("tell-panic-no-draw") == [{"who": "beor"}]


@pytest.mark.rule("TG-CMB-43")
@pytest.mark.parametrize("move", ["lay_card", "finish_laying"])
def test_in_panic_without_a_deck_one_has_to_escape_unless_the_table_reads_it_otherwise(duo, move):
    panics(duo, "beor")
    begin(duo, combat())
    duo.move("activate", who="beor")
    duo.move("recount", who="beor", hand=2, deck=0)
    met = duo.objects(move, who="beor")
    assert (met.rule, met.code, met.can_overrule) == ("TG-CMB-43", "panic-without-deck", True)
    duo.move("escape", who="beor")
    assert duo.state.under_way[0].who == ["ailei"]
