"""Boards that are read off the table at once. TG-SAV-02, TG-SAV-03."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ....core.draft import Draft
from ....core.track import Track
from ..box.names import RESOURCES, TRACKS, Attribute, Count, HeroId, LocationNumber, Markers, Text, TrackName
from ..state.heroes import Hero
from ..state.table import Avalon
from . import land
from .acting import hero_of
from .boards import settle


class BoardNote(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One board read off the table at once: tracks, resources, and where the figure stands."""

    who: HeroId
    energy: Count | None = None
    health: Count | None = None
    terror: Count | None = None
    food: Count | None = None
    wealth: Count | None = None
    reputation: Count | None = None
    magic: Count | None = None
    experience: Count | None = None
    place: LocationNumber | None = None
    attributes: dict[Attribute, Markers] = {}
    notes: Text | None = None


def note(draft: Draft[Avalon], boards: Sequence[BoardNote]) -> None:
    """Take the boards' values as they lie there; what is left out stays as it was. TG-SAV-02, TG-SAV-03."""
    for index, board in enumerate(boards):
        hero = hero_of(draft, board.who, f"boards.{index}.who")
        for track in TRACKS:
            _read_off(draft, hero, track, getattr(board, track), f"boards.{index}.{track}")
        if board.energy is not None and board.energy > hero.energy_limit:
            draft.object("TG-TRK-05", "energy-above-health", can_overrule=False, who=hero.id, limit=hero.energy_limit)
        for resource in RESOURCES:
            if (amount := getattr(board, resource)) is not None:
                hero.resources[resource] = amount
        hero.food_told = hero.food_told or board.food is not None
        hero.attributes.update(board.attributes)
        hero.attributes_told = hero.attributes_told or bool(board.attributes)
        if board.place is not None:
            hero.place = _standing_on(draft, board.place, f"boards.{index}.place")
        hero.notes = hero.notes if board.notes is None else board.notes
        settle(draft, hero)
    draft.state.boards_noted = draft.state.evening.session
    draft.write("wrote-boards-noted", who=[board.who for board in boards])


def _read_off(draft: Draft[Avalon], hero: Hero, name: TrackName, value: int | None, field: str) -> None:
    if value is None:
        return
    track: Track = hero.track(name)
    if value > track.top:
        draft.refuse(field, "track-ends-at", what=name, top=track.top)
    track.value = value


def _standing_on(draft: Draft[Avalon], number: int, field: str) -> int:
    """Where a figure stands: on a card that lies there; a table that keeps its own map just tells the app of it."""
    place = draft.state.place(number)
    if place is None or place.state != "revealed":
        if draft.state.in_app("map"):
            draft.refuse(field, "not-on-the-table", place=number)
        land.meet(draft, number)
    return number
