"""COMP: regions, counters, the die, what lies around a character card, how many characters there can be."""

from __future__ import annotations

import pytest

from companion.core.errors import BadArguments


@pytest.mark.rule("TA-COMP-01")
def test_every_space_lies_in_one_region_and_has_an_instruction_of_its_own(duo):
    duo.move("describe_space", space="o2", draw=3)  # the owner's board says so; the other Fields stay as they are
    for space, due in (("o2", 3), ("o8", 1)):
        duo.arrived(1, space)
        assert duo.objects("draw", who=1, cards=[{"name": "wolf"}] * 4).message.args["count"] == due
    duo.refuses("carry", who=1, to="o25")


@pytest.mark.rule("TA-COMP-07")
@pytest.mark.parametrize("counter", ["strength", "craft", "lives", "gold"])
def test_each_value_has_counters_of_its_own(duo, counter):
    before = {one: getattr(duo.one(), one) for one in ("strength", "craft", "lives", "gold")}
    duo.move("change", who=1, counter=counter, by=2)
    assert {one: getattr(duo.one(), one) for one in before} == before | {counter: before[counter] + 2}
    assert [told["counter"] for told in duo.told("tell-counters")] == [counter]


@pytest.mark.rule("TA-COMP-08")
def test_only_the_sum_of_the_counters_matters(duo):
    for _ in range(5):
        duo.move("change", who=1, counter="gold", by=1)
    duo.move("change", who=2, counter="gold", by=5)
    assert duo.one(1).gold == duo.one(2).gold == 6
    for who in (1, 2):  # small change and one big counter pay the same price
        duo.move("buy", who=who, item="helmet", price=4)
    assert duo.one(1).gold == duo.one(2).gold == 2


@pytest.mark.rule("TA-COMP-09")
def test_the_alignment_card_has_a_good_and_an_evil_face_and_no_neutral_one(duo):
    assert duo.objects("change_alignment", who=2, to="neutral").rule == "TA-ALI-09"
    duo.move("change_alignment", who=2, to="good")
    assert duo.told("tell-alignment-card") == [{"who": "wizard", "alignment": "good"}]


@pytest.mark.rule("TA-COMP-10")
@pytest.mark.parametrize("face", [0, 7])
def test_a_die_shows_one_to_six_in_movement_and_in_combat(duo, face):
    assert duo.refuses("roll_movement", who=1, rolled=face).field == "rolled"
    duo.lies("o10", "wolf")
    duo.arrived(1, "o10")
    duo.move("face_enemies", who=1)
    assert duo.refuses("roll_fight", who=1, rolled=[1, face]).field.startswith("rolled")
    assert duo.refuses("roll_fight", who=1, rolled=[1, 1], theirs=[face]).field.startswith("theirs")


@pytest.mark.rule("TA-COMP-10")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_the_app_rolls_the_same_die_for_whoever_has_none_at_hand(talisman, seed):
    table = talisman(seed=seed)
    table.move("roll_movement", who=1)
    assert table.state.turn.rolled in range(1, 7)
    table.lies("o10", "wolf")
    table.arrived(1, "o10")
    table.move("face_enemies", who=1)
    table.move("roll_fight", who=1)
    (scores,) = table.told("tell-scores")
    assert 1 + 4 <= scores["score"] <= 6 + 4
    assert 1 + 2 <= scores["theirs"] <= 6 + 2


@pytest.mark.rule("TA-COMP-11")
@pytest.mark.parametrize(("rolled", "counter"), [([2, 4], "strength"), ([3, 4], "craft"), ([6, 5], "lives")])
def test_several_rolls_are_added_together(duo, rolled, counter):
    duo.arrived(1, "m5")
    before = getattr(duo.one(), counter)
    duo.move("follow_space", who=1, way="prayer", rolled=rolled)
    assert getattr(duo.one(), counter) == before + 1


