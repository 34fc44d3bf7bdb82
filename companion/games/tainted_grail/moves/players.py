"""Players who come and go between the evenings, and the character that takes a dead one's place. TG-PLR, TG-DIE-05."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ....core.table import Seat
from ..box.names import HeroId
from ..play import successors, under_way
from ..play.acting import hero_of
from ..play.belongings import leave_secrets
from ..play.characters import Character, introduce, listed
from ..state.heroes import Hero
from ..state.table import Avalon

moves = Moves()
MOST_PLAYERS = 4  # TG-COMP-01
Chair = Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)]
Player = Annotated[str, msgspec.Meta(max_length=40)]
RULES = {"tell-newcomer-stands": "TG-PLR-03", "tell-successor-stands": "TG-DIE-05"}


@moves.add(by="seat", hidden=True)
def new_character(draft: Draft[Avalon], seat: Chair, character: Character) -> None:
    """TG-DIE-05, TG-DIE-10, TG-TIE-05: an unused character for a player whose own died; it begins at the lowest number.

    `character`: as at set-up; what is left out comes from what this installation knows of its board and card.
    """
    state = draft.state
    if seat not in {chair.id for chair in state.seats}:
        draft.refuse("seat", "no-such-seat")
    if seat not in {chair.id for chair in successors.bereaved(state)}:
        draft.refuse("seat", "seat-has-a-character")
    if state.players == 1:
        draft.object("TG-SOL-03", "alone-nobody-follows")
    hero = introduce(draft, seat, character)
    if state.in_app("map") and state.revealed:
        hero.place = state.revealed[0].number
    draft.tell("tell-successor-stands", who=hero.id, place=hero.place or 0)
    draft.write("wrote-successor", who=hero.id, place=hero.place or 0)
    state.checklist = listed("character", draft.tellings, RULES)


@moves.add(hidden=True)
def join(draft: Draft[Avalon], character: Character, beside: HeroId | None = None) -> None:
    """TG-PLR-01, TG-PLR-03, TG-PLR-04: a newcomer sits down at the start of an evening, in a veteran's location."""
    _before_anybody_plays(draft)
    seat = _free_chair(draft, "character")
    veteran = hero_of(draft, beside, "beside") if beside else next(iter(draft.state.living), None)
    hero = introduce(draft, seat, character)
    draft.state.seats.append(Seat(id=seat, player=character.player))
    _stand_beside(draft, hero, veteran)
    draft.write("wrote-joined", who=hero.id, player=character.player)
    draft.state.checklist = listed("character", draft.tellings, RULES)


@moves.add(by="seat", hidden=True)
def leave(draft: Draft[Avalon], seat: Chair) -> None:
    """TG-PLR-01, TG-PLR-02, TG-PLR-04..06: a player leaves; the character is stored, its secrets go to the others."""
    state = draft.state
    chair = next((chair for chair in state.seats if chair.id == seat), None)
    if chair is None:
        draft.refuse("seat", "no-such-seat")
    if state.players == 1:
        draft.refuse("seat", "somebody-stays")
    _before_anybody_plays(draft)
    state.seats.remove(chair)
    state.chronicler = None if state.chronicler == seat else state.chronicler
    for hero in [hero for hero in state.heroes.values() if hero.seat == seat]:
        hero.seat = 0
        if hero.dead:
            continue
        under_way.leave_all(draft, hero)
        hero.stored = True
        leave_secrets(draft, hero, personal_vanish=False)
        hero.place, hero.acted, hero.passed = None, False, False
        draft.tell("tell-store-character", who=hero.id)
        draft.write("wrote-left-table", who=hero.id, player=chair.player)
    draft.tell("tell-players-now", count=state.scale)


@moves.add(hidden=True)
def come_back(draft: Draft[Avalon], who: HeroId, player: Player = "", beside: HeroId | None = None) -> None:
    """TG-PLR-01, TG-PLR-05, TG-PLR-06: a stored character comes back, with what stayed in its compartment."""
    _before_anybody_plays(draft)
    hero = draft.state.heroes.get(who)
    if hero is None or not hero.stored:
        draft.refuse("who", "is-not-stored", who=who)
    seat = _free_chair(draft, "who")
    veteran = hero_of(draft, beside, "beside") if beside else next(iter(draft.state.living), None)
    hero.stored, hero.seat = False, seat
    draft.state.seats.append(Seat(id=seat, player=player))
    draft.tell("tell-take-out-character", who=who)
    _stand_beside(draft, hero, veteran)
    draft.write("wrote-came-back", who=who, player=player)


def _before_anybody_plays(draft: Draft[Avalon]) -> None:
    """TG-PLR-01: players come and go at the start of a session."""
    if draft.state.played == draft.state.evening.session:
        draft.object("TG-PLR-01", "players-change-between-evenings")


def _free_chair(draft: Draft[Avalon], field: str) -> int:
    taken = {seat.id for seat in draft.state.seats}
    free = [number for number in range(1, MOST_PLAYERS + 1) if number not in taken]
    if not free:
        draft.refuse(field, "table-is-full", most=MOST_PLAYERS)
    return free[0]


def _stand_beside(draft: Draft[Avalon], hero: Hero, veteran: Hero | None) -> None:
    """TG-PLR-03: in the location of a veteran; with none left, on the lowest number, as after a death."""
    state = draft.state
    if state.in_app("map"):
        lowest = state.revealed[0].number if state.revealed else None
        hero.place = veteran.place if veteran is not None and veteran.place else lowest
    draft.tell("tell-newcomer-stands", who=hero.id, place=hero.place or 0)
    if state.modes.no_limiter:  # TG-STO-04
        draft.tell("tell-limiter-is-for-one")
    draft.tell("tell-players-now", count=state.scale)
