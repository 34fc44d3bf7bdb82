"""How pages look to somebody with fingers, a small screen, or a reader: on every screen, folded and unfolded."""

from __future__ import annotations

from collections.abc import Iterable

from .conftest import LOOKING, SMALL, Device

NONE = "() => []"
PARTS = "#main details, .card details"
UNFOLD = """(parts) => {
  window.folded = [...document.querySelectorAll(parts)].filter((part) => !part.open);
  for (const part of window.folded) part.open = true;
}"""
FOLD = "() => { for (const one of window.folded) one.open = false; }"

# All that is measured, in one question: each question, and each screen, costs a layout of the page.
LOOK = f"""() => [
  ...({SMALL})(),
  ...[document.documentElement.scrollWidth - document.documentElement.clientWidth]
    .filter((over) => over > 0).map((over) => `${{over}} px to the side`)]"""
LOOK_TOO = f"() => [...({LOOK})(), ...(%s)()]"

# The two ways in which the pages are looked at: text size, language, theme, and the screen on which axe looks.
WAYS = [("1", "cs", "candle", "portrait"), ("1.6", "en", "vellum", "phone")]


def wrong_on(
    device: Device, paths: Iterable[str], theme: str, examined: str, small: str = NONE, parts: str = PARTS
) -> list[str]:
    """What is wrong on these pages: to the side of the screen, too small for a finger, found by axe, told as a fault.

    Each page is loaded once, for that is most of the time, and goes from screen to screen once, now folded first, now
    unfolded. Each way sees every other page, the other way the rest, and axe every other one of these, unfolded, on one
    screen: each part of a page stands on several. `make look` shows all to both ways, and each page to axe in one of
    them. `small`: a script that names what else is too small, unfolded; `parts`: what is unfolded.
    """
    wrong = []
    for number, path in enumerate(paths):
        its_turn = number % 2 == (theme == "vellum")
        if not (its_turn or LOOKING):
            continue
        device.go(path)
        unfolded = False
        for size in device.on_every_screen():
            for turned in (False, True):
                if turned:
                    device.page.evaluate(FOLD if unfolded else UNFOLD, parts)
                    unfolded = not unfolded
                where = f"{path} {size} {'unfolded' if unfolded else 'folded'}"
                found = device.page.evaluate(LOOK_TOO % small if unfolded else LOOK)
                if unfolded and size == examined and its_turn and (LOOKING or number % 4 < 2):
                    found += device.axe()
                wrong += [f"{where}: {one}" for one in found]
    return wrong + device.faults
