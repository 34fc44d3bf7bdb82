"""Quests, random events, tasks and chapters: what carries the story from one evening to the next."""

from __future__ import annotations

import pytest

from companion.games.tainted_grail import GAME
from companion.games.tainted_grail.pages.next_step import next_step
from companion.games.tainted_grail.pages.story import story


@pytest.fixture
def table(avalon):
    """Two characters before their first morning, with a counted event deck."""
    return avalon("beor", "ailei", events=9)


def quests(table):
    return [event.name for event in table.state.open_events if event.quest]


@pytest.mark.rule("TG-EVT-03", "TG-EVT-04")
def test_a_quest_that_is_turned_belongs_to_its_chapter(table):
    table.morning(name="The bell", quest=True, act=2, note="Find the ringer")
    (quest,) = story(table.state).quests
    assert (quest.chapter, quest.act, quest.note, quest.since) == (1, 2, "Find the ringer", 1)


@pytest.mark.rule("TG-EVT-04")
def test_a_quest_is_put_right_but_two_do_not_share_a_name(table):
    table.morning(name="The bel", quest=True)
    table.move("lay_quest", name="The ferry")
    table.move("describe_quest", name="The bel", called="The bell", act=1)
    assert quests(table) == ["The bell", "The ferry"]
    assert table.refuses("describe_quest", name="The bell", called="The ferry").field == "called"
    assert table.refuses("describe_quest", name="The well", act=1).message.key == "no-such-quest"
    assert table.refuses("lay_quest", name="The ferry").message.key == "quest-lies-there"


@pytest.mark.rule("TG-EVT-05", "TG-EVT-06")
@pytest.mark.parametrize(("goes_to", "pile"), [("box", "removed"), ("discard", "discard"), ("under", "bottom")])
def test_its_success_comes_first_and_then_its_card_goes_where_the_text_says(table, goes_to, pile):
    table.morning(name="The bell", quest=True)
    table.move("end_quest", name="The bell", goes_to=goes_to)
    assert table.said == ["tell-quest-success", "tell-quest-goes"]
    assert getattr(table.state.events, pile) == ["The bell"]
    piles = {"removed", "discard", "bottom"} - {pile}
    assert not any(getattr(table.state.events, other) for other in piles)


@pytest.mark.rule("TG-EVT-02", "TG-EVT-06")
@pytest.mark.parametrize(("goes_to", "removed"), [("box", ["A vow"]), ("under", [])])
def test_a_quest_on_a_secret_never_touches_the_event_deck(table, goes_to, removed):
    table.morning()
    table.move("lay_quest", name="A vow")
    assert (quests(table), table.state.events.size) == (["A vow"], 8)
    table.move("end_quest", name="A vow", goes_to=goes_to)
    assert table.state.secrets.removed == removed
    assert (table.state.events.size, table.state.events.removed, table.state.events.bottom) == (8, [], [])
    assert table.told("tell-quest-goes")[0]["pile"] == "secrets"


@pytest.mark.rule("TG-EVT-02")
def test_a_quest_that_a_text_fetches_comes_out_of_the_event_deck(table):
    table.move("lay_quest", name="The tower", secret=False)
    assert table.state.events.size == 8
    table.move("end_quest", name="The tower")
    assert table.state.events.removed == ["The tower"]


@pytest.mark.rule("TG-EVT-12")
def test_a_random_event_that_is_a_quest_goes_back_to_its_own_pile(table):
    table.morning(name="A stray", quest=True, random=True)
    table.move("end_quest", name="A stray", goes_to="discard")
    assert (table.state.random_events.bottom, table.state.events.discard) == (["A stray"], [])


@pytest.mark.rule("TG-EVT-11")
def test_the_page_offers_random_events_on_a_day_whose_event_was_turned(table):
    assert not story(table.state).turned
    table.morning()
    assert story(table.state).turned
    table.move("add_random_events", count=2)
    assert (story(table.state).on_top, story(table.state).deck) == (2, 10)
    table.move("end_day", everyone_passes=True)
    table.move("rest")
    table.move("good_night")
    table.move("start_day")
    assert not story(table.state).turned


@pytest.mark.rule("TG-EVT-01", "TG-DSC-03")
def test_the_discard_pile_grows_day_by_day(table):
    for day, name in enumerate(("Hail", "Fog", "A fair"), 1):
        table.morning(name=name)
        assert story(table.state).discard == ["Hail", "Fog", "A fair"][: day - 1]
        table.move("end_day", everyone_passes=True)
        table.move("rest")
        table.move("good_night")


