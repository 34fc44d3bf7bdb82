"""The tiles still to come: which may be next, and one drawn by the app. MK-SET-15, MK-EXP-07, MK-FR-02, MK-SCN-05.

Nobody knows which tiles set-up left in the box, so the app need not either: it draws as if they had been dealt.
"""

from __future__ import annotations

from .....core.chance import Chance
from ...box.names import Hex
from ...box.tiles import TILES, TileId, TileKind, tiles_of
from ...state.land import BackOfTile, Land


def unseen(land: Land, kind: TileKind) -> list[TileId]:
    """Tiles of a kind that do not lie on the map, by number."""
    laid = {one.tile for one in land.tiles.values()}
    return [tile for tile in tiles_of(kind) if tile not in laid]


def back_of(tile: TileId) -> BackOfTile:
    """MK-CMP-09: green or brown."""
    return "core" if TILES[tile].core else "countryside"


def spares(land: Land) -> list[TileId]:
    """MK-EXP-07: tiles that set-up left out and that may come now: countryside, then core tiles without a city."""
    return unseen(land, "countryside") or unseen(land, "core")


def used_up(land: Land) -> bool:
    """MK-EXP-07: whether the deck is empty, so that only tiles come that set-up left out."""
    return land.stack.left == 0


def next_back(land: Land, position: Hex | None = None) -> BackOfTile | None:
    """MK-SET-15: what the next tile shows on its back; None: there is no tile. MK-CH-01: there the position says so."""
    if land.shape == "fixed":
        wanted = land.places.get(position or "", "countryside" if land.stack.countryside else "core")
        core = land.stack.city + land.stack.core
        return wanted if (core if wanted == "core" else land.stack.countryside) else None
    if used_up(land):
        spare = spares(land)
        return back_of(spare[0]) if spare else None
    return "countryside" if land.stack.countryside else "core"


def left_of(land: Land, kind: TileKind) -> int:
    """How many tiles of a kind are still to come."""
    return {"countryside": land.stack.countryside, "city": land.stack.city, "core": land.stack.core}.get(kind, 0)


def candidates(land: Land, kind: TileKind) -> list[TileId]:
    """The tiles of a kind that may be in the deck; the sure ones alone, where others have no room beside them."""
    free = [tile for tile in unseen(land, kind) if tile not in land.stack.out]
    if land.stack.by_number and kind == "countryside":
        return free[:1]
    sure = [tile for tile in free if tile in land.stack.sure]
    return sure if sure and len(sure) >= left_of(land, kind) else free


def may_come(land: Land, position: Hex | None = None) -> list[TileId]:
    """The tiles of which the next one may be, by number."""
    back = next_back(land, position)
    if back is None:
        return []
    if used_up(land):
        return spares(land)
    if back == "countryside":
        return candidates(land, "countryside")
    return [tile for kind in ("core", "city") if left_of(land, kind) for tile in candidates(land, kind)]


def drawn(land: Land, chance: Chance, position: Hex | None = None) -> TileId | None:
    """A tile that the app draws, as likely as if set-up had dealt the deck. None: there is none."""
    choice = may_come(land, position)
    if not choice or used_up(land):
        return chance.pick(choice) if choice else None
    lots: list[TileKind] = ["countryside"]
    if next_back(land, position) == "core":
        lots = [kind for kind in ("core", "city") for _ in range(left_of(land, kind))]
    kind = chance.pick(lots)
    free = [tile for tile in choice if TILES[tile].kind == kind]
    sure = [tile for tile in free if tile in land.stack.sure]
    if sure and len(sure) < len(free):
        # So many of the tiles of this kind that are still to come are the sure ones; each is as likely to lie on top.
        if chance.pick(range(left_of(land, kind))) < len(sure):
            free = sure
        else:
            free = [tile for tile in free if tile not in sure]
    return chance.pick(free) if free else None


def take(land: Land, tile: TileId) -> None:
    """A tile leaves the deck, or the box: there is one less of its kind to come."""
    left = land.stack
    kind = TILES[tile].kind
    left.countryside -= kind == "countryside" and left.countryside > 0
    left.city -= kind == "city" and left.city > 0
    left.core -= kind == "core" and left.core > 0
    left.sure = [one for one in left.sure if one != tile]
