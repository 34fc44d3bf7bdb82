"""Encounters and explorations under way, as the pages show them."""

from __future__ import annotations

from dataclasses import dataclass

from ..box.names import HeroId
from ..play.guardians import guardian_of
from ..play.under_way import next_in_turn
from ..state.heroes import Hero
from ..state.pieces import Guardian, Place
from ..state.table import Avalon
from ..state.under_way import UnderWay


@dataclass(frozen=True, kw_only=True)
class Encounter:
    """An encounter under way: who is in it, against what, and where."""

    doing: UnderWay
    heroes: list[Hero]
    place: Place | None
    turn: list[Hero]  # who may be activated now, the lowest number first
    rivals: list[Guardian]  # those that wait: to be chosen from, or to be fought after it


def encounter(state: Avalon, doing: UnderWay) -> Encounter:
    """One of the encounters under way. TG-GRD-08, TG-TIE-02."""
    return Encounter(
        doing=doing,
        heroes=[hero for hero in state.living if hero.id in doing.who],
        place=state.place(doing.place),
        turn=next_in_turn(state, doing),
        rivals=[found for id in doing.waiting if (found := guardian_of(state, id))],
    )


def encounters(state: Avalon) -> list[Encounter]:
    """The encounters under way."""
    return [encounter(state, doing) for doing in state.under_way if doing.kind == "encounter"]


@dataclass(frozen=True)
class Exploration:
    """An exploration that nobody has ended yet. TG-JRN-03."""

    who: list[HeroId]
    place: Place | None


def explorations(state: Avalon) -> list[Exploration]:
    """The explorations under way."""
    doings = [doing for doing in state.under_way if doing.kind == "exploration"]
    return [Exploration(doing.who, state.place(doing.place)) for doing in doings]
