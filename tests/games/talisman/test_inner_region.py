"""INN: the inner region: one space a turn, what each of them asks, the way back, and what does not work there."""

from __future__ import annotations

import pytest

from companion.games.talisman.play import travel


@pytest.fixture
def inner(duo):
    """The warrior (strength 4, craft 2) on the Plain of Peril, at the beginning of its turn."""
    duo.stands(1, "i5")
    return duo


def talisman_of(table, who: int = 1) -> None:
    table.owns(who, "talisman")


# --- moving ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TA-INN-01")
@pytest.mark.parametrize("space", ["i5", "i4", "i8", "i1"])
def test_no_die_is_rolled_for_movement_inside(inner, space):
    inner.stands(1, space)
    objection = inner.objects("roll_movement", who=1, rolled=3)
    assert objection.rule == "TA-INN-01" and not objection.can_overrule


@pytest.mark.rule("TA-INN-02")
def test_a_turn_leads_one_space_further_and_no_more(inner):
    assert inner.objects("step", who=1, to="i3").rule == "TA-INN-02"
    inner.move("step", who=1, to="i4")
    with inner.arranged() as state:
        state.at(1).fulfilled = True
    assert inner.objects("step", who=1, to="i3").rule == "TA-TURN-01"


@pytest.mark.rule("TA-INN-02")
def test_whoever_fulfilled_its_space_may_stay_and_meets_nothing_there(inner):
    inner.stands(2, "i5")
    inner.move("stay_inside", who=1)
    assert inner.one().space == "i5"
    assert inner.objects("attack", who=1, whom=2).rule == "TA-ENC-01"
    inner.move("end_turn", who=1)


@pytest.mark.rule("TA-INN-02")
def test_nobody_stays_by_choice_where_something_is_still_to_be_done(inner):
    talisman_of(inner)
    inner.stands(1, "i8", fulfilled=False, pits=2)
    assert inner.objects("stay_inside", who=1).rule == "TA-INN-02"


@pytest.mark.rule("TA-INN-02")
def test_read_the_other_way_nobody_stays_by_choice(talisman):
    table = talisman(otherwise=["TA-INN-02"])
    table.stands(1, "i5")
    assert table.objects("stay_inside", who=1).rule == "TA-INN-02"
    assert not travel.may_stay_inside(table.state)


@pytest.mark.rule("TA-INN-03", "TA-INN-15")
@pytest.mark.parametrize(("start", "to"), [("i4", "i3"), ("i6", "i7"), ("i3", "i2"), ("i7", "i8"), ("i2", "i1")])
def test_whoever_did_not_do_what_its_space_asks_does_not_move_on(inner, start, to):
    talisman_of(inner)
    inner.stands(1, start, fulfilled=False)
    assert inner.objects("step", who=1, to=to).rule == "TA-INN-03"
    inner.stands(1, start, fulfilled=True)
    inner.move("step", who=1, to=to)
    assert inner.one().space == to


@pytest.mark.rule("TA-INN-15")
@pytest.mark.parametrize(("start", "to"), [("i5", "i4"), ("i5", "i6"), ("i4", "i3"), ("i3", "i2"), ("i6", "i7")])
def test_what_a_space_inside_asks_must_be_followed(inner, start, to):
    inner.stands(1, start)
    inner.move("step", who=1, to=to)
    assert not inner.one().fulfilled
    assert inner.objects("end_turn", who=1).code == "left-to-do-instruction"


@pytest.mark.rule("TA-INN-15", "TA-INN-03")
def test_the_vampire_takes_his_toll_before_one_moves_on(inner):
    inner.stands(1, "i6")
    inner.move("step", who=1, to="i7")
    inner.move("follow_space", who=1, way="vampire", rolled=[3])
    assert inner.one().lives == 2 and inner.one().fulfilled
    inner.round()
    inner.move("step", who=1, to="i8")


@pytest.mark.rule("TA-INN-15", "TA-INN-03")
@pytest.mark.parametrize(("theirs", "lives", "done"), [([1, 1], 4, True), ([2, 3], 4, False), ([6, 6], 3, False)])
def test_only_who_throws_more_than_death_may_move_on(inner, theirs, lives, done):
    inner.stands(1, "i4")
    inner.move("step", who=1, to="i3")
    inner.move("dice_with_death", who=1, rolled=[1, 4], theirs=theirs)
    assert (inner.one().lives, inner.one().fulfilled) == (lives, done)
    inner.round()
    if done:
        inner.move("step", who=1, to="i2")
    else:
        assert inner.objects("step", who=1, to="i2").rule == "TA-INN-03"
        inner.move("face_it_again", who=1)
        inner.move("dice_with_death", who=1, rolled=[6, 6], theirs=[1, 1])


