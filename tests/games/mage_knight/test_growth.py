"""Fame and levels, Reputation, Wounds, rewards that wait: what other parts of the game do to a hero."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.draft import Draft
from companion.core.errors import Objection
from companion.games.mage_knight import GAME
from companion.games.mage_knight.play import growth
from companion.games.mage_knight.state.hero import HeldSkill
from companion.games.mage_knight.state.pieces import Reward


@pytest.fixture
def draft(mage_knight):
    """A draft of a table of three."""
    return Draft(GAME, mage_knight().state)


@pytest.mark.rule("MK-LVL-01")
def test_fame_counts_at_once_and_levels_wait_for_the_end_of_the_turn(draft):
    """Eight Fame cross two lines: of level 2 at 3, of level 3 at 8."""
    hero = draft.state.at(1)
    assert growth.gain_fame(draft, hero, 8) == 8
    assert (hero.fame, hero.level) == (8, 1)
    assert [(row.level, row.gain) for row in growth.waiting(hero)] == [(2, "skill"), (3, "command")]
    assert growth.armor(hero) == 2  # as long as they wait, nothing is better


@pytest.mark.rule("MK-BC-02", "MK-BK-04")
@pytest.mark.parametrize(
    ("fame", "more", "after"),
    [(1, 1, 2), (1, 2, 4), (2, 5, 9), (1, 7, 10), (7, 1, 9), (12, 2, 14), (13, 2, 16), (2, 0, 2)],
)
@pytest.mark.parametrize("scenario", ["blitz_conquest", "blitz_cooperation"])
def test_blitz_adds_a_point_for_each_line_and_for_those_the_bonus_crosses(draft, scenario, fame, more, after):
    """2 + 5 = 7 crosses the line at 3: 8, which crosses the one at 8: 9."""
    draft.state.scenario = scenario
    hero = draft.state.at(1)
    hero.fame = fame
    growth.gain_fame(draft, hero, more)
    assert hero.fame == after


@given(st.integers(-20, 119), st.integers(0, 60))
def test_the_bonus_is_as_many_points_as_lines_were_crossed_in_the_end(fame, more):
    """Repeated until no line is crossed, it must fit itself."""
    after = growth.with_bonus(fame, more, 1)
    assert after - fame - more == growth.level_of(after) - growth.level_of(fame)


@pytest.mark.rule("MK-VAR-04")
def test_fame_that_was_below_nothing_comes_to_zero_without_a_level(draft):
    """Passing from the end of the track to its beginning has no effect."""
    hero = draft.state.at(1)
    hero.fame = -3
    growth.gain_fame(draft, hero, 1)
    assert (hero.fame, draft.tellings[-1].args["fame"]) == (-2, 118)  # the space on which the shield stands
    growth.gain_fame(draft, hero, 3)
    assert hero.fame == 1
    assert growth.waiting(hero) == []


@pytest.mark.rule("MK-KF-11")
@pytest.mark.parametrize(("at", "by", "after", "modifier"), [(0, -3, -3, -1), (6, 3, 7, 5), (-6, -3, -7, None)])
def test_reputation_stops_at_either_end(draft, at, by, after, modifier):
    """What goes beyond it is lost; X is the last space, on which nobody interacts."""
    hero = draft.state.at(1)
    hero.reputation = at
    assert growth.change_reputation(draft, hero, by) == after - at
    assert hero.reputation == after
    assert growth.influence_modifier(hero) == modifier


@pytest.mark.rule("MK-WND-01", "MK-DMG-12")
def test_wounds_go_to_the_hand_and_those_of_poison_to_the_discard_pile(draft):
    """Both add up with what lay there."""
    hero = draft.state.at(1)
    before = hero.hand.count
    growth.take_wounds(draft, hero, hand=2, discard=2)
    growth.take_wounds(draft, hero, hand=1)
    assert (hero.hand.wounds, hero.discard.wounds) == (3, 2)
    assert hero.hand.count == before + 3
    with pytest.raises(Objection):
        growth.take_wounds(draft, hero, hand=99)


@pytest.mark.rule("MK-CRD-16")
def test_rewards_wait_and_those_of_one_kind_add_up(draft):
    """Two Artifacts are drawn together at the end; a red and a blue crystal stay apart."""
    hero = draft.state.at(2)
    for reward in (
        Reward(kind="artifact"),
        Reward(kind="crystal", colour="red"),
        Reward(kind="crystal", colour="blue"),
        Reward(kind="artifact", count=2),
    ):
        growth.owe(draft, hero, reward)
    assert [(one.kind, one.count, one.colour) for one in hero.owed] == [
        ("artifact", 3, None),
        ("crystal", 1, "red"),
        ("crystal", 1, "blue"),
    ]


@pytest.mark.rule("MK-UNI-02", "MK-KF-74")
def test_bonds_of_loyalty_is_a_place_more(draft):
    """One command token on level 1, and the skill."""
    hero = draft.state.at(1)
    assert growth.places(hero) == 1
    hero.skills.append(HeldSkill(skill="bonds_of_loyalty"))
    assert growth.places(hero) == 2


@pytest.mark.rule("MK-END-15", "MK-END-16", "MK-CTY-08", "MK-END-14")
@pytest.mark.parametrize(
    ("keeps", "city", "leader", "bonus"),
    [(0, False, False, 0), (1, True, False, 1), (1, True, True, 2), (3, True, True, 3), (0, True, False, 1)],
)
def test_of_the_bonuses_of_keeps_and_of_a_city_the_larger_counts(draft, keeps, city, leader, bonus):
    """They never add up."""
    assert growth.hand_bonus(keeps, city, leader) == bonus
    assert growth.hand_limit(draft.state.at(1), bonus) == 5 + bonus
