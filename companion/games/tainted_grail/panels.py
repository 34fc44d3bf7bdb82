"""What each page of the table shows, prepared for its template: the day, the map, the party, the save sheet."""

from __future__ import annotations

from typing import Any

from ...core.game import Panel
from ...core.grid import Cell
from ...core.message import Message, say
from . import arena, box, fate, growth, land, modes, scenes, under_way
from .belongings import items_of, lies_on, over_the_limit, surplus
from .guide import advice, at_a_fight
from .heroes import markers_needed
from .moves.statuses import follows, status_of
from .names import ATTRIBUTES, KEYWORDS, PAIRS, RESOURCES, TRACKS
from .next_step import answers, next_step
from .prices import ACTION
from .procedures import DAY, EVENING, MORNING, PROCEDURES, at_step, standing
from .state import Avalon, Hero, Place, Status


def day(state: Avalon) -> dict[str, Any]:
    """The day: its steps, the land by light, the characters, and what presses."""
    stands = standing(state)
    procedure = PROCEDURES[stands.procedure]
    return {
        "next": next_step(state),
        "answers": answers(state),
        "guide": advice(state),
        "procedure": procedure.name,
        "step": at_step(state),
        "steps": procedure.marked(stands),
        "phase": {MORNING.name: "morning", DAY.name: "day", EVENING.name: "evening"}[procedure.name],
        "map": map_picture(state),
        "camps": camps(state),
        "price": ACTION,
        "heroes": [hero_view(state, hero) for hero in state.living],
        "players": players(state),
        "menhirs": menhirs(state),
        "alerts": alerts(state),
        "unread": unread(state),
        "dials": state.dials,
        "tokens": state.tokens,
        "encounters": scenes.encounters(state),
        "explorations": scenes.explorations(state),
        "prowling": scenes.prowling(state) if at_step(state) == "guardians" else [],
        "story": scenes.story(state),
        **evening(state),
        "statuses": marked_statuses(state),
    }


def evening(state: Avalon) -> dict[str, Any]:
    """What the evening offers to those who can afford it, and the decks that can be built anew. TG-EOD-08, 09."""
    if at_step(state) != "advancement":
        return {}
    offers = [growth.on_offer(state, hero) for hero in state.living] if state.in_app("boards") else []
    swaps = [swap for hero in state.living for swap in growth.swaps(hero)] if state.in_app("decks") else []
    return {"growth": [offer for offer in offers if offer], "swaps": swaps}


def players(state: Avalon) -> dict[str, Any]:
    """Who sits where as whom, who has no character, and who is stored, dead, or still in the box. TG-PLR, TG-DIE."""
    return {
        "of": {seat.id: next((hero for hero in state.living if hero.seat == seat.id), None) for seat in state.seats},
        "bereaved": fate.bereaved(state),
        "unused": [*fate.unused(state), *fate.guests(state)],
        "stored": [hero for hero in state.heroes.values() if hero.stored],
        "dead": [hero for hero in state.heroes.values() if hero.dead],
    }


def camps(state: Avalon) -> list[dict[str, Any]]:
    """Who stands together where, and where the roads lead from there. TG-PTY-01, TG-ACT-08, TG-ACT-09."""
    free = [hero for hero in state.living if hero.id not in scenes.busy(state)]
    places = [place for place in state.revealed if any(hero.place == place.number for hero in free)]
    return [
        {
            "place": place,
            "heroes": [hero for hero in free if hero.place == place.number],
            "roads": land.roads(state, place),
            "menhir": next((menhir for menhir in state.menhirs if menhir.place == place.number), None),
            "lying": [left for left in state.left if left.place == place.number],
        }
        for place in places
    ]


