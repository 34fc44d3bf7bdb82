"""A witcher's fight turn against anybody: whose it is, what its damage does, who is out, whose turn follows. WO-FGT."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import Who
from ..state.pieces import Fight
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import duels, fighting, monster_fights, own_cards, specialities
from .acting import witcher_of
from .fighting import fight_of


def striking(draft: Draft[Continent], who: Who) -> tuple[Fight, Witcher]:
    """WO-MON-11, WO-DUE-02: whose fight turn it is; an objection for another one."""
    fight, witcher = fight_of(draft, "turns"), witcher_of(draft, who)
    if str(who) not in fight.fighters:
        draft.refuse("who", "not-in-this-fight", who=named(witcher))
    if fight.turn != who:
        draft.object("WO-MON-11", "not-its-fight-turn", who=named(witcher))
    return fight, witcher


def deal(draft: Draft[Continent], fight: Fight, witcher: Witcher, damage: int, venom: bool) -> bool:
    """WO-DMG-01, WO-DMG-02, WO-DMG-07, WO-SPC-03..05: the damage falls; whether nothing is left of the other side."""
    if fight.kind != "witcher":
        lost = monster_fights.hurt(draft, fight, damage)
        if venom:
            monster_fights.hurt(draft, fight, specialities.venom(draft, witcher, lost))
    else:
        other = draft.state.at(duels.opponent(fight, witcher.seat))
        lost = fighting.suffer(draft, other, damage)
        if venom:
            top = specialities.venom(draft, witcher, lost)
            fighting.lose_cards(draft, other, min(top, other.deck) if own_cards.counted(draft) else top)
    if witcher.school == "viper" and lost and "speciality" not in fighting.fighter(fight, witcher.seat).used:
        draft.tell("tell-venom", who=named(witcher))
    if fight.kind != "witcher":
        return fight.life <= 0
    return bool(lost) and fighting.is_out(draft, other)


def other_falls(draft: Draft[Continent], fight: Fight, witcher: Witcher) -> None:
    """WO-FGT-04, WO-MRE-01: nothing is left of the other side, a witcher or a monster."""
    if fight.kind == "witcher":
        duels.end(draft, fight, duels.opponent(fight, witcher.seat))
    else:
        monster_fights.end(draft, fight, knocked_out=False)


def falls(draft: Draft[Continent], fight: Fight, witcher: Witcher) -> None:
    """WO-FGT-04, WO-FGT-06: its last card was played, and nothing came back."""
    if fight.kind == "witcher":
        duels.end(draft, fight, witcher.seat)
    else:
        monster_fights.end(draft, fight, knocked_out=True)


def hand_over(draft: Draft[Continent], fight: Fight, witcher: Witcher) -> None:
    """WO-MON-11, WO-DUE-02: the other side's fight turn."""
    if fight.kind == "witcher":
        fight.turn = duels.opponent(fight, witcher.seat)
        specialities.turn_begins(draft, fight, draft.state.at(fight.turn))
    else:
        fight.turn = 0


def fall_without_cards(draft: Draft[Continent], witcher: Witcher) -> None:
    """WO-FGT-04, WO-EDG-09: the last card may also be lost by an effect between the steps of a fight turn."""
    fight = draft.state.fight
    if (
        fight is not None
        and fight.step == "turns"
        and str(witcher.seat) in fight.fighters
        and fighting.is_out(draft, witcher)
    ):
        falls(draft, fight, witcher)
