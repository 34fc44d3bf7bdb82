"""What can be learned of the owner's box, kind by kind: the board, monsters, specialities. WO-KF, WO-SPC-02.

Words: `learned-<kind>`, and `fact-<name>` for each fact.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.box_facts import BoxKind
from .knowledge import Bonus, LocationNote
from .names import MonsterId, MonsterLevel, Place, Some

RoadKey = Annotated[str, msgspec.Meta(pattern=r"^(\d|1[0-8])-(\d|1[0-8])$")]
SpecialityKey = Annotated[str, msgspec.Meta(pattern=r"^(wolf|griffin|bear|cat|viper)-[1-5]$")]


class RoadFacts(msgspec.Struct, kw_only=True):
    """Whether a road joins two locations. WO-KF-04."""

    there: bool


class MonsterFacts(msgspec.Struct, kw_only=True):
    """How much life a monster has. WO-MON-03, WO-DCK-04."""

    life: Annotated[int, msgspec.Meta(ge=1, le=20)]


class TrackFacts(msgspec.Struct, kw_only=True):
    """What the board prints beside a step of the trophy track. WO-FAT-01, WO-DRE-06."""

    fatigue: Some = 0
    gold: Some = 0


class DamageFacts(msgspec.Struct, kw_only=True):
    """What monsters of a level deal besides. WO-MFT-12."""

    damage: Some


BOX = {
    "place": BoxKind(LocationNote, Place),
    "road": BoxKind(RoadFacts, RoadKey),
    "monster": BoxKind(MonsterFacts, MonsterId, label="monster-"),
    "speciality": BoxKind(Bonus, SpecialityKey, label="choice-", apart="-"),
    "track": BoxKind(TrackFacts, Literal["0", "1", "2", "3"]),
    "damage": BoxKind(DamageFacts, MonsterLevel),
}
