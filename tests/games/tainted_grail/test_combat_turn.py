"""CMB: a turn of a combat: cards laid, the opponent's answer, the checks, the end of the turn."""

from __future__ import annotations

import pytest

from .fights import GREEN, WOLF, acts, at, begin, cards, combat, fight, set_track

TABLE = [{"since": 0, "wounds": 1}, {"since": 2, "terror": 2}, {"since": 5, "energy": 3}]


# --- laying cards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-13")
def test_the_first_card_has_no_condition_and_no_card_has_to_follow(duo):
    begin(duo, combat())
    duo.move("activate", who="beor")
    duo.move("lay_card", who="beor", by=1)
    assert (cards(duo, "beor"), fight(duo).pool, len(fight(duo).sequence)) == ((2, 12), 1, 1)
    duo.move("finish_laying", who="beor")
    duo.move("finish_laying", who="ailei")  # not even the first one
    assert [laid.by for laid in fight(duo).sequence] == ["beor"]


@pytest.mark.rule("TG-CMB-13")
def test_only_the_active_character_lays_and_only_what_it_holds(duo):
    begin(duo, combat())
    duo.move("activate", who="beor")
    assert duo.refuses("lay_card", who="ailei").field == "who"
    for _ in range(3):
        duo.move("lay_card", who="beor", play_on=True)
    met = duo.objects("lay_card", who="beor", play_on=True)
    assert (met.rule, met.code, cards(duo, "beor")) == ("TG-CMB-13", "hand-is-empty", (0, 12))


@pytest.mark.rule("TG-CMB-15")
def test_a_further_card_must_play_on(duo):
    begin(duo, combat())
    duo.move("activate", who="beor")
    duo.move("lay_card", who="beor")
    met = duo.objects("lay_card", who="beor", by=1)
    assert (met.rule, met.code) == ("TG-CMB-15", "does-not-play-on")
    duo.move("lay_card", who="beor", by=1, play_on=True)
    assert duo.objects("lay_card", who="beor").rule == "TG-CMB-15"  # the third needs it, too
    duo.move("finish_laying", who="beor")
    duo.move("lay_card", who="ailei")  # the first of another activation does not
    assert len(fight(duo).sequence) == 3


@pytest.mark.rule("TG-CMB-15", "TG-KEY-11")
@pytest.mark.parametrize(
    ("key", "goes"),
    [
        ({"attribute": "courage", "level": 1}, True),
        ({"attribute": "courage", "level": 2}, False),  # Beor has one
        ({"kind": "free"}, True),
        ({"kind": "magic"}, False),  # nobody paid
        ({"kind": "free", "cancelled": True}, False),
    ],
)
def test_the_play_on_bonus_must_be_on_a_key_that_connects(duo, key, goes):
    begin(duo, combat())
    duo.move("activate", who="beor")
    duo.move("lay_card", who="beor")
    card = {"who": "beor", "keys": [{**key, "bonus": "play_on"}]}
    if goes:
        duo.move("lay_card", **card)
        assert len(fight(duo).sequence) == 2
    else:
        assert duo.objects("lay_card", **card).rule == "TG-CMB-15"


@pytest.mark.rule("TG-CMB-14")
@pytest.mark.parametrize(("first", "then", "left"), [("draw", "pool", (0, 11)), ("pool", "draw", (1, 10))])
def test_a_cards_keys_are_resolved_one_by_one_attribute_then_magic_then_free(duo, first, then, left):
    begin(duo, combat())
    duo.move("discard_cards", who="beor", count=2)
    duo.move("activate", who="beor")
    bonus = {"draw": {"bonus": "draw", "amount": 1}, "pool": {"bonus": "pool", "amount": -1}}
    keys = [{"kind": "free", **bonus[then]}, {"attribute": "aggression", "level": 2, **bonus[first]}]
    duo.move("lay_card", who="beor", keys=keys)  # told in another order: the attribute still comes first
    assert (cards(duo, "beor"), fight(duo).pool) == (left, 0)  # the empty pool costs a card of the hand as it is then
    duo.undo()
    keys[0]["kind"], keys[1] = "magic", {"kind": "free", **bonus[then]}
    keys[0] = {"kind": "magic", **bonus[first]}
    with duo.arranged() as state:
        state.heroes["beor"].resources["magic"] = 1
    duo.move("lay_card", who="beor", keys=keys[::-1], magic_from="beor")
    assert cards(duo, "beor") == left


