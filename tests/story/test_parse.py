"""Files become a book: whatever an author's editor, system or hand makes of them."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.library.shelf import vocabularies
from companion.story import parse
from companion.story.book import Book, Case, ChoiceWords, Cover, Door, Effect

from .books import COVER, DUSK, END, by_code, codes, parts, passage, read, whole


def test_a_header_says_what_a_passage_is():
    ford = whole(DUSK, END).passages["ford"]
    assert (ford.id, ford.file, ford.line, ford.act, ford.once, ford.weight) == ("ford", "story.md", 1, 1, True, 3)
    assert ford.entries == (Door("start"), Door("place", "105"))
    assert ford.when == "day >= 2"
    assert ford.does == (Effect("lose", ("each.energy", 1)), Effect("mark", ("watch", 2)), Effect("add", ("trust", 1)))
    assert ford.cases == {"wet": Case(('visited["end"]',)), "late": Case(('dial["tide"] <= 2',))}
    assert ford.ending == ""


def test_what_a_header_leaves_out_has_its_usual_value():
    end = whole(DUSK, END).passages["end"]
    assert (end.act, end.entries, end.when, end.once, end.weight, end.does, end.ending) == (
        0,
        (),
        "",
        False,
        1,
        (),
        "end",
    )


def test_choices_stand_in_their_order_with_their_lines():
    ford = whole(DUSK, END).passages["ford"]
    assert [(choice.id, choice.target, choice.line) for choice in ford.choices] == [
        ("wade", "end", 13),
        ("knock", "end", 14),
        ("stay", "end", 15),
    ]
    assert ford.choice("knock").shown and ford.choice("nowhere") is None


def test_words_are_a_title_a_text_and_the_words_of_choices():
    czech = whole(DUSK, END).passages["ford"].words["cs"]
    assert czech.title == "Brod za soumraku"
    assert czech.text.startswith("První odstavec. {wet: Boty")
    assert czech.text.endswith("* * *\n\n> Pro kronikáře.")
    assert "Druhý odstavec,\ns řádkem pod sebou." in czech.text
    assert czech.choices["wade"].text == "Přebrodit se, dokud je vidět dno."


def test_what_a_lock_needs_stands_behind_a_bar_that_is_in_no_braces():
    czech = whole(DUSK, END).passages["ford"].words["cs"]
    assert czech.choices["knock"].text == "{wet: Zaklepat|Bušit} kamenem."
    assert czech.choices["knock"].lack == "slyšet, co klepe zpátky"
    assert czech.choices["stay"] == ChoiceWords("Zůstat.", "", czech.choices["stay"].line)


def test_a_list_in_the_words_is_no_choice():
    text = "Three things:\n\n- a comb\n- [a link](#elsewhere)\n- A jug: empty"
    assert (
        whole(passage("ford", "entry: start", "- [on](#end)", en=text), END).passages["ford"].words["en"].text == text
    )


def test_a_cover_says_the_game_what_is_declared_and_its_titles():
    cover = COVER.replace(
        "## en The Ford", "## en The Ford\n\nNine miles of *sand*.\n\nsay: Wenna = WEN-na\n\nRead it."
    )
    book = whole(DUSK, END, cover=cover + "say: Odger Vane = ODJ-er\n")
    assert (book.game, book.variables, list(book.shelf("dial"))) == (
        "tainted_grail",
        {"trust": 0, "brine": 2},
        ["tide"],
    )
    shapes = [("watch", "numbered", 6), ("lamp", "single", 1), ("bell", "row", 3)]
    assert [(one.key, one.shape, one.boxes) for one in book.shelf("status").values()] == shapes
    assert book.shelf("secret")["under-name"].name == {"cs": "Spodní jméno", "en": "The Under-Name"}
    says = {"Wenna": "WEN-na", "Odger Vane": "ODJ-er"}
    assert book.covers["en"] == Cover(title="The Ford", text="Nine miles of *sand*.\n\n\nRead it.", says=says)
    assert book.titles == {"cs": "Brod", "en": "The Ford"}


def test_aliases_lead_from_ids_that_are_gone():
    book = whole(DUSK, END, cover=COVER.replace("dial:", "alias: old -> older\nalias: older -> ford\ndial:"))
    assert book.passage("old").id == book.passage("older").id == book.passage("ford").id == "ford"
    assert book.passage("never") is None


def test_passages_may_stand_on_the_cover_and_in_several_files():
    book, found = read(
        passage("ford", "entry: start", "- [on](act-two.md#wood)"),
        cover=f"{COVER}\n{END}",
        **{"act-two": passage("wood", "- [on](book.md#end)", "- [back](story.md#ford)")},
    )
    assert not found.errors
    files = {"end": "book.md", "wood": "act-two.md", "ford": "story.md"}
    assert {id: one.file for id, one in book.passages.items()} == files


# --- traps


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_line_ends_of_any_system_and_a_byte_order_mark_change_nothing(ends, mark):
    def saved(text: str) -> bytes:
        return mark + text.replace("\n", ends).encode()

    files = {"book.md": saved(COVER), "story.md": saved(f"{DUSK}\n{END}")}
    book, found = parse.read("tainted-grail/the-ford", files, vocabularies())
    assert not found.errors
    assert book.passages == whole(DUSK, END).passages
    assert (book.covers, book.shelves) == (whole(DUSK, END).covers, whole(DUSK, END).shelves)


@pytest.mark.parametrize("bad", [b"\0", b"\xff", b"\xc5"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("ends", [b"\n", b"\r\n", b"\r"])
def test_j101_a_byte_that_is_no_text_is_found_in_its_line(bad, mark, ends):
    raw = mark + passage("wood", "ending: wood").encode().replace(b"Water.", b"Wa" + bad + b"ter.").replace(b"\n", ends)
    book, found = read(DUSK, END, broken=raw)
    assert [(one.code, one.file, one.line) for one in found.errors] == [("J101", "broken.md", 12)]
    assert set(book.passages) == {"ford", "end"}  # the other files are read all the same


def test_a_byte_that_is_no_text_right_below_a_byte_order_mark():
    _, found = read(DUSK, END, broken=b"\xef\xbb\xbf\n\n\n\xff")
    assert [(one.code, one.line) for one in found.errors] == [("J101", 4)]


def test_a_passage_in_one_language_is_told_in_that_one():
    told = "# end\nending: end\n\n## cs Konec\n\nVoda se zavřela.\n"
    book, found = read(passage("ford", "entry: start", "- [on](#end)"), told)
    assert codes(found) == ["J401"]
    assert book.passages["end"].spoken("en").title == "Konec"


def test_a_passage_of_a_million_characters_is_read_and_nobody_could():
    text = "Voda, voda. " * 84_000
    book, found = read(passage("ford", "entry: start", "- [on](#end)", cs=text), END)
    assert codes(found) == ["J117"] and not found.errors
    assert book.passages["ford"].words["cs"].text == text.strip()


@pytest.mark.parametrize("letter", ["{", "}", "{a:", "{a:b|", "<", "](", "](a", "- a: ", "\n- ", "|", "# ", "[", "\\{"])
def test_a_million_characters_of_anything_are_read_within_seconds(letter):
    before = process_time()
    read(passage("ford", "entry: start", "- [on](#end)", cs=letter * (1_000_000 // len(letter))), END)
    assert process_time() - before < 10


def test_ten_thousand_passages_are_read_within_seconds():
    many = [
        passage(f"p-{n}", f"- [a](#p-{n + 1})", f'- [b](#p-{n // 2}) | needs visited["p-{n // 3}"]')
        for n in range(10_000)
    ]
    before = process_time()
    book, found = read(passage("ford", "entry: start", "- [on](#p-0)"), *many, passage("p-10000", "ending: far"))
    assert process_time() - before < 15
    assert len(book.passages) == 10_002 and not found


def test_what_is_wrong_is_said_in_the_order_of_files_and_lines_the_cover_first():
    story = passage("ford", "entry: start", "act: one", "- [on](#ned)", "- [by] x"), passage("wood")
    found = read(*story, cover=f"{COVER}\n## de Furt\n", **{"act-two": "words"})[1].errors
    places = [("J112", "book.md", 15), ("J105", "act-two.md", 1), ("J120", "story.md", 3), ("J301", "story.md", 5)]
    assert [(one.code, one.file, one.line) for one in found][:4] == places
    assert [one.line for one in found if one.file == "story.md"] == [3, 5, 6, 22]


def test_the_words_of_a_choice_that_cannot_be_read_are_not_accused_too():
    _, found = read(passage("ford", "entry: start", "- [wade](#end) | onse", "- [on](#end)"), END)
    assert codes(found) == ["J109"]


def test_a_comment_may_stand_before_the_first_heading_and_nothing_else():
    assert not read(f"<!-- Notes of mine. -->\n\n{passage('ford', 'entry: start', '- [on](#end)')}", END)[1]
    assert codes(read(passage("ford", "entry: start", "- [on](#end)"), END, notes="\nA note.\n")[1]) == ["J105"]


def test_a_book_without_a_cover_or_without_passages():
    assert codes(read()[1]) == ["J102"]
    assert "J102" not in codes(read(notes=b"\xff")[1])
    files = {"story.md": passage("ford", "entry: start", "- [on](#end)") + "\n" + END}
    book, found = parse.read("tainted-grail/the-ford", files, vocabularies())
    assert codes(found) == ["J116", "J407", "J407"]
    assert book.game == "tainted_grail" and set(book.passages) == {"ford", "end"}  # the folder says which game


def test_a_circle_of_twelve_passages_is_read_and_said():
    ring = [passage(f"ring-{n}", f"- [on](#ring-{(n + 1) % 12})") for n in range(12)]
    book, found = read(passage("ford", "entry: start", "- [in](#ring-0)", "- [out](#end)"), *ring, END)
    assert [(one.code, one.facts["count"]) for one in found] == [("J311", 12)]
    ring[7] = passage("ring-7", "- [on](#ring-8)", "- [out](#end)")
    assert not read(passage("ford", "entry: start", "- [in](#ring-0)"), *ring, END)[1]


def test_ids_with_accents_are_none_and_a_plain_one_is_offered():
    book, found = read(DUSK, END, more=passage("břeh", "ending: breh"))
    assert [(one.code, one.file, one.facts["near"]) for one in found.errors] == [("J103", "more.md", "breh")]
    assert "břeh" not in book.passages


BAD_HEADERS = """
J106: once: yes; once:; : start; :; Act: 1; act 1; case: day >= 2; when later: day >= 2; endings: end; #
J103: case Wet: day >= 2; ending: The End
J201: case wet:; when:
J120: act: one; act: 100; weight: 0
J206: does: give each.food 1
"""


@pytest.mark.parametrize(("code", "line"), by_code(BAD_HEADERS))
def test_a_header_line_that_is_none(code, line):
    _, found = read(passage("ford", "entry: start", line, "- [on](#end)", "- [by](#end)"), END)
    assert [(one.code, one.line) for one in found.errors] == [(code, 3)]


BAD_DECLARATIONS = """
J205: game: tainted-grial
J110: variable: trust; variable: my-trust = 0; variable: not = 0; variable: class = 0; alias: old; status: x | row
J120: variable: trust = many; variable: trust = 1000
J103: alias: Old -> ford; dial: The Tide | cs Příliv | en The Tide
J106: entry: start; variables: trust = 0
J107: - [on](#end)
"""


@pytest.mark.parametrize(("code", "line"), by_code(BAD_DECLARATIONS))
def test_a_line_of_a_cover_that_is_none(code, line):
    _, found = read(DUSK, END, cover=COVER.replace("game: tainted-grail\n", f"game: tainted-grail\n{line}\n"))
    assert [(one.code, one.file, one.line) for one in found.errors] == [(code, "book.md", 3)]


# --- any bytes

HEAD = """
act: 1 | entry: start | entry: tale x | when: day | once | once: | once: 2 | when: | : | case a: day > 1 | does: rejoin
does: mark watch 1 | does: | ending: end | case : | status: s | alias: a -> a | <b> | variable: x = 1
"""
WAYS = ["- [a](#a)", "- [b](#b) | once | roll d6 | or [x](#a) if roll < 3", "- [](#)", "- [a](x.md#a) | needs day > 1"]
WORDS = [
    " ",
    "Water.",
    "{a: wet|dry}",
    "{",
    "* * *",
    "> note",
    "- a: Go.",
    "- a: Go. | a lack",
    "\ufeff",
    "\0",
    "## en A",
]
SECTION = st.tuples(
    st.sampled_from(["# a", "# b", "# the-ford", "# ", "#", "# Ř", "", "notes"]).map(lambda heading: [heading]),
    st.lists(st.sampled_from(parts(HEAD)), max_size=4),
    st.lists(st.sampled_from(WAYS), max_size=3),
    st.sampled_from([["## cs A"], ["## en A"], ["## de A"], ["## "], []]),
    st.lists(st.sampled_from(WORDS), max_size=6),
).map(lambda section: "\n".join(line for lines in section for line in lines))
FILES = st.one_of(st.binary(max_size=200), st.lists(SECTION, max_size=4).map("\n".join).map(str.encode))


@given(st.dictionaries(st.sampled_from(["book.md", "story.md", "act-two.md"]), FILES, max_size=3))
def test_any_bytes_give_a_book_and_diagnostics_and_never_an_exception(files):
    book, found = parse.read("tainted-grail/the-ford", files, vocabularies())
    assert Book.load(book.dump()) == book
    assert found or book.passages
    assert all(one.file in {*files, "book.md"} and one.line >= 1 for one in found)


def test_a_book_is_the_same_when_it_was_kept():
    book = whole(DUSK, END)
    assert Book.load(book.dump()) == book


@pytest.mark.parametrize("name", ["day", "roll", "visited", "party"])
def test_a_variable_cannot_take_the_place_of_a_word_that_there_is(name):
    book, found = read(END, cover=f"# the-ford\ngame: tainted-grail\nvariable: {name} = 1\n")
    assert "J110" in codes(found) and name not in book.variables
