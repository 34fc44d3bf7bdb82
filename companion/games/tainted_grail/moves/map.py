"""Location cards: revealed, replaced, removed, described as the owner's card prints them. TG-LOC."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import Count, Emblem, Ground, LocationNumber, Text, TrackName, Verse, Words
from ..play import land, lessons
from ..state.pieces import Place
from ..state.table import Avalon

moves = Moves()
Coordinate = Annotated[int, msgspec.Meta(ge=-30, le=30)]


@moves.add()
def rules_done(draft: Draft[Avalon], place: LocationNumber) -> None:
    """TG-LOC-18, TG-ACT-10: the rules at the lightning, or of a hostile settlement, were carried out on arrival."""
    open_here = [one for one in draft.state.arrivals if one.place == place]
    if not open_here:
        draft.refuse("place", "no-open-rules", place=place)
    draft.state.arrivals.remove(open_here[0])


@moves.add()
def check_reveals(draft: Draft[Avalon], place: LocationNumber) -> None:
    """TG-LOC-21: reveal around a location without anyone arriving, for example after a menhir was lit."""
    land.reveal_around(draft, _on_table(draft, place))


@moves.add()
def place_location(
    draft: Draft[Avalon], number: LocationNumber, x: Coordinate | None = None, y: Coordinate | None = None
) -> None:
    """Lay a location card because a text says so, on a cell of the grid or (without one) beside it. TG-LOC-10, 11."""
    state = draft.state
    cell = (x, y) if x is not None and y is not None else None
    known = state.place(number)
    if known and known.state == "revealed" and known.at is not None and cell in (None, known.at):
        draft.refuse("number", "already-on-the-table", place=number)
    if known and known.state == "removed":
        draft.object("TG-DSC-04", "out-of-the-game", place=number)
    taken = land.at(state, cell) if cell else None
    if taken and taken.number != number:
        draft.refuse("x", "cell-is-taken", place=taken.number)
    _alone_in_its_slot(draft, number, land.card(draft, number).slot, "number")
    draft.tell("tell-lay-location", place=number, beside=0, side="none")
    draft.write("wrote-revealed", place=number)
    land.lay(draft, number, cell)


@moves.add()
def replace_location(draft: Draft[Avalon], old: LocationNumber, new: LocationNumber) -> None:
    """TG-LOC-08..10: a location changes: the new card takes the old one's place, slot and figures."""
    before, after = land.card(draft, old), land.card(draft, new)
    if before.state in ("replaced", "removed"):
        draft.refuse("old", "not-on-the-table", place=old)
    if old == new or after.state == "revealed":
        draft.refuse("new", "already-on-the-table", place=new)
    if after.state == "removed":
        draft.object("TG-DSC-04", "out-of-the-game", place=new)
    if after.original and after.original != before.slot:
        draft.object("TG-LOC-08", "wrong-original", place=new, original=after.original, old=old)
    land.replace(draft, before, after)


@moves.add()
def remove_location(draft: Draft[Avalon], number: LocationNumber, out_of_game: bool = False) -> None:
    """TG-LOC-22: take a card off the table: back to the unrevealed ones, or out of the game for good. TG-MEN-10, 11.

    Out of the game can also go a card that nobody has met yet.
    """
    state = draft.state
    place = land.card(draft, number) if out_of_game else _on_table(draft, number, "number")
    if place.state == "removed":
        draft.refuse("number", "not-on-the-table", place=number)
    standing = [hero.id for hero in state.living if hero.place == number]
    if standing and place.state == "revealed":
        draft.object("TG-MEN-11", "someone-stands-there", who=standing, place=number)
        if len(state.revealed) == 1:
            draft.refuse("number", "last-location", place=number)
    state.places[str(number)] = place
    land.take_off(draft, place, out_of_game)
    for menhir in [menhir for menhir in state.menhirs if menhir.place == number]:
        state.menhirs.remove(menhir)
        draft.tell("tell-remove-menhir", place=number)
    land.evict(draft, place, land.ways_out(draft, place), suffering=not out_of_game)
    place.at = None
    draft.write("wrote-removed", place=number)


@moves.add(teaches=lessons.of_location)
def describe_location(
    draft: Draft[Avalon],
    number: LocationNumber,
    cs: Text | None = None,
    en: Text | None = None,
    original: Count | None = None,
    north: Count | None = None,
    east: Count | None = None,
    south: Count | None = None,
    west: Count | None = None,
    emblems: list[Emblem] | None = None,
    action: Text | None = None,
    action_cost: Count | None = None,
    action_once: bool | None = None,
    immediate: bool | None = None,
    action_paid_in: TrackName | None = None,
    ground: Ground | None = None,
) -> None:
    """TG-LOC-01..06: put right what a card prints: names, direction numbers, emblems, its action. TG-ACT-11.

    This installation remembers it for its next table.
    """
    place = draft.state.place(number)
    if place is None:
        draft.refuse("number", "not-met-yet", place=number)
    if original is not None and place.state == "revealed":
        _alone_in_its_slot(draft, number, original or number, "original")
    for language, name in (("cs", cs), ("en", en)):
        if name:
            place.name[language] = name
    for side, slot in zip(land.SIDES, (north, east, south, west), strict=True):
        if slot is not None:
            place.sides[side] = slot
    for fact, value in (
        ("original", original),
        ("ground", ground),
        ("emblems", emblems),
        ("action", action),
        ("action_cost", action_cost),
        ("action_once", action_once),
        ("action_paid_in", action_paid_in),
        ("immediate", immediate),
    ):
        if value is not None:
            setattr(place, fact, value)
    place.action_known = place.action_known or action is not None or action_cost is not None
    draft.write("wrote-described", place=number)


@moves.add()
def note_location(
    draft: Draft[Avalon], number: LocationNumber, notes: Annotated[str, msgspec.Meta(max_length=500)]
) -> None:
    """TG-JRN-04: the players' own note on a location."""
    place = draft.state.place(number)
    if place is None:
        draft.refuse("number", "not-met-yet", place=number)
    place.notes = notes


@moves.add()
def note_verse(draft: Draft[Avalon], number: LocationNumber, verse: Verse) -> None:
    """TG-JRN-04, TG-SAV-16: a verse was read in this location; noted once, in the order of reading."""
    place = draft.state.place(number)
    if place is None:
        draft.refuse("number", "not-met-yet", place=number)
    if verse not in place.verses:
        place.verses.append(verse)
    draft.write("wrote-verse", place=number, verse=verse)


@moves.add()
def note_choice(draft: Draft[Avalon], number: LocationNumber, text: Words) -> None:
    """TG-JRN-04: what the players chose in this location, in their own words, in the order of choosing."""
    place = draft.state.place(number)
    if place is None:
        draft.refuse("number", "not-met-yet", place=number)
    place.choices.append(text)
    draft.write("wrote-choice", place=number, text=text)


def _alone_in_its_slot(draft: Draft[Avalon], number: int, slot: int, field: str) -> None:
    """TG-LOC-09: a card that stands for another takes that one's place, and does not lie beside it."""
    twin = next((other for other in draft.state.revealed if other.slot == slot and other.number != number), None)
    if twin:
        draft.refuse(field, "replaces-another", place=number, old=twin.number)


def _on_table(draft: Draft[Avalon], number: int, field: str = "place") -> Place:
    place = draft.state.place(number)
    if place is None or place.state != "revealed":
        draft.refuse(field, "not-on-the-table", place=number)
    return place
