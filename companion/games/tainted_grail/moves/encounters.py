"""Explorations and encounters: how they begin, whose turn it is, how they end. TG-PTY-03, TG-PTY-12, TG-ENC, TG-GRD."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.encounter_cards import Few
from ..box.names import Colour, Counted, HeroId, LocationNumber, Name, Party, Text
from ..play import encounters, escapes, under_way
from ..play.acting import hero_of
from ..play.encounters import How, in_encounter
from ..play.escapes import CoinFace
from ..play.fights import turns
from ..state.table import Avalon
from ..state.under_way import UnderWay

moves = Moves()


@moves.add(by="seat", page_after=under_way.page_of_day)
def end_exploration(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-ACT-01: the journal says that the exploration ends: the card is turned back, and everyone is free again."""
    doing = under_way.in_one(draft.state, hero_of(draft, who), "exploration")
    if doing is None:
        draft.refuse("who", "no-exploration", who=who)
    draft.state.under_way.remove(doing)
    draft.tell("tell-turn-card-back", place=doing.place or 0)


@moves.add(by="seat", page_after=under_way.page_of_fights, reveals=True)
def begin_encounter(
    draft: Draft[Avalon], who: Party, colour: Colour | None = None, drew: Name | None = None, training: bool = False
) -> None:
    """TG-PTY-03, TG-ENC-04, TG-ENC-05: an encounter begins for these, and for nobody who is not with them now.

    `colour`: its deck, if a card came from there; `drew`: which card that was; `training`: it is "Your first
    encounter", which belongs to no deck (TG-ENC-03, TG-BEY-16).
    """
    encounters.begin(draft, who, colour, drew, training)


@moves.add(by="seat")
def activate(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-CMB-10, TG-CMB-12, TG-TIE-02, TG-TIE-09: one member's activation, once in each turn of the encounter.

    Fought on the table: the hands are told the order of what people get wrong. TG-BEY-07, TG-BEY-17.
    """
    doing = in_encounter(draft, who)
    if doing.fight is not None:
        _activate_in_fight(draft, doing, who)
        return
    if who not in [hero.id for hero in under_way.next_in_turn(draft.state, doing)]:
        draft.object("TG-TIE-02", "activated-already", who=who)
    if {*doing.who} <= {*doing.activated}:
        doing.activated = []
    doing.activated.append(who)
    draft.tell("tell-activation", who=who)
    draft.tell("tell-order-of-effects")
    draft.tell("tell-last-of-sequence")


def _activate_in_fight(draft: Draft[Avalon], doing: UnderWay, who: HeroId) -> None:
    if doing.fought.step != "choose":
        draft.refuse("who", "not-at-this-step", who=who, step=doing.fought.step)
    if who in doing.activated:
        draft.object("TG-CMB-10", "activated-already", who=who)
        doing.activated.remove(who)
    turns.activate(draft, doing, hero_of(draft, who))


@moves.add(by="seat", reveals=True)
def escape(draft: Draft[Avalon], who: HeroId, stays: bool = False, coin: CoinFace | None = None) -> None:
    """TG-PTY-12, TG-CMB-34..39, TG-GRD-11: one member escapes; when nobody is left, the encounter ends unwon.

    `stays`: the card is a guardian, and with nobody left it stays on the map (TG-GRD-01). `coin`: what came, where the
    table plays escapes with a coin (TG-HRD-04..06); left out, the app flips one; a forced escape has none (TG-HRD-15).
    """
    escapes.escape(draft, who, stays, coin)


@moves.add(by="seat")
def end_encounter(
    draft: Draft[Avalon],
    who: HeroId,
    how: How = "won",
    stays: bool | None = None,
    name: Text = "",
    colour: Colour | None = None,
    at: LocationNumber | None = None,
    loot: dict[HeroId, dict[Counted, Few]] = {},  # noqa: B006 - a declaration, never changed
    unused: list[Name] = [],  # noqa: B006
) -> None:
    """TG-ENC-06, TG-ENC-09, TG-CMB-26, TG-DIP-15: the encounter is over; its card goes under its deck, or stays.

    TG-GRD-01, TG-GRD-10, TG-GRD-12, TG-TRT-11: a guardian that withdrew, or robbed everybody, roams, unless the table
    says that it does not (`stays`); one that was avoided does not (TG-DIP-05).
    `name`, `colour`, `at`: which card it was and where, as far as the app does not know. `loot`: who takes what (left
    out: dealt out evenly, TG-CMB-03); `unused`: weapons that were not used against a crushing one (TG-TRT-13).
    """
    encounters.finish(draft, who, how, stays, name, colour, at, loot, unused)
