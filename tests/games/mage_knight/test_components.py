"""What each player owns, read from section 1 of the ledger: figures, shields, level and command tokens, Wounds."""

from __future__ import annotations

import pytest

from companion.core.draft import Draft
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.tracks import LEVELS
from companion.games.mage_knight.play import growth, healing
from companion.games.mage_knight.play.land.ground import grounds
from companion.games.mage_knight.state.land import Space


@pytest.mark.rule("MK-CMP-01")
def test_a_player_begins_with_sixteen_cards_ten_skills_a_figure_and_a_token(mage_knight):
    """Nothing is held yet: skill tokens lie face down, the Inventory is empty, nobody has a unit."""
    state = mage_knight("goldyx", "tovak", "arythea", scenario="full_conquest").state
    for hero in state.heroes:
        assert hero.hand.count + hero.deck.count == 16 and not hero.discard.count
        assert len({*hero.tokens}) == 10 and not hero.skills and not hero.units
        assert state.order.count(hero.seat) == 1
        assert not sum(hero.crystals.values())


@pytest.mark.rule("MK-CMP-02")
def test_shields_never_run_out(mage_knight):
    """As many of one hero as there are spaces, and more."""
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    table.move("first_tiles", tiles=["1", "2"])
    with table.arranged() as state:
        for ground in [*grounds(state.land)]:
            state.land.spaces[ground.at] = Space(shields=[1] * 5)
    assert sum(space.shields.count(1) for space in table.state.land.spaces.values()) == 18 * 5
    table.move("note", text="Shields of wood stand for those that are missing.")


@pytest.mark.rule("MK-CMP-03")
def test_five_level_tokens_show_armor_and_hand_limit_of_two_levels_each():
    """1-2, 3-4, 5-6, 7-8, 9-10."""
    by_token = [{(row.armor, row.hand) for row in LEVELS if (row.level - 1) // 2 == token} for token in range(5)]
    assert [len(one) for one in by_token] == [1] * 5
    assert by_token[0] == {(2, 5)}


@pytest.mark.rule("MK-CMP-04")
def test_each_level_token_that_is_removed_is_a_command_token_more():
    """One from the beginning; levels 3, 5, 7 and 9 turn one over."""
    assert [row.commands for row in LEVELS] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@pytest.mark.rule("MK-CMP-07")
def test_wounds_come_from_a_pile_without_an_end_and_go_back_to_it(mage_knight):
    """Thirty of them in one hand; thrown away they are among nobody's cards."""
    table = mage_knight("goldyx", "tovak")
    draft = Draft(GAME, table.state)
    hero = draft.state.at(1)
    growth.take_wounds(draft, hero, hand=30)
    assert (hero.hand.wounds, hero.hand.count) == (30, 35)
    assert healing.heal_hand(draft, hero, 30) == 30
    assert hero.hand.count + hero.deck.count + hero.discard.count == 16
