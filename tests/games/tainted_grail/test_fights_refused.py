"""Describing encounter cards, and what makes no sense in a fight."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.pages.fight import view as fight_page

from .fights import WOLF, begin, combat, diplomacy, face, fight, go

# --- describing cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-CMB-01", "TG-ENC-04")
def test_a_card_that_was_described_once_is_known_the_next_time(decked):
    face(decked, WOLF, "beor")
    taught = GAME.moves["describe_encounter"].teaches({"card": WOLF, "who": "beor"}, decked.state)
    assert taught == {"encounter": {"green Wolf": WOLF}}
    decked.move("end_encounter", who="beor", how="not_won")
    decked.knowledge = taught
    decked.move("begin_encounter", who=["ailei"], colour="green", drew="Wolf")
    assert (fight(decked).card.value, fight(decked).step) == (4, "hands")
    assert fight(decked).card.table[1].energy == 1
    decked.undo()
    decked.move("begin_encounter", who=["ailei"], colour="green")  # drawn unseen, and named after it
    assert fight(decked) is None
    decked.move("face_card", who="ailei", name="Wolf")
    assert fight(decked).card.name == "Wolf"


def test_a_card_is_put_right_in_the_middle_of_its_fight(decked):
    begin(decked, WOLF, "beor")
    decked.move("lay_card", who="beor", by=2)
    decked.move("describe_encounter", card={**WOLF, "value": 9, "table": [{"since": 0, "terror": 1}]})
    assert (fight(decked).card.value, fight(decked).pool, len(fight(decked).sequence)) == (9, 2, 1)
    decked.move("finish_laying", who="beor")
    assert (decked.hero("beor").terror.value, decked.hero("beor").energy.value) == (1, 6)


def test_a_card_may_be_described_without_a_fight(decked):
    decked.move("describe_encounter", card=WOLF)
    assert decked.state.under_way == []


@pytest.mark.parametrize(
    ("card", "field", "key"),
    [
        (combat(value=0), "card.value", "card-needs-value"),
        (combat(table=[{"since": 0}, {"since": 0, "wounds": 1}]), "card.table", "rows-begin-apart"),
        (combat(table=[{"since": 2}]), "card.table", "rows-begin-at-none"),
        (diplomacy(above=0), "card.above", "track-needs-ends"),
        (diplomacy(below=0), "card.below", "track-needs-ends"),
        (diplomacy(approaches=True), "card.stages", "two-approaches"),
        (combat(colour="grey"), "name", "card-of-another-colour"),
    ],
)
def test_a_card_that_nobody_could_fight_is_refused(decked, card, field, key):
    decked.move("begin_encounter", who=["beor"], colour="blue" if card["colour"] == "blue" else "green")
    refused = decked.refuses("describe_encounter", card=card, who="beor")
    assert (refused.field, refused.message.key) == (field, key)
    assert fight(decked) is None


@pytest.mark.parametrize(
    "nonsense",
    [{"colour": "red"}, {"value": -1}, {"traits": ["sleepy"]}, {"name": ""}, {"table": [{"since": 0, "gold": 1}]}],
)
def test_what_no_card_can_print_is_no_argument(decked, nonsense):
    decked.move("begin_encounter", who=["beor"], colour="green")
    assert decked.refuses("describe_encounter", card=combat(**nonsense), who="beor").field.startswith("card")


# --- what makes no sense in a fight ----------------------------------------------------------------------------------

ITS_STEPS = {
    "none": [],
    "met": [("begin_encounter", {"who": ["beor", "ailei"], "colour": "green"})],
    "hands": [("describe_encounter", {"card": combat(traits=["deceit", "fast"]), "who": "beor"})],
    "choose": [("start_fight", {"who": "beor"})],
    "lay": [("activate", {"who": "beor"})],
}


def stands(table, step: str):
    """Beor and Ailei at that step of an encounter; from "lay" on Beor is active."""
    for name, steps in ITS_STEPS.items():
        for move, args in steps:
            table.move(move, **args)
        if name == step:
            return table
    raise AssertionError(step)


@pytest.mark.parametrize(
    ("step", "move", "args", "field", "key"),
    [
        ("none", "face_card", {"who": "beor", "name": "Warden"}, "who", "no-encounter"),
        ("none", "end_encounter", {"who": "beor"}, "who", "no-encounter"),
        ("met", "face_card", {"who": "beor", "name": "Nobody"}, "name", "card-not-known"),
        ("met", "face_card", {"who": "beor", "name": "Warden"}, "name", "card-of-another-colour"),
        ("met", "start_fight", {"who": "beor"}, "who", "no-fight-here"),
        ("hands", "face_card", {"who": "beor", "name": "Warden"}, "who", "fight-has-begun"),
        ("hands", "activate", {"who": "beor"}, "who", "not-at-this-step"),
        ("hands", "lay_card", {"who": "beor"}, "who", "not-at-this-step"),
        ("hands", "count_pool", {"who": "beor", "by": 1}, "who", "not-at-this-step"),
        ("hands", "choose_approach", {"who": "beor", "approach": 0}, "who", "not-at-this-step"),
        ("hands", "discard_last", {"who": "beor"}, "who", "sequence-is-empty"),
        ("choose", "mulligan", {"who": "beor"}, "who", "not-at-this-step"),
        ("choose", "lay_card", {"who": "beor"}, "who", "not-active"),
        ("lay", "lay_card", {"who": "ailei"}, "who", "not-active"),
        ("lay", "finish_laying", {"who": "ailei"}, "who", "not-active"),
        ("lay", "activate", {"who": "ailei"}, "who", "not-at-this-step"),
        ("lay", "lay_card", {"who": "beor", "magic_from": "arev"}, "magic_from", "only-members-pay"),
        ("lay", "lay_card", {"who": "beor", "keys": [{"bonus": "discard_last"}]}, "sign", "which-is-the-last"),
        ("lay", "use_charge", {"who": "beor", "card": 1}, "card", "no-such-card-laid"),
        ("lay", "mark_laid", {"who": "beor", "card": 1}, "card", "no-such-card-laid"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_field(decked, step, move, args, field, key):
    refused = stands(decked, step).refuses(move, **args)
    assert (refused.field, refused.message.key) == (field, key)


@pytest.mark.parametrize(
    ("prepared", "move", "args", "rule", "code"),
    [
        ([], "finish_laying", {"who": "beor", "prevented": 1}, "TG-TRT-05", "deceit"),
        ([], "escape", {"who": "ailei"}, "TG-CMB-38", "not-in-its-activation"),
        ([], "end_encounter", {"who": "beor", "how": "won"}, "TG-CMB-02", "not-won-yet"),
        ([], "flee", {"who": "beor", "agree": ["beor", "ailei"]}, "TG-CMB-34", "flee-is-for-diplomacy"),
        ([], "avoid", {"who": "beor", "agree": ["beor", "ailei"]}, "TG-DIP-05", "cannot-be-avoided"),
        ([("recount", {"hand": 0})], "lay_card", {"who": "beor"}, "TG-CMB-13", "hand-is-empty"),
        ([("lay_card", {})], "lay_card", {"who": "beor"}, "TG-CMB-15", "does-not-play-on"),
        (
            [("lay_card", {}), ("lay_card", {"play_on": True})],
            "lay_card",
            {"who": "beor", "play_on": True},
            "TG-TRT-04",
            "too-fast",
        ),
    ],
)
def test_what_a_rule_speaks_against_may_be_overruled(decked, prepared, move, args, rule, code):
    stands(decked, "lay")
    for name, more in prepared:
        decked.move(name, who="beor", **more)
    met = decked.objects(move, **args)
    assert (met.rule, met.code, met.can_overrule) == (rule, code, True)
    decked.move(move, overrule=(code,), **args)


@pytest.mark.parametrize("prepared", ["panic-lays-a-card", "panic-without-deck"])
def test_panic_is_no_choice_but_may_be_overruled(decked, prepared):
    with decked.arranged() as state:
        state.heroes["beor"].health.value, state.heroes["beor"].terror.value = 2, 3
    stands(decked, "lay")
    if prepared == "panic-without-deck":
        decked.move("recount", who="beor", deck=0)
        assert decked.objects("lay_card", who="beor").code == prepared
    met = decked.objects("finish_laying", who="beor")
    assert (met.code, met.can_overrule) == (prepared, True)
    decked.move("finish_laying", who="beor", overrule=(prepared,))
    assert fight(decked).active == "ailei"


def test_between_the_two_attacks_of_a_frenzy_nobody_lays_a_card(decked):
    begin(decked, combat(traits=["frenzy"]), "beor")
    decked.move("lay_card", who="beor")
    decked.move("finish_laying", who="beor")
    met = decked.objects("lay_card", who="beor")
    assert (fight(decked).step, met.rule, met.code) == ("again", "TG-CMB-13", "laying-is-over")


@pytest.mark.rule("TG-HRD-04")
def test_with_a_coin_each_activation_has_one_try_to_escape(avalon):
    table = avalon("beor")
    table.morning()
    with table.arranged() as state:
        state.modes.coin_escape = True
    begin(table, combat(), "beor")
    table.move("escape", who="beor", coin="skull")
    met = table.objects("escape", who="beor", coin="grail")
    assert (met.rule, met.code) == ("TG-HRD-04", "tried-to-escape")


@pytest.mark.rule("TG-CMB-03")
def test_loot_is_for_members_and_no_more_than_there_is(decked):
    begin(decked, WOLF, "beor", "ailei")
    go(decked, "beor", by=4)
    refused = decked.refuses("end_encounter", who="beor", loot={"arev": {"food": 1}})
    assert (refused.field, refused.message.key) == ("loot", "loot-for-members")
    met = decked.objects("end_encounter", who="beor", loot={"beor": {"food": 2}, "ailei": {"food": 2}})
    assert (met.rule, met.code, met.message.args["taken"]) == ("TG-CMB-03", "loot-is-shared", 4)
    before = [decked.hero(who).resources["food"] for who in ("beor", "ailei")]
    decked.move("end_encounter", who="beor", loot={"ailei": {"food": 3}})
    assert [decked.hero(who).resources["food"] for who in ("beor", "ailei")] == [before[0], before[1] + 3]


def test_the_page_of_the_fight_can_be_shown_at_every_step(decked):
    """Its own preparation, that is: with a card that says everything, and with one that says hardly anything."""
    for card in (
        WOLF,
        {"name": "Shade", "colour": "green", "value": 3},
        diplomacy(approaches=False),
        diplomacy(avoid={}),
    ):
        decked.move("begin_encounter", who=["beor", "ailei"], colour=card["colour"])
        moves = [
            ("describe_encounter", {"card": card}),
            *([("face_it", {})] if "avoid" in card else []),
            ("start_fight", {}),
            ("activate", {}),
            ("lay_card", {"by": 4}),
            ("finish_laying", {}),
        ]
        for name, args in moves:
            decked.move(name, who="beor", **args)
            [ring] = fight_page(decked.state, EVERYBODY).fights
            assert ring.card.name == card["name"]
        decked.move("end_encounter", who="beor", how="won")
