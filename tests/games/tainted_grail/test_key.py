"""KEY: which keys connect, multipliers and cancels, and what bonuses bring."""

from __future__ import annotations

import pytest

from .fights import begin, cards, combat, diplomacy, fight


@pytest.fixture
def two(avalon):
    """Beor (Aggression 2, Courage 1) and Ailei (Empathy 2, Aggression 1), on a day; Ailei has the lower number."""
    ailei = {"id": "ailei", "attributes": {"empathy": 2, "aggression": 1}, "resources": {"magic": 1}}
    table = avalon("beor", ailei)
    table.morning()
    return table


def at_work(table, card, *who):
    """These fight that card, and the first of them is the active one."""
    begin(table, card, *who)
    if fight(table).step == "choose":
        table.move("activate", who=who[0])
    return table


@pytest.fixture
def beor(two):
    """Beor alone against a card that wants many markers; it is his activation."""
    return at_work(two, combat(value=90), "beor")


@pytest.fixture
def both(two):
    """Beor and Ailei against it, Beor active."""
    return at_work(two, combat(value=90), "beor", "ailei")


def on(attribute: str, level: int = 1, bonus: str = "pool", amount: int = 1, **facts):
    """An attribute key, and what stands on its other half."""
    return {"attribute": attribute, "level": level, "bonus": bonus, "amount": amount, **facts}


def free(bonus: str = "pool", amount: int = 1, **facts):
    return {"kind": "free", "bonus": bonus, "amount": amount, **facts}


def magic(bonus: str = "pool", amount: int = 1, **facts):
    return {"kind": "magic", "bonus": bonus, "amount": amount, **facts}


# --- which keys connect ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-KEY-02")
@pytest.mark.parametrize(
    ("attribute", "level", "connects"),
    [("aggression", 1, 1), ("aggression", 2, 1), ("aggression", 3, 0), ("courage", 2, 0), ("empathy", 1, 0)],
)
def test_an_attribute_key_wants_its_level_of_just_that_attribute(beor, attribute, level, connects):
    beor.move("lay_card", who="beor", keys=[on(attribute, level, amount=3)])
    assert fight(beor).pool == 3 * connects
    assert len(fight(beor).sequence[0].connected) == connects


@pytest.mark.rule("TG-KEY-02")
def test_a_skill_card_is_a_point_of_its_attribute_for_a_key_too(beor):
    with beor.arranged() as state:
        state.heroes["beor"].resources["experience"] = 30
    beor.move("gain_attribute", who="beor", attribute="aggression", skill=3, side="front")
    beor.move("lay_card", who="beor", keys=[on("aggression", 3)])
    assert fight(beor).pool == 1


@pytest.mark.rule("TG-KEY-03")
def test_the_attributes_of_the_active_one_count_whoever_laid_the_card_before(both):
    both.move("lay_card", who="beor", keys=[on("aggression", 2)])
    both.move("finish_laying", who="beor")
    assert fight(both).active == "ailei"
    both.move("lay_card", who="ailei", keys=[on("aggression", 2), on("empathy", 2, amount=4)])
    assert fight(both).pool == 1 + 4


@pytest.mark.rule("TG-KEY-04")
@pytest.mark.parametrize(
    ("payer", "pool", "left"),
    [(None, 0, (2, 1)), ("beor", 5, (1, 1)), ("ailei", 5, (2, 0))],
    ids=["nobody pays", "the active one pays", "another member pays"],
)
def test_a_magic_key_connects_for_one_magic_which_a_member_may_pay_or_not(both, payer, pool, left):
    with both.arranged() as state:
        state.heroes["beor"].resources["magic"] = 2
    both.move("lay_card", who="beor", magic_from=payer, keys=[magic(amount=5)])
    assert fight(both).pool == pool
    assert tuple(both.hero(who).resources["magic"] for who in ("beor", "ailei")) == left
    assert fight(both).sequence[0].magic == (payer is not None)
    assert both.told("tell-magic-on-card") == ([{"who": payer, "count": 1}] if payer else [])


