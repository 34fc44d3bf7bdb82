"""Putting the table away and laying it again, one thing for the hands a line. WO-SES-01."""

from __future__ import annotations

from typing import Any

from ....core.checklist import Checklist, Line
from ....core.message import say
from ..box.names import TERRAINS
from ..state.table import Continent
from ..state.witcher import Witcher, named


def packing(state: Continent) -> Checklist:
    """Each witcher's things, then the board's, then the decks."""
    return Checklist("put_away", _lines(state))


def laying(state: Continent) -> Checklist:
    """The same backwards: the decks first, then the board, then each witcher's things."""
    return packing(state).turned("lay_table")


def _lines(state: Continent) -> list[Line]:
    lines = []
    for witcher in state.witchers:
        lines += _of_witcher(state, witcher)
    for terrain in TERRAINS:
        slot = state.slots[terrain]
        facts = {"terrain": terrain, "place": slot.location, "monster": slot.monster}
        lines.append(_line(f"slot:{terrain}", "board", "slot" if slot.taken else "empty-slot", **facts))
    if state.tavern is not None:
        lines.append(_line("tavern", "board", "tavern", place=state.tavern))
    if state.extra:
        lines.append(_line("extra", "board", "extra", count=len(state.extra)))
    lines.append(_line("monsters", "board", "monsters", slain=len(state.slain), driven=len(state.driven)))
    if state.in_app("market"):
        costs = [str(cost) if cost is not None else "?" for cost in state.market]
        lines.append(_line("market", "decks", "market", costs=costs))
    else:
        lines.append(_line("market", "decks", "market-unknown"))
    removed = len(state.city.removed) + len(state.wilds.removed)
    if state.tales != "ours":
        lines.append(_line("exploration", "decks", "exploration", count=removed))
        lines.append(_line("events", "decks", "events", count=len(state.resolved)))
    lines.append(_line("trophies", "decks", "trophies", count=sum(state.attribute_trophies.values())))
    lines.append(_line("turn", "decks", "turn", who=named(state.active)))
    return lines


def _of_witcher(state: Continent, witcher: Witcher) -> list[Line]:
    group, who = f"seat-{witcher.seat}", named(witcher)
    lines = []
    if state.in_app("map"):
        lines.append(_line(f"figure:{witcher.seat}", group, "figure", who=who, place=witcher.location))
    if state.in_app("boards"):
        facts = {
            name: getattr(witcher, name) for name in ("combat", "defence", "alchemy", "speciality", "level", "shield")
        }
        lines.append(_line(f"board:{witcher.seat}", group, "board", who=who, **facts))
        lines.append(
            _line(f"goods:{witcher.seat}", group, "goods", who=who, gold=witcher.gold, potions=witcher.potions)
        )
    else:
        lines.append(_line(f"board:{witcher.seat}", group, "board-unknown", who=who))
    if state.in_app("decks"):
        facts = {"deck": witcher.deck, "hand": witcher.hand, "discard": witcher.discard}
        lines.append(_line(f"cards:{witcher.seat}", group, "cards", who=who, **facts))
    else:
        lines.append(_line(f"cards:{witcher.seat}", group, "cards-unknown", who=who))
    lines.append(
        _line(f"track:{witcher.seat}", group, "track", who=who, value=witcher.track, count=len(witcher.trophies))
    )
    for quest in witcher.quests:
        facts = {"place": quest.location, "event": quest.event, "token": bool(quest.terrain), "source": quest.source}
        lines.append(_line(f"quest:{quest.id}", group, "quest", who=who, **facts))
    for number, sought in enumerate(witcher.trail_quests):
        facts = {"terrain": sought.terrain, "place": sought.location}
        lines.append(_line(f"trail-quest:{witcher.seat}:{number}", group, "trail-quest", who=who, **facts))
    if witcher.trails:
        trails = [trail.terrain for trail in witcher.trails]
        lines.append(_line(f"trails:{witcher.seat}", group, "trails", who=who, terrains=trails, count=len(trails)))
    for gift in witcher.gifts:
        facts = {"event": gift.event, "name": dict(gift.name)}
        lines.append(_line(f"gift:{gift.id}", group, "gift", who=who, **facts))
    return lines


def _line(id: str, group: str, key: str, **facts: Any) -> Line:
    return Line(id, group, say(f"pack-{key}", **facts), rule="WO-SES-01")
