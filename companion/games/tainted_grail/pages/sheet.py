"""The save sheet's page: every field of the paper one and what it forgets. TG-SAV-16, TG-BEY-21, TG-BEY-22."""

from __future__ import annotations

from typing import Any

from ..box import printed
from ..box.names import ATTRIBUTES, COLOURS, Colour
from ..play.modes import EASIER, HARDER, OPEN, TURNED
from ..play.procedures import at_step, standing
from ..play.statuses import follows, status_of
from ..state.pieces import Status
from ..state.table import Avalon
from . import story
from .next_step import next_step
from .party import hero_view


def modes_shown(state: Avalon) -> dict[str, Any]:
    """What the save sheet shows: every mode with its rule and whether it is on, and those that are on in a row."""
    groups = {"easier": EASIER, "harder": HARDER, "open": OPEN}
    rows = {
        group: [{"mode": mode, "rule": rule, "on": getattr(state.modes, mode)} for mode, rule in modes.items()]
        for group, modes in groups.items()
    }
    return {**rows, "on": [row for group in rows.values() for row in group if row["on"]], "turned": TURNED}


def marked_statuses(state: Avalon) -> list[dict[str, Any]]:
    """Statuses with at least one mark. TG-STA-02: they hold for everyone."""
    return [_status_row(key, status) for key, status in state.statuses.items() if status.marked]


def _status_row(key: str, status: Status) -> dict[str, Any]:
    return {"key": key, "status": status, "follows": follows(key, status)}


def sheet(state: Avalon) -> dict[str, Any]:
    """The save sheet: every field of the paper one and what it forgets. TG-SAV-16, TG-BEY-21, TG-BEY-22."""
    keys = sorted({*printed.statuses(), *state.statuses})
    return {
        "next": next_step(state),
        "heroes": [hero_view(state, hero) for hero in state.heroes.values()],
        "attributes": ATTRIBUTES,
        "menhirs": state.menhirs,
        "dials": state.dials,
        "tokens": state.tokens,
        "guardians": state.guardians,
        "revealed": state.revealed,
        "replaced": [
            (place.original, place.number)
            for place in state.places.values()
            if place.original and place.state in ("revealed", "unrevealed")
        ],
        "removed": [place for place in state.places.values() if place.state == "removed"],
        "used": [place for place in state.places.values() if place.used_today],
        "visited": [place for place in state.places.values() if place.visits or place.verses],
        "statuses": marked_statuses(state),
        "all_statuses": [_status_row(key, status) for key in keys if (status := status_of(state, key))],
        "quests": [event for event in state.open_events if event.quest],
        "events": state.events,
        "random_events": state.random_events,
        "encounter_decks": encounter_decks(state),
        "story": story.story(state),
        "modes": modes_shown(state),
        "boards_fresh": state.in_app("boards") or state.boards_noted == state.evening.session,
        "step": at_step(state),
        "procedure": standing(state).procedure,
    }


def _levels_left(state: Avalon, colour: Colour) -> list[int] | None:
    """TG-ENC-07: cards of each difficulty in a deck: without those on the map or in a fight, as far as known."""
    levels = state.levels.get(colour)
    if levels is None:
        return None
    drawn = [doing for doing in state.under_way if doing.from_deck and not doing.guardian]
    out = [one.level for one in state.guardians if one.colour == colour and one.from_deck]
    out += [doing.fight.card.level for doing in drawn if doing.fight is not None and doing.colour == colour]
    return [max(0, count - out.count(level)) for level, count in enumerate(levels, 1)]


def encounter_decks(state: Avalon) -> list[dict[str, Any]]:
    """Each colour: cards in its deck, of each difficulty, out as guardians, and set aside. TG-ENC-07, TG-BEY-16."""
    rows = []
    for colour in COLOURS:
        deck, out = state.encounters.get(colour), [one for one in state.guardians if one.colour == colour]
        held = deck.size if deck else 0
        used = held + sum(one.from_deck for one in out)
        used += sum(doing.from_deck for doing in state.under_way if doing.colour == colour)
        counted = used + len(deck.removed) if deck and used else 0
        rows.append(
            {
                "colour": colour,
                "held": held if counted else None,
                "levels": _levels_left(state, colour),
                "guardians": len(out),
                "aside": max(0, printed.CAMPAIGN_ENCOUNTERS - counted) if counted else None,
            }
        )
    return rows
