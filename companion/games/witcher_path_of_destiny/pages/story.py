"""The large step while the story is read: to open it, to read on, to turn the page, to play the chapter. WP-BOOK."""

from __future__ import annotations

from ....core.message import say
from ....core.page import Next
from ..box.stories import book_of
from ..play import reading
from ..state.table import Destiny


def reading_next(state: Destiny) -> Next | None:
    """What the table does next in the story; None where it is not the story's turn."""
    if state.step not in ("reading", "epilogue"):
        return None
    if not reading.told_by_app(state):
        return Next(say("next-turn-page"), move="turn_page") if reading.to_be_turned(state) is not None else None
    told = state.books.get(book_of(state.story))
    if state.step == "epilogue" and told is not None and told.ended:  # WP-FIN-09: also where it was put aside
        return Next(say("next-all-told"), move="next_step")
    if not reading.lies_open(state):
        return Next(say("next-open-story"), move="open_book", args={"book": book_of(state.story)})
    if reading.to_be_turned(state) is not None and reading.read_to_the_spread(state):
        return Next(say("next-turn-page"), move="turn_page")  # not first through two pages that were read already
    return None if told is not None and told.ended else Next(say("next-read"), page="journal")
