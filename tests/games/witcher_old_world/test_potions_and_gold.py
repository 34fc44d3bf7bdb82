"""POT and GLD: potions and gold: how many one may own, use and pay, and what a loss takes."""

from __future__ import annotations

import pytest

from companion.core.viewer import Viewer
from companion.games.witcher_old_world import GAME


@pytest.fixture
def by_hand(old_world):
    """A wolf and a cat whose player boards the table keeps."""
    table = old_world("wolf", "cat", areas={"boards": "table", "map": "app", "market": "app", "decks": "app"})
    table.move("choose_terrain", who=1, terrain="mountain")
    return table


@pytest.mark.rule("WO-POT-01")
def test_potions_lie_by_the_board_and_come_from_their_deck(duo):
    deck = duo.state.potions
    duo.move("change", who=1, what="potions", by=2)
    assert (duo.one(1).potions, duo.one(2).potions, duo.state.potions) == (2, 0, deck - 2)
    duo.move("change", who=1, what="potions", by=-1)
    assert (duo.one(1).potions, duo.state.potion_discard, duo.state.potions) == (1, 1, deck - 2)
    assert GAME.seen(duo.state, Viewer(2)).at(1).potions == 1  # face up


@pytest.mark.rule("WO-POT-01", "WO-POT-08")
def test_where_the_table_keeps_the_boards_potions_are_told_and_never_run_out_in_the_app(by_hand):
    with by_hand.arranged() as state:
        state.potions, state.potion_discard = 1, 0
    by_hand.move("change", who=1, what="potions", by=3)
    assert by_hand.told("tell-draw-potions") == [{"who": "wolf", "count": 3}]
    assert "tell-no-potions" not in by_hand.said and by_hand.one(1).potions == 0


@pytest.mark.rule("WO-POT-02")
@pytest.mark.parametrize("alchemy", [1, 3, 5])
def test_four_potions_are_the_most_whatever_the_alchemy(duo, alchemy):
    duo.has(1, alchemy=alchemy, potions=3)
    duo.move("change", who=1, what="potions", by=1)
    assert duo.one(1).potions == 4 and "tell-too-many-potions" not in duo.said
    duo.move("change", who=1, what="potions", by=2)
    assert (duo.one(1).potions, duo.state.potion_discard) == (4, 2)
    assert duo.told("tell-too-many-potions") == [{"who": "wolf", "count": 2}]  # which ones is its owner's choice


@pytest.mark.rule("WO-POT-02")
def test_the_limit_holds_for_a_potion_that_comes_with_alchemy(duo):
    duo.has(1, potions=4)
    duo.move("raise_by_card", who=1, attribute="alchemy")
    assert (duo.one(1).potions, duo.state.potion_discard) == (4, 1)


@pytest.mark.rule("WO-POT-04")
def test_a_used_potion_is_kept_until_the_fight_is_over_and_then_discarded(duo):
    duo.has(1, alchemy=3, potions=3)
    duo.fights()
    duo.has(1, hand=3)
    duo.move("use_potion", who=1)
    duo.move("use_potion", who=1)
    assert (duo.one(1).potions, duo.state.fight.fighters["1"].potions, duo.state.potion_discard) == (3, 2, 0)
    duo.move("play_combo", who=1, cards=1, damage=30)
    assert (duo.one(1).potions, duo.state.potion_discard) == (1, 2)


@pytest.mark.rule("WO-POT-04")
def test_a_used_potion_cannot_be_used_again(duo):
    duo.has(1, alchemy=3, potions=1)
    duo.fights()
    duo.move("use_potion", who=1)
    assert duo.objects("use_potion", who=1).message.key == "no-potion-left"


@pytest.mark.rule("WO-POT-04")
def test_the_beaten_discards_what_was_used_too(duo):
    duo.has(1, alchemy=2, potions=2)
    duo.fights()
    duo.has(1, shield=0, hand=1, deck=1)
    duo.move("use_potion", who=1)
    duo.move("play_combo", who=1, cards=1, more=-5)
    duo.struck("9")
    duo.move("take_cost_card", who=1, position=6)
    assert (duo.one(1).potions, duo.state.potion_discard) == (1, 1)


@pytest.mark.rule("WO-POT-05")
def test_over_the_whole_fight_no_more_potions_are_used_than_alchemy_says(duo):
    duo.has(1, alchemy=2, potions=4)
    duo.fights()
    duo.has(1, hand=4, deck=6, shield=0)
    duo.move("use_potion", who=1)
    duo.move("play_combo", who=1, cards=1)
    duo.struck("2")
    duo.move("use_potion", who=1)
    assert duo.objects("use_potion", who=1).rule == "WO-POT-05"
    duo.move("play_combo", who=1, cards=1)
    duo.struck("2")
    assert duo.objects("use_potion", who=1).rule == "WO-POT-05"


