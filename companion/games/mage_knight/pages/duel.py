"""The page of a duel: both sides, whose attack it is, what the block leaves of it, and what that could do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from ....core.message import Message, say
from ....core.page import Frame, Next, Prompt, View
from ....core.viewer import Viewer
from ..box.cards import ARTIFACT_IDS
from ..box.enemies import Resistance
from ..box.hexes import neighbours
from ..box.names import ELEMENTS, Element, Hex
from ..box.units import UNITS, UnitId
from ..box.values import Use, Value
from ..play import growth, skill_strikes, skills, teams
from ..play.duel import effects, exchange
from ..play.duel.reckoning import Blow, Prices
from ..play.land.ground import ground, ground_of
from ..state.duel import Duel
from ..state.hero import Hero, Unit
from ..state.table import MageKnight
from .duel_shapes import (
    DuelPower,
    DuelShown,
    DuelSide,
    DuelSkill,
    HarmShown,
    Mean,
    PlayedValue,
    Prospect,
    Target,
    UnitInDuel,
)
from .figures import Figure, figure
from .joint import JointShown, ProposalShown, joint_shown, next_step, proposal

SHOOTING: tuple[Use, ...] = ("ranged", "siege")
MELEE: tuple[Use, ...] = ("attack", "ranged", "siege")
WAYS = ("northeast", "east", "southeast", "southwest", "west", "northwest")


@dataclass(frozen=True, kw_only=True)
class DuelView(View):
    """What the page of duels and joint assaults shows."""

    now: DuelShown | None
    joint: JointShown | None
    targets: list[Target]
    whose: Figure | None
    proposal: ProposalShown | None
    map_kept: bool
    elements: tuple[Element, ...] = ELEMENTS


def page(state: MageKnight, viewer: Viewer) -> DuelView:
    """The duel or the joint assault that goes on, else what could be begun."""
    now = _shown(state, state.duel) if state.duel is not None else None
    joint = joint_shown(state)
    hero = state.hero_on_turn if state.step == "turns" else None
    free = hero is not None and now is None and joint is None and state.fight is None
    return DuelView(
        frame=_frame(now, joint),
        now=now,
        joint=joint,
        targets=_targets(state, hero) if hero is not None and free else [],
        whose=figure(state, hero.seat) if hero is not None else None,
        proposal=proposal(state, hero) if hero is not None and free else None,
        map_kept=state.in_app("map"),
    )


def wanted(state: MageKnight) -> bool:
    """Whether there is anything to see on the page."""
    if state.duel is not None or state.joint is not None:
        return True
    hero = state.hero_on_turn if state.step == "turns" and state.fight is None else None
    return hero is not None and bool(_targets(state, hero) or proposal(state, hero))


def prompts(state: MageKnight) -> list[Prompt]:
    """MK-PVP-04, MK-PVP-08: what one of the two has to decide."""
    duel = state.duel
    return [Prompt(duel.acting, say(f"prompt-duel-{duel.step}"))] if duel is not None else []


def name(state: MageKnight) -> str:
    """What the page is called just now."""
    return "joint" if state.joint is not None or teams.cooperative(state) else "duel"


def _frame(now: DuelShown | None, joint: JointShown | None) -> Frame:
    if now is not None:
        scene = f"duel-{now.duel.step}-{now.duel.striker}-{now.duel.melee}"
        return Frame(next=_next(now), scene=scene)
    if joint is not None:
        return Frame(next=next_step(joint), scene=f"joint-{joint.step}-{joint.now}")
    return Frame()


def _next(now: DuelShown) -> Next | None:
    """The large step: what it does stands on it."""
    args = {"who": now.acting.figure.seat}
    if now.told or now.duel.step == "joining":
        return None
    if now.duel.step == "attack":
        if now.blow.attack:
            return Next(say("next-duel-strike", count=now.blow.attack), move="duel_strike", args=args)
        return None if now.duel.attack else Next(say("next-duel-pass", both=now.duel.passed, melee=now.duel.melee),
                                                 move="duel_pass", args=args, quiet=True)  # fmt: skip
    if now.duel.step == "block":
        return Next(say("next-duel-block", block=now.blow.block, left=now.blow.left), move="duel_block", args=args)
    harm = now.harm
    idle = harm is None or not harm.spent
    return Next(say("next-duel-nothing" if idle else "next-duel-harm"), move="duel_harm", args=args)


# --- what goes on


def _shown(state: MageKnight, duel: Duel) -> DuelShown:
    sides = [_side(state, duel, seat) for seat in (duel.aggressor, duel.defender)]
    by_seat = {one.figure.seat: one for one in sides}
    blow, ways = exchange.struck(duel), exchange.prices(state, duel)
    gathered = duel.block if duel.step == "block" else duel.attack
    walled = exchange.walled(duel)
    uses: tuple[Use, ...] = ("block",) if duel.step == "block" else MELEE if duel.melee else SHOOTING
    if walled and duel.step == "attack":
        uses = ("siege",)
    last = next((value for value in reversed(gathered) if not value.unit), None)
    acting = state.at(duel.acting)
    return DuelShown(
        duel=duel,
        sides=sides,
        striker=by_seat[duel.striker],
        other=by_seat[duel.other],
        acting=by_seat[duel.acting],
        uses=uses,
        use=last.use if last is not None and last.use in uses else uses[0],
        element=last.element if last is not None else "physical",
        walled=walled,
        attack=_values(state.at(duel.striker), duel.attack, blow),
        block=_values(state.at(duel.other), duel.block, blow),
        blow=blow,
        elements=[one for one in ELEMENTS if one in blow.elements],
        reasons=[*_reasons(blow, duel, walled), *_touched(state.at(duel.striker), duel)],
        powers=_powers(acting, uses) if duel.step in ("attack", "block") else [],
        skills=[
            DuelSkill(held.skill, value)
            for held in acting.skills
            if skills.ready(state, acting, held)
            for value in skill_strikes.duel_values(state, acting, held.skill)
        ],
        prospect=_prospect(state.at(duel.other), ways),
        harm=_harm(state, duel, ways) if duel.step == "harm" else None,
        told=not state.in_app("fights"),
        dice=_dice(state, duel),
    )


def _side(state: MageKnight, duel: Duel, seat: int) -> DuelSide:
    hero = state.at(seat)
    return DuelSide(
        figure=figure(state, seat),
        role="aggressor" if seat == duel.aggressor else "defender",
        acting=seat == duel.acting,
        striking=seat == duel.striker and duel.step != "joining",
        level=hero.level,
        armor=growth.armor(hero),
        wounds=duel.wounds.get(seat, 0),
        limit=growth.printed_limit(hero),
        hand=hero.hand.count if state.in_app("heroes") else None,
        units=[_unit(duel, seat, place, unit) for place, unit in enumerate(hero.units, 1)],
        full=duel.full and seat == duel.defender,
        counted=effects.counted(state, duel, seat),
    )


def _unit(duel: Duel, seat: int, place: int, unit: Unit) -> UnitInDuel:
    quarry = exchange.quarry_of(duel, seat, place, unit)
    kinds: tuple[Resistance, ...] = ("physical", "fire", "ice")
    return UnitInDuel(
        place=place,
        unit=unit.unit,
        armor=quarry.armor,
        resistances=tuple(one for one in kinds if one in quarry.resistances),
        state="wounded" if unit.wounds else "spent" if unit.spent else "ready",
        banner=unit.banner,
    )


def _values(hero: Hero, values: Sequence[Value], blow: Blow) -> list[PlayedValue]:
    return [
        PlayedValue(
            place=place,
            value=value,
            unit=hero.units[value.unit - 1].unit if 0 < value.unit <= len(hero.units) else "",
            idle=value in blow.useless,
        )
        for place, value in enumerate(values, 1)
    ]


def _reasons(blow: Blow, duel: Duel, walled: bool) -> list[Message]:
    """Why the block comes to what it does. MK-PVP-10, MK-PVP-11."""
    found = [say("why-duel-walled")] if walled else []
    for one in blow.halvings:
        found.append(say("why-duel-halved", element=one.element, points=one.points))
    if blow.inefficient:
        found.append(say("why-duel-half", points=blow.inefficient, halved=blow.halved))
    if blow.hasty and blow.block:
        found.append(say("why-duel-hasty", block=blow.block, off=blow.block // 2))
    if duel.step == "block" and blow.missing:
        found.append(say("why-duel-missing", count=blow.missing))
    return found


def _touched(striker: Hero, duel: Duel) -> list[Message]:
    """MK-PVP-22: whom effects of this block may touch, and whether those take place that ask for success."""
    names = [striker.units[at - 1].unit for at in effects.contributors(duel) if at <= len(striker.units)]
    if duel.step != "block" or not names:
        return []
    return [say("why-duel-touch", unit=names, all=effects.stopped(duel))]


def _powers(hero: Hero, uses: Sequence[Use]) -> list[DuelPower]:
    """MK-UNI-07: what ready units can play into this."""
    found = []
    for place, unit in enumerate(hero.units, 1):
        card = UNITS[cast(UnitId, unit.unit)] if unit.unit in UNITS else None
        if card is None or not unit.usable:
            continue
        for power in card.powers:
            if power.kind in uses:
                use = cast(Use, power.kind)
                sure = power.twist == "swift"
                found.append(DuelPower(place, unit.unit, use, power.amount, power.element, power.cost or "", sure))
    return found


def _prospect(other: Hero, ways: Prices) -> Prospect:
    return Prospect(
        left=ways.points,
        wounds=ways.points // ways.wound,
        units=[other.units[place - 1].unit for place, price in ways.units.items() if price <= ways.points],
        theft=bool(ways.theft) and ways.theft <= ways.points,
        retreat=any(0 < cost <= ways.points for cost in (*ways.spaces.values(), ways.told)),
    )


def _harm(state: MageKnight, duel: Duel, ways: Prices) -> HarmShown:
    plan, other, striker = duel.plan, state.at(duel.other), state.at(duel.striker)
    wounds = exchange.wounds_of(ways, plan)
    fixed = exchange.cost_of(ways, plan) - ways.wound * (plan.wounds or 0)
    spent = fixed + wounds * ways.wound
    left = ways.points - fixed

    def mean(key: str, price: int, chosen: bool, **more: object) -> Mean:
        return Mean(key, price, chosen, chosen or price <= left, **more)  # type: ignore[arg-type]

    lies = duel.melee and state.in_app("heroes")
    loot = exchange.takeable(state, other, plan.units) if lies else [*ARTIFACT_IDS] if duel.melee else []
    before = duel.wounds.get(other.seat, 0)
    limit = growth.printed_limit(other)
    return HarmShown(
        points=ways.points,
        spent=spent,
        wounds=wounds,
        wound=ways.wound,
        more=spent + ways.wound <= ways.points,
        units=[
            mean(str(place), price, place in plan.units, unit=other.units[place - 1].unit)
            for place, price in ways.units.items()
        ],
        artifacts=[mean(card, ways.theft or 5, card in plan.artifacts) for card in dict.fromkeys(loot)],
        spaces=[_space(state, duel, space, cost, plan.space == space, left) for space, cost in ways.spaces.items()],
        told=[mean(str(cost), cost, plan.told == cost) for cost in exchange.TOLD]
        if duel.melee and not state.in_app("map")
        else [],
        out=before < limit <= before + wounds,
        wins=exchange.worth(striker, other) if plan.space or plan.told else None,
    )


def _space(state: MageKnight, duel: Duel, space: Hex, cost: int, chosen: bool, left: int) -> Mean:
    here = ground(state.land, space) if state.land is not None else None
    return Mean(
        key=space,
        price=cost,
        chosen=chosen,
        fits=chosen or cost <= left,
        space=space,
        terrain=here.terrain if here else None,
        site=(here.site or "") if here else "",
        way=dict(zip(neighbours(duel.at), WAYS, strict=True)).get(space, "") if duel.at else "",
    )


def _dice(state: MageKnight, duel: Duel) -> list[str]:
    """MK-PVP-05: colours of the dice that a defender in full may take, who has taken none yet."""
    own = next((one for one in state.beside if one.seat == duel.defender), None)
    if own is None or own.die_used or not state.in_app("source"):
        return []
    return [*dict.fromkeys(str(one.colour) for one in state.source if one.free)]


# --- what could be begun


def _targets(state: MageKnight, hero: Hero) -> list[Target]:
    """Heroes on the same space; where the table keeps the map, all others."""
    turn = state.turn
    if turn is None or turn.fought or turn.rest:
        return []
    here = ground_of(state, hero)
    if state.in_app("map") and (here is None or here.shared):
        return []
    others = [
        one
        for one in state.heroes
        if one is not hero and not one.eliminated and (here is None or (one.at == hero.at and not one.off))
    ]
    return [Target(figure(state, one.seat), teams.bans(state, hero.seat, one.seat)) for one in others]
