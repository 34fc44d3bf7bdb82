"""Cards, units, mana and bargains, read from the ledger once more: by whom, when, for how much. MK-CRD, UNI, INT."""

from __future__ import annotations

import pytest

from companion.games.mage_knight.box.tracks import INFLUENCE
from companion.games.mage_knight.box.units import UNITS
from companion.games.mage_knight.play import interaction
from companion.games.mage_knight.play.land.ground import grounds
from companion.games.mage_knight.state.fight import Fight
from companion.games.mage_knight.state.hero import Cards, HeldSkill, Unit
from companion.games.mage_knight.state.land import City, Laid, Space
from companion.games.mage_knight.state.pieces import SourceDie, Turn

from .conftest import Table


@pytest.fixture
def among(mage_knight):
    """Goldyx (seat 1) has the turn with five cards and stands on the first such site of a tile beside the portal."""

    def put(site: str, tile: str, reputation: int = 0) -> Table:
        found = mage_knight("goldyx", "tovak", scenario="full_conquest")
        with found.arranged() as state:
            state.step, state.picks, state.turn = "turns", [], Turn(seat=1)
            state.land.tiles["3,-2"] = Laid(tile=tile)
            hero = state.at(1)
            hero.at = next(one.at for one in grounds(state.land) if one.site == site)
            hero.hand, hero.reputation = Cards(deeds=5), reputation
            hero.crystals = {"red": 1, "blue": 1, "green": 1, "white": 1}
        return found

    return put


def space_of(found: Table) -> str:
    """The space under Goldyx."""
    at = found.one().at
    assert at is not None
    return at


# --- where locals talk


@pytest.mark.rule("MK-INT-01")
@pytest.mark.parametrize(
    ("site", "tile", "lies", "talks"),
    [
        ("village", "3", None, True),
        ("monastery", "5", None, True),
        ("monastery", "5", Space(done=True), False),  # burned
        ("keep", "3", None, False),
        ("keep", "3", Space(shields=[1]), True),
        ("keep", "3", Space(shields=[2]), False),
        ("keep", "3", Space(shields=[1, 2]), False),  # the last shield is the owner's
        ("tower", "4", None, False),
        ("tower", "4", Space(shields=[2], done=True), True),  # by anybody
        ("mine", "2", None, False),
        ("ruins", "8", Space(shields=[1], done=True), False),
    ],
)
def test_with_whom_one_can_bargain(among, site, tile, lies, talks):
    """Where nobody talks, the move meets an objection, and the page knows it."""
    found = among(site, tile)
    if lies is not None:
        with found.arranged() as state:
            state.land.spaces[space_of(found)] = lies
    assert (interaction.locals_at(found.state, found.one()) is not None) is talks
    if talks:
        found.move("bargain", who=1)
        assert found.state.turn.bargain.site == site
    else:
        assert found.objects("bargain", who=1).rule == "MK-INT-01"


@pytest.mark.rule("MK-INT-01", "MK-INT-05")
@pytest.mark.parametrize(("conquered", "shields", "more"), [(False, [], None), (True, [2, 1, 1], 2), (True, [2], 0)])
def test_a_city_talks_once_somebody_has_conquered_it(among, conquered, shields, more):
    """One Influence for each own shield, none for another's."""
    found = among("city", "core7")
    with found.arranged() as state:
        at = space_of(found)
        state.land.cities = [City(colours=["white"], at=at, level=3, conquered=conquered, shields=shields)]
    if more is None:
        assert found.objects("bargain", who=1).rule == "MK-INT-01"
    else:
        found.move("bargain", who=1, influence=4)
        assert interaction.left(found.state, found.one(), found.state.turn.bargain) == 4 + more


# --- how much


@pytest.mark.rule("MK-INT-03", "MK-INT-06", "MK-INT-07", "MK-INT-10")
@pytest.mark.parametrize("reputation", [one for one in INFLUENCE if one > -7])
def test_reputation_counts_once_in_a_turn_whatever_is_bought(among, reputation):
    """Three points of healing, one by one: nine Influence in all, with Reputation added to what was played once."""
    found = among("village", "3", reputation)
    with found.arranged() as state:
        state.at(1).hand.wounds = 3
    played = 9 - INFLUENCE[reputation]
    found.move("bargain", who=1, influence=played)
    for _ in range(3):
        found.move("buy_healing", who=1)
    assert found.one().hand.wounds == 0
    assert interaction.left(found.state, found.one(), found.state.turn.bargain) == 0
    with found.arranged() as state:
        state.at(1).hand.wounds = 1
    assert found.objects("buy_healing", who=1).message.args["missing"] == 3


