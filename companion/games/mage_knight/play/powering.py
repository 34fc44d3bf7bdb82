"""A card and the mana that its effect costs, decided as it is played. MK-CRD-02, MK-CRD-03, MK-CRD-09, MK-CRD-10."""

from __future__ import annotations

from typing import Literal

from ....core.draft import Draft
from ..box.cards import SPELL_IDS
from ..box.names import Basic, Colour
from ..state.hero import Hero, called
from ..state.table import MageKnight
from . import cards, mana, source, spell_mana, turns
from .spell_mana import Way

PaidEffect = Literal[
    "action", "spell", "stronger"
]  # an Action's stronger effect, a Spell's basic one, its stronger one
DICE: tuple[Way, ...] = ("die", "gold_die")


def price(colour: Basic, effect: PaidEffect) -> list[Colour]:
    """MK-CRD-02, MK-CRD-03: what an Action costs for its stronger effect, a Spell for either of its effects."""
    return [colour, "black"] if effect == "stronger" else [colour]


def has_spells(hero: Hero) -> bool:
    """Whether there is a Spell among the own cards."""
    return any(card in SPELL_IDS or card == "spell" for card in hero.gained)


def black_ways(state: MageKnight, hero: Hero) -> list[Way]:
    """MK-MAN-06, MK-CRD-03: where black mana may come from; by Day from nowhere."""
    if not source.dark(state):
        return []
    found: list[Way] = ["token"] if hero.mana.get("black", 0) else []
    once = state.turn is not None and state.turn.die_used
    if state.in_app("source") and not once and any(die.colour == "black" for die in source.free(state)):
        found.append("die")
    return found if state.in_app("heroes") and state.in_app("source") else [*found, "other"]


def ways(state: MageKnight, hero: Hero, colour: Basic, effect: PaidEffect) -> list[Way]:
    """How the coloured part of the price may be paid now, so that the rest of it can be paid, too. MK-CRD-10."""
    found = spell_mana.ways(state, hero, colour)
    if effect != "stronger":
        return found
    black = black_ways(state, hero)
    return [way for way in found if any(way not in DICE or other not in DICE for other in black)]


def power(draft: Draft[MageKnight], hero: Hero, colour: Basic, effect: PaidEffect, way: Way | None = None) -> None:
    """One card is played for an effect that costs mana, and the mana is gone. An objection: it cannot be paid."""
    state = draft.state
    cards.held(draft, hero, 1)
    if effect == "stronger" and not source.dark(state):
        draft.object("MK-CRD-03", "stronger-spell-by-night", who=called(hero))
    found = ways(state, hero, colour, effect)
    if way is not None and way not in found:
        draft.refuse("way", "no-such-way-to-pay", who=called(hero), colour=colour)
    if not found:
        draft.object("MK-CRD-10", "no-mana-to-power", who=called(hero), colour=colour)
    else:
        chosen = way or found[0]
        spell_mana.pay(draft, hero, colour, chosen)
        if "black" in price(colour, effect):
            _pay_black(draft, hero, chosen)
    if state.in_app("heroes"):
        cards.play(hero)
    turns.turn_of(draft).carded = True
    draft.write("wrote-powered", who=called(hero), colour=colour, kind=effect)


def _pay_black(draft: Draft[MageKnight], hero: Hero, other: Way) -> None:
    """The black part of a Spell's price: a token, which is lost anyway, else the die of this turn."""
    found = [one for one in black_ways(draft.state, hero) if one not in DICE or other not in DICE]
    if found[:1] == ["token"]:
        mana.spend(draft, hero, "black")
    elif found[:1] == ["die"]:
        source.take(draft, hero, "black")
