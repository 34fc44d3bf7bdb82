"""What a witcher gains and loses: attributes and what follows, Shield, gold, potions. WO-ATR, SHL, LVL, POT, GLD."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import GOLD_TOKENS, MOST, POTIONS, TOP, Attribute
from ..state.table import Continent
from ..state.witcher import Witcher, named
from . import own_cards

LEVEL_CARDS = {2: 1, 3: 1, 4: 2, 5: 2}  # WO-LVL-02, WO-LVL-03


def shield_cap(state: Continent, one: Witcher) -> int:
    """WO-ATR-03, WO-SHL-02: how high the Shield may stand now."""
    return min(one.defence, state.most_shield)


def change_shield(draft: Draft[Continent], one: Witcher, by: int) -> int:
    """WO-SHL-01: the Shield, from 0 to its cap; what is above it is lost. Returns the steps really taken."""
    if not draft.state.in_app("boards"):
        draft.tell("tell-shield-by", who=named(one), by=abs(by), sign="up" if by > 0 else "down")
        return by
    before = one.shield
    cap = shield_cap(draft.state, one)
    one.shield = max(0, min(before + by, max(cap, before) if by < 0 else cap))
    if one.shield != before:
        draft.tell("tell-shield", who=named(one), value=one.shield)
    return one.shield - before


def fill_shield(draft: Draft[Continent], one: Witcher) -> None:
    """WO-AFT-03, WO-DRE-08: after a fight the Shield stands at its cap again."""
    if draft.state.in_app("boards"):
        one.shield = shield_cap(draft.state, one)
        draft.tell("tell-shield", who=named(one), value=one.shield)
    else:
        draft.tell("tell-shield-full", who=named(one))


# --- attributes ------------------------------------------------------------------------------------------------------


def raise_attribute(draft: Draft[Continent], one: Witcher, attribute: Attribute, by: int = 1) -> None:
    """WO-ATR-04, 06, 12, WO-LVL-06, WO-LOC-02: one attribute up, with Shield, potion and level that follow."""
    if not draft.state.in_app("boards"):
        draft.tell("tell-raise-by-hand", who=named(one), attribute=attribute, count=by)
        return
    for _ in range(by):
        value = one.level_of(attribute)
        if value >= TOP:
            draft.tell("tell-at-its-top", who=named(one), attribute=attribute)
            break
        setattr(one, attribute, value + 1)
        draft.tell("tell-attribute", who=named(one), attribute=attribute, value=value + 1)
        draft.write("wrote-raised", who=named(one), attribute=attribute, value=value + 1)
        if attribute == "defence" and value + 1 < TOP:
            change_shield(draft, one, 1)
        if attribute == "alchemy":
            gain_potions(draft, one, 1)
    check_level(draft, one)


def training_price(one: Witcher, attribute: Attribute) -> int:
    """WO-LOC-11, WO-EDG-17: what the next level costs in a school."""
    return one.level_of(attribute) + 1


def lower_attribute(draft: Draft[Continent], one: Witcher, attribute: Attribute, by: int = 1) -> None:
    """WO-ATR-08..10, WO-LVL-04, WO-EXP-15: an attribute down, never below 1 nor from 5; the Shield follows."""
    if not draft.state.in_app("boards"):
        draft.tell("tell-lower-by-hand", who=named(one), attribute=attribute, count=by)
        return
    value = one.level_of(attribute)
    if value in (1, TOP):
        draft.tell("tell-stays", who=named(one), attribute=attribute, value=value)
        return
    setattr(one, attribute, max(1, value - by))
    now = one.level_of(attribute)
    draft.tell("tell-attribute", who=named(one), attribute=attribute, value=now)
    draft.write("wrote-lowered", who=named(one), attribute=attribute, value=now)
    cap = shield_cap(draft.state, one)
    if attribute == "defence" and one.shield > cap:
        one.shield = cap
        draft.tell("tell-shield", who=named(one), value=cap)


def check_level(draft: Draft[Continent], one: Witcher) -> None:
    """WO-LVL-01..03, 05, 06: the witcher's level follows its lowest attribute upwards, and brings cards."""
    while one.lowest > one.level and one.level < TOP:
        one.level += 1
        draft.tell("tell-level", who=named(one), level=one.level)
        draft.write("wrote-level", who=named(one), level=one.level)
        own_cards.draw(draft, one, LEVEL_CARDS[one.level])