@pytest.mark.rule("TG-KEY-04", "TG-PTY-06")
def test_magic_that_is_not_there_does_not_open_a_key(beor):
    assert beor.hero("beor").resources["magic"] == 0
    met = beor.objects("lay_card", who="beor", magic_from="beor", keys=[magic()])
    assert (met.rule, met.code, met.message.args["cost"]) == ("TG-KEY-04", "has-not-enough", 1)
    refused = beor.refuses("lay_card", who="beor", magic_from="ailei", keys=[magic()])  # she is not in this fight
    assert (refused.field, refused.message.key) == ("magic_from", "only-members-pay")
    assert fight(beor).sequence == []


@pytest.mark.rule("TG-KEY-05")
def test_with_its_card_goes_the_magic_on_a_key(both):
    both.move("lay_card", who="beor", by=1, magic_from="ailei", name="Ember")
    both.move("discard_last", who="beor")
    assert fight(both).sequence == []
    assert both.hero("ailei").resources["magic"] == 0  # it does not come back
    assert [told["magic"] for told in both.told("tell-card-off")] == [1]


@pytest.mark.rule("TG-KEY-06")
def test_a_free_key_always_connects_and_costs_nothing(both):
    before = both.plain["heroes"]
    both.move("lay_card", who="beor", keys=[free(amount=2), on("empathy", 9)])
    assert fight(both).pool == 2
    assert (both.plain["heroes"], fight(both).sequence[0].magic) == (before, 0)


@pytest.mark.rule("TG-KEY-06")
def test_an_empty_half_of_a_free_key_gives_nothing(beor):
    hand, deck = cards(beor, "beor")
    beor.move("lay_card", who="beor", keys=[free("nothing", amount=5)])
    assert (fight(beor).pool, cards(beor, "beor")) == (0, (hand - 1, deck))
    assert beor.objects("lay_card", who="beor", keys=[free("nothing")]).rule == "TG-CMB-15"


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
def test_a_multiplier_multiplies_its_neighbour(beor, key, pool, drawn):
    if key["amount"] < 0:
        beor.move("count_pool", who="beor", by=8)
    hand, deck = cards(beor, "beor")
    beor.move("lay_card", who="beor", keys=[key])
    assert fight(beor).pool == pool
    assert cards(beor, "beor") == (hand - 1 + drawn, deck - drawn)


@pytest.mark.rule("TG-KEY-08", "TG-KEY-12")
@pytest.mark.parametrize(("which", "left"), [("before", ["A", "D"]), ("this", ["A", "B"])])
def test_a_multiplied_discard_takes_as_many_from_the_end(beor, which, left):
    for name in "ABC":
        beor.move("lay_card", who="beor", name=name, play_on=True, draws=1)
    beor.move("lay_card", who="beor", name="D", play_on=True, sign=which, keys=[free("discard_last", times=2)])
    assert [laid.name for laid in fight(beor).sequence] == left


@pytest.mark.rule("TG-KEY-08", "TG-KEY-11")
def test_a_multiplier_makes_no_more_of_play_on(beor):
    beor.move("lay_card", who="beor", by=0)
    beor.move("lay_card", who="beor", keys=[free("play_on", times=3)])
    assert beor.objects("lay_card", who="beor").code == "does-not-play-on"
    assert fight(beor).pool == 0


@pytest.mark.rule("TG-KEY-09")
def test_a_cancelled_bonus_brings_nothing_though_its_key_connects(beor):
    beor.move("lay_card", who="beor", by=2)
    hand, deck = cards(beor, "beor")
    off = {"cancelled": True, "times": 3}
    keys = [on("aggression", 2, amount=4, **off), free("draw", **off), free("discard_last", **off)]
    beor.move("lay_card", who="beor", play_on=True, keys=keys)  # and nobody asks which card is the last
    assert (fight(beor).pool, cards(beor, "beor"), len(fight(beor).sequence)) == (2, (hand - 1, deck), 2)


