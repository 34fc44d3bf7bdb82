"""FOL: followers: as many as come, face up, left behind or killed, and the craft that goes with them."""

from __future__ import annotations

import pytest

from companion.core.viewer import Viewer
from companion.games.talisman import GAME
from companion.games.talisman.box import board
from companion.games.talisman.play import encounter
from companion.games.talisman.play.totals import total


def names(cards) -> list[str]:
    return sorted(card.name for card in cards)


@pytest.mark.rule("TA-FOL-01")
def test_a_follower_is_met_in_an_encounter_and_comes_along(duo):
    (guide,) = duo.lies("o10", "guide")
    duo.arrived(1, "o10")
    duo.move("take_card", who=1, card=guide)
    assert names(duo.one().followers) == ["guide"] and duo.one().objects == []
    assert "o10" not in duo.state.spaces


@pytest.mark.rule("TA-FOL-02")
def test_everybody_sees_the_followers_of_everybody(duo):
    duo.owns(2, "maiden", "guide")
    for seat in (None, 1, 2):
        shown = GAME.seen_plain(duo.plain, Viewer(seat))["characters"][1]["followers"]
        assert [card["name"] for card in shown] == ["maiden", "guide"]


@pytest.mark.rule("TA-FOL-03")
def test_any_number_of_followers_may_come_along(duo):
    duo.owns(1, *["guide", "maiden", "unicorn", "mercenary", "prince", "princess"] * 2)
    duo.owns(1, "sword", "axe", "ring", "wand")  # and they do not count to the objects
    duo.move("roll_movement", who=1, rolled=3)
    assert len(duo.one().followers) == 12


@pytest.mark.rule("TA-FOL-04")
def test_followers_killed_in_the_chasm_are_discarded(duo):
    duo.owns(1, "maiden", "prince", "unicorn")
    duo.stands(1, "m15")
    duo.arrived(1)
    duo.move("follow_space", who=1, way="chasm", rolled=[3, 1, 4, 2])  # oneself first, then each follower
    assert names(duo.one().followers) == ["prince"] and duo.one().lives == 4
    assert sorted(duo.state.encounters.discard) == ["maiden", "unicorn"]
    assert "m15" not in duo.state.spaces


@pytest.mark.rule("TA-FOL-04")
def test_followers_given_to_the_vampire_are_discarded_and_each_is_worth_a_life(duo):
    maiden, prince, _ = duo.owns(1, "maiden", "prince", "unicorn")
    duo.stands(1, "i7", fulfilled=False)
    duo.arrived(1)
    duo.move("follow_space", who=1, way="vampire", rolled=[5], give=[maiden, prince])
    assert names(duo.one().followers) == ["unicorn"] and duo.one().lives == 3
    assert sorted(duo.state.encounters.discard) == ["maiden", "prince"]
    assert "i7" not in duo.state.spaces


@pytest.mark.rule("TA-FOL-04")
def test_a_follower_that_must_be_given_up_is_discarded(duo):
    (maiden,) = duo.owns(1, "maiden")
    duo.move("give_up", who=1, cards=[maiden])
    assert duo.one().followers == [] and duo.state.encounters.discard == ["maiden"]
    assert "o7" not in duo.state.spaces


@pytest.mark.rule("TA-FOL-05")
def test_a_follower_may_be_left_at_any_time_on_ones_own_space(duo):
    (maiden,) = duo.owns(2, "maiden")
    duo.move("drop", who=2, cards=[maiden])  # in the warrior's turn
    assert duo.one(2).followers == [] and duo.state.encounters.discard == []
    assert names(duo.state.spaces["o15"].cards) == ["maiden"]


@pytest.mark.rule("TA-FOL-07")
def test_the_maiden_adds_two_to_craft_while_she_follows(duo):
    (maiden,) = duo.lies("o10", "maiden")
    duo.arrived(1, "o10")
    duo.move("take_card", who=1, card=maiden)
    assert (duo.one().craft, total(duo.one(), "craft")) == (2, 4)
    assert total(duo.one(), "strength") == 4
    duo.move("drop", who=1, cards=[maiden])
    assert (duo.one().craft, total(duo.one(), "craft")) == (2, 2)


@pytest.mark.rule("TA-FOL-08")
@pytest.mark.parametrize("way", ["drop", "give_up"])
def test_with_a_follower_goes_the_spell_that_her_craft_allowed(duo, way):
    (maiden,) = duo.owns(1, "maiden")
    with duo.arranged() as state:
        state.at(1).spells = ["Ash", "Bone"]
    duo.move(way, who=1, cards=[maiden])
    assert duo.objects("roll_movement", who=1, rolled=3).rule == "TA-CRA-11"
    duo.move("discard_surplus", who=1, spells=["Ash", "Bone"])
    duo.move("roll_movement", who=1, rolled=3)


@pytest.mark.rule("TA-FOL-06", "TA-KNOW-23")
@pytest.mark.parametrize(
    ("place", "trait"), [("forest", "sure_forest"), ("crags", "sure_crags"), ("chasm", "sure_chasm")]
)
def test_a_guide_spares_the_roll_where_an_ability_would_and_no_other_ability_does(duo, place, trait):
    space = next(id for id, one in board.spaces().items() if one.name == place)
    one = duo.stands(1, space, traits=[])
    (offer,) = encounter.offers(one)
    assert not encounter.spared(one, offer) and offer.sparing
    assert not encounter.spared(duo.stands(1, space, traits=["evades"]), offer)
    assert encounter.spared(duo.stands(1, space, traits=[trait]), offer)
    duo.stands(1, space, traits=[])
    duo.owns(1, "guide")
    assert encounter.spared(duo.one(1), offer)