# --- gold and potions ------------------------------------------------------------------------------------------------


def gain_gold(draft: Draft[Continent], one: Witcher, count: int) -> None:
    """WO-GLD-01, WO-CMP-10: gold from the treasury; beyond 35 tokens in play the hands are told."""
    if not count:
        return
    one.deeds.earned += count
    if draft.state.in_app("boards"):
        one.gold = min(MOST, one.gold + count)
        count_gold(draft)
    draft.tell("tell-gain-gold", who=named(one), count=count)


def count_gold(draft: Draft[Continent]) -> None:
    """WO-CMP-10: the treasury is never empty; beyond 35 tokens in play the hands are told."""
    if draft.state.in_app("boards") and (count := gold_in_play(draft.state)) > GOLD_TOKENS:
        draft.tell("tell-gold-runs-out", count=count)


def gold_in_play(state: Continent) -> int:
    """WO-CMP-10: all gold that lies outside the treasury."""
    return sum(one.gold + sum(quest.gold for quest in one.trail_quests) for one in state.witchers)


def lose_gold(draft: Draft[Continent], one: Witcher, count: int) -> int:
    """WO-GLD-03: a forced loss, as far as there is any. Returns how much was lost."""
    if draft.state.in_app("boards"):
        count = min(count, one.gold)
        one.gold -= count
    if count:
        draft.tell("tell-lose-gold", who=named(one), count=count)
    return count


def can_pay(state: Continent, one: Witcher, count: int) -> bool | None:
    """WO-GLD-02: whether a price can be paid whole (None: only the table knows)."""
    return one.gold >= count if state.in_app("boards") or not count else None


def pay(draft: Draft[Continent], one: Witcher, count: int, rule: str = "WO-GLD-02") -> None:
    """WO-GLD-02: a price, paid whole or not at all."""
    if can_pay(draft.state, one, count) is False:
        draft.object(rule, "too-little-gold", who=named(one), price=count, gold=one.gold)
    lose_gold(draft, one, count)


def pay_potions(draft: Draft[Continent], one: Witcher, count: int, rule: str) -> None:
    """WO-EXP-06, WO-POT-06: a price in potions, paid whole or not at all."""
    if draft.state.in_app("boards") and one.potions < count:
        draft.object(rule, "too-few-potions", who=named(one), price=count, count=one.potions)
    lose_potions(draft, one, count)


def gain_potions(draft: Draft[Continent], one: Witcher, count: int) -> None:
    """WO-POT-02, WO-POT-08: potions from their deck; above four the owner puts away what it likes least."""
    state = draft.state
    if not state.in_app("boards"):  # nor does the app know what was put away
        draft.tell("tell-draw-potions", who=named(one), count=count)
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
    draft.tell("tell-draw-potions", who=named(one), count=came)
    one.potions += came
    if (above := one.potions - POTIONS) > 0:
        one.potions = POTIONS
        state.potion_discard += above
        draft.tell("tell-too-many-potions", who=named(one), count=above)


def lose_potions(draft: Draft[Continent], one: Witcher, count: int) -> int:
    """WO-POT-04, WO-POT-06, WO-GLD-03: potions discarded unused, as far as there are any. Returns how many."""
    if draft.state.in_app("boards"):
        fight = draft.state.fight  # what was used in it lies face down until its end
        used = fight.fighters[str(one.seat)].potions if fight and str(one.seat) in fight.fighters else 0
        count = min(count, max(0, one.potions - used))
        one.potions -= count
        draft.state.potion_discard += count
    if count:
        draft.tell("tell-lose-potions", who=named(one), count=count)
    return count
