"""I. Start of Day: eight steps in the rules' exact order. "Start the day" goes as far as it can without people."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.die import Die
from ....core.draft import Draft
from ....core.grid import SIDES
from .. import land
from ..belongings import surplus
from ..names import Name, Text
from ..procedures import DAY, MORNING, at_step, stand_at
from ..state import Avalon, Event, Guardian
from .registry import moves
from .story import random_to_top

Faces = Annotated[int, msgspec.Meta(ge=0, le=12)]
GuardianFace = Literal["north", "east", "south", "west", "nothing", "removal"]


@moves.add(step="dark_menhirs")
def start_day(draft: Draft[Avalon]) -> None:
    """TG-SOD-13: steps 1 to 4 at once, then as far as the morning goes without people. TG-DAY-02."""
    if at_step(draft.state) != "dark_menhirs":
        draft.object("TG-DAY-02", "not-the-time", step="dark_menhirs")
    draft.write("wrote-day-began", day=draft.state.day)
    remove_dark_menhirs(draft)
    land.lose_land(draft)
    lower_menhir_dials(draft)
    pass_time(draft)
    stand_at(draft.state, MORNING, "event")
    draft.tell("tell-turn-event")
    for guardian in draft.state.guardians:
        guardian.rolled = False
    if not draft.state.in_app("decks"):
        end_ordinary_events(draft)
        go_on_from_event(draft)


def remove_dark_menhirs(draft: Draft[Avalon]) -> None:
    """TG-SOD-01: a menhir without a dial leaves the table."""
    for menhir in [menhir for menhir in draft.state.menhirs if menhir.dial is None]:
        draft.state.menhirs.remove(menhir)
        draft.tell("tell-remove-menhir", place=menhir.place)
        draft.write("wrote-menhir-dark", place=menhir.place)


def lower_menhir_dials(draft: Draft[Avalon]) -> None:
    """TG-SOD-03: each dial one lower; at 1 it comes off, and the menhir stands one more day. TG-SOD-14, TG-TOK-03."""
    for menhir in draft.state.menhirs:
        if menhir.dial is None:
            continue
        if menhir.dial == 1:
            menhir.dial = None
            draft.tell("tell-menhir-dial-off", place=menhir.place)
            draft.write("wrote-menhir-last-day", place=menhir.place)
        else:
            menhir.dial -= 1
            draft.tell("tell-menhir-dial", place=menhir.place, value=menhir.dial)


def pass_time(draft: Draft[Avalon]) -> None:
    """TG-SOD-04..06, TG-SOD-15: time dials go down, one time token leaves each location; quests are never touched."""
    state = draft.state
    for dial in [dial for dial in state.dials if dial.kind == "time"]:
        if dial.value == 1:
            state.dials.remove(dial)
            draft.tell("tell-dial-ran-out", where=dial.where, of=dial.of, note=dial.note)
            draft.write("wrote-dial-ran-out", note=dial.note)
        else:
            dial.value -= 1
            draft.tell("tell-dial", where=dial.where, of=dial.of, value=dial.value, note=dial.note)
    eased: set[str] = set()
    for pile in [pile for pile in state.tokens if pile.kind == "time" and pile.where == "location"]:
        if pile.of in eased:
            continue
        eased.add(pile.of)
        pile.count -= 1
        if pile.count == 0:
            state.tokens.remove(pile)
            draft.tell("tell-last-token", of=pile.of, note=pile.note)
            draft.write("wrote-dial-ran-out", note=pile.note)
        else:
            draft.tell("tell-take-token", of=pile.of, left=pile.count)
    for place in state.places.values():
        if place.used_today:
            place.used_today = False
            if place.state == "revealed":  # a card that just left the table took its token with it
                draft.tell("tell-action-free-again", place=place.number)
    if not state.in_app("map"):
        draft.tell("tell-time-by-hand")


@moves.add(step="event")
def turn_event(
    draft: Draft[Avalon], drew: Name | None = None, quest: bool = False, name: Text = "", random: bool = False
) -> None:
    """TG-SOD-07..09: turn the next event card; a quest joins the active ones, yesterday's ordinary event goes.

    `drew`: the card that came when the table knows its cards by name; `random`: it is a random event, which the app
    knows by itself where it was told that random events lie on top (TG-WLD-11).
    """
    state = draft.state
    if at_step(state) != "event":
        draft.object("TG-DAY-02", "not-the-time", step="event")
    end_ordinary_events(draft)
    if random and not state.random_on_top:
        random_to_top(draft, 1)  # it can only have come from there, so the table forgot to tell
    random = state.random_on_top > 0 or random
    state.random_on_top = max(0, state.random_on_top - 1)
    card = drew or name
    if state.events.size:
        card = draft.draw("event", state.events, drew or name or None)
    open_event(draft, card, quest, random)
    go_on_from_event(draft)


def end_ordinary_events(draft: Draft[Avalon]) -> None:
    """TG-SOD-09, TG-EVT-06, TG-EVT-12: yesterday's ordinary event goes to its pile; quests never go by themselves."""
    state = draft.state
    for event in [event for event in state.open_events if not event.quest]:
        state.open_events.remove(event)
        if event.random:
            state.random_events.put_to_bottom(event.name or "?")
            draft.tell("tell-random-event-back", name=event.name)
        else:
            state.events.put_to_discard(event.name or "?")
            draft.tell("tell-discard-event", name=event.name)


