"""The morning's steps, and how far it goes on without people. TG-SOD."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.deck import UNKNOWN
from ....core.draft import Draft
from ..state.pieces import Event
from ..state.table import Avalon
from . import quests
from .belongings import surplus
from .guardians import fights
from .light import standing_after
from .procedures import DAY, MORNING, at_step, stand_at


def remove_dark_menhirs(draft: Draft[Avalon]) -> None:
    """TG-SOD-01: a menhir without a dial leaves the table."""
    standing = standing_after(draft.state.menhirs, 1)
    for menhir in [menhir for menhir in draft.state.menhirs if menhir not in standing]:
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


def random_to_top(draft: Draft[Avalon], count: int, drew: Sequence[str] = ()) -> int:
    """Lay random events on top of the event deck, as far as their pile lasts; returns how many were laid."""
    state = draft.state
    laid = min(count, state.random_events.size)
    for number in range(laid):
        told = drew[number] if number < len(drew) else None
        state.events.put_on_top(draft.draw("random event", state.random_events, told))
    state.random_on_top += laid
    return laid


def end_ordinary_events(draft: Draft[Avalon]) -> None:
    """TG-SOD-09, TG-EVT-06, TG-EVT-12: yesterday's ordinary event goes to its pile; quests never go by themselves."""
    state = draft.state
    for event in [event for event in state.open_events if not event.quest]:
        state.open_events.remove(event)
        if event.random:
            state.random_events.put_to_bottom(event.name or UNKNOWN)
            draft.tell("tell-random-event-back", name=event.name)
        else:
            state.events.put_to_discard(event.name or UNKNOWN)
            draft.tell("tell-discard-event", name=event.name)


def open_event(draft: Draft[Avalon], event: Event) -> None:
    """TG-SOD-08, TG-EVT-03: lay an event open: among the active quests, or for the day."""
    event.since = draft.state.day
    draft.state.open_events.append(event)
    if event.quest:
        event.chapter = event.chapter or draft.state.chapter
        draft.tell("tell-lay-quest", name=event.name)
        draft.write("wrote-quest", name=event.name)
        quests.tell_if_met(draft, event)
    elif event.name:
        draft.write("wrote-event", name=event.name)


def go_on_from_event(draft: Draft[Avalon]) -> None:
    """Steps 6 to 8 as far as they go without people: guardians want their die, surplus equipment a decision."""
    state = draft.state
    if state.guardians:
        draft.tell("tell-roll-guardians", count=len(state.guardians))
    if state.guardians and state.in_app("map"):
        stand_at(state, MORNING, "guardians")
        return
    if state.guardians:
        draft.tell("tell-guardian-fallback")
    go_on_from_guardians(draft)


def go_on_when_all_is_quiet(draft: Draft[Avalon]) -> None:
    """TG-GRD-16: step 6 is over when each guardian was rolled and nobody fights one any more."""
    state = draft.state
    if at_step(state) == "guardians" and all(other.rolled for other in state.guardians) and not fights(state):
        go_on_from_guardians(draft)


def guardians_first(draft: Draft[Avalon]) -> None:
    """TG-GRD-05..07, TG-GRD-16: who met a guardian fights it at once, before anything else happens in the morning."""
    if fights(draft.state):
        draft.object("TG-GRD-16", "guardian-fight-first", who=fights(draft.state)[0].who)


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


def begin(draft: Draft[Avalon]) -> None:
    """II. During the Day begins: nobody has acted, nobody has passed. TG-DAY-01, TG-DUR-01, TG-DUR-02."""
    stand_at(draft.state, DAY, "actions")
    for hero in draft.state.living:
        hero.acted = hero.passed = False
    if len(draft.state.living) > 1:
        draft.tell("tell-who-begins", who=draft.state.living[0].id)
