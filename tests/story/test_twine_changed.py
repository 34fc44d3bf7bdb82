"""A book of ours that was changed in Twine: what still fits together is joined again, and what does not is said."""

from __future__ import annotations

import re

import pytest

from companion.house import shipped
from companion.library.shelf import read_folder, vocabularies
from companion.story import parse
from companion.story.book import Book
from companion.story.twee import clauses_of, export, head_lines
from companion.story.twee_import import import_story
from companion.story.twine_kept import OURS
from companion.story.twine_source import NotTwee

from .books import COVER, END, passage, whole
from .test_twee import plain
from .twine import as_book, brought, published_by_twine, saved_by_twine

WADE = "- [wade](#end) | needs trust >= 1, shown | each pays energy 1 | once"
FORD = passage("ford", "entry: start", "case wet: trust > 2", WADE, "- [call](#wood) | add trust 1", "- [on](#end)")
FORD = FORD.replace("- wade: wade.", "- wade: wade. | some trust")
FORD = FORD.replace("## en ford\n\nWater.", "## en The Ford\n\n{wet: Cold|Warm} water.")
WOOD = passage("wood", "does: add trust 1", "- [back](#ford)")
BOOK = whole(FORD, WOOD, END)


def changed(*changes: tuple[str, str]) -> tuple[Book, list[str]]:
    """The book as it comes back from Twine with these changes, and what was said of it."""
    text = saved_by_twine(export(BOOK, "en"))
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    came = brought(text)
    return as_book(came)[0], [f"{one.kind}: {one.what}" for one in came.left]


def logic(book: Book, id: str = "ford") -> dict[str, tuple[str, str]]:
    """Where each choice of a passage leads, and its clauses."""
    return {choice.id: (choice.target, clauses_of(choice)) for choice in book.passages[id].choices}


def test_nothing_is_changed_by_opening_and_saving_it():
    book, left = changed()
    assert logic(book) == logic(BOOK) and left == []
    assert head_lines(book.passages["ford"]) == head_lines(BOOK.passages["ford"])
    assert book.variables == BOOK.variables


def test_other_words_are_the_words():
    words = ("{wet: Cold|Warm} water.", "{wet: Icy|Mild} water.\n\nAnd a heron.")
    book, left = changed(words, ("[[on.->end]]", "[[Go.->end]]"))
    words = book.passages["ford"].words["en"]
    assert words.text == "{wet: Icy|Mild} water.\n\nAnd a heron." and words.choices["on"].text == "Go."
    assert words.title == "The Ford" and logic(book) == logic(BOOK) and left == []


def test_a_link_that_leads_elsewhere_keeps_its_price():
    book, left = changed(("[[wade.->end]]", "[[wade.->wood]]"))
    assert logic(book)["wade"] == ("wood", logic(BOOK)["wade"][1]) and left == []


def test_links_in_another_order_are_the_same_choices():
    book, left = changed(("[[wade.->end]]\n[[call.->wood]]", "[[call.->wood]]\n[[wade.->end]]"))
    assert logic(book) == logic(BOOK) and list(logic(book)) == ["call", "wade", "on"] and left == []


def test_links_that_moved_into_the_words_leave_theirs_there():
    book, left = changed(("water.", "water. You [[wade.->end]] now."), ("\n[[wade.->end]]", ""))
    assert book.passages["ford"].words["en"].text == "{wet: Cold|Warm} water. You wade. now."
    assert logic(book) == {**logic(BOOK)} and left == []


def test_a_link_that_is_gone_takes_its_logic_along_and_that_is_said():
    book, left = changed(("[[wade.->end]]\n", ""))
    assert list(logic(book)) == ["call", "on"]
    assert left == [f"changed: ford: [wade](#end) {logic(BOOK)['wade'][1]}"]


def test_a_link_more_is_a_choice_without_logic():
    book, left = changed(("[[on.->end]]", "[[on.->end]]\n[[Sleep->wood]]"))
    assert logic(book)["wood"] == ("wood", "") and book.passages["ford"].words["en"].choices["wood"].text == "Sleep"
    assert left == []


def test_a_passage_that_was_renamed_is_still_the_one_that_it_was():
    book, left = changed((":: wood", ":: The dark wood"), ("->wood]]", "->The dark wood]]"))
    assert logic(book) == logic(BOOK) and logic(book, "wood") == logic(BOOK, "wood") and left == []
    assert book.passages["wood"].words["en"].title == "The dark wood" and book.passages["wood"].does


