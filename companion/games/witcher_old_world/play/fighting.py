"""What both kinds of fights share: life decks, damage, a witcher's fight turn, a knock-out. WO-FGT, CMB, DMG, DRW."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import HAND
from ..state.pieces import Fight, Fighter
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import growth, own_cards
from .combo import Sum


def fighter(fight: Fight, seat: int) -> Fighter:
    """What a witcher has done in this fight."""
    return fight.fighters[str(seat)]


def potions_left(state: Continent, fight: Fight, one: Witcher) -> int:
    """WO-POT-04, 05, 07: how many potions it may still use in this fight."""
    used = fighter(fight, one.seat).potions
    return max(0, min(one.potions, one.alchemy) - used)


def is_out(draft: Draft[Continent], one: Witcher) -> bool:
    """WO-FGT-04, WO-FGT-05, WO-DMG-07: no card is left in deck and hand, where the app counts them."""
    return own_cards.counted(draft) and one.deck == 0 and one.hand == 0


def suffer(draft: Draft[Continent], one: Witcher, damage: int) -> int:
    """WO-DMG-03..08, WO-EDG-08: damage to a witcher: Shield, then deck, then hand. Returns the cards that it cost."""
    if damage <= 0:
        return 0
    draft.tell("tell-suffers", who=named(one), damage=damage)
    if draft.state.in_app("boards"):
        damage += growth.change_shield(draft, one, -damage)
    else:
        draft.tell("tell-damage-order", who=named(one))
        if not own_cards.counted(draft):
            return damage
    return lose_cards(draft, one, damage)


def lose_cards(draft: Draft[Continent], one: Witcher, count: int, hand_first: bool = False) -> int:
    """WO-DMG-05, 06, WO-MFT-08, WO-EDG-09: cards from the deck, then from the hand (or the other way round)."""
    if count <= 0:
        return 0
    if not own_cards.counted(draft):
        if not hand_first:  # else the controller has been told to draw them (WO-MFT-07)
            draft.tell("tell-lose-from-deck", who=named(one), count=count)
        return count
    lost = {}
    for pile in ("hand", "deck") if hand_first else ("deck", "hand"):
        lost[pile] = min(count, getattr(one, pile))
        setattr(one, pile, getattr(one, pile) - lost[pile])
        count -= lost[pile]
    one.discard += sum(lost.values())
    if sum(lost.values()):
        key = "tell-lost-of-choice" if lost["hand"] and not hand_first else "tell-lost-cards"
        draft.tell(key, who=named(one), deck=lost["deck"], hand=lost["hand"])
    return sum(lost.values())


# --- a witcher's fight turn ------------------------------------------------------------------------------------------


def lay_combo(draft: Draft[Continent], fight: Fight, one: Witcher, cards: int) -> None:
    """WO-CMB-01, 02, 07, 08: a combo of at least one card, as long as there is one in hand."""
    if own_cards.counted(draft):
        if cards > one.hand:
            draft.object("WO-CMB-07", "too-few-cards", who=named(one), count=one.hand)
        if not cards and one.hand:
            draft.object("WO-CMB-01", "must-play-a-card", who=named(one))
        cards = min(cards, one.hand)
        one.hand -= cards
    fight.combo = cards


def after_damage(
    draft: Draft[Continent], fight: Fight, one: Witcher, sum_: Sum, returned: int, top_discard: bool
) -> None:
    """WO-SHD-01, WO-FX-01..03, 06, 07: once the damage is dealt: Shield up, then the special effects of the combo."""
    if sum_.shield:
        growth.change_shield(draft, one, sum_.shield)
    if not own_cards.counted(draft):
        return
    if top_discard and one.discard and one.hand < HAND:
        one.discard -= 1
        one.hand += 1
        draft.tell("tell-top-discard", who=named(one))
    back = max(0, min(returned, fight.combo, HAND - one.hand))
    one.hand += back
    fight.combo -= back


def refill(draft: Draft[Continent], fight: Fight, one: Witcher, change: int, combat: int | None) -> None:
    """WO-DRW-01..08, WO-ATR-11: step 4: Combat and all modifiers, never less than nothing, never reshuffled.

    `combat`: what Combat counts as in this turn, where a card says so.
    """
    if draft.state.in_app("boards") or combat is not None:
        count = max(0, (one.combat if combat is None else combat) + change)
        own_cards.draw(draft, one, count)
        if not count:
            draft.tell("tell-draw-nothing", who=named(one))
    else:
        draft.tell("tell-draw-combat", who=named(one), change=change)
    lay_aside(draft, fight, one)
    fighter(fight, one.seat).turns += 1


def lay_aside(draft: Draft[Continent], fight: Fight, one: Witcher) -> None:
    """WO-DRW-08, WO-FX-03: the combo goes onto the own discard pile, the first card at the bottom."""
    if own_cards.counted(draft):
        one.discard += fight.combo
    fight.combo = 0


# --- once in a fight -------------------------------------------------------------------------------------------------


def reset_uses(state: Continent) -> None:
    """WO-FGT-10: what works once in a fight works again in the next one."""
    for one in state.witchers:
        for gift in one.gifts:
            if gift.often == "fight":
                gift.used = False


def recover(draft: Draft[Continent], one: Witcher, used_potions: int, then_draw: int = 0) -> None:
    """WO-AFT-02..04, WO-DRE-08, 09, 13, WO-KF-07: after a fight: potions, Shield, one new deck, a new hand."""
    if used_potions:
        growth.lose_potions(draft, one, used_potions)
    growth.fill_shield(draft, one)
    own_cards.shuffle_all(draft, one)
    own_cards.draw(draft, one, then_draw)


def fight_of(draft: Draft[Continent], *steps: str) -> Fight:
    """The fight that goes on, at one of these steps; refused when there is none."""
    fight = draft.state.fight
    if fight is None:
        draft.object("", "no-fight", can_overrule=False)
    if steps and fight.step not in steps:
        draft.object("", f"fight-step-{fight.step}", can_overrule=False)
    return fight
