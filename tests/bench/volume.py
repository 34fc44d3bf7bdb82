"""A campaign of ten thousand moves as a book: how long its PDF takes, in seconds."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from companion.house import shipped
from companion.library.shelf import Journals
from companion.store.samples import lay_sample
from companion.volume.forms import set_as
from companion.web.manuscripts import Telling

from .figure import Figure
from .growth import filled

MOVES, AN_EVENING = 10_000, 250
STEPS = (
    ("change", {"who": "ailei", "what": "food", "by": 1}),
    ("note", {"text": "Somebody sang in the dark."}),
    ("change", {"who": "ailei", "what": "food", "by": -1}),
    ("note", {"text": "Nobody spoke of it afterwards."}),
)


def figures() -> Iterator[Figure]:
    """Seconds from the log to the last page."""
    with tempfile.TemporaryDirectory() as folder, filled(Path(folder)) as store:
        record = lay_sample(store, "tainted_grail", "en")
        for move, args in cycle(STEPS):
            if record.revision >= MOVES:
                break
            evening = ("put_away", "close_box", "sit_down") if record.revision % AN_EVENING < 2 else ()
            for name, given in (*((one, {}) for one in evening), (move, args)):
                record = store.move(record.id, record.revision, name, given, ["*"]).record
        began = time.perf_counter()
        books = Journals(shipped("journal"), Path(folder) / "none")
        set_as("pdf", Telling(store, books, record.id, "en").manuscript())
        yield Figure("volume-10000-seconds", time.perf_counter() - began, 20)
