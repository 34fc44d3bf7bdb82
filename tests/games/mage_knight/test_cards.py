"""Deed cards by count: they add up wherever they lie, and the table alone says which of the drawn ones are Wounds."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.draft import Draft
from companion.core.errors import BadArguments
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.hexes import beside, spaces_of
from companion.games.mage_knight.play import cards
from companion.games.mage_knight.play.land_bonus import city_leader, land_bonus
from companion.games.mage_knight.state.hero import Cards, Hero
from companion.games.mage_knight.state.land import City, Laid, Land, Space

from ...effort import times
from .conftest import Table


def of(hand=(0, 0), deck=(0, 0), discard=(0, 0), **more) -> Hero:
    """A hero with so many deeds and Wounds in each place."""
    piles = {"hand": hand, "deck": deck, "discard": discard, "under": more.pop("under", (0, 0))}
    lying = {name: Cards(deeds=deeds, wounds=wounds) for name, (deeds, wounds) in piles.items()}
    return Hero(seat=1, hero="tovak", **lying, **more)


@pytest.fixture
def draft(mage_knight):
    """A draft of a table of three."""
    return Draft(GAME, mage_knight().state)


@pytest.mark.rule("MK-SET-18", "MK-END-14")
def test_sixteen_cards_and_a_hand_of_five(draft):
    """Hand limit 5 on level 1; nothing more is drawn when the hand is full or larger."""
    hero = of()
    cards.deal(hero)
    assert cards.draw_up(draft, hero) == 5
    assert (hero.hand.count, hero.deck.count) == (5, 11)
    assert cards.draw_up(draft, hero) == 0
    hero.hand.wounds += 2
    assert cards.draw_up(draft, hero) == 0
    assert hero.hand.count == 7  # kept: no discard, no draw


@pytest.mark.rule("MK-END-17")
def test_an_empty_deck_stops_the_draw_and_is_not_shuffled(draft):
    """Two cards are left for a hand of one: no third one comes from the discard pile."""
    hero = of(hand=(1, 0), deck=(2, 0), discard=(9, 1))
    assert cards.draw_up(draft, hero) == 2
    assert (hero.hand.count, hero.deck.count, hero.discard.count) == (3, 0, 10)
    assert "tell-deck-ran-out" in [one.key for one in draft.tellings]


@pytest.mark.rule("MK-RND-13", "MK-RND-18")
def test_everything_is_shuffled_at_the_end_of_a_round_wounds_with_it():
    """Hand, deck, discard pile, what was played and what lies under a tactic."""
    hero = of((2, 1), (3, 1), (4, 2), played=3, under=(1, 0), unseen=2, on_top=1)
    cards.shuffle_all(hero)
    assert (hero.deck.deeds, hero.deck.wounds) == (13, 4)
    assert (hero.hand.count, hero.discard.count, hero.played, hero.unseen, hero.on_top) == (0, 0, 0, 0, 0)


@pytest.mark.rule("MK-CRD-13", "MK-EDG-10")
def test_what_was_gained_lies_on_top_and_is_drawn_first(draft):
    """With Wounds in the deck, the card on top is known to be none."""
    hero = of(deck=(2, 3))
    cards.gain_card(draft, hero, "fire_bolt")
    assert hero.gained == ["fire_bolt"]
    cards.draw(draft, hero, 1)
    assert (hero.hand.deeds, hero.hand.wounds, cards.may_be_wounds(hero)) == (1, 0, 0)


@pytest.mark.rule("MK-WND-01")
def test_what_must_be_wounds_is_and_what_may_be_waits_for_the_table(draft):
    """Four of two deeds and three Wounds: two must be Wounds, and one more may be."""
    hero = of(deck=(2, 3))
    cards.draw(draft, hero, 4)
    assert (hero.hand.deeds, hero.hand.wounds, hero.deck.wounds) == (2, 2, 1)
    assert cards.may_be_wounds(hero) == 1
    cards.see_wounds(draft, hero, 1)
    assert (hero.hand.deeds, hero.hand.wounds) == (1, 3)
    assert (hero.deck.deeds, hero.deck.wounds) == (1, 0)


def test_with_the_deck_drawn_out_nothing_is_unsure(draft):
    """All Wounds are in the hand then."""
    hero = of(deck=(2, 3))
    cards.draw(draft, hero, 3)
    cards.draw(draft, hero, 2)
    assert (hero.hand.deeds, hero.hand.wounds, cards.may_be_wounds(hero)) == (2, 3, 0)


def test_healing_a_wound_that_nobody_told_says_that_it_is_there(draft):
    """Where it may be in the hand; else it is not."""
    hero = of(deck=(4, 1))
    cards.draw(draft, hero, 3)
    assert cards.find_wounds(hero, 1)
    assert (hero.hand.deeds, hero.hand.wounds, hero.deck.wounds) == (2, 1, 0)
    assert not cards.find_wounds(hero, 2)


@pytest.mark.rule("MK-CRD-12", "MK-CRD-05")
def test_what_is_missing_from_the_hand_was_played(draft):
    """Of five cards two are left: three lie in the play area. Wounds are never played."""
    hero = of((5, 1), (6, 0))
    assert cards.hold(draft, hero, 3) == 3
    assert (hero.hand.deeds, hero.hand.wounds, hero.played) == (2, 1, 3)
    cards.clear(hero)
    assert (hero.discard.deeds, hero.played) == (3, 0)
    with pytest.raises(BadArguments) as wrong:
        cards.hold(draft, hero, 0)
    assert wrong.value.field == "left"
    with pytest.raises(BadArguments):
        cards.hold(draft, hero, 10)


def test_a_larger_hand_than_known_was_drawn_by_an_effect(draft):
    """Seven of five: two came from the deck."""
    hero = of((5, 0), (6, 0))
    assert cards.hold(draft, hero, 7) == 0
    assert (hero.hand.count, hero.deck.count) == (7, 4)


@pytest.mark.rule("MK-DMG-09", "MK-DMG-13")
def test_who_is_knocked_out_keeps_the_wounds_alone(draft):
    """All others go to the discard pile."""
    hero = of((3, 2), (6, 0))
    cards.drop_deeds(draft, hero)
    assert (hero.hand.deeds, hero.hand.wounds, hero.discard.deeds) == (0, 2, 3)


@pytest.mark.rule("MK-CRD-18", "MK-CRD-04")
def test_a_card_thrown_away_is_out_of_the_game(draft):
    """One of those that were played; one that the hero does not have is refused."""
    hero = of((3, 0), played=2, gained=["ruby_ring"])
    cards.throw_card(draft, hero, "ruby_ring")
    assert (hero.played, hero.gained) == (1, [])
    with pytest.raises(BadArguments):
        cards.throw_card(draft, hero, "ruby_ring")


TABLE = Table({"players": [{"hero": "tovak"}]}).state  # what is told of it does not matter
DEEDS = st.lists(
    st.tuples(st.sampled_from(["draw", "play", "leave", "see", "count", "find", "hold", "clear"]), st.integers(0, 6)),
    max_size=25,
)


@settings(max_examples=times(60, 300))
@given(st.integers(0, 12), st.integers(0, 5), DEEDS)
def test_cards_add_up_whatever_is_done(deeds, wounds, done):
    """No card and no Wound comes or goes, and what may be a Wound is never more than there is room for."""
    draft = Draft(GAME, TABLE)
    hero = of(deck=(deeds, wounds), discard=(2, 1))
    ways = {
        "draw": lambda n: cards.draw(draft, hero, n),
        "play": lambda n: cards.play(hero, n),
        "leave": lambda n: cards.leave_hand(draft, hero, hero.discard, n // 2, n % 2),
        "see": lambda n: cards.see_wounds(draft, hero, n),
        "count": lambda n: cards.count_wounds(draft, hero, n),
        "find": lambda n: cards.find_wounds(hero, n),
        "hold": lambda n: cards.hold(draft, hero, n),
        "clear": lambda n: cards.clear(hero),
    }
    for what, count in done:
        try:
            ways[what](count)
        except BadArguments:
            continue
        every = cards.all_cards(hero)
        assert (every.deeds, every.wounds) == (deeds + 2, wounds + 1)
        piles = (hero.hand, hero.deck, hero.discard)
        assert min(n for pile in piles for n in (pile.deeds, pile.wounds)) >= 0
        assert 0 <= hero.unseen <= hero.hand.deeds and 0 <= hero.on_top <= hero.deck.deeds


# --- what the land adds


FAR = beside("0,0")[0]
NEAR_KEEP, FAR_KEEP = spaces_of("0,0")[1], spaces_of(FAR)[4]  # tile 3: a keep in the northeast; tile 10: southwest


def keeps(near: int, far: int) -> Land:
    """Tile 3 and beside it tile 10, each with a keep and whose it is."""
    spaces = {NEAR_KEEP: Space(shields=[near], done=True), FAR_KEEP: Space(shields=[far], done=True)}
    return Land(tiles={"0,0": Laid(tile="3"), FAR: Laid(tile="10")}, spaces=spaces)


@pytest.mark.rule("MK-END-15", "MK-RND-14", "MK-TEAM-08")
@pytest.mark.parametrize(
    ("near", "far", "teams", "at", "bonus"),
    [
        (1, 1, [], NEAR_KEEP, 2),  # both of them, standing on one
        (1, 2, [], "0,0", 1),  # beside the own one
        (2, 1, [], "0,0", 0),  # beside another's
        (2, 1, [[1, 2]], "0,0", 1),  # beside an ally's: the own ones count, wherever they are
        (1, 1, [], "-1,1", 0),  # beside none
        (1, 1, [], None, 0),
    ],
)
def test_own_keeps_count_on_or_beside_one_of_them(draft, near, far, teams, at, bonus):
    """As many as the hero owns anywhere on the map."""
    draft.state.land, draft.state.teams = keeps(near, far), teams
    hero = draft.state.at(1)
    hero.at = at
    assert land_bonus(draft.state, hero) == bonus


@pytest.mark.rule("MK-CTY-06")
@pytest.mark.parametrize(("shields", "leader"), [([1, 2, 2], 2), ([1, 2, 2, 1], 1), ([2, 1], 2), ([], 0)])
def test_the_leader_has_most_shields_or_the_first_of_equals(shields, leader):
    """Its place in the row tells."""
    city = City(colours=["red"], at="5,0", shields=shields, conquered=True)
    assert city_leader(Land(), city) == leader


@pytest.mark.rule("MK-CTY-08", "MK-SCN-03", "MK-RND-14")
@pytest.mark.parametrize(
    ("ways", "conquered", "at", "bonus"),
    [
        ("open", True, "5,0", 2),
        ("open", True, "4,0", 2),
        ("open", True, "3,0", 0),
        ("open", False, "4,0", 0),
        ("friendly", False, "4,0", 1),
    ],
)
def test_a_city_adds_to_the_hand_limit_in_it_and_beside_it(draft, ways, conquered, at, bonus):
    """Two for its leader; of a friendly city nobody is."""
    city = City(colours=["red"], at="5,0", shields=[1], conquered=conquered)
    draft.state.land = Land(cities=[city], ways=ways)
    hero = draft.state.at(1)
    hero.at = at
    assert land_bonus(draft.state, hero) == bonus
    assert cards.limit(draft.state, hero) == 5 + bonus
