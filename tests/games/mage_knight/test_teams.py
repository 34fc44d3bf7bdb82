"""Allies and rivals, bans on duels, and tactics that leave the game: sections 11, 29, 32 of the ledger."""

from __future__ import annotations

import pytest

from companion.core.draft import Draft
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.names import DUMMY
from companion.games.mage_knight.play import dummy, teams, used_tactics
from companion.games.mage_knight.state.hero import called

from .course import pick_all

FOUR = ("goldyx", "tovak", "arythea", "norowas")


def keys(state, who: int = 1, whom: int = 2) -> list[tuple[str, str]]:
    return [(ban.rule, ban.key) for ban in teams.bans(state, who, whom)]


@pytest.mark.rule("MK-TEAM-01", "MK-TEAM-02", "MK-SKL-05")
def test_a_team_is_two_of_four_and_an_interactive_skill_spares_the_mate(mage_knight):
    state = mage_knight(*FOUR).state
    state.scenario, state.teams = "full_conquest", [[1, 3], [2, 4]]
    assert state.allies(1) == {3}
    assert teams.rivals(state, 1) == [2, 4]
    assert teams.rivals(state, 2) == [3, 1]
    state.teams = []
    assert teams.rivals(state, 2) == [3, 4, 1]


@pytest.mark.rule("MK-TEAM-02", "MK-SKL-05")
def test_the_hands_are_told_whom_an_interactive_skill_touches(mage_knight):
    table = mage_knight(*FOUR, scenario="full_conquest")
    pick_all(table)
    who = table.state.turn.seat
    mate, *others = [seat for seat in (1, 2, 3, 4) if seat != who]
    with table.arranged() as state:
        state.teams = [[who, mate], others]
        state.at(who).skills = [{"skill": "source_freeze"}]
    table.move("use_skill", who=who, skill="source_freeze")
    (told,) = table.told("tell-skill-out")
    assert {*told["whom"]} == {called(table.one(seat)) for seat in others}


@pytest.mark.rule("MK-CO-06", "MK-MOV-19")
def test_in_cooperation_everybody_is_one_team(mage_knight):
    state = mage_knight().state
    state.scenario, state.teams = "full_cooperation", [[1, 2, 3]]
    assert state.allies(2) == {1, 3}
    assert teams.rivals(state, 2) == []
    assert keys(state) == [("MK-MOV-19", "no-duel-cooperative")]


@pytest.mark.rule("MK-TEAM-07", "MK-MOV-19")
def test_allies_do_not_fight(mage_knight):
    state = mage_knight(*FOUR).state
    state.scenario, state.teams = "full_conquest", [[1, 2], [3, 4]]
    assert keys(state, 1, 2) == [("MK-TEAM-07", "no-duel-allies")]
    assert keys(state, 1, 3) == []


@pytest.mark.rule("MK-PVP-01", "MK-MOV-19", "MK-OR-04")
def test_no_duel_when_the_round_or_the_game_ends(mage_knight):
    state = mage_knight().state
    state.scenario = "full_conquest"
    assert keys(state) == []
    state.round.announced = 3
    assert keys(state) == [("MK-PVP-01", "no-duel-round-ending")]
    state.scenario = "one_to_return"
    assert keys(state) == [("MK-OR-04", "no-duel-round-ending")]
    state.round.announced, state.round.won = None, True
    assert keys(state) == [("MK-PVP-01", "no-duel-game-ending")]


@pytest.mark.rule("MK-EDG-02", "MK-PVP-01")
def test_a_flipped_token_keeps_its_hero_from_being_attacked(mage_knight):
    state = mage_knight().state
    state.scenario, state.flipped = "full_conquest", [2]
    assert keys(state, 1, 2) == [("MK-EDG-02", "no-duel-flipped")]
    assert keys(state, 2, 1) == []  # the flipped one skips the turn, but nothing else of it is forbidden


@pytest.mark.rule("MK-VAR-12", "MK-FR-04")
def test_duels_that_were_agreed_away_or_agreed_on(mage_knight):
    state = mage_knight().state
    state.scenario, state.variants = "full_conquest", ["no_duels"]
    assert keys(state) == [("MK-VAR-12", "no-duel-agreed")]
    state.scenario, state.variants = "first_reconnaissance", []
    assert keys(state) == [("MK-FR-04", "no-duel-here")]
    state.variants = ["duels_agreed"]
    assert keys(state) == []


@pytest.mark.rule("MK-TEAM-08", "MK-MOV-20")
def test_a_keep_is_friendly_when_it_is_ones_own_or_an_allys(mage_knight):
    state = mage_knight(*FOUR).state
    state.scenario, state.teams = "full_conquest", [[1, 3], [2, 4]]
    assert [teams.friendly_owner(state, 1, owner) for owner in (1, 2, 3, 4, None)] == [True, False, True, False, False]


@pytest.mark.rule("MK-SC-03", "MK-CO-04")
def test_alone_one_picks_before_the_dummy_player_and_together_after_it(mage_knight):
    alone = mage_knight("goldyx", variants=["no_dummy"]).state
    assert used_tactics.with_dummy(alone, [1]) == [1]  # a first try without it
    alone.dummy = dummy.new("tovak")
    assert used_tactics.with_dummy(alone, [1]) == [1, DUMMY]
    together = mage_knight("goldyx", "tovak").state
    together.scenario, together.dummy = "full_cooperation", dummy.new("arythea")
    assert used_tactics.with_dummy(together, [2, 1]) == [DUMMY, 2, 1]


@pytest.mark.rule("MK-SC-04")
def test_alone_both_used_tactics_leave_so_that_six_are_used_in_three_rounds(mage_knight):
    draft = Draft(GAME, mage_knight("goldyx").state)
    state = draft.state
    state.scenario, state.dummy = "solo_conquest", dummy.new("tovak")
    for number in (1, 3, 5):
        state.round.number, state.at(1).tactic = number, None
        state.at(1).tactic = dummy.tactics_left(state)[0]
        dummy.take_tactic(draft, state.dummy)
        assert used_tactics.leaving(state, 6) == "used"
        used_tactics.retire_used(draft)
        assert len(state.tactics_gone["day"]) == number + 1
    assert state.tactics_gone == {"day": [1, 2, 3, 4, 5, 6]}


@pytest.mark.rule("MK-CO-05")
@pytest.mark.parametrize(
    ("rounds", "agreed"), [(6, [True, True, True, True, False, False]), (4, [True, True, False, False])]
)
def test_together_one_leaves_after_all_rounds_but_the_last_day_and_night(mage_knight, rounds, agreed):
    draft = Draft(GAME, mage_knight("goldyx", "tovak").state)
    state = draft.state
    state.scenario, state.dummy = "full_cooperation", dummy.new("arythea")
    state.at(1).tactic, state.at(2).tactic, state.dummy.tactic = 6, 3, 2
    found = []
    for number in range(1, rounds + 1):
        state.round.number = number
        found.append(used_tactics.leaving(state, rounds) == "agreed")
    assert found == agreed
    assert used_tactics.players_tactics(state) == [3, 6]  # never the dummy player's
    used_tactics.retire(draft, 3)
    assert state.tactics_gone == {"day": [3]}


@pytest.mark.rule("MK-SC-04", "MK-CO-05")
def test_in_a_contest_no_tactic_leaves(mage_knight):
    state = mage_knight().state
    state.scenario = "full_conquest"
    assert used_tactics.leaving(state, 6) == "none"
