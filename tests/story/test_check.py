"""A whole book looked through: its words in both languages, its conditions, and what is read and never written."""

from __future__ import annotations

import pytest

from companion.library.shelf import vocabularies
from companion.story import parse
from companion.story.words import LONGEST

from .books import COVER, END, passage, read

FORD = passage("ford", "entry: start", "- [on](#end)")


def said(*passages: str, cover: str = COVER) -> list[tuple[str, int]]:
    """What is said of a book, with the lines."""
    return [(one.code, one.line) for one in read(*passages, cover=cover)[1]]


def told(czech: str, english: str, head: str = "entry: start") -> str:
    """A passage of two choices with just these words: the header ends in line 2, `## cs` stands in line 7."""
    return f"# ford\n{head}\n\n- [on](#end)\n- [by](#end)\n\n{czech}\n{english}\n"


CZECH = "## cs Brod\n\nVoda.\n\n- on: Dál.\n- by: Kolem.\n"
ENGLISH = "## en The Ford\n\nWater.\n\n- on: On.\n- by: By.\n"


# --- languages


def test_nothing_is_said_of_a_passage_that_is_told_in_both():
    assert said(told(CZECH, ENGLISH), END) == []
    assert said(told(ENGLISH, CZECH), END) == []


@pytest.mark.parametrize(("missing", "czech", "english"), [("en", CZECH, ""), ("cs", "", ENGLISH)])
def test_j401_a_language_is_missing(missing, czech, english):
    _, found = read(told(czech, english), END)
    assert [(one.code, one.line, one.facts["language"]) for one in found] == [("J401", 1, missing)]


def test_j401_both_are_missing():
    assert said(told("", ""), END) == [("J401", 1), ("J401", 1)]


@pytest.mark.parametrize("words", ["- on: On.\n", "- on: On.\n- by:\n", "- on: On.\n- by: | a lack\n"])
def test_j402_a_choice_without_words(words):
    _, found = read(told(CZECH, f"## en The Ford\n\nWater.\n\n{words}"), END)
    assert [(one.code, one.line, one.facts["id"]) for one in found] == [("J402", 14, "by")]


@pytest.mark.parametrize("heading", ["## en", "## en "])
def test_j403_no_title(heading):
    assert said(told(CZECH, ENGLISH.replace("## en The Ford", heading)), END) == [("J403", 14)]


@pytest.mark.parametrize("text", ["", "   \n\n"])
def test_j404_nothing_to_read_aloud(text):
    assert said(told(CZECH, ENGLISH.replace("Water.", text)), END) == [("J404", 14)]


def test_j112_j121_a_language_that_is_none_and_one_that_stands_twice():
    again = "## en Again\n\nMore.\n\n- on: On.\n- by: By.\n"
    book, found = read(told(CZECH, f"{ENGLISH}\n## de Furt\n\nWasser.\n\n{again}"), END)
    assert [(one.code, one.line) for one in found] == [("J112", 21), ("J121", 25)]
    assert book.passages["ford"].words["en"].title == "The Ford"  # the first telling counts


def test_j113_words_for_a_choice_that_is_not_there():
    _, found = read(told(CZECH, f"{ENGLISH}- bye: Bye.\n"), END)
    assert [(one.code, one.line, one.facts) for one in found] == [("J113", 20, {"id": "bye", "near": "by"})]


@pytest.mark.parametrize(
    ("cover", "languages"),
    [
        (COVER.replace("## cs Brod\n", ""), ["cs"]),
        (COVER.replace("## en The Ford", "## en"), ["en"]),
        ("# the-ford\ngame: tainted-grail\n", ["cs", "en"]),
    ],
)
def test_j407_a_cover_without_a_title(cover, languages):
    _, found = read(FORD, END, cover=cover)
    assert [(one.code, one.file, one.facts["language"]) for one in found] == [("J407", "book.md", x) for x in languages]


# --- locks


def locked(needs: str, *lacks: str) -> list[tuple[str, int]]:
    """What is said of a choice with that lock, and those words for it in Czech and English."""
    words = [
        text.replace(one, f"{one} | {lack}" if lack else one)
        for text, one, lack in zip((CZECH, ENGLISH), ("Kolem.", "By."), lacks, strict=True)
    ]
    return said(told(*words).replace("- [by](#end)", f"- [by](#end) | needs {needs}"), END)


@pytest.mark.parametrize("needs", ["any.courage >= 2, shown", "party.food >= 1, shown", "all.terror < 3, shown"])
def test_a_simple_comparison_needs_no_words(needs):
    assert locked(needs, "", "") == []


