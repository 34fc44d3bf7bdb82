"""Phase II: exploration; cards of the box told to the app, our own read here. WO-EXP, WO-QST-01..06, WO-EVT."""

from __future__ import annotations

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import (
    Amount,
    Attribute,
    CardNumber,
    Cost,
    EventNumber,
    Exploration,
    Kept,
    Often,
    Place,
    Some,
    Source,
    Terrain,
    Text,
    Title,
    Token,
    Who,
)
from ..play import gifts, growth, land, own_cards, quests, tales, tokens, turns
from ..play.acting import active, deciding, witcher_of
from ..play.fight_turns import fall_without_cards
from ..state.pieces import Gift, Open, Task
from ..state.table import Continent
from ..state.witcher import named

moves = Moves()


@moves.add(by="seat", step="choice", page_after=tales.read_at_once, reveals=True)
def explore(
    draft: Draft[Continent], who: Who, deck: Exploration, source: Source | None = None, number: CardNumber = 0
) -> None:
    """WO-EXP-01..05, 17, WO-SOL-12: the right neighbour draws a city or a wilds card and reads it aloud.

    `source`, `number`: where the table drew the card itself.
    """
    witcher, state = deciding(draft, who), draft.state
    card = tales.draw(draft, deck, source, number)
    turns.to_choice(draft, "explore")
    witcher.deeds.explored += 1
    draft.write("wrote-explored", who=named(witcher), deck=deck, place=land.seen_at(state, witcher))
    tales.lay_open(draft, witcher, card)
    if card.source == "ours":
        tales.tell_reader(draft, witcher)
    elif state.solo:
        draft.tell("tell-draw-alone", who=named(witcher), deck=deck)
    else:
        draft.tell("tell-draw-exploration", who=named(state.reader), deck=deck)


@moves.add(by="seat", step="choice")
def do_nothing(draft: Draft[Continent], who: Who) -> None:
    """WO-TRN-04, WO-EXP-17: phase II without a deed, when both decks are used up and nothing else can be chosen."""
    witcher, state = deciding(draft, who), draft.state
    if state.city.size or state.wilds.size:
        draft.object("WO-TRN-04", "must-choose-a-deed", who=named(witcher))
    draft.write("wrote-did-nothing", who=named(witcher))
    turns.to_cards(draft)


@moves.add(by="seat", step="card", reveals=True)
def take_quest(
    draft: Draft[Continent],
    who: Who,
    event: EventNumber,
    terrain: Terrain | None = None,
    location: Place | None = None,
    token: Token | None = None,
    pays: Some = 0,
    note: Title = "",
) -> None:
    """WO-QST-01..06, 09, WO-TOK-06, 07: the printed card's result is a quest, at a place or where a token leads.

    `token`: the one the table drew; `pays`: gold asked for when it is solved.
    """
    witcher = active(draft, who)
    card = _printed(draft)
    if (terrain is None) == (location is None):
        draft.refuse("terrain", "terrain-or-place")
    if location == land.EAST:
        draft.object("WO-TOK-09", "no-quest-in-the-east", place=location)
    quest = quests.take(draft, witcher, card, event, terrain, location, pays, note, token)
    card.quest = quest.id if quest else ""
    tales.closed(draft)


@moves.add(by="seat", step="card")
def call_event(draft: Draft[Continent], who: Who, event: EventNumber) -> None:
    """WO-EVT-01, WO-EVT-06: a printed card sends on to an event at once; the right neighbour reads exactly that one."""
    witcher, state = active(draft, who), draft.state
    card = _printed(draft)
    tales.remove(draft, card)
    tales.lay_open(draft, witcher, tales.call(draft, event, "printed"))
    draft.tell("tell-read-event", who=named(state.reader), event=event)


@moves.add(by="seat", step="card")
def keep_event(
    draft: Draft[Continent], who: Who, kind: Kept, name: Title = "", text: Text = "", often: Often = "always"
) -> None:
    """WO-EVT-04: the printed event is equipment or a companion and stays by the player board."""
    witcher, card = active(draft, who), _printed(draft)
    if card.kind != "event":
        draft.object("WO-EVT-04", "only-events-stay")
    words = {"cs": name, "en": name} if name else {}
    texts = {"cs": text, "en": text} if text else {}
    gifts.gain(draft, witcher, Gift(id="", event=card.number or 1, kind=kind, often=often, name=words, text=texts))
    tales.closed(draft)


