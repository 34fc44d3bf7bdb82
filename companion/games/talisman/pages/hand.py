"""The page of the spells in hand, which nobody else sees. TA-SPL-12."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.page import View
from ....core.viewer import Viewer
from ..box.names import SpellName
from ..play.totals import spell_limit, surplus_spells
from ..state.character import Character
from ..state.table import Realm
from .figures import Figure, figure, framed
from .next_step import BACK, next_step


@dataclass(frozen=True)
class Hand:
    """How many spells a seat holds, as everybody sees."""

    figure: Figure
    count: int
    limit: int
    surplus: int


@dataclass(frozen=True, kw_only=True)
class HandView(View):
    """Everybody's hands by their numbers, and what is in that of the seat that looks."""

    hands: list[Hand]
    picked: Hand | None  # of the seat that looks
    spells: list[SpellName]  # in it
    kept: bool  # the app counts the characters, and so what each may hold
    left: int  # in the deck
    used: list[str]


def view(state: Realm, viewer: Viewer) -> HandView:
    """TA-SPL-12: how many spells each seat holds; which ones, only the seat that looks is shown."""
    step = next_step(state)
    here = step is not None and step.page == "hand"  # the turn waits for a surplus put down here
    hands = [_hand(state, character) for character in state.characters]
    picked = next((hand for hand in hands if hand.figure.seat == viewer.seat), None)
    return HandView(
        frame=framed(state, None if here else BACK),
        hands=hands,
        picked=picked,
        spells=picked.figure.who.spells if picked else [],
        kept=state.in_app("characters"),
        left=state.spells.size,
        used=state.spells.discard,
    )


def _hand(state: Realm, character: Character) -> Hand:
    return Hand(
        figure=figure(state, character),
        count=len(character.spells),
        limit=spell_limit(state, character) if character.in_play else 0,
        surplus=surplus_spells(state, character),
    )
