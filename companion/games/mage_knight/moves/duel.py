"""A hero attacks a hero: attacks and blocks in turn, until one is forced to retreat, or both have enough. MK-PVP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import Handful, Small, Word
from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ..box.arguments import MaybeUnitPlace, UnitPlace
from ..box.names import Basic, Colour, Element, Hex
from ..box.values import Use, Value, ValuePoints
from ..play.duel import assigning, course, effects, told
from ..state.duel import DuelSite, Harm, Weakened
from ..state.table import MageKnight

moves = Moves()

RetreatCost = Annotated[int, msgspec.Meta(ge=0, le=20)]


@moves.add(by="seat", step="duel", page_after="duel")
def attack_hero(draft: Draft[MageKnight], who: int, whom: int, site: DuelSite = "", owns: bool = False) -> None:
    """MK-PVP-01..03, MK-MOV-15, 16, 19, MK-CMB-03: the hero on turn attacks the one on whose space it stopped.

    `site`, `owns`: the keep or tower there, and whether it is the defender's, where the table keeps the map.
    """
    state = draft.state
    hero, other = seat_of(draft, state, who), seat_of(draft, state, whom, "whom")
    if who == whom:
        draft.refuse("whom", "duel-not-with-oneself")
    if state.turn is None or state.turn.seat != who:
        draft.object("MK-PVP-02", "duel-not-your-turn", can_overrule=False)
    if state.duel is not None or state.fight is not None or state.joint is not None:
        draft.object("MK-CMB-10", "duel-goes-on", can_overrule=False)
    course.begin(draft, hero, other, site, owns)


@moves.add(by="seat", step="duel")
def join_duel(draft: Draft[MageKnight], who: int, full: bool) -> None:
    """MK-PVP-04..06: the defender takes part in full, and skips the next turn for it, or in part."""
    course.join(draft, course.acting(draft, who, "joining"), full)


@moves.add(by="seat", step="duel", hidden=True)
def duel_play(
    draft: Draft[MageKnight],
    who: int,
    use: Use,
    points: ValuePoints,
    element: Element = "physical",
    sure: bool = False,
    unit: MaybeUnitPlace = 0,
) -> None:
    """MK-PVP-08..11, 16: something is played into the attack or the block; `unit`: of which unit, which is spent."""
    duel = course.acting(draft, who, "attack", "block")
    course.play(draft, duel, Value(use=use, points=points, element=element, sure=sure, unit=unit))


@moves.add(by="seat", step="duel", hidden=True)
def duel_take_back(draft: Draft[MageKnight], who: int, place: UnitPlace) -> None:
    """MK-UND-01: one of the things in the attack or the block was not played after all."""
    course.take_back(draft, course.acting(draft, who, "attack", "block"), place)


@moves.add(by="seat", step="duel", hidden=True, amid=True)
def duel_change(
    draft: Draft[MageKnight], who: int, place: UnitPlace, by: Annotated[int, msgspec.Meta(ge=-9, le=9)]
) -> None:
    """MK-PVP-08: one of the things in the attack or the block (counted from 1) is more, or less; with no point left it
    goes."""
    course.change(draft, course.acting(draft, who, "attack", "block"), place, by)


@moves.add(by="seat", step="duel", hidden=True)
def duel_strike(draft: Draft[MageKnight], who: int) -> None:
    """MK-PVP-08: the attack is made."""
    course.strike(draft, course.acting(draft, who, "attack"))


@moves.add(by="seat", step="duel", hidden=True)
def duel_pass(draft: Draft[MageKnight], who: int) -> None:
    """MK-PVP-07, 08, 20: no attack; when both pass, the phase is over, and after the melee the combat."""
    course.pass_on(draft, course.acting(draft, who, "attack"))


@moves.add(by="seat", step="duel", hidden=True)
def duel_block(draft: Draft[MageKnight], who: int) -> None:
    """MK-PVP-10, 11, 14: the block is made, which may be none at all."""
    course.block(draft, course.acting(draft, who, "block"))


@moves.add(by="seat", step="duel", hidden=True, amid=True)
def duel_mean(
    draft: Draft[MageKnight],
    who: int,
    unit: MaybeUnitPlace = 0,
    by: Annotated[int, msgspec.Meta(ge=-9, le=9)] = 0,
    artifact: Word = "",
    space: Hex | None = None,
    retreat: RetreatCost = 0,
) -> None:
    """MK-PVP-12..18: what the damage is meant to do, one thing more or no longer: a unit, Wounds, an Artifact, a space.

    `retreat`: what the way there costs, where the table keeps the map.
    """
    assigning.mean(draft, course.acting(draft, who, "harm"), unit, by, artifact, space, retreat)


@moves.add(by="seat", step="duel", hidden=True)
def duel_harm(
    draft: Draft[MageKnight],
    who: int,
    hurt: Handful[UnitPlace] | None = None,
    wounds: Small | None = None,
    artifacts: Handful[Word] | None = None,
    space: Hex | None = None,
    retreat: RetreatCost = 0,
) -> None:
    """MK-PVP-12..18: what the damage does: units that are wounded, Wounds of the hero, stolen Artifacts, a retreat.

    Without anything: what was meant. `retreat`: what the way there costs, where the table keeps the map.
    """
    duel = course.acting(draft, who, "harm")
    if hurt is wounds is artifacts is space is None and not retreat:
        plan = duel.plan
    else:
        plan = Harm(units=hurt or [], wounds=wounds or 0, artifacts=artifacts or [], space=space, told=retreat)
    assigning.harm(draft, duel, plan)


@moves.add(by="seat", step="duel", hidden=True)
def duel_weaken(
    draft: Draft[MageKnight],
    who: int,
    unit: UnitPlace,
    by: Annotated[int, msgspec.Meta(ge=1, le=9)],
    colour: Basic | None = None,
) -> None:
    """MK-PVP-21, 24: an effect takes Armor off an unwounded unit of the other side, until the end of the combat.

    `colour`: of the card or of the mana.
    """
    duel = course.duel_of(draft)
    other = effects.target_of(draft, duel, who, unit, colour)
    duel.weakened.append(Weakened(seat=other.seat, unit=unit, by=by))


@moves.add(by="seat", step="duel", hidden=True)
def duel_destroy(draft: Draft[MageKnight], who: int, unit: UnitPlace, colour: Basic | None = None) -> None:
    """MK-PVP-21: an effect that destroys an enemy wounds an unwounded unit of the other side instead.

    `colour`: of the card or of the mana.
    """
    duel = course.duel_of(draft)
    effects.destroy(draft, effects.target_of(draft, duel, who, unit, colour), unit)


@moves.add(by="seat", step="duel", hidden=True)
def duel_hold(draft: Draft[MageKnight], who: int, unit: UnitPlace) -> None:
    """MK-PVP-25: an effect by which an enemy does not attack: a unit's share of this attack is gone."""
    effects.hold_unit(draft, course.acting(draft, who, "block"), unit)


