"""What is printed: cards and character cards, the box's facts under the owner's own.

Everything here is data that a table may put right (TA-CHR-04); what it says is remembered for the next table.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ....core.bounds import Handful
from ....core.draft import Knowledge
from .names import Alignment, CardKind, CharacterId, Count, Mark, Origin, SpaceId, Text, Title, Trait

HERE = Path(__file__).parent
Bonus = Annotated[int, msgspec.Meta(ge=-9, le=20)]
Saves = Annotated[int, msgspec.Meta(ge=0, le=6)]  # the least roll that saves a lost life; 0: it saves none
Copies = Annotated[int, msgspec.Meta(ge=0, le=99)]


@cache
def read(name: str) -> dict[str, Any]:
    """A file of printed facts, as it stands."""
    return tomllib.loads((HERE / f"{name}.toml").read_text(encoding="utf-8"))


class Facts(msgspec.Struct, kw_only=True):
    """What a card prints, as far as anybody said. TA-COMP-14.

    `value`: an enemy's strength, a spirit's craft; `strength`, `craft`: what an object or follower adds (TA-STR-03);
    `load`: how many objects more it carries (0: any number); `price`: the gold that it asks for each fight; `bans`: who
    may not own it (TA-OBJ-04).
    """

    kind: CardKind | None = None
    origin: Origin = "encounter"
    value: Count = 0
    strength: Bonus = 0
    craft: Bonus = 0
    saves: Saves = 0
    load: Count = 0
    price: Count = 0
    marks: Handful[Mark] = []
    bans: Handful[Alignment] = []
    text: Text = ""


class Printed(Facts, kw_only=True, omit_defaults=True):
    """What a card prints, and how many of it there are: in its deck or in its purchase pile."""

    copies: Copies = 0
    stock: Copies = 0


class Sheet(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A character card: start, alignment, values, starting spells, abilities. TA-COMP-12, TA-CHR-04."""

    id: CharacterId
    name: Title = ""
    starts: SpaceId
    alignment: Alignment
    strength: Annotated[int, msgspec.Meta(ge=1, le=20)]
    craft: Annotated[int, msgspec.Meta(ge=1, le=20)]
    spells: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    traits: list[Trait] = []
    text: Text = ""


class Told(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A card as the table says it: its name, and what it prints as far as nobody has said that before."""

    name: Title = ""
    kind: CardKind | None = None
    value: Count | None = None
    strength: Bonus | None = None
    craft: Bonus | None = None
    saves: Saves | None = None
    load: Count | None = None
    price: Count | None = None
    marks: list[Mark] | None = None
    bans: list[Alignment] | None = None
    text: Text | None = None


FACTS = tuple(field for field in Told.__struct_fields__ if field != "name")


@cache
def _cards() -> dict[str, Printed]:
    return {name: msgspec.convert(facts, Printed) for name, facts in read("cards").items()}


def known_cards(knowledge: Knowledge) -> dict[str, Printed]:
    """All cards whose facts are known, by name: the box's, and what this installation learned of its owner's."""
    learned = knowledge.get("card", {})
    own = {name: msgspec.convert({**_facts(name), **facts}, Printed) for name, facts in learned.items()}
    return {**_cards(), **own}


def _facts(name: str) -> dict[str, Any]:
    return msgspec.to_builtins(_cards()[name]) if name in _cards() else {}


def known_card(knowledge: Knowledge, name: str) -> Printed | None:
    """What a card of that name prints, if anybody knows."""
    return known_cards(knowledge).get(name)


def sheets(knowledge: Knowledge) -> dict[str, Sheet]:
    """All characters whose cards are known: the 14 of the box, and those that the owner described. TA-CHR-04."""
    known = {id: dict(facts) for id, facts in read("characters").items()}
    for id, facts in knowledge.get("character", {}).items():
        known[id] = {**known.get(id, {}), **facts}
    return {id: msgspec.convert({"id": id, **facts}, Sheet) for id, facts in known.items()}
