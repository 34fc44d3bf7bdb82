"""Rounds, tactics and turns, read from the ledger once more: bounds, exceptions, what meets what. MK-RND, TAC, TRN."""

from __future__ import annotations

import pytest

from companion.core.draft import Draft
from companion.games.mage_knight import GAME
from companion.games.mage_knight.box.hexes import centre
from companion.games.mage_knight.box.units import UNITS
from companion.games.mage_knight.pages.turn import shown
from companion.games.mage_knight.play import turns
from companion.games.mage_knight.play.land.ground import grounds
from companion.games.mage_knight.state.hero import Cards
from companion.games.mage_knight.state.land import Laid, Space
from companion.games.mage_knight.state.pieces import SourceDie
from companion.games.mage_knight.state.table import MageKnight

from .conftest import Table
from .course import pick_all, through, turn
from .laid_land import FORTH, HOME, LEFT, at, laid_table, on_turn, stand  # noqa: F401


def anew(found: Table, hand: Cards, deck: Cards) -> int:
    """The turn that is on begins once more, with these cards; whose it is."""
    who = on_turn(found)
    with found.arranged() as state:
        state.at(who).hand, state.at(who).deck = hand, deck
        turns.start(draft_of(state), who)
    return who


def draft_of(state: MageKnight) -> Draft[MageKnight]:
    """A draft that only starts a turn: whatever it tells, nobody listens."""
    return Draft(GAME, state)


def by_night(found: Table) -> None:
    """The first Night, before anybody has picked a tactic."""
    pick_all(found)
    through(found)
    found.move("next_round")


# --- forfeiting


@pytest.mark.rule("MK-TRN-04")
@pytest.mark.parametrize(
    ("announced", "hand", "deck", "may"),
    [
        (True, Cards(), Cards(), True),
        (True, Cards(deeds=1), Cards(), False),
        (True, Cards(wounds=1), Cards(), False),
        (True, Cards(), Cards(deeds=1), False),
        (False, Cards(), Cards(), False),
    ],
)
def test_a_turn_is_forfeited_by_who_has_neither_deck_nor_hand_after_the_announcement(table, announced, hand, deck, may):
    """Both must be empty, and somebody must have announced the end."""
    found = table()
    who = anew(found, hand, deck)
    with found.arranged() as state:
        state.round.announced = 3 - who if announced else None
        state.round.last = [who]
    if may:
        assert shown(found.state).must_leave
        found.move("forfeit_turn", who=who)
        assert found.state.step == "round_end"
    else:
        assert found.objects("forfeit_turn", who=who).rule == "MK-TRN-04"


@pytest.mark.rule("MK-TRN-05")
@pytest.mark.parametrize("announced", [False, True])
def test_a_turn_that_is_announced_away_on_a_glade_leaves_no_mana(table, announced):
    """The gold token with which the turn began is gone with it, and in no later turn any more."""
    found = table()
    with found.arranged() as state:
        who = on_turn(found)
        state.at(who).at = next(one.at for one in grounds(state.land) if one.site == "glade")
    who = anew(found, Cards(), Cards())
    with found.arranged() as state:
        state.at(who).mana = {"gold": 1}
        if announced:
            state.round.announced, state.round.last = 3 - who, [who]
    found.move("forfeit_turn" if announced else "announce_end", who=who)
    assert sum(found.one(who).mana.values()) == 0


# --- at least one card


@pytest.mark.rule("MK-TRN-06")
@pytest.mark.parametrize(
    ("hand", "deck", "free"),
    [
        (Cards(), Cards(deeds=2), True),
        (Cards(wounds=2), Cards(deeds=2), False),
        (Cards(deeds=1), Cards(deeds=2), False),
    ],
)
def test_only_an_empty_hand_at_the_start_frees_from_playing_a_card(table, hand, deck, free):
    """A hand of nothing but Wounds does not."""
    found = table()
    who = anew(found, hand, deck)
    if free:
        found.move("end_turn", who=who)
    else:
        assert found.objects("end_turn", who=who).rule == "MK-TRN-06"


@pytest.mark.rule("MK-TRN-06")
def test_a_wound_that_is_told_is_no_card_that_was_played(table):
    """Two of the drawn cards turn out to be Wounds: still nothing was played, and one may rest with them."""
    found = table()
    who = anew(found, Cards(deeds=5), Cards(deeds=8, wounds=3))
    with found.arranged() as state:
        state.at(who).unseen = 5
    found.move("see_wounds", who=who, wounds=2)
    assert (found.one(who).hand.deeds, found.one(who).hand.wounds) == (3, 2)
    assert not shown(found.state).carded
    assert found.objects("end_turn", who=who).rule == "MK-TRN-06"
    found.move("draw_cards", who=who, count=2)
    found.move("discard_cards", who=who, cards=1)
    found.move("end_turn", who=who)


