"""Strength, craft, lives and gold: gained, lost, healed, paid, and taken over as they lie. TA-STR, LIFE, GOLD."""

from __future__ import annotations

from ....core.draft import Draft
from ..box.names import Ability, Count, Counter, Who
from ..state.character import Character, named
from ..state.table import Realm
from .acting import on_board
from .leaving import die
from .spells import hold
from .totals import room_to_heal, total


def change_counter(draft: Draft[Realm], character: Character, counter: Counter, by: int) -> int:
    """Counters from the bank or back to it; returns what really changed.

    TA-STR-04, 05, TA-CRA-04, 05, TA-EDGE-03: strength and craft never fall below the start. TA-TOAD-08: what a toad
    gains is the toad's. TA-LIFE-02, TA-LIFE-04: lives have no upper limit.
    """
    if not draft.state.in_app("characters"):
        return _on_the_table(draft, character, counter, by)
    if counter == "lives":
        return lose_lives(draft, character, -by) if by < 0 else gain_lives(draft, character, by)
    if counter == "gold":
        return _change_gold(draft, character, by)
    if character.toad is not None:
        before = getattr(character.toad, counter)
        setattr(character.toad, counter, max(0, before + by))
        now = getattr(character.toad, counter)
        if changed := now - before:
            sign = "up" if changed > 0 else "down"
            facts = {"who": named(character), "counter": counter, "by": abs(changed), "sign": sign}
            draft.tell("tell-toad-counters", **facts, value=now + 1)  # TA-TOAD-06, TA-TOAD-08
            draft.write("wrote-toad-changed", **facts)
        return changed
    before, start = getattr(character, counter), getattr(character, f"start_{counter}")
    now = max(before + by, min(start, before))
    setattr(character, counter, now)
    _say_changed(draft, character, counter, now - before, now)
    return now - before


def _on_the_table(draft: Draft[Realm], character: Character, counter: str, by: int) -> int:
    """Where the counters lie beside the cards and not in the app, the hands are told, and nothing is counted."""
    if by:
        sign = "up" if by > 0 else "down"
        draft.tell("tell-counters-there", who=named(character), counter=counter, by=abs(by), sign=sign)
        draft.write("wrote-counters", who=named(character), counter=counter, by=abs(by), sign=sign)
    return by


def _change_gold(draft: Draft[Realm], character: Character, by: int) -> int:
    """TA-GOLD-03, TA-GOLD-04: gold from the bank and to it; TA-TOAD-05: a toad can own none."""
    if by > 0 and character.toad is not None:
        draft.object("TA-TOAD-05", "toads-own-nothing", who=named(character))
    before = character.gold
    character.gold = max(0, before + by)
    changed = character.gold - before
    if changed > 0:
        character.deeds.gold += changed
    _say_changed(draft, character, "gold", changed, character.gold)
    return changed


def _say_changed(draft: Draft[Realm], character: Character, counter: str, by: int, now: int) -> None:
    if not by:
        return
    sign = "up" if by > 0 else "down"
    draft.tell("tell-counters", who=named(character), counter=counter, by=abs(by), sign=sign, value=now)
    draft.write("wrote-counters", who=named(character), counter=counter, by=abs(by), sign=sign)


def gain_lives(draft: Draft[Realm], character: Character, by: int) -> int:
    """TA-LIFE-03, TA-LIFE-04: lives gained, without an upper limit."""
    character.lives += by
    _say_changed(draft, character, "lives", by, character.lives)
    return by


def heal(draft: Draft[Realm], character: Character, up_to: int) -> int:
    """TA-LIFE-05, TA-LIFE-06: lives healed, never above four; returns how many."""
    if not draft.state.in_app("characters"):
        draft.tell("tell-heal-there", who=named(character), count=up_to)
        return up_to
    healed = min(up_to, room_to_heal(draft.state, character))
    if healed:
        character.lives += healed
        draft.tell("tell-counters", who=named(character), counter="lives", by=healed, sign="up", value=character.lives)
        draft.write("wrote-healed", who=named(character), count=healed)
    return healed


def lose_lives(draft: Draft[Realm], character: Character, count: int) -> int:
    """TA-LIFE-02, TA-DEATH-01: lives lost; at none left the character dies. Returns the change (negative)."""
    if not draft.state.in_app("characters"):
        return _on_the_table(draft, character, "lives", -count)
    lost = min(count, character.lives)
    character.lives -= lost
    _say_changed(draft, character, "lives", -lost, character.lives)
    if character.lives == 0 and character.in_play:
        die(draft, character)
    return -lost


def pay(draft: Draft[Realm], character: Character, price: Count) -> None:
    """TA-GOLD-02, TA-GOLD-03: gold to the bank; an objection when there is too little."""
    if not price:
        return
    if not draft.state.in_app("characters"):
        draft.tell("tell-pay", who=named(character), amount=price)
        return
    if character.gold < price:
        draft.object("TA-GOLD-02", "too-little-gold", who=named(character), price=price, gold=character.gold)
    character.gold = max(0, character.gold - price)
    draft.tell("tell-pay", who=named(character), amount=price)


def whole(draft: Draft[Realm], character: Character, ability: Ability, told: int | None) -> int:
    """TA-STR-14, TA-CRA-07: a total as the app knows it, or as the table told it where only that knows."""
    if told is not None:
        return told
    if not draft.state.in_app("characters"):
        draft.refuse("value", "argument-missing")
    return total(draft.state, character, ability)


def take_over(
    draft: Draft[Realm], who: Who, strength: int, craft: int, lives: int, gold: int, spells: int | None = None
) -> None:
    """TA-SAVE-02: the counters as they lie beside the card, and the number of spells in hand, kept by the app now."""
    character = on_board(draft, who)
    if not lives:
        draft.refuse("lives", "alive-needs-a-life")
    if gold and character.toad is not None:
        draft.object("TA-TOAD-05", "toads-own-nothing", who=named(character))
    character.strength = max(strength, character.start_strength)
    character.craft = max(craft, character.start_craft)
    character.lives, character.gold = lives, gold
    if spells is not None:
        hold(draft, character, spells)
    draft.write("wrote-taken-over", who=named(character))
