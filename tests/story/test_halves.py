"""Cases with several halves: by conditions in their order, and by how often the passage was read."""

from __future__ import annotations

import pytest

from companion.story import twee
from companion.story.book import Case
from companion.story.halves import shuffled
from companion.story.spoken import SpokenPassage

from .books import END, codes, passage, read, whole
from .village import Village, at, teller

CREW = "case crew: players == 1 | players == 2"


def told(telling, scene, language: str = "en") -> str:
    """The words of the passage where the reading stands."""
    return SpokenPassage(telling, scene, telling.told(scene.reading.at), language).text


def ford(*head: str, cs: str, en: str) -> str:
    """A passage that leads to itself, and away."""
    return passage("ford", "entry: start", *head, "- [again](#ford)", "- [on](#end)", cs=cs, en=en)


def found(*head: str, cs: str, en: str) -> list[str]:
    """What is wrong with a book of such a passage."""
    return codes(read(ford(*head, cs=cs, en=en), END)[1])


def heard(order: str, halves: str, times: int) -> list[str]:
    """What is read each time that a passage with such a case is come to."""
    telling = teller(ford(f"case tale: {order}", cs=f"{{tale: {halves}}}", en=f"{{tale: {halves}}}"))
    scene = at(telling)
    said = [told(telling, scene)]
    for _ in range(times - 1):
        telling.arrive(scene, "ford")
        said.append(told(telling, scene))
    return said


# --- conditions


@pytest.mark.parametrize(("players", "words"), [(1, "alone"), (2, "the two of you"), (3, "all of you")])
def test_the_first_condition_that_holds_has_its_half_and_the_last_half_is_for_all_others(players, words):
    telling = teller(ford(CREW, cs="{crew: sám|ve dvou|všichni}", en="{crew: alone|the two of you|all of you}"))
    village = Village()
    village.players = players
    assert told(telling, at(telling, village=village)) == words


def test_the_half_for_all_others_may_be_left_out():
    telling = teller(ford(CREW, cs="{crew: sám|ve dvou}", en="So.{crew:  Alone.| Both.}"))
    village = Village()
    village.players = 3
    assert told(telling, at(telling, village=village)) == "So."


def test_what_only_the_table_could_know_does_not_hold():
    telling = teller(ford("case bold: any.courage >= 2 | day >= 5", cs="{bold: a|b|c}", en="{bold: a|b|c}"))
    assert told(telling, at(telling)) == "b"
    assert told(telling, at(telling, village=Village(courage=3))) == "a"


def test_a_bar_in_brackets_parts_nothing():
    book, wrong = read(ford('case odd: status["a|b"].marked | day >= 2', cs="{odd: a|b}", en="{odd: a|b}"), END)
    assert book.passages["ford"].cases["odd"] == Case(('status["a|b"].marked', "day >= 2"))
    assert codes(wrong) == ["J205"]


@pytest.mark.parametrize(
    ("head", "halves", "code"),
    [
        (CREW, "a", "J130"),
        (CREW, "a|b|c|d", "J130"),
        ("case crew: players == 1", "a|b|c", "J130"),
        ("case crew: in turn", "a", "J131"),
        ("case crew: day >= 2 |", "a|b", "J201"),
        ("case crew: |", "a|b", "J201"),
        ("case crew: in turns", "a|b", "J134"),
        ("case crew: shuffle", "a|b", "J134"),
        ("case crew: day > | day", "a|b", "J201"),
    ],
)
def test_halves_that_do_not_fit_and_orders_that_are_none(head, halves, code):
    assert found(head, cs=f"{{crew: {halves}}}", en=f"{{crew: {halves}}}")[0] == code


def test_a_bar_behind_a_backslash_is_read():
    assert found("case crew: day >= 2", cs=r"{crew: a\|b|c}", en=r"{crew: a\|b|c}") == []


# --- one within the other


def test_a_case_may_stand_in_a_half_of_another():
    words = "{crew: alone|both, {late: late|early}|all}"
    telling = teller(ford(CREW, "case late: day >= 6", cs=words, en=words))
    village = Village()
    assert told(telling, at(telling, village=village)) == "both, early"
    village.day = 6
    assert told(telling, at(telling, village=village)) == "both, late"


def test_one_that_stands_in_a_half_is_looked_through_too():
    words = "{crew: alone|both, {lat: late|early}|all}"
    assert found(CREW, cs=words, en=words) == ["J115", "J115"]


# --- how often a passage was read


def test_in_turn_the_last_half_stays():
    assert heard("in turn", "a|b|c", 5) == ["a", "b", "c", "c", "c"]


def test_round_and_round():
    assert heard("round and round", "a|b|c", 7) == ["a", "b", "c", "a", "b", "c", "a"]


def test_shuffled_each_comes_once_before_any_comes_again_and_none_twice_in_a_row():
    said = heard("shuffled", "a|b|c|d", 24)
    cycles = [said[at : at + 4] for at in range(0, 24, 4)]
    assert all(sorted(cycle) == ["a", "b", "c", "d"] for cycle in cycles)
    assert len({tuple(cycle) for cycle in cycles}) > 2
    assert all(one != other for one, other in zip(said, said[1:], strict=False))
    assert said == heard("shuffled", "a|b|c|d", 24), "another reading hears the same: so a step back changes nothing"


def test_two_that_are_shuffled_take_turns():
    said = heard("shuffled", "a|b", 6)
    assert said in (["a", "b"] * 3, ["b", "a"] * 3)


@pytest.mark.parametrize("count", [1, 2, 3, 5, 9])
def test_no_cycle_begins_with_what_ended_the_one_before(count):
    for salt in ("ford/tale", "wood/tale", "moor/joke"):
        cycles = [shuffled(count, cycle, salt) for cycle in range(40)]
        assert all(sorted(cycle) == list(range(count)) for cycle in cycles)
        assert count == 1 or all(one[-1] != other[0] for one, other in zip(cycles, cycles[1:], strict=False))


def test_several_cases_of_a_passage_are_shuffled_each_for_itself():
    orders = {tuple(shuffled(5, 0, f"ford/{name}")) for name in "abcdef"}
    assert len(orders) > 3


def test_halves_by_readings_are_as_many_in_both_languages_and_wherever_they_stand():
    head = "case tale: round and round"
    assert found(head, cs="{tale: a|b}", en="{tale: a|b|c}") == ["J409"]
    assert found(head, cs="{tale: a|b} {tale: a|b|c}", en="{tale: a|b}") == ["J409"]
    assert found(head, cs="{tale: a|b} {tale: c|d}", en="{tale: a|b}") == []


# --- written again


def test_it_is_written_as_it_was_read():
    heads = [CREW, "case tale: in turn", "case rain: round and round", "case joke: shuffled"]
    words = "{crew: a|b|c} {tale: a|b} {rain: a|b} {joke: a|b}"
    book = whole(ford(*heads, cs=words, en=words), END)
    assert twee.head_lines(book.passages["ford"])[1:] == heads
