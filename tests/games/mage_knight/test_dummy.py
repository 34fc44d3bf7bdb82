"""The dummy player, read from section 28 of the ledger: its deck of colours, its turns, its rounds, its tactic."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.chance import Chance
from companion.core.draft import Draft
from companion.core.errors import BadArguments
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.names import BASICS, HERO_NAMES
from companion.games.mage_knight.play import dummy as player
from companion.games.mage_knight.state.pieces import Dummy


def colours(**counts: int) -> dict:
    return {colour: counts.get(colour, 0) for colour in BASICS}


@pytest.fixture
def draft(mage_knight):
    """A draft of a table at which Norowas is the dummy player's."""
    table = mage_knight("goldyx")
    found = Draft(GAME, table.state)
    found.state.dummy = player.new("norowas")
    return found


@pytest.mark.rule("MK-DUM-02", "MK-DUM-03", "MK-KF-03", "MK-KF-04")
@pytest.mark.parametrize(
    ("hero", "dots"),
    [
        ("arythea", colours(red=2, white=1)),
        ("goldyx", colours(green=2, blue=1)),
        ("norowas", colours(white=2, green=1)),
        ("tovak", colours(blue=2, red=1)),
    ],
)
def test_it_begins_with_sixteen_cards_and_the_three_dots_of_its_hero(hero, dots):
    dummy = player.new(hero)
    assert dummy.crystals == dots
    assert dummy.deck == dict.fromkeys(BASICS, 4)
    assert dummy.left == player.cards(dummy) == 16


@pytest.mark.rule("MK-DUM-13")
def test_where_all_four_heroes_are_played_a_deck_of_colours_stands_for_it():
    dummy = player.new(None)
    assert dummy.left == 16
    assert {*dummy.deck.values()} == {4}
    assert not any(dummy.crystals.values())


@pytest.mark.rule("MK-DUM-07", "MK-DUM-08")
@pytest.mark.parametrize(("last", "more"), [("white", 2), ("green", 1), ("red", 0), ("blue", 0)])
def test_three_cards_and_as_many_as_crystals_of_the_last_colour(draft, last, more):
    dummy = draft.state.dummy
    assert player.flips(dummy, last) == player.Flips(3, more)
    assert not player.take_turn(draft, dummy, last)
    assert dummy.left == 16 - 3 - more
    assert dummy.discard == colours(**{last: 1})  # the hands told no other colour
    assert dummy.hidden == 2 + more
    assert [said.args["count"] for said in draft.tellings if said.key == "tell-dummy-flip-more"] == [more] * bool(more)


@pytest.mark.rule("MK-DUM-08")
def test_colours_of_the_further_cards_do_not_matter(draft):
    """All cards are white, and so are nine crystals: three and nine, and no chain beyond them."""
    draft.state.dummy = dummy = Dummy(hero=None, deck=colours(white=16), crystals=colours(white=9))
    player.take_turn(draft, dummy)
    assert dummy.left == 16 - 12


@pytest.mark.rule("MK-DUM-09", "MK-DUM-06")
def test_with_fewer_cards_it_flips_what_is_there_and_announces_only_in_its_next_turn(draft):
    draft.state.dummy = dummy = Dummy(hero=None, deck=colours(green=4), crystals=colours(green=3))
    assert player.flips(dummy, "green") == player.Flips(3, 1)
    assert not player.take_turn(draft, dummy)
    assert dummy.left == 0
    assert player.take_turn(draft, dummy)
    assert draft.chronicle[-1].key == "wrote-dummy-announced"


@pytest.mark.rule("MK-DUM-10")
@pytest.mark.parametrize("cards", [1, 2])
def test_a_deck_that_runs_out_within_the_first_three_ends_the_turn(draft, cards):
    draft.state.dummy = dummy = Dummy(hero=None, deck=colours(blue=cards), crystals=colours(blue=3))
    assert player.flips(dummy, "blue") == player.Flips(cards, 0)
    assert not player.take_turn(draft, dummy)
    assert (dummy.left, dummy.discard) == (0, colours(blue=cards))


