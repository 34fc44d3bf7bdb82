"""What just happened, by the names of the doors that books have for it: a tale may be read of each, once."""

from __future__ import annotations

from typing import Literal

from ..state.pieces import Happening
from ..state.table import Realm

DoorKind = Literal[
    "space",
    "won",
    "lost",
    "gate",
    "river",
    "standoff",
    "evaded",
    "toad",
    "restored",
    "death",
    "newcomer",
    "talisman",
    "alignment",
    "spell",
    "exchange",
    "claimed",
    "command",
    "victory",
]
KEPT = 6  # what lies further back is nobody's tale any more
LINGERING: tuple[DoorKind, ...] = ("restored", "newcomer", "death", "command", "victory")  # told in the next turn, too


def note(state: Realm, kind: DoorKind, key: str = "", who: int = 0) -> None:
    """Something happened to `who`; the same thing twice running is one."""
    new = Happening(kind=kind, key=key, who=who)
    if not state.happened or state.happened[-1] != new:
        state.happened = [*state.happened, new][-KEPT:]


def turn_begins(state: Realm) -> None:
    """Another turn: what has only to do with the last one is past telling."""
    state.happened = [happening for happening in state.happened if happening.kind in LINGERING and not happening.told]


def waiting(state: Realm) -> list[Happening]:
    """What nobody has told yet, the newest first."""
    return [happening for happening in reversed(state.happened) if not happening.told]
