"""A new table, from the options that its players chose. OR-SET-01."""

from __future__ import annotations

from typing import Annotated

import msgspec

from companion.core.chance import Chance
from companion.core.checklist import Checklist
from companion.core.deck import SecretDeck
from companion.core.draft import Draft, Knowledge
from companion.core.game import Game
from companion.core.seating import keepers, seated
from companion.core.table import Keeper

from ..box import GOAL, LEAST, MOST, PRINTED, Area, HouseRule
from ..play import stand
from ..state.table import Basket, Harvest

KEPT: dict[Area, Keeper] = {"purses": "app"}  # unless the options say otherwise
RULES = {"tell-shuffle": "OR-SET-01", "tell-deal": "OR-SET-01", "tell-begins": "OR-TURN-01", "tell-aim": "OR-END-01"}


class Player(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat: who plays there."""

    player: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Options(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """How a table begins: who sits where, clockwise, and who keeps what."""

    players: Annotated[list[Player], msgspec.Meta(min_length=LEAST, max_length=MOST)] = msgspec.field(
        default_factory=lambda: [Player(), Player()]
    )
    areas: dict[Area, Keeper] = {}
    otherwise: Annotated[list[HouseRule], msgspec.Meta(max_length=1)] = []


def set_up(game: Game[Harvest], name: str, options: Options, seed: str, known: Knowledge) -> Draft[Harvest]:
    """A new table before its first turn; what it tells the hands is its first checklist. `after` does not run here."""
    state = Harvest(
        name=name,
        seats=seated(options.players),
        chance=Chance(seed),
        kept=keepers(KEPT, options.areas),
        baskets=[Basket(seat=number) for number in range(1, len(options.players) + 1)],
        otherwise=[*options.otherwise],
        deck=SecretDeck(shuffled=sorted(fruit for fruit, count in PRINTED.items() for _ in range(count))),
    )
    draft = Draft(game, state, knowledge=known)
    draft.tell("tell-shuffle", cards=state.deck.size)
    draft.tell("tell-deal")
    draft.tell("tell-begins", who=state.active)
    draft.tell("tell-aim", goal=GOAL)
    draft.write("wrote-set-up", who=[seat.id for seat in state.seats])
    stand(state)
    state.checklist = Checklist.told_by("set_up", draft.tellings, RULES)
    return draft
