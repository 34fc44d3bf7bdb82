"""The page of a fight: enemies with their real numbers, what is played on them, what is missing, what damage does."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.message import Message, say
from ....core.page import Frame, Next, View
from ....core.viewer import Viewer
from ..box.enemies import ENEMIES, EnemyId
from ..box.names import ELEMENTS, Element, Hex
from ..box.ruins import RUINS
from ..box.units import Power
from ..box.values import Use
from ..play import growth, sideways, tokens, turns, units
from ..play.fight import course, facing, playing, sites, wounding
from ..play.fight.harm import EnemyHarm
from ..play.land.ground import ground
from ..play.scenarios import druids
from ..state.fight import Clash, Fight, FightPhase, Foe, Taker
from ..state.hero import Hero, called
from ..state.land import Land
from ..state.table import MageKnight
from .drawn_map import direction
from .fight_shapes import (
    Beginning,
    ClashShown,
    DamageShown,
    FightingUnit,
    FoeShown,
    PowerShown,
    RampagingNear,
    ReceiverShown,
    Running,
    TakerShown,
    Toll,
    UnknownFoe,
    ValueShown,
)
from .fight_words import if_given, reasons, to_the_hero
from .hero import SkillShown, striking

USES: dict[FightPhase, tuple[Use, ...]] = {
    "ranged": ("ranged", "siege"),
    "block": ("block",),
    "attack": ("attack", "ranged", "siege"),
}
PHASES: tuple[FightPhase, ...] = ("ranged", "block", "damage", "attack")


@dataclass(frozen=True, kw_only=True)
class FightView(View):
    """What the page of the fight shows."""

    running: Running | None
    beginning: Beginning | None
    steps: list[tuple[FightPhase, str]]  # with "done", "now", ""
    striking: list[SkillShown]  # MK-KF-74: skills that are a value in this phase
    elements: tuple[Element, ...] = ELEMENTS


def fight(state: MageKnight, viewer: Viewer) -> FightView:
    """The fight that goes on, else what could be fought for."""
    now = state.fight
    if now is None:
        beginning = _beginning(state)
        back = Next(say("fight-back"), page="table") if beginning is None else None
        return FightView(frame=Frame(next=back), running=None, beginning=beginning, steps=[], striking=[])
    shown = _running(state, now)
    frame = Frame(next=_next(state, now, shown), scene=f"{now.phase}", subtitle=say("fight-of", who=shown.who))
    at = PHASES.index(_phase(now))
    steps = [(one, "done" if place < at else "now" if place == at else "") for place, one in enumerate(PHASES)]
    talents = striking(state, state.at(now.seat)) if state.find(now.seat) else []
    return FightView(frame=frame, running=shown, beginning=None, steps=steps, striking=talents)


def wanted(state: MageKnight) -> bool:
    """Whether there is a fight, or there may be one."""
    return state.fight is not None or _beginning(state) is not None


def _phase(now: Fight) -> FightPhase:
    return {"reveal": "ranged", "summon": "block"}.get(now.phase, now.phase)  # type: ignore[return-value]


def _beginning(state: MageKnight) -> Beginning | None:
    turn, hero = state.turn, state.hero_on_turn
    if turn is None or hero is None or state.step != "turns" or (turn.acted and turn.encounter is None):
        return None
    land = state.charted
    met = turn.encounter
    if (met is not None and met.kind in ("owner", "hero")) or (met is None and turns.company(state, hero)):
        return None  # heroes fight on a page of their own
    at = met.at if met is not None else hero.at
    here = ground(land, at) if land is not None and at is not None else None
    site = here.site if here is not None and (met is None or met.kind != "provoked") else None
    rampaging = [one for one in _near(land, at) if met is None or one.space not in met.rampaging]
    token = here.lies.ruin if here is not None and site == "ruins" and not here.conquered else None
    ruin = token.ruin if token is not None else ""
    return Beginning(
        seat=hero.seat,
        who=called(hero),
        on_map=land is not None,
        site=None if here is not None and met is None and not sites.opposed(state, here, hero.seat) else site,
        met=met is not None,
        rampaging=rampaging,
        ruin=ruin,
        altar=next((one.altar for one in RUINS.values() if one.id == ruin), None),
        calls=state.scenario == "druid_nights" and state.night and not druids.has_summoned(state, hero),
        glades=druids.shields(state, hero),
    )


def _next(state: MageKnight, now: Fight, shown: Running) -> Next | None:
    """The large step: what it will do stands on it."""
    if now.phase in ("reveal", "summon") or shown.on_table or shown.die:
        return None
    args = {"who": now.seat}
    if now.phase == "damage":
        return Next(say("next-take-damage", count=shown.toll.hand), move="fight_on", args=args)
    wasted = any(clash.values and not facing.reckoned(now, clash).succeeds for clash in now.clashes)
    lost = "yes" if wasted else "no"  # what was played there does nothing as it stands
    if now.phase == "block":
        good = len(facing.blocked(now))
        label = say("next-block", count=good, open=len(facing.attackers(now)) - good, lost=lost)
        return Next(label, move="fight_on", args=args, quiet=wasted)
    good = len(facing.fallen(now))
    standing = len(facing.present(now)) - good
    if now.phase == "ranged":
        return Next(say("next-strike", count=good, lost=lost), move="fight_on", args=args, quiet=wasted)
    label = say("next-last-strike", count=good, standing=standing, lost=lost)
    return Next(label, move="fight_on", args=args, quiet=standing > 0)


def _running(state: MageKnight, now: Fight) -> Running:
    hero = state.at(now.seat)
    names = {foe.number: foe.enemy for foe in now.foes if foe.enemy}
    active = facing.aimed(now)
    plays = now.phase in USES
    values = active.values if active is not None else []
    uses = USES.get(now.phase, ())
    foes = [_foe(now, foe, active) for foe in now.living if foe.enemy is not None]
    last = next((value for value in reversed(values) if not value.unit), None)
    damage = facing.harms(now, growth.armor(hero)) if now.phase == "damage" else []
    hand = sum(one.harm.hero.wounds for one in damage)
    limit = growth.printed_limit(hero)
    return Running(
        seat=now.seat,
        who=called(hero),
        phase=now.phase,
        site=now.site,
        cities=now.cities,
        night=now.night,
        units_barred=not now.units,
        foes=foes,
        fallen=[foe.enemy for foe in now.foes if foe.dead and foe.enemy],
        unknown=[UnknownFoe(foe.number, foe.back, foe.part, tokens.possible(state, foe.back)) for foe in now.unknown],
        uses=uses,
        use=last.use if last is not None and last.use in uses else uses[0] if uses else "attack",
        element=last.element if last is not None else "physical",
        sideways=next(iter(sideways.uses(state, hero)), None) if plays else None,
        clashes=[_clash(hero, now, at, names) for at in range(len(now.clashes))] if plays else [],
        may_split=now.phase in facing.ATTACKS and bool(active and active.targets and len(facing.present(now)) > 1),
        better=_better(now) if plays else None,
        units=_units(state, hero, now, foes),
        damage=[_damage(state, hero, now, one, foes) for one in damage],
        toll=Toll(
            hand,
            sum(one.harm.hero.to_discard for one in damage),
            any(one.harm.hero.paralyzed for one in damage),
            not now.out and wounding.knocked_out(now.wounds + hand, limit),
        ),
        wounds=now.wounds,
        limit=limit,
        die=course.die_answers(now),
        joiners=_joiners(state, now),
        challenges=now.kind in sites.JOINED,
        on_table=not state.in_app("fights"),
        on_map=now.at is not None and state.in_app("map"),
    )


def _near(land: Land | None, at: Hex | None) -> list[RampagingNear]:
    """Rampaging enemies beside a space."""
    found = []
    for space in sites.near(land, at):
        here = ground(land, space) if land is not None else None
        if at is not None and here is not None and here.lies.tokens:
            known = [one.enemy for one in here.lies.tokens if one.enemy]
            way = direction(at, space)
            found.append(RampagingNear(space, here.lies.tokens[0].back, known, way, here.terrain))
    return found


def _joiners(state: MageKnight, now: Fight) -> list[RampagingNear]:
    """MK-CMB-04, MK-CMB-09: who beside the space may still be challenged."""
    hero = state.at(now.seat)
    if now.phase not in ("reveal", "ranged") or not state.in_app("map") or now.kind not in sites.JOINED:
        return []
    return _near(state.land, now.at or hero.at)


def _foe(now: Fight, foe: Foe, active: Clash | None) -> FoeShown:
    stands = facing.opponent_of(now, foe)
    token = ENEMIES[foe.enemy]  # type: ignore[index]
    clash = facing.clash_at(now, foe.number)
    here = any(one is foe for one in facing.present(now))
    good, note = _note(now, foe, clash, active, here)
    ordinary = (token.armor, token.attack, token.abilities, token.resistances)
    return FoeShown(
        number=foe.number,
        enemy=token.id,
        back=foe.back,
        part=foe.part,
        armor=stands.armor,
        attack=stands.attack,
        damage=stands.damage,
        element=stands.element,
        abilities=tuple(sorted(stands.abilities)),
        resistances=tuple(sorted(stands.resistances)),
        fame=_fame(now, foe, token.fame),
        halved=_halves(now, foe),
        walls=stands.fortified + stands.doubly_fortified,
        changed=ordinary != (stands.armor, stands.attack, stands.abilities, stands.resistances),
        unsure=token.unsure is not None,
        here=here,
        aim=clash is not None and clash is active,
        elsewhere=clash is not None and clash is not active,
        good=good,
        note=note,
    )


def _note(now: Fight, foe: Foe, clash: Clash | None, active: Clash | None, here: bool) -> tuple[bool, Message | None]:
    """What will befall a foe as things stand; of one that nothing is aimed at, what it would take."""
    if not here:
        return False, say("foe-away")
    if now.phase == "damage":
        return foe.blocked, say("foe-blocked" if foe.blocked else "foe-strikes")
    if now.phase not in USES:
        return False, None
    if now.phase == "block" and not any(one is foe for one in facing.attackers(now)):
        return True, say("foe-calm")
    if clash is not None:
        found = facing.reckoned(now, clash)
        if found.succeeds:
            return True, say("foe-blocked" if now.phase == "block" else "foe-falls")
        return False, say("foe-short", count=found.short) if not found.barred else say("foe-out-of-reach")
    loose = active.values if active is not None and not active.targets else []
    alone = facing.against(now, [foe], loose)
    if alone.barred:
        return False, say("foe-out-of-reach")
    if alone.succeeds:
        return False, say("foe-enough")
    if alone.siege_only:
        return False, say("foe-wants-siege", count=alone.short)
    return False, say("foe-wants-block" if now.phase == "block" and not loose else "foe-wants", count=alone.short)


def _clash(hero: Hero, now: Fight, at: int, names: dict[int, EnemyId]) -> ClashShown:
    clash = now.clashes[at]
    found = facing.reckoned(now, clash)
    counted = facing.as_played(now, clash.values)
    values = [ValueShown(place, one, _unit_name(hero, one.unit)) for place, one in enumerate(counted)]
    said = reasons(now, found, names) if clash.values or found.barred else []
    targets = [names[one] for one in clash.targets]
    return ClashShown(at, at == now.aim, targets, values, found.need, found.total, found.succeeds, said)


def _unit_name(hero: Hero, place: int) -> str:
    return hero.units[place - 1].unit if 0 < place <= len(hero.units) else ""


def _fame(now: Fight, foe: Foe, printed: int) -> int:
    """MK-CMB-02, MK-KF-23, MK-CH-10, MK-DN-04: what a defeat is worth here; a monster brings nothing."""
    if foe.part != "defender":
        return 0 if foe.part == "monster" else printed
    return printed if _halves(now, foe) else course.shared(printed, now.share)


def _halves(now: Fight, foe: Foe) -> bool:
    """MK-CH-10: whether half of its Fame is given, together with that of others, so that it is rounded later."""
    defenders = sum(one.part == "defender" for one in now.foes)
    return foe.part == "defender" and now.share == "half" and defenders > 1


def _better(now: Fight) -> Message | None:
    """MK-RSA-10: whether another grouping of what was played does more than this one."""
    if not any(clash.values for clash in now.clashes):
        return None
    plan = facing.advice(now)
    if plan is None or plan.gain <= _gain(now):
        return None
    return say("fight-better-blocks" if now.phase == "block" else "fight-better", count=plan.enemies, gain=plan.gain)


def _gain(now: Fight) -> int:
    if now.phase == "block":
        return sum(facing.opponent_of(now, one).damage for one in facing.blocked(now))
    return sum(facing.opponent_of(now, one).fame for one in facing.fallen(now))


def _units(state: MageKnight, hero: Hero, now: Fight, foes: list[FoeShown]) -> list[FightingUnit]:
    """MK-UNI-07: ready, unwounded units, with what they can do in this phase."""
    if not now.units or not state.in_app("heroes"):
        return []
    shown = []
    for place, unit in enumerate(hero.units, 1):
        card = units.card_of(unit)
        if card is None or not unit.usable:
            continue
        powers = [
            PowerShown(
                which,
                power,
                [foe for foe in foes if foe.here and _touched(power, foe)] if power.kind == "halt" else [],
                (0, 1, 2) if power.twist == "boost" else (0,),
                ways if len(ways := playing.ways_to_pay(state, hero, power)) > 1 else [],
                bool(ways) or power.cost is None,
            )
            for which, power in enumerate(card.powers)
            if playing.of_use(now, power)
        ]
        if powers:
            shown.append(FightingUnit(place, unit.unit, powers))
    return shown


def _touched(power: Power, foe: FoeShown) -> bool:
    """MK-CMB-13, MK-CMB-14: whether an effect of that mana touches a foe."""
    return ("fire" if power.cost == "red" else "ice" if power.cost == "blue" else "") not in foe.resistances


def _damage(state: MageKnight, hero: Hero, now: Fight, one: facing.FoeHarm, foes: list[FoeShown]) -> DamageShown:
    armor = growth.armor(hero)
    taking = {taker.unit for taker in now.takers}
    receivers = []
    for place, unit in enumerate(hero.units if now.units and state.in_app("heroes") else [], 1):
        if unit.wounds or unit.resisted or place in taking:
            continue
        taker = facing.taker_of(one.foe.number, place, unit, now.shielded)
        preview = if_given(one.opponent, one.harm, facing.receiver(taker), armor)
        receivers.append(ReceiverShown(place, unit.unit, taker.armor, taker.resistances, preview))
    mine = [(place, taker) for place, taker in enumerate(now.takers) if taker.foe == one.foe.number]
    return DamageShown(
        foe=next(foe for foe in foes if foe.number == one.foe.number),
        hero=to_the_hero(one.opponent, one.harm),
        takers=[_taker(hero, place, taker, one.harm, nth) for nth, (place, taker) in enumerate(mine)],
        receivers=receivers if one.harm.left else [],
    )


def _taker(hero: Hero, place: int, taker: Taker, done: EnemyHarm, nth: int) -> TakerShown:
    """A taker, and what befalls it; one for whom nothing is left is spared."""
    fate = "spared"
    if nth < len(done.units):
        hurt = done.units[nth]
        fate = "destroyed" if hurt.destroyed else "resists" if hurt.resisted else f"wounded-{hurt.wounds}"
    return TakerShown(place, _unit_name(hero, taker.unit), taker.armor, fate)
