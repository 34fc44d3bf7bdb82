"""WO-EVT: events that are called by number, kept, or read again."""

from __future__ import annotations

import pytest


def solves(table, event: int, who: int = 1) -> None:
    """A quest of a printed card is solved, and its event lies open."""
    table.turn_of(who, moved=True)
    table.has(who, location=7)
    quest = table.quest(who, 7, event=event)
    table.move("solve_quest", who=who, quest=quest)
    assert (table.state.open_card.kind, table.state.open_card.number) == ("event", event)


@pytest.mark.rule("WO-EVT-04")
def test_equipment_stays_by_the_board_and_its_event_with_it(duo):
    solves(duo, 12)
    duo.move("keep_event", who=1, kind="equipment", name="Hák", text="+1", often="fight")
    gift = duo.one().gifts[0]
    assert (gift.event, gift.kind, gift.name["cs"]) == (12, "equipment", "Hák")
    assert duo.state.open_card is None and "printed 12" not in duo.state.resolved
    duo.cards_phase(1, filled=True)
    duo.has(1, hand=3)
    duo.move("gain_action", who=1, position=6)
    assert duo.state.turn.who == 2 and duo.one().gifts  # it stays when the turn is over
    duo.has(2, location=7)
    duo.turn_of(2, moved=True)
    quest = duo.quest(2, 7, event=12)
    assert duo.objects("solve_quest", who=2, quest=quest).rule == "WO-EVT-04"


@pytest.mark.rule("WO-EVT-04")
@pytest.mark.parametrize(("often", "next_fight", "next_turn"), [("fight", True, False), ("turn", False, True)])
def test_a_kept_thing_helps_as_often_as_it_says(duo, often, next_fight, next_turn):
    solves(duo, 12)
    duo.move("keep_event", who=1, kind="companion", often=often)
    gift = duo.one().gifts[0].id
    duo.move("use_gift", who=1, gift=gift)
    assert duo.objects("use_gift", who=1, gift=gift).rule == "WO-EVT-04"
    if next_turn:
        duo.cards_phase(2, filled=True)
        duo.has(2, hand=3)
        duo.move("gain_action", who=2, position=6)
    if next_fight:
        duo.has(1, hand=3, deck=7, discard=0)
        duo.fights()
        duo.move("play_combo", who=1, cards=1, damage=20)
    duo.move("use_gift", who=1, gift=gift)
    assert duo.one().gifts[0].used


@pytest.mark.rule("WO-EVT-04")
def test_what_works_once_in_the_game_never_works_again(duo):
    solves(duo, 12)
    duo.move("keep_event", who=1, kind="equipment", often="once")
    gift = duo.one().gifts[0].id
    duo.move("use_gift", who=1, gift=gift)
    duo.cards_phase(2, filled=True)
    duo.has(2, hand=3)
    duo.move("gain_action", who=2, position=6)
    assert duo.state.turn.who == 1
    assert duo.objects("use_gift", who=1, gift=gift).code == "used-once"


@pytest.mark.rule("WO-EVT-04")
def test_a_kept_thing_leaves_only_when_its_card_says_so_and_its_event_is_resolved_then(duo):
    solves(duo, 12)
    duo.move("keep_event", who=1, kind="equipment")
    duo.move("drop_gift", who=1, gift=duo.one().gifts[0].id)
    assert duo.one().gifts == [] and duo.state.resolved == ["printed 12"]


@pytest.mark.rule("WO-EVT-07")
def test_a_resolved_event_is_marked_and_may_be_called_again(duo):
    solves(duo, 30)
    duo.move("close_card", who=1)
    assert duo.state.resolved == ["printed 30"]
    solves(duo, 30)
    duo.move("close_card", who=1)
    assert duo.state.resolved == ["printed 30"]


@pytest.mark.rule("WO-EVT-07")
def test_read_the_other_way_a_resolved_event_is_out_of_the_game(old_world):
    table = old_world("wolf", "cat", "bear", otherwise=["WO-EVT-07"])
    solves(table, 30)
    table.move("close_card", who=1)
    quest = table.quest(1, 7, event=30)
    assert table.objects("solve_quest", who=1, quest=quest).rule == "WO-EVT-07"
    assert [one.id for one in table.one().quests] == [quest]
    assert table.state.open_card is None


@pytest.mark.rule("WO-EVT-07", "WO-EVT-01")
def test_our_own_events_and_the_printed_ones_are_marked_apart(duo):
    solves(duo, 17)
    duo.move("close_card", who=1)
    duo.turn_of(1, moved=True)
    quest = duo.quest(1, 7, event=17, source="ours")
    duo.move("solve_quest", who=1, quest=quest)
    assert duo.state.open_card.source == "ours"
    assert duo.told("tell-read-aloud") == [{"who": "cat", "whom": "wolf"}]
    assert "ours 17" not in duo.state.resolved  # not before it is read out


@pytest.mark.rule("WO-EVT-08")
def test_a_short_fight_on_the_way_leaves_the_fight_of_phase_two(duo):
    solves(duo, 30)
    duo.has(1, hand=3, deck=7, discard=0, gold=1)
    duo.lives("forest", "arachas", 7)
    duo.move("short_fight", who=1, life=4)
    duo.move("play_combo", who=1, cards=1, damage=4)
    assert duo.state.fight is None and duo.one().gold == 1  # no outcome of a monster fight
    assert duo.one().trophies == [] and duo.state.tasks == []
    duo.move("close_card", who=1)
    assert duo.state.turn.phase == "movement"
    duo.move("fight_monster", who=1)
    assert duo.state.fight.monster == "arachas"
