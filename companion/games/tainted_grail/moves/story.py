"""The event and encounter decks, quests and chapters, as far as days need them. TG-WLD-09..12, TG-EVT."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.deck import UNKNOWN, Deck
from ....core.draft import Draft
from .. import box
from ..names import COLOURS, Name
from ..state import Avalon
from .registry import moves

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
        state.events = Deck(shuffled=[UNKNOWN] * events)
    for colour, count in zip(COLOURS, (green, grey, purple, blue), strict=True):
        if count:
            state.encounters[colour] = Deck(shuffled=[UNKNOWN] * count)
    draft.write("wrote-chapter", chapter=chapter)


@moves.add()
def add_random_events(draft: Draft[Avalon], count: Annotated[int, msgspec.Meta(ge=1, le=box.RANDOM_EVENTS)]) -> None:
    """TG-WLD-10, TG-WLD-11, TG-EVT-11: an event puts random events on top of the event deck; never drawn otherwise."""
    state = draft.state
    for _ in range(count):
        if not state.random_events.size:
            draft.tell("tell-random-pile-empty")
            break
        state.events.put_on_top(state.random_events.draw(state.chance))
    draft.tell("tell-add-random-events", count=count)


@moves.add()
def end_quest(draft: Draft[Avalon], name: Name) -> None:
    """TG-EVT-06: a quest leaves because its own text says so."""
    quest = next((event for event in draft.state.open_events if event.quest and event.name == name), None)
    if quest is None:
        draft.refuse("name", "no-such-quest", name=name)
    draft.state.open_events.remove(quest)
    draft.state.events.remove(name)
    draft.write("wrote-quest-ended", name=name)
