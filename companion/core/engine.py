"""The engine: one move on one state. Pure: what comes in is left as it was, what comes out is ready to be stored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from .difference import Patch, Plain, difference, fold, patched
from .draft import Draft, Drawn, Knowledge, Ruling
from .game import Game
from .message import Message
from .table import Table

__all__ = ["Outcome", "Patch", "Plain", "difference", "fold", "make", "patched", "plain_of", "set_up", "state_of"]

ALWAYS = {"correct", "note", "rename", "reopen_table"}  # what may be done at a table that was ended or put away
LAYING = {"lay_table", "leave_list", "sit_down", "tick"}  # how a table comes out of its box


class Outcome(msgspec.Struct, frozen=True):
    """What one move did: the new state, typed and plain, the facts for the log, and what is to be said."""

    state: Table
    plain: Plain
    args: Plain
    patch: Patch
    tellings: list[Message]
    chronicle: list[Message]
    rulings: list[Ruling]
    drawn: list[Drawn]


def make(
    game: Game,
    before: Plain,
    name: str,
    raw: Any,
    overrule: Iterable[str] = (),
    lax: bool = False,
    knowledge: Knowledge | None = None,
    library: Any = None,
) -> Outcome:
    """Make the move `name` with plain arguments on the plain state `before`.

    `overrule`: codes of objections that the table has ruled out ("*": all). `lax`: arguments come from a form.
    `knowledge`: what this installation knows of the owner's cards; `library`: its books.
    Raises UnknownMove, BadArguments or Objection, and then nothing has changed.
    """
    move = game.moves.named(name)
    args = move.read(raw, lax)
    draft = Draft(game, state_of(game, before), frozenset(overrule), knowledge, library)
    _mind_the_evening(draft, name)
    game.before(draft, move)
    move.does(draft, **{field: getattr(args, field) for field in args.__struct_fields__})
    game.after(draft, move)
    return _outcome(draft, before, msgspec.to_builtins(args))


def _mind_the_evening(draft: Draft, name: str) -> None:
    """A closed table takes no moves; one that is put away wants to be laid first, unless the table thinks otherwise."""
    if draft.state.closed and name not in ALWAYS:
        draft.object("", "table-is-closed", can_overrule=False)
    if draft.state.evening.away and name not in ALWAYS | LAYING:
        if not _laying(draft):
            draft.object("", "table-is-away")
        draft.write("wrote-differed")  # what is changed while the table is laid was found different: a correction


def _laying(draft: Draft) -> bool:
    """Whether the hands are just taking the table out of its box."""
    return draft.state.checklist is not None and draft.state.checklist.purpose == "lay_table"


def set_up(game: Game, name: str, raw: Any, seed: str, knowledge: Knowledge, lax: bool = False) -> Outcome:
    """Set up a new table: its first state, as the outcome of a change from nothing. Raises BadArguments."""
    options = game.read_options(raw, lax)
    draft = game.set_up(name, options, seed, knowledge)
    return _outcome(draft, {}, msgspec.to_builtins(options))


def state_of(game: Game, plain: Plain) -> Any:
    """The typed state from plain data, migrated from older versions of the game where need be."""
    return msgspec.convert(game.migrated(plain), game.state, str_keys=True)


def plain_of(state: Table) -> Plain:
    """The state as plain data, exactly as it will be read back: tuples are lists, the keys of dicts are text."""
    return msgspec.json.decode(msgspec.json.encode(state))


def _outcome(draft: Draft, before: Plain, args: Plain) -> Outcome:
    plain = plain_of(draft.state)
    state_type = type(draft.state)
    msgspec.convert(plain, state_type, str_keys=True)  # what would break the save fails here, before it is stored
    return Outcome(
        draft.state, plain, args, difference(before, plain), draft.tellings, draft.chronicle, draft.rulings, draft.drawn
    )
