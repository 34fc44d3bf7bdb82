"""Strength, craft, lives and gold: gained, lost, healed, paid, and taken over as they lie. TA-STR, LIFE, GOLD."""

from __future__ import annotations

from typing import Any

from ....core.draft import Draft
from ..box.names import Ability, Count, Counter, Who
from ..state.character import Character, named
from ..state.pieces import Toad
from ..state.table import Realm
from .acting import no_toad, on_board
from .leaving import die
from .spells import hold
from .totals import room_to_heal, total


def change_counter(draft: Draft[Realm], character: Character, counter: Counter, by: int) -> None:
    """Counters from the bank or back to it.

    TA-STR-04, 05, TA-CRA-04, 05, TA-EDGE-03: strength and craft never fall below the start. TA-TOAD-08: what a toad
    gains is the toad's. TA-LIFE-02, TA-LIFE-04: lives have no upper limit.
    """
    if not draft.state.in_app("characters"):
        _say_changed(draft, character, counter, by)
    elif counter == "lives" and by < 0:
        lose_lives(draft, character, -by)
    elif counter == "lives":
        character.lives += by
        _say_changed(draft, character, "lives", by, character.lives)
    elif counter == "gold":
        _change_gold(draft, character, by)
    elif character.toad is not None:
        _change_toad(draft, character, character.toad, counter, by)
    else:
        before, start = getattr(character, counter), getattr(character, f"start_{counter}")
        now = max(before + by, min(start, before))
        setattr(character, counter, now)
        _say_changed(draft, character, counter, now - before, now)


def _change_gold(draft: Draft[Realm], character: Character, by: int) -> None:
    """TA-GOLD-03, TA-GOLD-04: gold from the bank and to it; TA-TOAD-05: a toad can own none."""
    if by > 0:
        no_toad(draft, character)
    before = character.gold
    character.gold = max(0, before + by)
    changed = character.gold - before
    character.deeds.gold += max(0, changed)
    _say_changed(draft, character, "gold", changed, character.gold)


def _change_toad(draft: Draft[Realm], character: Character, toad: Toad, counter: Ability, by: int) -> None:
    """TA-TOAD-06, TA-TOAD-08: a toad has one of each, and what it gains as a toad."""
    before = getattr(toad, counter)
    now = max(0, before + by)
    setattr(toad, counter, now)
    if now != before:
        facts = _facts(character, counter, now - before)
        draft.tell("tell-toad-counters", **facts, value=now + 1)
        draft.write("wrote-toad-changed", **facts)


def _facts(character: Character, counter: Counter, by: int) -> dict[str, Any]:
    return {"who": named(character), "counter": counter, "by": abs(by), "sign": "up" if by > 0 else "down"}


def _say_changed(draft: Draft[Realm], character: Character, counter: Counter, by: int, now: int | None = None) -> None:
    """`now`: how many there are; None where they lie on the table: the hands are told, and nothing is counted."""
    if not by:
        return
    facts = _facts(character, counter, by)
    if now is None:
        draft.tell("tell-counters-there", **facts)
    else:
        draft.tell("tell-counters", **facts, value=now)
    draft.write("wrote-counters", **facts)


def heal(draft: Draft[Realm], character: Character, up_to: int) -> None:
    """TA-LIFE-05, TA-LIFE-06: lives healed, never above four."""
    if not draft.state.in_app("characters"):
        draft.tell("tell-heal-there", who=named(character), count=up_to)
        return
    healed = min(up_to, room_to_heal(draft.state, character))
    if healed:
        character.lives += healed
        draft.tell("tell-counters", **_facts(character, "lives", healed), value=character.lives)
        draft.write("wrote-healed", who=named(character), count=healed)


def lose_lives(draft: Draft[Realm], character: Character, count: int) -> None:
    """TA-LIFE-02, TA-DEATH-01: lives lost; at none left the character dies."""
    if not draft.state.in_app("characters"):
        _say_changed(draft, character, "lives", -count)
        return
    lost = min(count, character.lives)
    character.lives -= lost
    _say_changed(draft, character, "lives", -lost, character.lives)
    if character.lives == 0 and character.in_play:
        die(draft, character)


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
    return total(character, ability)


def take_over(
    draft: Draft[Realm], who: Who, strength: int, craft: int, lives: int, gold: int, spells: int | None = None
) -> None:
    """TA-SAVE-02: the counters as they lie beside the card, and the number of spells in hand, kept by the app now."""
    character = on_board(draft, who)
    if not lives:
        draft.refuse("lives", "alive-needs-a-life")
    if gold:
        no_toad(draft, character)
    character.strength = max(strength, character.start_strength)
    character.craft = max(craft, character.start_craft)
    character.lives, character.gold = lives, gold
    if spells is not None:
        hold(draft, character, spells)
    draft.write("wrote-taken-over", who=named(character))
