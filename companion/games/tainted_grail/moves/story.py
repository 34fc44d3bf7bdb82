"""The event and encounter decks, quests and chapters, as far as days need them. TG-WLD-09..12, TG-EVT."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from ....core.deck import UNKNOWN, Deck
from ....core.die import numbered
from ....core.draft import Draft
from .. import box
from ..names import COLOURS, CardName, Number, Text
from ..state import Avalon
from .registry import moves

ORDINARY_DIE = numbered("die", 6)
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Cards = Annotated[int, msgspec.Meta(ge=0, le=200)]


@moves.add()
def prepare_chapter(
    draft: Draft[Avalon],
    chapter: Annotated[int, msgspec.Meta(ge=1, le=20)],
    events: Cards = 0,
    green: Cards = 0,
    grey: Cards = 0,
    purple: Cards = 0,
    blue: Cards = 0,
) -> None:
    """TG-WLD-09, TG-WLD-12: the chapter's set-up card was followed; how many cards each deck holds (0: not counted)."""
    state = draft.state
    state.chapter = chapter
    if events:
        state.events = Deck(shuffled=[UNKNOWN] * events, discard=state.events.discard, removed=state.events.removed)
        state.random_on_top = 0
    for colour, count in zip(COLOURS, (green, grey, purple, blue), strict=True):
        if count:
            removed = state.encounters[colour].removed if colour in state.encounters else []
            state.encounters[colour] = Deck(shuffled=[UNKNOWN] * count, removed=removed)
    draft.write("wrote-chapter", chapter=chapter)


@moves.add()
def add_random_events(
    draft: Draft[Avalon],
    count: Annotated[int, msgspec.Meta(ge=1, le=box.RANDOM_EVENTS)],
    drew: list[CardName] = [],  # noqa: B006 - a declaration, never changed
) -> None:
    """TG-WLD-10, TG-WLD-11, TG-EVT-11: an event puts random events on top of the event deck; never drawn otherwise.

    `drew`: those of them that the table knows by name, in the order in which they are laid.
    """
    if len(drew) > count:
        draft.refuse("drew", "more-cards-than-said", count=count)
    laid = random_to_top(draft, count, drew)
    if laid:
        draft.tell("tell-add-random-events", count=laid)
    if laid < count:
        draft.tell("tell-random-pile-empty")


def random_to_top(draft: Draft[Avalon], count: int, drew: Sequence[str] = ()) -> int:
    """Lay random events on top of the event deck, as far as their pile lasts; returns how many were laid."""
    state = draft.state
    laid = min(count, state.random_events.size)
    for number in range(laid):
        told = drew[number] if number < len(drew) else None
        state.events.put_on_top(draft.draw("random event", state.random_events, told))
    state.random_on_top += laid
    return laid


@moves.add()
def end_quest(draft: Draft[Avalon], name: Text) -> None:
    """TG-EVT-06: a quest leaves because its own text says so."""
    quest = next((event for event in draft.state.open_events if event.quest and event.name == name), None)
    if quest is None:
        draft.refuse("name", "no-such-quest", name=name)
    draft.state.open_events.remove(quest)
    draft.state.events.remove(name or UNKNOWN)
    draft.write("wrote-quest-ended", name=name)


@moves.add()
def roll_die(draft: Draft[Avalon], rolled: Face | None = None, why: Text = "") -> None:
    """TG-COMP-06: roll the ordinary die because a text asks for it, or tell what the table rolled."""
    face = int(draft.roll(ORDINARY_DIE, str(rolled) if rolled else None))
    draft.tell("tell-die", face=face)
    draft.write("wrote-die-for" if why else "wrote-die", face=face, why=why)


@moves.add()
def move_foredweller(draft: Draft[Avalon], to: Number | None = None) -> None:
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
