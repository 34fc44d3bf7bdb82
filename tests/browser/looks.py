"""How pages look to somebody with fingers, a small screen, or a reader: on every screen, folded and unfolded."""

from __future__ import annotations

from collections.abc import Iterable

from .conftest import Device

UNFOLD = "() => { for (const part of document.querySelectorAll('#main details, .card details')) part.open = true; }"

# The two ways in which the pages are looked at: text size, language, theme, and the screen on which axe looks.
WAYS = [("1", "cs", "candle", "portrait"), ("1.6", "en", "vellum", "phone")]


def wrong_on(device: Device, paths: Iterable[str], theme: str, examined: str, small: str = "() => []") -> list[str]:
    """What is wrong on these pages: to the side of the screen, too small for a finger, found by axe, told as a fault.

    Each page is loaded once, for that is most of the time. Axe looks at every other page in each theme, unfolded, on
    one screen: each part of a page stands on several. `small`: a script that names what else is too small.
    """
    wrong = []
    for number, path in enumerate(paths):
        device.go(path)
        for state in ("folded", "unfolded"):
            if state == "unfolded":
                device.page.evaluate(UNFOLD)
            for size in device.on_every_screen():
                where = f"{path} {size} {state}"
                wrong += [f"{where}: {too_small}" for too_small in device.too_small()]
                if (over := device.sideways()) > 0:
                    wrong.append(f"{where}: {over} px to the side")
                if state == "folded":
                    continue
                wrong += [f"{where}: {too_small}" for too_small in device.page.evaluate(small)]
                if size == examined and number % 2 == (theme == "vellum"):
                    wrong += [f"{where}: {found}" for found in device.axe()]
    return wrong + device.faults
