"""What playing it at a table showed: the hands are told once, and a short fight is read before it is fought."""

from __future__ import annotations

import pytest

from companion.games.witcher_old_world import GAME
from companion.games.witcher_old_world.books.world import ContinentWorld
from companion.games.witcher_old_world.pages.movement import ways
from companion.games.witcher_old_world.pages.next_step import next_step

BY_HAND = {"boards": "app", "map": "app", "market": "app", "decks": "table"}
SHORT_FIGHT = 4  # one of our own events that begins with a short fight


@pytest.fixture
def by_hand(old_world):
    """Three witchers whose decks lie on the table, uncounted."""
    return old_world("wolf", "cat", "bear", areas=BY_HAND)


@pytest.fixture
def short_fight(old_world):
    """The wolf has solved a quest whose event is a short fight."""
    table = old_world("wolf", "cat", "bear", areas=BY_HAND, tales="ours")
    table.turn_of(1, moved=True)
    table.has(1, location=7)
    table.move("solve_quest", who=1, quest=table.quest(1, 7, event=SHORT_FIGHT, source="ours"))
    assert table.state.fight.kind == "short"
    return table


@pytest.mark.rule("WO-FAT-02")
def test_fatigue_is_told_once(by_hand):
    by_hand.has(1, combat=5)
    by_hand.turn_of(1)
    by_hand.move("meditate", who=1, attribute="combat")
    assert "tell-fatigue" in by_hand.said and "tell-trash-cards" not in by_hand.said


@pytest.mark.rule("WO-MFT-07", "WO-MFT-09")
@pytest.mark.parametrize(
    ("effect", "told", "not_again"),
    [
        ("random", "tell-random-discard", "tell-lose-from-deck"),
        ("trash 1", "tell-trash-one", "tell-trash-cards"),
    ],
)
def test_what_the_monster_takes_is_told_once(by_hand, effect, told, not_again):
    by_hand.fights(first="monster")
    by_hand.struck(effect)
    assert told in by_hand.said and not_again not in by_hand.said


@pytest.mark.rule("WO-LOC-15", "WO-LOC-16")
@pytest.mark.parametrize("otherwise", [False, True])
def test_which_market_cards_leave_and_for_where_is_told_at_once(old_world, otherwise):
    table = old_world("wolf", "cat", areas=BY_HAND, otherwise=["WO-LOC-16"] if otherwise else [])
    table.move("describe_place", place=7, action="clearing")
    table.has(1, location=7)
    table.turn_of(1, moved=True)
    table.move("clear_market", who=1, positions=[5, 2])
    assert table.told("tell-clear-market") == [{"positions": [2, 5], "count": 2, "removed": not otherwise}]
    assert "tell-slide-market" not in table.said


@pytest.mark.rule("WO-SOL-16")
def test_alone_the_last_card_is_told_after_the_one_that_was_taken(old_world):
    table = old_world("wolf", areas=BY_HAND)
    table.cards_phase(1, filled=True)
    table.move("gain_action", who=1, position=5)
    assert table.said.index("tell-slide-market") < table.said.index("tell-solo-last-card")
    assert table.said.count("tell-slide-market") == 1


@pytest.mark.rule("WO-EVT-08", "WO-EXP-03")
def test_a_short_fight_is_read_first_then_fought_then_read_on(short_fight):
    state = short_fight.state
    assert GAME.page_after("solve_quest", "turn", state) == "journal"
    world = ContinentWorld(None, state, state.open_reading, None)
    assert world.fights.key == "journal-to-fight"
    short_fight.move("play_combo", who=1, cards=1, damage=9)
    assert short_fight.state.fight is None and GAME.page_after("play_combo", "turn", short_fight.state) == "journal"
    assert ContinentWorld(None, short_fight.state, short_fight.state.open_reading, None).fights is None


@pytest.mark.rule("WO-EXP-16")
def test_a_tale_that_is_read_out_leaves_no_book_waiting(short_fight):
    short_fight.move("play_combo", who=1, cards=1, damage=9)
    while short_fight.state.open_card is not None:
        choice = "won" if "won" in _ways(short_fight) else _ways(short_fight)[0]
        short_fight.move("choose", choice=choice)
    assert "tell-book-rests" not in short_fight.said
    assert "wrote-book-rests" not in [message.key for message in short_fight.chronicle]


def _ways(table) -> list[str]:
    book = table.library.opened(table.state.book).book
    return [choice.id for choice in book.passages[table.state.open_reading.at].choices]


@pytest.mark.rule("WO-POK-07")
def test_the_large_step_rolls_with_the_tables_own_dice_when_they_were_told(by_hand):
    by_hand.has(1, location=7, gold=2)
    by_hand.has(2, location=7, gold=2)
    by_hand.turn_of(1, moved=True)
    by_hand.move("challenge", who=1, whom=2)
    assert next_step(by_hand.state).form == "dice-form"


@pytest.mark.rule("WO-KF-03")
def test_a_way_says_which_attribute_is_raised_there(by_hand):
    by_hand.move("describe_place", place=7, action="attribute", attribute="combat")
    by_hand.turn_of(1)
    way = next(way for way in ways(by_hand.state) if way.place == 7)
    assert (way.action, way.attribute) == ("attribute", "combat")
