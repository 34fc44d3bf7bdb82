"""Books walked at random: the same seed walks the same ways; what was never reached or got stuck is named."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.house import shipped
from companion.library.shelf import read_folder
from companion.story.book import Door
from companion.story.reading import begin
from companion.story.teller import Teller
from companion.story.vocabulary import Vocabulary
from companion.story.walking import LONGEST, TRIED, Share, Walk, Walker, walk

from .books import END, VOCABULARY, passage, read
from .village import MOOR, teller

BOOKS = shipped("journal") / "tainted-grail"
LAMP = read_folder("tainted-grail/the-lamp-in-the-wall", BOOKS / "the-lamp-in-the-wall").teller
FORKS = teller(
    passage(
        "ford",
        "entry: start",
        "- [in](#wood)",
        "- [by](#moor)",
        "- [roll](#end) | roll d6 | or [a](#rare) if roll == 6",
    ),
    passage("rare", "ending: rare"),
    passage("wood", "- [on](#end)", "- [back](#ford)", "- [camp](#moor) | rests"),
    MOOR,
)


def broken(*passages: str) -> Teller:
    """A book that should not be read like this."""
    return Teller(read(*passages, END)[0], VOCABULARY)


def found(walked: Walk) -> dict:
    """What a walk found, but for how fast it was."""
    return {name: value for name, value in msgspec.to_builtins(walked).items() if name != "steps_per_second"}


@given(st.text(max_size=8))
def test_the_same_seed_walks_the_same_ways(seed):
    assert found(walk(FORKS, 8, seed)) == found(walk(FORKS, 8, seed))
    assert found(walk(LAMP, 3, seed)) == found(walk(LAMP, 3, seed))


def test_another_seed_walks_other_ways():
    def paths(seed: str) -> tuple:
        walker = Walker(FORKS, seed)
        return tuple(tuple(walker.run(number)) for number in range(6))

    assert len({paths(f"seed {number}") for number in range(20)}) == 20


def test_every_passage_choice_and_ending_is_reached_in_time():
    walked = walk(FORKS, 200, "s")
    assert (walked.passages, walked.choices, walked.endings) == (Share(5, 5), Share(7, 7), Share(2, 2))
    assert (walked.missed_passages, walked.missed_choices, walked.missed_endings, walked.stuck) == ([], [], [], [])
    assert (walked.runs, walked.seed, len(walked.lengths)) == (200, "s", 200)
    assert walked.steps == sum(walked.lengths) and walked.steps_per_second > 0


def test_what_is_never_reached_is_named():
    lost = passage("lost", "- [out](#gone)"), passage("gone", "ending: gone")
    never = passage("ford", "entry: start", "- [on](#end)", "- [never](#lost) | needs trust >= 1")
    walked = walk(teller(never, *lost), 50, "s")
    assert (walked.missed_passages, walked.missed_endings) == (["lost", "gone"], ["gone"])
    assert walked.missed_choices == ["ford.never", "lost.out"]
    assert (walked.passages, walked.choices, walked.endings) == (Share(2, 4), Share(1, 3), Share(1, 2))


def test_what_was_seen_least_is_preferred():
    many = [passage(f"p-{n}", "- [on](#end)") for n in range(30)]
    walked = walk(teller(passage("ford", "entry: start", *(f"- [w-{n}](#p-{n})" for n in range(30))), *many), 60, "s")
    assert walked.missed_passages == []


# --- stuck


DEAD_ENDS = [
    [
        passage("ford", "entry: start", "- [in](#wood)", "- [on](#end)"),
        passage("wood", "- [on](#end) | needs trust >= 1"),
    ],
    [
        passage("ford", "entry: start", "- [in](#wood)", "- [on](#end)"),
        passage("wood", "- [on](#end) | once | needs trust == 9"),
    ],
    [passage("ford", "entry: start", "- [in](#wood)", "- [on](#end)"), passage("wood")],
    [passage("ford", "entry: start", "- [in](#wood)", "- [on](#end)")],  # the passage is not there at all
]


@pytest.mark.parametrize("passages", DEAD_ENDS)
def test_a_run_that_cannot_go_on_is_told_with_its_path(passages):
    walked = walk(broken(*passages), 20, "s")
    assert walked.stuck
    for stuck in walked.stuck:
        assert (stuck.at, stuck.path) == ("wood", ["ford.in"])
        assert walked.lengths[stuck.run] == 1


def test_a_run_is_walked_again_by_its_number():
    ways = "- [in](#wood)", "- [on](#end)", "- [roll](#ford) | roll d6 | or [a](#wood) if roll == 6"
    telling = broken(passage("ford", "entry: start", *ways), passage("wood", "- [on](#moor) | needs day < 0"))
    walked = walk(telling, 40, "s")
    assert len(walked.stuck) > 3
    for stuck in walked.stuck:
        walker = Walker(telling, "s")
        for before in range(stuck.run):
            walker.run(before)
        assert walker.run(stuck.run) == stuck.path
        assert walker.stuck[-1] == stuck


def test_a_book_without_a_way_in_is_walked_nowhere():
    walked = walk(broken(passage("wood", "- [on](#end)")), 5, "s")
    assert (walked.steps, walked.lengths, walked.passages.reached) == (0, [0] * 5, 0)


def test_a_circle_is_left_after_a_while():
    walked = walk(broken(passage("ford", "entry: start", "- [on](#wood)"), passage("wood", "- [on](#ford)")), 2, "s")
    assert walked.lengths == [LONGEST] * 2 and walked.stuck == []


def test_so_is_a_book_that_only_rests():
    walked = walk(broken(passage("ford", "entry: start", "- [camp](#ford) | rests")), 2, "s")
    assert walked.lengths == [TRIED + 1] * 2 and walked.stuck == []


def test_how_long_a_run_may_be_is_said_by_whoever_asks():
    circle = broken(passage("ford", "entry: start", "- [on](#wood)"), passage("wood", "- [on](#ford)"))
    rests = broken(passage("ford", "entry: start", "- [camp](#ford) | rests"))
    assert walk(circle, 2, "s", longest=7).lengths == [7, 7]
    assert walk(rests, 2, "s", tried=50).lengths == [51, 51]


# --- worlds


def fights(*doors: str) -> Walk:
    """What a walk finds of two encounters after which the book rests, and of these doors that their ends open."""
    ways = {colour: ("won", "fled", "lost", fate) for colour, fate in (("grey", "withdrew"), ("blue", "avoided"))}
    told = [
        passage(colour, f"does: encounter {colour}", *(f"- [{one}](#camp) | after {one} | rests" for one in fates))
        for colour, fates in ways.items()
    ]
    behind = [passage(f"after-{fate}", f"entry: encounter {fate}", f"ending: {fate}") for fate in doors]
    begin = passage("ford", "entry: start", "- [fight](#grey)", "- [talk](#blue)")
    return walk(teller(begin, *told, passage("camp", "- [on](#end)"), *behind), 300, "s")


def test_every_outcome_is_walked_and_opens_its_door():
    walked = fights("won", "fled", "lost", "avoided", "withdrew")
    assert (walked.missed_passages, walked.missed_choices, walked.missed_endings) == ([], [], [])


def test_an_outcome_without_a_door_of_its_own_opens_the_nearest_one():
    behind = passage("lost", "entry: encounter lost", "ending: lost")
    book = teller(passage("ford", "entry: start", "- [on](#end)"), behind).book
    village = VOCABULARY.imagine(Random("s"), book, begin(book, []))
    for fate, opens in (("lost", True), ("withdrew", True), ("avoided", True), ("fled", False), ("won", False)):
        village.fought(fate)
        assert village.opens(Door("encounter", "lost")) is opens
    village.entered(book.passages["lost"], Door("encounter", "lost"))
    assert not village.opens(Door("encounter", "lost"))


def test_a_path_leads_from_each_passage_to_one_that_its_choice_names():
    walker = Walker(LAMP, "s")
    for number in range(20):
        path = [key.split(".") for key in walker.run(number)]
        for (here, choice), (there, _) in zip(path, path[1:], strict=False):
            made = LAMP.book.passages[here].choice(choice)
            assert there in {made.target, *(turn.target for turn in made.turns)}


def test_a_book_of_a_game_without_a_world_is_walked_nowhere_in_particular():
    walked = walk(Teller(FORKS.book, Vocabulary()), 100, "s")
    assert walked.missed_passages == []


def test_doors_are_gone_through_between_two_rests_and_lead_back():
    telling = teller(
        passage("ford", "entry: start", "- [camp](#wood) | rests"),
        passage("wood", "- [camp](#wood) | rests", "- [on](#end)"),
        passage("dream", "entry: dream", "- [wake](#ford) | returns"),
        passage("wave", "entry: dial tide", "ending: drowned"),
        passage("lit", "entry: status lamp", "once", "does: dial tide 1", "- [wake](#end) | returns"),
        passage("dark", "entry: menhir", "does: mark lamp", "- [wake](#end) | returns"),
    )
    walked = walk(telling, 300, "s")
    assert (walked.missed_passages, walked.missed_choices, walked.stuck) == ([], [], [])


@pytest.mark.parametrize("name", ["the-lamp-in-the-wall", "the-salt-watch"])
def test_the_shipped_books_are_never_stuck(name):
    telling = read_folder(f"tainted-grail/{name}", BOOKS / name).teller
    walked = walk(telling, 150, "s")
    assert walked.stuck == [] and walked.passages.reached > walked.passages.total / 2
