"""Rounds: their preparation, the order of turns, how they end, last turns. MK-RND, MK-SCN-01, MK-SCN-02, MK-EDG."""

from __future__ import annotations

import pytest

from companion.core.viewer import EVERYBODY
from companion.games.mage_knight.pages.table import table as view
from companion.games.mage_knight.play import order

from .course import coming, pick_all, through, turn


@pytest.mark.rule("MK-RND-01", "MK-RND-17")
def test_day_and_night_in_turn_until_the_last_round(mage_knight):
    """First Reconnaissance: a Day, a Night, a Day; then the game is over."""
    table = mage_knight("goldyx", "tovak", scenario="first_reconnaissance")
    seen = []
    while table.state.step != "scoring":
        seen.append(table.state.time)
        pick_all(table)
        through(table)
        if table.state.step == "round_end":
            table.move("next_round")
    assert seen == ["day", "night", "day"]
    assert "wrote-game-over" in table.wrote


@pytest.mark.rule("MK-RND-02", "MK-TAC-06", "MK-RND-03")
def test_the_preparation_goes_in_the_rules_own_order(mage_knight):
    """Board, Source, units, cards, tactics, everybody's own things: a checklist for the hands."""
    table = mage_knight("goldyx", "tovak", scenario="full_conquest")
    pick_all(table)
    through(table)
    table.move("next_round")
    said = [line.told.key for line in table.state.checklist.lines]
    places = [said.index(key) for key in ("tell-turn-board", "tell-lay-source", "tell-lay-units", "tell-tactics")]
    assert places == sorted(places)
    assert said.index("tell-upkeep") > said.index("tell-tactics")
    assert said[-1] == "tell-draw"
    assert all(line.rule for line in table.state.checklist.lines)
    assert table.state.step == "tactics"
    assert [one.tactic for one in table.state.heroes] == [None, None]


@pytest.mark.rule("MK-RND-10", "MK-RND-12", "MK-RND-13", "MK-RND-18", "MK-SKL-03", "MK-UNI-10", "MK-WND-06")
def test_upkeep_shuffles_everything_and_readies_everybody(mage_knight):
    """Skills face up, units ready (wounded ones too), Wounds of the hand in the deck, a new hand."""
    table = mage_knight("goldyx", "tovak")
    pick_all(table)
    through(table)
    with table.arranged() as state:
        one = state.at(1)
        one.hand.wounds = 2
        one.discard.wounds = 1
        one.skills = [{"skill": "potion_making", "down": True}]
        one.units = [{"unit": "peasants", "spent": True, "wounds": 1}]
    table.move("next_round")
    one = table.one(1)
    assert one.hand.count == 5
    assert one.discard.count == 0
    assert one.hand.count + one.deck.count == 16 + 3
    assert not one.skills[0].down
    assert not one.units[0].spent
    assert one.units[0].wounds == 1


@pytest.mark.rule("MK-RND-16", "MK-TAC-05")
def test_turns_go_round_by_the_numbers_of_the_tactics(mage_knight):
    """Lowest tactic first, then again from the top."""
    table = mage_knight("goldyx", "tovak", "arythea")
    first, second, third = table.state.picks
    pick_all(table, 5, 1, 4)
    assert table.state.order == [second, third, first]
    seats = []
    for _ in range(6):
        seats.append(table.state.turn.seat)
        turn(table, cards=1)
    assert seats == [second, third, first] * 2


@pytest.mark.rule("MK-RND-15", "MK-TRN-01", "MK-TRN-03")
def test_after_the_announcement_each_other_player_has_exactly_one_turn(mage_knight):
    """Who announces has none any more; then the round is over."""
    table = mage_knight("goldyx", "tovak", "arythea")
    pick_all(table)
    announcer = table.state.turn.seat
    with table.arranged() as state:
        state.at(announcer).deck.deeds = 0
    table.move("announce_end", who=announcer)
    assert table.state.round.announced == announcer
    others = [seat for seat in table.state.order if seat != announcer]
    assert through(table) == others
    assert table.state.step == "round_end"


@pytest.mark.rule("MK-RND-15", "MK-TRN-02")
def test_only_an_empty_deck_lets_one_announce(mage_knight):
    """With cards to draw it is objected to, and nobody announces twice or in the middle of a turn."""
    table = mage_knight("goldyx", "tovak")
    pick_all(table)
    who = table.state.turn.seat
    assert table.objects("announce_end", who=who).message.key == "deck-not-empty-yet"
    with table.arranged() as state:
        state.at(who).deck.deeds = 0
    table.move("play_cards", who=who)
    assert table.objects("announce_end", who=who).rule == "MK-TRN-01"
    with table.arranged() as state:
        state.turn.step = "before"
        state.round.announced = 1
    assert table.objects("announce_end", who=who).rule == "MK-RND-15"


