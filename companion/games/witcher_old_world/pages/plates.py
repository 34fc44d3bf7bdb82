"""Plates for a book: the land with its roads, who travels there and what haunts it; and the race for trophies."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ....core.inking import Ink, written
from ....core.message import say
from ....core.plates import (
    INK,
    PAPER,
    RUBRIC,
    SOFT,
    WASH,
    WATER,
    WIDE,
    Engraving,
    Plate,
    Sigil,
    Speak,
    TallyLine,
    height_of,
    lane,
    sigils,
    tally,
)
from ...patterns import sign, template
from ..box.board import Location, locations
from ..box.names import SUMMIT
from ..play import land
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import drawn_land
from .figures import monster_of

ICONS = "witcher-old-world"
SCALE = (WIDE - 28) / drawn_land.WIDE
TROPHIES = {"monster": "monster", "witcher": "duel", "attribute": "meditate"}
LEVELS = ("", "I", "II", "III")

TINTS = {"forest": "#c9bd9c", "mountain": "#cbbfae", "water": WATER, "waste": "#e6d6b0"}
INKS: Ink = {
    "sea": {"fill": WATER, "stroke": "none"},
    "swell": {"fill": "none"},
    "swell-1": {"stroke": "#d5ddd8", "stroke-width": "92"},
    "swell-2": {"stroke": "#cbd4cf", "stroke-width": "56"},
    "swell-3": {"stroke": "#bcc8c3", "stroke-width": "24"},
    "wave": {"fill": "none", "stroke": SOFT, "stroke-width": "1.2"},
    "dry": {"fill": PAPER},
    "coast": {"fill": "none", "stroke": INK, "stroke-width": "2.4"},
    "lake": {"fill": WATER, "stroke": "none"},
    "river": {"fill": WATER, "stroke": SOFT, "stroke-width": "1"},
    **{f"tint-{name}": {"stop-color": tint} for name, tint in TINTS.items()},
    "near": {"stop-opacity": ".75"},
    "midway": {"stop-opacity": ".45"},
    "far": {"stop-opacity": "0"},
    "dusk": {"stop-color": PAPER, "stop-opacity": "0"},
    "vignette": {"stroke": "none"},
    "growth": {"stroke-width": "1.1"},
    "drawn-peak": {"fill": WASH, "stroke": SOFT},
    "drawn-tree": {"fill": "#e2d8bf", "stroke": SOFT, "stroke-width": "1.1"},
    "drawn-hill": {"fill": WASH, "stroke": SOFT},
    "drawn-wall": {"fill": PAPER, "stroke": INK, "stroke-width": "1.1"},
    "drawn-roof": {"fill": SOFT, "stroke": INK, "stroke-width": "1.1"},
    "drawn-shade": {"fill": SOFT, "stroke": "none", "opacity": ".4"},
    "drawn-line": {"fill": "none", "stroke": SOFT, "stroke-width": "1.2"},
    "drawn-stem": {"fill": "none", "stroke": SOFT, "stroke-width": "1.8"},
    "drawn-bold": {"stroke-width": "1.7"},
    "hull": {"fill": SOFT, "stroke": INK},
    "sail": {"fill": PAPER, "stroke": INK},
    "serpent": {"fill": "none", "stroke": SOFT, "stroke-width": "4"},
    "serpent-head": {"fill": SOFT, "stroke": "none"},
    "rose": {"fill": PAPER, "stroke": INK},
    "rose-back": {"fill": PAPER, "stroke": SOFT},
    "rose-ring": {"fill": "none", "stroke": SOFT},
    "rose-dark": {"fill": INK, "stroke": "none"},
    "ornament": {"stroke-width": "1"},
}


def plates(state: Continent, speak: Speak) -> list[Plate]:
    """The land, where the app keeps the map, and the race for trophies as soon as everybody has a school."""
    people = {one.seat: speak(say("plate-who", who=named(one))) for one in state.witchers}
    seals = sigils(people)
    drawn = [_map(state, speak, seals)] if state.in_app("map") else []
    return [*drawn, _race(state, speak, people, seals)]


# --- the land ------------------------------------------------------------------------------------------------------


def _map(state: Continent, speak: Speak, seals: Mapping[int, Sigil]) -> Plate:
    sheet = Engraving(drawn_land.HIGH * SCALE + 28)
    with sheet.group(transform=f"translate(14 14) scale({SCALE:.4f})"):
        sheet.put(_land())
        for way in drawn_land.ways(land.roads(state)):
            sheet.path(way.path, stroke=PAPER, stroke_width=9, stroke_opacity=0.8)
            sheet.path(way.path, stroke_width=3.4, stroke_dasharray="1 9" if way.unsure else "12 7")
        for row in locations().values():
            _place(sheet, state, row, speak(say(f"choice-{row.name}")))
        for row in locations().values():
            here = [seals[one.seat] for one in state.on(row.number)]
            sheet.company(*row.at, here, 130, 25)
    says = [say("plate-map-stands", who=named(one), place=one.location) for one in state.witchers]
    for slot in state.slots.values():
        if slot.taken:
            says.append(say("plate-map-haunted", monster=slot.monster, place=slot.location))
    return Plate("map", sheet.svg(), say("plate-map", turn=state.turn.number), says)


@cache
def _land() -> str:
    return f'<g stroke="none">{"".join(written(part) for part in template("witcher_old_world", "land.svg", INKS))}</g>'


def _place(sheet: Engraving, state: Continent, row: Location, name: str) -> None:
    """A location: its terrain in a medal, its number, its name; a school's sign where one lives."""
    x, y = row.at
    sheet.circle(x, y, 37, fill=PAPER, stroke_width=2.6)
    sheet.circle(x, y, 32, stroke=SOFT, stroke_width=1)
    sign(sheet, ICONS, land.terrain_of(state, row.number) or "any", x, y, 50, SOFT)
    sheet.circle(x - 32, y - 28, 16, fill=INK, stroke=PAPER, stroke_width=2)
    sheet.text(x - 32, y - 21.5, str(row.number), 19, fill=PAPER)
    if row.school:
        sheet.circle(x + 34, y + 22, 16, fill=PAPER, stroke_width=1.6)
        sign(sheet, ICONS, row.school, x + 34, y + 22, 25, INK)
    sheet.text(x, y + 62, name, 24, halo=6)
    terrain = state.monster_at(row.number)
    if (monster := monster_of(state, terrain)) is not None:
        sheet.circle(x + 33, y - 30, 21, fill=RUBRIC, stroke=PAPER, stroke_width=2.4)
        sign(sheet, ICONS, "monster", x + 33, y - 31, 28, PAPER)
        sheet.text(x + 33, y - 56, LEVELS[monster.level], 20, halo=4, font_weight="bold", fill=RUBRIC)


