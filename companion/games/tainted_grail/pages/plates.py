"""Plates for a book: the land as it lies, with its menhirs and whoever walks there; and the company at a glance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ....core.inking import Ink
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
    fitted,
    height_of,
    sigils,
    tally,
    wrapped,
)
from ...patterns import icons, sign
from ..box.names import RESOURCES, TrackName
from ..state.heroes import Hero
from ..state.pieces import Place
from ..state.table import Avalon
from .map import HEIGHT, STONE, WIDTH, Drawn, Lost, Picture, locations, picture

ICONS, GROUNDS = "tainted-grail", "avalon-grounds"
MOST_HIGH = 560
LARGEST = 1.1  # times the size of a card on its page, where few of them lie
TRACKS: tuple[TrackName, ...] = ("energy", "health", "terror")
STEPS = {"north": "v-", "south": "v", "east": "h", "west": "h-"}

SOILS = {  # under what is drawn on a ground, by its colour on the page
    **dict.fromkeys(("#4f7a3c", "#4b6656"), "#cfc9ae"),  # woods, marsh
    **dict.fromkeys(("#3f6a70", "#4a6f74"), "#cbd6d3"),  # water
    **dict.fromkeys(("#96812f", "#77683a", "#8a7340"), "#e8d9a9"),  # fields, hills
    **dict.fromkeys(("#6d6a55", "#7d7a74", "#75695c"), "#d3cbb9"),  # moor, rock, ruins
    **dict.fromkeys(("#8f6a45", "#5d5048"), "#dcc7a8"),  # town, waste
}
INKS: Ink = {
    **{colour: {"fill": soil, "opacity": ".75", "stroke": "none"} for colour, soil in SOILS.items()},
    "var(--tree)": {"fill": "#e2d8bf"},
    "var(--tree-line)": {"stroke": SOFT},
    "var(--trunk)": {"stroke": SOFT},
    "var(--shade)": {"fill": SOFT, "opacity": ".4"},
    "var(--hill)": {"fill": WASH},
    "var(--rock)": {"fill": "#e8dec8"},
    "var(--roof)": {"fill": SOFT},
    "var(--wall)": {"fill": PAPER},
    "var(--water)": {"fill": WATER},
    "var(--wave)": {"stroke": SOFT},
    "var(--ink-line)": {"stroke": SOFT},
}


def plates(state: Avalon, speak: Speak) -> list[Plate]:
    """The land, where the app keeps the map and some of it lies, and the company, where it keeps the boards."""
    heroes = sorted((one for one in state.heroes.values() if not one.stored), key=lambda one: one.number)
    people = {one.number: speak(say("plate-who", who=one.id)) for one in heroes}
    seals = sigils(people)
    land = picture(state, locations(state)) if state.in_app("map") else None
    drawn = [_map(state, speak, land, seals)] if land is not None and land.cards else []
    if state.in_app("boards") and heroes:
        drawn.append(_company(state, heroes, people, seals))
    return drawn


# --- the land ------------------------------------------------------------------------------------------------------


def _map(state: Avalon, speak: Speak, land: Picture, seals: Mapping[int, Sigil]) -> Plate:
    room = WIDE - 2 * INSET
    scale = min(room / land.width, MOST_HIGH / land.height, LARGEST)
    large = min(max(0.62 / scale, 1), 1.9)  # how much larger signs and words are drawn where the land is wide
    below = 64 if land.beside else 0
    sheet = Engraving(max(land.height * scale, 200) + below + 2 * INSET)
    x = INSET + (room - land.width * scale) / 2
    y = (sheet.high - below - land.height * scale) / 2
    with sheet.group(transform=f"translate({x:.1f} {y:.1f}) scale({scale:.4f})"):
        for gone in land.lost:
            _lost(sheet, gone)
        for card in land.cards:
            _ground(sheet, card)
        for road in land.roads:
            sheet.path(road.path, stroke=PAPER, stroke_width=7)
            sheet.path(road.path, stroke_width=2.4, stroke_dasharray="9 6")
        for card in land.cards:
            _card(sheet, card, seals, _place_name(card.location.place, speak), large)
    _beside(state, sheet, land, seals, speak)
    corners = [(one.x, one.y) for one in land.cards] + [(one.x, one.y) for one in land.lost]
    middles = [(x + (left + WIDTH / 2) * scale, y + (top + HEIGHT / 2) * scale) for left, top in corners]
    sheet.rose(middles + [(30 + 140 * nth, sheet.high - 44) for nth in range(len(land.beside))])
    standing: dict[int, list[str]] = {}
    for one in state.living:
        if one.place:
            standing.setdefault(one.place, []).append(one.id)
    says = [say("plate-map-stands", who=who, place=place, in_tale=True) for place, who in standing.items()]
    says += [say("plate-map-menhir", place=one.place, value=one.dial or 0, in_tale=True) for one in state.menhirs]
    return Plate("map", sheet.svg(), say("plate-map", day=state.day, chapter=state.chapter), says)


def _beside(state: Avalon, sheet: Engraving, land: Picture, seals: Mapping[int, Sigil], speak: Speak) -> None:
    """Places that are reached in other ways: a row of small cards below the land, with whoever stands there."""
    step = min(140.0, (WIDE - 60) / max(len(land.beside), 1))
    for nth, place in enumerate(land.beside):
        x, y = 30 + nth * step, sheet.high - 66
        sheet.rect(x, y, step - 10, 44, rx=8, fill=WASH, stroke=SOFT, stroke_width=1)
        here = [seals[hero.number] for hero in state.living if hero.place == place.number]
        words, size = fitted(_place_name(place, speak) or str(place.number), 13, step - 20)
        sheet.text(x + (step - 10) / 2, y + (39 if here else 27), words, size)
        sheet.company(x + (step - 10) / 2, y + 14, here, step - 16, 11)


def _place_name(place: Place, speak: Speak) -> str:
    """Its name on its card; "" where it has none, for its number stands beside it."""
    said = speak(say("plate-place", place=place.number, in_tale=True))
    return "" if said.isdigit() else said


@cache
def _grounds() -> dict[str, str]:
    return icons(GROUNDS, INKS)


def _ground(sheet: Engraving, card: Drawn) -> None:
    """The land under a card, in the dark hatched over; where unknown land lies, a road runs into the mist."""
    id = f"ground-{card.ground}"
    sheet.define(id, _grounds()[card.ground].replace(f'id="{card.ground}"', f'id="{id}"'))
    sheet.use(id, card.x + WIDTH / 2, card.y + HEIGHT / 2, WIDTH, HEIGHT)
    for side in card.misty:
        far = (WIDTH if side in ("east", "west") else HEIGHT) / 2 + 8
        middle = f"M{card.x + WIDTH / 2:g} {card.y + HEIGHT / 2:g}"
        sheet.path(f"{middle}{STEPS[side]}{far:g}", stroke=SOFT, stroke_width=2.4, stroke_dasharray="1 9")
    if card.light == "dark":
        sheet.rect(card.x, card.y, WIDTH, HEIGHT, rx=14, fill=SOFT, fill_opacity=0.28, stroke="none")
        _hatched(sheet, card.x, card.y)


def _hatched(sheet: Engraving, x: float, y: float) -> None:
    lines = "".join(f"M{x + at:g} {y + HEIGHT:g}l{HEIGHT * 0.4:g}-{HEIGHT:g}" for at in range(0, WIDTH - 52, 12))
    sheet.path(lines, stroke=SOFT, stroke_width=0.8, stroke_opacity=0.5)


def _lost(sheet: Engraving, gone: Lost) -> None:
    """Where a card lay that is gone: a shade, a broken edge, its number."""
    sheet.rect(gone.x, gone.y, WIDTH, HEIGHT, rx=14, fill=SHADE, fill_opacity=0.55, stroke=SOFT, stroke_dasharray="3 7")
    _hatched(sheet, gone.x, gone.y)
    sheet.text(gone.x + WIDTH / 2, gone.y + HEIGHT / 2 + 8, str(gone.place.number), 24, halo=5, fill=SOFT)


def _card(sheet: Engraving, card: Drawn, seals: Mapping[int, Sigil], name: str, large: float) -> None:
    """What stands on a card: its menhir, the company, guardians; its name and number, so large that they are read."""
    location = card.location
    with sheet.group(transform=f"translate({card.x} {card.y})"):
        sheet.rect(0, 0, WIDTH, HEIGHT, rx=14, stroke=FAINT, stroke_width=1)
        if location.menhir:
            _stone(sheet, WIDTH - 28, 46, location.menhir.dial, min(large, 1.4))
        middle = WIDTH / 2 - (14 if location.menhir else 0)
        at = middle if not location.guardians else middle - 34
        sheet.company(at, 58, [seals[hero.number] for hero in location.heroes], 96, 19 * large)
        for nth in range(len(location.guardians)):
            x = middle + (34 if location.heroes else 0) + nth * 24
            sheet.circle(x, 58, 17 * large, fill=PAPER, stroke=RUBRIC)
            sign(sheet, ICONS, "guardian", x, 58, 28 * large, RUBRIC)
        size = 19 * large
        lines = wrapped(name, int(WIDTH / (0.54 * size))) if name else []
        sheet.lines(WIDTH / 2, 128 - 15 * large - 20 * large * (len(lines) - 1), lines, size, halo=5)
        number = str(location.place.number)
        sheet.text(WIDTH / 2, 142, number, 16 * large, halo=4, fill=SOFT, font_style="italic")


def _stone(sheet: Engraving, x: float, y: float, dial: int | None, large: float) -> None:
    """A menhir: a notch for each number that its dial still shows, and the number; cold and pale without one."""
    with sheet.group(transform=f"translate({x:g} {y:g}) scale({large:.2f})"):
        sheet.path(STONE, fill=WASH if dial else SHADE, stroke_width=2)
        notches = "".join(f"M{-9 if n % 2 == 0 else 2} {22 - n // 2 * 11}h7" for n in range(min(dial or 0, 8)))
        if notches:
            sheet.path(notches, stroke_width=2)
        sheet.circle(0, 42, 15, fill=RUBRIC if (dial or 0) <= 2 else INK, stroke=PAPER, stroke_width=2)
        sheet.text(0, 49, "–" if dial is None else str(dial), 20, fill=PAPER)


# --- the company ---------------------------------------------------------------------------------------------------


def _company(state: Avalon, heroes: list[Hero], people: Mapping[int, str], seals: Mapping[int, Sigil]) -> Plate:
    """Everybody's three tracks, drawn as far as they stand, and what they carry."""
    sheet = Engraving(height_of(len(heroes)))
    rows = [TallyLine(seals[one.number], people[one.number], state.player_of(one.seat), one.dead) for one in heroes]
    for (_, y, x), one in zip(tally(sheet, rows), heroes, strict=True):
        for nth, name in enumerate(TRACKS):
            track, at = one.track(name), y - 13 + nth * 13
            sign(sheet, ICONS, name, x, at, 11, SOFT)
            step = min(9.0, 150 / max(track.top, 1))
            for place in range(1, track.top + 1):
                ink = RUBRIC if name == "terror" else INK
                fill = PAPER if place > track.value else ink
                sheet.circle(x + 12 + place * step, at, 3, fill=fill, stroke=SOFT, stroke_width=0.7)
        for nth, what in enumerate(RESOURCES):
            at, amount = x + 206 + nth * 42, one.resources.get(what, 0)
            sign(sheet, ICONS, what, at, y, 15, SOFT)
            sheet.text(at + 18, y + 5, str(amount), 14)
    says = [
        say("plate-company-dead", who=one.id)
        if one.dead
        else say(
            "plate-company-has",
            who=one.id,
            energy=one.energy.value,
            health=one.health.value,
            terror=one.terror.value,
        )
        for one in heroes
    ]
    usual = [one.id for one in heroes if not one.copied and not one.dead]
    says += [say("plate-company-usual", who=usual)] if usual else []
    return Plate("company", sheet.svg(), say("plate-company", day=state.day), says)