@pytest.mark.rule("WO-POT-05")
def test_the_next_fight_counts_potions_anew(duo):
    duo.has(1, alchemy=1, potions=3)
    for monster in ("arachas", "barghest"):
        duo.fights(monster=monster)
        duo.has(1, hand=2)
        duo.move("use_potion", who=1)
        assert duo.objects("use_potion", who=1).rule == "WO-POT-05"
        duo.move("play_combo", who=1, cards=1, damage=30)
    assert duo.one(1).potions == 1


@pytest.mark.rule("WO-POT-06")
def test_a_potion_that_an_effect_discards_is_not_counted(duo):
    duo.has(1, alchemy=1, potions=2)
    duo.fights()
    duo.move("change", who=1, what="potions", by=-1)
    assert (duo.one(1).potions, duo.state.fight.fighters["1"].potions) == (1, 0)
    duo.move("use_potion", who=1)
    assert duo.state.fight.fighters["1"].potions == 1


@pytest.mark.rule("WO-POT-07")
def test_the_alchemy_of_the_moment_counts_and_what_was_used_stays_counted(duo):
    duo.has(1, alchemy=2, potions=3)
    duo.fights()
    duo.move("use_potion", who=1)
    duo.move("lower_by_card", who=1, attribute="alchemy")
    assert duo.objects("use_potion", who=1).rule == "WO-POT-05"
    duo.move("raise_by_card", who=1, attribute="alchemy")
    duo.move("use_potion", who=1)
    assert duo.objects("use_potion", who=1).rule == "WO-POT-05"


@pytest.mark.rule("WO-POT-08")
def test_an_empty_potion_deck_is_made_anew_of_the_discarded_ones(duo):
    with duo.arranged() as state:
        state.potions, state.potion_discard = 1, 3
    duo.move("change", who=1, what="potions", by=2)
    assert (duo.one(1).potions, duo.state.potions, duo.state.potion_discard) == (2, 2, 0)
    assert duo.said == ["tell-reshuffle-potions", "tell-draw-potions"]
    with duo.arranged() as state:
        state.potions, state.potion_discard = 0, 0
    duo.move("change", who=1, what="potions", by=1)
    assert duo.one(1).potions == 2 and duo.said == ["tell-no-potions"]


# --- gold ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WO-GLD-01")
def test_gold_is_kept_by_the_board_for_all_to_see(duo):
    duo.has(1, gold=2)
    duo.move("change", who=1, what="gold", by=3)
    assert (duo.one(1).gold, duo.told("tell-gain-gold")) == (5, [{"who": "wolf", "count": 3}])
    assert GAME.seen(duo.state, Viewer(2)).at(1).gold == 5


@pytest.mark.rule("WO-GLD-02")
def test_a_price_is_paid_whole_or_not_at_all(duo):
    duo.has(1, gold=1, location=3, hand=5)
    duo.turn_of(1, moved=True)
    assert duo.objects("train", who=1, attribute="combat").message.key == "too-little-gold"
    quest = duo.quest(1, 3, pays=2)
    assert duo.objects("solve_quest", who=1, quest=quest).message.key == "too-little-gold"
    assert (duo.one(1).gold, duo.one(1).combat, len(duo.one(1).quests)) == (1, 1, 1)
    duo.has(1, gold=2)
    duo.move("solve_quest", who=1, quest=quest)
    assert (duo.one(1).gold, duo.one(1).quests) == (0, [])


@pytest.mark.rule("WO-GLD-02")
def test_a_choice_of_a_tale_that_costs_more_than_one_owns_cannot_be_made(duo):
    duo.has(1, gold=1)
    duo.move("explore", who=1, deck="wilds", source="ours", number=28)
    duo.objects("choose", choice="b")  # two gold
    assert (duo.one(1).gold, duo.state.books[duo.state.book].at) == (1, "wilds-28")
    duo.has(1, gold=2)
    duo.move("choose", choice="b")
    assert duo.told("tell-lose-gold")[0] == {"who": "wolf", "count": 2}


@pytest.mark.rule("WO-GLD-03")
@pytest.mark.parametrize(("owned", "lost", "left"), [(5, 3, 2), (3, 3, 0), (1, 3, 0), (0, 2, 0)])
def test_a_loss_takes_what_there_is_and_never_more(duo, owned, lost, left):
    duo.has(1, gold=owned)
    duo.move("change", who=1, what="gold", by=-lost)
    assert duo.one(1).gold == left
    taken = [{"who": "wolf", "count": owned - left}] if owned - left else []
    assert duo.told("tell-lose-gold") == taken


@pytest.mark.rule("WO-GLD-01", "WO-GLD-03")
def test_where_the_table_keeps_the_boards_gold_is_only_told(by_hand):
    by_hand.move("change", who=1, what="gold", by=2)
    assert by_hand.told("tell-gain-gold") == [{"who": "wolf", "count": 2}]
    by_hand.move("change", who=1, what="gold", by=-3)
    assert (by_hand.told("tell-lose-gold"), by_hand.one(1).gold) == ([{"who": "wolf", "count": 3}], 0)