def alerts(state: Avalon) -> list[Message]:
    """What must not be forgotten now: dying, madness, panic, hunger, the dark, too few markers. TG-TRK-07..10."""
    found = []
    for hero in state.living:
        if hero.dying:
            found.append(say("alert-dying", who=hero.id))
        if hero.mad:
            found.append(say("alert-mad", who=hero.id))
        if state.in_app("boards") and hero.panicked:
            found.append(say("alert-panic", who=hero.id, turned=hero.limiter_offset > 0))
        if over := over_the_limit(state, hero):
            found.append(say("alert-too-many-items", who=hero.id, count=over))
    if state.hungry and at_step(state) in ("actions", "rest"):  # while somebody can still find or hand over Food
        found.append(say("alert-hungry", who=state.hungry))
    for menhir in state.menhirs:
        if menhir.dial is None:
            found.append(say("alert-menhir-last-day", place=menhir.place))
    if not state.menhirs:
        found.append(say("alert-no-menhir"))
    if state.in_app("boards") and (needed := markers_needed(state)) > box.MARKERS:
        found.append(say("alert-markers-short", needed=needed, held=box.MARKERS))
    return found


def unread(state: Avalon) -> list[Hero]:
    """Whose boards nobody has read, once it matters: when Energy is spent, and when the night gives it back."""
    matters = state.in_app("boards") and at_step(state) in ("actions", "rest")
    return [hero for hero in state.living if not hero.sure] if matters else []


def hero_view(state: Avalon, hero: Hero) -> dict[str, Any]:
    """A character as the pages show it."""
    return {
        "hero": hero,
        "place": state.place(hero.place),
        "together": [other.id for other in state.living if other.place == hero.place],
        "player": state.player_of(hero.seat),
        "tracks": {name: hero.track(name) for name in TRACKS},
        "resources": {name: hero.resources[name] for name in RESOURCES},
        "pairs": [[(name, hero.attribute(name), hero.attributes[name]) for name in pair] for pair in PAIRS],
        "surplus": {card.id for card in surplus(hero)},
        "item_count": len(items_of(hero)),
        "dials_on": {card.id: [dial for dial in state.dials if lies_on(dial, card)] for card in hero.belongings},
        "tokens_on": {card.id: [pile for pile in state.tokens if lies_on(pile, card)] for card in hero.belongings},
        "decks": growth.grown(hero),
        "can_eat": hero.resources["food"] > 0,
        "chronicler": state.chronicler == hero.seat,
    }


def menhirs(state: Avalon) -> list[dict[str, Any]]:
    """Menhirs with their dials and how many mornings they have left. TG-SOD-14, TG-HNT-03."""
    return [
        {"place": menhir.place, "dial": menhir.dial, "mornings": (menhir.dial or 0) + 1, "low": (menhir.dial or 0) <= 2}
        for menhir in sorted(state.menhirs, key=lambda menhir: (menhir.dial or 0, menhir.place))
    ]


WIDTH, HEIGHT, GAP = 160, 132, 14


def map_picture(state: Avalon) -> dict[str, Any]:
    """The revealed cards as boxes on a grid (y downwards, as pictures go), with what stands on each. TG-LOC-11, 12."""
    cards = [(place, place.at) for place in state.revealed if place.at is not None]
    if not cards:
        return {"cards": [], "beside": [place for place in state.revealed if place.at is None]}
    left, top = min(x for _, (x, _) in cards), max(y for _, (_, y) in cards)
    right, bottom = max(x for _, (x, _) in cards), min(y for _, (_, y) in cards)
    drawn = [_drawn(state, place, cell, left, top) for place, cell in cards]
    return {
        "cards": drawn,
        "beside": [place for place in state.revealed if place.at is None],
        "width": (right - left + 1) * (WIDTH + GAP) + GAP,
        "height": (top - bottom + 1) * (HEIGHT + GAP) + GAP,
        "card_width": WIDTH,
        "card_height": HEIGHT,
        "lights": [(card["x"] + WIDTH / 2, card["y"] + HEIGHT / 2) for card in drawn if card["menhir"]],
    }


