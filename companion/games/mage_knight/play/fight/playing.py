"""What is played in a fight until its phase ends: values, targets, units, effects. Until then all may be changed."""

from __future__ import annotations

from typing import Literal

import msgspec

from .....core.draft import Draft
from ...box.names import BASICS, Basic
from ...box.units import BOOST, Power
from ...box.values import MOST_POINTS, Use, Value
from ...state.fight import Clash, Converted, Fight, Foe
from ...state.hero import Hero, called
from ...state.table import MageKnight
from .. import mana, powering, source, spell_mana, units
from ..spell_mana import Way
from . import facing

Effect = Literal["weaken", "strengthen", "slow", "hasten", "calm", "bare", "open"]
MOST_TOUCHED = 20
OF_USE = {
    "ranged": ("ranged", "siege", "halt", "resist", "convert"),
    "block": ("block", "halt", "resist"),
    "damage": ("resist",),
    "attack": ("attack", "ranged", "siege", "convert"),
}
FIGHTING = frozenset(("attack", "block", "ranged", "siege", "halt", "resist", "convert"))  # of use in a fight


def foe_of(draft: Draft[MageKnight], fight: Fight, number: int) -> Foe:
    """The foe of that number, if it can be aimed at now."""
    foe = next((one for one in facing.present(fight) if one.number == number), None)
    if foe is None:
        draft.refuse("foe", "no-such-foe")
    return foe


def aimed(fight: Fight) -> Clash:
    """What is being played; a new one where there is none."""
    if not fight.clashes:
        fight.clashes, fight.aim = [Clash()], 0
    fight.aim = min(fight.aim, len(fight.clashes) - 1)
    return fight.clashes[fight.aim]


def aim(fight: Fight, foe: Foe) -> None:
    """MK-RSA-01, MK-BLK-01: a foe as a target of the attack that is being played, or no longer; or its own block."""
    other = facing.clash_at(fight, foe.number)
    if fight.phase == "block":
        if other is None:
            bare = next((one for one in fight.clashes if not one.targets), None)  # what was played before one aimed
            other = bare or Clash()
            other.targets = [foe.number]
            if bare is None:
                fight.clashes.append(other)
        fight.aim = _place(fight, other)
        return
    mine = aimed(fight)
    if other is not None:
        other.targets.remove(foe.number)
    if other is not mine:
        mine.targets = sorted([*mine.targets, foe.number])
    _tidy(fight, mine)


def _place(fight: Fight, clash: Clash) -> int:
    return next(at for at, one in enumerate(fight.clashes) if one is clash)


def _tidy(fight: Fight, kept: Clash) -> None:
    """Clashes with neither targets nor values are none; that which is being played stays so."""
    fight.clashes = [one for one in fight.clashes if one is kept or one.targets or one.values]
    fight.aim = _place(fight, kept)


def aim_alone(fight: Fight) -> None:
    """Who is the only one that can be aimed at is: nobody has to say so."""
    foes = facing.attackers(fight) if fight.phase == "block" else facing.present(fight)
    if len(foes) == 1 and not any(one.targets for one in fight.clashes):
        aim(fight, foes[0])


def another(fight: Fight) -> None:
    """MK-RSA-01, MK-ATK-03: one more attack."""
    empty = next((one for one in fight.clashes if not one.targets and not one.values), None)
    if empty is None:
        empty = Clash()
        fight.clashes.append(empty)
    fight.aim = _place(fight, empty)


def play(draft: Draft[MageKnight], fight: Fight, value: Value) -> None:
    """MK-RSA-02, MK-BLK-04, MK-ATK-02: a value joins the attack or block that is being played."""
    if fight.phase == "ranged" and value.use == "attack" and fight.converted != "siege":
        draft.object("MK-RSA-02", "only-ranged-and-siege")
    if (fight.phase == "block") != (value.use == "block"):
        draft.object("MK-BLK-01" if fight.phase == "block" else "MK-ATK-01", "use-of-another-phase", use=value.use)
    aim_alone(fight)
    clash = aimed(fight)
    if len(clash.values) >= MOST_TOUCHED:
        draft.object("MK-RSA-01", "values-enough", can_overrule=False)
    clash.values.append(value)
    turn = draft.state.turn
    if turn is not None and turn.seat == fight.seat and not value.unit:
        turn.carded = True


def change(draft: Draft[MageKnight], fight: Fight, clash: int, place: int, by: int) -> None:
    """MK-RSA-09: a value counts so much more, or less; with no point left it is taken back."""
    values = fight.clashes[clash].values if clash < len(fight.clashes) else []
    if place >= len(values):
        draft.refuse("place", "value-not-played")
    points = values[place].points + by
    if points < 1:
        take_back(draft, fight, clash, place)
    else:
        values[place] = msgspec.structs.replace(values[place], points=min(points, MOST_POINTS))


def take_back(draft: Draft[MageKnight], fight: Fight, clash: int, place: int) -> Value:
    """MK-RSA-09: a value is taken back; the unit that gave it is ready again."""
    if not 0 <= clash < len(fight.clashes) or not 0 <= place < len(fight.clashes[clash].values):
        draft.refuse("place", "value-not-played")
    value = fight.clashes[clash].values.pop(place)
    hero = draft.state.at(fight.seat)
    if 0 < value.unit <= len(hero.units):
        unit = hero.units[value.unit - 1]
        unit.spent = False
        _mana_back(draft, hero, value)
        if value.hurts:
            unit.wounds = max(0, unit.wounds - 1)
    return value


