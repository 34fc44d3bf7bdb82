"""A card that is laid: what it costs, whether it may be, and what its keys bring. TG-CMB-13..15, TG-KEY."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from .....core.draft import Draft
from ...box.encounter_cards import Level, Steps
from ...box.names import Attribute, HeroId
from ...state.fight import AT_MOST_WHEN_FAST, Fight, Fighter, Laid
from ...state.heroes import Hero
from ...state.table import Avalon
from ...state.under_way import UnderWay
from ..prices import must_have, spend
from . import turns
from .blows import move_pool, strike
from .hands import take_off

Last = Literal["before", "this"]  # which card a "discard the last card" sign means
Bonus = Literal["nothing", "pool", "draw", "play_on", "discard_last", "as_card_says"]


class Key(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Two halves that meet: what the left one asks for, and the bonus of the right one. TG-KEY-01.

    `times`: the factor of a multiplier beside the bonus; `cancelled`: whether a cancel symbol stands there.
    """

    kind: Literal["attribute", "magic", "free"] = "attribute"
    attribute: Attribute | None = None
    level: Level = 1
    bonus: Bonus = "pool"
    amount: Steps = 1
    times: Level = 1
    cancelled: bool = False

    def brings(self) -> int:
        """TG-KEY-08, TG-KEY-09: how much of its bonus it brings; a multiplier leaves "play on" alone."""
        if self.cancelled or self.bonus == "nothing":
            return 0
        return 1 if self.bonus == "play_on" else self.amount * self.times


def connected(hero: Hero, keys: Sequence[Key], magic: bool) -> list[Key]:
    """The keys that connect: by the active character (TG-KEY-02, 03), by Magic paid (04), and the free ones (06).

    In the order in which they are resolved: attribute keys, magic keys, free ones. TG-CMB-14, TG-BEY-07.
    """
    met = [key for key in keys if key.kind == "attribute" and _enough(hero, key)]
    return met + [key for key in keys if key.kind == "magic" and magic] + [key for key in keys if key.kind == "free"]


def _enough(hero: Hero, key: Key) -> bool:
    return key.attribute is None or hero.attribute(key.attribute) >= key.level


def pay_magic(draft: Draft[Avalon], doing: UnderWay, payer: HeroId | None, keys: int) -> int:
    """TG-KEY-04, TG-PTY-06: one Magic for each magic key, paid by whoever of the members wants to."""
    if payer is None:
        return 0
    if payer not in doing.who:
        draft.refuse("magic_from", "only-members-pay")
    if draft.state.in_app("boards"):
        hero = draft.state.heroes[payer]
        must_have(draft, hero, "magic", keys, "TG-KEY-04")
        spend(draft, hero, "magic", keys)
    draft.tell("tell-magic-on-card", who=payer, count=keys)
    return keys


def may_be_laid(draft: Draft[Avalon], doing: UnderWay, hero: Hero, plays_on: bool) -> None:
    """TG-CMB-15, TG-KEY-11: a further card needs a connected "play on"; TG-TRT-04: two at most against a fast one."""
    laid = doing.fought.of(hero.id).laid
    if laid and not plays_on:
        draft.object("TG-CMB-15", "does-not-play-on", who=hero.id)
    if "fast" in doing.fought.card.traits and laid >= AT_MOST_WHEN_FAST:
        draft.object("TG-TRT-04", "too-fast", who=hero.id, name=doing.card)


def leaves_its_pile(draft: Draft[Avalon], doing: UnderWay, hero: Hero) -> bool:
    """Take the card from the hand, in panic the first one off the deck. TG-CMB-31, TG-CMB-33; False: there was none.

    TG-CMB-43: a panicked character without a deck must escape, unless the table sees it otherwise.
    """
    fighter = doing.fought.of(hero.id)
    forced = draft.state.in_app("boards") and hero.panicked and not fighter.laid
    if fighter.deck is None or fighter.hand is None:
        if forced:
            draft.tell("tell-panic-card", who=hero.id)
        return True
    if forced and not fighter.deck:
        if _lost_without_a_deck(draft, doing, hero):
            return False
        draft.object("TG-CMB-43", "panic-without-deck", who=hero.id)
    elif forced:
        fighter.deck -= 1
        return True
    if not fighter.hand:
        draft.object("TG-CMB-13", "hand-is-empty", who=hero.id)
    fighter.hand = max(0, fighter.hand - 1)
    return True


def _lost_without_a_deck(draft: Draft[Avalon], doing: UnderWay, hero: Hero) -> bool:
    """TG-DIP-21, TG-DIP-22: a diplomacy is lost by a panicked character that has no card to turn over."""
    if doing.fought.kind == "diplomacy":
        turns.must_draw(draft, doing, hero, 1)
    return doing.fought.step == "lost"


