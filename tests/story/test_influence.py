"""What a walk counts: how often each condition held, and how far the choices of a book move its endings."""

from __future__ import annotations

import pytest

from companion.house import shipped
from companion.library.shelf import read_folder
from companion.story.influence import Alike, Stand, alike, weighed
from companion.story.walking import Walk, walk

from .books import passage, whole
from .village import teller

BOOKS = shipped("journal") / "tainted-grail"


def answered(walked: Walk) -> dict[str, str]:
    """The conditions that always gave the same answer."""
    return {f"{one.asked.passage} {one.asked.part}": one.one_sided for one in walked.conditions if one.one_sided}


# --- conditions


def test_conditions_that_always_give_the_same_answer_are_named():
    telling = teller(
        passage(
            "ford",
            "entry: start",
            'case been: visited["ford"]',
            'case luck: chosen["wood.on"]',
            "- [in](#wood) | needs trust >= 0",
            "- [by](#moor) | roll d6 | or [wood](#wood) if roll > 6 | or [end](#end) if roll > 2",
            cs="{been: Už|Ještě} {luck: ano|ne}.",
            en="{been: Once|Not} {luck: yes|no}.",
        ),
        passage("wood", "- [on](#end)", "- [back](#ford)"),
        passage("moor", "- [on](#end)"),
    )
    walked = walk(telling, 60, "s")
    assert answered(walked) == {
        "ford case been": "always",
        "ford case luck": "never",
        "ford in needs": "always",
        "ford by or [wood]": "never",
    }
    assert [one.asked.part for one in walked.conditions][:3] == ["case been", "case luck", "in needs"]
    assert all(one.asked.file == "story.md" and one.asked.line > 1 for one in walked.conditions)
    split = next(one for one in walked.conditions if one.asked.part == "by or [end]")
    assert split.yes and split.no and not split.one_sided


def test_what_is_never_asked_is_told_apart_from_what_never_holds():
    telling = teller(
        passage("ford", "entry: start", "- [on](#end)", "- [in](#lost) | needs trust >= 1"),
        passage("lost", "- [on](#end) | or [ford](#ford) if trust > 2"),
    )
    assert answered(walk(telling, 20, "s")) == {"ford in needs": "never", "lost on or [ford]": "never-asked"}


def test_doors_and_tales_are_counted_too():
    telling = teller(
        passage("ford", "entry: start", "- [tale](#end) | draws sands"),
        passage("one", "entry: tale sands", "when: trust >= 0", "- [on](#end)"),
        passage("two", "entry: tale sands", "when: trust > 0", "- [on](#end)"),
    )
    assert answered(walk(telling, 20, "s")) == {"one when": "always", "two when": "never"}


# --- endings

FATES = passage("gold", "ending: gold"), passage("lead", "ending: lead")


def test_a_choice_that_decides_the_end_moves_it_wholly_and_one_that_does_not_by_its_noise():
    telling = teller(
        passage("ford", "act: 1", "entry: start", "- [a](#wood)", "- [b](#wood)"),
        passage("wood", "act: 2", "- [a](#gold)", "- [b](#lead)"),
        *FATES,
    )
    found = walk(telling, 1200, "s").influence
    first, second = found.acts
    assert (first.act, second.act, first.choices, second.choices) == (1, 2, 2, 2)
    assert first.mean < 0.1 and abs(first.mean - first.noise) < 0.07 and first.whole < 0.15
    assert (second.mean, second.most, second.whole) == (1, 1, 1)
    assert second.noise < 0.1 and second.whole_noise < 0.15
    assert abs(found.endings["gold"] - 0.5) < 0.06 and sum(found.endings.values()) == pytest.approx(1)


def test_an_early_choice_that_opens_a_late_one_moves_the_end_by_half():
    telling = teller(
        passage("ford", "act: 1", "entry: start", "- [a](#wood) | add trust 1", "- [b](#wood)"),
        passage("wood", "act: 2", "- [a](#gold) | needs trust > 0", "- [b](#lead)"),
        *FATES,
    )
    first, second = walk(telling, 1200, "s").influence.acts
    assert first.mean == pytest.approx(0.5, abs=0.07) and first.whole == pytest.approx(0.5, abs=0.07)
    assert second.mean == 1  # where it stood open: who could not take it does not count


def test_choices_that_only_together_decide_are_seen_in_the_act_as_a_whole():
    ways = [passage(f"p-{n}", "act: 1", f"- [a](#p-{n + 1}) | add trust 1", f"- [b](#p-{n + 1})") for n in range(4)]
    begin = passage("ford", "act: 1", "entry: start", "- [a](#p-0) | add trust 1", "- [b](#p-0)")
    judge = passage("p-4", "- [on](#lead) | or [gold](#gold) if trust >= 3")
    act = walk(teller(begin, *ways, judge, *FATES), 1500, "s").influence.acts[0]
    assert act.mean == pytest.approx(6 / 16, abs=0.07)
    assert act.whole > 0.8


def test_a_book_of_one_ending_has_nothing_to_move():
    assert walk(teller(passage("ford", "entry: start", "- [a](#end)", "- [b](#end)")), 5, "s").influence is None


def test_what_was_met_too_seldom_is_left_out():
    book = whole(passage("ford", "entry: start", "- [a](#end)", "- [b](#end)"), passage("end", "ending: end"))
    stands = [[Stand("ford.a", ("ford.a", "ford.b"))]] * 29 + [[Stand("ford.b", ("ford.a", "ford.b"))]] * 40
    assert weighed(book, stands, ["end"] * 69, list).acts == []


# --- choices that lead where their siblings lead


def test_choices_that_lead_to_the_same_passage_and_those_that_soon_meet():
    ford = "- [a](#wood)", "- [b](#wood)", "- [c](#end) | or [wood](#wood) if trust > 1"
    wood = "- [a](#moor)", "- [b](#heath)"
    moor = "- [a](#gold)", "- [b](#far)"
    book = whole(
        passage("ford", "entry: start", *ford),
        passage("wood", *wood),
        passage("moor", "- [on](#heath)"),
        passage("heath", *moor),
        passage("far", "- [on](#further)"),
        passage("further", "- [on](#end)"),
        *FATES,
        passage("end", "ending: end"),
    )
    assert alike(book) == Alike(choices=7, at_once=3, within_one=5)


@pytest.mark.soak
def test_the_salt_watch_is_walked_with_all_its_acts():
    book = read_folder("tainted-grail/the-salt-watch", BOOKS / "the-salt-watch")
    walked = walk(book.teller, 1500, "s")
    assert [act.act for act in walked.influence.acts] == [0, 1, 2, 3]
    assert sum(walked.influence.endings.values()) == pytest.approx(1, abs=0.01)
