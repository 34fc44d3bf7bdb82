"""Rewards of the end of a turn, in any order; each kind with what it gives."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.state.hero import Cards, Unit
from companion.games.mage_knight.state.pieces import Reward, Turn


@pytest.fixture
def table(mage_knight):
    """Goldyx ends his turn, and these rewards wait."""

    def lay(*owed: Reward, **options):
        found = mage_knight("goldyx", "tovak", **options)
        with found.arranged() as state:
            state.step, state.picks, state.turn = "turns", [], Turn(seat=1, step="rewards")
            state.at(1).owed = [*owed]
            state.at(1).deck = Cards(deeds=6)
            state.offers.covered = []
            spells = state.decks.spells
            spells.shuffled = sorted([*spells.shuffled, *state.offers.spells])
            state.offers.spells = [spells.take(card) for card in ("fireball", "chill", "tremor")]
            actions = state.decks.actions
            actions.shuffled = sorted([*actions.shuffled, *state.offers.actions, *state.offers.monastery])
            state.offers.actions = [actions.take(card) for card in ("agility", "ambush", "ice_bolt")]
            state.offers.monastery = [actions.take("training")]
            regular = state.decks.regular
            regular.shuffled = sorted([*regular.shuffled, *state.offers.units])
            state.offers.units = [regular.take("peasants"), regular.take("foresters")]
        return found

    return lay


@pytest.mark.rule("MK-END-06", "MK-CRD-16")
def test_rewards_are_taken_in_any_order_and_not_before_the_end(table):
    """One that does not wait is none."""
    play = table(Reward(kind="artifact"), Reward(kind="crystal", colour="red"))
    play.move("reward_crystal", who=1, colour="red")
    play.move("reward_artifacts", who=1)
    assert play.one().owed == []
    assert not play.objects("reward_artifacts", who=1).can_overrule
    play = table(Reward(kind="artifact"))
    with play.arranged() as state:
        state.turn.step = "action"
    assert play.objects("reward_artifacts", who=1).rule == "MK-CRD-16"


@pytest.mark.rule("MK-END-07")
def test_a_crystal_beyond_three_is_lost(table):
    """Nothing comes into the play area."""
    play = table(Reward(kind="crystal", colour="red"), Reward(kind="crystal_each"))
    with play.arranged() as state:
        state.at(1).crystals = {"red": 3, "blue": 2}
    play.move("reward_crystals", who=1)
    play.move("reward_crystal", who=1, colour="red")
    assert play.one().crystals == {"red": 3, "blue": 3, "green": 1, "white": 1}
    assert (play.one().mana, play.one().owed) == ({}, [])


@pytest.mark.rule("MK-END-08")
def test_a_random_crystal_is_rolled_a_die_each(table):
    """A colour is that crystal, black is 1 Fame, gold is chosen."""
    play = table(Reward(kind="random_crystal", count=3))
    play.move("reward_die", who=1, rolled="green")
    play.move("reward_die", who=1, rolled="black")
    assert (play.one().crystals, play.one().fame) == ({"green": 1}, 1)
    play.move("reward_die", who=1, rolled="gold")
    assert [(one.kind, one.colour) for one in play.one().owed] == [("crystal", None)]
    play.move("reward_crystal", who=1, colour="white")
    assert (play.one().crystals, play.one().owed) == ({"green": 1, "white": 1}, [])
    assert play.refuses("reward_die", who=1, rolled="pink").field == "rolled"


@pytest.mark.rule("MK-END-09", "MK-INT-13")
def test_of_artifacts_one_more_is_drawn_than_was_won(table):
    """Two of three come on top of the own deck, in whatever order; the third goes under theirs."""
    play = table(Reward(kind="artifact", count=2))
    before = play.state.decks.artifacts.size
    play.move("reward_artifacts", who=1)
    assert play.told("tell-draw-artifacts")[0] | {"who": ""} == {"who": "", "count": 3, "kept": 2}
    hero = play.one()
    assert (hero.gained, hero.deck.deeds, hero.on_top) == (["artifact", "artifact"], 8, 2)
    assert play.state.decks.artifacts.size == before - 2


def test_an_artifact_may_be_named_later(table):
    """Banners are needed by name; all sixteen are still somewhere once."""
    play = table(Reward(kind="artifact", count=2))
    play.move("reward_artifacts", who=1)
    play.move("name_artifact", who=1, card="banner_of_fear")
    play.move("name_artifact", who=1, card="ruby_ring")
    deck = play.state.decks.artifacts
    assert sorted(play.one().gained) == ["banner_of_fear", "ruby_ring"]
    assert len({*deck.cards, *play.one().gained}) == deck.size + 2 == 16
    assert play.refuses("name_artifact", who=1, card="golden_grail").field == "card"


@pytest.mark.rule("MK-END-10", "MK-CRD-14")
def test_a_spell_comes_from_its_offer_and_the_offer_is_filled(table):
    """On top of the deck; one that does not lie there is refused, and so is none."""
    play = table(Reward(kind="spell"))
    assert play.refuses("reward_spell", who=1, card="demolish").field == "card"
    assert play.refuses("reward_spell", who=1).field == "card"
    play.move("reward_spell", who=1, card="chill", refill="demolish")
    assert play.one().gained == ["chill"]
    assert play.state.offers.spells == ["demolish", "fireball", "tremor"]


@pytest.mark.rule("MK-END-10", "MK-EDG-11")
def test_an_advanced_action_is_never_one_of_those_among_the_units(table):
    """From its own offer."""
    play = table(Reward(kind="action"))
    assert play.refuses("reward_action", who=1, card="training").field == "card"
    play.move("reward_action", who=1, card="ambush", refill="in_need")
    assert (play.one().gained, play.state.offers.monastery) == (["ambush"], ["training"])


@pytest.mark.rule("MK-END-11")
def test_a_unit_is_any_of_the_offer_for_a_free_token(table):
    """Else one is disbanded, or the reward is left."""
    play = table(Reward(kind="unit"))
    with play.arranged() as state:
        state.at(1).units = [Unit(unit="herbalists", wounds=1)]
    assert play.objects("reward_unit", who=1, unit="peasants").rule == "MK-UNI-06"
    play.move("reward_unit", who=1, unit="peasants", disbanding=1)
    assert [one.unit for one in play.one().units] == ["peasants"]
    assert play.state.offers.units == ["foresters"]
    play = table(Reward(kind="unit", count=1))
    play.move("leave_reward", who=1, kind="unit")
    assert (play.one().owed, play.one().units) == ([], [])


@pytest.mark.rule("MK-KF-26")
@pytest.mark.parametrize(("rolled", "kind"), [("gold", "spell"), ("black", "spell"), ("blue", "artifact")])
def test_a_dungeon_holds_what_the_die_says(table, rolled, kind):
    """Gold and black a Spell, basic colours an Artifact."""
    play = table(Reward(kind="spell_or_artifact"))
    play.move("reward_treasure", who=1, rolled=rolled)
    assert [one.kind for one in play.one().owed] == [kind]


def test_the_table_adds_what_its_own_fights_gave(table):
    """It waits like any other."""
    play = table(Reward(kind="crystal", colour="red"))
    play.move("add_reward", who=1, kind="artifact", count=2)
    assert [(one.kind, one.count) for one in play.one().owed] == [("crystal", 1), ("artifact", 2)]
