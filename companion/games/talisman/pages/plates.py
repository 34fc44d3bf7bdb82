"""Plates for a book: the board with everybody's figure on it, and the race at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal, get_args

from ....core.inking import Ink, written
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
    sigils,
    tally,
    wrapped,
)
from ...patterns import sign, template
from ..box import board
from ..box.board import Space
from ..play.totals import total
from ..state.character import Character, named
from ..state.table import Realm

ICONS = "talisman"
DRAWN = 812  # units of the drawn land, as `templates/games/talisman/land.svg` has them
SCALE = (WIDE - 2 * INSET) / DRAWN
Counted = Literal["strength", "craft", "lives", "gold"]
COUNTED: tuple[Counted, ...] = get_args(Counted)

LINE = {"fill": "none", "stroke": INK, "stroke-width": "1.3"}
INKS: Ink = {
    "outer-land": {"fill": PAPER},
    "middle-land": {"fill": WASH, "stroke": SOFT, "stroke-width": "1"},
    "inner-land": {"fill": SHADE, "stroke": "none"},
    "river": {"fill": WATER, "stroke": SOFT, "stroke-width": "1.4"},
    "ripple": {"fill": "none", "stroke": SOFT, "stroke-width": ".8"},
    "embers": {"fill": "none", "stroke": FAINT, "stroke-width": "1"},
    "rays": {"fill": "none", "stroke": SOFT, "stroke-width": "1"},
    "light-near": {"stop-color": PAPER},
    "light-far": {"stop-color": PAPER, "stop-opacity": "0"},
    "peak": {"fill": WASH, "stroke": INK, "stroke-width": "1.3"},
    "peak-shade": {"fill": SOFT, "stroke": "none", "opacity": ".55"},
    "fire": {"fill": RUBRIC, "stroke": "none"},
    "lava": {"fill": "none", "stroke": RUBRIC, "stroke-width": "1.4"},
    "deck": {"fill": WASH, "stroke": INK, "stroke-width": "1.4"},
    "planks": {"fill": "none", "stroke": INK, "stroke-width": "1"},
    "rail": {"fill": "none", "stroke": INK, "stroke-width": "3"},
    "post": {"fill": INK},
    "portal-glow": {"fill": PAPER, "opacity": ".7", "stroke": "none"},
    "portal-light": {"fill": PAPER},
    "portal-arch": {"fill": SOFT, "stroke": INK},
    "portal-joints": {"fill": "none", "stroke": PAPER},
    "stair": {"fill": "none", "stroke": INK, "stroke-width": "2.4"},
}


def plates(state: Realm, speak: Speak) -> list[Plate]:
    """The board, where the app keeps it, and the race, where it keeps the characters' counters."""
    people = {one.seat: _name(one, speak) for one in state.people}
    seals = sigils(people)
    drawn = [_board(state, speak, seals)] if state.in_app("board") else []
    if state.in_app("characters"):
        drawn.append(_race(state, people, seals))
    return drawn


def _name(one: Character, speak: Speak) -> str:
    said = speak(say("plate-who", who=named(one)))
    return said[:1].upper() + said[1:]


# --- the board -----------------------------------------------------------------------------------------------------


def _board(state: Realm, speak: Speak, seals: dict[int, Sigil]) -> Plate:
    sheet = Engraving(WIDE)
    with sheet.group(transform=f"translate({INSET} {INSET}) scale({SCALE:.4f})"):
        sheet.put(_land("land.svg"))
        for space in board.spaces().values():
            here = [seals[one.seat] for one in state.on(space.id)]
            _space(sheet, space, speak(say(f"choice-{space.name}")), here)
            _lying(sheet, state, space)
        sheet.put(_land("_land_over.html"))
    says = [say("plate-board-stands", who=named(one), space=one.space) for one in state.playing]
    return Plate("board", sheet.svg(), say("plate-board", round=state.round), says)


@cache
def _land(name: str) -> str:
    return f'<g stroke="none">{"".join(written(part) for part in template("talisman", name, INKS))}</g>'


