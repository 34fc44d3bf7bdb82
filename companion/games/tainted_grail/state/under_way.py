"""What takes a while: an exploration or an encounter, with those who are in it. TG-PTY-03, TG-PTY-10."""

from __future__ import annotations

import msgspec

from ....core.bounds import Handful, Word
from ..box.names import Colour, HeroId, Lasting, LocationNumber, Text
from .fight import Fight


class UnderWay(msgspec.Struct, kw_only=True):
    """What some characters are in the middle of: nobody joins, leaves or trades until it is over. TG-PTY-03, 10."""

    kind: Lasting
    who: Handful[HeroId]
    place: LocationNumber | None = None
    card: Text = ""
    colour: Colour | None = None
    from_deck: bool = False  # whether an encounter's card was drawn from a counted deck, and so goes back under it
    guardian: Word = ""  # the id of the guardian on the map that is fought
    activated: Handful[HeroId] = []  # TG-TIE-02: who has had their activation in this turn of the encounter
    waiting: Handful[Word] = []  # TG-GRD-08: the ids of those that are to be fought after it, or to be chosen from
    entered: bool = False  # TG-GRD-09: met by entering, so that the location's own rule still comes
    training: bool = False  # TG-ENC-03: "Your first encounter", which belongs to no deck
    fight: Fight | None = None  # how it stands, where the app keeps the fights and knows the card

    @property
    def fought(self) -> Fight:
        """Its fight, for whoever has seen that the app keeps it; LookupError where the table fights without the app."""
        if self.fight is None:
            raise LookupError(f"no fight is kept for this {self.kind}")
        return self.fight

    @property
    def told_card(self) -> str:
        """The name of its card for a chronicle; "" where nobody knows it, and another only stands in."""
        return "" if self.fight is not None and self.fight.card.unnamed else self.card

    @property
    def roams(self) -> bool:
        """TG-GRD-01, TG-TRT-06: whether its card is a guardian: one of the map, or one that says so."""
        return bool(self.guardian) or (self.fight is not None and self.fight.card.roams)
