"""Skills: when each kind may be used, and what the app does of them."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.mage_knight.pages import fight
from companion.games.mage_knight.play import skills
from companion.games.mage_knight.state.fight import Fight, Foe
from companion.games.mage_knight.state.hero import Cards, HeldSkill, Unit
from companion.games.mage_knight.state.pieces import Turn


@pytest.fixture
def table(mage_knight):
    """Norowas has the turn, with these skills."""

    def lay(*names: str, time: str = "day"):
        found = mage_knight("norowas", "goldyx")
        with found.arranged() as state:
            state.step, state.picks, state.turn, state.time = "turns", [], Turn(seat=1, step="move"), time
            hero = state.at(1)
            hero.skills = [HeldSkill(skill=name) for name in names]
            hero.hand, hero.deck, hero.discard = Cards(deeds=4, wounds=1), Cards(deeds=6), Cards()
        return found

    return lay


@pytest.mark.rule("MK-SKL-03", "MK-RND-10")
def test_a_skill_of_the_round_is_flipped_until_the_next_one(table):
    """Once per round; the token lies face down."""
    play = table("leaves_in_the_wind")
    play.move("use_skill", who=1, skill="leaves_in_the_wind")
    assert play.one().skills[0].down
    assert (play.one().crystals, play.one().mana) == ({"green": 1}, {"white": 1})
    assert play.objects("use_skill", who=1, skill="leaves_in_the_wind").rule == "MK-SKL-03"
    with play.arranged() as state:
        skills.refresh(state.at(1))
    play.move("use_skill", who=1, skill="leaves_in_the_wind")
    assert play.one().crystals == {"green": 2}


@pytest.mark.rule("MK-SKL-06")
def test_a_skill_of_the_turn_is_used_once_in_it(table):
    """Its token is not flipped."""
    play = table("double_time")
    play.move("use_skill", who=1, skill="double_time")
    assert (play.one().skills[0].used, play.one().skills[0].down) == (True, False)
    assert play.state.turn.points == 2
    assert play.objects("use_skill", who=1, skill="double_time").rule == "MK-SKL-06"


@pytest.mark.rule("MK-KF-74")
@pytest.mark.parametrize(
    ("name", "time", "points"), [("double_time", "night", 1), ("dark_paths", "day", 1), ("dark_paths", "night", 2)]
)
def test_the_time_of_day_says_how_far_a_skill_leads(table, name, time, points):
    """Move 2 by Day and 1 by Night, or the other way round."""
    play = table(name, time=time)
    play.move("use_skill", who=1, skill=name)
    assert play.state.turn.points == points


@pytest.mark.rule("MK-KF-74")
def test_a_march_counts_ready_unwounded_units_three_at_most(table):
    """One is spent, one is wounded."""
    play = table("forward_march")
    with play.arranged() as state:
        state.at(1).units = [Unit(unit="peasants"), Unit(unit="peasants", spent=True), Unit(unit="peasants", wounds=1)]
    play.move("use_skill", who=1, skill="forward_march")
    assert play.state.turn.points == 1
    with play.arranged() as state:
        state.at(1).units = [Unit(unit="peasants") for _ in range(5)]
    assert skills.moving(play.state, play.one(), "forward_march") == 3


@pytest.mark.rule("MK-SKL-05")
def test_an_interactive_skill_lies_in_the_middle(table):
    """Not to be used again before it comes back and is turned up."""
    play = table("prayer_of_weather")
    play.move("use_skill", who=1, skill="prayer_of_weather")
    assert (play.one().skills[0].out, play.one().skills[0].down) == (True, False)
    assert play.objects("use_skill", who=1, skill="prayer_of_weather").rule == "MK-SKL-05"
    with play.arranged() as state:
        skills.refresh(state.at(1))
    assert not play.one().skills[0].out


@pytest.mark.rule("MK-SKL-04")
def test_motivation_alone_may_be_used_in_anothers_turn(table):
    """Draw two; whoever has least Fame of all, mana of the colour as well."""
    play = table("motivation_norowas", "leaves_in_the_wind")
    with play.arranged() as state:
        state.turn.seat, state.at(2).fame = 2, 4
    assert play.objects("use_skill", who=1, skill="leaves_in_the_wind").rule == "MK-SKL-03"
    play.move("use_skill", who=1, skill="motivation_norowas")
    assert (play.one().hand.count, play.one().deck.count, play.one().mana) == (7, 4, {"white": 1})
    assert play.objects("use_skill", who=1, skill="motivation_norowas").rule == "MK-SKL-03"


@pytest.mark.rule("MK-KF-74")
def test_motivation_brings_no_mana_where_another_has_as_little_fame(table):
    """Cards alone."""
    play = table("motivation_norowas")
    play.move("use_skill", who=1, skill="motivation_norowas")
    assert (play.one().hand.count, play.one().mana) == (7, {})


@pytest.mark.rule("MK-KF-74", "MK-MAN-11")
def test_a_skill_with_a_choice_of_mana_asks_for_it(table):
    """Dark Fire Magic: a red crystal, and red or black mana; a fourth crystal is mana as well."""
    play = table("dark_fire_magic")
    assert play.refuses("use_skill", who=1, skill="dark_fire_magic").field == "colour"
    assert play.refuses("use_skill", who=1, skill="dark_fire_magic", colour="blue").field == "colour"
    with play.arranged() as state:
        state.at(1).crystals = {"red": 3}
    play.move("use_skill", who=1, skill="dark_fire_magic", colour="black")
    assert (play.one().crystals, play.one().mana) == ({"red": 3}, {"red": 1, "black": 1})


@pytest.mark.rule("MK-KF-74")
def test_what_a_skill_asks_of_the_hand_is_discarded(table):
    """Invocation: a Wound for black mana, another card for green; without a Wound I Feel No Pain is refused."""
    play = table("invocation", "i_feel_no_pain")
    play.move("use_skill", who=1, skill="invocation", colour="black")
    hero = play.one()
    assert (hero.hand.deeds, hero.hand.wounds, hero.discard.wounds, hero.mana) == (4, 0, 1, {"black": 1})
    assert play.refuses("use_skill", who=1, skill="i_feel_no_pain").field == "wounds"
    with play.arranged() as state:
        state.at(1).hand.wounds, state.at(1).skills[0].used = 1, False
    play.move("use_skill", who=1, skill="invocation", colour="green")
    assert (play.one().hand.deeds, play.one().discard.deeds) == (3, 1)
    play.move("use_skill", who=1, skill="i_feel_no_pain")
    assert (play.one().hand.deeds, play.one().hand.wounds, play.one().discard.wounds) == (4, 0, 2)


@pytest.mark.rule("MK-KF-74", "MK-UNI-09")
def test_inspiration_readies_a_unit_or_heals_it(table):
    """A wounded one is healed."""
    play = table("inspiration")
    with play.arranged() as state:
        state.at(1).units = [Unit(unit="peasants", spent=True), Unit(unit="foresters", wounds=1)]
    play.move("use_skill", who=1, skill="inspiration", unit=1)
    assert not play.one().units[0].spent
    play.move("flip_skill", who=1, skill="inspiration")
    play.move("use_skill", who=1, skill="inspiration", unit=2)
    assert play.one().units[1].wounds == 0


@pytest.mark.rule("MK-SKL-02")
def test_whose_skill_it_was_does_not_matter_but_one_must_have_it(table):
    """Norowas uses what was Tovak's; what he does not have is refused."""
    play = table("double_time")
    play.move("use_skill", who=1, skill="double_time")
    assert play.refuses("use_skill", who=1, skill="flight").field == "skill"