@pytest.mark.rule("MK-INT-06")
def test_modifiers_alone_buy_something(among):
    """No Influence is played: Reputation 5 above the line pays a point of healing in a monastery, and no more."""
    found = among("monastery", "5", 5)
    with found.arranged() as state:
        state.at(1).hand.wounds = 2
    found.move("bargain", who=1)
    found.move("buy_healing", who=1)
    assert found.one().hand.wounds == 1
    assert found.objects("buy_healing", who=1).rule == "MK-INT-02"


@pytest.mark.rule("MK-INT-04")
def test_on_x_nobody_talks_and_one_space_above_they_do(among):
    """The last space but one takes five Influence off."""
    assert among("village", "3", -7).objects("bargain", who=1, influence=20).rule == "MK-INT-04"
    found = among("village", "3", -6)
    found.move("bargain", who=1, influence=8)
    assert interaction.left(found.state, found.one(), found.state.turn.bargain) == 3


@pytest.mark.rule("MK-INT-08")
@pytest.mark.parametrize("site", ["village", "monastery", "keep", "tower"])
def test_a_unit_comes_only_to_its_sites_and_for_its_printed_cost(among, site):
    """Every unit of the box, by its icons."""
    tile = {"village": "3", "monastery": "5", "keep": "3", "tower": "4"}[site]
    found = among(site, tile)
    with found.arranged() as state:
        if site in ("keep", "tower"):
            state.land.spaces[space_of(found)] = Space(shields=[1], done=True)
    found.move("bargain", who=1, influence=30)
    for unit, card in UNITS.items():
        with found.arranged() as state:
            state.offers.units = [unit]
        if site not in card.where:
            assert found.objects("recruit", who=1, unit=unit).rule == "MK-INT-08"
            continue
        before = found.state.turn.bargain.spent
        found.move("recruit", who=1, unit=unit)
        assert found.state.turn.bargain.spent - before == card.cost
        assert found.state.offers.units == []
        found.undo()


# --- cards


@pytest.mark.rule("MK-CRD-06")
@pytest.mark.parametrize(("side", "where"), [("move", "points"), ("influence", "played")])
def test_a_sideways_card_is_one(among, side, where):
    """Move 1 or Influence 1, each card."""
    found = among("village", "3")
    if side == "influence":
        found.move("bargain", who=1)
    for count in (1, 2, 3):
        found.move("play_sideways", who=1, side=side)
        turn = found.state.turn
        assert getattr(turn if side == "move" else turn.bargain, where) == count
        assert (found.one().hand.deeds, found.one().played) == (5 - count, count)


@pytest.mark.rule("MK-CRD-06", "MK-TRN-07", "MK-MOV-01")
def test_no_card_is_a_move_once_the_move_is_over(among):
    """Also where it ended without an action yet: it stopped, or ran into somebody."""
    found = among("village", "3")
    found.move("play_sideways", who=1, side="move")
    found.move("stop", who=1)
    assert found.state.turn.step == "action" and not found.state.turn.acted
    assert found.objects("play_sideways", who=1, side="move").rule == "MK-CRD-06"
    assert found.objects("gain_points", who=1, points=2).rule == "MK-TRN-07"


@pytest.mark.rule("MK-CRD-03", "MK-MAN-06", "MK-KF-26")
def test_the_stronger_effect_of_a_spell_works_below_the_ground_by_day(among):
    """Night rules hold there: black mana is good, and the effect may be used; gold is not good."""
    found = among("village", "3")
    with found.arranged() as state:
        state.source = [SourceDie(colour="gold")]
        state.at(1).mana, state.at(1).crystals, state.at(1).gained = {"red": 1, "black": 1}, {}, ["fireball"]
    assert found.objects("power_card", who=1, colour="red", effect="stronger").rule == "MK-CRD-03"
    with found.arranged() as state:
        state.fight = Fight(seat=1, kind="adventure", site="tomb", night=True)
    found.move("power_card", who=1, colour="red", effect="stronger")
    assert (found.one().mana["red"], found.one().mana["black"]) == (0, 0)
    assert found.objects("power_card", who=1, colour="blue").rule == "MK-CRD-10"


