"""The table's own page: house rules, purchase piles, decks and whether they add up, what the owner's box holds."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....core.house_rules import grouped
from ..box import board
from ..box.names import ALIGNMENT_CARDS, ALIGNMENTS, ENCOUNTERS, PURCHASES, SPELLS, TALISMANS, TOAD_CARDS, TRAITS
from ..box.printed import sheets
from ..box.whereabouts import spots
from ..play.piles import cards_out, missing
from ..state.house_rules import GROUPS
from ..state.table import Realm
from .figures import subtitle


def view(state: Realm) -> dict[str, Any]:
    """The table's own rules and counts: house rules, purchase piles, decks, what the box holds. TA-DECK-04, 05."""
    return {
        "subtitle": subtitle(state),
        "groups": grouped(state, GROUPS),
        "stock": stock(state),
        "talismans": state.talismans,
        "all_talismans": TALISMANS,
        "encounters": state.encounters,
        "all_encounters": ENCOUNTERS,
        "spells": state.spells,
        "all_spells": SPELLS,
        "missing": missing(state) if state.in_app("board") and state.in_app("characters") else {},
        "unused": state.unused,
        "sheets": sheets({}),
        "alignments": ALIGNMENTS,
        "traits": TRAITS,
        "spaces": spots(),
        "draws": {id: state.draws.get(id, space.draw) for id, space in board.spaces().items()},
        "mule_load": state.mule_load,
        "alignment_cards": max(0, ALIGNMENT_CARDS - sum(one.alignment_card for one in state.characters)),
        "all_alignment_cards": ALIGNMENT_CARDS,
        "toad_cards": max(0, TOAD_CARDS - sum(one.toad is not None and one.toad.card for one in state.characters)),
        "all_toad_cards": TOAD_CARDS,
        "areas": state.kept,
    }


def stock(state: Realm) -> list[dict[str, Any]]:
    """TA-PUR-06: each purchase pile: what is left, and how many there are with those in play."""
    out = Counter(card.name for card in cards_out(state) if card.origin == "purchase")
    return [
        {"item": item, "left": state.stock.get(item, 0), "out": out[item], "all": state.stock.get(item, 0) + out[item]}
        for item in PURCHASES
    ]
