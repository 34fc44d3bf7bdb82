"""A book told at a table: what is offered, what a step does, and what becomes of a book that changes meanwhile."""

from __future__ import annotations

import pytest

from companion.story.book import Door
from companion.story.reading import TRAIL, Reading, begin, renamed
from companion.story.spoken import SpokenPassage
from companion.story.teller import Scene, Teller

from .books import COVER, END, VOCABULARY, passage, read, whole
from .village import PEOPLE, Village, at, ford, offered, take, teller

# --- offers


@pytest.mark.parametrize(
    ("clause", "state"),
    [
        ("needs trust == 0", "open"),
        ("needs trust >= 1", None),
        ("needs any.courage >= 2", "open"),
        ("needs any.courage >= 3", None),
        ("needs any.courage >= 3, shown", "locked"),
        ("needs any.empathy >= 1", "unsure"),
        ("needs any.empathy >= 1 or trust == 0", "open"),
        ("needs any.empathy >= 1 and trust == 1", None),
        ("each pays energy 1", "open"),
        ("each pays energy 3", "locked"),
        ("each pays energy 1 | party pays food 9", "locked"),
        ("needs trust >= 1 | each pays energy 1", None),
        ("once", "open"),
    ],
)
def test_a_choice_is_open_locked_unsure_or_not_there(clause, state):
    telling, village = ford(f"- [wade](#end) | {clause}"), Village(courage=2)
    village.purse = {"energy": 2, "food": 5}
    scene = at(telling, village=village)
    assert offered(telling, scene).get("wade") == state
    assert [way.choice.id for way in telling.open_ways(scene)] == (["wade", "else"] if state == "open" else ["else"])


def test_a_price_that_only_the_table_can_judge_locks_nothing():
    telling = ford("- [wade](#end) | each pays magic 1")
    assert offered(telling, at(telling))["wade"] != "locked"


def test_choices_stand_in_the_order_of_the_book():
    telling = ford("- [wade](#end)", "- [shout](#wood)", "- [knock](#end)")
    assert list(offered(telling, at(telling))) == ["wade", "shout", "knock", "else"]


def test_what_can_be_chosen_once_is_gone_for_the_whole_reading():
    telling = ford("- [wade](#wood) | once")
    scene = at(telling)
    take(telling, scene, "wade")
    take(telling, scene, "back")
    assert list(offered(telling, scene)) == [way.choice.id for way in telling.open_ways(scene)] == ["else"]
    assert scene.reading.chosen == {"ford.wade": 1, "wood.back": 1}


def test_after_a_fight_that_the_table_ended_only_its_outcome_is_offered():
    fates = ("won", "fled", "lost")
    telling = ford("does: encounter grey", *(f"- [{fate}](#end) | after {fate}" for fate in fates))
    scene = at(telling)
    assert list(offered(telling, scene)) == ["won", "fled", "lost", "else"]
    scene.reading.outcome = "fled"
    assert list(offered(telling, scene)) == ["fled", "else"]
    take(telling, scene, "fled")
    assert ("fought", "fled") in scene.world.happened and scene.reading.outcome == ""


FELL_BACK = [
    ("won", ("won", "fled", "lost"), ["won"]),
    ("withdrew", ("won", "fled", "lost"), ["fled"]),  # a book from before there were such outcomes
    ("avoided", ("won", "fled", "lost"), ["fled"]),
    ("withdrew", ("won", "fled", "lost", "withdrew"), ["withdrew"]),
    ("avoided", ("won", "fled", "lost", "avoided"), ["avoided"]),
    ("fled", ("won", "fled", "lost", "avoided"), ["fled"]),
    ("lost", ("won", "fled", "lost", "withdrew"), ["lost"]),
    ("withdrew", ("won", "lost"), ["lost"]),
    ("avoided", ("won", "lost"), ["lost"]),
    ("withdrew", ("won",), []),  # never won
    ("lost", ("won", "fled"), []),
]


@pytest.mark.parametrize(("outcome", "written", "told"), FELL_BACK)
def test_an_outcome_that_the_passage_has_no_way_for_is_told_by_the_nearest_one(outcome, written, told):
    ways = [f"- [{fate}](#end) | after {fate}" for fate in written]
    telling = Teller(read(passage("ford", "entry: start", *ways, "- [else](#end)"), END)[0], VOCABULARY)
    scene = at(telling)
    assert list(offered(telling, scene)) == [*written, "else"]  # nobody has said yet: the table picks
    scene.reading.outcome = outcome
    assert list(offered(telling, scene)) == [*told, "else"]


def test_a_way_that_nobody_may_see_is_no_way_for_that_outcome():
    ways = ("- [fled](#end) | after fled", "- [gone](#end) | after withdrew | needs trust >= 1")
    telling = Teller(read(passage("ford", "entry: start", *ways), END)[0], VOCABULARY)
    scene = at(telling)
    scene.reading.outcome = "withdrew"
    assert list(offered(telling, scene)) == ["fled"]
    scene.reading.values["trust"] = 1
    assert list(offered(telling, scene)) == ["gone"]


