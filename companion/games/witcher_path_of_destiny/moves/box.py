"""Moves by which the app learns what is printed in the owner's box. WP-CARD, WP-EFF, WP-DATA-21."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box import knowledge
from ..box.cards import ConditionCode, ResultCode, contradiction
from ..box.names import CardId, Colour, Printed, Symbol
from ..state.table import Destiny

moves = Moves()
Colours = Annotated[list[Colour], msgspec.Meta(max_length=4)]


@moves.add(teaches=knowledge.of_card)
def describe_card(
    draft: Draft[Destiny],
    colours: Colours,
    card: CardId = "",
    magic: Printed = 0,
    diplomacy: Printed = 0,
    exploration: Printed = 0,
    combat: Printed = 0,
    condition: ConditionCode | None = None,
    condition_symbol: Symbol | None = None,
    condition_colour: Colour | None = None,
    result: ResultCode | None = None,
    result_symbol: Symbol | None = None,
) -> None:
    """WP-CARD-01..04, WP-EFF-14..16, WP-DATA-21: what an action card of the owner's prints; it is remembered.

    Without a nickname it is called by its signs.
    """
    facts: dict[str, Any] = {
        "colours": colours,
        "magic": magic,
        "diplomacy": diplomacy,
        "exploration": exploration,
        "combat": combat,
        "condition": condition,
        "condition_symbol": condition_symbol,
        "condition_colour": condition_colour,
        "result": result,
        "result_symbol": result_symbol,
    }
    for part, fields in (("condition", ("condition_symbol", "condition_colour")), ("result", ("result_symbol",))):
        for field in fields:
            if facts[field] and not facts[part]:
                draft.refuse(field, "nothing-to-belong-to")
    wrong = contradiction(colours, knowledge.condition_from(facts), knowledge.result_from(facts))
    if wrong:
        draft.refuse(*wrong)
    id = knowledge.called(card, facts)
    if len(id) > 60 or card.startswith(knowledge.SIGNS):
        draft.refuse("card", "card-wants-nickname")
    draft.state.box.cards[id] = knowledge.card_from(id, facts)
    draft.write("wrote-described-card", card=id)
