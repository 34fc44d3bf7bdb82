"""Rows of the log as a viewer may see them: what a move was told, and what it changed, may be somebody's secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ..core.game import Game
from ..core.secrets import HIDDEN, place_of, veiled_args, veiled_at, veiled_patch
from ..core.table_moves import correct
from ..core.viewer import Viewer
from ..store.records import Entry


def entry_seen(game: Game, entry: Entry, seen_by: Viewer) -> Entry:
    """A row of the log as that viewer may see it."""
    args = args_seen(game, entry.move, entry.args, seen_by)
    return replace(entry, args=args, patch=veiled_patch(entry.patch, game.hides, seen_by))


def args_seen(game: Game, move: str, told: Mapping[str, Any], seen_by: Viewer) -> dict[str, Any]:
    """A move's arguments as a viewer may see them; a correction's value is as secret as what stands at its path."""
    made = game.moves.get(move)  # None: no move, or one that is called otherwise today
    if made is None:
        secrets = move and game.keeps_secrets and not seen_by.whole  # all that such a move took may be one
        return dict.fromkeys(told, HIDDEN) if secrets else dict(told)
    args = veiled_args(told, made.arguments, seen_by)
    path = args.get("path")
    if made.does is correct and isinstance(path, str) and path.startswith("/"):
        args["value"] = veiled_at(args.get("value"), place_of(path), game.hides, seen_by)
    return args
