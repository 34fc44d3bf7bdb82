"""Items and secrets as they come, turn, change hands and go. TG-ITM, TG-SEC, TG-PTY-04, TG-PTY-14, TG-DSC."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import CardKind, Count, HeroId, Keyword, Name, Title, Worn
from ..play import lessons, taking, under_way
from ..play.acting import hero_of
from ..play.belongings import (
    items_of,
    lay_down_a_second,
    make_room,
    part,
    receive,
    rivals,
)
from ..play.quests import secret_came
from ..state.heroes import Belonging, Hero
from ..state.pieces import Left
from ..state.table import Avalon

moves = Moves()


@moves.add(by="seat", teaches=lessons.of_belonging)
def take(
    draft: Draft[Avalon],
    who: HeroId,
    kind: CardKind,
    name: Title = "",
    number: Count = 0,
    keyword: Worn | None = None,
    personal: bool | None = None,
    craftable: bool | None = None,
    discards: Name | None = None,
) -> None:
    """TG-STA-07, TG-ITM-03, TG-SEC-01: an item or a secret comes to a character; the second of a keyword face down.

    An item is known by its name, a secret by its number: what is left out comes from what this installation knows.
    `discards`: the item that goes for it, where there may be no more than five (TG-HRD-12, TG-HRD-14).
    """
    taking.take(draft, who, kind, name, number, keyword, personal, craftable, discards)


@moves.add(by="seat", teaches=lessons.of_belonging)
def find_item(
    draft: Draft[Avalon],
    who: HeroId,
    looking_for: Literal["craftable", Keyword],
    name: Name,
    passed: list[Name] = [],  # noqa: B006 - a declaration, never changed
    discards: Name | None = None,
) -> None:
    """TG-ITM-05, TG-ITM-06: the first craftable item, or the first of a keyword, that came from the item deck.

    `passed`: the names of those that were passed over, if the table tells; they are shuffled in with the rest.
    `discards`: the item that goes for it, where there may be no more than five (TG-HRD-12, TG-HRD-14).
    """
    known = draft.knowledge.get("item", {}).get(name, {})
    if looking_for == "craftable":
        if known.get("craftable") is False:
            draft.object("TG-ITM-05", "item-is-not-craftable", name=name)
        taking.take(draft, who, "item", name, craftable=True, discards=discards)
    else:
        if known.get("keyword") not in (None, looking_for):
            draft.object("TG-ITM-06", "item-is-of-another-kind", name=name, keyword=looking_for)
        taking.take(draft, who, "item", name, keyword=looking_for, discards=discards)
    draft.state.items.shuffle()
    draft.tell("tell-shuffle-items", count=len(passed))


@moves.add(by="seat", teaches=lessons.of_belonging)
def describe_card(
    draft: Draft[Avalon],
    who: HeroId,
    card: Name,
    name: Title = "",
    number: Count | None = None,
    keyword: Worn | None = None,
    personal: bool | None = None,
    craftable: bool | None = None,
) -> None:
    """TG-ITM-01, TG-SEC-01: put right what is known of a card; what is left out stays as it was."""
    hero = hero_of(draft, who)
    found = _card(draft, hero, card)
    found.name = name or found.name
    if number is not None and number != found.number:
        if found.kind == "secret":
            taking.only_once(draft, number)
        found.number = number
        if found.kind == "secret":
            secret_came(draft, found)
    if keyword is not None:
        found.keyword = None if keyword == "none" else keyword
        lay_down_a_second(draft, hero, found)
    found.personal = found.personal if personal is None else personal and found.kind == "secret"
    found.craftable = found.craftable if craftable is None else craftable and found.kind == "item"


@moves.add(by="seat")
def turn_card(draft: Draft[Avalon], who: HeroId, card: Name, face_up: bool) -> None:
    """TG-SOD-12, TG-ITM-02: turn a piece of equipment up or down; one of each keyword may be up."""
    hero = hero_of(draft, who)
    found = _card(draft, hero, card)
    others = rivals(hero, found)
    if face_up and others:
        draft.object("TG-ITM-02", "keyword-in-use", who=who, name=others[0].name, keyword=found.keyword)
    if face_up:
        _nothing_added(draft, hero, found)
    found.face_up = face_up
    draft.write("wrote-turned", who=who, name=found.name, side="up" if face_up else "down")


def _nothing_added(draft: Draft[Avalon], hero: Hero, card: Belonging) -> None:
    """TG-CMB-06: once a fight has begun no equipment comes into it."""
    doing = under_way.in_one(draft.state, hero, "encounter")
    if not card.face_up and doing is not None and doing.fight is not None and doing.fight.running:
        draft.object("TG-CMB-06", "nothing-added-in-a-fight", who=hero.id, name=card.name)


@moves.add(by="seat")
def equip(draft: Draft[Avalon], who: HeroId, card: Name) -> None:
    """TG-ITM-02: take this card to hand, and lay down the other one of its keyword."""
    hero = hero_of(draft, who)
    found = _card(draft, hero, card)
    _nothing_added(draft, hero, found)
    for other in rivals(hero, found):
        other.face_up = False
        draft.tell("tell-lay-face-down", who=who, name=other.name, keyword=other.keyword)
    found.face_up = True
    draft.tell("tell-turn-up", who=who, name=found.name)
    draft.write("wrote-turned", who=who, name=found.name, side="up")


@moves.add(by="seat")
def use_card(draft: Draft[Avalon], who: HeroId, card: Name, flipped: bool = True) -> None:
    """TG-ITM-08, TG-ITM-09: a card is flipped by its use, or turned back after it; that is no matter of equipment."""
    found = _card(draft, hero_of(draft, who), card)
    found.flipped = flipped
    draft.write("wrote-flipped", who=who, name=found.name, flipped="yes" if flipped else "no")


@moves.add(by="seat")
def hand_over(draft: Draft[Avalon], who: HeroId, to: HeroId, card: Name, discards: Name | None = None) -> None:
    """TG-ITM-07, TG-PTY-14, TG-SEC-06: give an item or a secret to someone in the same place; never a personal one.

    `discards`: the item of the taker that goes for it, where there may be no more than five (TG-HRD-12, TG-HRD-14).
    """
    giver, taker = hero_of(draft, who), hero_of(draft, to, "to")
    found = _card(draft, giver, card)
    if giver is taker:
        draft.refuse("to", "to-oneself")
    if draft.state.in_app("map") and giver.place != taker.place:
        draft.object("TG-PTY-14", "not-together", who=[who, to], place=giver.place)
    under_way.between_actions(draft, [giver, taker], "TG-PTY-04")
    if found.personal:
        draft.object("TG-SEC-06", "personal-stays", can_overrule=False, name=found.name, who=who)
    make_room(draft, taker, found, discards)
    giver.belongings.remove(found)
    receive(draft, taker, found)
    draft.write("wrote-handed", who=who, whom=to, name=found.name)


@moves.add(by="seat")
def part_with(draft: Draft[Avalon], who: HeroId, card: Name, out_of_game: bool = False) -> None:
    """TG-DSC-01, TG-DSC-04: a card leaves: under its deck, or into the box; a secret only by a rule (TG-SEC-02)."""
    hero = hero_of(draft, who)
    found = _card(draft, hero, card)
    if found.kind == "secret":
        draft.object("TG-SEC-02", "secrets-stay", name=found.name)
    part(draft, hero, found, out_of_game)
    draft.write("wrote-parted", who=who, name=found.name)


@moves.add(by="seat")
def lose_items(
    draft: Draft[Avalon],
    who: HeroId,
    count: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None,
    which: list[Name] = [],  # noqa: B006
) -> None:
    """TG-SEC-04, TG-ITM-10: an effect takes so many items (or all); never a secret, and no more than there are.

    `which`: the cards that go, where there are more than the effect takes; without a number just these.
    """
    hero = hero_of(draft, who)
    items = items_of(hero)
    if not {*which} <= {card.id for card in items}:
        draft.refuse("which", "no-such-item", who=who)
    all_go = not which if count is None else count >= len(items)
    going = items if all_go else [card for card in items if card.id in which]
    if count is not None and len(going) != min(count, len(items)):
        draft.refuse("which", "choose-the-items", who=who, count=count)
    for card in going:
        part(draft, hero, card)
        draft.write("wrote-parted", who=who, name=card.name)
    if not going:
        draft.tell("tell-no-items", who=who)


@moves.add(by="seat")
def leave_lying(draft: Draft[Avalon], who: HeroId, card: Name) -> None:
    """TG-DIE-07, TG-SAV-16: an item is left on the location where its owner died; a secret never is (TG-DIE-08)."""
    hero = draft.state.heroes.get(who)  # the dead leave things too
    if hero is None:
        draft.refuse("who", "not-at-this-table", who=who)
    found = _card(draft, hero, card)
    if found.kind == "secret" or hero.place is None:
        draft.object("TG-SEC-02", "secrets-stay", can_overrule=False, name=found.name)
    hero.belongings.remove(found)
    draft.state.left.append(Left(place=hero.place, name=found.name, keyword=found.keyword, craftable=found.craftable))
    draft.write("wrote-left-lying", name=found.name, place=hero.place)


@moves.add(by="seat")
def pick_up(draft: Draft[Avalon], who: HeroId, name: Name, discards: Name | None = None) -> None:
    """TG-DIE-07: collect what lies in the location of a death; allowed to a character there, outside an action.

    `discards`: the item that goes for it, where there may be no more than five (TG-HRD-12, TG-HRD-14).
    """
    hero = hero_of(draft, who)
    lying = [left for left in draft.state.left if left.name == name]
    if not lying:
        draft.refuse("name", "nothing-of-that-name", name=name)
    found = next((left for left in lying if left.place == hero.place), lying[0])  # there may be two of one name
    under_way.between_actions(draft, [hero], "TG-DIE-07")
    if draft.state.in_app("map") and hero.place != found.place:
        draft.object("TG-DIE-07", "lies-elsewhere", name=name, place=found.place)
    card = Belonging(id=draft.state.next_id("item"), kind="item", name=found.name, keyword=found.keyword)
    card.craftable = found.craftable
    make_room(draft, hero, card, discards)
    draft.state.left.remove(found)
    receive(draft, hero, card)
    draft.write("wrote-took", who=who, name=card.name, kind="item")


def _card(draft: Draft[Avalon], hero: Hero, id: str) -> Belonging:
    found = next((card for card in hero.belongings if card.id == id), None)
    if found is None:
        draft.refuse("card", "no-such-card", who=hero.id)
    return found
