"""A volume as Markdown: nothing that somebody wrote is a mark, no word is lost, and it can be read as it stands."""

from __future__ import annotations

import io
import zipfile

import markdown
import pytest
from hypothesis import given

from companion.volume.manuscript import Run
from companion.volume.markdown import WIDTH, as_markdown, as_markdown_zip, escaped, marked, wrapped

from .czech import CZECH
from .english import ENGLISH
from .odd import BARE, EMPTY, ODD, about, manuscripts
from .reading import close, lost, of_html, of_markdown


@pytest.mark.parametrize("book", [CZECH, ENGLISH], ids=["cs", "en"])
def test_every_word_is_in_it_and_its_lines_are_short(book):
    text = as_markdown(book)
    assert lost(book, of_markdown(text)) == []
    long = [line for line in text.splitlines() if len(line) > WIDTH]
    assert all(line.startswith(("*", "![", "|")) for line in long)


def test_a_chapter_reads_well_as_it_stands():
    text = as_markdown(ENGLISH)
    assert text.startswith(
        "# The Twelfth Candle\n\n*Roads Without Land*\\\n*9 January to 1 March 2026*\n\n## Contents\n\n1. The Salt Road"
    )
    assert "\n## What the River Kept\n\n*Saturday, 24 January 2026*" in text
    assert "\n> **The Book of Lamps** · **A Door in the Hedge**\n>\n> It has a handle" in text
    assert "\n> ❧ *Say nothing, and turn the handle.*\n" in text
    assert "\n---\n\n### Here the road ended: Hob the Wall\n" in text
    assert "![A map of nine places; three are lit.](pictures/land-1.svg)\n\n*The land as it was lit" in text
    assert "*The memory was not theirs*, and" in text.replace("\n", " ")


@pytest.mark.parametrize("text", ODD, ids=lambda text: ascii(text[:12]))
def test_odd_words_are_words_and_no_marks(text):
    assert lost(about(text), of_markdown(as_markdown(about(text)))) == []


@pytest.mark.parametrize("text", [one for one in ODD if one.strip()], ids=lambda text: ascii(text[:12]))
def test_a_paragraph_of_odd_words_stays_one_paragraph(text):
    page = markdown.markdown(wrapped(escaped(text)))
    assert page.startswith("<p>") and page.count("<") == 2, page
    assert close(of_html(page)) == close(text)


def test_styles_are_asterisks_where_those_are_read_as_such_and_tags_elsewhere():
    assert marked([Run("He "), Run("never", "em"), Run(" said so.")]) == "He *never* said so."
    assert marked([Run("He "), Run(" never ", "strong"), Run("said so.")]) == "He  **never** said so."
    assert marked([Run("un"), Run("likely", "em"), Run(".")]) == "un<em>likely</em>."
    assert marked([Run("a", "em"), Run("b", "strong")]) == "<em>a</em><strong>b</strong>"
    assert marked([Run("“Go,”", "em"), Run(" she said.")]) == "<em>“Go,”</em> she said."
    assert marked([Run(" ", "em"), Run("")]) == " "


@given(manuscripts)
def test_no_word_is_lost_whatever_it_is(book):
    assert lost(book, of_markdown(as_markdown(book))) == []


@pytest.mark.parametrize("book", [EMPTY, BARE], ids=["empty", "bare"])
def test_a_book_without_anything_is_a_heading(book):
    assert as_markdown(book).startswith("# ")


def test_the_pictures_lie_beside_it():
    packed = as_markdown_zip(CZECH)
    assert packed == as_markdown_zip(CZECH)
    with zipfile.ZipFile(io.BytesIO(packed)) as opened:
        assert opened.testzip() is None
        text = opened.read("volume.md").decode()
        beside = [name for name in opened.namelist() if name != "volume.md"]
        assert sorted(beside) == [
            "pictures/cifernik.svg", "pictures/mapa-1.svg", "pictures/mapa-2.svg", "pictures/stul.jpg",
            "pictures/zavod.svg",
        ]  # fmt: skip
        assert all(f"]({name})" in text for name in beside)
        assert opened.read("pictures/stul.jpg") == CZECH.files["stul.jpg"]
