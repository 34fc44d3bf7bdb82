"""What is printed: cards, character cards and the spaces' instructions: the box's facts under the owner's own.

Everything here is data that a table may put right (TA-CHR-04); what it says is remembered for the next table.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec

from ...core.draft import Draft, Knowledge
from . import board, box
from .names import Alignment, CharacterId, Purchase, SpaceId, Text, Title, Trait
from .pieces import Card, Facts

Copies = Annotated[int, msgspec.Meta(ge=0, le=99)]


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


class Offer(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One way to follow a space's instruction. See `box/instructions.toml` for what each field says. TA-ENC-12, 15."""

    id: str = ""
    only: tuple[Alignment, ...] = ()
    must: bool = False
    before_cards: bool = False
    dice: int = 0
    rows: dict[int, tuple[list[Any], ...]] = {}
    does: tuple[list[Any], ...] = ()
    heals: int = 0
    price: int = 0
    free_with: tuple[str, ...] = ()
    sells: dict[Purchase, int] = {}
    buys_at: int = 0
    prayer: bool = False
    chasm: bool = False
    spared: tuple[Trait, ...] = ()
    unless: str = ""

    @property
    def sparing(self) -> bool:
        """Whether something may let one do without it."""
        return bool(self.spared or self.unless)

    @property
    def table(self) -> list[tuple[int, int, tuple[list[Any], ...]]]:
        """What a roll brings, neighbouring rows that bring the same taken together: (from, to, effects)."""
        found: list[tuple[int, int, tuple[list[Any], ...]]] = []
        for row, effects in sorted(self.rows.items()):
            if found and found[-1][2] == effects:
                found[-1] = (found[-1][0], row, effects)
            else:
                found.append((row, row, effects))
        return found


RUNES_BONUS = 2  # ledger 29.2: enemies fought on the Runes add it to their roll


@cache
def _cards() -> dict[str, Printed]:
    return {name: msgspec.convert(facts, Printed) for name, facts in box.read("cards").items()}


@cache
def _instructions() -> dict[str, tuple[Offer, ...]]:
    def offers(ways: dict[str, Any]) -> tuple[Offer, ...]:
        return tuple(msgspec.convert({"id": id, **way}, Offer, str_keys=True) for id, way in ways.items())

    return {name: offers(ways) for name, ways in box.read("instructions").items()}


def instructions(space: SpaceId) -> tuple[Offer, ...]:
    """The ways to follow what is printed on a space; none where it only says to draw. TA-ENC-12."""
    return _instructions().get(board.space(space).name, ())


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


def card_called(draft: Draft, name: str, **told: Any) -> Card:
    """A card with that name, as it is known; `told`: what the table says of it now."""
    facts = msgspec.to_builtins(known_card(draft.knowledge, name) or Printed())
    facts |= {key: value for key, value in told.items() if value is not None}
    for counted in ("copies", "stock"):
        facts.pop(counted, None)
    return msgspec.convert({**facts, "id": draft.state.next_id("card"), "name": name}, Card)


def sheets(knowledge: Knowledge) -> dict[str, Sheet]:
    """All characters whose cards are known: the 14 of the box, and those that the owner described. TA-CHR-04."""
    known = {id: dict(facts) for id, facts in box.read("characters").items()}
    for id, facts in knowledge.get("character", {}).items():
        known[id] = {**known.get(id, {}), **facts}
    return {id: msgspec.convert({"id": id, **facts}, Sheet) for id, facts in known.items()}
