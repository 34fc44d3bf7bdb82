"""A seat as every page draws it: its colour, its standee, its totals with what they are made of."""

from __future__ import annotations

from typing import Any

from ....core.message import Message, say
from ..play.totals import object_limit, parts, spell_limit, surplus_objects, surplus_spells, total
from ..state.character import Character, named
from ..state.table import Realm

HUES = ("ember", "frost", "moss", "blood", "wyrd", "ink")  # of the seats, clockwise


def hue(seat: int) -> str:
    """A seat's colour class; beyond six they come again, and the letter tells them apart."""
    return HUES[(seat - 1) % len(HUES)]


def figure(state: Realm, one: Character) -> dict[str, Any]:
    """A standee for the map and the lists."""
    return {
        "seat": one.seat,
        "id": one.id,
        "name": one.name,
        "hue": hue(one.seat),
        "letter": (one.name or one.id)[:1].upper(),
        "active": one.seat == state.turn.who,
        "toad": one.toad is not None,
    }


def subtitle(state: Realm) -> Message:
    """The small line beside the table's name: whose turn it is, in which round."""
    return say("turn-subtitle", who=named(state.active), round=state.round)


def sums(state: Realm, one: Character) -> dict[str, Any]:
    """A character's totals with what they are made of, and its limits. TA-STR-14, TA-CRA-07."""
    return {
        "strength": total(state, one, "strength"),
        "craft": total(state, one, "craft"),
        "strength_parts": parts(state, one, "strength"),
        "craft_parts": parts(state, one, "craft"),
        "combat": total(state, one, "strength", combat=True),
        "spell_limit": spell_limit(state, one),
        "object_limit": object_limit(state, one),
        "surplus_spells": surplus_spells(state, one),
        "surplus_objects": surplus_objects(state, one),
    }
