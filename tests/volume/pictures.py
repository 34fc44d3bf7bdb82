"""Pictures for the sample volumes, as the house draws them: a map, a race, a dial; and one that somebody took."""

from __future__ import annotations

import io
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFilter

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">{drawn}</svg>'
PAPER, INK, RED, BLUE = "#f6efde", "#2b2117", "#8f3018", "#22566d"


def land(lit: int) -> bytes:
    """A map of nine places, so many of them lit."""
    drawn = f'<rect width="420" height="260" fill="{PAPER}"/>'
    spots = [(60 + 75 * (at % 5), 60 + 95 * (at // 5) + 30 * (at % 2)) for at in range(9)]
    way = " ".join(f"{x},{y}" for x, y in spots)
    drawn += f'<polyline points="{way}" fill="none" stroke="{INK}" stroke-dasharray="2 7"/>'
    for at, (x, y) in enumerate(spots):
        fill = RED if at < lit else PAPER
        drawn += f'<circle cx="{x}" cy="{y}" r="17" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
        fill = PAPER if at < lit else INK
        drawn += f'<text x="{x}" y="{y + 5}" font-size="14" text-anchor="middle" fill="{fill}">{101 + at}</text>'
    return SVG.format(wide=420, high=260, drawn=drawn).encode()


def race(*steps: int) -> bytes:
    """How far each of some runners has come on a row of twelve."""
    high = 40 * len(steps) + 24
    drawn = f'<rect width="420" height="{high}" fill="{PAPER}"/>'
    for row, far in enumerate(steps):
        y = 32 + 40 * row
        drawn += f'<path d="M24 {y}H396" stroke="{INK}" stroke-width="1.5"/>'
        drawn += "".join(f'<path d="M{24 + 31 * at} {y - 6}v12" stroke="{INK}"/>' for at in range(13))
        drawn += f'<path d="M{24 + 31 * far} {y - 12}l9 12-9 12-9-12z" fill="{(RED, BLUE, INK)[row % 3]}"/>'
    return SVG.format(wide=420, high=high, drawn=drawn).encode()


def dial(at: int) -> bytes:
    """A dial of eight hours."""
    drawn = f'<circle cx="110" cy="110" r="100" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
    for hour in range(8):
        x, y = 110 + 78 * sin(hour * pi / 4), 110 - 78 * cos(hour * pi / 4)
        drawn += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="13" fill="{RED if hour == at else "none"}" stroke="{INK}"/>'
    return SVG.format(wide=220, high=220, drawn=drawn).encode()


def table_by_candle() -> bytes:
    """What a telephone would see of a table in the evening."""
    seen = Image.new("RGB", (960, 640), "#2a2013")
    draw = ImageDraw.Draw(seen)
    for ring in range(300, 0, -6):
        shade = int(190 * (1 - ring / 300))
        draw.ellipse(
            (480 - ring * 1.5, 300 - ring, 480 + ring * 1.5, 300 + ring),
            fill=(60 + shade, 45 + int(shade * 0.7), 25 + shade // 3),
        )
    for at in range(7):
        draw.rectangle(
            (130 + at * 100, 430 - (at % 3) * 22, 200 + at * 100, 530 - (at % 3) * 22),
            fill=("#7d4d08", "#22566d", "#8f3018")[at % 3],
        )
    kept = io.BytesIO()
    seen.filter(ImageFilter.GaussianBlur(3)).save(kept, "JPEG", quality=80)
    return kept.getvalue()
