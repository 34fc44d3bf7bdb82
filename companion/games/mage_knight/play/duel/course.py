"""The course of a duel: how it begins, whose attack it is, what each leaves behind, how it ends. MK-PVP."""

from __future__ import annotations

import msgspec

from .....core.draft import Draft
from ...box.names import Hex
from ...box.values import Value
from ...state.duel import Duel, DuelSite, Harm
from ...state.hero import Hero, called
from ...state.pieces import Turn
from ...state.table import MageKnight
from .. import growth, teams, units
from ..land.ground import ground_of
from . import exchange, places

MOST_POINTS = 50  # of one value


def duel_of(draft: Draft[MageKnight], *steps: str) -> Duel:
    """The duel that goes on, on one of these steps; refused when there is none."""
    duel = draft.state.duel
    if duel is None:
        draft.object("MK-PVP-07", "no-duel", can_overrule=False)
    if steps and duel.step not in steps:
        draft.object("MK-PVP-08", "duel-not-now", can_overrule=False, who=called(draft.state.at(duel.acting)))
    return duel


def acting(draft: Draft[MageKnight], who: int, *steps: str) -> Duel:
    """The duel, in which it is that seat's to decide. MK-PVP-08."""
    duel = duel_of(draft, *steps)
    if duel.acting != who:
        draft.object("MK-PVP-08", "duel-not-now", can_overrule=False, who=called(draft.state.at(duel.acting)))
    return duel


# --- how it begins


def begin(draft: Draft[MageKnight], hero: Hero, other: Hero, told: DuelSite = "", owns: bool = False) -> Duel:
    """MK-PVP-01..03, MK-CMB-03: a hero attacks the one on whose space it stopped, as the action of its turn.

    `told`, `owns`: the fortified site, and whether the defender owns it, where the table keeps the map.
    """
    state, turn = draft.state, draft.state.turn
    for ban in teams.bans(state, hero.seat, other.seat):
        draft.object(ban.rule, ban.key, who=called(other))
    here = ground_of(state, hero)
    if here is not None and (other.at != hero.at or other.off):
        draft.object("MK-PVP-01", "duel-not-here", who=called(other))
    if here is not None and here.shared:
        draft.object("MK-PVP-01", "duel-in-shared-place", site=here.site or "none")
    if here is not None and places.provokes(state, hero):
        draft.object("MK-PVP-03", "duel-step-provokes")
    site = places.site_of(here) if state.in_app("map") else told
    owned = here.owner == other.seat if here is not None else owns and bool(told)
    duel = state.duel = Duel(
        aggressor=hero.seat,
        defender=other.seat,
        striker=other.seat,
        at=here.at if here else None,
        came=places.came_from(state, hero),
        site=site,
        own_keep=owned,
    )
    if turn is not None and turn.seat == hero.seat:
        if turn.fought:
            draft.object("MK-CMB-10", "duel-one-combat", who=called(hero))
        turn.fought = turn.acted = True
        turn.step, turn.encounter = "action", None
    draft.write("wrote-duel", who=called(hero), whom=called(other), site=site or "none")
    if owned and state.scenario != "conquer_and_hold":  # MK-CMB-03, MK-CH-05
        growth.change_reputation(draft, hero, -1)
    return duel


def join(draft: Draft[MageKnight], duel: Duel, full: bool) -> None:
    """MK-PVP-04..06: the defender takes part in full, and skips the next turn for it, or in part."""
    state, defender = draft.state, draft.state.at(duel.defender)
    duel.full = full
    if full:
        if defender.seat not in state.flipped:
            state.flipped.append(defender.seat)
        if defender.seat not in [one.seat for one in state.beside]:
            state.beside.append(
                Turn(seat=defender.seat, within=duel.aggressor, step="action", carded=True, acted=True, fought=True)
            )
        draft.tell("tell-duel-full", who=called(defender))
    draft.write("wrote-duel-joined", who=called(defender), full=full)
    duel.step, duel.striker = "attack", duel.defender


# --- what is played


def play(draft: Draft[MageKnight], duel: Duel, value: Value) -> None:
    """MK-PVP-08, 09, 16: a value into the attack or the block that is gathered; a unit that gives it is spent."""
    hero = draft.state.at(duel.acting)
    if duel.step == "block" and value.use != "block" or duel.step == "attack" and value.use == "block":
        draft.refuse("use", "duel-other-use", use=value.use)
    if value.unit:
        units.activate(draft, hero, units.unit_at(draft, hero, value.unit))
    (duel.block if duel.step == "block" else duel.attack).append(value)
    if value in exchange.struck(duel).useless:
        walled = not duel.melee and value.use == "ranged"
        draft.object("MK-PVP-09" if walled else "MK-PVP-08", "duel-siege-only" if walled else "duel-not-in-melee-yet")


