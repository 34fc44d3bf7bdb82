"""Putting the table away and laying it again: one thing for the hands a line, in the save sheet's order. TG-SAV."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....core.checklist import Checklist, Line
from ....core.grid import Cell, steps
from ....core.message import say
from ..box.names import TRACKS
from ..play.belongings import lies_on
from ..state.heroes import Hero
from ..state.pieces import Place, SetDial, Tokens
from ..state.table import Avalon

# In which part of the list each step of the sheet stands.
PARTS = {
    "TG-SAV-08": "standing",
    "TG-SAV-09": "standing",
    "TG-SAV-10": "map",
    "TG-SAV-11": "map",
    "TG-SAV-12": "decks",
    "TG-SAV-13": "decks",
    "TG-SAV-14": "decks",
    "TG-SAV-16": "standing",
}


def packing(state: Avalon) -> Checklist:
    """TG-SAV-02..14: the players' steps I.1 to I.6, then the world's II.1 to II.6."""
    return Checklist("put_away", [*_players(state), *_world(state)])


def laying(state: Avalon) -> Checklist:
    """TG-SAV-15: the same steps backwards, from II.6 to II.1 and then from I.6 to I.1."""
    return packing(state).turned("lay_table")


def _line(id: str, group: str, rule: str, key: str | None = None, /, **facts: Any) -> Line:
    return Line(id, group, say(f"pack-{key or id.split(':')[0]}", **facts), rule=rule)


def _players(state: Avalon) -> list[Line]:
    """Each player's own steps I.1 to I.6, one player after another."""
    lines = []
    known = _noted(state, "boards")
    for hero in state.living:
        who, group = hero.id, f"hero-{hero.id}"
        tracks = {name: hero.track(name).value for name in TRACKS}
        read = known and (hero.copied or state.boards_noted == state.evening.session)  # else it may be the usual
        key = "board" if read else "board-unknown"
        lines.append(_line(f"board:{who}", group, "TG-SAV-02", key, who=who, **tracks, **hero.resources))
        if read or hero.attributes_told:
            lines.append(_line(f"attributes:{who}", group, "TG-SAV-02", who=who, **hero.attributes))
        if hero.skills:
            skills = [say("skill-beside", number=skill.number, attribute=skill.attribute) for skill in hero.skills]
            lines.append(_line(f"skills:{who}", group, "TG-SAV-03", who=who, skills=skills))
        for dial in [dial for dial in state.dials if _owned(hero, dial)]:
            facts = {"where": dial.where, "of": _name_of(hero, dial), "value": dial.value}
            lines.append(_line(f"own-dial:{dial.id}", group, "TG-SAV-04", who=who, **facts))
        for pile in [pile for pile in state.tokens if _owned(hero, pile)]:
            facts = {"kind": pile.kind, "where": pile.where, "of": _name_of(hero, pile), "count": pile.count}
            lines.append(_line(f"own-tokens:{pile.id}", group, "TG-SAV-04", who=who, **facts))
        if hero.notes:
            lines.append(_line(f"notes:{who}", group, "TG-SAV-04", who=who, note=hero.notes))
        lines.append(_line(f"markers:{who}", group, "TG-SAV-05", who=who))
        lines.append(_line(f"belongings:{who}", group, "TG-SAV-06", who=who, count=len(hero.belongings)))
        lines.append(_line(f"hero-decks:{who}", group, "TG-SAV-07", who=who))
    return lines


def _noted(state: Avalon, area: str) -> bool:
    """Whether the app knows it now: it keeps that area, or it was told of it this evening."""
    return state.in_app(area) or state.boards_noted == state.evening.session


def _owned(hero: Hero, thing: SetDial | Tokens) -> bool:
    """Whether it lies beside the character, or on a card of its."""
    if thing.where == "character":
        return thing.of == hero.id
    return any(lies_on(thing, card) for card in hero.belongings)


def _name_of(hero: Hero, thing: SetDial | Tokens) -> str:
    return next((card.name for card in hero.belongings if lies_on(thing, card)), thing.of)


def _world(state: Avalon) -> list[Line]:
    """The world's steps II.1 to II.6; what lies at a character is written down with it, and not once more here."""
    return [
        *_figures(state),
        *_counted(state),
        *_remembered(state),
        _world_line("figures", "TG-SAV-09"),
        *_locations(state),
        _world_line("encounters", "TG-SAV-12"),
        *_events(state),
        _world_line("rest", "TG-SAV-14"),
    ]


def _world_line(id: str, rule: str, key: str | None = None, /, **facts: Any) -> Line:
    return _line(id, PARTS[rule], rule, key, **facts)