def extent(space: Space) -> tuple[float, float, float, float]:
    """Where a space is drawn: its upper left corner, how wide and how high it is, as on the page of the map.

    A ring lies evenly along its sides, between its corners of 100 units.
    """
    (x, wide), (y, high) = (_along(space, place) for place in space.at)
    return x, y, wide, high


def _along(space: Space, place: int) -> tuple[float, float]:
    if space.region in ("inner", "crown"):
        return 256 + 100 * (place - 3), 100
    begins, first = (0, 1) if space.region == "outer" else (130, 2)
    last = 8 - first
    if place in (first, last):
        return (begins if place == first else DRAWN - begins - 100), 100
    even = (DRAWN - 2 * begins - 200) / (last - first - 1)
    return begins + 100 + even * (place - first - 1), even


def _space(sheet: Engraving, space: Space, name: str, here: Sequence[Sigil]) -> None:
    """A space: its emblem, its name, and whoever stands there beside the emblem, or before it where they are many."""
    x, y, wide, high = extent(space)
    sheet.rect(x + 3, y + 3, wide - 6, high - 6, rx=6, fill=PAPER, fill_opacity=0.86, stroke=SOFT, stroke_width=1.2)
    lines = wrapped(name, 11)
    middle, picture = x + wide / 2, y + high / 2 - 13 - 4 * (len(lines) - 1)
    aside = 21 if len(here) == 1 else 0
    sign(sheet, ICONS, space.name, middle - aside, picture, 44, SOFT)
    sheet.lines(middle, y + high / 2 + 30 - 15 * (len(lines) - 1), lines, 15, halo=2)
    sheet.company(middle + aside, picture - (6 if len(here) > 2 else 0), here, wide - 14, 19)


def _lying(sheet: Engraving, state: Realm, space: Space) -> None:
    """What lies there: as many cards as there are, gold as a coin with its number."""
    x, y, wide, _ = extent(space)
    lying = state.lying(space.id)
    if lying.cards:
        for back in (4, 0):
            sheet.rect(x + wide - 24 + back, y + 7 - back / 2, 15, 20, rx=2, fill=PAPER, stroke_width=1.4)
        sheet.text(x + wide - 16.5, y + 22, str(len(lying.cards)), 13, font_weight="bold")
    if lying.gold:
        sheet.circle(x + wide - 16, y + 42, 10, fill=SHADE, stroke_width=1.4)
        sheet.text(x + wide - 16, y + 46.5, str(lying.gold), 13, font_weight="bold")


# --- the race ------------------------------------------------------------------------------------------------------


def _race(state: Realm, people: dict[int, str], seals: dict[int, Sigil]) -> Plate:
    """Everybody's counters in a row; a crown beside whoever has won."""
    sheet = Engraving(height_of(len(state.people)))
    rows = [
        TallyLine(seals[one.seat], people[one.seat], state.player_of(one.seat), fallen=not one.in_play)
        for one in state.people
    ]
    step = 100
    for (_, y, x), one in zip(tally(sheet, rows), state.people, strict=True):
        for nth, what in enumerate(COUNTED):
            at = x + 30 + nth * step
            sign(sheet, ICONS, what, at, y, 22, SOFT)
            sheet.text(at + 30, y + 7, str(_worth(one, what)), 20)
        if state.winner == one.seat:
            sign(sheet, ICONS, "crown", 562, y, 24, RUBRIC)
        elif one.toad is not None:
            sign(sheet, ICONS, "toad", 562, y, 24, SOFT)
    says = [
        say(
            "plate-race-has",
            who=named(one),
            strength=_worth(one, "strength"),
            craft=_worth(one, "craft"),
            lives=one.lives,
            gold=one.gold,
        )
        for one in state.people
    ]
    return Plate("race", sheet.svg(), say("plate-race", round=state.round), says)


def _worth(one: Character, what: Counted) -> int:
    """What a character has of it: of the two abilities, the total."""
    return total(one, what) if what == "strength" or what == "craft" else getattr(one, what)
