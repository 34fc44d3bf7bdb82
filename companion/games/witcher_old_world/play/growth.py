"""What a witcher gains and loses: attributes and what follows, Shield, gold, potions. WO-ATR, SHL, LVL, POT, GLD."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import GOLD_TOKENS, MOST, POTIONS, TOP, Attribute
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import own_cards

LEVEL_CARDS = {2: 1, 3: 1, 4: 2, 5: 2}  # WO-LVL-02, WO-LVL-03


def shield_cap(state: Continent, witcher: Witcher) -> int:
    """WO-ATR-03, WO-SHL-02: how high the Shield may stand now."""
    return min(witcher.defence, state.most_shield)


def change_shield(draft: Draft[Continent], witcher: Witcher, by: int) -> int:
    """WO-SHL-01: the Shield, from 0 to its cap; what is above it is lost. Returns the steps really taken."""
    if not draft.state.in_app("boards"):
        draft.tell("tell-shield-by", who=named(witcher), by=abs(by), sign="up" if by > 0 else "down")
        return by
    before = witcher.shield
    cap = shield_cap(draft.state, witcher)
    witcher.shield = max(0, min(before + by, max(cap, before) if by < 0 else cap))
    if witcher.shield != before:
        draft.tell("tell-shield", who=named(witcher), value=witcher.shield)
    return witcher.shield - before


def fill_shield(draft: Draft[Continent], witcher: Witcher) -> None:
    """WO-AFT-03, WO-DRE-08: after a fight the Shield stands at its cap again."""
    if draft.state.in_app("boards"):
        witcher.shield = shield_cap(draft.state, witcher)
        draft.tell("tell-shield", who=named(witcher), value=witcher.shield)
    else:
        draft.tell("tell-shield-full", who=named(witcher))


# --- attributes ------------------------------------------------------------------------------------------------------


def raise_attribute(draft: Draft[Continent], witcher: Witcher, attribute: Attribute, by: int = 1) -> None:
    """WO-ATR-04, 06, 12, WO-LVL-06, WO-LOC-02: one attribute up, with Shield, potion and level that follow."""
    if not draft.state.in_app("boards"):
        draft.tell("tell-raise-by-hand", who=named(witcher), attribute=attribute, count=by)
        return
    for _ in range(by):
        value = witcher.level_of(attribute)
        if value >= TOP:
            draft.tell("tell-at-its-top", who=named(witcher), attribute=attribute)
            break
        setattr(witcher, attribute, value + 1)
        draft.tell("tell-attribute", who=named(witcher), attribute=attribute, value=value + 1)
        draft.write("wrote-raised", who=named(witcher), attribute=attribute, value=value + 1)
        if attribute == "defence" and value + 1 < TOP:
            change_shield(draft, witcher, 1)
        if attribute == "alchemy":
            gain_potions(draft, witcher, 1)
    check_level(draft, witcher)


def training_price(witcher: Witcher, attribute: Attribute) -> int:
    """WO-LOC-11, WO-EDG-17: what the next level costs in a school."""
    return witcher.level_of(attribute) + 1


def lower_attribute(draft: Draft[Continent], witcher: Witcher, attribute: Attribute, by: int = 1) -> None:
    """WO-ATR-08..10, WO-LVL-04, WO-EXP-15: an attribute down, never below 1 nor from 5; the Shield follows."""
    if not draft.state.in_app("boards"):
        draft.tell("tell-lower-by-hand", who=named(witcher), attribute=attribute, count=by)
        return
    value = witcher.level_of(attribute)
    if value in (1, TOP):
        draft.tell("tell-stays", who=named(witcher), attribute=attribute, value=value)
        return
    setattr(witcher, attribute, max(1, value - by))
    now = witcher.level_of(attribute)
    draft.tell("tell-attribute", who=named(witcher), attribute=attribute, value=now)
    draft.write("wrote-lowered", who=named(witcher), attribute=attribute, value=now)
    cap = shield_cap(draft.state, witcher)
    if attribute == "defence" and witcher.shield > cap:
        witcher.shield = cap
        draft.tell("tell-shield", who=named(witcher), value=cap)


def check_level(draft: Draft[Continent], witcher: Witcher) -> None:
    """WO-LVL-01..03, 05, 06: the witcher's level follows its lowest attribute upwards, and brings cards."""
    while witcher.lowest > witcher.level and witcher.level < TOP:
        witcher.level += 1
        draft.tell("tell-level", who=named(witcher), level=witcher.level)
        draft.write("wrote-level", who=named(witcher), level=witcher.level)
        own_cards.draw(draft, witcher, LEVEL_CARDS[witcher.level])


