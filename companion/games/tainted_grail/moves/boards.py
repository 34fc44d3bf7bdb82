"""Character boards: markers moved by hand, and noting a whole board at once."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ....core.track import Track
from .. import knowledge, land
from ..heroes import gain, hero_of, red_of, settle, shift, take_off
from ..names import (
    GUESTS,
    RESOURCES,
    TRACKS,
    Attribute,
    Count,
    Counted,
    HeroId,
    Number,
    Plight,
    Resource,
    Text,
    Title,
    TrackName,
)
from ..state import Avalon, Hero, Markers

moves = Moves()
Steps = Annotated[int, msgspec.Meta(ge=-99, le=99)]


@moves.add(by="seat")
def change(draft: Draft[Avalon], who: HeroId, what: Counted, by: Steps) -> None:
    """Gain or lose: a track moves as far as it goes, a resource never below 0. TG-TRK-11, TG-TRK-12, TG-RES-09."""
    hero = hero_of(draft, who)
    moved = shift(draft, hero, what, by) if what in TRACKS else gain(hero, what, by, draft.state.most(what))
    value = hero.track(what).value if what in TRACKS else hero.resources[what]
    if what == "energy" and moved < by and hero.energy.value == hero.energy_limit < hero.energy.top:
        draft.tell("tell-energy-held-by-health", who=who, value=value)
    draft.write("wrote-changed", who=who, what=what, by=abs(moved), sign="up" if moved >= 0 else "down", value=value)


@moves.add(by="seat")
def set_to(draft: Draft[Avalon], who: HeroId, what: Counted, value: Count) -> None:
    """Put a marker where it stands on the board; Energy never above Health. TG-TRK-05, TG-TRK-11."""
    hero = hero_of(draft, who)
    if what in TRACKS:
        track = hero.track(what)
        if value > track.top:
            draft.refuse("value", "track-ends-at", what=what, top=track.top)
        if what == "energy" and value > hero.energy_limit:
            draft.object("TG-TRK-05", "energy-above-health", can_overrule=False, who=who, limit=hero.energy_limit)
        shift(draft, hero, what, value - track.value)
    else:
        if value > max(hero.resources[what], draft.state.most(what)):
            draft.object("TG-HRD-11", "too-many-of-resource", what=what, most=draft.state.most(what))
        hero.resources[what] = value
    draft.write("wrote-set", who=who, what=what, value=value)


@moves.add(by="seat")
def lift(draft: Draft[Avalon], who: HeroId, card: Plight) -> None:
    """TG-MAD-03, TG-DIE-03: take the dying card or the madness card off a board, as the card itself says."""
    hero = hero_of(draft, who)
    take_off(draft, hero, card)
    draft.write("wrote-lifted", who=who, card=card)


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
    place: Number | None = None
    attributes: dict[Attribute, Markers] = {}
    notes: Text | None = None


@moves.add(hidden=True)
def note_boards(draft: Draft[Avalon], boards: Annotated[list[BoardNote], msgspec.Meta(max_length=4)]) -> None:
    """TG-SAV-02, TG-SAV-03: take the boards' values once, as they lie there; what is left out stays as it was."""
    for index, board in enumerate(boards):
        hero = hero_of(draft, board.who, f"boards.{index}.who")
        for track in TRACKS:
            _read_off(draft, hero, track, getattr(board, track), f"boards.{index}.{track}")
        if board.energy is not None and board.energy > hero.energy_limit:
            draft.object("TG-TRK-05", "energy-above-health", can_overrule=False, who=hero.id, limit=hero.energy_limit)
        for resource in RESOURCES:
            if (amount := getattr(board, resource)) is not None:
                hero.resources[resource] = amount
        hero.attributes.update(board.attributes)
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


class BoardFacts(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What is printed on a character's board and card."""

    energy: Annotated[int, msgspec.Meta(ge=2, le=20)] | None = None
    health: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    terror: Annotated[int, msgspec.Meta(ge=3, le=20)] | None = None
    personal_action: Text | None = None
    personal_cost: Count | None = None
    personal_paid_in: TrackName | None = None
    trait: Text | None = None
    number: Count | None = None
    name: Title | None = None
    attributes: dict[Attribute, Markers] = {}
    resources: dict[Resource, Count] = {}


@moves.add(hidden=True, teaches=knowledge.of_board)
def read_board(draft: Draft[Avalon], who: HeroId, printed: BoardFacts) -> None:
    """TG-CHR-02, TG-TRK-01, TG-ATT-07: learn what is printed on a board: track lengths, action, trait, number.

    `printed.attributes`, `printed.resources`: what lies on it, told with the rest; what is left out stays as it was.
    """
    hero = hero_of(draft, who)
    for track in TRACKS:
        if (top := getattr(printed, track)) is not None:
            old = hero.track(track)
            setattr(hero, track, Track(min(old.value, top), top, red_of(track, top)))
    for fact in ("personal_action", "personal_cost", "personal_paid_in", "trait", "number"):
        if (value := getattr(printed, fact)) is not None:
            setattr(hero, fact, value)
    if printed.name is not None and hero.id in GUESTS:  # TG-OPN-01: the four of the box have names
        hero.name = printed.name.strip()
    hero.attributes.update(printed.attributes)
    hero.resources.update(printed.resources)
    hero.sure = True
    settle(draft, hero)
    draft.write("wrote-board-read", who=who)
