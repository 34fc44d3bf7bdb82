"""What can be learned of the owner's box, kind by kind: what boards, cards and the sheet print, as far as it is known.

Words: `learned-<kind>`, and `fact-<name>` for each fact.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.bounds import Handful
from ....core.box_facts import BoxKind
from .encounter_cards import EncounterCard
from .names import (
    Attribute,
    BoardColour,
    BoxHero,
    Count,
    Emblem,
    Ground,
    GuardianFace,
    LocationNumber,
    Markers,
    Resource,
    Text,
    TrackName,
)
from .names import Worn as Keyword

TrackLength = Annotated[int, msgspec.Meta(ge=1, le=20)]


class HeroFacts(msgspec.Struct, kw_only=True):
    """A character's board and card. TG-CHR-02..04, TG-ATT-07."""

    colour: BoardColour | Literal[""] = ""
    number: Count = 0
    energy: TrackLength = 1
    health: TrackLength = 1
    terror: TrackLength = 1
    energy_start: Count = 0
    health_start: Count = 0
    terror_start: Count = 0
    attributes: dict[Attribute, Markers] = {}
    resources: dict[Resource, Count] = {}
    personal_action: Text = ""
    personal_cost: Count = 1
    personal_paid_in: TrackName = "energy"
    trait: Text = ""


class LocationFacts(msgspec.Struct, kw_only=True):
    """A location card, with its name in each language and its direction numbers. TG-LOC-01..06."""

    cs: Text = ""
    en: Text = ""
    sides: Annotated[list[Count], msgspec.Meta(min_length=4, max_length=4)] = []
    original: Count = 0
    ground: Ground | None = None
    emblems: Handful[Emblem] = []
    action: Text = ""
    action_cost: Count = 1
    action_paid_in: TrackName = "energy"
    action_once: bool = False
    action_known: bool = False
    immediate: bool = False


class StatusFacts(msgspec.Struct, kw_only=True):
    """A status of the save sheet. TG-STA-04."""

    name: dict[Literal["cs", "en"], Text]
    shape: Literal["single", "numbered", "row"]
    boxes: Annotated[int, msgspec.Meta(ge=1, le=20)]


class SkillFacts(msgspec.Struct, kw_only=True):
    """A skill card: its attribute, and what its sides are called."""

    attribute: Attribute
    front: Text = ""
    back: Text = ""


class ItemFacts(msgspec.Struct, kw_only=True):
    """An item: its keyword, and whether it carries the C. TG-ITM-01, TG-ITM-05."""

    keyword: Keyword = "none"
    craftable: bool = False


class SecretFacts(msgspec.Struct, kw_only=True):
    """A secret: its name, keyword and whether it is personal. TG-SEC-01."""

    name: Text = ""
    keyword: Keyword = "none"
    personal: bool = False


class DieFacts(msgspec.Struct, kw_only=True):
    """The faces of the guardian die. TG-GRD-15."""

    faces: Annotated[list[GuardianFace], msgspec.Meta(min_length=1, max_length=72)]


BOX = {
    "character": BoxKind(HeroFacts, BoxHero, label="hero-"),
    "location": BoxKind(LocationFacts, LocationNumber),
    "encounter": BoxKind(EncounterCard, label="choice-", apart=" "),
    "item": BoxKind(ItemFacts),
    "secret": BoxKind(SecretFacts, LocationNumber),
    "skill": BoxKind(SkillFacts, LocationNumber),
    "status": BoxKind(StatusFacts),
    "die": BoxKind(DieFacts, Literal["guardian"], label="learned-die-"),
}
