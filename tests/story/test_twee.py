"""Books to Twine and back: what was exported comes back with the same passages, choices, logic and words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tainted_grail.books.fight_ends import FATES
from companion.house import shipped
from companion.library.shelf import read_folder, vocabularies
from companion.story import parse
from companion.story.book import Book
from companion.story.twee import clauses_of, export, head_lines
from companion.story.twee_import import import_story

from .books import COVER, DUSK, END, parts, passage, read, whole
from .twine import published_by_twine, saved_by_twine

LAMP = read_folder(
    "tainted-grail/the-lamp-in-the-wall", shipped("journal") / "tainted-grail" / "the-lamp-in-the-wall"
).book


HANDS = (str, saved_by_twine, published_by_twine)  # the file as it went, saved by Twine, published by Twine


def there_and_back(book: Book, language: str, twine: Callable[[str], str] = str) -> Book:
    """The book as it comes back from Twine; nothing of it may be left out."""
    came = import_story(twine(export(book, language)), book.id.rpartition("/")[2], book.game, language)
    assert came.left == []
    files = {name: text.encode() for name, text in came.files.items()}
    return parse.read(book.id, files, vocabularies())[0]


def plain(book: Book, language: str) -> dict:
    """All that matters of a book in one language, without files and lines."""
    without = {"line", "lines", "file", "begins", "words"}
    facts = {
        id: {name: getattr(one, name) for name in one.__struct_fields__ if name not in without}
        | {"choices": [msgspec.structs.replace(choice, line=0) for choice in one.choices]}
        for id, one in book.passages.items()
    }
    for id, one in book.passages.items():
        words = one.spoken(language)
        facts[id] |= {"title": words.title, "text": words.text}
        said = {key: (said.text, said.lack) for key, said in words.choices.items()}
        facts[id]["said"] = [said.get(choice.id, (choice.id, "")) for choice in one.choices]
    declared = {
        (kind, key): msgspec.structs.replace(one, line=0)
        for kind, shelf in book.shelves.items()
        for key, one in shelf.items()
    }
    whole = {"declared": declared, "numbers": book.variables, "aliases": book.aliases}
    return whole | {"passages": facts, "order": list(facts)}


@pytest.mark.parametrize("twine", HANDS)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_first_book_comes_back_as_it_went(language, twine):
    back = there_and_back(LAMP, language, twine)
    assert plain(back, language) == plain(LAMP, language)
    assert back.cover(language).title == LAMP.cover(language).title


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_book_that_has_one_of_everything_comes_back_as_it_went(language):
    clauses = [
        "needs any.courage >= 2 | some go | roll d6 | or [x](#end) if roll < 3 | or [y](#wood) if roll == 6",
        "each pays energy 1 | party pays food 2 | gain secret under-name | draws road | once",
        "needs status['watch'].has(3), shown | one goes | lose one.health 1 | unmark watch 2 | dial tide 3 | rests",
        "returns | turn tide -1 | stop tide | rejoin | set brine -3 | add trust 1 | reveal 105",
    ]
    ways = [f"- [way-{at}](#end) | {clause}" for at, clause in enumerate(clauses)]
    wood = passage("wood", *ways, "- [on](#end)").replace("- way-2: way-2.", "- way-2: Go. | three {dry: a|b} | marks")
    fight = passage("fight", "does: encounter grey", *(f"- [{x}](#end) | after {x}" for x in FATES))
    more = passage(
        "p-2--3-", "entry: tale road", "weight: 3", "entry: status watch 3", "- [in](#wood)", "- [x](#fight)"
    )
    long = passage("a" * 60, "entry: dream", "- [on](#end)")
    book = read(DUSK, wood, fight, more, long, END, cover=COVER.replace("dial:", "alias: old -> ford\ndial:"))[0]
    assert len(book.passages) == 6
    assert plain(there_and_back(book, language), language) == plain(book, language)


HEADS = """
act: 2 | entry: start | entry: place 105 | entry: tale x | when: trust >= 1 | once | weight: 2 | does: mark watch 2
does: add trust -1 | does: gain each.food 1 | case wet: day > 2 | case dry: visited["a"] | ending: drowned
entry: encounter withdrew | entry: encounter avoided
"""
CLAUSES = ["", "once", "needs trust >= 1", 'needs visited["b"], shown', "each pays energy 1 | add trust 1", "rests"]
CLAUSES += ["roll d6 | or [x](#b) if roll < 3", "draws x | set brine 2", "some go", "after won", "returns"]
CLAUSES += ["after withdrew", "after avoided"]
TEXT = st.text("ab ž.,[]{}|<>-:=\\\n*#$\"'&\ufeff\u2028", max_size=30).map(lambda text: text.replace("[[", "["))
LINE = TEXT.map(lambda text: text.replace("\n", " "))
IDS = ["a", "b", "act-2", "a--b", "c-", "b" * 58]


@st.composite
def books(draw: st.DrawFn) -> Book:
    """Books with all kinds of words in them, and not always in their right minds."""
    written = []
    for id in draw(st.lists(st.sampled_from(IDS), min_size=1, unique=True)):
        ways = draw(
            st.lists(st.tuples(st.sampled_from(IDS), st.sampled_from(IDS), st.sampled_from(CLAUSES)), max_size=3)
        )
        written += [f"# {id}", *draw(st.lists(st.sampled_from(parts(HEADS)), max_size=4, unique=True)), ""]
        written += [f"- [{one}](#{target}){' | ' if clauses else ''}{clauses}" for one, target, clauses in ways]
        written += ["", f"## cs {draw(LINE)}", "", draw(TEXT), ""]
        written += [f"- {one}: {draw(LINE)}" for one, _, _ in ways]
    files = {"book.md": COVER, "story.md": "\n".join(written)}
    return parse.read("tainted-grail/the-ford", files, vocabularies())[0]


@given(books(), st.sampled_from(HANDS))
def test_any_book_comes_back_as_it_went(book, twine):
    assert plain(there_and_back(book, "cs", twine), "cs") == plain(book, "cs")


# --- what Twine sees


def test_the_file_begins_with_what_twine_wants_to_know():
    text = export(LAMP, "en")
    assert text.startswith(":: StoryTitle\nThe Lamp in the Wall\n")
    data = json.loads(re.search(r":: StoryData\n(\{.*?\n\})", text, re.DOTALL)[1])
    assert data["start"] == "at-the-wall" and data["format"] == "SugarCube"
    assert re.fullmatch(r"[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}", data["ifid"])
    assert export(LAMP, "en") == text != export(LAMP, "cs")
    assert "<<set $oil to 2>>" in text


def test_a_passage_has_its_words_and_its_links():
    part = export(LAMP, "en").partition(":: the-niche ")[2].partition("\n:: ")[0]
    assert "Your fingers find a wick." in part
    assert "[[Give up the lard from your packs, and fill it.->the-keeper]]" in part
    assert part.count("[[") == 2


def test_signs_that_twine_would_take_for_its_own_are_not_in_its_links():
    said = "- on: Go [west] -> or <- east."
    book = whole(passage("ford", "entry: start", "- [on](#end)").replace("- on: on.", said), END)
    assert "[[Go (west) → or ← east.->end]]" in export(book, "en")
    assert there_and_back(book, "en").passages["ford"].words["en"].choices["on"].text == "Go [west] -> or <- east."


def test_words_that_look_like_a_passage_of_twine_are_none():
    book = whole(passage("ford", "entry: start", "- [on](#end)", en="One.\n:: end\n\\:: two\n\\\\::three"), END)
    back = there_and_back(book, "en")
    assert set(back.passages) == {"ford", "end"}
    assert back.passages["ford"].words["en"].text == "One.\n:: end\n\\:: two\n\\\\::three"


def test_a_passage_that_is_told_in_the_other_language_only_is_told_in_that_one():
    book = read(passage("ford", "entry: start", "- [on](#end)"), "# end\nending: end\n\n## cs Konec\n\nVoda.\n")[0]
    assert "Voda." in export(book, "en")


def test_header_lines_and_clauses_are_written_as_an_author_would():
    ford = whole(DUSK, END).passages["ford"]
    assert head_lines(ford)[:6] == ["act: 1", "entry: start", "entry: place 105", "when: day >= 2", "once", "weight: 3"]
    assert head_lines(ford)[6] == "does: lose each.energy 1 | mark watch 2 | add trust 1"
    assert clauses_of(ford.choice("knock")) == 'needs visited["end"], shown | once'
    assert clauses_of(ford.choice("wade")) == "each pays energy 1 | add trust 1"
