"""DIP: a diplomacy card, its stages and approaches, the start and the turn."""

from __future__ import annotations

import pytest

from companion.core.viewer import Viewer
from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.pages.fight import track
from companion.games.tainted_grail.pages.fight import view as page

from .fights import FAILURE, REWARD, acts, begin, cards, diplomacy, face, fight, terrors

EVERYBODY = ("ailei", "arev", "beor", "cerv")  # by character number


# --- the card --------------------------------------------------------------------------------------------------------

FULL = diplomacy(
    above=4,
    below=2,
    level=3,
    green=[2, 3],
    red=[-1],
    keys=[{"attribute": "empathy", "level": 2}],
    traits=["slow"],
    stages=[{"reaction": {"terror": 1}, "words": "The court sits."}, {"meanings": {"empathy": {"pool": 2}}}],
    avoid={"costs": {"wealth": 1}, "least": {"reputation": 2}},
    failure=FAILURE,
    reward=REWARD,
)


@pytest.mark.rule("TG-DIP-02", "TG-DIP-03")
def test_everything_that_a_card_prints_is_kept_and_offered_again(talkers):
    face(talkers, FULL, "ailei")
    card = fight(talkers).card
    assert (card.name, card.level, card.above, card.below, card.green, card.red) == ("Judge", 3, 4, 2, [2, 3], [-1])
    assert (card.traits, [half.attribute for half in card.keys], card.keys[0].level) == (["slow"], ["empathy"], 2)
    assert (card.stages[0].reaction.terror, card.stages[1].meanings["empathy"].pool) == (1, 2)
    assert (card.avoid.costs, card.avoid.least) == ({"wealth": 1}, {"reputation": 2})
    assert (card.failure.terror, card.reward.gains) == (1, {"experience": 2, "reputation": 1})
    taught = GAME.moves["describe_encounter"].teaches({"card": FULL, "who": "ailei"}, talkers.state)
    assert taught == {"encounter": {"blue Judge": FULL}}


@pytest.mark.rule("TG-DIP-03")
def test_the_track_goes_from_its_lowest_over_grey_to_its_highest_with_its_colours(talkers):
    face(talkers, FULL, "ailei")
    talkers.move("face_it", who="ailei")
    shown = track(fight(talkers))
    assert [step.at for step in shown] == [-2, -1, 0, 1, 2, 3, 4]
    assert [step.tone for step in shown] == ["", "red", "", "", "green", "green", ""]
    assert [step.end for step in shown] == ["low", "", "grey", "", "", "", "high"]
    assert [step.at for step in shown if step.now] == [0]


@pytest.mark.rule("TG-DIP-03")
@pytest.mark.parametrize(("missing", "field"), [("above", "card.above"), ("below", "card.below")])
def test_a_track_without_an_end_is_no_track(talkers, missing, field):
    talkers.move("begin_encounter", who=["ailei"], colour="blue")
    refused = talkers.refuses("describe_encounter", card=diplomacy(**{missing: 0}), who="ailei")
    assert (refused.field, refused.message.key) == (field, "track-needs-ends")
    assert talkers.state.under_way[0].fight is None


# --- stages and approaches -------------------------------------------------------------------------------------------

THREE_STAGES = [{"reaction": {"terror": 1}}, {"reaction": {"energy": 1}}, {"reaction": {"wounds": 1}}]


@pytest.mark.rule("TG-DIP-04", "TG-DIP-15", "TG-DIP-16")
def test_each_stage_is_won_in_its_order_and_only_the_last_one_wins(talkers):
    begin(talkers, diplomacy(stages=THREE_STAGES), "ailei")
    for stage in (1, 2):
        acts(talkers, "ailei", 3)
        assert (fight(talkers).stage, fight(talkers).pool, fight(talkers).running) == (stage, 0, True)
        assert talkers.told("tell-stage-won") == [{"stage": stage, "next": stage + 1}]
    acts(talkers, "ailei", 3)
    assert fight(talkers).step == "won"


