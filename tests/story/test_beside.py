"""Pictures and sounds beside the words: what a header says of them, what is shown of a folder, what travels."""

from __future__ import annotations

import pytest

from companion.library import desk
from companion.library.shelf import Journals, read_folder
from companion.story import beside, parse
from companion.story.book import BesideFile, LyingFile
from companion.story.clauses import BadClause
from companion.story.twee import export
from companion.story.twee_import import import_story
from tests.pieces import OGG, picture, tone

from .books import COVER, END, VOCABULARY, passage

LINES = ("picture: mill.png | cs mlýn v mlze | en a mill in the fog", "sound: mill.wav | cs prkna | en planks")


def read(lying, *lines):
    story = passage("ford", "entry: start", *lines, "- [on](#end)") + "\n" + END
    files = {"book.md": COVER, "story.md": story}
    return parse.read("own/tainted-grail/the-ford", files, {"tainted_grail": VOCABULARY}, True, lying)


@pytest.fixture
def folder(tmp_path):
    """A book with a picture and a sound."""
    place = tmp_path / "own" / "tainted-grail" / "the-ford"
    place.mkdir(parents=True)
    (place / "book.md").write_text(COVER, encoding="utf-8")
    story = passage("ford", "entry: start", *LINES, "- [on](#end)") + "\n" + END
    (place / "story.md").write_text(story, encoding="utf-8")
    (place / "mill.png").write_bytes(picture())
    (place / "mill.wav").write_bytes(tone())
    return place


def codes(folder):
    return [one.code for one in read_folder("own/tainted-grail/the-ford", folder).diagnostics]


def test_a_line_names_a_file_and_says_in_each_language_what_it_is():
    said = beside.line("mill.webp | cs mlýn v mlze | en a mill in the fog", "picture")
    assert said == BesideFile("mill.webp", {"cs": "mlýn v mlze", "en": "a mill in the fog"})
    assert beside.written("picture", said) == ["picture: mill.webp | cs mlýn v mlze | en a mill in the fog"]
    assert said.said("cs") == "mlýn v mlze" and BesideFile("a.png", {"en": "a"}).said("cs") == "a"


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("", "J150"),
        ("mill", "J150"),
        ("mill.svg | cs a", "J150"),
        ("../mill.png", "J150"),
        ("Mill.png", "J150"),
        ("mill.ogg | cs a", "J150"),
        ("mill.png | a mill", "J156"),
        ("mill.png | cs", "J156"),
        ("mill.png | cs a | cs b", "J156"),
        ("mill.png | de Mühle", "J156"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused(value, code):
    with pytest.raises(BadClause) as refused:
        beside.line(value, "picture")
    assert refused.value.code == code


def test_what_lies_in_the_folder_is_shown_and_nothing_is_wrong(folder):
    opened = read_folder("own/tainted-grail/the-ford", folder)
    assert opened.diagnostics == []
    assert {name: (one.mimetype, one.width) for name, one in opened.book.beside.items()} == {
        "mill.png": ("image/png", 60),
        "mill.wav": ("audio/wav", 0),
    }
    assert opened.texts == ["book.md", "story.md"]


def test_a_book_without_its_files_is_whole(folder):
    (folder / "mill.png").unlink()
    (folder / "mill.wav").rename(folder / "mills.wav")
    opened = read_folder("own/tainted-grail/the-ford", folder)
    assert opened.errors == [] and [one.code for one in opened.diagnostics] == ["J151", "J151"]
    assert opened.diagnostics[1].facts["near"] == "mills.wav" and opened.book.beside == {}


@pytest.mark.parametrize("content", [b"", b"<svg xmlns='http://www.w3.org/2000/svg'/>", picture("JPEG"), tone()])
def test_a_picture_that_is_something_else_is_not_shown(folder, content):
    (folder / "mill.png").write_bytes(content)
    assert codes(folder) == ["J153"]


def test_what_is_too_large_is_not_shown():
    sound = LyingFile("audio/wav", 7 * 2**20, "2")
    files = {"mill.png": LyingFile("image/png", 1000, "1", 9000, 9000), "mill.wav": sound}
    book, found = read(files, *LINES)
    assert [one.code for one in found] == ["J152", "J152"] and book.beside == {}


def test_all_of_it_together_has_a_limit(monkeypatch):
    monkeypatch.setattr(beside, "HEAVIEST_BOOK", 1500)
    files = {"mill.png": LyingFile("image/png", 1000, "1", 9, 9), "mill.wav": LyingFile("audio/wav", 1000, "2")}
    book, found = read(files, *LINES)
    assert [one.code for one in found] == ["J155"] and [*book.beside] == ["mill.png"]


def test_the_shelf_sees_a_file_that_comes_later_and_keeps_what_it_saw(folder, tmp_path):
    shelf = Journals(tmp_path / "none", tmp_path / "own", tmp_path / "kept")
    (folder / "mill.png").unlink()
    assert [*shelf.opened("own/tainted-grail/the-ford").book.beside] == ["mill.wav"]
    (folder / "mill.png").write_bytes(picture())
    assert [*shelf.opened("own/tainted-grail/the-ford").book.beside] == ["mill.png", "mill.wav"]
    again = Journals(tmp_path / "none", tmp_path / "own", tmp_path / "kept")
    assert [*again.opened("own/tainted-grail/the-ford").book.beside] == ["mill.png", "mill.wav"]


def test_it_goes_to_twine_and_comes_back():
    book, _ = read({}, *LINES)
    came = import_story(export(book, "en"), "the-ford", "tainted_grail", "en")
    again, _ = parse.read("own/tainted-grail/x", dict(came.files), {"tainted_grail": VOCABULARY}, True)
    for what in ("picture", "sound"):
        assert getattr(again.passages["ford"], what) == getattr(book.passages["ford"], what) is not None


def test_a_book_brought_with_a_table_has_its_pictures_but_none_that_only_says_so(folder, tmp_path):
    shelf = Journals(tmp_path / "none", tmp_path / "own", None)
    id = "own/tainted-grail/the-ford"
    texts, files = desk.own_books(shelf, [id]), desk.own_beside(shelf, [id])
    assert [*files[id]] == ["mill.png", "mill.wav"]
    elsewhere = Journals(tmp_path / "none", tmp_path / "elsewhere", None)
    odd = {"../up.png": picture(), "evil.png": b"<html>", "book.md": b"x", "rain.ogg": OGG}
    desk.take_in(elsewhere, texts, {id: {**files[id], **odd}})
    there = elsewhere.folders()[id]
    assert sorted(file.name for file in there.iterdir()) == ["book.md", "mill.png", "mill.wav", "rain.ogg", "story.md"]
    assert not (there.parent / "up.png").exists() and [*elsewhere.opened(id).book.beside] == ["mill.png", "mill.wav"]
