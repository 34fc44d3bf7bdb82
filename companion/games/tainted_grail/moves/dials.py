"""Time and quest dials and tokens, wherever they lie. TG-TOK."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ..box.names import DialKind, DialValue, Name, Text, Where
from ..play import dials
from ..play.dials import lies_somewhere, warn_of_shortage
from ..state.pieces import Tokens
from ..state.table import Avalon

moves = Moves()
TokenCount = Annotated[int, msgspec.Meta(ge=1, le=30)]
Turn = Annotated[int, msgspec.Meta(ge=-30, le=30)]


@moves.add()
def set_dial(draft: Draft[Avalon], kind: DialKind, where: Where, of: Name, value: DialValue, note: Text = "") -> None:
    """TG-TOK-01, TG-TOK-02, TG-TOK-06: lay a time dial or a quest dial, with a note of what it is for. TG-COMP-05."""
    dials.lay(draft, kind, where, of, value, note)


@moves.add()
def turn_dial(draft: Draft[Avalon], dial: Name, by: Turn) -> None:
    """TG-TOK-02: turn a dial because a text says so; below 1 it comes off, and its note is shown. TG-TOK-07."""
    dials.turn(draft, dial, by)


@moves.add()
def take_off_dial(draft: Draft[Avalon], dial: Name) -> None:
    """TG-TOK-05, TG-TOK-06: take a dial off, its token with it. TG-SOD-15."""
    dials.take_off(draft, dial)


@moves.add()
def put_tokens(
    draft: Draft[Avalon], kind: DialKind, where: Where, of: Name, count: TokenCount = 1, note: Text = ""
) -> None:
    """TG-TOK-04, TG-TOK-05: lay time or quest tokens, with a note of what happens when the last one goes."""
    state = draft.state
    of, _ = lies_somewhere(draft, where, of)
    pile = next((pile for pile in state.tokens if (pile.kind, pile.where, pile.of) == (kind, where, of)), None)
    if pile:
        if pile.count + count > 30:
            draft.refuse("count", "dial-ends-at", top=30)
        pile.count += count
        pile.note = note or pile.note
    else:
        state.tokens.append(Tokens(id=state.next_id("tokens"), kind=kind, where=where, of=of, count=count, note=note))
    draft.tell("tell-lay-tokens", kind=kind, where=where, of=of, count=count)
    warn_of_shortage(draft)


@moves.add()
def take_tokens(draft: Draft[Avalon], tokens: Name, count: TokenCount = 1) -> None:
    """TG-TOK-05, TG-TOK-07: take tokens away because a text says so; with the last one its note is shown."""
    pile = next((pile for pile in draft.state.tokens if pile.id == tokens), None)
    if pile is None:
        draft.refuse("tokens", "no-such-dial")
    if count >= pile.count:
        draft.state.tokens.remove(pile)
        draft.tell("tell-last-token", where=pile.where, of=pile.of, note=pile.note)
    else:
        pile.count -= count
        draft.tell("tell-take-token", where=pile.where, of=pile.of, left=pile.count)