def _mana_back(draft: Draft[MageKnight], hero: Hero, value: Value) -> None:
    """What a power cost comes back: a crystal as one, all else as mana of this turn; a die stays used."""
    if value.cost is None or value.paid in ("", "other"):
        return
    if value.paid == "crystal":
        mana.gain_crystal(draft, hero, value.cost)
    else:
        mana.gain_mana(draft, hero, "gold" if value.paid == "gold_token" else value.cost)


# --- units


def of_use(fight: Fight, power: Power) -> bool:
    """Whether a power does something in this phase."""
    return power.kind in OF_USE.get(fight.phase, ())


def ways_to_pay(state: MageKnight, hero: Hero, power: Power) -> list[Way]:
    """MK-UNI-08: where the mana of a power may come from."""
    if power.cost == "black":
        return powering.black_ways(state, hero)
    return spell_mana.ways(state, hero, power.cost) if power.cost in BASICS else []


def _pay(draft: Draft[MageKnight], hero: Hero, power: Power, way: Way | None) -> Way | None:
    """MK-UNI-08: one mana of the power's colour; by the first way that there is, unless one is named."""
    if power.cost is None:
        return None
    colour = power.cost
    found = ways_to_pay(draft.state, hero, power)
    if way is not None and way not in found:
        draft.refuse("way", "no-such-way-to-pay", who=called(hero), colour=colour)
    if not found:
        draft.object("MK-UNI-08", "no-mana-for-unit", who=called(hero), colour=colour)
        return None
    chosen = way or found[0]
    if colour in BASICS:
        spell_mana.pay(draft, hero, colour, chosen)
    elif chosen == "die":
        source.take(draft, hero, colour)
    elif chosen == "token":
        mana.spend(draft, hero, colour)
    return chosen


def activate(
    draft: Draft[MageKnight],
    fight: Fight,
    place: int,
    which: int,
    *,
    boost: int = 0,
    number: int = 0,
    way: Way | None = None,
    into: Converted = "",
) -> None:
    """MK-UNI-07, MK-UNI-08: a ready, unwounded unit uses one of its powers, and is spent.

    `boost`: mana that makes the value larger; `number`: on which foe, where it is one; `into`: what attacks become.
    """
    hero = draft.state.at(fight.seat)
    unit = units.unit_at(draft, hero, place)
    card = units.card_of(unit)
    if card is None or not 0 <= which < len(card.powers):
        draft.refuse("power", "no-such-power")
    power = card.powers[which]
    if power.kind not in FIGHTING:
        draft.refuse("power", "power-not-in-fights")
    if not fight.units:
        draft.object("MK-KF-26", "no-units-here")
    if not of_use(fight, power):
        draft.object("MK-CMB-16", "power-of-another-phase", unit=unit.unit)
    if power.kind == "convert" and not into:
        draft.refuse("into", "argument-empty")
    units.activate(draft, hero, unit)
    paid = _pay(draft, hero, power, way)
    if boost:
        draft.tell("tell-boost", who=called(hero), unit=unit.unit, count=min(boost, 2))
    if power.kind == "halt":
        colour = power.cost if power.cost in ("red", "blue", "green", "white") else None
        _halt(draft, fight, foe_of(draft, fight, number), power, colour)
    elif power.kind == "resist":
        fight.shielded = True
    elif power.kind == "convert":
        fight.converted = into
    else:
        play(draft, fight, value_of(power, place, boost, paid))
        if power.twist == "wound":
            unit.wounds = min(unit.wounds + 1, units.MOST_WOUNDS)


def value_of(power: Power, place: int, boost: int, paid: Way | None) -> Value:
    """What a power is played as."""
    use: Use = power.kind  # type: ignore[assignment]
    more = BOOST * min(boost, 2) if power.twist == "boost" else 0
    return Value(
        use=use,
        element=power.element,
        points=power.amount + more,
        sure=power.twist == "swift",
        unit=place,
        hurts=power.twist == "wound",
        cost=next((one for one in BASICS if one == power.cost), None),
        paid=paid or "",
    )


def _halt(draft: Draft[MageKnight], fight: Fight, foe: Foe, power: Power, colour: Basic | None) -> None:
    if not touches(draft, fight, foe, colour):
        return
    foe.calm = True
    if power.twist == "armor":
        foe.armor = max(foe.armor - power.amount, -MOST_TOUCHED)


# --- effects


def touches(draft: Draft[MageKnight], fight: Fight, foe: Foe, colour: Basic | None) -> bool:
    """MK-CMB-13, MK-CMB-14: red effects do not touch who resists fire, blue ones who resists ice."""
    opponent = facing.opponent_of(fight, foe)
    for mine, element, rule in (("red", "fire", "MK-CMB-13"), ("blue", "ice", "MK-CMB-14")):
        if colour == mine and opponent.resists(element):  # type: ignore[arg-type]
            draft.object(rule, "effect-does-not-touch", enemy=foe.enemy, colour=colour)
    return True


def affect(draft: Draft[MageKnight], fight: Fight, foe: Foe, effect: Effect, colour: Basic | None, by: int) -> None:
    """MK-CMB-16: an effect on an enemy, of a card or a skill; those that are or are not are taken off by a second."""
    touches(draft, fight, foe, colour)
    if effect in ("weaken", "strengthen"):
        foe.armor = _within(foe.armor + (by if effect == "strengthen" else -by))
    elif effect in ("slow", "hasten"):
        foe.attack = _within(foe.attack + (by if effect == "hasten" else -by))
    elif effect == "calm":
        foe.calm = not foe.calm
    elif effect == "bare":
        foe.bared = not foe.bared
    else:
        foe.opened = not foe.opened


def _within(shift: int) -> int:
    return min(max(shift, -MOST_TOUCHED), MOST_TOUCHED)
