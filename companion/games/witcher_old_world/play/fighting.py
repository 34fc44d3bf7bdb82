"""What both kinds of fights share: life decks, damage, a witcher's fight turn, a knock-out. WO-FGT, CMB, DMG, DRW."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import HAND
from ..state.pieces import Fight, Fighter
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import growth, own_cards
from .combo import ComboSum


def fighter(fight: Fight, seat: int) -> Fighter:
    """What a witcher has done in this fight."""
    return fight.fighters[str(seat)]


def potions_left(state: Continent, fight: Fight, witcher: Witcher) -> int:
    """WO-POT-04, 05, 07: how many potions it may still use in this fight."""
    used = fighter(fight, witcher.seat).potions
    return max(0, min(witcher.potions, witcher.alchemy) - used)


def is_out(draft: Draft[Continent], witcher: Witcher) -> bool:
    """WO-FGT-04, WO-FGT-05, WO-DMG-07: no card is left in deck and hand, where the app counts them."""
    return own_cards.counted(draft) and witcher.deck == 0 and witcher.hand == 0


def suffer(draft: Draft[Continent], witcher: Witcher, damage: int) -> int:
    """WO-DMG-03..08, WO-EDG-08: damage to a witcher: Shield, then deck, then hand. Returns the cards that it cost."""
    if damage <= 0:
        return 0
    draft.tell("tell-suffers", who=named(witcher), damage=damage)
    if draft.state.in_app("boards"):
        damage += growth.change_shield(draft, witcher, -damage)
    else:
        draft.tell("tell-damage-order", who=named(witcher))
        if not own_cards.counted(draft):
            return damage
    return lose_cards(draft, witcher, damage)


def lose_cards(draft: Draft[Continent], witcher: Witcher, count: int, hand_first: bool = False) -> int:
    """WO-DMG-05, 06, WO-MFT-08, WO-EDG-09: cards from the deck, then from the hand (or the other way round)."""
    if count <= 0:
        return 0
    if not own_cards.counted(draft):
        if not hand_first:  # else the controller has been told to draw them (WO-MFT-07)
            draft.tell("tell-lose-from-deck", who=named(witcher), count=count)
        return count
    lost = {}
    for pile in ("hand", "deck") if hand_first else ("deck", "hand"):
        lost[pile] = min(count, getattr(witcher, pile))
        setattr(witcher, pile, getattr(witcher, pile) - lost[pile])
        count -= lost[pile]
    witcher.discard += sum(lost.values())
    if sum(lost.values()):
        key = "tell-lost-of-choice" if lost["hand"] and not hand_first else "tell-lost-cards"
        draft.tell(key, who=named(witcher), deck=lost["deck"], hand=lost["hand"])
    return sum(lost.values())


# --- a witcher's fight turn ------------------------------------------------------------------------------------------


def lay_combo(draft: Draft[Continent], fight: Fight, witcher: Witcher, cards: int) -> None:
    """WO-CMB-01, 02, 07, 08: a combo of at least one card, as long as there is one in hand."""
    if own_cards.counted(draft):
        if cards > witcher.hand:
            draft.object("WO-CMB-07", "too-few-cards", who=named(witcher), count=witcher.hand)
        if not cards and witcher.hand:
            draft.object("WO-CMB-01", "must-play-a-card", who=named(witcher))
        cards = min(cards, witcher.hand)
        witcher.hand -= cards
    fight.combo = cards


def after_damage(
    draft: Draft[Continent], fight: Fight, witcher: Witcher, sum_: ComboSum, returned: int, top_discard: bool
) -> None:
    """WO-SHD-01, WO-FX-01..03, 06, 07: once the damage is dealt: Shield up, then the special effects of the combo."""
    if sum_.shield:
        growth.change_shield(draft, witcher, sum_.shield)
    if not own_cards.counted(draft):
        return
    if top_discard and witcher.discard and witcher.hand < HAND:
        witcher.discard -= 1
        witcher.hand += 1
        draft.tell("tell-top-discard", who=named(witcher))
    back = max(0, min(returned, fight.combo, HAND - witcher.hand))
    witcher.hand += back
    fight.combo -= back


def refill(draft: Draft[Continent], fight: Fight, witcher: Witcher, change: int, combat: int | None) -> None:
    """WO-DRW-01..08, WO-ATR-11: step 4: Combat and all modifiers, never less than nothing, never reshuffled.

    `combat`: what Combat counts as in this turn, where a card says so.
    """
    if draft.state.in_app("boards") or combat is not None:
        count = max(0, (witcher.combat if combat is None else combat) + change)
        own_cards.draw(draft, witcher, count)
        if not count:
            draft.tell("tell-draw-nothing", who=named(witcher))
    else:
        draft.tell("tell-draw-combat", who=named(witcher), change=change)
    lay_aside(draft, fight, witcher)
    fighter(fight, witcher.seat).turns += 1


def lay_aside(draft: Draft[Continent], fight: Fight, witcher: Witcher) -> None:
    """WO-DRW-08, WO-FX-03: the combo goes onto the own discard pile, the first card at the bottom."""
    if own_cards.counted(draft):
        witcher.discard += fight.combo
    fight.combo = 0


# --- once in a fight -------------------------------------------------------------------------------------------------


def reset_uses(state: Continent) -> None:
    """WO-FGT-10: what works once in a fight works again in the next one."""
    for witcher in state.witchers:
        for gift in witcher.gifts:
            if gift.often == "fight":
                gift.used = False


def recover(draft: Draft[Continent], witcher: Witcher, used_potions: int, then_draw: int = 0) -> None:
    """WO-AFT-02..04, WO-DRE-08, 09, 13, WO-KF-07: after a fight: potions, Shield, one new deck, a new hand."""
    if used_potions:
        growth.lose_potions(draft, witcher, used_potions)
    growth.fill_shield(draft, witcher)
    own_cards.shuffle_all(draft, witcher)
    own_cards.draw(draft, witcher, then_draw)


def fight_of(draft: Draft[Continent], *steps: str) -> Fight:
    """The fight that goes on, at one of these steps; refused when there is none."""
    fight = draft.state.fight
    if fight is None:
        draft.object("", "no-fight", can_overrule=False)
    if steps and fight.step not in steps:
        draft.object("", f"fight-step-{fight.step}", can_overrule=False)
    return fight
