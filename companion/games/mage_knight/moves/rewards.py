"""Rewards of the end of a turn, in any order. MK-END-06..12, MK-CRD-16."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.arguments import MaybeUnitPlace, Several, Who
from ..box.cards import ActionId, SpellId
from ..box.names import Basic, Colour
from ..box.units import UnitId
from ..play import growth
from ..play import rewards as earned
from ..play.own_hero import hero_of
from ..state.pieces import Reward, RewardKind
from ..state.table import MageKnight

moves = Moves()


@moves.add(by="seat", amid=True)
def add_reward(
    draft: Draft[MageKnight], who: Who, kind: RewardKind, count: Several = 1, colour: Basic | None = None
) -> None:
    """MK-CRD-16: a reward of a fight or a place that the table keeps; it waits for the end of the turn."""
    growth.owe(draft, hero_of(draft, who), Reward(kind=kind, count=count, colour=colour))


@moves.add(by="seat")
def reward_crystal(draft: Draft[MageKnight], who: Who, colour: Basic) -> None:
    """MK-END-07, MK-END-08: a crystal as a reward; beyond three of a colour it is lost."""
    earned.take_crystal(draft, hero_of(draft, who), colour)


@moves.add(by="seat")
def reward_crystals(draft: Draft[MageKnight], who: Who) -> None:
    """MK-KF-51, MK-END-07: one crystal of each basic colour."""
    earned.take_each_crystal(draft, hero_of(draft, who))


@moves.add(by="seat", reveals=True)
def reward_die(draft: Draft[MageKnight], who: Who, rolled: Colour | None = None) -> None:
    """MK-END-08: roll for a random crystal: black is 1 Fame, gold a colour of choice."""
    earned.roll_crystal(draft, hero_of(draft, who), rolled)


@moves.add(by="seat", reveals=True)
def reward_treasure(draft: Draft[MageKnight], who: Who, rolled: Colour | None = None) -> None:
    """MK-KF-26: roll for what a dungeon holds: gold or black is a Spell, a basic colour an Artifact."""
    earned.roll_treasure(draft, hero_of(draft, who), rolled)


@moves.add(by="seat", reveals=True)
def reward_artifacts(draft: Draft[MageKnight], who: Who) -> None:
    """MK-END-09: draw one Artifact more than was won and put one of them under their deck."""
    earned.take_artifacts(draft, hero_of(draft, who))


@moves.add(by="seat", reveals=True)
def reward_spell(
    draft: Draft[MageKnight], who: Who, card: SpellId | None = None, refill: SpellId | None = None
) -> None:
    """MK-END-10: a Spell of the offer on top of the own deck."""
    earned.take_card(draft, hero_of(draft, who), "spells", card, refill)


@moves.add(by="seat", reveals=True)
def reward_action(
    draft: Draft[MageKnight], who: Who, card: ActionId | None = None, refill: ActionId | None = None
) -> None:
    """MK-END-10, MK-EDG-11: an Advanced Action of its offer on top of the own deck."""
    earned.take_card(draft, hero_of(draft, who), "actions", card, refill)


@moves.add(by="seat")
def reward_unit(draft: Draft[MageKnight], who: Who, unit: UnitId, disbanding: MaybeUnitPlace = 0) -> None:
    """MK-END-11: any unit of the offer; without a free command token another one is disbanded."""
    earned.take_unit(draft, hero_of(draft, who), unit, disbanding)


@moves.add(by="seat")
def leave_reward(draft: Draft[MageKnight], who: Who, kind: RewardKind) -> None:
    """MK-END-11: a reward is not taken: a unit for which there is no token, or anything else."""
    earned.forfeit(draft, hero_of(draft, who), kind)