COMPLEX = [
    'visited["end"]',
    "any.courage >= 2 and day >= 2",
    "day >= 5",
    'status["watch"].count >= 2',
    "any.courage == 2",
]


@pytest.mark.parametrize("needs", COMPLEX)
def test_j405_anything_else_that_is_shown_needs_them_in_both_languages(needs):
    def lines(needs: str, *lacks: str) -> list[int]:
        return [line for code, line in locked(needs, *lacks) if code == "J405"]

    assert lines(f"{needs}, shown", "", "") == [12, 19]
    assert lines(f"{needs}, shown", "", "a friend") == [12]
    assert lines(f"{needs}, shown", "přítel", "a friend") == []
    assert lines(needs, "", "") == []  # nobody sees it


# --- cases, braces, what is taken out

CASES = "entry: start\ncase wet: day >= 2"


def worded(czech: str, english: str, head: str = CASES) -> list[tuple[str, int]]:
    """What is said of these words; the header has one line more, so Czech words begin in line 10, English in 17."""
    return said(told(CZECH.replace("Voda.", czech), ENGLISH.replace("Water.", english), head), END)


@pytest.mark.parametrize(
    "words", ["{wet: Wet.|Dry.}", "{wet: Wet.}", "{wet: Wet.|}", "A. {wet:Wet|Dry} {wet: Wet}, so."]
)
def test_a_case_has_words_and_perhaps_others(words):
    assert worded(words, words) == []


def test_a_case_may_stand_in_a_title_a_choice_and_a_lack():
    english = ENGLISH.replace("The Ford", "The {wet: Wet|Dry} Ford")
    czech = CZECH.replace("Kolem.", "{wet: Kolem|Okolo}. | {wet: boty}")
    assert said(told(czech, english, CASES), END) == []


def test_j406_a_case_that_only_one_language_uses():
    assert worded("{wet: Mokro.}", "Water.") == [("J406", 15)]
    assert worded("Voda.", "{wet: Wet.}") == [("J406", 8)]


def test_j115_a_case_that_the_header_does_not_declare():
    assert worded("{wet: Mokro.}", "{wet: Wet.}\n\nAnd {late: late|early}.") == [("J115", 19)]
    assert worded("{wet: Mokro.}", "{wet: Wet.} {wte: Wet.}") == [("J115", 17)]


@pytest.mark.parametrize(
    "words", ["Wet {wet: so.", "{wet Wet.}", "} wet.", "{wet.}", "{wet: a {wet: b c}", "{Wet: so}", "{wet: a|b|c {}"]
)
def test_j114_a_brace_without_its_twin(words):
    assert ("J114", 19) in worded("{wet: Mokro.}", f"{{wet: Wet.}}\n\n{words}")


def test_a_brace_behind_a_backslash_is_read():
    assert worded("{wet: Mokro.}", r"{wet: Wet.} \{not a case\} \{") == []


@pytest.mark.parametrize(
    "words", ["A <b>bold</b> one.", "<script>alert(1)</script>", "<!-- x -->", "{wet: <i>so</i>|so}"]
)
def test_j118_html_in_the_words(words):
    assert ("J118", 19) in worded("{wet: Mokro.}", f"{{wet: Wet.}}\n\n{words}")


@pytest.mark.parametrize("words", ["3 < 4 and 5 > 4", "<3", "a -> b <- c"])
def test_a_sign_is_no_html(words):
    assert worded("{wet: Mokro.}", f"{{wet: Wet.}} {words}") == []


@pytest.mark.parametrize(
    "to", ["javascript:alert(1)", "data:text/html,x", "ftp://a.example", " JavaScript:x", "file:///etc"]
)
def test_j119_a_link_that_leads_out_in_a_strange_way(to):
    assert worded("{wet: Mokro.}", f"{{wet: Wet.}}\n\n[so]({to})") == [("J119", 19)]


@pytest.mark.parametrize(
    "to", ["https://a.example", "http://a.example", "mailto:a@a.example", "#end", "act-two.md#end"]
)
def test_other_links_are_fine(to):
    assert worded("{wet: Mokro.}", f"{{wet: Wet.}} [so]({to})") == []


def test_j117_a_passage_that_nobody_could_read_aloud():
    assert worded("{wet: Mokro.}", "{wet: Wet.} ".ljust(LONGEST, "x")) == []
    assert worded("{wet: Mokro.}", "{wet: Wet.} ".ljust(LONGEST + 1, "x")) == [("J117", 15)]


