"""A seat as every page draws it: its colour, its standee, its totals with what they are made of; the frame around."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.message import say
from ....core.page import Frame, Next
from ..play.totals import Part, object_limit, parts, spell_limit, surplus_objects, surplus_spells
from ..state.character import Character, named
from ..state.table import Realm

HUES = ("ember", "frost", "moss", "blood", "wyrd", "ink")  # of the seats, clockwise


@dataclass(frozen=True)
class Figure:
    """A seat's standee, for the map and the lists."""

    who: Character
    player: str
    active: bool  # it is in turn

    @property
    def seat(self) -> int:
        """The number of its seat."""
        return self.who.seat

    @property
    def hue(self) -> str:
        """Its colour class; beyond six seats they come again, and the letter tells them apart."""
        return hue(self.seat)

    @property
    def dash(self) -> int:
        """How its line is broken in the race: whole, or otherwise where its colour comes again."""
        return dash(self.seat)

    @property
    def toad(self) -> bool:
        """Whether a toad stands in its place."""
        return self.who.toad is not None


def hue(seat: int) -> str:
    """A seat's colour class."""
    return HUES[(seat - 1) % len(HUES)]


def dash(seat: int) -> int:
    """How often its colour has come before."""
    return (seat - 1) // len(HUES)


def figure(state: Realm, character: Character) -> Figure:
    """A seat's standee."""
    return Figure(character, state.player_of(character.seat), active=character.seat == state.turn.who)


def figure_of(state: Realm, seat: int) -> Figure | None:
    """The standee of a seat; None for nobody's."""
    character = state.find(seat)
    return figure(state, character) if character is not None else None


@dataclass(frozen=True)
class Total:
    """A total, and what it is made of."""

    parts: list[Part]

    @property
    def value(self) -> int:
        """How much it comes to."""
        return sum(part.amount for part in self.parts)


@dataclass(frozen=True)
class Sums:
    """A character's totals and limits. TA-STR-14, TA-CRA-07."""

    strength: Total
    craft: Total
    combat: Total  # its strength in a fight, with the best of its weapons
    spell_limit: int
    object_limit: int | None  # None: any number
    surplus_spells: int
    surplus_objects: int


def sums(state: Realm, character: Character) -> Sums:
    """A character's totals with what they are made of, and its limits."""
    return Sums(
        strength=Total(parts(character, "strength")),
        craft=Total(parts(character, "craft")),
        combat=Total(parts(character, "strength", combat=True)),
        spell_limit=spell_limit(state, character),
        object_limit=object_limit(state, character),
        surplus_spells=surplus_spells(state, character),
        surplus_objects=surplus_objects(state, character),
    )


def framed(state: Realm, next: Next | None = None) -> Frame:
    """What stands around a page: whose turn it is, in which round, and the one large step."""
    return Frame(next=next, subtitle=say("turn-subtitle", who=named(state.active), round=state.round))
