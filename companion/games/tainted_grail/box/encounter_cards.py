"""An encounter card as it is printed: numbers and symbols, and what else it says in its owner's own short words.

A fight keeps its card in the save, and what this installation knows of the owner's cards is read into the same type: it
stands here, below both.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec

from ....core.bounds import Handful
from ....core.draft import Knowledge
from ....core.message import Message, say
from .names import COLOURS, Attribute, Colour, Count, Counted, Name, PoolName, Resource, Text

Trait = Literal[
    "ambush",
    "onslaught",
    "defensive",
    "fast",
    "deceit",
    "guardian",
    "horde",
    "opportunist",
    "frenzy",
    "robber",
    "crushing",
    "slow",
]
TRAITS: tuple[Trait, ...] = get_args(Trait)
AT_THE_START: tuple[Trait, ...] = (
    "ambush",
    "onslaught",
    "guardian",
    "robber",
    "slow",
)  # TG-CMB-05: told when it begins
MOST_ROWS = 40
Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Steps = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Since = Annotated[
    str, msgspec.Meta(pattern=r"^\d{1,3}$", max_length=3, description="from how many markers a row holds")
]
Level = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Blow(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an attack, a reaction or a failure does to one character. Wounds lower Health (TG-KEY-22), terror rises.

    `pool`: markers into the combat pool or steps of affinity, negative: out of it; `hand`, `deck`: cards discarded from
    the hand or from the top of the deck; `sequence`: cards off the end of the sequence (TG-KEY-24); `withdraws`: the
    opponent leaves (TG-CMB-42).
    """

    wounds: Few = 0
    terror: Few = 0
    energy: Few = 0
    loses: dict[Resource, Few] = {}
    pool: Steps = 0
    hand: Few = 0
    deck: Few = 0
    sequence: Few = 0
    withdraws: bool = False
    words: Text = ""

    def said(self, kind: PoolName) -> list[Message]:
        """What it does, part by part; nothing at all is one part too."""
        parts = [
            say(f"blow-{name}", count=amount)
            for name in ("wounds", "terror", "energy", "hand", "deck", "sequence")
            if (amount := getattr(self, name))
        ]
        parts += [say(f"blow-loses-{what}", count=amount) for what, amount in self.loses.items() if amount]
        if self.pool:
            parts.append(say(f"blow-{kind}-{'up' if self.pool > 0 else 'down'}", count=abs(self.pool)))
        if self.withdraws:
            parts.append(say("blow-withdraws"))
        if self.words:
            parts.append(say("blow-words", text=self.words))
        return parts or [say("blow-nothing")]


class Row(Blow, kw_only=True):
    """TG-CMB-18: a row of the combat table: it holds from `since` markers in the pool up to where the next begins.

    `untold`: nobody has copied what stands there, and it is not guessed from the row before.
    """

    since: Count = 0
    untold: bool = False

    @property
    def empty(self) -> bool:
        """Whether it does nothing at all, as far as it says."""
        return _parts(self) == _parts(Blow())

    def said(self, kind: PoolName) -> list[Message]:
        """What it does, part by part; of what nobody has copied only that."""
        return [say("blow-untold")] if self.untold else super().said(kind)