def test_a_passage_that_is_gone_is_said_and_so_are_the_links_that_led_there():
    text = re.sub(r":: wood .*?(?=\n:: |\Z)", "", saved_by_twine(export(BOOK, "en")), flags=re.DOTALL)
    came = brought(text)
    assert {(one.kind, one.what) for one in came.left} == {
        ("way", "ford: [[call.->wood]]"),
        ("changed", "ford: [call](#wood) add trust 1"),
        ("changed", "wood"),
    }
    assert list(logic(as_book(came)[0])) == ["wade", "on"]


def test_code_that_was_written_in_twine_is_said_with_its_line():
    book, left = changed(("water.", 'water.\n\n<<link "x">><</link>> (set: $a to 1)'))
    assert left == ['code: <<link "x">>']


def test_a_variable_that_begins_otherwise_in_twine_begins_so():
    book, left = changed(("<<set $brine to 2>>", "<<set $brine to 5>>"))
    assert book.variables == {"trust": 0, "brine": 5} and left == []


def test_a_new_passage_is_read_as_one_from_elsewhere():
    book, left = changed(("[[on.->end]]", "[[on.->end]]\n[[Hut]]\n\n\n:: Hut\n<<if $trust>>Warm.<</if>> [[ford]]"))
    assert logic(book)["hut"] == ("hut", "") and book.passages["hut"].cases and left == []
    assert not book.passages["hut"].entries and book.variables == BOOK.variables


SPOILT = [lambda text: text.partition(f"\n:: {OURS}")[0], lambda text: text.replace('{"game"', "")]


@pytest.mark.parametrize("spoil", SPOILT)
@pytest.mark.parametrize("twine", [saved_by_twine, published_by_twine])
def test_a_book_that_came_back_without_its_logic_is_refused(spoil, twine):
    with pytest.raises(NotTwee) as refused:
        brought(twine(spoil(export(BOOK, "en"))))
    assert refused.value.message.key == "twee-logic-lost"


def test_what_was_exported_before_it_kept_its_logic_so_is_refused_too():
    with pytest.raises(NotTwee) as refused:
        brought(f':: Start {{"{OURS}": {{"head": []}}}}\nWater.')
    assert refused.value.message.key == "twee-logic-lost"


def test_all_that_the_language_of_books_knows_goes_through_twine():
    formulas = "condition: late = trust + brine >= 3\nsum: both = trust + brine\n"
    cover = COVER.replace("variable: brine = 2\n", f"variable: brine = 2\n{formulas}")
    head = ["entry: start", "case who: late | both == 1", "case rain: round and round", "case tale: in turn"]
    ford = passage("ford", *head, "case joke: shuffled", "- [in](#end) | calls wood | needs late", "- [on](#end)")
    ford = ford.replace("Water.", "{who: a|b|c} {rain: d|e} {tale: f|g|{joke: h|i}}")
    wood = passage("wood", "- [back](#ford) | returns")
    book = whole(ford, wood, END, cover=cover)
    for twine in (str, saved_by_twine, published_by_twine):
        came = import_story(twine(export(book, "en")), "the-ford", "tainted_grail", "en")
        again = as_book(came)[0]
        assert came.left == [] and plain(again, "en") == plain(book, "en")
        assert [(name, made.kind, made.source) for name, made in again.formulas.items()] == [
            ("late", "condition", "trust + brine >= 3"),
            ("both", "sum", "trust + brine"),
        ]


def test_a_book_for_another_game_is_refused():
    with pytest.raises(NotTwee) as refused:
        import_story(export(BOOK, "en"), "x", "talisman", "en")
    assert refused.value.message.key == "twee-other-game"


SHIPPED = ["tainted-grail/the-salt-watch", "witcher-path-of-destiny/two-banks", "talisman/the-fire-by-the-road"]


@pytest.mark.parametrize("id", SHIPPED)
def test_a_shipped_book_comes_back_from_twine_with_all_its_logic(id):
    book = read_folder(id, shipped("journal") / id).book
    for language, twine in (("cs", saved_by_twine), ("en", published_by_twine)):
        came = import_story(twine(export(book, language)), id.rpartition("/")[2], book.game, language)
        files = {name: text.encode() for name, text in came.files.items()}
        assert came.left == []
        again = parse.read(id, files, vocabularies())[0]
        assert plain(again, language) == plain(book, language)
        assert again.cover(language) == book.cover(language)
