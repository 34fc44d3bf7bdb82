"""What does not translate from Twine is said with its line; no text whatever breaks anything."""

from __future__ import annotations

import json
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.library.shelf import vocabularies
from companion.story import parse
from companion.story.twee import OURS, export
from companion.story.twine_source import NotTwee

from .books import END, passage, whole
from .twine import STORY, as_book, brought, story, ways


@pytest.mark.parametrize(
    "what",
    [
        '<<print "so">>',
        "<<goto 'Nowhere'>>",
        "<<goto $next>>",
        "<<back>>",
        '<<set $name to "Wenna">>',
        "<<set $gold to 99999>>",
        "<<set $gold to $trust > 2>>",
        "<<set $a to 1, $b to 'x'>>",
        "(print: $gold)",
        '(link-goto: "Go", $next)',
        "(set: $gold to (random: 1, 6))",
        "<<mystery>>",
        "$gold",
        "[[Gone->Nowhere]]",
        "[[Go->$next]]",
    ],
)
def test_what_does_not_translate_is_left_with_its_line(what):
    book, left = story(f"Water.\n\nMore {what} so.\n\n[[The Wood]]\n")
    assert left == [(10, what)]
    again = story(f"{what}\n\nMore {what} so.\n\n[[The Wood]]\n")[1]
    assert again == [(8, what), (10, what)]


def test_a_link_whose_effect_does_not_translate_leads_on_without_it():
    book, left = story("[[In|The Wood][$name to 'x']]")
    assert ways(book) == [("In", "the-wood")] and left == [(8, "[[In|The Wood][$name to 'x']]")]


@pytest.mark.parametrize(
    "text",
    [
        "<<if $gold is 1>><<set $trust to 2>><</if>>",
        "<<if $gold is 1>>Rich.<<else>><<set $trust to 2>><</if>>",
        "<<if random(1,6) is 2>>A<<set $trust to 2>><<else>><<set $trust to 3>>B<</if>>",
        "(if: $gold is 1)[(set: $trust to 2)]",
        '(link: "Look")[(set: $trust to 2)]',
        '<<linkreplace "Look">><<set $trust to 2>><</linkreplace>>',
        "<<mystery>><<set $trust to 2>><</mystery>>",
    ],
)
def test_what_is_set_under_a_condition_is_left_and_never_happens_without_it(text):
    book, left = story(f"Water.\n{text} [[The Wood]]")
    assert left[0][0] == 9
    assert not book.passages["the-ford"].does and not book.passages["the-ford"].choices[0].effects


@pytest.mark.parametrize(
    "text",
    [
        "<<if random(1,6) is 2>>[[End]]<</if>>",
        "<<if random(1,6) is 2>>A<<else>>[[End]]<</if>>",
        "<<if random(1,6) is 2>>A<<elseif $gold is 1>>[[End]]<</if>>",
        "(if: random(1,6) is 2)[[End]]",
        "(if: random(1,6) is 2)[[[End]]]",
        "<<mystery>>[[End]]<</mystery>>",
        "<<if random(1,6) is 2>><<goto End>><</if>>",
        '<<link "x">><<if random(1,6) is 2>><<goto "End">><</if>><</link>>',
    ],
)
def test_no_way_behind_what_nobody_understands_is_open_to_everybody(text):
    book, left = story(f"Water. {text}\n[[The Wood]]")
    assert ways(book) == [("The Wood", "the-wood")] and left


def test_special_passages_scripts_and_words_before_the_first_passage_are_left():
    more = "\n:: StoryAuthor\nMe\n\n:: code [script]\nalert(1)\n\n:: look [stylesheet]\nbody{}\n"
    came = brought(f"Notes of mine.\n{STORY}:: The Ford\nWater. [[The Wood]]\n\n:: The Wood\nTrees.\n{more}")
    assert [(one.line, one.what) for one in came.left] == [
        (1, "Notes of mine."),
        (14, "StoryAuthor"),
        (17, "code"),
        (20, "look"),
    ]
    assert "alert" not in came.files["story.md"]


def test_metadata_that_cannot_be_read_is_left():
    came = brought(':: A {"x": so}\nWater.')
    assert [(one.line, one.what) for one in came.left] == [(1, '{"x": so}')]


# --- our own, changed in Twine


def test_a_passage_that_was_added_in_twine_is_brought_beside_our_own():
    text = export(whole(passage("ford", "entry: start", "- [by](#end) | once", "- [on](#end)"), END), "en")
    book, _ = as_book(brought(f"{text}\n\n:: New\n<<set $gold += 1>> [[end]]\n"))
    assert set(book.passages) == {"ford", "end", "new"} and book.variables == {"trust": 0, "brine": 2, "gold": 0}
    assert book.passages["ford"].choice("by").once


