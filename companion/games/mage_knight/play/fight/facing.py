"""A fight as it stands: who may be aimed at in this phase, what each clash comes to, what damage will do. MK-CMB."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from ...box.enemies import ENEMIES, Resistance
from ...box.names import Element
from ...box.units import UNITS
from ...box.values import Value
from ...state.fight import Clash, Fight, Foe, Taker
from ...state.hero import Unit
from .attacks import Reckoning, strike
from .blocks import block
from .grouping import Plan, best_attacks, best_blocks
from .harm import EnemyHarm, Receiver, harm
from .opponents import Opponent, opponent

ATTACKS = ("ranged", "attack")  # phases in which the hero strikes


def opponent_of(fight: Fight, foe: Foe) -> Opponent:
    """The foe with all that holds in this phase. MK-CMB-01, 08, MK-CTY-01..04, MK-VAR-25."""
    if foe.enemy is None:
        raise LookupError("nobody knows which token that is")
    defends = foe.part == "defender"
    die = "" if foe.part == "monster" else fight.die
    return opponent(
        ENEMIES[foe.enemy],
        number=foe.number,
        cities=fight.cities if defends else (),
        walled=defends and fight.kind == "assault",
        armor=foe.armor + ((die, fight.phase) in (("white", "ranged"), ("blue", "attack"))),
        attack=foe.attack + (die == "red"),
        bared=foe.bared,
        open_=foe.opened,
    )


def monster_of(fight: Fight, foe: Foe) -> Foe | None:
    """MK-BLK-02: the monster that fights in a summoner's stead."""
    return next((one for one in fight.living if one.part == "monster" and one.summoner == foe.number), None)


def present(fight: Fight) -> list[Foe]:
    """MK-BLK-03: who can be aimed at now: a summoner is out of reach while its monster is there."""
    return [one for one in fight.living if one.enemy is not None and monster_of(fight, one) is None]


def attackers(fight: Fight) -> list[Foe]:
    """MK-BLK-01: who attacks in the second phase."""
    return [one for one in present(fight) if not one.calm and opponent_of(fight, one).attack]


def unblocked(fight: Fight) -> list[Foe]:
    """MK-DMG-01: whose damage is still to be assigned."""
    return [one for one in attackers(fight) if not one.blocked]


def aimed(fight: Fight) -> Clash | None:
    """What is being played now."""
    return fight.clashes[fight.aim] if fight.aim < len(fight.clashes) else None


def clash_at(fight: Fight, number: int) -> Clash | None:
    """What is played on that foe."""
    return next((one for one in fight.clashes if number in one.targets), None)


def reckoned(fight: Fight, clash: Clash) -> Reckoning:
    """What a clash comes to, as it stands."""
    return against(fight, [one for one in present(fight) if one.number in clash.targets], clash.values)


def as_played(fight: Fight, values: Iterable[Value]) -> list[Value]:
    """MK-KF-70: the values as they count, when a unit has made cold fire or siege of all attacks."""
    if not fight.converted or fight.phase not in ATTACKS:
        return [*values]
    if fight.converted == "siege":
        return [msgspec.structs.replace(one, use="siege") for one in values]
    return [msgspec.structs.replace(one, element="cold_fire") for one in values]


def against(fight: Fight, foes: list[Foe], values: list[Value]) -> Reckoning:
    """What these values would come to against these foes, in this phase."""
    targets = [opponent_of(fight, one) for one in foes]
    if fight.phase == "block" and len(targets) == 1:
        return block(targets[0], values)
    return strike(targets, as_played(fight, values), first=fight.phase == "ranged")


def fallen(fight: Fight) -> list[Foe]:
    """MK-RSA-07: who is defeated by the attacks as they stand."""
    if fight.phase not in ATTACKS:
        return []
    won = {number for clash in fight.clashes if reckoned(fight, clash).succeeds for number in clash.targets}
    return [one for one in present(fight) if one.number in won]


def blocked(fight: Fight) -> list[Foe]:
    """MK-BLK-06: who is blocked by the blocks as they stand."""
    won = {number for clash in fight.clashes if reckoned(fight, clash).succeeds for number in clash.targets}
    return [one for one in attackers(fight) if one.number in won]


def advice(fight: Fight) -> Plan | None:
    """MK-RSA-10: the best that all that was played can do; None where there is too much to say, or nothing."""
    values = tuple(value for clash in fight.clashes for value in clash.values)
    if not values:
        return None
    if fight.phase == "block":
        return best_blocks([opponent_of(fight, one) for one in attackers(fight)], values)
    targets = [opponent_of(fight, one) for one in present(fight)]
    return best_attacks(targets, as_played(fight, values), first=fight.phase == "ranged")


def advised(fight: Fight, plan: Plan) -> list[Clash]:
    """The clashes of such advice; values that it does not need make one without a target."""
    foes = attackers(fight) if fight.phase == "block" else present(fight)
    values = [value for clash in fight.clashes for value in clash.values]
    clashes = [
        Clash(targets=[foes[at].number for at in group.targets], values=[values[at] for at in group.values])
        for group in plan.groups
    ]
    used = {at for group in plan.groups for at in group.values}
    rest = [value for at, value in enumerate(values) if at not in used]
    return [*clashes, *([Clash(values=rest)] if rest else [])]


# --- damage


@dataclass(frozen=True)
class FoeHarm:
    """What one unblocked foe does as things stand, and to which units."""

    foe: Foe
    opponent: Opponent
    takers: tuple[Taker, ...]
    harm: EnemyHarm


def receiver(taker: Taker) -> Receiver:
    """A taker's Armor and resistances."""
    return Receiver(taker.armor, frozenset(taker.resistances))


def taker_of(foe: int, place: int, unit: Unit, all_resist: bool = False) -> Taker:
    """A unit of the unit area as one that takes damage. MK-KF-70; `all_resist`: by the power of one of them."""
    card = UNITS.get(unit.unit)  # type: ignore[call-overload]
    every: list[Resistance] = ["physical", "fire", "ice"]
    resistances = every if all_resist else [one for one in every if card and one in card.resistances]
    return Taker(foe=foe, unit=place, armor=card.armor if card else 3, resistances=resistances)


def harms(fight: Fight, armor: int) -> list[FoeHarm]:
    """MK-DMG-01..03: all damage as it is assigned now, the rest of it to the hero."""
    found = []
    for foe in unblocked(fight):
        takers = tuple(one for one in fight.takers if one.foe == foe.number)
        enemy = opponent_of(fight, foe)
        done = harm(enemy, [receiver(one) for one in takers], armor)
        found.append(FoeHarm(foe, enemy, takers[: len(done.units)], done))
    return found


def elements(fight: Fight) -> set[Element]:
    """The elements of the attacks that come."""
    return {opponent_of(fight, one).element for one in attackers(fight)}