@pytest.mark.rule("TG-CMB-14")
def test_keys_that_do_not_connect_bring_nothing(duo):
    begin(duo, combat())
    duo.move("activate", who="beor")
    asked = [("aggression", 2, 1), ("courage", 2, 10), ("empathy", 1, 20)]  # Beor has 2, 1 and 0
    keys = [{"attribute": what, "level": level, "amount": amount} for what, level, amount in asked]
    duo.move("lay_card", who="beor", keys=[*keys, {"kind": "magic", "amount": 5}, {"kind": "free", "amount": 3}])
    assert fight(duo).pool == 4 and fight(duo).sequence[0].connected == ["aggression"]


# --- the opponent -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-16", "TG-CMB-19")
def test_who_lays_nothing_is_attacked_at_once_draws_a_card_and_is_attacked_again(duo):
    begin(duo, WOLF)
    acts(duo, "beor")
    order = [key for key in duo.said if key in ("tell-opportunity", "tell-draw-cards", "tell-answer-combat")]
    assert order == ["tell-opportunity", "tell-draw-cards", "tell-answer-combat"]
    assert at(duo, "beor") == (6, 8, 1) and cards(duo, "beor") == (4, 11)


@pytest.mark.rule("TG-CMB-16")
def test_who_lays_a_card_meets_no_opportunity_attack_and_draws_nothing(duo):
    begin(duo, WOLF)
    acts(duo, "beor", 0)
    assert at(duo, "beor") == (6, 8, 0) and cards(duo, "beor") == (2, 12)


@pytest.mark.rule("TG-CMB-17")
def test_the_pool_counts_only_in_a_check_and_not_while_cards_are_laid(duo):
    begin(duo, combat(value=4))
    duo.move("activate", who="beor")
    duo.move("lay_card", who="beor", by=5)
    assert fight(duo).step == "lay"
    duo.move("lay_card", who="beor", by=-2, play_on=True)
    duo.move("finish_laying", who="beor")
    assert (fight(duo).step, fight(duo).pool) == ("lay", 3)  # Ailei goes on: it was never won


@pytest.mark.rule("TG-CMB-17")
def test_a_combat_that_the_first_check_finds_won_brings_no_attack(duo):
    begin(duo, WOLF)
    acts(duo, "beor", 4)
    assert fight(duo).step == "won" and at(duo, "beor") == (6, 9, 0)
    assert "tell-answer-combat" not in duo.said and duo.told("tell-fight-won-combat")[0]["value"] == 4


@pytest.mark.rule("TG-CMB-18")
@pytest.mark.parametrize(
    ("markers", "after"),
    [(0, (6, 8, 0)), (1, (6, 8, 0)), (2, (6, 9, 2)), (4, (6, 9, 2)), (5, (3, 9, 0)), (7, (3, 9, 0))],
)
def test_the_row_of_the_combat_table_is_the_one_for_the_markers_that_lie_there_now(duo, markers, after):
    begin(duo, combat(value=9, table=TABLE[::-1]))
    acts(duo, "beor", markers)
    assert at(duo, "beor") == after


@pytest.mark.rule("TG-CMB-18")
def test_the_markers_of_everyone_together_choose_the_row(duo):
    begin(duo, combat(value=9, table=TABLE))
    acts(duo, "ailei", 1)
    acts(duo, "beor", 1)
    assert (at(duo, "ailei"), at(duo, "beor")) == ((6, 8, 0), (6, 9, 2))


@pytest.mark.rule("TG-CMB-18")
def test_of_a_table_that_nobody_noted_the_hands_are_sent_to_the_card(duo):
    begin(duo, combat(table=[]))
    acts(duo, "beor", 2)
    assert duo.told("tell-answer-combat-by-card") == [{"who": "beor", "name": "Wolf", "value": 2}]
    assert at(duo, "beor") == (6, 9, 0)


@pytest.mark.rule("TG-CMB-18")
def test_boards_that_lie_on_the_table_are_only_told_of_the_attack(avalon):
    table = avalon("beor", encounters=GREEN, areas={"boards": "table"})
    begin(table, combat(table=[{"since": 0, "wounds": 3, "deck": 1}]))
    acts(table, "beor", 0)
    assert [part.key for part in table.told("tell-answer-combat")[0]["what"]] == ["blow-wounds", "blow-deck"]
    assert at(table, "beor") == (6, 9, 0) and cards(table, "beor") == (3, 10)