def take_back(draft: Draft[MageKnight], duel: Duel, place: int) -> None:
    """MK-UND-01: a value of what is being gathered, the first one is 1, was not played after all."""
    values = duel.block if duel.step == "block" else duel.attack
    if not 1 <= place <= len(values):
        draft.refuse("place", "duel-no-such-value", count=len(values))
    value, hero = values.pop(place - 1), draft.state.at(duel.acting)
    if 0 < value.unit <= len(hero.units) and value.unit not in [one.unit for one in values]:
        hero.units[value.unit - 1].spent = False


def change(draft: Draft[MageKnight], duel: Duel, place: int, by: int) -> None:
    """A value of what is being gathered counts so much more, or less; with no point left it is taken back."""
    values = duel.block if duel.step == "block" else duel.attack
    if not 1 <= place <= len(values):
        draft.refuse("place", "duel-no-such-value", count=len(values))
    points = values[place - 1].points + by
    if points < 1:
        take_back(draft, duel, place)
    else:
        values[place - 1] = msgspec.structs.replace(values[place - 1], points=min(points, MOST_POINTS))


def strike(draft: Draft[MageKnight], duel: Duel) -> None:
    """MK-PVP-08: the attack is made; the other one may block it."""
    if not exchange.struck(duel).attack:
        draft.object("MK-PVP-08", "duel-attack-of-nothing", can_overrule=False)
    duel.step, duel.passed = "block", False


def pass_on(draft: Draft[MageKnight], duel: Duel) -> None:
    """MK-PVP-07, MK-PVP-08, MK-PVP-20: no attack; two of those end the first phase, and in melee the combat."""
    if duel.attack:
        draft.object("MK-PVP-08", "duel-take-back-first", can_overrule=False)
    draft.write("wrote-duel-passed", who=called(draft.state.at(duel.striker)))
    if not duel.passed:
        duel.passed = True
        exchange.pass_over(duel)
    elif duel.melee:
        finish(draft, duel, None)
    else:
        duel.melee, duel.passed = True, False
        duel.step, duel.striker = "attack", duel.aggressor
        draft.tell("tell-duel-melee", who=called(draft.state.at(duel.aggressor)))


def block(draft: Draft[MageKnight], duel: Duel) -> None:
    """MK-PVP-10, MK-PVP-14: the block is made, which may be none; where what is left reaches nobody, that was all."""
    duel.step, duel.plan = "harm", Harm()
    found = exchange.struck(duel)
    if exchange.prices(draft.state, duel).idle:
        draft.write(
            "wrote-duel-blow",
            who=called(draft.state.at(duel.striker)),
            attack=found.attack,
            block=found.block,
            left=found.left,
        )
        exchange.pass_over(duel)


# --- how it ends


def finish(draft: Draft[MageKnight], duel: Duel, loser: Hero | None, space: Hex | None = None) -> None:
    """MK-PVP-18..20, MK-PVP-27: somebody is forced to retreat, or nobody: then the aggressor goes back."""
    state, turn = draft.state, draft.state.turn
    aggressor, defender = state.at(duel.aggressor), state.at(duel.defender)
    state.duel = None
    if loser is None:
        draft.write("wrote-duel-draw", who=called(aggressor), whom=called(defender))
        draft.tell("tell-duel-goes-back", who=called(aggressor))
        _go(turn, aggressor, duel.came, back=True)
        return
    winner = defender if loser is aggressor else aggressor
    draft.write("wrote-duel-won", who=called(winner), whom=called(loser))
    draft.tell("tell-duel-retreats", who=called(loser))
    _go(turn, loser, space)
    if fame := exchange.worth(winner, loser):
        growth.gain_fame(draft, winner, fame)
    if loser is defender and duel.own_keep:
        places.change_owner(state, duel.at, defender.seat, aggressor.seat)
        draft.tell("tell-duel-keep", who=called(aggressor), whom=called(defender), site=duel.site)
        draft.write("wrote-duel-keep", who=called(aggressor), site=duel.site)


def _go(turn: Turn | None, hero: Hero, space: Hex | None, back: bool = False) -> None:
    """A hero goes to a space; of who is on turn, what it would withdraw along (MK-END-02) is known anew."""
    if space is None:
        return
    hero.at = space
    if turn is not None and turn.seat == hero.seat:
        turn.path = turn.path[:-1] if back and len(turn.path) > 1 else [space]