@pytest.mark.rule("TG-KEY-09", "TG-KEY-11")
def test_a_cancelled_play_on_does_not_play_on(beor):
    beor.move("lay_card", who="beor")
    met = beor.objects("lay_card", who="beor", keys=[free("play_on", cancelled=True)])
    assert (met.rule, met.code) == ("TG-CMB-15", "does-not-play-on")
    beor.move("lay_card", who="beor", keys=[free("play_on")])
    assert len(fight(beor).sequence) == 2


# --- bonuses ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-KEY-10")
@pytest.mark.parametrize(
    "how", [{"draws": 2}, {"keys": [free("draw", 2)]}, {"keys": [on("courage", bonus="draw")], "draws": 1}]
)
def test_a_draw_comes_off_the_deck_into_the_hand(beor, how):
    hand, deck = cards(beor, "beor")
    beor.move("lay_card", who="beor", **how)
    assert cards(beor, "beor") == (hand - 1 + 2, deck - 2)
    assert sum(told["count"] for told in beor.told("tell-draw-cards")) == 2


@pytest.mark.rule("TG-KEY-10", "TG-CMB-29")
@pytest.mark.parametrize(("deck", "stays"), [(2, True), (1, False)])
def test_a_bonus_may_draw_the_last_card_but_none_beyond_it(both, deck, stays):
    both.move("recount", who="beor", deck=deck)
    both.move("lay_card", who="beor", keys=[free("draw", 2)])
    assert ("beor" in both.state.under_way[0].who) is stays


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
def test_a_further_card_wants_a_play_on_of_its_own_that_connects(beor, key, goes):
    beor.move("lay_card", who="beor", keys=[free("play_on")])  # on the first card it is ignored, and kept for nothing
    if goes:
        beor.move("lay_card", who="beor", keys=[key])
    else:
        met = beor.objects("lay_card", who="beor", keys=[key])
        assert (met.rule, met.code, met.can_overrule) == ("TG-CMB-15", "does-not-play-on", True)
    assert len(fight(beor).sequence) == 1 + goes


@pytest.mark.rule("TG-KEY-11", "TG-CMB-13")
def test_the_first_card_of_each_activation_needs_no_play_on(both):
    both.move("lay_card", who="beor")
    both.move("finish_laying", who="beor")
    both.move("lay_card", who="ailei")  # hers is a new activation, though his card lies before it
    assert both.objects("lay_card", who="ailei").code == "does-not-play-on"
    assert [laid.by for laid in fight(both).sequence] == ["beor", "ailei"]


@pytest.fixture
def three_laid(beor):
    """Three cards of Beor's in the sequence: A, B, C."""
    for name in "ABC":
        beor.move("lay_card", who="beor", name=name, play_on=True, draws=1)
    return beor


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
def test_with_no_card_before_it_a_first_card_discards_none(beor):
    beor.move("lay_card", who="beor", name="A", keys=[free("discard_last")], sign="before")
    assert [laid.name for laid in fight(beor).sequence] == ["A"]


@pytest.mark.rule("TG-KEY-12", "TG-BEY-17")
def test_an_ability_discards_the_last_card_too_one_by_one_until_there_is_none(three_laid):
    for left in (["A", "B"], ["A"], []):
        three_laid.move("discard_last", who="beor")
        assert [laid.name for laid in fight(three_laid).sequence] == left
    refused = three_laid.refuses("discard_last", who="beor")
    assert (refused.field, refused.message.key) == ("who", "sequence-is-empty")


@pytest.mark.rule("TG-KEY-13")
@pytest.mark.parametrize("how", [{"by": 3}, {"keys": [on("aggression", amount=2), free()]}])
def test_the_shown_number_of_markers_goes_into_the_pool(beor, how):
    beor.move("count_pool", who="beor", by=4)
    beor.move("lay_card", who="beor", **how)
    assert fight(beor).pool == 7
    assert beor.told("tell-pool")[-1]["value"] == 7


