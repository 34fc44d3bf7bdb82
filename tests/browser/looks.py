"""How pages look to somebody with fingers, a small screen, or a reader: on every screen, folded and unfolded."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

import pytest

from ..effort import HALF_AN_HOUR
from .conftest import SIZES, SMALL, Device

NONE = "() => []"
PARTS = "#main details, .card details"
FILLED = "() => !document.querySelector('#table details[data-fetch][open]')"  # what is fetched has come
TURN = f"""({{parts, turn}}) => {{
  if (turn === "unfold") window.folded = [...document.querySelectorAll(parts)].filter((part) => !part.open);
  if (turn) for (const part of window.folded) part.open = turn === "unfold";
  return ({FILLED})();
}}"""

# Who it is that a page is too wide for: the innermost that reaches out to the side, so that a fault seen once in a
# hundred runs says where to look. What lies in a part that scrolls by itself widens nobody.
WIDEST = """() => {
  const edge = document.documentElement.clientWidth;
  const scrolls = (one) => one && one !== document.body && one !== document.documentElement
    && (getComputedStyle(one).overflowX !== "visible" || scrolls(one.parentElement));
  const out = [...document.body.querySelectorAll("*")]
    .filter((one) => one.getBoundingClientRect().right > edge && !scrolls(one.parentElement));
  const widest = out.filter((one) => !out.some((other) => other !== one && one.contains(other)))
    .sort((one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right)[0];
  return widest ? `${widest.outerHTML.slice(0, 160)} "${widest.textContent.trim().slice(0, 40)}"` : "nobody";
}"""

# All that is measured, in one question: each question, and each screen, costs a layout of the page. No answer: what
# was unfolded is still being fetched.
LOOK = f"""(turned) => !({TURN})(turned) ? null : [
  ...({SMALL})(),
  ...[document.documentElement.scrollWidth - document.documentElement.clientWidth]
    .filter((over) => over > 0).map((over) => `${{over}} px to the side: ${{({WIDEST})()}}`)]"""
LOOK_TOO = f"(turned) => ({LOOK})(turned)?.concat((%s)()) ?? null"


class Way(NamedTuple):
    """How pages are looked at: text size, language, theme, the screen on which axe looks, and those that are enough
    where all the proof has half an hour: the narrowest, and another one."""

    text: str
    language: str
    theme: str
    examined: str
    enough: tuple[str, ...]

    @property
    def preferred(self) -> dict[str, str]:
        """What a device of this way prefers; axe is let in past the page's policy."""
        return {"text": self.text, "language": self.language, "theme": self.theme, "bypass_csp": "yes"}


WAYS = (
    Way("1", "cs", "candle", "portrait", ("phone", "portrait")),
    Way("1.6", "en", "vellum", "phone", ("phone", "landscape")),
)
each_way = pytest.mark.parametrize("way", WAYS, ids=["cs-1-candle", "en-1.6-vellum"])


def wrong_in(way: Way, device: Device, pages: Sequence[str], small: str = NONE, parts: str = PARTS) -> list[str]:
    """What is wrong on these pages, each looked at in one of the two ways, and in large letters all of them.

    What fits in large letters mostly fits in small ones, and axe finds the same. Where all the proof has half an hour
    (CI), a page is looked at in its own way only, and on two screens.
    """
    turn = WAYS.index(way)
    own = pages[turn::2]
    looked_at = own if turn == 0 or HALF_AN_HOUR else pages
    screens = way.enough if HALF_AN_HOUR else tuple(SIZES)
    return wrong_on(device, looked_at, way.examined, small, parts, axe_on=own, screens=screens)


def wrong_on(
    device: Device,
    paths: Iterable[str],
    examined: str,
    small: str = NONE,
    parts: str = PARTS,
    axe_on: Collection[str] | None = None,
    screens: Collection[str] = tuple(SIZES),
) -> list[str]:
    """What is wrong on these pages: to the side of the screen, too small for a finger, found by axe, told as a fault.

    Each page is loaded once, for that is most of the time, and goes from screen to screen once, now folded first, now
    unfolded. axe looks at it unfolded, on one screen (`examined`), if it is one of `axe_on` (None: each of them).
    `small`: a script that names what else is too small, unfolded; `parts`: what is unfolded.
    """
    wrong = []
    for path in paths:
        device.go(path)
        unfolded = False
        for size in device.on_every_screen(screens):
            for turn in ("", "fold" if unfolded else "unfold"):
                unfolded ^= bool(turn)
                where = f"{path} {size} {'unfolded' if unfolded else 'folded'}"
                look = LOOK_TOO % small if unfolded else LOOK
                found = device.page.evaluate(look, {"parts": parts, "turn": turn})
                if found is None:
                    device.page.wait_for_function(FILLED)
                    found = device.page.evaluate(look, {"parts": parts, "turn": ""})
                if unfolded and size == examined and (axe_on is None or path in axe_on):
                    found += device.axe()
                wrong += [f"{where}: {one}" for one in found]
    return wrong + device.faults
