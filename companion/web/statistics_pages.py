"""The shelf in numbers: what was played here, game by game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from babel.numbers import format_decimal
from flask import Blueprint, Flask, render_template

from ..core.game import Game
from ..core.statistics import Statistics, together
from ..games import game as game_of
from ..store import history
from .days import LOCALES
from .rights import needs
from .shelf import name_of
from .spines import shown_name
from .stores import store
from .table.numbers import RULINGS, DieThrown, dice_of
from .wording import Voice, language

parts = Blueprint("statistics", __name__)


@dataclass(frozen=True)
class TablePlayed:
    """A table of the shelf with its numbers."""

    id: str
    name: str
    numbers: Statistics


@dataclass(frozen=True)
class GamePlayed:
    """What was played of one game: its tables, the longest played first, and all of them together."""

    game: Game
    name: str
    speaker: Voice
    tables: list[TablePlayed]
    numbers: Statistics
    dice: list[DieThrown]


def games_played() -> list[GamePlayed]:
    """What was played here, the game at which they sat longest first."""
    found: dict[str, list[TablePlayed]] = {}
    for one in history.statistics_of_shelf(store()):
        found.setdefault(one.shown.game, []).append(TablePlayed(one.shown.id, shown_name(one.shown), one.numbers))
    played = [_played(game_of(id), tables) for id, tables in found.items()]
    return sorted(played, key=lambda one: (-one.numbers.seconds, one.name))


def _played(game: Game, tables: list[TablePlayed]) -> GamePlayed:
    tables.sort(key=lambda one: (-one.numbers.seconds, one.name))
    numbers, speaker = together([one.numbers for one in tables]), Voice(language(), game)
    return GamePlayed(game, name_of(game), speaker, tables, numbers, dice_of(game, numbers, speaker))


@parts.get("/statistics")
@needs("look")
def of_shelf() -> str:
    """What was played here, in numbers."""
    played = games_played()
    whole = together([one.numbers for one in played])
    return render_template("statistics.html", played=played, whole=whole, most=RULINGS)


def clock(seconds: int) -> dict[str, Any]:
    """A stretch of time as its wordings take it."""
    minutes = round(seconds / 60)
    return {"hours": minutes // 60, "minutes": minutes % 60}


def decimal(number: float) -> str:
    """A number to one place, as the reader's language writes it."""
    return format_decimal(round(number, 1), locale=LOCALES[language()])


def init_app(app: Flask) -> None:
    """Register the page, and how templates tell a stretch of time."""
    app.register_blueprint(parts)
    app.jinja_env.globals.update(clock=clock, decimal=decimal)
