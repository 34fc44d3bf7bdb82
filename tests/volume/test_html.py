"""A volume as one page: it stands alone, loses no word, and nothing that somebody wrote acts in it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings

from companion.volume.html import as_html
from companion.volume.manuscript import Chapter, Heading, Picture, Prose, Run
from companion.volume.setting import templates

from ..effort import times
from .czech import CZECH
from .english import ENGLISH
from .odd import BARE, EMPTY, LABELS, ODD, about, manuscripts
from .reading import lost, of_html


@pytest.mark.parametrize("book", [CZECH, ENGLISH], ids=["cs", "en"])
def test_every_word_is_on_the_page_in_its_language(book):
    page = as_html(book)
    assert lost(book, of_html(page)) == []
    assert f'<html lang="{book.language}">' in page
    assert page.count("<h2") == len(book.chapters) + 3  # the contents, the company, the figures


@pytest.mark.parametrize("text", ODD, ids=lambda text: ascii(text[:12]))
def test_odd_words_stand_there_and_do_nothing(text):
    page = as_html(about(text))
    assert lost(about(text), of_html(page)) == []
    assert "<script" not in page and "<b>" not in page


@pytest.mark.parametrize("book", [EMPTY, BARE], ids=["empty", "bare"])
def test_a_book_without_anything_is_a_page(book):
    assert "<h1" in as_html(book)


@settings(max_examples=times(5, 100))
@given(manuscripts)
def test_no_word_is_lost_whatever_it_is(book):
    assert lost(book, of_html(as_html(book))) == []


def test_nothing_is_asked_of_any_network():
    page = as_html(CZECH)
    assert not re.findall(r'(?:src|href)="(?!#|data:)[^"]*"|@import|url\(', page)
    assert page.count('src="data:image/svg+xml;base64,') == 4 and page.count('src="data:image/jpeg;base64,') == 1


def test_it_is_well_formed_as_an_epub_wants_it():
    page = as_html(about("&nbsp; <br> ]]>"))
    ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>"))


def test_a_page_may_add_to_each_piece():
    chapter = Chapter(
        "", "", "", [Heading("The ford"), Prose([Run("Cold.")], place="tale-7"), Picture("a.svg", "A map")]
    )
    around = templates().from_string(
        '{% import "volume/pieces.html" as pieces %}'
        '{% call(piece) pieces.all(chapter.pieces, "", address) %}<a href="#{{ piece.place }}">mend</a>{% endcall %}'
    )
    said = around.render(chapter=chapter, address=lambda file: f"/pictures/{file}")
    assert said.count("mend") == 3 and 'data-place="tale-7"' in said and '<a href="#tale-7">' in said
    assert 'src="/pictures/a.svg"' in said


def test_a_drop_cap_stands_where_a_chapter_begins_with_enough_words():
    long = Prose(
        [Run("A bell rang over the water, and nobody at the table would say who had pulled at its rope that night.")]
    )
    fight, parley = Prose(long.runs, "fight"), Prose(long.runs, "parley")

    def begins(*pieces):
        book = BARE.__class__("x", "en", "T", "", "", "", [], [Chapter("C", "", "", [*pieces])], [], LABELS)
        return [*re.findall(r'<p class="(volume-prose[^"]*)"', as_html(book))]

    first = "volume-prose volume-first"
    assert begins(long, long) == [first, "volume-prose"]
    assert begins(Heading("Day"), long) == [first]
    assert begins(fight, long) == begins(parley, long) == ["volume-prose volume-fight", "volume-prose"]
    assert begins(Prose([Run("Short.")])) == ["volume-prose"]
    assert "A\u00a0bell" in as_html(
        BARE.__class__("x", "en", "T", "", "", "", [], [Chapter("C", "", "", [long])], [], LABELS)
    )
