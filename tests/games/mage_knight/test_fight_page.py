"""The page of a fight: what its large step does, and when it is the likely one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.core.page import Next
from companion.core.viewer import EVERYBODY
from companion.games.mage_knight import GAME
from companion.games.mage_knight.pages import fight as page
from companion.web.wording import Voice

from .combat import Combat
from .conftest import Table

Maker = Callable[..., Table]


def step(fight: Combat) -> Next:
    """The large step of its page."""
    found = page.fight(fight.table.state, EVERYBODY).frame.next
    assert found is not None
    return found


@pytest.mark.rule("MK-ATK-01", "MK-ATK-02")
def test_a_fight_is_not_ended_by_the_likely_tap_while_somebody_stands(mage_knight: Maker) -> None:
    """The step is quiet and names who is left; it is the likely one once everybody would fall."""
    fight = Combat(mage_knight(), "spawning", "minotaur", "gargoyle")
    fight.to("attack")
    assert step(fight).quiet
    assert step(fight).label.args == {"count": 0, "standing": 2, "lost": "no"}
    fight.aim(1)
    fight.play("2 physical attack")
    assert step(fight).label.args == {"count": 0, "standing": 2, "lost": "yes"}
    fight.play("3 physical attack")
    assert step(fight).quiet
    assert step(fight).label.args == {"count": 1, "standing": 1, "lost": "no"}
    fight.move("another_attack")
    fight.aim(2)
    fight.play("9 fire attack")
    assert not step(fight).quiet
    assert step(fight).label.args == {"count": 2, "standing": 0, "lost": "no"}


@pytest.mark.rule("MK-BLK-06", "MK-RSA-09")
def test_a_value_that_is_too_weak_is_not_thrown_away_by_the_likely_tap(mage_knight: Maker) -> None:
    """In the phases before the last the step is the likely one, but for what falls short."""
    fight = Combat(mage_knight(), "orcs", "prowlers")
    assert not step(fight).quiet
    fight.play("2 physical ranged")
    assert (step(fight).quiet, step(fight).label.args["lost"]) == (True, "yes")
    fight.on()
    assert (step(fight).quiet, step(fight).label.args["open"]) == (False, 1)
    fight.play("3 physical block")
    assert (step(fight).quiet, step(fight).label.args["lost"], step(fight).label.args["open"]) == (True, "yes", 1)
    fight.play("1 physical block")
    assert (step(fight).quiet, step(fight).label.args["open"]) == (False, 0)


@pytest.mark.rule("MK-BLK-06")
def test_who_does_not_attack_is_no_reason_to_call_everybody_blocked(mage_knight: Maker) -> None:
    """An enemy that was calmed is beside the count of those that are blocked."""
    fight = Combat(mage_knight(), "spawning", "minotaur", "gargoyle")
    fight.to("block")
    with fight.table.arranged() as state:
        state.fight.foes[0].calm = True
    assert step(fight).label.args == {"count": 0, "open": 1, "lost": "no"}


@pytest.mark.rule("MK-CMB-02", "MK-CH-10", "MK-KF-23")
def test_a_foe_shows_the_fame_that_it_is_worth_here(mage_knight: Maker) -> None:
    """Crossbowmen bring 3: of another's keep half of it, rounded up; halves of several are rounded together."""

    def worth(fight: Combat) -> list[tuple[int, bool]]:
        view = page.fight(fight.table.state, EVERYBODY)
        return [(foe.fame, foe.halved) for foe in view.running.foes] if view.running else []

    assert worth(Combat(mage_knight(), "keep", "crossbowmen")) == [(3, False)]
    fight = Combat(mage_knight(), "raid_keep", "crossbowmen")
    assert worth(fight) == [(2, False)]
    with fight.table.arranged() as state:
        assert state.fight
        state.fight.foes.append(state.fight.foes[0].__class__(number=2, back="gray", enemy="crossbowmen"))
    assert worth(fight) == [(3, True)] * 2


@pytest.mark.rule("MK-BC-02")
def test_fame_for_lines_of_the_track_is_told_with_the_fights_own(mage_knight: Maker) -> None:
    laid = mage_knight(scenario="blitz_conquest", areas={"map": "table"})
    with laid.arranged() as state:
        state.heroes[0].fame = 2
    fight = Combat(laid, "orcs", "prowlers")
    fight.play("9 physical ranged")
    fight.on()
    told = next(one for one in laid.chronicle if one.key == "wrote-fight-over")
    gained = next(one for one in laid.chronicle if one.key == "wrote-fame")
    assert (told.args["fame"], told.args["lines"], gained.args["by"]) == (3, 1, 3)
    assert Voice("en", GAME, laid.state).spoken(told).startswith("The fight is over: 3 Fame (1 of it for a line")
