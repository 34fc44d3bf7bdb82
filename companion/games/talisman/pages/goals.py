"""Where the active character may go now, as the turn and the map show it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from ..box import board
from ..box.names import Ability, SpaceId
from ..box.whereabouts import Spot, spot
from ..play import odds, paths, travel
from ..play.piles import draw_due
from ..play.totals import total
from ..state.table import Realm
from .figures import Figure, figure


@dataclass(frozen=True)
class Goal:
    """A space where the movement may end, and the move that leads there."""

    spot: Spot
    move: str
    args: Mapping[str, Any]
    kind: Literal["go", "cross", "raft", "step"]
    apart: bool  # it lies elsewhere than the others: over the bridge, over the river, on the way back
    here: list[Figure]
    cards: int
    gold: int
    due: int  # so many cards would be drawn there
    round: str = ""  # which way round, where it goes along the board
    past_sentinel: int | None = None  # over the bridge, with so many steps of the roll left behind it


@dataclass(frozen=True)
class Trial:
    """Trying the Gate by one ability: its total, the dice, and how often they let one through, in percent."""

    value: int
    dice: int
    odds: int


@dataclass(frozen=True)
class Gate:
    """TA-GATE-04, TA-KNOW-07: what trying the Gate of Fate would ask."""

    inward: bool  # the Sentinel comes first
    by: Mapping[Ability, Trial]


def goals(state: Realm) -> list[Goal]:
    """TA-MOV-06: the ends of the movement now, each with the move that leads there."""
    ends = travel.ends(state) if travel.steps_left(state) and travel.may_move(state) else []
    start = board.HILLS if state.turn.crossed else state.active.space
    found = [
        _goal(state, end.to, "go", "go", end.crosses, round=paths.way_round(start, end.path))
        for end in ends
        if not _past_the_sentinel(state, end)
    ]
    bridge = next((end for end in ends if _past_the_sentinel(state, end)), None)
    if bridge is not None:  # TA-SENT-12: where the rest of the roll leads is chosen behind it
        left = travel.left_behind_the_bridge(state.active.space, bridge.path)
        found.append(_goal(state, board.HILLS, "go", "cross", True, past_sentinel=left))
    found += [_goal(state, to, "use_raft", "raft", True) for to in travel.raft_ends(state)]
    found += [_goal(state, to, "step", "step", back) for to, back in travel.inner_steps(state).items()]
    return found


def _past_the_sentinel(state: Realm, end: paths.End) -> bool:
    """TA-SENT-03: whether that way leads inwards over the bridge, which has still to be won."""
    return end.inward and not state.turn.crossed


def _goal(
    state: Realm,
    to: SpaceId,
    move: str,
    kind: Literal["go", "cross", "raft", "step"],
    apart: bool,
    round: str = "",
    past_sentinel: int | None = None,
) -> Goal:
    lying = state.lying(to)
    return Goal(
        spot=spot(to),
        move=move,
        args={"who": state.turn.who, "to": to},
        kind=kind,
        apart=apart,
        here=[figure(state, character) for character in state.on(to)],
        cards=len(lying.cards),
        gold=lying.gold,
        due=draw_due(state, to),
        round=round,
        past_sentinel=past_sentinel,
    )


def gate(state: Realm) -> Gate | None:
    """TA-GATE-04: the Gate, where it may be tried now."""
    ways = travel.gate_ways(state) if travel.steps_left(state) else []
    if not ways:
        return None
    fewer = state.active.can("one_die_fewer")
    return Gate(
        inward=all(way.inward for way in ways) and not state.turn.crossed,
        by={"strength": _trial(state, "strength", 2), "craft": _trial(state, "craft", 1 if fewer else 2)},
    )


def _trial(state: Realm, ability: Ability, dice: int) -> Trial:
    value = total(state.active, ability)
    return Trial(value, dice, odds.at_most(value, dice))
