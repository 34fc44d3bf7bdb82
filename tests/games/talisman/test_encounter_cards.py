"""CARD: the order in which encounter cards are met, what each kind does, what stays behind."""

from __future__ import annotations

import pytest

from companion.core.message import say
from companion.games.talisman.pages.next_step import elsewhere, may_still, next_step

RUINS, THREE, TAVERN = "o9", "m11", "o7"


def on(table, space: str) -> list[str]:
    return [card.name for card in table.state.lying(space).cards]


def used(table) -> list[str]:
    return table.state.encounters.discard


def ids(table, space: str) -> dict[str, str]:
    return {card.name: card.id for card in table.state.lying(space).cards}


@pytest.fixture
def drawn(duo):
    """Draw these cards for the first seat in the Hidden Valley, which asks for three; returns their ids by name."""

    def draw(*cards: dict, **facts):
        duo.stands(1, THREE, **facts)
        duo.arrived()
        duo.move("draw", who=1, cards=list(cards))
        return ids(duo, THREE)

    return draw


def event(name: str) -> dict:
    return {"name": name, "kind": "event"}


ELSEWHERE = {"name": "siren", "kind": "stranger", "marks": ["elsewhere"]}


@pytest.mark.rule("TA-CARD-01")
def test_a_card_that_belongs_elsewhere_goes_there_before_anything_is_met(duo, drawn):
    card = drawn(event("storm"), ELSEWHERE, {"name": "wolf"})
    assert duo.objects("finish_card", who=1, card=card["storm"]).rule == "TA-CARD-01"
    assert duo.objects("face_enemies", who=1).rule == "TA-CARD-01"
    duo.move("place_card", who=1, card=card["siren"], to="o4")
    assert (on(duo, THREE), on(duo, "o4")) == (["storm", "wolf"], ["siren"])
    duo.move("finish_card", who=1, card=card["storm"])


@pytest.mark.rule("TA-CARD-02")
def test_a_card_placed_elsewhere_does_nothing_to_whoever_drew_it(duo, drawn):
    giant = {"name": "giant", "marks": ["elsewhere"]}
    card = drawn(giant, {"name": "ring"}, {"name": "maiden"})
    duo.move("place_card", who=1, card=card["giant"], to="o4")
    duo.move("take_card", who=1, card=card["ring"])
    assert duo.refuses("face_enemies", who=1).field == "who"
    duo.move("end_turn", who=1)
    assert on(duo, "o4") == ["giant"]


@pytest.mark.rule("TA-CARD-02")
def test_a_card_that_ends_on_the_drawers_own_space_is_met_after_all(duo, drawn):
    giant = {"name": "giant", "marks": ["elsewhere"]}
    card = drawn(giant, {"name": "ring"}, {"name": "maiden"})
    duo.move("place_card", who=1, card=card["giant"], to=THREE)
    assert duo.objects("take_card", who=1, card=card["ring"]).rule == "TA-CARD-11"
    duo.move("face_enemies", who=1)
    assert duo.state.fight.name == "giant"


@pytest.mark.rule("TA-CARD-01")
def test_where_it_was_placed_such_a_card_is_met_as_any_other(duo, drawn):
    card = drawn({"name": "giant", "marks": ["elsewhere"]})
    duo.move("place_card", who=1, card=card["giant"], to=RUINS)
    duo.turn_of(2)
    duo.stands(2, RUINS)
    duo.arrived(2)
    duo.move("draw", who=2, cards=[{"name": "ring"}])
    duo.move("face_enemies", who=2)
    assert duo.state.fight.name == "giant"


@pytest.mark.rule("TA-CARD-03")
def test_cards_are_met_by_their_numbers_from_the_lowest(duo, drawn):
    card = drawn({"name": "cave", "kind": "place"}, {"name": "hag"}, event("storm"))
    assert duo.objects("finish_card", who=1, card=card["cave"]).rule == "TA-CARD-03"
    assert duo.objects("finish_card", who=1, card=card["hag"]).rule == "TA-CARD-03"
    for name in ("storm", "hag", "cave"):
        duo.move("finish_card", who=1, card=card[name])
    assert used(duo) == ["storm", "hag", "cave"]


@pytest.mark.rule("TA-CARD-03")
def test_an_event_comes_before_the_enemies(duo, drawn):
    card = drawn({"name": "wolf"}, event("storm"), {"name": "ghost"})
    assert duo.objects("face_enemies", who=1).rule == "TA-CARD-03"
    duo.move("finish_card", who=1, card=card["storm"])
    duo.move("face_enemies", who=1)
    assert (duo.state.fight.psychic, duo.state.fight.name) == (False, "wolf")  # number 2 before number 3


