"""KEY: which keys connect, multipliers and cancels, and what bonuses bring."""

from __future__ import annotations

import pytest

from .fights import at_work, cards, combat, diplomacy, fight, free, magic, on

# --- which keys connect ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-KEY-02")
@pytest.mark.parametrize(
    ("attribute", "level", "connects"),
    [("aggression", 1, 1), ("aggression", 2, 1), ("aggression", 3, 0), ("courage", 2, 0), ("empathy", 1, 0)],
)
def test_an_attribute_key_wants_its_level_of_just_that_attribute(keyer, attribute, level, connects):
    keyer.move("lay_card", who="beor", keys=[on(attribute, level, amount=3)])
    assert fight(keyer).pool == 3 * connects
    assert len(fight(keyer).sequence[0].connected) == connects


@pytest.mark.rule("TG-KEY-02")
def test_a_skill_card_is_a_point_of_its_attribute_for_a_key_too(keyer):
    with keyer.arranged() as state:
        state.heroes["beor"].resources["experience"] = 30
    keyer.move("gain_attribute", who="beor", attribute="aggression", skill=3, side="front")
    keyer.move("lay_card", who="beor", keys=[on("aggression", 3)])
    assert fight(keyer).pool == 1


@pytest.mark.rule("TG-KEY-03")
def test_the_attributes_of_the_active_one_count_whoever_laid_the_card_before(keyers):
    keyers.move("lay_card", who="beor", keys=[on("aggression", 2)])
    keyers.move("finish_laying", who="beor")
    assert fight(keyers).active == "ailei"
    keyers.move("lay_card", who="ailei", keys=[on("aggression", 2), on("empathy", 2, amount=4)])
    assert fight(keyers).pool == 1 + 4


@pytest.mark.rule("TG-KEY-04")
@pytest.mark.parametrize(
    ("payer", "pool", "left"),
    [(None, 0, (2, 1)), ("beor", 5, (1, 1)), ("ailei", 5, (2, 0))],
    ids=["nobody pays", "the active one pays", "another member pays"],
)
def test_a_magic_key_connects_for_one_magic_which_a_member_may_pay_or_not(keyers, payer, pool, left):
    with keyers.arranged() as state:
        state.heroes["beor"].resources["magic"] = 2
    keyers.move("lay_card", who="beor", magic_from=payer, keys=[magic(amount=5)])
    assert fight(keyers).pool == pool
    assert tuple(keyers.hero(who).resources["magic"] for who in ("beor", "ailei")) == left
    assert fight(keyers).sequence[0].magic == (payer is not None)
    assert keyers.told("tell-magic-on-card") == ([{"who": payer, "count": 1}] if payer else [])


@pytest.mark.rule("TG-KEY-04", "TG-PTY-06")
def test_magic_that_is_not_there_does_not_open_a_key(keyer):
    assert keyer.hero("beor").resources["magic"] == 0
    met = keyer.objects("lay_card", who="beor", magic_from="beor", keys=[magic()])
    assert (met.rule, met.code, met.message.args["cost"]) == ("TG-KEY-04", "has-not-enough", 1)
    refused = keyer.refuses("lay_card", who="beor", magic_from="ailei", keys=[magic()])  # she is not in this fight
    assert (refused.field, refused.message.key) == ("magic_from", "only-members-pay")
    assert fight(keyer).sequence == []


@pytest.mark.rule("TG-KEY-05")
def test_with_its_card_goes_the_magic_on_a_key(keyers):
    keyers.move("lay_card", who="beor", by=1, magic_from="ailei", name="Ember")
    keyers.move("discard_last", who="beor")
    assert fight(keyers).sequence == []
    assert keyers.hero("ailei").resources["magic"] == 0  # it does not come back
    assert [told["magic"] for told in keyers.told("tell-card-off")] == [1]


@pytest.mark.rule("TG-KEY-06")
def test_a_free_key_always_connects_and_costs_nothing(keyers):
    before = keyers.plain["heroes"]
    keyers.move("lay_card", who="beor", keys=[free(amount=2), on("empathy", 9)])
    assert fight(keyers).pool == 2
    assert (keyers.plain["heroes"], fight(keyers).sequence[0].magic) == (before, 0)


