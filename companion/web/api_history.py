"""The JSON API of what looks back: the history, the family of a table, and statistics."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ..core.fairness import Fairness
from ..core.family import UndoneBranch
from ..core.statistics import Statistics
from ..core.viewer import Viewer
from ..games import game as game_of
from ..store import history as past
from ..store.records import Happening, Record
from ..store.veiled import seen_args
from .api import api
from .operations import operation
from .sought import HistorySought, says, sought_of
from .spines import shown_name
from .statistics_pages import games_played
from .stores import store
from .table.numbers import dice_of
from .viewers import viewer
from .wording import speak_of


class HistoryQuery(HistorySought, kw_only=True):
    """The history of a table: what of it, and at most how many rows."""

    limit: Annotated[int, msgspec.Meta(ge=1, le=500)] = past.PAGE


class HappeningAnswer(msgspec.Struct, frozen=True):
    """A row of the history: what was done, as a viewer may see it, its sentences, and whether it still holds."""

    row: Happening
    deed: str
    text: list[str]
    stands: bool


class HistoryAnswer(msgspec.Struct, frozen=True):
    """A part of the history, the latest first; `until`: how far was looked, `older`: the `before` of what follows."""

    revision: int
    rows: list[HappeningAnswer]
    until: int
    older: int | None


class KinAnswer(msgspec.Struct, frozen=True):
    """A table of a family: from which it was begun and after which revision; `here`: whether it is on the shelf."""

    id: str
    name: str
    parent: str
    forked: int | None
    revision: int
    here: bool


class FamilyAnswer(msgspec.Struct, frozen=True):
    """The family of a table, and what was undone at it and played otherwise."""

    tables: list[KinAnswer]
    undone: list[UndoneBranch]


class DieAnswer(msgspec.Struct, frozen=True):
    """A die against chance: as the app rolled it, and as the table did."""

    name: str
    app: Fairness | None
    table: Fairness | None


class StatisticsAnswer(msgspec.Struct, frozen=True):
    """A table, or several, in numbers; `seconds`: how long they sat."""

    seconds: int
    numbers: Statistics
    dice: list[DieAnswer]


class GameStatistics(msgspec.Struct, frozen=True):
    """What was played of a game: its tables, each with how long they sat at it, and all of them in numbers."""

    game: str
    tables: dict[str, int]
    statistics: StatisticsAnswer


@operation(api, "GET", "/tables/<id>/history", query=HistoryQuery, gives=HistoryAnswer)
def history(id: str, query: HistoryQuery) -> HistoryAnswer:
    record, seen_by = store().get(id), viewer()
    game, speaker = game_of(record.game), speak_of(record)
    sought = sought_of(query, game, record.state)
    found = past.happenings(store(), record, sought, query.before, says(query, speaker), query.limit)
    rows = [
        HappeningAnswer(
            _row_seen(record, row, seen_by),
            speaker.deed(row.move, row.args) if row.move else "",
            [speaker.spoken(message) for message in row.chronicle],
            row.revision in found.standing,
        )
        for row in found.rows
    ]
    return HistoryAnswer(record.revision, rows, found.until, found.older)


@operation(api, "GET", "/tables/<id>/what-if", gives=FamilyAnswer)
def what_if(id: str) -> FamilyAnswer:
    record = store().get(id)
    tables = [
        KinAnswer(kin.id, shown_name(shown) if shown else "", kin.parent, kin.forked, kin.last, shown is not None)
        for kin, shown in ((one.kin, one.shown) for one in past.family(store(), id))
    ]
    return FamilyAnswer(tables, past.branches(store(), record))


@operation(api, "GET", "/tables/<id>/statistics", gives=StatisticsAnswer)
def table_statistics(id: str) -> StatisticsAnswer:
    record = store().get(id)
    numbers = past.statistics(store(), record)
    return _answer(numbers, dice_of(game_of(record.game), numbers, speak_of(record)))


@operation(api, "GET", "/statistics", gives=list[GameStatistics])
def shelf_statistics() -> list[GameStatistics]:
    return [
        GameStatistics(
            one.game.id, {table.id: table.numbers.seconds for table in one.tables}, _answer(one.numbers, one.dice)
        )
        for one in games_played()
    ]


def _row_seen(record: Record, row: Happening, seen_by: Viewer) -> Happening:
    return msgspec.structs.replace(row, args=seen_args(game_of(record.game), row.move, row.args, seen_by))


def _answer(numbers: Statistics, dice: list[Any]) -> StatisticsAnswer:
    return StatisticsAnswer(numbers.seconds, numbers, [DieAnswer(one.name, one.app, one.table) for one in dice])
