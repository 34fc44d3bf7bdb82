"""The actions of the locations. WO-ACT, WO-LOC, WO-TRL."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.board import location
from ..box.names import TOP, TRAINED, Attribute, Cost, Place, Position, Terrain, Who
from ..play import growth, land, market, own_cards, tokens, turns
from ..play.acting import at_action, used
from ..state.pieces import TrailQuest
from ..state.table import Continent
from ..state.witcher import Witcher, named

moves = Moves()
Positions = Annotated[list[Position], msgspec.Meta(min_length=1, max_length=2)]


@moves.add(by="seat", step="movement")
def take_attribute(draft: Draft[Continent], who: Who, attribute: Attribute | None = None) -> None:
    """WO-LOC-01, WO-LOC-02: one level of the printed attribute for nothing, if it is not above the witcher's level."""
    witcher, state = at_action(draft, who, "attribute"), draft.state
    printed = (land.action_of(state, witcher.location)[1] if state.in_app("map") else None) or attribute
    if printed is None:
        draft.refuse("attribute", "say-which-attribute")
    if state.in_app("boards"):
        if witcher.level_of(printed) > witcher.level:
            draft.object(
                "WO-LOC-01", "attribute-above-level", who=named(witcher), attribute=printed, level=witcher.level
            )
        if witcher.level_of(printed) >= TOP:
            draft.object("WO-ATR-12", "attribute-at-top", who=named(witcher), attribute=printed)
    used(draft, witcher, "attribute")
    growth.raise_attribute(draft, witcher, printed)


@moves.add(by="seat", step="movement")
def train(draft: Draft[Continent], who: Who, attribute: Attribute) -> None:
    """WO-LOC-09..13, 17, WO-EDG-17: a school trains an attribute by one level for as much gold as the new level."""
    witcher, state, price = at_action(draft, who, "school"), draft.state, 0
    if attribute not in TRAINED and (location(witcher.location).school != witcher.school and state.in_app("map")):
        draft.object("WO-LOC-10", "speciality-at-home", who=named(witcher))
    if state.in_app("boards"):
        level = witcher.level_of(attribute)
        if level >= TOP:
            draft.object("WO-LOC-12", "attribute-at-top", who=named(witcher), attribute=attribute)
        price = growth.training_price(witcher, attribute)
        growth.pay(draft, witcher, price, "WO-LOC-11")
    used(draft, witcher, "school", price)
    growth.raise_attribute(draft, witcher, attribute)


@moves.add(by="seat", step="movement")
def take_potion(draft: Draft[Continent], who: Who) -> None:
    """WO-LOC-03: a potion for nothing."""
    witcher = at_action(draft, who, "potion")
    used(draft, witcher, "potion")
    growth.gain_potions(draft, witcher, 1)


def at_market(draft: Draft[Continent], who: Who, action: str) -> Witcher:
    """WO-TRN-06: an action that changes the market waits until the player before has chosen its card there."""
    witcher = at_action(draft, who, action)
    late = turns.waits_for(draft.state)
    if late is not None:
        draft.object("WO-TRN-06", "other-draws-first", who=named(late))
    return witcher


@moves.add(by="seat", step="movement")
def exchange_card(
    draft: Draft[Continent],
    who: Who,
    position: Position,
    trashed: Cost = 0,
    cost: Cost | None = None,
    refill: Cost | None = None,
) -> None:
    """WO-LOC-07, WO-LOC-08: a hand card leaves the game for a market card at most one dearer, into the hand.

    `trashed`: the printed cost of the hand card; `cost`: of the market card, where nobody has said it; `refill`: of
    the card that fills the market.
    """
    witcher, state = at_market(draft, who, "exchange"), draft.state
    if own_cards.counted(draft) and not witcher.hand:
        draft.object("WO-LOC-07", "too-few-cards", who=named(witcher), count=0)
    wanted = state.market[position - 1] if state.in_app("market") else None
    wanted = cost if wanted is None else wanted
    if wanted is None and state.in_app("market"):
        draft.refuse("cost", "say-the-cost", position=position)
    if wanted is not None and wanted > trashed + 1:
        draft.object("WO-LOC-07", "too-dear-to-exchange", cost=wanted, trashed=trashed)
    used(draft, witcher, "exchange")
    own_cards.trash(draft, witcher, 1, hand_first=True)
    market.take(draft, position, refill)
    own_cards.gain(draft, witcher, to_hand=True)
    draft.tell("tell-card-to-hand", who=named(witcher))


@moves.add(by="seat", step="movement", reveals=True)
def seek_trail(draft: Draft[Continent], who: Who, terrain: Terrain | None = None, token: Place | None = None) -> None:
    """WO-LOC-14, WO-TRL-01..03, 06, WO-SOL-20: a gold, and then perhaps a trail quest for one monster on the board.

    `terrain` None: only the gold; `token`: the token that the table drew.
    """
    witcher = at_action(draft, who, "trail")
    used(draft, witcher, "trail")
    growth.gain_gold(draft, witcher, 1)
    if terrain is not None:
        start_trail(draft, witcher, terrain, token)


def start_trail(draft: Draft[Continent], witcher: Witcher, terrain: Terrain, token: int | None) -> None:
    """WO-TRL-01..03, 06: a token of the monster's terrain face up on the own board, with a gold on it."""
    state = draft.state
    if not state.slots[terrain].taken:
        draft.object("WO-TRL-01", "no-monster-there", terrain=terrain)
    if witcher.trail(terrain) is not None or any(quest.terrain == terrain for quest in witcher.trail_quests):
        draft.tell("tell-second-trail", who=named(witcher), terrain=terrain)
    if not tokens.left(state, terrain):
        draft.object("WO-TRL-03", "no-trail-to-seek", terrain=terrain)
        return
    here = (witcher.location,) if state.in_app("map") else ()  # else only the table knows where the figure stands
    drawn = tokens.draw_token(draft, terrain, token, avoid=here)
    if not drawn:
        draft.object("WO-TRL-02", "no-trail-to-seek", terrain=terrain)
        return
    witcher.trail_quests.append(TrailQuest(terrain=terrain, location=drawn))
    growth.count_gold(draft)  # the one that lies on it
    draft.tell("tell-trail-quest", who=named(witcher), terrain=terrain, place=drawn)
    draft.write("wrote-trail-quest", who=named(witcher), terrain=terrain, place=drawn)


@moves.add(by="seat", step="movement")
def clear_market(draft: Draft[Continent], who: Who, positions: Positions | None = None) -> None:
    """WO-LOC-15, WO-LOC-16: a gold for whoever has none; then one or two market cards leave, if the player likes."""
    witcher, state = at_market(draft, who, "clearing"), draft.state
    told = state.in_app("boards")
    poor = told and witcher.gold == 0
    if told and not poor and positions is None:
        draft.object("WO-EDG-18", "nothing-to-do-here", who=named(witcher))
    used(draft, witcher, "clearing")
    if poor:
        growth.gain_gold(draft, witcher, 1)
    elif not told:
        draft.tell("tell-gold-if-none", who=named(witcher))
    if positions:
        cleared, removed = sorted(set(positions)), state.default("WO-LOC-16")
        draft.tell("tell-clear-market", positions=cleared, count=len(cleared), removed=removed)
        market.clear(draft, cleared, removed)
