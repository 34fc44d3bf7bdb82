"""The reckoning at the end: what only the table can count, and the end itself. MK-SCO, MK-KF-40..46."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ....core.bounds import AnySeat, SeatId, Small
from ....core.draft import Draft
from ....core.moves import Moves
from ....core.seats import seat_of
from ..play import closing, tally
from ..play.scenarios import portal
from ..state.agreement import Scored, TallyName
from ..state.hero import called
from ..state.table import MageKnight

moves = Moves()
Counts = Annotated[dict[TallyName, Small], msgspec.Meta(min_length=1, max_length=20)]


def _scored(draft: Draft[MageKnight]) -> Scored:
    """What was told so far, once there is nothing more to play."""
    if draft.state.step not in ("scoring", "over"):
        draft.object("MK-SCO-01", "not-scored-yet", can_overrule=False)
    if draft.state.scored is None:
        draft.state.scored = Scored()
    return draft.state.scored


@moves.add(by="seat", step="scoring", notes=True)
def count_things(draft: Draft[MageKnight], who: SeatId, counts: Counts) -> None:
    """MK-SCO-02, MK-KF-40..45: how many of each thing a hero has; of units: the sum of their levels."""
    scored, hero = _scored(draft), seat_of(draft, draft.state, who)
    for what in counts:
        if what not in tally.asked(draft.state):
            draft.refuse(f"counts.{what}", "not-counted-here")
    scored.tallies.setdefault(hero.seat, {}).update(counts)
    draft.write("wrote-counted", who=called(hero))


@moves.add(step="scoring", notes=True)
def count_cities(
    draft: Draft[MageKnight],
    conquered: Small | None = None,
    each_leads: bool = False,
    cards_left: Small | None = None,
    announced: bool = False,
) -> None:
    """MK-SCO-06, MK-SCO-07: how many cities fell, whether every player leads one; of the dummy player's cards that were
    not flipped, and whether the end of the last round was announced."""
    scored, state = _scored(draft), draft.state
    if conquered is not None and conquered > state.agreed.cities:
        draft.refuse("conquered", "so-many-cities", count=state.agreed.cities)
    if closing.cities_untold(state) and conquered is None:
        draft.refuse("conquered", "argument-missing")
    if conquered is not None:
        scored.conquered, scored.each_leads = conquered, each_leads
    if cards_left is not None:
        scored.cards_left, scored.announced = cards_left, announced


@moves.add(step="scoring", notes=True)
def tell_portal(draft: Draft[MageKnight], holder: AnySeat) -> None:
    """MK-OR-03, MK-OR-01: who stands on the portal at the end, where the table keeps the map; 0: nobody."""
    _scored(draft)
    if holder:
        portal.mind_eliminated(draft, seat_of(draft, draft.state, holder, "holder"))
    draft.state.affairs.holder = holder


@moves.add(step="scoring")
def show_chosen(draft: Draft[MageKnight], who: SeatId) -> None:
    """MK-OR-06: a team turns up the shield of its chosen one."""
    _scored(draft)
    closing.show_chosen(draft, seat_of(draft, draft.state, who))


@moves.add(step="scoring")
def score(draft: Draft[MageKnight]) -> None:
    """MK-SCO-01..08, MK-RND-17: all is counted; the game is over, and it is known who won."""
    if draft.state.step != "scoring":
        draft.object("MK-SCO-01", "not-scored-yet", can_overrule=False)
    closing.score(draft)