@moves.add(by="seat", step="duel", hidden=True)
def duel_cancel(draft: Draft[MageKnight], who: int) -> None:
    """MK-PVP-26: an effect that skips the Block or the damage cancels this attack; its cards count as played."""
    effects.cancel(draft, course.acting(draft, who, "block"))


@moves.add(by="seat", step="duel", hidden=True)
def duel_unwall(draft: Draft[MageKnight], who: int) -> None:
    """MK-PVP-24: an effect by which fortification is ignored, until the end of the combat."""
    duel = course.duel_of(draft)
    effects.side_of(draft, duel, who)
    duel.open = True


@moves.add(by="seat", step="duel", hidden=True)
def duel_unhurry(draft: Draft[MageKnight], who: int) -> None:
    """MK-PVP-10: an effect on this block that removes Swift: in the first phase, too, it takes one for one off."""
    course.acting(draft, who, "block").unhurried = True


@moves.add(by="seat", step="duel", page_after="table")
def duel_told(
    draft: Draft[MageKnight],
    who: int,
    winner: Annotated[int, msgspec.Meta(ge=0, le=99)],
    full: bool,
    own_wounds: Small = 0,
    their_wounds: Small = 0,
) -> None:
    """MK-PVP-05, 15, 18..20: how a duel ended that the table fought without the app; `winner` 0: in a draw."""
    told.settle(draft, course.duel_of(draft, "joining"), seat_of(draft, draft.state, who), winner, full,
                own_wounds, their_wounds)  # fmt: skip


@moves.add(by="seat", step="duel", amid=True)
def duel_die(draft: Draft[MageKnight], who: int, colour: Colour, stands: Basic | None = None) -> None:
    """MK-PVP-05, MK-PVP-06, MK-MAN-07: a defender who takes part in full uses a die of the Source."""
    effects.take_die(draft, course.duel_of(draft), seat_of(draft, draft.state, who), colour, stands)