@pytest.mark.rule("TG-CMB-20")
@pytest.mark.parametrize(("given", "won"), [(1, False), (2, True)])
def test_after_the_attack_the_check_comes_again(duo, given, won):
    begin(duo, combat(value=6, table=[{"since": 0, "pool": given, "wounds": 1}]))
    acts(duo, "beor", 4)
    assert (fight(duo).step == "won") is won and at(duo, "beor") == (6, 8, 0)


# --- the end of the turn ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-22", "TG-CMB-23")
@pytest.mark.parametrize(("held", "after"), [(0, (1, 11)), (2, (3, 11)), (3, (4, 11)), (4, (4, 11)), (7, (4, 11))])
def test_each_discards_down_to_three_and_then_draws_so_a_turn_may_begin_with_four(duo, held, after):
    begin(duo, combat())
    acts(duo, "beor", 0)
    duo.move("lay_card", who="ailei")
    for who in ("beor", "ailei"):
        duo.move("recount", who=who, hand=held, deck=12)
    duo.move("finish_laying", who="ailei")
    assert fight(duo).turn == 2
    assert (cards(duo, "beor"), cards(duo, "ailei")) == (after, after)


@pytest.mark.rule("TG-CMB-21", "TG-CMB-22")
def test_as_long_as_somebody_waits_the_turn_does_not_end(trio):
    begin(trio, combat())
    trio.move("draw_cards", who="beor", count=4)
    acts(trio, "beor", 0)
    acts(trio, "arev", 0)
    assert (fight(trio).turn, cards(trio, "beor"), cards(trio, "arev")) == (1, (6, 8), (2, 12))
    acts(trio, "ailei", 0)
    assert (fight(trio).turn, cards(trio, "beor"), cards(trio, "arev")) == (2, (4, 7), (3, 11))


@pytest.mark.rule("TG-CMB-24", "TG-CMB-25")
def test_tokens_leave_the_boards_and_stay_on_the_sequence_and_anyone_may_begin_the_new_turn(duo):
    begin(duo, combat())
    duo.move("activate", who="beor")
    duo.move("lay_card", who="beor", tokens=3, passive=True)
    duo.move("finish_laying", who="beor")
    acts(duo, "ailei")
    assert "tell-tokens-off-boards" in duo.said
    assert (fight(duo).step, fight(duo).turn, duo.state.under_way[0].activated) == ("choose", 2, [])
    assert fight(duo).sequence[0].tokens == 2  # only Ailei's activation took one
    duo.move("activate", who="ailei")  # the last of the turn before may be the first of this one
    assert fight(duo).active == "ailei" and fight(duo).sequence[0].tokens == 1


@pytest.mark.rule("TG-CMB-23", "TG-CMB-24")
def test_alone_one_turn_follows_another_by_itself(avalon):
    table = avalon("beor", encounters=GREEN)
    begin(table, combat())
    assert fight(table).active == "beor"
    acts(table, "beor", 0)
    assert (fight(table).active, fight(table).turn, cards(table, "beor")) == ("beor", 2, (3, 11))
    set_track(table, "beor", terror=5, health=4)
    acts(table, "beor", 0)
    assert (fight(table).turn, cards(table, "beor")) == (3, (3, 10))  # laid off the deck, and nothing drawn


@pytest.mark.rule("TG-CMB-18")
def test_the_hands_hear_where_each_marker_stands_after_a_blow(duo):
    begin(duo, combat(table=[{"since": 0, "wounds": 2, "terror": 1, "energy": 1}]))
    duo.move("activate", who="beor")
    duo.move("lay_card", who="beor", by=0)
    duo.move("finish_laying", who="beor")
    beor = duo.hero("beor")
    markers = [(one.args.get("what", "energy"), one.args["value"]) for one in duo.tellings
               if one.key in ("tell-paid", "tell-energy")]  # fmt: skip
    assert markers == [("terror", 1), ("energy", beor.energy.value), ("health", beor.health.value)]
    assert beor.health.value == beor.health.top - 2
