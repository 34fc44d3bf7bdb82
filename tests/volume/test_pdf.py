"""A volume as a PDF: it has the pages that it should, its words act as words, and what no font has is said."""

from __future__ import annotations

import builtins
import shutil
import subprocess
import sys

import msgspec
import pytest
from hypothesis import given, settings

from companion.volume.manuscript import Chapter, Death, Picture, Prose, Run
from companion.volume.pdf import NoTypesetter, as_pdf, lacking
from tests.effort import times

from .czech import CZECH
from .english import ENGLISH
from .odd import BARE, EMPTY, LABELS, ODD, about, manuscripts
from .reading import close, of_pdf, pages_of


def book(*chapters: Chapter, **more):
    return msgspec.structs.replace(BARE, chapters=[*chapters], **more)


def chapter(*pieces, title="C") -> Chapter:
    return Chapter(title, "", "", [*pieces])


PROSE = Prose([Run("Nobody at the table would say who had pulled at the rope of the bell that night. " * 3)])


@pytest.mark.parametrize(
    ("pages", "asked"),
    [
        (4, book(chapter(PROSE))),  # the title, the contents, the chapter, the colophon
        (5, book(chapter(PROSE), chapter(PROSE))),
        (6, book(chapter(PROSE, Death("Hob", [Run("At the ford.")]), PROSE))),
        (6, book(chapter(Death("Hob", []), Death("Maud", [])))),
        (2, book()),
        (1, EMPTY),
    ],
)
def test_each_part_begins_on_a_page_and_a_death_has_one_to_itself(pages, asked):
    made = as_pdf(asked)
    assert made.startswith(b"%PDF-") and pages_of(made) == pages


@pytest.mark.parametrize("title", ["Ukázka: Zvon na cestě", "Sun", "The long road home and what waited there " * 2])
def test_a_title_of_any_length_is_one_page(title):
    untitled = pages_of(as_pdf(book(chapter(Prose([Run("A")])), title="")))
    assert pages_of(as_pdf(book(chapter(Prose([Run("A")])), title=title))) == untitled


@pytest.mark.parametrize("asked", [CZECH, ENGLISH], ids=["cs", "en"])
def test_a_whole_volume_is_set_and_poppler_counts_its_pages_alike(asked):
    made = as_pdf(asked)
    assert 12 <= pages_of(made) <= 20
    assert as_pdf(asked) == made
    if shutil.which("pdfinfo"):
        told = subprocess.run(["pdfinfo", "-"], input=made, capture_output=True, check=True).stdout.decode()
        assert f"{pages_of(made)}" in told.partition("Pages:")[2].split() and asked.title in told
        assert "Tagged:          yes" in told


def test_the_words_can_be_read_out_of_it():
    said = close(of_pdf(as_pdf(ENGLISH))).replace("-", "").lower()
    for part in (
        "The Twelfth Candle",
        "Hob the Wall",
        "Put the candle in the window.",
        "Dice under the sideboard",
        "12½",
    ):
        assert close(part).lower() in said
    assert "ishouldbeginwiththebell" in said  # with its cap and its small capitals


def _odd(text: str) -> object:
    """A word that is longer than pages takes the typesetter ten seconds."""
    return pytest.param(text, marks=[pytest.mark.soak] if len(text) > 5_000 else [])


@pytest.mark.parametrize("text", [_odd(text) for text in ODD], ids=lambda text: ascii(text[:12]))
def test_odd_words_are_set_as_words(text):
    assert as_pdf(about(text)).startswith(b"%PDF-")


def test_markup_is_printed_and_does_nothing():
    said = close(of_pdf(as_pdf(book(chapter(Prose([Run("#let x = 1 *a* $b$ <c> @d \\e // f")]))))))
    assert close("#let x = 1 *a* $b$ <c> @d \\e // f") in said


def test_a_word_that_is_longer_than_the_page_is_wide_goes_on_below():
    assert of_pdf(as_pdf(book(chapter(Prose([Run("q" * 3_000)]))))).count("q") == 3_000


def test_what_no_font_has_is_named_and_has_a_box():
    odd = book(chapter(Prose([Run("A 🐉 and 龍, a 🐉, ž and Ω and ж and ☃.")])))
    assert lacking(odd) == ["🐉", "龍"]
    assert close("A □ and □, a □, ž and Ω and ж and ☃.") in close(of_pdf(as_pdf(odd)))
    assert lacking(CZECH) == [] == lacking(ENGLISH)


def test_a_sign_of_several_letters_is_one():
    family = book(chapter(Prose([Run("The 👩\u200d👩\u200d👧 and the ⚔\ufe0f and the 👍🏽.")])))
    assert lacking(family) == ["👩\u200d👩\u200d👧", "👍🏽"]
    assert close("The □ and the") in close(of_pdf(as_pdf(family)))


def test_a_picture_that_is_broken_or_lost_takes_nothing_else_with_it():
    files = {"a.svg": b"<svg", "b.jpg": b"\xff\xd8\xff", "c.svg": CZECH.files["mapa-1.svg"]}
    shown = [Picture(name, f"Caption of {name}", "") for name in (*files, "lost.svg")]
    made = as_pdf(book(chapter(*shown), files=files))
    said = of_pdf(made)
    assert all(f"Caption of {name}" in said for name in (*files, "lost.svg")) and "101" in said


@settings(max_examples=times(4, 80))
@given(manuscripts)
def test_whatever_it_is_it_is_set(asked):
    assert as_pdf(asked).startswith(b"%PDF-")


def test_where_there_is_no_typesetter_it_is_said(monkeypatch):
    real = builtins.__import__
    monkeypatch.delitem(sys.modules, "typst", raising=False)
    monkeypatch.setattr(
        builtins,
        "__import__",
        lambda name, *more: (_ for _ in ()).throw(ImportError) if name == "typst" else real(name, *more),
    )
    with pytest.raises(NoTypesetter) as refused:
        as_pdf(book(chapter(PROSE), labels=LABELS))
    assert refused.value.message.key == "typeset-no-typesetter"
    assert lacking(book(chapter(Prose([Run("🐉")])))) == []


def test_the_typesetter_is_loaded_when_a_book_is_set_and_not_before():
    code = "import sys, companion.volume.pdf, companion.web; print('typst' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
