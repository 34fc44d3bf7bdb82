"""Plates for a book: the way that fate took, chapter by chapter, and the race for victory points."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....core.message import Message, say
from ....core.plates import (
    FAINT,
    INK,
    PAPER,
    RUBRIC,
    SHADE,
    SOFT,
    WASH,
    Mark,
    Plate,
    Row,
    Sheet,
    height_of,
    marks,
    tally,
)
from ....core.viewer import EVERYBODY
from ...engraving import sign
from ..box.names import CHAPTERS, SIDES, TOKENS, Side
from ..state.player import named
from ..state.table import Destiny
from .race import MARGIN, WIDTH, race

Speak = Callable[[Message], str]
ICONS = "witcher-path-of-destiny"
ROMAN = ("I", "II", "III")
BEGINS, STEP, MIDDLE = 66, 154, 125  # of the path: where it begins, how long a chapter is, how high it runs
RAILS: Mapping[Side, float] = {"left": 74, "right": 176}


def plates(state: Destiny, speak: Speak) -> list[Plate]:
    """The way of fate once the symbols of a chapter are known, and the race of points, which the app always keeps."""
    people = {one.seat: _begun(speak(say("plate-who", who=named(one)))) for one in state.people}
    seals = marks(people)
    drawn = [_fate(state, seals)] if state.step != "characters" else []
    return [*drawn, _race(state, people, seals)]


def _begun(name: str) -> str:
    return name[:1].upper() + name[1:]


# --- fate ----------------------------------------------------------------------------------------------------------


def _fate(state: Destiny, seals: Mapping[int, Mark]) -> Plate:
    """A path that parts at each chapter and meets again: the way that was taken is drawn out, the others fade."""
    sheet = Sheet(250)
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


def _way(sheet: Sheet, x: float, side: Side, taken: bool) -> None:
    y, end = RAILS[side], x + STEP
    d = f"M{x} {MIDDLE}C{x + 36} {MIDDLE} {x + 24} {y} {x + 76} {y}S{end - 36} {MIDDLE} {end} {MIDDLE}"
    if taken:
        sheet.path(d, stroke_width=4)
    else:
        sheet.path(d, stroke=FAINT, stroke_width=1.6, stroke_dasharray="2 7")


def _now(sheet: Sheet, state: Destiny, x: float, went: str) -> None:
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


def _chapter(sheet: Sheet, x: float, number: str, begun: bool) -> None:
    sheet.circle(x, MIDDLE, 21, fill=PAPER, stroke_width=1.6)
    sheet.circle(x, MIDDLE, 17.5, fill=INK if begun else WASH, stroke="none")
    sheet.text(x, MIDDLE + 6, number, 17, fill=PAPER if begun else SOFT)


def _end(sheet: Sheet, state: Destiny, seals: Mapping[int, Mark]) -> None:
    """Where all ways lead, and who has won there; above and below it, whose the path tokens are."""
    x = BEGINS + CHAPTERS * STEP
    sheet.circle(x, MIDDLE, 24, fill=PAPER, stroke_width=1.6)
    sign(sheet, ICONS, "vp", x, MIDDLE, 28, RUBRIC if state.winner else SOFT)
    if state.winner in seals:
        sheet.figure(x + 30, MIDDLE - 24, seals[state.winner], 14)
    for side, y in RAILS.items():
        if (seat := state.path[side]) in seals:
            sign(sheet, ICONS, "path", x - 14, y, 26, SOFT)
            sheet.figure(x + 20, y, seals[seat])


# --- the race ------------------------------------------------------------------------------------------------------


def _race(state: Destiny, people: Mapping[int, str], seals: Mapping[int, Mark]) -> Plate:
    """Everybody's way in victory points, a dot for each chapter, and experience beside it."""
    shown = race(state, EVERYBODY)
    sheet = Sheet(height_of(len(shown.lanes), 74) + 4)
    begins, wide = 196, 270
    span = max(shown.goals)

    def at(x: float) -> float:
        return begins + wide * (x - MARGIN) / (WIDTH - 2 * MARGIN)

    for nth, goal in enumerate(shown.goals):
        x = begins + wide * nth / (len(shown.goals) - 1)
        sheet.path(f"M{x:.1f} 52V{sheet.high - 30:g}", stroke=FAINT, stroke_width=0.8, stroke_dasharray="1 3")
        sheet.text(x, 44, str(goal), 11, fill=SOFT, font_style="italic")
    lanes = {lane.figure.seat: lane for lane in shown.lanes}
    rows = [Row(seals[seat], people[seat], state.player_of(seat)) for seat in lanes]
    for row, y, _ in tally(sheet, rows, 74):
        lane = lanes[row.mark.seat]
        sheet.path(f"M{begins} {y}H{begins + wide}", stroke=SOFT, stroke_width=1)
        sheet.path(f"M{begins} {y}H{at(lane.x):.1f}", stroke_width=3.4)
        for mark in lane.marks:
            sheet.circle(at(mark.x), y, 3.4, fill=PAPER, stroke_width=1.2)
        sheet.figure(at(lane.x), y, row.mark, 9)
        sheet.text(492, y + 6, str(lane.figure.vp), 17, fill=RUBRIC if state.winner == lane.figure.seat else INK)
        sign(sheet, ICONS, "xp", 528, y, 18, SOFT)
        sheet.text(553, y + 6, str(lane.figure.xp), 15, fill=SOFT)
    says = [say("plate-race-has", who=lane.figure.who, vp=lane.figure.vp, xp=lane.figure.xp) for lane in shown.lanes]
    return Plate("race", sheet.svg(), say("plate-race", chapter=state.chapter, over=bool(state.winner)), says)
