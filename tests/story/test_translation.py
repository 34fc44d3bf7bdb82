"""What a translation lacks, passage by passage."""

from __future__ import annotations

from companion.library.shelf import vocabularies
from companion.story import parse
from companion.story.book import Book
from companion.story.translation import marked, untranslated

BOTH = """# ford
entry: start

- [on](#end)

## cs Brod

Voda.

- on: Dál.

## en The Ford

{en}

- on: On.

# end
ending: end

## en The End

Water.
"""
COVER = "# b\ngame: tainted-grail\n\n## cs Brod\n\n## en The Ford\n\n"


def book(en: str = "Water.", *, gone: str = "", more: str = "") -> Book:
    story = BOTH.replace("{en}", en).replace(gone, "") if gone else BOTH.replace("{en}", en)
    read, found = parse.read("own/tainted-grail/b", {"book.md": COVER + story + more}, vocabularies(), own=True)
    assert not [one for one in found if one.weight == "error" and one.code != "J402"]
    return read


def told(read: Book, marks=None) -> list[tuple[str, str, str]]:
    return [(one.passage, one.language, one.why) for one in untranslated(read, marks or {})]


def test_a_passage_is_missing_in_a_language_or_nobody_ever_said_that_its_two_match():
    assert told(book()) == [("ford", "", "unmarked"), ("end", "cs", "missing")]


def test_a_part_of_it_is_missing():
    (part, *_) = untranslated(book(gone="- on: Dál.\n"), {})
    assert (part.passage, part.language, part.why, part.parts) == ("ford", "cs", "part", ("on",))


def test_what_was_marked_is_done_until_one_of_the_two_is_changed():
    marks = marked(book(), {}, ["ford", "end"])
    assert set(marks) == {"ford"}, "what is told in one language matches nothing"
    assert told(book(), marks) == [("end", "cs", "missing")]
    assert told(book("Much water."), marks) == [("ford", "cs", "changed"), ("end", "cs", "missing")]
    again = marked(book("Much water."), marks, ["ford"])
    assert told(book("Much water."), again) == [("end", "cs", "missing")]


def test_both_are_looked_at_where_both_were_changed():
    marks = {"ford": {"cs": "0" * 16, "en": "0" * 16}}
    assert told(book(), marks)[:2] == [("ford", "cs", "changed"), ("ford", "en", "changed")]


def test_where_a_passage_stands_does_not_matter_and_marks_of_what_is_gone_go():
    marks = marked(book(), {"long-gone": {"cs": "1", "en": "2"}}, ["ford"])
    moved = BOTH.replace("{en}", "Water.").replace("entry: start", "act: 1\nentry: start")
    read = parse.read("own/tainted-grail/b", {"book.md": COVER, "a.md": moved}, vocabularies(), own=True)[0]
    assert told(read, marks) == [("end", "cs", "missing")] and set(marks) == {"ford"}
