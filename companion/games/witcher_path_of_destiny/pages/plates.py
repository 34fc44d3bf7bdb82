"""Plates for a book: the way that fate took, chapter by chapter, and the race for victory points."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.message import say
from ....core.plates import (
    FAINT,
    INK,
    PAPER,
    RUBRIC,
    SHADE,
    SOFT,
    WASH,
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
from ...patterns import sign
from ..box.names import CHAPTERS, SIDES, TOKENS, Side
from ..play import points
from ..state.player import named
from ..state.table import Destiny
from .race import span_of

ICONS = "witcher-path-of-destiny"
ROMAN = ("I", "II", "III")
BEGINS, STEP, MIDDLE = 62, 156, 125  # of the path: where it begins, how long a chapter is, how high it runs
RAILS: Mapping[Side, float] = {"left": 74, "right": 176}


def plates(state: Destiny, speak: Speak) -> list[Plate]:
    """The way of fate once the symbols of a chapter are known, and the race of points, which the app always keeps."""
    people = {one.seat: _begun(speak(say("plate-who", who=named(one)))) for one in state.people}
    seals = sigils(people)
    drawn = [_fate(state, seals)] if state.step != "characters" else []
    return [*drawn, _race(state, people, seals)]


def _begun(name: str) -> str:
    return name[:1].upper() + name[1:]


# --- fate ----------------------------------------------------------------------------------------------------------


def _fate(state: Destiny, seals: Mapping[int, Sigil]) -> Plate:
    """A path that parts at each chapter and meets again: the way that was taken is drawn out, the others fade."""
    sheet = Engraving(250)
    sheet.path(f"M26 {MIDDLE}H{BEGINS}", stroke_width=4)
    for nth in range(CHAPTERS):
        x = BEGINS + nth * STEP
        went = state.dominant[nth] if nth < len(state.dominant) else ""
        for side in SIDES:
            _way(sheet, x, side, taken=went == side)
        if nth + 1 == state.chapter:
            _now(sheet, state, x, went)
        _chapter(sheet, x, ROMAN[nth], begun=nth < state.chapter)
    _end(sheet, state, seals)
    says = [say("plate-fate-went", chapter=nth, side=side) for nth, side in enumerate(state.dominant, 1)]
    says += [say("plate-fate-path", who=named(state.at(seat)), side=side) for side, seat in state.path.items() if seat]
    return Plate("fate", sheet.svg(), say("plate-fate", chapter=state.chapter), says or [say("plate-fate-open")])


def _way(sheet: Engraving, x: float, side: Side, taken: bool) -> None:
    y, end = RAILS[side], x + STEP
    d = f"M{x} {MIDDLE}C{x + 36} {MIDDLE} {x + 24} {y} {x + 76} {y}S{end - 36} {MIDDLE} {end} {MIDDLE}"
    if taken:
        sheet.path(d, stroke_width=4)
    else:
        sheet.path(d, stroke=FAINT, stroke_width=1.6, stroke_dasharray="2 7")


def _now(sheet: Engraving, state: Destiny, x: float, went: str) -> None:
    """The chapter that is played: the symbol of either side, and the fate tokens that lie there."""
    for side in SIDES:
        up = -1 if side == "left" else 1
        if (symbol := state.active(side)) is not None:
            sheet.circle(x + STEP / 2, RAILS[side], 17, fill=PAPER, stroke=INK if went == side else SOFT)
            sign(sheet, ICONS, symbol, x + STEP / 2, RAILS[side], 20, INK if went in (side, "") else SOFT)
        lying = [token for token in TOKENS if state.fate.get(token) == side]
        for nth, token in enumerate(lying):
            at, y = x + STEP / 2 + (nth - (len(lying) - 1) / 2) * 30, RAILS[side] + up * 34
            sheet.path(f"M{at:g} {y - 13:g}l13 13l-13 13l-13-13z", fill=SHADE)
            sheet.text(at, y + 4.5, token, 12)


def _chapter(sheet: Engraving, x: float, number: str, begun: bool) -> None:
    sheet.circle(x, MIDDLE, 21, fill=PAPER, stroke_width=1.6)
    sheet.circle(x, MIDDLE, 17.5, fill=INK if begun else WASH, stroke="none")
    sheet.text(x, MIDDLE + 6, number, 17, fill=PAPER if begun else SOFT)


def _end(sheet: Engraving, state: Destiny, seals: Mapping[int, Sigil]) -> None:
    """Where all ways lead, and who has won there; above and below it, whose the path tokens are."""
    x = BEGINS + CHAPTERS * STEP
    sheet.circle(x, MIDDLE, 24, fill=PAPER, stroke_width=1.6)
    if state.winner in seals:
        sheet.figure(x, MIDDLE, seals[state.winner], 19)
    else:
        sign(sheet, ICONS, "vp", x, MIDDLE, 28, SOFT)
    for side, y in RAILS.items():
        if (seat := state.path[side]) in seals:
            sign(sheet, ICONS, "path", x - 14, y, 26, SOFT)
            sheet.figure(x + 20, y, seals[seat])


# --- the race ------------------------------------------------------------------------------------------------------


def _race(state: Destiny, people: Mapping[int, str], seals: Mapping[int, Sigil]) -> Plate:
    """Everybody's way in victory points, a dot for each chapter, and experience beside it."""
    sheet = Engraving(height_of(len(state.people), 74) + 4)
    way = (196, 270)
    span = span_of(max((one.vp for one in state.people), default=0))
    course = points.race(state)
    ruler(sheet, *way, span, range(0, span + 1, span // 5))
    sign(sheet, ICONS, "vp", 492, 40, 15, SOFT)
    sign(sheet, ICONS, "xp", 548, 40, 15, SOFT)
    rows = [TallyLine(seals[one.seat], people[one.seat], state.player_of(one.seat)) for one in state.in_order]
    for (row, y, _), one in zip(tally(sheet, rows, 74), state.in_order, strict=True):
        at = lane(sheet, way[0], y, way[1], span, one.vp, stops=course.get(one.seat, []))
        sheet.figure(at, y, row.sigil, 9)
        sheet.text(492, y + 6, str(one.vp), 17, fill=RUBRIC if state.winner == one.seat else INK)
        sheet.text(548, y + 6, str(one.xp), 15, fill=SOFT)
    says = [say("plate-race-has", who=named(one), vp=one.vp, xp=one.xp) for one in state.in_order]
    return Plate("race", sheet.svg(), say("plate-race", chapter=state.chapter, over=bool(state.winner)), says)
