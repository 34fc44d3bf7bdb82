"""What the damage of a duel does: meant first, tap by tap, then done. MK-PVP-12..18."""

from __future__ import annotations

from typing import TypeVar

from .....core.draft import Draft
from ...box.names import Hex
from ...state.duel import Duel, Harm
from ...state.hero import Hero, called
from ...state.table import MageKnight
from .. import cards, growth, units
from . import course
from .exchange import cost_of, pass_over, prices, struck, takeable, wounds_of
from .reckoning import Prices

T = TypeVar("T")


def harm(draft: Draft[MageKnight], duel: Duel, plan: Harm) -> None:
    """MK-PVP-12..18: the attacker assigns the damage, to units, the hero, Artifacts, a retreat."""
    state, striker, other = draft.state, draft.state.at(duel.striker), draft.state.at(duel.other)
    ways, found = prices(state, duel), struck(duel)
    _mind(draft, duel, ways, plan)
    wounds = wounds_of(ways, plan)
    cost = cost_of(ways, plan) + ways.wound * (wounds if plan.wounds is None else 0)
    if cost > ways.points:
        draft.object("MK-PVP-12", "duel-too-few-points", need=cost, points=ways.points)
    draft.write("wrote-duel-blow", who=called(striker), attack=found.attack, block=found.block, left=ways.points)
    for place in plan.units:
        units.wound(draft, other, other.units[place - 1])
    if wounds:
        growth.take_wounds(draft, other, hand=wounds)
        knock_out(draft, duel, other, wounds)
    for card in plan.artifacts:
        steal(draft, striker, other, card)
    if plan.space is not None or plan.told:
        course.finish(draft, duel, other, plan.space)
    else:
        pass_over(duel)


def _mind(draft: Draft[MageKnight], duel: Duel, ways: Prices, plan: Harm) -> None:
    """Refused: what is not there; MK-PVP-17, MK-PVP-18: what is done in melee only."""
    if len({*plan.units}) < len(plan.units) or not {*plan.units} <= {*ways.units}:
        draft.refuse("hurt", "duel-no-such-unit", who=called(draft.state.at(duel.other)))
    if (plan.artifacts or plan.space or plan.told) and not duel.melee:
        draft.object("MK-PVP-17" if plan.artifacts else "MK-PVP-18", "duel-only-in-melee", can_overrule=False)
    if plan.space is not None and plan.space not in ways.spaces:
        draft.refuse("space", "duel-no-way-there")


def mean(
    draft: Draft[MageKnight], duel: Duel, unit: int = 0, by: int = 0, artifact: str = "", space: Hex | None = None,
    told: int = 0,
) -> None:  # fmt: skip
    """MK-PVP-12..18: one thing more is meant to be done with the damage, or no longer; nothing happens yet."""
    ways, plan = prices(draft.state, duel), duel.plan
    if unit:
        plan.units = _other(plan.units, unit)
    if by:
        plan.wounds = max(0, wounds_of(ways, plan) + by)
    if artifact:
        plan.artifacts = _other(plan.artifacts, artifact)
    if space is not None:
        plan.space = None if plan.space == space else space
    if told:
        plan.told = 0 if plan.told == told else told
    _mind(draft, duel, ways, plan)
    if not by and plan.wounds and cost_of(ways, plan) > ways.points:
        plan.wounds = None  # what is chosen now goes before Wounds
    if cost_of(ways, plan) > ways.points:
        draft.object("MK-PVP-12", "duel-too-few-points", need=cost_of(ways, plan), points=ways.points)


def _other(chosen: list[T], one: T) -> list[T]:
    """With that one, or without it where it was chosen."""
    return [each for each in chosen if each != one] if one in chosen else [*chosen, one]


def knock_out(draft: Draft[MageKnight], duel: Duel, hero: Hero, wounds: int) -> None:
    """MK-PVP-15, MK-DMG-09, MK-EDG-07: Wounds of the whole combat against the printed hand limit."""
    before = duel.wounds.get(hero.seat, 0)
    duel.wounds[hero.seat] = min(before + wounds, 99)
    if before < growth.printed_limit(hero) <= before + wounds:
        cards.drop_deeds(draft, hero)
        draft.write("wrote-knocked-out", who=called(hero))


def steal(draft: Draft[MageKnight], thief: Hero, other: Hero, card: str) -> None:
    """MK-PVP-17: an Artifact into the thief's discard pile. Refused: one that cannot be there."""
    state = draft.state
    if not state.in_app("heroes"):
        draft.tell("tell-duel-stolen", who=called(thief), whom=called(other), card=card)
        draft.write("wrote-duel-stolen", who=called(thief), whom=called(other))
        return
    bearer = next((unit for unit in other.units if unit.wounds and unit.banner == card), None)
    if bearer is not None:
        bearer.banner = ""
    elif card in takeable(state, other):
        other.gained.remove(card)
        if other.discard.deeds:
            other.discard.deeds -= 1
        elif other.played:
            other.played -= 1
    else:
        draft.refuse("artifacts", "duel-no-such-artifact", who=called(other))
    thief.gained.append(card)
    thief.discard.deeds = min(thief.discard.deeds + 1, growth.MOST_CARDS)
    draft.tell("tell-duel-stolen", who=called(thief), whom=called(other), card=card)
    draft.write("wrote-duel-stolen", who=called(thief), whom=called(other))
