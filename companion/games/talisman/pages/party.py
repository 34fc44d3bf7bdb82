"""The characters' page: each seat's board with everything around it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....core.page import View
from ....core.viewer import Viewer
from ..box import board
from ..box.board import Space
from ..box.instructions import instructions
from ..box.names import KINDS, CardKind, CharacterId, Purchase
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
    gained: list[CardKind]


def view(state: Realm, viewer: Viewer) -> PartyView:
    """Each seat's character: counters, totals, belongings, trophies with the best exchange, what it is and was."""
    step = elsewhere(state) or BACK
    return PartyView(
        frame=framed(state, step if step.page != "party" else None),
        seats=[_board(state, character) for character in state.characters],
        kept=state.in_app("characters"),
        obligations=obligations(state),
        purchases=purchases(state),
        talismans=state.talismans,
        unused=state.unused,
        known_cards=[name for name, card in known_cards({}).items() if _is_taken(card)],
        gained=[kind for kind in KINDS if kind in GAINED],
    )


def _board(state: Realm, character: Character) -> SeatBoard:
    return SeatBoard(
        figure=figure(state, character),
        sums=sums(state, character) if character.in_play else None,
        counted=len(counted_objects(state, character)),
        points=trophy_points(character),
        best=best_exchange(character),
        same_space=[other for other in state.on(character.space) if character.in_play and other is not character],
        space=board.space(character.space),
        can_heal=max(0, HEALED_TO - character.lives),
        prices=_prices(character) if character.in_play else {},
        newcomer=turns.just_came_back(state, character),
    )


def _is_taken(card: Printed) -> bool:
    """Whether some text may bring that encounter card straight to a character. TA-CARD-13."""
    return card.origin == "encounter" and card.kind in GAINED


def _prices(character: Character) -> Mapping[Purchase, int]:
    return {item: price for offer in instructions(character.space) for item, price in offer.sells.items()}