def test_bonds_of_loyalty_are_not_used(table):
    """They hold all the time."""
    assert table("bonds_of_loyalty").objects("use_skill", who=1, skill="bonds_of_loyalty").rule == "MK-KF-74"


def test_a_token_is_turned_over_with_one_tap(table):
    """Either way."""
    play = table("flight")
    play.move("flip_skill", who=1, skill="flight")
    assert play.one().skills[0].down
    play.move("flip_skill", who=1, skill="flight")
    assert not play.one().skills[0].down


def fighting(play, phase):
    """An enemy before the hero, in that phase."""
    with play.arranged() as state:
        state.fight = Fight(seat=1, kind="rampaging", phase=phase, foes=[Foe(number=1, back="green", enemy="prowlers")])
    return play


@pytest.mark.rule("MK-KF-74", "MK-SKL-06")
@pytest.mark.parametrize(
    ("name", "phase", "time", "element", "use", "points"),
    [
        ("hot_swordsmanship", "attack", "day", "fire", "attack", 2),
        ("cold_swordsmanship", "attack", "night", "physical", "attack", 2),
        ("burning_power", "ranged", "day", "fire", "siege", 1),
        ("freezing_power", "attack", "day", "ice", "siege", 1),
        ("shield_mastery", "block", "day", "physical", "block", 3),
        ("shield_mastery", "block", "day", "ice", "block", 2),
        ("day_sharpshooting", "ranged", "day", "physical", "ranged", 2),
        ("day_sharpshooting", "ranged", "night", "physical", "ranged", 1),
        ("night_sharpshooting", "ranged", "night", "physical", "ranged", 2),
    ],
)
def test_a_skill_of_a_fight_is_its_value_with_one_tap(table, name, phase, time, element, use, points):
    """It joins the attack or the block that is being played."""
    play = fighting(table(name, time=time), phase)
    play.move("use_skill", who=1, skill=name, element=element)
    (value,) = play.state.fight.clashes[0].values
    assert (value.use, value.element, value.points) == (use, element, points)
    assert play.one().skills[0].used


@pytest.mark.rule("MK-KF-74", "MK-WND-05")
def test_a_skill_of_a_fight_is_used_in_its_phase(table):
    """Neither without a fight nor in another phase, and no potion is made in one."""
    play = table("hot_swordsmanship", "potion_making")
    assert play.objects("use_skill", who=1, skill="hot_swordsmanship").rule == "MK-KF-74"
    fighting(play, "block")
    assert play.objects("use_skill", who=1, skill="hot_swordsmanship").rule == "MK-KF-74"
    assert play.objects("use_skill", who=1, skill="potion_making").rule == "MK-WND-05"
    fighting(play, "attack")
    assert play.refuses("use_skill", who=1, skill="hot_swordsmanship", element="ice").field == "element"
    play.move("use_skill", who=1, skill="hot_swordsmanship")
    assert play.state.fight.clashes[0].values[0].element == "physical"
    shown = fight.fight(play.state, EVERYBODY)
    assert shown.striking == []


def test_the_page_of_the_fight_offers_skills_that_are_a_value_now(table):
    """Each element is a tap."""
    play = fighting(table("shield_mastery", "hot_swordsmanship"), "block")
    (row,) = fight.fight(play.state, EVERYBODY).striking
    assert [(value.element, value.points) for value in row.values] == [("physical", 3), ("fire", 2), ("ice", 2)]
