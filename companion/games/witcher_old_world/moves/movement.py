"""Phase I: from one location to the next, and what it costs. WO-MOV."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.board import is_unsure
from ..box.names import Payment, Place, Symbol, Token, Who
from ..play import growth, land, own_cards
from ..play.acting import moving, witcher_of
from ..play.land import EAST
from ..state.pieces import Trail, TrailQuest
from ..state.table import Continent
from ..state.witcher import Witcher, named

moves = Moves()
CARDS: dict[Payment, int] = {"terrain": 1, "wild": 1, "two_cards": 2, "card_and_gold": 1}
Symbols = Annotated[list[Symbol], msgspec.Meta(max_length=2)]


@moves.add(by="seat", step="movement", page_after={"map": "turn"})
def travel(
    draft: Draft[Continent],
    who: Who,
    to: Place,
    by: Payment = "terrain",
    symbols: Symbols = [],  # noqa: B006
) -> None:
    """WO-MOV-01..15, WO-TRL-04, WO-TRL-05, WO-EDG-01: one move to a connected location, paid with cards.

    `by`: a card with the destination's terrain or the wild symbol, any two cards, or any card and a gold; `symbols`:
    those on the cards, where the payer names them.
    """
    witcher, state = moving(draft, who), draft.state
    if state.in_app("map"):
        _leads_there(draft, witcher, to)
    if by == "terrain" and to == EAST and land.terrain_of(state, to) is None:
        draft.object("WO-MOV-15", "terrain-of-east", place=to)
    if symbols:
        _pays_for(draft, to, by, symbols)
    if own_cards.counted(draft) and not witcher.hand:
        draft.object("WO-MOV-12", "no-cards-to-move", who=named(witcher))
    if by == "card_and_gold":
        growth.pay(draft, witcher, 1, "WO-MOV-07")
    own_cards.discard(draft, witcher, CARDS[by], "WO-MOV-05" if by in ("terrain", "wild") else "WO-MOV-06")
    arrive(draft, witcher, to, by)


def _pays_for(draft: Draft[Continent], to: Place, by: Payment, symbols: list[Symbol]) -> None:
    """WO-MOV-05, 08, 09: a card that was named pays alone only with the destination's terrain or the wild symbol."""
    if len(symbols) != CARDS[by]:
        draft.refuse("symbols", "so-many-cards", count=CARDS[by])
    terrain = land.terrain_of(draft.state, to)
    if by == "terrain" and symbols[0] not in ("wild", terrain):
        draft.object("WO-MOV-05", "card-leads-elsewhere", place=to, terrain=terrain or "any", card=symbols[0])
    if by == "wild" and symbols[0] != "wild":
        draft.object("WO-MOV-08", "card-leads-elsewhere", place=to, terrain=terrain or "any", card=symbols[0])


def _leads_there(draft: Draft[Continent], witcher: Witcher, to: Place) -> None:
    """WO-MOV-04, WO-MOV-11: by road or waterway to the nearest location, never over one."""
    if to == witcher.location:
        draft.refuse("to", "stands-there", place=to)
    if to not in land.neighbours(draft.state, witcher.location):
        draft.object("WO-MOV-04", "no-road", place=witcher.location, to=to)
    elif is_unsure(witcher.location, to):
        draft.tell("tell-unsure-road", place=witcher.location, to=to)


def arrive(draft: Draft[Continent], witcher: Witcher, to: int, by: Payment) -> None:
    """WO-TRL-04, WO-TRL-05, WO-SES-08: the figure stands there; a trail quest of the place is solved by entering."""
    state = draft.state
    witcher.location = to
    witcher.deeds.moves += 1
    state.turn.moved, state.turn.solved_here = True, False
    for quest in witcher.quests:
        quest.leave_first = False
    state.turn.visited.append(to)
    draft.tell("tell-figure", who=named(witcher), place=to)
    draft.write("wrote-moved", who=named(witcher), place=to, by=by)
    for sought in [sought for sought in witcher.trail_quests if sought.location == to]:
        solve_trail(draft, witcher, sought)


def solve_trail(draft: Draft[Continent], witcher: Witcher, quest: TrailQuest) -> None:
    """WO-TRL-04: the gold is taken, the token turned over: it is a trail token now."""
    witcher.trail_quests.remove(quest)
    growth.gain_gold(draft, witcher, quest.gold)
    witcher.trails.append(Trail(terrain=quest.terrain, location=quest.location))
    draft.tell("tell-trail-found", who=named(witcher), terrain=quest.terrain)
    draft.write("wrote-trail-found", who=named(witcher), terrain=quest.terrain)


@moves.add(by="seat", step="movement")
def find_trail(draft: Draft[Continent], who: Who, place: Token) -> None:
    """WO-TRL-04, WO-TRL-05: where the table keeps the map, it says that a trail quest's place was entered."""
    witcher = moving(draft, who)
    quest = next((quest for quest in witcher.trail_quests if quest.location == place), None)
    if quest is None:
        draft.refuse("place", "seeks-no-trail-there", who=named(witcher), place=place)
    if draft.state.in_app("map") and witcher.location != place:
        draft.object("WO-TRL-04", "trail-is-elsewhere", who=named(witcher), place=place)
    solve_trail(draft, witcher, quest)


@moves.add(by="seat")
def put_figure(draft: Draft[Continent], who: Who, to: Place) -> None:
    """WO-GOAL-04: a figure is put somewhere because a card says so; it is no move."""
    witcher = witcher_of(draft, who)
    witcher.location = to
    draft.write("wrote-put", who=named(witcher), place=to)
