"""The engine: one move on one state. Pure: what comes in is left as it was, what comes out is ready to be stored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from . import rights
from .difference import Patch, Plain, difference, fold, patched
from .draft import Draft, Drawer, Drawn, Knowledge, Ruling
from .errors import Instead, Objection, Unreadable
from .game import Game, S
from .message import Message, say
from .moves import Move, bad_arguments
from .table import Table
from .viewer import EVERYBODY, Viewer

__all__ = [
    "Outcome",
    "Patch",
    "Plain",
    "difference",
    "fold",
    "make",
    "patched",
    "plain_of",
    "readable",
    "set_up",
    "state_of",
]


class Outcome(msgspec.Struct, frozen=True):
    """What one move did: the new state, typed (None: a step back or forth, which makes no move) and plain, the facts
    for the log, and what is to be said."""

    state: Table | None
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
    draws: Drawer | None = None,
    viewer: Viewer = EVERYBODY,
) -> Outcome:
    """Make the move `name` with plain arguments on the plain state `before`.

    `overrule`: codes of objections that the table has ruled out ("*": all). `lax`: arguments come from a form.
    `knowledge`: what this installation knows of the owner's cards; `library`: its books;
    `draws`: whether every page of a state can be drawn, where there are pages; `viewer`: who makes the move.
    Raises UnknownMove, BadArguments or Objection, and then nothing has changed.
    """
    move = game.moves.named(name)
    args = move.read(raw, lax)
    draft = Draft(game, readable(game, before), frozenset(overrule), knowledge, library, draws, viewer)
    told = msgspec.to_builtins(args)
    try:
        _mind_the_evening(draft, move)
        rights.mind_move(draft.state, move, args, viewer)
        game.before(draft, move)
        move.does(draft, **{field: getattr(args, field) for field in args.__struct_fields__})
        game.after(draft, move)
    except Objection as met:
        met.instead = [_whole(one, name, told) for one in met.instead]
        raise
    return _outcome(draft, before, told)


def _whole(one: Instead, name: str, told: Plain) -> Instead:
    """What may be done instead, with everything that its move was told: the same move only says what changes."""
    return one if one.move else Instead(one.message, {**told, **one.args}, name)


def _mind_the_evening(draft: Draft, move: Move) -> None:
    """A closed table takes no moves; one that is put away wants to be laid first, unless the table thinks otherwise."""
    if draft.state.closed and move.when != "always":
        draft.object("", "table-is-closed", can_overrule=False)
    if draft.state.evening.away and move.when == "in play":
        if not _laying(draft):
            draft.object("", "table-is-away")
        draft.write("wrote-differed")  # what is changed while the table is laid was found different: a correction


def _laying(draft: Draft) -> bool:
    """Whether the hands are just taking the table out of its box."""
    return draft.state.checklist is not None and draft.state.checklist.purpose == "lay_table"


def set_up(
    game: Game, name: str, raw: Any, seed: str, knowledge: Knowledge, lax: bool = False, library: Any = None
) -> Outcome:
    """Set up a new table: its first state, as the outcome of a change from nothing. Raises BadArguments."""
    options = game.completed(game.read_options(raw, lax), library)
    draft = game.set_up(game, name, options, seed, knowledge)
    return _outcome(draft, {}, msgspec.to_builtins(options))


def state_of(game: Game[S], plain: Plain) -> S:
    """The typed state from plain data, migrated from older versions of the game where need be."""
    return msgspec.convert(game.migrated(plain), game.state, str_keys=True)


def readable(game: Game[S], plain: Plain) -> S:
    """The typed state of a table; Unreadable when what was saved fits today's types no more."""
    try:
        return state_of(game, plain)
    except Exception as error:  # whatever a migration stumbles over, too
        raise Unreadable() from error


def plain_of(state: Table) -> Plain:
    """The state as plain data, exactly as it will be read back: tuples are lists, the keys of dicts are text."""
    return msgspec.json.decode(msgspec.json.encode(state))


def _outcome(draft: Draft, before: Plain, args: Plain) -> Outcome:
    plain = plain_of(draft.state)
    state_type = type(draft.state)
    try:
        msgspec.convert(plain, state_type, str_keys=True)  # what would break the save fails here, before it is stored
    except msgspec.ValidationError as error:
        wrong = bad_arguments(str(error))
        if wrong.message.key not in ("argument-most", "argument-length-most"):
            raise  # a move that writes nonsense is a mistake of ours
        raise Objection(say("more-than-fits", at=wrong.field), "", can_overrule=False) from error
    return Outcome(
        draft.state, plain, args, difference(before, plain), draft.tellings, draft.chronicle, draft.rulings, draft.drawn
    )
