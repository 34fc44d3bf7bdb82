"""What lies on the character boards and is counted before the app keeps it. TG-SAV-02."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ....core.counting import Lying, Number
from ....core.draft import Draft
from ..box.names import RESOURCES, TRACKS
from ..play import board_notes
from ..state.table import Avalon

MOST = 99


def lying(state: Avalon, area: str) -> list[Lying]:
    """The tracks and the resources of whoever lives; nothing else that is not known blocks anybody's way."""
    if area != "boards":
        return []
    return [
        Lying(
            hero.id,
            hero.id,
            (
                *(Number(name, 0, hero.track(name).top, hero.track(name).value) for name in TRACKS),
                *(Number(name, 0, MOST, hero.resources[name]) for name in RESOURCES),
            ),
        )
        for hero in state.living
    ]


def take_over(draft: Draft[Avalon], area: str, counts: Mapping[str, Mapping[str, int]]) -> None:
    """The app keeps the boards from now on, as they were counted."""
    if counts:
        told = [{"who": who, **numbers} for who, numbers in counts.items()]
        board_notes.note(draft, msgspec.convert(told, list[board_notes.BoardNote]))
