"""Heroes on the map: where they stand, what their steps are measured by, arriving, going back. MK-MOV, MK-END-02."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ....core.draft import Draft
from ..box.names import Hex
from ..state.hero import Hero, called
from ..state.land import Encounter, EncounterKind
from ..state.pieces import Turn
from ..state.table import MageKnight
from . import growth, stand, teams
from .land.ground import ground, rampaging_near
from .land.steps import Stride, Walk, attack_on, entering, safe
from .land.withdrawal import Withdrawal, forced, thrown_back


def place_of(state: MageKnight, hero: Hero) -> Hex | None:
    """Where a hero stands; one that is still beside the map enters it on the portal (MK-SET-21, MK-MOV-17)."""
    if hero.eliminated or state.charted is None:
        return None
    return hero.at or stand.PORTAL


def walk_of(state: MageKnight, hero: Hero) -> Walk | None:
    """What a hero's steps are measured by, effects of this turn among it; None where the table keeps the map."""
    walk, turn = stand.walk_of(state, hero), state.turn
    if walk is None or turn is None or turn.seat != hero.seat:
        return walk
    return replace(walk, cheaper=tuple(turn.cheaper))


def withdrawal_of(state: MageKnight, hero: Hero) -> Withdrawal | None:
    """MK-END-02: how a hero would have to go back at the end of this turn; None: it need not."""
    walk, at = walk_of(state, hero), place_of(state, hero)
    if walk is None or at is None or safe(walk, at):
        return None
    return forced(walk, _path(state.turn, hero, at))


def repelled(draft: Draft[MageKnight], hero: Hero) -> None:
    """MK-OUT-10, MK-EDG-08: an assault failed: back to the space attacked from, and further if that is not safe."""
    state, turn = draft.state, draft.state.turn
    walk, at = walk_of(state, hero), place_of(state, hero)
    if walk is None or at is None:
        return
    back = thrown_back(walk, _path(turn, hero, at))
    hero.at = back.to
    if turn is not None and turn.seat == hero.seat:
        turn.path = [*back.left]
    draft.tell("tell-repelled", who=called(hero), wounds=back.wounds, **place_facts(state, back.to))
    if not back.safe:
        draft.tell("tell-nowhere-safe", who=called(hero))
    if back.wounds:
        growth.take_wounds(draft, hero, hand=back.wounds)


def _path(turn: Turn | None, hero: Hero, at: Hex) -> list[Hex]:
    """The spaces of this move; at least the one on which the hero stands."""
    path = turn.path if turn is not None and turn.seat == hero.seat else []
    return [*path] if path and path[-1] == at else [at]


def place_facts(state: MageKnight, at: Hex) -> dict[str, Any]:
    """What a space is called in a sentence: its terrain, its site, the tile on which it lies."""
    space = ground(state.land, at) if state.land is not None else None
    if space is None:
        return {"terrain": "plains", "site": "none", "tile": "A"}
    return {"terrain": space.terrain, "site": space.stands or "none", "tile": space.tile}


# --- arriving


def enter(draft: Draft[MageKnight], hero: Hero, turn: Turn, stride: Stride, cost: int) -> None:
    """A step is taken and paid: the figure moves, and what it runs into waits to be fought. MK-MOV-05, 07, 16."""
    state = draft.state
    origin = place_of(state, hero) or stand.PORTAL
    turn.path = [*(turn.path or [origin]), stride.to.at][-200:]
    turn.points = max(0, turn.points - cost)
    hero.at, hero.off = stride.to.at, False
    facts = place_facts(state, stride.to.at)
    draft.tell("tell-step", who=called(hero), cost=cost, left=turn.points, **facts)
    draft.write("wrote-step", who=called(hero), **facts)
    kind: EncounterKind | None = None
    if stride.entering in ("assault", "raid", "owner"):
        kind = stride.entering
    if kind == "owner" and stride.to.owner and (bans := teams.bans(state, hero.seat, stride.to.owner)):
        kind, turn.step = None, "action"  # MK-MOV-19: the move ends here all the same, and there is no action
        draft.tell("tell-nobody-fights", who=called(hero), rule=bans[0].rule)
    if kind is None and stride.provoked:
        kind = "provoked"
    if kind is not None:
        heroes = [stride.to.owner] if kind == "owner" and stride.to.owner else []
        meet(
            draft,
            hero,
            turn,
            Encounter(kind=kind, at=hero.at, origin=origin, rampaging=[*stride.provoked], heroes=heroes),
        )


def from_afar(walk: Walk, to: Hex) -> Stride | None:
    """MK-MOV-12: a space that is entered without a step to it, so that nobody is provoked."""
    space = ground(walk.land, to)
    if space is None:
        return None
    return Stride(space, 0, entering(walk, space), (), tuple(walk.standing(to)))


def meet(draft: Draft[MageKnight], hero: Hero, turn: Turn, encounter: Encounter) -> None:
    """MK-MOV-05, MK-MOV-07, MK-TRN-08: the move ends here, and a fight is the action of this turn."""
    turn.encounter, turn.step = encounter, "action"
    facts = place_facts(draft.state, encounter.at)
    draft.tell(
        f"tell-meet-{encounter.kind}",
        who=called(hero),
        count=len(encounter.rampaging),
        whom=[called(draft.state.at(seat)) for seat in encounter.heroes],
        **facts,
    )
    if encounter.rampaging and encounter.kind != "provoked":
        draft.tell("tell-provoked-too", count=len(encounter.rampaging))


def challengeable(state: MageKnight, hero: Hero) -> list[Hex]:
    """MK-CMB-06, MK-CMB-09: spaces with rampaging enemies beside the hero that nobody provoked already."""
    land, at = state.charted, place_of(state, hero)
    if land is None or at is None:
        return []
    turn = state.turn
    told = turn.encounter.rampaging if turn is not None and turn.encounter is not None else []
    return [one for one in rampaging_near(land, at) if one not in told]


def attacked(state: MageKnight, hero: Hero) -> tuple[list[int], list[teams.Ban]]:
    """MK-MOV-15, MK-MOV-19: whom stopping here attacks, and where nobody may be, why not."""
    walk, at = walk_of(state, hero), place_of(state, hero)
    if walk is None or at is None:
        return [], []
    here = attack_on(walk, at)
    bans = {seat: teams.bans(state, hero.seat, seat) for seat in here}
    free = [seat for seat in here if not bans[seat]]
    return free, [] if free else [ban for seat in here for ban in bans[seat][:1]]
