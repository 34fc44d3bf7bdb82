"""Encounters: who is in one, how it begins, how it ends. TG-PTY-03, TG-PTY-12, TG-ENC, TG-GRD."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from ....core.deck import UNKNOWN
from ....core.draft import Draft
from ....story.book import Fate
from ..box.names import Colour, Counted, HeroId
from ..state.fight import Fight, FightStep
from ..state.heroes import Hero
from ..state.table import Avalon
from ..state.under_way import UnderWay
from . import under_way
from .acting import hero_of
from .belongings import check_equipment
from .fights import ends
from .morning import go_on_when_all_is_quiet

How = Literal["won", "not_won", "withdrew", "avoided", "no_key"]
FATES: dict[How, Fate] = {
    "won": "won",
    "no_key": "won",
    "not_won": "lost",
    "withdrew": "withdrew",
    "avoided": "avoided",
}


def settle_fight(
    draft: Draft[Avalon],
    doing: UnderWay,
    how: How,
    loot: Mapping[HeroId, Mapping[Counted, int]],
    unused: Sequence[str],
) -> None:
    """TG-CMB-02, TG-CMB-03, TG-DIP-15: a fight is won when a check found it so; then come reward and loot."""
    for fighter in doing.fought.fighters.values():
        fighter.weapons = [card for card in fighter.weapons if card not in unused]
    if how != "won":
        return
    if doing.fought.step != "won":
        draft.object("TG-CMB-02" if doing.fought.kind == "combat" else "TG-DIP-15", "not-won-yet", name=doing.card)
    ends.reward(draft, doing, loot)


def in_encounter(draft: Draft[Avalon], who: HeroId) -> UnderWay:
    """The encounter that the character is in; refused when there is none."""
    doing = under_way.in_one(draft.state, hero_of(draft, who), "encounter")
    if doing is None:
        draft.refuse("who", "no-encounter", who=who)
    return doing


def in_fight(draft: Draft[Avalon], who: HeroId, *steps: FightStep) -> tuple[UnderWay, Fight, Hero]:
    """The fight that the character is in, at one of these steps; refused when it is not there."""
    doing = in_encounter(draft, who)
    if doing.fight is None:
        draft.refuse("who", "no-fight-here", who=who)
    if steps and doing.fight.step not in steps:
        draft.refuse("who", "not-at-this-step", who=who, step=doing.fight.step)
    return doing, doing.fight, draft.state.heroes[who]


def begin(
    draft: Draft[Avalon],
    who: Sequence[HeroId],
    colour: Colour | None = None,
    drew: str | None = None,
    training: bool = False,
) -> None:
    """An encounter begins for these; a card comes from the deck of that colour. TG-PTY-03, TG-ENC-04, TG-ENC-05."""
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
    draft.write("wrote-encounter", who=doing.who, name=card, colour=colour)


def finish(
    draft: Draft[Avalon],
    who: HeroId,
    how: How,
    stays: bool | None = None,
    name: str = "",
    colour: Colour | None = None,
    at: int | None = None,
    loot: Mapping[HeroId, Mapping[Counted, int]] | None = None,
    unused: Sequence[str] = (),
) -> None:
    """The encounter is over; its card goes under its deck, or `stays` as a guardian. TG-ENC-06, TG-ENC-09."""
    doing = in_encounter(draft, who)
    if doing.waiting and not doing.guardian:
        draft.refuse("who", "choose-guardian-first", who=doing.who)
    stays = _roams(doing, how) if stays is None else stays
    _may_end_so(draft, doing, how, stays)
    if not doing.guardian:
        _note_card(draft, doing, stays, name, colour, at)
    if how == "no_key":
        draft.tell("tell-no-open-key", name=doing.card)
    if doing.fight is not None:
        settle_fight(draft, doing, how, loot or {}, unused)
    if doing.fight is None or doing.fight.step != "robbed":  # of that the book and the chronicle know already
        under_way.note_fate(draft.state, doing.who, FATES[how])
        draft.write("wrote-encounter-ended", who=doing.who, name=doing.told_card, colour=doing.colour, how=how)
    if doing.fight is not None and doing.fight.kind == "diplomacy" and how == "not_won":
        fails(draft, doing, stays)
    else:
        under_way.end(draft, doing, stays)
    go_on_when_all_is_quiet(draft)


def _roams(doing: UnderWay, how: How) -> bool:
    """TG-GRD-01, TG-GRD-12: whether its card stays on the map, as far as nobody says otherwise."""
    return how in ("withdrew", "not_won") and doing.roams or (how == "withdrew" and doing.fight is None)


def _may_end_so(draft: Draft[Avalon], doing: UnderWay, how: How, stays: bool) -> None:
    """TG-GRD-01, TG-GRD-10, TG-DIP-05: a guardian stays on the map where it was not won, and nowhere else."""
    if stays and how in ("won", "no_key"):
        draft.object("TG-GRD-10", "won-guardian-leaves", name=doing.card)
    if stays and how == "avoided":
        draft.object("TG-DIP-05", "avoided-guardian-leaves", name=doing.card)
    if doing.guardian and how == "not_won" and not stays:
        draft.object("TG-GRD-01", "unwon-guardian-stays", name=doing.card)


def _note_card(
    draft: Draft[Avalon], doing: UnderWay, stays: bool, name: str, colour: Colour | None, at: int | None
) -> None:
    """Which card it was, and where: what the app does not know the table tells now. TG-GRD-14."""
    if doing.fight is None:
        doing.card = name or doing.card
        doing.colour = doing.colour or colour
    doing.place = at or doing.place
    if stays and not (doing.colour and doing.place):
        draft.refuse("colour", "guardian-of-which-colour")


def fails(draft: Draft[Avalon], doing: UnderWay, stays: bool) -> None:
    """TG-DIP-07, TG-DIP-14: failure for each member, and the card under its deck; a failure may cost a life."""
    ends.fail(draft, doing)
    if doing in draft.state.under_way:
        under_way.end(draft, doing, stays)