@pytest.mark.rule("TG-DIP-04", "TG-DIP-17")
def test_each_stage_has_its_own_reaction(talkers):
    begin(talkers, diplomacy(stages=THREE_STAGES), "ailei")
    hero = talkers.hero("ailei")
    start = (hero.terror.value, hero.energy.value, hero.health.value)
    seen = []
    for by in (0, 3, 0, 3, 0):
        acts(talkers, "ailei", by)
        hero = talkers.hero("ailei")
        seen.append((hero.terror.value, hero.energy.value, hero.health.value))
    lost = [tuple(now - was for now, was in zip(one, start, strict=True)) for one in seen]
    assert lost == [(1, 0, 0), (1, 0, 0), (1, -1, 0), (1, -1, 0), (1, -1, -1)]


APPROACHES = [{"reaction": {"terror": 1}}, {"reaction": {"energy": 1}}]


@pytest.mark.rule("TG-DIP-04")
@pytest.mark.parametrize(("approach", "terror", "energy"), [(0, 1, 6), (1, 0, 5)])
def test_of_two_approaches_one_is_taken_and_winning_it_wins(talkers, approach, terror, energy):
    face(talkers, diplomacy(stages=APPROACHES, approaches=True), "ailei")
    assert (fight(talkers).step, fight(talkers).fighters) == ("before", {})
    assert talkers.refuses("face_it", who="ailei").message.key == "choose-approach-first"
    talkers.move("choose_approach", who="ailei", approach=approach)
    talkers.move("start_fight", who="ailei")
    acts(talkers, "ailei", 0)
    hero = talkers.hero("ailei")
    assert (hero.terror.value, hero.energy.value) == (terror, energy)
    acts(talkers, "ailei", 3)
    assert fight(talkers).step == "won"


@pytest.mark.rule("TG-DIP-04")
def test_an_approach_that_is_not_there_cannot_be_taken(talkers):
    face(talkers, diplomacy(stages=APPROACHES, approaches=True), "ailei")
    refused = talkers.refuses("choose_approach", who="ailei", approach=2)
    assert (refused.field, refused.message.key) == ("approach", "no-such-approach")
    talkers.move("choose_approach", who="ailei", approach=0)
    assert talkers.refuses("choose_approach", who="ailei", approach=1).message.key == "not-at-this-step"


@pytest.mark.rule("TG-DIP-04")
def test_stages_are_no_approaches_and_two_approaches_are_two(talkers):
    talkers.move("begin_encounter", who=["ailei"], colour="blue")
    refused = talkers.refuses("describe_encounter", card=diplomacy(approaches=True), who="ailei")
    assert (refused.field, refused.message.key) == ("card.stages", "two-approaches")
    talkers.move("describe_encounter", card=diplomacy(stages=APPROACHES, avoid={}), who="ailei")
    assert talkers.refuses("choose_approach", who="ailei", approach=1).message.key == "no-such-approach"


# --- the start -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-DIP-09")
@pytest.mark.parametrize(("members", "hand"), [(1, 3), (2, 3), (3, 3), (4, 2)])
def test_each_member_draws_a_starting_hand_from_its_diplomacy_deck(avalon, members, hand):
    table = avalon(*EVERYBODY)
    table.morning()
    with table.arranged() as state:
        for hero in state.heroes.values():
            hero.diplomacy.cards.append("One more")
    face(table, diplomacy(), *EVERYBODY[:members])
    assert {who: cards(table, who) for who in EVERYBODY[:members]} == dict.fromkeys(
        EVERYBODY[:members], (hand, 16 - hand)
    )
    assert fight(table).pool == 0 and "tell-marker-on-grey" in table.said


@pytest.mark.rule("TG-DIP-09", "TG-CMB-08")
def test_a_starting_hand_is_drawn_anew_with_a_card_fewer_each_time(talkers):
    face(talkers, diplomacy(), "ailei")
    for hand, deck in ((2, 10), (1, 9)):
        talkers.move("mulligan", who="ailei")
        assert cards(talkers, "ailei") == (hand, deck)
    assert (talkers.objects("mulligan", who="ailei").rule, cards(talkers, "ailei")) == ("TG-CMB-08", (1, 9))


