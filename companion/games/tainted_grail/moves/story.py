"""Quests and random events, and what else a text asks for: a roll, the Foredweller. TG-WLD-10, TG-WLD-11, TG-EVT."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.deck import UNKNOWN
from ....core.die import numbered
from ....core.draft import Draft
from ....core.moves import Moves
from ..box import printed
from ..box.names import CardName, Count, LocationNumber, Name, Text
from ..play import quests
from ..play.morning import open_event, random_to_top
from ..state.pieces import Event
from ..state.table import Avalon

moves = Moves()
ORDINARY_DIE = numbered("die", 6)
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]


@moves.add(reveals=True)
def add_random_events(
    draft: Draft[Avalon],
    count: Annotated[int, msgspec.Meta(ge=1, le=printed.RANDOM_EVENTS)],
    drew: list[CardName] = [],  # noqa: B006 - a declaration, never changed
) -> None:
    """TG-WLD-10, TG-WLD-11, TG-EVT-11: an event puts random events on top of the event deck; never drawn otherwise.

    `count`: as the card says; TG-HRD-09: in hard mode one fewer comes. `drew`: those of them that the table knows by
    name, in the order in which they are laid.
    """
    if draft.state.modes.fewer_random:
        count -= 1
        draft.tell("tell-one-random-event-fewer", count=count)
    if len(drew) > count:
        draft.refuse("drew", "more-cards-than-said", count=count)
    laid = random_to_top(draft, count, drew)
    if laid:
        draft.tell("tell-add-random-events", count=laid)
    if laid < count:
        draft.tell("tell-random-pile-empty")


@moves.add(reveals=True)
def lay_quest(
    draft: Draft[Avalon],
    name: Name,
    secret: bool = True,
    chapter: Count = 0,
    act: Count = 0,
    note: Text = "",
    needs: Count = 0,
) -> None:
    """TG-EVT-02, TG-EVT-03: a quest comes without an event being turned: on a secret, or as a text orders it.

    `secret`: it is a secret card; otherwise the card is taken out of the event deck. `note`: its condition;
    `needs`: the number of the secret that meets it (TG-EVT-05).
    """
    state = draft.state
    if _quest(state, name):
        draft.refuse("name", "quest-lies-there", name=name)
    if not secret and state.events.size:
        draft.draw("event", state.events, name, field="name")
    quest = Event(name=name, quest=True, secret=secret, chapter=chapter, act=act, note=note, needs=needs)
    open_event(draft, quest)


@moves.add()
def describe_quest(
    draft: Draft[Avalon],
    name: Text,
    called: Name | None = None,
    chapter: Count | None = None,
    act: Count | None = None,
    note: Text | None = None,
    needs: Count | None = None,
) -> None:
    """TG-EVT-04: put right what is remembered of a quest: its title, chapter, act, and its condition in own words.

    `needs`: the number of the secret that meets the condition (TG-EVT-05), 0 for none.
    """
    quest = _quest_or_refuse(draft, name)
    if called and called != name and _quest(draft.state, called):
        draft.refuse("called", "quest-lies-there", name=called)
    quest.name = called or quest.name
    quest.chapter = quest.chapter if chapter is None else chapter
    quest.act = quest.act if act is None else act
    quest.note = quest.note if note is None else note
    if needs is not None and needs != quest.needs:
        quest.needs = needs
        quests.tell_if_met(draft, quest)


@moves.add()
def end_quest(draft: Draft[Avalon], name: Text, goes_to: Literal["box", "discard", "under"] = "box") -> None:
    """TG-EVT-05, TG-EVT-06: a quest's own text ends it: its success is resolved, and its card goes where that says.

    To the box for good (TG-DSC-04), to the discard pile of the events, or under its deck; a secret among the secrets.
    """
    quest = _quest_or_refuse(draft, name)
    state = draft.state
    state.open_events.remove(quest)
    deck = state.secrets if quest.secret else state.random_events if quest.random else state.events
    card = name or UNKNOWN
    if goes_to == "box":
        deck.remove(card)
    elif goes_to == "discard" and deck is state.events:
        deck.put_to_discard(card)
    elif deck is not state.secrets:  # nobody draws from those, so the ones that can still come are not listed
        deck.put_to_bottom(card)
    pile = "secrets" if quest.secret else "random" if quest.random else "events"
    draft.tell("tell-quest-success", name=name)
    draft.tell("tell-quest-goes", name=name, goes=goes_to, pile=pile)
    draft.write("wrote-quest-ended", name=name)


def _quest(state: Avalon, name: str) -> Event | None:
    return next((event for event in state.open_events if event.quest and event.name == name), None)


def _quest_or_refuse(draft: Draft[Avalon], name: str) -> Event:
    quest = _quest(draft.state, name)
    if quest is None:
        draft.refuse("name", "no-such-quest", name=name)
    return quest


@moves.add(reveals=True)
def roll_die(draft: Draft[Avalon], rolled: Face | None = None, why: Text = "") -> None:
    """TG-COMP-06: roll the ordinary die because a text asks for it, or tell what the table rolled."""
    face = draft.roll_number(ORDINARY_DIE, rolled)
    draft.tell("tell-die", face=face)
    draft.write("wrote-die-for" if why else "wrote-die", face=face, why=why)


@moves.add()
def move_foredweller(draft: Draft[Avalon], to: LocationNumber | None = None) -> None:
    """TG-COMP-08: stand the Foredweller's figure on a location because a text says so, or take it off the map."""
    state = draft.state
    if to is not None and state.in_app("map") and to not in {place.number for place in state.revealed}:
        draft.refuse("to", "not-on-the-table", place=to)
    state.foredweller = to
    if to is None:
        draft.tell("tell-foredweller-off")
    else:
        draft.tell("tell-foredweller", place=to)
    draft.write("wrote-foredweller", place=to or 0)