@pytest.mark.rule("TG-KEY-14")
@pytest.mark.parametrize(("by", "side"), [(2, "above"), (-2, "below")])
def test_in_diplomacy_the_same_bonus_moves_the_affinity_both_ways(two, by, side):
    at_work(two, diplomacy(), "ailei")
    two.move("lay_card", who="ailei", keys=[on("empathy", 2, amount=by)])
    assert fight(two).pool == by
    assert two.told("tell-affinity") == [{"value": 2, "side": side}]


TWO_STAGES = [
    {"reaction": {}, "meanings": {"empathy": {"pool": 2}, "courage": {"terror": 1}}},
    {"reaction": {}, "meanings": {"empathy": {"pool": -1}}},
]


@pytest.mark.rule("TG-KEY-15")
def test_as_the_encounter_says_is_looked_up_by_attribute_in_the_stage_of_now(two):
    at_work(two, diplomacy(stages=TWO_STAGES), "ailei")
    says = on("empathy", 1, "as_card_says")
    two.move("lay_card", who="ailei", keys=[says])
    assert fight(two).pool == 2
    two.move("lay_card", who="ailei", play_on=True, by=1)
    two.move("finish_laying", who="ailei")
    assert (fight(two).stage, fight(two).pool) == (1, 0)
    two.move("lay_card", who="ailei", keys=[says])
    assert fight(two).pool == -1  # in the second stage it means something else


@pytest.mark.rule("TG-KEY-15")
def test_another_attribute_means_something_else_and_comes_to_the_active_one_alone(two):
    at_work(two, diplomacy(stages=TWO_STAGES), "beor", "ailei")
    two.move("lay_card", who="beor", keys=[on("courage", 1, "as_card_says"), on("empathy", 1, "as_card_says")])
    assert fight(two).pool == 0  # Beor has no Empathy
    assert [two.hero(who).terror.value for who in ("beor", "ailei")] == [1, 0]


@pytest.mark.rule("TG-KEY-15")
def test_what_nobody_has_noted_is_looked_up_on_the_card(two):
    at_work(two, diplomacy(), "ailei")
    two.move("lay_card", who="ailei", keys=[on("empathy", 1, "as_card_says")])
    assert two.told("tell-look-up-meaning") == [{"who": "ailei", "attribute": "empathy"}]
    assert fight(two).pool == 0


@pytest.mark.rule("TG-CMB-14", "TG-BEY-07")
@pytest.mark.parametrize(
    "keys", [[free(amount=2), on("aggression", amount=-1)], [on("aggression", amount=-1), free(amount=2)]]
)
def test_keys_are_resolved_one_after_another_in_the_order_of_their_kinds(beor, keys):
    """An attribute key takes a marker that the empty pool lacks, and only then the free key brings two."""
    hand, _ = cards(beor, "beor")
    beor.move("lay_card", who="beor", keys=keys)
    assert fight(beor).pool == 2
    assert cards(beor, "beor")[0] == hand - 1 - 1


@pytest.mark.rule("TG-CMB-14", "TG-DIP-23")
def test_what_the_end_of_the_track_swallowed_is_not_made_up_for_by_the_next_key(two):
    stages = [{"reaction": {}, "meanings": {"empathy": {"pool": -3}}}]
    at_work(two, diplomacy(stages=stages), "ailei")
    two.move("count_pool", who="ailei", by=-2)
    two.move("lay_card", who="ailei", keys=[free(amount=2), on("empathy", 1, "as_card_says")])
    assert fight(two).pool == -3 + 2


@pytest.mark.rule("TG-KEY-22")
@pytest.mark.parametrize(("wounds", "health", "energy"), [(1, 8, 6), (4, 5, 5)])
def test_a_wound_lowers_health_by_the_shown_number(two, wounds, health, energy):
    at_work(two, combat(table=[{"since": 0, "wounds": wounds}]), "beor")
    two.move("lay_card", who="beor")
    two.move("finish_laying", who="beor")
    hero = two.hero("beor")
    assert (hero.health.value, hero.energy.value) == (health, energy)  # and Energy never stands above it