@pytest.mark.rule("MK-TAC-08", "MK-TRN-06")
def test_a_hand_that_came_before_the_turn_owes_a_card(mage_knight):
    """It was empty, then Sparing Power filled it: the exception is over."""
    found = mage_knight("goldyx", "tovak")
    by_night(found)
    pick_all(found, 6, 1)
    other = on_turn(found)
    turn(found, cards=1)
    who = on_turn(found)
    assert who != other and found.one(who).tactic == 6
    who = anew(found, Cards(), Cards(deeds=4))
    with found.arranged() as state:
        state.at(who).under = Cards(deeds=2)
        turns.start(draft_of(state), who)
    assert found.state.turn.idle
    found.move("take_spared", who=who)
    assert found.objects("end_turn", who=who).rule == "MK-TRN-06"


# --- rest


@pytest.mark.rule("MK-TRN-14")
@pytest.mark.parametrize("deed", ["go", "explore", None])
def test_who_moved_or_explored_does_not_rest(table, deed):
    """Rest comes in place of all of it; the page offers it no more. Move points alone moved nobody."""
    found = table()
    who = stand(found, at("NW", FORTH), 4)
    if deed == "go":
        found.move("go", who=who, space=at("W", FORTH), overrule=["*"])
        with found.arranged() as state:
            state.turn.encounter, state.turn.step = None, "move"
    elif deed == "explore":
        found.move("explore", who=who, at=centre(1, 1), tile="3")
    if deed is None:
        assert shown(found.state).may_rest == "normal"
        found.move("rest", who=who)
    else:
        assert shown(found.state).may_rest == ""
        assert found.objects("rest", who=who).rule == "MK-TRN-14"


@pytest.mark.rule("MK-TRN-15", "MK-TRN-16")
@pytest.mark.parametrize(("deeds", "wounds", "kind"), [(1, 3, "normal"), (0, 3, "slow"), (2, 0, "normal")])
def test_one_other_card_makes_it_a_normal_rest(table, deeds, wounds, kind):
    """Exactly one that is no Wound and any Wounds; slowly, one Wound."""
    found = table()
    who = anew(found, Cards(deeds=deeds, wounds=wounds), Cards(deeds=9))
    assert shown(found.state).may_rest == kind
    thrown = wounds if kind == "normal" else 1
    found.move("rest", who=who, wounds=thrown)
    one = found.one(who)
    assert (one.discard.deeds, one.discard.wounds) == (int(kind == "normal"), thrown)
    assert (one.hand.deeds, one.hand.wounds) == (deeds - (kind == "normal"), wounds - thrown)


# --- the end of a turn


@pytest.mark.rule("MK-TRN-18", "MK-MAN-09")
def test_the_dice_are_rolled_before_anything_else_of_the_end(table):
    """Before the hero withdraws, takes Wounds, or draws."""
    found = table()
    who = stand(found, at("E"), 0)
    with found.arranged() as state:
        state.turn.path = [HOME, at("E")]
        state.at(3 - who).at = at("E")
        state.turn.carded = state.turn.acted = True
        state.source = [SourceDie(colour="red", seat=who), SourceDie(colour="blue")]
    found.move("end_turn", who=who)
    first, *others = found.said
    assert first == "tell-return-dice"
    assert {"tell-withdraw", "tell-wounds-to-hand"} <= {*others}


# --- announcing


@pytest.mark.rule("MK-RND-15")
def test_after_the_announcement_each_other_has_exactly_one_turn(mage_knight):
    """However many cards are left; who announced has none."""
    found = mage_knight("goldyx", "tovak", "arythea")
    pick_all(found)
    first, second, third = found.state.order
    turn(found, cards=1)
    with found.arranged() as state:
        state.at(second).deck = Cards()
    found.move("announce_end", who=second)
    seats = []
    while found.state.step == "turns":
        seats.append(on_turn(found))
        turn(found, cards=1)
    assert seats == [third, first]


# --- the offers of a new round


@pytest.mark.rule("MK-RND-04", "MK-CMP-08")
def test_units_go_under_the_decks_that_they_came_from(mage_knight):
    """Elite ones under the elite deck, so that none of a kind ever gets lost in the other."""
    found = mage_knight("goldyx", "tovak", scenario="full_conquest")
    pick_all(found)
    with found.arranged() as state:
        state.land.tiles[LEFT], state.land.tiles[FORTH] = Laid(tile="core1"), Laid(tile="core2")
    for _ in range(4):
        through(found)
        if found.state.step != "round_end":
            break
        found.move("next_round")
        decks, lying = found.state.decks, found.state.offers.units
        assert [UNITS[one].elite for one in lying] == [True, False, True, False]
        assert all(UNITS[one].elite for one in decks.elite.cards)
        assert not any(UNITS[one].elite for one in decks.regular.cards)
        pick_all(found)


# --- tactics


