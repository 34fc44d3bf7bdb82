"""Items and secrets as they come, turn, and change hands. TG-PTY-04, TG-PTY-14, TG-SEC-06, TG-ITM-09."""

from __future__ import annotations

from typing import Literal

from ....core.draft import Draft
from .. import under_way
from ..heroes import hero_of
from ..names import Count, HeroId, Keyword, Name
from ..state import Avalon, Belonging, Hero, Left
from .registry import moves


@moves.add(by="seat")
def take(
    draft: Draft[Avalon],
    who: HeroId,
    kind: Literal["item", "secret"],
    name: Name,
    number: Count = 0,
    keyword: Keyword | None = None,
    personal: bool = False,
) -> None:
    """TG-STA-07, TG-ITM-03: an item or a secret comes to a character; a second of its keyword lies face down."""
    hero = hero_of(draft, who)
    same = any(card.keyword == keyword and card.face_up for card in hero.belongings) if keyword else False
    card = Belonging(
        id=draft.state.next_id(kind), kind=kind, name=name, number=number, keyword=keyword, personal=personal
    )
    card.face_up = not same
    hero.belongings.append(card)
    if same:
        draft.tell("tell-lay-face-down", who=who, name=name, keyword=keyword)
    draft.write("wrote-took", who=who, name=name, kind=kind)


@moves.add(by="seat")
def turn_card(draft: Draft[Avalon], who: HeroId, card: Name, face_up: bool) -> None:
    """TG-SOD-12, TG-ITM-02: turn a piece of equipment up or down; one of each keyword may be up."""
    hero = hero_of(draft, who)
    found = _card(draft, hero, card)
    others = [other for other in hero.belongings if other.keyword == found.keyword and other.face_up and other != found]
    if face_up and found.keyword and others:
        draft.object("TG-ITM-02", "keyword-in-use", who=who, name=others[0].name, keyword=found.keyword)
    found.face_up = face_up
    draft.write("wrote-turned", who=who, name=found.name, side="up" if face_up else "down")


@moves.add(by="seat")
def part_with(draft: Draft[Avalon], who: HeroId, card: Name) -> None:
    """TG-DSC-01: a card leaves: an item goes under the item deck; a secret only when a rule says so (TG-SEC-02)."""
    hero = hero_of(draft, who)
    found = _card(draft, hero, card)
    if found.kind == "secret":
        draft.object("TG-SEC-02", "secrets-stay", name=found.name)
    hero.belongings.remove(found)
    draft.tell("tell-discard-item" if found.kind == "item" else "tell-discard-secret", name=found.name)
    for pile in (draft.state.dials, draft.state.tokens):
        for thing in [thing for thing in pile if thing.where == "secret" and thing.of in (found.id, found.name)]:
            pile.remove(thing)  # TG-SEC-07: what lay on the card goes with it
            draft.tell("tell-take-off-dial", where=thing.where, of=found.name, note=thing.note)
    draft.write("wrote-parted", who=who, name=found.name)


@moves.add(by="seat")
def hand_over(draft: Draft[Avalon], who: HeroId, to: HeroId, card: Name) -> None:
    """TG-PTY-04, TG-PTY-14, TG-SEC-06: give an item or a secret to someone in the same place; never a personal one."""
    giver, taker = hero_of(draft, who), hero_of(draft, to, "to")
    found = _card(draft, giver, card)
    if giver is taker:
        draft.refuse("to", "to-oneself")
    if draft.state.in_app("map") and giver.place != taker.place:
        draft.object("TG-PTY-14", "not-together", who=[who, to], place=giver.place)
    under_way.between_actions(draft, [giver, taker], "TG-PTY-04")
    if found.personal:
        draft.object("TG-SEC-06", "personal-stays", name=found.name, who=who)
    giver.belongings.remove(found)
    same = [other for other in taker.belongings if found.keyword and other.keyword == found.keyword and other.face_up]
    found.face_up = not same
    taker.belongings.append(found)
    if same:
        draft.tell("tell-lay-face-down", who=to, name=found.name, keyword=found.keyword)
    draft.write("wrote-handed", who=who, whom=to, name=found.name)


@moves.add(by="seat")
def use_card(draft: Draft[Avalon], who: HeroId, card: Name, flipped: bool = True) -> None:
    """TG-ITM-08, TG-ITM-09: a card is flipped by its use, or turned back after it; that is no matter of equipment."""
    found = _card(draft, hero_of(draft, who), card)
    found.flipped = flipped
    draft.write("wrote-flipped", who=who, name=found.name, flipped="yes" if flipped else "no")


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
    draft.state.left.append(Left(place=hero.place, name=found.name, keyword=found.keyword))
    draft.write("wrote-left-lying", name=found.name, place=hero.place)


@moves.add(by="seat")
def pick_up(draft: Draft[Avalon], who: HeroId, name: Name) -> None:
    """TG-DIE-07: collect what lies in the location of a death; allowed to a character that stands there."""
    hero = hero_of(draft, who)
    found = next((left for left in draft.state.left if left.name == name), None)
    if found is None:
        draft.refuse("name", "nothing-of-that-name", name=name)
    if draft.state.in_app("map") and hero.place != found.place:
        draft.object("TG-DIE-07", "lies-elsewhere", name=name, place=found.place)
    draft.state.left.remove(found)
    take(draft, who, "item", name, keyword=found.keyword)


def _card(draft: Draft[Avalon], hero: Hero, id: str) -> Belonging:
    found = next((card for card in hero.belongings if card.id == id), None)
    if found is None:
        draft.refuse("card", "no-such-card", who=hero.id)
    return found