@pytest.mark.rule("TA-CARD-04")
def test_of_cards_with_the_same_number_the_one_drawn_first_is_met_first(duo, drawn):
    card = drawn({"name": "imp"}, {"name": "hag"}, {"name": "ring"})
    assert duo.objects("finish_card", who=1, card=card["hag"]).rule == "TA-CARD-03"
    duo.move("finish_card", who=1, card=card["imp"])
    duo.move("finish_card", who=1, card=card["hag"])


@pytest.mark.rule("TA-CARD-04")
def test_read_otherwise_the_player_orders_cards_with_the_same_number(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-CARD-04"])
    imp, hag = table.lies(THREE, "imp", "hag")
    table.lies(THREE, "ring")
    table.stands(1, THREE)
    table.arrived()
    table.move("finish_card", who=1, card=hag)
    assert [card.name for card in table.state.lying(THREE).cards] == ["imp", "ring"]
    table.move("finish_card", who=1, card=imp)
    assert [card.name for card in table.state.lying(THREE).cards] == ["ring"]


@pytest.mark.rule("TA-CARD-04", "TA-CARD-07", "TA-CARD-09")
def test_enemies_of_one_number_fight_as_one(duo, drawn):
    drawn({"name": "wolf"}, {"name": "goblin"}, {"name": "dragon"}, craft=9)
    duo.move("face_enemies", who=1)
    assert (duo.state.fight.psychic, duo.state.fight.value) == (False, 2 + 2 + 7)
    duo.turn_of(2)
    duo.lies(RUINS, "shadow", "ghost")
    duo.stands(2, RUINS)
    duo.arrived(2)
    with duo.arranged() as state:
        state.fight = None
    duo.move("face_enemies", who=2)
    assert (duo.state.fight.psychic, duo.state.fight.value) == (True, 2 + 4)


@pytest.mark.rule("TA-CARD-06", "TA-TIM-01")
@pytest.mark.parametrize(("turns", "left"), [(1, 0), (2, 1)])
def test_a_turn_missed_by_an_event_ends_this_one_and_this_one_counts(duo, drawn, turns, left):
    card = drawn(event("storm"), {"name": "ring"})
    duo.move("miss", who=1, turns=turns, by_event=True)
    assert duo.one().missed == left
    assert duo.objects("take_card", who=1, card=card["ring"]).rule == "TA-TURN-03"
    duo.move("end_turn", who=1)
    assert duo.state.turn.who == 2
    duo.move("end_turn", who=2, overrule=("*",))
    assert duo.state.turn.who == (1 if not left else 2)


@pytest.mark.rule("TA-CARD-06", "TA-CARD-18", "TA-CARD-17")
def test_an_event_that_ends_the_turn_has_been_followed_and_leaves_the_space(duo, drawn):
    drawn(event("storm"), {"name": "ring"}, event("blizzard"))
    duo.move("miss", who=1, turns=1, by_event=True)
    assert list(ids(duo, THREE)) == ["ring", "blizzard"]
    assert duo.state.encounters.discard == ["storm"]


@pytest.mark.rule("TA-CARD-19", "TA-TIM-01")
def test_turns_missed_by_anything_else_begin_with_the_next_own_turn(duo):
    duo.lies(TAVERN, gold=1)
    duo.stands(1, TAVERN)
    duo.arrived()
    duo.move("follow_space", who=1, way="tavern", rolled=[1])
    assert duo.one().missed == 1
    duo.move("take_gold", who=1, amount=1)  # the turn runs on
    duo.move("end_turn", who=1)
    duo.move("end_turn", who=2, overrule=("*",))
    assert duo.state.turn.who == 2  # the first seat's turn was missed
    assert duo.one().missed == 0


@pytest.mark.rule("TA-CARD-19")
def test_an_event_of_another_players_turn_costs_whole_turns(duo, drawn):
    drawn(event("storm"))
    duo.move("miss", who=2, turns=1, by_event=True)
    assert duo.one(2).missed == 1
    duo.move("draw", who=1, overrule=("*",), cards=[{"name": "ring"}])  # the turn in play is not over
    duo.round(1)
    assert duo.state.turn.who == 1


@pytest.mark.rule("TA-CARD-19")
def test_read_otherwise_whatever_costs_a_turn_ends_this_one(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-CARD-19"])
    table.lies(TAVERN, gold=1)
    table.stands(1, TAVERN)
    table.arrived()
    table.move("follow_space", who=1, way="tavern", rolled=[1])
    assert table.one().missed == 0
    assert table.objects("take_gold", who=1, amount=1).rule == "TA-TURN-03"


@pytest.mark.rule("TA-CARD-07")
@pytest.mark.parametrize("name", ["wolf", "goblin", "dragon"])
def test_an_animal_a_monster_and_a_dragon_attack_by_combat(duo, drawn, name):
    card = drawn({"name": name}, {"name": "ring"}, {"name": "maiden"})
    assert duo.objects("finish_card", who=1, card=card[name]).rule == "TA-CARD-07"
    assert duo.objects("end_turn", who=1).rule == "TA-ENC-13"
    duo.move("face_enemies", who=1)
    assert not duo.state.fight.psychic


@pytest.mark.rule("TA-CARD-08")
@pytest.mark.parametrize("name", ["wolf", "goblin", "dragon"])
def test_a_beaten_animal_monster_or_dragon_is_kept(duo, drawn, name):
    drawn({"name": name}, {"name": "ring"}, {"name": "maiden"}, strength=9)
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    assert [card.name for card in duo.one().trophies] == [name]
    assert name not in on(duo, THREE) and name not in used(duo)


@pytest.mark.rule("TA-CARD-09")
def test_a_spirit_attacks_by_psychic_combat(duo, drawn):
    drawn({"name": "ghost"}, {"name": "ring"}, {"name": "maiden"})
    assert duo.objects("end_turn", who=1).rule == "TA-ENC-13"
    duo.move("face_enemies", who=1)
    assert (duo.state.fight.psychic, duo.state.fight.value) == (True, 4)


@pytest.mark.rule("TA-CARD-10")
def test_a_beaten_spirit_gives_nothing_and_is_discarded(duo, drawn):
    drawn({"name": "ghost"}, {"name": "ring"}, {"name": "maiden"}, craft=9)
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[6], theirs=[1])
    assert not duo.one().trophies
    assert used(duo) == ["ghost"] and "ghost" not in on(duo, THREE)


@pytest.mark.rule("TA-CARD-10")
def test_read_otherwise_a_beaten_spirit_is_kept_but_never_exchanged(talisman):
    table = talisman("warrior", "wizard", otherwise=["TA-CARD-10"])
    demon = table.lies(RUINS, "demon")[0]
    table.stands(1, RUINS, craft=15)
    table.arrived()
    table.move("draw", who=1, cards=[{"name": "ring"}])
    table.move("face_enemies", who=1)
    table.move("roll_fight", who=1, rolled=[6], theirs=[1])
    assert [card.id for card in table.one().trophies] == [demon] and not used(table)
    assert table.objects("exchange", who=1, trophies=[demon]).rule == "TA-STR-16"


@pytest.mark.rule("TA-CARD-11")
def test_strangers_treasures_and_places_wait_for_events_and_enemies(duo, drawn):
    card = drawn(event("storm"), {"name": "hag"}, {"name": "ring"})
    assert duo.objects("finish_card", who=1, card=card["hag"]).rule == "TA-CARD-03"
    assert duo.objects("take_card", who=1, card=card["ring"]).rule == "TA-CARD-03"
    duo.turn_of(1)
    duo.lies("m3", "cave", "hag", "ring")
    duo.lay("m3", duo.card("shrine", kind="place"))
    duo.lies("m3", "wolf")
    duo.stands(1, "m3")
    duo.arrived()
    lying = ids(duo, "m3")
    assert duo.objects("finish_card", who=1, card=lying["hag"]).rule in ("TA-CARD-11", "TA-CARD-03")
    assert duo.objects("finish_card", who=1, card=lying["shrine"]).rule in ("TA-CARD-11", "TA-CARD-03")
    assert duo.objects("take_card", who=1, card=lying["ring"]).rule in ("TA-CARD-11", "TA-CARD-03")


@pytest.mark.rule("TA-CARD-13")
def test_objects_and_followers_are_taken_unless_they_may_not_be_owned(duo, drawn):
    card = drawn({"name": "ring"}, {"name": "rune_sword"}, {"name": "maiden"}, alignment="good")
    assert duo.objects("take_card", who=1, card=card["rune_sword"]).rule == "TA-OBJ-04"
    duo.move("take_card", who=1, card=card["ring"])
    duo.move("take_card", who=1, card=card["maiden"])
    assert (duo.one().objects[0].kind, duo.one().followers[0].kind) == ("magic_object", "follower")


@pytest.mark.rule("TA-CARD-13")
def test_a_stranger_and_a_place_are_not_taken(duo, drawn):
    card = drawn({"name": "hag"}, {"name": "cave", "kind": "place"}, {"name": "ring"})
    for name in ("hag", "cave"):
        assert duo.refuses("take_card", who=1, card=card[name], overrule=("*",)).field == "card"


@pytest.mark.rule("TA-CARD-15")
def test_what_is_left_after_the_encounter_stays_face_up(duo, drawn):
    card = drawn({"name": "ring"}, {"name": "maiden"}, {"name": "hag"})
    duo.move("finish_card", who=1, card=card["hag"], stays=True)
    duo.move("end_turn", who=1)
    duo.round()
    assert sorted(on(duo, THREE)) == ["hag", "maiden", "ring"]


@pytest.mark.rule("TA-CARD-16")
@pytest.mark.parametrize(("own", "theirs"), [(1, 6), (3, 1)])
def test_an_enemy_that_won_or_stood_off_stays_where_it_lies(duo, drawn, own, theirs):
    drawn({"name": "giant"}, {"name": "ring"}, {"name": "maiden"})  # strength 6 against 4
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[own, own], theirs=[theirs])
    if own == 1:
        duo.move("lose_life", who=1)
    assert "giant" in on(duo, THREE) and not duo.one().trophies