def open_event(draft: Draft[Avalon], card: str, quest: bool, random: bool) -> None:
    """TG-SOD-08, TG-EVT-03: lay an event open: among the active quests, or for the day."""
    shown = "" if card == "?" else card
    draft.state.open_events.append(Event(name=shown, quest=quest, random=random, since=draft.state.day))
    if quest:
        draft.tell("tell-lay-quest", name=shown)
        draft.write("wrote-quest", name=shown)
    elif shown:
        draft.write("wrote-event", name=shown)


def go_on_from_event(draft: Draft[Avalon]) -> None:
    """Steps 6 to 8 as far as they go without people: guardians want their die, surplus equipment a decision."""
    state = draft.state
    if state.guardians and state.in_app("map"):
        stand_at(state, MORNING, "guardians")
        draft.tell("tell-roll-guardians", count=len(state.guardians))
        return
    if state.guardians:
        draft.tell("tell-roll-guardians", count=len(state.guardians))
    go_on_from_guardians(draft)


def go_on_from_guardians(draft: Draft[Avalon]) -> None:
    """Steps 7 and 8: plans are talked over; one face-up card of each keyword is left. TG-SOD-11, TG-SOD-12."""
    state = draft.state
    if len(state.living) > 1:
        draft.tell("tell-discuss-plans")
    too_many = {hero.id: surplus(hero) for hero in state.living if surplus(hero)}
    if too_many and state.in_app("boards"):
        stand_at(state, MORNING, "equipment")
        for who, cards in too_many.items():
            draft.tell("tell-surplus-equipment", who=who, cards=[card.name for card in cards])
        return
    if not state.in_app("boards"):
        draft.tell("tell-check-equipment")
    begin(draft)


@moves.add(step="equipment")
def begin_day(draft: Draft[Avalon]) -> None:
    """Go over from the morning to the day: guardians rolled, equipment checked. TG-SOD-10, TG-SOD-12, TG-DAY-02."""
    state = draft.state
    if state.standing.procedure != MORNING.name or at_step(state) not in ("guardians", "plans", "equipment"):
        draft.object("TG-DAY-02", "not-the-time", step="equipment")
    if at_step(state) == "guardians":
        for guardian in state.guardians:
            if not guardian.rolled:
                draft.object("TG-SOD-10", "guardian-not-rolled", name=guardian.name)
    for hero in state.living:
        if surplus(hero):
            draft.object("TG-SOD-12", "too-much-equipment", who=hero.id, cards=[card.name for card in surplus(hero)])
    begin(draft)


def begin(draft: Draft[Avalon]) -> None:
    """II. During the Day begins: nobody has acted, nobody has passed. TG-DAY-01, TG-DUR-01, TG-DUR-02."""
    stand_at(draft.state, DAY, "actions")
    for hero in draft.state.living:
        hero.acted = hero.passed = False
    if len(draft.state.living) > 1:
        draft.tell("tell-who-begins", who=draft.state.living[0].id)


@moves.add(step="guardians")
def roll_guardian(draft: Draft[Avalon], guardian: Name, rolled: GuardianFace | None = None) -> None:
    """TG-SOD-10, TG-GRD-02..07: cast the guardian die for one guardian, and move it as it says.

    Without `rolled` the app rolls, if this installation knows the die's faces (TG-GRD-15).
    """
    state = draft.state
    found = _guardian(draft, guardian)
    if state.in_app("map") and state.in_app("days") and at_step(state) != "guardians":
        draft.object("TG-DAY-02", "not-the-time", step="guardians")
    if found.rolled and at_step(state) == "guardians":
        draft.object("TG-GRD-02", "guardian-rolled-already", name=found.name)
    faces = tuple(state.guardian_die)
    if rolled is None and not faces:
        draft.refuse("rolled", "guardian-die-unknown")
    die = Die("guardian", faces if rolled is None else ("north", "east", "south", "west", "nothing", "removal"))
    face = draft.roll(die, rolled)
    found.rolled = True
    if face == "removal":
        land.send_home(draft, found)
    else:
        if face in SIDES:
            _wander(draft, found, face)
        else:
            draft.tell("tell-guardian-stays", name=found.name, place=found.place)
        met = [hero.id for hero in state.living if hero.place == found.place]
        if met:
            draft.tell("tell-guardian-attacks", name=found.name, place=found.place, who=met)
            draft.write("wrote-guardian-attacked", name=found.name, place=found.place, who=met)
    if at_step(state) == "guardians" and all(other.rolled for other in state.guardians):
        go_on_from_guardians(draft)


@moves.add()
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
    found = next((guardian for guardian in draft.state.guardians if guardian.id == id), None)
    if found is None:
        draft.refuse("guardian", "no-such-guardian")
    return found


def _wander(draft: Draft[Avalon], guardian: Guardian, side: str) -> None:
    """TG-GRD-03, TG-GRD-04, TG-TIE-04: that way if it is connected, else to the highest number, else it stays."""
    state = draft.state
    place = state.place(guardian.place)
    roads = land.connected(state, place) if place else []
    wished = land.neighbour(state, place, side) if place else None
    goal = wished if wished in roads else (roads[-1] if roads else None)
    if goal is None:
        draft.tell("tell-guardian-stays", name=guardian.name, place=guardian.place)
        return
    guardian.place = goal.number
    draft.tell("tell-guardian-moves", name=guardian.name, place=goal.number)
