"""What befalls a character: counters, healing, missed turns, a toad's shape, alignment. TA-LIFE, TA-TOAD, TA-ALI."""

from __future__ import annotations

from ...core.draft import Draft
from . import happenings
from .leaving import die, end_turn_now, leave_behind
from .names import Alignment, Counter
from .pieces import Toad
from .piles import named, put_down
from .state import ALIGNMENT_CARDS, TOAD_CARDS, TOAD_TURNS, Character, Realm
from .totals import may_own, room_to_heal


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


def become_toad(draft: Draft[Realm], character: Character) -> None:
    """TA-TOAD-01, TA-TOAD-03, TA-TOAD-04, TA-TOAD-16: three turns as a toad; everything it owned stays on its space."""
    state = draft.state
    own_turn = state.turn.who == character.seat
    out = sum(one.toad is not None and one.toad.card for one in state.characters)
    fresh = own_turn and state.default("TA-TOAD-03")
    character.toad = Toad(left=TOAD_TURNS, fresh=fresh, card=out < TOAD_CARDS)  # TA-COMP-15: there are but four
    character.deeds.toads += 1
    draft.tell("tell-toad" if character.toad.card else "tell-toad-stand-in", who=named(character))
    draft.write("wrote-toad", who=named(character))
    leave_behind(draft, character, everything=not state.default("TA-TOAD-16"))
    if not state.default("TA-TOAD-18") and character.printed == "neutral":
        character.alignment = "neutral"
    happenings.note(state, "toad", who=character.seat)


def restore(draft: Draft[Realm], character: Character, toad: Toad) -> None:
    """TA-TOAD-02, TA-TOAD-07, TA-TOAD-08: its own shape again; what it gained as a toad is gone."""
    character.toad = None
    draft.tell("tell-restored" if toad.card else "tell-restored-stand-in", who=named(character))
    draft.write("wrote-restored", who=named(character))
    happenings.note(draft.state, "restored", who=character.seat)


def miss_turns(draft: Draft[Realm], character: Character, count: int, by_event: bool) -> None:
    """TA-CARD-06, TA-CARD-19, TA-TIM-01: missed turns; by an event the turn that is under way ends and is the first."""
    state = draft.state
    counts = by_event or not state.default("TA-CARD-19")
    if state.turn.who == character.seat and counts and not state.turn.over:
        if state.fight is not None:
            draft.object("", "fight-first", can_overrule=False)  # TA-CARD-03: an event comes before the enemies
        character.missed += count - 1
        end_turn_now(state, "missed")
    else:
        character.missed += count
    draft.tell("tell-missed", who=named(character), count=character.missed)
    draft.write("wrote-missed", who=named(character), count=count)


def set_alignment(draft: Draft[Realm], character: Character, to: Alignment) -> bool:
    """TA-ALI-03..09: another alignment, once from own turn to own turn; forbidden objects are put down at once."""
    state = draft.state
    if to == character.alignment:
        return False
    if to == "neutral" and character.printed != "neutral" and state.default("TA-ALI-09"):
        draft.object("TA-ALI-09", "no-neutral-face", who=named(character))
    if character.alignment_changed:
        draft.object("TA-ALI-06", "alignment-changed-already", who=named(character))
    cards_out = sum(one.alignment_card for one in state.characters if one is not character)
    none_left = to != character.printed and cards_out >= ALIGNMENT_CARDS
    if none_left and not state.default("TA-ALI-08"):
        draft.object("TA-ALI-08", "no-alignment-card-left")
    had = character.alignment_card
    character.alignment, character.alignment_changed = to, True
    character.alignment_card = to != character.printed and not none_left
    if character.alignment_card or none_left:
        draft.tell("tell-no-alignment-card" if none_left else "tell-alignment-card", who=named(character), alignment=to)
    elif had:
        draft.tell("tell-alignment-card-back", who=named(character), alignment=to)
    draft.write("wrote-alignment", who=named(character), alignment=to)
    happenings.note(state, "alignment", who=character.seat)
    drop_forbidden(draft, character)
    return True


def drop_forbidden(draft: Draft[Realm], character: Character) -> None:
    """TA-ALI-07, TA-OBJ-04: what it may not own lies face up on its space at once."""
    forbidden = [card for card in character.objects if not may_own(character, card)]
    for card in forbidden:
        character.part_with(card)
    if forbidden:
        draft.write("wrote-forbidden", who=named(character), cards=[card.name for card in forbidden])
        put_down(draft, character.space, forbidden)
