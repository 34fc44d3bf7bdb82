"""What can be learned of the owner's box, kind by kind: cards, characters, the board, the purchase piles. TA-KNOW.

Words: `learned-<kind>`, and `fact-<name>` for each fact.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.box_facts import BoxKind
from .names import CharacterId, Purchase, SpaceId
from .printed import Copies, Printed, Sheet


class SpaceFacts(msgspec.Struct, kw_only=True):
    """How many cards a space asks for. TA-COMP-01, TA-ENC-08."""

    draw: Annotated[int, msgspec.Meta(ge=0, le=20)]


class PileFacts(msgspec.Struct, kw_only=True):
    """How many purchase cards of a kind there are. TA-KNOW-13."""

    count: Annotated[int, msgspec.Meta(ge=0, le=28)]


class SpellFacts(msgspec.Struct, kw_only=True):
    """A spell, and how many of it there are."""

    copies: Copies = 1


BOX = {
    "card": BoxKind(Printed),
    "character": BoxKind(Sheet, CharacterId, label="choice-", named="id"),
    "space": BoxKind(SpaceFacts, SpaceId, label="choice-"),
    "purchase": BoxKind(PileFacts, Purchase, label="choice-"),
    "spell": BoxKind(SpellFacts),
}