# --- the race ------------------------------------------------------------------------------------------------------


def _race(state: Continent, speak: Speak, people: Mapping[int, str], seals: Mapping[int, Sigil]) -> Plate:
    """Everybody on the way to the summit of the trophy track, and the trophies beside it."""
    sheet = Engraving(height_of(len(state.witchers)))
    rows = [TallyLine(seals[one.seat], people[one.seat], state.player_of(one.seat)) for one in state.witchers]
    for (row, y, x), one in zip(tally(sheet, rows), state.witchers, strict=True):
        at = lane(sheet, x + 8, y, 190, SUMMIT, one.track, strokes=SUMMIT)
        sheet.circle(x + 198, y, 8, fill=PAPER)
        sign(sheet, ICONS, "trophy", x + 198, y - 1, 20, RUBRIC if one.track >= SUMMIT else SOFT)
        sheet.figure(at, y, row.sigil, 9)
        _trophies(sheet, one, x + 236, y)
    says = [
        say("plate-race-has", who=named(one), count=len(one.trophies), track=one.track, summit=SUMMIT)
        for one in state.witchers
    ]
    return Plate("race", sheet.svg(), say("plate-race", turn=state.turn.number), says)


def _trophies(sheet: Engraving, one: Witcher, x: float, y: float) -> None:
    room = 556 - x
    step = min(30, room / max(len(one.trophies), 1))
    for nth, trophy in enumerate(one.trophies):
        at = x + 12 + nth * step
        sheet.circle(at, y, 13, fill=PAPER, stroke=SOFT)
        sign(sheet, ICONS, TROPHIES[trophy.kind], at, y, 17, INK)
