"""An independent parser of Twee reads every shipped book: all its links lead somewhere, and it begins where it should.

extwee is put where `.ci/run` puts it; where there is no Node.js, nobody else reads the books, and the test says so.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from companion.core.words import LANGUAGES
from companion.house import HOUSE, shipped
from companion.library.shelf import Journals, vocabularies
from companion.story import parse
from companion.story.twee import export
from companion.story.twee_import import import_story
from companion.story.twine_kept import OURS

from .test_twee import plain

EXTWEE = HOUSE.parent / ".venv" / "extwee" / "node_modules" / "extwee"
AGAIN = (".again.twee", ".2.html", ".1.html")
LINK = re.compile(r"\[\[(?:[^\]]*?->)?([^\]]+?)\]\]")


@pytest.fixture(scope="module")
def read(tmp_path_factory) -> dict[tuple[str, str], dict]:
    """What extwee sees of each shipped book in each language."""
    folder = Path(os.environ.get("EXTWEE") or EXTWEE)
    if not shutil.which("node") or not folder.exists():
        pytest.skip("no extwee here, so only we read our own Twee (npm install --prefix .venv/extwee extwee)")
    out = tmp_path_factory.mktemp("twee")
    shelf = Journals(shipped("journal"), out / "own")
    books = {id: shelf.opened(id).book for id in shelf.folders()}
    files = {}
    for number, (id, book) in enumerate(books.items()):
        for language in LANGUAGES:
            files[id, language] = out / f"{number}-{language}.twee"
            files[id, language].write_text(export(book, language), encoding="utf-8")
    command = ["node", str(Path(__file__).with_name("extwee.mjs")), str(folder), *map(str, files.values())]
    said = subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
    stories = dict(zip(files, map(json.loads, said.splitlines()), strict=True))
    return {key: story | {"book": books[key[0]], "file": files[key]} for key, story in stories.items()}


def test_every_link_of_every_book_leads_to_a_passage(read):
    links = 0
    for key, story in read.items():
        names = {passage["name"] for passage in story["passages"]}
        for passage in story["passages"]:
            targets = LINK.findall(passage["text"])
            links += len(targets)
            assert set(targets) <= names, (key, passage["name"])
        choices = sum(len(passage.choices) for passage in story["book"].passages.values())
        assert choices == sum(len(LINK.findall(passage["text"])) for passage in story["passages"])
    assert links > 2_000


def test_every_book_begins_where_it_should_and_is_called_as_it_is(read):
    for (id, language), story in read.items():
        book = story["book"]
        begins = (book.entered_by("start") or list(book.passages.values()))[0].id
        assert (story["name"], story["start"]) == (book.cover(language).title, begins), id
        assert re.fullmatch(r"[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-8[0-9A-F]{3}-[0-9A-F]{12}", story["ifid"])


def test_all_that_stands_in_the_headlines_is_understood(read):
    for (id, language), story in read.items():
        assert story["complaints"] == [], (id, language)
        seen = {passage["name"]: passage for passage in story["passages"]}
        assert set(seen) >= {*story["book"].passages, OURS}
        for name in story["book"].passages:
            assert set(seen[name]["metadata"]) == {"position", "size"}
        places = [seen[name]["metadata"]["position"] for name in story["book"].passages]
        assert len(set(places)) == len(places)  # no two lie on each other in Twine's map


@pytest.mark.parametrize("ending", AGAIN)
def test_what_it_writes_comes_back_with_all_its_logic(read, ending):
    id = "tainted-grail/the-lamp-in-the-wall"
    story = read[id, "cs"]
    text = story["file"].with_name(story["file"].name + ending).read_text(encoding="utf-8")
    came = import_story(text, "lamp", "tainted_grail", "cs")
    files = {name: text.encode() for name, text in came.files.items()}
    assert came.left == []
    assert plain(parse.read(id, files, vocabularies())[0], "cs") == plain(story["book"], "cs")
