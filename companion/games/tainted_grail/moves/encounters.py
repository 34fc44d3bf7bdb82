"""Explorations and encounters: who is in them, and how they end. TG-PTY-03, TG-PTY-10, TG-PTY-12, TG-ENC, TG-GRD."""

from __future__ import annotations

from typing import Literal

from ....core.deck import UNKNOWN
from ....core.draft import Draft
from .. import under_way
from ..belongings import check_equipment
from ..heroes import hero_of
from ..names import Colour, HeroId, Lasting, Name, Number, Text
from ..state import Avalon, UnderWay
from .actions import Party
from .morning import go_on_when_all_is_quiet
from .registry import moves

How = Literal["won", "not_won", "withdrew", "no_key"]


@moves.add(by="seat")
def end_exploration(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-ACT-01: the journal says that the exploration ends: the card is turned back, and everyone is free again."""
    doing = _doing(draft, who, "exploration")
    draft.state.under_way.remove(doing)
    draft.tell("tell-turn-card-back", place=doing.place or 0)


@moves.add(by="seat")
def begin_encounter(draft: Draft[Avalon], who: Party, colour: Colour | None = None, drew: Name | None = None) -> None:
    """TG-PTY-03, TG-ENC-04, TG-ENC-05: an encounter begins for these, and for nobody who is not with them now.

    `colour`: its deck, if a card came from there; `drew`: which card that was.
    """
    party = [hero_of(draft, name) for name in dict.fromkeys(who)]
    if draft.state.in_app("map") and any(hero.place != party[0].place for hero in party):
        draft.object("TG-PTY-01", "not-together", who=[hero.id for hero in party], place=party[0].place)
    under_way.act(draft, party)
    for hero in party:  # only after a ruling: whoever is here is no longer there
        under_way.leave_encounter(draft, hero)
    card, deck = drew or "", draft.state.encounters.get(colour) if colour else None
    counted = deck is not None and deck.size > 0 and draft.state.in_app("decks")
    if counted:
        came = draft.draw(colour, deck, drew)
        card = "" if came == UNKNOWN else came
    doing = UnderWay(kind="encounter", who=[hero.id for hero in party], place=party[0].place)
    doing.card, doing.colour, doing.from_deck = card, colour, counted
    draft.state.under_way.append(doing)
    draft.tell("tell-encounter-begins", who=doing.who, colour=colour or "", name=card)
    check_equipment(draft, party)
    draft.write("wrote-encounter", who=doing.who, name=card)


@moves.add(by="seat")
def activate(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-TIE-02, TG-TIE-09, TG-BEY-07, TG-BEY-17: one member's activation, once in each turn of the encounter.

    The fight itself is on the table; the hands are told the order of what people get wrong in it.
    """
    doing = _doing(draft, who, "encounter")
    if who not in [hero.id for hero in under_way.next_in_turn(draft.state, doing)]:
        draft.object("TG-TIE-02", "activated-already", who=who)
    if {*doing.who} <= {*doing.activated}:
        doing.activated = []
    doing.activated.append(who)
    draft.tell("tell-activation", who=who)
    draft.tell("tell-order-of-effects")
    draft.tell("tell-last-of-sequence")


@moves.add(by="seat")
def escape(draft: Draft[Avalon], who: HeroId, stays: bool = False) -> None:
    """TG-PTY-12, TG-GRD-11: one member escapes; the others go on, and when nobody is left, the encounter ends unwon.

    `stays`: the card is a guardian, and with nobody left it stays on the map. TG-GRD-01.
    """
    hero = hero_of(draft, who)
    doing = _doing(draft, who, "encounter")
    under_way.leave_encounter(draft, hero, stays)
    if not doing.who:
        under_way.note_fate(draft.state, [who], "fled")
    draft.write("wrote-escaped", who=who)
    go_on_when_all_is_quiet(draft)


@moves.add(by="seat")
def end_encounter(
    draft: Draft[Avalon],
    who: HeroId,
    how: How = "won",
    stays: bool | None = None,
    name: Text = "",
    colour: Colour | None = None,
    at: Number | None = None,
) -> None:
    """TG-ENC-06, TG-ENC-09: the encounter is over and its card goes under its deck; a guardian not won stays.

    TG-GRD-01, TG-GRD-10, TG-GRD-12: a guardian that withdrew roams, unless the table says that it does not (`stays`).
    `name`, `colour`, `at`: which card it was and where, as far as the app does not know.
    """
    doing = _doing(draft, who, "encounter")
    if doing.waiting and not doing.guardian:
        draft.refuse("who", "choose-guardian-first", who=doing.who)
    roams = how == "withdrew" or (how == "not_won" and bool(doing.guardian))
    stays = roams if stays is None else stays
    if stays and how in ("won", "no_key"):
        draft.object("TG-GRD-10", "won-guardian-leaves", name=doing.card)
    if doing.guardian and how == "not_won" and not stays:
        draft.object("TG-GRD-01", "unwon-guardian-stays", name=doing.card)
    if not doing.guardian:
        doing.card = name or doing.card
        doing.colour = doing.colour or colour
        doing.place = at or doing.place
        if stays and not (doing.colour and doing.place):
            draft.refuse("colour", "guardian-of-which-colour")
    if how == "no_key":
        draft.tell("tell-no-open-key", name=doing.card)
    under_way.note_fate(draft.state, doing.who, "won" if how in ("won", "no_key") else "lost")
    draft.write("wrote-encounter-ended", who=doing.who, name=doing.card, how=how)
    under_way.end(draft, doing, stays)
    go_on_when_all_is_quiet(draft)


def _doing(draft: Draft[Avalon], who: HeroId, kind: Lasting) -> UnderWay:
    doing = under_way.in_one(draft.state, hero_of(draft, who), kind)
    if doing is None:
        draft.refuse("who", f"no-{kind}", who=who)
    return doing
