"""An activation: cards laid, what they bring, what lies on them, and the opponent's answer. TG-CMB-13..20, TG-KEY."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.encounter_cards import Blow, Few, Half, Steps
from ..box.names import Count, HeroId, Title
from ..play.encounters import in_fight
from ..play.fights import laying, turns
from ..play.morning import go_on_when_all_is_quiet
from ..state.fight import Fight, Laid
from ..state.heroes import Hero
from ..state.table import Avalon
from ..state.under_way import UnderWay

moves = Moves()
Keys = Annotated[list[laying.Key], msgspec.Meta(max_length=8)]


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
    sign: laying.Last | None = None,
    name: Title = "",
    edge: Annotated[list[Half], msgspec.Meta(max_length=6)] = [],  # noqa: B006
) -> None:
    """TG-CMB-13..15, TG-KEY-01..19: the active character lays a card: what its keys and abilities bring, in order.

    Either counted by the table (`by` into the pool, `play_on`, `draws`) or key by key (`keys`). `magic_from` pays for
    magic keys; `edge`: the halves on the card's right; `sign`: a "discard the last card" sign, and which it means.
    """
    doing, fight, hero = _active(draft, who)
    if fight.step == "again":
        draft.object("TG-CMB-13", "laying-is-over", who=who)
    paid = laying.pay_magic(draft, doing, magic_from, sum(key.kind == "magic" for key in keys) or 1)
    met = laying.connected(hero, keys, bool(paid)) if draft.state.in_app("boards") else list(keys)
    laying.may_be_laid(draft, doing, hero, play_on or any(key.bonus == "play_on" and key.brings() for key in met))
    if not laying.leaves_its_pile(draft, doing, hero):
        return
    laid = Laid(by=who, name=name, tokens=tokens, charges=charges, magic=paid, passive=passive, keys=list(edge))
    laying.put_down(draft, fight, laid, met)
    laying.bring_all(draft, doing, hero, met, by, sign)
    if sign and all(key.bonus != "discard_last" for key in keys):
        laying.discard_by_bonus(draft, fight, sign)
    if draws and laying.lays_still(draft, doing, who):
        turns.must_draw(draft, doing, hero, draws)


def _active(draft: Draft[Avalon], who: HeroId) -> tuple[UnderWay, Fight, Hero]:
    doing, fight, hero = in_fight(draft, who, "choose", "lay", "again")
    if fight.active != who:
        draft.refuse("who", "not-active", who=who)
    return doing, fight, hero


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
        laying.lays_in_panic(draft, doing, hero)
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
