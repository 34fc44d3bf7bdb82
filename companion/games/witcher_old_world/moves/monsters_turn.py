"""A monster's fight turn: the attack is named, its card turned over; and what only the table can count. WO-MON, MFT."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.die import numbered
from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import Attack, Change, Face, Some, Who
from ..play import monster_fights, tales
from ..play.acting import witcher_of
from ..play.fighting import fight_of
from ..state.pieces import Fight
from ..state.table import Continent
from ..state.witcher import named

moves = Moves()
Written = Annotated[str, msgspec.Meta(max_length=20)]
ATTACK_DIE = numbered("attack-die", 6)
MOST_CHARGE = 3  # WO-SOL-13: a charge up to that number, else a bite


@moves.add(by="seat", step="fight", reveals=True)
def name_attack(draft: Draft[Continent], who: Who, attack: Attack | None = None, rolled: Face | None = None) -> None:
    """WO-MFT-01..04, WO-SOL-13: charge or bite is named aloud before the card is turned over; each time by another.

    Alone a die decides: `rolled` at the table, or the app's where no `attack` is said.
    """
    fight = _monsters_turn(draft)
    if fight.attack is not None:
        draft.object("WO-MFT-01", "attack-is-named", attack=fight.attack)
    if who != fight.chooser:
        draft.object("WO-MFT-03", "not-its-attack", who=named(draft.state.at(fight.chooser)))
    if attack is None:
        if not draft.state.solo:
            draft.refuse("attack", "argument-missing")
        face = draft.roll_number(ATTACK_DIE, rolled)
        attack = "charge" if face <= MOST_CHARGE else "bite"
    fight.attack = attack
    draft.tell("tell-attack", who=named(witcher_of(draft, who)), attack=attack)


@moves.add(by="seat", step="fight", page_after=tales.read_on_after_the_fight, reveals=True)
def monster_strikes(draft: Draft[Continent], who: Who, effect: Written | None = None, more: Change = 0) -> None:
    """WO-MON-06, WO-MFT-05..15, WO-DMG-08, WO-EDG-09: the top card of its life deck is turned over and takes effect.

    `effect`: what the named half says (`3`, `random`, `trash 1`, `level+2`, `=combat`, `lower alchemy`); none: the app
    turns a card. `more`: damage more or less, where the monster's ability says so.
    """
    fight = _monsters_turn(draft)
    witcher = witcher_of(draft, who)
    if who != fight.who:
        draft.refuse("who", "not-in-this-fight", who=named(witcher))
    if fight.attack is None:
        draft.object("WO-MFT-01", "name-the-attack", can_overrule=False)
    what = monster_fights.turn_card(draft, fight, effect)
    facts = {"kind": what.kind, "amount": what.amount, "attribute": what.attribute or "", "left": fight.life}
    draft.tell("tell-strikes", who=named(witcher), attack=fight.attack, **facts)
    draft.write("wrote-strikes", who=named(witcher), attack=fight.attack, kind=what.kind, amount=what.amount)
    monster_fights.strike(draft, fight, witcher, what, more)
    monster_fights.after_attack(draft, fight, witcher)


def _monsters_turn(draft: Draft[Continent]) -> Fight:
    fight = fight_of(draft, "turns")
    if fight.turn:
        draft.object("WO-MON-11", "witchers-fight-turn", can_overrule=False)
    return fight


# --- said by the table -----------------------------------------------------------------------------------------------


@moves.add(by="seat", step="fight", page_after=tales.read_on_after_the_fight)
def survived(draft: Draft[Continent], who: Who) -> None:
    """WO-MFT-14, WO-MRE-01: the monster's last card has struck, and the witcher still holds a card."""
    fight = fight_of(draft, "last")
    if who != fight.who:
        draft.refuse("who", "not-in-this-fight", who=named(witcher_of(draft, who)))
    monster_fights.end(draft, fight, knocked_out=False)


@moves.add(by="seat", step="fight", page_after=tales.read_on_after_the_fight)
def monster_life(draft: Draft[Continent], who: Who, life: Some) -> None:
    """WO-MON-07: the life deck was counted: so many cards it really has."""
    fight = fight_of(draft)
    if fight.kind == "witcher":
        draft.refuse("life", "no-monster-in-this-fight")
    fight.life = life
    fight.full = max(fight.full, life)
    if not life:
        monster_fights.end(draft, fight, knocked_out=False)
    elif fight.step == "last":  # it was not its last card after all
        fight.step = "turns"
        monster_fights.after_attack(draft, fight, draft.state.at(fight.who))
