"""The specialities that come with a combo: Swordsmanship of the Wolf, Venomous steel of the Viper. WO-SPC."""

from __future__ import annotations

from ...core.draft import Draft
from . import fighting
from .combo import Sum
from .pieces import Fight
from .state import Continent, Witcher
from .tokens import named

SWORDS = 3  # WO-SPC-08: cards of a combo that Swordsmanship asks for


def with_combo(draft: Draft[Continent], fight: Fight, one: Witcher, cards: int | None) -> Sum:
    """WO-SPC-01, 03, 08, 11, WO-FGT-10: the speciality is used with this combo; what it adds to the attack.

    `cards`: how many the combo has, where the app knows it.
    """
    if one.school not in ("wolf", "viper"):
        draft.refuse("speciality", "not-with-a-combo", who=named(one))
    used = fighting.fighter(fight, one.seat).used
    if "speciality" in used:
        draft.object("WO-SPC-01", "used-in-this-fight", who=named(one))
    else:
        used.append("speciality")
    draft.write("wrote-used-once", who=named(one), what="speciality")
    if one.school == "viper":
        return Sum()
    if cards is not None and cards < SWORDS:
        draft.object("WO-SPC-08", "combo-of-three", who=named(one), count=SWORDS)
    gives = fighting.bonus(draft.state, one)
    return Sum(damage=gives.first, draw=gives.second) if gives else Sum()


def venom(draft: Draft[Continent], one: Witcher, lost: int) -> int:
    """WO-SPC-03..05, WO-EDG-11: Venomous steel once the damage has fallen; how many cards it discards.

    Where nobody has told the numbers, the table adds what it discarded to the damage itself.
    """
    if not lost:
        draft.object("WO-SPC-03", "nothing-was-discarded", who=named(one))
    gives = fighting.bonus(draft.state, one)
    if gives is None:
        draft.tell("tell-venom-by-board", who=named(one))
        return 0
    draft.tell("tell-venom-look", who=named(one), count=gives.first, discarded=gives.second)
    return gives.second