@moves.add(by="seat", step="card")
def close_card(draft: Draft[Continent], who: Who) -> None:
    """WO-EXP-09, WO-EXP-16, WO-EVT-07: a printed card's result is done; an exploration card leaves the game."""
    active(draft, who)
    _printed(draft)
    tales.closed(draft)


def _printed(draft: Draft[Continent]) -> Open:
    """The printed card that lies open; one of our own is read in its book."""
    card = draft.state.open_card
    if card is None:
        draft.object("WO-EXP-03", "no-card-open", can_overrule=False)
    if card.source == "ours":
        draft.object("WO-EXP-05", "read-it-out", can_overrule=False)
    return card


@moves.add(by="seat", step="card")
def pay_for_option(draft: Draft[Continent], who: Who, gold: Some = 0, potions: Some = 0) -> None:
    """WO-EXP-06, WO-GLD-02, WO-POT-06: the price of a printed card's option, paid whole, or the option stays closed."""
    witcher = active(draft, who)
    _printed(draft)
    if not gold and not potions:
        draft.refuse("gold", "say-the-price")
    growth.pay_potions(draft, witcher, potions, "WO-EXP-06")
    growth.pay(draft, witcher, gold, "WO-EXP-06")
    draft.write("wrote-paid", who=named(witcher), gold=gold, potions=potions)


# --- what a card may bring, one tap each -----------------------------------------------------------------------------


@moves.add(by="seat", step="card")
def seek_card(draft: Draft[Continent], who: Who, cost: Cost) -> None:
    """WO-EXP-11: a result gives a face-up market card of a printed cost."""
    witcher = witcher_of(draft, who)
    draft.state.tasks.append(Task(kind="card", who=witcher.seat, cost=cost))


@moves.add(by="seat", step="card")
def gain_trail(draft: Draft[Continent], who: Who, terrain: Terrain) -> None:
    """WO-EXP-14, WO-TOK-05, WO-TRL-06: a result gives a trail of a terrain whose pile is not empty."""
    witcher, state = witcher_of(draft, who), draft.state
    if not tokens.left(state, terrain):
        draft.object("WO-EXP-14", "no-trail-left", terrain=terrain)
    if witcher.trail(terrain) is not None:
        draft.tell("tell-second-trail", who=named(witcher), terrain=terrain)
    tokens.gain_trail(draft, witcher, terrain)


@moves.add(by="seat")
def raise_by_card(draft: Draft[Continent], who: Who, attribute: Attribute, by: Amount = 1) -> None:
    """WO-ATR-04, 06, 12, WO-LVL-06, 08, WO-EXP-10: a card raises an attribute, with all that follows."""
    growth.raise_attribute(draft, witcher_of(draft, who), attribute, by)


@moves.add(by="seat")
def lower_by_card(draft: Draft[Continent], who: Who, attribute: Attribute, by: Amount = 1) -> None:
    """WO-ATR-08..10, WO-EXP-15: a card lowers an attribute; the Shield follows Defence."""
    growth.lower_attribute(draft, witcher_of(draft, who), attribute, by)


@moves.add(by="seat")
def draw_cards(draft: Draft[Continent], who: Who, count: Amount = 1) -> None:
    """WO-CARD-11..13: own cards drawn into the hand, to the limit of seven."""
    own_cards.draw(draft, witcher_of(draft, who), count)


@moves.add(by="seat")
def discard_cards(draft: Draft[Continent], who: Who, count: Amount = 1) -> None:
    """WO-CARD-07, WO-EXP-10, WO-EDG-09: hand cards onto the own discard pile, as far as there are any."""
    witcher = witcher_of(draft, who)
    own_cards.discard_what_can(draft, witcher, count)
    fall_without_cards(draft, witcher)


@moves.add(by="seat")
def trash_cards(draft: Draft[Continent], who: Who, count: Amount = 1, hand: Some = 0, deck: Some = 0) -> None:
    """WO-CARD-04, WO-CARD-08..10, WO-EDG-09: exactly so many own cards leave the game, from hand, deck or discard pile.

    `hand`, `deck`: how many of them the owner took from there; the rest comes from the discard pile first.
    """
    witcher = witcher_of(draft, who)
    if own_cards.counted(draft) and hand > witcher.hand:
        draft.object("WO-CARD-10", "too-few-cards", who=named(witcher), count=witcher.hand)
    own_cards.trash(draft, witcher, count, said={"hand": hand, "deck": deck})
    fall_without_cards(draft, witcher)
