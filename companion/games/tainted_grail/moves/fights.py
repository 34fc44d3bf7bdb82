"""A fight before its first turn, and ways out of a diplomacy: the card, approaches, avoiding, hands. TG-CMB, TG-DIP."""

from __future__ import annotations

from ....core.bounds import Tally
from ....core.draft import Draft
from ....core.moves import Moves
from ..box.encounter_cards import MOST_ROWS, Blow, EncounterCard, Since, known_card
from ..box.names import HeroId, Name
from ..play import escapes, lessons, under_way
from ..play.encounters import in_encounter, in_fight
from ..play.fights import start
from ..play.fights.hands import can_draw, draw
from ..state.fight import hand_size
from ..state.table import Avalon
from ..state.under_way import UnderWay

moves = Moves()


@moves.add(by="seat", page_after=under_way.page_of_fights)
def face_card(draft: Draft[Avalon], who: HeroId, name: Name) -> None:
    """TG-CMB-04, TG-CMB-05, TG-DIP-09: it is this card, which the owner's box has taught: the fight begins."""
    doing = _facing(draft, who)
    card = known_card(draft.knowledge, name, doing.colour) or known_card(draft.knowledge, name)
    if card is None:
        draft.refuse("name", "card-not-known", name=name)
    _begin(draft, doing, card)


@moves.add(by="seat", teaches=lessons.of_encounter)
def describe_encounter(
    draft: Draft[Avalon],
    card: EncounterCard,
    who: HeroId | None = None,
    name: Name | None = None,
    rows: dict[Since, Blow] = {},  # noqa: B006 - a declaration, never changed
) -> None:
    """TG-CMB-01, TG-DIP-02, TG-DIP-03: learn once what an encounter card prints, or put it right in its own fight.

    `who`: one of those who face it now, and then the fight begins; `name`: its title, where the card comes with
    something that stands in for it; `rows`: rows of its table, each by the number of markers from which it holds.
    """
    if rows:
        card.table = card.with_rows(rows)
    if name is not None:
        card.name, card.unnamed = name, False
    _sound(draft, card)
    card.table.sort(key=lambda row: row.since)
    for row in card.table:  # whoever fills in a row that nobody had told tells it
        row.untold = row.untold and row.empty
    for doing in draft.state.under_way:
        if doing.fight is not None and doing.fight.card.name == card.name:
            doing.fight.card = card
            return
    if who is not None:
        _begin(draft, _facing(draft, who), card)


def _sound(draft: Draft[Avalon], card: EncounterCard) -> None:
    """Refuse a card that nobody could fight: without a value, with two rows for one number, without an end."""
    if card.kind == "combat":
        if not card.value:
            draft.refuse("card.value", "card-needs-value")
        since = [row.since for row in card.table]
        if len({*since}) < len(since):
            draft.refuse("card.table", "rows-begin-apart")
        if len(since) > MOST_ROWS:
            draft.refuse("rows", "too-many-rows")
        if since and min(since) > 0:
            draft.refuse("card.table", "rows-begin-at-none")
    elif not (card.above and card.below):
        draft.refuse("card.below" if card.above else "card.above", "track-needs-ends")
    if card.approaches and len(card.stages) < 2:
        draft.refuse("card.stages", "two-approaches")


def _begin(draft: Draft[Avalon], doing: UnderWay, card: EncounterCard) -> None:
    if doing.colour and card.colour != doing.colour:
        draft.refuse("name", "card-of-another-colour", name=card.name, colour=card.colour)
    if doing.from_deck and doing.colour and not doing.card:
        draft.state.encounters[doing.colour].forget(card.name)
    start.open_fight(draft, doing, card)


def _facing(draft: Draft[Avalon], who: HeroId) -> UnderWay:
    doing = in_encounter(draft, who)
    if doing.waiting and not doing.guardian:
        draft.refuse("who", "choose-guardian-first", who=doing.who)
    if doing.fight is not None:
        draft.refuse("who", "fight-has-begun", who=doing.who, name=doing.card)
    return doing


@moves.add(by="seat")
def choose_approach(draft: Draft[Avalon], who: HeroId, approach: Tally) -> None:
    """TG-DIP-04: of two ways to talk to somebody the members agree on one; the other is not taken."""
    doing, fight, _ = in_fight(draft, who, "before")
    if not fight.card.approaches or approach >= len(fight.card.stages):
        draft.refuse("approach", "no-such-approach")
    fight.stage = approach
    start.deal_hands(draft, doing)


@moves.add(by="seat")
def face_it(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-DIP-05, TG-DIP-09: the diplomacy is not avoided: everyone draws a starting hand."""
    doing, fight, _ = in_fight(draft, who, "before")
    if fight.card.approaches:
        draft.refuse("who", "choose-approach-first")
    start.deal_hands(draft, doing)


@moves.add(by="seat")
def avoid(draft: Draft[Avalon], who: HeroId, agree: list[HeroId]) -> None:
    """TG-DIP-05, TG-DIP-06: leave a diplomacy aside before it starts: the best member meets it, everyone pays.

    `agree`: who is for it. Neither reward nor failure; the card goes to the bottom of its deck, a guardian's too.
    """
    escapes.avoid(draft, who, agree)


@moves.add(by="seat")
def flee(draft: Draft[Avalon], who: HeroId, agree: list[HeroId]) -> None:
    """TG-DIP-07, TG-DIP-08: the whole party breaks a diplomacy off: failure for each, no other price."""
    escapes.flee(draft, who, agree)


@moves.add(by="seat")
def mulligan(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-CMB-08, TG-CMB-09, TG-DIP-09: the starting hand away, and a new one with a card fewer, down to one card."""
    doing, fight, hero = in_fight(draft, who, "hands")
    fighter = fight.of(who)
    size = hand_size(len(doing.who)) - fighter.redrawn - 1
    if size < 1 or not can_draw(fighter, size):
        draft.object("TG-CMB-08", "no-smaller-hand", who=who)
        return
    fighter.redrawn += 1
    if fighter.hand is not None:
        fighter.hand = 0
    draft.tell("tell-hand-away", who=who)
    draw(draft, hero, fighter, size)


@moves.add(by="seat")
def start_fight(draft: Draft[Avalon], who: HeroId) -> None:
    """TG-CMB-06, TG-CMB-08: everyone keeps the hand they have, and the first turn begins. TG-TRT-14."""
    doing, _, _ = in_fight(draft, who, "hands")
    start.begin_turns(draft, doing)
