"""What was agreed on before the game, and what scenarios and variants remember while it is played. MK-VAR."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ....core.bounds import AnySeat, Count, Handful, Named, Small, Word
from ..box.names import Basic, HeroName, Hex
from ..box.scenarios import TOP_MEGAPOLE, MapShape

TallyName = Literal[
    "spells",
    "actions",
    "artifacts",
    "crystals",
    "strongholds",
    "adventures",
    "delves",
    "wounds",
    "led",
    "shielded",
    "mines_countryside",
    "mines_core",
    "keeps",
    "towers",
    "units",
    "units_wounded",
]
"""What the table may count at the end: things, but for units: the levels of the sound ones, of the wounded ones (half,
as the table rounds it)."""


class Agreement(msgspec.Struct, kw_only=True):
    """What was agreed on. `levels`: of the cities in the order in which they are revealed; the last `megapoles` of
    them are megapolises. `open_units`: how many units are dealt into each offer."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=12)] = 6
    shape: MapShape = "wedge"
    levels: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=TOP_MEGAPOLE)]], msgspec.Meta(max_length=4)] = []
    megapoles: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    cities: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0  # city tiles in play
    countryside: Small = 0  # and others
    core: Small = 0


class Auction(msgspec.Struct, kw_only=True):
    """MK-VAR-02, MK-VAR-03: the auction for heroes. `order`: of picking, by lot; `hero`: the one that is named, by the
    first of `order` who has none; `bidder`: who offers most, the one who named it at first, and `bid`: how much."""

    order: Handful[AnySeat]
    sold: Named[AnySeat, HeroName] = {}
    hero: HeroName | None = None
    bidder: AnySeat = 0
    bid: Small = 0

    @property
    def picker(self) -> int:
        """Whose pick it is: the first in the order without a hero; 0 when everybody has one."""
        return next((seat for seat in self.order if seat not in self.sold), 0)


class Upgrade(msgspec.Struct, kw_only=True):
    """MK-VAR-27, MK-VAR-29: Advanced Actions that lie open after a Night, and who may still swap, the weakest first."""

    cards: Handful[Word] = []
    waiting: Handful[AnySeat] = []


class Affairs(msgspec.Struct, kw_only=True):
    """What scenarios and variants remember. `nightfalls`: how many Nights have begun.

    `dark`: MK-VAR-09, it is Night until the end; `dusk`: the two dice of this Day are still to be rolled. `rampage`:
    MK-VAR-14, spaces for which dice are still to be rolled. `summoned`: MK-DN-03, in which Nights each has summoned.
    `drafts`: MK-VAR-30, how many drafted cards each still keeps, and `drafting`: who takes one now. `liberated`:
    MK-ML-05, mines by the table's own count. `conceded`: MK-CH-12. `chosen_ones`: MK-OR-06, once revealed. `closing`:
    MK-OR-01, the portal closes between these rounds, and the table says whom it takes; `holder`: MK-OR-03, who stands
    on it at the end, where the table keeps the map.
    """

    nightfalls: Small = 0
    dark: bool = False
    dusk: bool = False
    rampage: Handful[Hex] = []
    summoned: Named[AnySeat, Handful[Small]] = {}
    drafts: Named[AnySeat, Small] = {}
    drafting: Handful[AnySeat] = []
    upgrade: Upgrade | None = None
    liberated: Named[AnySeat, Named[Basic, Count]] = {}
    conceded: Handful[AnySeat] = []
    chosen_ones: Handful[AnySeat] = []
    closing: bool = False
    holder: AnySeat = 0


class Scored(msgspec.Struct, kw_only=True):
    """What the table counted at the end, where it knew better or the app knew nothing: by seat, then how it
    ended against the cities."""

    tallies: Named[AnySeat, Named[TallyName, Small]] = {}
    conquered: Small | None = None
    each_leads: bool | None = None
    cards_left: Small | None = None  # of the dummy player
    announced: bool | None = None  # the end of the last round
