"""Stories from Twine, Harlowe and SugarCube: passages, links, variables and conditions that translate."""

from __future__ import annotations

import re

import pytest

from companion.story.book import Effect

from .twine import STORY, as_book, brought, story, ways

# --- passages


def test_passages_titles_and_the_first_one():
    book, left = story("Water. [[Go->The Wood]]", head='The Ford [dark] {"position":"100,200"}')
    assert left == [(7, "[dark]")]
    assert list(book.passages) == ["the-ford", "the-wood", "end"]
    assert book.covers["en"].title == "The Ford" and book.game == "tainted_grail"
    ford = book.passages["the-ford"]
    assert (ford.words["en"].title, ford.words["en"].text) == ("The Ford", "Water.")
    assert [entry.kind for entry in ford.entries] == ["start"]
    assert book.passages["the-wood"].ending and not ford.ending


@pytest.mark.parametrize(
    ("text", "start"),
    [
        (":: One\n[[Two]]\n\n:: Two\nOver.", "one"),
        (":: One\nOver.\n\n:: Start\n[[One]]", "start"),
        (':: StoryData\n{"start": "Two"}\n\n:: Start\n[[Two]]\n\n:: Two\nOver.', "two"),
        (':: StoryData\n{"start": "Gone"}\n\n:: One\nOver.\n\n:: Start\n[[One]]', "start"),
    ],
)
def test_a_story_begins_where_it_says_else_at_start_else_at_its_first_passage(text, start):
    book, _ = as_book(brought(text))
    assert [id for id, one in book.passages.items() if one.entries] == [start]


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Příliv & odliv", "priliv-odliv"),
        ("2nd day", "p-2nd-day"),
        ("the-wood-2", "the-wood-2"),
        (r"A \[x\] \{y\}", "a-x-y"),
    ],
)
def test_names_become_ids(name, id):
    book, _ = story("[[The Wood]]", f"\n:: {name}\nMore.")
    assert id in book.passages


def test_names_that_are_nearly_the_same_become_different_ids():
    came = brought(
        ":: The Ford\n[[the ford]] [[the-ford]] [[THE FORD!]]\n\n:: the ford\na\n\n:: the-ford\nb\n\n:: THE FORD!\nc"
    )
    book, _ = as_book(came)
    assert sorted(book.passages) == ["the-ford", "the-ford-2", "the-ford-3", "the-ford-4"]
    assert book.passages["the-ford"].words["en"].text == "b"  # its name is an id already
    first = book.passages["the-ford-2"]
    assert [one.target for one in first.choices] == ["the-ford-3", "the-ford", "the-ford-4"]


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_ends_of_any_system_and_a_byte_order_mark_change_nothing(ends, mark):
    text = f"{STORY}:: The Ford\nWater.\n\n[[The Wood]]\n\n:: The Wood\nTrees.\n"
    assert brought(mark + text.replace("\n", ends)) == brought(text)


def test_words_that_would_be_ours_are_still_words():
    text = "# Chapter\n## One\n- sword: sharp\n{so} it is\n\\:: it"
    book, left = story(f"{text}\n[[Take {{it}}->The Wood]]")
    words = book.passages["the-ford"].words["en"]
    assert left == [] and len(book.passages) == 3
    assert words.text == "\\# Chapter\n\\## One\n\\- sword: sharp\n\\{so\\} it is\n:: it"
    assert words.choices["the-wood"].text == "Take \\{it\\}"


# --- links


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("[[The Wood]]", "The Wood"),
        ("[[Go in->The Wood]]", "Go in"),
        ("[[The Wood<-Go in]]", "Go in"),
        ("[[Go in|The Wood]]", "Go in"),
        ("[[ Go in -> The Wood ]]", "Go in"),
        ("[[Go -> in->The Wood]]", "Go -> in"),
        ("[[The Wood<-Go <- in]]", "Go <- in"),
    ],
)
def test_a_link_in_every_form(link, words):
    book, left = story(f"Water. {link}")
    assert ways(book) == [(words, "the-wood")] and left == []
    assert book.passages["the-ford"].words["en"].text == "Water."


def test_two_links_to_one_passage_are_two_choices():
    book, _ = story("[[In->The Wood]] [[Run in->The Wood]] [[Out->End]]")
    assert ways(book) == [("In", "the-wood"), ("Run in", "the-wood"), ("Out", "end")]
    assert [one.id for one in book.passages["the-ford"].choices] == ["the-wood", "the-wood-2", "end"]


def test_so_are_two_to_a_passage_with_a_very_long_name():
    book, _ = story(f"[[In->{'a' * 60}]] [[Run->{'a' * 60}]]", f"\n:: {'a' * 60}\nMore.")
    assert ways(book) == [("In", "a" * 60), ("Run", "a" * 60)]


@pytest.mark.parametrize(
    ("sets", "effect"),
    [
        ("$gold to 3", Effect("set", ("gold", 3))),
        ("$gold = -3", Effect("set", ("gold", -3))),
        ("$gold to true", Effect("set", ("gold", 1))),
        ("$gold to $gold + 2", Effect("add", ("gold", 2))),
        ("$gold = $gold - 2", Effect("add", ("gold", -2))),
        ("$gold to it + 1", Effect("add", ("gold", 1))),
        ("$gold += 1", Effect("add", ("gold", 1))),
        ("$gold -= 1", Effect("add", ("gold", -1))),
    ],
)
def test_what_is_set(sets, effect):
    book, left = story(f"[[In|The Wood][{sets}]] <<set {sets}>>(set: {sets})")
    ford = book.passages["the-ford"]
    assert (ford.choices[0].effects, ford.does, left) == ((effect,), (effect, effect), [])
    assert book.variables == {"gold": 0}


