"""The books of a table: the shelf, the doors of the one that lies open, its map, and the table's printed journal."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from flask import Flask, abort, g
from markupsafe import Markup

from ...core.message import say
from ...library.shelf import Opened
from ...story import graph, prose
from ...story.book import Door
from ...story.library import NoSuchBook
from ...story.reading import Reading, renamed
from ...story.teller import Scene, Teller
from ..stores import journals
from ..wording import language, voice
from .page import Prepared, TablePage, drawn_by, template_of


def scene_of(page: TablePage, opened: Opened) -> Scene:
    """The open reading of a table in its world, after what its book has renamed since."""
    reading = page.state.open_reading
    renamed(reading, opened.book)
    return Scene(reading, page.game.world(None, page.state, reading, opened.book))


def doors_of(teller: Teller, scene: Scene, opens: bool | None) -> list[Door]:
    """While no passage is being read: the doors that surely stand open, or (None) those only the table knows of."""
    reading = scene.reading
    if reading.at and not reading.resting:
        return []
    return [door.entry for door in teller.doors(scene) if door.opens is opens]


def doors_here() -> list[tuple[Door, str]]:
    """What the open book of this page's table has to tell just now: its open doors with their words; else none."""
    page = g.page
    reading = getattr(page.state, "open_reading", None)
    if reading is None or page.still:
        return []
    try:
        opened = journals().opened(page.state.book)
    except NoSuchBook:
        return []
    scene = scene_of(page, opened)
    return [(entry, door_words(entry, opened)) for entry in doors_of(opened.teller, scene, True)]


def door_words(entry: Door, opened: Opened) -> str:
    """What a door is called on a page."""
    declared = opened.book.shelf(opened.teller.vocabulary.all_entries[entry.kind])
    name = declared[entry.key].name.get(language(), entry.key) if entry.key in declared else entry.key
    return voice().spoken(say(f"door-{entry.kind}", key=entry.key, name=name))


@dataclass(frozen=True)
class BookOnShelf:
    """A book on the shelf, as the page shows it."""

    id: str
    title: str
    blurb: Markup
    reading: Reading | None
    passages: int
    errors: int
    own: bool


def books_of(page: TablePage) -> list[BookOnShelf]:
    """The books for this table's game, with how far it has read them."""
    books = []
    for opened in journals().of_game(page.game.id):
        cover, reading = opened.book.cover(language()), page.state.books.get(opened.book.id)
        blurb = Markup(prose.html(cover.text, language()))
        facts = (len(opened.book.passages), len(opened.errors), opened.book.own)
        books.append(BookOnShelf(opened.book.id, cover.title, blurb, reading, *facts))
    return books


def people_of(page: TablePage) -> list[str]:
    """Who may take part in a reading."""
    book = journals_book(page)
    return page.game.world(None, page.state, Reading(), book).people() if page.game.vocabulary else []


def journals_book(page: TablePage) -> Any:
    """The book that lies open at a table, or None where this installation has it no more."""
    book = getattr(page.state, "book", "")  # not every game has books
    try:
        return journals().opened(book).book if book else None
    except NoSuchBook:
        return None


def map_of_book(page: TablePage) -> Prepared:
    """The map of the open book: what this table has read of it, and nothing else."""
    page.name = "journal-map"
    book, reading = journals_book(page), getattr(page.state, "open_reading", None)
    svg = Markup(graph.picture(book, language(), reading, only_read=True)) if book and reading else ""
    return drawn_by("journal/map.html", svg=svg, reading=reading)


def paper(page: TablePage) -> Prepared:
    """The table's own printed journal: only numbers, ticks and notes; the table's next step stands beside it."""
    page.name = "paper"
    page.view = page.game.panels[0].view(page.state, page.viewer)
    page.frame = page.view.frame
    number = page.wanted.get("place", "")
    place = int(number) if re.fullmatch("[1-9][0-9]{0,2}", number) else None
    template = template_of(page.game.id, "paper", otherwise="")
    return drawn_by(template, number=place, typed=number) if template else abort(404)


def has_paper(game: str) -> bool:
    """Whether that game has a page for the table's own printed journal."""
    return template_of(game, "paper", otherwise="") != ""


def init_app(app: Flask) -> None:
    """Let every page ask which doors stand open, and whether a game has a printed journal."""
    app.jinja_env.globals.update(has_paper=has_paper, doors_here=doors_here)
