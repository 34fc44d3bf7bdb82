"""WO-FGT: life decks, when a witcher is knocked out, what works once in a fight."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world.state.pieces import Gift

from .conftest import FULL


@pytest.mark.rule("WO-FGT-01", "WO-FGT-02")
def test_the_discard_pile_joins_the_deck_and_the_hand_stays_what_it_was(duo):
    duo.has(1, hand=4, deck=2, discard=4)
    duo.fights()
    assert (duo.one().hand, duo.one().deck, duo.one().discard) == (4, 6, 0)
    assert duo.told("tell-life-deck") == [{"who": "wolf", "count": 6, "counted": True}]


@pytest.mark.rule("WO-FGT-01", "WO-FGT-02")
def test_where_the_table_keeps_the_decks_it_is_told_to_build_them(old_world):
    table = old_world("wolf", "cat", areas=FULL | {"decks": "table"})
    table.move("choose_terrain", who=1, terrain="mountain")
    table.fights()
    assert [told["counted"] for told in table.told("tell-life-deck")] == [False]
    assert "tell-draw-cards" not in table.said


@pytest.mark.rule("WO-FGT-03")
def test_attacker_and_defender_both_build_a_life_deck(duo):
    duo.has(1, hand=3, deck=3, discard=4)
    duo.has(2, hand=5, deck=1, discard=4)
    duo.duels()
    assert (duo.one(1).hand, duo.one(1).deck, duo.one(1).discard) == (3, 7, 0)
    assert (duo.one(2).hand, duo.one(2).deck, duo.one(2).discard) == (5, 5, 0)


@pytest.mark.rule("WO-FGT-04", "WO-DUE-03")
def test_whoever_loses_the_last_card_is_out_and_the_other_wins_at_once(duo):
    duo.duels()
    duo.has(2, shield=1, deck=2, hand=1)
    duo.move("play_combo", who=1, cards=1, damage=4)
    assert duo.state.fight is None and duo.state.turn.phase == "cards"
    assert (duo.one(1).deeds.duels_won, duo.one(2).deeds.duels_lost) == (1, 1)


@pytest.mark.rule("WO-FGT-04")
def test_the_monster_knocks_out_with_the_last_card_and_no_fight_turn_follows(duo):
    duo.fights(first="monster")
    duo.has(1, shield=0, deck=2, hand=2)
    duo.struck("4")
    assert duo.state.fight is None and duo.one().deeds.fell == 1


@pytest.mark.rule("WO-FGT-05")
@pytest.mark.parametrize(("deck", "hand"), [(3, 0), (2, 1), (0, 3)])
def test_an_empty_hand_or_an_empty_deck_alone_knocks_nobody_out(duo, deck, hand):
    duo.fights(first="monster")
    duo.has(1, shield=0, deck=deck, hand=hand)
    duo.struck("2")
    assert duo.state.fight is not None and duo.one().deck + duo.one().hand == 1
    assert duo.objects("knocked_out", who=1).rule == "WO-FGT-05"


@pytest.mark.rule("WO-FGT-06")
@pytest.mark.parametrize("saved", [{"returned": 1}, {"top_discard": True}])
def test_a_card_that_comes_back_in_step_three_saves_whoever_played_the_last_one(duo, saved):
    duo.fights()
    duo.has(1, deck=0, hand=1, discard=2)
    duo.move("play_combo", who=1, cards=1, damage=1, **saved)
    assert duo.state.fight is not None and duo.one().hand == 1


@pytest.mark.rule("WO-FGT-06")
def test_the_last_card_still_hits_and_then_its_witcher_is_out(duo):
    duo.fights()
    duo.has(1, deck=0, hand=1, discard=9)
    with duo.arranged() as state:
        state.fight.life = 4
    duo.move("play_combo", who=1, cards=1, damage=3)
    assert "wrote-driven-away" in duo.wrote  # four lives less three


@pytest.mark.rule("WO-FGT-06")
def test_the_last_card_may_end_the_fight(duo):
    duo.fights()
    duo.has(1, deck=0, hand=1)
    duo.move("play_combo", who=1, cards=1, damage=10)
    assert "wrote-defeated" in duo.wrote


@pytest.mark.rule("WO-FGT-07")
@pytest.mark.parametrize("seat", [1, 2])
def test_if_both_lose_their_last_card_whoever_played_it_wins(duo, seat):
    duo.duels()
    if seat == 2:
        duo.move("play_combo", who=1, cards=1)
    other = 3 - seat
    duo.has(seat, deck=0, hand=1)
    duo.has(other, deck=1, hand=0, shield=0)
    duo.move("play_combo", who=seat, cards=1, damage=1)
    assert duo.state.fight is None
    assert (duo.one(seat).deeds.duels_won, duo.one(other).deeds.duels_lost) == (1, 1)


@pytest.mark.rule("WO-FGT-07", "WO-MRE-01")
def test_with_the_last_card_on_both_sides_a_monster_is_defeated(duo):
    duo.fights()
    duo.has(1, deck=0, hand=1)
    with duo.arranged() as state:
        state.fight.life = 2
    duo.move("play_combo", who=1, cards=1, damage=2)
    assert "wrote-defeated" in duo.wrote and duo.one().deeds.defeated == 1


@pytest.mark.rule("WO-FGT-08")
def test_whom_a_monster_knocks_out_may_have_driven_it_away(duo):
    duo.fights(first="monster")
    duo.has(1, shield=0, deck=1, hand=0, gold=0)
    with duo.arranged() as state:
        state.fight.life = 2
    duo.struck("2")
    assert duo.one().deeds.driven_away == 1 and duo.one().gold == 2


@pytest.mark.rule("WO-FGT-09")
def test_a_fight_ends_by_damage(duo):
    duo.fights()
    with duo.arranged() as state:
        state.fight.life = 3
    duo.has(1, hand=3)
    duo.move("play_combo", who=1, cards=1, damage=2)
    assert duo.state.fight.life == 1
    duo.struck("2")  # its last card
    assert duo.state.fight is None and "wrote-defeated" in duo.wrote


@pytest.mark.rule("WO-FGT-09")
def test_a_witcher_who_plays_the_last_card_loses_to_one_who_holds_another(duo):
    duo.duels()
    duo.has(1, deck=0, hand=1)
    duo.has(2, deck=0, hand=1, shield=0)
    duo.move("play_combo", who=1, cards=1, damage=0)
    assert duo.state.fight is None and duo.one(2).deeds.duels_won == 1


@pytest.mark.rule("WO-FGT-10", "WO-SPC-01", "WO-WFT-02")
@pytest.mark.parametrize("what", ["speciality", "trophy-1", "gift-9"])
def test_what_works_once_in_a_fight_works_again_in_the_next_one(duo, what):
    duo.owns_trophy(1, "witcher", "cat")
    with duo.arranged() as state:
        state.at(1).gifts.append(Gift(id="gift-9", event=3, kind="equipment", often="fight"))
    duo.fights()
    duo.move("use_once", who=1, what=what)
    assert duo.objects("use_once", who=1, what=what).rule == "WO-FGT-10"
    with duo.arranged() as state:
        state.fight.life = 1
    duo.has(1, hand=2)
    duo.move("play_combo", who=1, cards=1, damage=1)
    assert not any(gift.used for gift in duo.one().gifts)
    duo.fights(monster="fiend")
    duo.move("use_once", who=1, what=what)
    assert duo.wrote == ["wrote-used-once"]