def test_a_book_that_rests_or_has_ended_offers_nothing():
    telling = ford("- [camp](#wood) | rests")
    scene = at(telling)
    take(telling, scene, "camp")
    assert offered(telling, scene) == offered(telling, at(telling, "end")) == {}


def test_a_condition_that_cannot_be_read_is_for_the_table_to_judge():
    telling = ford("- [wade](#end) | needs trust >= 1")
    broken = Teller(whole(passage("ford", "entry: start", "- [on](#end)"), END, cover=COVER), VOCABULARY)
    broken.book.passages |= telling.book.passages
    broken.book.variables.clear()
    assert offered(broken, at(broken))["wade"] == "unsure"


# --- steps


def test_arriving_counts_and_does_what_the_passage_does_every_time():
    telling = teller(
        passage("ford", "entry: start", "does: add trust 2 | mark watch 3 | lose each.energy 1", "- [on](#end)")
    )
    scene = at(telling)
    telling.arrive(scene, "ford")
    assert scene.reading.read == {"ford": 2} and scene.reading.values == {"trust": 4, "brine": 2}
    assert scene.world.happened == [("mark", "watch", 3), ("lose", "each.energy", 1)] * 2


def test_a_choice_is_paid_before_it_does_anything():
    telling = ford("- [wade](#end) | gain each.food 1 | each pays energy 1 | set trust 5 | party pays wealth 2")
    scene = at(telling)
    take(telling, scene, "wade")
    assert [one[0] for one in scene.world.happened] == ["pay", "pay", "gain"]
    assert scene.reading.values["trust"] == 5 and scene.reading.at == "end"


def test_who_does_not_pay_drops_out_and_is_not_brought_back_by_rejoining():
    telling = ford("- [wade](#wood) | each pays energy 1 | each pays food 1", "- [meet](#wood) | rejoin")
    scene = at(telling)
    scene.world.poor = ["ailei"]
    take(telling, scene, "wade")
    assert (scene.reading.who, scene.reading.apart, scene.reading.out) == (["beor", "arev"], [], ["ailei"])
    assert scene.world.happened[-1][-1] == ["beor", "arev"]  # the second price is no affair of hers
    telling.arrive(scene, "ford")
    take(telling, scene, "meet")
    assert (scene.reading.who, scene.reading.out) == (["beor", "arev"], ["ailei"])


def test_some_go_and_the_rest_wait_apart_and_pay_nothing():
    telling = ford("- [leap](#wood) | some go | each pays energy 1")
    scene = at(telling)
    take(telling, scene, "leap", going=["arev", "beor"])
    assert (scene.reading.who, scene.reading.apart) == (["beor", "arev"], ["ailei"])
    assert scene.world.happened == [("pay", "each", "energy", 1, ["beor", "arev"])]


@pytest.mark.parametrize(("rolled", "goal"), [(1, "end"), (2, "wood"), (3, "wood"), (4, "moor"), (6, "moor")])
def test_a_roll_decides_where_a_choice_leads(rolled, goal):
    turns = "or [a](#end) if roll == 1 | or [b](#wood) if roll + any.caution < 5 | or [c](#ford) if roll < 3"
    telling = ford(f"- [leap](#moor) | roll d6 | {turns}")
    scene = at(telling, village=Village(caution=1))
    assert take(telling, scene, "leap", rolled=rolled).passage.id == scene.reading.at == goal


def test_a_roll_counts_for_its_own_choice_only():
    telling = ford("- [roll](#ford) | roll d6", "- [go](#end) | or [x](#wood) if roll >= 1")
    scene = at(telling)
    take(telling, scene, "roll", rolled=6)
    assert take(telling, scene, "go").passage.id == "end"


def test_a_turn_needs_no_roll_and_sees_what_the_choice_did():
    telling = ford("- [go](#end) | add trust 1 | or [x](#wood) if trust >= 1")
    assert take(telling, at(telling), "go").passage.id == "wood"


def test_numbers_of_the_book_stay_within_what_a_save_can_hold():
    telling = ford("- [more](#ford) | add trust 999", "- [less](#ford) | add brine -999")
    scene = at(telling)
    for _ in range(3):
        take(telling, scene, "more")
        take(telling, scene, "less")
    assert scene.reading.values == {"trust": 999, "brine": -999}


def test_an_ending_ends_the_reading():
    telling = ford("- [wade](#end)")
    scene = at(telling)
    take(telling, scene, "wade")
    assert (scene.reading.ended, scene.reading.endings) == (True, ["end"])


