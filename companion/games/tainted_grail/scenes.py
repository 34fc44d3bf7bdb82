"""What is going on, as the pages show it: guardians that move, encounters, explorations, quests and tasks, decks."""

from __future__ import annotations

from typing import Any

from ...core.grid import SIDES
from . import box, land, quests
from .guardians import fights, guardian_of
from .moves.guardians import leads_to
from .moves.menhirs import dial_from
from .names import COLOURS, RESOURCES, Colour, Counted
from .prices import value
from .state import Avalon, Hero
from .under_way import next_in_turn


def busy(state: Avalon) -> set[str]:
    """Who is in the middle of an encounter."""
    return {who for doing in state.under_way if doing.kind == "encounter" for who in doing.who}


def held_together(state: Avalon) -> dict[Counted, int]:
    """TG-HNT-03: what all the characters hold together, for a menhir that needs everybody's help (TG-HNT-07)."""
    counted: tuple[Counted, ...] = (*RESOURCES, "energy", "health")
    return {what: sum(value(hero, what) for hero in state.living) for what in counted}


def menhir_plans(state: Avalon) -> dict[int, dict[str, Any]]:
    """TG-HNT-03, TG-ACT-19: what activating each noted menhir costs all the players, and what its dial would show."""
    held = held_together(state)
    return {
        place.number: {
            "dial": dial_from(state, place.menhir_base) if place.menhir_base else None,
            "price": [
                {"what": what, "cost": each * state.scale, "held": held.get(what)}
                for what, each in place.menhir_price.items()
            ],
        }
        for place in state.revealed
        if place.menhir_base or place.menhir_price
    }


def encounters(state: Avalon) -> list[dict[str, Any]]:
    """The encounters under way: who is in each, against what, and which guardians wait to be chosen. TG-GRD-08."""
    return [
        {
            "doing": doing,
            "heroes": [hero for hero in state.living if hero.id in doing.who],
            "place": state.place(doing.place),
            "turn": next_in_turn(state, doing),
            "rivals": [found for id in doing.waiting if (found := guardian_of(state, id))],
        }
        for doing in state.under_way
        if doing.kind == "encounter"
    ]


def explorations(state: Avalon) -> list[dict[str, Any]]:
    """The explorations that nobody has ended yet. TG-JRN-03."""
    doings = [doing for doing in state.under_way if doing.kind == "exploration"]
    return [{"who": doing.who, "place": state.place(doing.place)} for doing in doings]


def prowling(state: Avalon) -> list[dict[str, Any]]:
    """Step 6: guardians that have not moved yet, where each direction leads, and whom it would meet. TG-GRD-02..06.

    Nothing while one of them is being fought: the next is rolled after it (TG-GRD-16).
    """
    if fights(state):
        return []
    found = []
    for guardian in state.guardians:
        if guardian.rolled:
            continue
        place = state.place(guardian.place)
        ways = {}
        for side in SIDES:
            goal = leads_to(state, guardian, side)
            blocked = goal is not None and place is not None and goal is not land.neighbour(state, place, side)
            meets = _at(state, goal.number if goal else guardian.place)
            ways[side] = {"goal": goal, "blocked": blocked, "meets": meets}
        found.append({"guardian": guardian, "place": place, "ways": ways, "meets": _at(state, guardian.place)})
    return found


def _at(state: Avalon, number: int) -> list[Hero]:
    return [hero for hero in state.living if hero.place == number]


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
                "aside": max(0, box.CAMPAIGN_ENCOUNTERS - counted) if counted else None,
            }
        )
    return rows
