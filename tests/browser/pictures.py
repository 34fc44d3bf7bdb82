"""The pictures of docs/pictures, taken anew: `make pictures`. A tale is played, and its pages are looked at."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from companion import HOUSE

from .avalon import Served
from .conftest import ARGUMENTS, CHROMIUM, Device
from .tale import tell

FOLDER = HOUSE.parent / "docs" / "pictures"

# Each picture: its name, which table, which page of it, on what screen, and what that device prefers.
PICTURES = (
    ("table-candle", "tale", "", "landscape", {}),
    ("table-vellum", "tale", "", "landscape", {"theme": "vellum"}),
    ("table-portrait", "tale", "", "portrait", {}),
    ("table-english", "english", "", "portrait", {"language": "en", "theme": "vellum"}),
    ("evening", "evening", "", "landscape", {}),
    ("map", "tale", "map?at=114", "landscape", {}),
    ("map-vellum", "tale", "map?at=107", "portrait", {"theme": "vellum"}),
    ("party", "tale", "party", "landscape", {}),
    ("sheet", "tale", "sheet", "portrait", {"theme": "vellum"}),
    ("checklist", "packing", "", "portrait", {}),
    ("previously", "boxed", "", "portrait", {}),
    ("chronicle", "tale", "chronicle", "portrait", {"theme": "vellum"}),
    ("rules", "tale", "rules?q=vydrz", "landscape", {}),
    ("shelf", None, "/", "landscape", {}),
    ("set-up", None, "/new/tainted_grail", "landscape", {"theme": "vellum"}),
    ("phone", "tale", "", "phone", {}),
)


@contextmanager
def tables() -> Iterator[tuple[Served, dict[Any, str]]]:
    """A server with the tables that the pictures show, by name."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder) / "instance")
        try:
            named: dict[Any, str] = {"english": tell(served, "en")}
            named["evening"] = tell(served, name="Tři poutníci")
            served.move(named["evening"], "end_day", everyone_passes=True)
            served.move(named["evening"], "set_menhir", place=101, dial=5)
            named["packing"] = tell(served, name="Stín nad slatinou")
            served.move(named["packing"], "put_away")
            for line in served.state(named["packing"])["checklist"]["lines"][:4]:
                served.move(named["packing"], "tick", line=line["id"])
            named["boxed"] = tell(served, name="Dlouhá zima", evenings=1)
            served.move(tell(served, name="První pokus", evenings=1), "close_table", ("*",))
            named["tale"] = tell(served)
            yield served, named
        finally:
            served.stop()


def main() -> None:
    """Take every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tables() as (served, named), sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, table, page, size, prefers in PICTURES:
            device = Device(chromium, served.address, size, **{"language": "cs", "theme": "candle", **prefers})
            device.go(f"/t/{named[table]}/{page}" if table else page)
            device.page.wait_for_load_state("load")
            device.page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
            assert device.faults == [], f"{name}: {device.faults}"
            device.context.close()
        chromium.close()


if __name__ == "__main__":
    main()