def test_a_rest_waits_at_the_target_which_is_not_read_yet():
    telling = ford("- [camp](#wood) | add trust 1 | rests")
    scene = at(telling)
    assert take(telling, scene, "camp") is None
    assert (scene.reading.at, scene.reading.resting, scene.reading.read) == ("wood", True, {"ford": 1})
    telling.arrive(scene, "wood")
    assert not scene.reading.resting and scene.reading.read == {"ford": 1, "wood": 1}


@pytest.mark.parametrize(("bookmark", "goal"), [("wood", "wood"), ("", "end")])
def test_a_way_returns_to_where_the_book_rested_else_to_its_target(bookmark, goal):
    telling = ford("- [wake](#end) | returns")
    scene = at(telling)
    scene.reading.bookmark = bookmark
    assert take(telling, scene, "wake").passage.id == goal
    assert scene.reading.bookmark == ""


def test_cases_are_asked_of_the_scene():
    telling = teller(
        passage(
            "ford", "entry: start", "case again: times['ford'] >= 2", "- [on](#end)", en="{again: x}", cs="{again: x}"
        )
    )
    scene = at(telling)
    spoken = SpokenPassage(telling, scene, telling.told("ford"), "en")
    assert spoken.resolved("{again: yes|no} {never: yes|no}") == "no no"
    telling.arrive(scene, "ford")
    assert spoken.resolved("{again: yes|no}") == "yes"


# --- books that change under a reading


RENAMED = COVER.replace("dial:", "alias: old-ford -> older-ford\nalias: older-ford -> ford\ndial:")


def test_a_reading_follows_a_passage_that_was_renamed():
    book = teller(passage("ford", "entry: start", "- [wade](#end)"), cover=RENAMED).book
    reading = Reading(
        at="old-ford",
        bookmark="old-ford",
        read={"old-ford": 2, "ford": 1, "end": 1},
        chosen={"old-ford.wade": 1, "ford.wade": 2},
        recent={"old-ford": 3, "ford": 2},
        trail=["old-ford", "end"],
    )
    renamed(reading, book)
    assert (reading.at, reading.bookmark, reading.trail) == ("ford", "ford", ["ford", "end"])
    assert (reading.read, reading.chosen, reading.recent) == ({"ford": 3, "end": 1}, {"ford.wade": 3}, {"ford": 3})
    before = repr(reading)
    renamed(reading, book)
    assert repr(reading) == before


def test_so_does_one_that_rests_at_it_or_will_return_to_it():
    book = teller(passage("ford", "entry: start", "- [wade](#end)"), cover=RENAMED).book
    resting, returning = Reading(at="older-ford", resting=True), Reading(at="end", bookmark="old-ford")
    for reading in (resting, returning):
        renamed(reading, book)
    assert (resting.at, returning.at, returning.bookmark) == ("ford", "end", "ford")
    assert resting.read == returning.read == {}


def test_a_passage_is_told_by_the_id_that_it_used_to_have():
    telling = teller(passage("ford", "entry: start", "- [wade](#old-ford)", "- [on](#end)"), cover=RENAMED)
    scene = at(telling, "old-ford")
    assert (scene.reading.at, scene.reading.read) == ("ford", {"ford": 1})
    assert take(telling, scene, "wade").passage.id == "ford"


def test_a_passage_that_is_gone_is_no_error_and_there_are_ways_on():
    telling = ford("- [wade](#wood)")
    scene = at(telling)
    for id in ("wade", "back", "wade"):
        take(telling, scene, id)
    del telling.book.passages["wood"]
    telling = Teller(telling.book, VOCABULARY)
    assert telling.told("wood") is None and telling.offers(scene) == []
    assert [one.id for one in telling.way_on(scene.reading)] == ["ford"]
    assert telling.arrive(scene, "wood") is None and scene.reading.at == "wood"
    assert scene.reading.read == {"ford": 2, "wood": 2}


def test_the_ways_on_are_the_last_ones_read_then_the_beginning_and_four_at_most():
    telling = teller(
        passage("ford", "entry: start", "- [on](#p-0)"),
        *(passage(f"p-{n}", f"- [on](#p-{n + 1})") for n in range(20)),
        passage("p-20", "- [on](#end)"),
    )
    scene = at(telling)
    assert [one.id for one in telling.way_on(Reading())] == ["ford"]
    for n in range(20):
        telling.arrive(scene, f"p-{n}")
    assert [one.id for one in telling.way_on(scene.reading)] == ["p-19", "p-18", "p-17", "p-16"]
    assert len(scene.reading.trail) == TRAIL


def test_a_reading_begins_with_the_books_own_numbers():
    telling = ford()
    reading = begin(telling.book, PEOPLE)
    assert (reading.values, reading.who, reading.read, reading.at) == ({"trust": 0, "brine": 2}, PEOPLE, {}, "")
    reading.values["trust"] = 9
    assert telling.book.variables["trust"] == 0
    assert [door.entry for door in telling.doors(Scene(reading, Village())) if door.opens] == [Door("start")]