@pytest.mark.rule("TG-EVT-08", "TG-EVT-09")
def test_tasks_close_and_open_again_and_a_changed_location_puts_them_in_doubt(table):
    table.move("note_task", text="Ask the smith", place=104)
    table.move("note_task", text="Find a rope")
    table.move("replace_location", old=104, new=777)
    assert table.told("tell-task-in-doubt") == [{"place": 104, "text": "Ask the smith"}]
    first, second = (task.id for task in table.state.tasks)
    table.move("finish_task", task=first, how="abandoned")
    table.move("finish_task", task=second)
    assert [task.text for task in story(table.state).closed] == ["Find a rope", "Ask the smith"]
    table.move("finish_task", task=first, how="open")
    assert [task.text for task in story(table.state).tasks] == ["Ask the smith"]
    packed = {line.id: line.told.args for line in GAME.packing(table.state).lines}
    assert packed["tasks"] == {"tasks": ["Ask the smith"]}


@pytest.mark.rule("TG-WLD-12", "TG-EVT-07", "TG-SAV-01", "TG-VIC-01")
def test_a_chapters_end_gives_the_hands_a_list(table):
    table.morning(name="The bell", quest=True)
    table.move("end_chapter")
    state = table.state
    assert (state.chapter, state.checklist.purpose, state.outcome) == (2, "chapter", "")
    assert table.wrote == ["wrote-chapter-ended", "wrote-chapter"]
    assert [line.id for line in state.checklist.lines] == [
        "follow-chapter", "adjust-encounters", "leave-training-cards", "adjust-events", "box-discard",
        "keep-quests", "save-now"
    ]  # fmt: skip
    assert state.checklist.lines[0].told.args == {"chapter": 2}
    assert quests(table) == ["The bell"]  # no quest leaves because a chapter does
    table.move("tick", line="save-now")
    table.move("prepare_chapter", chapter=2, events=20)
    assert table.wrote == ["wrote-decks-counted"] and table.state.checklist.left == 6
    table.move("leave_list")
    assert table.state.checklist is None


@pytest.mark.rule("TG-VIC-01")
def test_the_last_chapter_wins_the_campaign(table):
    table.move("leave_list")  # that of the set-up
    table.move("end_chapter", last=True)
    assert (table.state.outcome, table.state.chapter, table.state.checklist) == ("won", 1, None)
    assert table.wrote == ["wrote-chapter-ended", "wrote-campaign-won"]


@pytest.mark.rule("TG-ENC-02", "TG-WLD-12")
def test_harder_cards_replace_easier_ones(table):
    table.move("prepare_chapter", chapter=1, levels={"green": {"first": 8, "second": 4}, "grey": {"first": 10}})
    table.move("prepare_chapter", chapter=2, green=12, levels={"green": {"first": 2, "second": 4, "third": 6}})
    assert table.state.levels == {"green": [2, 4, 6, 0], "grey": [10, 0, 0, 0]}
    assert table.state.encounters["green"].size == 12
    met = table.refuses("prepare_chapter", chapter=2, green=5, levels={"green": {"first": 2}})
    assert (met.field, met.message.key) == ("green", "levels-make-another-sum")
    table.move("prepare_chapter", chapter=2, green=7)  # counted as a whole: the difficulties are no longer known
    assert table.state.levels == {"grey": [10, 0, 0, 0]} and table.state.encounters["green"].size == 7
    assert table.objects("prepare_chapter", chapter=2, blue=31).rule == "TG-BEY-16"


@pytest.mark.rule("TG-JRN-04")
def test_a_location_remembers_what_was_read_and_chosen_there(table):
    table.morning()
    table.move("explore", who=["beor"])
    table.move("note_verse", number=101, verse=212)
    table.move("note_choice", number=101, text="We let the bell lie")
    table.move("note_choice", number=101, text="We went on")
    place = table.state.place(101)
    assert (place.visits, place.explored, place.verses) == (1, 1, [212])
    assert place.choices == ["We let the bell lie", "We went on"]
    assert table.refuses("note_choice", number=777, text="Nothing").field == "number"


def test_nothing_of_it_stands_between_a_morning_and_its_day(table):
    table.move("start_day")
    assert next_step(table.state).page == "day#event"  # only the table sees what the card is
    table.move("turn_event")
    assert table.step == "actions"