@pytest.mark.rule("TG-KEY-06")
def test_an_empty_half_of_a_free_key_gives_nothing(keyer):
    hand, deck = cards(keyer, "beor")
    keyer.move("lay_card", who="beor", keys=[free("nothing", amount=5)])
    assert (fight(keyer).pool, cards(keyer, "beor")) == (0, (hand - 1, deck))
    assert keyer.objects("lay_card", who="beor", keys=[free("nothing")]).rule == "TG-CMB-15"


# --- multipliers and cancels -----------------------------------------------------------------------------------------


@pytest.mark.rule("TG-KEY-08")
@pytest.mark.parametrize(
    ("key", "pool", "drawn"),
    [
        (on("aggression", 2, amount=2, times=3), 6, 0),
        (free(amount=-1, times=2), 8 - 2, 0),
        (free("draw", amount=1, times=2), 0, 2),
        (on("aggression", 3, amount=2, times=3), 0, 0),  # what does not connect is not multiplied either
    ],
)
def test_a_multiplier_multiplies_its_neighbour(keyer, key, pool, drawn):
    if key["amount"] < 0:
        keyer.move("count_pool", who="beor", by=8)
    hand, deck = cards(keyer, "beor")
    keyer.move("lay_card", who="beor", keys=[key])
    assert fight(keyer).pool == pool
    assert cards(keyer, "beor") == (hand - 1 + drawn, deck - drawn)


@pytest.mark.rule("TG-KEY-08", "TG-KEY-12")
@pytest.mark.parametrize(("which", "left"), [("before", ["A", "D"]), ("this", ["A", "B"])])
def test_a_multiplied_discard_takes_as_many_from_the_end(keyer, which, left):
    for name in "ABC":
        keyer.move("lay_card", who="beor", name=name, play_on=True, draws=1)
    keyer.move("lay_card", who="beor", name="D", play_on=True, sign=which, keys=[free("discard_last", times=2)])
    assert [laid.name for laid in fight(keyer).sequence] == left


@pytest.mark.rule("TG-KEY-08", "TG-KEY-11")
def test_a_multiplier_makes_no_more_of_play_on(keyer):
    keyer.move("lay_card", who="beor", by=0)
    keyer.move("lay_card", who="beor", keys=[free("play_on", times=3)])
    assert keyer.objects("lay_card", who="beor").code == "does-not-play-on"
    assert fight(keyer).pool == 0


@pytest.mark.rule("TG-KEY-09")
def test_a_cancelled_bonus_brings_nothing_though_its_key_connects(keyer):
    keyer.move("lay_card", who="beor", by=2)
    hand, deck = cards(keyer, "beor")
    off = {"cancelled": True, "times": 3}
    keys = [on("aggression", 2, amount=4, **off), free("draw", **off), free("discard_last", **off)]
    keyer.move("lay_card", who="beor", play_on=True, keys=keys)  # and nobody asks which card is the last
    assert (fight(keyer).pool, cards(keyer, "beor"), len(fight(keyer).sequence)) == (
        2,
        (hand - 1, deck),
        2,
    )


@pytest.mark.rule("TG-KEY-09", "TG-KEY-11")
def test_a_cancelled_play_on_does_not_play_on(keyer):
    keyer.move("lay_card", who="beor")
    met = keyer.objects("lay_card", who="beor", keys=[free("play_on", cancelled=True)])
    assert (met.rule, met.code) == ("TG-CMB-15", "does-not-play-on")
    keyer.move("lay_card", who="beor", keys=[free("play_on")])
    assert len(fight(keyer).sequence) == 2


# --- bonuses ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-KEY-10")
@pytest.mark.parametrize(
    "how", [{"draws": 2}, {"keys": [free("draw", 2)]}, {"keys": [on("courage", bonus="draw")], "draws": 1}]
)
def test_a_draw_comes_off_the_deck_into_the_hand(keyer, how):
    hand, deck = cards(keyer, "beor")
    keyer.move("lay_card", who="beor", **how)
    assert cards(keyer, "beor") == (hand - 1 + 2, deck - 2)
    assert sum(told["count"] for told in keyer.told("tell-draw-cards")) == 2


