"""EVT: events and their piles, quests that stay until their own text ends them, tasks in the players' own words."""

from __future__ import annotations

import pytest


@pytest.fixture
def dawn(avalon):
    """A counted event deck, and the day's event about to be turned."""
    table = avalon("beor", "ailei", events=20)
    table.move("start_day")
    return table


def next_dawn(table) -> None:
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")
    table.move("start_day")


def lying(table) -> list[str]:
    return [event.name for event in table.state.open_events]


@pytest.mark.rule("TG-EVT-01", "TG-DSC-03")
def test_the_event_deck_has_a_discard_pile_of_its_own(dawn):
    dawn.move("turn_event", drew="Fog")
    assert (dawn.state.events.size, dawn.state.events.discard) == (19, [])
    next_dawn(dawn)
    dawn.move("turn_event", drew="A feast")
    assert (dawn.state.events.size, dawn.state.events.discard) == (18, ["Fog"])
    assert dawn.told("tell-discard-event") == [{"name": "Fog"}]


@pytest.mark.rule("TG-EVT-02")
def test_a_quest_may_come_on_a_secret(dawn):
    dawn.move("turn_event", drew="Fog")
    dawn.move("lay_quest", name="The drowned bell", note="Reach the shore", chapter=2, act=1)
    quest = dawn.state.open_events[-1]
    assert (quest.name, quest.quest, quest.chapter, quest.act, quest.note) == (
        "The drowned bell", True, 2, 1, "Reach the shore",
    )  # fmt: skip
    assert dawn.state.events.size == 19  # no event card was turned for it
    assert dawn.told("tell-lay-quest") == [{"name": "The drowned bell"}]


@pytest.mark.rule("TG-EVT-03", "TG-SOD-08")
def test_a_quest_that_is_drawn_joins_the_active_ones(dawn):
    dawn.move("turn_event", drew="The bell", quest=True)
    assert [(event.name, event.quest) for event in dawn.state.open_events] == [("The bell", True)]
    assert dawn.told("tell-lay-quest") == [{"name": "The bell"}]
    assert dawn.state.events.discard == []


@pytest.mark.rule("TG-EVT-04")
def test_a_quest_keeps_its_title_chapter_act_and_condition(dawn):
    dawn.move("turn_event", drew="The bell", quest=True, chapter=1, act=2, note="Light the third menhir")
    quest = dawn.state.open_events[0]
    assert (quest.name, quest.chapter, quest.act, quest.note) == ("The bell", 1, 2, "Light the third menhir")
    dawn.move("describe_quest", name="The bell", called="The bell below", note="Light any menhir")
    quest = dawn.state.open_events[0]
    assert (quest.name, quest.chapter, quest.act, quest.note) == ("The bell below", 1, 2, "Light any menhir")


@pytest.mark.rule("TG-EVT-05", "TG-EVT-06")
@pytest.mark.parametrize(("goes", "pile"), [("box", "removed"), ("discard", "discard"), ("under", "bottom")])
def test_a_solved_quest_tells_of_its_success_and_goes_where_its_text_says(dawn, goes, pile):
    dawn.move("turn_event", drew="The bell", quest=True)
    dawn.move("end_quest", name="The bell", goes_to=goes)
    assert dawn.told("tell-quest-success") == [{"name": "The bell"}]
    assert getattr(dawn.state.events, pile) == ["The bell"]
    assert lying(dawn) == []
    assert dawn.state.events.size + len(dawn.state.events.discard) + len(dawn.state.events.removed) == 20


@pytest.mark.rule("TG-EVT-06")
def test_no_morning_takes_a_quest_away(dawn):
    dawn.move("turn_event", drew="The bell", quest=True)
    for name in ("Fog", "Rain", "A feast"):
        next_dawn(dawn)
        dawn.move("turn_event", drew=name)
        assert lying(dawn) == ["The bell", name]
    assert "The bell" not in dawn.state.events.discard + dawn.state.events.removed


@pytest.mark.rule("TG-EVT-06")
def test_only_a_quest_that_lies_there_can_end(dawn):
    dawn.move("turn_event", drew="Fog")
    assert dawn.refuses("end_quest", name="Fog").message.key == "no-such-quest"


@pytest.mark.rule("TG-EVT-07")
def test_several_quests_are_active_at_once_and_one_may_end_the_chapter(dawn):
    dawn.move("turn_event", drew="The bell", quest=True)
    next_dawn(dawn)
    dawn.move("turn_event", drew="The ferry", quest=True)
    assert lying(dawn) == ["The bell", "The ferry"]
    dawn.move("end_quest", name="The bell")
    assert lying(dawn) == ["The ferry"]
    dawn.move("end_chapter")
    assert dawn.state.checklist.purpose == "chapter"
    assert dawn.state.outcome == ""
    dawn.move("leave_list")
    dawn.move("prepare_chapter", chapter=2, events=12)
    assert (dawn.state.chapter, dawn.state.events.size) == (2, 12)
    assert lying(dawn) == ["The ferry"]


@pytest.mark.rule("TG-EVT-08", "TG-EVT-09")
def test_a_task_is_noted_in_own_words_with_its_place_and_day(dawn):
    dawn.move("note_task", text="Whose grave is it?", place=101)
    task = dawn.state.tasks[0]
    assert (task.text, task.place, task.since, task.state) == ("Whose grave is it?", 101, 1, "open")
    dawn.move("finish_task", task=task.id, how="abandoned")
    assert dawn.state.tasks[0].state == "abandoned"
    dawn.move("finish_task", task=task.id, how="open")
    dawn.move("finish_task", task=task.id)
    assert dawn.state.tasks[0].state == "done"
    assert dawn.refuses("finish_task", task="task-99").field == "task"


@pytest.mark.rule("TG-EVT-08")
def test_when_the_place_of_a_task_is_replaced_the_table_hears_of_it(dawn):
    dawn.move("note_task", text="Whose grave is it?", place=105)
    dawn.move("replace_location", old=105, new=777)
    assert dawn.told("tell-task-in-doubt") == [{"place": 105, "text": "Whose grave is it?"}]
    assert dawn.state.tasks[0].state == "open"  # the players decide


@pytest.mark.rule("TG-EVT-11", "TG-WLD-11")
def test_an_event_lays_random_events_on_top_of_the_event_deck(dawn):
    dawn.move("turn_event", drew="Fog")
    dawn.move("add_random_events", count=2, drew=["Hail", "A stranger"])
    assert dawn.state.events.top == ["A stranger", "Hail"]  # the one laid last lies on top
    assert dawn.state.events.size == 21
    assert dawn.state.random_events.size == 20
    assert dawn.told("tell-add-random-events") == [{"count": 2}]
    next_dawn(dawn)
    dawn.move("turn_event")
    assert (lying(dawn), dawn.state.open_events[0].random) == (["A stranger"], True)


@pytest.mark.rule("TG-EVT-12", "TG-DSC-01")
def test_a_random_event_goes_under_its_own_pile_and_a_story_event_to_the_discard_pile(dawn):
    dawn.move("turn_event", drew="Fog")
    dawn.move("add_random_events", count=1, drew=["Hail"])
    next_dawn(dawn)
    dawn.move("turn_event")
    assert dawn.state.events.discard == ["Fog"]
    next_dawn(dawn)
    dawn.move("turn_event", drew="A feast")
    assert dawn.state.random_events.bottom == ["Hail"]
    assert dawn.state.events.discard == ["Fog"]
    assert dawn.told("tell-random-event-back") == [{"name": "Hail"}]
    assert dawn.state.random_events.size == 22
