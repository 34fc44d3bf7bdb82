"""What the players share: trading at one place, and who the chronicler is. TG-RES-07, TG-CHN-01."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import HeroId, Resource
from ..play.acting import hero_of
from ..play.boards import gain
from ..play.under_way import between_actions
from ..state.table import Avalon

moves = Moves()
Amount = Annotated[int, msgspec.Meta(ge=1, le=99)]


@moves.add(by="seat")
def trade(draft: Draft[Avalon], who: HeroId, to: HeroId, what: Resource, amount: Amount = 1) -> None:
    """TG-RES-07, TG-RES-08, TG-PTY-14, TG-EOD-04: hand over Food or Wealth in the same place; nothing else trades."""
    giver, taker = hero_of(draft, who), hero_of(draft, to, "to")
    if giver is taker:
        draft.refuse("to", "to-oneself")
    if what not in ("food", "wealth"):
        draft.object("TG-RES-08", "never-traded", what=what)
    if draft.state.in_app("map") and giver.place != taker.place:
        draft.object("TG-RES-07", "not-together", who=[who, to], place=giver.place)
    between_actions(draft, [giver, taker], "TG-RES-07")
    if giver.resources[what] < amount:
        draft.refuse("amount", "has-not-so-many", who=who, what=what, has=giver.resources[what])
    moved = gain(taker, what, amount, draft.state.most(what))
    gain(giver, what, -moved)
    draft.write("wrote-traded", who=who, whom=to, what=what, amount=moved)


@moves.add(by="seat")
def spend_for_another(draft: Draft[Avalon], who: HeroId, to: HeroId, magic: Amount = 1) -> None:
    """TG-PTY-06, TG-RES-08: a member spends its own Magic for another of the party; the Magic is spent, not given."""
    payer, other = hero_of(draft, who), hero_of(draft, to, "to")
    if draft.state.in_app("map") and payer.place != other.place:
        draft.object("TG-PTY-06", "not-together", who=[who, to], place=payer.place)
    if payer.resources["magic"] < magic:
        draft.refuse("magic", "has-not-so-many", who=who, what="magic", has=payer.resources["magic"])
    gain(payer, "magic", -magic)
    draft.write("wrote-spent-for", who=who, whom=to, amount=magic)


@moves.add()
def choose_chronicler(draft: Draft[Avalon], seat: Annotated[int, msgspec.Meta(ge=0, le=4)]) -> None:
    """TG-WLD-08, TG-CHN-01: choose who is the chronicler (0: nobody)."""
    if seat and seat not in {chair.id for chair in draft.state.seats}:
        draft.refuse("seat", "no-such-seat")
    draft.state.chronicler = seat or None
    draft.write("wrote-chronicler", seat=seat, player=_player(draft.state, seat))


def _player(state: Avalon, seat: int) -> str:
    return next((chair.player for chair in state.seats if chair.id == seat), "")