@pytest.mark.rule("MK-TAC-07")
def test_before_the_turn_is_also_in_the_middle_of_anothers(mage_knight):
    """And before the first turn of the round; in the middle of the own one it is too late."""
    found = mage_knight("goldyx", "tovak")
    by_night(found)
    pick_all(found, 4, 1)
    other = on_turn(found)
    who = 3 - other
    assert found.one(who).tactic == 4
    assert [one.move for one in shown(found.state).uses if one.figure.seat == who] == ["meditate"]
    found.move("play_cards", who=other)
    assert [one.move for one in shown(found.state).uses if one.figure.seat == who] == ["meditate"]
    found.move("meditate", who=who, cards=2)
    with found.arranged() as state:
        state.at(who).tactic_used = False
    found.move("end_turn", who=other)
    found.move("play_cards", who=who)
    assert found.objects("meditate", who=who, cards=2).rule == "MK-TAC-07"


@pytest.mark.rule("MK-TAC-10")
def test_long_night_waits_for_an_empty_deck(mage_knight):
    """The page offers it then, once, in the middle of drawing; three cards of the discard pile are the new deck."""
    found = mage_knight("goldyx", "tovak")
    by_night(found)
    pick_all(found, 2, 1)
    turn(found, cards=1)
    who = on_turn(found)
    assert found.one(who).tactic == 2

    def offered() -> bool:
        return "lengthen_night" in [one.move for one in shown(found.state).uses]

    with found.arranged() as state:
        state.at(who).hand, state.at(who).deck = Cards(deeds=2), Cards(deeds=1)
        state.at(who).discard = Cards(deeds=13)
        state.turn.deeds = 3
    assert not offered()
    assert found.objects("lengthen_night", who=who).rule == "MK-TAC-10"
    found.move("end_turn", who=who, left=1)
    assert (found.state.turn.step, found.one(who).hand.count) == ("draw", 2)
    assert offered()
    found.move("lengthen_night", who=who)
    one = found.one(who)
    assert (one.hand.count, one.deck.count, one.discard.count) == (5, 0, 11)
    assert on_turn(found) != who and one.tactic_used


@pytest.mark.rule("MK-KF-37")
def test_sparing_power_lays_a_card_or_takes_them_all_before_a_turn(mage_knight):
    """One of the two, never both."""
    found = mage_knight("goldyx", "tovak")
    by_night(found)
    pick_all(found, 6, 1)
    turn(found, cards=1)
    who = on_turn(found)
    with found.arranged() as state:
        state.at(who).under = Cards(deeds=1)
    assert {one.move for one in shown(found.state).uses} == {"spare_card", "take_spared"}
    found.move("spare_card", who=who)
    assert shown(found.state).uses == []
    assert found.objects("take_spared", who=who).rule == "MK-KF-37"
    assert not shown(found.state).carded


@pytest.mark.rule("MK-KF-37")
def test_the_right_moment_is_announced_in_a_turn_that_is_played(mage_knight):
    """Nobody else's turn is doubled by it, and no turn that was announced away."""
    found = mage_knight("goldyx", "tovak")
    pick_all(found, 6, 1)
    other = on_turn(found)
    who = 3 - other
    assert found.objects("go_again", who=who).rule == "MK-RND-16"
    turn(found, cards=1)
    with found.arranged() as state:
        state.at(who).deck = Cards()
    found.move("go_again", who=who)
    assert found.objects("announce_end", who=who).rule == "MK-TRN-01"
    found.move("end_turn", who=who, left=3)
    assert on_turn(found) == who


# --- other heroes


@pytest.mark.rule("MK-TRN-08", "MK-MOV-15")
def test_a_turn_does_not_end_on_anothers_space_without_the_attack(table):
    """Where heroes may fight; where they may not, it ends with a withdrawal."""
    for scenario, fights in (("full_conquest", True), ("first_reconnaissance", False)):
        found = table(scenario=scenario, tiles=("1", "2") if not fights else ("2", "1"))
        who = stand(found, HOME, 9)
        with found.arranged() as state:
            state.at(3 - who).at = at("E")
            state.turn.carded = True
        found.move("go", who=who, space=at("E"))
        if fights:
            assert found.objects("end_turn", who=who).rule == "MK-TRN-08"
        else:
            found.move("end_turn", who=who)
            assert (found.one(who).at, found.one(who).hand.wounds) == (HOME, 1)


@pytest.mark.rule("MK-MOV-16", "MK-MOV-19")
def test_a_keep_with_its_owner_ends_the_move_even_when_nobody_may_fight(table):
    """The end of the round is announced: no action there, and a forced withdrawal at the end of the turn."""
    found = table(tiles=("3", "1"))
    who = stand(found, at("C", LEFT), 9)
    keep = at("NE", LEFT)
    with found.arranged() as state:
        state.land.spaces[keep] = Space(shields=[3 - who])
        state.at(3 - who).at = keep
        state.round.announced, state.round.last = 3 - who, [who]
        state.turn.carded = True
    found.move("go", who=who, space=keep)
    assert (found.state.turn.step, found.state.turn.encounter) == ("action", None)
    assert found.told("tell-nobody-fights")
    assert shown(found.state).ways == []
    found.move("end_turn", who=who)
    assert (found.one(who).at, found.one(who).hand.wounds) == (at("C", LEFT), 1)
