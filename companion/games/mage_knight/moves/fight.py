"""Moves of a fight with enemies: who is fought, what is played on whom, who takes damage, on to the next phase."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.enemies import EnemyId, Resistance
from ..box.names import Back, Basic, Element, Hex
from ..box.ruins import RuinId
from ..box.values import Use, Value, ValuePoints
from ..play import tokens, turns
from ..play.fight import aftermath, assigning, course, facing, playing, sites, wounding
from ..play.fight.playing import Effect
from ..play.fight.sites import FightPlace
from ..play.spell_mana import Way
from ..state.fight import Clash, Converted, Fight, FoeNumber, ShownDie
from ..state.table import MageKnight

moves = Moves()
Seat = Annotated[int, msgspec.Meta(ge=1, le=4)]
Spaces = Annotated[list[Hex], msgspec.Meta(max_length=6)]
Resisting = Annotated[list[Resistance], msgspec.Meta(max_length=3)]
WholeLevel = Annotated[int, msgspec.Meta(ge=1, le=22)]
Some = Annotated[int, msgspec.Meta(ge=0, le=40)]
ShiftBy = Annotated[int, msgspec.Meta(ge=1, le=9)]
FIGHT = "fight"


# --- how it begins


@moves.add(by="seat", step="fight", page_after=FIGHT)
def fight_told(
    draft: Draft[MageKnight],
    who: Seat,
    place: FightPlace,
    city: Basic | None = None,
    second: Basic | None = None,
    level: WholeLevel = 1,
    ruin: RuinId | None = None,
) -> None:
    """MK-CMB-01..07, MK-KF-52, MK-VAR-21: a fight somewhere on a map that the table keeps.

    `city`, `level`: of a city, and `second` of a megapolis; `ruin`: the token of the ruins.
    """
    if place == "city" and city is None:
        draft.refuse("city", "city-not-named")
    if second is not None and second == city:
        draft.refuse("second", "city-twice")
    if place == "ruins" and ruin is None:
        draft.refuse("ruin", "ruin-not-named")
    sites.told(draft, _seated(draft, who), place, city, second, level, ruin)
    if draft.state.fight is not None and not draft.state.fight.foes:
        draft.refuse("ruin", "nobody-to-fight")


@moves.add(by="seat", step="fight", page_after=FIGHT, reveals=True)
def fight_site(
    draft: Draft[MageKnight],
    who: Seat,
    also: Spaces = [],  # noqa: B006
    site: bool = True,
    ruin: RuinId | None = None,
) -> None:
    """MK-CMB-01..09, MK-TRN-08, MK-TRN-09: the fight that a move ran into, or for the site that one stands on.

    `also`: spaces beside whose rampaging enemies are challenged; `site` false: only these are;
    `ruin`: the token of the ruins.
    """
    hero = draft.state.at(_seated(draft, who))
    turn = draft.state.turn
    met = turn.encounter if turn is not None and turn.seat == who else None
    if draft.state.land is None:
        draft.refuse("site", "map-on-the-table")
    if met is not None and met.kind in ("owner", "hero"):
        draft.object("MK-CMB-03", "a-hero-is-attacked", can_overrule=False)
    if met is not None and turn is not None:
        at = met.at if met.kind in ("assault", "raid") else None
        sites.enter(draft, who, at, met.origin, also, ruin, met.rampaging)
        turn.encounter = None
    else:
        turns.mind_company(draft, hero)
        sites.enter(draft, who, hero.at if site else None, None, also, ruin)


def _fight(draft: Draft[MageKnight], who: int, *phases: str) -> Fight:
    """The fight of that seat, in one of these phases."""
    fight = course.fight_of(draft, *phases)
    if fight.seat != _seated(draft, who):
        draft.refuse("who", "not-the-fighter")
    return fight


def _seated(draft: Draft[MageKnight], who: int) -> int:
    if draft.state.find(who) is None:
        draft.refuse("who", "seat-unknown")
    return who


@moves.add(by="seat", step="fight", reveals=True, amid=True)
def turn_up(draft: Draft[MageKnight], who: Seat, foe: FoeNumber = 0, enemy: EnemyId | None = None) -> None:
    """MK-CMB-11, MK-CMP-06, MK-ENM-03: a token is turned up: the table says which one it is, or the app finds one.

    `foe` 0: the app finds all of them.
    """
    fight = _fight(draft, who, "reveal", "summon")
    unknown = [one for one in fight.unknown if foe in (0, one.number)]
    if not unknown or (enemy is not None and foe == 0):
        draft.refuse("foe", "no-such-foe")
    if enemy is None:
        course.find(draft, unknown)
    else:
        unknown[0].enemy = tokens.turn_up(draft, unknown[0].back, enemy)
    course.meet(draft)


@moves.add(by="seat", step="fight", amid=True, reveals=True)
def add_foe(
    draft: Draft[MageKnight],
    who: Seat,
    back: Back,
    enemy: EnemyId | None = None,
    rampaging: bool = False,
    at: Hex | None = None,
) -> None:
    """MK-CMB-06..09: one more enemy: a rampaging one that was challenged, too, or a token the app did not know of.

    `at`: the space of a map that the app keeps, whose enemies all join.
    """
    fight = _fight(draft, who, "reveal", "ranged")
    if at is not None:
        sites.challenge_too(draft, fight, at)
    else:
        if len(fight.foes) >= 20:
            draft.object("MK-CMB-11", "foes-enough", can_overrule=False)
        if rampaging and fight.kind not in sites.JOINED:
            draft.object("MK-CMB-04" if fight.kind == "adventure" else "MK-TRN-09", "nobody-else-challenged")
        worth = sites.worth(draft.state, sites.STANDS.get(back, "")) if rampaging else 0
        known = tokens.turn_up(draft, back, enemy) if enemy is not None else None
        course.join(
            fight,
            course.Comer(back=back, enemy=known, part="rampaging" if rampaging else "defender", reputation=worth),
        )
    if fight.unknown and fight.phase == "ranged":
        fight.phase, fight.clashes, fight.aim = "reveal", [], 0
    course.mind_single(draft, fight)
    course.meet(draft)


@moves.add(by="seat", step="fight", amid=True)
def drop_foe(draft: Draft[MageKnight], who: Seat, foe: FoeNumber) -> None:
    """MK-CTY-05, MK-CMB-01: a token that is not there: defenders who fell earlier, where the table keeps the map."""
    fight = _fight(draft, who, "reveal", "ranged")
    one = fight.foe(foe)
    if one is None or one.dead:
        draft.refuse("foe", "no-such-foe")
    if len(fight.foes) == 1:
        draft.object("MK-CMB-11", "nobody-would-be-left", can_overrule=False)
    if one.part == "defender" and fight.at is not None and draft.state.in_app("map"):
        draft.object("MK-CMB-01", "all-defenders-fight")
    aftermath.put_back(draft, one.at, one)
    fight.foes.remove(one)
    fight.clashes, fight.aim = [], 0
    course.meet(draft)


# --- what is played


@moves.add(by="seat", step="fight", amid=True)
def play_value(
    draft: Draft[MageKnight],
    who: Seat,
    points: ValuePoints,
    use: Use = "attack",
    element: Element = "physical",
    sure: bool = False,
) -> None:
    """MK-RSA-02, MK-RSA-05, MK-BLK-04, MK-BLK-05, MK-ATK-01, MK-ATK-02: a card, a skill, a sideways card is played.

    `sure`: a block that ignores Swift.
    """
    fight = _fight(draft, who, "ranged", "block", "attack")
    playing.play(draft, fight, Value(use=use, element=element, points=points, sure=sure))


@moves.add(by="seat", step="fight", amid=True)
def take_value_back(draft: Draft[MageKnight], who: Seat, clash: Some, place: Some) -> None:
    """MK-RSA-09: a value of an attack or a block is taken back, both counted from 0."""
    playing.take_back(draft, _fight(draft, who, "ranged", "block", "attack"), clash, place)


@moves.add(by="seat", step="fight", amid=True)
def change_value(
    draft: Draft[MageKnight], who: Seat, clash: Some, place: Some, by: Annotated[int, msgspec.Meta(ge=-9, le=9)]
) -> None:
    """MK-RSA-09: a value of an attack or a block (both counted from 0) is more, or less; with no point left it goes."""
    playing.change(draft, _fight(draft, who, "ranged", "block", "attack"), clash, place, by)


@moves.add(by="seat", step="fight", amid=True)
def aim_at(draft: Draft[MageKnight], who: Seat, foe: FoeNumber) -> None:
    """MK-RSA-01, MK-RSA-09, MK-BLK-01: the attack that is being played has this target, too, or no longer; or it is
    this enemy that is to be blocked."""
    fight = _fight(draft, who, "ranged", "block", "attack")
    playing.aim(fight, playing.foe_of(draft, fight, foe))


@moves.add(by="seat", step="fight", amid=True)
def aim_with(draft: Draft[MageKnight], who: Seat, clash: Some) -> None:
    """MK-RSA-09: this attack is being played on."""
    fight = _fight(draft, who, "ranged", "block", "attack")
    if clash >= len(fight.clashes):
        draft.refuse("clash", "no-such-attack")
    fight.aim = clash


@moves.add(by="seat", step="fight", amid=True)
def another_attack(draft: Draft[MageKnight], who: Seat) -> None:
    """MK-RSA-01, MK-ATK-03: one more attack, on other enemies."""
    playing.another(_fight(draft, who, "ranged", "attack"))


@moves.add(by="seat", step="fight", amid=True)
def group_best(draft: Draft[MageKnight], who: Seat) -> None:
    """MK-RSA-10: what was played is put against the enemies as it does most."""
    fight = _fight(draft, who, "ranged", "block", "attack")
    plan = facing.advice(fight)
    if plan is None or not plan.groups:
        draft.object("MK-RSA-10", "no-better-grouping", can_overrule=False)
    fight.clashes = facing.advised(fight, plan) or [Clash()]
    fight.aim = 0


@moves.add(by="seat", step="fight", amid=True)
def use_unit(
    draft: Draft[MageKnight],
    who: Seat,
    unit: FoeNumber,
    power: Some,
    boost: Some = 0,
    foe: FoeNumber = 0,
    way: Way | None = None,
    into: Converted = "",
) -> None:
    """MK-UNI-07, MK-UNI-08, MK-UNI-13, MK-KF-26, MK-KF-70: a unit of the unit area (from 1) uses one of its powers.

    `boost`: more mana for a larger value; `foe`: on whom, where it is for one; `way`: where its mana comes from;
    `into`: what attacks become.
    """
    fight = _fight(draft, who, "ranged", "block", "damage", "attack")
    playing.activate(draft, fight, unit, power, boost=boost, number=foe, way=way, into=into)


@moves.add(by="seat", step="fight", amid=True)
def affect_foe(
    draft: Draft[MageKnight], who: Seat, foe: FoeNumber, effect: Effect, colour: Basic | None = None, by: ShiftBy = 1
) -> None:
    """MK-CMB-13..16: an effect on an enemy: Armor or Attack by so much, no attack, no resistances, no fortification.

    `colour`: of the card or of the mana.
    """
    fight = _fight(draft, who, "ranged", "block", "damage", "attack")
    playing.affect(draft, fight, playing.foe_of(draft, fight, foe), effect, colour, by)


@moves.add(by="seat", step="fight", amid=True)
def wound_in_fight(draft: Draft[MageKnight], who: Seat, count: ShiftBy = 1) -> None:
    """MK-DMG-10: Wounds to hand by an own card in this combat count for being knocked out, too."""
    fight = _fight(draft, who, "ranged", "summon", "block", "damage", "attack")
    wounding.wound(draft, fight, count)


@moves.add(step="fight", amid=True)
def show_die(draft: Draft[MageKnight], die: ShownDie) -> None:
    """MK-VAR-25, MK-VAR-26: what the neighbour says of the die: that it is this one, or is not."""
    fight = course.fight_of(draft, "ranged", "summon", "block", "damage", "attack")
    if fight.die != "hidden":
        draft.object("MK-VAR-26", "no-die-set", can_overrule=False)
    if die == "not_white":
        fight.not_white = True
    elif die == "not_red":
        fight.not_white = fight.not_red = True
    else:
        fight.die = die


# --- damage


@moves.add(by="seat", step="fight", amid=True)
def give_damage(draft: Draft[MageKnight], who: Seat, foe: FoeNumber, unit: FoeNumber) -> None:
    """MK-DMG-03..07, MK-UNI-13: a unit (counted from 1) takes damage of this enemy; what is left goes to the hero."""
    fight = _fight(draft, who, "damage")
    assigning.to_unit(draft, fight, foe, unit)


@moves.add(by="seat", step="fight", amid=True)
def give_damage_to_other(
    draft: Draft[MageKnight],
    who: Seat,
    foe: FoeNumber,
    armor: Annotated[int, msgspec.Meta(ge=1, le=9)],
    resistances: Resisting = [],  # noqa: B006
) -> None:
    """MK-DMG-03..06: the same for a unit that only the table knows, by its Armor and resistances."""
    fight = _fight(draft, who, "damage")
    assigning.to_other(draft, fight, foe, armor, resistances)


@moves.add(by="seat", step="fight", amid=True)
def take_damage_back(draft: Draft[MageKnight], who: Seat, place: Some) -> None:
    """MK-DMG-03: a unit takes no damage after all; `place`: of those that do, from 0."""
    fight = _fight(draft, who, "damage")
    if place >= len(fight.takers):
        draft.refuse("place", "no-such-taker")
    fight.takers.pop(place)


# --- on


@moves.add(by="seat", step="fight", amid=True)
def fight_on(draft: Draft[MageKnight], who: Seat) -> None:
    """MK-CMB-11, MK-RSA-07, MK-BLK-06, MK-DMG-03, MK-ATK-01, MK-OUT-01: what was played takes place; on it goes."""
    course.go_on(draft)


@moves.add(by="seat", step="fight", amid=True)
def fight_over(
    draft: Draft[MageKnight],
    who: Seat,
    won: bool,
    fame: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0,
    wounds: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0,
    poisoned: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0,
    fallen: Annotated[list[FoeNumber], msgspec.Meta(max_length=40)] = [],  # noqa: B006
) -> None:
    """MK-OUT-01..11: a fight that was fought on the table: won or not, its Fame and Wounds at once.

    `poisoned`: Wounds to the discard pile; `fallen`: of a fight that was not won, who was defeated all the same.
    """
    fight = _fight(draft, who)
    dead = [one for one in fight.living if one.part != "monster" and (won or one.number in fallen)]
    course.settle_told(draft, fight, dead, fame, wounds, poisoned)
