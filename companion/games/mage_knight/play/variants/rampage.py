"""Rampage: after each round dice are rolled where a rampaging enemy was defeated. MK-VAR-14..17."""

from __future__ import annotations

from collections.abc import Sequence

from .....core.draft import Draft
from ...box.names import Colour
from ...state.table import MageKnight
from .. import revealing, travel
from ..land.ground import reading_order
from ..mana import MANA_DIE


def played(state: MageKnight) -> bool:
    """Whether the table plays with either of the two."""
    return bool({"rampage", "hordes"} & {*state.variants})


def round_is_over(draft: Draft[MageKnight]) -> None:
    """MK-VAR-14: for which spaces dice are to be rolled; where the table keeps the map, it does all of it."""
    state = draft.state
    if not played(state):
        return
    land = state.charted
    if land is None:
        draft.tell("tell-rampage-by-hand", time=state.time, hordes="yes" if "hordes" in state.variants else "no")
        return
    state.affairs.rampage = sorted(revealing.beaten(land), key=reading_order)


def roll(draft: Draft[MageKnight], told: Sequence[Colour] = ()) -> None:
    """MK-VAR-14..17: a die for each of these spaces, from top to bottom; tokens come and lie face up."""
    state, spaces, land = draft.state, draft.state.affairs.rampage, draft.state.charted
    if told and len(told) != len(spaces):
        draft.refuse("dice", "so-many-spaces", count=len(spaces))
    state.affairs.rampage = []
    for place, at in enumerate(spaces):
        face = draft.roll(MANA_DIE, told[place] if told else None, "dice")
        facts = travel.place_facts(state, at)
        if land is None:
            continue
        came = revealing.returning(land, at, state.time, face, "hordes" in state.variants)
        revealing.bring_back(draft, land, at, state.time, face, "hordes" in state.variants)
        draft.write("wrote-rampager" if came else "wrote-quiet", **facts)