class Gain(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A reward, or loot: what is gained, and what else it says."""

    gains: dict[Counted, Few] = {}
    words: Text = ""

    @property
    def nothing(self) -> bool:
        """Whether nobody has noted what it gives."""
        return not (self.words or any(self.gains.values()))

    def said(self) -> list[Message]:
        """What it gives, part by part."""
        parts = [say(f"gain-{what}", count=amount) for what, amount in self.gains.items() if amount]
        return [*parts, say("blow-words", text=self.words)] if self.words else parts


class Half(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Half of an attribute key on the right edge of a card: which attribute, and how much of it. TG-KEY-02."""

    attribute: Attribute
    level: Level = 1


class Stage(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A stage of a diplomacy: the reaction, and what "as the encounter says" means by attribute. TG-DIP-04."""

    reaction: Blow | None = None
    meanings: dict[Attribute, Blow] = {}
    words: Text = ""


class Avoid(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """TG-DIP-05, TG-DIP-06: what leaving a diplomacy aside costs each member, and what one member must have."""

    costs: dict[Counted, Few] = {}
    least: dict[Literal[Attribute, "reputation"], Few] = {}
    words: Text = ""


class EncounterCard(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an encounter card prints. TG-CMB-01, TG-DIP-02. `level`: its difficulty, 0 where nobody has noted it.

    Combat: `value`, `table`, `opportunity`, `loot`. Diplomacy: steps of affinity `above` and `below` grey, coloured
    positions counted from grey (TG-DIP-03), stages or alternative `approaches`, `avoid`, `failure`. A blow that is None
    nobody has noted: then the hands look at the card. `unnamed`: its name only stands in for one that nobody has told.
    """

    name: Name
    unnamed: bool = False
    colour: Colour
    level: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    traits: Handful[Trait] = []
    keys: Annotated[list[Half], msgspec.Meta(max_length=6)] = []
    reward: Gain = msgspec.field(default_factory=Gain)
    value: Count = 0
    table: Annotated[list[Row], msgspec.Meta(max_length=MOST_ROWS)] = []
    opportunity: Blow | None = None
    loot: Gain = msgspec.field(default_factory=Gain)
    above: Few = 0
    below: Few = 0
    green: Handful[Steps] = []
    red: Handful[Steps] = []
    stages: Annotated[list[Stage], msgspec.Meta(max_length=4)] = []
    approaches: bool = False
    avoid: Avoid | None = None
    failure: Blow | None = None

    @property
    def kind(self) -> PoolName:
        """TG-ENC-01, TG-DIP-01: blue cards are diplomacy, the other three colours combat."""
        return "diplomacy" if self.colour == "blue" else "combat"

    @property
    def gives_nothing_known(self) -> bool:
        """Whether nobody has noted its reward or its loot."""
        return self.reward.nothing and self.loot.nothing

    @property
    def roams(self) -> bool:
        """TG-TRT-06: whether it stays on the map when it was not defeated."""
        return "guardian" in self.traits

    def row(self, markers: int) -> Row | None:
        """TG-CMB-18: the row of the combat table for that many markers in the pool; None where nobody noted one."""
        fitting = [row for row in self.table if row.since <= markers]
        row = max(fitting, key=lambda row: row.since, default=None)
        return None if row is None or row.untold else row

    def with_rows(self, told: Mapping[Since, Blow]) -> list[Row]:
        """TG-CMB-18: its table with these rows, each told by where it begins; what lies below the first is untold."""
        rows = {row.since: row for row in self.table}
        rows |= {int(since): Row(since=int(since), **_parts(blow)) for since, blow in told.items()}
        if rows:
            rows.setdefault(0, Row(untold=True))
        return [rows[since] for since in sorted(rows)]

    def with_row(self, blow: Blow, since: int, until: int) -> list[Row]:
        """TG-CMB-18: its table once it is told what happens from `since` to `until` markers.

        What was told of other numbers stays, and what nobody told stays untold.
        """
        table: list[Row] = []
        for edge in sorted({0, since, until + 1, *(row.since for row in self.table)}):
            told = blow if since <= edge <= until else self.row(edge)
            row = Row(since=edge, untold=True) if told is None else Row(since=edge, **_parts(told))
            if not table or _parts(table[-1]) != _parts(row) or table[-1].untold != row.untold:
                table.append(row)
        return table


def _parts(blow: Blow) -> dict[str, Any]:
    return {name: getattr(blow, name) for name in Blow.__struct_fields__}


def card_key(name: str, colour: Colour) -> str:
    """What an encounter card is known by: two decks may have a card of one name, as each has its training card."""
    return f"{colour} {name}"


def known_card(knowledge: Knowledge, name: str, colour: Colour | None = None) -> EncounterCard | None:
    """What this installation knows of the encounter card of that name, in that deck or (None) in any of them."""
    cards = knowledge.get("encounter", {})
    keys = [card_key(name, one) for one in COLOURS if colour in (None, one)]
    facts = next((cards[key] for key in keys if key in cards), None)
    try:
        return None if facts is None else msgspec.convert(facts, EncounterCard)
    except msgspec.ValidationError:  # learned by another version of this app
        return None