def _drawn(state: Avalon, place: Place, cell: Cell, left: int, top: int) -> dict[str, Any]:
    here = str(place.number)
    menhir = next((menhir for menhir in state.menhirs if menhir.place == place.number), None)
    return {
        "place": place,
        "x": GAP + (cell[0] - left) * (WIDTH + GAP),
        "y": GAP + (top - cell[1]) * (HEIGHT + GAP),
        "menhir": menhir,
        "lit": land.in_range(state, cell),
        "heroes": [hero for hero in state.living if hero.place == place.number],
        "guardians": [guardian for guardian in state.guardians if guardian.place == place.number],
        "tokens": [pile for pile in state.tokens if pile.where == "location" and pile.of == here],
        "dials": [dial for dial in state.dials if dial.where == "location" and dial.of == here],
        "roads": [side for side, _ in land.roads(state, place)],
    }


def map(state: Avalon) -> dict[str, Any]:
    """The map, and for each card who stands there and where the roads lead."""
    picture = map_picture(state)
    details = {
        place.number: {
            "place": place,
            "roads": land.roads(state, place),
            "heroes": [hero for hero in state.living if hero.place == place.number],
            "able": [
                hero
                for hero in state.living
                if hero.place == place.number and not hero.passed and hero.id not in scenes.busy(state)
            ],
            "menhir": next((menhir for menhir in state.menhirs if menhir.place == place.number), None),
            "guardians": [guardian for guardian in state.guardians if guardian.place == place.number],
            "lying": [left for left in state.left if left.place == place.number],
            "tokens": [pile for pile in state.tokens if pile.where == "location" and pile.of == str(place.number)],
            "dials": [dial for dial in state.dials if dial.where == "location" and dial.of == str(place.number)],
        }
        for place in state.revealed
    }
    return {
        "next": next_step(state),
        "map": picture,
        "details": details,
        "heroes": state.living,
        "menhirs": menhirs(state),
        "plans": scenes.menhir_plans(state),
        "held": scenes.held_together(state) if state.in_app("boards") else {},
        "guardians": state.guardians,
        "dials": state.dials,
        "tokens": state.tokens,
        "others": [place for place in state.places.values() if place.state in ("replaced", "removed")],
        "price": ACTION,
        "step": at_step(state),
        "box": box,
    }


def party(state: Avalon) -> dict[str, Any]:
    """The character boards."""
    return {
        "next": next_step(state),
        "heroes": [hero_view(state, hero) for hero in state.living],
        "players": players(state),
        "resources": RESOURCES,
        "attributes": ATTRIBUTES,
        "keywords": KEYWORDS,
        "step": at_step(state),
    }


def marked_statuses(state: Avalon) -> list[dict[str, Any]]:
    """Statuses with at least one mark. TG-STA-02: they hold for everyone."""
    return [_status_row(key, status) for key, status in state.statuses.items() if status.marked]


def _status_row(key: str, status: Status) -> dict[str, Any]:
    return {"key": key, "status": status, "follows": follows(key, status)}


def sheet(state: Avalon) -> dict[str, Any]:
    """The save sheet: every field of the paper one and what it forgets. TG-SAV-16, TG-BEY-21, TG-BEY-22."""
    keys = sorted({*box.statuses(), *state.statuses})
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
        "encounter_decks": scenes.encounter_decks(state),
        "story": scenes.story(state),
        "modes": modes.shown(state),
        "boards_fresh": state.in_app("boards") or state.boards_noted == state.evening.session,
        "step": at_step(state),
        "procedure": standing(state).procedure,
    }


def fight(state: Avalon) -> dict[str, Any]:
    """The fights under way, and on a first evening what the guide says of them."""
    return {**arena.fight(state), "guide": at_a_fight(state)}


PANELS = (
    Panel("day", day),
    Panel("fight", fight, when=under_way.anybody_fights, called=arena.called),
    Panel("map", map),
    Panel("party", party),
    Panel("sheet", sheet),
)