@pytest.mark.rule("TG-DIP-09")
def test_traits_are_told_and_equipment_is_seen_to_before_the_hands(talkers):
    for name in ("A sabre", "A spear"):
        talkers.move("take", who="beor", kind="item", name=name, keyword="weapon")
    with talkers.arranged() as state:
        for card in state.heroes["beor"].belongings:
            card.face_up = True
    talkers.move("begin_encounter", who=["beor"], colour="blue")
    assert [told["cards"] for told in talkers.told("tell-surplus-equipment")] == [["A spear"]]
    talkers.move("describe_encounter", card=diplomacy(traits=["slow"]), who="beor")
    order = [talkers.said.index(key) for key in ("tell-trait-slow", "tell-marker-on-grey", "tell-draw-cards")]
    assert order == sorted(order)


@pytest.mark.rule("TG-DIP-09", "TG-CMB-06")
@pytest.mark.parametrize("move", ["turn_card", "equip"])
def test_nothing_is_added_once_it_has_begun(talkers, move):
    talkers.move("take", who="beor", kind="item", name="A horn", keyword="relic")
    card = talkers.hero("beor").belongings[0].id
    talkers.move("turn_card", who="beor", card=card, face_up=False)
    begin(talkers, diplomacy(), "beor")
    args = {"face_up": True} if move == "turn_card" else {}
    met = talkers.objects(move, who="beor", card=card, **args)
    assert (met.rule, met.code) == ("TG-CMB-06", "nothing-added-in-a-fight")


# --- the turn --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TG-DIP-10", "TG-DIP-18", "TG-TIE-02")
def test_each_is_active_once_in_a_turn_and_the_only_one_left_is_so_at_once(talkers):
    begin(talkers, diplomacy(), "ailei", "arev", "beor")
    assert page(talkers.state, Viewer()).frame.next.args == {"who": "ailei"}  # nobody agreed: the lowest number
    acts(talkers, "arev", 0)  # but they agreed on Arev
    assert (fight(talkers).step, talkers.state.under_way[0].activated) == ("choose", ["arev"])
    assert page(talkers.state, Viewer()).frame.next.args == {"who": "ailei"}
    met = talkers.objects("activate", who="arev")
    assert (met.rule, met.code) == ("TG-CMB-10", "activated-already")
    acts(talkers, "ailei", 0)
    assert (fight(talkers).step, fight(talkers).active, fight(talkers).turn) == ("lay", "beor", 1)
    acts(talkers, "beor", 0)
    assert (fight(talkers).step, fight(talkers).turn, talkers.state.under_way[0].activated) == ("choose", 2, [])


@pytest.mark.rule("TG-DIP-11", "TG-KEY-23")
def test_delayed_abilities_come_first_in_an_activation(talkers):
    begin(talkers, diplomacy(), "ailei", "beor")
    talkers.move("activate", who="ailei")
    for tokens in (1, 2):
        talkers.move("lay_card", who="ailei", tokens=tokens, passive=True, play_on=True)
    talkers.move("finish_laying", who="ailei")
    assert fight(talkers).active == "beor"
    assert [told["number"] for told in talkers.told("tell-delayed-fires")] == [1]
    assert [laid.tokens for laid in fight(talkers).sequence] == [0, 1]


@pytest.mark.rule("TG-DIP-12", "TG-CMB-15")
def test_a_first_card_wants_nothing_and_a_further_one_a_play_on(talker):
    talker.move("lay_card", who="ailei", keys=[{"attribute": "empathy", "level": 9}])
    assert talker.objects("lay_card", who="ailei").code == "does-not-play-on"
    talker.move("lay_card", who="ailei", keys=[{"attribute": "empathy", "level": 2, "bonus": "play_on"}])
    assert cards(talker, "ailei") == (1, 12)


@pytest.mark.rule("TG-DIP-13")
@pytest.mark.parametrize("traits", [[], ["opportunist"]])
def test_who_plays_nothing_is_neither_attacked_nor_draws_for_it(talkers, traits):
    card = diplomacy(traits=traits, opportunity={"wounds": 5}, stages=[{"reaction": {"terror": 1}}])
    begin(talkers, card, "ailei", "beor")
    talkers.move("activate", who="beor")
    talkers.move("finish_laying", who="beor")
    assert talkers.hero("beor").health.value == 9 and terrors(talkers, "beor") == [1]  # the reaction comes as ever
    assert cards(talkers, "beor") == (3, 12)
    assert "tell-opportunity" not in talkers.said
