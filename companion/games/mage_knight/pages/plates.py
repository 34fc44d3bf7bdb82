"""Plates for a book: the explored land with heroes and enemies, and the race for Fame with Reputation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ....core.inking import Ink, parts_of
from ....core.message import say
from ....core.plates import (
    FAINT,
    INK,
    INSET,
    PAPER,
    RUBRIC,
    SHADE,
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
    ruler,
    sigils,
    tally,
)
from ....core.viewer import EVERYBODY
from ...patterns import sign, template
from ..box.hexes import spaces_of
from ..box.tracks import LEVELS, REPUTATION_END, level_of
from ..state.hero import called
from ..state.land import Land
from ..state.table import MageKnight
from . import drawn_map
from .drawn_map import Drawing, DrawnHex
from .map import view
from .score import span_of

MOST_HIGH = 560  # of the land, which is as wide as the plate and rarely higher

GROUNDS = {
    "plains": PAPER,
    "hills": WASH,
    "forest": "#e6dcc3",
    "wasteland": "#ded0b4",
    "desert": "#f6edd8",
    "swamp": "#e0dccb",
    "lake": WATER,
    "mountain": SHADE,
}
INKS: Ink = {
    "sign-fill": {"fill": INK, "stroke": "none"},
    "sign-line": {"fill": "none", "stroke": INK, "stroke-width": "2.6"},
    "sign-cut": {"fill": PAPER, "stroke": "none"},
    "sign-carve": {"fill": "none", "stroke": PAPER, "stroke-width": "2.4"},
    "sign-ring": {"fill": INK, "stroke": PAPER, "stroke-width": "1.6"},
    "sign-gem": {"fill": PAPER, "stroke": INK, "stroke-width": "1.6"},
    "sign-edge": {"fill": "none", "stroke": INK, "stroke-width": "1"},
    "ground-line": {"fill": "none", "stroke": SOFT, "stroke-width": "1.8"},
    "ground-fill": {"fill": "#b9a988", "stroke": "none"},
    "ground-snow": {"fill": PAPER, "stroke": "none"},
    "time-fill": {"fill": INK, "stroke": "none"},
    "time-line": {"fill": "none", "stroke": INK},
    "shield-body": {"fill": PAPER, "stroke": INK, "stroke-width": "1.4"},
}


def plates(state: MageKnight, speak: Speak) -> list[Plate]:
    """The land, where the app keeps it and some of it lies, and the race, which it always keeps."""
    people = {one.seat: speak(say("plate-who", who=called(one))) for one in state.heroes}
    seals = sigils(people)
    land, drawing = state.charted, view(state, EVERYBODY).drawing
    drawn = [_map(state, land, drawing, seals)] if land is not None and drawing is not None and land.tiles else []
    return [*drawn, _race(state, people, seals)]


# --- the land ------------------------------------------------------------------------------------------------------


def _map(state: MageKnight, land: Land, drawing: Drawing, seals: Mapping[int, Sigil]) -> Plate:
    middles = [drawn_map.middle(space) for tile in land.tiles for space in spaces_of(tile)]
    window = drawn_map.window(middles)
    room = WIDE - 2 * INSET
    scale = min(room / window.width, MOST_HIGH / window.height)
    high = window.height * scale
    sheet = Engraving(high + 2 * INSET)
    aside = INSET + (room - window.width * scale) / 2 - window.left * scale
    _define(sheet)
    with sheet.group(transform=f"translate({aside:.1f} {INSET - window.top * scale:.1f}) scale({scale:.4f})"):
        _ground(sheet, drawing)
        for one in drawing.hexes:
            _site(sheet, one, seals)
        for one in drawing.hexes:
            at = -20 if len(one.figures) == 1 else 0
            sheet.company(one.x + at, one.y + 20, [seals[figure.seat] for figure in one.figures], 84, 20)
    _around(state, sheet, seals, [(x * scale + aside, (y - window.top) * scale + INSET) for x, y in middles])
    says = [say("plate-map-tiles", count=len(drawing.tiles))]
    says += [
        say("plate-map-stands", who=figure.seat, terrain=one.ground.terrain, site=one.site or "none")
        for one in drawing.hexes
        for figure in one.figures
    ]
    return Plate("map", sheet.svg(), say("plate-map", round=state.round.number, time=state.time), says)


def _around(state: MageKnight, sheet: Engraving, seals: Mapping[int, Sigil], land: list[tuple[float, float]]) -> None:
    """What stands beside the land: the heroes that are still to enter it, and a rose where there is room for one."""
    waiting = [seals[one.seat] for one in state.heroes if one.at is None and not one.eliminated]
    for nth, sigil in enumerate(waiting):
        sheet.figure(44 + nth * 32, sheet.high - 40, sigil)
    here = [(44.0 + nth * 32, sheet.high - 40) for nth in range(len(waiting))]
    sheet.rose([*land, *here])


@cache
def _signs() -> dict[str, str]:
    return parts_of(template("mage_knight", "_signs.html", INKS))


def _define(sheet: Engraving) -> None:
    for id, drawn in _signs().items():
        if id.startswith(("ground-", "site-", "shield-")):
            sheet.define(id, drawn)


def _ground(sheet: Engraving, drawing: Drawing) -> None:
    """The spaces with their terrain, the sea, the tiles' edges; what is open to explore as a dotted line."""
    for position in drawing.positions:
        sheet.path(position.path, stroke=FAINT, stroke_width=2, stroke_dasharray="2 8")
    for path in drawing.sea:
        sheet.path(path, fill=WATER, stroke=FAINT, stroke_width=1)
    for one in drawing.hexes:
        terrain = one.ground.terrain
        sheet.path(drawn_map.hex_path(one.at), fill=GROUNDS[terrain], stroke=FAINT, stroke_width=1.2)
        sheet.put(f'<use xlink:href="#ground-{terrain}" x="{one.x}" y="{one.y}"/>')
    for tile in drawing.tiles:
        sheet.path(tile.path, stroke_width=2.8)