@pytest.mark.rule("TA-CARD-17")
@pytest.mark.parametrize(("own", "theirs"), [(1, 6), (3, 1)])
def test_after_a_lost_or_undecided_fight_no_card_is_met_any_more(duo, drawn, own, theirs):
    card = drawn({"name": "giant"}, {"name": "hag"}, {"name": "ring"})
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[own, own], theirs=[theirs])
    if own == 1:
        duo.move("lose_life", who=1)
    assert duo.objects("finish_card", who=1, card=card["hag"]).rule == "TA-TURN-03"
    assert duo.objects("take_card", who=1, card=card["ring"]).rule == "TA-TURN-03"
    duo.move("end_turn", who=1)
    assert sorted(on(duo, THREE)) == ["giant", "hag", "ring"]


@pytest.mark.rule("TA-COL-01")
def test_the_end_of_a_turn_says_what_it_would_leave_lying(duo, drawn):
    card = drawn({"name": "ring", "kind": "object"}, {"name": "maiden", "kind": "follower"}, event("storm"))
    duo.move("finish_card", who=1, card=card["storm"])
    step = next_step(duo.state)
    assert (step.move, step.quiet, step.label.key) == ("end_turn", True, "step-end-turn-leaving")
    assert sorted(step.label.args["cards"]) == ["maiden", "ring"]
    for name in ("ring", "maiden"):
        duo.move("take_card", who=1, card=card[name])
    step = next_step(duo.state)
    assert (step.move, step.quiet, step.label.key) == ("end_turn", False, "step-end-turn")