def test_variables_begin_as_the_story_says():
    book, left = story(
        "[[The Wood]] <<set $Gold += 1>>", '\n:: StoryInit\n<<set $Gold to 5>>\n<<set $name to "Wenna">>\nWords.\n'
    )
    assert book.variables == {"gold": 5}
    assert left == [(18, '<<set $name to "Wenna">>'), (19, "Words.")]


# --- conditions


TRANSLATE = """
$gold is 2 => gold == 2; $gold is not 2 => gold != 2; $gold isnot 2 => gold != 2; $gold eq 2 => gold == 2
$gold neq 2 => gold != 2; $gold gt 2 => gold > 2; $gold gte 2 => gold >= 2; $gold lt 2 => gold < 2
$gold lte 2 => gold <= 2; $gold > 2 => gold > 2; $gold >= 2 => gold >= 2; $gold < 2 => gold < 2; $gold == 2 => gold == 2
$gold === 2 => gold == 2; $gold is true => gold == 1; $gold => gold != 0; not $gold => gold == 0
$gold > 2 and $trust is 1 => gold > 2 and trust == 1; $gold + $trust > 2 => gold + trust > 2
$gold > 2 && $trust < 1 || $gold is 0 => gold > 2 and trust < 1 or gold == 0; $class is 1 => class_ == 1
$gold > 2 and $trust => gold > 2 and trust != 0
($gold > 1 or $trust) and not $brine => (gold > 1 or trust != 0) and brine == 0
not ($gold > 1) => not (gold > 1); !$gold => gold == 0; $day is 1 => day_ == 1; $gold is not true => gold != 1
visited("End") => visited["end"]; visited("End") gt 1 => times["end"] > 1; hasVisited("End") => visited["end"]
not hasVisited("End") => not visited["end"]; (history:) contains "End" => visited["end"]
visits > 1 => times["the-ford"] > 1
"""


@pytest.mark.parametrize(
    ("theirs", "ours"), [one.strip().split(" => ") for one in re.split(r"[;\n]", TRANSLATE.strip())]
)
def test_conditions_that_translate(theirs, ours):
    for text in (f"<<if {theirs}>>Rich.<<else>>Poor.<</if>>", f"(if: {theirs})[Rich.](else:)[Poor.]"):
        book, left = story(f"Water. {text} [[The Wood]]")
        ford = book.passages["the-ford"]
        assert ([case.written for case in ford.cases.values()], left) == ([ours], [])
        assert ford.words["en"].text == "Water. {case-1: Rich.|Poor.}"


def test_a_link_behind_a_condition_needs_it():
    for text in (
        "<<if $gold >= 2>>[[Pay->The Wood]]<<else>>[[Beg->End]]<</if>>",
        "(if: $gold >= 2)[[[Pay->The Wood]]](else:)[[[Beg->End]]]",
    ):
        book, left = story(f"Water. {text}")
        assert [(one.target, one.needs) for one in book.passages["the-ford"].choices] == [
            ("the-wood", "gold >= 2"),
            ("end", "not (gold >= 2)"),
        ]
        assert left == []


CONDITIONS = [
    "visited('x')",
    "$gold > 2 and $name > 'x'",
    "$gold is 'much' and $gold > 2",
    "either('a', 'b') is 'a'",
    "$a.b is 1",
    "random(1,6) > 3",
    "$gold is 2 is 2 is",
    "$gold > 99999999",
]


@pytest.mark.parametrize("condition", CONDITIONS)
def test_conditions_that_do_not_translate_are_left(condition):
    book, left = story(f"Water.\n<<if {condition}>>Rich.<</if>> [[The Wood]]")
    assert [line for line, _ in left] == [9] and condition in left[0][1] and "Rich." in left[0][1]
    assert book.passages["the-ford"].words["en"].text == "Water."
    assert not book.passages["the-ford"].cases and ways(book) == [("The Wood", "the-wood")]


# --- variables that hold words


def test_a_variable_that_holds_words_is_a_number_and_the_cover_names_what_each_means():
    key = "<<if $key is 'red'>>Red.<<elseif $key isnot \"Old one\">>Neither.<</if>>"
    take = '<<link "Take">><<set $key to "blue">><<goto "End">><</link>>'
    book, left = story(f"<<set $key to 'red'>>{key} {take} <<if $key is ''>>[[The Wood]]<</if>>")
    ford = book.passages["the-ford"]
    assert left == []
    assert {name: made.source for name, made in book.formulas.items()} == {
        "key_is_red": "key == 1",
        "key_is_old_one": "key == 2",
    }
    assert ford.cases["case-1"].when == ("key_is_red", "not key_is_old_one")
    assert ford.does == (Effect("set", ("key", 1)),) and ford.choices[0].effects == (Effect("set", ("key", 3)),)
    assert ford.choices[1].needs == "key == 0"


def test_it_begins_with_the_word_that_the_story_says():
    begins = "(set: $who to 'Wenna', $name to 'x')"
    book, left = story("(if: $who is not 'Wenna')[Who?] [[End]]", f"\n:: StoryInit\n{begins}\n")
    assert book.variables == {"who": 1} and left == [(17, begins)]


def test_a_variable_that_holds_words_and_numbers_is_left():
    book, left = story("<<set $a to 3>><<if $a is 'x'>>X<</if>> <<set $a to 'x'>> [[End]]")
    assert [what for _, what in left] == ["<<if $a is 'x'>>X<</if>>", "<<set $a to 'x'>>"]
    assert not book.formulas and book.passages["the-ford"].does == (Effect("set", ("a", 3)),)