def _site(sheet: Engraving, one: DrawnHex, seals: Mapping[int, Sigil]) -> None:
    """What stands on a space: its site, paler once it is conquered; enemies that lurk there; shields."""
    with sheet.group(transform=f"translate({one.x} {one.y})"):
        if one.site:
            sheet.circle(0, -9, 24, fill=PAPER, stroke=SOFT if one.gone else INK, stroke_width=1.6)
            paler = ' opacity="0.45"' if one.gone else ""
            sheet.put(f'<use xlink:href="#site-{one.site}" y="-9"{paler}/>')
        for nth, _ in enumerate(one.tokens):
            sheet.circle(27 - nth * 13, 19, 10, fill=RUBRIC, stroke=PAPER, stroke_width=2)
            sheet.path(f"M{23 - nth * 13} 15l8 8m0-8l-8 8", stroke=PAPER, stroke_width=2)
        if one.garrison:
            sheet.circle(27, 19, 14, fill=RUBRIC, stroke=PAPER, stroke_width=2)
            sheet.text(27, 26, str(one.garrison), 20, fill=PAPER)
        for nth, shield in enumerate(one.shields):
            sheet.put(f'<use xlink:href="#shield-shape" x="{27 - nth * 15}" y="-27"/>')
            sheet.text(27 - nth * 15, -23, seals[shield.seat].letter[:1], 11, font_weight="bold")


# --- the race ------------------------------------------------------------------------------------------------------


def _race(state: MageKnight, people: Mapping[int, str], seals: Mapping[int, Sigil]) -> Plate:
    """Everybody on the Fame track with a dot for each round, and on the Reputation track from −7 to 7."""
    top = 74
    sheet = Engraving(height_of(len(state.heroes), top) + 6)
    span = span_of(max((max([one.fame, *one.by_round]) for one in state.heroes), default=0))
    fame, honour = (196, 230), (478, 84)
    sign(sheet, "mage-knight", "fame", 446, 40, 16, SOFT)
    sign(sheet, "mage-knight", "reputation", honour[0] + honour[1] / 2, 40, 16, SOFT)
    ruler(sheet, *fame, span, [level.first for level in LEVELS[1:] if level.first <= span])
    rows = [
        TallyLine(seals[one.seat], people[one.seat], state.player_of(one.seat), one.eliminated) for one in state.heroes
    ]
    for (row, y, _), one in zip(tally(sheet, rows, top), state.heroes, strict=True):
        at = lane(sheet, fame[0], y, fame[1], span, one.fame, stops=one.by_round)
        sheet.figure(at, y, row.sigil, 9)
        sheet.text(446, y + 6, str(one.fame), 17)
        _honour(sheet, honour, y, one.reputation)
    says = [
        say("plate-race-has", who=called(one), fame=one.fame, level=level_of(one.fame), reputation=one.reputation)
        for one in state.heroes
    ]
    return Plate("race", sheet.svg(), say("plate-race", round=state.round.number), says)


def _honour(sheet: Engraving, way: tuple[float, float], y: float, reputation: int) -> None:
    """A little balance: from the shunned on the left to the welcome on the right."""
    x, wide = way
    sheet.path(f"M{x} {y}H{x + wide}M{x + wide / 2} {y - 6}v12", stroke=SOFT, stroke_width=1)
    at = x + wide / 2 + wide / 2 * reputation / REPUTATION_END
    sheet.path(f"M{at:.1f} {y - 7}l5 7l-5 7l-5 -7z", fill=RUBRIC if reputation < 0 else INK, stroke=PAPER)