@pytest.mark.rule("MK-DUM-15")
def test_after_somebody_elses_announcement_an_empty_deck_means_an_empty_turn(draft):
    draft.state.dummy = dummy = Dummy(hero=None, deck=colours())
    draft.state.round.announced = 1
    assert not player.take_turn(draft, dummy)
    assert draft.chronicle[-1].key == "wrote-dummy-empty"
    draft.state.dummy = dummy = player.new("tovak")
    assert not player.take_turn(draft, dummy, "green")  # with cards its last turn is like any other
    assert dummy.left == 13


def test_a_colour_that_was_seen_flipped_four_times_is_no_more_in_the_deck(draft):
    draft.state.dummy = dummy = Dummy(hero=None, deck=colours(red=1, blue=3))
    player.take_turn(draft, dummy, "red")
    with pytest.raises(BadArguments):
        player.take_turn(draft, dummy, "red")
    assert dummy.left == 1


@pytest.mark.rule("MK-DUM-11", "MK-DUM-12")
def test_a_round_brings_it_the_lowest_action_and_a_crystal_without_a_limit(draft):
    dummy = draft.state.dummy
    player.take_turn(draft, dummy, "white")
    dummy.crystals["white"] = 3
    dummy.tactic = 2
    player.prepare(draft, dummy, "red", "white")
    assert dummy.deck == colours(red=5, blue=4, green=4, white=4)
    assert (dummy.discard, dummy.hidden, dummy.left) == (colours(), 0, 17)
    assert dummy.crystals["white"] == 4  # a hero would stop at three
    assert dummy.tactic is None


@pytest.mark.rule("MK-DUM-05", "MK-SC-03")
def test_its_tactic_is_a_random_one_that_nobody_has_and_that_is_in_the_game(draft):
    draft.state.tactics_gone = {"day": [1, 2], "night": [3]}
    draft.state.at(1).tactic = 6
    assert player.tactics_left(draft.state) == [3, 4, 5]
    seen = set()
    for seed in range(30):
        draft.state.chance = Chance(str(seed))
        player.take_tactic(draft, draft.state.dummy)
        seen.add(draft.state.dummy.tactic)
    assert seen == {3, 4, 5}
    player.take_tactic(draft, draft.state.dummy, 4)
    assert draft.state.dummy.tactic == 4
    with pytest.raises(BadArguments):
        player.take_tactic(draft, draft.state.dummy, 6)


TURN = st.sampled_from(["app", *BASICS])


@pytest.mark.rule("MK-DUM-07", "MK-DUM-08", "MK-DUM-09", "MK-DUM-11", "MK-DUM-12")
@given(
    hero=st.sampled_from(HERO_NAMES),
    rounds=st.lists(
        st.tuples(st.lists(TURN, max_size=8), st.sampled_from(BASICS), st.sampled_from(BASICS)), max_size=5
    ),
    seed=st.integers(0, 99),
)
def test_cards_of_each_colour_add_up_whoever_flips_them(game_state, hero, rounds, seed):
    """Sixteen cards and one more a round, three to three and its crystals a turn, until it announces."""
    draft = Draft(GAME, game_state())
    draft.state.chance = Chance(str(seed))
    dummy = player.new(hero)
    owned = dict.fromkeys(BASICS, 4)
    for turns, action, spell in rounds:
        for turn in turns:
            before, seen = dummy.left, dict(dummy.discard)
            told = None if turn == "app" or not before or not dummy.deck[turn] else turn
            announced = player.take_turn(draft, dummy, told)
            assert announced == (not before)
            flipped = before - dummy.left
            assert min(3, before) <= flipped <= 3 + max(dummy.crystals.values())
            assert all(dummy.discard[colour] >= seen[colour] for colour in BASICS)
            assert {colour: dummy.deck[colour] + dummy.discard[colour] for colour in BASICS} == owned
            assert 0 <= dummy.hidden <= sum(dummy.deck.values())
        player.prepare(draft, dummy, action, spell)
        owned[action] += 1
        assert dummy.deck == owned
    assert player.cards(dummy) == 16 + len(rounds)
