"""Every code has a page, and every page's example is a broken book that gets just that code, there and nowhere else."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from companion.library.shelf import LARGEST, read_folder, vocabularies
from companion.story import parse
from companion.story.book import LyingFile
from companion.story.diagnostics import CODES, Diagnostic, Diagnostics, nearest
from companion.web.wording import Voice

from .books import COVER, END, passage

PAGES = Path(__file__).resolve().parents[2] / "docs" / "diagnostics"
STANDARD = "# the-ford\ngame: tainted-grail\n\n## cs Brod\n\n## en The Ford\n"
EXAMPLE = re.compile(r"^`(?P<file>[^`]+)`\n\n```markdown\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"^`(?P<file>[^`]+)`, line (?P<line>\d+)\.$", re.MULTILINE)
UNREAD = {"J123", "J124", "J152", "J153", "J155"}  # these are said of a file, and not of a text
LYING: dict[str, LyingFile] = {"river.ogg": LyingFile("audio/ogg", 1000, "1")}  # beside the words of each example
OF_OWN = {"J408", "J410"}  # these are said of the owner's own books alone


def page(code: str) -> str:
    return (PAGES / f"{code}.md").read_text(encoding="utf-8")


def example(code: str) -> dict[str, bytes]:
    """The broken book of a page: its files by name."""
    files = {found["file"]: found["text"].encode().replace(rb"\xff", b"\xff") for found in EXAMPLE.finditer(page(code))}
    return files if "book.md" in files or code == "J116" else {"book.md": STANDARD.encode(), **files}


def found_in(code: str) -> Diagnostics:
    own = code in OF_OWN
    return parse.read(f"{'own/' if own else ''}tainted-grail/the-ford", example(code), vocabularies(), own, LYING)[1]


BROKEN = [code for code in CODES if code not in UNREAD and PLACE.search(page(code))]


@pytest.mark.parametrize("code", BROKEN)
def test_the_example_gets_its_code_in_the_place_that_the_page_names_and_no_other_error(code):
    found, named = found_in(code), PLACE.findall(page(code))
    assert [(one.file, str(one.line)) for one in found if one.code == code] == named
    assert {one.code for one in found.errors} <= {code}


def test_there_are_at_least_forty_broken_books():
    assert len(BROKEN) >= 40
    assert set(BROKEN) == set(CODES) - UNREAD
    assert len({tuple(example(code).values()) for code in BROKEN}) == len(BROKEN)


@pytest.mark.parametrize("code", CODES)
def test_the_page_says_what_is_wrong_shows_it_and_says_what_to_do(code):
    text = page(code)
    assert re.match(rf"# {code}: \S.*\n\n\S", text)
    assert text.index("## Example") < text.index("## What to do")
    assert text.partition("## What to do")[2].strip()


def test_the_list_names_every_page_as_it_names_itself_and_says_what_only_warns():
    listed = re.findall(r"^- \[(J\d+)\]\((J\d+)\.md\) (.+)$", (PAGES / "README.md").read_text(), re.MULTILINE)
    assert [code for code, _, _ in listed] == list(CODES) == sorted(CODES)
    assert sorted(file.stem for file in PAGES.glob("J*.md")) == sorted(CODES)
    for code, file, title in listed:
        assert file == code
        plain, warns = re.fullmatch(r"(.*?)( \(warning\))?", title).groups()
        assert page(code).startswith(f"# {code}: {plain}\n")
        assert (CODES[code] == "warning") == bool(warns)


# --- in words


def in_words(one: Diagnostic, language: str, caplog) -> tuple[str, str]:
    """What is wrong and what to do; a wording that is missing or asks for other facts fails the test."""
    voice = Voice(language)
    assert voice.has(f"diagnostic-{one.code}") and voice.has(f"mend-{one.code}")
    with caplog.at_level(logging.WARNING):
        said = voice.spoken(one.message), voice.spoken(one.mend)
    assert not caplog.messages
    assert all(words.strip() and "{$" not in words.replace(" ", "") for words in said)
    return said


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("code", BROKEN)
def test_it_is_said_in_words(code, language, caplog):
    for one in found_in(code):
        in_words(one, language, caplog)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("code", CODES)
def test_it_has_its_words(code, language):
    assert Voice(language).has(f"diagnostic-{code}") and Voice(language).has(f"mend-{code}")


def test_a_near_word_is_offered_where_there_is_one(caplog):
    near = Diagnostic("J301", "story.md", 4, {"target": "frod", "near": "ford"})
    assert "“#ford”" in in_words(near, "en", caplog)[1]
    far = Diagnostic("J301", "story.md", 4, {"target": "zzz", "near": ""})
    assert "Write that passage" in in_words(far, "en", caplog)[1]


def test_the_nearest_word():
    assert nearest("frod", ["wood", "ford", "the-end"]) == "ford"
    assert nearest("zzz", ["wood", "ford"]) == nearest("ford", []) == ""


def test_a_place_is_not_accused_of_the_same_thing_twice():
    found = Diagnostics()
    for line in (4, 4, 5):
        found.note("J301", "story.md", line, target="frod", near="ford")
    assert [one.line for one in found] == [4, 5]
    found.note("J302", "story.md", 4, id="ford")
    assert [one.code for one in found.errors] == ["J301", "J301"]


# --- what is said of a file before its text is read


@pytest.fixture
def folder(tmp_path):
    """A book that is whole but for one file, which the test adds."""
    book = tmp_path / "tainted-grail" / "the-ford"
    book.mkdir(parents=True)
    (book / "book.md").write_text(COVER, encoding="utf-8")
    (book / "story.md").write_text(passage("ford", "entry: start", "- [on](#end)") + "\n" + END, encoding="utf-8")
    return book


def alone(folder, caplog) -> Diagnostic:
    """The one thing that is wrong with the book in the folder; the rest of it is read."""
    opened = read_folder("own/tainted-grail/the-ford", folder)
    assert set(opened.book.passages) == {"ford", "end"}
    (one,) = opened.diagnostics
    for language in ("cs", "en"):
        in_words(one, language, caplog)
    return one


def test_j123_a_file_that_is_too_large_is_left_out(folder, caplog):
    with (folder / "annals.md").open("wb") as file:
        file.truncate(LARGEST + 1)
    one = alone(folder, caplog)
    assert (one.code, one.file, one.line, one.weight) == ("J123", "annals.md", 1, "error")


def test_j124_a_file_that_cannot_be_opened_is_left_out(folder, caplog):
    (folder / "gone.md").symlink_to(folder / "nowhere.md")
    one = alone(folder, caplog)
    assert (one.code, one.file, one.line, one.weight) == ("J124", "gone.md", 1, "error")
    assert "No such file" in in_words(one, "en", caplog)[0]


def test_a_folder_that_is_called_like_a_file_cannot_be_opened_either(folder, caplog):
    (folder / "notes.md").mkdir()
    assert alone(folder, caplog).code == "J124"
