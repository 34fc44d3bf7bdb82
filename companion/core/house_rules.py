"""House rules: where a rulebook is silent or unclear, the ledger's reading by default, another one on demand.

A table that reads a rule the other way has its id in `otherwise`. The words of both readings are `reading-<id>` and
`otherwise-<id>` in small letters, those of a group of rules `house-<group>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from .draft import Draft
from .moves import Moves


class HouseRules:
    """What the state of a game has that keeps house rules: it declares `otherwise` with the ids of its own."""

    __slots__ = ()
    otherwise: list[Any]

    def default(self, rule: str) -> bool:
        """Whether the table reads that rule as the ledger does by default."""
        return rule not in self.otherwise


def moves_of(rules: Any) -> Moves:
    """The move by which a table reads one of these rules the other way. `rules`: the Literal of their ids."""
    moves = Moves()

    def house_rule(draft: Draft, rule: str, otherwise: bool) -> None:
        """Read an unclear rule the other way from now on, or again as the ledger does by default."""
        state = cast(HouseRules, draft.state)
        if otherwise == (rule in state.otherwise):
            return
        if otherwise:
            state.otherwise.append(rule)
        else:
            state.otherwise.remove(rule)
        draft.write("wrote-house-rule", rule=rule, otherwise=otherwise)

    house_rule.__annotations__["rule"] = rules
    moves.add(by="keeper")(house_rule)
    return moves


@dataclass(frozen=True)
class RuleRead:
    """A rule, and whether this table reads it the other way."""

    rule: str
    otherwise: bool


@dataclass(frozen=True)
class RuleGroup:
    """Rules that are about the same thing; the words of its name are `house-<name>`."""

    name: str
    readings: list[RuleRead]

    @property
    def changed(self) -> int:
        """How many rules are read the other way."""
        return sum(one.otherwise for one in self.readings)


def grouped(state: HouseRules, groups: Mapping[str, Iterable[str]]) -> list[RuleGroup]:
    """The rules by what they are about, as the table's own page shows them."""
    return [
        RuleGroup(name, [RuleRead(rule, rule in state.otherwise) for rule in rules]) for name, rules in groups.items()
    ]
