"""What can be learned of the owner's box, kind by kind: cards, boards, what the stories print. WP-DATA-20.

Words: `learned-<kind>`, and `fact-<name>` for each fact.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import Handful
from ....core.box_facts import BoxKind
from .cards import ConditionCode, ResultCode
from .knowledge import AllianceCard, AutomaBoard, Board, EffortCard, ObjectiveCard, Operation, PrintedSpread, SideQuest
from .names import Colour, Printed, Symbol, Text


class CardFacts(msgspec.Struct, kw_only=True):
    """An action card: its colours, its symbols, its effect. WP-CARD-01..04, WP-EFF-14..16."""

    colours: Annotated[list[Colour], msgspec.Meta(max_length=4)] = []
    magic: Printed = 0
    diplomacy: Printed = 0
    exploration: Printed = 0
    combat: Printed = 0
    condition: ConditionCode | None = None
    condition_symbol: Symbol | None = None
    condition_colour: Colour | None = None
    result: ResultCode | None = None
    result_symbol: Symbol | None = None


class PageFacts(msgspec.Struct, kw_only=True):
    """What a page of a printed story brings. WP-DATA-08."""

    bonuses: Handful[Operation]


class SoloFacts(msgspec.Struct, kw_only=True):
    """The solo rule card of a story, in its owner's words. WP-SOLO-35."""

    text: Text


BOX = {
    "card": BoxKind(CardFacts),
    "board": BoxKind(Board, label="choice-"),
    "side_quest": BoxKind(SideQuest, label="choice-"),
    "automa": BoxKind(AutomaBoard, label="choice-"),
    "effort": BoxKind(EffortCard),
    "objective": BoxKind(ObjectiveCard),
    "alliance": BoxKind(AllianceCard),
    "story_spread": BoxKind(PrintedSpread),
    "story_bonuses": BoxKind(PageFacts),
    "solo_note": BoxKind(SoloFacts, label="story-"),
}