@pytest.mark.rule("MK-TRN-02", "MK-TRN-04", "MK-TRN-05")
def test_who_has_no_card_at_all_must_announce_or_forfeit(mage_knight):
    """Neither hand nor deck: the end is announced; where it is already, the turn is forfeited, and nothing gained."""
    table = mage_knight("goldyx", "tovak")
    pick_all(table)
    first, second = table.state.order
    with table.arranged() as state:
        for one in state.heroes:
            one.deck.deeds = one.hand.deeds = 0
    met = table.objects("end_turn", who=first)
    assert (met.rule, met.instead[0].move) == ("MK-TRN-02", "announce_end")
    table.move("announce_end", who=first)
    met = table.objects("end_turn", who=second)
    assert (met.rule, met.instead[0].move) == ("MK-TRN-04", "forfeit_turn")
    table.move("forfeit_turn", who=second)
    assert table.state.step == "round_end"


@pytest.mark.rule("MK-EDG-02", "MK-EDG-03")
def test_a_token_face_down_skips_a_turn_and_is_turned_up(mage_knight):
    """The skipped turn is gone, also as a last one, and announces nothing."""
    table = mage_knight("goldyx", "tovak", "arythea")
    pick_all(table)
    first, second, third = table.state.order
    with table.arranged() as state:
        state.flipped = [second]
    turn(table, cards=1)
    assert table.state.turn.seat == third
    assert table.state.flipped == []
    turn(table, cards=1)
    with table.arranged() as state:
        state.flipped = [second]
        state.at(first).deck.deeds = 0
    table.move("announce_end", who=first)
    assert table.state.turn.seat == third
    assert table.state.round.last == [third]


@pytest.mark.rule("MK-SCN-01", "MK-DUM-14")
def test_when_the_scenario_is_won_everybody_has_one_last_turn_and_the_dummy_none(mage_knight):
    """Who met the condition has one, too, after the turn in which it was met."""
    table = mage_knight("goldyx", scenario="solo_conquest")
    pick_all(table)
    while table.state.turn.seat == 0:
        turn(table)
    table.move("last_turns")
    assert coming(table) == [1]
    turn(table, cards=1)
    assert table.state.turn.seat == 1
    turn(table, cards=1)
    assert table.state.step == "scoring"


@pytest.mark.rule("MK-SCN-02", "MK-EDG-01")
def test_the_end_of_the_round_closes_the_game_and_nobody_has_two_last_turns(mage_knight):
    """Announced first, then won: only who has both still to come has a turn; then the game is over."""
    table = mage_knight("goldyx", "tovak", "arythea", scenario="full_conquest")
    pick_all(table)
    first, second, third = table.state.order
    with table.arranged() as state:
        state.at(first).deck.deeds = 0
    table.move("announce_end", who=first)
    table.move("last_turns")
    turn(table, cards=1)
    assert coming(table) == [third] or table.state.turn.seat == third
    turn(table, cards=1)
    assert table.state.step == "scoring"
    assert second not in order.due(table.state, third)


@pytest.mark.rule("MK-SKL-05")
def test_an_interactive_skill_comes_back_at_the_owners_next_turn_or_when_the_round_ends(mage_knight):
    """Face down before its owner; in the next round it is turned up."""
    table = mage_knight("goldyx", "tovak")
    pick_all(table)
    first, second = table.state.order
    with table.arranged() as state:
        state.at(second).skills = [{"skill": "mana_exploit", "out": True}]
        state.at(first).skills = [{"skill": "source_freeze", "out": True}]
    turn(table, cards=1)
    skill = table.one(second).skills[0]
    assert (skill.out, skill.down) == (False, True)
    assert table.told("tell-skill-back")[0]["skill"] == "mana_exploit"
    assert table.one(first).skills[0].out
    with table.arranged() as state:
        state.at(second).skills[0].out = True
        state.at(second).deck.deeds = 0
        state.turn.step = "before"
    table.move("announce_end", who=second)
    through(table)
    assert not any(one.out for hero in table.state.heroes for one in hero.skills)
    table.move("next_round")
    assert not any(one.down for hero in table.state.heroes for one in hero.skills)


@pytest.mark.rule("MK-VAR-08")
def test_night_arrival_begins_by_night_without_gold_or_black(mage_knight):
    """The first round is a Night; the app rolls until no special colour shows."""
    for seed in "abcdef":
        table = mage_knight("goldyx", "tovak", scenario="full_conquest", variants=["night_arrival"], seed=seed)
        assert table.state.time == "night"
        assert not {"gold", "black"} & {die.colour for die in table.state.source}


@pytest.mark.rule("MK-RND-11", "MK-RND-13")
def test_a_banner_stays_with_its_unit_or_is_shuffled_in(mage_knight):
    """Its owner says so once the round is over; what is taken back is one of the deed cards again."""
    table = mage_knight("goldyx", "tovak")
    pick_all(table)
    through(table)
    with table.arranged() as state:
        state.at(1).units = [{"unit": "peasants", "banner": "banner_of_glory"}, {"unit": "foresters"}]
        state.at(2).units = [{"unit": "peasants", "banner": "banner_of_fear"}]
    assert [(one.figure.seat, one.place, one.banner) for one in view(table.state, EVERYBODY).banners] == [
        (1, 1, "banner_of_glory"),
        (2, 1, "banner_of_fear"),
    ]
    table.move("take_banner", who=1, unit=1)
    table.move("next_round")
    one, other = table.one(1), table.one(2)
    assert one.units[0].banner == ""
    assert one.hand.count + one.deck.count == 17
    assert other.units[0].banner == "banner_of_fear"
    assert other.hand.count + other.deck.count == 16
