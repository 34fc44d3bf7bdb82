"""An activation: cards laid, what they bring, what lies on them, and the opponent's answer. TG-CMB-13..20, TG-KEY."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.encounter_cards import Blow, Few, Half, Level, Steps
from ..box.names import Attribute, Count, HeroId, Title
from ..play.encounters import in_fight
from ..play.fights import turns
from ..play.fights.blows import move_pool, strike
from ..play.fights.hands import take_off
from ..play.morning import go_on_when_all_is_quiet
from ..play.prices import must_have, spend
from ..state.fight import AT_MOST_WHEN_FAST, Fight, Fighter, Laid
from ..state.heroes import Hero
from ..state.table import Avalon
from ..state.under_way import UnderWay

moves = Moves()
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


Keys = Annotated[list[Key], msgspec.Meta(max_length=8)]


def connected(hero: Hero, keys: Keys, magic: bool) -> list[Key]:
    """The keys that connect: by the active character (TG-KEY-02, 03), by Magic paid (04), and the free ones (06).

    In the order in which they are resolved: attribute keys, magic keys, free ones. TG-CMB-14, TG-BEY-07.
    """
    met = [key for key in keys if key.kind == "attribute" and _enough(hero, key)]
    return met + [key for key in keys if key.kind == "magic" and magic] + [key for key in keys if key.kind == "free"]


def _enough(hero: Hero, key: Key) -> bool:
    return key.attribute is None or hero.attribute(key.attribute) >= key.level


@moves.add(by="seat")
def lay_card(
    draft: Draft[Avalon],
    who: HeroId,
    by: Steps = 0,
    play_on: bool = False,
    draws: Few = 0,
    magic_from: HeroId | None = None,
    keys: Keys = [],  # noqa: B006 - a declaration, never changed
    tokens: Few = 0,
    charges: Few = 0,
    passive: bool = False,
    sign: Last | None = None,
    name: Title = "",
    edge: Annotated[list[Half], msgspec.Meta(max_length=6)] = [],  # noqa: B006
) -> None:
    """TG-CMB-13..15, TG-KEY-01..19: the active character lays a card: what its keys and abilities bring, in order.

    Either counted by the table (`by` into the pool, `play_on`, `draws`) or key by key (`keys`). `magic_from` pays for
    magic keys; `edge`: the halves on the card's right; `sign`: a "discard the last card" sign, and which it means.
    """
    doing, fight, hero = _active(draft, who)
    fighter = fight.of(who)
    if fight.step == "again":
        draft.object("TG-CMB-13", "laying-is-over", who=who)
    paid = _pay_magic(draft, doing, magic_from, sum(key.kind == "magic" for key in keys) or 1)
    met = connected(hero, keys, bool(paid)) if draft.state.in_app("boards") else list(keys)
    _may_be_laid(draft, doing, hero, play_on or any(key.bonus == "play_on" and key.brings() for key in met))
    if not _leaves_its_pile(draft, doing, hero):
        return
    _cover(draft, fight, passive)
    laid = Laid(by=who, name=name, tokens=tokens, charges=charges, magic=paid, passive=passive, keys=list(edge))
    halves = [key for key in met if key.kind == "attribute" and key.bonus != "nothing"]
    laid.connected = [key.attribute for key in halves if key.attribute]
    fight.sequence.append(laid)
    fighter.laid += 1
    draft.tell("tell-lay-card", who=who, number=len(fight.sequence), name=name, tokens=tokens, charges=charges)
    fewer = _fewer_by_defence(draft, doing, fighter, by + sum(key.brings() for key in met if key.bonus == "pool"))
    for key in met:
        brings = key.brings()
        if key.bonus == "pool" and brings > 0:
            brings, fewer = brings - fewer, 0
        if _lays_still(draft, doing, who):
            _bring(draft, doing, hero, key, brings, sign)
    if _lays_still(draft, doing, who):
        move_pool(draft, doing, hero, by - fewer)
    if sign and all(key.bonus != "discard_last" for key in keys):
        _discard_by_bonus(draft, fight, sign)
    if draws and _lays_still(draft, doing, who):
        turns.must_draw(draft, doing, hero, draws)


def _lays_still(draft: Draft[Avalon], doing: UnderWay, who: HeroId) -> bool:
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
            _discard_by_bonus(draft, doing.fought, sign)


def _active(draft: Draft[Avalon], who: HeroId) -> tuple[UnderWay, Fight, Hero]:
    doing, fight, hero = in_fight(draft, who, "choose", "lay", "again")
    if fight.active != who:
        draft.refuse("who", "not-active", who=who)
    return doing, fight, hero


def _pay_magic(draft: Draft[Avalon], doing: UnderWay, payer: HeroId | None, keys: int) -> int:
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


def _may_be_laid(draft: Draft[Avalon], doing: UnderWay, hero: Hero, plays_on: bool) -> None:
    """TG-CMB-15, TG-KEY-11: a further card needs a connected "play on"; TG-TRT-04: two at most against a fast one."""
    laid = doing.fought.of(hero.id).laid
    if laid and not plays_on:
        draft.object("TG-CMB-15", "does-not-play-on", who=hero.id)
    if "fast" in doing.fought.card.traits and laid >= AT_MOST_WHEN_FAST:
        draft.object("TG-TRT-04", "too-fast", who=hero.id, name=doing.card)


def _leaves_its_pile(draft: Draft[Avalon], doing: UnderWay, hero: Hero) -> bool:
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


def _cover(draft: Draft[Avalon], fight: Fight, passive: bool) -> None:
    """TG-KEY-07, TG-KEY-20: a normal card covers the ability before it, which loses its time tokens.

    A passive card neither covers nor is ever covered.
    """
    last = fight.sequence[-1] if fight.sequence and not passive else None
    if last is not None and last.tokens and not last.passive:
        draft.tell("tell-tokens-lost", who=last.by, count=last.tokens, name=last.name)
        last.tokens = 0


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


def _discard_by_bonus(draft: Draft[Avalon], fight: Fight, which: Last | None) -> None:
    """TG-KEY-12, TG-BEY-17: always the last card; the table says whether that is already the one just laid."""
    if not which:
        draft.refuse("sign", "which-is-the-last")
    place = len(fight.sequence) if which == "this" else len(fight.sequence) - 1
    if place >= 1:
        take_off(draft, fight, place)


@moves.add(by="seat")
def finish_laying(draft: Draft[Avalon], who: HeroId, prevented: Count = 0, instead: Blow | None = None) -> None:
    """TG-CMB-16..21, TG-DIP-14..18: no more cards: the opportunity attack, the check, the answer, the next one's turn.

    `prevented`: wounds of step 3 that were warded off; `instead`: what the answer came to by an ability. TG-KEY-21.
    """
    doing, fight, hero = _active(draft, who)
    softened = prevented or (instead and fight.answer and instead.wounds < fight.answer.wounds)
    if softened and "deceit" in fight.card.traits:
        draft.object("TG-TRT-05", "deceit", name=doing.card)
    if fight.step == "again":
        turns.answer(draft, doing, hero, instead, prevented)
    else:
        _lays_in_panic(draft, doing, hero)
        turns.end_of_laying(draft, doing, hero, instead, prevented)
    go_on_when_all_is_quiet(draft)


@moves.add(by="seat")
def carry_on(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-CMB-20, TG-DIP-17, TG-KEY-19: what the opponent's answer says in words is done; the check, and what follows.

    A card that it destroys is gone by then, and the delayed ability of that card never fires (TG-KEY-24).
    """
    doing, fight, hero = in_fight(draft, who, "answered")
    if fight.active != who:
        draft.refuse("who", "not-active", who=who)
    turns.after_answer(draft, doing, hero)
    go_on_when_all_is_quiet(draft)


def _lays_in_panic(draft: Draft[Avalon], doing: UnderWay, hero: Hero) -> None:
    """TG-CMB-13, TG-CMB-31: only in panic the first card is no choice; without a deck it must escape. TG-CMB-43."""
    fighter = doing.fought.of(hero.id)
    if fighter.laid or not (draft.state.in_app("boards") and hero.panicked):
        return
    if fighter.deck == 0:
        if not _lost_without_a_deck(draft, doing, hero):
            draft.object("TG-CMB-43", "panic-without-deck", who=hero.id)
    else:
        draft.object("TG-CMB-31", "panic-lays-a-card", who=hero.id)
