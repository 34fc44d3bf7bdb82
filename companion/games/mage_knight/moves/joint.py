"""A joint assault on a city: proposed, agreed, and fought by one hero after another. MK-COA."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ..box.names import Basic, Hex
from ..play import joint as together
from ..play import turns
from ..state.table import MageKnight

moves = Moves()

EnemyShare = Annotated[int, msgspec.Meta(ge=0, le=20)]
Shares = Annotated[list[EnemyShare], msgspec.Meta(min_length=2, max_length=4)]
CityColours = Annotated[list[Basic], msgspec.Meta(max_length=2)]
Nearby = Annotated[list[Hex], msgspec.Meta(max_length=6)]


@moves.add(by="seat", step="joint", hidden=True)
def propose_assault(
    draft: Draft[MageKnight],
    who: int,
    shares: Shares,
    city: Hex | None = None,
    colours: CityColours = [],  # noqa: B006
) -> None:
    """MK-COA-01..04, MK-VAR-32: invite heroes to a joint assault; `shares`: defenders for each seat, 0 for none.

    `city`: a space of it; `colours`: of the city, where the table keeps the map.
    """
    state = draft.state
    hero = turns.begin(draft, who)
    if state.joint is not None or state.duel is not None or state.fight is not None:
        draft.object("MK-CMB-10", "duel-goes-on", can_overrule=False)
    if len(shares) != len(state.heroes):
        draft.refuse("shares", "joint-share-for-each", count=len(state.heroes))
    seats = [one.seat for one in state.heroes]
    together.propose(draft, hero, dict(zip(seats, shares, strict=True)), city, colours)


@moves.add(by="seat", step="joint", reveals=True, notes=True)
def agree_to_assault(draft: Draft[MageKnight], who: int) -> None:
    """MK-COA-05, MK-COA-06: somebody who is invited agrees; with the last one it begins."""
    joint = together.joint_of(draft, "proposal")
    if who not in joint.waiting:
        draft.refuse("who", "joint-not-waiting")
    together.agree(draft, joint, [who])


@moves.add(step="joint", reveals=True)
def all_agree(draft: Draft[MageKnight]) -> None:
    """MK-COA-05..07: all who are invited have agreed aloud; it begins."""
    joint = together.joint_of(draft, "proposal")
    together.agree(draft, joint, joint.invited)


@moves.add(step="joint")
def decline_assault(draft: Draft[MageKnight]) -> None:
    """MK-COA-05: somebody does not agree: nothing happens, and the turn goes on."""
    together.decline(draft, together.joint_of(draft, "proposal"))


@moves.add(by="seat", step="joint", page_after="fight")
def storm_city(draft: Draft[MageKnight], who: int, also: Nearby = []) -> None:  # noqa: B006
    """MK-COA-08..11, MK-EDG-04: enter the city, paid with move points as usual, and fight the own defenders.

    `also`: challenge rampaging enemies beside it.
    """
    joint = together.joint_of(draft, "fights")
    together.storm(draft, joint, seat_of(draft, draft.state, who), also)
