"""Time and quest dials and tokens, wherever they lie. TG-TOK."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from .. import box, land
from ..belongings import secret_meant
from ..names import MOST, DialKind, DialValue, Name, Text, Where
from ..state import Avalon, SetDial, Tokens

moves = Moves()
Few = Annotated[int, msgspec.Meta(ge=1, le=30)]
Turn = Annotated[int, msgspec.Meta(ge=-30, le=30)]


@moves.add()
def set_dial(draft: Draft[Avalon], kind: DialKind, where: Where, of: Name, value: DialValue, note: Text = "") -> None:
    """TG-TOK-01, TG-TOK-02, TG-TOK-06: lay a time dial or a quest dial, with a note of what it is for. TG-COMP-05."""
    state = draft.state
    of, named = _lies_somewhere(draft, where, of)
    state.dials.append(SetDial(id=state.next_id("dial"), kind=kind, where=where, of=of, value=value, note=note))
    draft.tell("tell-lay-dial", kind=kind, where=where, of=of, value=value)
    draft.write("wrote-dial-set", kind=kind, where=where, of=named, value=value, note=note)
    warn_of_shortage(draft)


@moves.add()
def turn_dial(draft: Draft[Avalon], dial: Name, by: Turn) -> None:
    """TG-TOK-02: turn a dial because a text says so; below 1 it comes off, and its note is shown. TG-TOK-07."""
    found = _dial(draft, dial)
    if found.value + by < 1:
        draft.state.dials.remove(found)
        draft.tell("tell-dial-ran-out", where=found.where, of=found.of, note=found.note)
        draft.write("wrote-dial-ran-out", note=found.note)
        return
    if found.value + by > 30:
        draft.refuse("by", "dial-ends-at", top=30)
    found.value += by
    draft.tell("tell-dial", where=found.where, of=found.of, value=found.value, note=found.note)


@moves.add()
def take_off_dial(draft: Draft[Avalon], dial: Name) -> None:
    """TG-TOK-05, TG-TOK-06: take a dial off, its token with it. TG-SOD-15."""
    found = _dial(draft, dial)
    draft.state.dials.remove(found)
    draft.tell("tell-take-off-dial", where=found.where, of=found.of, note=found.note)


@moves.add()
def put_tokens(draft: Draft[Avalon], kind: DialKind, where: Where, of: Name, count: Few = 1, note: Text = "") -> None:
    """TG-TOK-04, TG-TOK-05: lay time or quest tokens, with a note of what happens when the last one goes."""
    state = draft.state
    of, _ = _lies_somewhere(draft, where, of)
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
def take_tokens(draft: Draft[Avalon], tokens: Name, count: Few = 1) -> None:
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


def warn_of_shortage(draft: Draft[Avalon]) -> None:
    """TG-COMP-05: say when the table needs more dials or tokens than the box holds; nothing is forbidden."""
    state = draft.state
    dials = len(state.dials) + sum(menhir.dial is not None for menhir in state.menhirs)
    counting = land.with_time_tokens(state)
    used = sum(place.used_today and str(place.number) not in counting for place in state.places.values())
    for kind, held in (("time", box.TIME_TOKENS), ("quest", box.QUEST_TOKENS)):
        needed = sum(pile.count for pile in state.tokens if pile.kind == kind) + (used if kind == "time" else 0)
        needed += sum(dial.kind == kind for dial in state.dials)
        if needed > held:
            draft.tell("tell-tokens-short", kind=kind, needed=needed, held=held)
    if dials > box.DIALS:
        draft.tell("tell-dials-short", needed=dials, held=box.DIALS)


def _lies_somewhere(draft: Draft[Avalon], where: Where, of: str) -> tuple[str, str]:
    """TG-TOK-06: the place of a dial or token: a location by its number, a character by its name, else in words.

    TG-SEC-07: a secret that somebody holds is meant by its number or name; the dial then goes with that very card.
    Returns what the save calls it, and what the chronicle does, when the card may long be gone.
    """
    if where == "location" and not (of.isascii() and of.isdigit() and 1 <= int(of) <= MOST):
        draft.refuse("of", "location-by-number", of=of)
    if where == "character" and of not in draft.state.heroes:
        draft.refuse("of", "not-at-this-table", who=of)
    secret = secret_meant(draft.state, of) if where == "secret" else None
    return (secret.id, secret.name) if secret else (of, of)


def _dial(draft: Draft[Avalon], id: str) -> SetDial:
    found = next((dial for dial in draft.state.dials if dial.id == id), None)
    if found is None:
        draft.refuse("dial", "no-such-dial")
    return found