def _figures(state: Avalon) -> list[Line]:
    """II.1: who and what stands where on the map, and the fights that go on."""
    lines = []
    for hero in state.living if _noted(state, "map") else ():
        if hero.place:
            lines.append(_world_line(f"figure:{hero.id}", "TG-SAV-08", who=hero.id, place=hero.place))
    for menhir in state.menhirs:
        key = "menhir" if menhir.dial else "menhir-dark"
        facts: dict[str, str | int] = {"place": menhir.place, "value": menhir.dial or 0}
        lines.append(_world_line(f"menhir:{menhir.place}", "TG-SAV-08", key, **facts))
    for guardian in state.guardians:
        facts = {"name": guardian.name, "place": guardian.place}
        lines.append(_world_line(f"guardian:{guardian.id}", "TG-SAV-08", **facts))
    for number, fight in enumerate(doing.fight for doing in state.under_way if doing.fight is not None):
        facts = {"name": fight.card.name, "kind": fight.kind, "value": fight.pool, "count": len(fight.sequence)}
        lines.append(_world_line(f"fight:{number}", "TG-SAV-16", **facts))
    if state.foredweller:
        lines.append(_world_line("foredweller", "TG-SAV-08", place=state.foredweller))
    return lines


def _counted(state: Avalon) -> list[Line]:
    """II.1: dials and tokens that lie at no character."""
    lines = []
    for dial in [dial for dial in state.dials if not _somebodys(state, dial)]:
        facts = {"kind": dial.kind, "where": dial.where, "of": dial.of, "value": dial.value, "note": dial.note}
        lines.append(_world_line(f"dial:{dial.id}", "TG-SAV-08", **facts))
    for pile in [pile for pile in state.tokens if not _somebodys(state, pile)]:
        facts = {"kind": pile.kind, "where": pile.where, "of": pile.of, "count": pile.count}
        lines.append(_world_line(f"tokens:{pile.id}", "TG-SAV-08", **facts))
    return lines


def _somebodys(state: Avalon, thing: SetDial | Tokens) -> bool:
    return any(_owned(hero, thing) for hero in state.living)


def _remembered(state: Avalon) -> list[Line]:
    """What the paper sheet forgets: actions used today, things left lying, secrets to be divided. TG-SAV-16."""
    lines = []
    for place in state.places.values():
        if place.used_today:  # TG-SAV-01: in the middle of a day it would be free again too early
            lines.append(_world_line(f"used:{place.number}", "TG-SAV-16", place=place.number))
    for index, left in enumerate(state.left):
        lines.append(_world_line(f"left:{index}", "TG-SAV-16", place=left.place, name=left.name))
    if state.legacy:
        lines.append(_world_line("legacy", "TG-SAV-16", names=[card.name for card in state.legacy]))
    return lines


def _locations(state: Avalon) -> list[Line]:
    """II.3: the location cards, one by one where the app keeps the map; and those that left the game."""
    revealed, lines = state.revealed if state.in_app("map") else [], []
    for place in _outer_first(revealed):
        facts = {"place": place.number, "on_grid": place.at is not None, **_from_the_start(place.at or (0, 0))}
        lines.append(_world_line(f"location:{place.number}", "TG-SAV-10", **facts))
    lines.append(_world_line("locations", "TG-SAV-10", count=len(revealed)))
    if gone := [place.number for place in state.places.values() if place.state == "removed"]:
        lines.append(_world_line("boxed-locations", "TG-SAV-11", places=gone))
    return lines


def _events(state: Avalon) -> list[Line]:
    """II.5: the events, with the quests that lie open, and the tasks, of which no card would remind. TG-EVT-09."""
    quests = [event.name for event in state.open_events if event.quest and event.name]
    lines = [_world_line("events", "TG-SAV-13", "events" if quests else "events-plain", quests=quests)]
    if tasks := [task.text for task in state.tasks if task.state == "open"]:
        lines.append(_world_line("tasks", "TG-SAV-16", tasks=tasks))
    return lines


def _outer_first(cards: Iterable[Place]) -> list[Place]:
    """Cards from the edge inwards, so that laying them, the other way round, begins with the starting card."""
    return sorted(cards, key=lambda place: steps(place.at or (0, 0), (0, 0)), reverse=True)


def _from_the_start(cell: Cell) -> dict[str, int]:
    """How many cards away from the starting one, and which way: what the hands can count. TG-LOC-11."""
    x, y = cell
    return {"east": max(x, 0), "west": max(-x, 0), "north": max(y, 0), "south": max(-y, 0)}
