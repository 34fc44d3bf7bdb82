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
    ("table-candle", "morning", "", "landscape", {}),
    ("table-vellum", "morning", "", "landscape", {"theme": "vellum"}),
    ("day", "tale", "", "portrait", {}),
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
    ("phone", "event", "", "phone", {}),
    ("english", "english", "", "portrait", {"language": "en", "theme": "vellum"}),
)


class Tables:
    """The tables that the pictures show, by name; each is played when it is asked for first."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self._ids: dict[str, str] = {}

    def __getitem__(self, name: str) -> str:
        if name not in self._ids:
            self._ids[name] = getattr(self, name)()
        return self._ids[name]

    def _then(self, id: str, *moves: tuple[str, dict[str, Any]]) -> str:
        for move, args in moves:
            self.served.move(id, move, **args)
        return id

    def closed(self) -> str:
        return self._then(tell(self.served, name="První pokus"), ("close_table", {}))

    def boxed(self) -> str:
        return tell(self.served, name="Dlouhá zima", evenings=1)

    def packing(self) -> str:
        id = self._then(tell(self.served, name="Stín nad slatinou"), ("put_away", {}))
        lines = self.served.state(id)["checklist"]["lines"][:4]
        return self._then(id, *[("tick", {"line": line["id"]}) for line in lines])

    def evening(self) -> str:
        burns = ("set_menhir", {"place": 101, "dial": 5})
        return self._then(tell(self.served, name="Tři poutníci"), burns, ("end_day", {"everyone_passes": True}))

    def morning(self) -> str:
        night = (("end_day", {"everyone_passes": True}), ("rest", {}), ("good_night", {}))
        return self._then(tell(self.served, name="Cesta k moři"), *night)

    def event(self) -> str:
        return self._then(self["morning"], ("start_day", {}))

    def tale(self) -> str:
        return tell(self.served)

    def english(self) -> str:
        return tell(self.served, "en")


@contextmanager
def tables() -> Iterator[Tables]:
    """A server with those tables; what the shelf shows is played at once."""
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder) / "instance")
        try:
            found = Tables(served)
            for name in ("closed", "boxed", "packing", "evening", "tale", "morning"):
                assert found[name]
            yield found
        finally:
            served.stop()


def main() -> None:
    """Take every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tables() as named, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, table, page, size, prefers in PICTURES:
            device = Device(chromium, named.served.address, size, **{"language": "cs", "theme": "candle", **prefers})
            device.go(f"/t/{named[table]}/{page}" if table else page)
            device.page.wait_for_load_state("load")
            device.page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
            assert device.faults == [], f"{name}: {device.faults}"
            device.context.close()
        chromium.close()


if __name__ == "__main__":
    main()
