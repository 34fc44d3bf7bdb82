"""A volume to be heard: sounds by evening and passage, a list for players, and the book that plays them in place."""

from __future__ import annotations

import io
import re
import zipfile

import pytest

from companion.volume.forms import NothingRecorded, set_as
from companion.volume.manuscript import Chapter, Labels, Manuscript, Passage, Run
from tests.pieces import OGG, WEBM

WORDS = [[Run("Water.")]]
LABELS = Labels(contents="Contents", company="Company", figures="Figures", colophon="", fell="Fell")


def book(*chapters, **more):
    facts = {"id": "x", "language": "en", "title": "The Mill", "game": "Toy", "when": "", "made": ""}
    return Manuscript(**facts, company=[], chapters=[*chapters], figures=[], labels=LABELS, **more)


@pytest.fixture
def heard():
    """Two evenings; in the first a passage that nobody recorded, in the second one that was read twice."""
    ford = Passage("", "Přes brod!", WORDS, sound="a.webm", seconds=61.4)
    first = Chapter("The first evening", "", "", [Passage("", "Quiet", WORDS), ford])
    second = Chapter("The second evening", "", "", [Passage("", "???", WORDS, sound="b.ogg", seconds=0.2), ford])
    made = set_as("sound", book(first, second, sounds={"a.webm": WEBM, "b.ogg": OGG}))
    return zipfile.ZipFile(io.BytesIO(made.content))


def test_the_sounds_stand_in_the_order_in_which_they_were_read(heard):
    assert heard.namelist() == [
        "volume.html",
        "volume.m3u8",
        "01-the-first-evening/01-pres-brod.webm",
        "02-the-second-evening/01-passage.ogg",
        "02-the-second-evening/02-pres-brod.webm",
    ]
    assert heard.read("01-the-first-evening/01-pres-brod.webm") == WEBM


def test_the_list_names_each_by_its_evening_and_its_passage(heard):
    assert heard.read("volume.m3u8").decode().split("\n") == [
        "#EXTM3U",
        "#PLAYLIST:The Mill",
        "#EXTINF:61,The first evening · Přes brod!",
        "01-the-first-evening/01-pres-brod.webm",
        "#EXTINF:1,The second evening · ???",
        "02-the-second-evening/01-passage.ogg",
        "#EXTINF:61,The second evening · Přes brod!",
        "02-the-second-evening/02-pres-brod.webm",
        "",
    ]


def test_the_book_plays_them_in_their_places(heard):
    page = heard.read("volume.html").decode()
    assert re.findall(r'<audio[^>]* src="([^"]+)"', page) == heard.namelist()[2:]
    assert page.index("Quiet") < page.index("01-pres-brod.webm") < page.index("The second evening</h2>")


def test_without_a_recording_it_is_said(heard):
    with pytest.raises(NothingRecorded):
        set_as("sound", book(Chapter("The first evening", "", "", [Passage("", "Quiet", WORDS)])))