@pytest.mark.rule("TA-ENC-08")
def test_a_card_named_only_later_is_told_once_and_by_its_name(duo):
    duo.stands(1, TAVERN)
    duo.move("roll_movement", who=1, rolled=1)
    duo.move("go", who=1, to="o8")
    step = next_step(duo.state)
    assert (step.form, step.quiet, step.label.key) == ("draw-form", True, "step-draw-unlisted")
    away = elsewhere(duo.state)  # a page without the list says what waits, not what the list lacks
    assert (away.page, away.label) == ("turn", say("step-draw", count=1))
    duo.move("draw", who=1)
    assert "wrote-drew" not in duo.wrote
    (lying,) = duo.state.lying("o8").cards
    duo.move("describe_card", card=lying.id, facts={"name": "wolf"})
    assert duo.wrote == ["wrote-drew"]
    duo.move("describe_card", card=lying.id, facts={"value": 3})
    assert duo.wrote == ["wrote-described-card"]


@pytest.mark.rule("TA-ENC-12")
def test_a_turn_that_may_end_says_what_it_still_offers(duo):
    duo.stands(2, "o8")
    duo.stands(1, "o8")
    duo.lies(TAVERN, "ring")
    duo.move("roll_movement", who=1, rolled=1)
    duo.move("go", who=1, to=TAVERN)
    assert [line.key for line in may_still(duo.state)] == ["still-take", "still-visit"]
    duo.stands(2, TAVERN)
    assert [line.key for line in may_still(duo.state)][-1] == "still-meet"
    with duo.arranged() as state:
        state.turn.chose, state.turn.followed = "space", True
    assert [line.key for line in may_still(duo.state)] == ["still-take"] and next_step(duo.state).quiet
    with duo.arranged() as state:
        state.spaces = {}
    assert not may_still(duo.state) and not next_step(duo.state).quiet


@pytest.mark.rule("TA-ENC-12", "TA-LIFE-05")
def test_a_space_that_only_heals_is_no_more_to_do_for_whoever_is_whole(duo):
    duo.stands(1, "m8", lives=4)
    duo.arrived(1)
    assert may_still(duo.state) == []
    duo.one().lives = 3
    assert [line.key for line in may_still(duo.state)] == ["still-visit"]
