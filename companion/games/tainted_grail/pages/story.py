"""Quests, events and tasks, as the pages show them. TG-EVT."""

from __future__ import annotations

from typing import Any

from ..play import quests
from ..state.table import Avalon


def story(state: Avalon) -> dict[str, Any]:
    """Quests, today's event and tasks. TG-EVT-04, TG-EVT-07, TG-EVT-09, TG-EVT-11."""
    return {
        "quests": [event for event in state.open_events if event.quest],
        "met": [event.name for event in state.open_events if quests.met(state, event)],
        "events": [event for event in state.open_events if not event.quest],
        "tasks": [task for task in state.tasks if task.state == "open"],
        "closed": [task for task in reversed(state.tasks) if task.state != "open"],
        "turned": any(event.since == state.day for event in state.open_events),
        "on_top": state.random_on_top,
        "deck": state.events.size,
        "discard": state.events.discard,
    }
