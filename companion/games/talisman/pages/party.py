"""The characters' page: each seat's board with everything around it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....core.page import View
from ....core.viewer import Viewer
from ..box import board
from ..box.board import Space
from ..box.instructions import instructions
from ..box.names import KINDS, CharacterId, Kind, Purchase
from ..box.printed import Printed, known_cards
from ..play import turns
from ..play.obligations import Obligation, obligations
from ..play.totals import HEALED_TO, Exchange, best_exchange, counted_objects, trophy_points
from ..state.character import Character
from ..state.table import Realm
from .figures import Figure, Sums, figure, framed, sums
from .next_step import BACK, elsewhere
from .piles import Pile, purchases

GAINED = ("object", "magic_object", "follower")  # TA-CARD-13: what a character may own


@dataclass(frozen=True)
class SeatBoard:
    """A seat's character with everything that lies around it."""

    figure: Figure
    sums: Sums | None  # None: it is not on the board
    counted: int  # objects that count to the limit
    points: int  # on its trophies
    best: Exchange | None  # the best exchange of trophies
    same_space: list[Character]  # with whom it may trade
    space: Space
    can_heal: int
    prices: Mapping[Purchase, int]  # TA-GOLD-02: what the space where it stands sells, and for how much
    newcomer: bool  # the app drew it just now: the table may have drawn another one


@dataclass(frozen=True, kw_only=True)
class PartyView(View):
    """Everybody's character, what somebody has to do at once, and what may come to anybody."""

    seats: list[SeatBoard]
    kept: bool  # the app counts the characters
    obligations: list[Obligation]
    purchases: list[Pile]
    talismans: int
    unused: list[CharacterId]
    known_cards: list[str]  # that some text may bring straight to a character
    gained: list[Kind]


def view(state: Realm, viewer: Viewer) -> PartyView:
    """Each seat's character: counters, totals, belongings, trophies with the best exchange, what it is and was."""
    step = elsewhere(state) or BACK
    return PartyView(
        frame=framed(state, step if step.page != "party" else None),
        seats=[_board(state, one) for one in state.characters],
        kept=state.in_app("characters"),
        obligations=obligations(state),
        purchases=purchases(state),
        talismans=state.talismans,
        unused=state.unused,
        known_cards=[name for name, card in known_cards({}).items() if _is_taken(card)],
        gained=[kind for kind in KINDS if kind in GAINED],
    )


def _board(state: Realm, one: Character) -> SeatBoard:
    return SeatBoard(
        figure=figure(state, one),
        sums=sums(state, one) if one.in_play else None,
        counted=len(counted_objects(state, one)),
        points=trophy_points(one),
        best=best_exchange(one),
        same_space=[other for other in state.on(one.space) if other is not one] if one.in_play else [],
        space=board.space(one.space),
        can_heal=max(0, HEALED_TO - one.lives),
        prices=_prices(one) if one.in_play else {},
        newcomer=turns.just_came_back(state, one),
    )


def _is_taken(card: Printed) -> bool:
    """Whether some text may bring that encounter card straight to a character. TA-CARD-13."""
    return card.origin == "encounter" and card.kind in GAINED


def _prices(one: Character) -> Mapping[Purchase, int]:
    return {item: price for offer in instructions(one.space) for item, price in offer.sells.items()}
