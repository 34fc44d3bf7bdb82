"""What a printed page usually brings, one tap for each: by path token, under the rules of the story. WP-BOOK-16."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..box.knowledge import BonusKind, BonusWhat
from ..box.names import SIDES, SYMBOLS, Side
from ..play import bonuses, stories
from ..state.table import Destiny
from .figures import Figure, figure_at

POINTS: tuple[BonusWhat, ...] = ("vp", "xp")
ALLIANCES: tuple[BonusWhat, ...] = ("alliance_left", "alliance_right")


@dataclass(frozen=True)
class BonusOffer:
    """One bonus as a page prints it, for the holder of a path token."""

    kind: BonusKind
    what: BonusWhat = "vp"
    amount: int = 1
    other: int = 1

    @property
    def args(self) -> dict[str, Any]:
        """What is sent when it is tapped, besides whose path token it is."""
        return {name: getattr(self, name) for name in ("kind", "what", "amount", "other")}


@dataclass(frozen=True)
class TokenBonuses:
    """A path token: who holds it, whether the story makes its bonus a penalty, and what there may be for it."""

    side: Side
    holder: Figure | None
    penalty: bool
    offers: list[BonusOffer]


def offered(state: Destiny) -> list[TokenBonuses]:
    """WP-BOOK-08, WP-MZ-20: for each path token what its holder may get by a printed page, or lose by it."""
    penal = state.outcomes[-1].side if state.outcomes and stories.of(state).penalty else None
    return [
        TokenBonuses(side, figure_at(state, state.path[side]), side == penal, _offers(state, side == penal))
        for side in SIDES
    ]


def _offers(state: Destiny, penalty: bool) -> list[BonusOffer]:
    kind: BonusKind = "lose" if penalty else "gain"
    found = [BonusOffer(kind, what, amount) for what in POINTS for amount in (1, 2)]
    if not penalty:
        found += [BonusOffer("first", what) for what in POINTS]
        found.append(BonusOffer("redraw", amount=2))
    found += [BonusOffer(kind, symbol) for symbol in SYMBOLS]
    if state.module == "alliances":
        found += [BonusOffer(kind, what) for what in ALLIANCES]
    if state.module == "hidden_objectives" and sum(len(one.specials) for one in state.people) < bonuses.SPECIALS:
        found += [BonusOffer("special", symbol) for symbol in SYMBOLS]
    return found
