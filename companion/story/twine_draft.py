"""A passage from Twine while it is translated: its ways, what a click does, under what each of its pieces stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .twine import Token
from .twine_logic import both


@dataclass
class TwineWay:
    """A choice in the making."""

    words: str
    target: str
    needs: str = ""
    effects: list[str] = field(default_factory=list)
    turns: list[tuple[str, str]] = field(default_factory=list)  # (target, condition)

    @property
    def clauses(self) -> str:
        """What stands behind its link."""
        needs = [f"needs {self.needs}"] if self.needs else []
        return " | ".join([*needs, *self.effects, *(f"or [else](#{to}) if {when}" for to, when in self.turns)])


@dataclass
class TwineClick:
    """What happens at a click: what it sets, and where it leads under which condition (""; None: otherwise)."""

    outer: str
    effects: list[str] = field(default_factory=list)
    jumps: list[tuple[str | None, str]] = field(default_factory=list)

    def way(self, words: str) -> TwineWay:
        """The choice that it is: one that leads somewhere always, or here or there by conditions."""
        always = next((target for when, target in self.jumps if when == ""), None)
        otherwise = next((target for when, target in self.jumps if when is None), None)
        turns = [(target, when) for when, target in self.jumps if when]
        target = always or otherwise
        if target is not None:
            return TwineWay(words, target, self.outer, self.effects, turns)
        any_of = " or ".join(f"({when})" if len(turns) > 1 else when for _, when in turns)
        return TwineWay(words, turns[0][0], both(self.outer, any_of), self.effects, turns[1:])


class Held(NamedTuple):
    """Under what something stands."""

    needs: str = ""
    links: bool = True  # whether links there can be choices
    effects: bool = True  # whether what is set there happens on arriving
    click: TwineClick | None = None
    otherwise: bool = False
    forks: int = 0  # conditions within each other


@dataclass
class TwineDraft:
    """A passage while it is translated."""

    ways: list[TwineWay] = field(default_factory=list)
    does: list[str] = field(default_factory=list)
    late: list[tuple[str, Token]] = field(default_factory=list)  # what is set when it was asked already
    cases: dict[str, str] = field(default_factory=dict)  # by name: on what it hangs
    _named: dict[str, str] = field(default_factory=dict)
    lost: bool = False  # something may have led on that was left out

    def case(self, when: Sequence[str]) -> str:
        """The name of the case with these conditions; without any, of one more that is shuffled."""
        said = " | ".join(when)
        name = self._named.get(said, "")
        if not name:
            name = f"case-{len(self.cases) + 1}"
            self.cases[name] = said or "shuffled"
        if said:
            self._named[said] = name
        return name
