"""A player: board and track, hand, timeline and token pool. WP-SAVE-03."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import AnySeat, Count, Handful, Many, Named, Small
from ....core.secrets import OF_SEAT
from ..box.characters import Character
from ..box.knowledge import AllianceCard
from ..box.names import SIDES, STARTERS, SYMBOLS, Announced, CardId, Readiness, Side, Symbol, Title, Xp
from .pieces import Counts, Deed, Laid, Special

Abilities = Annotated[list[Readiness], msgspec.Meta(min_length=4, max_length=4)]
HeldAlliances = Named[Side, Annotated[Handful[AllianceCard | None], OF_SEAT]]  # None: which it is, is not said
TimelinePlace = Annotated[int, msgspec.Meta(ge=0, le=199)]


class Player(msgspec.Struct, kw_only=True):
    """A seat's character and all that is before it. `character` None: it is still to be chosen.

    Secrets: `chosen`, the cards laid face down to be revealed (WP-PLAY-01); `keeping`, places on the timeline of the
    cards to be kept (WP-END-15); the own alliance cards (WP-MZ-08).
    """

    seat: AnySeat
    character: Character | None = None
    name: Title = ""
    vp: Count = 0
    xp: Xp = 0
    gold: Xp | None = None  # WP-CHAR-06: out of play
    abilities: Abilities = msgspec.field(default_factory=lambda: ["ready", "locked", "locked", "locked"])
    hand: Small = STARTERS
    timeline: Handful[Laid] = []
    pool: Named[Symbol, Count] = msgspec.field(default_factory=lambda: dict.fromkeys(SYMBOLS, 0))
    specials: Handful[Special] = []
    chosen: Annotated[Handful[CardId], OF_SEAT] = []
    played: bool = False  # the cards of this turn's playing step lie on the timeline
    resolving: Handful[TimelinePlace] = []  # places on the timeline whose effects are still to be resolved, left first
    to_draw: Small = 0  # cards that come once the effects that wait have happened (WP-ABI-15)
    keeping: Annotated[Handful[TimelinePlace], OF_SEAT] = []
    kept: bool = False  # the timeline is cleared, but for what was kept
    alliances: HeldAlliances = msgspec.field(default_factory=lambda: {side: [] for side in SIDES})
    quest: bool = True  # plays with the side quest card
    counts: Counts | None = None  # a light table
    announced: Announced = ""
    shown: Handful[CardId] = []  # the hand as it was shown at the end of the game
    deeds: Many[Deed] = []  # where points came from

    def __post_init__(self) -> None:
        """A pool counts all four types, alliance cards have two sides; what waits lies on the timeline."""
        self.alliances = {side: self.alliances.get(side, []) for side in SIDES}
        self.pool = {symbol: self.pool.get(symbol, 0) for symbol in SYMBOLS}
        places = len(self.timeline)
        if any(at >= places for at in self.resolving):
            raise ValueError("an effect belongs to a card on the timeline")


def named(player: Player) -> str:
    """How a player is called in a message: by the character's own name, else by the character, else by the seat."""
    return player.name or player.character or f"seat-{player.seat}"
