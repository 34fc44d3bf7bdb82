"""The end of a turn, levels, Wounds: sections 22 to 24 of the ledger once more, written before a look at the code."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.mage_knight.box.heroes import INTERACTIVE_SKILLS
from companion.games.mage_knight.play.land.ground import grounds
from companion.games.mage_knight.state.hero import Cards
from companion.games.mage_knight.state.pieces import CommonSkill, Reward, SourceDie, Turn

from .conftest import Table
from .course import lay, pick_all


@pytest.fixture
def ending(mage_knight):
    """Seat 1 stands before its rewards, which are these."""

    def set_up(*owed: Reward, step: str = "rewards", **hero: Any) -> Table:
        table = mage_knight("goldyx", "tovak", scenario="full_conquest")
        with table.arranged() as state:
            state.step, state.picks, state.turn = "turns", [], Turn(seat=1, step=step)
            state.land.tiles = {}
            state.at(1).owed = [*owed]
            for name, value in hero.items():
                setattr(state.at(1), name, value)
        return table

    return set_up


@pytest.mark.rule("MK-END-01", "MK-END-02", "MK-MAN-09")
def test_dice_go_back_before_the_hero_does_and_cards_come_last(mage_knight):
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    pick_all(table)
    who = table.state.turn.seat
    with table.arranged() as state:
        lay(state.land, "1", "2")
        first, second = [one.at for one in grounds(state.land) if one.site is None and one.passable][:2]
        other = next(one for one in state.heroes if one.seat != who)
        other.at = state.at(who).at = second
        state.turn.path, state.turn.acted = [first, second], True
        state.source = [SourceDie(colour="red", seat=who), *state.source[1:]]
    table.move("end_turn", who=who, left=2, rolled=["blue"])
    order = [key for key in table.said if key in ("tell-return-dice", "tell-withdraw", "tell-draw")]
    assert order == ["tell-return-dice", "tell-withdraw", "tell-draw"]


@pytest.mark.rule("MK-END-02")
def test_who_stands_safe_is_not_sent_back(mage_knight):
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    pick_all(table)
    who = table.state.turn.seat
    table.move("end_turn", who=who, left=2)
    assert "tell-withdraw" not in table.said and not table.one(who).hand.wounds


@pytest.mark.rule("MK-END-07", "MK-END-08")
@pytest.mark.parametrize(("had", "has"), [(2, 3), (3, 3)])
def test_a_random_crystal_beyond_three_is_lost_like_any_other(ending, had, has):
    """It comes as a reward, so that no pure mana comes in its place."""
    table = ending(Reward(kind="random_crystal", count=2), crystals={"red": had})
    table.move("reward_die", who=1, rolled="red")
    assert table.one().crystals == {"red": has} and not table.one().mana
    assert table.one().owed[0].count == 1


@pytest.mark.rule("MK-END-09")
@pytest.mark.parametrize(("lie", "drawn", "kept"), [(4, 3, 2), (3, 3, 2), (2, 2, 2), (1, 1, 1), (0, 0, 0)])
def test_no_more_artifacts_are_drawn_than_lie_there(ending, lie, drawn, kept):
    """Two were won: three are drawn and one of them goes back, as long as there are so many."""
    table = ending(Reward(kind="artifact", count=2))
    with table.arranged() as state:
        deck = state.decks.artifacts
        deck.removed, deck.shuffled = [*deck.removed, *deck.shuffled[lie:]], deck.shuffled[:lie]
    table.move("reward_artifacts", who=1)
    told = table.told("tell-draw-artifacts")
    assert [(one["count"], one["kept"]) for one in told] == ([(drawn, kept)] if kept else [])
    assert len(table.one().gained) == kept and table.state.decks.artifacts.size == lie - kept
    assert not table.one().owed


@pytest.mark.rule("MK-END-12", "MK-END-06")
def test_only_a_unit_waits_for_a_command_token(ending):
    """Not an Artifact beside it, nor for a level that brings none."""
    table = ending(Reward(kind="unit"), Reward(kind="artifact"), fame=8, level=2)
    assert table.objects("skip_step", who=1).rule == "MK-END-06"
    table = ending(Reward(kind="unit"), fame=3, level=1)
    table.move("skip_step", who=1)
    assert table.state.turn.step == "levels" and not table.one().owed


@pytest.mark.rule("MK-END-06", "MK-END-08", "MK-LVL-01", "MK-EDG-10")
def test_fame_of_a_reward_may_bring_a_level_at_the_end_of_the_same_turn(ending):
    """A black die is 1 Fame, and comes before the level-ups."""
    table = ending(Reward(kind="random_crystal"), fame=7, level=2)
    table.move("reward_die", who=1, rolled="black")
    assert (table.one().fame, table.one().level) == (8, 3)


@pytest.mark.rule("MK-END-13", "MK-WND-02")
def test_wounds_are_never_discarded_at_the_end_of_a_turn(mage_knight):
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    pick_all(table)
    who = table.state.turn.seat
    with table.arranged() as state:
        state.at(who).hand, state.at(who).deck = Cards(deeds=3, wounds=2), Cards(deeds=11)
    assert table.refuses("end_turn", who=who, left=1).field == "left"
    table.move("end_turn", who=who, left=2)
    hero = table.one(who)
    assert (hero.hand.wounds, hero.hand.count, hero.discard.wounds) == (2, 5, 0)


def level_up(table: Table) -> None:
    """Seat 1 reaches level 2, reveals two of its own skills and keeps the first."""
    with table.arranged() as state:
        state.step, state.picks, state.turn = "turns", [], Turn(seat=1, step="levels")
        state.at(1).fame = 3
    table.move("reveal_skills", who=1)
    skill, card = table.one().revealed[0], table.state.offers.actions[0]
    table.move("choose_skill", who=1, skill=skill, card=card)


@pytest.mark.rule("MK-SSK-02", "MK-SSK-04")
@pytest.mark.parametrize("seed", range(5))
def test_the_interactive_skill_of_the_dummy_gives_way_to_the_next_one(mage_knight, seed):
    """Whichever of its two last tokens is uppermost."""
    table = mage_knight("goldyx", scenario="solo_conquest", dummy="tovak", seed=str(seed))
    with table.arranged() as state:
        state.dummy.skills = [INTERACTIVE_SKILLS["tovak"], "shield_mastery"]
    level_up(table)
    assert [one.skill for one in table.state.offers.skills if one.seat == 0] == ["shield_mastery"]


@pytest.mark.rule("MK-SSK-01", "MK-SSK-02")
def test_only_who_plays_alone_has_skills_of_the_dummy(mage_knight):
    """Together there are other players' skills."""
    table = mage_knight("goldyx", "tovak", scenario="full_cooperation", dummy="arythea")
    assert table.state.dummy.skills == []
    level_up(table)
    assert [one.seat for one in table.state.offers.skills] == [1]
    with table.arranged() as state:
        state.dummy.skills = ["power_of_pain"]
        state.at(1).fame, state.at(1).level, state.turn = 15, 3, Turn(seat=1, step="levels")
    table.move("reveal_skills", who=1)
    table.move("choose_skill", who=1, skill=table.one().revealed[0], card=table.state.offers.actions[0])
    assert [one.seat for one in table.state.offers.skills] == [1, 1]


@pytest.mark.rule("MK-LVL-04", "MK-LVL-05", "MK-LVL-06")
def test_what_the_lowest_card_is_and_where_a_common_skill_goes(mage_knight):
    """An own skill leaves any card free, the lowest one too; another's leaves the common offer."""
    for own in (True, False):
        table = mage_knight("goldyx", "tovak", scenario="full_conquest")
        with table.arranged() as state:
            state.step, state.picks, state.turn = "turns", [], Turn(seat=1, step="levels")
            state.at(1).fame, state.offers.skills = 3, [CommonSkill(skill="double_time", seat=2)]
        table.move("reveal_skills", who=1)
        both, offer = [*table.one().revealed], [*table.state.offers.actions]
        if own:
            table.move("choose_skill", who=1, skill=both[1], card=offer[-1])
        else:
            table.move("choose_skill", who=1, skill="double_time")
        assert table.one().gained == [offer[-1]] and table.state.offers.actions[1:] == offer[:-1]
        common = {one.skill for one in table.state.offers.skills}
        assert common == ({"double_time", both[0]} if own else {*both})