def test_a_link_that_was_added_to_our_own_is_a_choice_more():
    text = export(whole(passage("ford", "entry: start", "- [by](#end) | once", "- [on](#end)"), END), "en")
    came = brought(text.replace("[[on.->end]]", "[[on.->end]]\n[[off->end]]"))
    book, _ = as_book(came)
    assert came.left == [] and [one.id for one in book.passages["ford"].choices] == ["by", "on", "end"]


# --- any text


@pytest.mark.parametrize("text", ["", "\n\n", "words", "# ford\nentry: start", "::", ":: ", "::\n", ":: [tag]\nwords"])
def test_what_has_no_passage_is_no_twee(text):
    with pytest.raises(NotTwee):
        brought(text)


def kept(ours) -> str:
    """A book of ours whose logic somebody wrote by hand."""
    return f":: A\n[[x->A]]\n\n:: {OURS}\nNote.\n\n{json.dumps(ours)}"


def of_a(**ours) -> str:
    return kept({"passages": {"A": ours, "a": ours}})


HOSTILE = [kept(5), kept([1]), kept({"passages": 5}), kept({"cover": [1]}), kept({"cover": ["variable:", "# x"]})]
HOSTILE += [of_a(head=5), of_a(choices=[1]), of_a(choices={"a": {"to": 1}}), of_a(title=None), of_a(choices={"": {}})]
HOSTILE += [
    of_a(head=["# x", "a\n# y"], choices={"": {"to": ""}, "- ": {"to": "A", "clauses": "|"}}),
    f":: {OURS}\n" + "{" * 9,
]
HOSTILE += [of_a(choices={"a\nb": {"to": "A"}}), kept({"text": "# x", "cover": ["variable: x = 9" + "9" * 5000]})]
HOSTILE += [f":: {OURS}\n" + '{"a":' * 20_000, f':: A {{"{OURS}": 1}}\nx', ':: A {"x":\n']
HOSTILE += ["<tw-storydata>", "<tw-storydata><tw-passagedata>", "<tw-storydata><tw-passagedata name=x>&#0;&#xD800;[[a"]
HOSTILE += [
    "<div id=storeArea><div tiddler=x>\\",
    "<tw-storydata><tw-storydata>",
    "<tw-storydata><style id=twine-user-stylesheet>x",
]
HOSTILE += [
    ":: A " + '{"a":' * 20_000 + "1" + "}" * 20_000,
    ":: StoryData\n" + "[" * 200_000 + "\n:: A\n",
    ":: StoryData\n[1]\n",
]
HOSTILE += [
    f":: A\n<<set $x to {'9' * 5000}>><<set $x += {'9' * 5000}>>",
    ":: StoryInit\n<<set $x to " + "9" * 5000 + ">>",
]
HOSTILE += [
    ":: A\n<<if " + "(" * 3000 + "$x is 1>>y<</if>>",
    ":: A\n(if: " + "not " * 900 + "$x is 1)[y]",
    ":: \ud800\n\ud800",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_is_brought_or_refused(text):
    one_way_or_the_other(text)


PIECES = [
    ":: A",
    ":: B [x y]",
    ":: StoryInit",
    ":: StoryData",
    "\n",
    "\n\n",
    "[[",
    "]]",
    "->",
    "<-",
    "|",
    "[",
    "]",
    "{",
    "}",
    "\\",
]
PIECES += [
    "<<if $a is 1>>",
    "<<else>>",
    "<</if>>",
    "(if: $a > 2)",
    "(else:)",
    "<<set $a to 1>>",
    "(set: $b to it + 1)",
    "A",
    "$a",
    " ",
]
PIECES += [
    f":: {OURS}\n{json.dumps({'passages': {'A': {'choices': {'a': {'to': 'B'}}, 'head': ['act: 1']}}})}",
    "<<link 'a'>>",
    "<</link>>",
    "(link: 'x')",
    "<<goto 'A'>>",
    "''",
    "//",
    "<b>",
    "<!--",
    '{"start": "B"}',
    "::",
    "# x",
    "- a: b",
]


@given(st.one_of(st.text(max_size=80), st.lists(st.sampled_from(PIECES), max_size=25).map("".join)))
def test_any_text_is_brought_or_refused(text):
    one_way_or_the_other(text)


def one_way_or_the_other(text: str) -> None:
    """Nothing but NotTwee is raised; what is brought can be looked through like any book."""
    try:
        came = brought(text)
    except NotTwee:
        return
    files = {name: text.encode("utf-8", "replace") for name, text in came.files.items()}
    parse.read("tainted-grail/the-ford", files, vocabularies())
    lines = text.count("\n") + text.count("\r") + 1
    assert all(1 <= one.line <= lines + 1 and len(one.what) <= 120 for one in came.left)


@pytest.mark.parametrize(
    "line", [":: a" + " " * 5000 + "]", ":: " + "\\" * 5001, ":: " + "a [" * 2000, ":: a [x]" + " " * 5000 + "{"]
)
def test_a_long_headline_is_read_within_seconds(line):
    before = process_time()
    one_way_or_the_other(f"{line}\nwords")
    assert process_time() - before < 5