@pytest.mark.rule("TG-KEY-10", "TG-CMB-29")
@pytest.mark.parametrize(("deck", "stays"), [(2, True), (1, False)])
def test_a_bonus_may_draw_the_last_card_but_none_beyond_it(keyers, deck, stays):
    keyers.move("recount", who="beor", deck=deck)
    keyers.move("lay_card", who="beor", keys=[free("draw", 2)])
    assert ("beor" in keyers.state.under_way[0].who) is stays


@pytest.mark.rule("TG-KEY-11", "TG-CMB-15")
@pytest.mark.parametrize(
    ("key", "goes"),
    [
        (on("aggression", 2, "play_on"), True),
        (on("aggression", 3, "play_on"), False),  # it stands on the card, but does not connect
        (magic("play_on"), False),  # nobody pays for it
        (free("play_on"), True),
        (free("pool"), False),
    ],
)
def test_a_further_card_wants_a_play_on_of_its_own_that_connects(keyer, key, goes):
    keyer.move("lay_card", who="beor", keys=[free("play_on")])  # on the first card it is ignored, and kept for nothing
    if goes:
        keyer.move("lay_card", who="beor", keys=[key])
    else:
        met = keyer.objects("lay_card", who="beor", keys=[key])
        assert (met.rule, met.code, met.can_overrule) == ("TG-CMB-15", "does-not-play-on", True)
    assert len(fight(keyer).sequence) == 1 + goes


@pytest.mark.rule("TG-KEY-11", "TG-CMB-13")
def test_the_first_card_of_each_activation_needs_no_play_on(keyers):
    keyers.move("lay_card", who="beor")
    keyers.move("finish_laying", who="beor")
    keyers.move("lay_card", who="ailei")  # hers is a new activation, though his card lies before it
    assert keyers.objects("lay_card", who="ailei").code == "does-not-play-on"
    assert [laid.by for laid in fight(keyers).sequence] == ["beor", "ailei"]


@pytest.fixture
def three_laid(keyer):
    """Three cards of Beor's in the sequence: A, B, C."""
    for name in "ABC":
        keyer.move("lay_card", who="beor", name=name, play_on=True, draws=1)
    return keyer


@pytest.mark.rule("TG-KEY-12", "TG-BEY-17")
@pytest.mark.parametrize(("which", "left"), [("before", ["A", "B", "D"]), ("this", ["A", "B", "C"])])
@pytest.mark.parametrize("by_key", [True, False])
def test_the_last_card_goes_and_the_table_says_whether_that_is_the_new_one(three_laid, which, left, by_key):
    keys = [free("discard_last")] if by_key else []
    three_laid.move("lay_card", who="beor", name="D", play_on=True, sign=which, keys=keys)
    assert [laid.name for laid in fight(three_laid).sequence] == left


@pytest.mark.rule("TG-KEY-12")
def test_the_app_asks_which_card_is_the_last(three_laid):
    refused = three_laid.refuses("lay_card", who="beor", play_on=True, keys=[free("discard_last")])
    assert (refused.field, refused.message.key) == ("sign", "which-is-the-last")
    assert [laid.name for laid in fight(three_laid).sequence] == ["A", "B", "C"]


@pytest.mark.rule("TG-KEY-12")
def test_with_no_card_before_it_a_first_card_discards_none(keyer):
    keyer.move("lay_card", who="beor", name="A", keys=[free("discard_last")], sign="before")
    assert [laid.name for laid in fight(keyer).sequence] == ["A"]


@pytest.mark.rule("TG-KEY-12", "TG-BEY-17")
def test_an_ability_discards_the_last_card_too_one_by_one_until_there_is_none(three_laid):
    for left in (["A", "B"], ["A"], []):
        three_laid.move("discard_last", who="beor")
        assert [laid.name for laid in fight(three_laid).sequence] == left
    refused = three_laid.refuses("discard_last", who="beor")
    assert (refused.field, refused.message.key) == ("who", "sequence-is-empty")


@pytest.mark.rule("TG-KEY-13")
@pytest.mark.parametrize("how", [{"by": 3}, {"keys": [on("aggression", amount=2), free()]}])
def test_the_shown_number_of_markers_goes_into_the_pool(keyer, how):
    keyer.move("count_pool", who="beor", by=4)
    keyer.move("lay_card", who="beor", **how)
    assert fight(keyer).pool == 7
    assert keyer.told("tell-pool")[-1]["value"] == 7


