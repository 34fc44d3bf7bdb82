"""The history: the log row by row, what is looked for in it, and beside it the table as it stood at any of its moments.

What a step back takes is looked at here before it is done.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any
from urllib.parse import urlencode

import msgspec
from flask import after_this_request, g, render_template, request
from markupsafe import Markup

from ...core.errors import BadArguments, Unreadable
from ...core.message import Message, say
from ...core.moves import read
from ...store import history
from ...store.records import Happening
from ..api_types import SeatQuery
from ..filters import alphabetically, seat_name, sentence_case
from ..operations import Revision
from ..sought import HistorySought, says, sought_of
from ..stores import store
from ..wording import speak_at, voice
from .page import Prepared, TablePage, drawn_by

TOLD = 40  # orders to the hands that are named before a step back


class HistoryAsked(HistorySought, kw_only=True):
    """What the address of a history asks for. `then`: the moment that is shown beside the list."""

    then: Revision | None = None

    def leading(self, **changes: Any) -> str:
        """The same address with something else asked for."""
        asked = {**msgspec.structs.asdict(self), **changes}
        said = {name: value for name, value in asked.items() if value not in (None, "", False)}
        return urlencode({name: 1 if value is True else value for name, value in said.items()})

    @property
    def seeks(self) -> bool:
        """Whether something is looked for."""
        return self.narrows or bool(self.words)

    @property
    def narrows(self) -> bool:
        """Whether only some kind of row is."""
        return bool(self.who or self.move or self.evening or self.roller or self.ruled)


@dataclass(frozen=True)
class HistoryLine:
    """A row of the history, in words: what was done, by whom, what was written, and whether it still holds."""

    row: Happening
    deed: str
    who: str
    sentences: list[str]
    stands: bool

    @property
    def rolled(self) -> list[str]:
        """Who rolled or drew in it: "app", "table", both or nobody."""
        return sorted({"table" if one.told else "app" for one in self.row.drawn})


def rows(page: TablePage) -> Prepared:
    """A page of the history, and the table as it stood, where a moment is asked for."""
    page.name, page.reads = "history", True
    asked, wrong = _asked(page)
    sought = sought_of(asked, page.game, page.state)
    found = history.happenings(store(), page.record, sought, asked.before, says(asked, voice()))
    lines = [line_of(page, row, row.revision in found.standing) for row in found.rows]
    then = None if asked.then is None else _then(page, asked.then)
    return drawn_by(
        "play/history.html",
        asked=asked,
        wrong=wrong,
        found=found,
        evenings=[(number, list(group)) for number, group in groupby(lines, lambda line: line.row.session)],
        evening_choices=_evenings(page),
        move_choices=_moves(page),
        then=then,
        most=history.PAGE,
    )


def back(page: TablePage, to: int) -> Prepared:
    """What a step back to a moment would take, before it is done; NothingThere, Objection."""
    page.name, page.reads = "history", True
    taking = history.taking_back(store(), page.id, to, page.viewer)
    lines = [line_of(page, row, True) for row in taking.rows]
    return drawn_by("play/back.html", taking=taking, lines=lines, most=TOLD)


def line_of(page: TablePage, row: Happening, stands: bool) -> HistoryLine:
    """A row in the reader's words."""
    speaker = voice()
    sentences = [speaker.spoken(message) for message in row.chronicle]
    return HistoryLine(row, _deed(row), _doer(page, row), sentences, stands)


def _deed(row: Happening) -> str:
    if row.kind == "move":
        return sentence_case(voice().deed(row.move, row.args))
    return voice().t(f"history-{row.kind}", to=row.head)


def _doer(page: TablePage, row: Happening) -> str:
    """Whose move it was, or who made it; nobody's in particular, where it was made on the tablet in the middle."""
    whose = row.args.get("who", row.args.get("seat")) if row.kind == "move" else None
    seat = page.state.seat_of(whose) if isinstance(whose, (int, str)) else None
    if seat is None and row.actor.startswith("seat-") and row.actor[5:].isdecimal():
        seat = int(row.actor[5:])
    if seat is not None and (name := seat_name(seat)):
        return name
    return voice().label("role-", row.actor) if row.actor and not row.actor.startswith("seat-") else ""


def _asked(page: TablePage) -> tuple[HistoryAsked, list[Message]]:
    """What the address asks for; what is wrong with it is told, and the rest is answered all the same."""
    names = {*HistoryAsked.__struct_fields__} - {*SeatQuery.__struct_fields__}  # whose eyes look is not asked here
    plain = {name: value for name, value in request.args.items() if name in names and value.strip()}
    wrong: list[Message] = []
    while True:
        try:
            asked = _read(plain, page)
            break
        except BadArguments as error:
            wrong.append(error.message)
            plain.pop(error.field.partition(".")[0])
    if wrong:
        after_this_request(_told_as_wrong)
    return asked, wrong


def _read(plain: Mapping[str, str], page: TablePage) -> HistoryAsked:
    asked = read(plain, HistoryAsked, lax=True)
    sought_of(asked, page.game, page.state)
    if asked.then is not None and asked.then > page.revision:
        raise BadArguments("then", say("no-such-moment", revision=asked.then))
    return asked


def _told_as_wrong(response: Any) -> Any:
    response.status_code = 422
    return response


def _evenings(page: TablePage) -> list[tuple[int, str]]:
    """The evenings of the table, for whoever wants only one of them."""
    known = store().evenings(page.id, page.state.evening.session)
    return [(number, voice().t("evening", number=number)) for number in known]


def _moves(page: TablePage) -> list[tuple[str, str]]:
    """The moves of the game by what they are called, for whoever looks for one."""
    known = [(name, sentence_case(voice().label("move-", name))) for name in page.game.moves]
    return alphabetically(known, lambda pair: pair[1])


@dataclass(frozen=True)
class Then:
    """The table as it stood: drawn; where that cannot be (None), it is said so."""

    revision: int
    drawn: Markup | None


def _then(page: TablePage, revision: int) -> Then:
    """A moment of the table as a part of this page, drawn with a page, and with words, of its own."""
    from .pages import panel
    from .showing import open_moment  # both know all pages, this one among them

    try:
        moment, facts = open_moment(page.id, revision)
        ready = panel(moment)
        drawn = Markup(render_template("play/then.html", page=moment, inner=ready.template, **ready.facts, **facts))
    except Unreadable:
        drawn = None
    g.page = page
    speak_at(page.game, page.state)
    return Then(revision, drawn)