# --- the way back ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TA-INN-04", "TA-INN-05", "TA-INN-06")
def test_the_way_back_is_one_space_a_turn_and_asks_nothing(inner):
    talisman_of(inner)
    inner.stands(1, "i1")
    assert inner.objects("step", who=1, to="i3").rule == "TA-INN-02"
    for to in ("i2", "i3", "i4"):
        inner.move("step", who=1, to=to)
        assert inner.one().going_back and inner.one().space == to
        assert inner.objects("step", who=1, to="i5").rule in ("TA-TURN-01", "TA-INN-02")
        move = {"i2": "meet_werewolf", "i3": "dice_with_death", "i4": "delve"}[to]
        assert inner.objects(move, who=1).rule == "TA-INN-06"
        inner.move("end_turn", who=1)
        inner.round(2)
    inner.move("step", who=1, to="i5")
    assert inner.one().space == "i5"


@pytest.mark.rule("TA-INN-07", "TA-INN-04")
@pytest.mark.parametrize(("start", "to", "facts"), [("i8", "i7", {"pits": 3}), ("i2", "i3", {"werewolf": 9})])
def test_one_may_turn_back_from_what_is_unfinished(inner, start, to, facts):
    inner.stands(1, start, fulfilled=False, **facts)
    inner.move("step", who=1, to=to)
    assert inner.one().going_back
    inner.move("end_turn", who=1)


@pytest.mark.rule("TA-INN-07")
@pytest.mark.parametrize(("start", "to", "facts"), [("i8", "i7", {"pits": 3}), ("i2", "i3", {"werewolf": 9})])
def test_read_the_other_way_one_has_to_finish_first(talisman, start, to, facts):
    table = talisman(otherwise=["TA-INN-07"])
    table.stands(1, start, fulfilled=False, **facts)
    assert table.objects("step", who=1, to=to).rule == "TA-INN-07"
    table.stands(1, start, fulfilled=True)
    table.move("step", who=1, to=to)


@pytest.mark.rule("TA-INN-08")
def test_whoever_goes_back_goes_back_as_far_as_the_plain_of_peril(inner):
    inner.stands(1, "i3")
    inner.move("step", who=1, to="i4")
    inner.round()
    assert inner.objects("step", who=1, to="i3").rule == "TA-INN-08"
    assert not travel.may_stay_inside(inner.state)
    inner.move("step", who=1, to="i5")
    assert not inner.one().going_back
    inner.round()
    inner.move("step", who=1, to="i4")
    assert not inner.one().going_back and not inner.one().fulfilled  # and what it asks is asked anew


@pytest.mark.rule("TA-INN-08")
def test_read_the_other_way_one_may_turn_round_again_before(talisman):
    table = talisman(otherwise=["TA-INN-08"])
    table.stands(1, "i3")
    table.move("step", who=1, to="i4")
    table.round()
    table.move("step", who=1, to="i3")
    assert table.one().space == "i3" and not table.one().going_back
    assert not table.one().fulfilled


# --- the Valley of Fire and the Crown --------------------------------------------------------------------------------


@pytest.mark.rule("TA-INN-09", "TA-PUR-08")
@pytest.mark.parametrize("start", ["i2", "i8"])
def test_only_with_a_talisman_one_enters_the_valley_of_fire(inner, start):
    inner.stands(1, start)
    assert inner.objects("step", who=1, to="i1").rule == "TA-INN-09"
    talisman_of(inner)
    inner.move("step", who=1, to="i1")
    assert inner.one().space == "i1"


@pytest.mark.rule("TA-INN-10")
@pytest.mark.parametrize(("start", "to"), [("i2", "i3"), ("i8", "i7")])
def test_before_the_valley_without_a_talisman_one_must_go_back(inner, start, to):
    inner.stands(1, start)
    assert inner.objects("stay_inside", who=1).rule == "TA-INN-10"
    assert travel.inner_steps(inner.state) == {to: True}
    inner.move("step", who=1, to=to)
    assert inner.one().going_back


@pytest.mark.rule("TA-INN-11")
@pytest.mark.parametrize("start", ["i2", "i8", "i5"])
def test_the_crown_is_entered_only_from_the_valley(inner, start):
    talisman_of(inner)
    inner.stands(1, start)
    assert inner.objects("step", who=1, to="crown").rule == "TA-INN-02"
    inner.stands(1, "i1")
    inner.move("step", who=1, to="crown")
    assert inner.one().space == "crown"


