"""Character boards: markers moved by hand, and noting a whole board at once."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ....core.track import Track
from ..box.names import (
    GUESTS,
    TRACKS,
    Attribute,
    Count,
    Counted,
    HeroId,
    Markers,
    Plight,
    Resource,
    Text,
    Title,
    TrackName,
)
from ..play import board_notes, boards, lessons
from ..play.acting import hero_of
from ..play.board_notes import BoardNote
from ..play.boards import red_of, settle, shift, take_off
from ..state.heroes import Hero
from ..state.table import Avalon

moves = Moves()
BoardSteps = Annotated[int, msgspec.Meta(ge=-99, le=99)]


@moves.add(by="seat")
def change(draft: Draft[Avalon], who: HeroId, what: Counted, by: BoardSteps) -> None:
    """Gain or lose: a track moves as far as it goes, a resource never below 0. TG-TRK-11, TG-TRK-12, TG-RES-09."""
    boards.change(draft, who, what, by)


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
        hero.food_told = hero.food_told or what == "food"
    draft.write("wrote-set", who=who, what=what, value=value)


@moves.add(by="seat")
def lift(draft: Draft[Avalon], who: HeroId, card: Plight) -> None:
    """TG-MAD-03, TG-DIE-03: take the dying card or the madness card off a board, as the card itself says."""
    hero = hero_of(draft, who)
    take_off(draft, hero, card)
    draft.write("wrote-lifted", who=who, card=card)


@moves.add(hidden=True)
def note_boards(draft: Draft[Avalon], boards: Annotated[list[BoardNote], msgspec.Meta(max_length=4)]) -> None:
    """TG-SAV-02, TG-SAV-03: take the boards' values once, as they lie there; what is left out stays as it was."""
    board_notes.note(draft, boards)


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


def _standing(hero: Hero, name: TrackName, top: int) -> int:
    """Where a marker stands on a track that ends at `top`: of an assumed length only what was lost is known."""
    old = hero.track(name)
    if hero.sure or name == "terror":
        return min(old.value, top)
    return max(0, top - (old.top - old.value))


@moves.add(by="seat", hidden=True, teaches=lessons.of_board)
def read_board(draft: Draft[Avalon], who: HeroId, printed: BoardFacts) -> None:
    """TG-CHR-02, TG-TRK-01, TG-ATT-07: learn what is printed on a board: track lengths, action, trait, number.

    `printed.attributes`, `printed.resources`: what lies on it, told with the rest; what is left out stays as it was.
    """
    hero = hero_of(draft, who)
    lengths = {track: top for track in TRACKS if (top := getattr(printed, track)) is not None}
    for track, top in lengths.items():
        setattr(hero, track, Track(_standing(hero, track, top), top, red_of(track, top)))
    for fact in ("personal_action", "personal_cost", "personal_paid_in", "trait", "number"):
        if (value := getattr(printed, fact)) is not None:
            setattr(hero, fact, value)
    if printed.name is not None and hero.id in GUESTS:  # TG-OPN-01: the four of the box have names
        hero.name = printed.name.strip()
    hero.attributes.update(printed.attributes)
    hero.resources.update(printed.resources)
    hero.food_told = hero.food_told or "food" in printed.resources
    hero.sure = hero.sure or bool(lengths)  # attributes alone say nothing of the tracks
    settle(draft, hero)
    draft.write("wrote-board-read", who=who)
