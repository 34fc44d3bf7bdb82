"""Samples: a game's own table in play, made move by move beside the shelf and put there whole."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from ..core.errors import Refusal
from ..core.message import say
from ..core.sample import Sample
from ..games import game as game_of
from ..story.library import Library
from .exchange import export, import_table
from .keys import Once
from .ledger import Ledger
from .records import Record
from .tables import Store

SEED = "sample"
STEP = timedelta(seconds=40)  # between two moves of an evening


class NoSample(Refusal):
    """The game brings no sample table."""


def lay_sample(store: Store, game_id: str, language: str, write: Once | None = None) -> Record:
    """A game's sample table in that language: the one that lies on the shelf untouched, or a new one.

    UnknownGame, NoSample. It is played in a store of its own, so that the shelf gets all of it or nothing.
    """
    told = game_of(game_id).sample
    if told is None:
        raise NoSample(say("no-sample"))
    sample = told(language)
    saved, moves = _played(game_id, sample, store.ledger, store.library)
    untouched = store.shelf.sample(game_id, language, moves)
    return store.get(untouched) if untouched else import_table(store, saved, sample=language, write=write)


def _played(game_id: str, sample: Sample, ledger: Ledger, library: Library | None) -> tuple[bytes, int]:
    """The sample as a file, and how many moves it took."""
    clock = _Clock(sample.evenings)
    with ledger.scratch() as beside:
        scratch = Store(beside, clock, library)
        record = scratch.create(game_id, sample.name, sample.options, seed=SEED).record

        def do(move: str, **args: Any) -> Any:
            nonlocal record
            clock.goes_on(record)
            record = scratch.move(record.id, record.revision, move, args).record
            return record.state

        sample.play(do)
        return export(scratch, record.id), record.revision


class _Clock:
    """The times of a sample's evenings: each began so many days ago, the last one a while before now."""

    def __init__(self, evenings: tuple[int, ...]) -> None:
        now = datetime.now(UTC)
        self._starts = [now - timedelta(days=days, hours=2) for days in evenings]
        self._evening, self._at = 1, self._starts[0]

    def goes_on(self, record: Record) -> None:
        """Set the clock for another move: a little later, or on another evening."""
        evening = min(record.state.evening.session + record.state.evening.away, len(self._starts))
        if evening != self._evening:
            self._evening, self._at = evening, self._starts[evening - 1]
        self._at += STEP

    def __call__(self) -> str:
        return self._at.isoformat(timespec="seconds")