@pytest.mark.rule("TA-INN-12")
def test_on_the_crown_nobody_moves_any_more(inner):
    inner.stands(1, "crown")
    inner.stands(2, "crown")
    for move, args in (("step", {"to": "i1"}), ("move_freely", {"to": "o1"}), ("stay_inside", {})):
        assert inner.objects(move, who=1, **args).rule == "TA-INN-12"
    assert inner.objects("roll_movement", who=1, rolled=1).rule == "TA-INN-12"
    assert travel.inner_steps(inner.state) == {} and travel.ends(inner.state) == []


@pytest.mark.rule("TA-INN-12")
def test_alone_on_the_crown_a_turn_begins_with_its_encounter_part(inner):
    inner.stands(1, "crown")
    inner.round()
    assert inner.state.turn.who == 1 and inner.state.standing.step == "encounter"
    assert inner.objects("step", who=1, to="i1").rule in ("TA-INN-12", "TA-TURN-01")
    assert inner.one().space == "crown"


# --- who and what is met there ---------------------------------------------------------------------------------------


@pytest.mark.rule("TA-INN-13", "TA-INN-14")
@pytest.mark.parametrize("space", ["i5", "i1", "crown"])
def test_characters_fight_on_the_plain_in_the_valley_and_on_the_crown_as_anywhere(inner, space):
    inner.stands(2, space, strength=4)
    inner.arrived(1, space)
    inner.move("attack", who=1, whom=2)
    inner.move("roll_fight", who=1, rolled=[6, 6], theirs=[1])
    inner.move("loot", who=1, what="gold")
    assert [one.gold for one in inner.state.characters] == [2, 0]
    assert inner.state.turn.over


@pytest.mark.rule("TA-INN-13")
@pytest.mark.parametrize("space", ["i2", "i3", "i4", "i6", "i7", "i8"])
def test_nowhere_else_inside_do_characters_meet(inner, space):
    inner.stands(2, space)
    inner.arrived(1, space)
    for move in ("attack", "use_ability"):
        assert inner.objects(move, who=1, whom=2).rule == "TA-INN-13"


@pytest.fixture
def hunted(inner):
    """The warrior with a cloak to evade by and a spell in hand, craft 4."""
    cloak = inner.card("cloak", kind="magic_object", marks=["evades"])
    with inner.arranged() as state:
        state.at(1).objects.append(cloak)
    inner.stands(1, "i5", craft=4, spells=["?"])
    return inner


def meets(table, where: str) -> None:
    """Let the warrior be attacked inside: by what its space sends, by a creature of a text, by a card lying there."""
    space = {"i2": "i2", "i8": "i8"}.get(where, "i5")
    table.stands(1, space, fulfilled=space == "i5")
    table.arrived(1)
    if where == "i2":
        table.move("meet_werewolf", who=1, rolled=[3, 4])
    elif where == "i8":
        table.move("enter_pits", who=1, rolled=2)
    elif where == "text":
        table.move("fight_creature", who=1, value=5)
    else:
        table.lies("i5", "wolf")
        table.move("face_enemies", who=1)


@pytest.mark.rule("TA-INN-16")
@pytest.mark.parametrize("where", ["i2", "i8", "text", "card"])
@pytest.mark.parametrize("means", [{"means": "card"}, {"means": "spell", "spell": "?"}])
def test_no_creature_of_the_inner_region_is_evaded(hunted, where, means):
    meets(hunted, where)
    assert hunted.objects("evade", who=1, **means).rule == "TA-INN-16"


@pytest.mark.rule("TA-INN-16", "TA-INN-14")
def test_another_character_is_evaded_inside_too(hunted):
    hunted.stands(1, "i1")
    hunted.stands(2, "i1")
    hunted.arrived(2)
    hunted.move("attack", who=2, whom=1)
    hunted.move("evade", who=1, means="card")
    assert hunted.state.fight is None


@pytest.mark.rule("TA-INN-17")
@pytest.mark.parametrize("where", ["i2", "i8", "text", "card"])
def test_no_spell_is_cast_on_a_creature_of_the_inner_region(hunted, where):
    meets(hunted, where)
    assert hunted.objects("cast", who=1, at="creature").rule == "TA-INN-17"


@pytest.mark.rule("TA-INN-17")
def test_not_from_outside_either(hunted):
    meets(hunted, "i2")
    assert hunted.one(2).space == "o15"
    assert hunted.objects("cast", who=2, spell="?", at="creature").rule == "TA-INN-17"


@pytest.mark.rule("TA-INN-18")
def test_a_spell_on_characters_works_inside_on_oneself_too(hunted):
    hunted.move("cast", who=1, spell="?", at="character", whom=1)
    assert hunted.one().spells == []
    hunted.move("cast", who=2, spell="?", at="character", whom=1)  # from the Graveyard, inwards
    assert len(hunted.one(2).spells) == 1
