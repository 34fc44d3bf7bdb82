"""CARD: a witcher's own cards: played, discarded, trashed, drawn, and shuffled anew only outside a fight."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.box.names import AREAS

from .conftest import FULL

LIGHT = dict.fromkeys(AREAS, "table")


def piles(one) -> tuple[int, int, int]:
    """Deck, hand and discard pile."""
    return (one.deck, one.hand, one.discard)


@pytest.mark.rule("WO-CARD-03")
@pytest.mark.parametrize("colour", ["blue", "red", "green", "yellow", "purple"])
def test_there_are_five_colours_and_each_may_begin_a_combo_or_go_on_with_it(duo, colour):
    duo.has(1, hand=3, deck=7)
    duo.fights()
    other = "red" if colour != "red" else "blue"
    duo.refuses("play_combo", who=1, played=[{"colour": "white"}])
    duo.refuses("play_combo", who=1, played=[{"colour": colour, "link": "black"}, {"colour": colour}])
    wrong = [{"colour": colour, "link": other}, {"colour": colour}]
    assert duo.objects("play_combo", who=1, played=wrong).rule == "WO-CMB-04"
    duo.move("play_combo", who=1, played=[{"colour": colour, "damage": 1, "link": colour}, {"colour": colour}])
    assert duo.state.fight.life == 10 - 1


@pytest.mark.rule("WO-CARD-04")
def test_everybody_has_a_deck_and_a_discard_pile_of_their_own(duo):
    duo.has(1, hand=4, deck=6, discard=0)
    duo.has(2, hand=3, deck=7, discard=0)
    duo.move("discard_cards", who=1, count=3)
    duo.move("draw_cards", who=1, count=1)
    duo.move("trash_cards", who=2, count=1)
    assert piles(duo.one(1)) == (5, 2, 3)
    assert (duo.one(1).trashed, duo.one(2).trashed, duo.one(2).cards) == (0, 1, 9)


@pytest.mark.rule("WO-CARD-07")
@pytest.mark.parametrize(("hand", "count", "gone"), [(5, 2, 2), (5, 5, 5), (1, 3, 1), (0, 2, 0)])
def test_a_discarded_card_lies_on_the_own_discard_pile(duo, hand, count, gone):
    duo.has(1, hand=hand, deck=4, discard=1)
    duo.move("discard_cards", who=1, count=count)
    assert piles(duo.one()) == (4, hand - gone, 1 + gone)
    assert duo.one().trashed == 0


@pytest.mark.rule("WO-CARD-07")
def test_the_cards_of_a_move_go_onto_the_discard_pile_too(duo):
    duo.has(1, hand=3, deck=7, discard=0)
    duo.move("travel", who=1, to=7)
    assert piles(duo.one()) == (7, 2, 1)


@pytest.mark.rule("WO-CARD-08")
def test_a_trashed_card_never_comes_back(duo):
    duo.has(1, hand=2, deck=4, discard=4, combat=5)
    duo.move("trash_cards", who=1, count=3)
    assert (duo.one().cards, duo.one().trashed) == (7, 3)
    duo.move("meditate", who=1, attribute="combat")  # one more by fatigue, then all are shuffled
    assert (piles(duo.one()), duo.one().trashed) == ((6, 0, 0), 4)
    duo.move("draw_cards", who=1, count=7)
    assert piles(duo.one()) == (0, 6, 0)


@pytest.mark.rule("WO-CARD-08")
def test_a_discarded_card_does_come_back(duo):
    duo.has(1, hand=3, deck=0, discard=7)
    duo.move("discard_cards", who=1, count=3)
    duo.move("draw_cards", who=1, count=7)
    assert piles(duo.one()) == (3, 7, 0)


@pytest.mark.rule("WO-CARD-10")
@pytest.mark.parametrize("have", [(5, 3, 2), (0, 0, 10), (10, 0, 0), (1, 7, 0), (1, 1, 1)])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_exactly_as_many_are_trashed_as_are_asked_for(duo, have, count):
    deck, hand, discard = have
    duo.has(1, deck=deck, hand=hand, discard=discard)
    duo.move("trash_cards", who=1, count=count)
    assert (duo.one().trashed, duo.one().cards) == (count, sum(have) - count)
    assert duo.told("tell-trash-cards") == [{"who": "wolf", "count": count}]
    assert min(piles(duo.one())) >= 0


@pytest.mark.rule("WO-CARD-10", "WO-CARD-04")
@pytest.mark.parametrize(("hand", "deck", "after"), [(2, 0, (5, 2, 2)), (1, 2, (3, 3, 3)), (0, 3, (2, 4, 3))])
def test_the_owner_says_which_of_them_came_from_the_hand_and_the_deck(duo, hand, deck, after):
    duo.has(1, deck=5, hand=4, discard=3)
    duo.move("trash_cards", who=1, count=3, hand=hand, deck=deck)
    assert piles(duo.one()) == after and duo.one().trashed == 3


@pytest.mark.rule("WO-CARD-11")
@pytest.mark.parametrize(("hand", "count", "came"), [(5, 2, 2), (5, 3, 2), (6, 4, 1), (7, 1, 0)])
def test_a_draw_stops_at_seven_and_the_rest_is_lost(duo, hand, count, came):
    duo.has(1, hand=hand, deck=9, discard=0)
    duo.move("draw_cards", who=1, count=count)
    assert piles(duo.one()) == (9 - came, hand + came, 0)
    assert ("tell-no-more-cards" in duo.said) == (came < count)
    assert duo.told("tell-draw-cards") == ([{"who": "wolf", "count": came}] if came else [])


@pytest.mark.rule("WO-CARD-11")
def test_a_full_hand_does_not_make_the_discards_a_new_deck(duo):
    duo.has(1, hand=6, deck=1, discard=5)
    duo.move("draw_cards", who=1, count=3)
    assert piles(duo.one()) == (0, 7, 5) and "tell-reshuffle" not in duo.said


@pytest.mark.rule("WO-CARD-12")
@pytest.mark.parametrize(
    ("deck", "discard", "count", "after"),
    [(0, 5, 2, (3, 2, 0)), (1, 5, 3, (3, 3, 0)), (2, 5, 2, (0, 2, 5)), (1, 1, 4, (0, 2, 0)), (0, 0, 1, (0, 0, 0))],
)
def test_outside_a_fight_an_empty_deck_is_made_anew_at_once(duo, deck, discard, count, after):
    duo.has(1, deck=deck, hand=0, discard=discard)
    duo.move("draw_cards", who=1, count=count)
    assert piles(duo.one()) == after


@pytest.mark.rule("WO-CARD-12")
def test_also_for_the_card_of_a_new_level(duo):
    duo.has(1, combat=2, defence=2, alchemy=2, speciality=1, deck=0, hand=2, discard=6)
    duo.move("raise_by_card", who=1, attribute="speciality")
    assert piles(duo.one()) == (5, 3, 0)


@pytest.mark.rule("WO-CARD-13")
@pytest.mark.parametrize("way", ["draw_cards", "level", "step 4"])
def test_in_a_fight_an_empty_deck_stays_empty(duo, way):
    duo.has(1, hand=3, deck=7, discard=0)
    duo.fights()
    duo.has(1, combat=3, defence=2, alchemy=2, speciality=1, deck=1, hand=2, discard=7)
    if way == "draw_cards":
        duo.move("draw_cards", who=1, count=3)
    elif way == "level":
        duo.has(1, deck=0, hand=3)
        duo.move("raise_by_card", who=1, attribute="speciality")
        assert duo.one().level == 2
    else:
        duo.has(1, hand=3, discard=6)
        duo.move("play_combo", who=1, cards=1)
    assert piles(duo.one()) == (0, 3, 7) and "tell-reshuffle" not in duo.said


@pytest.mark.rule("WO-CARD-13", "WO-CARD-12")
@pytest.mark.parametrize("who", [1, 2, 3])
def test_that_holds_for_both_who_fight_and_for_nobody_else(trio, who):
    trio.duels(1, 2)
    trio.has(who, hand=1, deck=0, discard=5)
    trio.move("draw_cards", who=who, count=2)
    assert piles(trio.one(who)) == ((3, 3, 0) if who == 3 else (0, 1, 5))


@pytest.mark.rule("WO-CARD-13")
def test_a_short_fight_is_a_fight_too(duo):
    duo.move("explore", who=1, deck="city", source="ours", number=1)
    duo.move("short_fight", who=1, life=5)
    duo.has(1, hand=1, deck=0, discard=5)
    duo.move("draw_cards", who=1, count=2)
    assert piles(duo.one()) == (0, 1, 5)


@pytest.mark.rule("WO-CARD-07", "WO-CARD-08", "WO-CARD-11")
@pytest.mark.parametrize("areas", [LIGHT, FULL | {"decks": "table"}])
@pytest.mark.parametrize("move", ["draw", "discard", "trash"])
def test_where_the_table_keeps_the_decks_it_is_told_how_many(old_world, areas, move):
    table = old_world("wolf", "cat", "bear", areas=areas)
    before = piles(table.one())
    table.move(f"{move}_cards", who=1, count=2)
    assert table.told(f"tell-{move}-cards") == [{"who": "wolf", "count": 2}]
    assert piles(table.one()) == before
