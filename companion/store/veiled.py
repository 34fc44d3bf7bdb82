"""What not everybody may see is left out: of rows of a log, and of a table's whole file, which is then only to be read.

Such a reading copy cannot be played on, for what lies in it face down is gone; so it is no table, and says so itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from ..core.game import Game
from ..core.message import Message
from ..core.secrets import HIDDEN, place_of, veiled_args, veiled_at, veiled_patch
from ..core.table_moves import correct
from ..core.viewer import EVERYBODY, Viewer
from ..games import game as game_of
from .long_json import in_pieces
from .records import Entry
from .tables import Store

FORMAT: Literal["companion-reading"] = "companion-reading"
VERSION = 1
InEachLanguage = dict[str, str]  # a sentence in each language


class ReadEntry(Entry, frozen=True):
    """A row of the log with its sentences as they are read aloud, in each language."""

    sentences: list[InEachLanguage] = []


class ReadingCopy(msgspec.Struct, frozen=True, kw_only=True):
    """A table to be read: `about` says what the file is; what not everybody may see is a dot, in state and log."""

    format: Literal["companion-reading"]
    version: int
    about: InEachLanguage
    game: str
    name: str
    created: str
    changed: str
    log: list[ReadEntry]
    state: dict[str, Any]


def seen_entry(game: Game, entry: Entry, viewer: Viewer) -> Entry:
    """A row of the log as that viewer may see it."""
    args = seen_args(game, entry.move, entry.args, viewer)
    return replace(entry, args=args, patch=veiled_patch(entry.patch, game.hides, viewer))


def seen_args(game: Game, move: str, told: Mapping[str, Any], viewer: Viewer) -> dict[str, Any]:
    """A move's arguments as a viewer may see them; a correction's value is as secret as what stands at its path."""
    made = game.moves.get(move)  # None: no move, or one that is called otherwise today
    if made is None:
        secrets = move and game.keeps_secrets and not viewer.whole  # all that such a move took may be one
        return dict.fromkeys(told, HIDDEN) if secrets else dict(told)
    args = veiled_args(told, made.arguments, viewer)
    path = args.get("path")
    if made.does is correct and isinstance(path, str) and path.startswith("/"):
        args["value"] = veiled_at(args.get("value"), place_of(path), game.hides, viewer)
    return args


def reading_copy(
    store: Store, id: str, tell: Callable[[Message], InEachLanguage], about: InEachLanguage
) -> Iterator[bytes]:
    """A table's file without anything that is hidden from anybody, part by part; NoSuchTable, UnknownGame at once.

    `tell` speaks a sentence of the chronicle in every language.
    """
    record = store.get(id)
    game = game_of(record.game)
    copy = ReadingCopy(
        format=FORMAT,
        version=VERSION,
        about=about,
        game=record.game,
        name=str(record.plain.get("name", "")),
        created=record.created,
        changed=record.changed,
        log=[],
        state=game.seen_plain(record.plain, EVERYBODY),
    )
    pieces = store.pieces(id, Entry, range(record.revision + 1))
    return in_pieces(copy, "log", ([_read(game, tell, entry) for entry in piece] for piece in pieces))


def _read(game: Game, tell: Callable[[Message], InEachLanguage], entry: Entry) -> ReadEntry:
    seen = msgspec.structs.asdict(seen_entry(game, entry, EVERYBODY))
    return ReadEntry(**seen, sentences=[tell(message) for message in entry.chronicle])
