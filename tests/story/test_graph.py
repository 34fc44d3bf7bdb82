"""A picture of a book: valid, with every passage in it, or just with those that a table has read."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.house import shipped
from companion.library.shelf import read_folder
from companion.story.book import Book, Cover
from companion.story.graph import ACROSS, DOWN, HIGH, WIDE, picture
from companion.story.reading import Reading

from .books import END, passage, read, whole

SVG = "{http://www.w3.org/2000/svg}"
BOOK = whole(
    passage("ford", "entry: start", "- [in](#wood) | or [x](#end) if day > 2", "- [by](#moor)", title="Brod"),
    passage("wood", "- [on](#end)", "- [back](#ford)", title="A Wood of more than two and twenty letters"),
    passage("moor", "case a: day > 2", "- [on](#end)", "- [in](#wood)", title="The *wet* {a: moor|bog}"),
    passage("dream", "entry: dream", "- [wake](#end)"),
    END,
)
READING = Reading(at="wood", read={"ford": 1, "wood": 1}, chosen={"ford.in": 1})


def drawn(book: Book = BOOK, **how) -> ElementTree.Element:
    return ElementTree.fromstring(picture(book, "en", **how))


def boxes(svg: ElementTree.Element) -> dict[str, set[str]]:
    """The passages that are drawn, each with its classes."""
    groups = {group.find(f"{SVG}title").text: set(group.get("class").split()) for group in svg.iter(f"{SVG}g")}
    return {title.rpartition("(")[2].rstrip(")"): kinds for title, kinds in groups.items()}


def lines(svg: ElementTree.Element) -> list[str]:
    """The lines that are drawn, by their classes."""
    return [path.get("class", "") for path in svg.iter(f"{SVG}path")]


def test_every_passage_and_every_way_is_drawn():
    svg = drawn()
    assert boxes(svg) == {
        "ford": {"door"},
        "wood": set(),
        "moor": set(),
        "dream": {"door"},
        "end": {"ending"},
    }
    assert lines(svg) == [""] * 8


def test_what_a_table_has_read_is_marked():
    svg = drawn(reading=READING)
    assert boxes(svg)["ford"] == {"door", "read"} and boxes(svg)["wood"] == {"read", "here"}
    assert boxes(svg)["moor"] == set()
    assert lines(svg).count("taken") == 2  # the choice leads to two passages


def test_only_what_was_read_is_drawn_and_nothing_of_the_rest_is_said():
    text = picture(BOOK, "en", READING, only_read=True)
    assert set(boxes(ElementTree.fromstring(text))) == {"ford", "wood"}
    assert lines(ElementTree.fromstring(text)) == ["taken"]
    assert not any(word in text for word in ("moor", "dream", "end)", "ending"))


@pytest.mark.parametrize("reading", [None, Reading()])
def test_a_table_that_has_read_nothing_sees_an_empty_picture(reading):
    assert boxes(drawn(reading=reading, only_read=True)) == {}


def test_a_book_that_rests_is_nowhere():
    assert "here" not in boxes(drawn(reading=Reading(at="wood", resting=True, read={"wood": 1})))["wood"]


def test_boxes_stand_in_rows_from_the_doors_downwards_and_never_on_each_other():
    svg = drawn()
    places = [(float(box.get("x")), float(box.get("y"))) for box in svg.iter(f"{SVG}rect")]
    assert len(set(places)) == len(places) == 5
    heights = {id: place[1] for id, place in zip(boxes(svg), places, strict=True)}
    assert heights["ford"] == heights["dream"] < heights["moor"] == heights["wood"] == heights["end"]
    wide, high = float(svg.get("width")), float(svg.get("height"))
    assert all(0 <= x < wide and 0 <= y < high for x, y in places)


def test_titles_are_short_and_plain():
    texts = [text.text for text in drawn().iter(f"{SVG}text")]
    assert "The wet bog" in texts and "Brod" in texts
    assert all(len(text) <= 22 for text in texts)
    assert any(text.endswith("…") for text in texts)


def test_colours_stand_in_a_picture_that_stands_alone_and_in_no_other():
    assert drawn(alone=True).find(f"{SVG}style") is not None
    assert drawn().find(f"{SVG}style") is None


@given(st.text(), st.text())
def test_any_title_gives_valid_xml(title, cover):
    told = passage("ford", "entry: start", "- [on](#end)", title=title)
    book = read(told, END)[0]
    book.covers["en"] = Cover(title=cover)
    assert {tag.tag for tag in drawn(book, alone=True).iter()} <= {
        SVG + tag for tag in ("svg", "style", "path", "g", "title", "rect", "text")
    }


@pytest.mark.parametrize(
    "title", ["\x01", "\x0b", "\ufffe", "\ud800", "</title><script>alert(1)</script>", "]]>", "&#1;"]
)
def test_what_xml_does_not_know_is_drawn_as_something_else(title):
    book = whole(passage("ford", "entry: start", "- [on](#end)", title="So"), END)
    words = book.passages["ford"].words["en"]
    book.passages["ford"].words["en"] = type(words)(title=f"So {title}", text=words.text)
    assert len(boxes(drawn(book))) == 2


def test_a_book_without_passages_and_one_full_of_circles_are_drawn():
    assert boxes(drawn(Book(id="tainted-grail/none", game="tainted_grail"))) == {}
    ring = [
        passage(f"ring-{n}", f"- [on](#ring-{(n + 1) % 12})", f"- [in](#ring-{n})", "- [x](#gone)") for n in range(12)
    ]
    assert len(boxes(drawn(read(*ring)[0]))) == 12


def test_the_shipped_books_are_drawn_in_both_languages():
    for name in ("the-lamp-in-the-wall", "the-salt-watch"):
        book = read_folder(f"tainted-grail/{name}", shipped("journal") / "tainted-grail" / name).book
        for language in ("cs", "en"):
            svg = ElementTree.fromstring(picture(book, language))
            assert len(boxes(svg)) == len(book.passages)
            assert svg.get("aria-label") == book.cover(language).title


NUMBER = re.compile(r"[MCVml]|-?[\d.]+")


def traced(path: str) -> list[tuple[float, float]]:
    """Points of a line, close enough to each other to fall into any box that it goes through."""
    found, at, points = NUMBER.findall(path), 0, []
    x = y = 0.0
    while at < len(found):
        letter, at = found[at], at + 1
        if letter == "M":
            x, y, at = float(found[at]), float(found[at + 1]), at + 2
        elif letter == "V":
            to = float(found[at])
            points += [(x, y + (to - y) * part / 40) for part in range(41)]
            y, at = to, at + 1
        elif letter == "C":
            ends = [(x, y), *[(float(found[at + n]), float(found[at + n + 1])) for n in (0, 2, 4)]]
            for part in range(41):
                t = part / 40
                weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
                points.append(tuple(sum(w * p[n] for w, p in zip(weights, ends, strict=True)) for n in (0, 1)))
            (x, y), at = ends[-1], at + 6
        else:
            break  # the arrow's point
    return points


@pytest.mark.parametrize("name", ["tainted-grail/the-salt-watch", "talisman/the-fire-by-the-road", "ring"])
def test_no_line_goes_through_a_box_and_each_ends_at_one(name):
    if name == "ring":
        book = read(*[passage(f"ring-{n}", f"- [on](#ring-{(n + 1) % 9})", f"- [in](#ring-{n})") for n in range(9)])[0]
    else:
        book = read_folder(name, shipped("journal") / name).book
    svg = drawn(book)
    places = {(float(box.get("x")), float(box.get("y"))) for box in svg.iter(f"{SVG}rect")}
    step, down = WIDE + ACROSS, HIGH + DOWN
    for path in svg.iter(f"{SVG}path"):
        points = traced(path.get("d"))
        for x, y in points:
            box = ((x - ACROSS) // step * step + ACROSS, (y - DOWN / 2) // down * down + DOWN / 2)
            inside = box in places and box[0] < x < box[0] + WIDE and box[1] < y < box[1] + HIGH
            assert not inside, path.get("d")
            assert 0 <= x <= float(svg.get("width")) and 0 <= y <= float(svg.get("height"))
        (x, y), (to_x, to_y) = points[0], points[-1]
        assert (x - WIDE / 2, y - HIGH) in places and (to_x - WIDE / 2, to_y + 1) in places


def test_a_line_costs_the_same_however_far_it_goes():
    rungs = [passage(f"rung-{n}", f"- [on](#rung-{n + 1})", "- [back](#rung-0)") for n in range(200)]
    paths = [path.get("d") for path in drawn(read(*rungs)[0]).iter(f"{SVG}path")]
    assert max(map(len, paths)) < 160
