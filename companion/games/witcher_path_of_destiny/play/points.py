"""Victory points: recorded at once, and every sum opened to what it is made of. WP-VP."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from ....core.draft import Draft
from ....core.message import Message, say
from ..box.names import CHAPTERS, Symbol
from ..state.pieces import Deed
from ..state.player import Player
from ..state.table import Destiny

MOST_VP = 999
Points = Literal["vp", "xp"]
FINALS = ("quest", "gold", "objective")  # scored after the last chapter (WP-FIN-03..05)


def score(
    draft: Draft[Destiny],
    player: Player,
    amount: int,
    what: str = "by_hand",
    symbol: Symbol | None = None,
    printed: int = 0,
    tokens: int = 0,
    count: int = 0,
) -> int:
    """WP-VP-01, WP-VP-04, WP-VP-05: victory points move at once, not below 0; by how many they moved."""
    before = player.vp
    player.vp = max(0, min(MOST_VP, before + amount))
    player.deeds.append(
        Deed(
            what=what,
            chapter=draft.state.chapter,
            vp=player.vp - before,
            symbol=symbol,
            printed=printed,
            tokens=tokens,
            count=count,
        )
    )
    return player.vp - before


# --- a sum that can be opened ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """A part of a sum: where it came from, in which chapter (0: after them, or in none), what it is made of."""

    what: str
    chapter: int
    points: int
    made_of: tuple[Message, ...] = ()

    @property
    def title(self) -> Message:
        """What it is called."""
        return say(f"deed-{self.what}")


@dataclass(frozen=True)
class Account:
    """A sum with its parts, in the order in which they came; together they are the whole sum."""

    total: int
    parts: tuple[Part, ...]


def account(player: Player, points: Points = "vp") -> Account:
    """WP-VP-02, WP-XP-13: all of a player's points by where they came from; the rest was put right by hand."""
    total = player.vp if points == "vp" else player.xp + (player.gold or 0)
    grouped: dict[tuple[str, int], list[Deed]] = {}
    for deed in player.deeds:
        worth = _worth(deed, points)
        if worth or (deed.symbol is not None and deed.what == ("dominant" if points == "vp" else "non_dominant")):
            grouped.setdefault((deed.what, 0 if deed.what in FINALS else deed.chapter), []).append(deed)
    parts = [
        Part(what, chapter, sum(_worth(deed, points) for deed in deeds), tuple(_made_of(deeds)))
        for (what, chapter), deeds in grouped.items()
    ]
    if rest := total - sum(part.points for part in parts):
        parts.append(Part("correction", 0, rest))
    return Account(total, tuple(parts))


def race(state: Destiny) -> dict[int, list[int]]:
    """How many victory points each seat had after each chapter so far, and after the final scoring."""
    course: dict[int, list[int]] = {}
    for one in state.people:
        parts = account(one).parts
        by_chapter = [sum(part.points for part in parts if part.chapter == at) for at in range(1, CHAPTERS + 1)]
        sums = [sum(by_chapter[: at + 1]) for at in range(CHAPTERS)]
        course[one.seat] = [*sums[: state.chapter], *([one.vp] if final_begun(state) else [])]
    return course


def final_begun(state: Destiny) -> bool:
    """Whether anything was scored after the last chapter, or all is."""
    scored = any(deed.what in FINALS for one in state.people for deed in one.deeds)
    return scored or state.step in ("winner", "epilogue", "over")


def has_scored(player: Player, what: str) -> bool:
    """Whether that part of the final scoring was counted for a player."""
    return any(deed.what == what for deed in player.deeds)


def _worth(deed: Deed, points: Points) -> int:
    return deed.vp if points == "vp" else deed.xp


def _made_of(deeds: Iterable[Deed]) -> list[Message]:
    """What was counted, as sentences; a deed of which nothing was counted says only how many points it brought."""
    found = []
    for deed in deeds:
        if deed.symbol is not None:
            found.append(say("made-of-symbols", symbol=deed.symbol, printed=deed.printed, tokens=deed.tokens))
        elif deed.what == "quest":
            found.append(say("made-of-hand", count=deed.count))
        elif deed.what == "objective":
            found.append(say("made-of-objective", count=deed.count, points=deed.vp))
        elif deed.what == "gold":
            found.append(say("made-of-gold", count=deed.count))
        else:
            found.append(say("made-of-points", count=deed.vp or deed.xp))
    return found
