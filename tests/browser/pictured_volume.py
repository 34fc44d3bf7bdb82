"""Pages of a campaign's volume, side by side, out of its PDF. Needs `pdftoppm` (apt install poppler-utils)."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from companion.core.words import Language
from companion.store import Store
from companion.volume.pdf import as_pdf
from companion.web.manuscripts import Telling

from ..volume.campaigns import SaltWatch, books, sample, store_in

DOTS, GAP, TABLE = 62, 14, "#241c14"  # of an inch; pixels between two pages; what they lie on


def take(folder: Path) -> None:
    """A volume of The Salt Watch in Czech, and one of a sample of Tainted Grail in English, four pages of each."""
    with tempfile.TemporaryDirectory() as home:
        store = store_in(Path(home))
        watch, rain = SaltWatch(store).play(), sample(store, "tainted_grail")
        _spread(_pages(store, watch.id, "cs", Path(home)), (0, 3, 4, -1)).save(folder / "volume.png")
        _spread(_pages(store, rain.id, "en", Path(home)), (0, 3, 4, 5)).save(folder / "volume-plates.png")


def _pages(store: Store, id: str, language: Language, home: Path) -> list[Image.Image]:
    (home / "volume.pdf").write_bytes(as_pdf(Telling(store, books(), id, language).manuscript()))
    subprocess.run(["pdftoppm", "-r", f"{DOTS}", "-png", "volume.pdf", f"{language}-page"], cwd=home, check=True)
    return [Image.open(page).convert("RGB") for page in sorted(home.glob(f"{language}-page-*.png"))]


def _spread(pages: list[Image.Image], chosen: Sequence[int]) -> Image.Image:
    """Some pages beside each other."""
    shown = [pages[number] for number in chosen]
    wide, high = shown[0].size
    spread = Image.new("RGB", (len(shown) * (wide + GAP) + GAP, high + 2 * GAP), TABLE)
    for place, page in enumerate(shown):
        spread.paste(page, (GAP + place * (wide + GAP), GAP))
    return spread
