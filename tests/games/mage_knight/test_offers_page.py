"""The page of the offers: what it shows, and what each thing costs here."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.mage_knight.pages import offers as page
from companion.games.mage_knight.state.hero import HeldSkill, Unit
from companion.games.mage_knight.state.pieces import Turn

TABLE_KEEPS_MAP = {"map": "table", "offers": "app", "heroes": "app", "source": "app", "fights": "app"}


@pytest.fixture
def in_turn(mage_knight):
    """A table that keeps its map; Goldyx has the turn."""
    table = mage_knight(scenario="full_conquest", areas=TABLE_KEEPS_MAP)
    with table.arranged() as state:
        state.step, state.picks, state.turn = "turns", [], Turn(seat=1)
        state.offers.units = ["peasants", "utem_guardsmen", "northern_monks"]
        state.at(1).hand.deeds = 5
    return table


def shown(table):
    return page.page(table.state, EVERYBODY)


@pytest.mark.rule("MK-INT-01")
def test_before_it_begins_the_page_asks_with_whom(in_turn):
    view = shown(in_turn)
    assert view.bargaining.asks and not view.bargaining.begun
    assert [row.here for row in view.units] == [False, False, False]
    assert not any(row.sold for row in [*view.actions, *view.spells])


@pytest.mark.rule("MK-INT-07", "MK-INT-08", "MK-INT-10")
def test_what_can_be_paid_here_and_now(in_turn):
    with in_turn.arranged() as state:
        state.at(1).hand.wounds = 1
        state.at(1).reputation = 2  # +1
    in_turn.move("bargain", who=1, influence=3, site="village")
    view = shown(in_turn)
    now = view.bargaining
    assert (now.played, now.reputation, now.left) == (3, 1, 4)
    assert [(row.here, row.missing) for row in view.units] == [(True, 0), (True, 1), (False, 3)]
    assert [(one.price, one.missing) for one in now.patients] == [(3, 0)]
    in_turn.move("buy_healing", who=1)
    assert [row.missing for row in shown(in_turn).units] == [3, 4, 6]


@pytest.mark.rule("MK-INT-13", "MK-INT-14", "MK-INT-15", "MK-INT-16", "MK-VAR-23")
@pytest.mark.parametrize(
    ("cities", "wares", "spells", "actions"),
    [
        (["red"], ["artifact"], False, False),
        (["blue"], [], True, False),
        (["white"], ["elite"], False, False),
        (["green"], ["unseen_action"], False, True),
        (["white", "red"], ["artifact", "elite"], False, False),
    ],
)
def test_what_a_city_sells(in_turn, cities, wares, spells, actions):
    in_turn.move("bargain", who=1, influence=20, site="city", cities=cities)
    view = shown(in_turn)
    assert [one.ware for one in view.bargaining.wares] == wares
    assert {row.sold for row in view.spells} == {spells}
    assert {row.sold for row in view.actions} == {actions}


def test_nothing_is_offered_to_who_has_acted(in_turn):
    with in_turn.arranged() as state:
        state.turn.acted = True
    assert shown(in_turn).bargaining is None


@pytest.mark.rule("MK-UNI-06", "MK-INT-02")
def test_who_could_go_and_who_could_speak(in_turn):
    with in_turn.arranged() as state:
        state.at(1).level = 3  # two command tokens
        state.at(1).units = [Unit(unit="peasants"), Unit(unit="illusionists", spent=True)]
    in_turn.move("bargain", who=1, influence=0, site="village")
    now = shown(in_turn).bargaining
    assert not now.room
    assert [(one.place, one.unit) for one in now.leavers] == [(1, "peasants"), (2, "illusionists")]
    assert [(one.place, one.gives) for one in now.envoys] == [(1, 2)]


@pytest.mark.rule("MK-INT-02", "MK-KF-74")
@pytest.mark.parametrize(("time", "gives"), [("day", 2), ("night", 3)])
def test_a_skill_speaks_once_a_turn(in_turn, time, gives):
    with in_turn.arranged() as state:
        state.time = time
        state.at(1).skills = [HeldSkill(skill="dark_negotiation"), HeldSkill(skill="flight")]
    in_turn.move("bargain", who=1, influence=1, site="village")
    assert [(one.skill, one.gives) for one in shown(in_turn).bargaining.talents] == [("dark_negotiation", gives)]
    in_turn.move("use_skill", who=1, skill="dark_negotiation")
    now = shown(in_turn).bargaining
    assert (now.left, list(now.talents)) == (1 + gives, [])


@pytest.mark.rule("MK-FR-04", "MK-CH-03")
@pytest.mark.parametrize(
    ("scenario", "elite"), [("first_reconnaissance", False), ("full_conquest", True), ("conquer_and_hold", True)]
)
def test_a_deck_that_went_back_into_the_box_is_not_counted(mage_knight, scenario, elite):
    """Units that come in later rounds are counted from the first one on."""
    assert shown(mage_knight("goldyx", "tovak", scenario=scenario)).elite is elite


@pytest.mark.rule("MK-INT-01")
def test_from_the_offers_there_is_a_quiet_way_back_to_the_turn(in_turn):
    """To what goes on: the turn, or a fight."""
    step = shown(in_turn).frame.next
    assert (step.page, step.quiet, step.label.args) == ("table", True, {"turn": "yes"})
    in_turn.move("fight_told", who=1, place="orcs")
    assert shown(in_turn).frame.next.page == "fight"
