"""The specialities of the schools: those that come with a combo, and those that are used before it. WO-SPC."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.knowledge import Bonus
from ..box.names import HAND
from ..state.pieces import Fight
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import fighting, growth, own_cards
from .combo import ComboSum

SWORDS = 3  # WO-SPC-08: cards of a combo that Swordsmanship asks for
ANY_CARD = 4  # WO-SPC-10: from this level Magic takes any card of the discard pile


# --- what a board prints, and what helps by itself -------------------------------------------------------------------


def bonus(state: Continent, witcher: Witcher) -> Bonus | None:
    """WO-ATR-07, WO-SPC-02, WO-SPC-11: what the speciality gives at the current level, as far as anybody told."""
    if not state.in_app("boards"):  # only the table knows the level
        return None
    levels = state.specialities.get(witcher.school or "", [])
    return levels[witcher.speciality - 1] if len(levels) >= witcher.speciality else None


def turn_begins(draft: Draft[Continent], fight: Fight, witcher: Witcher) -> None:
    """WO-SPC-06, WO-EDG-10, WO-WFT-05: the armour of a Bear without Shield helps by itself."""
    state = draft.state
    doing = fighting.fighter(fight, witcher.seat)
    if witcher.school != "bear" or "speciality" in doing.used or not state.in_app("boards") or witcher.shield:
        return
    doing.used.append("speciality")
    armour(draft, witcher)


def without_shield(draft: Draft[Continent], who: int) -> None:
    """WO-SPC-06: the Shield has changed; in the own fight turn of a Bear its Armour may help now."""
    fight = draft.state.fight
    if fight is not None and fight.step == "turns" and fight.turn == who:
        turn_begins(draft, fight, draft.state.at(who))


# --- with a combo ----------------------------------------------------------------------------------------------------


def with_combo(draft: Draft[Continent], fight: Fight, witcher: Witcher, cards: int | None) -> ComboSum:
    """WO-SPC-01, 03, 08, 11, WO-FGT-10: the speciality is used with this combo; what it adds to the attack.

    `cards`: how many the combo has, where the app knows it.
    """
    if witcher.school not in ("wolf", "viper"):
        draft.refuse("speciality", "not-with-a-combo", who=named(witcher))
    used = fighting.fighter(fight, witcher.seat).used
    if "speciality" in used:
        draft.object("WO-SPC-01", "used-in-this-fight", who=named(witcher))
    else:
        used.append("speciality")
    draft.write("wrote-used-once", who=named(witcher), what="speciality")
    if witcher.school == "viper":
        return ComboSum()
    if cards is not None and cards < SWORDS:
        draft.object("WO-SPC-08", "combo-of-three", who=named(witcher), count=SWORDS)
    gives = bonus(draft.state, witcher)
    return ComboSum(damage=gives.first, draw=gives.second) if gives else ComboSum()


def venom(draft: Draft[Continent], witcher: Witcher, lost: int) -> int:
    """WO-SPC-03..05, WO-EDG-11: Venomous steel once the damage has fallen; how many cards it discards.

    Where nobody has told the numbers, the table adds what it discarded to the damage itself.
    """
    if not lost:
        draft.object("WO-SPC-03", "nothing-was-discarded", who=named(witcher))
    gives = bonus(draft.state, witcher)
    if gives is None:
        draft.tell("tell-venom-by-board", who=named(witcher))
        return 0
    draft.tell("tell-venom-look", who=named(witcher), count=gives.first, discarded=gives.second)
    return gives.second


def fits_now(state: Continent, fight: Fight, witcher: Witcher) -> bool:
    """WO-SPC-06..09: whether the speciality can do anything in this fight turn, as far as the app knows."""
    counted = state.in_app("decks")
    match witcher.school:
        case "wolf":
            return not counted or witcher.hand >= SWORDS
        case "bear":
            return not state.in_app("boards")  # else it helps by itself
        case "cat":
            return not fighting.fighter(fight, witcher.seat).turns
        case "griffin":
            return not counted or witcher.discard > 0
    return True


# --- used before the combo -------------------------------------------------------------------------------------------


def use(draft: Draft[Continent], fight: Fight, witcher: Witcher) -> None:
    """WO-SPC-01, 06, 07, 09, 11: the speciality of a Bear, a Cat or a Griffin in step 1."""
    match witcher.school:
        case "bear":
            if draft.state.in_app("boards") and witcher.shield:
                draft.object("WO-SPC-06", "armour-without-shield", who=named(witcher), count=witcher.shield)
            armour(draft, witcher)
        case "cat":
            if fighting.fighter(fight, witcher.seat).turns:
                draft.object("WO-SPC-07", "speed-comes-first", who=named(witcher))
            _speed(draft, witcher)
        case "griffin":
            _magic(draft, witcher)


def armour(draft: Draft[Continent], witcher: Witcher) -> None:
    """WO-SPC-06: Armour: cards, and from level 2 the Shield."""
    draft.write("wrote-armour", who=named(witcher))
    gives = bonus(draft.state, witcher)
    if gives is None:
        draft.tell("tell-armour", who=named(witcher))
        return
    own_cards.draw(draft, witcher, gives.first)
    if gives.second:
        growth.change_shield(draft, witcher, gives.second)


def _speed(draft: Draft[Continent], witcher: Witcher) -> None:
    """WO-SPC-07: Speed: cards drawn, and as many as are printed put back on top of the deck."""
    gives = bonus(draft.state, witcher)
    if gives is None:
        draft.tell("tell-speed-by-board", who=named(witcher))
        return
    own_cards.draw(draft, witcher, gives.first)
    own_cards.put_back(draft, witcher, gives.second)


def _magic(draft: Draft[Continent], witcher: Witcher) -> None:
    """WO-SPC-09, 10: Magic: a card off the own discard pile (from level 4 any of its cards), then cards discarded."""
    counted = own_cards.counted(draft)
    if counted and not witcher.discard:
        draft.object("WO-SPC-09", "no-card-to-take-back", who=named(witcher))
        return
    known = draft.state.in_app("boards")
    draft.tell("tell-magic", who=named(witcher), any=known and witcher.speciality >= ANY_CARD)
    if counted and witcher.hand < HAND:
        witcher.discard -= 1
        witcher.hand += 1
    gives = bonus(draft.state, witcher)
    if gives is None:
        draft.tell("tell-magic-by-board", who=named(witcher))
    else:
        own_cards.discard_what_can(draft, witcher, gives.first)
