"""A table in numbers: its evenings and hours, its dice against chance, and the rules that it read its own way."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.fairness import Fairness, fairness_of
from ...core.game import Game
from ...core.statistics import Statistics
from ...store import history
from ..filters import sentence_case
from ..stores import store
from ..wording import Voice, voice
from .page import Prepared, TablePage, drawn_by

RULINGS = 12  # of the most used ones that are named


@dataclass(frozen=True)
class DieThrown:
    """A die in the reader's words, as the app rolled it and as the table did; None: nobody did."""

    name: str
    faces: dict[str, str]
    app: Fairness | None
    table: Fairness | None

    @property
    def rolled_by(self) -> list[tuple[str, Fairness]]:
        """Who rolled it, with what that says."""
        return [(by, one) for by, one in (("app", self.app), ("table", self.table)) if one is not None]


def of_table(page: TablePage) -> Prepared:
    """The statistics of a table."""
    page.name, page.reads = "statistics", True
    numbers = history.statistics(store(), page.record)
    return drawn_by("play/statistics.html", numbers=numbers, dice=dice_of(page.game, numbers, voice()), most=RULINGS)


def dice_of(game: Game, numbers: Statistics, speaker: Voice) -> list[DieThrown]:
    """Each die that was thrown, tested against chance: the app's own, and those on the table."""
    found = []
    for name, thrown in numbers.throws.items():
        die = game.die(name)
        if die is None:
            continue
        tested = [fairness_of(die, came) if came else None for came in (thrown.app, thrown.table)]
        key = f"die-{name}"
        called = speaker.t(key) if speaker.has(key) else speaker.t("die-of-sides", sides=len(die.faces))
        faces = {face: _face(face, speaker) for face in die.faces}
        found.append(DieThrown(sentence_case(called), faces, *tested))
    return found


def _face(face: str, speaker: Voice) -> str:
    return face if face.isdecimal() else sentence_case(speaker.label("choice-", face))
