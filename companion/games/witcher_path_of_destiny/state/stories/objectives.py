"""Hidden objectives: their places, the tokens on the requirement cards, what each seat has looked at. WP-SAVE-04."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .....core.bounds import AnySeat, Handful, Named
from .....core.secrets import OF_EACH_SEAT
from ...box.knowledge import ObjectiveCard
from ...box.names import BACKS, Back, Colour, Some


class ObjectivePlace(msgspec.Struct, kw_only=True):
    """WP-ST-05..12: where an objective lies: its back, the requirement card beside it, whose tokens lie there.

    `rises`: the step in which the first left token came is over, so four cards are asked for (WP-ST-13);
    `fresh`: who has put a token there in this very check; `turned`: the objective when it was turned up at the end;
    `counts`: what each seat has of what it counts.
    """

    back: Back
    colour: Colour
    left: Handful[AnySeat] = []
    right: Handful[AnySeat] = []
    rises: bool = False
    fresh: Handful[AnySeat] = []
    turned: ObjectiveCard | None = None
    counts: Named[AnySeat, Some] = {}
    scored: bool = False

    @property
    def holders(self) -> set[int]:
        """WP-ST-10: whose tokens lie there, on either side: who may look."""
        return {*self.left, *self.right}


class ObjectiveRun(msgspec.Struct, kw_only=True):
    """WP-ST-05, WP-ST-06: the four places, one of each back, the four colours beside them.

    `looked`: the app has looked at the timelines of this turn. Secret: `seen`, by the number of a seat, what lies at
    the places at which it may look (WP-ST-10, WP-PARTY-03).
    """

    places: Annotated[list[ObjectivePlace], msgspec.Meta(max_length=len(BACKS))] = []
    looked: bool = False
    seen: Annotated[Named[AnySeat, Named[Back, ObjectiveCard]], OF_EACH_SEAT] = {}

    def __post_init__(self) -> None:
        """WP-ST-05, WP-ST-07: each back once, each colour once."""
        for what in ([one.back for one in self.places], [one.colour for one in self.places]):
            if len(set(what)) != len(what):
                raise ValueError("each back and each colour lies there once")

    def at(self, back: str) -> ObjectivePlace | None:
        """The place of that back; None in a story without hidden objectives."""
        return next((place for place in self.places if place.back == back), None)

    def known(self, back: Back) -> ObjectiveCard | None:
        """What lies there, as anybody who has looked says; for nobody's eyes but theirs."""
        return next((looks[back] for looks in self.seen.values() if back in looks), None)