# --- conditions, wherever they stand


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (("when: trsut >= 1", "- [on](#end)"), 3),
        (("case wet: trsut >= 1", "- [on](#end)"), 3),
        (("- [on](#end)", "- [by](#end) | needs trsut >= 1"), 5),
        (("- [on](#end) | or [x](#end) if trsut >= 1",), 4),
    ],
)
def test_every_condition_is_checked(lines, line):
    words = "{wet: so}" if "case" in lines[0] else "Water."
    assert said(passage("ford", "entry: start", *lines, cs=words, en=words), END) == [("J202", line)]


# --- read and written

READS = {
    "status": ('status["watch"].has(2)', 'status["watch"].marked'),
    "dial": ('dial["tide"] >= 1', 'dial["tide"] == 0'),
    "secret": ('secret["under-name"]', 'not secret["under-name"]'),
    "variable": ("trust >= 1", "trust + 1 < 3"),
}
WRITES = {
    "status": ("mark watch 2", "mark watch 2"),
    "dial": ("dial tide 3", "dial tide 3"),
    "secret": ("gain secret under-name", "gain secret under-name"),
    "variable": ("set trust 1", "add trust 1"),
}
SHELVES = sorted(READS)


def readers(shelf: str) -> list[tuple[str, ...]]:
    """Every place where a passage may ask for something."""
    one, other = READS[shelf]
    door = {"status": "entry: status watch", "dial": "entry: dial tide", "secret": "entry: secret under-name"}.get(
        shelf
    )
    ways = [
        ("- [by](#end)", f"- [in](#end) | needs {one}"),
        (f"when: {other}",),
        (f"- [in](#end) | or [x](#end) if {one}",),
    ]
    return [*ways, (door,)] if door else ways


@pytest.mark.parametrize("shelf", SHELVES)
def test_j305_what_is_read_and_never_written(shelf):
    for lines in readers(shelf):
        _, found = read(FORD, passage("wood", "entry: dream", *lines, "- [on](#end)"), END)
        assert [(one.code, one.facts["shelf"]) for one in found] == [("J305", shelf)], lines


def test_a_status_lies_before_the_table_and_need_not_be_asked_for():
    _, found = read(FORD, passage("wood", "entry: dream", f"does: {WRITES['status'][0]}", "- [on](#end)"), END)
    assert found == []


@pytest.mark.parametrize("shelf", [shelf for shelf in SHELVES if shelf != "status"])
def test_j306_what_is_written_and_never_read(shelf):
    for lines in ((f"does: {WRITES[shelf][0]}", "- [on](#end)"), (f"- [on](#end) | {WRITES[shelf][1]}",)):
        _, found = read(FORD, passage("wood", "entry: dream", *lines), END)
        assert [(one.code, one.facts["shelf"]) for one in found] == [("J306", shelf)], lines


@pytest.mark.parametrize("shelf", SHELVES)
def test_nothing_is_said_of_what_is_both_read_and_written(shelf):
    for lines in readers(shelf):
        writes = passage("ford", "entry: start", f"- [on](#end) | {WRITES[shelf][1]}")
        assert said(writes, passage("wood", "entry: dream", *lines, "- [on](#end)"), END) == []


def test_taking_away_is_not_writing():
    takes = "does: unmark watch 2 | lose secret under-name | turn tide -1 | stop tide"
    asks = 'when: status["watch"].has(2) or secret["under-name"] or dial["tide"] > 0'
    _, found = read(FORD, passage("wood", "entry: dream", takes, asks, "- [on](#end)"), END)
    assert sorted(one.facts["key"] for one in found if one.code == "J305") == ["tide", "under-name", "watch"]


def test_a_status_of_the_box_is_written_by_the_whole_table():
    assert said(passage("ford", "entry: start", 'when: status["black_cauldron"].marked', "- [on](#end)"), END) == []


def test_an_own_book_in_one_language_is_told_so_once_and_a_shipped_one_of_each_passage():
    files = {
        "book.md": "# x\ngame: tainted-grail\n\n## cs Brod\n",
        "story.md": told(CZECH, "") + END.partition("## en")[0],
    }
    own = parse.read("own/tainted-grail/x", files, vocabularies(), own=True)[1]
    assert [(one.code, one.facts["language"]) for one in own] == [("J408", "en")] and not own.errors
    shipped = parse.read("tainted-grail/x", files, vocabularies())[1]
    assert [one.code for one in shipped] == ["J407", "J401", "J401"]
