"""The map: tiles where they lie, what stands on their spaces, the tiles still to come, the cities. MK-SAV-01."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.bounds import AnySeat, Handful, Named, Small, Word
from ..box.enemies import EnemyId
from ..box.names import Back, Basic, Hex
from ..box.scenarios import CityWays, MapShape
from ..box.tiles import TileId

Turned = Annotated[int, msgspec.Meta(ge=0, le=5)]
Secret = Literal["dungeon", "tomb"]
BackOfTile = Literal["countryside", "core"]
# What a move ran into, so that a fight follows: MK-MOV-05, MK-CMB-02, MK-MOV-16, MK-MOV-07, MK-MOV-15.
EncounterKind = Literal["assault", "raid", "owner", "provoked", "hero"]


class Token(msgspec.Struct, kw_only=True):
    """An enemy token. `enemy` None: nobody has told which one it is."""

    back: Back
    enemy: EnemyId | None = None
    up: bool = False


class RuinToken(msgspec.Struct, kw_only=True):
    """MK-KF-31: the token on a space with ruins. `ruin` "": nobody has told which one it is."""

    ruin: Word = ""
    up: bool = False


class Space(msgspec.Struct, kw_only=True):
    """What lies on a space. `done`: burned, conquered or emptied; the last of the `shields` owns a keep.

    `secret`: MK-DL-02, a dungeon or tomb that the board does not print.
    """

    tokens: Handful[Token] = []
    ruin: RuinToken | None = None
    shields: Handful[AnySeat] = []
    done: bool = False
    secret: Secret | None = None


class Laid(msgspec.Struct, kw_only=True):
    """A tile that lies on the map; MK-VAR-06: how often it is turned clockwise by a sixth."""

    tile: TileId
    turned: Turned = 0


class Stack(msgspec.Struct, kw_only=True):
    """MK-SET-15: the tiles still to come, by kind; which ones nobody knows. `sure`: are among them (MK-SCN-05);
    `out`: are not, so they come only when all others lie (MK-EXP-07). `by_number`: MK-FR-02."""

    countryside: Small = 0
    city: Small = 0
    core: Small = 0
    sure: Handful[TileId] = []
    out: Handful[TileId] = []
    by_number: bool = False

    @property
    def left(self) -> int:
        """How many are still to come."""
        return self.countryside + self.city + self.core


class City(msgspec.Struct, kw_only=True):
    """MK-CMP-10, MK-CTY: a city in play. A megapolis (MK-VAR-20) has two colours and a second space; `level` is that
    of the whole. `shields`: in the order in which they were put there."""

    colours: Annotated[list[Basic], msgspec.Meta(min_length=1, max_length=2)]
    at: Hex
    second: Hex | None = None
    level: Small = 0
    garrison: Handful[Token] = []
    shields: Handful[AnySeat] = []
    conquered: bool = False

    @property
    def spaces(self) -> list[Hex]:
        """Where it stands."""
        return [self.at, *([self.second] if self.second else [])]


class Encounter(msgspec.Struct, kw_only=True):
    """What the move ran into and has not been fought yet. `at`: the space entered, `origin`: the one before it;
    `rampaging`: spaces whose enemies were provoked; `heroes`: who is attacked (MK-MOV-15, MK-MOV-16)."""

    kind: EncounterKind
    at: Hex
    origin: Hex
    rampaging: Handful[Hex] = []
    heroes: Handful[AnySeat] = []


class Land(msgspec.Struct, kw_only=True):
    """The map. Tiles go by the space in their centre; only spaces on which something lies have an entry.

    `places`: MK-CH-01, the positions of a prescribed map and the back of the tile that belongs there; `ways`: what
    the scenario's cities are; `levels`: of the cities in the order in which they are revealed, of which the last
    `megapoles` are two cities in one; `towers_owned`: MK-CH-06; `owed`: MK-DL-02, villages and monasteries whose secret
    place is not chosen yet. `by_app`: the app drew the last tile, so it draws tokens, too. `retold`:
    it is laid after a map that the table kept until now, so nothing is dealt for what is revealed.
    """

    shape: MapShape = "wedge"
    tiles: Named[Hex, Laid] = {}
    spaces: Named[Hex, Space] = {}
    stack: Stack = msgspec.field(default_factory=Stack)
    cities: Handful[City] = []
    places: Named[Hex, BackOfTile] = {}
    ways: CityWays = "open"
    levels: Handful[Small] = []
    megapoles: Small = 0
    by_app: bool = False
    retold: bool = False
    random_cities: bool = False  # MK-VAR-07
    random_turns: bool = False  # MK-VAR-06
    towers_owned: bool = False
    portal_closed: bool = False  # MK-OR-01
    mines_held: bool = False  # MK-ML-02: revealed mines have guards
    secrets: bool = False  # MK-DL-02, MK-DL-03
    owed: Handful[Hex] = []
