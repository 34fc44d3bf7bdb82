"""The pages of a story: their kinds, chapters and sides, what they bring, what comes next; what its check refuses."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from companion.games.witcher_path_of_destiny.books.first_book import FIRST
from companion.games.witcher_path_of_destiny.box.names import SIDES
from companion.games.witcher_path_of_destiny.box.stories import SHELF
from companion.games.witcher_path_of_destiny.play.story_pages import NextPage, PageBonus, kind_of, page_of
from companion.house import shipped
from companion.library.shelf import Journals, vocabularies
from companion.story import parse
from companion.story.book import Book

OURS = ("the-last-toll", "the-empty-chair", "two-banks")
BOOKS = Journals(shipped("journal"), shipped("journal") / "none-of-ones-own")
SPREADS = {1: [4], 2: [8, 12], 3: [16, 20, 24, 28]}  # WP-DATA-17: their left pages
OUTCOMES = {1: [6, 10], 2: [14, 18, 22, 26]}
GIVEN = {"{name}": "mine", "{game}": "witcher-path-of-destiny", "{title}": "Mine"}
FIRST_ENGLISH = re.sub("|".join(map(re.escape, GIVEN)), lambda found: GIVEN[found[0]], FIRST["en"])
ROAD = "# road\npage: 1\nentry: start\n\n- [on](#crossroads)\n\n## en Road\n\nA road.\n\n- on: On.\n\n"


def ours(story: str) -> tuple[Book, dict]:
    book = BOOKS.teller(f"{SHELF}/{story}").book
    return book, {passage.page: page_of(book, passage) for passage in book.passages.values()}


def read(text: str) -> tuple[Book, list[str]]:
    book, found = parse.read("own/witcher-path-of-destiny/mine", {"book.md": text}, vocabularies(), own=True)
    return book, [one.code for one in found.errors]


@pytest.mark.rule("WP-DATA-03", "WP-DATA-04", "WP-DATA-17")
@pytest.mark.parametrize("story", OURS)
def test_each_page_has_its_number_its_kind_its_chapter_its_side_and_words_in_both_languages(story):
    book, pages = ours(story)
    assert sorted(pages) == list(range(2, 46))
    kinds = {number: page.kind for number, page in pages.items()}
    assert kinds[2] == kinds[3] == "introduction"
    for chapter, lefts in SPREADS.items():
        for left in lefts:
            both = pages[left], pages[left + 1]
            assert [one.kind for one in both] == ["choice", "choice"] and [one.side for one in both] == [*SIDES]
            assert {one.chapter for one in both} == {chapter}
    for chapter, numbers in OUTCOMES.items():
        for number in numbers:
            assert kinds[number] == "outcome" and kinds[number + 1] in ("bridge", "rule_pointer")
            assert pages[number].chapter == chapter and pages[number].side is None
    for number in range(30, 46):
        assert kinds[number] == ("epilogue" if number % 2 else "final_scoring")
        assert pages[number].scores is (number % 2 == 0)
    assert Counter(kinds.values())["choice"] == 14
    assert all(set(one.words) == {"cs", "en"} for one in book.passages.values())


@pytest.mark.rule("WP-DATA-07")
@pytest.mark.parametrize("story", OURS)
def test_what_comes_next_is_a_page_a_stop_for_a_chapter_one_for_the_scoring_or_the_end(story):
    _, pages = ours(story)
    assert pages[2].next == NextPage(page=3) and pages[3].next == NextPage(chapter=1, spread=4)
    assert [pages[number].next for number in (4, 5)] == [NextPage(page=6), NextPage(page=10)]
    for number, chapter, spread in ((7, 2, 8), (11, 2, 12), (15, 3, 16), (19, 3, 20), (23, 3, 24), (27, 3, 28)):
        assert pages[number].next == NextPage(chapter=chapter, spread=spread)
        assert pages[number - 1].next == NextPage(page=number)
    for number in range(30, 46, 2):
        assert pages[number].next == NextPage(scoring=True) and not pages[number].next.ends
        assert pages[number + 1].next.ends


@pytest.mark.rule("WP-DATA-07")
def test_a_page_that_does_not_say_its_chapter_still_leads_to_the_right_one():
    book, errors = read(re.sub(r"^act: \d\n", "", FIRST_ENGLISH, flags=re.MULTILINE))
    assert errors == []
    assert page_of(book, book.passages["end"]).next == NextPage(scoring=True)
    plain = re.sub(r"^act: \d\n", "", FIRST_ENGLISH, flags=re.MULTILINE).replace("entry: start\n", "")
    book, _ = read(plain.replace("# crossroads", f"{ROAD}# crossroads"))
    assert page_of(book, book.passages["road"]).next == NextPage(chapter=1, spread=2)


@pytest.mark.rule("WP-DATA-08", "WP-DATA-09", "WP-DATA-10")
def test_a_bonus_has_its_token_its_sign_and_its_operations():
    text = FIRST_ENGLISH.replace(
        "does: gain left.vp 1 | gain right.xp 1",
        "does: gain left.vp 1 | gain left.magic 1 | lose right.vp 2 | gain others_left.xp 1 | first right else vp 1",
    )
    book, errors = read(text)
    assert errors == []
    brings = page_of(book, book.passages["bridge"]).bonuses
    assert [(one.token, one.penalty, [op.kind for op in one.operations]) for one in brings] == [
        ("left", False, ["gain", "gain"]),
        ("right", True, ["lose"]),
        ("others_left", False, ["gain"]),
        ("right", False, ["first"]),
    ]
    assert all(isinstance(one, PageBonus) for one in brings)
    assert [op.what for op in brings[0].operations] == ["vp", "magic"] and brings[1].operations[0].amount == 2


@pytest.mark.rule("WP-DATA-08")
@pytest.mark.parametrize("story", OURS)
def test_with_alliances_alone_the_token_of_the_side_that_won_brings_a_penalty(story):
    book, pages = ours(story)
    for left in (left for lefts in SPREADS.values() for left in lefts):
        for side, number in zip(SIDES, (left, left + 1), strict=True):
            outcome = pages[pages[number].next.page]
            assert {one.token for one in outcome.bonuses if one.token in SIDES} == {*SIDES}
            penalties = {one.token for one in outcome.bonuses if one.penalty} & {*SIDES}
            assert penalties == ({side} if story == "two-banks" else set()), number


@pytest.mark.rule("WP-DATA-04")
def test_a_line_of_rules_makes_a_page_a_pointer_and_what_is_nothing_else_is_a_bridge():
    more = "# tale\npage: 10\n\n- [on](#ford-sign)\n\n## en Tale\n\nA tale.\n\n- on: On.\n\n"
    more += "# ford-sign\npage: 11\n\n- [on](#bridge)\n\n## en Sign\n\n> § See page 12 of the rules.\n\n- on: On.\n\n"
    more += "# way\npage: 12\n\n- [on](#tale)\n\n## en Way\n\nWay.\n\n- on: On.\n\n"
    text = FIRST_ENGLISH.replace("[left](#bridge)", "[left](#way)").replace("# bridge\n", f"{more}# bridge\n")
    book, errors = read(text)
    assert errors == []
    kinds = {id: kind_of(book, book.passages[id]) for id in ("way", "tale", "ford-sign", "end", "epilogue", "ford")}
    assert kinds == {
        "way": "outcome",
        "tale": "bridge",
        "ford-sign": "rule_pointer",
        "end": "final_scoring",
        "epilogue": "epilogue",
        "ford": "choice",
    }


@pytest.mark.rule("WP-DATA-03", "WP-DATA-07", "WP-DATA-16")
@pytest.mark.parametrize(
    ("line", "instead", "codes"),
    [
        ("page: 8\n", "", ["J327"]),
        ("page: 8\n", "page: 7\n", ["J318"]),
        ("page: 8\nact: 3", "page: 8\nact: 1", ["J328"]),
        ("page: 4\nact: 2", "page: 4\nact: 1", ["J328"]),
        (" | score", "", ["J329"]),
        ("ending: end", "ending: end\ndoes: score", ["J329"]),
        ("gain right.xp 1", "score", ["J329", "J329"]),
    ],
)
def test_the_check_refuses_pages_without_number_of_another_chapter_and_routes_that_do_not_score(line, instead, codes):
    assert line in FIRST_ENGLISH
    assert read(FIRST_ENGLISH.replace(line, instead, 1))[1] == codes
    assert read(FIRST_ENGLISH)[1] == []
