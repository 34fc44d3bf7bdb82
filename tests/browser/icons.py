"""The icons of the installed app, drawn anew from the favicon: `python -m tests.browser.icons`."""

from __future__ import annotations

import re

from playwright.sync_api import sync_playwright

from companion.house import HOUSE

from .conftest import ARGUMENTS, CHROMIUM

FOLDER = HOUSE / "static" / "icons"
GROUND = "#15110c"
# Name, size, how much of the square the candle takes, and how round the square is: systems cut their own shapes out.
ICONS = (
    ("app-192", 192, 1.0, 7),
    ("app-512", 512, 1.0, 7),
    ("app-maskable", 512, 0.85, 0),
    ("apple-touch", 180, 0.9, 0),
)
PAGE = """<style>* {{ margin: 0 }} svg {{ display: block }}</style>
<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}" viewBox="0 0 32 32">
<rect width="32" height="32" rx="{round}" fill="{ground}"/>
<g transform="translate(16 16) scale({scale}) translate(-16 -16)">{candle}</g></svg>"""


def main() -> None:
    """Draw them into the folder of icons."""
    drawn = (FOLDER / "favicon.svg").read_text(encoding="utf-8")
    candle = "".join(re.findall(r"<path[^>]*/>", drawn))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, size, scale, edge in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(size=size, round=edge, ground=GROUND, scale=scale, candle=candle))
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