@pytest.mark.rule("TA-COMP-11")
def test_dice_for_different_targets_stay_apart(duo):
    duo.owns(1, "maiden", "unicorn")
    duo.arrived(1, "m15")
    duo.move("follow_space", who=1, way="chasm", rolled=[3, 1, 5])  # itself, the maiden, the unicorn
    assert [card.name for card in duo.one().followers] == ["unicorn"]
    assert duo.one().lives == 4


@pytest.mark.rule("TA-COMP-12")
def test_a_character_card_has_all_that_it_prints_and_can_be_put_right(duo):
    sheet = {
        "id": "wizard",
        "name": "Marwen",
        "starts": "o19",
        "alignment": "neutral",
        "strength": 3,
        "craft": 6,
        "text": "Reads minds",
    }
    duo.move("describe_character", sheet=sheet)
    one = duo.one(2)
    assert (one.name, one.starts, one.printed, one.text) == ("Marwen", "o19", "neutral", "Reads minds")
    assert (one.start_strength, one.start_craft) == (3, 6)


@pytest.mark.rule("TA-COMP-12")
def test_a_character_of_the_owners_own_begins_as_its_card_says(talisman):
    sheet = {"starts": "m8", "alignment": "evil", "strength": 5, "craft": 1, "traits": ["two_dice"], "text": "Grim"}
    table = talisman("reaver", "wizard", knowledge={"character": {"reaver": sheet}})
    one = table.one(1)
    assert (one.space, one.alignment, one.strength, one.craft) == ("m8", "evil", 5, 1)
    assert (one.traits, one.text) == (["two_dice"], "Grim")


@pytest.mark.rule("TA-COMP-13")
def test_each_thing_has_its_place_around_the_character_card(duo):
    duo.stands(1, "o12", craft=4)
    sword, maiden = duo.lies("o13", "sword", "maiden")
    duo.arrived(1, "o13")
    duo.move("take_card", who=1, card=sword)
    duo.move("take_card", who=1, card=maiden)
    duo.move("gain_spell", who=1)
    duo.turn_of(1)
    duo.lies("o14", "boar")
    duo.arrived(1, "o14")
    duo.move("face_enemies", who=1)
    duo.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    one = duo.one()
    assert [[card.name for card in pile] for pile in (one.objects, one.followers, one.trophies)] == [
        ["sword"],
        ["maiden"],
        ["boar"],
    ]
    assert (one.strength, one.craft, one.lives, one.gold) == (4, 4, 4, 1)
    assert (len(one.spells), one.alignment) == (1, "neutral")


@pytest.mark.rule("TA-COMP-15")
def test_as_many_can_play_as_there_are_characters_and_no_more(talisman):
    table = talisman(players=[{}] * 14)
    assert len({one.id for one in table.state.characters}) == 14 and not table.state.unused
    with pytest.raises(BadArguments) as caught:
        talisman(players=[{}] * 15)
    assert caught.value.field.startswith("players")


@pytest.mark.rule("TA-COMP-15")
def test_a_fifth_toad_and_a_fifth_change_of_alignment_happen_without_a_card(talisman):
    table = talisman(*("assassin", "ghoul", "sorceress", "wizard", "elf"))
    for who in range(1, 6):
        table.move("change_alignment", who=who, to="evil" if who == 5 else "good")
        table.move("turn_into_toad", who=who)
    assert all(one.toad is not None and one.alignment != one.printed for one in table.state.characters)


@pytest.mark.rule("TA-COMP-15")
def test_purchase_cards_and_talismans_are_truly_limited(talisman):
    table = talisman(stock={"helmet": 1})
    table.move("receive", who=1, item="helmet")
    assert table.objects("receive", who=2, item="helmet").rule == "TA-PUR-04"
    for who in (1, 1, 2, 2):
        table.move("gain_talisman", who=who)
    objection = table.objects("gain_talisman", who=1)
    assert objection.rule == "TA-PUR-04" and not objection.can_overrule