@pytest.mark.rule("TG-KEY-14")
@pytest.mark.parametrize(("by", "side"), [(2, "above"), (-2, "below")])
def test_in_diplomacy_the_same_bonus_moves_the_affinity_both_ways(keyed, by, side):
    at_work(keyed, diplomacy(), "ailei")
    keyed.move("lay_card", who="ailei", keys=[on("empathy", 2, amount=by)])
    assert fight(keyed).pool == by
    assert keyed.told("tell-affinity") == [{"value": 2, "side": side}]


TWO_STAGES = [
    {"reaction": {}, "meanings": {"empathy": {"pool": 2}, "courage": {"terror": 1}}},
    {"reaction": {}, "meanings": {"empathy": {"pool": -1}}},
]


@pytest.mark.rule("TG-KEY-15")
def test_as_the_encounter_says_is_looked_up_by_attribute_in_the_stage_of_now(keyed):
    at_work(keyed, diplomacy(stages=TWO_STAGES), "ailei")
    says = on("empathy", 1, "as_card_says")
    keyed.move("lay_card", who="ailei", keys=[says])
    assert fight(keyed).pool == 2
    keyed.move("lay_card", who="ailei", play_on=True, by=1)
    keyed.move("finish_laying", who="ailei")
    assert (fight(keyed).stage, fight(keyed).pool) == (1, 0)
    keyed.move("lay_card", who="ailei", keys=[says])
    assert fight(keyed).pool == -1  # in the second stage it means something else


@pytest.mark.rule("TG-KEY-15")
def test_another_attribute_means_something_else_and_comes_to_the_active_one_alone(keyed):
    at_work(keyed, diplomacy(stages=TWO_STAGES), "beor", "ailei")
    keyed.move("lay_card", who="beor", keys=[on("courage", 1, "as_card_says"), on("empathy", 1, "as_card_says")])
    assert fight(keyed).pool == 0  # Beor has no Empathy
    assert [keyed.hero(who).terror.value for who in ("beor", "ailei")] == [1, 0]


@pytest.mark.rule("TG-KEY-15")
def test_what_nobody_has_noted_is_looked_up_on_the_card(keyed):
    at_work(keyed, diplomacy(), "ailei")
    keyed.move("lay_card", who="ailei", keys=[on("empathy", 1, "as_card_says")])
    assert keyed.told("tell-look-up-meaning") == [{"who": "ailei", "attribute": "empathy"}]
    assert fight(keyed).pool == 0


@pytest.mark.rule("TG-CMB-14", "TG-BEY-07")
@pytest.mark.parametrize(
    "keys", [[free(amount=2), on("aggression", amount=-1)], [on("aggression", amount=-1), free(amount=2)]]
)
def test_keys_are_resolved_one_after_another_in_the_order_of_their_kinds(keyer, keys):
    """An attribute key takes a marker that the empty pool lacks, and only then the free key brings keyed."""
    hand, _ = cards(keyer, "beor")
    keyer.move("lay_card", who="beor", keys=keys)
    assert fight(keyer).pool == 2
    assert cards(keyer, "beor")[0] == hand - 1 - 1


@pytest.mark.rule("TG-CMB-14", "TG-DIP-23")
def test_what_the_end_of_the_track_swallowed_is_not_made_up_for_by_the_next_key(keyed):
    stages = [{"reaction": {}, "meanings": {"empathy": {"pool": -3}}}]
    at_work(keyed, diplomacy(stages=stages), "ailei")
    keyed.move("count_pool", who="ailei", by=-2)
    keyed.move("lay_card", who="ailei", keys=[free(amount=2), on("empathy", 1, "as_card_says")])
    assert fight(keyed).pool == -3 + 2


@pytest.mark.rule("TG-KEY-22")
@pytest.mark.parametrize(("wounds", "health", "energy"), [(1, 8, 6), (4, 5, 5)])
def test_a_wound_lowers_health_by_the_shown_number(keyed, wounds, health, energy):
    at_work(keyed, combat(table=[{"since": 0, "wounds": wounds}]), "beor")
    keyed.move("lay_card", who="beor")
    keyed.move("finish_laying", who="beor")
    hero = keyed.hero("beor")
    assert (hero.health.value, hero.energy.value) == (health, energy)  # and Energy never stands above it
