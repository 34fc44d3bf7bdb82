"""Time and quest dials and tokens: where they lie, and when the box has no more. TG-TOK, TG-COMP-05."""

from __future__ import annotations

from ....core.draft import Draft
from ..box import printed
from ..box.names import MOST, DialKind, Where
from ..state.pieces import SetDial
from ..state.table import Avalon
from . import land
from .belongings import secret_meant


def warn_of_shortage(draft: Draft[Avalon]) -> None:
    """TG-COMP-05: say when the table needs more dials or tokens than the box holds; nothing is forbidden."""
    state = draft.state
    dials = len(state.dials) + sum(menhir.dial is not None for menhir in state.menhirs)
    counting = land.with_time_tokens(state)
    used = sum(place.used_today and str(place.number) not in counting for place in state.places.values())
    for kind, held in (("time", printed.TIME_TOKENS), ("quest", printed.QUEST_TOKENS)):
        needed = sum(pile.count for pile in state.tokens if pile.kind == kind) + (used if kind == "time" else 0)
        needed += sum(dial.kind == kind for dial in state.dials)
        if needed > held:
            draft.tell("tell-tokens-short", kind=kind, needed=needed, held=held)
    if dials > printed.DIALS:
        draft.tell("tell-dials-short", needed=dials, held=printed.DIALS)


def lies_somewhere(draft: Draft[Avalon], where: Where, of: str) -> tuple[str, str]:
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


def dial_of(draft: Draft[Avalon], id: str) -> SetDial:
    found = next((dial for dial in draft.state.dials if dial.id == id), None)
    if found is None:
        draft.refuse("dial", "no-such-dial")
    return found


def lay(draft: Draft[Avalon], kind: DialKind, where: Where, of: str, value: int, note: str = "") -> SetDial:
    """Lay a time dial or a quest dial. TG-TOK-01, TG-TOK-02, TG-TOK-06."""
    state = draft.state
    of, named = lies_somewhere(draft, where, of)
    dial = SetDial(id=state.next_id("dial"), kind=kind, where=where, of=of, value=value, note=note)
    state.dials.append(dial)
    draft.tell("tell-lay-dial", kind=kind, where=where, of=of, value=value)
    draft.write("wrote-dial-set", kind=kind, where=where, of=named, value=value, note=note)
    warn_of_shortage(draft)
    return dial


def turn(draft: Draft[Avalon], dial: str, by: int) -> None:
    """Turn a dial; below 1 it comes off, and its note is shown. TG-TOK-02, TG-TOK-07."""
    found = dial_of(draft, dial)
    if found.value + by < 1:
        draft.state.dials.remove(found)
        draft.tell("tell-dial-ran-out", where=found.where, of=found.of, note=found.note)
        draft.write("wrote-dial-ran-out", note=found.note)
        return
    if found.value + by > 30:
        draft.refuse("by", "dial-ends-at", top=30)
    found.value += by
    draft.tell("tell-dial", where=found.where, of=found.of, value=found.value, note=found.note)


def take_off(draft: Draft[Avalon], dial: str) -> None:
    """Take a dial off, its token with it. TG-TOK-05, TG-TOK-06."""
    found = dial_of(draft, dial)
    draft.state.dials.remove(found)
    draft.tell("tell-take-off-dial", where=found.where, of=found.of, note=found.note)
