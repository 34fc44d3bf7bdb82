"""Explorations and encounters, as far as they tie those who are in them. TG-PTY-03, TG-PTY-10, TG-PTY-12."""

from __future__ import annotations

from ....core.deck import UNKNOWN
from ....core.draft import Draft
from .. import land, under_way
from ..heroes import hero_of
from ..names import Colour, HeroId, Lasting, Name
from ..state import Avalon, UnderWay
from .actions import Party
from .registry import moves


@moves.add(by="seat")
def end_exploration(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-ACT-01: the journal says that the exploration ends: the card is turned back, and everyone is free again."""
    doing = _doing(draft, who, "exploration")
    draft.state.under_way.remove(doing)
    draft.tell("tell-turn-card-back", place=doing.place or 0)


@moves.add(by="seat")
def begin_encounter(draft: Draft[Avalon], who: Party, colour: Colour | None = None, drew: Name | None = None) -> None:
    """TG-PTY-03, TG-ENC-04: an encounter begins for these, and for nobody who is not with them now.

    `colour`: its deck, if a card came from there; `drew`: which card that was.
    """
    party = [hero_of(draft, name) for name in dict.fromkeys(who)]
    if draft.state.in_app("map") and any(hero.place != party[0].place for hero in party):
        draft.object("TG-PTY-01", "not-together", who=[hero.id for hero in party], place=party[0].place)
    under_way.act(draft, party)
    for hero in party:  # only after a ruling: whoever is here is no longer there
        under_way.leave_encounter(draft, hero)
    card, deck = drew or "", draft.state.encounters.get(colour) if colour else None
    counted = deck is not None and deck.size > 0
    if counted:
        came = draft.draw(colour, deck, drew)
        card = "" if came == UNKNOWN else came
    doing = UnderWay(kind="encounter", who=[hero.id for hero in party], place=party[0].place)
    doing.card, doing.colour, doing.from_deck = card, colour, counted
    draft.state.under_way.append(doing)
    draft.write("wrote-encounter", who=doing.who, name=card)


@moves.add(by="seat")
def escape(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-PTY-12: one member escapes; the others go on, and when nobody is left, the encounter ends unwon."""
    hero = hero_of(draft, who)
    _doing(draft, who, "encounter")
    under_way.leave_encounter(draft, hero)
    draft.write("wrote-escaped", who=who)


@moves.add(by="seat")
def end_encounter(draft: Draft[Avalon], who: HeroId, stays: bool = False) -> None:
    """TG-ENC-06: the encounter is over and its card goes under its deck; a guardian not won stays. TG-GRD-01."""
    doing = _doing(draft, who, "encounter")
    if stays and doing.colour and doing.place:
        draft.state.under_way.remove(doing)
        land.guardian_stays(draft, doing.card or UNKNOWN, doing.colour, doing.place, doing.from_deck)
    else:
        under_way.end(draft, doing)


def _doing(draft: Draft[Avalon], who: HeroId, kind: Lasting) -> UnderWay:
    doing = under_way.in_one(draft.state, hero_of(draft, who), kind)
    if doing is None:
        draft.refuse("who", f"no-{kind}", who=who)
    return doing