def lays_in_panic(draft: Draft[Avalon], doing: UnderWay, hero: Hero) -> None:
    """TG-CMB-13, TG-CMB-31: only in panic the first card is no choice; without a deck it must escape. TG-CMB-43."""
    fighter = doing.fought.of(hero.id)
    if fighter.laid or not (draft.state.in_app("boards") and hero.panicked):
        return
    if fighter.deck == 0:
        if not _lost_without_a_deck(draft, doing, hero):
            draft.object("TG-CMB-43", "panic-without-deck", who=hero.id)
    else:
        draft.object("TG-CMB-31", "panic-lays-a-card", who=hero.id)


def put_down(draft: Draft[Avalon], fight: Fight, laid: Laid, met: Sequence[Key]) -> None:
    """The card comes to the end of the sequence, with the attribute keys that it connects. TG-KEY-07, TG-KEY-17."""
    _cover(draft, fight, laid.passive)
    halves = [key for key in met if key.kind == "attribute" and key.bonus != "nothing"]
    laid.connected = [key.attribute for key in halves if key.attribute]
    fight.sequence.append(laid)
    fight.of(laid.by).laid += 1
    facts = {"name": laid.name, "tokens": laid.tokens, "charges": laid.charges}
    draft.tell("tell-lay-card", who=laid.by, number=len(fight.sequence), **facts)


def _cover(draft: Draft[Avalon], fight: Fight, passive: bool) -> None:
    """TG-KEY-07, TG-KEY-20: a normal card covers the ability before it, which loses its time tokens.

    A passive card neither covers nor is ever covered.
    """
    last = fight.sequence[-1] if fight.sequence and not passive else None
    if last is not None and last.tokens and not last.passive:
        draft.tell("tell-tokens-lost", who=last.by, count=last.tokens, name=last.name)
        last.tokens = 0


def bring_all(
    draft: Draft[Avalon], doing: UnderWay, hero: Hero, met: Sequence[Key], by: int, sign: Last | None
) -> None:
    """What the card brings: its keys in order, and then what the table counted itself (`by`). TG-CMB-14, TG-TRT-03."""
    pool = by + sum(key.brings() for key in met if key.bonus == "pool")
    fewer = _fewer_by_defence(draft, doing, doing.fought.of(hero.id), pool)
    for key in met:
        brings = key.brings()
        if key.bonus == "pool" and brings > 0:
            brings, fewer = brings - fewer, 0
        if lays_still(draft, doing, hero.id):
            _bring(draft, doing, hero, key, brings, sign)
    if lays_still(draft, doing, hero.id):
        move_pool(draft, doing, hero, by - fewer)


def lays_still(draft: Draft[Avalon], doing: UnderWay, who: HeroId) -> bool:
    """Whether the character is still in the fight: a bonus of the card may have cost it that."""
    return turns.goes_on(draft, doing) and who in doing.who


def _bring(draft: Draft[Avalon], doing: UnderWay, hero: Hero, key: Key, brings: int, sign: Last | None) -> None:
    """TG-CMB-14, TG-BEY-07: one key after another: an earlier one may meet an empty pool, or the end of the track."""
    if key.bonus == "pool":
        move_pool(draft, doing, hero, brings)
    elif key.bonus == "as_card_says" and brings:
        _as_card_says(draft, doing, hero, key)
    elif key.bonus == "draw" and brings > 0:
        turns.must_draw(draft, doing, hero, brings)
    elif key.bonus == "discard_last":
        for _ in range(brings):
            discard_by_bonus(draft, doing.fought, sign)


def _fewer_by_defence(draft: Draft[Avalon], doing: UnderWay, fighter: Fighter, by: int) -> int:
    """TG-TRT-03: against a defensive opponent an activation's first card brings a marker less, never under none."""
    if "defensive" not in doing.fought.card.traits or fighter.laid != 1 or by <= 0:
        return 0
    draft.tell("tell-trait-defensive", name=doing.card)
    return 1


def _as_card_says(draft: Draft[Avalon], doing: UnderWay, hero: Hero, key: Key) -> None:
    """TG-KEY-15: what the bonus means by the attribute that it is connected to, in the stage that is being solved."""
    meaning = doing.fought.now.meanings.get(key.attribute) if key.attribute else None
    if meaning is None:
        draft.tell("tell-look-up-meaning", who=hero.id, attribute=key.attribute or "")
        return
    for _ in range(key.brings()):
        strike(draft, doing, hero, meaning, "tell-meaning")


def discard_by_bonus(draft: Draft[Avalon], fight: Fight, which: Last | None) -> None:
    """TG-KEY-12, TG-BEY-17: always the last card; the table says whether that is already the one just laid."""
    if not which:
        draft.refuse("sign", "which-is-the-last")
    place = len(fight.sequence) if which == "this" else len(fight.sequence) - 1
    if place >= 1:
        take_off(draft, fight, place)
