"""The page of agreements: the scenario, house rules with both readings, and who keeps what."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.core.words import LANGUAGES
from companion.games.mage_knight import GAME
from companion.games.mage_knight.pages.agreed import agreed
from companion.games.mage_knight.state.house_rules import GROUPS, HOUSE_RULES
from companion.web.wording import Voice


def test_it_says_what_was_agreed_on(mage_knight):
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    view = agreed(table.state, EVERYBODY)
    assert (view.scenario.id, view.rounds, view.levels) == ("full_conquest", 6, table.state.agreed.levels)
    assert {one.rule for group in view.groups for one in group.readings} == {*HOUSE_RULES}


def test_a_rule_is_read_the_other_way_and_back(mage_knight):
    table = mage_knight("goldyx", "tovak")
    table.move("house_rule", rule="MK-KF-86", otherwise=True)
    assert agreed(table.state, EVERYBODY).groups[0].changed == 1
    table.move("house_rule", rule="MK-KF-86", otherwise=False)
    assert not table.state.otherwise


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_readings_have_their_words(language):
    voice = Voice(language, GAME)
    for rule in (one.lower() for one in HOUSE_RULES):
        assert voice.label("reading-", rule) != voice.label("otherwise-", rule)
    assert all(voice.label("house-", name) != name for name in GROUPS)
