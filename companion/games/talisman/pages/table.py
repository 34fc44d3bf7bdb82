"""The table's own page: house rules, purchase piles, decks and whether they add up, what the owner's box holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ....core.deck import Deck
from ....core.house_rules import RuleGroup, grouped
from ....core.page import View
from ....core.viewer import Viewer
from ..box import board
from ..box.names import (
    ALIGNMENT_CARDS,
    ALIGNMENTS,
    ENCOUNTERS,
    SPELLS,
    TALISMANS,
    TOAD_CARDS,
    TRAITS,
    Alignment,
    CharacterId,
    SpaceId,
    Trait,
)
from ..box.printed import Sheet, sheets
from ..box.whereabouts import Spot, spots
from ..play.piles import missing
from ..state.house_rules import GROUPS
from ..state.table import Realm
from .figures import framed
from .piles import Pile, purchases


@dataclass(frozen=True)
class DeckRow:
    """TA-DECK-04, 05: a deck, and whether it adds up with what is out of it."""

    name: str
    left: int
    used: int
    removed: int
    whole: int  # as many as the box has
    off: int | None  # so many too many; None: only the table knows what is out


@dataclass(frozen=True)
class Supply:
    """Cards of which there are but a few: how many are left of all."""

    name: str
    left: int
    whole: int


@dataclass(frozen=True, kw_only=True)
class TableView(View):
    """The table's own rules and counts, and what may be put right of the owner's box."""

    groups: list[RuleGroup]
    decks: list[DeckRow]
    supplies: list[Supply]
    stock: list[Pile]
    mule_load: int  # 0: any number
    unused: list[CharacterId]
    sheets: Mapping[CharacterId, Sheet]
    alignments: tuple[Alignment, ...]
    traits: tuple[Trait, ...]
    spaces: tuple[Spot, ...]
    draws: Mapping[SpaceId, int]  # how many cards each asks for, on the owner's board


def view(state: Realm, viewer: Viewer) -> TableView:
    """The table's own rules and counts: house rules, purchase piles, decks, what the box holds."""
    return TableView(
        frame=framed(state),
        groups=grouped(state, GROUPS),
        decks=_decks(state),
        supplies=_supplies(state),
        stock=purchases(state),
        mule_load=state.mule_load,
        unused=state.unused,
        sheets=sheets({}),
        alignments=ALIGNMENTS,
        traits=TRAITS,
        spaces=spots(),
        draws={id: state.draws.get(id, space.draw) for id, space in board.spaces().items()},
    )


def _decks(state: Realm) -> list[DeckRow]:
    off = missing(state) if state.in_app("board") and state.in_app("characters") else {}

    def row(name: str, deck: Deck, whole: int) -> DeckRow:
        return DeckRow(name, deck.size, len(deck.discard), len(deck.removed), whole, off.get(name))

    return [row("encounters", state.encounters, ENCOUNTERS), row("spells", state.spells, SPELLS)]


def _supplies(state: Realm) -> list[Supply]:
    """TA-ALI-08, TA-COMP-15: Talismans, alignment cards and toad cards."""
    alignments = sum(character.alignment_card for character in state.characters)
    toads = sum(character.toad is not None and character.toad.card for character in state.characters)
    return [
        Supply("talismans", state.talismans, TALISMANS),
        Supply("alignments", max(0, ALIGNMENT_CARDS - alignments), ALIGNMENT_CARDS),
        Supply("toads", max(0, TOAD_CARDS - toads), TOAD_CARDS),
    ]