@pytest.mark.rule("MK-CRD-17")
def test_no_wound_is_discarded_that_is_not_there(among):
    """Two Wounds in hand: three are refused, two go."""
    found = among("village", "3")
    with found.arranged() as state:
        state.at(1).hand = Cards(deeds=2, wounds=2)
    assert found.refuses("discard_cards", who=1, wounds=3).field == "wounds"
    found.move("discard_cards", who=1, wounds=2)
    assert (found.one().hand.wounds, found.one().discard.wounds) == (0, 2)


# --- units


@pytest.mark.rule("MK-UNI-09", "MK-UNI-13", "MK-WND-06")
def test_a_unit_that_is_readied_keeps_its_wounds(among):
    """So a wounded one is ready, and still cannot be used."""
    found = among("village", "3")
    with found.arranged() as state:
        state.at(1).units = [Unit(unit="peasants", spent=True, wounds=1), Unit(unit="foresters", spent=True)]
    for place in (1, 2):
        found.move("ready_unit", who=1, unit=place)
    assert [(one.spent, one.wounds) for one in found.one().units] == [(False, 1), (False, 0)]
    assert found.objects("activate_unit", who=1, unit=1).rule == "MK-UNI-13"
    found.move("activate_unit", who=1, unit=2)
    assert found.objects("activate_unit", who=1, unit=2).rule == "MK-UNI-07"


@pytest.mark.rule("MK-UNI-11")
def test_a_banner_is_given_in_the_own_turn(among):
    """In another's turn it meets an objection; it comes out of the hand."""
    found = among("village", "3")
    for seat in (1, 2):
        with found.arranged() as state:
            one = state.at(seat)
            one.units, one.gained, one.hand = [Unit(unit="peasants")], ["banner_of_fear"], Cards(deeds=5)
    assert found.objects("give_banner", who=2, unit=1, banner="banner_of_fear").rule == "MK-UNI-11"
    found.move("give_banner", who=1, unit=1, banner="banner_of_fear")
    assert (found.one().units[0].banner, found.one().hand.deeds, found.one().gained) == ("banner_of_fear", 4, [])


# --- skills


@pytest.mark.rule("MK-SKL-03", "MK-SKL-05", "MK-SKL-06")
def test_when_a_skill_may_be_used_again(among):
    """One of each turn in the next own turn; one of the round, and one that lay in the middle, in the next round."""
    found = among("village", "3")
    names = {"turn": "dark_paths", "round": "white_crystal_craft", "interactive": "source_freeze"}
    with found.arranged() as state:
        state.at(1).skills = [HeldSkill(skill=one) for one in names.values()]
        state.order = [1, 2]
    rules = {"turn": "MK-SKL-06", "round": "MK-SKL-03", "interactive": "MK-SKL-05"}
    for use, name in names.items():
        found.move("use_skill", who=1, skill=name)
        assert found.objects("use_skill", who=1, skill=name).rule == rules[use]
    found.move("end_turn", who=1, left=2)
    assert [one.out for one in found.one().skills] == [False, False, True]
    found.move("end_turn", who=2, left=2)
    assert found.state.turn.seat == 1
    lies = [(one.used, one.down, one.out) for one in found.one().skills]
    assert lies == [(False, False, False), (False, True, False), (False, True, False)]
    found.move("use_skill", who=1, skill="dark_paths")
    assert found.objects("use_skill", who=1, skill="white_crystal_craft").rule == "MK-SKL-03"
    with found.arranged() as state:
        state.order, state.round.announced, state.round.last = [1, 2], 2, [1]
    found.move("end_turn", who=1, left=2)
    found.move("next_round")
    assert [(one.used, one.down, one.out) for one in found.one().skills] == [(False, False, False)] * 3
