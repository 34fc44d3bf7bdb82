"""Explorations and encounters: how they begin, whose turn it is, how they end. TG-PTY-03, TG-PTY-12, TG-ENC, TG-GRD."""

from __future__ import annotations

from typing import Literal

from ....core.deck import UNKNOWN
from ....core.die import Die
from ....core.draft import Draft
from ....core.moves import Moves
from ....story.book import Fate
from .. import under_way
from ..belongings import check_equipment
from ..fights import ends, start, turns
from ..fights.card import Few
from ..heroes import hero_of
from ..names import Colour, Counted, HeroId, Name, Number, Text
from ..state import Avalon, UnderWay
from .actions import Party
from .fights import fails, in_encounter
from .morning import go_on_when_all_is_quiet

moves = Moves()
How = Literal["won", "not_won", "withdrew", "avoided", "no_key"]
FATES: dict[How, Fate] = {
    "won": "won",
    "no_key": "won",
    "not_won": "lost",
    "withdrew": "withdrew",
    "avoided": "avoided",
}
Face = Literal["skull", "grail"]
COIN = Die("coin", ("skull", "grail"))  # TG-HRD-06


@moves.add(by="seat", page_after=under_way.page_of_day)
def end_exploration(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-ACT-01: the journal says that the exploration ends: the card is turned back, and everyone is free again."""
    doing = under_way.in_one(draft.state, hero_of(draft, who), "exploration")
    if doing is None:
        draft.refuse("who", "no-exploration", who=who)
    draft.state.under_way.remove(doing)
    draft.tell("tell-turn-card-back", place=doing.place or 0)


@moves.add(by="seat", page_after=under_way.page_of_fights)
def begin_encounter(
    draft: Draft[Avalon], who: Party, colour: Colour | None = None, drew: Name | None = None, training: bool = False
) -> None:
    """TG-PTY-03, TG-ENC-04, TG-ENC-05: an encounter begins for these, and for nobody who is not with them now.

    `colour`: its deck, if a card came from there; `drew`: which card that was; `training`: it is "Your first
    encounter", which belongs to no deck (TG-ENC-03, TG-BEY-16).
    """
    party = [hero_of(draft, name) for name in dict.fromkeys(who)]
    if draft.state.in_app("map") and any(hero.place != party[0].place for hero in party):
        draft.object("TG-PTY-01", "not-together", who=[hero.id for hero in party], place=party[0].place)
    under_way.act(draft, party)
    for hero in party:  # only after a ruling: whoever is here is no longer there
        under_way.leave_encounter(draft, hero)
    card, deck = drew or "", draft.state.encounters.get(colour) if colour else None
    counted = deck is not None and deck.size > 0 and draft.state.in_app("decks") and not training
    if colour and deck is not None and counted:
        came = draft.draw(colour, deck, drew)
        card = "" if came == UNKNOWN else came
    doing = UnderWay(kind="encounter", who=[hero.id for hero in party], place=party[0].place)
    doing.card, doing.colour, doing.from_deck, doing.training = card, colour, counted, training
    draft.state.under_way.append(doing)
    draft.tell("tell-encounter-begins", who=doing.who, colour=colour or "", name=card)
    check_equipment(draft, party)
    draft.write("wrote-encounter", who=doing.who, name=card)


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


@moves.add(by="seat")
def escape(draft: Draft[Avalon], who: HeroId, stays: bool = False, coin: Face | None = None) -> None:
    """TG-PTY-12, TG-CMB-34..39, TG-GRD-11: one member escapes; when nobody is left, the encounter ends unwon.

    `stays`: the card is a guardian, and with nobody left it stays on the map (TG-GRD-01). `coin`: what came, where the
    table plays escapes with a coin (TG-HRD-04..06); left out, the app flips one; a forced escape has none (TG-HRD-15).
    """
    hero = hero_of(draft, who)
    doing = in_encounter(draft, who)
    forced = doing.fight is not None and turns.cornered(draft.state, doing, hero)
    if doing.fight is not None and not forced:
        _may_run(draft, doing, who)
        doing.fight.tried = True
    if doing.fight is None:
        turns.get_away(draft, doing, hero, stays)
    elif draft.state.modes.coin_escape and not forced:
        _try_to_run(draft, doing, who, stays, coin)
    else:
        turns.run(draft, doing, hero, stays)
    go_on_when_all_is_quiet(draft)


def _may_run(draft: Draft[Avalon], doing: UnderWay, who: HeroId) -> None:
    """TG-CMB-38: only in one's own activation; TG-DIP-07: a diplomacy is left by all; TG-HRD-04: one try."""
    if doing.fought.kind == "diplomacy":
        draft.object("TG-DIP-07", "all-leave-a-diplomacy")
    elif doing.fought.active != who or not doing.fought.running:
        draft.object("TG-CMB-38", "not-in-its-activation", who=who)
    if doing.fought.tried and draft.state.modes.coin_escape:
        draft.object("TG-HRD-04", "tried-to-escape", who=who)
    if who not in doing.fought.fighters:  # by a ruling, before anybody drew a hand
        start.deal_hands(draft, doing)


def _try_to_run(draft: Draft[Avalon], doing: UnderWay, who: HeroId, stays: bool, coin: Face | None) -> None:
    """TG-HRD-05, TG-HRD-06: Energy and the attack are spent first; then the coin says whether the character is out."""
    hero = hero_of(draft, who)
    turns.pay_for_running(draft, doing, hero)
    if who not in doing.who or doing not in draft.state.under_way:
        return
    if draft.roll(COIN, coin, "coin") == "skull":
        draft.tell("tell-coin-skull", who=who)
        return
    draft.tell("tell-coin-grail", who=who)
    turns.get_away(draft, doing, hero, stays)


@moves.add(by="seat")
def end_encounter(
    draft: Draft[Avalon],
    who: HeroId,
    how: How = "won",
    stays: bool | None = None,
    name: Text = "",
    colour: Colour | None = None,
    at: Number | None = None,
    loot: dict[HeroId, dict[Counted, Few]] = {},  # noqa: B006 - a declaration, never changed
    unused: list[Name] = [],  # noqa: B006
) -> None:
    """TG-ENC-06, TG-ENC-09, TG-CMB-26, TG-DIP-15: the encounter is over; its card goes under its deck, or stays.

    TG-GRD-01, TG-GRD-10, TG-GRD-12, TG-TRT-11: a guardian that withdrew, or robbed everybody, roams, unless the table
    says that it does not (`stays`); one that was avoided does not (TG-DIP-05).
    `name`, `colour`, `at`: which card it was and where, as far as the app does not know. `loot`: who takes what (left
    out: dealt out evenly, TG-CMB-03); `unused`: weapons that were not used against a crushing one (TG-TRT-13).
    """
    doing = in_encounter(draft, who)
    if doing.waiting and not doing.guardian:
        draft.refuse("who", "choose-guardian-first", who=doing.who)
    roams = how in ("withdrew", "not_won") and doing.roams or (how == "withdrew" and doing.fight is None)
    stays = roams if stays is None else stays
    if stays and how in ("won", "no_key"):
        draft.object("TG-GRD-10", "won-guardian-leaves", name=doing.card)
    if stays and how == "avoided":
        draft.object("TG-DIP-05", "avoided-guardian-leaves", name=doing.card)
    if doing.guardian and how == "not_won" and not stays:
        draft.object("TG-GRD-01", "unwon-guardian-stays", name=doing.card)
    if not doing.guardian and doing.fight is None:
        doing.card = name or doing.card
        doing.colour = doing.colour or colour
    if not doing.guardian:
        doing.place = at or doing.place
        if stays and not (doing.colour and doing.place):
            draft.refuse("colour", "guardian-of-which-colour")
    if how == "no_key":
        draft.tell("tell-no-open-key", name=doing.card)
    if doing.fight is not None:
        _settle_fight(draft, doing, how, loot, unused)
    if doing.fight is None or doing.fight.step != "robbed":  # of that the book and the chronicle know already
        under_way.note_fate(draft.state, doing.who, FATES[how])
        draft.write("wrote-encounter-ended", who=doing.who, name=doing.card, how=how)
    if doing.fight is not None and doing.fight.kind == "diplomacy" and how == "not_won":
        fails(draft, doing, stays)
    else:
        under_way.end(draft, doing, stays)
    go_on_when_all_is_quiet(draft)


def _settle_fight(
    draft: Draft[Avalon], doing: UnderWay, how: How, loot: dict[HeroId, dict[Counted, int]], unused: list[Name]
) -> None:
    """TG-CMB-02, TG-CMB-03, TG-DIP-15: a fight is won when a check found it so; then come reward and loot."""
    for fighter in doing.fought.fighters.values():
        fighter.weapons = [card for card in fighter.weapons if card not in unused]
    if how != "won":
        return
    if doing.fought.step != "won":
        draft.object("TG-CMB-02" if doing.fought.kind == "combat" else "TG-DIP-15", "not-won-yet", name=doing.card)
    ends.reward(draft, doing, loot)
