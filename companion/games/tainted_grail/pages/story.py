"""Quests, events and tasks, as the pages show them. TG-EVT."""

from __future__ import annotations

from dataclasses import dataclass

from ..play import quests
from ..state.pieces import Event, Task
from ..state.table import Avalon


@dataclass(frozen=True)
class Story:
    """What the story has laid open, and what the table wants to remember of it."""

    quests: list[Event]
    met: list[str]  # the names of those whose condition is met
    events: list[Event]  # in force for the day
    tasks: list[Task]  # open ones
    closed: list[Task]  # done or given up, the last one first
    turned: bool  # whether a card was turned today
    on_top: int  # random events on top of the deck
    deck: int  # cards in it, as far as they are counted
    discard: list[str]


def story(state: Avalon) -> Story:
    """Quests, today's event and tasks. TG-EVT-04, TG-EVT-07, TG-EVT-09, TG-EVT-11."""
    return Story(
        quests=[event for event in state.open_events if event.quest],
        met=[event.name for event in state.open_events if quests.met(state, event)],
        events=[event for event in state.open_events if not event.quest],
        tasks=[task for task in state.tasks if task.state == "open"],
        closed=[task for task in reversed(state.tasks) if task.state != "open"],
        turned=any(event.since == state.day for event in state.open_events),
        on_top=state.random_on_top,
        deck=state.events.size,
        discard=state.events.discard,
    )
