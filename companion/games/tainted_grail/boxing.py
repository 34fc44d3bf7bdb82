"""Putting the table away and laying it again: one thing for the hands a line, in the save sheet's order. TG-SAV."""

from __future__ import annotations

from typing import Any

from ...core.checklist import Checklist, Line
from ...core.grid import Cell
from ...core.message import say
from .state import Avalon


def packing(state: Avalon) -> Checklist:
    """TG-SAV-02..14: the players' steps I.1 to I.6, then the world's II.1 to II.6."""
    return Checklist("put_away", [*_players(state), *_world(state)])


def laying(state: Avalon) -> Checklist:
    """TG-SAV-15: the same steps backwards, from II.6 to II.1 and then from I.6 to I.1."""
    lines = [*_players(state), *_world(state)][::-1]
    return Checklist("lay_table", [_turned(line) for line in lines])


def _turned(line: Line) -> Line:
    """The line as it reads when the table is laid again."""
    told = say(line.told.key.replace("pack-", "lay-"), **line.told.args)
    return Line(line.id, line.group, told, rule=line.rule)


def _line(id: str, group: str, rule: str, key: str | None = None, **facts: Any) -> Line:
    return Line(id, group, say(f"pack-{key or id.split(':')[0]}", **facts), rule=rule)


def _players(state: Avalon) -> list[Line]:
    lines = []
    for hero in state.living:
        who, group = hero.id, f"hero-{hero.id}"
        facts = {
            "energy": hero.energy.value,
            "health": hero.health.value,
            "terror": hero.terror.value,
            **hero.resources,
        }
        known = state.in_app("boards") or state.boards_noted == state.evening.session
        key = "board" if known else "board-unknown"
        lines.append(_line(f"board:{who}", group, "TG-SAV-02", key, who=who, **facts))
        if hero.skills:
            skills = [str(skill.number) for skill in hero.skills]
            lines.append(_line(f"skills:{who}", group, "TG-SAV-03", who=who, skills=skills))
        own = [dial for dial in state.dials if dial.where in ("character", "secret") and dial.of in _names_of(hero)]
        for dial in own:
            lines.append(_line(f"own-dial:{dial.id}", group, "TG-SAV-04", who=who, where=dial.where, of=dial.of, value=dial.value))
        lines.append(_line(f"markers:{who}", group, "TG-SAV-05", who=who))
        lines.append(_line(f"belongings:{who}", group, "TG-SAV-06", who=who, count=len(hero.belongings)))
        lines.append(_line(f"hero-decks:{who}", group, "TG-SAV-07", who=who))
    return lines


def _names_of(hero: Any) -> set[str]:
    return {hero.id} | {card.id for card in hero.belongings} | {card.name for card in hero.belongings}


def _world(state: Avalon) -> list[Line]:
    lines = []
    for hero in state.living:
        if hero.place:
            lines.append(_line(f"figure:{hero.id}", "world", "TG-SAV-08", who=hero.id, place=hero.place))
    if state.foredweller:
        lines.append(_line("foredweller", "world", "TG-SAV-08", place=state.foredweller))
    for menhir in state.menhirs:
        key = "menhir" if menhir.dial else "menhir-dark"
        facts = {"place": menhir.place, "value": menhir.dial or 0}
        lines.append(_line(f"menhir:{menhir.place}", "world", "TG-SAV-08", key, **facts))
    for guardian in state.guardians:
        facts = {"name": guardian.name, "place": guardian.place}
        lines.append(_line(f"guardian:{guardian.id}", "world", "TG-SAV-08", **facts))
    for dial in state.dials:
        facts = {"kind": dial.kind, "where": dial.where, "of": dial.of, "value": dial.value, "note": dial.note}
        lines.append(_line(f"dial:{dial.id}", "world", "TG-SAV-08", **facts))
    for pile in state.tokens:
        facts = {"kind": pile.kind, "where": pile.where, "of": pile.of, "count": pile.count}
        lines.append(_line(f"tokens:{pile.id}", "world", "TG-SAV-08", **facts))
    lines.append(_line("figures", "world", "TG-SAV-09"))
    for place in state.revealed if state.in_app("map") else []:
        facts = {"place": place.number, "on_grid": place.at is not None, **_from_the_start(place.at or (0, 0))}
        lines.append(_line(f"location:{place.number}", "world", "TG-SAV-10", **facts))
    lines.append(_line("locations", "world", "TG-SAV-10", count=len(state.revealed)))
    gone = [place.number for place in state.places.values() if place.state == "removed"]
    if gone:
        lines.append(_line("boxed-locations", "world", "TG-SAV-11", places=gone))
    lines.append(_line("encounters", "world", "TG-SAV-12"))
    quests = [event.name for event in state.open_events if event.quest and event.name]
    lines.append(_line("events", "world", "TG-SAV-13", "events" if quests else "events-plain", quests=quests))
    lines.append(_line("rest", "world", "TG-SAV-14"))
    return lines


def _from_the_start(cell: Cell) -> dict[str, int]:
    """How many cards away from the starting one, and which way: what the hands can count. TG-LOC-11."""
    x, y = cell
    return {"east": max(x, 0), "west": max(-x, 0), "north": max(y, 0), "south": max(-y, 0)}
