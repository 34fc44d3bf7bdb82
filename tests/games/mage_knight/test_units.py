"""Units: places, states, Wounds, Banners, and healing them and the hand."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.play import units
from companion.games.mage_knight.state.fight import Fight
from companion.games.mage_knight.state.hero import Cards, Unit
from companion.games.mage_knight.state.pieces import Turn


@pytest.fixture
def play(mage_knight):
    """Tovak has the turn and a unit of level I and one of level IV; his level gives him two command tokens."""
    found = mage_knight("tovak", "goldyx")
    with found.arranged() as state:
        state.step, state.picks, state.turn = "turns", [], Turn(seat=1, step="move")
        hero = state.at(1)
        hero.fame, hero.level = 10, 3
        hero.units = [Unit(unit="peasants"), Unit(unit="altem_mages")]
        hero.hand, hero.deck, hero.discard = Cards(deeds=3, wounds=2), Cards(deeds=8), Cards()
    return found


@pytest.mark.rule("MK-UNI-02", "MK-UNI-05", "MK-UNI-06")
def test_without_a_free_token_one_must_go_first(play):
    """The newcomer is ready and unwounded, whatever the one was that made room."""
    with play.arranged() as state:
        state.at(1).units[0].spent, state.at(1).units[0].wounds = True, 1
    assert play.objects("gain_unit", who=1, unit="foresters").rule == "MK-UNI-06"
    play.move("gain_unit", who=1, unit="foresters", disbanding=1)
    assert [(one.unit, one.spent, one.wounds) for one in play.one().units] == [
        ("altem_mages", False, 0),
        ("foresters", False, 0),
    ]
    assert play.refuses("gain_unit", who=1, unit="foresters", disbanding=3).field == "disbanding"


@pytest.mark.rule("MK-UNI-07", "MK-UNI-03", "MK-UNI-10")
def test_a_ready_unit_is_activated_once(play):
    """It is spent until the end of the round, unless an effect makes it ready."""
    play.move("activate_unit", who=1, unit=1)
    assert play.one().units[0].spent
    assert play.objects("activate_unit", who=1, unit=1).rule == "MK-UNI-07"
    play.move("ready_unit", who=1, unit=1)
    play.move("activate_unit", who=1, unit=1)
    assert play.refuses("activate_unit", who=1, unit=3).field == "unit"


@pytest.mark.rule("MK-UNI-13", "MK-UNI-04")
def test_a_wounded_unit_is_not_activated_and_not_wounded_again(play):
    """A Wound does not spend it. Poison lays two at once."""
    play.move("wound_unit", who=1, unit=1)
    assert (play.one().units[0].wounds, play.one().units[0].spent) == (1, False)
    assert play.objects("activate_unit", who=1, unit=1).rule == "MK-UNI-13"
    assert play.objects("wound_unit", who=1, unit=1).rule == "MK-UNI-13"
    play.move("wound_unit", who=1, unit=2, count=2)
    assert play.one().units[1].wounds == 2
    assert not play.objects("wound_unit", who=1, unit=2).can_overrule


@pytest.mark.rule("MK-RND-12", "MK-WND-06")
def test_all_units_are_readied_at_the_change_of_the_round_wounded_ones_too(play):
    """Readying does not heal."""
    hero = play.state.at(1)
    hero.units = [Unit(unit="peasants", spent=True, wounds=1, resisted=True)]
    units.ready_all(hero)
    assert (hero.units[0].spent, hero.units[0].wounds, hero.units[0].resisted) == (False, 1, False)
    assert not hero.units[0].usable


@pytest.mark.rule("MK-WND-04")
def test_a_unit_is_healed_wound_by_wound_for_its_level(play):
    """Of two Wounds one stays; the telling says how many points it takes."""
    with play.arranged() as state:
        state.at(1).units[1].wounds = 2
    play.move("heal_unit", who=1, unit=2)
    assert play.one().units[1].wounds == 1
    assert play.told("tell-heal-unit")[0]["points"] == 4
    play.move("heal_unit", who=1, unit=2)
    assert play.one().units[1].usable
    assert play.objects("heal_unit", who=1, unit=2).rule == "MK-WND-04"


@pytest.mark.rule("MK-WND-03")
def test_a_point_heals_a_wound_of_the_hand(play):
    """Three points where two Wounds are heal no third one."""
    play.move("heal", who=1)
    assert (play.one().hand.deeds, play.one().hand.wounds, play.one().discard.wounds) == (3, 1, 0)
    assert play.objects("heal", who=1, points=2).rule == "MK-WND-03"
    play.move("heal", overrule=("*",), who=1, points=2)
    assert play.one().hand.wounds == 0


@pytest.mark.rule("MK-WND-05", "MK-UND-03")
def test_nobody_heals_in_a_combat_or_in_anothers_turn(play):
    """While resting one may."""
    with play.arranged() as state:
        state.fight = Fight(seat=1, kind="assault")
    assert play.objects("heal", who=1).message.key == "no-healing-in-combat"
    assert play.objects("heal_unit", who=1, unit=1).rule == "MK-WND-05"
    with play.arranged() as state:
        state.fight, state.turn.seat = None, 2
    assert play.objects("heal", who=1).message.key == "on-own-turn"
    with play.arranged() as state:
        state.turn.seat, state.turn.rest = 1, "normal"
    play.move("heal", who=1)


@pytest.mark.rule("MK-UNI-11", "MK-UNI-12")
def test_a_banner_lies_under_a_unit_until_another_comes_or_it_goes(play):
    """It leaves the hand; the old one, and that of a unit that is destroyed, goes to the discard pile."""
    with play.arranged() as state:
        state.at(1).gained = ["banner_of_glory", "artifact"]
    play.move("give_banner", who=1, unit=1, banner="banner_of_glory")
    assert (play.one().units[0].banner, play.one().gained, play.one().hand.deeds) == (
        "banner_of_glory",
        ["artifact"],
        2,
    )
    play.move("give_banner", who=1, unit=1, banner="banner_of_fear")
    assert (play.one().units[0].banner, play.one().gained) == ("banner_of_fear", ["banner_of_glory"])
    assert (play.one().hand.deeds, play.one().discard.deeds) == (1, 1)
    play.move("disband_unit", who=1, unit=1)
    assert play.one().gained == ["banner_of_glory", "banner_of_fear"]
    assert play.one().discard.deeds == 2
    assert play.objects("give_banner", who=1, unit=1, banner="banner_of_courage").rule == "MK-UNI-11"


def test_where_the_table_keeps_the_heroes_their_units_are_not_here(mage_knight):
    """Nothing to be tapped."""
    play = mage_knight("tovak", areas={"heroes": "table"})
    assert not play.objects("gain_unit", who=1, unit="peasants").can_overrule
