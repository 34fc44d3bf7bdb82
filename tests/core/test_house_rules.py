"""House rules: read the other way on demand, and again by default."""

from __future__ import annotations

from typing import Literal

import pytest

from companion import games
from companion.core import engine, house_rules
from companion.core.draft import Draft
from companion.core.errors import BadArguments
from companion.core.house_rules import HouseRules, RuleGroup, RuleRead
from companion.core.message import say
from companion.core.table import Table


class Stubborn(Table, HouseRules, kw_only=True):
    """A table with rules of its own."""

    otherwise: list[str] = []


READ = house_rules.moves_of(Literal["TO-MIL-01", "TO-MIL-02"])


def draft() -> Draft[Stubborn]:
    toy = games.game("toy")
    plain = engine.set_up(toy, "m", {}, "s", {}).state
    return Draft(toy, Stubborn(name=plain.name, seats=plain.seats, chance=plain.chance))


def test_a_rule_is_read_the_other_way_once_and_again_by_default():
    work = draft()
    for otherwise in (True, True, False, False):
        READ["house_rule"].does(work, rule="TO-MIL-01", otherwise=otherwise)
        assert work.state.default("TO-MIL-01") is not otherwise
    assert work.chronicle == [say("wrote-house-rule", rule="TO-MIL-01", otherwise=way) for way in (True, False)]


def test_only_the_games_own_rules_can_be_read_otherwise():
    assert READ["house_rule"].read({"rule": "TO-MIL-02", "otherwise": True}).rule == "TO-MIL-02"
    with pytest.raises(BadArguments):
        READ["house_rule"].read({"rule": "TO-MIL-03", "otherwise": True})


def test_the_page_shows_the_rules_by_what_they_are_about():
    work = draft()
    READ["house_rule"].does(work, rule="TO-MIL-02", otherwise=True)
    water, flour = house_rules.grouped(work.state, {"water": ("TO-MIL-01", "TO-MIL-02"), "flour": ()})
    assert water == RuleGroup("water", [RuleRead("TO-MIL-01", False), RuleRead("TO-MIL-02", True)])
    assert (water.changed, flour.changed, flour.readings) == (1, 0, [])