# --- gold and potions ------------------------------------------------------------------------------------------------


def gain_gold(draft: Draft[Continent], witcher: Witcher, count: int) -> None:
    """WO-GLD-01, WO-CMP-10: gold from the treasury; beyond 35 tokens in play the hands are told."""
    if not count:
        return
    witcher.deeds.earned += count
    if draft.state.in_app("boards"):
        witcher.gold = min(MOST, witcher.gold + count)
        count_gold(draft)
    draft.tell("tell-gain-gold", who=named(witcher), count=count)


def count_gold(draft: Draft[Continent]) -> None:
    """WO-CMP-10: the treasury is never empty; beyond 35 tokens in play the hands are told."""
    if draft.state.in_app("boards") and (count := gold_in_play(draft.state)) > GOLD_TOKENS:
        draft.tell("tell-gold-runs-out", count=count)


def gold_in_play(state: Continent) -> int:
    """WO-CMP-10: all gold that lies outside the treasury."""
    return sum(witcher.gold + sum(quest.gold for quest in witcher.trail_quests) for witcher in state.witchers)


def lose_gold(draft: Draft[Continent], witcher: Witcher, count: int) -> int:
    """WO-GLD-03: a forced loss, as far as there is any. Returns how much was lost."""
    if draft.state.in_app("boards"):
        count = min(count, witcher.gold)
        witcher.gold -= count
    if count:
        draft.tell("tell-lose-gold", who=named(witcher), count=count)
    return count


def can_pay(state: Continent, witcher: Witcher, count: int) -> bool | None:
    """WO-GLD-02: whether a price can be paid whole (None: only the table knows)."""
    return witcher.gold >= count if state.in_app("boards") or not count else None


def pay(draft: Draft[Continent], witcher: Witcher, count: int, rule: str = "WO-GLD-02") -> None:
    """WO-GLD-02: a price, paid whole or not at all."""
    if can_pay(draft.state, witcher, count) is False:
        draft.object(rule, "too-little-gold", who=named(witcher), price=count, gold=witcher.gold)
    lose_gold(draft, witcher, count)


def pay_potions(draft: Draft[Continent], witcher: Witcher, count: int, rule: str) -> None:
    """WO-EXP-06, WO-POT-06: a price in potions, paid whole or not at all."""
    if draft.state.in_app("boards") and witcher.potions < count:
        draft.object(rule, "too-few-potions", who=named(witcher), price=count, count=witcher.potions)
    lose_potions(draft, witcher, count)


def gain_potions(draft: Draft[Continent], witcher: Witcher, count: int) -> None:
    """WO-POT-02, WO-POT-08: potions from their deck; above four the owner puts away what it likes least."""
    state = draft.state
    if not state.in_app("boards"):  # nor does the app know what was put away
        draft.tell("tell-draw-potions", who=named(witcher), count=count)
        return
    came = 0
    for _ in range(count):
        if not state.potions:
            if not state.potion_discard:
                draft.tell("tell-no-potions")
                break
            state.potions, state.potion_discard = state.potion_discard, 0
            draft.tell("tell-reshuffle-potions")
        state.potions -= 1
        came += 1
    if not came:
        return
    draft.tell("tell-draw-potions", who=named(witcher), count=came)
    witcher.potions += came
    if (above := witcher.potions - POTIONS) > 0:
        witcher.potions = POTIONS
        state.potion_discard += above
        draft.tell("tell-too-many-potions", who=named(witcher), count=above)


def lose_potions(draft: Draft[Continent], witcher: Witcher, count: int) -> int:
    """WO-POT-04, WO-POT-06, WO-GLD-03: potions discarded unused, as far as there are any. Returns how many."""
    if draft.state.in_app("boards"):
        fight = draft.state.fight  # what was used in it lies face down until its end
        used = fight.fighters[str(witcher.seat)].potions if fight and str(witcher.seat) in fight.fighters else 0
        count = min(count, max(0, witcher.potions - used))
        witcher.potions -= count
        draft.state.potion_discard += count
    if count:
        draft.tell("tell-lose-potions", who=named(witcher), count=count)
    return count
