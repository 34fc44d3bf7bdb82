"""Guardians: they come onto the map, wander each morning, and are faced by whoever meets them. TG-GRD."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.die import Die
from ....core.draft import Draft
from ....core.grid import SIDES
from ....core.moves import Moves
from ..box.names import Colour, GuardianFace, HeroId, LocationNumber, Name
from ..play import lessons, under_way
from ..play.acting import hero_of
from ..play.guardians import face, guardian_of, guardian_stays, meet, send_home
from ..play.land import leads_to
from ..play.morning import go_on_when_all_is_quiet, guardians_first
from ..play.procedures import at_step, must_stand_at
from ..state.pieces import Guardian
from ..state.table import Avalon

moves = Moves()
Faces = Annotated[int, msgspec.Meta(ge=0, le=12)]


@moves.add()
def guardian_appears(draft: Draft[Avalon], name: Name, colour: Colour, place: LocationNumber) -> None:
    """TG-GRD-01, TG-GRD-13, TG-GRD-14: a guardian that was not beaten stays on the map, where it was met."""
    state = draft.state
    lies = state.place(place)
    if state.in_app("map") and (lies is None or lies.state != "revealed"):
        draft.refuse("place", "not-on-the-table", place=place)
    deck = state.encounters.get(colour)
    counted = deck is not None and deck.could_give(name)
    if deck is not None and counted:
        deck.take(name)
    guardian_stays(draft, name, colour, place, from_deck=counted)


@moves.add()
def guardian_leaves(draft: Draft[Avalon], guardian: Name, why: Literal["beaten", "other"] = "beaten") -> None:
    """TG-GRD-10: a guardian is beaten or taken away: its card goes to the bottom of its deck."""
    found = _guardian(draft, guardian)
    fought = next((doing for doing in draft.state.under_way if doing.guardian == found.id), None)
    if fought:
        under_way.end(draft, fought)
    else:
        send_home(draft, found)
    go_on_when_all_is_quiet(draft)


@moves.add(step="guardians", reveals=True)
def roll_guardian(draft: Draft[Avalon], guardian: Name, rolled: GuardianFace | None = None) -> None:
    """TG-SOD-10, TG-GRD-02..06, TG-GRD-16: cast the guardian die for one guardian, and move it as it says.

    Without `rolled` the app rolls, if this installation knows the die's faces (TG-GRD-15).
    """
    state = draft.state
    found = _guardian(draft, guardian)
    if state.in_app("map") and state.in_app("days"):
        must_stand_at(draft, "guardians")
    if found.rolled and at_step(state) == "guardians":
        draft.object("TG-GRD-02", "guardian-rolled-already", name=found.name)
    guardians_first(draft)
    faces = tuple(state.guardian_die)
    if rolled is None and not faces:
        draft.refuse("rolled", "guardian-die-unknown")
    die = Die("guardian", faces if rolled is None else ("north", "east", "south", "west", "nothing", "removal"))
    came = draft.roll(die, rolled)
    found.rolled = True
    if came == "removal":
        send_home(draft, found)
    elif not state.in_app("map"):
        draft.tell("tell-guardian-by-hand", name=found.name, face=came)
    else:
        _wander(draft, found, came)
        _attack(draft, found)
    go_on_when_all_is_quiet(draft)


def _wander(draft: Draft[Avalon], guardian: Guardian, face: str) -> None:
    goal = leads_to(draft.state, guardian, face) if face in SIDES else None
    if goal is None:
        draft.tell("tell-guardian-stays", name=guardian.name, place=guardian.place)
        return
    guardian.place = goal.number
    draft.tell("tell-guardian-moves", name=guardian.name, place=goal.number)


def _attack(draft: Draft[Avalon], guardian: Guardian) -> None:
    """TG-GRD-05, TG-GRD-06: whoever is where it stayed or came to must fight it at once, all together."""
    met = [hero.id for hero in draft.state.living if hero.place == guardian.place]
    if met:
        draft.tell("tell-guardian-attacks", name=guardian.name, place=guardian.place, who=met)
        draft.write("wrote-guardian-attacked", name=guardian.name, place=guardian.place, who=met)
        meet(draft, [guardian], met, entered=False)


@moves.add(by="seat", page_after=under_way.page_of_fights)
def face_guardian(draft: Draft[Avalon], who: HeroId, guardian: Name) -> None:
    """TG-GRD-08, TG-TIE-06: of several guardians in one location the players choose whose encounter comes first."""
    doing = under_way.in_one(draft.state, hero_of(draft, who), "encounter")
    found = _guardian(draft, guardian)
    if doing is None or doing.guardian or found.id not in doing.waiting:
        draft.refuse("guardian", "guardian-not-met", who=who, name=found.name)
    if any(other.guardian == found.id for other in draft.state.under_way):
        draft.refuse("guardian", "guardian-is-fought", name=found.name)
    face(doing, found)
    draft.tell("tell-encounter-begins", who=doing.who, colour=doing.colour, name=doing.card)


@moves.add(teaches=lessons.of_guardian_die)
def read_guardian_die(
    draft: Draft[Avalon], north: Faces, east: Faces, south: Faces, west: Faces, nothing: Faces, removal: Faces
) -> None:
    """TG-GRD-15: learn how often each result stands on the guardian die: the app can then cast it. TG-COMP-06."""
    counts = {"north": north, "east": east, "south": south, "west": west, "nothing": nothing, "removal": removal}
    faces = [face for face, count in counts.items() for _ in range(count)]
    if not faces:
        draft.refuse("north", "die-needs-faces")
    draft.state.guardian_die = faces


def _guardian(draft: Draft[Avalon], id: str) -> Guardian:
    found = guardian_of(draft.state, id)
    if found is None:
        draft.refuse("guardian", "no-such-guardian")
    return found
